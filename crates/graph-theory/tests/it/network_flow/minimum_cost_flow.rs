//! 6.17 Minimum-cost flow: all flows beside it, and the assignments of Kuhn and Munkres.

use std::collections::BTreeMap;

use graph_theory::bipartite_matching::kuhn_munkres::{WeightTable, least_assignment};
use graph_theory::network_flow::dinic::dinic;
use graph_theory::network_flow::minimum_cost_flow::plain;
use graph_theory::network_flow::minimum_cost_flow::supplies::{
    PricedEdge, Transport, TransportError, transport,
};
use graph_theory::network_flow::minimum_cost_flow::{
    Aim, MinCostFlow, MinimumCostError, Step, cheapest_flow, minimum_cost_flow,
    minimum_cost_flow_up_to, minimum_cost_flow_watched,
};
use graph_theory::network_flow::plain::Network;
use graph_theory::network_flow::{CostNetwork, FlowEdge, MaxFlow, MaxFlowError};
use graph_theory::{GraphError, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{N6, N9, N15, edge, network, node, plain_network};
use crate::snapshots::Expect;

#[path = "../../../examples/minimum_cost_flow.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

#[path = "../../../examples/cheapest_flow.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod cheapest_demo;

/// Edges with capacities and costs.
type Priced = Vec<(u32, u32, i64, i64)>;

fn priced(n_nodes: usize, edges: &[(u32, u32, i64, i64)]) -> CostNetwork<i64> {
    CostNetwork::from_priced_edges(n_nodes, edges.iter().copied()).unwrap()
}

fn with_costs(edges: &[(u32, u32, i64)], costs: &[i64]) -> Priced {
    assert_eq!(edges.len(), costs.len());
    edges.iter().zip(costs).map(|(&(u, v, capacity), &cost)| (u, v, capacity, cost)).collect()
}

/// The costs of the edges of the pages' network: four paths, each dearer than the one before and
/// the only cheapest one at its turn; the last one takes something back.
const N6_COSTS: &[i64] = &[1, 2, 1, 3, 3, 1, 1, 1];
const N9_COSTS: &[i64] = &[1, 4, 6, 4, 6, 3, 5, 4, 9, 6, 2, 2, 9, 6];
const N15_COSTS: &[i64] =
    &[2, 3, 2, 5, 2, 2, 1, 2, 1, 3, 4, 3, 1, 2, 3, 2, 5, 3, 6, 5, 4, 4, 5, 2, 3];

// 1. Worked examples.

/// The vertices of each path with what was pushed along it and what a unit paid.
fn paths(
    net: &mut CostNetwork<i64>,
    source: usize,
    sink: usize,
) -> (Vec<(Vec<u32>, i64, i64)>, MinCostFlow) {
    let mut paths = Vec::new();
    let best =
        minimum_cost_flow_watched(net, node(source), node(sink), Aim::Most, |step, net, _| {
            if let Step::Augment { path, amount, unit_cost } = step {
                let tails = path.iter().map(|&arc| net.tail_of(arc).into());
                paths.push((tails.collect(), amount, unit_cost));
            }
        });
    (paths, best.unwrap())
}

/// The same network for the plain versions, and the costs of its arcs.
fn plain_priced(n_nodes: usize, edges: &[(u32, u32, i64, i64)]) -> (Network, Vec<i64>) {
    let capacities: Vec<(u32, u32, i64)> = edges.iter().map(|&(u, v, c, _)| (u, v, c)).collect();
    let costs: Vec<i64> = edges.iter().map(|edge| edge.3).collect();
    (plain_network(n_nodes, &capacities), plain::arc_costs(&costs))
}

/// What is found on the pages' network if nothing is taken back, and what it costs to take back for
/// nothing, as a program believes.
const UNITS_WITHOUT_WAYS_BACK: i64 = 4;
const COST_WITH_FREE_WAYS_BACK: i64 = 33;

/// The value, and the cost that a program reports whose backward arcs cost `back` of their edge's
/// cost.
fn with_ways_back(
    n_nodes: usize,
    edges: &[(u32, u32, i64, i64)],
    back: impl Fn(i64) -> i64,
) -> (i64, i64) {
    let (mut net, mut costs) = plain_priced(n_nodes, edges);
    for pair in costs.chunks_mut(2) {
        pair[1] = back(pair[0]);
    }
    plain::minimum_cost_flow(&mut net, &costs, 0, n_nodes - 1)
}

#[test]
fn the_worked_example_of_the_page() {
    let edges = with_costs(N6, N6_COSTS);
    // No other path is as cheap at its turn, and each of them fills one arc.
    let (net, costs) = plain_priced(6, &edges);
    let mut before = net.clone();
    plain::minimum_cost_flow_watched(&mut net.clone(), &costs, 0, 5, |step, after| {
        let plain::Step::Augment { path, unit_cost, .. } = step;
        let cheap = simple_paths(&before, 0, 5)
            .into_iter()
            .filter(|path| path.iter().map(|&arc| costs[arc]).sum::<i64>() <= unit_cost);
        assert_eq!(cheap.collect::<Vec<_>>(), [path]);
        assert_eq!(path.iter().filter(|&&arc| after.residual[arc] == 0).count(), 1);
        before = after.clone();
    });
    let wrong = without_ways_back(&mut priced(6, &edges), node(0), node(5));
    assert_eq!((wrong.value(), wrong.cost()), (UNITS_WITHOUT_WAYS_BACK, 15));
    assert_eq!(with_ways_back(6, &edges, |_| 0), (6, COST_WITH_FREE_WAYS_BACK));
    assert_eq!(with_ways_back(6, &edges, |cost| -cost), (6, 31));
}

/// All paths of the residual network without repeated vertices.
fn simple_paths(net: &Network, from: usize, to: usize) -> Vec<Vec<usize>> {
    let (mut found, mut open) = (Vec::new(), vec![Vec::new()]);
    while let Some(path) = open.pop() {
        let at = path.last().map_or(from, |&arc: &usize| net.heads[arc]);
        if at == to {
            found.push(path);
            continue;
        }
        let is_new = |v: usize| v != from && path.iter().all(|&arc| net.heads[arc] != v);
        let next = net.arcs[at].iter().filter(|&&arc| 0 < net.residual[arc]);
        let next = next.filter(|&&arc| is_new(net.heads[arc]));
        let next: Vec<Vec<usize>> = next.map(|&arc| [&path[..], &[arc]].concat()).collect();
        open.extend(next);
    }
    found
}

/// What a maximum flow costs if the edge 2>4 can take 2.
const COST_WITH_A_WIDER_EDGE: i64 = 35;

#[test]
fn the_networks_of_the_questions() {
    let mut wider = with_costs(N6, N6_COSTS);
    wider[5].2 = 2;
    assert_eq!(with_ways_back(6, &wider, |cost| -cost), (7, COST_WITH_A_WIDER_EDGE));
    // Twenty parallel edges: twenty paths, and a search that finds none.
    let parallel: Priced = (1..=20).map(|cost| (0, 1, 1, cost)).collect();
    let (mut net, costs) = plain_priced(2, &parallel);
    let mut n_searches = 1;
    plain::minimum_cost_flow_watched(&mut net, &costs, 0, 1, |_, _| n_searches += 1);
    assert_eq!(n_searches, 21);
    // Backward arcs that cost nothing: wrong on the first one.
    let reported = |edges: &[(u32, u32, i64)]| {
        let edges: Priced = edges.iter().map(|&(u, v, cost)| (u, v, 1, cost)).collect();
        (with_ways_back(4, &edges, |_| 0), with_ways_back(4, &edges, |cost| -cost))
    };
    let diamond = [(0, 1, 1), (0, 2, 5), (1, 2, 1), (1, 3, 5), (2, 3, 1)];
    assert_eq!(reported(&diamond), ((2, 13), (2, 12)));
    assert_eq!(reported(&[(0, 1, 1), (1, 3, 1), (0, 2, 2), (2, 3, 2)]), ((2, 6), (2, 6)));
    assert_eq!(reported(&[(0, 1, 1), (1, 2, 1), (2, 3, 1), (1, 3, 5)]), ((1, 3), (1, 3)));
    // The reduced cost of a backward arc.
    let (potential, cost) = ([3, 5], plain::arc_costs(&[4]));
    assert_eq!(cost[1] + potential[1] - potential[0], -2);
}

#[test]
fn the_plain_forms_on_the_pages_network() {
    let (net, costs) = plain_priced(6, &with_costs(N6, N6_COSTS));
    let mut paths = Vec::new();
    let found = plain::minimum_cost_flow_watched(&mut net.clone(), &costs, 0, 5, |step, net| {
        let plain::Step::Augment { path, amount, unit_cost } = step;
        let heads: Vec<usize> = path.iter().map(|&arc| net.heads[arc]).collect();
        paths.push((heads, amount, unit_cost));
    });
    let expected = [
        (vec![1, 3, 5], 2, 3),
        (vec![2, 4, 5], 1, 4),
        (vec![1, 4, 5], 1, 5),
        (vec![2, 3, 1, 4, 5], 2, 8),
    ];
    assert_eq!((found, paths), ((6, 31), expected.to_vec()));
    let mut potentials = Vec::new();
    let watch = |_: plain::Step<'_>, _: &Network, potential: &[i64]| {
        potentials.push(potential.to_vec());
    };
    assert_eq!(plain::with_potentials_watched(&mut net.clone(), &costs, 0, 5, watch), (6, 31));
    assert_eq!(
        potentials,
        [[0, 1, 2, 2, 3, 3], [0, 1, 2, 2, 3, 4], [0, 1, 2, 2, 4, 5], [0, 4, 2, 5, 7, 8]]
    );
}

