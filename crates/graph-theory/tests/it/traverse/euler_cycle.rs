//! 6.4 Euler cycle.

use graph_theory::graph::{Directed, Kind, Undirected, generate};
use graph_theory::traverse::euler_cycle::{
    EulerTrailError, NoEulerTrail, Step, Surplus, Tour, euler_cycle, euler_cycle_from, euler_trail,
    euler_trail_from, euler_trail_watched, n_trails, plain, verify,
};
use graph_theory::{DiGraph, EdgeId, Graph, GraphError, NodeId, Path, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::depth_first_search::EDGES;
use super::{all_graphs_of_four, graph, node, numbers};
use crate::graph::{all_edge_lists, closure};
use crate::snapshots::Expect;

#[path = "../../../examples/euler_cycle.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked examples.

/// Seven vertices, ten edges; the walk, with ascending neighbors, and the one on the original's
/// page.
const G7: [(u32, u32); 10] =
    [(0, 1), (0, 5), (1, 2), (1, 3), (1, 5), (2, 6), (3, 4), (3, 5), (3, 6), (4, 5)];
const CYCLE: [u32; 11] = [0, 1, 2, 6, 3, 1, 5, 3, 4, 5, 0];
const ANOTHER: [u32; 11] = [0, 1, 2, 6, 3, 1, 5, 4, 3, 5, 0];

fn walk(path: Path) -> Vec<u32> {
    numbers(path.nodes)
}

/// The path through these vertices in a graph without parallel edges.
fn along<K: Kind>(graph: &Graph<(), K>, nodes: &[u32]) -> Path {
    let edge = |pair: &[u32]| {
        let arcs = graph.arcs(node(pair[0]));
        arcs.iter().find(|arc| arc.head == node(pair[1])).expect("an edge").edge
    };
    Path {
        nodes: nodes.iter().copied().map(node).collect(),
        edges: nodes.windows(2).map(edge).collect(),
    }
}

#[test]
fn worked_example() {
    let graph: UnGraph = graph(7, &G7);
    assert_eq!(graph.nodes().map(|u| graph.degree(u)).collect::<Vec<_>>(), [2, 4, 2, 4, 2, 4, 2]);
    assert_eq!(euler_cycle(&graph).map(walk), Ok(CYCLE.to_vec()));
    assert_eq!(verify(&graph, &along(&graph, &CYCLE)), Ok(()));
    assert_eq!(verify(&graph, &along(&graph, &ANOTHER)), Ok(()));
    assert_eq!(n_trails(&graph), 1);
}

#[test]
fn the_worked_example_of_the_page() {
    let graph: UnGraph = graph(6, &EDGES);
    assert_eq!(graph.nodes().map(|u| graph.degree(u)).collect::<Vec<_>>(), [2, 2, 4, 2, 2, 4]);
    let cycle = plain::euler_trail(&graph.numbered_lists(), 8, 0);
    assert_eq!(cycle, [0, 1, 5, 2, 3, 5, 4, 2, 0]);
    // The walk that ends where it is stuck misses four edges.
    let stuck = without_splicing(&graph, node(0));
    assert_eq!(numbers(stuck.nodes), [0, 1, 5, 2, 0]);
    // The bridges of Königsberg.
    let bridges = [(0, 1), (0, 1), (0, 2), (0, 2), (0, 3), (1, 3), (2, 3)];
    let town: UnGraph = super::graph(4, &bridges);
    assert_eq!(town.nodes().map(|u| town.degree(u)).collect::<Vec<_>>(), [5, 3, 3, 3]);
    assert_eq!(n_trails(&town), 2);
}

#[test]
fn the_plain_forms_agree_on_all_small_graphs() {
    fn check<K: Kind>(graph: &Graph<(), K>) {
        for start in graph.nodes() {
            if let Ok(path) = euler_trail_from(graph, start) {
                let (lists, n_edges) = (graph.numbered_lists(), graph.n_edges());
                let expected: Vec<usize> = path.nodes.iter().map(|u| u.index()).collect();
                assert_eq!(plain::euler_trail(&lists, n_edges, start.index()), expected);
                assert_eq!(plain::by_recursion(&lists, n_edges, start.index()), expected);
            }
        }
    }
    for edges in all_edge_lists(3, 4) {
        check::<Directed>(&Graph::from_edges(3, edges.iter().copied()).unwrap());
        check::<Undirected>(&Graph::from_edges(3, edges).unwrap());
    }
    all_graphs_of_four::<Undirected>().for_each(|graph| check(&graph));
}

#[test]
fn the_graphs_of_the_questions() {
    let complete = |n| generate::complete::<Undirected>(n).unwrap();
    // Complete graphs of 3 to 6 vertices.
    assert_eq!([3, 4, 5, 6].map(|n| euler_cycle(&complete(n)).is_ok()), [true, false, true, false]);
    // The walk that ends where it is stuck, on a ring, and on two triangles with a common vertex.
    let has_all = |n, edges: &[(u32, u32)]| {
        let graph: UnGraph = graph(n, edges);
        without_splicing(&graph, node(0)).edges.len() == graph.n_edges()
    };
    assert!(has_all(4, &[(0, 1), (1, 2), (2, 3), (3, 0)]));
    assert!(!has_all(5, &[(0, 1), (1, 2), (2, 0), (1, 3), (3, 4), (4, 1)]));
    let bow_tie = [(0, 1), (1, 2), (2, 0), (1, 3), (3, 4), (4, 1)];
    let graph: UnGraph = graph(5, &bow_tie);
    assert_eq!(euler_cycle(&graph).map(walk), Ok(vec![0, 1, 3, 4, 1, 2, 0]));
}

/// A house with a roof: its two lower corners are odd.
#[test]
fn the_house_of_saint_nicholas() {
    let house = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4)];
    let graph: UnGraph = graph(5, &house);
    let trail = euler_trail(&graph).unwrap();
    assert_eq!((trail.nodes.first(), trail.nodes.last()), (Some(&node(0)), Some(&node(1))));
    assert!(euler_cycle(&graph).is_err());
}

