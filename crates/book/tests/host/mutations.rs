//! Every example program of the workspace, on inputs that were broken on purpose: each is answered,
//! or refused in one line.
//!
//! To hunt: `MUTATIONS=5000 MUTATED=nim cargo test -p book --test host mutations` runs more of
//! them, of one program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use book::programs::{Example, Programs as _, Workspace, examples};
use trace::SplitMix64;
use trace::page::PageTrace;

/// So many broken inputs are tried on each program.
const N_MUTATIONS: usize = 300;
/// So many random inputs of its own are tried on each program.
const N_RANDOM: u64 = 20;
/// No line grows longer than this: some programs show what takes n² steps.
const MOST_BYTES: usize = 24_000;

/// What stands for a number.
const NUMBERS: [&str; 22] = [
    "0",
    "-1",
    "1",
    "2",
    "007",
    "-0",
    "300",
    "10000",
    "1000000",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1000000000000000000000000000000",
    "1e308",
    "-1e308",
    "0.1",
    "NaN",
    "inf",
];
/// What stands for a word.
const WORDS: [&str; 12] =
    ["尼姆", "é", "Ω≠", "🙂", "\u{a0}", "\u{202e}x", "(", ")", "-", "--", ",", "a\"'<&>"];

/// Where the programs are, and what they are given.
struct Workshop {
    programs: PathBuf,
    /// What a reader may type for each example, from the pages and the sources.
    seeds: BTreeMap<String, Vec<String>>,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("a workspace")
}

impl Workshop {
    fn open(examples: &[Example]) -> Self {
        let mut workspace = Workspace::new(root().to_owned());
        workspace.build().expect("the examples compile");
        // A test lies in target/debug/deps.
        let test = std::env::current_exe().expect("a test has a path");
        let programs = test.ancestors().nth(2).expect("target/debug").join("examples");
        let mut pages = Vec::new();
        texts(&root().join("docs"), "md", &mut pages);
        let mut seeds: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for line in pages.iter().flat_map(|page| page.lines()) {
            let words: Vec<&str> = line.trim_end_matches("}}").split_whitespace().collect();
            if let ["{{#trace" | "{{#play", _, example, args @ ..] = &words[..] {
                seeds.entry((*example).to_owned()).or_default().insert(args.join(" "));
            }
        }
        for Example { name, source, .. } in examples {
            let source = fs::read_to_string(root().join(source)).expect("a source");
            let head = source.lines().next().unwrap_or("");
            if let Some((_, args)) = head.split_once(" -- ") {
                let args = args.trim_end_matches(['`', '.', '"']);
                seeds.entry(name.clone()).or_default().insert(args.to_owned());
            }
        }
        let seeds = seeds.into_iter().map(|(name, lines)| (name, Vec::from_iter(lines)));
        Workshop { programs, seeds: seeds.collect() }
    }

    /// Runs a program as a reader would, with a limit to its time on a processor and to its memory.
    fn run(&self, example: &str, args: &[String], stdin: Option<&str>) -> Output {
        // To count all 9356 tilings of 6 x 10 takes nine seconds if nothing else runs.
        let limited = "ulimit -t 30; ulimit -v 4000000; exec \"$0\" \"$@\"";
        let mut command = Command::new("sh");
        command.args(["-c", limited]).arg(self.programs.join(example)).args(args);
        command.env("NO_COLOR", "1").env_remove("RUST_BACKTRACE");
        let Some(stdin) = stdin else {
            return command.stdin(Stdio::null()).output().expect("a shell");
        };
        let file = tempfile::NamedTempFile::new().expect("a file");
        fs::write(&file, stdin).expect("a file");
        command.stdin(file.reopen().expect("a file")).output().expect("a shell")
    }

    /// The options of a program, each with whether it takes a value.
    fn flags(&self, example: &str) -> Vec<(String, bool)> {
        let help = self.run(example, &["--help".to_owned()], None);
        let help = String::from_utf8(help.stdout).expect("text");
        let lines = help.lines().skip_while(|line| *line != "options:").skip(1);
        let flags = lines.filter_map(|line| {
            let (form, _) = line.trim_start().split_once("  ")?;
            let (name, value) = form.split_once(' ').unwrap_or((form, ""));
            Some((name.to_owned(), !value.is_empty()))
        });
        let counts = |name: &str| !["--cost", "--frames", "--help"].contains(&name);
        flags.filter(|(name, _)| counts(name)).collect()
    }
}

