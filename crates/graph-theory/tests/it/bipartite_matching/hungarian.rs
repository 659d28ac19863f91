//! 6.19 Augmenting paths (Kuhn's algorithm).

use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::bipartite_matching::hungarian::growing::GrowingMatching;
use graph_theory::bipartite_matching::hungarian::plain;
use graph_theory::bipartite_matching::hungarian::{
    Order, Search, Step, extend, greedy, hungarian, hungarian_watched, matching_and_cover,
};
use graph_theory::bipartite_matching::{Bipartite, Cover, Crowd, Matching, MatchingError, Split};
use graph_theory::{EdgeId, GraphError, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{CROWDED, ORIGINAL, all_graphs, any_graph, chain, extremes, fault, graph, most_pairs};
use crate::snapshots::Expect;

#[path = "../../../examples/hungarian.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked examples: that of the page, and the original's test.

/// The neighbors of each left vertex.
fn lists(graph: &Bipartite) -> Vec<Vec<usize>> {
    graph.left().map(|x| graph.heads(x).iter().map(|&y| y as usize).collect()).collect()
}

/// The plain version's pairs, as a matching of the library.
fn by_plain_form(graph: &Bipartite) -> Matching {
    let mate = plain::hungarian(&lists(graph), graph.n_right());
    let pairs = (0..).zip(mate).filter_map(|(y, x)| Some((u32::try_from(x?).unwrap(), y)));
    Matching::from_pairs(graph, pairs).expect("a matching")
}

/// What a search of the plain version does: whom it looks at, and the pairs that it makes, those of
/// the root first. None if the root stays free.
#[derive(Debug, PartialEq, Eq)]
struct PlainSearch {
    looks: Vec<(usize, usize)>,
    path: Option<Vec<(usize, usize)>>,
}

fn plain_searches(lists: &[Vec<usize>], n_right: usize) -> Vec<PlainSearch> {
    let mut searches = Vec::new();
    let (mut looks, mut path) = (Vec::new(), Vec::new());
    plain::hungarian_watched(lists, n_right, |step, mate| {
        let root = searches.len();
        let mut end = None;
        match step {
            plain::Step::Look { x, y } => looks.push((x, y)),
            plain::Step::Take { x, y } => {
                assert_eq!(mate[y], Some(x));
                path.insert(0, (x, y));
                if x == root {
                    end = Some(Some(std::mem::take(&mut path)));
                }
            }
            plain::Step::Stuck { x } if x == root => end = Some(None),
            plain::Step::Stuck { .. } => {}
        }
        if let Some(path) = end {
            searches.push(PlainSearch { looks: std::mem::take(&mut looks), path });
        }
    });
    searches
}

/// How many pairs are found if each left vertex takes its first free neighbor.
const GREEDY: usize = 2;

/// How many are found if no right vertex is looked at by two searches.
const MARKS_KEPT: usize = 2;

#[test]
fn the_worked_example_of_the_page() {
    let graph = graph(4, 4, &CROWDED);
    let marks_kept = recursive(&graph, &Mistake { keeps_marks: true, ..NO_MISTAKE });
    assert_eq!([greedy(&graph).len(), marks_kept.len()], [GREEDY, MARKS_KEPT]);
    // One search moves two others along; the next one fails.
    let search = |looks: &[_], path: Option<&[_]>| PlainSearch {
        looks: looks.to_vec(),
        path: path.map(<[_]>::to_vec),
    };
    let long = [(2, 0), (0, 1), (1, 2)];
    let expected = [
        search(&[(0, 0)], Some(&[(0, 0)])),
        search(&[(1, 1)], Some(&[(1, 1)])),
        search(&long, Some(&long)),
        search(&[(3, 1), (0, 0)], None),
    ];
    assert_eq!(plain_searches(&lists(&graph), 4), expected);
    // The proof has vertices on both sides, and so has what is free.
    let matching = by_plain_form(&graph);
    assert!(matching.pairs().eq([(0, 1), (1, 2), (2, 0)]));
    let cover = matching.cover(&graph).unwrap();
    assert_eq!((&cover.left[..], &cover.right[..]), (&[1][..], &[0, 1][..]));
    let crowd = Crowd { left: vec![0, 2, 3], neighbors: vec![0, 1] };
    assert_eq!(matching.crowd(&graph), Some(crowd));
}

#[test]
fn the_graphs_of_the_questions() {
    // The left vertices in reverse order: the greedy choice is lucky.
    let reversed: Vec<(u32, u32)> = CROWDED.iter().rev().map(|&(x, y)| (3 - x, y)).collect();
    let mut ascending = reversed.clone();
    ascending.sort_unstable();
    assert_eq!(greedy(&graph(4, 4, &ascending)).len(), 3);
    // All joined to all: how many looks.
    let all = vec![(0..4).collect::<Vec<usize>>(); 4];
    let n_looks: usize = plain_searches(&all, 4).iter().map(|search| search.looks.len()).sum();
    assert_eq!(n_looks, 10);
    // One move at most: wrong on the first, right on the others.
    let one_move = |edges: &[(u32, u32)]| {
        let graph = graph(3, 3, edges);
        let found = recursive(&graph, &Mistake { most_moves: 1, ..NO_MISTAKE }).len();
        (found, hungarian(&graph).len())
    };
    let two_moves = [(0, 0), (0, 1), (1, 1), (1, 2), (2, 0)];
    let one = [(0, 0), (0, 1), (1, 0), (2, 2)];
    let none = [(0, 0), (1, 0), (1, 1), (2, 2)];
    assert_eq!([one_move(&two_moves), one_move(&one), one_move(&none)], [(2, 3), (3, 3), (3, 3)]);
    // The covers of the last question.
    let graph = graph(4, 4, &CROWDED);
    let matching = hungarian(&graph);
    let verify = |left: &[u32], right: &[u32]| {
        matching.verify(&graph, &Cover { left: left.to_vec(), right: right.to_vec() })
    };
    assert_eq!(verify(&[1], &[0, 1]), Ok(()));
    assert_eq!(verify(&[0, 1, 2], &[]), Err(MatchingError::Uncovered { edge: EdgeId::from(6) }));
    assert_eq!(verify(&[], &[0, 1, 2, 3]), Err(MatchingError::Sizes { n_cover: 4, n_pairs: 3 }));
}

#[test]
fn the_inputs_of_the_pitfalls_and_exercises() {
    let pairs = |edges: &[(u32, u32)], mistake: &Mistake| {
        let graph = graph(3, 2, edges);
        (recursive(&graph, mistake).len(), hungarian(&graph).len())
    };
    let keeps_marks = Mistake { keeps_marks: true, ..NO_MISTAKE };
    assert_eq!(pairs(&[(0, 0), (0, 1), (1, 0)], &keeps_marks), (1, 2));
    let gives_up = Mistake { gives_up: true, ..NO_MISTAKE };
    assert_eq!(pairs(&[(0, 0), (1, 0), (2, 1)], &gives_up), (1, 2));
    // The worked example with the list of x1 reversed.
    let lists = [vec![0, 1], vec![3, 2, 1], vec![0], vec![1]];
    let searches = plain_searches(&lists, 4);
    assert_eq!(searches[2].path, Some(vec![(2, 0), (0, 1)]));
    assert_eq!(searches[3].looks, [(3, 1), (0, 0)]);
    assert_eq!(plain::hungarian(&lists, 4), [Some(2), Some(0), None, Some(1)]);
    // With an edge from x3 to y3, all have mates.
    let all = [&CROWDED[..], &[(3, 3)]].concat();
    assert!(hungarian(&graph(4, 4, &all)).is_perfect());
}

type Pairs = &'static [(u32, u32)];

/// The sides, the edges, and the pairs.
#[rustfmt::skip]
const CASES: &[(usize, usize, Pairs, Pairs)] = &[
    // The original's, which prints these four pairs.
    (4, 5, &ORIGINAL, &[(0, 1), (1, 3), (2, 2), (3, 0)]),
    (0, 0, &[], &[]),
    (0, 3, &[], &[]),
    (3, 0, &[], &[]),
    (2, 2, &[], &[]),
    (1, 1, &[(0, 0), (0, 0)], &[(0, 0)]),
    (3, 1, &[(0, 0), (1, 0), (2, 0)], &[(0, 0)]),
    (1, 3, &[(0, 2), (0, 1)], &[(0, 2)]),
    (2, 2, &[(0, 0), (0, 1), (1, 0)], &[(0, 1), (1, 0)]),
];

#[test]
fn worked_example() {
    for &(n_left, n_right, edges, pairs) in CASES {
        let graph = graph(n_left, n_right, edges);
        let (matching, cover) = matching_and_cover(&graph);
        assert_eq!(matching.pairs().collect::<Vec<_>>(), pairs);
        assert_eq!(matching.verify(&graph, &cover), Ok(()));
        assert_eq!(hungarian(&graph), matching);
    }
}

/// The paths that are flipped, each from its root on.
fn paths(graph: &Bipartite, start: Matching, order: Order) -> Vec<Vec<(u32, u32)>> {
    let mut paths = Vec::new();
    hungarian_watched(graph, start, order, |step, search| {
        if let Step::Augment { y } = step {
            let mut path: Vec<(u32, u32)> = search.path_to(y).collect();
            path.reverse();
            paths.push(path);
        }
    });
    paths
}

#[test]
fn the_paths_of_the_worked_example() {
    let graph = graph(4, 5, &ORIGINAL);
    let deep = paths(&graph, Matching::empty(&graph), Order::DepthFirst);
    let expected: [&[(u32, u32)]; 4] =
        [&[(0, 0)], &[(1, 0), (0, 1)], &[(2, 1), (0, 0), (1, 3)], &[(3, 0), (0, 1), (2, 2)]];
    assert_eq!(deep, expected);
    // Breadth first, each finds a free neighbor of its own.
    let wide = paths(&graph, Matching::empty(&graph), Order::BreadthFirst);
    assert_eq!(wide, [[(0, 0)], [(1, 1)], [(2, 2)], [(3, 4)]]);
    assert_eq!(paths(&graph, greedy(&graph), Order::DepthFirst).len(), 0);
}

/// All matchings that leave no left vertex from x on alone.
fn n_left_perfect(graph: &Bipartite, x: u32, taken: u32) -> u32 {
    if !graph.left().contains(&x) {
        return 1;
    }
    let free = graph.heads(x).iter().filter(|&&y| taken >> y & 1 == 0);
    free.map(|&y| n_left_perfect(graph, x + 1, taken | 1 << y)).sum()
}

#[test]
fn the_worked_example_has_53_answers() {
    assert_eq!(n_left_perfect(&graph(4, 5, &ORIGINAL), 0, 0), 53);
}

#[test]
fn the_figure_of_the_original() {
    // Four on the left, each joined to the three on the right.
    let cells: Vec<(u32, u32)> = (0..12).map(|i| (i / 3, i % 3)).collect();
    let graph = graph(4, 3, &cells);
    let matching = hungarian(&graph);
    assert_eq!(matching.len(), 3);
    let crowd = Crowd { left: vec![0, 1, 2, 3], neighbors: vec![0, 1, 2] };
    assert_eq!(matching.crowd(&graph), Some(crowd));
    assert!(!matching.is_left_perfect() && !matching.is_perfect());
    assert!(hungarian(&graph.flipped()).is_left_perfect());
}

#[test]
fn a_greedy_pass_can_find_half() {
    // 30 times the lists [0, 1] and [0].
    let edges: Vec<(u32, u32)> =
        (0..30).flat_map(|i| [(2 * i, 2 * i), (2 * i, 2 * i + 1), (2 * i + 1, 2 * i)]).collect();
    let graph = graph(60, 60, &edges);
    assert_eq!((greedy(&graph).len(), hungarian(&graph).len()), (30, 60));
}

#[test]
fn the_violators_of_the_worked_example() {
    let graph = graph(4, 4, &CROWDED);
    let is_violator = |left: &[u32]| {
        let is_neighbor = |y: &u32| left.iter().any(|&x| graph.heads(x).contains(y));
        let neighbors = graph.right().filter(is_neighbor).collect();
        Crowd { left: left.to_vec(), neighbors }.check(&graph)
    };
    assert!(is_violator(&[0, 2, 3]));
    assert!(!is_violator(&[2, 3]) && !is_violator(&[0, 1, 2]));
}

// 2. All small inputs, against all matchings.

fn wide(graph: &Bipartite) -> Matching {
    hungarian_watched(graph, Matching::empty(graph), Order::BreadthFirst, |_, _| {})
        .matching()
        .clone()
}

fn from_greedy(graph: &Bipartite) -> Matching {
    extend(graph, greedy(graph)).expect("a matching")
}

#[test]
fn all_matchings_agree_on_all_small_graphs() {
    for find in [hungarian, wide, from_greedy, by_plain_form] {
        assert_eq!(fault(find), None);
    }
}

/// How a recursive version may go wrong.
struct Mistake {
    /// Whether the marks of a search are kept for the next one.
    keeps_marks: bool,
    /// Whether a right vertex is marked only when it turned out to be of no use.
    marks_late: bool,
    /// How many left vertices may move at most.
    most_moves: u32,
    /// Whether the first search that fails is the last.
    gives_up: bool,
}

const NO_MISTAKE: Mistake =
    Mistake { keeps_marks: false, marks_late: false, most_moves: u32::MAX, gives_up: false };

/// The algorithm in its recursive form.
fn recursive(graph: &Bipartite, mistake: &Mistake) -> Matching {
    fn serve(
        graph: &Bipartite,
        mates: &mut [Option<u32>],
        seen: &mut [bool],
        (x, moves): (u32, u32),
        mistake: &Mistake,
    ) -> bool {
        for &y in graph.heads(x) {
            if seen[y as usize] {
                continue;
            }
            seen[y as usize] = !mistake.marks_late;
            let is_free = match mates[y as usize] {
                None => true,
                // The limit only ends what would go round for ever.
                Some(_) if mistake.most_moves.min(20) <= moves => false,
                Some(owner) => serve(graph, mates, seen, (owner, moves + 1), mistake),
            };
            if is_free {
                mates[y as usize] = Some(x);
                return true;
            }
            seen[y as usize] = true;
        }
        false
    }
    let mut mates = vec![None; graph.n_right()];
    let mut seen = vec![false; graph.n_right()];
    for x in graph.left() {
        if !mistake.keeps_marks {
            seen.fill(false);
        }
        if !serve(graph, &mut mates, &mut seen, (x, 0), mistake) && mistake.gives_up {
            break;
        }
    }
    // What goes round may give a vertex two mates; the first counts.
    let mut taken = vec![false; graph.n_left()];
    let pairs = (0..).zip(mates).filter_map(|(y, x)| Some((x?, y)));
    let pairs = pairs.filter(|&(x, _)| !std::mem::replace(&mut taken[x as usize], true));
    Matching::from_pairs(graph, pairs).expect("a matching")
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|graph| recursive(graph, &NO_MISTAKE)), None);
    let wrong: [super::Finder; 5] = [
        greedy,
        |graph| recursive(graph, &Mistake { keeps_marks: true, ..NO_MISTAKE }),
        |graph| recursive(graph, &Mistake { marks_late: true, ..NO_MISTAKE }),
        |graph| recursive(graph, &Mistake { most_moves: 1, ..NO_MISTAKE }),
        |graph| recursive(graph, &Mistake { gives_up: true, ..NO_MISTAKE }),
    ];
    for (i, find) in wrong.into_iter().enumerate() {
        assert!(fault(find).is_some(), "{i}");
    }
}

