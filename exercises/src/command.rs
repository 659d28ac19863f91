//! The command line of `cargo exercise`.

use std::fmt;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use crate::analytic_geometry;
use crate::basic_knowledge;
use crate::combinatorial_mathematics;
use crate::data_structure;
use crate::dynamic_programming;
use crate::game_theory as games;
use crate::graph_theory;
use crate::judge::{Exercise, Verdict};
use crate::linear_algebra;
use crate::number_theory;
use crate::pattern_match;
use crate::program::Build;
use crate::progress::{Progress, State};
use crate::search;
use crate::skeleton::skeleton;
use crate::sort;

/// All exercises, in the order of the book; within a section, the easiest first.
pub const ALL: &[Exercise] = &[
    Exercise::new::<basic_knowledge::time_complexity::HasDuplicate>(),
    Exercise::new::<basic_knowledge::recurrence::Master>(),
    Exercise::new::<sort::InsertionSort>(),
    Exercise::new::<sort::InsertionSortByKey>(),
    Exercise::new::<sort::BubbleSort>(),
    Exercise::new::<sort::QuickSortPartition>(),
    Exercise::new::<sort::QuickSort>(),
    Exercise::new::<sort::MergeSortMerge>(),
    Exercise::new::<sort::MergeSortInversions>(),
    Exercise::new::<search::binary_search::BinarySearch>(),
    Exercise::new::<search::binary_search::LowerBound>(),
    Exercise::new::<search::counting_principles::Count>(),
    Exercise::new::<search::counting_principles::KthWay>(),
    Exercise::new::<search::brute_force::NextTuple>(),
    Exercise::new::<search::recursion::SubsetsWithSum>(),
    Exercise::new::<search::breadth_first_search::BreadthFirstSearch>(),
    Exercise::new::<search::bidirectional_search::BidirectionalSearch>(),
    Exercise::new::<search::a_star_search::AStarSearch>(),
    Exercise::new::<search::dancing_links::ExactCovers>(),
    Exercise::new::<data_structure::disjoint_set::DisjointSet>(),
    Exercise::new::<data_structure::trie::CountPrefixes>(),
    Exercise::new::<data_structure::leftist_heap::LeftistHeap>(),
    Exercise::new::<data_structure::segment_tree::SegmentTree>(),
    Exercise::new::<data_structure::fenwick_tree::FenwickTree>(),
    Exercise::new::<data_structure::binary_search_tree::BinarySearchTree>(),
    Exercise::new::<data_structure::avl_tree::AvlTree>(),
    Exercise::new::<data_structure::red_black_tree::RedBlackTree>(),
    Exercise::new::<data_structure::skip_list::SkipList>(),
    Exercise::new::<data_structure::b_plus_tree::BPlusTree>(),
    Exercise::new::<data_structure::b_tree::BTree>(),
    Exercise::new::<dynamic_programming::longest_common_subsequence::LongestCommonSubsequence>(),
    Exercise::new::<
        dynamic_programming::longest_increasing_subsequence::LongestIncreasingSubsequence,
    >(),
    Exercise::new::<dynamic_programming::bitonic_subsequence::BitonicSubsequence>(),
    Exercise::new::<dynamic_programming::maximum_subarray::MaximumSubarray>(),
    Exercise::new::<dynamic_programming::longest_palindrome::LongestPalindrome>(),
    Exercise::new::<dynamic_programming::zero_one_knapsack::ZeroOneKnapsack>(),
    Exercise::new::<dynamic_programming::unbounded_knapsack::UnboundedKnapsack>(),
    Exercise::new::<dynamic_programming::two_dimensional_knapsack::TwoDimensionalKnapsack>(),
    Exercise::new::<dynamic_programming::minimum_merge_cost::MinimumMergeCost>(),
    Exercise::new::<dynamic_programming::unique_paths::UniquePaths>(),
    Exercise::new::<dynamic_programming::triangle_path::TrianglePath>(),
    Exercise::new::<dynamic_programming::maximum_binary_subtree::MaximumBinarySubtree>(),
    Exercise::new::<dynamic_programming::maximum_subtree::MaximumSubtree>(),
    Exercise::new::<dynamic_programming::maximum_radius_sum::MaximumRadiusSum>(),
    Exercise::new::<graph_theory::depth_first_search::DepthFirstSearch>(),
    Exercise::new::<graph_theory::breadth_first_search_distances::BreadthFirstSearch>(),
    Exercise::new::<graph_theory::topological_sort::TopologicalSort>(),
    Exercise::new::<graph_theory::euler_cycle::EulerCycle>(),
    Exercise::new::<graph_theory::kruskal::Kruskal>(),
    Exercise::new::<graph_theory::prim::Prim>(),
    Exercise::new::<graph_theory::bellman_ford::BellmanFord>(),
    Exercise::new::<graph_theory::dijkstra::Dijkstra>(),
    Exercise::new::<graph_theory::floyd_warshall::FloydWarshall>(),
    Exercise::new::<graph_theory::difference_constraints::DifferenceConstraints>(),
    Exercise::new::<graph_theory::kosaraju::Kosaraju>(),
    Exercise::new::<graph_theory::tarjan::Tarjan>(),
    Exercise::new::<graph_theory::two_sat::TwoSat>(),
    Exercise::new::<graph_theory::edmonds_karp::EdmondsKarp>(),
    Exercise::new::<graph_theory::push_relabel::PushRelabel>(),
    Exercise::new::<graph_theory::dinic::Dinic>(),
    Exercise::new::<graph_theory::minimum_cost_flow::MinimumCostFlow>(),
    Exercise::new::<graph_theory::multi_source_multi_sink::MultiSourceMultiSink>(),
    Exercise::new::<graph_theory::hungarian::Hungarian>(),
    Exercise::new::<graph_theory::hopcroft_karp::HopcroftKarp>(),
    Exercise::new::<graph_theory::matching_as_max_flow::MatchingAsMaxFlow>(),
    Exercise::new::<graph_theory::kuhn_munkres::KuhnMunkres>(),
    Exercise::new::<graph_theory::covers_and_cliques::CoversAndCliques>(),
    Exercise::new::<graph_theory::weighted_cover::WeightedCover>(),
    Exercise::new::<graph_theory::disjoint_path_cover::DisjointPathCover>(),
    Exercise::new::<graph_theory::joint_path_cover::JointPathCover>(),
    Exercise::new::<graph_theory::coloring::Coloring>(),
    Exercise::new::<combinatorial_mathematics::full_permutation::PreviousPermutation>(),
    Exercise::new::<combinatorial_mathematics::combination::NextCombination>(),
    Exercise::new::<combinatorial_mathematics::permutation::NextRow>(),
    Exercise::new::<combinatorial_mathematics::permutation_group::Shuffled>(),
    Exercise::new::<number_theory::PrimesBelow>(),
    Exercise::new::<number_theory::greatest_common_divisor::Pairs>(),
    Exercise::new::<number_theory::Squares>(),
    Exercise::new::<number_theory::Bezout>(),
    Exercise::new::<number_theory::chinese_remainder_theorem::Remainders>(),
    Exercise::new::<number_theory::modular_exponentiation::GeometricSum>(),
    Exercise::new::<linear_algebra::strassen::Strassen>(),
    Exercise::new::<linear_algebra::gauss_elimination::GaussElimination>(),
    Exercise::new::<linear_algebra::lup::Lup>(),
    Exercise::new::<linear_algebra::inverse_matrix::InverseMatrix>(),
    Exercise::new::<linear_algebra::simplex::Simplex>(),
    Exercise::new::<linear_algebra::dinkelbach::Dinkelbach>(),
    Exercise::new::<analytic_geometry::Side>(),
    Exercise::new::<analytic_geometry::Intersect>(),
    Exercise::new::<analytic_geometry::MeetingPair>(),
    Exercise::new::<analytic_geometry::DoubledArea>(),
    Exercise::new::<analytic_geometry::Centroid>(),
    Exercise::new::<analytic_geometry::ClosestDistance>(),
    Exercise::new::<analytic_geometry::Hull>(),
    Exercise::new::<analytic_geometry::FarthestFirst>(),
    Exercise::new::<analytic_geometry::Diameter>(),
    Exercise::new::<pattern_match::simple_match::SimpleMatch>(),
    Exercise::new::<pattern_match::aho_corasick::AhoCorasick>(),
    Exercise::new::<pattern_match::knuth_morris_pratt::KnuthMorrisPratt>(),
    Exercise::new::<pattern_match::rabin_karp::DifferentWindows>(),
    Exercise::new::<pattern_match::boyer_moore::BoyerMoore>(),
    Exercise::new::<games::BashGame>(),
    Exercise::new::<games::WythoffGame>(),
    Exercise::new::<games::NimGame>(),
    Exercise::new::<games::NimGamePlayer>(),
    Exercise::new::<games::SpragueGrundyMex>(),
    Exercise::new::<games::SpragueGrundy>(),
];

