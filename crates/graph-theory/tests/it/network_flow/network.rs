//! The residual network, and the certificate of a flow: what it refuses.

use std::cmp::Ordering;

use graph_theory::network_flow::dinic::dinic;
use graph_theory::network_flow::edmonds_karp::edmonds_karp;
use graph_theory::network_flow::push_relabel::push_relabel;
use graph_theory::network_flow::{
    CostNetwork, FlowEdge, FlowNetwork, MaxFlow, MaxFlowError, Solver, Strand,
};
use graph_theory::{DiGraph, EdgeId, GraphError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{N9, check_strands, edge, network, networks, node};

#[test]
fn arcs_lie_side_by_side_and_know_their_partners() {
    let mut net = network(3, &[(0, 1, 4), (2, 1, 5), (0, 0, 6), (0, 1, 7)]);
    net.freeze();
    let heads = |v| net.arcs(node(v)).iter().map(|arc| arc.head.index()).collect::<Vec<_>>();
    assert_eq!([heads(0), heads(1), heads(2)], [vec![1, 0, 0, 1], vec![0, 2, 0], vec![1]]);
    for v in net.nodes() {
        for arc in net.arc_range(v) {
            assert_eq!(net.tail_of(arc), v);
            let partner = net.all_arcs()[arc].partner();
            assert_eq!(net.all_arcs()[partner].partner(), arc);
            assert_eq!(net.edge_of(partner), net.edge_of(arc));
            assert!(net.is_back(arc) != net.is_back(partner));
        }
    }
    let residuals: Vec<i64> = net.all_arcs().iter().map(|arc| arc.residual).collect();
    assert_eq!(residuals, [4, 6, 0, 7, 0, 0, 0, 5]);
}

#[test]
fn a_push_is_undone_by_a_push_back() {
    let mut net = network(2, &[(0, 1, 4)]);
    net.freeze();
    let (forward, back) = net.arcs_of(edge(0));
    net.push(forward, 3);
    assert_eq!((net.flow(edge(0)), net.residual(edge(0))), (3, 1));
    net.push(back, 3);
    assert_eq!((net.flow(edge(0)), net.residual(edge(0))), (0, 4));
}

#[test]
fn an_undirected_edge_carries_either_way() {
    // The middle edge is added as 2-1 and used from 1 to 2.
    let mut net = FlowNetwork::new(4).unwrap();
    for (u, v, capacity) in [(0_u32, 1_u32, 5), (2, 1, 3), (2, 3, 5)] {
        net.add_undirected(u.into(), v.into(), capacity).unwrap();
    }
    let flow = edmonds_karp(&mut net, node(0), node(3)).unwrap();
    assert_eq!(flow.value(), 3);
    assert_eq!([flow.flow(edge(1)), flow.back_flow(edge(1))], [0, 3]);
    assert_eq!([net.flow(edge(1)), net.back_flow(edge(1))], [0, 3]);
    assert_eq!(flow.cut_edges(&net), [edge(1)]);
    flow.verify(&net).unwrap();
    check_strands(&net, &flow);
    // And back, where the flow from 0 to 3 is taken out first.
    let flow = edmonds_karp(&mut net, node(3), node(0)).unwrap();
    assert_eq!((flow.value(), flow.flow(edge(1)), flow.back_flow(edge(1))), (3, 3, 0));
    flow.verify(&net).unwrap();
}

#[test]
fn edges_and_capacities_are_added_and_the_flow_stays() {
    let mut net = network(9, N9);
    let solve = |net: &mut FlowNetwork<i64>| edmonds_karp(net, node(0), node(8)).unwrap().value();
    assert_eq!(solve(&mut net), 13);
    let before: Vec<i64> = (0..14).map(|i| net.flow(edge(i))).collect();
    let added = net.add_edge(node(2), node(8), 2).unwrap();
    assert_eq!((net.flow(added), net.residual(added)), (0, 2));
    net.freeze();
    assert_eq!((0..14).map(|i| net.flow(edge(i))).collect::<Vec<_>>(), before);
    assert_eq!(solve(&mut net), 15);
    net.set_capacity(edge(11), 8).unwrap();
    assert_eq!((net.flow(edge(11)), solve(&mut net)), (7, 16));
    // Less than flows: all is taken out.
    net.set_capacity(edge(11), 1).unwrap();
    assert_eq!((net.flow(edge(11)), net.flow(edge(0)), solve(&mut net)), (0, 0, 9));
    let new = net.add_node().unwrap();
    assert_eq!((new, net.n_nodes()), (node(9), 10));
    assert_eq!(solve(&mut net), 9);
    net.reset();
    assert!((0..15).all(|i| net.flow(edge(i)) == 0));
}

#[test]
fn an_undirected_capacity_changes_under_a_flow_either_way() {
    let mut net = FlowNetwork::new(2).unwrap();
    let only = net.add_undirected(node(0), node(1), 5).unwrap();
    edmonds_karp(&mut net, node(1), node(0)).unwrap();
    assert_eq!((net.flow(only), net.back_flow(only)), (0, 5));
    net.set_capacity(only, 2).unwrap();
    assert_eq!((net.flow(only), net.back_flow(only), net.residual(only)), (0, 5, 7));
}

#[test]
fn from_a_graph() {
    let graph = DiGraph::from_weighted_edges(9, N9.iter().copied()).unwrap();
    let mut net = FlowNetwork::try_from(&graph).unwrap();
    assert_eq!(net.edges(), network(9, N9).edges());
    assert_eq!(edmonds_karp(&mut net, node(0), node(8)).unwrap().value(), 13);
    assert_eq!(FlowNetwork::<u8>::default().n_nodes(), 0);
}

#[test]
fn costs_turn_round_with_their_arcs() {
    let mut net = CostNetwork::from_priced_edges(2, [(0, 1, 4_u32, -7_i64)]).unwrap();
    net.freeze();
    let costs: Vec<i64> = net.all_arcs().iter().map(|arc| arc.cost).collect();
    assert_eq!(costs, [-7, 7]);
    let overflow = Err(GraphError::Overflow { edge: edge(1) });
    assert_eq!(net.add_priced_edge(node(0), node(1), 1, i64::MIN), overflow);
}

#[test]
fn bad_edges() {
    let mut net = FlowNetwork::new(2).unwrap();
    net.add_edge(node(0), node(1), 1.0).unwrap();
    let mut add = |u, v, capacity| net.add_edge(node(u), node(v), capacity);
    let (edge_1, what) = (edge(1), "vertex");
    let out_of_range = GraphError::EndOutOfRange { edge: edge_1, what, node: node(2), n_nodes: 2 };
    assert_eq!(add(0, 2, 1.0), Err(out_of_range.clone()));
    assert_eq!(add(2, 0, 1.0), Err(out_of_range));
    assert_eq!(add(0, 1, -1.0), Err(GraphError::NegativeCapacity { edge: edge(1) }));
    assert_eq!(add(0, 1, f64::NAN), Err(GraphError::NotANumber { edge: edge(1) }));
    assert_eq!(add(0, 1, f64::INFINITY), Err(GraphError::NotANumber { edge: edge(1) }));
    assert_eq!(net.n_edges(), 1);
    let negative = Err(GraphError::NegativeCapacity { edge: edge(0) });
    assert_eq!(net.set_capacity(edge(0), -2.0), negative);
    assert_eq!(net.edge(edge(0)).capacity.to_string(), "1");
    let mut net = FlowNetwork::new(2).unwrap();
    let overflow = Err(GraphError::Overflow { edge: edge(0) });
    assert_eq!(net.add_undirected(node(0), node(1), 200_u8), overflow);
    let error = FlowNetwork::<i64>::new(usize::MAX).unwrap_err();
    assert_eq!(error, GraphError::TooLarge { what: "vertices", n: usize::MAX });
}

/// What spoils a value, flows and a side.
type Change<'a> = &'a dyn Fn(&mut i64, &mut Vec<i64>, &mut Vec<bool>);

/// The maximum flow of N9, by hand.
fn by_hand() -> (i64, Vec<i64>, Vec<bool>) {
    let side = (0..9).map(|v| [0, 2, 3, 4, 5].contains(&v)).collect();
    (13, vec![3, 9, 1, 0, 3, 2, 7, 0, 1, 0, 2, 7, 1, 5], side)
}

#[test]
fn the_certificate_refuses_what_is_wrong() {
    let net = network(9, N9);
    let verdict = |change: Change<'_>| {
        let (mut value, mut flows, mut side) = by_hand();
        change(&mut value, &mut flows, &mut side);
        MaxFlow::claimed((node(0), node(8)), value, flows, side).verify(&net)
    };
    assert_eq!(verdict(&|_, _, _| {}), Ok(()));
    assert_eq!(verdict(&|value, _, _| *value = 14), Err(MaxFlowError::Value));
    let edge_0 = MaxFlowError::Bounds { edge: edge(0) };
    assert_eq!(verdict(&|_, flows, _| flows[0] = 4), Err(edge_0));
    assert_eq!(verdict(&|_, flows, _| flows[0] = -1), Err(edge_0));
    let lost = |v| Err(MaxFlowError::Conservation { node: node(v) });
    assert_eq!(verdict(&|_, flows, _| flows[1] = 8), lost(2));
    assert_eq!(verdict(&|_, flows, _| flows[13] = 6), lost(7));
    assert_eq!(verdict(&|_, flows, _| flows.truncate(13)), Err(MaxFlowError::OtherNetwork));
    assert_eq!(verdict(&|_, _, side| side.truncate(8)), Err(MaxFlowError::OtherNetwork));
    assert_eq!(verdict(&|_, _, side| side[0] = false), Err(MaxFlowError::NoCut));
    assert_eq!(verdict(&|_, _, side| side[8] = true), Err(MaxFlowError::NoCut));
    for v in 1..8 {
        assert_eq!(verdict(&|_, _, side| side[v] ^= true), Err(MaxFlowError::LooseCut), "{v}");
    }
    // A flow, but not the largest: no cut is as small.
    let less = |value: &mut i64, flows: &mut Vec<i64>, _: &mut Vec<bool>| {
        *value = 10;
        for i in [0, 4, 13] {
            flows[i] -= 3;
        }
    };
    assert_eq!(verdict(&less), Err(MaxFlowError::LooseCut));
    // Other ends.
    let (value, flows, side) = by_hand();
    let elsewhere = MaxFlow::claimed((node(0), node(9)), value, flows.clone(), side.clone());
    assert_eq!(elsewhere.verify(&net), Err(MaxFlowError::OtherNetwork));
    let elsewhere = MaxFlow::claimed((node(1), node(8)), value, flows, side);
    assert_eq!(elsewhere.verify(&net), lost(0));
    // More flows through a vertex than can be counted.
    let max = u64::MAX;
    let edges = [(0, 1, max), (0, 1, max), (1, 2, max), (1, 2, max)];
    let net = FlowNetwork::from_edges(3, edges).unwrap();
    let huge = MaxFlow::claimed((node(0), node(2)), max, vec![max; 4], vec![true, false, false]);
    assert_eq!(huge.verify(&net), Err(MaxFlowError::TooMuch { node: node(0) }));
}

