//! 6.15 Push-relabel: Dinic's algorithm, Edmonds-Karp and all cuts beside it, and the rules of the
//! game after every move.

use graph_theory::network_flow::dinic::dinic;
use graph_theory::network_flow::edmonds_karp::edmonds_karp;
use graph_theory::network_flow::plain::Network;
use graph_theory::network_flow::push_relabel::plain::{self, State, push_relabel as plain_form};
use graph_theory::network_flow::push_relabel::{
    Preflow, Selection, Step, minimum_cut, push_relabel, push_relabel_up_to, push_relabel_watched,
};
use graph_theory::network_flow::{FlowNetwork, MaxFlow};
use graph_theory::{GraphError, NodeId};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{
    N6, N9, N15, Solve, all_small_networks, bad_questions, check, check_strands,
    claimed_by_plain_form, edge, ends, large_networks, network, networks, node, odd_networks,
    plain_network,
};
use crate::snapshots::Expect;

#[path = "../../../examples/push_relabel.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

fn in_turn(
    net: &mut FlowNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<i64>, GraphError> {
    push_relabel_watched(net, source, sink, Selection::Fifo, None, |_, _| {})
}

fn in_a_list(
    net: &mut FlowNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<i64>, GraphError> {
    push_relabel_watched(net, source, sink, Selection::RelabelToFront, None, |_, _| {})
}

const SOLVERS: [Solve; 3] = [push_relabel, in_turn, in_a_list];
const SELECTIONS: [Selection; 3] =
    [Selection::HighestLabel, Selection::Fifo, Selection::RelabelToFront];

// 1. Worked examples.

/// The turns of the plain version: the vertex, what it held, its height afterward, and where it
/// sent how much.
type Turn = (usize, i64, usize, Vec<(usize, i64)>);

fn turns(n_nodes: usize, edges: &[(u32, u32, i64)]) -> (Vec<Turn>, State, i64) {
    let mut turns: Vec<Turn> = Vec::new();
    let mut last = State { height: Vec::new(), excess: Vec::new() };
    let mut net = plain_network(n_nodes, edges);
    let value = plain::push_relabel_watched(&mut net, 0, n_nodes - 1, |step, net, state| {
        last.clone_from(state);
        match step {
            plain::Step::Turn { u } => turns.push((u, state.excess[u], state.height[u], vec![])),
            plain::Step::Push { arc, amount } => {
                if let Some(turn) = turns.last_mut() {
                    turn.3.push((net.heads[arc], amount));
                }
            }
            plain::Step::Lift { to, .. } => turns.last_mut().unwrap().2 = to,
        }
    });
    turns.retain(|turn| !turn.3.is_empty());
    (turns, last, value)
}

#[test]
fn the_worked_example_of_the_page() {
    let (turns, state, value) = turns(6, N6);
    let expected = [
        (1, 3, 1, vec![(3, 3)]),
        (2, 4, 1, vec![(3, 4)]),
        (3, 7, 2, vec![(5, 2), (1, 3), (2, 2)]),
        (1, 3, 1, vec![(4, 3)]),
        (2, 2, 3, vec![(4, 1), (3, 1)]),
        (4, 4, 1, vec![(5, 4)]),
        (3, 1, 4, vec![(2, 1)]),
        (2, 1, 5, vec![(3, 1)]),
        (3, 1, 6, vec![(2, 1)]),
        (2, 1, 7, vec![(0, 1)]),
    ];
    assert_eq!((turns, value), (expected.to_vec(), 6));
    assert_eq!(state.height, [6, 1, 7, 6, 1, 0]);
    assert_eq!(state.excess, [-6, 0, 0, 0, 0, 6]);
}

#[test]
fn the_networks_of_the_questions() {
    // 3>5 with 4: then nothing comes back.
    let mut wide = N6.to_vec();
    wide[6].2 = 4;
    let (_, state, value) = turns(6, &wide);
    assert_eq!((state.excess[0], value), (-7, 7));
    // The rule of the wrong version: on the first network all flows back.
    let by_page = |edges: &[(u32, u32, i64)]| {
        let mut net = network(3, edges);
        generic(&mut net, (node(0), node(2)), true);
        (surplus(&net)[2], turns(3, edges).2)
    };
    assert_eq!(by_page(&[(0, 1, 2), (1, 2, 4)]), (0, 2));
    // A vertex of height 2 and arcs to heights 2, 3 and 5.
    let (turns, ..) = turns(3, &[(0, 1, 2), (1, 2, 1)]);
    assert_eq!(turns, [(1, 2, 4, vec![(2, 1), (0, 1)])]);
}

#[test]
fn worked() {
    let mut net = network(9, N9);
    let mut begin = (Vec::new(), Vec::new());
    let mut gaps = Vec::new();
    let mut n_pushes = 0;
    let (flow, back) = {
        let mut back = 0;
        let watch = |step: Step<i64>, preflow: &Preflow<'_, i64>| {
            match step {
                Step::Push { .. } => n_pushes += 1,
                Step::Gap { height } => gaps.push(height),
                Step::Measure | Step::Relabel { .. } => {}
            }
            if n_pushes == 3 && begin.0.is_empty() {
                begin.0 = (0..9).map(|v| preflow.height(node(v))).collect();
                begin.1 = (0..9).map(|v| preflow.excess(node(v))).collect();
            }
            if preflow.goes_back() {
                back = preflow.excess(node(0));
            }
        };
        let selection = Selection::HighestLabel;
        let flow = push_relabel_watched(&mut net, node(0), node(8), selection, None, watch);
        (flow.unwrap(), back)
    };
    // 0 has filled what leads out of it, and stands above all.
    assert_eq!(begin.0, [9, 2, 2, 2, 2, 1, 1, 1, 0]);
    assert_eq!(begin.1, [0, 3, 13, 6, 0, 0, 0, 0, 0]);
    assert_eq!(gaps, [3]);
    assert_eq!((flow.value(), back), (13, 9));
    assert_eq!(flow.edge_flows(), [3, 9, 1, 0, 3, 2, 7, 0, 1, 0, 2, 7, 1, 5]);
    assert_eq!(flow.source_side().map(NodeId::index).collect::<Vec<_>>(), [0, 2, 3, 4, 5]);
    assert_eq!(ends(&net, &flow.cut_edges(&net)), [(0, 1), (3, 6), (4, 7), (5, 8)]);
    flow.verify(&net).unwrap();
}

#[test]
fn the_originals_network_of_15() {
    for solve in SOLVERS {
        let mut net = network(15, N15);
        let flow = solve(&mut net, node(0), node(14)).unwrap();
        assert_eq!(flow.value(), 33);
        assert_eq!(ends(&net, &flow.cut_edges(&net)), [(6, 11), (7, 8), (13, 14)]);
        flow.verify(&net).unwrap();
    }
}

// 2. All small inputs.

/// The plain version: a flow of its own, which must be a maximum flow.
fn by_plain_form(
    net: &mut FlowNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<i64>, GraphError> {
    claimed_by_plain_form(net, (source, sink), plain_form, push_relabel)
}

#[test]
fn the_plain_form_agrees_on_all_small_networks() {
    all_small_networks(by_plain_form);
}

#[test]
fn all_small_networks_against_all_cuts() {
    for solve in SOLVERS {
        all_small_networks(solve);
    }
}

// 3. Properties.

/// Of every vertex, what flows in less what flows out.
fn surplus(net: &FlowNetwork<i64>) -> Vec<i64> {
    let mut surplus = vec![0; net.n_nodes()];
    for (i, e) in net.edges().iter().enumerate() {
        surplus[e.tail.index()] -= net.flow(edge(i));
        surplus[e.head.index()] += net.flow(edge(i));
    }
    surplus
}

/// The rules, after every move: no arc with room leads down by more than one, but those of a source
/// that still fills them; what a vertex holds is what came in and did not go out; pushes go down by
/// one; lifts and gaps go up, below 2V. Then the answer, beside two other solvers.
fn check_moves(n_nodes: usize, edges: &[(u32, u32, i64)], selection: Selection) {
    let mut net = network(n_nodes, edges);
    let (source, sink) = (node(0), node(n_nodes - 1));
    let mut before = vec![0; n_nodes];
    let mut arrived = 0;
    let watch = |step: Step<i64>, preflow: &Preflow<'_, i64>| {
        let net = preflow.network();
        let height: Vec<usize> = net.nodes().map(|u| preflow.height(u)).collect();
        for u in net.nodes().filter(|&u| u != source) {
            for way in net.arcs(u).iter().filter(|way| 0 < way.residual) {
                assert!(height[u.index()] <= height[way.head.index()] + 1, "{step:?}");
            }
        }
        let surplus = surplus(net);
        for u in net.nodes().filter(|&u| u != source && u != sink) {
            assert_eq!(preflow.excess(u), surplus[u.index()]);
            assert!(0 <= preflow.excess(u));
        }
        if step == Step::Measure && preflow.excess(sink) == 0 {
            arrived = surplus[sink.index()];
        }
        assert_eq!(preflow.excess(sink), surplus[sink.index()] - arrived);
        assert_eq!((height[source.index()], height[sink.index()]), (n_nodes, 0));
        match step {
            Step::Push { arc, amount } => {
                let (u, v) = (net.tail_of(arc), net.all_arcs()[arc].head);
                assert!(0 < amount);
                assert!(u == source || height[u.index()] == height[v.index()] + 1);
            }
            Step::Relabel { u, from } => {
                let now = height[u.index()];
                assert!(from == before[u.index()] && from < now && now < 2 * n_nodes);
                let downhill = net.arcs(u).iter().filter(|way| 0 < way.residual && way.head != u);
                let lowest = downhill.map(|way| height[way.head.index()]).min();
                assert_eq!(lowest.map(|below| below + 1), Some(now));
            }
            Step::Gap { height: gap } => {
                assert!(height.iter().all(|&h| h < gap || n_nodes <= h));
            }
            Step::Measure => {
                for u in net.nodes().filter(|&u| preflow.excess(u) != 0 && u != sink) {
                    assert!(before[u.index()] <= height[u.index()]);
                }
            }
        }
        before = height;
    };
    let flow = push_relabel_watched(&mut net, source, sink, selection, None, watch).unwrap();
    flow.verify(&net).unwrap();
    let dinic = dinic(&mut network(n_nodes, edges), source, sink).unwrap();
    let slow = edmonds_karp(&mut network(n_nodes, edges), source, sink).unwrap();
    assert_eq!([flow.value(), flow.value()], [dinic.value(), slow.value()]);
    assert!(flow.source_side().eq(dinic.source_side()));
}

/// The cut alone: its capacity is that of its edges and the value of the flow, and it is the
/// largest such side. The network stays as it was.
fn check_cut(n_nodes: usize, edges: &[(u32, u32, i64)]) {
    let net = network(n_nodes, edges);
    let (source, sink) = (node(0), node(n_nodes - 1));
    let cut = minimum_cut(&net, source, sink).unwrap();
    let sum: i64 = cut.edges().iter().map(|&e| net.edge(e).capacity).sum();
    assert_eq!(cut.capacity(), sum);
    assert!(cut.is_on_source_side(source) && !cut.is_on_source_side(sink));
    for e in net.edges() {
        let leads_out = cut.is_on_source_side(e.tail) && !cut.is_on_source_side(e.head);
        let is_named = cut.edges().iter().any(|&other| net.edge(other) == e);
        assert_eq!(leads_out && 0 < e.capacity, is_named && leads_out);
    }
    // With all edges turned round, the smallest side of the other flow is what is outside.
    let turned: Vec<_> = edges.iter().map(|&(u, v, capacity)| (v, u, capacity)).collect();
    let flow = dinic(&mut network(n_nodes, &turned), sink, source).unwrap();
    assert_eq!(cut.capacity(), flow.value());
    for v in net.nodes() {
        assert_eq!(cut.is_on_source_side(v), !flow.is_on_source_side(v));
    }
    assert!((0..edges.len()).all(|i| net.flow(edge(i)) == 0));
}

proptest! {
    /// The plain version after every move: no arc that can take more leads down by more than one,
    /// but those of a source that still fills them, and each vertex holds what came in and did not
    /// go out.
    #[test]
    fn the_plain_form_keeps_the_rules((n_nodes, edges) in networks()) {
        check(n_nodes, &edges, by_plain_form);
        let mut has_begun = false;
        let check_rules = |step: plain::Step, net: &Network, state: &State| {
            has_begun |= matches!(step, plain::Step::Turn { .. });
            let mut held = vec![0; n_nodes];
            for arc in 0..net.heads.len() {
                let (u, v) = (net.heads[arc ^ 1], net.heads[arc]);
                let is_steep = state.height[v] + 1 < state.height[u];
                assert!(net.residual[arc] == 0 || !is_steep || (u == 0 && !has_begun), "{step:?}");
                if arc % 2 == 0 {
                    held[u] -= net.flow(arc / 2);
                    held[v] += net.flow(arc / 2);
                }
            }
            assert_eq!(held, state.excess);
            assert!(state.excess[1..].iter().all(|&excess| 0 <= excess));
            assert!(state.height.iter().all(|&height| height < 2 * n_nodes));
        };
        let mut net = plain_network(n_nodes, &edges);
        plain::push_relabel_watched(&mut net, 0, n_nodes - 1, check_rules);
    }

    #[test]
    fn the_rules_hold_after_every_move((n_nodes, edges) in networks()) {
        for selection in SELECTIONS {
            check_moves(n_nodes, &edges, selection);
        }
        check_cut(n_nodes, &edges);
        for solve in SOLVERS {
            check(n_nodes, &edges, solve);
        }
    }

    #[test]
    fn a_limit_stops_it_and_it_goes_on((n_nodes, edges) in networks(), limit in 0_i64..9) {
        let whole = check(n_nodes, &edges, dinic);
        let (source, sink) = (node(0), node(n_nodes - 1));
        let mut net = network(n_nodes, &edges);
        let part = push_relabel_up_to(&mut net, source, sink, limit).unwrap();
        prop_assert_eq!(part.value(), whole.min(limit));
        part.verify_flow(&net).unwrap();
        prop_assert_eq!(part.verify(&net).is_ok(), whole <= limit);
        let rest = push_relabel(&mut net, source, sink).unwrap();
        prop_assert_eq!(rest.value(), whole);
        rest.verify(&net).unwrap();
    }

    /// Larger networks, undirected edges among them, against Dinic's algorithm.
    #[test]
    fn larger_networks_against_dinic(
        edges in prop::collection::vec((0_u32..60, 0_u32..60, 0_u16..1000, any::<bool>()), 0..400),
    ) {
        let mut net = FlowNetwork::new(60).unwrap();
        for &(u, v, capacity, is_directed) in &edges {
            let add = if is_directed { FlowNetwork::add_edge } else { FlowNetwork::add_undirected };
            add(&mut net, u.into(), v.into(), capacity).unwrap();
        }
        let mut other = net.clone();
        let expected = dinic(&mut other, node(0), node(59)).unwrap();
        prop_assert_eq!(minimum_cut(&net, node(0), node(59)).unwrap().capacity(), expected.value());
        let flow = push_relabel(&mut net, node(0), node(59)).unwrap();
        prop_assert_eq!(flow.value(), expected.value());
        prop_assert!(flow.source_side().eq(expected.source_side()));
        flow.verify(&net).unwrap();
    }
}

/// Relabel-to-front by its rule: the list is kept here too, and the turn is that of the first in it
/// who holds something, from behind the vertex on that was last at work.
#[test]
fn who_is_lifted_moves_to_the_front() {
    for k in 1..6 {
        let (n_nodes, edges) = demo::flows::seesaw(k, k);
        let (source, sink) = (node(0), node(1));
        let mut list: Vec<NodeId> = (0..n_nodes).map(node).collect();
        let mut at_work: Option<NodeId> = None;
        let mut held = vec![0; n_nodes];
        let mut n_turns = 0;
        let watch = |step: Step<i64>, preflow: &Preflow<'_, i64>| {
            let net = preflow.network();
            let mover = match step {
                Step::Push { arc, .. } => Some(net.tail_of(arc)).filter(|&u| u != source),
                Step::Relabel { u, .. } => Some(u),
                Step::Measure | Step::Gap { .. } => None,
            };
            if let Some(u) = mover.filter(|&u| at_work != Some(u)) {
                let start = at_work.map_or(0, |w| list.iter().position(|&v| v == w).unwrap() + 1);
                let ring = list[start..].iter().chain(&list[..start]);
                let is_next = |v: &&NodeId| {
                    let is_low = preflow.goes_back() || preflow.height(**v) < n_nodes;
                    let is_inner = **v != source && **v != sink;
                    // A lift of the vertex itself comes before this is asked.
                    is_inner && 0 < held[v.index()] && (is_low || **v == u)
                };
                assert_eq!(ring.clone().find(is_next), Some(&u), "{step:?}");
                at_work = Some(u);
                n_turns += 1;
            }
            if let Step::Relabel { u, .. } = step {
                list.retain(|&v| v != u);
                list.insert(0, u);
            }
            for v in net.nodes() {
                held[v.index()] = preflow.excess(v);
            }
        };
        let selection = Selection::RelabelToFront;
        let flow = push_relabel_watched(
            &mut network(n_nodes, &edges),
            source,
            sink,
            selection,
            None,
            watch,
        );
        assert_eq!(flow.unwrap().value(), i64::from(k * k * k));
        assert!(0 < n_turns);
    }
}