#[test]
fn worked() {
    let mut net = priced(9, &with_costs(N9, N9_COSTS));
    let (paths, best) = paths(&mut net, 0, 8);
    let expected = [
        (vec![0, 2, 5], 7, 11),
        (vec![0, 1, 7], 3, 13),
        (vec![0, 2, 4, 7], 2, 15),
        (vec![0, 3, 6], 1, 24),
    ];
    assert_eq!(paths, expected);
    assert_eq!((best.value(), best.cost()), (13, 170));
    assert_eq!(best.curve(), [(0, 0), (7, 77), (10, 116), (12, 146), (13, 170)]);
    assert_eq!(best.potentials(), [0, 12, 4, 6, 7, 9, 15, 18, 24]);
    assert_eq!((best.verify(&net), best.flow().verify(&net)), (Ok(()), Ok(())));
}

#[test]
fn the_originals_network_of_15() {
    let mut net = priced(15, &with_costs(N15, N15_COSTS));
    let best = minimum_cost_flow(&mut net, node(0), node(14)).unwrap();
    assert_eq!(best.curve(), [(0, 0), (5, 65), (24, 350), (33, 530)]);
    assert_eq!((best.verify(&net), best.flow().verify(&net)), (Ok(()), Ok(())));
}

#[test]
fn up_to_a_value_and_on() {
    let edges = with_costs(N9, N9_COSTS);
    let mut net = priced(9, &edges);
    let some = minimum_cost_flow_up_to(&mut net, node(0), node(8), 8).unwrap();
    assert_eq!((some.value(), some.cost(), some.flow().is_maximum()), (8, 90, false));
    some.verify(&net).unwrap();
    // A second call goes on, over arcs back of negative cost.
    let rest = minimum_cost_flow_up_to(&mut net, node(0), node(8), 100).unwrap();
    assert_eq!(rest.curve(), [(8, 90), (10, 116), (12, 146), (13, 170)]);
    assert_eq!((rest.verify(&net), rest.flow().is_maximum()), (Ok(()), true));
    // A flow that was there, and is not the cheapest of its value, becomes so.
    let dear = dinic(&mut network(9, N9), node(0), node(8)).unwrap();
    let mut net = priced(9, &edges);
    net.set_flow(&dear).unwrap();
    let best = minimum_cost_flow(&mut net, node(0), node(8)).unwrap();
    assert_eq!(best.curve(), [(13, 170)]);
    // As long as it pays.
    let edges = [(0, 1, 9, -9), (1, 2, 2, 4), (1, 2, 2, 8), (1, 2, 2, 9), (1, 2, 1, 10)];
    let mut net = priced(3, &edges);
    let best = cheapest_flow(&mut net, node(0), node(2)).unwrap();
    assert_eq!((best.curve(), best.verify(&net)), (&[(0, 0), (2, -10), (4, -12)][..], Ok(())));
}