#[test]
fn a_flow_from_elsewhere_is_gone_on_with() {
    let mut net = network(9, N9);
    let mut flows = vec![0; 14];
    for i in [0, 3, 9, 11] {
        flows[i] = 2; // 0-1-4-5-8, which no shortest path would take.
    }
    let claimed = MaxFlow::claimed((node(0), node(8)), 2, flows, vec![true; 9]);
    assert_eq!(claimed.verify(&net), Err(MaxFlowError::NoCut));
    assert!(!claimed.is_maximum());
    net.set_flow(&claimed).unwrap();
    assert_eq!((net.flow(edge(3)), net.flow(edge(4))), (2, 0));
    let flow = edmonds_karp(&mut net, node(0), node(8)).unwrap();
    assert_eq!((flow.value(), flow.verify(&net)), (13, Ok(())));
    let nonsense = MaxFlow::claimed((node(0), node(8)), 2, vec![1; 14], vec![true; 9]);
    let lost = MaxFlowError::Conservation { node: node(1) };
    assert_eq!(net.set_flow(&nonsense), Err(lost));
    assert_eq!(edmonds_karp(&mut net, node(0), node(8)).unwrap(), flow);
}

#[test]
fn cycles_are_taken_out_of_a_flow() {
    // 0-1-2-3 by 2, round 1-2-4-1 by 3, and a loop.
    let net = network(5, &[(0, 1, 9), (1, 2, 9), (2, 3, 9), (2, 4, 9), (4, 1, 9), (3, 3, 9)]);
    let flow = MaxFlow::claimed((node(0), node(3)), 2, vec![2, 5, 2, 3, 3, 1], vec![true; 5]);
    flow.verify_flow(&net).unwrap();
    check_strands(&net, &flow);
    let parts = flow.decompose(&net);
    let of = |edges: &[usize]| edges.iter().map(|&i| edge(i)).collect::<Vec<EdgeId>>();
    let paths: Vec<_> = parts.paths.iter().map(|s| (s.amount, s.path.edges.clone())).collect();
    assert_eq!(paths, [(2, of(&[0, 1, 2]))]);
    let cycles: Vec<_> = parts.cycles.iter().map(|s| (s.amount, s.path.edges.clone())).collect();
    // The loop is at the sink: a path ends there only when nothing flows on.
    assert_eq!(cycles, [(1, of(&[5])), (3, of(&[1, 3, 4]))]);
}

