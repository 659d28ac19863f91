//! 6.18 Many sources and sinks: all cuts beside them, and all flows within bounds.

use std::collections::BTreeSet;

use graph_theory::network_flow::dinic::{dinic, dinic_up_to};
use graph_theory::network_flow::edmonds_karp::edmonds_karp;
use graph_theory::network_flow::edmonds_karp::plain::{Step, edmonds_karp as plain_flow};
use graph_theory::network_flow::multi_source_multi_sink::lower_bounds::{
    BoundedEdge, Infeasible, circulation, maximum_flow, minimum_flow,
};
use graph_theory::network_flow::multi_source_multi_sink::vertex_capacities::SplitNetwork;
use graph_theory::network_flow::multi_source_multi_sink::{
    ManyTerminals, MultiCut, MultiFlow, TerminalError, plain,
};
use graph_theory::network_flow::plain::Network;
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

/// The network of the page: 0, 1 and 2 are a, b and c, 3 and 4 are d and e, 5, 6 and 7 are x, y and
/// z.
const POWER: [(u32, u32, i64); 8] =
    [(0, 3, 6), (1, 4, 7), (2, 4, 9), (3, 5, 5), (3, 6, 1), (3, 7, 4), (4, 5, 8), (2, 6, 3)];
const POWER_SOURCES: [Limited; 3] = [(0, Some(4)), (1, Some(5)), (2, None)];
const POWER_SINKS: [Limited; 3] = [(5, Some(9)), (6, Some(2)), (7, Some(7))];
/// What the flow of each pair of a source and a sink alone adds up to.
const PAIRS_ALONE: i64 = 24;
/// What the sources can send one after the other, if nothing is taken back.
const NOTHING_BACK: i64 = 11;
/// What the sinks want.
const WANTED: i64 = 18;

/// The edges as the plain version takes them.
fn wide(edges: &[(u32, u32, i64)]) -> Vec<(usize, usize, i64)> {
    edges.iter().map(|&(u, v, capacity)| (u as usize, v as usize, capacity)).collect()
}

fn plain_value(
    n_nodes: usize,
    edges: &[(u32, u32, i64)],
    sources: &[Limited],
    sinks: &[Limited],
) -> i64 {
    plain::multi_source_multi_sink(n_nodes, &wide(edges), sources, sinks).0
}

/// A flow for each source and each sink alone, added up.
fn pairs_alone(
    n_nodes: usize,
    edges: &[(u32, u32, i64)],
    sources: &[Limited],
    sinks: &[Limited],
) -> i64 {
    let pairs = sources.iter().flat_map(|&source| sinks.iter().map(move |&sink| (source, sink)));
    pairs.map(|(source, sink)| plain_value(n_nodes, edges, &[source], &[sink])).sum()
}

/// Source after source, each with a maximum flow in what the others have left. Nothing is taken
/// back. How much each sends.
fn nothing_back(
    n_nodes: usize,
    edges: &[(u32, u32, i64)],
    sources: &[Limited],
    sinks: &[Limited],
) -> Vec<i64> {
    let (mut edges, mut sinks) = (wide(edges), sinks.to_vec());
    let mut sent = Vec::new();
    for source in sources {
        let (value, flows, _) = plain::multi_source_multi_sink(n_nodes, &edges, &[*source], &sinks);
        for (edge, flow) in edges.iter_mut().zip(&flows) {
            edge.2 -= flow;
        }
        for ((_, limit), flow) in sinks.iter_mut().zip(&flows[edges.len() + 1..]) {
            *limit = limit.map(|limit| limit - flow);
        }
        sent.push(value);
    }
    sent
}

/// The paths of the plain version, with what is pushed along them. The super source and the super
/// sink are the last two vertices.
fn paths(
    n_nodes: usize,
    edges: &[(u32, u32, i64)],
    sources: &[Limited],
    sinks: &[Limited],
) -> Vec<(Vec<usize>, i64)> {
    let mut paths = Vec::new();
    let note = |step: Step<'_>, network: &Network| {
        if let Step::Augment { path, amount } = step {
            let heads = path.iter().map(|&arc| network.heads[arc]);
            paths.push((heads.collect(), amount));
        }
    };
    plain::multi_source_multi_sink_watched(n_nodes, &wide(edges), sources, sinks, note);
    paths
}

