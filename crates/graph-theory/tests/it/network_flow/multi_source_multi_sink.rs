//! 6.18 Many sources and sinks: all cuts beside them, and all flows within bounds.

use std::collections::BTreeSet;

use graph_theory::network_flow::dinic::{dinic, dinic_up_to};
use graph_theory::network_flow::edmonds_karp::edmonds_karp;
use graph_theory::network_flow::multi_source_multi_sink::lower_bounds::{
    BoundedEdge, Infeasible, circulation, maximum_flow, minimum_flow,
};
use graph_theory::network_flow::multi_source_multi_sink::vertex_capacities::SplitNetwork;
use graph_theory::network_flow::multi_source_multi_sink::{
    ManyTerminals, MultiCut, MultiFlow, TerminalError,
};
use graph_theory::network_flow::push_relabel::push_relabel;
use graph_theory::network_flow::{FlowNetwork, MaxFlowError};
use graph_theory::{GraphError, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{N9, edge, ends, network, networks, node};
use crate::snapshots::Expect;

#[path = "../../../examples/multi_source_multi_sink.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

type Limited = (usize, Option<i64>);

/// Edges 1→4 to 4→7 of N9: without its source 0 and its sink 8.
fn inner() -> FlowNetwork<i64> {
    network(8, &N9[3..11])
}

fn terminals(
    net: &FlowNetwork<i64>,
    sources: &[Limited],
    sinks: &[Limited],
) -> Result<ManyTerminals<i64>, TerminalError> {
    let limited =
        |side: &[Limited]| side.iter().map(|&(v, limit)| (node(v), limit)).collect::<Vec<_>>();
    ManyTerminals::new(net, limited(sources), limited(sinks))
}

fn solve(
    net: &FlowNetwork<i64>,
    sources: &[Limited],
    sinks: &[Limited],
) -> (ManyTerminals<i64>, MultiFlow<i64>) {
    let mut terminals = terminals(net, sources, sinks).unwrap();
    let flow = terminals.solve(dinic).unwrap();
    flow.verify(&terminals).unwrap();
    (terminals, flow)
}

const UNLIMITED: ([Limited; 3], [Limited; 3]) =
    ([(1, None), (2, None), (3, None)], [(5, None), (6, None), (7, None)]);
const LIMITED: ([Limited; 3], [Limited; 3]) =
    ([(1, Some(3)), (2, Some(13)), (3, Some(6))], [(5, Some(7)), (6, Some(8)), (7, Some(10))]);

#[test]
fn worked_without_limits() {
    let net = inner();
    let (terminals, flow) = solve(&net, &UNLIMITED.0, &UNLIMITED.1);
    assert_eq!(flow.value(), 26);
    let side: Vec<NodeId> = net.nodes().filter(|&v| flow.is_on_source_side(v)).collect();
    assert_eq!(side, [1, 2, 3, 4].map(node));
    let cut = flow.cut(&terminals);
    assert_eq!(ends(&net, &cut.edges), [(1, 7), (2, 5), (3, 5), (3, 6), (4, 5), (4, 7)]);
    assert_eq!((cut.sources, cut.sinks), (vec![], vec![]));
    assert_eq!(flow.meets_demands(&terminals), Ok(()));
    assert_eq!(flow.delivered().collect::<Vec<_>>(), [(node(5), 18), (node(6), 1), (node(7), 7)]);
}

#[test]
fn worked_with_limits() {
    let net = inner();
    let (terminals, flow) = solve(&net, &LIMITED.0, &LIMITED.1);
    assert_eq!(flow.value(), 13);
    let cut = flow.cut(&terminals);
    assert_eq!(ends(&net, &cut.edges), [(3, 6), (4, 7)]);
    assert_eq!((cut.sources, cut.sinks), (vec![node(1)], vec![node(5)]));
    assert_eq!(flow.supplied().map(|(_, amount)| amount).collect::<Vec<_>>(), [3, 9, 1]);
    assert_eq!(flow.delivered().map(|(_, amount)| amount).collect::<Vec<_>>(), [7, 1, 5]);
    assert_eq!(flow.edge_flows(), [0, 3, 2, 7, 0, 1, 0, 2]);
    // The sinks want 25.
    let stopped = flow.meets_demands(&terminals).unwrap_err();
    assert_eq!(stopped, flow.cut(&terminals));
}

// 2. All small inputs.

/// The least of all cuts: sets of vertices; what leaves the set, the limits of sources outside,
/// those of sinks inside.
fn least_cut(
    n_nodes: usize,
    edges: &[(u32, u32, i64)],
    sources: &[Limited],
    sinks: &[Limited],
) -> Option<i64> {
    let cut = |side: u32| {
        let is_in = |v: usize| side >> v & 1 == 1;
        let crossing = edges.iter().filter(|&&(u, v, _)| is_in(u as usize) && !is_in(v as usize));
        let mut sum = Some(crossing.map(|&(_, _, capacity)| capacity).sum::<i64>());
        let passed = |&&(v, _): &&Limited| is_in(v);
        let limits = sources.iter().filter(|s| !passed(s)).chain(sinks.iter().filter(passed));
        for (_, limit) in limits {
            sum = sum.zip(*limit).map(|(sum, limit)| sum + limit);
        }
        sum
    };
    (0..1 << n_nodes).filter_map(cut).min()
}

fn check(n_nodes: usize, edges: &[(u32, u32, i64)], sources: &[Limited], sinks: &[Limited]) {
    let net = network(n_nodes, edges);
    let (terminals, flow) = solve(&net, sources, sinks);
    assert_eq!(Some(flow.value()), least_cut(n_nodes, edges, sources, sinks));
    assert_eq!(flow.supplied().map(|(_, amount)| amount).sum::<i64>(), flow.value());
    assert_eq!(flow.delivered().map(|(_, amount)| amount).sum::<i64>(), flow.value());
    // The cut is made of capacities and limits that were given.
    let cut = flow.cut(&terminals);
    let capacities = cut.edges.iter().map(|&e| net.edge(e).capacity);
    let of =
        |side: &[Limited], v: &NodeId| side.iter().find(|s| s.0 == v.index()).unwrap().1.unwrap();
    let limits = cut.sources.iter().map(|v| of(sources, v));
    let demands = cut.sinks.iter().map(|v| of(sinks, v));
    assert_eq!(capacities.chain(limits).chain(demands).sum::<i64>(), flow.value());
    check_demands(n_nodes, edges, (sources, sinks), &flow.meets_demands(&terminals));
    let is_met =
        sinks.iter().zip(flow.delivered()).all(|(t, (_, amount))| t.1.is_none_or(|l| l == amount));
    assert_eq!(flow.meets_demands(&terminals).is_ok(), is_met);
}

/// Demands can be met if no cut between the sources and the sinks with a limit is less than all the
/// limits together. If one is, this is it.
fn check_demands(
    n_nodes: usize,
    edges: &[(u32, u32, i64)],
    (sources, sinks): (&[Limited], &[Limited]),
    verdict: &Result<(), MultiCut>,
) {
    let wanting: Vec<Limited> = sinks.iter().copied().filter(|sink| sink.1.is_some()).collect();
    let wanted: i64 = wanting.iter().filter_map(|sink| sink.1).sum();
    let most = least_cut(n_nodes, edges, sources, &wanting).unwrap();
    assert_eq!(verdict.is_ok(), wanted <= most);
    let Err(cut) = verdict else { return };
    let limits = |side: &[Limited], nodes: &[NodeId]| -> i64 {
        side.iter().filter(|s| nodes.contains(&node(s.0))).map(|s| s.1.unwrap()).sum()
    };
    let capacity: i64 = cut.edges.iter().map(|e| edges[e.index()].2).sum();
    assert_eq!(capacity + limits(sources, &cut.sources) + limits(&wanting, &cut.sinks), most);
    // Without what is in it, nothing comes from a source to a sink that wants something.
    let left = edges.iter().enumerate().filter(|(i, e)| !cut.edges.contains(&edge(*i)) && 0 < e.2);
    let left: Vec<_> = left.map(|(_, &(u, v, _))| (u as usize, v as usize)).collect();
    let free = |side: &[Limited], nodes: &[NodeId]| -> BTreeSet<usize> {
        let is_free = |s: &&Limited| s.1 != Some(0) && !nodes.contains(&node(s.0));
        side.iter().filter(is_free).map(|s| s.0).collect()
    };
    let mut reached = free(sources, &cut.sources);
    for _ in 0..n_nodes {
        let next = left.iter().filter(|(u, _)| reached.contains(u)).map(|&(_, v)| v);
        reached = next.chain(reached.iter().copied()).collect();
    }
    assert!(reached.is_disjoint(&free(&wanting, &cut.sinks)));
}

#[test]
fn all_small_networks_against_all_cuts() {
    // Two sources and two sinks; each limit none, 0, 1 or 3.
    let ends = [(0, 2), (0, 3), (1, 3), (0, 1), (3, 2)];
    let limit = |code: i64| [None, Some(0), Some(1), Some(3)][usize::try_from(code % 4).unwrap()];
    for code in 0..3_i64.pow(5) {
        let edge = |i: u32| code / 3_i64.pow(i) % 3;
        let edges: Vec<_> = (0..).zip(ends).map(|(i, (u, v))| (u, v, edge(i))).collect();
        for limits in 0..4_i64.pow(4) {
            let at = |i: u32| limit(limits / 4_i64.pow(i));
            check(4, &edges, &[(0, at(0)), (1, at(1))], &[(2, at(2)), (3, at(3))]);
        }
    }
}

/// Whether demands can be met, against all assignments to the edges: each source sends no more than
/// its limit, each sink with a limit gets just that, and a sink without one gets anything.
#[test]
fn demands_against_all_flows() {
    let ends = [(0, 2), (0, 3), (1, 3), (0, 1), (3, 2)];
    let digit = |code: i64, i: u32| code / 3_i64.pow(i) % 3;
    let limit =
        |code: i64, i: u32| [None, Some(1), Some(2)][usize::try_from(digit(code, i)).unwrap()];
    let mut n_met = 0;
    for code in 0..3_i64.pow(5) {
        let edges: Vec<_> = (0..).zip(ends).map(|(i, (u, v))| (u, v, digit(code, i))).collect();
        // What leaves each vertex, of all flows.
        let mut all = BTreeSet::new();
        for flow in (0..3_i64.pow(5)).filter(|&f| (0..5).all(|i| digit(f, i) <= digit(code, i))) {
            let mut leaves = [0; 4];
            for (i, (u, v)) in (0..).zip(ends) {
                leaves[u as usize] += digit(flow, i);
                leaves[v as usize] -= digit(flow, i);
            }
            all.insert(leaves);
        }
        for limits in 0..3_i64.pow(4) {
            let [a, b, c, d] = [0, 1, 2, 3].map(|i| limit(limits, i));
            let sends =
                |amount: i64, limit: Option<i64>| 0 <= amount && limit.is_none_or(|l| amount <= l);
            let gets =
                |amount: i64, limit: Option<i64>| 0 <= amount && limit.is_none_or(|l| amount == l);
            let is_met = all
                .iter()
                .any(|&[p, q, r, s]| sends(p, a) && sends(q, b) && gets(-r, c) && gets(-s, d));
            let (terminals, flow) =
                solve(&network(4, &edges), &[(0, a), (1, b)], &[(2, c), (3, d)]);
            assert_eq!(flow.meets_demands(&terminals).is_ok(), is_met, "{edges:?} {limits}");
            n_met += i64::from(is_met && c.is_some() != d.is_some());
        }
    }
    assert!(0 < n_met);
}

// 3. Properties.

proptest! {
    #[test]
    fn random_networks_against_all_cuts(
        (n_nodes, edges) in networks(),
        sides in prop::collection::vec(0..3_usize, 9),
        limits in prop::collection::vec(prop::option::of(0_i64..30), 9),
    ) {
        let side = |which| (0..n_nodes).filter(|&v| sides[v] == which).map(|v| (v, limits[v])).collect::<Vec<_>>();
        check(n_nodes, &edges, &side(1), &side(2));
    }

    #[test]
    fn one_source_and_one_sink((n_nodes, edges) in networks()) {
        let net = network(n_nodes, &edges);
        let single = dinic(&mut net.clone(), node(0), node(n_nodes - 1)).unwrap();
        let mut terminals = terminals(&net, &[(0, None)], &[(n_nodes - 1, None)]).unwrap();
        let flow = terminals.solve(edmonds_karp).unwrap();
        flow.verify(&terminals).unwrap();
        prop_assert_eq!(flow.value(), single.value());
        prop_assert_eq!(flow.cut(&terminals).edges, single.cut_edges(&net));
    }

    /// Against a flow in which every vertex is two by hand: its number, and that plus n.
    #[test]
    fn limited_vertices(
        (n_nodes, edges) in networks(),
        limits in prop::collection::vec(prop::option::of(0_i64..30), 9),
    ) {
        let split = SplitNetwork::new(&network(n_nodes, &edges), |v| limits[v.index()]).unwrap();
        let mut net = split.network.clone();
        let flow = dinic(&mut net, node(0), split.exit(node(n_nodes - 1))).map(|flow| {
            flow.verify(&net).unwrap();
            flow.value()
        });
        let n = u32::try_from(n_nodes).unwrap();
        let mut by_hand: Vec<_> = edges.iter().map(|&(u, v, c)| (u + n, v, c)).collect();
        by_hand.extend((0..n).map(|v| (v, v + n, limits[v as usize].unwrap_or(10_000))));
        let expected = dinic(&mut network(2 * n_nodes, &by_hand), node(0), node(2 * n_nodes - 1));
        prop_assert_eq!(flow, expected.map(|flow| flow.value()));
    }
}

// Lower bounds.

fn bounded(edges: &[(u32, u32)], lower: i64, upper: i64) -> Vec<BoundedEdge> {
    let edge = |&(u, v): &(u32, u32)| BoundedEdge { tail: u.into(), head: v.into(), lower, upper };
    edges.iter().map(edge).collect()
}

/// All assignments within the bounds that keep every vertex but `free` in balance, each with what
/// leaves the vertex 0.
fn all_flows(n_nodes: usize, edges: &[BoundedEdge], free: &[usize]) -> Vec<(i64, Vec<i64>)> {
    let mut all = vec![vec![]];
    for edge in edges {
        all = all
            .iter()
            .flat_map(|flow: &Vec<i64>| {
                (edge.lower..=edge.upper).map(|amount| [&flow[..], &[amount]].concat())
            })
            .collect();
    }
    let excess = |flow: &[i64], v: usize| {
        let signed = edges.iter().zip(flow).map(|(edge, amount)| {
            amount * (i64::from(edge.tail == node(v)) - i64::from(edge.head == node(v)))
        });
        signed.sum::<i64>()
    };
    all.retain(|flow| (0..n_nodes).all(|v| free.contains(&v) || excess(flow, v) == 0));
    all.into_iter().map(|flow| (excess(&flow, 0), flow)).collect()
}

#[test]
fn worked_lower_bounds() {
    let round = bounded(&[(0, 1), (0, 2), (1, 2), (2, 3), (3, 0), (3, 1)], 1, 3);
    let flow = circulation(4, &round).unwrap();
    assert_eq!(all_flows(4, &round, &[]), [(0, flow)]);
    let through = bounded(&[(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (3, 1)], 1, 3);
    assert_eq!(maximum_flow(4, &through, node(0), node(3)).unwrap().0, 5);
    assert_eq!(minimum_flow(4, &through, node(0), node(3)).unwrap().0, 2);
}

/// All networks of three vertices and four edges with bounds up to 2, against all flows.
#[test]
fn all_small_lower_bounds() {
    let ends = [(0, 1), (1, 2), (2, 0), (1, 0)];
    let bounds = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)];
    for code in 0..6_usize.pow(4) {
        let edges: Vec<BoundedEdge> = (0..)
            .zip(ends)
            .flat_map(|(i, pair)| {
                let (lower, upper) = bounds[code / 6_usize.pow(i) % 6];
                bounded(&[pair], lower, upper)
            })
            .collect();
        let all = all_flows(3, &edges, &[]);
        match circulation(3, &edges) {
            Ok(flow) => assert!(all.contains(&(0, flow))),
            Err(Infeasible::Trapped { nodes }) => {
                assert!(all.is_empty());
                let is_in = |v: &NodeId| nodes.contains(v);
                let enters = edges.iter().filter(|e| !is_in(&e.tail) && is_in(&e.head));
                let leaves = edges.iter().filter(|e| is_in(&e.tail) && !is_in(&e.head));
                let (must, can): (i64, i64) =
                    (enters.map(|e| e.lower).sum(), leaves.map(|e| e.upper).sum());
                assert!(can < must);
            }
            Err(error) => panic!("{error}"),
        }
        let all = all_flows(3, &edges, &[0, 2]);
        let values = all.iter().map(|(value, _)| *value);
        let (least, most) = (values.clone().min(), values.max());
        let largest = maximum_flow(3, &edges, node(0), node(2)).ok();
        assert_eq!(largest.as_ref().map(|flow| flow.0), most);
        assert!(largest.is_none_or(|flow| all.contains(&flow)));
        let smallest = minimum_flow(3, &edges, node(0), node(2)).ok();
        assert_eq!(smallest.as_ref().map(|flow| flow.0), least);
        assert!(smallest.is_none_or(|flow| all.contains(&flow)));
    }
}

