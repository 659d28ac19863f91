//! 6.17 Cost scaling: against successive shortest paths, and on Zadeh's networks, where these are
//! exponentially many.

use graph_theory::network_flow::minimum_cost_flow::supplies::{
    PricedEdge, TransportError, transport,
};
use graph_theory::network_flow::minimum_cost_flow::{
    Aim, MinCostFlow, Step, cheapest_flow, cost_scaling, cost_scaling_cheapest, cost_scaling_up_to,
    minimum_cost_flow, minimum_cost_flow_up_to, minimum_cost_flow_watched,
};
use graph_theory::network_flow::{CostNetwork, FlowEdge};
use graph_theory::{GraphError, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::SplitMix64;

use super::{edge, node};

/// Edges with capacities and costs.
type Priced = Vec<(u32, u32, i64, i64)>;

fn priced(n_nodes: usize, edges: &[(u32, u32, i64, i64)]) -> CostNetwork<i64> {
    CostNetwork::from_priced_edges(n_nodes, edges.iter().copied()).unwrap()
}

/// By successive shortest paths alone.
fn by_paths(n_nodes: usize, edges: &[(u32, u32, i64, i64)], aim: Aim) -> MinCostFlow {
    let mut network = priced(n_nodes, edges);
    let (source, sink) = (node(0), node(n_nodes - 1));
    minimum_cost_flow_watched(&mut network, source, sink, aim, |_, _, _| {}).unwrap()
}

/// Asserts that cost scaling finds what successive paths find, and proves it.
fn check(n_nodes: usize, edges: &[(u32, u32, i64, i64)], limit: i64) {
    let (source, sink) = (node(0), node(n_nodes - 1));
    for aim in [Aim::Most, Aim::UpTo(limit), Aim::Cheapest] {
        let mut network = priced(n_nodes, edges);
        let best = match aim {
            Aim::Most => cost_scaling(&mut network, source, sink),
            Aim::UpTo(limit) => cost_scaling_up_to(&mut network, source, sink, limit),
            Aim::Cheapest => cost_scaling_cheapest(&mut network, source, sink),
        };
        let (best, other) = (best.unwrap(), by_paths(n_nodes, edges, aim));
        assert_eq!((best.cost(), best.verify(&network)), (other.cost(), Ok(())), "{edges:?}");
        // Where a unit more is free, it may flow or not.
        assert!(aim == Aim::Cheapest || best.value() == other.value());
        assert!(aim != Aim::Most || best.flow().verify(&network) == Ok(()));
        assert_eq!(best.potentials()[0], 0);
    }
}

/// N. Zadeh's networks: k(k + 1) edges, and successive paths number 2^k - 2.
fn zadeh(k: u32) -> (usize, Priced) {
    let (source, sink) = (0, 2 * k + 1);
    let power = |i: u32| if 3 <= i { (1_i64 << (i - 1)) + (1 << (i - 3)) } else { 2 };
    let mut edges = Vec::new();
    for i in 1..=k {
        edges.push((source, i, if i < 3 { 2 * i64::from(i) - 1 } else { power(i) }, 0));
        edges.push((k + i, sink, power(i), 0));
    }
    for i in 1..=k {
        let others = (1..=k).filter(|&j| j != i);
        edges.extend(others.map(|j| (i, k + j, 1 << k, (1 << i.max(j)) - 1)));
    }
    (2 * k as usize + 2, edges)
}

#[test]
fn zadehs_networks() {
    for k in 2..11 {
        let (n_nodes, edges) = zadeh(k);
        assert_eq!((n_nodes, edges.len()), (2 * k as usize + 2, (k * (k + 1)) as usize));
        let mut n_paths = 0;
        let (source, sink) = (node(0), node(n_nodes - 1));
        let count = |step: Step<'_>, _: &_, _: &_| {
            n_paths += u32::from(matches!(step, Step::Augment { .. }));
        };
        let mut network = priced(n_nodes, &edges);
        minimum_cost_flow_watched(&mut network, source, sink, Aim::Most, count).unwrap();
        assert_eq!(n_paths, (1 << k) - 2, "as many paths as sets of rows");
        check(n_nodes, &edges, 1 << (k - 1));
    }
}

