//! 6.12 Tarjan's algorithm.

use graph_theory::strongly_connected_components::tarjan::{
    LowLinks, Search, Step, for_each_class, low_links, plain, tarjan, tarjan_watched,
};
use graph_theory::strongly_connected_components::verify;
use graph_theory::{Components, DiGraph, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::kosaraju::PAGE;
use super::{ORIGINAL, WORKED, any_graph, closure, extremes, fault, graph, ids, is_right, members};
use crate::snapshots::Expect;

#[path = "../../../examples/tarjan.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked example, and the original's tests.

/// How many vertices were met before each; and the low-links in the end.
const INDEX: [u32; 9] = [0, 3, 4, 2, 1, 7, 6, 5, 8];
const LOW: [u32; 9] = [0, 0, 1, 0, 0, 2, 2, 2, 8];

type Lists = &'static [&'static [u32]];
type Row = (usize, &'static [(u32, u32)], Lists);

/// A number of vertices, arcs, and the classes in the order in which they are emitted, each from
/// the root up the stack.
#[rustfmt::skip]
const EMITTED: &[Row] = &[
    (9, &WORKED, &[&[8], &[0, 4, 3, 1, 2, 7, 6, 5]]),
    (6, &ORIGINAL, &[&[5], &[4], &[0, 1, 3, 2]]),
    (1, &[], &[&[0]]),
    (0, &[], &[]),
    (1, &[(0, 0), (0, 0)], &[&[0]]),
    (2, &[(1, 0), (1, 0)], &[&[0], &[1]]),
    (3, &[(0, 1), (0, 2), (2, 0)], &[&[1], &[0, 2]]),
    // Arcs between two trees: 3 and 2 are roots of their own.
    (5, &[(1, 0), (2, 1), (3, 4), (4, 3), (4, 2)], &[&[0], &[1], &[2], &[3, 4]]),
];

#[test]
fn the_worked_example_of_the_page() {
    let graph = graph(8, &PAGE);
    let mut steps = Vec::new();
    let classes = plain::tarjan_watched(&graph.adjacency_lists(), &mut |step| steps.push(step));
    assert_eq!(classes, [vec![0, 1, 5, 2, 4], vec![3], vec![6, 7]]);
    let LowLinks { index, low } = low_links(&graph);
    assert_eq!(index, [0, 1, 3, 4, 7, 2, 5, 6]);
    assert_eq!(low, [0, 0, 0, 4, 3, 0, 5, 5]);
    // Complete in the middle of the search: 4 is entered after that.
    let at = |step: plain::Step| steps.iter().position(|known| *known == step).unwrap();
    assert!(at(plain::Step::Class { root: 3 }) < at(plain::Step::Enter { u: 4 }));
    // Two ideas that are not it.
    let equal: [&[u32]; 4] = [&[0, 1, 2, 5], &[3], &[4], &[6, 7]];
    let mut found = members(&classes_of_equal_lows(&graph));
    found.sort();
    assert_eq!(found, equal);
    let marks: Vec<(u32, u32)> = index.into_iter().zip(low).collect();
    let late: [&[u32]; 3] = [&[0, 1, 2, 5], &[3], &[4, 6, 7]];
    let mut found = members(&by_roots(&graph, &marks));
    found.sort();
    assert_eq!(found, late);
}

#[test]
fn the_plain_form_agrees_on_all_small_graphs() {
    for n in 0..=3_u32 {
        for set in 0_u32..1 << (n * n) {
            let arcs: Vec<(u32, u32)> =
                (0..n * n).filter(|i| set >> i & 1 == 1).map(|i| (i / n, i % n)).collect();
            let graph = graph(n as usize, &arcs);
            let mut lows = vec![0; n as usize];
            let classes = plain::tarjan_watched(&graph.adjacency_lists(), &mut |step| {
                if let plain::Step::Leave { u, low } = step {
                    lows[u] = u32::try_from(low).unwrap();
                }
            });
            assert_eq!(lows, low_links(&graph).low);
            let mut emitted = Vec::new();
            for_each_class(&graph, |class| {
                emitted.push(class.iter().map(|u| u.index()).collect::<Vec<_>>());
            });
            emitted.reverse();
            assert_eq!(classes, emitted);
        }
    }
}

#[test]
fn the_graphs_of_the_questions() {
    // The last arc of each is tried last.
    let low = |n, arcs: &[(u32, u32)]| low_links(&graph(n, arcs)).low;
    assert_eq!(low(4, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 2)])[3], 2);
    // On which graph the question whether a vertex is on the stack is needed.
    let is_right = |n, arcs: &[(u32, u32)]| {
        let graph = graph(n, arcs);
        without_taking_off(&graph).len() == tarjan(&graph).len()
    };
    assert!(!is_right(2, &[(1, 0)]));
    assert!(is_right(2, &[(0, 1)]));
    assert!(is_right(2, &[(0, 1), (1, 0)]));
    // A path of 1000 vertices: 1000 calls are open at the same time.
    let path: Vec<(u32, u32)> = (1..1000).map(|v| (v - 1, v)).collect();
    let (mut depth, mut deepest) = (0, 0);
    plain::tarjan_watched(&graph(1000, &path).adjacency_lists(), &mut |step| match step {
        plain::Step::Enter { .. } => {
            depth += 1;
            deepest = deepest.max(depth);
        }
        plain::Step::Leave { .. } => depth -= 1,
        _ => {}
    });
    assert_eq!(deepest, 1000);
}