// 4. Extremes.

#[test]
fn odd_and_large_networks() {
    for solve in SOLVERS {
        odd_networks(solve);
    }
    large_networks(push_relabel);
}

/// All that could leave the source does not fit one number, though the flow does.
#[test]
fn more_than_can_be_counted_may_leave_the_source() {
    const MAX: i64 = i64::MAX;
    // Two ways of which the first takes all and returns it, twice.
    let edges =
        [(0, 1, MAX), (0, 1, MAX), (0, 2, MAX), (1, 3, 3), (2, 3, 4), (3, 4, MAX), (3, 4, MAX)];
    for solve in SOLVERS {
        let mut net = network(5, &edges);
        let flow = solve(&mut net, node(0), node(4)).unwrap();
        assert_eq!((flow.value(), flow.verify(&net)), (7, Ok(())));
        check_strands(&net, &flow);
    }
    let cut = minimum_cut(&network(5, &edges), node(0), node(4)).unwrap();
    assert_eq!((cut.capacity(), cut.edges()), (7, &[edge(3), edge(4)][..]));
    // What is meant by infinite: a way of so much, behind a narrow one.
    let edges = [(0, 1, MAX), (0, 2, MAX), (1, 3, MAX), (2, 3, MAX), (3, 4, 1)];
    let flow = push_relabel(&mut network(5, &edges), node(0), node(4)).unwrap();
    assert_eq!(flow.value(), 1);
    // Not even what the sink could get fits, so it is flooded in parts.
    let edges = [(0, 1, MAX), (0, 2, MAX), (1, 3, MAX), (2, 3, MAX), (3, 5, 1), (4, 5, MAX)];
    for solve in SOLVERS {
        let mut net = network(6, &edges);
        let flow = solve(&mut net, node(0), node(5)).unwrap();
        assert_eq!((flow.value(), flow.verify(&net)), (1, Ok(())));
    }
}

