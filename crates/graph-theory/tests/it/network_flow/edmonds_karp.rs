//! 6.14 Edmonds-Karp: all cuts beside it, and the flow at every step.

use std::collections::BTreeSet;

use graph_theory::network_flow::edmonds_karp::plain::{self, edmonds_karp as plain_form};
use graph_theory::network_flow::edmonds_karp::{
    Step, edmonds_karp, edmonds_karp_up_to, edmonds_karp_watched,
};
use graph_theory::network_flow::{FlowNetwork, MaxFlow};
use graph_theory::{GraphError, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{
    N6, N9, N15, Solve, all_small_networks, bad_questions, check, claimed_by_plain_form, edge,
    ends, large_networks, least_cut, network, networks, node, odd_networks, plain_network,
};
use crate::snapshots::Expect;

#[path = "../../../examples/edmonds_karp.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// The vertices of a path, and what was pushed along it.
type Pushed = (Vec<usize>, i64);

/// The paths, as they were found.
fn paths(net: &mut FlowNetwork<i64>, source: usize, sink: usize) -> (Vec<Pushed>, MaxFlow<i64>) {
    let mut paths = Vec::new();
    let watch = |step: Step<'_, i64>, net: &FlowNetwork<i64>| {
        if let Step::Augment { path, amount } = step {
            let tails = path.iter().map(|&arc| net.tail_of(arc).index());
            paths.push((tails.chain([sink]).collect(), amount));
        }
    };
    let flow = edmonds_karp_watched(net, node(source), node(sink), None, watch).unwrap();
    (paths, flow)
}

#[test]
fn the_worked_example_of_the_page() {
    let mut net = plain_network(6, N6);
    let (mut paths, mut reached) = (Vec::new(), vec![0]);
    let value = plain::edmonds_karp_watched(&mut net, 0, 5, |step, net| match step {
        plain::Step::Reach { arc } => reached.push(net.heads[arc]),
        plain::Step::Augment { path, amount } => {
            let filled = path.iter().filter(|&&arc| net.residual[arc] == 0).count();
            assert_eq!(filled, 1, "a tie would hide which arc is the narrowest");
            paths.push((path.iter().map(|&arc| net.heads[arc]).collect::<Vec<_>>(), amount));
            reached = vec![0];
        }
    });
    let expected =
        [(vec![1, 3, 5], 2), (vec![1, 4, 5], 1), (vec![2, 4, 5], 1), (vec![2, 3, 1, 4, 5], 2)];
    assert_eq!((value, paths), (6, expected.to_vec()));
    assert_eq!((0..8).map(|e| net.flow(e)).collect::<Vec<_>>(), [3, 3, 0, 3, 2, 1, 2, 4]);
    assert_eq!(reached, [0, 2, 3], "the last search");
    let flow = greedy(&mut network(6, N6), node(0), node(5)).unwrap();
    assert_eq!(flow.value(), GREEDY);
    // No other cut is as small.
    let cuts = (0..16_u32).map(|inner| {
        let side = 1 | inner << 1;
        let crosses = |edge: &&(u32, u32, i64)| side >> edge.0 & 1 == 1 && side >> edge.1 & 1 == 0;
        (N6.iter().filter(crosses).map(|edge| edge.2).sum::<i64>(), side)
    });
    let small: Vec<(i64, u32)> = cuts.filter(|cut| cut.0 <= 6).collect();
    assert_eq!(small, [(6, 0b1101)]);
}

/// What paths find that take nothing back.
const GREEDY: i64 = 4;

