//! 6.23 Dominating sets, independent sets, covers and cliques.

use graph_theory::bipartite_matching::covers_and_cliques::{
    Found, Konig, MOST_NODES, MaximalCliques, Notion, VertexSetError, check_edge_cover,
    check_matching, check_minimal_edge_cover, edge_cover_from, greedy_dominating_set, konig,
    maximum_clique, maximum_independent_set, maximum_matching, minimum_dominating_set,
    minimum_vertex_cover, plain, vertex_cover_by_pairs,
};
use graph_theory::graph::generate;
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::ORIGINAL;
use crate::graph::all_edge_lists;
use crate::snapshots::Expect;
use crate::traverse::{all_graphs_of_four, graph};

#[path = "../../../examples/covers_and_cliques.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

#[path = "../../../examples/six_numbers.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod six_numbers;

#[path = "../../../examples/bron_kerbosch.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod bron_kerbosch;

// 1. The worked examples.

/// The largest matching, the smallest vertex cover, the largest independent set, the smallest edge
/// cover, the smallest dominating set, the largest clique.
#[derive(Debug, PartialEq)]
struct Sizes {
    nu: usize,
    tau: usize,
    alpha: usize,
    rho: Option<usize>,
    gamma: usize,
    omega: usize,
}

const fn sizes(
    nu: usize,
    tau: usize,
    alpha: usize,
    rho: usize,
    gamma: usize,
    omega: usize,
) -> Sizes {
    Sizes { nu, tau, alpha, rho: Some(rho), gamma, omega }
}