const HELP: &str = "\
Judges the code that you write for the exercises of the book.

Usage: cargo exercise                    list all exercises
       cargo exercise WHICH...           judge these
       cargo exercise --next             judge the first one that is not solved
       cargo exercise --watch [WHICH]    judge at each save, until it is right
       cargo exercise --hint [WHICH]     show one hint more
       cargo exercise --solution [WHICH] say where our solution is
       cargo exercise --reset WHICH      put the skeleton back; your text is kept in a .bak file

WHICH is a section (2.3), an exercise (quick_sort), its file, or a chapter (2). Without it, the
options take the first exercise that is not solved.

You write in exercises/CHAPTER/NAME.rs. The judge tries every small input in order of size, then
random ones, then large ones with a time limit, and shows the smallest input that fails.

The status is 0 if all is right, 1 if not, 2 if the command line is not understood.
";

/// A command line that is not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UsageError(String);

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Does what the arguments ask for; the status is that of the process.
pub fn run(args: &[String]) -> ExitCode {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match root() {
        Ok(workspace) => dispatch(&workspace, &args),
        Err(error) => Err(error),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}\n`cargo exercise --help` explains the command.");
            ExitCode::from(2)
        }
    }
}

/// The workspace: the nearest folder upwards that has our solutions.
fn root() -> Result<PathBuf, UsageError> {
    let here = std::env::current_dir().unwrap_or_default();
    let root = here.ancestors().find(|folder| folder.join("exercises/solutions").is_dir());
    let none = "there are no exercises in this folder or above it";
    root.map(Path::to_owned).ok_or_else(|| UsageError(none.to_owned()))
}

