//! 6.1 Depth-first search.

use graph_theory::graph::{Arc, Kind, generate};
use graph_theory::traverse::depth_first_search::biconnected::{Biconnected, biconnected, isolated};
use graph_theory::traverse::depth_first_search::{
    Color, DepthFirstSearch, EdgeClass, Forest, ForestError, Step, connected_components,
    depth_first_search, depth_first_search_from, find_cycle, plain, preorder, reachable,
};
use graph_theory::{DiGraph, EdgeId, Graph, GraphError, NodeId, Path, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{all_small, graph, is_cycle, node, numbers};
use crate::graph::{all_edge_lists, closure};
use crate::snapshots::Expect;

#[path = "../../../examples/depth_first_search.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked examples.

/// Six vertices, eight edges that lead both ways.
const G6: [(u32, u32); 8] = [(0, 4), (0, 5), (1, 2), (1, 3), (1, 5), (2, 3), (2, 5), (3, 4)];
/// When each of its vertices is discovered and finished.
const TIMES: [(usize, usize); 6] = [(0, 11), (3, 8), (4, 7), (2, 9), (1, 10), (5, 6)];

/// The three graphs of the original's tests: how many vertices, the edges, and the order in which
/// they are discovered.
type Ordered<'a> = (usize, &'a [(u32, u32)], &'a [u32]);
const BOTH_WAYS: [Ordered; 2] = [
    (
        6,
        &[(0, 1), (0, 4), (0, 5), (1, 2), (1, 3), (1, 5), (2, 3), (2, 5), (3, 4)],
        &[0, 1, 2, 3, 4, 5],
    ),
    (
        8,
        &[(0, 1), (0, 6), (1, 2), (1, 4), (1, 7), (3, 4), (3, 5), (5, 6), (5, 7), (6, 7)],
        &[0, 1, 2, 4, 3, 5, 6, 7],
    ),
];
const ONE_WAY: Ordered =
    (6, &[(0, 1), (0, 2), (1, 3), (2, 3), (2, 4), (3, 0), (3, 5), (4, 5)], &[0, 1, 3, 5, 2, 4]);

fn indices(edges: impl IntoIterator<Item = EdgeId>) -> Vec<usize> {
    edges.into_iter().map(EdgeId::index).collect()
}

fn edge(number: u32) -> EdgeId {
    EdgeId::from(number)
}

#[test]
fn worked_example() {
    let graph: UnGraph = graph(6, &G6);
    let forest = depth_first_search(&graph);
    assert_eq!(numbers(forest.preorder().iter().copied()), [0, 4, 3, 1, 2, 5]);
    assert_eq!(numbers(forest.postorder().iter().copied()), [5, 2, 1, 3, 4, 0]);
    let times: Vec<_> = graph.nodes().filter_map(|node| forest.times(node)).collect();
    assert_eq!(times, TIMES);
    // 0-5, 1-5 and 2-3.
    let of = |class| graph.edge_ids().filter(move |(id, _)| forest.class(*id) == Some(class));
    assert_eq!(indices(of(EdgeClass::Back).map(|(id, _)| id)), [1, 4, 5]);
}

/// The graph of the pages 6.1 to 6.4: its edges, and the same edges with a direction each.
pub(crate) const EDGES: [(u32, u32); 8] =
    [(0, 1), (0, 2), (1, 5), (2, 3), (2, 4), (2, 5), (3, 5), (4, 5)];
pub(crate) const ARCS: [(u32, u32); 8] =
    [(0, 1), (1, 5), (2, 0), (2, 3), (4, 2), (5, 2), (5, 3), (5, 4)];

/// A walk to vertices that were not visited, which ends where there is none.
fn without_going_back(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut order = vec![0];
    let next = |order: &[usize]| {
        let last = *order.last()?;
        graph[last].iter().find(|v| !order.contains(v)).copied()
    };
    while let Some(v) = next(&order) {
        order.push(v);
    }
    order
}

#[test]
fn the_worked_example_of_the_page() {
    let graph: UnGraph = graph(6, &EDGES);
    let lists = graph.adjacency_lists();
    let order = plain::depth_first_search(&lists, &[0]);
    assert_eq!(order, [0, 1, 5, 2, 3, 4]);
    // Three ideas that are not it.
    assert_eq!(without_going_back(&lists), [0, 1, 5, 2, 3]);
    assert_eq!(marked_on_push(&graph), [0, 1, 5, 3, 4, 2]);
    // The path to 2 has three edges, and one would do.
    let forest = depth_first_search(&graph);
    let parent = |v: u32| {
        let by = forest.pred_edge(node(v))?;
        Some(u32::from(graph.edge(by).other_end(node(v))))
    };
    assert_eq!([2, 5, 1, 0].map(parent), [Some(5), Some(1), Some(0), None]);
    assert!(EDGES.contains(&(0, 2)));
    // One vertex is the parent of two, and it is not the root.
    let n_children = |u: u32| (0..6).filter(|v| parent(*v) == Some(u)).count();
    assert_eq!((0..6).map(n_children).collect::<Vec<_>>(), [1, 1, 2, 0, 0, 1]);
    let of = |class| graph.edge_ids().filter(move |(id, _)| forest.class(*id) == Some(class));
    assert_eq!(indices(of(EdgeClass::Back).map(|(id, _)| id)), [1, 6, 7]);
}

#[test]
fn the_page_of_classes_has_each_class() {
    let graph: DiGraph = graph(6, &ARCS);
    let found = plain::classify(&graph.adjacency_lists());
    let arcs = [
        (0, 1, EdgeClass::Tree),
        (1, 5, EdgeClass::Tree),
        (5, 2, EdgeClass::Tree),
        (2, 0, EdgeClass::Back),
        (2, 3, EdgeClass::Tree),
        (5, 3, EdgeClass::Forward),
        (5, 4, EdgeClass::Tree),
        (4, 2, EdgeClass::Cross),
    ];
    assert_eq!(found.arcs, arcs);
    let undirected = |(u, v): &(u32, u32)| (*u.min(v), *u.max(v));
    let mut same = ARCS.iter().map(undirected).collect::<Vec<_>>();
    same.sort_unstable();
    assert_eq!(same, EDGES);
}

#[test]
fn the_graphs_of_the_questions() {
    let search = |edges: &[(u32, u32)], start| {
        let graph: UnGraph = graph(6, edges);
        plain::depth_first_search(&graph.adjacency_lists(), &[start])
    };
    assert_eq!(search(&EDGES, 3), [3, 2, 0, 1, 5, 4]);
    // Marked when pushed: the third graph is searched in the wrong order.
    let is_right = |edges: &[(u32, u32)]| {
        let graph: UnGraph = graph(5, edges);
        marked_on_push(&graph) == numbers(DepthFirstSearch::new(&graph).preorder())
    };
    assert!(is_right(&[(0, 1), (1, 2), (2, 3)]));
    assert!(is_right(&[(0, 1), (0, 2), (0, 3)]));
    let wrong = [(0, 1), (0, 2), (1, 3), (1, 4), (2, 3)];
    assert!(!is_right(&wrong));
    assert_eq!(marked_on_push(&graph::<graph_theory::Undirected>(5, &wrong)), [0, 1, 3, 4, 2]);
    assert_eq!(search(&wrong, 0), [0, 1, 3, 2, 4]);
}

#[test]
fn every_entry_is_tried_once() {
    for (n, m, n_tries) in [(10, 12, 24), (6, 8, 16)] {
        // A cycle through all vertices, and chords.
        let chords = (0..m - n).map(|i| (i, i + n / 2));
        let edges: Vec<_> = (0..n).map(|u| (u, (u + 1) % n)).chain(chords).collect();
        let graph: UnGraph = graph(n as usize, &edges);
        let mut count = 0;
        let watch = &mut |step| count += usize::from(matches!(step, plain::Step::Try { .. }));
        let order = plain::depth_first_search_watched(&graph.adjacency_lists(), &[0], watch);
        assert_eq!((order.len(), graph.n_edges(), count), (n as usize, m as usize, n_tries));
    }
}

#[test]
fn classes_without_a_cycle() {
    let classes = |edges: &[(u32, u32)]| {
        let graph: DiGraph = graph(3, edges);
        plain::classify(&graph.adjacency_lists()).arcs.iter().map(|arc| arc.2).collect::<Vec<_>>()
    };
    assert_eq!(
        classes(&[(0, 1), (1, 2), (0, 2)]),
        [EdgeClass::Tree, EdgeClass::Tree, EdgeClass::Forward]
    );
    assert_eq!(
        classes(&[(0, 1), (0, 2), (2, 1)]),
        [EdgeClass::Tree, EdgeClass::Tree, EdgeClass::Cross]
    );
    for graph in all_small::<graph_theory::Directed>() {
        let found = plain::classify(&graph.adjacency_lists());
        let has_back = found.arcs.iter().any(|arc| arc.2 == EdgeClass::Back);
        assert_eq!(has_back, find_cycle(&graph).is_some());
    }
}

#[test]
fn two_triangles() {
    let edges = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2)];
    let found = biconnected(&graph::<graph_theory::Undirected>(5, &edges));
    assert_eq!((found.bridges, found.cut_vertices), (vec![], vec![node(2)]));
}