/// Four vertices, each joined to each of three.
const K43: [(u32, u32); 12] = [
    (0, 4),
    (0, 5),
    (0, 6),
    (1, 4),
    (1, 5),
    (1, 6),
    (2, 4),
    (2, 5),
    (2, 6),
    (3, 4),
    (3, 5),
    (3, 6),
];
const G6: [(u32, u32); 8] = [(0, 4), (0, 5), (1, 2), (1, 3), (1, 5), (2, 3), (2, 5), (3, 4)];
const C5: [(u32, u32); 5] = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)];
/// A ring of five outside, a star of five inside, and a spoke between the two at each corner.
#[rustfmt::skip]
const PETERSEN: [(u32, u32); 15] = [
    (0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (0, 5), (1, 6), (2, 7), (3, 8), (4, 9), (5, 7), (7, 9), (9, 6), (6, 8), (8, 5),
];
/// The original's two sides: those on the right are numbered from 4.
fn b45() -> Vec<(u32, u32)> {
    ORIGINAL.iter().map(|&(x, y)| (x, 4 + y)).collect()
}

/// What the exact searches say; each set is checked.
fn sizes_of(graph: &UnGraph) -> Sizes {
    let best = |notion: Notion, found: Found| {
        assert!(found.is_best());
        assert_eq!(notion.check_extremal(graph, &found.set), Ok(()));
        assert!(found.set.is_sorted());
        found.set.len()
    };
    let matching = maximum_matching(graph, u64::MAX).unwrap();
    assert!(matching.is_best() && matching.set.is_sorted());
    assert_eq!(check_matching(graph, &matching.set), Ok(()));
    let rho = match edge_cover_from(graph, &matching.set) {
        Ok(cover) => {
            assert_eq!(check_minimal_edge_cover(graph, &cover), Ok(()));
            Some(cover.len())
        }
        Err(GraphError::IsolatedVertex { node }) => {
            assert_eq!(graph.degree(node), 0);
            None
        }
        Err(error) => panic!("{error}"),
    };
    Sizes {
        nu: matching.set.len(),
        tau: best(Notion::Cover, minimum_vertex_cover(graph, u64::MAX).unwrap()),
        alpha: best(Notion::Independent, maximum_independent_set(graph, u64::MAX).unwrap()),
        rho,
        gamma: best(Notion::Dominating, minimum_dominating_set(graph, u64::MAX).unwrap()),
        omega: best(Notion::Clique, maximum_clique(graph, u64::MAX).unwrap()),
    }
}

#[test]
fn worked_example() {
    // ν, τ, α, ρ, γ, ω.
    let cases = [
        (graph(7, &K43), sizes(3, 3, 4, 4, 2, 2)),
        (graph(6, &G6), sizes(3, 4, 2, 3, 2, 3)),
        (graph(5, &C5), sizes(2, 3, 2, 3, 2, 2)),
        (graph(10, &PETERSEN), sizes(5, 6, 4, 5, 3, 2)),
        (graph(9, &b45()), sizes(4, 4, 5, 5, 2, 2)),
        (graph(0, &[]), sizes(0, 0, 0, 0, 0, 0)),
        (graph(1, &[(0, 0)]), sizes(0, 1, 0, 1, 1, 1)),
    ];
    for (graph, expected) in cases {
        assert_eq!(sizes_of(&graph), expected);
    }
}

fn nodes(numbers: &[u32]) -> Vec<NodeId> {
    numbers.iter().copied().map(NodeId::from).collect()
}

fn edges(numbers: &[u32]) -> Vec<EdgeId> {
    numbers.iter().copied().map(EdgeId::from).collect()
}

#[test]
fn two_sides_in_the_worked_example() {
    let graph = graph(7, &K43);
    let found = konig(&graph).unwrap();
    assert_eq!((&found.left, &found.cover), (&nodes(&[0, 1, 2, 3]), &nodes(&[4, 5, 6])));
    assert_eq!(found.independent, nodes(&[0, 1, 2, 3]));
    assert_eq!(found.verify(&graph), Ok(()));
}

#[test]
fn the_maximal_cliques_of_the_worked_example() {
    let found: Vec<Vec<NodeId>> = MaximalCliques::new(&graph(6, &G6)).unwrap().collect();
    let expected = [&[0, 4][..], &[0, 5], &[1, 2, 3], &[1, 2, 5], &[3, 4]];
    assert_eq!(found, expected.map(nodes));
}

/// The graph of the page.
#[rustfmt::skip]
const PAGE: [(u32, u32); 15] = [
    (0, 1), (0, 2), (0, 3), (0, 4), (1, 5), (1, 6), (2, 3), (2, 7), (3, 5), (4, 5), (4, 8), (5, 7), (5, 8), (6, 7), (7, 8),
];

/// What taking a vertex of the smallest degree, again and again, finds there at best.
const SMALLEST_FIRST: usize = 3;
/// What leaving out a vertex of the largest degree finds there at best, as long as there is an
/// edge.
const LARGEST_OUT: usize = 3;

/// The number of neighbors of v in a set.
fn degree(rows: &[u64], v: usize, set: u64) -> u32 {
    (rows[v] & set).count_ones()
}

fn members(set: u64) -> Vec<usize> {
    (0..64).filter(|v| set >> v & 1 == 1).collect()
}

/// The most that can be taken of `left` if each is a vertex of the smallest degree, whatever is
/// done where degrees are equal.
fn smallest_first(rows: &[u64], left: u64) -> usize {
    let least = members(left).into_iter().map(|v| degree(rows, v, left)).min();
    let open = members(left).into_iter().filter(|v| Some(degree(rows, *v, left)) == least);
    open.map(|v| 1 + smallest_first(rows, left & !(rows[v] | 1 << v))).max().unwrap_or(0)
}

/// The most that can be left of `left` if a vertex of the largest degree is left out, again and
/// again, until there is no edge.
fn largest_out(rows: &[u64], left: u64) -> usize {
    let most = members(left).into_iter().map(|v| degree(rows, v, left)).max().unwrap_or(0);
    if most == 0 {
        return members(left).len();
    }
    let open = members(left).into_iter().filter(|v| degree(rows, *v, left) == most);
    open.map(|v| largest_out(rows, left & !(1 << v))).max().unwrap_or(0)
}

/// How many calls the plain search takes.
fn n_calls(rows: &[u64]) -> u32 {
    let mut n_calls = 1;
    plain::largest_independent_set_watched(rows, |step, _| {
        n_calls += u32::from(!matches!(step, plain::Step::Take { .. }));
    });
    n_calls
}

#[test]
fn the_worked_example_of_the_page() {
    use plain::Step::{Take, With, Without};
    let graph = graph(9, &PAGE);
    let (rows, all) = (demo::rows(&graph), (1 << 9) - 1);
    let mut steps = Vec::new();
    let mut left = all;
    let set = plain::largest_independent_set_watched(&rows, |step, &[taken, after]| {
        if let With { v } = step {
            // No other vertex has as many neighbors.
            let rivals = |u: &usize| degree(&rows, v, left) <= degree(&rows, *u, left);
            assert_eq!(members(left).into_iter().filter(rivals).count(), 1);
        }
        left = after;
        steps.push((step, taken.count_ones(), left.count_ones()));
    });
    let expected = [
        (With { v: 5 }, 1, 3),
        (Take { v: 0 }, 2, 1),
        (Take { v: 6 }, 3, 0),
        (Without { v: 5 }, 0, 8),
        (With { v: 0 }, 1, 3),
        (Take { v: 6 }, 2, 1),
        (Take { v: 8 }, 3, 0),
        (Without { v: 0 }, 0, 7),
        (Take { v: 1 }, 1, 5),
        (Take { v: 3 }, 2, 3),
        (Take { v: 4 }, 3, 1),
        (Take { v: 7 }, 4, 0),
    ];
    assert_eq!((steps, members(set)), (expected.to_vec(), vec![1, 3, 4, 7]));
    // It is the only one of its size, and no rule of thumb finds it.
    let independent = all_of(Notion::Independent, &self::rows(&graph));
    assert_eq!(independent.iter().filter(|set| set.count_ones() >= 4).count(), 1);
    assert_eq!(
        (smallest_first(&rows, all), largest_out(&rows, all)),
        (SMALLEST_FIRST, LARGEST_OUT)
    );
    // 6 has the smallest degree, and no other vertex has as small a one.
    let degrees: Vec<usize> = graph.nodes().map(|v| graph.degree(v)).collect();
    assert_eq!(degrees, [4, 3, 3, 3, 3, 5, 2, 4, 3]);
    assert_eq!(sizes_of(&graph), sizes(4, 5, 4, 5, 2, 3));
}

/// How often the search is called on a cycle of six vertices.
const CALLS_OF_A_RING: u32 = 3;
/// How often it is called on five triangles side by side.
const CALLS_OF_FIVE_TRIANGLES: u32 = 63;
/// The most calls on the random graphs with 60 vertices that are tried.
const CALLS_OF_60: u32 = 2_693;

/// How many sets a search finds on a path of 60 vertices if it branches at each vertex.
const SETS_OF_A_PATH_OF_60: u64 = 4_052_739_537_881;

#[test]
fn the_graphs_of_the_questions() {
    // With the first vertex, two fewer are left, and without it one fewer.
    let (mut fewer, mut sets) = (1, 2);
    for _ in 1..60 {
        (fewer, sets) = (sets, fewer + sets);
    }
    assert_eq!(sets, SETS_OF_A_PATH_OF_60);
    let ring: UnGraph = generate::cycle(6).unwrap();
    assert_eq!(n_calls(&demo::rows(&ring)), CALLS_OF_A_RING);
    let [path, triangles, _] = demo::work(15);
    assert_eq!((path, triangles), (1, CALLS_OF_FIVE_TRIANGLES));
    // Two triangles, and a vertex that is joined to two vertices of each: it is needed.
    let wings = [(0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5), (6, 0), (6, 1), (6, 3), (6, 4)];
    let wings = demo::rows(&graph(7, &wings));
    assert_eq!(largest_out(&wings, 0x7f), 2);
    assert_eq!(members(plain::largest_independent_set(&wings)), [2, 5, 6]);
    // Where the rule does no harm.
    for graph in [generate::star(4).unwrap(), generate::complete(4).unwrap()] {
        let rows = demo::rows(&graph);
        let all = (1 << rows.len()) - 1;
        let set = plain::largest_independent_set(&rows);
        assert_eq!(largest_out(&rows, all), members(set).len());
    }
}

#[test]
fn the_graphs_of_the_short_pages() {
    // Eight stars, four with two edges and four with one.
    let star =
        |i: u32| [(2 * i, 2 * i + 1), (2 * i, 16 + i)].into_iter().take(if i < 4 { 2 } else { 1 });
    let stars: UnGraph = UnGraph::from_edges(20, (0..8).flat_map(star)).unwrap();
    let matching = maximum_matching(&stars, u64::MAX).unwrap().set;
    assert_eq!((matching.len(), edge_cover_from(&stars, &matching).unwrap().len()), (8, 12));
    let path = graph(4, &[(0, 1), (1, 2), (2, 3)]);
    let (cover, pairs) = vertex_cover_by_pairs(&path);
    assert_eq!((cover, pairs), (nodes(&[0, 1, 2, 3]), edges(&[0, 2])));
    // A minimal edge cover that is not a smallest one, and a matching that is not maximum.
    let kite = graph(4, &[(0, 1), (0, 2), (0, 3), (1, 2)]);
    assert_eq!(check_minimal_edge_cover(&kite, &edges(&[0, 1, 2])), Ok(()));
    assert_eq!(check_minimal_edge_cover(&kite, &edges(&[2, 3])), Ok(()));
    assert_eq!(edge_cover_from(&path, &edges(&[1])), Ok(edges(&[0, 1, 2])));
    assert_eq!(check_minimal_edge_cover(&path, &edges(&[0, 2])), Ok(()));
}

#[test]
fn the_plain_form_takes_sixty_vertices() {
    let mut most = 0;
    for m in [60, 90, 120, 180, 240, 300, 480, 900, 1_500] {
        let graph = demo::random_graph(60, m).unwrap();
        let rows = demo::rows(&graph);
        most = most.max(n_calls(&rows));
        let n = members(plain::largest_independent_set(&rows)).len();
        assert_eq!(maximum_independent_set(&graph, u64::MAX).unwrap().set.len(), n);
    }
    assert_eq!(most, CALLS_OF_60);
    // All 64 bits, and none.
    let path: UnGraph = generate::path(64).unwrap();
    assert_eq!(members(plain::largest_independent_set(&demo::rows(&path))).len(), 32);
    assert_eq!(plain::bron_kerbosch::maximal_cliques(&demo::rows(&path)).len(), 63);
    assert_eq!(
        (plain::largest_independent_set(&[]), plain::bron_kerbosch::maximal_cliques(&[])),
        (0, vec![0])
    );
}

#[test]
#[should_panic(expected = "overflow")]
fn the_plain_form_takes_no_more_than_64_vertices() {
    plain::largest_independent_set(&[0; 65]);
}

/// The plain versions find sets as large as the library's, and the same cliques; and a search with
/// n vertices comes to at most 1.3803^n sets.
fn check_plain(graph: &UnGraph) {
    let without_loops = graph.edges().iter().filter(|edge| edge.tail != edge.head);
    let pairs = without_loops.map(|edge| (edge.tail.into(), edge.head.into()));
    let graph: UnGraph = UnGraph::from_edges(graph.n_nodes(), pairs).unwrap();
    let rows = demo::rows(&graph);
    let nodes = |set: u64| members(set).into_iter().map(|v| u32::try_from(v).unwrap().into());
    let set: Vec<NodeId> = nodes(plain::largest_independent_set(&rows)).collect();
    assert_eq!(Notion::Independent.check(&graph, &set), Ok(()));
    assert_eq!(maximum_independent_set(&graph, u64::MAX).unwrap().set.len(), set.len());
    let n_sets = n_calls(&rows).div_ceil(2);
    let bound = 1.3803_f64.powi(i32::try_from(rows.len()).unwrap());
    assert!(f64::from(n_sets) <= bound, "{n_sets} {bound}");
    let mut cliques: Vec<Vec<NodeId>> = plain::bron_kerbosch::maximal_cliques(&rows)
        .into_iter()
        .map(|set| nodes(set).collect())
        .collect();
    let mut expected: Vec<Vec<NodeId>> = MaximalCliques::new(&graph).unwrap().collect();
    cliques.sort_unstable();
    expected.sort_unstable();
    assert_eq!(cliques, expected);
}

// 2. All small inputs, against all subsets.

/// The neighbors of each vertex as bits; a vertex with a loop is its own.
fn rows(graph: &UnGraph) -> Vec<u32> {
    let row = |v| graph.neighbors(v).fold(0, |row, u| row | 1 << u.index());
    graph.nodes().map(row).collect()
}

/// What each notion says, word by word.
fn is_one(notion: Notion, rows: &[u32], set: u32) -> bool {
    let is_in = |v: usize| set >> v & 1 == 1;
    let joined = |u: usize, v: usize| rows[u] >> v & 1 == 1;
    let n = rows.len();
    match notion {
        Notion::Dominating => (0..n).all(|v| is_in(v) || rows[v] & set != 0),
        Notion::Independent => (0..n).all(|v| !is_in(v) || rows[v] & set == 0),
        Notion::Cover => (0..n).all(|u| (0..n).all(|v| !joined(u, v) || is_in(u) || is_in(v))),
        Notion::Clique => {
            (0..n).all(|u| (0..n).all(|v| u == v || !is_in(u) || !is_in(v) || joined(u, v)))
        }
    }
}

const NOTIONS: [Notion; 4] =
    [Notion::Dominating, Notion::Independent, Notion::Cover, Notion::Clique];

/// All sets that are one.
fn all_of(notion: Notion, rows: &[u32]) -> Vec<u32> {
    (0..1 << rows.len()).filter(|&set| is_one(notion, rows, set)).collect()
}

/// Whether small ones are wanted, and not large ones.
fn is_small_better(notion: Notion) -> bool {
    matches!(notion, Notion::Dominating | Notion::Cover)
}

/// Those that hold no other one, or are held by no other one.
fn extremal_of(notion: Notion, all: &[u32]) -> Vec<u32> {
    let is_better =
        |a: u32, b: u32| a != b && if is_small_better(notion) { a & b == a } else { a & b == b };
    all.iter().copied().filter(|&b| !all.iter().any(|&a| is_better(a, b))).collect()
}

fn best_of(notion: Notion, all: &[u32]) -> usize {
    let sizes = all.iter().map(|set| set.count_ones() as usize);
    let best = if is_small_better(notion) { sizes.min() } else { sizes.max() };
    best.expect("the empty set, or that of all vertices, is one")
}

/// The most edges of `edges[at..]` without a common end, when the ends in `used` are gone.
fn most_pairs(edges: &[(usize, usize)], used: u32) -> usize {
    let Some((&(u, v), rest)) = edges.split_first() else { return 0 };
    let without = most_pairs(rest, used);
    if u == v || used >> u & 1 == 1 || used >> v & 1 == 1 {
        return without;
    }
    without.max(1 + most_pairs(rest, used | 1 << u | 1 << v))
}

/// The fewest of `edges[at..]` that end at all of these vertices.
fn fewest_covering(edges: &[(usize, usize)], bare: u32) -> Option<usize> {
    if bare == 0 {
        return Some(0);
    }
    let (&(u, v), rest) = edges.split_first()?;
    let with = fewest_covering(rest, bare & !(1 << u | 1 << v)).map(|n| n + 1);
    [with, fewest_covering(rest, bare)].into_iter().flatten().min()
}

/// All six numbers, by trying everything.
fn sizes_by_trial(graph: &UnGraph) -> Sizes {
    let rows = rows(graph);
    let best = |notion| best_of(notion, &all_of(notion, &rows));
    let ends: Vec<(usize, usize)> =
        graph.edges().iter().map(|edge| (edge.tail.index(), edge.head.index())).collect();
    Sizes {
        nu: most_pairs(&ends, 0),
        tau: best(Notion::Cover),
        alpha: best(Notion::Independent),
        rho: fewest_covering(&ends, (1 << rows.len()) - 1),
        gamma: best(Notion::Dominating),
        omega: best(Notion::Clique),
    }
}

fn set_of(bits: u32) -> Vec<NodeId> {
    nodes(&(0..32).filter(|v| bits >> v & 1 == 1).collect::<Vec<_>>())
}

fn bits_of(set: &[NodeId]) -> u32 {
    set.iter().fold(0, |bits, v| bits | 1 << v.index())
}

/// Four vertices with loops, five without, and three with parallel edges.
fn all_small() -> impl Iterator<Item = UnGraph> {
    let pairs: Vec<(u32, u32)> = (0..5).flat_map(|u| (u + 1..5).map(move |v| (u, v))).collect();
    let of_five = (0_u32..1 << 10).map(move |set| {
        let chosen = (0..).zip(&pairs).filter(|(i, _)| set >> i & 1 == 1).map(|(_, pair)| *pair);
        UnGraph::from_edges(5, chosen).unwrap()
    });
    let lists = all_edge_lists(3, 3).map(|edges| UnGraph::from_edges(3, edges).unwrap());
    all_graphs_of_four().chain(of_five).chain(lists)
}

#[test]
fn checks_agree_with_the_words_on_all_small_graphs() {
    for graph in all_small() {
        let rows = rows(&graph);
        for notion in NOTIONS {
            let all = all_of(notion, &rows);
            let extremal = extremal_of(notion, &all);
            for bits in 0..1 << rows.len() {
                let set = set_of(bits);
                assert_eq!(notion.check(&graph, &set).is_ok(), all.contains(&bits));
                let is_extremal = notion.check_extremal(&graph, &set).is_ok();
                assert_eq!(is_extremal, extremal.contains(&bits), "{notion:?} {set:?} {graph:?}");
            }
        }
    }
}

#[test]
fn edge_checks_agree_with_the_words_on_all_lists_of_edges() {
    for list in all_edge_lists(3, 4) {
        let graph = UnGraph::from_edges(3, list.iter().copied()).unwrap();
        let covers = |set: u32| {
            let ends = |i: usize| 1_u32 << list[i].0 | 1 << list[i].1;
            (0..list.len()).filter(|i| set >> i & 1 == 1).fold(0, |all, i| all | ends(i)) == 7
        };
        for set in 0_u32..1 << list.len() {
            let chosen: Vec<u32> = (0..4).filter(|i| set >> i & 1 == 1).collect();
            let ends = chosen.iter().flat_map(|&i| [list[i as usize].0, list[i as usize].1]);
            let mut ends: Vec<u32> = ends.collect();
            ends.sort_unstable();
            let is_matching = ends.windows(2).all(|two| two[0] != two[1]);
            let chosen = edges(&chosen);
            assert_eq!(check_matching(&graph, &chosen).is_ok(), is_matching);
            assert_eq!(check_edge_cover(&graph, &chosen).is_ok(), covers(set));
            let is_minimal =
                covers(set) && (0..4).all(|i| set >> i & 1 == 0 || !covers(set & !(1 << i)));
            assert_eq!(check_minimal_edge_cover(&graph, &chosen).is_ok(), is_minimal);
        }
    }
}

#[test]
fn exact_searches_agree_with_all_subsets_on_all_small_graphs() {
    for graph in all_small() {
        assert_eq!(sizes_of(&graph), sizes_by_trial(&graph), "{graph:?}");
        check_plain(&graph);
    }
}

/// What lists maximal cliques; a wrong one is to be caught.
type Lister = fn(&UnGraph) -> Vec<u32>;

/// The first small graph on which the list is not that of all maximal cliques, each once.
fn fault(list: Lister) -> Option<UnGraph> {
    all_small().find(|graph| {
        let mut found = list(graph);
        found.sort_unstable();
        found != extremal_of(Notion::Clique, &all_of(Notion::Clique, &rows(graph)))
    })
}

fn listed(graph: &UnGraph) -> Vec<u32> {
    let cliques = MaximalCliques::new(graph).unwrap();
    cliques.inspect(|clique| assert!(clique.is_sorted())).map(|clique| bits_of(&clique)).collect()
}

/// Bron and Kerbosch by the book, with switches to break it.
fn recursive(graph: &UnGraph, keeps_excluded: bool, spares_pivot: bool) -> Vec<u32> {
    struct Run {
        rows: Vec<u32>,
        keeps_excluded: bool,
        spares_pivot: bool,
        found: Vec<u32>,
    }
    impl Run {
        fn go(&mut self, clique: u32, mut candidates: u32, mut excluded: u32) {
            if candidates | excluded == 0 {
                self.found.push(clique);
                return;
            }
            let n = self.rows.len();
            let pivot = (0..n).find(|v| (candidates | excluded) >> v & 1 == 1).unwrap_or(0);
            let spared = self.rows[pivot] | u32::from(self.spares_pivot) << pivot;
            let branches = candidates & !spared;
            for v in (0..n).filter(|v| branches >> v & 1 == 1) {
                self.go(clique | 1 << v, candidates & self.rows[v], excluded & self.rows[v]);
                candidates &= !(1 << v);
                excluded |= u32::from(self.keeps_excluded) << v;
            }
        }
    }
    let mut rows = rows(graph);
    for (v, row) in rows.iter_mut().enumerate() {
        *row &= !(1 << v);
    }
    let everyone = (1 << rows.len()) - 1;
    let mut run = Run { rows, keeps_excluded, spares_pivot, found: Vec::new() };
    run.go(0, everyone, 0);
    run.found
}

#[test]
fn maximal_cliques_are_those_of_all_subsets_on_all_small_graphs() {
    assert_eq!(fault(listed), None);
    assert_eq!(fault(|graph| recursive(graph, true, false)), None);
}

#[test]
fn wrong_versions_are_caught() {
    // Cliques that are not maximal, when what is done with is forgotten; cliques that are missed,
    // when the pivot itself is not tried.
    assert!(fault(|graph| recursive(graph, false, false)).is_some());
    assert!(fault(|graph| recursive(graph, true, true)).is_some());
    // Choices that are never taken back: they are not the best ones.
    let rate = |size: fn(&UnGraph) -> usize, notion| {
        all_small()
            .filter(|graph| size(graph) != best_of(notion, &all_of(notion, &rows(graph))))
            .count()
    };
    assert!(0 < rate(|graph| vertex_cover_by_pairs(graph).0.len(), Notion::Cover));
    assert!(0 < rate(|graph| greedy_dominating_set(graph).len(), Notion::Dominating));
    // It takes the middle, which serves four, and then every foot needs somebody.
    let spider = graph(7, &[(0, 1), (0, 2), (0, 3), (1, 4), (2, 5), (3, 6)]);
    assert_eq!(greedy_dominating_set(&spider).len(), 4);
    assert_eq!(minimum_dominating_set(&spider, u64::MAX).unwrap().set, nodes(&[1, 2, 3]));
    // Without a step it has that of greed, and does not say that it is best.
    let stopped = minimum_dominating_set(&spider, 0).unwrap();
    assert_eq!((stopped.set.len(), stopped.bound), (4, 2));
}

// 3. Properties.

/// Graphs of up to 12 vertices, some with loops and parallel edges.
fn any_graph() -> impl Strategy<Value = UnGraph> {
    (1..=12_u32).prop_flat_map(|n| {
        proptest::collection::vec((0..n, 0..n, 0..4_u32), 0..24).prop_map(move |edges| {
            let kept = edges.into_iter().filter(|&(u, v, luck)| u != v || luck == 0);
            UnGraph::from_edges(n as usize, kept.map(|(u, v, _)| (u, v))).unwrap()
        })
    })
}

/// What a search that was stopped says must be true, and a search that was not must be right.
fn check_limits(graph: &UnGraph, search: fn(&UnGraph, u64) -> Found, notion: Notion, best: usize) {
    let (mut sizes, mut are_best) = (Vec::new(), Vec::new());
    for most_steps in [0, 1, 2, 5, 10, 30, 100] {
        let found = search(graph, most_steps);
        assert_eq!(notion.check(graph, &found.set), Ok(()));
        let (low, high) = if is_small_better(notion) {
            (found.bound, found.set.len())
        } else {
            (found.set.len(), found.bound)
        };
        assert!(low <= best && best <= high, "{notion:?}: {low} {best} {high}");
        sizes.push(found.set.len());
        are_best.push(found.is_best());
    }
    // More steps never make it worse, and what is proven stays so.
    sizes.push(best);
    if is_small_better(notion) {
        sizes.reverse();
    }
    assert!(sizes.is_sorted() && are_best.is_sorted(), "{notion:?}: {sizes:?} {are_best:?}");
    let found = search(graph, u64::MAX);
    assert_eq!((found.set.len(), found.bound), (best, best));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn all_subsets_agree_on_random_graphs(graph in any_graph()) {
        let sizes = sizes_of(&graph);
        prop_assert_eq!(&sizes, &sizes_by_trial(&graph));
        check_plain(&graph);
        // Gallai's two sums.
        let n = graph.n_nodes();
        prop_assert_eq!(sizes.alpha + sizes.tau, n);
        prop_assert!(sizes.rho.is_none_or(|rho| sizes.nu + rho == n));
        check_limits(&graph, |g, most| maximum_clique(g, most).unwrap(), Notion::Clique, sizes.omega);
        check_limits(&graph, |g, most| minimum_vertex_cover(g, most).unwrap(), Notion::Cover, sizes.tau);
        check_limits(
            &graph,
            |g, most| minimum_dominating_set(g, most).unwrap(),
            Notion::Dominating,
            sizes.gamma,
        );
        let rows = rows(&graph);
        let mut cliques = listed(&graph);
        cliques.sort_unstable();
        prop_assert!(cliques.windows(2).all(|two| two[0] < two[1]));
        for &clique in &cliques {
            prop_assert_eq!(Notion::Clique.check_extremal(&graph, &set_of(clique)), Ok(()));
        }
        let mut by_recursion = recursive(&graph, true, false);
        by_recursion.sort_unstable();
        prop_assert_eq!(&cliques, &by_recursion);
        // A maximal independent set dominates. An independent set that dominates is maximal, loops
        // or not.
        for set in 0..1_u32 << n.min(6) {
            let is = |notion| is_one(notion, &rows, set);
            let is_maximal = Notion::Independent.check_extremal(&graph, &set_of(set)).is_ok();
            if is(Notion::Independent) && is(Notion::Dominating) {
                prop_assert!(is_maximal);
            }
            let has_loop = (0..n).any(|v| rows[v] >> v & 1 == 1);
            prop_assert!(has_loop || !is_maximal || is(Notion::Dominating));
        }
        // The quick ones: their guarantees.
        let (cover, pairs) = vertex_cover_by_pairs(&graph);
        prop_assert_eq!(Notion::Cover.check(&graph, &cover), Ok(()));
        prop_assert!(pairs.len() <= sizes.tau && cover.len() <= 2 * pairs.len());
        let greedy = greedy_dominating_set(&graph);
        prop_assert_eq!(Notion::Dominating.check(&graph, &greedy), Ok(()));
        let most_served = (0..n).map(|v| (rows[v] | 1 << v).count_ones()).max().unwrap_or(0);
        let harmonic: f64 = (1..=most_served).map(|i| f64::from(i).recip()).sum();
        prop_assert!(f64::from(u32::try_from(greedy.len()).unwrap())
            <= harmonic * f64::from(u32::try_from(sizes.gamma).unwrap()) + 1e-9);
    }

    #[test]
    fn two_sides_prove_each_other(graph in super::any_graph(6)) {
        let n_left = u32::try_from(graph.n_left()).unwrap();
        let edges = graph.edges().iter().map(|edge| (edge.left, n_left + edge.right));
        let graph = UnGraph::from_edges(graph.n_left() + graph.n_right(), edges).unwrap();
        let found = konig(&graph).unwrap();
        prop_assert_eq!(found.verify(&graph), Ok(()));
        let sizes = sizes_by_trial(&graph);
        prop_assert_eq!((found.matching.len(), found.cover.len()), (sizes.nu, sizes.tau));
        prop_assert_eq!(found.independent.len(), sizes.alpha);
        if let Ok(cover) = edge_cover_from(&graph, &found.matching) {
            // Kőnig's other theorem.
            prop_assert_eq!((Some(cover.len()), cover.len()), (sizes.rho, sizes.alpha));
        }
    }
}

#[test]
fn corrupted_answers_are_rejected() {
    let graph = graph(7, &K43);
    let right = konig(&graph).unwrap();
    let wrong = |spoil: fn(&mut Konig)| {
        let mut wrong = right.clone();
        spoil(&mut wrong);
        wrong.verify(&graph)
    };
    // The first edge that is no longer covered is 0-6.
    let uncovered = Err(VertexSetError::Uncovered { edge: 2.into() });
    assert_eq!(
        wrong(|found| {
            found.cover.pop();
        }),
        uncovered
    );
    assert_eq!(
        wrong(|k| k.cover.push(0.into())),
        Err(VertexSetError::Sizes { found: 4, wanted: 3 })
    );
    assert_eq!(
        wrong(|k| {
            k.independent.pop();
        }),
        Err(VertexSetError::Sizes { found: 4, wanted: 3 })
    );
    assert_eq!(
        wrong(|k| k.independent[0] = 1.into()),
        Err(VertexSetError::Sizes { found: 4, wanted: 3 })
    );
    assert_eq!(
        wrong(|k| k.independent.push(4.into())),
        Err(VertexSetError::Inside { edge: 0.into() })
    );
    assert_eq!(
        wrong(|k| {
            k.matching.pop();
        }),
        Err(VertexSetError::Sizes { found: 3, wanted: 2 })
    );
    assert_eq!(
        wrong(|k| k.matching.push(0.into())),
        Err(VertexSetError::Shared { node: 0.into() })
    );
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_in_a_line_and_in_other_shapes() {
    let n = 1_000_000;
    let graphs: [(&str, UnGraph, Option<usize>); 4] = [
        ("path", generate::path(n).unwrap(), Some(500_000)),
        ("star", generate::star(n).unwrap(), Some(1)),
        ("grid", generate::grid(1000, 1000).unwrap(), None),
        ("no edges", graph(1000, &[]), Some(0)),
    ];
    for (shape, graph, n_pairs) in graphs {
        let greedy = greedy_dominating_set(&graph);
        assert_eq!(Notion::Dominating.check(&graph, &greedy), Ok(()), "{shape}");
        let (cover, pairs) = vertex_cover_by_pairs(&graph);
        assert_eq!(Notion::Cover.check(&graph, &cover), Ok(()), "{shape}");
        assert_eq!(cover.len(), 2 * pairs.len(), "{shape}");
        // The matching of the grid is a test of the section on matchings.
        let Some(n_pairs) = n_pairs else { continue };
        let found = konig(&graph).unwrap();
        assert_eq!(found.cover.len(), n_pairs, "{shape}");
        assert_eq!(found.verify(&graph), Ok(()), "{shape}");
        match edge_cover_from(&graph, &found.matching) {
            Ok(cover) => {
                assert_eq!(cover.len(), found.independent.len(), "{shape}");
                assert_eq!(check_minimal_edge_cover(&graph, &cover), Ok(()), "{shape}");
            }
            Err(error) => assert_eq!(error, GraphError::IsolatedVertex { node: 0.into() }),
        }
        assert_eq!(
            Notion::Independent.check_extremal(&graph, &found.independent),
            Ok(()),
            "{shape}"
        );
    }
}

#[test]
fn a_complete_graph_and_a_long_path() {
    let complete: UnGraph = generate::complete(500).unwrap();
    assert_eq!(
        MaximalCliques::new(&complete).unwrap().map(|clique| clique.len()).collect::<Vec<_>>(),
        [500]
    );
    assert_eq!(maximum_clique(&complete, 500).unwrap().set.len(), 500);
    assert_eq!(minimum_dominating_set(&complete, 1).unwrap().set.len(), 1);
    let path: UnGraph = generate::path(u32::try_from(MOST_NODES).unwrap()).unwrap();
    assert_eq!(MaximalCliques::new(&path).unwrap().count(), MOST_NODES - 1);
}

/// Vertices without edges are cliques of their own, and make the sets of all others wider: of one
/// word, of two, of more.
#[test]
fn sets_of_every_width_find_the_same_cliques() {
    let dense: UnGraph = generate::random(60, 700, 6).unwrap();
    let mut expected: Vec<Vec<NodeId>> = MaximalCliques::new(&dense).unwrap().collect();
    expected.sort_unstable();
    assert!(500 < expected.len(), "few cliques: {}", expected.len());
    for n in [63, 64, 65, 127, 128, 129, 192, 193] {
        let edges = dense.edges().iter().map(|edge| (edge.tail.into(), edge.head.into()));
        let wide = UnGraph::from_edges(n, edges).unwrap();
        let (mut found, isolated): (Vec<_>, Vec<_>) =
            MaximalCliques::new(&wide).unwrap().partition(|clique| clique.len() > 1);
        assert!(isolated.into_iter().flatten().eq(wide.nodes().skip(60)), "{n} vertices");
        found.sort_unstable();
        assert_eq!(found, expected, "{n} vertices");
    }
}

#[test]
fn groups_of_three_have_as_many_maximal_cliques_as_can_be() {
    for n_groups in bron_kerbosch::GROUPS {
        let [n, n_cliques, n_steps] = bron_kerbosch::work(n_groups);
        assert_eq!((n, n_cliques), (3 * n_groups, 3_u32.pow(n_groups)));
        // Every way down ends at a clique: 3 + 9 + … + 3^k vertices are added.
        assert_eq!(n_steps, (3 * n_cliques - 3) / 2);
    }
}

/// How many steps are enough there.
const ENOUGH_STEPS: u64 = 20_000;

#[test]
fn sizes_that_the_exact_searches_are_for() {
    // Random pairs: about a fifth of all for the sets, about half of all for the clique.
    let sparse: UnGraph = generate::random(40, 160, 6).unwrap();
    let found = maximum_independent_set(&sparse, ENOUGH_STEPS).unwrap();
    assert!(found.is_best());
    assert_eq!(Notion::Independent.check_extremal(&sparse, &found.set), Ok(()));
    assert!(minimum_dominating_set(&sparse, ENOUGH_STEPS).unwrap().is_best());
    let dense: UnGraph = generate::random(150, 7000, 6).unwrap();
    let found = maximum_clique(&dense, ENOUGH_STEPS).unwrap();
    assert!(found.is_best());
    let largest = MaximalCliques::new(&dense).unwrap().map(|clique| clique.len()).max();
    assert_eq!(largest, Some(found.set.len()));
}

// 5. Bad input.

#[test]
fn bad_input() {
    // A vertex without edges has no edge cover.
    let graph_of = |n, edges: &[(u32, u32)]| UnGraph::from_edges(n, edges.iter().copied()).unwrap();
    let isolated = graph_of(3, &[(0, 1)]);
    assert_eq!(
        edge_cover_from(&isolated, &edges(&[0])),
        Err(GraphError::IsolatedVertex { node: 2.into() })
    );
    // A loop: its vertex is never independent, always in a cover, and its edge is its edge cover.
    let looped = graph_of(2, &[(0, 0), (0, 1)]);
    assert_eq!(
        Notion::Independent.check(&looped, &nodes(&[0])),
        Err(VertexSetError::Inside { edge: 0.into() })
    );
    assert_eq!(maximum_independent_set(&looped, u64::MAX).unwrap().set, nodes(&[1]));
    assert_eq!(minimum_vertex_cover(&looped, u64::MAX).unwrap().set, nodes(&[0]));
    assert_eq!(
        check_matching(&looped, &edges(&[0])),
        Err(VertexSetError::Shared { node: 0.into() })
    );
    // No two sides.
    assert_eq!(
        konig(&graph_of(3, &[(0, 1), (1, 2), (2, 0)])),
        Err(GraphError::NotBipartite { odd_cycle: edges(&[1, 2, 0]) })
    );
    // Too large for rows of bits.
    let n = MOST_NODES + 1;
    let too_large = GraphError::TooLarge { what: "vertices", n };
    let large = graph_of(n, &[]);
    assert_eq!(MaximalCliques::new(&large).map(drop), Err(too_large.clone()));
    assert_eq!(maximum_clique(&large, 1), Err(too_large.clone()));
    assert_eq!(minimum_dominating_set(&large, 1), Err(too_large));
    // No vertex at all.
    let empty = graph_of(0, &[]);
    assert_eq!(konig(&empty), Ok(Konig::default()));
    assert_eq!(MaximalCliques::new(&empty).unwrap().collect::<Vec<_>>(), [nodes(&[])]);
    assert_eq!(maximum_clique(&empty, 0), Ok(Found { set: vec![], bound: 0 }));
}

#[test]
fn faults_name_what_is_wrong() {
    let path = graph(4, &[(0, 1), (1, 2), (2, 3)]);
    let check = |notion: Notion, set: &[u32]| notion.check(&path, &nodes(set)).unwrap_err();
    assert_eq!(check(Notion::Dominating, &[0]), VertexSetError::Undominated { node: 2.into() });
    assert_eq!(check(Notion::Cover, &[1]), VertexSetError::Uncovered { edge: 2.into() });
    assert_eq!(
        check(Notion::Clique, &[1, 2, 3]),
        VertexSetError::NotJoined { u: 1.into(), v: 3.into() }
    );
    let check =
        |notion: Notion, set: &[u32]| notion.check_extremal(&path, &nodes(set)).unwrap_err();
    assert_eq!(check(Notion::Dominating, &[0, 1, 3]), VertexSetError::Redundant { node: 0.into() });
    assert_eq!(check(Notion::Cover, &[0, 1, 2]), VertexSetError::Redundant { node: 0.into() });
    assert_eq!(check(Notion::Independent, &[1]), VertexSetError::Addable { node: 3.into() });
    assert_eq!(check(Notion::Clique, &[2]), VertexSetError::Addable { node: 1.into() });
    assert_eq!(
        check_minimal_edge_cover(&path, &edges(&[0, 1, 2])),
        Err(VertexSetError::RedundantEdge { edge: 1.into() })
    );
    assert_eq!(
        check_edge_cover(&path, &edges(&[0, 1])),
        Err(VertexSetError::Untouched { node: 3.into() })
    );
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_vertex_that_is_not_there_panics() {
    let _ = Notion::Clique.check(&graph(2, &[]), &nodes(&[2]));
}

#[test]
fn demo_of_bad_input() {
    for demo in [demo::DEMO, six_numbers::DEMO, bron_kerbosch::DEMO] {
        demo.refuses(&[
            ("x>y", r#"part 1: "x>y" has a direction: edges are written 0-1 (column 1)"#),
            (
                "x-y:2",
                r#"part 1: "x-y:2" has a weight, and this program has no use for it (column 1)"#,
            ),
        ]);
    }
}

// 6. Errata.

#[test]
fn erratum_a_minimum_independent_set_and_a_minimum_cover_are_not_all_vertices() {
    // The original's sum takes the smallest independent set. That is the empty one; or, if a
    // maximal one is meant, here the middle of the star: 1 + 1 is not 4. The largest is meant: 3 +
    // 1.
    let star: UnGraph = generate::star(4).unwrap();
    assert_eq!(Notion::Independent.check_extremal(&star, &nodes(&[0])), Ok(()));
    let Sizes { tau, alpha, .. } = sizes_of(&star);
    assert_eq!((tau, alpha), (1, 3));
}

#[test]
fn erratum_konig_counts_edges_of_the_matching() {
    // The original says that a largest matching and a smallest cover have as many vertices. A
    // matching has twice as many.
    let graph = graph(7, &K43);
    let found = konig(&graph).unwrap();
    assert_eq!((found.matching.len(), found.cover.len()), (3, 3));
}

#[test]
fn erratum_vertices_without_edges() {
    // "The edge cover and the matching sum up to the vertices", "each side dominates", "if a graph
    // is connected, every cover dominates it": a single vertex is connected, its empty cover
    // dominates nothing, and it has no edge cover.
    let one = graph(1, &[]);
    assert_eq!(Notion::Cover.check(&one, &[]), Ok(()));
    assert_eq!(
        Notion::Dominating.check(&one, &[]),
        Err(VertexSetError::Undominated { node: 0.into() })
    );
    assert_eq!(edge_cover_from(&one, &[]), Err(GraphError::IsolatedVertex { node: 0.into() }));
    // With an edge for every vertex the sentence holds.
    for graph in all_small().filter(|graph| graph.nodes().all(|v| 0 < graph.degree(v))) {
        let rows = rows(&graph);
        for set in all_of(Notion::Cover, &rows) {
            assert!(is_one(Notion::Dominating, &rows, set));
        }
    }
}

// 7. The demos.

#[test]
fn demo() {
    demo::DEMO.shows(&[("covers_and_cliques", ""), ("covers_and_cliques_cost", "--cost")]);
}

#[test]
fn demo_of_six_numbers() {
    six_numbers::DEMO
        .shows(&[("six_numbers", ""), ("six_numbers_sides", "a-1 b-1 b-2 c-2 d-2 d-3")]);
}

#[test]
fn demo_of_bron_kerbosch() {
    bron_kerbosch::DEMO.shows(&[("bron_kerbosch", ""), ("bron_kerbosch_cost", "--cost")]);
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..60).map(|v| format!("{v}-{}", v + 1)).collect();
    let long = long.join(" ");
    demo::DEMO.says(&[
        ("7", "…Independent set 1: 7. Vertex cover 0. Clique 1: 7."),
        (&long, "…Too large to draw: the limit is…Independent set 31…"),
    ]);
    six_numbers::DEMO.says(&[
        ("7", "…no edge cover, because 7 has no edge; vertex cover 0;…"),
        (&long, "…Too large to draw: the limit is…"),
    ]);
    bron_kerbosch::DEMO.says(&[
        ("7", "…1 maximal clique: {7}."),
        (&long, "…Too large to draw: the limit is…60 maximal cliques."),
    ]);
    for demo in [demo::DEMO, bron_kerbosch::DEMO] {
        demo.refuses(&[("2-2", "2-2 joins a vertex to itself")]);
    }
}