#[test]
fn the_same_pairs_as_the_recursive_form() {
    // Nothing that is closed would have been of use: the paths are the same to the vertex.
    for graph in all_graphs(4, 3) {
        let pairs = hungarian(&graph).pairs().collect::<Vec<_>>();
        assert_eq!(pairs, recursive(&graph, &NO_MISTAKE).pairs().collect::<Vec<_>>());
        assert_eq!(pairs, by_plain_form(&graph).pairs().collect::<Vec<_>>());
    }
}

// 3. Properties: the invariants at every step, the proof in the end.

/// A path that alternates, from a left vertex without a mate to y.
fn check_path(graph: &Bipartite, search: &Search<'_, ()>, y: u32) -> usize {
    let matching = search.matching();
    let path: Vec<(u32, u32)> = search.path_to(y).collect();
    assert_eq!(path[0].1, y);
    assert_eq!(matching.mate_of_left(path[path.len() - 1].0), None);
    assert!(path.iter().all(|&(x, y)| graph.heads(x).contains(&y)));
    assert!(path.windows(2).all(|two| matching.mate_of_left(two[0].0) == Some(two[1].1)));
    path.len()
}

/// A run, checked at every step.
fn check(graph: &Bipartite, start: Matching, order: Order) -> Matching {
    let mut had_mates = start.clone();
    let mut longest = 0;
    let search = hungarian_watched(graph, start, order, |step, search| match step {
        Step::Look { x, y } => {
            assert!(graph.heads(x).contains(&y) && !search.is_closed(y));
            assert_eq!(search.reached().last(), Some(&y));
            let length = check_path(graph, search, y);
            assert!(order == Order::DepthFirst || search.reached().len() == 1 || longest <= length);
            longest = length;
        }
        Step::Augment { y } => {
            check_path(graph, search, y);
            assert_eq!(search.matching().mate_of_right(y), None);
            let kept = |&(x, y): &(u32, u32)| {
                search.matching().mate_of_left(x).is_some()
                    && search.matching().mate_of_right(y).is_some()
            };
            assert!(had_mates.pairs().all(|pair| kept(&pair)), "what has a mate keeps one");
            had_mates = search.matching().clone();
        }
        Step::Fail { x } => {
            let seen = |y: &u32| search.reached().contains(y) || search.is_closed(*y);
            let owners = search
                .reached()
                .iter()
                .map(|&y| search.matching().mate_of_right(y).expect("a free one would be the end"));
            assert!(owners.chain([x]).all(|x| graph.heads(x).iter().all(seen)), "no way out");
        }
    });
    let cover = search.cover();
    let matching = search.matching().clone();
    assert_eq!(matching.verify(graph, &cover), Ok(()));
    assert_eq!(matching.cover(graph), Some(cover));
    matching
}