/// Where "infinite" arcs lead out of the source, only what can go on is sent. Otherwise the first
/// one takes all that can be counted, or all that the limit allows, and there is a flood for every
/// arc.
#[test]
fn many_infinite_arcs_take_one_flood() {
    let n = 100_000_u32;
    let (source, sink) = (node(0), node(1));
    let out = (2..n).map(|v| (0, v, i64::MAX));
    let direct: Vec<_> = out.clone().chain((2..n).map(|v| (v, 1, 1))).collect();
    // With a vertex more on each way, behind another infinite arc.
    let farther = (2..n).flat_map(|v| [(v, v + n, i64::MAX), (v + n, 1, 1)]);
    let farther: Vec<_> = out.chain(farther).collect();
    for (edges, limit, value) in [
        (&direct, None, i64::from(n - 2)),
        (&direct, Some(5000), 5000),
        (&direct, Some(i64::MAX), i64::from(n - 2)),
        (&farther, None, i64::from(n - 2)),
    ] {
        for selection in SELECTIONS {
            let mut net = network(2 * n as usize, edges);
            let mut n_searches = 0;
            let watch = |step: Step<i64>, _: &Preflow<'_, i64>| {
                n_searches += usize::from(step == Step::Measure);
                assert!(n_searches < 20, "a flood begins with a search");
            };
            let flow =
                push_relabel_watched(&mut net, source, sink, selection, limit, watch).unwrap();
            assert_eq!(flow.value(), value);
            flow.verify_flow(&net).unwrap();
        }
    }
}