// 4. Extremes.

#[test]
fn odd_terminals() {
    let net = inner();
    let value = |sources: &[Limited], sinks: &[Limited]| solve(&net, sources, sinks).1.value();
    assert_eq!(value(&[], &UNLIMITED.1), 0);
    assert_eq!(value(&UNLIMITED.0, &[]), 0);
    assert_eq!(value(&[(1, Some(0))], &UNLIMITED.1), 0);
    // Named again: the limits add up, or there is none.
    assert_eq!(value(&[(1, Some(2)), (1, Some(3))], &UNLIMITED.1), 5);
    assert_eq!(value(&[(1, Some(2)), (1, None)], &UNLIMITED.1), 10);
    assert_eq!(value(&[(1, Some(i64::MAX))], &UNLIMITED.1), 10);
    let (terminals, flow) = solve(&net, &[], &[(5, Some(1))]);
    let cut = MultiCut::default();
    assert_eq!(flow.meets_demands(&terminals), Err(cut));
    // The super vertices are nowhere to be seen.
    assert_eq!(flow.edge_flows().len(), net.n_edges());
}

/// An unlimited source stands for what its edges carry, so the largest capacities do no harm.
#[test]
fn nothing_stands_for_infinity() {
    let net = network(4, &[(0, 2, i64::MAX), (1, 3, 1)]);
    let (terminals, flow) = solve(&net, &[(0, None)], &[(2, None)]);
    assert_eq!(flow.value(), i64::MAX);
    assert_eq!(flow.cut(&terminals).edges, [edge(0)]);
}