/// The third of the original's tests is the graph above, with its matrix repaired. Of the fourth,
/// the cell that stands on one side only is left out.
const FOURTH: [(u32, u32); 16] = [
    (0, 1),
    (0, 7),
    (1, 2),
    (1, 6),
    (1, 7),
    (2, 3),
    (2, 6),
    (2, 7),
    (3, 4),
    (3, 6),
    (3, 7),
    (4, 5),
    (4, 6),
    (4, 7),
    (5, 6),
    (6, 7),
];

#[test]
fn the_originals_tests() {
    // A vertex alone has the empty cycle.
    assert_eq!(euler_cycle(&graph::<Undirected>(1, &[])).map(walk), Ok(vec![0]));
    let fourth: UnGraph = graph(8, &FOURTH);
    let cycle = [0, 1, 2, 3, 4, 5, 6, 1, 7, 2, 6, 3, 7, 4, 6, 7, 0];
    assert_eq!(euler_cycle(&fourth).map(walk), Ok(cycle.to_vec()));
    let complete: UnGraph = generate::complete(5).unwrap();
    assert_eq!(euler_cycle(&complete).map(walk), Ok(vec![0, 1, 2, 0, 3, 1, 4, 2, 3, 4, 0]));
}

// 2. All small inputs, against a search of all walks.

/// Every walk from `at` along unused edges, until all are used.
fn extend<K: Kind>(
    graph: &Graph<(), K>,
    at: NodeId,
    used: u32,
    walk: &mut Vec<NodeId>,
    found: &mut Vec<Vec<NodeId>>,
) {
    walk.push(at);
    if used.count_ones() as usize == graph.n_edges() {
        found.push(walk.clone());
    }
    for arc in graph.arcs(at).iter().filter(|arc| used >> arc.edge.index() & 1 == 0) {
        extend(graph, arc.head, used | 1 << arc.edge.index(), walk, found);
    }
    walk.pop();
}