/// The count of the page: on the seesaw with k turns, lifts grow with k², and so do pushes if the
/// highest vertex goes first; in turn they grow nearly with k³.
#[test]
fn moves_at_doubled_sizes() {
    let mut counts = Vec::new();
    for k in [8, 16, 32] {
        let (n_nodes, edges) = demo::flows::seesaw(k, k);
        let by_height = demo::moves(n_nodes, &edges, Selection::HighestLabel);
        let in_turn = demo::moves(n_nodes, &edges, Selection::Fifo);
        let in_a_list = demo::moves(n_nodes, &edges, Selection::RelabelToFront);
        assert!(in_turn.0 / 4 < in_a_list.0 && in_a_list.0 < 4 * in_turn.0);
        let n_nodes = u32::try_from(n_nodes).unwrap();
        assert!(by_height.1 < 2 * n_nodes * n_nodes && in_turn.1 < 2 * n_nodes * n_nodes);
        counts.push([by_height.0, by_height.1, in_turn.0]);
    }
    for pair in counts.windows(2) {
        for (few, (less, more)) in [5, 5, 9].iter().zip(pair[0].iter().zip(pair[1])) {
            assert!(more < few * less, "{counts:?}");
        }
        assert!(6 * pair[0][2] < pair[1][2]);
    }
}