#[test]
fn a_cycle_through_both_ends_is_no_path() {
    // 0-1 by 5, of which 3 come back.
    let net = network(2, &[(0, 1, 9), (1, 0, 9)]);
    let flow = MaxFlow::claimed((node(0), node(1)), 2, vec![5, 3], vec![true; 2]);
    flow.verify_flow(&net).unwrap();
    check_strands(&net, &flow);
    let amounts = |strands: Vec<Strand<i64>>| strands.iter().map(|s| s.amount).collect::<Vec<_>>();
    let parts = flow.decompose(&net);
    assert_eq!((amounts(parts.paths), amounts(parts.cycles)), (vec![2], vec![3]));
}

#[test]
fn floats_flow_up_to_rounding() {
    let edges: [(u32, u32, f64); 6] =
        [(0, 1, 0.1), (0, 2, 0.7), (1, 3, 0.3), (2, 1, 0.3), (2, 3, 0.35), (0, 1, 0.05)];
    let mut net = FlowNetwork::from_edges(4, edges).unwrap();
    let flow = edmonds_karp(&mut net, node(0), node(3)).unwrap();
    assert!((flow.value() - 0.65).abs() < 1e-12);
    flow.verify(&net).unwrap();
    let amounts = flow.decompose(&net).paths.iter().map(|strand| strand.amount).sum::<f64>();
    assert!((amounts - 0.65).abs() < 1e-12);
}