#[test]
fn the_worked_example_of_the_page() {
    let (value, flows, cut) =
        plain::multi_source_multi_sink(8, &wide(&POWER), &POWER_SOURCES, &POWER_SINKS);
    assert_eq!(value, 14);
    assert_eq!(flows, [4, 5, 3, 1, 0, 3, 8, 2, 4, 5, 5, 9, 2, 3]);
    // An edge, the limit of a source and the limit of a sink, all three different: e>x, a and y.
    assert_eq!(cut, [6, 8, 12]);
    // The wrong ideas: too much, too little, and what is wanted.
    assert_eq!(pairs_alone(8, &POWER, &POWER_SOURCES, &POWER_SINKS), PAIRS_ALONE);
    let sent = nothing_back(8, &POWER, &POWER_SOURCES, &POWER_SINKS);
    assert_eq!((sent.iter().sum(), sent), (NOTHING_BACK, vec![4, 5, 2]));
    assert_eq!(POWER_SINKS.iter().filter_map(|sink| sink.1).sum::<i64>(), WANTED);
    // The last of four paths goes back from x to d. Vertices 8 and 9 are the super vertices.
    let expected = [
        (vec![2, 6, 9], 2),
        (vec![0, 3, 5, 9], 4),
        (vec![1, 4, 5, 9], 5),
        (vec![2, 4, 5, 3, 7, 9], 3),
    ];
    assert_eq!(paths(8, &POWER, &POWER_SOURCES, &POWER_SINKS), expected);
    // b sends all it has, and x has all it wants, but neither limit is in the cut. No other cut is
    // as small: raising one of the three limits of the cut helps, raising one of the others does
    // not.
    let raised = |number: usize, by: i64| {
        let (mut edges, mut sources, mut sinks) = (POWER, POWER_SOURCES, POWER_SINKS);
        match number {
            0..8 => edges[number].2 += by,
            8..11 => sources[number - 8].1 = sources[number - 8].1.map(|limit| limit + by),
            _ => sinks[number - 11].1 = sinks[number - 11].1.map(|limit| limit + by),
        }
        plain_value(8, &edges, &sources, &sinks)
    };
    let helps: Vec<usize> = (0..14).filter(|&number| raised(number, 1) == 15).collect();
    assert_eq!(helps, cut);
    assert!((0..14).all(|number| cut.contains(&number) || raised(number, 1) == 14));
    // Exercise: two more from a are one more in all.
    assert_eq!(raised(8, 2), 15);
    // The library has the same cut, and says the same of the demands.
    let (terminals, flow) = solve(&network(8, &POWER), &POWER_SOURCES, &POWER_SINKS);
    let cut = MultiCut { edges: vec![edge(6)], sources: vec![node(0)], sinks: vec![node(6)] };
    assert_eq!(flow.cut(&terminals), cut);
    assert_eq!(flow.meets_demands(&terminals), Err(cut));
}

/// Source after source in one network that keeps its flow: each has its turn, and cannot send more
/// later.
fn one_at_a_time(
    n_nodes: usize,
    edges: &[(u32, u32, i64)],
    sources: &[Limited],
    sinks: &[Limited],
) -> i64 {
    let (source, sink) = (n_nodes, n_nodes + 1);
    let mut all = wide(edges);
    all.extend(sources.iter().map(|&(v, _)| (source, v, 0)));
    all.extend(sinks.iter().map(|&(v, limit)| (v, sink, limit.unwrap_or(1000))));
    let mut network = Network::new(n_nodes + 2, &all);
    let mut value = 0;
    for (i, (_, limit)) in sources.iter().enumerate() {
        let arc = 2 * (edges.len() + i);
        network.residual[arc] = limit.unwrap_or(1000);
        value += plain_flow(&mut network, source, sink);
        network.residual[arc] = 0;
    }
    value
}