/// 2^40 paths, one by one, would take days.
#[test]
fn a_zadeh_network_of_forty() {
    let (n_nodes, edges) = zadeh(40);
    let (source, sink) = (node(0), node(n_nodes - 1));
    // The last row has one unit more than the columns of the others want.
    let most = edges.iter().filter(|edge| edge.0 == 0).map(|edge| edge.2).sum::<i64>() - 1;
    let mut costs = Vec::new();
    for solve in [cost_scaling, minimum_cost_flow] {
        let mut network = priced(n_nodes, &edges);
        let best = solve(&mut network, source, sink).unwrap();
        assert_eq!((best.value(), best.verify(&network)), (most, Ok(())));
        best.flow().verify(&network).unwrap();
        costs.push(best.cost());
    }
    assert_eq!(costs[0], costs[1]);
    // The library's version began with paths: their corners stay, and a unit costs ever more.
    let best = minimum_cost_flow(&mut priced(n_nodes, &edges), source, sink).unwrap();
    let slope = |c: &[(i64, i128)]| (c[1].1 - c[0].1) / i128::from(c[1].0 - c[0].0);
    assert!(100 < best.curve().len() && best.curve()[0] == (0, 0));
    assert!(best.curve().windows(3).all(|c| slope(&c[..2]) <= slope(&c[1..])));
    // With a limit, and in two calls.
    let mut network = priced(n_nodes, &edges);
    let half = minimum_cost_flow_up_to(&mut network, source, sink, most / 2).unwrap();
    assert_eq!((half.value(), half.verify(&network)), (most / 2, Ok(())));
    let rest = minimum_cost_flow(&mut network, source, sink).unwrap();
    assert_eq!((rest.cost(), rest.verify(&network)), (costs[0], Ok(())));
    // As long as it pays: each unit earns what the dearest path costs, and half of them less.
    let paid = edges.iter().map(|&(u, v, capacity, cost)| {
        (u, v, capacity, if u == 0 { cost - (1 << 39) } else { cost })
    });
    let mut network = priced(n_nodes, &paid.collect::<Vec<_>>());
    let best = cheapest_flow(&mut network, source, sink).unwrap();
    let other = cost_scaling_cheapest(&mut network.clone(), source, sink).unwrap();
    assert_eq!((best.cost(), best.verify(&network)), (other.cost(), Ok(())));
    assert!(best.value() < most);
}

#[test]
fn a_zadeh_network_of_supplies() {
    let (n_nodes, edges) = zadeh(40);
    let mut supplies = vec![0_i64; n_nodes];
    let mut inner = Vec::new();
    for &(u, v, capacity, cost) in &edges {
        if u == 0 {
            supplies[v as usize] += capacity;
        } else if v as usize == n_nodes - 1 {
            supplies[u as usize] -= capacity;
        } else {
            let (tail, head) = (u.into(), v.into());
            inner.push(PricedEdge { tail, head, lower: 0, upper: None, cost });
        }
    }
    // The last row has one unit more than the other columns want.
    let error = transport(&supplies, &inner).unwrap_err();
    assert!(matches!(error, TransportError::Trapped { .. }), "{error}");
    for i in 1..=40 {
        let (tail, head, upper, cost) = (node(i), node(40 + i), Some(9), 1 << 41);
        inner.push(PricedEdge { tail, head, lower: 0, upper, cost });
    }
    let best = transport(&supplies, &inner).unwrap();
    assert!(best.is_cheapest(&supplies, &inner));
}

#[test]
fn all_small_networks() {
    let ends = [(0, 1), (1, 2), (2, 1), (2, 3), (0, 2)];
    let kinds = [(0, 0), (1, -2), (1, 1), (2, -1), (2, 0), (2, 3), (1, 0)];
    for mut code in 0..7_usize.pow(5) {
        let mut edges = Vec::new();
        for (u, v) in ends {
            let (capacity, cost) = kinds[code % 7];
            edges.push((u, v, capacity, cost));
            code /= 7;
        }
        check(4, &edges, 1);
    }
}

/// Up to nine vertices and thirty edges, loops and parallel ones among them; most costs are not
/// negative.
fn networks() -> impl Strategy<Value = (usize, Priced)> {
    (2_usize..10).prop_flat_map(|n| {
        let end = 0..u32::try_from(n).unwrap();
        (Just(n), prop::collection::vec((end.clone(), end, 0_i64..20, -4_i64..20), 0..30))
    })
}

proptest! {
    #[test]
    fn random_networks((n_nodes, edges) in networks(), limit in 0_i64..40) {
        check(n_nodes, &edges, limit);
    }

    /// Capacities both ways, and the largest costs there may be.
    #[test]
    fn both_ways_and_dear(
        edges in prop::collection::vec((0_u32..5, 0_u32..5, 0_i64..9, 0_i64..9, -1_i64..3), 1..15)
    ) {
        let dear = i64::MAX / 16 / 5;
        let mut network = CostNetwork::new(5).unwrap();
        for (tail, head, capacity, back_capacity, sign) in edges {
            let (tail, head, cost) = (tail.into(), head.into(), sign * (dear / 2));
            network.add(FlowEdge { tail, head, capacity, back_capacity, cost }).unwrap();
        }
        let (mut other, source, sink) = (network.clone(), node(0), node(4));
        let best = cost_scaling(&mut network, source, sink).unwrap();
        let ignore = |_: Step<'_>, _: &_, _: &_| {};
        let paths = minimum_cost_flow_watched(&mut other, source, sink, Aim::Most, ignore).unwrap();
        prop_assert_eq!((best.value(), best.cost()), (paths.value(), paths.cost()));
        prop_assert_eq!(best.verify(&network), Ok(()));
    }
}