/// What flows on a directed edge of floats may come out of the arcs a little above its capacity. No
/// flow may say so.
#[test]
fn rounding_does_not_break_a_capacity() {
    let edges = [(0, 1, 0.04), (1, 2, 0.11), (2, 5, 0.04), (0, 3, 0.04), (3, 2, 0.04)];
    let edges = edges.into_iter().chain([(1, 4, 0.04), (4, 5, 0.04)]);
    let solvers: [Solver<f64>; 3] = [edmonds_karp, push_relabel, dinic];
    for solve in solvers {
        let mut net = FlowNetwork::from_edges(6, edges.clone()).unwrap();
        let flow = solve(&mut net, node(0), node(5)).unwrap();
        assert_eq!((flow.verify(&net), net.set_flow(&flow)), (Ok(()), Ok(())));
        assert!(f64::abs(flow.value() - 0.08) < 1e-12);
    }
}

/// What is little beside 1 may be all there is: rounding is judged by the capacities.
#[test]
fn small_floats_are_not_rounding() {
    for scale in [1.0, 1e-7, 1e-30, 1e30] {
        let net = FlowNetwork::from_edges(3, [(0, 1, 3.0 * scale), (1, 2, scale)]).unwrap();
        let claim = |value: f64, flows: [f64; 2], side: [bool; 3]| {
            let flows = flows.map(|flow| flow * scale).to_vec();
            let ends = (node(0), node(2));
            MaxFlow::claimed(ends, value * scale, flows, side.to_vec()).verify(&net)
        };
        assert_eq!(claim(1.0, [1.0, 1.0], [true, true, false]), Ok(()));
        assert_eq!(claim(1.0, [1.0 + 1e-9, 1.0], [true, true, false]), Ok(()));
        assert_eq!(claim(0.0, [0.0, 0.0], [true, true, false]), Err(MaxFlowError::LooseCut));
        let lost = MaxFlowError::Conservation { node: node(1) };
        assert_eq!(claim(1.0, [1.5, 1.0], [true, true, false]), Err(lost));
        assert_eq!(claim(2.0, [1.0, 1.0], [true, true, false]), Err(MaxFlowError::Value));
    }
}