/// All Euler trails from a vertex, as rows of vertices.
fn all_trails<K: Kind>(graph: &Graph<(), K>, start: NodeId) -> Vec<Vec<NodeId>> {
    let mut found = Vec::new();
    extend(graph, start, 0, &mut Vec::new(), &mut found);
    found
}

/// What stands against a trail, or a closed one, is true of the graph.
fn is_true<K: Kind>(graph: &Graph<(), K>, reason: &NoEulerTrail, closed: bool) -> bool {
    match reason {
        NoEulerTrail::Unbalanced { nodes } => {
            let into = graph.in_degrees();
            let out = |u: NodeId| {
                let count = |n: usize| i64::try_from(n).expect("few arcs");
                let (out, into) = (count(graph.degree(u)), count(into[u.index()]));
                if K::IS_DIRECTED { out - into } else { out % 2 }
            };
            let odd = graph.nodes().filter(|u| out(*u) != 0);
            let all: Vec<Surplus> = odd.map(|node| Surplus { node, out: out(node) }).collect();
            let two_ends = nodes.len() == 2 && nodes.iter().all(|it| it.out.abs() == 1);
            *nodes == all && !nodes.is_empty() && (closed || !two_ends)
        }
        NoEulerTrail::Apart { edges } => {
            let both = graph.edges().iter().flat_map(|edge| {
                let (u, v) = (edge.tail.index(), edge.head.index());
                [(u, v), (v, u)]
            });
            let reaches = closure(graph.n_nodes(), both);
            let [one, other] = edges.map(|edge| graph.edge(edge).tail.index());
            !reaches[one][other]
        }
        NoEulerTrail::Start { start, starts } if starts.is_empty() => graph.degree(*start) == 0,
        NoEulerTrail::Start { start, starts } => {
            let others: Vec<NodeId> =
                graph.nodes().filter(|u| !all_trails(graph, *u).is_empty()).collect();
            !starts.contains(start) && (others.is_empty() || *starts == others)
        }
        NoEulerTrail::Graph(_) => false,
    }
}

fn check<K: Kind>(graph: &Graph<(), K>) {
    let graph = &graph.sorted_by_head();
    let mut any = false;
    let mut any_closed = false;
    for start in graph.nodes() {
        let trails = all_trails(graph, start);
        any |= !trails.is_empty();
        let closed = trails.iter().any(|walk| walk.last() == Some(&start));
        any_closed |= closed;
        match euler_trail_from(graph, start) {
            Ok(path) => {
                assert_eq!(verify(graph, &path), Ok(()), "{graph:?}");
                assert_eq!(trails.iter().min(), Some(&path.nodes), "{graph:?}: the least");
            }
            Err(reason) => {
                assert!(trails.is_empty() && is_true(graph, &reason, false), "{graph:?}: {reason}");
            }
        }
        let cycle = euler_cycle_from(graph, start);
        assert_eq!(cycle.is_ok(), closed, "{graph:?}");
        assert!(cycle.err().is_none_or(|reason| is_true(graph, &reason, true)), "{graph:?}");
    }
    let (trail, cycle) = (euler_trail(graph), euler_cycle(graph));
    assert_eq!((trail.is_ok(), cycle.is_ok()), (any, any_closed), "{graph:?}");
    assert!(cycle.is_err() || trail == cycle);
    for path in trail.iter().chain(&cycle) {
        assert_eq!(verify(graph, path), Ok(()), "{graph:?}");
    }
    assert!(trail.err().is_none_or(|reason| is_true(graph, &reason, false)), "{graph:?}");
    assert!(cycle.is_err_and(|reason| is_true(graph, &reason, true)) || any_closed);
    assert_eq!(n_trails(graph) <= 1, any);
}