#[test]
fn the_originals_tests() {
    for (n, edges, order) in BOTH_WAYS {
        let graph: UnGraph = graph(n, edges);
        assert_eq!(numbers(DepthFirstSearch::new(&graph).preorder()), order);
    }
    let (n, edges, order) = ONE_WAY;
    let graph: DiGraph = graph(n, edges);
    assert_eq!(numbers(DepthFirstSearch::new(&graph).preorder()), order);
    let forest = depth_first_search(&graph);
    let class = |tail, head| {
        let at = edges.iter().position(|edge| *edge == (tail, head)).expect("an edge");
        forest.class(graph.edge_ids().nth(at).expect("an edge").0)
    };
    assert_eq!(class(3, 0), Some(EdgeClass::Back));
    assert_eq!((class(2, 3), class(4, 5)), (Some(EdgeClass::Cross), Some(EdgeClass::Cross)));
}

// 2. All small inputs, against a recursion.

/// What a search finds, in plain numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Found {
    /// Discovery and finish.
    times: Vec<Option<(usize, usize)>>,
    by: Vec<Option<EdgeId>>,
    class: Vec<Option<EdgeClass>>,
}

impl Found {
    fn of<W, K: Kind>(graph: &Graph<W, K>, forest: &Forest) -> Self {
        Found {
            times: graph.nodes().map(|node| forest.times(node)).collect(),
            by: graph.nodes().map(|node| forest.pred_edge(node)).collect(),
            class: graph.edge_ids().map(|(id, _)| forest.class(id)).collect(),
        }
    }
}