// 2. All small inputs.

/// The least cost of each value from the first vertex to the last: tries all flows.
fn least_costs(n_nodes: usize, edges: &[(u32, u32, i64, i64)]) -> BTreeMap<i64, i128> {
    let mut least = BTreeMap::new();
    let n_flows = edges.iter().map(|edge| edge.2 + 1).product::<i64>();
    for mut code in 0..n_flows {
        let (mut excess, mut cost) = ([0_i64; 8], 0_i128);
        for &(tail, head, capacity, unit) in edges {
            let flow = code % (capacity + 1);
            code /= capacity + 1;
            excess[tail as usize] -= flow;
            excess[head as usize] += flow;
            cost += i128::from(unit * flow);
        }
        if excess[1..n_nodes - 1].iter().all(|&excess| excess == 0) {
            let known = least.entry(excess[n_nodes - 1]).or_insert(cost);
            *known = cost.min(*known);
        }
    }
    least
}

type Solve = fn(&mut CostNetwork<i64>, NodeId, NodeId) -> MinCostFlow;

fn solve(net: &mut CostNetwork<i64>, source: NodeId, sink: NodeId) -> MinCostFlow {
    minimum_cost_flow(net, source, sink).unwrap()
}

/// Asserts that every value costs what the cheapest of all flows of that value costs, and all that
/// is claimed besides.
fn check(n_nodes: usize, edges: &[(u32, u32, i64, i64)], solve: Solve) -> BTreeMap<i64, i128> {
    let least = least_costs(n_nodes, edges);
    let (source, sink) = (node(0), node(n_nodes - 1));
    let mut net = priced(n_nodes, edges);
    let best = solve(&mut net, source, sink);
    assert_eq!((best.verify(&net), best.flow().verify(&net)), (Ok(()), Ok(())));
    let mut on_curve = BTreeMap::from([best.curve()[0]]);
    for corners in best.curve().windows(2) {
        let [(from, cost), (to, dearer)] = corners else { unreachable!() };
        let unit = (dearer - cost) / i128::from(to - from);
        on_curve.extend((1..=to - from).map(|i| (from + i, cost + unit * i128::from(i))));
    }
    assert_eq!(on_curve, least.range(0..).map(|(&value, &cost)| (value, cost)).collect());
    let slope = |c: &[(i64, i128)]| (c[1].1 - c[0].1) / i128::from(c[1].0 - c[0].0);
    let slopes: Vec<i128> = best.curve().windows(2).map(slope).collect();
    assert!(slopes.windows(2).all(|pair| pair[0] < pair[1]), "convex, no corner without a bend");
    least
}

#[test]
fn all_small_networks_against_all_flows() {
    // Two vertices between; a cycle between them that may have a negative cost.
    let ends = [(0, 1), (1, 2), (2, 1), (2, 3), (0, 2)];
    let kinds = [(0, 0), (1, -2), (1, 1), (2, -1), (2, 0), (2, 3), (1, 0)];
    for mut code in 0..7_usize.pow(5) {
        let mut edges = Vec::new();
        for (u, v) in ends {
            let (capacity, cost) = kinds[code % 7];
            edges.push((u, v, capacity, cost));
            code /= 7;
        }
        let least = check(4, &edges, solve);
        let best = cheapest_flow(&mut priced(4, &edges), node(0), node(3)).unwrap();
        assert_eq!(Some(best.cost()), least.into_values().min());
    }
}

/// Asserts that the plain versions find what the library's version finds, where they may be asked.
fn check_plain_forms(n_nodes: usize, edges: &[(u32, u32, i64, i64)]) {
    let mut net = priced(n_nodes, edges);
    net.freeze();
    if has_negative_cycle(&net) {
        return;
    }
    let best = solve(&mut net, node(0), node(n_nodes - 1));
    let expected = (best.value(), i64::try_from(best.cost()).unwrap());
    let (plain, costs) = plain_priced(n_nodes, edges);
    let sink = n_nodes - 1;
    assert_eq!(plain::minimum_cost_flow(&mut plain.clone(), &costs, 0, sink), expected);
    if edges.iter().all(|edge| 0 <= edge.3) {
        let mut reduced = Vec::new();
        let watch = |_: plain::Step<'_>, net: &Network, potential: &[i64]| {
            let open = (0..net.heads.len()).filter(|&arc| 0 < net.residual[arc]);
            let of =
                |arc: usize| costs[arc] + potential[net.heads[arc ^ 1]] - potential[net.heads[arc]];
            reduced.extend(open.map(of));
        };
        let found = plain::with_potentials_watched(&mut plain.clone(), &costs, 0, sink, watch);
        assert_eq!(found, expected);
        assert!(reduced.iter().all(|&cost| 0 <= cost));
    }
}

#[test]
fn the_plain_forms_agree_on_all_small_networks() {
    let ends = [(0, 1), (1, 2), (2, 1), (2, 3), (0, 2)];
    let kinds = [(0, 0), (1, -2), (1, 1), (2, -1), (2, 0), (2, 3), (1, 0)];
    for code in 0..7_usize.pow(5) {
        let kind = |i: usize| kinds[code / 7_usize.pow(u32::try_from(i).unwrap()) % 7];
        let edge = |(i, &(u, v)): (usize, &(u32, u32))| (u, v, kind(i).0, kind(i).1);
        check_plain_forms(4, &ends.iter().enumerate().map(edge).collect::<Vec<_>>());
    }
}

// 3. Properties.

/// Whether a cycle of arcs with room has a negative cost: rounds over all arcs, until one is quiet.
fn has_negative_cycle(net: &CostNetwork<i64>) -> bool {
    let mut dist = vec![0; net.n_nodes()];
    for _ in 0..=net.n_nodes() {
        let mut is_quiet = true;
        for u in net.nodes() {
            for arc in net.arcs(u).iter().filter(|arc| 0 < arc.residual) {
                let through = dist[u.index()] + arc.cost;
                if through < dist[arc.head.index()] {
                    dist[arc.head.index()] = through;
                    is_quiet = false;
                }
            }
        }
        if is_quiet {
            return false;
        }
    }
    true
}