#[test]
fn a_search_of_all_walks_agrees_on_all_small_graphs() {
    for edges in all_edge_lists(3, 4) {
        check::<Directed>(&Graph::from_edges(3, edges.iter().copied()).unwrap());
        check::<Undirected>(&Graph::from_edges(3, edges).unwrap());
    }
    // Graphs of four vertices: all that lead both ways, and of the others a part.
    let few = |n_edges: usize| n_edges <= 8;
    all_graphs_of_four::<Undirected>().filter(|it| few(it.n_edges())).for_each(|it| check(&it));
    all_graphs_of_four::<Directed>()
        .step_by(17)
        .filter(|it| few(it.n_edges()))
        .for_each(|it| check(&it));
}

/// The least number of trails that part the edges among them: tries every trail that has the first
/// unused edge.
fn fewest<K: Kind>(graph: &Graph<(), K>, used: u32, at: Option<NodeId>) -> usize {
    if used.count_ones() as usize == graph.n_edges() {
        return 0;
    }
    let mut best = usize::MAX;
    // Goes on with the trail, or begins another one anywhere.
    for u in graph.nodes() {
        let price = usize::from(at != Some(u));
        for arc in graph.arcs(u).iter().filter(|arc| used >> arc.edge.index() & 1 == 0) {
            let rest = fewest(graph, used | 1 << arc.edge.index(), Some(arc.head));
            best = best.min(price + rest);
        }
    }
    best
}

#[test]
fn the_least_number_of_trails() {
    for edges in all_edge_lists(3, 3) {
        let directed: DiGraph = Graph::from_edges(3, edges.iter().copied()).unwrap();
        assert_eq!(n_trails(&directed), fewest(&directed, 0, None));
        let undirected: UnGraph = Graph::from_edges(3, edges).unwrap();
        assert_eq!(n_trails(&undirected), fewest(&undirected, 0, None));
    }
    for graph in all_graphs_of_four::<Undirected>().filter(|graph| graph.n_edges() <= 5) {
        assert_eq!(n_trails(&graph), fewest(&graph, 0, None), "{graph:?}");
    }
}

// 2b. Wrong versions that the suite must reject.

/// The original's "Fleury": always the first unused edge, until the walk is back at its start.
fn without_splicing(graph: &UnGraph, start: NodeId) -> Path {
    let mut is_used = vec![false; graph.n_edges()];
    let mut path = Path { nodes: vec![start], edges: Vec::new() };
    let mut at = start;
    while let Some(arc) = graph.arcs(at).iter().find(|arc| !is_used[arc.edge.index()]) {
        is_used[arc.edge.index()] = true;
        path.edges.push(arc.edge);
        path.nodes.push(arc.head);
        at = arc.head;
        if at == start {
            break;
        }
    }
    path
}

/// Whether there is a cycle, going by the degrees alone.
fn by_degrees(graph: &UnGraph) -> bool {
    graph.nodes().all(|u| graph.degree(u) % 2 == 0)
}

#[test]
fn wrong_versions_are_caught() {
    let seven: UnGraph = graph(7, &G7);
    let stuck = without_splicing(&seven, node(0));
    // The triangle 3-4-5 is left over.
    assert_eq!(numbers(stuck.nodes.iter().copied()), [0, 1, 2, 6, 3, 1, 5, 0]);
    assert_eq!(verify(&seven, &stuck), Err(EulerTrailError::Missed { edge: EdgeId::from(6) }));
    let two: UnGraph = graph(6, &[(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3)]);
    assert!(by_degrees(&two));
    let edges = [0, 3].map(EdgeId::from);
    assert_eq!(euler_cycle(&two), Err(NoEulerTrail::Apart { edges }));
    assert_eq!(n_trails(&two), 2);
}

// 3. Properties.