#[test]
fn the_networks_of_the_questions() {
    let value = |edges: &[(u32, u32, i64)]| plain_form(&mut plain_network(6, edges), 0, 5);
    let with = |changed: usize, capacity: i64| {
        let mut edges = N6.to_vec();
        edges[changed].2 = capacity;
        value(&edges)
    };
    // 3>5 with 4: then the cut {0} is smaller than {0, 2, 3}.
    assert_eq!(with(6, 4), 7);
    assert_eq!(3 + 1 + 4, 8);
    // One more on 2>4, which is in the cut, and on 0>2 and 4>5, which are not.
    assert_eq!([with(5, 2), with(1, 5), with(7, 9)], [7, 6, 6]);
    // Five searches: four find a path.
    let mut n_paths = 0;
    plain::edmonds_karp_watched(&mut plain_network(6, N6), 0, 5, |step, _| {
        n_paths += usize::from(matches!(step, plain::Step::Augment { .. }));
    });
    assert_eq!(n_paths, 4);
    // Nothing is taken back: wrong on the first, right on the others.
    let crossing = [(0, 1, 1), (0, 2, 1), (1, 3, 1), (1, 4, 1), (2, 3, 1), (3, 5, 1), (4, 5, 1)];
    let apart = [(0, 1, 1), (0, 2, 1), (1, 3, 1), (2, 4, 1), (3, 5, 1), (4, 5, 1)];
    let chain = [(0, 1, 3), (1, 2, 2), (2, 3, 3), (3, 4, 1), (4, 5, 3)];
    let without = |edges: &[(u32, u32, i64)]| {
        let flow = greedy(&mut network(6, edges), node(0), node(5)).unwrap();
        (flow.value(), value(edges))
    };
    assert_eq!([without(&crossing), without(&apart), without(&chain)], [(1, 2), (2, 2), (1, 1)]);
    // The exercise: the arcs of 0 in the other order.
    let turned = [1, 0, 2, 3, 4, 5, 6, 7].map(|i| N6[i]);
    let mut paths = Vec::new();
    plain::edmonds_karp_watched(&mut plain_network(6, &turned), 0, 5, |step, net| {
        if let plain::Step::Augment { path, amount } = step {
            paths.push((path.iter().map(|&arc| net.heads[arc]).collect::<Vec<_>>(), amount));
        }
    });
    let expected = [(vec![2, 3, 5], 2), (vec![2, 4, 5], 1), (vec![1, 4, 5], 3)];
    assert_eq!(paths, expected);
}

#[test]
fn worked() {
    let mut net = network(9, N9);
    let (paths, flow) = paths(&mut net, 0, 8);
    let expected = [
        (vec![0, 1, 7, 8], 3),
        (vec![0, 2, 5, 8], 7),
        (vec![0, 3, 6, 8], 1),
        (vec![0, 2, 4, 7, 8], 2),
    ];
    assert_eq!(paths, expected);
    assert_eq!(flow.value(), 13);
    assert_eq!(flow.edge_flows(), [3, 9, 1, 0, 3, 2, 7, 0, 1, 0, 2, 7, 1, 5]);
    assert_eq!(flow.source_side().map(NodeId::index).collect::<Vec<_>>(), [0, 2, 3, 4, 5]);
    assert_eq!(ends(&net, &flow.cut_edges(&net)), [(0, 1), (3, 6), (4, 7), (5, 8)]);
    flow.verify(&net).unwrap();
}

#[test]
fn the_first_search_of_the_worked_example() {
    let (mut order, mut is_first) = (vec![0], true);
    edmonds_karp_watched(&mut network(9, N9), node(0), node(8), None, |step, net| match step {
        Step::Reach { arc } if is_first => order.push(net.all_arcs()[arc].head.index()),
        Step::Reach { .. } => {}
        Step::Augment { .. } => is_first = false,
    })
    .unwrap();
    assert_eq!(order, [0, 1, 2, 3, 4, 7, 5, 6, 8]);
}

#[test]
fn the_originals_network_of_15() {
    let mut net = network(15, N15);
    let (paths, flow) = paths(&mut net, 0, 14);
    let expected = [
        (vec![0, 1, 3, 6, 11, 14], 5),
        (vec![0, 1, 4, 6, 11, 14], 6),
        (vec![0, 2, 5, 10, 13, 14], 13),
        (vec![0, 2, 5, 7, 8, 11, 14], 9),
    ];
    assert_eq!((paths, flow.value()), (expected.to_vec(), 33));
    let sink_side: Vec<usize> = (0..15).filter(|&v| !flow.is_on_source_side(node(v))).collect();
    assert_eq!(sink_side, [8, 11, 14]);
    assert_eq!(ends(&net, &flow.cut_edges(&net)), [(6, 11), (7, 8), (13, 14)]);
    flow.verify(&net).unwrap();
}

