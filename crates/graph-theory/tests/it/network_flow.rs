//! The tests of the group `network_flow`, one module a section, and what they share.

mod cost_scaling;
mod dinic;
mod edmonds_karp;
mod minimum_cost_flow;
mod multi_source_multi_sink;
mod network;
mod push_relabel;

use std::collections::BTreeSet;

use graph_theory::network_flow::{FlowNetwork, MaxFlow, Solver, plain};
use graph_theory::{EdgeId, GraphError, NodeId};
use proptest::prelude::*;

/// Edges with capacities.
pub(crate) type Edges = Vec<(u32, u32, i64)>;

/// Whatever finds a maximum flow.
pub(crate) type Solve = Solver<i64>;

/// From 0 to 8.
pub(crate) const N9: &[(u32, u32, i64)] = &[
    (0, 1, 3),
    (0, 2, 13),
    (0, 3, 6),
    (1, 4, 8),
    (1, 7, 5),
    (2, 4, 6),
    (2, 5, 9),
    (3, 5, 6),
    (3, 6, 1),
    (4, 5, 3),
    (4, 7, 2),
    (5, 8, 7),
    (6, 8, 8),
    (7, 8, 10),
];

/// From 0 to 5: the network of the pages. Its only minimum cut is neither at the source nor at the
/// sink, paths that take nothing back find too little, and no path fills two arcs at once.
pub(crate) const N6: &[(u32, u32, i64)] =
    &[(0, 1, 3), (0, 2, 4), (1, 3, 5), (1, 4, 6), (2, 3, 9), (2, 4, 1), (3, 5, 2), (4, 5, 8)];

/// From 0 to 14.
pub(crate) const N15: &[(u32, u32, i64)] = &[
    (0, 1, 30),
    (0, 2, 43),
    (1, 3, 18),
    (1, 4, 15),
    (2, 4, 25),
    (2, 5, 30),
    (3, 4, 10),
    (3, 6, 5),
    (4, 5, 6),
    (4, 6, 30),
    (5, 7, 27),
    (5, 10, 16),
    (6, 7, 21),
    (6, 11, 11),
    (7, 8, 9),
    (7, 9, 15),
    (7, 10, 35),
    (8, 11, 11),
    (9, 12, 7),
    (9, 13, 2),
    (10, 13, 20),
    (11, 12, 30),
    (11, 14, 40),
    (12, 13, 40),
    (13, 14, 13),
];

/// The network of these edges, as the plain versions have it.
pub(crate) fn plain_network(n_nodes: usize, edges: &[(u32, u32, i64)]) -> plain::Network {
    let edges: Vec<(usize, usize, i64)> =
        edges.iter().map(|&(u, v, capacity)| (u as usize, v as usize, capacity)).collect();
    plain::Network::new(n_nodes, &edges)
}

/// The flow that a plain version finds, as a claim about the network; with the cut that `solve`
/// finds.
pub(crate) fn claimed_by_plain_form(
    net: &mut FlowNetwork<i64>,
    (source, sink): (NodeId, NodeId),
    plain_form: impl Fn(&mut plain::Network, usize, usize) -> i64,
    solve: Solve,
) -> Result<MaxFlow<i64>, GraphError> {
    let edges: Edges = net
        .edges()
        .iter()
        .map(|edge| (edge.tail.into(), edge.head.into(), edge.capacity))
        .collect();
    let mut plain = plain_network(net.n_nodes(), &edges);
    let value = plain_form(&mut plain, source.index(), sink.index());
    let flow = solve(net, source, sink)?;
    let flows = (0..edges.len()).map(|edge| plain.flow(edge)).collect();
    let side = net.nodes().map(|v| flow.is_on_source_side(v)).collect();
    Ok(MaxFlow::claimed((source, sink), value, flows, side))
}

/// The network of these edges.
pub(crate) fn network(n_nodes: usize, edges: &[(u32, u32, i64)]) -> FlowNetwork<i64> {
    FlowNetwork::from_edges(n_nodes, edges.iter().copied()).unwrap()
}

pub(crate) fn node(number: usize) -> NodeId {
    u32::try_from(number).unwrap().into()
}

pub(crate) fn edge(number: usize) -> EdgeId {
    u32::try_from(number).unwrap().into()
}