/// Up to nine vertices and thirty edges, loops and parallel ones among them; most costs are not
/// negative.
fn networks() -> impl Strategy<Value = (usize, Priced)> {
    (2_usize..10).prop_flat_map(|n| {
        let end = 0..u32::try_from(n).unwrap();
        (Just(n), prop::collection::vec((end.clone(), end, 0_i64..20, -4_i64..20), 0..30))
    })
}

/// The least sum of one entry in each row, no two in one of the seven columns: as a flow, and as an
/// assignment.
fn check_assignment(rows: &[Vec<i64>]) {
    let n = u32::try_from(rows.len()).unwrap();
    let (source, sink) = (n + 7, n + 8);
    let mut edges: Priced = (0..n).map(|row| (source, row, 1, 0)).collect();
    edges.extend((0..7).map(|column| (n + column, sink, 1, 0)));
    for (i, row) in (0..).zip(rows) {
        edges.extend((0..).zip(row).map(|(column, &weight)| (i, n + column, 1, weight)));
    }
    let mut net = priced(n as usize + 9, &edges);
    let best = minimum_cost_flow(&mut net, source.into(), sink.into()).unwrap();
    assert_eq!((best.value(), best.verify(&net)), (i64::from(n), Ok(())));
    let table = WeightTable::from_rows(rows).unwrap();
    assert_eq!(best.cost(), least_assignment(&table).unwrap().weight().into());
}

proptest! {
    #[test]
    fn random_networks((n_nodes, edges) in networks(), limit in 0_i64..40) {
        let (source, sink) = (node(0), node(n_nodes - 1));
        let unpriced: Vec<_> = edges.iter().map(|&(u, v, capacity, _)| (u, v, capacity)).collect();
        let most = dinic(&mut network(n_nodes, &unpriced), source, sink).unwrap().value();
        let mut net = priced(n_nodes, &edges);
        let some = minimum_cost_flow_up_to(&mut net, source, sink, limit).unwrap();
        prop_assert_eq!((some.value(), some.verify(&net)), (most.min(limit), Ok(())));
        prop_assert!(!has_negative_cycle(&net));
        // In two calls, or in one.
        let rest = minimum_cost_flow(&mut net, source, sink).unwrap();
        let best = minimum_cost_flow(&mut priced(n_nodes, &edges), source, sink).unwrap();
        prop_assert_eq!((rest.value(), rest.cost()), (best.value(), best.cost()));
        prop_assert_eq!((best.value(), best.verify(&net)), (most, Ok(())));
        best.flow().verify(&net).unwrap();
        // After each path, no flow of that value is cheaper.
        let mut before = None;
        minimum_cost_flow_watched(&mut priced(n_nodes, &edges), source, sink, Aim::Most, |step, net, search| {
            if let Step::Augment { unit_cost, .. } = step {
                assert!(before.is_none_or(|before| before <= unit_cost));
                before = Some(unit_cost);
                for u in net.nodes() {
                    for arc in net.arcs(u).iter().filter(|arc| 0 < arc.residual) {
                        assert!(0 <= arc.cost + search.potential(u) - search.potential(arc.head));
                    }
                }
            }
        }).unwrap();
    }

    /// An assignment is a flow: from the source to each row, from each row to each column, from
    /// each column to the sink.
    #[test]
    fn assignments(rows in prop::collection::vec(prop::collection::vec(-50_i64..50, 7), 1..=7)) {
        check_assignment(&rows);
    }
}

/// A flow both ways on an edge: negative amounts of the same thing, which are paid for by its cost.
#[test]
fn edges_of_two_capacities() {
    let mut net = CostNetwork::new(3).unwrap();
    let (capacity, back_capacity) = (2, 5);
    for (tail, head, cost) in [(1, 0, -3), (1, 2, 4)] {
        let (tail, head) = (node(tail), node(head));
        net.add(FlowEdge { tail, head, capacity, back_capacity, cost }).unwrap();
    }
    let best = minimum_cost_flow(&mut net, node(0), node(2)).unwrap();
    assert_eq!((best.curve(), best.verify(&net)), (&[(0, 0), (2, 14)][..], Ok(())));
    assert_eq!((best.flow().back_flow(edge(0)), best.flow().flow(edge(1))), (2, 2));
}

// Supplies and demands.

fn bounds(tail: usize, head: usize, lower: i64, upper: Option<i64>, cost: i64) -> PricedEdge {
    PricedEdge { tail: node(tail), head: node(head), lower, upper, cost }
}

/// Two factories, two shops, and a store between: `8 = 3 + 5` units.
#[test]
fn worked_transport() {
    let supplies = [4, 4, -3, -5, 0];
    let edges = [
        bounds(0, 2, 0, Some(3), 4),
        bounds(0, 4, 1, None, 1),
        bounds(1, 4, 0, Some(9), 2),
        bounds(1, 3, 0, Some(2), 9),
        bounds(4, 2, 0, Some(2), 2),
        bounds(4, 3, 0, Some(4), 3),
    ];
    let best = transport(&supplies, &edges).unwrap();
    assert_eq!((&best.flows[..], best.cost), (&[1, 3, 3, 1, 2, 4][..], 38));
    assert!(best.is_cheapest(&supplies, &edges));
    // What is wrong is refused.
    let wrong = |change: fn(&mut Transport)| {
        let mut wrong = best.clone();
        change(&mut wrong);
        !wrong.is_cheapest(&supplies, &edges)
    };
    assert!(wrong(|t| t.cost += 1));
    assert!(wrong(|t| t.flows[0] += 1));
    assert!(wrong(|t| t.potentials[4] += 5));
    assert!(wrong(|t| t.flows.truncate(5)));
    // Another way to serve all, for 39.
    assert!(wrong(|t| (t.flows, t.cost) = (vec![2, 2, 3, 1, 1, 4], 39)));
}