/// The search as one would write it down, by recursion.
struct Recursion<'g, W, K> {
    graph: &'g Graph<W, K>,
    clock: usize,
    began: Vec<Option<usize>>,
    ended: Vec<Option<usize>>,
    found: Found,
}

impl<W, K: Kind> Recursion<'_, W, K> {
    fn run(graph: &Graph<W, K>, roots: impl IntoIterator<Item = NodeId>) -> Found {
        let (n, m) = (graph.n_nodes(), graph.n_edges());
        let found = Found { times: Vec::new(), by: vec![None; n], class: vec![None; m] };
        let mut run =
            Recursion { graph, clock: 0, began: vec![None; n], ended: vec![None; n], found };
        for root in roots {
            if run.began[root.index()].is_none() {
                run.visit(root);
            }
        }
        run.found.times = run.began.iter().zip(&run.ended).map(|(a, b)| a.zip(*b)).collect();
        run.found
    }

    fn tick(&mut self) -> usize {
        self.clock += 1;
        self.clock - 1
    }

    fn visit(&mut self, u: NodeId) {
        self.began[u.index()] = Some(self.tick());
        for &Arc { head: v, edge, .. } in self.graph.arcs(u) {
            let was_tried = self.found.class[edge.index()].is_some();
            if !K::IS_DIRECTED && was_tried {
                continue;
            }
            self.found.class[edge.index()] =
                Some(match (self.began[v.index()], self.ended[v.index()]) {
                    (None, _) => EdgeClass::Tree,
                    (Some(_), None) => EdgeClass::Back,
                    (began, Some(_)) if self.began[u.index()] < began => EdgeClass::Forward,
                    _ => EdgeClass::Cross,
                });
            if self.began[v.index()].is_none() {
                self.found.by[v.index()] = Some(edge);
                self.visit(v);
            }
        }
        self.ended[u.index()] = Some(self.tick());
    }
}

fn check<K: Kind>(graph: &Graph<(), K>) {
    let forest = depth_first_search(graph);
    assert_eq!(Found::of(graph, &forest), Recursion::run(graph, graph.nodes()));
    assert_eq!(forest.verify(graph), Ok(()));
    let steps = DepthFirstSearch::new(graph);
    let alone = preorder(graph, graph.nodes()).expect("all roots are vertices");
    assert_eq!(alone.collect::<Vec<_>>(), forest.preorder());
    assert_eq!(numbers(steps.clone().preorder()), numbers(forest.preorder().iter().copied()));
    assert_eq!(numbers(steps.clone().postorder()), numbers(forest.postorder().iter().copied()));
    // Each vertex in two steps, and each edge in one; that of a tree edge is the discovery.
    let n_roots =
        steps.clone().filter(|step| matches!(step, Step::Discover { by: None, .. })).count();
    assert_eq!(steps.count(), graph.n_nodes() + n_roots + graph.n_edges());
}

#[test]
fn recursion_agrees_on_all_small_graphs() {
    all_small::<graph_theory::Directed>().for_each(|graph| check(&graph));
    all_small::<graph_theory::Undirected>().for_each(|graph| check(&graph));
}

fn plain_forms_agree<K: Kind>(graph: &Graph<(), K>) {
    let lists = graph.adjacency_lists();
    let forest = depth_first_search(graph);
    let all: Vec<usize> = (0..graph.n_nodes()).collect();
    let order: Vec<usize> = forest.preorder().iter().map(|u| u.index()).collect();
    assert_eq!(plain::depth_first_search(&lists, &all), order);
    assert_eq!(plain::with_a_stack(&lists, &all), order);
    for start in 0..graph.n_nodes() {
        let order = plain::depth_first_search(&lists, &[start]);
        assert_eq!(plain::with_a_stack(&lists, &[start]), order);
    }
    if !K::IS_DIRECTED {
        return;
    }
    let found = plain::classify(&lists);
    let times: Vec<_> =
        found.discovered.iter().zip(&found.finished).map(|(a, b)| a.zip(*b)).collect();
    assert_eq!(times, graph.nodes().map(|node| forest.times(node)).collect::<Vec<_>>());
    // Parallel arcs come in the order of their numbers in both.
    let mut classes: Vec<_> = found.arcs.clone();
    classes.sort_by_key(|&(u, v, _)| (u, v));
    let mut expected: Vec<_> = graph
        .edge_ids()
        .map(|(id, edge)| (edge.tail.index(), edge.head.index(), forest.class(id).expect("tried")))
        .collect();
    expected.sort_by_key(|&(u, v, _)| (u, v));
    assert_eq!(classes, expected);
}