#[test]
fn other_numbers() {
    let edges = [(0, 1, 255_u8), (0, 1, 255), (1, 2, 255), (1, 2, 255)];
    let mut net = FlowNetwork::from_edges(3, edges).unwrap();
    assert_eq!(push_relabel(&mut net, node(0), node(2)).unwrap().value(), 510);
    let edges = [(0, 1, 0.1), (0, 2, 0.7), (1, 3, 0.3), (2, 1, 0.3), (2, 3, 0.35)];
    let mut net = FlowNetwork::from_edges(4, edges).unwrap();
    let flow = push_relabel(&mut net, node(0), node(3)).unwrap();
    assert!(f64::abs(flow.value() - 0.65) < 1e-12);
    flow.verify(&net).unwrap();
    let limited = |limit| {
        let mut net = FlowNetwork::from_edges(2, [(0, 1, 0.5)]).unwrap();
        push_relabel_up_to(&mut net, node(0), node(1), limit).unwrap().value()
    };
    let values = [f64::NAN, -1.0, 0.125, 9.0].map(|limit| limited(limit).to_string());
    assert_eq!(values, ["0", "0", "0.125", "0.5"]);
}

/// Rounding leaves crumbs; it still ends, and the certificate agrees. With 32 bits the crumbs are
/// too large for that.
#[test]
fn rounded_numbers() {
    for seed in 0..200_u32 {
        let number = |i: u32| i.wrapping_mul(2_654_435_761).wrapping_add(seed * 40_503) >> 8;
        let edge = |i: u32| (number(3 * i) % 12, number(3 * i + 1) % 12, number(3 * i + 2) % 1000);
        #[expect(clippy::cast_precision_loss, reason = "below 1000")]
        let short = (0..50).map(edge).map(|(u, v, c)| (u, v, c as f32 / 7.0));
        let edges = (0..50).map(edge).map(|(u, v, c)| (u, v, f64::from(c) / 7.0));
        let mut net = FlowNetwork::from_edges(12, edges).unwrap();
        let expected = dinic(&mut net.clone(), node(0), node(11)).unwrap();
        let flow = push_relabel(&mut net, node(0), node(11)).unwrap();
        flow.verify(&net).unwrap();
        assert!(f64::abs(flow.value() - expected.value()) < 1e-9);
        let mut net = FlowNetwork::from_edges(12, short).unwrap();
        let rough = push_relabel(&mut net, node(0), node(11)).unwrap();
        assert!(f64::abs(rough.value() - expected.value()) < 1e-3);
    }
}