#[test]
fn worked_example() {
    let (index, low) = (INDEX.to_vec(), LOW.to_vec());
    assert_eq!(low_links(&graph(9, &WORKED)), LowLinks { index, low });
    for &(n_nodes, edges, expected) in EMITTED {
        let graph = graph(n_nodes, edges);
        let mut emitted = Vec::new();
        for_each_class(&graph, |class| emitted.push(class.to_vec()));
        let expected: Vec<Vec<NodeId>> = expected.iter().map(|class| ids(class)).collect();
        assert_eq!(emitted, expected);
        // The numbers run the other way: the last class emitted is number 0.
        let mut by_number = emitted;
        by_number.reverse();
        for class in &mut by_number {
            class.sort_unstable();
        }
        assert_eq!(tarjan(&graph).members(), by_number);
    }
}

#[test]
fn the_vertices_come_off_the_stack_last_in_first_out() {
    let mut popped = Vec::new();
    let graph = graph(9, &WORKED);
    for_each_class(&graph, |class| popped.extend(class.iter().rev().copied()));
    assert_eq!(popped, ids(&[8, 5, 6, 7, 2, 1, 3, 4, 0]));
}

#[test]
fn a_class_leaves_in_the_middle_of_the_search() {
    let graph = graph(9, &WORKED);
    let mut steps = Vec::new();
    tarjan_watched(&graph, |step, search| match step {
        Step::Emit { root } => {
            let path: Vec<NodeId> = search.path().map(|(u, _)| u).collect();
            steps.push((root, path, search.n_classes()));
        }
        Step::Discover { .. } | Step::Look { .. } | Step::Leave { .. } => {}
    });
    let expected = [(NodeId::from(8), ids(&[0, 4, 3, 7]), 0), (NodeId::from(0), vec![], 1)];
    assert_eq!(steps, expected);
}

#[test]
fn classes_and_their_graph() {
    let graph = graph(9, &WORKED);
    let components = tarjan(&graph);
    assert_eq!(members(&components), [vec![0, 1, 2, 3, 4, 5, 6, 7], vec![8]]);
    let condensation = components.condensation(&graph).unwrap();
    // Two arcs, 4 to 8 and 7 to 8, become one.
    assert_eq!(condensation.n_edges(), 1);
    assert_eq!(condensation.arcs(0.into())[0].weight, 2);
}

// 2. All small inputs, against the transitive closure.

#[test]
fn the_closure_agrees_on_all_small_graphs() {
    assert_eq!(fault(tarjan), None);
}

/// The original's: classes are the vertices of equal low-links, taken when the search is over.
fn classes_of_equal_lows(graph: &DiGraph) -> Components {
    let low = low_links(graph).low;
    // Among the components of other graphs with as many vertices there is one with these classes.
    let pairs = graph.nodes().flat_map(|u| graph.nodes().map(move |v| (u, v)));
    let same = pairs.filter(|(u, v)| low[u.index()] == low[v.index()]);
    let joined: Vec<(u32, u32)> = same.map(|(u, v)| (u.into(), v.into())).collect();
    tarjan(&super::graph(graph.n_nodes(), &joined))
}

/// The search without its last rule: a vertex keeps its index when it leaves the stack.
fn without_taking_off(graph: &DiGraph) -> Components {
    let low = lows_without(graph, Rule::Off);
    by_roots(graph, &low)
}

/// The search that forgets to hand a low-link on to the parent.
fn without_handing_on(graph: &DiGraph) -> Components {
    let low = lows_without(graph, Rule::HandOn);
    by_roots(graph, &low)
}