#[test]
fn a_grid_from_border_to_border() {
    let side = 1000_u32;
    let right = (0..side * side).filter(|v| v % side + 1 < side).map(|v| (v, v + 1, 1_i64));
    let down = (0..side * (side - 1)).map(|v| (v, v + side, 1));
    let net = FlowNetwork::from_edges((side * side) as usize, right.chain(down)).unwrap();
    let column = |offset: u32| (0..side).map(move |row| (NodeId::from(row * side + offset), None));
    let mut terminals = ManyTerminals::new(&net, column(0), column(side - 1)).unwrap();
    let flow = terminals.solve(dinic).unwrap();
    assert_eq!((flow.value(), flow.verify(&terminals)), (1000, Ok(())));
    assert_eq!(
        flow.supplied().map(|(_, amount)| amount).collect::<BTreeSet<_>>(),
        BTreeSet::from([1])
    );
}

/// What one sink takes without need must not be what another one lacks.
#[test]
fn sinks_with_a_limit_come_first() {
    let net = network(3, &[(0, 1, 1), (0, 2, 1)]);
    let sinks = [(2, None), (1, Some(1))];
    let (terminals, flow) = solve(&net, &[(0, Some(1))], &sinks);
    assert_eq!(flow.delivered().collect::<Vec<_>>(), [(node(2), 0), (node(1), 1)]);
    assert_eq!((flow.value(), flow.meets_demands(&terminals)), (1, Ok(())));
    // One more for the sink without limit, and the cut names what the other lacks.
    let (terminals, flow) = solve(&net, &[(0, Some(2))], &[(2, None), (1, Some(2))]);
    let cut = MultiCut { edges: vec![edge(0)], ..MultiCut::default() };
    assert_eq!((flow.value(), flow.meets_demands(&terminals)), (2, Err(cut)));
}