/// Whether all is right that was to be judged.
fn dispatch(workspace: &Path, args: &[&str]) -> Result<bool, UsageError> {
    if let Some(option) = args.iter().skip(1).find(|arg| arg.starts_with("--")) {
        return Err(UsageError(format!(
            "{option} must be the first argument, and the only option"
        )));
    }
    let progress = Progress::read(workspace);
    match args {
        [] => {
            list(workspace, &progress);
            Ok(true)
        }
        ["-h" | "--help"] => {
            print!("{HELP}");
            Ok(true)
        }
        ["--next"] => {
            let Some(exercise) = next(workspace, &progress, ALL) else {
                println!("All {} exercises are solved.", ALL.len());
                return Ok(true);
            };
            Ok(judge(workspace, &exercise))
        }
        ["--watch", which @ ..] => {
            watch(workspace, &chosen(workspace, &progress, which)?);
            Ok(true)
        }
        ["--hint", which @ ..] => {
            let chosen = chosen(workspace, &progress, which)?;
            let exercise = next(workspace, &progress, &chosen).unwrap_or(chosen[0]);
            hint(progress, &exercise);
            Ok(true)
        }
        ["--solution", which @ ..] => {
            for exercise in chosen(workspace, &progress, which)? {
                println!("{} {}: {}", exercise.section, exercise.name, exercise.solution());
            }
            Ok(true)
        }
        ["--reset", which @ ..] => match find_all(which)?.as_slice() {
            [] => Err(UsageError("--reset needs the name of an exercise".to_owned())),
            [exercise] => {
                reset(workspace, progress, exercise)
                    .map_err(|error| UsageError(format!("{}: {error}", exercise.file())))?;
                Ok(true)
            }
            several => {
                let names: Vec<&str> = several.iter().map(|exercise| exercise.name).collect();
                let names = names.join(", ");
                Err(UsageError(format!("name the one to reset: {names}")))
            }
        },
        [option, ..] if option.starts_with('-') => {
            Err(UsageError(format!("there is no option {option:?}")))
        }
        which => {
            let mut is_right = true;
            for (i, exercise) in find_all(which)?.iter().enumerate() {
                if 0 < i {
                    println!("\n");
                }
                is_right &= judge(workspace, exercise);
            }
            Ok(is_right)
        }
    }
}