#[test]
fn the_plain_forms_agree_on_all_small_graphs() {
    all_small::<graph_theory::Directed>().for_each(|graph| plain_forms_agree(&graph));
    for graph in all_small::<graph_theory::Undirected>() {
        plain_forms_agree(&graph);
        let mut bridges = plain::bridges(&graph.numbered_lists());
        bridges.sort_unstable();
        assert_eq!(bridges, indices(biconnected(&graph).bridges), "{graph:?}");
    }
}

/// The pairs that can be walked in one step.
fn arcs<W, K: Kind>(graph: &Graph<W, K>) -> Vec<(usize, usize)> {
    let arcs = |u: NodeId| graph.neighbors(u).map(move |v| (u.index(), v.index()));
    graph.nodes().flat_map(arcs).collect()
}

#[test]
fn what_is_reachable_is_the_transitive_closure() {
    for graph in all_small::<graph_theory::Directed>().step_by(7) {
        let reaches = closure(graph.n_nodes(), arcs(&graph));
        for u in graph.nodes() {
            assert_eq!(reachable(&graph, [u]).as_ref(), Ok(&reaches[u.index()]));
            let forest = depth_first_search_from(&graph, [u]).expect("a vertex");
            assert_eq!(Found::of(&graph, &forest), Recursion::run(&graph, [u]));
            assert_eq!(forest.verify(&graph), Ok(()));
            assert!(graph.nodes().all(|v| forest.root(v) == forest.is_reached(v).then_some(u)));
        }
    }
}

/// Whether it is a cycle whose vertices are those that its edges join, the first one twice.
fn is_closed_walk<K: Kind>(graph: &Graph<(), K>, cycle: &Path) -> bool {
    let joins = |(pair, &edge): (&[NodeId], &EdgeId)| {
        graph.arcs(pair[0]).iter().any(|arc| (arc.head, arc.edge) == (pair[1], edge))
    };
    is_cycle(graph, &cycle.edges)
        && cycle.nodes.len() == cycle.edges.len() + 1
        && cycle.nodes.first() == cycle.nodes.last()
        && cycle.nodes.windows(2).zip(&cycle.edges).all(joins)
        && Path::along(graph, &cycle.edges).is_some_and(|walk| walk.edges == cycle.edges)
}

#[test]
fn a_cycle_is_found_wherever_there_is_one() {
    for graph in all_small::<graph_theory::Directed>() {
        let reaches = closure(graph.n_nodes(), arcs(&graph));
        let has_one =
            graph.edges().iter().any(|edge| reaches[edge.head.index()][edge.tail.index()]);
        let cycle = find_cycle(&graph);
        assert_eq!(cycle.is_some(), has_one, "{graph:?}");
        assert!(cycle.is_none_or(|cycle| is_closed_walk(&graph, &cycle)), "{graph:?}");
    }
    for graph in all_small::<graph_theory::Undirected>() {
        // A forest has as many edges as vertices that are no roots.
        let has_one = graph.n_nodes() < graph.n_edges() + components(&graph, |_| true).len();
        let cycle = find_cycle(&graph);
        assert_eq!(cycle.is_some(), has_one, "{graph:?}");
        assert!(cycle.is_none_or(|cycle| is_closed_walk(&graph, &cycle)), "{graph:?}");
    }
}

/// The components of the edges for which `keep` is true, by merging: their members ascend.
fn components(graph: &UnGraph, keep: impl Fn(EdgeId) -> bool) -> Vec<Vec<u32>> {
    let mut parts: Vec<Vec<u32>> = graph.nodes().map(|node| vec![node.into()]).collect();
    for (_, edge) in graph.edge_ids().filter(|(id, _)| keep(*id)) {
        let find = |parts: &[Vec<u32>], end: NodeId| {
            parts.iter().position(|part| part.contains(&end.into())).expect("it is somewhere")
        };
        let (i, j) = (find(&parts, edge.tail), find(&parts, edge.head));
        if i != j {
            let part = parts.remove(i.max(j));
            parts[i.min(j)].extend(part);
        }
    }
    for part in &mut parts {
        part.sort_unstable();
    }
    parts
}

/// Bridges, cut vertices and blocks by taking each away.
fn thin_places(graph: &UnGraph) -> Biconnected {
    let whole = components(graph, |_| true).len();
    let ends = |id: EdgeId| [graph.edge(id).tail, graph.edge(id).head];
    let without = |node: NodeId| components(graph, |id| !ends(id).contains(&node));
    let ids = || graph.edge_ids().map(|(id, _)| id);
    let bridges = ids().filter(|id| whole < components(graph, |other| other != *id).len());
    // The vertex itself is one component more.
    let touched = |node: NodeId| graph.neighbors(node).any(|other| other != node);
    let cut = graph.nodes().filter(|node| touched(*node) && whole + 1 < without(*node).len());
    let together = |a: EdgeId, b: EdgeId| {
        let is_loop = |id: EdgeId| ends(id)[0] == ends(id)[1];
        let joined = |node: NodeId| {
            let far = |id: EdgeId| ends(id).into_iter().find(|end| *end != node).map(u32::from);
            let (a, b) = (far(a).expect("no loop"), far(b).expect("no loop"));
            without(node).iter().any(|part| part.contains(&a) && part.contains(&b))
        };
        a == b || !is_loop(a) && !is_loop(b) && graph.nodes().all(joined)
    };
    let mut blocks: Vec<Vec<EdgeId>> =
        ids().map(|a| ids().filter(|b| together(a, *b)).collect()).collect();
    blocks.sort_unstable();
    blocks.dedup();
    Biconnected { bridges: bridges.collect(), cut_vertices: cut.collect(), blocks }
}