/// All networks of three vertices with edges 0>1, 1>2, 2>0, 0>2 of eight kinds, and seven supplies,
/// against all flows. Where no limit is, none beyond 9 is tried: no more can be of use, as all
/// supplies and limits come to less.
#[test]
fn all_small_transports() {
    let ends = [(0, 1), (1, 2), (2, 0), (0, 2)];
    let kinds = [
        (0, Some(0), 0),
        (0, Some(1), 2),
        (0, Some(2), -1),
        (1, Some(1), 1),
        (1, Some(2), -3),
        (0, Some(2), 1),
        (0, None, -1),
        (1, None, 1),
    ];
    let supplies =
        [[0, 0, 0], [1, 0, -1], [2, -1, -1], [-1, 1, 0], [-2, 0, 2], [0, 3, -3], [1, -2, 1]];
    let mut n_unbounded = 0;
    for code in 0..8_usize.pow(4) {
        let kind = |i: u32| kinds[code / 8_usize.pow(i) % 8];
        let edges: Vec<PricedEdge> = (0..)
            .zip(ends)
            .map(|(i, (u, v))| bounds(u, v, kind(i).0, kind(i).1, kind(i).2))
            .collect();
        let round = |path: &[usize]| {
            let is_free = path.iter().all(|&i| edges[i].upper.is_none());
            is_free && path.iter().map(|&i| edges[i].cost).sum::<i64>() < 0
        };
        if round(&[0, 1, 2]) || round(&[3, 2]) {
            n_unbounded += 1;
            let error = transport(&supplies[0], &edges).unwrap_err();
            assert!(matches!(error, TransportError::Unbounded { .. }), "{error}");
            continue;
        }
        let mut least: BTreeMap<[i64; 3], i128> = BTreeMap::new();
        let width = |edge: &PricedEdge| edge.upper.unwrap_or(9) - edge.lower + 1;
        for mut flow in 0..edges.iter().map(width).product::<i64>() {
            let (mut leaves, mut cost) = ([0; 3], 0);
            for edge in &edges {
                let amount = edge.lower + flow % width(edge);
                flow /= width(edge);
                leaves[edge.tail.index()] += amount;
                leaves[edge.head.index()] -= amount;
                cost += i128::from(amount * edge.cost);
            }
            let known = least.entry(leaves).or_insert(cost);
            *known = cost.min(*known);
        }
        for supplies in supplies {
            match transport(&supplies, &edges) {
                Ok(best) => {
                    assert_eq!(Some(&best.cost), least.get(&supplies));
                    assert!(best.is_cheapest(&supplies, &edges));
                }
                Err(TransportError::Trapped { nodes }) => {
                    assert_eq!(least.get(&supplies), None);
                    let is_in = |v: NodeId| nodes.contains(&v);
                    let enters = edges.iter().filter(|e| !is_in(e.tail) && is_in(e.head));
                    let leaves = edges.iter().filter(|e| is_in(e.tail) && !is_in(e.head));
                    let supply = nodes.iter().map(|v| supplies[v.index()]).sum::<i64>();
                    let comes = supply + enters.map(|e| e.lower).sum::<i64>();
                    assert!(leaves.map(|e| e.upper.unwrap()).sum::<i64>() < comes);
                }
                Err(error) => panic!("{error}"),
            }
        }
    }
    assert!(0 < n_unbounded);
}

/// Were the edge without limit full, its price could not be proven: one unit more on it would seem
/// to pay.
#[test]
fn an_edge_without_limit_is_never_full() {
    let edges = [bounds(0, 1, 0, Some(5), -5), bounds(1, 0, 0, None, -1)];
    let best = transport(&[0, 0], &edges).unwrap();
    assert_eq!((&best.flows[..], best.cost), (&[5, 5][..], -30));
    assert!(best.is_cheapest(&[0, 0], &edges));
    // The sum of what there is fits, and one more does not.
    let most = [bounds(0, 1, 0, Some(i64::MAX), 1), bounds(1, 0, 0, None, 1)];
    let overflow = TransportError::Graph(GraphError::Overflow { edge: edge(0) });
    assert_eq!(transport(&[0, 0], &most).unwrap_err(), overflow);
}

/// A negative bound lets as much flow back: every edge may be turned round, with its bounds and its
/// cost.
#[test]
fn negative_lower_bounds() {
    let edges = [
        bounds(0, 1, -3, Some(2), 2),
        bounds(1, 2, -2, Some(-1), -1),
        bounds(0, 2, -1, None, 1),
        bounds(2, 0, -4, None, 3),
        bounds(1, 0, -2, Some(2), 0),
    ];
    let turned = edges.map(|edge| match edge.upper {
        Some(upper) => PricedEdge {
            tail: edge.head,
            head: edge.tail,
            lower: -upper,
            upper: Some(-edge.lower),
            cost: -edge.cost,
        },
        None => edge,
    });
    for (a, b) in (-6..7).flat_map(|a| (-6..7).map(move |b| (a, b))) {
        let supplies = [a, b, -a - b];
        let mut least: Option<i64> = None;
        for (f, g, h) in (-3..=2)
            .flat_map(|f| (-2..=-1).map(move |g| (f, g)))
            .flat_map(|(f, g)| (-2..=2).map(move |h| (f, g, h)))
        {
            // What is left at the vertices 0 and 2 goes between them, either way.
            if b + f - g - h != 0 {
                continue;
            }
            for there in -1..30 {
                let back = there - (a - f + h);
                if -4 <= back {
                    let cost = 2 * f - g + there + 3 * back;
                    least = Some(least.map_or(cost, |known| known.min(cost)));
                }
            }
        }
        for edges in [&edges, &turned] {
            match transport(&supplies, edges) {
                Ok(best) => {
                    assert_eq!(Some(best.cost), least.map(i128::from), "{supplies:?}");
                    assert!(best.is_cheapest(&supplies, edges));
                }
                Err(error) => {
                    assert!(matches!(error, TransportError::Trapped { .. }), "{error}");
                    assert_eq!(least, None, "{supplies:?}");
                }
            }
        }
    }
}

// 4. Extremes.