/// The first of the exercises that is not solved.
fn next(workspace: &Path, progress: &Progress, among: &[Exercise]) -> Option<Exercise> {
    let is_solved = |exercise: &&Exercise| progress.state(workspace, exercise) == State::Solved;
    among.iter().find(|exercise| !is_solved(exercise)).copied()
}

/// The exercises that are named; if none is, the first that is not solved.
fn chosen(
    workspace: &Path,
    progress: &Progress,
    which: &[&str],
) -> Result<Vec<Exercise>, UsageError> {
    if !which.is_empty() {
        return find_all(which);
    }
    match next(workspace, progress, ALL) {
        Some(exercise) => Ok(vec![exercise]),
        None => Err(UsageError("all exercises are solved, so say which one".to_owned())),
    }
}

/// The exercises that are named, each by its section, its name, its file or its chapter.
fn find_all(which: &[&str]) -> Result<Vec<Exercise>, UsageError> {
    let mut found = Vec::new();
    for word in which {
        found.extend(find(word)?);
    }
    Ok(found)
}

fn find(word: &str) -> Result<Vec<Exercise>, UsageError> {
    let stem = Path::new(word).file_stem().and_then(|stem| stem.to_str()).unwrap_or(word);
    let is_file = Path::new(word).extension().is_some_and(|extension| extension == "rs");
    let name = if is_file { stem } else { word };
    let matches = |exercise: &&Exercise| {
        let (chapter, _) = exercise.section.split_once('.').unwrap_or_default();
        [exercise.section, exercise.name, exercise.chapter, chapter].contains(&name)
    };
    let found: Vec<Exercise> = ALL.iter().filter(matches).copied().collect();
    if found.is_empty() { Err(UsageError(unknown(name))) } else { Ok(found) }
}

/// What to say of a name that no exercise has.
fn unknown(name: &str) -> String {
    if let Some((chapter, _)) = name.split_once('.') {
        let mut sections: Vec<&str> = ALL.iter().map(|exercise| exercise.section).collect();
        sections.dedup();
        let beside = |section: &&str| section.split_once('.').is_some_and(|(c, _)| c == chapter);
        let beside: Vec<&str> = sections.iter().copied().filter(beside).collect();
        let sections = if beside.is_empty() { sections } else { beside };
        return format!("section {name} has no exercise; {} have some", sections.join(", "));
    }
    let distance = |exercise: &&Exercise| edit_distance(name, exercise.name);
    let similar = ALL.iter().min_by_key(distance).filter(|exercise| distance(exercise) <= 4);
    let guess = similar.map_or_else(String::new, |exercise| format!("; is it {}?", exercise.name));
    format!("there is no exercise {name:?}{guess}")
}

/// How many letters must be put in, taken out or changed.
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        // Invariant: row[j] is the distance from the first i letters of a to the first j of b.
        let mut diagonal = row[0];
        row[0] = i + 1;
        for j in 1..row.len() {
            let kept = diagonal + usize::from(letter != b[j - 1]);
            diagonal = row[j];
            row[j] = kept.min(row[j] + 1).min(row[j - 1] + 1);
        }
    }
    row[b.len()]
}

/// Shows all exercises, and how far the reader is.
fn list(workspace: &Path, progress: &Progress) {
    let (mut chapter, mut section) = ("", "");
    let mut n_solved = 0;
    for exercise in ALL {
        if exercise.chapter != chapter {
            chapter = exercise.chapter;
            let number = exercise.section.split('.').next().unwrap_or_default();
            println!("{number:>2} {}", title(chapter));
        }
        let number = if exercise.section == section { "" } else { exercise.section };
        section = exercise.section;
        let state = progress.state(workspace, exercise);
        n_solved += usize::from(state == State::Solved);
        println!("   {number:<5} {:<24} {}", exercise.name, state.words());
    }
    println!("\n{n_solved} of {} are solved.", ALL.len());
    if let Some(exercise) = next(workspace, progress, ALL) {
        println!("Next: write {}, then run `cargo exercise {}`.", exercise.file(), exercise.name);
    }
}

/// `game-theory` as a title: `Game theory`.
fn title(chapter: &str) -> String {
    let words = chapter.replace('-', " ");
    let (first, rest) = words.split_at(words.len().min(1));
    first.to_uppercase() + rest
}