// 5. Bad input.

#[test]
fn bad_input() {
    for solve in SOLVERS {
        bad_questions(solve);
    }
    let net = network(2, &[(0, 1, i64::MAX), (0, 1, 1)]);
    let overflow = GraphError::Overflow { edge: edge(1) };
    assert_eq!(minimum_cut(&net, node(0), node(1)), Err(overflow));
    assert_eq!(minimum_cut(&net, node(1), node(1)), Err(GraphError::SourceIsSink));
}

// 6. Errata, and wrong versions that must be caught.

/// The method without any order or heuristic, as the original's page has it: lift whoever may be
/// lifted, or push. The page permits a lift when *some* arc with room does not lead down, to one
/// above the lowest head of only those; right is when *none* does. Stops after so many moves.
fn generic(
    net: &mut FlowNetwork<i64>,
    ends: (NodeId, NodeId),
    is_page: bool,
) -> Option<Vec<usize>> {
    let n_nodes = net.n_nodes();
    let mut height = vec![0; n_nodes];
    height[ends.0.index()] = n_nodes;
    net.freeze();
    for arc in net.arc_range(ends.0) {
        net.push(arc, net.all_arcs()[arc].residual);
    }
    for _ in 0..5000 {
        let surplus = surplus(net);
        let holds = |&u: &NodeId| 0 < surplus[u.index()] && u != ends.0 && u != ends.1;
        let Some(u) = net.nodes().find(holds) else { return Some(height) };
        let open = || net.arc_range(u).filter(|&arc| 0 < net.all_arcs()[arc].residual);
        let head = |arc: usize| height[net.all_arcs()[arc].head.index()];
        let flat = open().map(head).filter(|&head| height[u.index()] <= head).min();
        let down = open().find(|&arc| head(arc) + 1 == height[u.index()]);
        match (flat, down) {
            (Some(head), down) if is_page || down.is_none() => height[u.index()] = head + 1,
            (_, Some(arc)) => {
                net.push(arc, surplus[u.index()].min(net.all_arcs()[arc].residual));
            }
            _ => return None,
        }
    }
    None
}