/// A solver that stops at a limit is called again and again; the order of the sinks is the same.
#[test]
fn a_solver_with_a_limit_goes_on() {
    let net = network(3, &[(0, 1, 2), (0, 2, 2)]);
    let mut terminals = terminals(&net, &[(0, Some(3))], &[(2, None), (1, Some(2))]).unwrap();
    let mut delivered = Vec::new();
    for _ in 0..3 {
        let flow = terminals.solve(|net, s, t| dinic_up_to(net, s, t, 1)).unwrap();
        delivered.push(flow.delivered().map(|(_, amount)| amount).collect::<Vec<_>>());
    }
    assert_eq!(delivered, [[0, 1], [1, 2], [1, 2]]);
    let flow = terminals.solve(dinic).unwrap();
    assert_eq!((flow.value(), flow.verify(&terminals)), (3, Ok(())));
}

/// Both ways along an edge.
#[test]
fn undirected_edges() {
    let mut net = FlowNetwork::new(3).unwrap();
    net.add_undirected(node(1), node(0), 5).unwrap();
    net.add_undirected(node(1), node(2), 3).unwrap();
    let (_, flow) = solve(&net, &[(0, None)], &[(2, None)]);
    assert_eq!((flow.value(), flow.edge_flows()), (3, &[0, 3][..]));
    assert_eq!([0, 1].map(|i| flow.back_flow(edge(i))), [3, 0]);
}