#[derive(PartialEq)]
enum Rule {
    Off,
    HandOn,
}

/// Indices and low-links by recursion, with one rule left out.
fn lows_without(graph: &DiGraph, rule: Rule) -> Vec<(u32, u32)> {
    struct Run<'g> {
        graph: &'g DiGraph,
        marks: Vec<Option<(u32, u32)>>,
        on_stack: Vec<NodeId>,
        n_seen: u32,
        rule: Rule,
    }
    fn visit(run: &mut Run<'_>, u: NodeId) -> u32 {
        let index = run.n_seen;
        run.n_seen += 1;
        run.marks[u.index()] = Some((index, index));
        run.on_stack.push(u);
        let mut low = index;
        for v in run.graph.neighbors(u) {
            match run.marks[v.index()] {
                None => {
                    let below = visit(run, v);
                    low = if run.rule == Rule::HandOn { low } else { low.min(below) };
                }
                Some((index, _)) if run.rule == Rule::Off || run.on_stack.contains(&v) => {
                    low = low.min(index);
                }
                Some(_) => {}
            }
        }
        run.marks[u.index()] = Some((index, low));
        if low == index {
            while run.on_stack.pop().is_some_and(|v| v != u) {}
        }
        low
    }
    let marks = vec![None; graph.n_nodes()];
    let mut run = Run { graph, marks, on_stack: Vec::new(), n_seen: 0, rule };
    for root in graph.nodes() {
        if run.marks[root.index()].is_none() {
            visit(&mut run, root);
        }
    }
    run.marks.into_iter().flatten().collect()
}

/// Classes from indices and low-links: in the order of the indices, a vertex whose low-link is its
/// index begins a class.
fn by_roots(graph: &DiGraph, marks: &[(u32, u32)]) -> Components {
    let mut order: Vec<usize> = (0..marks.len()).collect();
    order.sort_unstable_by_key(|&u| marks[u].0);
    let mut joined = Vec::new();
    for pair in order.windows(2) {
        if marks[pair[1]].0 != marks[pair[1]].1 {
            let (a, b) = (u32::try_from(pair[0]).unwrap(), u32::try_from(pair[1]).unwrap());
            joined.extend([(a, b), (b, a)]);
        }
    }
    tarjan(&super::graph(graph.n_nodes(), &joined))
}

#[test]
fn wrong_versions_are_caught() {
    let wrong: [super::Finder; 3] = [classes_of_equal_lows, without_taking_off, without_handing_on];
    for find in wrong {
        assert!(fault(find).is_some());
    }
}

// 3. Properties: the invariant and the low-links at every step, the proof in the end.

/// What the loop states, and what a class is when it is emitted.
fn check_step(step: Step, search: &Search<'_, ()>, met: &[bool], reaches: &[Vec<bool>]) {
    let place = |u: NodeId| search.index(u).expect("it is on the stack");
    let path: Vec<NodeId> = search.path().map(|(u, _)| u).collect();
    let reach = |u: NodeId, v: NodeId| reaches[u.index()][v.index()];
    assert!(search.stack().is_sorted_by_key(|&u| place(u)));
    assert!(path.is_sorted_by_key(|&u| place(u)));
    assert!(path.windows(2).all(|pair| reach(pair[0], pair[1])));
    if matches!(step, Step::Discover { .. } | Step::Look { .. }) {
        for &u in search.stack() {
            assert!(path.iter().any(|&v| place(v) <= place(u) && reach(u, v)));
        }
    }
    let gone = (0..).zip(met).filter(|(_, met)| **met).map(|(u, _)| NodeId::from(u));
    for u in gone.filter(|&u| search.index(u).is_none()) {
        assert!(!search.stack().iter().any(|&v| reach(u, v)));
    }
    if let Step::Emit { root } = step {
        let class = search.stack_from(root);
        assert!(class.iter().all(|&v| place(root) <= place(v)), "the root has the least index");
        for v in (0..).take(met.len()).map(NodeId::from) {
            assert_eq!(class.contains(&v), reach(v, root) && reach(root, v));
        }
    }
}