/// The networks of the questions and of the pitfalls.
#[test]
fn the_networks_of_the_questions() {
    let unlimited = |vertices: &[usize]| vertices.iter().map(|&v| (v, None)).collect::<Vec<_>>();
    let ones = |vertices: &[usize]| vertices.iter().map(|&v| (v, Some(1))).collect::<Vec<_>>();
    // The capacity of an edge to a source without limit.
    let edges = [(0, 2, 2), (1, 2, 4), (2, 3, 5)];
    let mut room = 0;
    let see = |step: Step<'_>, network: &Network| {
        if let Step::Augment { .. } = step {
            room = network.residual[8] + network.residual[9];
        }
    };
    let (sources, sinks) = ([(0, Some(3)), (1, None)], unlimited(&[3]));
    let value = plain::multi_source_multi_sink_watched(4, &edges, &sources, &sinks, see).0;
    assert_eq!((value, room), (5, 12));
    // Nothing is taken back: wrong where the first source takes all of a sink that the second one
    // needs.
    let both = |edges: &[(u32, u32, i64)]| {
        let (sources, sinks) = (ones(&[0, 1]), ones(&[2, 3]));
        let sent: i64 = nothing_back(4, edges, &sources, &sinks).iter().sum();
        (sent, plain_value(4, edges, &sources, &sinks))
    };
    assert_eq!(both(&[(0, 2, 1), (0, 3, 1), (1, 2, 1)]), (1, 2));
    assert_eq!(both(&[(0, 2, 1), (0, 3, 1), (1, 3, 1)]), (2, 2));
    assert_eq!(both(&[(0, 2, 1), (1, 2, 1), (1, 3, 1)]), (2, 2));
    // A grid of 10 rows and 10 columns.
    assert_eq!(demo::edges(10), (180, 200));
    // Each pair alone: the edge that both use is counted twice.
    let shared = [(0, 2, 1), (1, 2, 1), (2, 3, 1)];
    let (sources, sinks) = (unlimited(&[0, 1]), unlimited(&[3]));
    assert_eq!(pairs_alone(4, &shared, &sources, &sinks), 2);
    assert_eq!(plain_value(4, &shared, &sources, &sinks), 1);
    // The edge from s has just the capacity of the edges behind it: then it is the cut.
    let is_reached = |capacity| {
        let mut network = Network::new(4, &[(0, 1, 3), (2, 0, capacity), (1, 3, 4)]);
        assert_eq!(plain_flow(&mut network, 2, 3), 3);
        network.reachable(2)[0]
    };
    assert_eq!([3, 4].map(is_reached), [false, true]);
    // What a vertex sends to itself counts, and uses no edge.
    assert_eq!(plain_value(1, &[], &[(0, Some(2))], &[(0, Some(3))]), 2);
    // It does not matter which source serves which sink.
    let crossed = [(0, 2, 1), (1, 3, 1)];
    let of = |sources: &[usize], sinks: &[usize]| {
        plain_value(4, &crossed, &unlimited(sources), &unlimited(sinks))
    };
    assert_eq!([of(&[0, 1], &[2, 3]), of(&[0], &[3]), of(&[1], &[2])], [2, 0, 0]);
    // Exercise: two warehouses and three shops.
    let roads = [(0, 2, 4), (0, 3, 3), (1, 3, 4), (1, 4, 5)];
    let (warehouses, shops) =
        ([(0, Some(6)), (1, Some(6))], [(2, Some(3)), (3, Some(6)), (4, Some(4))]);
    let (value, _, cut) = plain::multi_source_multi_sink(5, &wide(&roads), &warehouses, &shops);
    assert_eq!((value, cut), (12, vec![4, 5]));
}