/// A closed walk through these vertices, and back to the first.
fn closed<K: Kind>(n: u32, through: &[u32]) -> Graph<(), K> {
    let next = through.iter().cycle().skip(1);
    Graph::from_edges(n as usize, through.iter().zip(next).map(|(u, v)| (u % n, v % n))).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_walk_is_found_again(n in 1..30_u32, through in prop::collection::vec(any::<u32>(), 1..200)) {
        let (directed, undirected) = (closed::<Directed>(n, &through), closed::<Undirected>(n, &through));
        for path in [euler_cycle(&directed), euler_trail(&directed)] {
            prop_assert_eq!(verify(&directed, &path.unwrap()), Ok(()));
        }
        let path = euler_cycle_from(&undirected, node(through[0] % n)).unwrap();
        prop_assert_eq!(verify(&undirected, &path), Ok(()));
        prop_assert_eq!(path.nodes.first(), path.nodes.last());
        // Without its last edge it is open; there is a trail from one end.
        let edges = directed.edges()[1..].iter().map(|edge| (edge.tail.into(), edge.head.into()));
        let open: DiGraph = Graph::from_edges(n as usize, edges).unwrap();
        let path = euler_trail(&open);
        prop_assert!(path.is_ok_and(|path| verify(&open, &path).is_ok()));
    }

    #[test]
    fn each_used_edge_is_on_the_walk_or_on_the_tape(n in 1..12_u32, through in prop::collection::vec(any::<u32>(), 1..60)) {
        let graph = closed::<Undirected>(n, &through);
        let mut last = None;
        let watch = |step: Step, tour: &Tour| {
            let n_used = graph.edge_ids().filter(|(id, _)| tour.is_used(*id)).count();
            let n_walked = tour.walk().len().saturating_sub(1);
            assert_eq!(n_walked + tour.written().count(), n_used);
            last = Some(step);
        };
        let start = node(through[0] % n);
        let path = euler_trail_watched(&graph, start, watch).unwrap();
        prop_assert_eq!(verify(&graph, &path), Ok(()));
        prop_assert_eq!(last, Some(Step::Write { node: start }));
    }
}

// 4. Extremes.

#[test]
fn a_million_edges() {
    fn run<K: Kind>(graph: Result<Graph<(), K>, GraphError>, is_closed: bool) {
        let graph = graph.unwrap();
        let path = euler_trail(&graph).unwrap();
        assert_eq!(verify(&graph, &path), Ok(()));
        assert_eq!(path.nodes.first() == path.nodes.last(), is_closed);
        assert_eq!(n_trails(&graph), 1);
    }
    const N: u32 = 1_000_000;
    run::<Directed>(generate::cycle(N), true);
    run::<Undirected>(generate::cycle(N), true);
    run::<Undirected>(generate::path(N), false);
    run::<Undirected>(generate::complete(1001), true);
    // A loop at one vertex, a million times.
    run::<Undirected>(Graph::from_edges(1, (0..N).map(|_| (0, 0))), true);
    let star: UnGraph = generate::star(N).unwrap();
    assert!(
        matches!(euler_trail(&star), Err(NoEulerTrail::Unbalanced { nodes }) if nodes.len() == N as usize)
    );
    assert_eq!(n_trails(&star), N as usize / 2);
}

#[test]
fn loops_parallel_edges_and_nothing() {
    let none = UnGraph::<()>::default();
    assert_eq!(
        (euler_cycle(&none), euler_trail(&none)),
        (Ok(Path::default()), Ok(Path::default()))
    );
    assert_eq!((verify(&none, &Path::default()), n_trails(&none)), (Ok(()), 0));
    // A loop counts 2 in the degree, and is walked once.
    let looped: UnGraph = graph(2, &[(0, 0), (0, 1), (0, 1)]);
    assert_eq!(euler_cycle(&looped).map(walk), Ok(vec![0, 0, 1, 0]));
    // Two ways between the same two vertices are two edges.
    let path = euler_cycle(&looped).unwrap();
    assert_eq!(path.edges.iter().map(|edge| edge.index()).collect::<Vec<_>>(), [0, 1, 2]);
    // Vertices without edges do not matter, and no edges at all are walked from anywhere.
    let far: DiGraph = graph(5, &[(3, 4), (4, 3)]);
    assert_eq!(euler_cycle(&far).map(walk), Ok(vec![3, 4, 3]));
    assert_eq!(euler_cycle_from(&graph::<Directed>(3, &[]), node(2)).map(walk), Ok(vec![2]));
}