/// The generic method, and what it leaves in the network as an answer; whatever it leaves.
fn by_rule(
    net: &mut FlowNetwork<i64>,
    source: NodeId,
    sink: NodeId,
    is_page: bool,
) -> Result<MaxFlow<i64>, GraphError> {
    if source == sink {
        return Err(GraphError::SourceIsSink);
    }
    generic(net, (source, sink), is_page);
    let flows = (0..net.n_edges()).map(|i| net.flow(edge(i))).collect();
    let side = net.reachable(source);
    Ok(MaxFlow::claimed((source, sink), surplus(net)[sink.index()], flows, side))
}

#[test]
fn a_vertex_is_lifted_only_if_nothing_leads_down() {
    let trap = [(0, 1, 2), (1, 2, 4)];
    let (mut page, mut right) = (network(3, &trap), network(3, &trap));
    // On the page's way vertex 1 is lifted over the source, and all runs back.
    assert_eq!(generic(&mut page, (node(0), node(2)), true), Some(vec![3, 4, 0]));
    assert_eq!(surplus(&page), [0, 0, 0]);
    assert_eq!(generic(&mut right, (node(0), node(2)), false), Some(vec![3, 1, 0]));
    assert_eq!(surplus(&right), [-2, 0, 2]);
    let wrong: Solve = |net, source, sink| by_rule(net, source, sink, true);
    assert!(std::panic::catch_unwind(|| check(3, &trap, wrong)).is_err());
    let right: Solve = |net, source, sink| by_rule(net, source, sink, false);
    check(3, &trap, right);
    check(9, N9, right);
    check(15, N15, right);
}

