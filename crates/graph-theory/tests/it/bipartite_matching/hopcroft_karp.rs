//! 6.20 Hopcroft and Karp's algorithm.

use graph_theory::bipartite_matching::hopcroft_karp::plain;
use graph_theory::bipartite_matching::hopcroft_karp::{
    Phase, Search, Step, extend, hopcroft_karp, hopcroft_karp_watched, matching_and_cover, phases,
};
use graph_theory::bipartite_matching::{Bipartite, Cover, Matching, MatchingError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{ORIGINAL, all_graphs, any_graph, chain, extremes, fault, graph, most_pairs};
use crate::snapshots::Expect;

#[path = "../../../examples/hopcroft_karp.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked example, and the original's test.

/// Four on each side, where the first choice of each is wrong.
const WORKED: [(u32, u32); 7] = [(0, 0), (0, 1), (1, 0), (2, 1), (2, 2), (3, 2), (3, 3)];

type Pairs = &'static [(u32, u32)];

/// The sides, the edges, the pairs, and the phases: the length of the paths, and how many there
/// were.
#[rustfmt::skip]
const CASES: &[(usize, usize, Pairs, Pairs, Pairs)] = &[
    (4, 4, &WORKED, &[(0, 1), (1, 0), (2, 2), (3, 3)], &[(1, 3), (7, 1)]),
    // The original's, which prints these four pairs.
    (4, 5, &ORIGINAL, &[(0, 0), (1, 1), (2, 2), (3, 4)], &[(1, 4)]),
    (0, 0, &[], &[], &[]),
    (0, 3, &[], &[], &[]),
    (3, 0, &[], &[], &[]),
    (2, 2, &[], &[], &[]),
    (1, 1, &[(0, 0), (0, 0)], &[(0, 0)], &[(1, 1)]),
    (3, 1, &[(0, 0), (1, 0), (2, 0)], &[(0, 0)], &[(1, 1)]),
    (2, 2, &[(0, 0), (0, 1), (1, 0)], &[(0, 1), (1, 0)], &[(1, 1), (3, 1)]),
];

/// The graph of the page: 6 + 6 vertices, 11 edges.
const PAGE: [(u32, u32); 11] =
    [(0, 0), (0, 3), (1, 1), (1, 4), (1, 5), (2, 2), (2, 4), (3, 0), (4, 0), (4, 1), (5, 2)];

/// The neighbors of each left vertex.
fn lists(graph: &Bipartite) -> Vec<Vec<usize>> {
    graph.left().map(|x| graph.heads(x).iter().map(|&y| y as usize).collect()).collect()
}

/// The plain version's mates, as a matching of the library.
fn matching_of(graph: &Bipartite, mate: &[Option<usize>]) -> Matching {
    let pairs = (0..).zip(mate).filter_map(|(y, x)| Some((u32::try_from((*x)?).unwrap(), y)));
    Matching::from_pairs(graph, pairs).expect("a matching")
}

fn by_plain_form(graph: &Bipartite) -> Matching {
    matching_of(graph, &plain::hopcroft_karp(&lists(graph), graph.n_right()))
}

/// A path: each left vertex with the right one that follows.
type Path = Vec<(usize, usize)>;

/// The paths of each phase of the plain version, each with its root first.
fn plain_phases(graph: &Bipartite) -> Vec<Vec<Path>> {
    let (mut phases, mut path, mut layers) = (Vec::<Vec<Path>>::new(), Path::new(), Vec::new());
    plain::hopcroft_karp_watched(&lists(graph), graph.n_right(), |step, mate| match step {
        plain::Step::Phase { layer } => {
            layer.clone_into(&mut layers);
            phases.push(Vec::new());
        }
        plain::Step::Take { x, y } => {
            assert_eq!(mate[y], Some(x));
            path.insert(0, (x, y));
            if layers[x] == Some(0) {
                phases.last_mut().expect("a phase").push(std::mem::take(&mut path));
            }
        }
        plain::Step::Stuck { x } => assert!(layers[x].take().is_some(), "no vertex fails twice"),
    });
    phases
}

/// Phases as the library counts them.
fn counted(phases: &[Vec<Path>]) -> Vec<Phase> {
    let length = |paths: &[Path]| u32::try_from(2 * paths[0].len() - 1).unwrap();
    let n_paths = |paths: &[Path]| u32::try_from(paths.len()).unwrap();
    phases.iter().map(|paths| Phase { length: length(paths), n_paths: n_paths(paths) }).collect()
}

/// How many pairs the first phase finds.
const ONE_PHASE: usize = 3;

/// How many pairs are found if no phase after the second one runs.
const TWO_PHASES: usize = 5;

/// How many phases find something if the paths are flipped together.
const PHASES: usize = 3;

/// How many searches there are if each left vertex has its own.
const SEARCHES: usize = 6;

/// How many pairs can be missing from 100 when no path of up to 9 edges is left.
const MISSING: usize = 16;

#[test]
fn the_worked_example_of_the_page() {
    let graph = graph(6, 6, &PAGE);
    assert_eq!([greedy(&graph).len(), two_phases(&graph).len()], [ONE_PHASE, TWO_PHASES]);
    // Three pairs; then two paths of three edges, and a vertex that finds none; then five edges.
    let phases = plain_phases(&graph);
    let expected: [&[&[(usize, usize)]]; PHASES] = [
        &[&[(0, 0)], &[(1, 1)], &[(2, 2)]],
        &[&[(3, 0), (0, 3)], &[(4, 1), (1, 4)]],
        &[&[(5, 2), (2, 4), (1, 5)]],
    ];
    assert_eq!(phases, expected);
    assert_eq!(SEARCHES, graph.n_left());
    assert!(by_plain_form(&graph).is_perfect());
}

#[test]
fn the_graphs_of_the_questions() {
    // The other choice of x1: two phases are enough.
    let mut other = PAGE;
    other.swap(3, 4);
    let lengths = |edges: &[(u32, u32)], n| {
        counted(&plain_phases(&graph(n, n, edges))).iter().map(|phase| phase.length).collect()
    };
    let found: Vec<u32> = lengths(&other, 6);
    assert_eq!(found, [1, 3]);
    // One phase and no more: wrong on the first, right on the others.
    let both = |edges: &[(u32, u32)]| {
        let graph = graph(3, 3, edges);
        (greedy(&graph).len(), by_plain_form(&graph).len())
    };
    assert_eq!(both(&[(0, 0), (0, 1), (1, 0)]), (1, 2));
    assert_eq!(both(&[(0, 0), (1, 0), (1, 1)]), (2, 2));
    assert_eq!(both(&[(0, 0), (1, 0), (2, 1)]), (2, 2));
    // After paths of up to 9 edges, each path uses up 5 pairs of 100, and makes one more.
    assert_eq!((0..=100).rev().find(|missing| 5 * missing <= 100 - missing), Some(MISSING));
    // By hand, exercise 1: a path that has to move three others.
    let found: Vec<u32> = lengths(&WORKED, 4);
    assert_eq!(found, [1, 7]);
}

#[test]
fn the_plain_form_has_the_same_phases() {
    for graph in all_graphs(4, 3).chain(all_graphs(3, 4)) {
        let search = hopcroft_karp_watched(&graph, Matching::empty(&graph), usize::MAX, |_, _| {});
        assert_eq!(&by_plain_form(&graph), search.matching());
        assert_eq!(counted(&plain_phases(&graph)), phases(&graph));
    }
}

#[test]
fn worked_example() {
    for &(n_left, n_right, edges, pairs, expected) in CASES {
        let graph = graph(n_left, n_right, edges);
        let (matching, cover) = matching_and_cover(&graph);
        assert_eq!(matching.pairs().collect::<Vec<_>>(), pairs);
        assert_eq!(matching.verify(&graph, &cover), Ok(()));
        assert_eq!(hopcroft_karp(&graph), matching);
        let found: Vec<(u32, u32)> =
            phases(&graph).iter().map(|phase| (phase.length, phase.n_paths)).collect();
        assert_eq!(found, expected);
    }
}

#[test]
fn the_path_of_the_second_phase() {
    let graph = graph(4, 4, &WORKED);
    let (mut layers, mut paths) = (Vec::new(), Vec::new());
    hopcroft_karp_watched(&graph, Matching::empty(&graph), usize::MAX, |step, search| match step {
        Step::Layers { .. } => layers.push([0, 1, 2, 3].map(|x| search.layer(x))),
        Step::Augment { .. } => paths.push(search.path().collect::<Vec<_>>()),
        Step::Phase { .. } => {}
    });
    let expected = [[Some(0); 4], [Some(1), Some(0), Some(2), Some(3)], [None; 4]];
    assert_eq!(layers, expected);
    assert_eq!(paths[3..], [[(1, 0), (0, 1), (2, 2), (3, 3)]]);
}

#[test]
fn covers() {
    let of = |n_left, n_right, edges: &[(u32, u32)]| {
        let cover = matching_and_cover(&graph(n_left, n_right, edges)).1;
        (cover.left, cover.right)
    };
    assert_eq!(of(4, 5, &ORIGINAL), (vec![0, 1, 2, 3], vec![]));
    assert_eq!(of(3, 1, &[(0, 0), (1, 0), (2, 0)]), (vec![], vec![0]));
    // Two want the one, and one has two: the cover takes from both sides.
    assert_eq!(of(3, 3, &[(0, 0), (1, 0), (2, 1), (2, 2)]), (vec![2], vec![0]));
}

// 2. All small inputs, against all matchings.

#[test]
fn all_matchings_agree_on_all_small_graphs() {
    for find in [hopcroft_karp, by_plain_form] {
        assert_eq!(fault(find), None);
    }
}

/// Whoever comes first takes the first that is free.
fn greedy(graph: &Bipartite) -> Matching {
    run_of(graph, |phase| phase < 1, |_| true)
}

/// Two phases, and no more.
fn two_phases(graph: &Bipartite) -> Matching {
    run_of(graph, |phase| phase < 2, |_| true)
}

/// Only paths of up to five edges.
fn short_paths(graph: &Bipartite) -> Matching {
    run_of(graph, |_| true, |length| length <= 5)
}

/// The pairs of the right algorithm, stopped before a phase.
fn run_of(
    graph: &Bipartite,
    goes_on: impl Fn(u32) -> bool,
    is_allowed: impl Fn(u32) -> bool,
) -> Matching {
    let (mut n_phases, mut found) = (0, Matching::empty(graph));
    hopcroft_karp_watched(graph, Matching::empty(graph), usize::MAX, |step, search| {
        if let Step::Phase { length, .. } = step {
            if goes_on(n_phases) && is_allowed(length) {
                found = search.matching().clone();
            }
            n_phases += 1;
        }
    });
    found
}

/// One search for each left vertex, whose marks are never cleared: what was of no use to one is
/// refused to all.
fn marks_kept(graph: &Bipartite) -> Matching {
    fn serve(graph: &Bipartite, mates: &mut [Option<u32>], seen: &mut [bool], x: u32) -> bool {
        for &y in graph.heads(x) {
            if !seen[y as usize] {
                seen[y as usize] = true;
                if mates[y as usize].is_none_or(|owner| serve(graph, mates, seen, owner)) {
                    mates[y as usize] = Some(x);
                    return true;
                }
            }
        }
        false
    }
    let mut mates = vec![None; graph.n_right()];
    let mut seen = vec![false; graph.n_right()];
    for x in graph.left() {
        serve(graph, &mut mates, &mut seen, x);
    }
    let pairs = (0..).zip(mates).filter_map(|(y, x)| Some((x?, y)));
    Matching::from_pairs(graph, pairs).expect("a matching")
}

#[test]
fn wrong_versions_are_caught() {
    let wrong: [super::Finder; 4] = [greedy, two_phases, short_paths, marks_kept];
    for find in wrong {
        assert!(fault(find).is_some());
    }
}

// 3. Properties: the invariants at every step, the proof in the end.

/// What the layers say: distances, by the definition.
fn check_layers(graph: &Bipartite, search: &Search<'_, ()>, length: Option<u32>) {
    let matching = search.matching();
    let mut is_end_seen = false;
    for x in graph.left() {
        let Some(layer) = search.layer(x) else { continue };
        assert_eq!(layer == 0, matching.mate_of_left(x).is_none());
        for &y in graph.heads(x) {
            match matching.mate_of_right(y) {
                None => {
                    is_end_seen = true;
                    assert_eq!(Some(2 * layer + 1), length, "no end is nearer than the last layer");
                }
                Some(owner) => match search.layer(owner) {
                    Some(there) => assert!(there <= layer + 1),
                    None => assert_eq!(Some(2 * layer + 1), length, "only below the last layer"),
                },
            }
        }
    }
    assert_eq!(is_end_seen, length.is_some());
}

/// A path that alternates, from a left vertex without a mate to a right one.
fn check_path(graph: &Bipartite, search: &Search<'_, ()>, length: u32) {
    let matching = search.matching();
    let path: Vec<(u32, u32)> = search.path().collect();
    assert_eq!(2 * path.len() - 1, length as usize);
    assert_eq!(matching.mate_of_left(path[0].0), None);
    assert_eq!(matching.mate_of_right(path[path.len() - 1].1), None);
    assert!(path.iter().all(|&(x, y)| graph.heads(x).contains(&y)));
    assert!(path.windows(2).all(|two| matching.mate_of_right(two[0].1) == Some(two[1].0)));
}

/// A run, checked at every step: its phases.
fn checked(graph: &Bipartite) -> Vec<Phase> {
    let (mut phases, mut used) = (Vec::new(), Vec::new());
    hopcroft_karp_watched(graph, Matching::empty(graph), usize::MAX, |step, search| match step {
        Step::Layers { length } => {
            check_layers(graph, search, length);
            used.clear();
        }
        Step::Augment { length } => {
            check_path(graph, search, length);
            for (x, y) in search.path() {
                assert!(!used.contains(&(x, y)), "the paths of a phase share no vertex");
                assert!(used.iter().all(|&(u, v)| u != x && v != y));
                used.push((x, y));
            }
        }
        Step::Phase { length, n_paths } => {
            phases.push(Phase { length, n_paths });
            assert!(search.n_given_up() <= graph.n_edges(), "no edge is given up twice");
        }
    });
    phases
}

/// Whether there are few enough phases for a matching of so many pairs: 2 √P.
fn is_few(phases: &[Phase], n_pairs: usize) -> bool {
    phases.len() * phases.len() <= 4 * n_pairs
}

proptest! {
    #[test]
    fn every_step_keeps_what_is_stated(graph in any_graph(14)) {
        let phases = checked(&graph);
        prop_assert!(phases.windows(2).all(|two| two[0].length < two[1].length), "longer and longer");
        prop_assert!(phases.iter().all(|phase| 0 < phase.n_paths));
        let (matching, cover) = matching_and_cover(&graph);
        prop_assert!(is_few(&phases, matching.len()));
        let n_paths: u32 = phases.iter().map(|phase| phase.n_paths).sum();
        prop_assert_eq!(n_paths as usize, matching.len());
        prop_assert_eq!(matching.verify(&graph, &cover), Ok(()));
        prop_assert_eq!(matching.cover(&graph), Some(cover));
    }

    #[test]
    fn all_matchings_agree_on_random_graphs(graph in any_graph(7)) {
        prop_assert_eq!(hopcroft_karp(&graph).len(), most_pairs(&graph, 0, 0));
    }

    #[test]
    fn the_plain_form_has_the_same_phases_on_random_graphs(graph in any_graph(14)) {
        let search =
            hopcroft_karp_watched(&graph, Matching::empty(&graph), usize::MAX, |_, _| {});
        prop_assert_eq!(&by_plain_form(&graph), search.matching());
        prop_assert_eq!(counted(&plain_phases(&graph)), phases(&graph));
    }

    #[test]
    fn any_start_grows_to_the_same_size(graph in any_graph(9), picked: u32) {
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for (i, edge) in graph.edges().iter().enumerate() {
            let is_free = pairs.iter().all(|&(x, y)| x != edge.left && y != edge.right);
            if is_free && picked >> (i % 32) & 1 == 1 {
                pairs.push((edge.left, edge.right));
            }
        }
        let start = Matching::from_pairs(&graph, pairs.iter().copied()).unwrap();
        let grown = extend(&graph, start.clone(), usize::MAX).unwrap();
        prop_assert_eq!(grown.len(), hopcroft_karp(&graph).len());
        prop_assert!(pairs.iter().all(|&(x, _)| grown.mate_of_left(x).is_some()));
        prop_assert!(pairs.iter().all(|&(_, y)| grown.mate_of_right(y).is_some()));
        for most in 0..6 {
            let capped = extend(&graph, start.clone(), most).unwrap();
            prop_assert_eq!(capped.check(&graph), Ok(()));
            prop_assert_eq!(capped.len(), most.min(grown.len()).max(pairs.len()));
        }
    }

    #[test]
    fn exchanged_sides_have_as_many_pairs(graph in any_graph(12)) {
        prop_assert_eq!(hopcroft_karp(&graph.flipped()).len(), hopcroft_karp(&graph).len());
    }
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_in_a_line_and_in_other_shapes() {
    for (shape, graph, n_pairs) in extremes() {
        let (matching, cover) = matching_and_cover(&graph);
        assert_eq!(matching.len(), n_pairs, "{shape}");
        assert_eq!(matching.verify(&graph, &cover), Ok(()), "{shape}");
        // Those who have no mate, with all others who compete with them.
        if let Some(crowd) = matching.crowd(&graph) {
            assert!(crowd.check(&graph), "{shape}");
        }
    }
}

#[test]
fn the_chain_is_two_phases_however_long() {
    for n in [1, 10, 1000] {
        let expected = [Phase { length: 1, n_paths: n }, Phase { length: 2 * n + 1, n_paths: 1 }];
        assert_eq!(phases(&chain(n)), expected);
    }
}

#[test]
fn phases_grow_like_the_square_root() {
    // Chains of all lengths up to k: k (k + 1) / 2 pairs, and a phase for each length.
    for k in demo::LENGTHS {
        let (n_pairs, n_phases, n_given_up) = demo::work(k);
        assert_eq!((n_pairs, n_phases), (k * (k + 1) / 2, k));
        // Two phases are needed for two pairs that stand in each other's way, and 2 √P is never
        // reached here.
        assert!(n_phases * n_phases <= 4 * n_pairs && n_pairs <= n_phases * n_phases);
        assert!(n_given_up <= 2 * n_pairs * n_phases, "each edge once a phase at most");
    }
}

// 5. Bad input.

#[test]
fn a_bad_start_is_refused() {
    let (mine, other) = (graph(2, 2, &[(0, 0)]), graph(2, 2, &[(1, 1)]));
    let start = hopcroft_karp(&other);
    assert_eq!(extend(&mine, start, usize::MAX), Err(MatchingError::NoEdge { x: 1, y: 1 }));
    let start = hopcroft_karp(&graph(1, 2, &[]));
    assert_eq!(extend(&mine, start, usize::MAX), Err(MatchingError::OtherGraph));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("x>y", r#"part 1: "x>y" has a direction: edges are written 0-1 (column 1)"#),
        ("x-y:2", r#"part 1: "x-y:2" has a weight, and this program has no use for it (column 1)"#),
        ("a-b b-c c-a", "no two sides: b c a is a cycle of 3 edges"),
        ("a-b a-a", "no two sides: a is a cycle of 1 edge"),
    ]);
}

// 6. Errata.

#[test]
fn erratum_layers_do_not_hold_all_augmenting_paths() {
    // The original's notes say that the breadth-first search finds all augmenting paths. It stops
    // at the shortest ones: here one of 3 edges and one of 5 wait after the first phase, and the
    // last left vertex of the longer one has no layer.
    let edges = [(0, 0), (0, 1), (1, 0), (2, 2), (2, 3), (3, 3), (3, 4), (4, 2)];
    let graph = graph(5, 5, &edges);
    let mut layers = Vec::new();
    hopcroft_karp_watched(&graph, Matching::empty(&graph), usize::MAX, |step, search| {
        if let Step::Layers { length: Some(3) } = step {
            layers = graph.left().map(|x| search.layer(x)).collect();
        }
    });
    assert_eq!(layers, [Some(1), Some(0), Some(1), None, Some(0)]);
    let lengths: Vec<u32> = phases(&graph).iter().map(|phase| phase.length).collect();
    assert_eq!(lengths, [1, 3, 5]);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("hopcroft_karp", ""),
        ("hopcroft_karp_crowd", "a-1 b-1 b-2 c-2 d-2 d-3"),
        ("hopcroft_karp_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_any_seed() {
    let random = demo::DEMO.random.unwrap();
    for seed in 0..300 {
        assert_ne!(crate::snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn the_original_graph_in_the_demo() {
    let edges = ORIGINAL.map(|(x, y)| format!("x{x}-y{y}"));
    demo::DEMO.says(&[(&edges.join(" "), "…4 pairs: x0-y0 x1-y1 x2-y2 x3-y4…")]);
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..100).map(|v| format!("{v}-{}", v + 1)).collect();
    demo::DEMO.says(&[
        ("7", "…0 pairs. Cover: none. Crowd: 7; all their neighbors: none."),
        ("a-b a-b", "…1 pair: a-b. Cover: a."),
        (&long.join(" "), "…Too large to draw: the limit is…50 pairs…"),
    ]);
    let cover = Cover { left: vec![0], right: vec![] };
    assert_eq!(matching_and_cover(&graph(1, 1, &[(0, 0)])).1, cover);
}

#[test]
fn the_demo_has_no_recursion_that_a_large_input_could_make_too_deep() {
    demo::DEMO.says(&[(&super::all_move(30_000, '-'), "…Too large to draw…30001 pairs: …")]);
}