/// The texts of all files below `folder` with this extension.
fn texts(folder: &Path, extension: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            texts(&path, extension, found);
        } else if path.extension().is_some_and(|is| is == extension) {
            found.push(fs::read_to_string(path).expect("a text"));
        }
    }
}

/// One change of a line, of its tokens or within one.
fn mutate(tokens: &mut Vec<String>, flags: &[(String, bool)], dice: &mut SplitMix64) {
    let i = dice.below(tokens.len() + 1);
    match dice.below(15) {
        0 => tokens.insert(i, (*dice.pick(&NUMBERS)).to_owned()),
        1 => tokens.insert(i, (*dice.pick(&WORDS)).to_owned()),
        2 if !flags.is_empty() => {
            let (name, takes_value) = dice.pick(flags);
            tokens.insert(i, name.clone());
            if *takes_value {
                tokens.insert(i + 1, (*dice.pick(&NUMBERS)).to_owned());
            }
        }
        // Long ones.
        3 => {
            let times = *dice.pick(&[2, 3, 10, 100, 1000, 10_000]);
            let all: usize = tokens.iter().map(|token| token.len() + 1).sum();
            let times = times.min(MOST_BYTES / all.max(1));
            *tokens = std::iter::repeat_n(&tokens[..], times).flatten().cloned().collect();
        }
        _ if i == tokens.len() => {}
        4 => tokens.insert(i, tokens[i].clone()),
        5 => {
            tokens.remove(i);
        }
        6 => {
            let j = dice.below(tokens.len());
            tokens.swap(i, j);
        }
        7 => tokens.truncate(i),
        8 => {
            let times = *dice.pick(&[2, 5, 50, 1000]);
            tokens[i] = tokens[i].repeat(times.min(MOST_BYTES / tokens[i].len().max(1)));
        }
        9 => {
            let times = *dice.pick(&[5, 40, 400, 4000]);
            let times = times.min(MOST_BYTES / (tokens[i].len() + 1));
            tokens.splice(i..i, std::iter::repeat_n(tokens[i].clone(), times).collect::<Vec<_>>());
        }
        10 => {
            let mut letters: Vec<char> = tokens[i].chars().collect();
            if !letters.is_empty() {
                let at = dice.below(letters.len());
                match dice.below(3) {
                    0 => drop(letters.remove(at)),
                    1 => letters.insert(at, letters[at]),
                    _ => letters[at] = *dice.pick(&['(', ')', '-', ',', ':', '1', 'z', '目', '.']),
                }
            }
            tokens[i] = letters.into_iter().collect();
        }
        _ => {
            let number = *dice.pick(&NUMBERS);
            tokens[i] = with_number(&tokens[i], number, dice);
        }
    }
}

/// A token with another number in place of one in it: `0-1:5` may become `0-1:-1`.
fn with_number(token: &str, number: &str, dice: &mut SplitMix64) -> String {
    let is_start = |at: &usize| {
        let before = token[..*at].chars().next_back();
        token[*at..].starts_with(|c: char| c.is_ascii_digit())
            && !before.is_some_and(|c| c.is_ascii_digit())
    };
    let starts: Vec<usize> = token.char_indices().map(|(at, _)| at).filter(is_start).collect();
    if starts.is_empty() {
        return number.to_owned();
    }
    let at = *dice.pick(&starts);
    let rest = token[at..].trim_start_matches(|c: char| c.is_ascii_digit());
    format!("{}{number}{rest}", &token[..at])
}

/// What is wrong with how a program answered; none if nothing is.
fn fault(output: &Output, is_judge: bool) -> Option<String> {
    let says = String::from_utf8_lossy(&output.stderr);
    match output.status.code() {
        Some(0) if says.is_empty() => None,
        Some(0) => Some(format!("it succeeded, and says {says}")),
        Some(2) if !is_judge && !output.stdout.is_empty() => Some("it failed, and printed".into()),
        Some(2) => {
            let is_one_line = says.ends_with('\n') && says.lines().count() == 1;
            let is_short = says.chars().count() < 1000;
            let is_error = is_one_line && is_short && says.starts_with("error: ");
            (!is_error).then(|| format!("its error is no line: {says}"))
        }
        Some(status) => Some(format!("status {status}: {says}")),
        None => Some(format!("stopped by signal {:?}: {says}", output.status.signal())),
    }
}