/// The page adds what is pushed to the sender, and takes it from the receiver: nothing would ever
/// get less.
#[test]
fn a_push_takes_from_the_sender() {
    let mut net = network(3, &[(0, 1, 2), (1, 2, 4)]);
    let mut held = Vec::new();
    let watch = |step: Step<i64>, preflow: &Preflow<'_, i64>| {
        if matches!(step, Step::Push { .. }) {
            held.push((preflow.excess(node(1)), preflow.excess(node(2))));
        }
    };
    let selection = Selection::HighestLabel;
    push_relabel_watched(&mut net, node(0), node(2), selection, None, watch).unwrap();
    assert_eq!(held, [(2, 0), (0, 2)]);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("push_relabel", ""),
        ("push_relabel_highest", "--highest 0>1:3 0>2:4 1>3:5 1>4:6 2>3:9 2>4:1 3>5:2 4>5:8"),
        ("push_relabel_trap", "0>1:2 1>2:4"),
        ("push_relabel_fifo", "--fifo s>a:3 s>b:2 a>b:1 a>t:2 b>t:3 from=s to=t"),
        ("push_relabel_no_way", "s>a:3 t>a:2 from=s to=t"),
        ("push_relabel_cost", "--cost"),
    ]);
    let long: Vec<String> = (0..30).map(|i| format!("{i}>{}:{}", i + 1, i + 4)).collect();
    demo::DEMO.says(&[(
        &long.join(" "),
        "…Too large to draw: the limit is 20 vertices and 48 edges.…\
         is 4, by 30 pushes and 0 lifts. Minimum cut: 0>1.…",
    )]);
}

#[test]
fn large_capacities_are_not_drawn() {
    let most = i64::MAX;
    demo::DEMO.says(&[(
        &format!("0>1:7 1>2:{most} 0>2:7 2>3:{most}"),
        "…Too large to draw: the limit is capacities that sum to 12 digits.…The maximum flow is 14, by …",
    )]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0>1:x", "part 1: \"0>1:x\" has a capacity that is no integer of 64 bits (column 1)"),
        ("0>1 from=2", "from: there is no vertex 2"),
        ("0", "the source is the sink"),
    ]);
}