proptest! {
    #[test]
    fn every_step_keeps_what_is_stated(graph in any_graph(12)) {
        let most = hopcroft_karp(&graph).len();
        for order in [Order::DepthFirst, Order::BreadthFirst] {
            for start in [Matching::empty(&graph), greedy(&graph)] {
                prop_assert_eq!(check(&graph, start, order).len(), most);
            }
        }
        prop_assert!(most <= 2 * greedy(&graph).len());
    }

    #[test]
    fn all_matchings_agree_on_random_graphs(graph in any_graph(7)) {
        prop_assert_eq!(hungarian(&graph).len(), most_pairs(&graph, 0, 0));
    }

    #[test]
    fn the_plain_form_has_the_same_pairs_on_random_graphs(graph in any_graph(12)) {
        prop_assert_eq!(by_plain_form(&graph), hungarian(&graph));
    }

    #[test]
    fn an_edge_more_is_a_pair_more_or_none(
        (n_left, n_right) in (1_u32..8, 1_u32..8),
        edges in proptest::collection::vec((0_u32..8, 0_u32..8), 0..30),
    ) {
        // The last vertex of each side comes late.
        let mut growing = GrowingMatching::new(n_left as usize - 1, n_right as usize - 1).unwrap();
        let half = edges.len() / 2;
        for (i, (x, y)) in edges.into_iter().enumerate() {
            if i == half {
                prop_assert_eq!(growing.add_left(), Ok(n_left - 1));
                prop_assert_eq!(growing.add_right(), Ok(n_right - 1));
            }
            let late = u32::from(i < half);
            if n_left == late || n_right == late {
                continue;
            }
            let before = growing.matching().len();
            let is_more = growing.add_edge(x % (n_left - late), y % (n_right - late)).unwrap();
            let graph = growing.graph().unwrap();
            prop_assert_eq!(growing.matching().verify(&graph, &growing.cover()), Ok(()));
            prop_assert_eq!(growing.matching().len(), before + usize::from(is_more));
            prop_assert_eq!(growing.matching().len(), hopcroft_karp(&graph).len());
        }
    }
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_in_a_line_and_in_other_shapes() {
    for (shape, graph, n_pairs) in extremes() {
        // On a chessboard and where all are joined to all, depth first takes too long: see below.
        let (matching, cover) = if ["grid", "complete"].contains(&shape) {
            let start = Matching::empty(&graph);
            let search = hungarian_watched(&graph, start, Order::BreadthFirst, |_, _| {});
            (search.matching().clone(), search.cover())
        } else {
            matching_and_cover(&graph)
        };
        assert_eq!(matching.len(), n_pairs, "{shape}");
        assert_eq!(matching.verify(&graph, &cover), Ok(()), "{shape}");
    }
}

#[test]
fn a_path_of_a_million_vertices() {
    let graph = chain(500_000);
    for order in [Order::DepthFirst, Order::BreadthFirst] {
        let mut longest = 0;
        hungarian_watched(&graph, Matching::empty(&graph), order, |step, search| {
            if let Step::Augment { y } = step {
                longest = longest.max(search.path_to(y).count());
            }
        });
        assert_eq!(longest, 500_001, "one path over all vertices");
    }
}

#[test]
fn what_fails_is_closed_and_costs_no_more_than_the_graph() {
    // A million who all want one of two.
    let edges = (0..1_000_000).flat_map(|x| [(x, 0), (x, 1)]);
    let graph = Bipartite::from_edges(1_000_000, 2, edges).unwrap();
    assert_eq!(demo::looks(&graph, Matching::empty(&graph), Order::DepthFirst), 5);
}

#[test]
fn looks_grow_as_stated() {
    for n in demo::SIZES {
        let trap = demo::trap(n).unwrap();
        for order in [Order::DepthFirst, Order::BreadthFirst] {
            // Each vertex once; and once more for each loser all of the trap, and the two at its
            // own end.
            let expected = (2 * n + 1) + n * (n + 3);
            assert_eq!(demo::looks(&trap, Matching::empty(&trap), order), expected);
            // A greedy start does not help: the losers are what it leaves.
            assert_eq!(demo::looks(&trap, greedy(&trap), order), n * (n + 3));
        }
        assert!(hungarian(&trap).is_perfect());
    }
}

/// The looks on a chessboard of 100 × 100 squares, depth first and breadth first.
const BOARD_DEEP: u32 = 1_933_657;
const BOARD_WIDE: u32 = 12_400;

#[test]
fn a_chessboard_is_slow_depth_first() {
    let looks = |side: u32, order, start: fn(&Bipartite) -> Matching| {
        let cells = (0..side * side).flat_map(|v| {
            let right = (v % side + 1 < side).then_some((v, v + 1));
            let down = (v / side + 1 < side).then_some((v, v + side));
            [right, down].into_iter().flatten()
        });
        let board = UnGraph::from_edges((side * side) as usize, cells).unwrap();
        let board = Split::from_graph(&board).unwrap().graph;
        demo::looks(&board, start(&board), order)
    };
    assert_eq!(looks(100, Order::DepthFirst, Matching::empty), BOARD_DEEP);
    assert_eq!(looks(100, Order::BreadthFirst, Matching::empty), BOARD_WIDE);
    assert_eq!(looks(100, Order::DepthFirst, greedy), 0);
    // Four times as many vertices are more than ten times as much.
    assert!(
        10 * looks(25, Order::DepthFirst, Matching::empty)
            < looks(50, Order::DepthFirst, Matching::empty)
    );
}

// 5. Bad input.

#[test]
fn a_bad_start_is_refused() {
    let (mine, other) = (graph(2, 2, &[(0, 0)]), graph(2, 2, &[(1, 1)]));
    assert_eq!(extend(&mine, hungarian(&other)), Err(MatchingError::NoEdge { x: 1, y: 1 }));
    assert_eq!(extend(&mine, hungarian(&graph(1, 2, &[]))), Err(MatchingError::OtherGraph));
}

#[test]
fn an_edge_out_of_range_is_refused() {
    let mut growing = GrowingMatching::new(1, 2).unwrap();
    let text =
        |growing: &mut GrowingMatching, x, y| growing.add_edge(x, y).unwrap_err().to_string();
    assert_eq!(text(&mut growing, 1, 0), "edge 0: there is no left vertex 1 among 1");
    assert_eq!(growing.add_edge(0, 1), Ok(true));
    assert_eq!(text(&mut growing, 0, 2), "edge 1: there is no right vertex 2 among 2");
    let n = u32::MAX as usize;
    let too_large = Err(GraphError::TooLarge { what: "vertices", n });
    assert_eq!(GrowingMatching::new(n, 0).map(|_| ()), too_large);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("x>y", r#"part 1: "x>y" has a direction: edges are written 0-1 (column 1)"#),
        (
            "x-y x-y:2",
            r#"part 2: "x-y:2" has a weight, and this program has no use for it (column 5)"#,
        ),
        ("a-b b-c c-a", "no two sides: b c a is a cycle of 3 edges"),
    ]);
}