proptest! {
    #[test]
    fn every_step_and_the_proof(graph in any_graph(12)) {
        let reaches = closure(&graph);
        let mut met = vec![false; graph.n_nodes()];
        let found = tarjan_watched(&graph, |step, search| {
            if let Step::Discover { u } = step {
                met[u.index()] = true;
            }
            check_step(step, search, &met, &reaches);
        });
        prop_assert!(is_right(&graph, &reaches, &found));
        prop_assert_eq!(verify(&graph, &found), Ok(()));
        prop_assert_eq!(tarjan(&graph), found);
    }

    #[test]
    fn low_links_are_what_their_definition_says(graph in any_graph(12)) {
        let LowLinks { index, low } = low_links(&graph);
        let classes = tarjan(&graph);
        let (mut n_met, mut until) = (0, vec![0; graph.n_nodes()]);
        tarjan_watched(&graph, |step, _| match step {
            Step::Discover { .. } => n_met += 1,
            Step::Leave { u, .. } => until[u.index()] = n_met,
            _ => {}
        });
        for u in graph.nodes() {
            // What was met from u on, and before u was left, is below u: one arc from there, within
            // the class.
            let below = index[u.index()]..until[u.index()];
            let arcs = graph.edges().iter().filter(|edge| below.contains(&index[edge.tail.index()]));
            let to = arcs.map(|edge| edge.head).filter(|&v| classes.same(u, v));
            let least = to.map(|v| index[v.index()]).chain([index[u.index()]]).min();
            prop_assert_eq!(Some(low[u.index()]), least);
        }
    }

    #[test]
    fn parallel_arcs_and_loops_change_nothing(graph in any_graph(10)) {
        let twice = graph.edges().iter().chain(graph.edges());
        let twice = twice.map(|edge| (edge.tail.into(), edge.head.into()));
        let loops = graph.nodes().map(|u| (u.into(), u.into()));
        let more = DiGraph::from_edges(graph.n_nodes(), twice.chain(loops)).unwrap();
        prop_assert_eq!(tarjan(&more), tarjan(&graph));
    }
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_in_a_line_and_in_other_shapes() {
    for (shape, graph, n_classes) in extremes(1_000_000) {
        let found = tarjan(&graph);
        assert_eq!(found.len(), n_classes, "{shape}");
        assert_eq!(verify(&graph, &found), Ok(()), "{shape}");
    }
}

#[test]
fn steps_are_linear() {
    for n in demo::SIZES {
        let [n_met, n_looked_at] = demo::work(n);
        assert_eq!((n_met, n_looked_at), (n, 2 * n), "each vertex and each arc once");
    }
}

// 5. Bad input: there is none, a graph is checked when it is built. What a program is given is
//    another matter.

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0-1", r#"part 1: "0-1" has no direction: edges are written 0>1 (column 1)"#),
        (
            "0>1 1>0:5",
            r#"part 2: "1>0:5" has a weight, and this program has no use for it (column 5)"#,
        ),
        ("0>1 >2", r#"part 2: ">2" is neither an edge, like 0>1, nor a vertex (column 5)"#),
        ("from=1", r#"part 1: "from=1" is no setting of this program; it has none (column 1)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_a_class_may_have_several_low_links() {
    // The page says that all vertices of a class end with the same one. Here 0, 1 and 2 stand in
    // one class.
    assert_eq!(LOW[..8].iter().max(), Some(&2));
    assert_eq!(LOW[..8].iter().min(), Some(&0));
    assert_eq!(tarjan(&graph(9, &WORKED)).len(), 2);
    assert_eq!(classes_of_equal_lows(&graph(9, &WORKED)).len(), 4);
}

#[test]
fn erratum_classes_are_popped_when_they_are_complete() {
    // Popped after the whole search, from the top down to a vertex whose low-link is its index, 2
    // and 1 would be a class.
    let edges = [(0, 1), (0, 2), (2, 0)];
    assert_eq!(members(&tarjan(&graph(3, &edges))), [vec![0, 2], vec![1]]);
    let LowLinks { index, low } = low_links(&graph(3, &edges));
    assert_eq!((index, low), (vec![0, 1, 2], vec![0, 1, 0]));
    let too_late = by_roots(&graph(3, &edges), &[(0, 0), (1, 1), (2, 0)]);
    assert_eq!(members(&too_late), [vec![1, 2], vec![0]], "1 and 2 in one class, and 0 not");
}

#[test]
fn erratum_the_worked_graph_has_two_classes() {
    // The original's newest code returns one of all nine vertices.
    assert_eq!(tarjan(&graph(9, &WORKED)).len(), 2);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("tarjan", ""),
        ("tarjan_off_the_stack", "1>0 1>2 2>1"),
        ("tarjan_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..100).map(|v| format!("{v}>{}", v + 1)).collect();
    demo::DEMO.says(&[
        ("7", "…1 class: {7}."),
        ("a>a b>a b>a", "…2 classes, in topological order: {b} {a}."),
        (&long.join(" "), "…Too large to draw: the limit is…101 classes…"),
    ]);
}