/// Judges an exercise, says what to write and what is wrong, and remembers it if it is right.
fn judge(workspace: &Path, exercise: &Exercise) -> bool {
    let file = exercise.file();
    let text = fs::read_to_string(workspace.join(&file)).unwrap_or_default();
    println!("{} {} in {file}\n", exercise.section, exercise.name);
    println!("{}\n", wrapped(&exercise.statement(workspace)));
    let verdict = exercise.judge(workspace, &file, Build::Optimized);
    println!("{verdict}");
    let mut progress = Progress::read(workspace);
    match &verdict {
        Verdict::Right { .. } => {
            progress.set_solved(exercise, &text);
            save(&progress);
            if let Some(next) = next(workspace, &progress, ALL) {
                println!("\nNext: {} {} in {}", next.section, next.name, next.file());
            }
        }
        Verdict::Missing => {
            println!("`cargo exercise --reset {}` brings the skeleton back.", exercise.name);
        }
        _ => println!("\nFor a hint: cargo exercise --hint {}", exercise.name),
    }
    verdict.is_right()
}

fn save(progress: &Progress) {
    if let Err(error) = progress.write() {
        eprintln!("warning: exercises/.progress cannot be written: {error}");
    }
}

/// Judges the exercises one after the other, each again at each save, until it is right.
fn watch(workspace: &Path, exercises: &[Exercise]) {
    for exercise in exercises {
        let file = workspace.join(exercise.file());
        loop {
            // Read before it is judged: a save meanwhile is not missed.
            let judged = fs::read(&file).ok();
            if judge(workspace, exercise) {
                break;
            }
            println!("\nWaiting for you to save {}. Ctrl-C ends it.", exercise.file());
            while fs::read(&file).ok() == judged {
                thread::sleep(Duration::from_millis(200));
            }
            if io::stdout().is_terminal() {
                // Clears the screen, and goes to its top.
                print!("\x1b[2J\x1b[H");
            } else {
                println!("\n----\n");
            }
        }
    }
}

/// Shows the hints so far and one more.
fn hint(mut progress: Progress, exercise: &Exercise) {
    let n_shown = progress.one_hint_more(exercise);
    save(&progress);
    println!("{} {} in {}\n", exercise.section, exercise.name, exercise.file());
    for (i, hint) in exercise.hints[..n_shown].iter().enumerate() {
        println!("{}\n", wrapped(&format!("Hint {} of {}: {hint}", i + 1, exercise.hints.len())));
    }
    if n_shown == exercise.hints.len() {
        println!("That is the last hint. Our solution is in {}.", exercise.solution());
    } else {
        println!("The same command shows one more.");
    }
}

/// Puts the skeleton back, and keeps the reader's text.
fn reset(workspace: &Path, mut progress: Progress, exercise: &Exercise) -> io::Result<()> {
    let name = exercise.file();
    let file = workspace.join(&name);
    let skeleton = skeleton(&fs::read_to_string(workspace.join(exercise.solution()))?);
    progress.forget(exercise);
    match fs::read_to_string(&file) {
        Ok(text) if text == skeleton => println!("{name} is the skeleton already."),
        Ok(_) => {
            let backups = (1..).map(|i| match i {
                1 => format!("{name}.bak"),
                i => format!("{name}.bak{i}"),
            });
            let mut free = backups.filter(|backup| !workspace.join(backup).exists());
            let backup = free.next().unwrap_or_default();
            fs::rename(&file, workspace.join(&backup))?;
            fs::write(&file, skeleton)?;
            println!("{name} is the skeleton again. Your text is in {backup}.");
        }
        Err(_) => {
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(&file, skeleton)?;
            println!("{name} is there again, as the skeleton.");
        }
    }
    save(&progress);
    Ok(())
}

/// A paragraph in lines of at most 80 letters.
fn wrapped(paragraph: &str) -> String {
    let mut text = String::new();
    let mut width = 0;
    for word in paragraph.split_whitespace() {
        let n_letters = word.chars().count();
        if 0 < width && 80 < width + 1 + n_letters {
            text.push('\n');
            width = 0;
        } else if 0 < width {
            text.push(' ');
            width += 1;
        }
        text += word;
        width += n_letters;
    }
    text
}