#[test]
fn odd_networks() {
    const MAX: i64 = i64::MAX;
    // The largest cost that is allowed among three vertices.
    const DEAR: i64 = MAX / 16 / 3;
    type Row<'a> = (usize, &'a [(u32, u32, i64, i64)], i64, i128);
    let (max, dear) = (i128::from(MAX), i128::from(DEAR));
    let table: &[Row<'_>] = &[
        (2, &[], 0, 0),
        (2, &[(1, 0, 5, 1)], 0, 0),
        (2, &[(0, 1, 0, -7)], 0, 0),
        (2, &[(0, 1, MAX, 3)], MAX, 3 * max),
        (2, &[(0, 0, 7, -2), (0, 1, 2, 1), (1, 1, 9, 1)], 2, -12),
        (2, &[(0, 1, 2, 5), (0, 1, 3, 4), (1, 0, 4, 9)], 5, 22),
        (3, &[(0, 1, 4, -2)], 0, 0),
        (3, &[(0, 1, MAX, DEAR), (1, 2, MAX, DEAR)], MAX, 2 * dear * max),
        (3, &[(0, 1, MAX, -DEAR), (1, 0, MAX, -DEAR), (1, 2, 1, 0)], 1, -2 * dear * max + dear),
        // The arcs that are filled at first bring more to a vertex than one number can hold.
        (4, &[(0, 1, MAX, -1), (0, 1, MAX, -1), (1, 2, 1, -1), (2, 1, 1, -1), (1, 3, 3, 0)], 3, -5),
    ];
    for (n_nodes, edges, value, cost) in table {
        let mut net = priced(*n_nodes, edges);
        let best = minimum_cost_flow(&mut net, node(0), node(n_nodes - 1)).unwrap();
        assert_eq!((best.value(), best.cost()), (*value, *cost), "{edges:?}");
        assert_eq!((best.verify(&net), best.flow().verify(&net)), (Ok(()), Ok(())));
    }
    // What leaves the source, and what comes back to it, sum to more than the value.
    for edges in [
        [(0, 1, MAX, -1), (1, 0, MAX, -1), (0, 2, 1, 0)],
        [(0, 1, MAX, -1), (0, 2, 1, 0), (1, 0, MAX, -1)],
    ] {
        let mut net = priced(3, &edges);
        let best = minimum_cost_flow(&mut net, node(0), node(2)).unwrap();
        assert_eq!((best.value(), best.cost()), (1, -2 * max));
        assert!((0..3).all(|i| net.flow(edge(i)) == net.edge(edge(i)).capacity));
        let too_much = MaxFlowError::TooMuch { node: node(0) };
        assert_eq!(best.verify(&net), Err(too_much.into()), "the certificate sums both for itself");
    }
    let nothing = minimum_cost_flow_up_to(&mut priced(2, &[(0, 1, 3, -1)]), node(0), node(1), 0);
    assert_eq!(nothing.unwrap().curve(), [(0, 0)]);
}

/// A line whose edges pay, a star, and a grid of a million vertices.
#[test]
fn a_million_vertices() {
    let n = 1_000_000;
    let solve = |edges: &mut dyn Iterator<Item = (u32, u32, i64, i64)>, sink: usize| {
        let mut net = CostNetwork::from_priced_edges(n as usize, edges).unwrap();
        let best = minimum_cost_flow(&mut net, node(0), node(sink)).unwrap();
        best.verify(&net).unwrap();
        (best.value(), best.cost())
    };
    let mut line = (0..n - 1).map(|i| (i, i + 1, 3 + i64::from(i % 5), i64::from(i % 7) - 4));
    let sum: i64 = (0..n - 1).map(|i| i64::from(i % 7) - 4).sum();
    assert_eq!(solve(&mut line, 999_999), (3, i128::from(3 * sum)));
    let mut star = (2..n).map(|i| (0, i, 1, 5)).chain([(0, 1, 2, 7)]);
    assert_eq!(solve(&mut star, 1), (2, 14));
    let right = (0..n).filter(|i| i % 1000 != 999).map(|i| (i, i + 1, 1, 2));
    let mut grid = right.chain((0..n - 1000).map(|i| (i, i + 1000, 1, 3)));
    assert_eq!(solve(&mut grid, 999_999), (2, 2 * 999 * 5));
}

/// The paths are as many as the value, and double with every layer.
#[test]
fn the_paths_double() {
    for k in 0..9 {
        let (n_nodes, edges) = demo::doubling(k);
        let mut net = priced(n_nodes, &edges);
        let (paths, best) = paths(&mut net, n_nodes - 2, n_nodes - 1);
        assert_eq!((n_nodes, edges.len()), (2 * k as usize + 2, 4 * k as usize + 1));
        assert_eq!((paths.len(), best.value()), (1 << k, 1 << k));
        assert!(paths.iter().all(|&(_, amount, _)| amount == 1));
        assert_eq!(demo::paths(k), 1 << k);
    }
}

// 5. Bad input, and what is no proof.

#[test]
fn bad_questions() {
    let mut net = priced(9, &with_costs(N9, N9_COSTS));
    let out_of_range = |number| GraphError::NodeOutOfRange { node: node(number), n_nodes: 9 };
    assert_eq!(minimum_cost_flow(&mut net, node(9), node(8)), Err(out_of_range(9)));
    assert_eq!(minimum_cost_flow(&mut net, node(0), node(10)), Err(out_of_range(10)));
    assert_eq!(cheapest_flow(&mut net, node(4), node(4)), Err(GraphError::SourceIsSink));
    let overflow = |i| Err(GraphError::Overflow { edge: edge(i) });
    let solve =
        |edges: &[(u32, u32, i64, i64)]| minimum_cost_flow(&mut priced(2, edges), node(0), node(1));
    assert_eq!(solve(&[(0, 1, 1, 0), (0, 1, 1, i64::MAX / 32 + 1)]), overflow(1));
    assert_eq!(solve(&[(0, 1, 1, -i64::MAX)]), overflow(0));
    assert_eq!(solve(&[(0, 1, i64::MAX, 1), (0, 1, 1, 2)]), overflow(1));
    let added = CostNetwork::from_priced_edges(2, [(0, 1, -1, 0)]);
    assert_eq!(added.unwrap_err(), GraphError::NegativeCapacity { edge: edge(0) });
    let added = CostNetwork::from_priced_edges(2, [(0, 1, 1, i64::MIN)]);
    assert_eq!(added.unwrap_err(), GraphError::Overflow { edge: edge(0) });
}