// 5. Bad input.

#[test]
fn where_it_cannot_begin() {
    let out_of_range =
        NoEulerTrail::Graph(GraphError::NodeOutOfRange { node: node(7), n_nodes: 7 });
    let seven: UnGraph = graph(7, &G7);
    assert_eq!(euler_trail_from(&seven, node(7)), Err(out_of_range.clone()));
    assert_eq!(euler_cycle_from(&seven, node(7)), Err(out_of_range));
    // No edge there.
    let alone: UnGraph = graph(3, &[(0, 1), (0, 1)]);
    let error = NoEulerTrail::Start { start: node(2), starts: vec![] };
    assert_eq!(euler_cycle_from(&alone, node(2)), Err(error));
    // Not one of the two ends.
    let path: UnGraph = graph(3, &[(0, 1), (1, 2)]);
    let error = NoEulerTrail::Start { start: node(1), starts: vec![node(0), node(2)] };
    assert_eq!(euler_trail_from(&path, node(1)), Err(error.clone()));
    assert_eq!(error.to_string(), "no trail begins at vertex 1");
    assert_eq!(euler_trail_from(&path, node(2)).map(walk), Ok(vec![2, 1, 0]));
    // Of a directed graph there is one beginning, and one end.
    let one_way: DiGraph = graph(3, &[(1, 0), (2, 1)]);
    assert_eq!(euler_trail(&one_way).map(walk), Ok(vec![2, 1, 0]));
    let error = NoEulerTrail::Start { start: node(0), starts: vec![node(2)] };
    assert_eq!(euler_trail_from(&one_way, node(0)), Err(error));
    let two_out: DiGraph = graph(2, &[(0, 1), (0, 1)]);
    let nodes = vec![Surplus { node: node(0), out: 2 }, Surplus { node: node(1), out: -2 }];
    assert_eq!(euler_trail(&two_out), Err(NoEulerTrail::Unbalanced { nodes }));
    assert_eq!(n_trails(&two_out), 2);
}

#[test]
fn the_certificate_names_what_is_wrong() {
    let seven: UnGraph = graph(7, &G7);
    let right = along(&seven, &CYCLE);
    let change = |change: fn(&mut Path)| {
        let mut path = right.clone();
        change(&mut path);
        verify(&seven, &path)
    };
    assert_eq!(change(|path| path.nodes[3] = node(5)), Err(EulerTrailError::Joint { at: 2 }));
    assert_eq!(
        change(|path| path.edges[4] = EdgeId::from(99)),
        Err(EulerTrailError::Joint { at: 4 })
    );
    assert_eq!(
        change(|path| path.nodes.truncate(4)),
        Err(EulerTrailError::Lengths { n_nodes: 4, n_edges: 10 })
    );
    let cut = |path: &mut Path| {
        path.nodes.pop();
        path.edges.pop();
    };
    assert_eq!(change(cut), Err(EulerTrailError::Missed { edge: EdgeId::from(1) }));
    let again = |path: &mut Path| {
        path.nodes.push(path.nodes[1]);
        path.edges.push(path.edges[0]);
    };
    assert_eq!(change(again), Err(EulerTrailError::Twice { edge: EdgeId::from(0) }));
    // An arc is not walked backward.
    let one_way: DiGraph = graph(2, &[(0, 1)]);
    let back = Path { nodes: vec![node(1), node(0)], edges: vec![EdgeId::from(0)] };
    assert_eq!(verify(&one_way, &back), Err(EulerTrailError::Joint { at: 0 }));
}