// 5. Bad input.

#[test]
fn bad_terminals() {
    let error =
        |sources: &[Limited], sinks: &[Limited]| terminals(&inner(), sources, sinks).unwrap_err();
    assert_eq!(
        error(&[(1, None)], &[(5, None), (1, None)]),
        TerminalError::BothSides { node: node(1) }
    );
    assert_eq!(error(&[(1, Some(-1))], &[]), TerminalError::NegativeLimit { node: node(1) });
    let out_of_range = GraphError::NodeOutOfRange { node: node(8), n_nodes: 8 };
    assert_eq!(error(&[], &[(8, None)]), TerminalError::Graph(out_of_range));
    let overflow = TerminalError::Overflow { node: node(1) };
    assert_eq!(error(&[(1, Some(i64::MAX)), (1, Some(1))], &[]), overflow);
    let huge = network(3, &[(1, 0, i64::MAX), (1, 2, 1)]);
    assert_eq!(terminals(&huge, &[(1, None)], &[(2, None)]).unwrap_err(), overflow);
    // The value is too much, not a capacity: that is said of a source, not of an edge that the
    // network does not have.
    let wide = network(4, &[(0, 2, i64::MAX), (1, 3, i64::MAX)]);
    for solver in [dinic, edmonds_karp, push_relabel] {
        let mut both = terminals(&wide, &[(0, None), (1, None)], &[(2, None), (3, None)]).unwrap();
        assert_eq!(both.solve(solver).unwrap_err(), overflow);
    }
    let net = FlowNetwork::from_edges(2, [(0, 1, 0.5)]).unwrap();
    let nan = ManyTerminals::new(&net, [(node(0), Some(f64::NAN))], [(node(1), None)]);
    assert_eq!(nan.unwrap_err(), TerminalError::NotANumber { node: node(0) });
}