#[test]
fn bad_transports() {
    let error = |supplies: &[i64], edges: &[PricedEdge]| transport(supplies, edges).unwrap_err();
    assert_eq!(error(&[3, -2], &[]), TransportError::Unbalanced { sum: 1 });
    assert_eq!(error(&[2, -2], &[]), TransportError::Trapped { nodes: vec![node(0)] });
    let both = vec![node(0), node(1)];
    let narrow = [bounds(0, 1, 0, None, 1), bounds(1, 2, 0, Some(1), 1)];
    assert_eq!(error(&[2, 0, -2], &narrow), TransportError::Trapped { nodes: both });
    let round = [bounds(0, 1, 0, Some(9), 1), bounds(1, 2, 0, None, -3), bounds(2, 1, 0, None, 2)];
    let unbounded = TransportError::Unbounded { edges: vec![edge(2), edge(1)] };
    assert_eq!(error(&[0, 0, 0], &round), unbounded);
    let bad = TransportError::Bounds { edge: edge(0) };
    assert_eq!(error(&[0, 0], &[bounds(0, 1, 3, Some(2), 0)]), bad);
    assert_eq!(error(&[0, 0], &[bounds(0, 1, i64::MIN, Some(i64::MIN), 0)]), {
        TransportError::Graph(GraphError::Overflow { edge: edge(0) })
    });
    let too_much = TransportError::Overflow { node: node(1) };
    let half = i64::MAX / 2 + 1;
    assert_eq!(error(&[half, -half], &[]), too_much);
    let overflow = TransportError::Graph(GraphError::Overflow { edge: edge(0) });
    assert_eq!(error(&[0, 0], &[bounds(0, 1, 0, Some(1), i64::MAX / 4)]), overflow);
    // Of the edges without a limit, only the last one is bad, but all edges count.
    for upper in [None, Some(1)] {
        let edges =
            [bounds(0, 1, 0, Some(1), 1), bounds(0, 1, 0, None, 1), bounds(0, 2, 0, upper, 1)];
        let text = "edge 2: there is no vertex 2 among 2";
        assert_eq!(error(&[0, 0], &edges).to_string(), text, "{upper:?}");
    }
    // A cycle that pays, but not without end.
    let edges = [bounds(0, 1, 0, None, -3), bounds(1, 0, 0, Some(4), 2)];
    assert_eq!(transport(&[1, -1], &edges).unwrap().flows, [5, 4]);
    assert_eq!(transport(&[], &[]).unwrap().cost, 0);
}

#[test]
fn the_certificate_refuses_what_is_wrong() {
    let edges = with_costs(N9, N9_COSTS);
    let mut net = priced(9, &edges);
    let best = minimum_cost_flow(&mut net, node(0), node(8)).unwrap();
    let flow = best.flow().clone();
    let claim = |flow: &MaxFlow<i64>, cost, potentials: &[i64]| {
        MinCostFlow::claimed(flow.clone(), cost, potentials.to_vec()).verify(&net)
    };
    assert_eq!(claim(&flow, 170, best.potentials()), Ok(()));
    assert_eq!(claim(&flow, 160, best.potentials()), Err(MinimumCostError::Cost));
    assert_eq!(claim(&flow, 170, &[0; 9]), Err(MinimumCostError::Price { edge: edge(0) }));
    let other = MinimumCostError::Flow(MaxFlowError::OtherNetwork);
    assert_eq!(claim(&flow, 170, &[0; 8]), Err(other));
    assert_eq!(best.verify(&priced(9, &edges[1..])), Err(other));
    // The other maximum flow of the network's introduction costs more, and no prices can prove it.
    let dear = [3, 9, 1, 0, 3, 5, 4, 0, 1, 3, 2, 7, 1, 5];
    let dear = MaxFlow::claimed((node(0), node(8)), 13, dear.to_vec(), vec![false; 9]);
    assert_eq!(
        claim(&dear, 182, best.potentials()),
        Err(MinimumCostError::Price { edge: edge(9) })
    );
    let lost = MaxFlow::claimed((node(0), node(8)), 13, vec![0; 14], vec![false; 9]);
    assert_eq!(claim(&lost, 0, &[0; 9]), Err(MinimumCostError::Flow(MaxFlowError::Value)));
}

// 6. Errata, and a wrong version that must be caught.

/// The page says that the flow in its picture costs 160. The maximum flow in the picture of the
/// group's introduction costs 182.
#[test]
fn erratum_the_flow_of_the_picture_costs_170() {
    let mut net = priced(9, &with_costs(N9, N9_COSTS));
    let prices = minimum_cost_flow(&mut net, node(0), node(8)).unwrap().potentials().to_vec();
    let verdict = |flows: [i64; 14], cost| {
        let flow = MaxFlow::claimed((node(0), node(8)), 13, flows.to_vec(), vec![false; 9]);
        MinCostFlow::claimed(flow, cost, prices.clone()).verify(&net)
    };
    let picture = [3, 9, 1, 0, 3, 2, 7, 0, 1, 0, 2, 7, 1, 5];
    assert_eq!(verdict(picture, 160), Err(MinimumCostError::Cost));
    assert_eq!(verdict(picture, 170), Ok(()));
    // Of the other one, take its cost from the network, into which it can be put.
    let introduction = [3, 9, 1, 0, 3, 5, 4, 0, 1, 3, 2, 7, 1, 5].to_vec();
    let flow = MaxFlow::claimed((node(0), node(8)), 13, introduction, vec![false; 9]);
    net.set_flow(&flow).unwrap();
    let paid = N9_COSTS.iter().enumerate().map(|(i, cost)| net.flow(edge(i)) * cost);
    assert_eq!(paid.sum::<i64>(), 182);
}