// 6. Errata.

#[test]
fn erratum_one_edge_is_no_cycle() {
    // The original's second test expects one.
    let one: UnGraph = graph(2, &[(0, 1)]);
    let nodes = [0, 1].map(|number| Surplus { node: node(number), out: 1 }).to_vec();
    assert_eq!(euler_cycle(&one), Err(NoEulerTrail::Unbalanced { nodes }));
    assert_eq!(euler_trail(&one).map(walk), Ok(vec![0, 1]));
}

#[test]
fn erratum_the_fourth_test_with_its_edge_has_no_cycle() {
    let edges: Vec<(u32, u32)> = FOURTH.into_iter().chain([(5, 7)]).collect();
    let graph: UnGraph = graph(8, &edges);
    let nodes = [5, 7].map(|number| Surplus { node: node(number), out: 1 }).to_vec();
    assert_eq!(euler_cycle(&graph), Err(NoEulerTrail::Unbalanced { nodes }));
    assert!(euler_trail(&graph).is_ok_and(|path| verify(&graph, &path).is_ok()));
}

#[test]
fn erratum_marked_vertices_are_no_walk_along_edges() {
    // The newest code marks vertices, and returns the order in which they are met.
    let seven: UnGraph = graph(7, &G7);
    let search = graph_theory::traverse::depth_first_search::DepthFirstSearch::new(&seven);
    let order: Vec<NodeId> = search.preorder().collect();
    assert_eq!(numbers(order.iter().copied()), [0, 1, 2, 6, 3, 4, 5]);
    let edges = along(&seven, &numbers(order.iter().copied())).edges;
    let path = Path { nodes: order, edges };
    assert_eq!(verify(&seven, &path), Err(EulerTrailError::Missed { edge: EdgeId::from(1) }));
}

// 7. Cost, and the demo.

/// The page's chart draws them: each edge is walked once, and each vertex of the walk is written
/// once.
#[test]
fn two_steps_an_edge() {
    for n in demo::SIZES {
        let [n_edges, n_steps] = demo::work(n);
        assert_eq!((n_edges, n_steps), (n * (n - 1) / 2, n * (n - 1) + 1));
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("euler_cycle", ""),
        ("euler_cycle_bridges", "A-B A-B A-C A-C A-D B-D C-D"),
        ("euler_cycle_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_other_inputs() {
    let ring: Vec<String> = (0..30).map(|u| format!("{u}-{}", (u + 1) % 30)).collect();
    demo::DEMO.says(&[
        ("0-1 1-2", "…\nTrail 0 1 2. No cycle: the degrees of 0 2 are odd."),
        ("0-1 1-2 from=1", "…\nNo trail: none begins at 1, but at 0 or 2."),
        ("0-1 0-1 2 from=2", "…\nNo trail: 2 has no edge."),
        ("0>1 1>0 2>2", "…\nNo trail: no walk has both 0>1 and 2>2."),
        (
            "0>1 0>2",
            "…\nNo trail: there are 2 more out of 0 than into it, 1 more into 1 than out of it, 1 \
             more into 2 than out of it. With 2 trails each edge is walked once.",
        ),
        ("5", "…\nCycle 5."),
        ("from=0", "…\nThere is no vertex, and nothing to walk."),
        (
            &ring.join(" "),
            "…Too large to draw: the limit is 12 vertices and 24 edges.…Cycle 0 1 2 3…",
        ),
    ]);
    demo::DEMO.refuses(&[
        ("0-1 from=7", "from: there is no vertex 7"),
        ("0-1 1>2", "part 1: \"0-1\" has no direction: edges are written 0>1 (column 1)"),
    ]);
}