/// A vertex is in a block exactly if one of its edges is.
fn assert_block_nodes(graph: &UnGraph, found: &Biconnected) {
    let nodes = found.block_nodes(graph);
    assert_eq!(nodes.len(), found.blocks.len());
    for (nodes, edges) in nodes.iter().zip(&found.blocks) {
        let touches = |v: &NodeId| graph.arcs(*v).iter().any(|arc| edges.contains(&arc.edge));
        assert_eq!(*nodes, graph.nodes().filter(touches).collect::<Vec<_>>());
    }
    let in_no_block = |v: &NodeId| !nodes.iter().any(|nodes| nodes.contains(v));
    assert_eq!(isolated(graph), graph.nodes().filter(in_no_block).collect::<Vec<_>>());
}

#[test]
fn components_and_thin_places_of_all_small_graphs() {
    for graph in all_small::<graph_theory::Undirected>() {
        let members = connected_components(&graph).members();
        let members: Vec<Vec<u32>> = members.into_iter().map(numbers).collect();
        assert_eq!(members, components(&graph, |_| true));
        let found = biconnected(&graph);
        assert_eq!(found, thin_places(&graph), "{graph:?}");
        let two_edge_connected = found.two_edge_connected(&graph).members();
        let two_edge_connected: Vec<_> = two_edge_connected.into_iter().map(numbers).collect();
        assert_eq!(two_edge_connected, components(&graph, |id| !found.bridges.contains(&id)));
        assert_block_nodes(&graph, &found);
    }
}

/// Every order of the edges of a list.
fn orders(edges: &[(u32, u32, usize)]) -> Vec<Vec<(u32, u32, usize)>> {
    if edges.is_empty() {
        return vec![Vec::new()];
    }
    let with_first = |i: usize| {
        let mut rest = edges.to_vec();
        let first = rest.remove(i);
        orders(&rest).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (0..edges.len()).flat_map(with_first).collect()
}

/// Whether a search of the graph finds this, for some order of its arcs and some order of the
/// roots.
fn can_be_found<K: Kind>(n: u32, edges: &[(u32, u32)], wanted: &Found) -> bool {
    let edges: Vec<_> = edges.iter().zip(0..).map(|(&(u, v), id)| (u, v, id)).collect();
    let roots: Vec<Vec<u32>> = orders(&(0..n).map(|v| (v, v, 0)).collect::<Vec<_>>())
        .into_iter()
        .map(|order| order.into_iter().map(|(v, ..)| v).collect())
        .collect();
    orders(&edges).iter().any(|order| {
        let graph = Graph::<usize, K>::from_weighted_edges(n as usize, order.iter().copied())
            .expect("good");
        roots.iter().any(|roots| {
            let found = Recursion::run(&graph, roots.iter().copied().map(node));
            // The ids as they were before the edges changed their order.
            let by: Vec<_> = found.by.iter().map(|by| by.map(|id| graph.edge(id).weight)).collect();
            let same_trees =
                by == wanted.by.iter().map(|by| by.map(EdgeId::index)).collect::<Vec<_>>();
            let same_classes =
                order.iter().zip(&found.class).all(|(edge, class)| wanted.class[edge.2] == *class);
            found.times == wanted.times && same_trees && same_classes
        })
    })
}

#[test]
fn the_certificate_accepts_what_some_order_finds_and_nothing_else() {
    fn run<K: Kind>() {
        let lists: Vec<Vec<(u32, u32)>> =
            all_edge_lists(3, 2).filter(|list| list.len() == 2).collect();
        let (mut n_accepted, mut n_rejected) = (0, 0);
        for mine in &lists {
            let forest = depth_first_search(
                &Graph::<(), K>::from_edges(3, mine.iter().copied()).expect("good"),
            );
            for other in &lists {
                let graph = Graph::<(), K>::from_edges(3, other.iter().copied()).expect("good");
                let is_right = can_be_found::<K>(3, other, &Found::of(&graph, &forest));
                assert_eq!(forest.verify(&graph).is_ok(), is_right, "{mine:?} for {other:?}");
                n_accepted += usize::from(is_right);
                n_rejected += usize::from(!is_right);
            }
        }
        assert!(lists.len() <= n_accepted && lists.len() < n_rejected);
    }
    run::<graph_theory::Directed>();
    run::<graph_theory::Undirected>();
}

// 2b. Wrong versions that the suite must reject.

/// The first small directed graph whose preorder a search gets wrong.
fn fault(search: fn(&DiGraph) -> Vec<u32>) -> Option<DiGraph> {
    all_small().find(|graph| {
        let right = depth_first_search(graph);
        search(graph) != numbers(right.preorder().iter().copied())
    })
}

/// A stack of neighbors, each marked when it is pushed.
fn marked_on_push<K: Kind>(graph: &Graph<(), K>) -> Vec<u32> {
    let mut is_marked = vec![false; graph.n_nodes()];
    let mut order = Vec::new();
    for root in graph.nodes() {
        let mut stack = vec![root];
        while let Some(u) = stack.pop() {
            let is_root = std::mem::replace(&mut is_marked[u.index()], true);
            if u == root && is_root {
                continue;
            }
            order.push(u.into());
            for v in graph.neighbors(u).rev() {
                if !is_marked[v.index()] {
                    is_marked[v.index()] = true;
                    stack.push(v);
                }
            }
        }
    }
    order
}

/// The same, each marked when it is popped: right, but the stack may grow as large as there are
/// arcs.
fn marked_on_pop(graph: &DiGraph) -> Vec<u32> {
    let mut is_marked = vec![false; graph.n_nodes()];
    let mut order = Vec::new();
    for root in graph.nodes() {
        let mut stack = vec![root];
        while let Some(u) = stack.pop() {
            if !std::mem::replace(&mut is_marked[u.index()], true) {
                order.push(u.into());
                stack.extend(graph.neighbors(u).rev());
            }
        }
    }
    order
}

/// Every search starts at vertex 0 only, as one does whose tests all start there.
fn from_the_first_only(graph: &DiGraph) -> Vec<u32> {
    let start = graph.nodes().take(1);
    numbers(DepthFirstSearch::from_roots(graph, start).expect("it is there").preorder())
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(marked_on_pop), None);
    let graph = fault(marked_on_push).expect("it is wrong");
    assert_ne!(numbers(DepthFirstSearch::new(&graph).preorder()), marked_on_push(&graph));
    assert!(fault(from_the_first_only).is_some());
}