#[test]
fn a_path_takes_back_what_another_one_sent() {
    let edges = [(0, 1, 1), (1, 2, 1), (2, 5, 1), (0, 3, 1), (3, 2, 1), (1, 4, 1), (4, 5, 1)];
    let mut net = network(6, &edges);
    let (paths, flow) = paths(&mut net, 0, 5);
    assert_eq!(paths, [(vec![0, 1, 2, 5], 1), (vec![0, 3, 2, 1, 4, 5], 1)]);
    // Nothing flows from 1 to 2 in the end.
    assert_eq!(flow.edge_flows(), [1, 0, 1, 1, 1, 1, 1]);
}

// 2. All small inputs.

#[test]
fn all_small_networks_against_all_cuts() {
    all_small_networks(edmonds_karp);
}

/// The plain version pushes the same along the same paths; so its flow is the library's version's,
/// edge by edge.
fn by_plain_form(
    net: &mut FlowNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<i64>, GraphError> {
    let flow = edmonds_karp(net, source, sink)?;
    let claim = claimed_by_plain_form(net, (source, sink), plain_form, edmonds_karp)?;
    assert_eq!((claim.value(), claim.edge_flows()), (flow.value(), flow.edge_flows()));
    Ok(flow)
}

#[test]
fn the_plain_form_agrees_on_all_small_networks() {
    all_small_networks(by_plain_form);
}

// 3. Properties.

/// The number of edges on a shortest path that can take more; by rounds over all edges.
fn distance(net: &FlowNetwork<i64>, source: usize, sink: usize) -> Option<usize> {
    let mut reached = BTreeSet::from([source]);
    for far in 0..=net.n_nodes() {
        if reached.contains(&sink) {
            return Some(far);
        }
        let mut next = reached.clone();
        for v in &reached {
            let open = net.arcs(node(*v)).iter().filter(|arc| 0 < arc.residual);
            next.extend(open.map(|arc| arc.head.index()));
        }
        reached = next;
    }
    None
}

/// Asserts that every path is a shortest one, at least as long as the one before, and fills an arc;
/// and that there are at most V E.
fn check_paths(n_nodes: usize, edges: &[(u32, u32, i64)]) {
    let mut net = network(n_nodes, edges);
    net.freeze();
    let mut before = net.clone();
    let (mut lengths, mut value) = (vec![], 0);
    let sink = n_nodes - 1;
    let flow = edmonds_karp_watched(&mut net, node(0), node(sink), None, |step, net| {
        let Step::Augment { path, amount } = step else { return };
        assert_eq!(distance(&before, 0, sink), Some(path.len()));
        assert!(0 < amount);
        assert!(path.iter().any(|&arc| net.all_arcs()[arc].residual == 0));
        for &arc in path {
            assert_eq!(net.all_arcs()[arc].residual, before.all_arcs()[arc].residual - amount);
        }
        value += amount;
        lengths.push(path.len());
        before = net.clone();
    })
    .unwrap();
    assert_eq!(flow.value(), value);
    assert!(lengths.is_sorted());
    assert!(lengths.len() <= n_nodes * edges.len());
}

proptest! {
    #[test]
    fn random_networks_against_all_cuts((n_nodes, edges) in networks()) {
        check(n_nodes, &edges, edmonds_karp);
    }

    #[test]
    fn every_path_is_a_shortest((n_nodes, edges) in networks()) {
        check_paths(n_nodes, &edges);
    }

    /// The paths are those of the same network with capacities a million times as large.
    #[test]
    fn large_capacities_make_no_more_paths((n_nodes, edges) in networks()) {
        let large: Vec<_> = edges.iter().map(|&(u, v, c)| (u, v, c * 1_000_000)).collect();
        let (few, flow) = paths(&mut network(n_nodes, &edges), 0, n_nodes - 1);
        let (same, large) = paths(&mut network(n_nodes, &large), 0, n_nodes - 1);
        prop_assert_eq!(few.into_iter().map(|(p, a)| (p, a * 1_000_000)).collect::<Vec<_>>(), same);
        prop_assert_eq!(flow.value() * 1_000_000, large.value());
    }

    /// Unit by unit, with a limit, against all at once.
    #[test]
    fn a_limit_stops_it_and_it_goes_on((n_nodes, edges) in networks(), limit in 0_i64..9) {
        let whole = check(n_nodes, &edges, edmonds_karp);
        let (source, sink) = (node(0), node(n_nodes - 1));
        let mut net = network(n_nodes, &edges);
        let part = edmonds_karp_up_to(&mut net, source, sink, limit).unwrap();
        prop_assert_eq!(part.value(), whole.min(limit));
        part.verify_flow(&net).unwrap();
        prop_assert_eq!(part.is_maximum(), whole <= limit);
        prop_assert_eq!(part.verify(&net).is_ok(), whole <= limit);
        let more = edmonds_karp_up_to(&mut net, source, sink, 2).unwrap();
        prop_assert_eq!(more.value(), whole.min(limit + 2));
        let rest = edmonds_karp(&mut net, source, sink).unwrap();
        prop_assert_eq!(rest.value(), whole);
        rest.verify(&net).unwrap();
    }

    /// The net flow over a cut is the same for all cuts. The net capacity is not: see the test of
    /// the errata.
    #[test]
    fn all_cuts_agree_on_the_net_flow((n_nodes, edges) in networks(), cut in any::<u16>()) {
        let mut net = network(n_nodes, &edges);
        let flow = edmonds_karp(&mut net, node(0), node(n_nodes - 1)).unwrap();
        let side = |v: u32| v == 0 || (v as usize) < n_nodes - 1 && cut >> v & 1 == 1;
        let signed = edges.iter().enumerate().map(|(i, &(u, v, _))| match (side(u), side(v)) {
            (true, false) => flow.flow(edge(i)),
            (false, true) => -flow.flow(edge(i)),
            _ => 0,
        });
        prop_assert_eq!(signed.sum::<i64>(), flow.value());
    }
}

// 4. Extremes.

#[test]
fn odd_and_large_networks() {
    odd_networks(edmonds_karp);
    large_networks(edmonds_karp);
}

#[test]
fn other_numbers() {
    let value = |capacity: u8| {
        let edges = [(0, 1, capacity), (0, 1, capacity), (1, 2, capacity), (1, 2, capacity)];
        let mut net = FlowNetwork::from_edges(3, edges).unwrap();
        edmonds_karp(&mut net, node(0), node(2)).unwrap().value()
    };
    // The sum of two u8 is a u64.
    assert_eq!(value(255), 510);
    let mut net = FlowNetwork::from_edges(2, [(0, 1, 0.5), (0, 1, 0.25)]).unwrap();
    let value = edmonds_karp(&mut net, node(0), node(1)).unwrap().value();
    assert_eq!(f64::to_string(&value), "0.75");
    let limited = |limit| {
        let mut net = FlowNetwork::from_edges(2, [(0, 1, 0.5)]).unwrap();
        edmonds_karp_up_to(&mut net, node(0), node(1), limit).unwrap().value()
    };
    let values = [f64::NAN, -1.0, 0.125, 9.0].map(|limit| limited(limit).to_string());
    assert_eq!(values, ["0", "0", "0.125", "0.5"]);
}

/// The count of the page: each turn of the seesaw takes each of the k² edges in the middle, one
/// unit a path.
#[test]
fn the_seesaw_takes_a_path_for_every_unit() {
    for (k, n_turns) in [(1, 1), (2, 3), (3, 2), (4, 4), (8, 8)] {
        let (n_nodes, edges) = demo::flows::seesaw(k, n_turns);
        let expected = n_turns * k * k;
        assert_eq!(demo::paths(n_nodes, &edges), expected as usize);
        assert_eq!(n_nodes, (2 * k + 4 * n_turns + 2) as usize);
        let mut net = network(n_nodes, &edges);
        let flow = edmonds_karp(&mut net, node(0), node(1)).unwrap();
        assert_eq!((flow.value(), flow.verify(&net)), (i64::from(expected), Ok(())));
    }
}

// 5. Bad input.

#[test]
fn bad_input() {
    bad_questions(edmonds_karp);
}

// 6. Errata, and wrong versions that must be caught.

/// Notes of the original define the net flow of a cut by capacities, those out of it less those
/// into it, and say that all cuts agree. Flows do; capacities do not.
#[test]
fn all_cuts_agree_on_flows_not_on_capacities() {
    let net_capacity = |side: &[u32]| {
        let signed = N9.iter().map(|&(u, v, c)| match (side.contains(&u), side.contains(&v)) {
            (true, false) => c,
            (false, true) => -c,
            _ => 0,
        });
        signed.sum::<i64>()
    };
    assert_eq!([net_capacity(&[0]), net_capacity(&[0, 2, 3, 4, 5])], [22, 13 - 8]);
}

/// Two programs of the original for POJ 1087 give the sink a number that is also a kind of plug.
/// With the sockets A and B, a device for X, and the adapters from X to A and from X to B, the
/// device can be plugged in, and they print -1 devices that cannot.
#[test]
fn plugs_and_sockets() {
    // From the source to the sockets A and B, over the adapters to X, to the device, to the sink:
    // each with a number of its own.
    let edges = [(0, 1, 1), (0, 2, 1), (1, 3, 1), (2, 3, 1), (3, 4, 1), (4, 5, 1)];
    let n_devices = 1;
    assert_eq!(n_devices - check(6, &edges, edmonds_karp), 0);
    // The numbers clash: X is the sink, and each adapter seems to lead there.
    let [x, sink] = [3, 5];
    let clash = edges.map(|(u, v, c)| if v == x { (u, sink, c) } else { (u, v, c) });
    let clash = clash.map(|(u, v, c)| if u == x { (sink, v, c) } else { (u, v, c) });
    assert_eq!(n_devices - check(6, &clash, edmonds_karp), -1);
}

/// Without arcs back: paths, but nothing is ever undone.
fn greedy(
    net: &mut FlowNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<i64>, GraphError> {
    let n_nodes = net.n_nodes();
    let mut left: Vec<i64> = net.edges().iter().map(|edge| edge.capacity).collect();
    let mut value = 0;
    loop {
        let mut arrival = vec![None; n_nodes];
        let mut queue = vec![source];
        let mut next = 0;
        while next < queue.len() {
            let u = queue[next];
            next += 1;
            for (i, edge) in net.edges().iter().enumerate() {
                let is_new = arrival[edge.head.index()].is_none() && edge.head != source;
                if edge.tail == u && is_new && 0 < left[i] {
                    arrival[edge.head.index()] = Some(i);
                    queue.push(edge.head);
                }
            }
        }
        let back = std::iter::successors(arrival[sink.index()], |&i| {
            arrival[net.edge(edge(i)).tail.index()]
        });
        let path: Vec<usize> = back.collect();
        let Some(amount) = path.iter().map(|&i| left[i]).min() else {
            let flows = net.edges().iter().zip(&left).map(|(edge, left)| edge.capacity - left);
            let side = arrival.iter().enumerate().map(|(v, a)| v == source.index() || a.is_some());
            let (flows, side) = (flows.collect(), side.collect());
            return Ok(MaxFlow::claimed((source, sink), value, flows, side));
        };
        for i in path {
            left[i] -= amount;
        }
        value += amount;
    }
}

#[test]
fn the_greedy_version_is_caught() {
    let edges = [(0, 1, 1), (1, 2, 1), (2, 5, 1), (0, 3, 1), (3, 2, 1), (1, 4, 1), (4, 5, 1)];
    let mut net = network(6, &edges);
    let flow = greedy(&mut net, node(0), node(5)).unwrap();
    assert_eq!((flow.value(), least_cut(6, &edges).0), (1, 2));
    flow.verify_flow(&net).unwrap();
    flow.verify(&net).unwrap_err();
    let wrong: Solve = greedy;
    assert!(std::panic::catch_unwind(|| check(6, &edges, wrong)).is_err());
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("edmonds_karp", ""),
        ("edmonds_karp_back", "0>1:1 1>2:1 2>5:1 0>3:1 3>2:1 1>4:1 4>5:1"),
        ("edmonds_karp_no_way", "s>a:3 t>a:2 from=s to=t"),
        ("edmonds_karp_cost", "--cost"),
    ]);
    let long: Vec<String> = (0..30).map(|i| format!("{i}>{}:{}", i + 1, i + 4)).collect();
    demo::DEMO.says(&[(
        &long.join(" "),
        "…Too large to draw: the limit is 20 vertices and 48 edges.…\
         The maximum flow is 4, by 1 path. Minimum cut: 0>1.…",
    )]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0>1:x", "part 1: \"0>1:x\" has a capacity that is no integer of 64 bits (column 1)"),
        ("0>1:3 1>2:-3", "part 2: \"1>2:-3\" has a negative capacity (column 7)"),
        ("0-1:3", "part 1: \"0-1:3\" has no direction: edges are written 0>1 (column 1)"),
        ("0>1 to=7", "to: there is no vertex 7"),
        ("0>1 from=1", "the source is the sink"),
    ]);
}