/// The ends of edges.
pub(crate) fn ends(network: &FlowNetwork<i64>, edges: &[EdgeId]) -> Vec<(u32, u32)> {
    edges.iter().map(|&e| (network.edge(e).tail.into(), network.edge(e).head.into())).collect()
}

/// The capacity of the least cut from the first vertex to the last, and the intersection of the
/// source's sides of all such cuts: tries all sets of vertices.
pub(crate) fn least_cut(n_nodes: usize, edges: &[(u32, u32, i64)]) -> (i64, BTreeSet<usize>) {
    let mut least = (i64::MAX, 0_u32);
    for inner in 0..1_u32 << (n_nodes - 2) {
        let side = 1 | inner << 1;
        let crosses = |&&(u, v, _): &&(u32, u32, i64)| side >> u & 1 == 1 && side >> v & 1 == 0;
        let capacity = edges.iter().filter(crosses).map(|(_, _, capacity)| capacity).sum();
        if capacity < least.0 {
            least = (capacity, side);
        } else if capacity == least.0 {
            least.1 &= side;
        }
    }
    (least.0, (0..n_nodes).filter(|v| least.1 >> v & 1 == 1).collect())
}

/// Asserts all that is claimed of a maximum flow from the first vertex to the last: the
/// certificate, the least of all cuts, the smallest side, and the strands.
pub(crate) fn check(n_nodes: usize, edges: &[(u32, u32, i64)], solve: Solve) -> i64 {
    let mut net = network(n_nodes, edges);
    let flow = solve(&mut net, node(0), node(n_nodes - 1)).unwrap();
    flow.verify(&net).unwrap();
    let (capacity, side) = least_cut(n_nodes, edges);
    assert_eq!(flow.value(), capacity);
    assert_eq!(flow.source_side().map(NodeId::index).collect::<BTreeSet<_>>(), side);
    let cut: i64 = flow.cut_edges(&net).iter().map(|&e| net.edge(e).capacity).sum();
    assert_eq!(cut, capacity);
    check_strands(&net, &flow);
    capacity
}

/// Asserts that the strands are the flow, that paths join the ends without a vertex twice, and that
/// there are no more than edges.
pub(crate) fn check_strands(net: &FlowNetwork<i64>, flow: &MaxFlow<i64>) {
    let parts = flow.decompose(net);
    let mut carried = vec![0; net.n_edges()];
    let mut value = 0;
    for (strand, is_path) in
        parts.paths.iter().map(|s| (s, true)).chain(parts.cycles.iter().map(|s| (s, false)))
    {
        let (nodes, edges) = (&strand.path.nodes, &strand.path.edges);
        assert!(0 < strand.amount);
        assert_eq!(nodes.len(), edges.len() + 1);
        for (pair, &e) in nodes.windows(2).zip(edges) {
            let back = pair[0] != net.edge(e).tail || pair[1] != net.edge(e).head;
            if back {
                assert_eq!((pair[0], pair[1]), (net.edge(e).head, net.edge(e).tail));
            }
            carried[e.index()] += if back { -strand.amount } else { strand.amount };
        }
        let distinct: BTreeSet<NodeId> = nodes[usize::from(!is_path)..].iter().copied().collect();
        assert_eq!(distinct.len() + usize::from(!is_path), nodes.len());
        let (first, last) = (nodes[0], nodes[nodes.len() - 1]);
        if is_path {
            assert_eq!((first, last), (flow.source(), flow.sink()));
            value += strand.amount;
        } else {
            assert_eq!(first, last);
        }
    }
    let net_flow = |i: usize| flow.flow(edge(i)) - flow.back_flow(edge(i));
    assert_eq!(carried, (0..net.n_edges()).map(net_flow).collect::<Vec<_>>());
    assert_eq!(value, flow.value());
    assert!(parts.paths.len() + parts.cycles.len() <= net.n_edges());
}

/// All networks of four vertices with these edges, each of capacity up to 3; and without those into
/// the source and out of the sink nothing is missing.
pub(crate) fn all_small_networks(solve: Solve) {
    let ends = [(0, 1), (0, 2), (0, 3), (1, 2), (2, 1), (1, 3), (2, 3)];
    for mut code in 0..4_i64.pow(7) {
        let mut edges = Vec::new();
        for (u, v) in ends {
            edges.push((u, v, code % 4));
            code /= 4;
        }
        check(4, &edges, solve);
    }
}