/// Whether an undirected graph has a cycle, where the way back is told by the vertex it leads to
/// and not by the edge.
fn has_cycle_by_parent_vertex(graph: &UnGraph) -> bool {
    let mut parent = vec![None; graph.n_nodes()];
    let mut search = DepthFirstSearch::new(graph);
    while let Some(step) = search.next() {
        match step {
            Step::Discover { node, .. } => {
                parent[node.index()] = search.path().rev().nth(1).map(|(node, _)| node);
            }
            Step::Back { u, v, .. } if parent[u.index()] != Some(v) => return true,
            _ => {}
        }
    }
    false
}

#[test]
fn the_way_back_is_an_edge_and_not_a_vertex() {
    let double: UnGraph = graph(2, &[(0, 1), (0, 1)]);
    assert!(!has_cycle_by_parent_vertex(&double), "it takes the second edge for the first");
    assert_eq!(find_cycle(&double).map(|cycle| indices(cycle.edges)), Some(vec![0, 1]));
    let found = biconnected(&double);
    assert_eq!((found.bridges, found.blocks), (vec![], vec![vec![edge(0), edge(1)]]));
}

// 3. Properties.

/// A graph of up to 200 vertices, its ends in range.
fn any_graph<K: Kind>() -> impl Strategy<Value = Graph<(), K>> {
    (1..200_u32, 0..600_usize, any::<u64>())
        .prop_map(|(n, m, seed)| generate::random(n, m, seed).expect("a good graph"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn recursion_agrees_on_random_graphs(directed in any_graph::<graph_theory::Directed>(), undirected in any_graph::<graph_theory::Undirected>()) {
        check(&directed);
        check(&undirected);
    }

    #[test]
    fn the_gray_vertices_are_a_path(graph in any_graph::<graph_theory::Directed>()) {
        let mut search = DepthFirstSearch::new(&graph);
        while search.next().is_some() {
            let path: Vec<_> = search.path().collect();
            prop_assert!(path.first().is_none_or(|(_, by)| by.is_none()));
            for pair in path.windows(2) {
                let by = pair[1].1.map(|edge| *graph.edge(edge));
                prop_assert_eq!(by.map(|edge| (edge.tail, edge.head)), Some((pair[0].0, pair[1].0)));
            }
            let n_gray = graph.nodes().filter(|node| search.color(*node) == Color::Gray).count();
            prop_assert_eq!(n_gray, path.len());
            // No arc from black to white.
            for edge in graph.edges() {
                let ends = (search.color(edge.tail), search.color(edge.head));
                prop_assert_ne!(ends, (Color::Black, Color::White));
            }
        }
    }

    #[test]
    fn components_of_random_graphs(graph in any_graph::<graph_theory::Undirected>()) {
        let members = connected_components(&graph).members();
        let members: Vec<Vec<u32>> = members.into_iter().map(numbers).collect();
        prop_assert_eq!(members, components(&graph, |_| true));
    }
}

// 4. Stopping, and leaving out.

#[test]
fn a_pruned_vertex_finishes_at_once() {
    let graph: UnGraph = graph(6, &G6);
    let mut search = DepthFirstSearch::new(&graph);
    let mut order = Vec::new();
    while let Some(step) = search.next() {
        if let Step::Discover { node, .. } = step {
            order.push(u32::from(node));
            if node.index() == 3 {
                search.prune();
                assert_eq!(search.next(), Some(Step::Finish { node }));
            }
        }
    }
    // Nothing is looked for behind 3; 1 and 2 are found from 5.
    assert_eq!(order, [0, 4, 3, 5, 1, 2]);
    let mut done: DepthFirstSearch<_, _> = DepthFirstSearch::new(&graph);
    done.by_ref().for_each(drop);
    done.prune();
    assert_eq!((done.next(), done.path().count()), (None, 0));
}

#[test]
fn an_edge_that_a_pruned_vertex_left_may_be_in_no_step() {
    // 1 is pruned before it tries 1-2. When 2 tries it, 1 is finished.
    let graph: UnGraph = graph(3, &[(0, 1), (1, 2), (0, 2)]);
    let mut search = DepthFirstSearch::new(&graph);
    let mut steps = Vec::new();
    while let Some(step) = search.next() {
        if matches!(step, Step::Discover { node, .. } if node == NodeId::from(1)) {
            search.prune();
        }
        steps.push(step);
    }
    let discover = |u, by: Option<u32>| Step::Discover { node: node(u), by: by.map(EdgeId::from) };
    let finish = |u| Step::Finish { node: node(u) };
    let expected = [
        discover(0, None),
        discover(1, Some(0)),
        finish(1),
        discover(2, Some(2)),
        finish(2),
        finish(0),
    ];
    assert_eq!(steps, expected);
}

#[test]
fn who_stops_asking_stops_the_search() {
    let graph: DiGraph = generate::path(1_000_000).expect("a path");
    let mut search = DepthFirstSearch::new(&graph);
    assert_eq!(search.by_ref().take(3).count(), 3);
    assert_eq!(numbers(search.path().map(|(node, _)| node)), [0, 1, 2]);
    assert_eq!(search.color(node(3)), Color::White);
}

// 5. Extremes.

#[test]
fn nothing_and_next_to_nothing() {
    let none = DiGraph::<()>::default();
    assert_eq!(DepthFirstSearch::new(&none).next(), None);
    assert_eq!(depth_first_search(&none).preorder(), []);
    assert!(connected_components(&UnGraph::<()>::default()).is_empty());
    assert_eq!(biconnected(&UnGraph::<()>::default()), Biconnected::default());
    // A loop is a cycle of one edge; it is met at one end, whether it has two arcs or one.
    let both_ways: UnGraph = graph(1, &[(0, 0)]);
    assert_eq!(DepthFirstSearch::new(&both_ways).count(), 3);
    assert_eq!(depth_first_search(&both_ways).class(edge(0)), Some(EdgeClass::Back));
    let once = Path { nodes: vec![node(0); 2], edges: vec![edge(0)] };
    assert_eq!(find_cycle(&both_ways), Some(once));
    let loops: UnGraph = graph(1, &[(0, 0), (0, 0)]);
    assert_eq!(DepthFirstSearch::new(&loops).count(), 4);
}

#[test]
fn a_million_vertices() {
    fn run<K: Kind>(graph: Result<Graph<(), K>, GraphError>, last: u32) {
        let graph = graph.expect("it is small enough");
        let forest = depth_first_search(&graph);
        assert_eq!(forest.preorder().len(), 1_000_000);
        assert_eq!(forest.postorder().last(), Some(&node(0)), "all hangs on 0");
        assert!(
            preorder(&graph, [node(0)])
                .is_ok_and(|order| order.eq(forest.preorder().iter().copied()))
        );
        assert_eq!(forest.preorder().last(), Some(&node(last)));
        assert_eq!(forest.verify(&graph), Ok(()));
    }
    const N: u32 = 1_000_000;
    run::<graph_theory::Directed>(generate::path(N), N - 1);
    run::<graph_theory::Undirected>(generate::path(N), N - 1);
    run::<graph_theory::Directed>(generate::cycle(N), N - 1);
    run::<graph_theory::Undirected>(generate::star(N), N - 1);
    // Down the last column first; the first one to be left over is below the corner.
    run::<graph_theory::Directed>(generate::grid(1000, 1000), N - 1000);
}

#[test]
fn thin_places_of_a_million_vertices() {
    let path: UnGraph = generate::path(1_000_000).expect("a path");
    let found = biconnected(&path);
    assert_eq!((found.bridges.len(), found.cut_vertices.len()), (999_999, 999_998));
    let cycle: UnGraph = generate::cycle(1_000_000).expect("a cycle");
    let found = biconnected(&cycle);
    assert_eq!((found.bridges.len(), found.cut_vertices.len(), found.blocks.len()), (0, 0, 1));
    assert_eq!(find_cycle(&cycle).map(|cycle| cycle.edges.len()), Some(1_000_000));
    assert_eq!((connected_components(&cycle).len(), connected_components(&path).len()), (1, 1));
}

/// The page's chart draws them.
#[test]
fn steps_grow_with_vertices_and_edges() {
    let counts = demo::SIZES.map(|n| {
        let graph: DiGraph = generate::random(n, 4 * n as usize, 6).expect("a good graph");
        let forest = depth_first_search(&graph);
        let n_roots = graph.nodes().filter(|node| forest.root(*node) == Some(*node)).count();
        assert_eq!(demo::steps(&graph), 5 * n as usize + n_roots);
        demo::steps(&graph)
    });
    for pair in counts.windows(2) {
        assert!(pair[1] * 10 < pair[0] * 21 && pair[0] * 19 < pair[1] * 10, "{counts:?}");
    }
}

// 6. Bad input.

#[test]
fn a_root_must_be_a_vertex() {
    let graph: DiGraph = graph(3, &[(0, 1)]);
    let error = GraphError::NodeOutOfRange { node: node(3), n_nodes: 3 };
    assert_eq!(depth_first_search_from(&graph, [node(0), node(3)]), Err(error.clone()));
    assert_eq!(DepthFirstSearch::from_roots(&graph, [node(3)]).err(), Some(error.clone()));
    assert_eq!(reachable(&graph, [node(3)]), Err(error.clone()));
    assert_eq!(preorder(&graph, [node(1), node(3)]).err(), Some(error));
    assert!(reachable(&DiGraph::<()>::default(), [node(0)]).is_err());
    assert_eq!(reachable(&graph, []), Ok(vec![false; 3]));
    // A root that was met before is none.
    let forest = depth_first_search_from(&graph, [node(0), node(1), node(0)]).expect("vertices");
    assert_eq!(numbers(forest.preorder().iter().copied()), [0, 1]);
    assert_eq!((forest.root(node(1)), forest.root(node(2))), (Some(node(0)), None));
    assert_eq!((forest.times(node(2)), forest.class(edge(0))), (None, Some(EdgeClass::Tree)));
}

#[test]
fn the_certificate_names_what_is_wrong() {
    let forest = depth_first_search(&graph::<graph_theory::Directed>(3, &[(0, 1), (1, 2)]));
    let on = |n, edges: &[(u32, u32)]| forest.verify(&graph::<graph_theory::Directed>(n, edges));
    assert_eq!(on(3, &[(0, 1), (1, 2)]), Ok(()));
    assert_eq!(on(2, &[(0, 1), (1, 0)]), Err(ForestError::OtherGraph));
    assert_eq!(on(3, &[(0, 1), (0, 2)]), Err(ForestError::Node { node: node(2) }));
    let siblings =
        depth_first_search(&graph::<graph_theory::Directed>(3, &[(0, 1), (0, 2), (2, 1)]));
    let across = siblings.verify(&graph::<graph_theory::Directed>(3, &[(0, 1), (0, 2), (1, 2)]));
    assert_eq!(across, Err(ForestError::Edge { edge: edge(2) }));
    assert_eq!(
        ForestError::Time { time: 3 }.to_string(),
        "at time 3 no vertex is discovered, nor is the newest one finished"
    );
}

// 7. Errata.

#[test]
fn erratum_the_smallest_complete_graphs_have_no_cycle() {
    // The introduction gives every complete graph one.
    for n in 0..6 {
        let complete: UnGraph = generate::complete(n).expect("a good graph");
        assert_eq!(find_cycle(&complete).is_some(), 2 < n);
    }
}

#[test]
fn erratum_in_degrees_sum_to_the_number_of_arcs() {
    // Of its digraph A the introduction gives 1 1 2 2 0 2.
    let edges = [(0, 1), (0, 5), (1, 2), (1, 3), (2, 5), (3, 2), (4, 0), (4, 3), (5, 1)];
    let graph: DiGraph = graph(6, &edges);
    assert_eq!(graph.in_degrees(), [1, 2, 2, 2, 0, 2]);
    assert_eq!(graph.in_degrees().iter().sum::<usize>(), graph.n_edges());
}

// 8. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("depth_first_search", ""),
        ("depth_first_search_classes", "--classes 0>1 1>5 2>0 2>3 4>2 5>2 5>3 5>4"),
        ("depth_first_search_from", "0-1 2-3 3-3 0-1 from=2"),
        ("depth_first_search_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0-1 1-", "part 2: \"1-\" is neither an edge, like 0-1, nor a vertex (column 5)"),
        ("0-1 1>2", "part 1: \"0-1\" has no direction: edges are written 0>1 (column 1)"),
        ("0>1 1-2", "part 2: \"1-2\" has no direction: edges are written 0>1 (column 5)"),
        ("0-1:3", "part 1: \"0-1:3\" has a weight, and this program has no use for it (column 1)"),
        ("0-1 from=7", "from: there is no vertex 7"),
        (
            "0-1 1@2",
            "part 2: \"1@2\" has no place like 0@1.5,2: columns to the right and rows down, below 20 \
             (column 5)",
        ),
        (
            "0@1.125,2 0-1",
            "part 1: \"0@1.125,2\" has no place like 0@1.5,2: columns to the right and rows down, \
             below 20 (column 1)",
        ),
        (
            "0-1 1@0,20",
            "part 2: \"1@0,20\" has no place like 0@1.5,2: columns to the right and rows down, below \
             20 (column 5)",
        ),
        ("0-1@2,1", "part 1: \"0-1@2,1\" is neither an edge, like 0-1, nor a vertex (column 1)"),
        ("--classes 0-1 from=1", "--classes are those of the whole graph: leave out from="),
        ("0-1 to=1", "part 2: \"to=1\" is no setting of this program; it has from= (column 5)"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let path: Vec<String> = (0..40).map(|i| format!("{i}-{}", i + 1)).collect();
    demo::DEMO.says(&[(
        &path.join(" "),
        "…Too large to draw: the limit is 12 vertices and 24 edges.…Visited 0 1 2 3…",
    )]);
}