/// A grid with supplies on it takes more paths than the library's version has patience for.
#[test]
fn what_takes_many_paths() {
    let (n, mut random) = (30_u32, SplitMix64::new(17));
    let mut below = |n: usize| i64::try_from(random.below(n)).unwrap();
    let mut edges: Priced = Vec::new();
    for i in 0..n * n {
        let mut add = |j: u32| edges.push((i, j, below(1000), below(1001) - 200));
        if i % n + 1 < n {
            add(i + 1);
        }
        if i + n < n * n {
            add(i + n);
        }
        if n <= i {
            add(i - n);
        }
    }
    let n_nodes = (n * n) as usize;
    check(n_nodes, &edges, 500);
    let mut supplies = vec![0_i64; n_nodes];
    for i in 0..n_nodes / 2 {
        let amount = below(20);
        supplies[i] += amount;
        supplies[n_nodes - 1 - i] -= amount;
    }
    let edges = edges.iter().map(|&(u, v, capacity, cost)| {
        let (lower, upper) = (capacity / 100, Some(capacity));
        PricedEdge { tail: u.into(), head: v.into(), lower, upper, cost }
    });
    let mut edges: Vec<PricedEdge> = edges.collect();
    // A dear way round, so that all can be served.
    let hub = NodeId::from(0_u32);
    for v in 1..n * n {
        for (tail, head) in [(v.into(), hub), (hub, v.into())] {
            edges.push(PricedEdge { tail, head, lower: 0, upper: None, cost: 9000 });
        }
    }
    let best = transport(&supplies, &edges).unwrap();
    assert!(best.is_cheapest(&supplies, &edges));
    // Without it, one vertex has too much: the library's version finds that by either way.
    supplies[0] += 1_000_000;
    supplies[n_nodes - 1] -= 1_000_000;
    edges.retain(|edge| edge.upper.is_some());
    let error = transport(&supplies, &edges).unwrap_err();
    let TransportError::Trapped { nodes } = error else { panic!("{error}") };
    let is_in = |v: NodeId| nodes.binary_search(&v).is_ok();
    let enters = edges.iter().filter(|e| !is_in(e.tail) && is_in(e.head)).map(|e| e.lower);
    let leaves = edges.iter().filter(|e| is_in(e.tail) && !is_in(e.head));
    let comes = nodes.iter().map(|v| supplies[v.index()]).sum::<i64>() + enters.sum::<i64>();
    assert!(leaves.map(|e| e.upper.unwrap()).sum::<i64>() < comes);
}

#[test]
fn bad_questions() {
    let mut network = priced(2, &[(0, 1, 1, 1)]);
    let same = cost_scaling(&mut network, node(1), node(1));
    assert_eq!(same, Err(GraphError::SourceIsSink));
    let out_of_range = GraphError::NodeOutOfRange { node: node(2), n_nodes: 2 };
    assert_eq!(cost_scaling_up_to(&mut network, node(0), node(2), 1), Err(out_of_range));
    let overflow = Err(GraphError::Overflow { edge: edge(0) });
    let mut dear = priced(2, &[(0, 1, 1, i64::MAX / 32 + 1)]);
    assert_eq!(cost_scaling(&mut dear, node(0), node(1)), overflow);
    assert_eq!(cost_scaling_cheapest(&mut dear, node(0), node(1)), overflow);
    let mut wide = priced(2, &[(0, 1, i64::MAX, 1), (0, 1, 1, 2)]);
    let overflow = Err(GraphError::Overflow { edge: edge(1) });
    assert_eq!(cost_scaling(&mut wide, node(0), node(1)), overflow);
}

/// A line whose edges pay, of a million vertices: nothing recurses.
#[test]
fn a_million_vertices() {
    let n = 1_000_000_u32;
    let line: Priced =
        (0..n - 1).map(|i| (i, i + 1, 3 + i64::from(i % 5), i64::from(i % 7) - 4)).collect();
    let mut network = priced(n as usize, &line);
    let best = cost_scaling(&mut network, node(0), node(n as usize - 1)).unwrap();
    let sum: i64 = line.iter().map(|edge| edge.3).sum();
    assert_eq!((best.value(), best.cost()), (3, i128::from(3 * sum)));
    best.verify(&network).unwrap();
}