#[test]
fn a_flow_of_other_terminals_is_refused() {
    let net = inner();
    let (_, flow) = solve(&net, &LIMITED.0, &LIMITED.1);
    let (other, _) = solve(&net, &UNLIMITED.0, &UNLIMITED.1);
    assert_eq!(flow.verify(&other), Err(MaxFlowError::LooseCut));
    let (fewer, _) = solve(&net, &LIMITED.0[1..], &LIMITED.1);
    assert_eq!(flow.verify(&fewer), Err(MaxFlowError::OtherNetwork));
}

#[test]
fn bad_bounds() {
    let one = |lower, upper| circulation(2, &bounded(&[(0, 1)], lower, upper)).unwrap_err();
    assert_eq!(one(2, 1), Infeasible::Bounds { edge: edge(0) });
    assert_eq!(one(-1, 1), Infeasible::Bounds { edge: edge(0) });
    assert_eq!(one(1, 1), Infeasible::Trapped { nodes: vec![node(1)] });
    let twice = bounded(&[(0, 1), (0, 1)], i64::MAX, i64::MAX);
    assert_eq!(circulation(2, &twice), Err(Infeasible::Overflow { node: node(1) }));
    assert_eq!(
        maximum_flow(2, &twice, node(0), node(1)),
        Err(Infeasible::Overflow { node: node(0) })
    );
    // What leaves vertex 0 fits a number below 0, but what it lacks fits none above.
    let mut lack = bounded(&[(0, 1)], i64::MAX, i64::MAX);
    lack.extend(bounded(&[(0, 2)], 1, 1));
    assert_eq!(circulation(3, &lack), Err(Infeasible::Overflow { node: node(0) }));
    let same = maximum_flow(2, &bounded(&[(0, 1)], 0, 1), node(1), node(1));
    assert_eq!(same, Err(Infeasible::Graph(GraphError::SourceIsSink)));
}