#[test]
fn what_comes_and_what_leaves() {
    const MAX: u64 = u64::MAX;
    let mut net =
        FlowNetwork::from_edges(9, N9.iter().map(|&(u, v, c)| (u, v, c.unsigned_abs()))).unwrap();
    edmonds_karp(&mut net, node(0), node(8)).unwrap();
    for v in net.nodes() {
        let expected = match v.index() {
            0 => (Ordering::Less, 13),
            8 => (Ordering::Greater, 13),
            _ => (Ordering::Equal, 0),
        };
        assert_eq!(net.imbalance(v), Ok(expected));
    }
    // Sums that do not fit, and differences that do, in any order of the edges.
    let edges =
        [(0, 1, MAX), (0, 2, MAX), (0, 3, 4), (1, 0, MAX), (0, 0, MAX), (2, 0, MAX), (0, 3, 1)];
    for turn in 0..edges.len() {
        let mut edges = edges;
        edges.rotate_left(turn);
        let mut net = FlowNetwork::from_edges(4, edges).unwrap();
        net.freeze();
        for (i, &(_, _, amount)) in edges.iter().enumerate() {
            net.push(net.arcs_of(edge(i)).0, amount);
        }
        assert_eq!(net.imbalance(node(0)), Ok((Ordering::Less, 5)));
        assert_eq!(net.imbalance(node(3)), Ok((Ordering::Greater, 5)));
    }
    let mut net = FlowNetwork::new(2).unwrap();
    net.add_undirected(node(1), node(0), MAX / 2).unwrap();
    net.add_edge(node(0), node(1), MAX).unwrap();
    net.freeze();
    for (i, amount) in [(0, MAX / 2), (1, MAX)] {
        let (forward, back) = net.arcs_of(edge(i));
        net.push(if i == 0 { back } else { forward }, amount);
    }
    for v in [0, 1] {
        assert_eq!(net.imbalance(node(v)), Err(GraphError::Overflow { edge: edge(1) }), "{v}");
    }
}

proptest! {
    /// The order of the questions does not matter: a network is as good as new.
    #[test]
    fn a_network_can_be_asked_again((n_nodes, edges) in networks()) {
        let mut net = network(n_nodes, &edges);
        let first = edmonds_karp(&mut net, node(0), node(n_nodes - 1)).unwrap();
        let again = edmonds_karp(&mut net, node(0), node(n_nodes - 1)).unwrap();
        prop_assert_eq!(&first, &again);
        edmonds_karp(&mut net, node(n_nodes - 1), node(0)).unwrap();
        prop_assert_eq!(edmonds_karp(&mut net, node(0), node(n_nodes - 1)).unwrap(), first);
    }

    /// Edges added one by one, with a question after each, against all at once.
    #[test]
    fn a_network_that_grows((n_nodes, edges) in networks()) {
        let mut net = FlowNetwork::new(n_nodes).unwrap();
        for (i, &(u, v, capacity)) in edges.iter().enumerate() {
            net.add(FlowEdge {
                tail: u.into(), head: v.into(), capacity, back_capacity: capacity / 2, cost: (),
            }).unwrap();
            let flow = edmonds_karp(&mut net, node(0), node(n_nodes - 1)).unwrap();
            flow.verify(&net).unwrap();
            check_strands(&net, &flow);
            let both = edges[..=i].iter().flat_map(|&(u, v, c)| [(u, v, c), (v, u, c / 2)]);
            let whole = super::least_cut(n_nodes, &both.collect::<Vec<_>>()).0;
            prop_assert_eq!(flow.value(), whole);
        }
    }
}