/// Cheapest paths along edges alone. The original's notes say that no way back has a negative cost,
/// and its code gives it none.
fn without_ways_back(net: &mut CostNetwork<i64>, source: NodeId, sink: NodeId) -> MinCostFlow {
    let (mut left, mut cost, mut value): (Vec<i64>, _, _) =
        (net.edges().iter().map(|edge| edge.capacity).collect(), 0, 0);
    loop {
        let (mut dist, mut arrival) = (vec![None; net.n_nodes()], vec![None; net.n_nodes()]);
        dist[source.index()] = Some(0);
        for _ in net.nodes() {
            for (i, edge) in net.edges().iter().enumerate().filter(|(i, _)| 0 < left[*i]) {
                let through = dist[edge.tail.index()].map(|far| far + edge.cost);
                let known: Option<i64> = dist[edge.head.index()];
                if through.is_some_and(|through| known.is_none_or(|known| through < known)) {
                    (dist[edge.head.index()], arrival[edge.head.index()]) = (through, Some(i));
                }
            }
        }
        let Some(unit) = dist[sink.index()] else { break };
        let mut path = Vec::new();
        let mut at = sink;
        while at != source {
            let i: usize = arrival[at.index()].unwrap();
            path.push(i);
            at = net.edges()[i].tail;
        }
        let amount = path.iter().map(|&i| left[i]).min().unwrap();
        for i in path {
            left[i] -= amount;
        }
        (value, cost) = (value + amount, cost + i128::from(unit * amount));
    }
    let flows = net.edges().iter().zip(&left).map(|(edge, left)| edge.capacity - left).collect();
    let flow = MaxFlow::claimed((source, sink), value, flows, vec![false; net.n_nodes()]);
    MinCostFlow::claimed(flow, cost, vec![0; net.n_nodes()])
}

#[test]
fn erratum_ways_back_have_a_negative_cost() {
    let edges = [(0, 1, 1, 1), (0, 2, 1, 5), (1, 2, 1, 1), (1, 3, 1, 5), (2, 3, 1, 1)];
    let mut net = priced(4, &edges);
    let wrong = without_ways_back(&mut net, node(0), node(3));
    assert_eq!((wrong.value(), wrong.cost()), (1, 3));
    wrong.flow().verify_flow(&net).unwrap();
    let best = minimum_cost_flow(&mut net, node(0), node(3)).unwrap();
    assert_eq!((best.value(), best.cost()), (2, 12));
    check(4, &edges, solve);
    assert!(std::panic::catch_unwind(|| check(4, &edges, without_ways_back)).is_err());
}

/// Dinic's flow is as much, and dearer: the value says nothing of the cost.
#[test]
fn a_maximum_flow_is_not_a_cheapest() {
    let edges = [(0, 1, 1, 9), (0, 2, 1, 1), (1, 3, 1, 9), (2, 3, 1, 1), (3, 4, 1, 0)];
    let unpriced: Vec<_> = edges.iter().map(|&(u, v, capacity, _)| (u, v, capacity)).collect();
    let flow = dinic(&mut network(5, &unpriced), node(0), node(4)).unwrap();
    let net = priced(5, &edges);
    flow.verify(&net).unwrap();
    let paid: i64 = flow.edge_flows().iter().zip(&edges).map(|(flow, edge)| flow * edge.3).sum();
    let best = minimum_cost_flow(&mut net.clone(), node(0), node(4)).unwrap();
    assert_eq!((flow.value(), best.value(), best.cost(), paid), (1, 1, 2, 18));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("minimum_cost_flow", ""),
        (
            "minimum_cost_flow_potentials",
            "--potentials 0>1:3@1 0>2:4@2 1>3:5@1 1>4:6@3 2>3:9@3 2>4:1@1 3>5:2@1 4>5:8@1",
        ),
        ("minimum_cost_flow_earning", "--potentials 0>1:2@3 0>2:1@1 1>2:1@-2 1>3:1@4 2>3:2@1"),
        ("minimum_cost_flow_cost", "--cost"),
    ]);
    let long: Vec<String> = (0..30).map(|i| format!("{i}>{}:{}@2", i + 1, i + 4)).collect();
    demo::DEMO.says(&[
        (
            &long.join(" "),
            "…Too large to draw: the limit is 20 vertices and 48 edges.…\
             4 units cost 240, by 1 path. The potentials prove…",
        ),
        (
            "0>1:3000000@400000000",
            "…Too large to draw: the limit is capacities and costs of 15 digits together.…\
             3000000 units cost 1200000000000000, by 1 path.…",
        ),
        ("1>0:3@1", "…0 units cost 0, by 0 paths. The potentials prove…"),
    ]);
}

#[test]
fn demo_of_the_library_s_form() {
    cheapest_demo::DEMO.shows(&[
        ("cheapest_flow", ""),
        ("cheapest_flow_any", "s>a:9@-9 a>t:2@4 a>t:2@8 a>t:2@9 from=s to=t value=cheapest"),
        ("cheapest_flow_up_to", "0>1:1@1 0>2:1@5 1>2:1@1 1>3:1@5 2>3:1@1 value=1"),
    ]);
    let long: Vec<String> = (0..30).map(|i| format!("{i}>{}:{}@2", i + 1, i + 4)).collect();
    cheapest_demo::DEMO.says(&[
        (
            &long.join(" "),
            "…Too large to draw: the limit is 20 vertices and 48 edges.…\
             4 units cost 240, by 1 path. The potentials prove…",
        ),
        // The largest numbers.
        (
            "0>1:9223372036854775807@288230376151711743",
            "…9223372036854775807 units cost a number beyond 64 bits…",
        ),
    ]);
}

#[test]
fn demos_of_any_seed() {
    for demo in [&demo::DEMO, &cheapest_demo::DEMO] {
        let random = demo.random.unwrap();
        for seed in 0..200 {
            assert!(crate::snapshots::answer(demo, &random(seed)).contains("The potentials prove"));
        }
    }
}

#[test]
fn demo_of_bad_input() {
    let both = [
        ("0>1:3@x", "part 1: \"0>1:3@x\" has a cost that is no integer of 64 bits (column 1)"),
        ("0>1:3 1>2:-3@4", "part 2: \"1>2:-3@4\" has a negative capacity (column 7)"),
        ("0>1 to=7", "to: there is no vertex 7"),
        ("0>1 from=1", "the source is the sink"),
        ("0>1:1@9223372036854775807", "a sum of weights overflows at edge 0"),
    ];
    demo::DEMO.refuses(&both);
    demo::DEMO.refuses(&[
        ("0>1:9223372036854775807@2", "a sum of weights overflows at edge 0"),
        ("0>1:4 0>1:9223372036854775807", "a sum of weights overflows at edge 1"),
        (
            "0>1:3@1 1>2:3@-5 2>1:2@1",
            "the cycle 2 1 2 has a negative cost, which `cheapest_flow` takes",
        ),
    ]);
    cheapest_demo::DEMO.refuses(&both);
    cheapest_demo::DEMO
        .refuses(&[("0>1 value=-3", "value: -3 is neither a number of units nor \"cheapest\"")]);
}