#[test]
#[should_panic(expected = "an edge both ways is to be added as two")]
fn an_undirected_edge_cannot_be_split() {
    let mut net = FlowNetwork::new(2).unwrap();
    net.add_undirected(node(0), node(1), 1).unwrap();
    let _ = SplitNetwork::new(&net, |_| Some(1));
}

// 6. Errata.

/// The original's code for lower bounds adds what fills the lower bounds to what the second search
/// adds, and reports 6. The flow from 0 to 3 is 5.
#[test]
fn the_value_is_what_leaves_the_source() {
    let edges = bounded(&[(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (3, 1)], 1, 3);
    let (value, flows) = maximum_flow(4, &edges, node(0), node(3)).unwrap();
    assert_eq!((value, flows[0] + flows[1]), (5, 5));
    let most = all_flows(4, &edges, &[0, 3]).iter().map(|(value, _)| *value).max();
    assert_eq!(most, Some(5));
}

/// Its code for the minimum says that there is no flow if there is one without an edge from the
/// sink to the source.
#[test]
fn a_minimum_of_nothing() {
    let edges = bounded(&[(0, 1), (1, 0)], 1, 2);
    circulation(2, &edges).unwrap();
    let (value, flows) = minimum_flow(2, &edges, node(0), node(1)).unwrap();
    assert_eq!((value, flows), (-1, vec![1, 2]));
    let free = bounded(&[(0, 1)], 0, 2);
    assert_eq!(minimum_flow(2, &free, node(0), node(1)).unwrap(), (0, vec![0]));
}

// 7. The demo.

#[test]
fn demo_of_the_worked_example() {
    demo::DEMO.shows(&[("multi_source_multi_sink", "")]);
}

#[test]
fn demo_of_other_input() {
    let edges = "1>4:8 1>7:5 2>4:6 2>5:9 3>5:6 3>6:1 4>5:3 4>7:2";
    demo::DEMO.shows(&[
        ("multi_source_multi_sink_unlimited", &format!("{edges} sources=1,2,3 sinks=5,6,7")),
        ("multi_source_multi_sink_cost", "--cost"),
    ]);
    let mut long: Vec<String> = (0..30).map(|i| format!("{i}>{}:{}", i + 1, i + 4)).collect();
    long.extend(["sources=0,1".to_owned(), "sinks=30:9".to_owned()]);
    demo::DEMO.says(&[(
        &long.join(" "),
        "…Too large to draw: the limit is 20 vertices and 48 edges.…\
         The maximum flow is 5. It is stopped by: 1>2. Not every sink…",
    )]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0>1", "sources: none are named; write them like sources=1,2:13"),
        ("0>1 sources=0 sinks=2", "sinks: there is no vertex 2"),
        ("0>1 sources=0:x sinks=1", "sources: 0:x has a limit that is no integer"),
        ("0>1 sources=0 sinks=1,0", "vertex 0 is a source and a sink"),
        ("0>1 sources=0:-1 sinks=1", "vertex 0 has a negative limit"),
    ]);
}