/// Up to nine vertices and forty edges, loops and parallel ones among them.
pub(crate) fn networks() -> impl Strategy<Value = (usize, Edges)> {
    (2_usize..10).prop_flat_map(|n| {
        let end = 0..u32::try_from(n).unwrap();
        (Just(n), prop::collection::vec((end.clone(), end, 0_i64..20), 0..40))
    })
}

/// What any solver of maximum flow must survive: no edges, no way, loops, parallel and opposite
/// edges, the largest capacities.
pub(crate) fn odd_networks(solve: Solve) {
    /// Vertices, edges, and the value from the first vertex to the last.
    type Row = (usize, &'static [(u32, u32, i64)], i64);
    const MAX: i64 = i64::MAX;
    let table: &[Row] = &[
        (2, &[], 0),
        (2, &[(1, 0, 5)], 0),
        (2, &[(0, 1, 0)], 0),
        (2, &[(0, 1, MAX)], MAX),
        (2, &[(0, 0, 7), (0, 1, 2), (1, 1, 9)], 2),
        (2, &[(0, 1, 2), (0, 1, 3), (1, 0, 4)], 5),
        (3, &[(0, 1, 4)], 0),
        (3, &[(1, 2, 4)], 0),
        (3, &[(0, 1, MAX), (1, 2, MAX), (1, 0, MAX), (2, 1, MAX)], MAX),
        (3, &[(0, 1, MAX), (0, 1, MAX), (1, 2, 3)], 3),
        (4, &[(0, 1, 5), (1, 2, 5), (2, 1, 5), (2, 3, 4)], 4),
    ];
    for (n_nodes, edges, value) in table {
        let mut net = network(*n_nodes, edges);
        let flow = solve(&mut net, node(0), node(n_nodes - 1)).unwrap();
        assert_eq!(flow.value(), *value, "{edges:?}");
        flow.verify(&net).unwrap();
        check_strands(&net, &flow);
    }
    // What is reached where the sink is not.
    let flow = solve(&mut network(4, &[(0, 1, 4), (2, 3, 4)]), node(0), node(3)).unwrap();
    assert_eq!(flow.source_side().collect::<Vec<_>>(), [node(0), node(1)]);
}

/// What any solver must refuse, and how.
pub(crate) fn bad_questions(solve: Solve) {
    let mut net = network(9, N9);
    let out_of_range = |number| GraphError::NodeOutOfRange { node: node(number), n_nodes: 9 };
    assert_eq!(solve(&mut net, node(9), node(8)), Err(out_of_range(9)));
    assert_eq!(solve(&mut net, node(0), node(10)), Err(out_of_range(10)));
    assert_eq!(solve(&mut net, node(4), node(4)), Err(GraphError::SourceIsSink));
    let mut huge = network(2, &[(0, 1, i64::MAX), (0, 1, 1)]);
    let overflow = GraphError::Overflow { edge: edge(1) };
    assert_eq!(solve(&mut huge, node(0), node(1)), Err(overflow));
}

/// A path, a star and a grid of a million vertices.
pub(crate) fn large_networks(solve: Solve) {
    let n = 1_000_000;
    let line = (0..n - 1).map(|i| (i, i + 1, 3 + i64::from(i % 5)));
    let mut net = FlowNetwork::from_edges(n as usize, line).unwrap();
    let flow = solve(&mut net, node(0), node(999_999)).unwrap();
    assert_eq!((flow.value(), flow.verify(&net)), (3, Ok(())));
    let parts = flow.decompose(&net);
    assert_eq!((parts.paths.len(), parts.paths[0].path.nodes.len()), (1, 1_000_000));
    let star = (2..n).map(|i| (0, i, 1)).chain([(0, 1, 2)]);
    let mut net = FlowNetwork::from_edges(n as usize, star).unwrap();
    let flow = solve(&mut net, node(0), node(1)).unwrap();
    assert_eq!((flow.value(), flow.verify(&net)), (2, Ok(())));
    let right = (0..n).filter(|i| i % 1000 != 999).map(|i| (i, i + 1, 1));
    let down = (0..n - 1000).map(|i| (i, i + 1000, 1));
    let mut net = FlowNetwork::from_edges(n as usize, right.chain(down)).unwrap();
    let flow = solve(&mut net, node(0), node(999_999)).unwrap();
    assert_eq!((flow.value(), flow.verify(&net)), (2, Ok(())));
}