// 6. Errata.

#[test]
fn erratum_as_many_neighbors_are_enough() {
    // The original's notes end a search without a path where |N(S)| <= |S|. Here the first vertex
    // has one neighbor, and S = {0} is no reason to give up: both left vertices find mates.
    let graph = graph(2, 2, &[(0, 0), (1, 0), (1, 1)]);
    let matching = hungarian(&graph);
    assert!(matching.is_left_perfect());
    assert_eq!(matching.crowd(&graph), None);
    assert!(!Crowd { left: vec![0], neighbors: vec![0] }.check(&graph));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("hungarian", ""),
        ("hungarian_crowd", "a-1 b-1 b-2 c-2 c-1 d-2 d-3 e-3"),
        ("hungarian_cost", "--cost"),
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
fn demo_of_odd_input() {
    let long: Vec<String> = (0..100).map(|v| format!("{v}-{}", v + 1)).collect();
    demo::DEMO.says(&[
        ("7", "…0 pairs. Cover: none. Crowd: 7; all their neighbors: none."),
        ("a-b a-b", "…1 pair: a-b. Cover: a."),
        (&long.join(" "), "…Too large to draw: the limit is…50 pairs…"),
    ]);
}

#[test]
fn the_demo_has_no_recursion_that_a_large_input_could_make_too_deep() {
    demo::DEMO.says(&[(&super::all_move(30_000, '-'), "…Too large to draw…30001 pairs: …")]);
}