/// The networks of the short pages.
#[test]
fn the_networks_of_the_short_pages() {
    // Demands: a, d, x and z want 16, but have 4, and 8 can come in.
    let set = [0, 3, 5, 7];
    let within = |side: &[Limited]| -> i64 {
        side.iter().filter(|end| set.contains(&end.0)).filter_map(|end| end.1).sum()
    };
    let is_in = |v: u32| set.contains(&(v as usize));
    let enters = POWER.iter().filter(|edge| !is_in(edge.0) && is_in(edge.1));
    let enters: i64 = enters.map(|edge| edge.2).sum();
    assert_eq!((within(&POWER_SINKS), within(&POWER_SOURCES), enters), (16, 4, 8));
    let met = |demand| {
        let sinks = [(5, Some(9)), (6, Some(2)), (7, Some(demand))];
        let (terminals, flow) = solve(&network(8, &POWER), &POWER_SOURCES, &sinks);
        flow.meets_demands(&terminals).is_ok()
    };
    assert_eq!([3, 4].map(met), [true, false]);
    // Vertices with capacities.
    let edges = [(0, 1, 5), (0, 2, 5), (1, 3, 5), (2, 3, 5), (3, 4, 9)];
    let limits = [None, Some(3), None, Some(7), None];
    let value = |limits: [Option<i64>; 5]| {
        let split = SplitNetwork::new(&network(5, &edges), |v| limits[v.index()]).unwrap();
        let size = (split.network.n_nodes(), split.network.n_edges());
        let mut net = split.network.clone();
        (size, dinic(&mut net, node(0), split.exit(node(4))).unwrap().value())
    };
    assert_eq!(value([None; 5]), ((5, 5), 9));
    assert_eq!(value(limits), ((7, 7), 7));
    let [_, narrow, ..] = limits;
    assert_eq!(value([None, narrow, None, None, None]), ((6, 6), 8));
    let only_last = |v: NodeId| (v == node(4)).then_some(4);
    let split = SplitNetwork::new(&network(5, &edges), only_last).unwrap();
    let to = |sink| dinic(&mut split.network.clone(), node(0), sink).unwrap().value();
    assert_eq!([node(4), split.exit(node(4))].map(to), [9, 4]);
    // Circulations: there is one, and if 2→3 can carry no more than 2, there is none.
    let mut round = bounded(&[(0, 1), (0, 2), (1, 2), (2, 3), (3, 0), (3, 1)], 1, 3);
    assert_eq!(circulation(4, &round), Ok(vec![1, 1, 2, 3, 2, 1]));
    round[3].upper = 2;
    let nodes = vec![node(1), node(2)];
    assert_eq!(circulation(4, &round), Err(Infeasible::Trapped { nodes }));
    // Flows within bounds: 3→1 carries nothing, and then there is no circulation.
    let mut through = bounded(&[(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (3, 1)], 1, 3);
    assert!(circulation(4, &through).is_err());
    (through[5].lower, through[5].upper) = (0, 0);
    assert_eq!(maximum_flow(4, &through, node(0), node(3)).unwrap().0, 5);
}

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
    check_plain(n_nodes, edges, (sources, sinks));
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

/// The plain version finds a flow within the limits, of as much as its cut lets through, and no
/// source or sink without a limit is in the cut.
fn check_plain(
    n_nodes: usize,
    edges: &[(u32, u32, i64)],
    (sources, sinks): (&[Limited], &[Limited]),
) {
    let (value, flows, cut) = plain::multi_source_multi_sink(n_nodes, &wide(edges), sources, sinks);
    let (m, k) = (edges.len(), sources.len());
    let capacities = edges.iter().map(|edge| Some(edge.2));
    let limits = sources.iter().chain(sinks).map(|terminal| terminal.1);
    let limits: Vec<Option<i64>> = capacities.chain(limits).collect();
    let is_within = |(flow, limit): (&i64, &Option<i64>)| {
        0 <= *flow && limit.is_none_or(|limit| *flow <= limit)
    };
    assert!(flows.iter().zip(&limits).all(is_within));
    let mut rest = vec![0; n_nodes];
    for (edge, flow) in edges.iter().zip(&flows) {
        rest[edge.0 as usize] -= flow;
        rest[edge.1 as usize] += flow;
    }
    for (source, flow) in sources.iter().zip(&flows[m..]) {
        rest[source.0] += flow;
    }
    for (sink, flow) in sinks.iter().zip(&flows[m + k..]) {
        rest[sink.0] -= flow;
    }
    assert_eq!(rest, vec![0; n_nodes]);
    assert_eq!(flows[m..m + k].iter().sum::<i64>(), value);
    assert_eq!(one_at_a_time(n_nodes, edges, sources, sinks), value);
    let stopped = cut.iter().map(|&edge| limits[edge]).sum::<Option<i64>>();
    assert_eq!(stopped, Some(value));
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

/// Each of the wrong ideas is found out by the small networks.
#[test]
fn wrong_versions_are_caught() {
    let ends = [(0, 3), (0, 2), (1, 3), (0, 1), (3, 2)];
    let (sources, sinks) = ([(0, Some(1)), (1, None)], [(2, Some(1)), (3, Some(1))]);
    let (mut n_too_much, mut n_too_little) = (0, 0);
    for code in 0..3_i64.pow(5) {
        let edge = |i: u32| code / 3_i64.pow(i) % 3;
        let edges: Vec<_> = (0..).zip(ends).map(|(i, (u, v))| (u, v, edge(i))).collect();
        let right = plain_value(4, &edges, &sources, &sinks);
        let alone = pairs_alone(4, &edges, &sources, &sinks);
        let greedy: i64 = nothing_back(4, &edges, &sources, &sinks).iter().sum();
        assert!(greedy <= right && right <= alone);
        n_too_much += usize::from(right < alone);
        n_too_little += usize::from(greedy < right);
    }
    assert!(0 < n_too_much && 0 < n_too_little);
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
        // As the theorem says: the least of what can leave a cut less what must enter it, and the
        // most of what must leave it less what can enter.
        if let (Some(least), Some(most)) = (least, most) {
            let cuts = [vec![0], vec![0, 1]].map(|side| {
                let is_in = |v: NodeId| side.contains(&v.index());
                let leaves = edges.iter().filter(|e| is_in(e.tail) && !is_in(e.head));
                let enters = edges.iter().filter(|e| !is_in(e.tail) && is_in(e.head));
                let sum = |bound: fn(&BoundedEdge) -> i64, other: fn(&BoundedEdge) -> i64| {
                    leaves.clone().map(bound).sum::<i64>() - enters.clone().map(other).sum::<i64>()
                };
                (sum(|e| e.upper, |e| e.lower), sum(|e| e.lower, |e| e.upper))
            });
            assert_eq!(cuts.iter().map(|cut| cut.0).min(), Some(most));
            assert_eq!(cuts.iter().map(|cut| cut.1).max(), Some(least));
        }
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
    // 2 fill the lower bounds, and 4 fit into what each edge can take, but not both.
    let room = [(0, 1, 2), (0, 2, 2), (1, 2, 2), (1, 3, 2), (2, 3, 2), (3, 1, 2)];
    assert_eq!(plain_value(4, &room, &[(0, None)], &[(3, None)]), 4);
    let lacks = [room.as_slice(), &[(3, 0, 18)]].concat();
    assert_eq!(plain_value(4, &lacks, &[(2, Some(1)), (3, Some(1))], &[(0, Some(2))]), 2);
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
        (
            "multi_source_multi_sink_circulation",
            "0>1:2 0>2:2 1>2:2 2>3:2 3>0:2 3>1:2 sources=1:1,2:1 sinks=0:1,3:1",
        ),
        ("multi_source_multi_sink_cost", "--cost"),
    ]);
    let mut long: Vec<String> = (0..30).map(|i| format!("{i}>{}:{}", i + 1, i + 4)).collect();
    long.extend(["sources=0,1".to_owned(), "sinks=30:9".to_owned()]);
    demo::DEMO.says(&[(
        &long.join(" "),
        "…Too large to draw: the limit is 20 vertices and 48 edges.…\
         The maximum flow is 5. It is held back by: 1>2. Not every sink…",
    )]);
    // Names that the super vertices would have, an empty network, and numbers that are too large.
    demo::DEMO.says(&[
        ("s>t:2 sources=s sinks=t", "…2 units flow along s* s t t*.…The maximum flow is 2.…"),
        ("0 1 sources=0 sinks=1:1", "…Nothing can leave S…The maximum flow is 0. Nothing leads to the sinks. Not every sink…"),
        (
            "0>1:2000000000000 sources=0 sinks=1",
            "…Too large to draw: the limit is capacities and supplies…is 2000000000000.…",
        ),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0>1", "sources: none are named; write them like sources=1,2:13"),
        ("0>1 sources=0 sinks=2", "sinks: there is no vertex 2"),
        ("0>1 sources=0:x sinks=1", "sources: 0:x has a limit that is no integer"),
        ("0>1 sources=0 sinks=1,0", "vertex 0 is a source and a sink"),
        ("0>1 sources=0:-1 sinks=1", "vertex 0 has a negative limit"),
        (
            "0>1:9223372036854775807 sources=0 sinks=1",
            "the capacities and supplies together are too large",
        ),
    ]);
}