/// What is wrong with a random input: the program must take what it has made itself, and answer the
/// same if a reader types it.
fn random_fault(workshop: &Workshop, example: &Example, seed: u64) -> Option<String> {
    let of = |message: String| Some(format!("{} --random {seed}: {message}", example.name));
    let random = ["--random".to_owned(), seed.to_string()];
    let made = workshop.run(&example.name, &random, None);
    if let Some(fault) = fault(&made, false) {
        return of(fault);
    }
    let frames =
        workshop.run(&example.name, &[&random[..], &["--frames".to_owned()]].concat(), None);
    let frames: PageTrace =
        serde_json::from_slice(&frames.stdout).expect("a page reads the frames");
    for ask in frames.frames.iter().filter_map(|frame| frame.ask.as_ref()) {
        let distinct: BTreeSet<&String> = ask.choices.iter().collect();
        if distinct.len() < ask.choices.len() || distinct.len() < 2 {
            return of(format!("{:?} has the choices {:?}", ask.question, ask.choices));
        }
    }
    let made = String::from_utf8_lossy(&made.stdout).into_owned();
    let Some((input, rest)) = made.strip_prefix("Input: ").and_then(|made| made.split_once('\n'))
    else {
        return of(format!("it does not say its input: {}", made.lines().next().unwrap_or("")));
    };
    let words: Vec<String> = input.split_whitespace().map(ToOwned::to_owned).collect();
    let typed = workshop.run(&example.name, &words, None);
    if let Some(fault) = fault(&typed, false) {
        return of(format!("{input}: {fault}"));
    }
    let typed = String::from_utf8_lossy(&typed.stdout);
    (typed.trim() != rest.trim()).then(|| format!("{}: {input} answers differently", example.name))
}

/// A short form of a long line.
fn shown(args: &[String]) -> String {
    let line = args.join(" ");
    match line.char_indices().nth(300) {
        None => line,
        Some((end, _)) => format!("{}... ({} bytes)", &line[..end], line.len()),
    }
}

fn setting<T: std::str::FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn no_input_breaks_a_program() {
    let only: Option<String> = setting("MUTATED");
    let n_mutations = setting("MUTATIONS").unwrap_or(N_MUTATIONS);
    let mut examples = examples(root()).expect("a workspace");
    examples.retain(|example| only.as_ref().is_none_or(|only| *only == example.name));
    let workshop = Workshop::open(&examples);
    let faults = Mutex::new(Vec::new());
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(example) = examples.get(next.fetch_add(1, Ordering::Relaxed)) {
            let found = try_out(&workshop, example, n_mutations);
            faults.lock().expect("no test has failed yet").extend(found);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(work);
        }
    });
    let faults = faults.into_inner().expect("no test has failed yet");
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// All faults of a program.
fn try_out(workshop: &Workshop, example: &Example, n_mutations: usize) -> Vec<String> {
    // What a judge's program may read.
    const CASES: [&str; 4] = ["3 4 5", "2 3 1 2 4 5 6", "1 3 2 0 1 2 0 0", "2 1 2 3 2 4 7 1 0"];
    let source = fs::read_to_string(root().join(&example.source)).expect("a source");
    let is_judge = source.contains("trace::judge(");
    let flags = if is_judge { Vec::new() } else { workshop.flags(&example.name) };
    let seeds = match workshop.seeds.get(&example.name) {
        _ if is_judge => CASES.map(ToOwned::to_owned).to_vec(),
        Some(seeds) => seeds.clone(),
        None => vec![String::new()],
    };
    let mut faults = Vec::new();
    if flags.iter().any(|(flag, _)| flag == "--random") {
        faults.extend((0..N_RANDOM).filter_map(|seed| random_fault(workshop, example, seed)));
    }
    let name =
        example.name.bytes().fold(0, |sum: u64, byte| sum.wrapping_mul(31) ^ u64::from(byte));
    for nth in 0..n_mutations {
        let mut dice = SplitMix64::new(name.wrapping_mul(1_000_003).wrapping_add(nth as u64));
        let seed = dice.pick(&seeds);
        let mut tokens: Vec<String> = seed.split_whitespace().map(ToOwned::to_owned).collect();
        for _ in 0..*dice.pick(&[1, 1, 2, 3, 6]) {
            mutate(&mut tokens, &flags, &mut dice);
        }
        let output = if is_judge {
            workshop.run(&example.name, &[], Some(&tokens.join(" ")))
        } else {
            if dice.below(2) == 0 {
                tokens.insert(0, "--frames".to_owned());
            }
            workshop.run(&example.name, &tokens, None)
        };
        if let Some(fault) = fault(&output, is_judge) {
            faults.push(format!("{} {}: {}", example.name, shown(&tokens), fault.trim_end()));
        }
    }
    faults
}
