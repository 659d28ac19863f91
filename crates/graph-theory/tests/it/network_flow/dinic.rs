//! 6.16 Dinic's algorithm: Edmonds-Karp and all cuts beside it, and the levels of every phase.

use std::collections::BTreeSet;

use graph_theory::network_flow::dinic::capacity_scaling::dinic_scaling;
use graph_theory::network_flow::dinic::plain::{self, dinic as plain_form};
use graph_theory::network_flow::dinic::{Levels, Step, dinic, dinic_up_to, dinic_watched};
use graph_theory::network_flow::edmonds_karp::edmonds_karp;
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

#[path = "../../../examples/dinic.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// What happened in a phase.
#[derive(Debug, Default, PartialEq)]
struct Phase {
    /// The level of each vertex.
    levels: Vec<Option<usize>>,
    /// The vertices of each path, and what was pushed along it.
    paths: Vec<(Vec<usize>, i64)>,
}

fn phases(net: &mut FlowNetwork<i64>, source: usize, sink: usize) -> (Vec<Phase>, MaxFlow<i64>) {
    let mut phases = Vec::<Phase>::new();
    let watch = |step: Step<'_, i64>, net: &FlowNetwork<i64>| match step {
        Step::Phase { levels } => {
            let levels = net.nodes().map(|u| levels.level(u)).collect();
            phases.push(Phase { levels, paths: Vec::new() });
        }
        Step::Augment { path, amount } => {
            let tails = path.iter().rev().map(|&arc| net.tail_of(arc).index());
            let path = tails.chain([sink]).collect();
            phases.last_mut().unwrap().paths.push((path, amount));
        }
        Step::Retreat { .. } => {}
    };
    let flow = dinic_watched(net, node(source), node(sink), None, watch).unwrap();
    (phases, flow)
}

/// What happened in the phases of the plain version.
fn plain_phases(n_nodes: usize, edges: &[(u32, u32, i64)]) -> (Vec<Phase>, i64) {
    let mut phases = Vec::<Phase>::new();
    let mut path = Vec::new();
    let mut net = plain_network(n_nodes, edges);
    let value = plain::dinic_watched(&mut net, 0, n_nodes - 1, |step, net| match step {
        plain::Step::Phase { level } => {
            phases.push(Phase { levels: level.to_vec(), paths: Vec::new() });
        }
        plain::Step::Push { arc, amount } => {
            path.push(net.heads[arc]);
            if net.heads[arc ^ 1] == 0 {
                path.push(0);
                path.reverse();
                phases.last_mut().unwrap().paths.push((std::mem::take(&mut path), amount));
            }
        }
        plain::Step::Retreat { .. } => {}
    });
    (phases, value)
}

#[test]
fn the_worked_example_of_the_page() {
    let (phases, value) = plain_phases(6, N6);
    let first = Phase {
        levels: [0, 1, 1, 2, 2, 3].map(Some).to_vec(),
        paths: vec![(vec![0, 1, 3, 5], 2), (vec![0, 1, 4, 5], 1), (vec![0, 2, 4, 5], 1)],
    };
    let second = Phase {
        levels: [0, 3, 1, 2, 4, 5].map(Some).to_vec(),
        paths: vec![(vec![0, 2, 3, 1, 4, 5], 2)],
    };
    assert_eq!((phases, value), (vec![first, second], 6));
    // One phase alone.
    let once = one_phase(&mut network(6, N6), node(0), node(5)).unwrap();
    assert_eq!(once.value(), ONE_PHASE);
}

/// What is found if the levels are found once.
const ONE_PHASE: i64 = 4;

#[test]
fn the_networks_of_the_questions() {
    // The level of 3 in the first phase, if there is an edge from 0 to 3 besides.
    let more = [N6, &[(0, 3, 1)]].concat();
    let (phases, value) = plain_phases(6, &more);
    assert_eq!(phases[0].levels, [0, 1, 1, 1, 2, 2].map(Some));
    assert_eq!((phases[0].paths[0].0.clone(), value), (vec![0, 3, 5], 6));
    // Levels that are found once: wrong where a path must take something back.
    let value_once = |edges: &[(u32, u32, i64)]| {
        let once = one_phase(&mut network(6, edges), node(0), node(5)).unwrap();
        (once.value(), plain_phases(6, edges).1)
    };
    let crossing = [(0, 1, 1), (0, 2, 1), (1, 3, 1), (1, 4, 1), (2, 3, 1), (3, 5, 1), (4, 5, 1)];
    let apart = [(0, 1, 1), (0, 2, 1), (1, 3, 1), (2, 4, 1), (3, 5, 1), (4, 5, 1)];
    let chain = [(0, 1, 3), (1, 2, 2), (2, 3, 3), (3, 4, 1), (4, 5, 3)];
    assert_eq!(
        [value_once(&crossing), value_once(&apart), value_once(&chain)],
        [(1, 2), (2, 2), (1, 1)]
    );
    // Three searches: the last one fails.
    assert_eq!(plain_phases(6, N6).0.len() + 1, 3);
}

#[test]
fn worked() {
    let mut net = network(9, N9);
    let (phases, flow) = phases(&mut net, 0, 8);
    let of = |levels: [i32; 9]| levels.map(|level| usize::try_from(level).ok()).to_vec();
    let first = Phase {
        levels: of([0, 1, 1, 1, 2, 2, 2, 2, 3]),
        paths: vec![(vec![0, 2, 5, 8], 7), (vec![0, 3, 6, 8], 1), (vec![0, 1, 7, 8], 3)],
    };
    // Vertex 6 would be at level 5, but the search stops at the sink.
    let second =
        Phase { levels: of([0, 4, 1, 1, 2, 2, -1, 3, 4]), paths: vec![(vec![0, 2, 4, 7, 8], 2)] };
    assert_eq!(phases, [first, second]);
    assert_eq!(flow.value(), 13);
    assert_eq!(flow.edge_flows(), [3, 9, 1, 0, 3, 2, 7, 0, 1, 0, 2, 7, 1, 5]);
    assert_eq!(flow.source_side().map(NodeId::index).collect::<Vec<_>>(), [0, 2, 3, 4, 5]);
    assert_eq!(ends(&net, &flow.cut_edges(&net)), [(0, 1), (3, 6), (4, 7), (5, 8)]);
    flow.verify(&net).unwrap();
}

#[test]
fn the_originals_network_of_15() {
    let mut net = network(15, N15);
    let (phases, flow) = phases(&mut net, 0, 14);
    let amounts: Vec<Vec<i64>> = phases
        .iter()
        .map(|phase| phase.paths.iter().map(|(_, amount)| *amount).collect())
        .collect();
    assert_eq!(amounts.iter().map(|phase| phase.iter().sum()).collect::<Vec<i64>>(), [24, 9]);
    let sorted = amounts[0].iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(sorted, BTreeSet::from([5, 6, 13]));
    assert_eq!(flow.value(), 33);
    assert_eq!(ends(&net, &flow.cut_edges(&net)), [(6, 11), (7, 8), (13, 14)]);
    flow.verify(&net).unwrap();
}

// 2. All small inputs.

#[test]
fn all_small_networks_against_all_cuts() {
    all_small_networks(dinic);
}

/// The plain version: the same value as the library's version's.
fn by_plain_form(
    net: &mut FlowNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<i64>, GraphError> {
    claimed_by_plain_form(net, (source, sink), plain_form, dinic)
}

#[test]
fn the_plain_form_agrees_on_all_small_networks() {
    all_small_networks(by_plain_form);
}

/// The same, bit by bit.
#[test]
fn all_small_networks_by_bits() {
    all_small_networks(dinic_scaling);
}

// 3. Properties.

/// Levels by their meaning: rounds over all arcs.
fn slow_levels(net: &FlowNetwork<i64>) -> Vec<Option<usize>> {
    let mut level = vec![None; net.n_nodes()];
    level[0] = Some(0);
    for far in 0..net.n_nodes() {
        for u in net.nodes().filter(|u| level[u.index()] == Some(far)).collect::<Vec<_>>() {
            for arc in net.arcs(u).iter().filter(|arc| 0 < arc.residual) {
                level[arc.head.index()].get_or_insert(far + 1);
            }
        }
    }
    level
}

/// Asserts that each phase knows the levels, pushes only along paths that go up one level with
/// every arc, and leaves none that has room; that the sink is farther in each phase; and that
/// phases and paths are no more than the page says.
fn check_phases(n_nodes: usize, edges: &[(u32, u32, i64)]) {
    let mut net = network(n_nodes, edges);
    net.freeze();
    let sink = node(n_nodes - 1);
    let (mut far, mut n_phases, mut n_paths) = (0, 0, 0);
    let mut all = slow_levels(&net);
    let flow = dinic_watched(&mut net, node(0), sink, None, |step, net| match step {
        Step::Phase { levels } => {
            all = slow_levels(net);
            let level = levels.level(sink).unwrap();
            assert!(far < level && level < n_nodes);
            for u in net.nodes() {
                assert!(levels.level(u).is_none_or(|_| levels.level(u) == all[u.index()]));
                let is_nearer = all[u.index()].is_some_and(|known| known < level);
                assert!(!is_nearer || levels.level(u).is_some());
            }
            (far, n_phases, n_paths) = (level, n_phases + 1, 0);
        }
        Step::Augment { path, amount } => {
            n_paths += 1;
            assert!(0 < amount && n_paths <= edges.len());
            assert_eq!(path.len(), far);
            assert!(path.iter().any(|&arc| net.all_arcs()[arc].residual == 0));
            for &arc in path {
                let [from, to] = [net.tail_of(arc), net.all_arcs()[arc].head];
                assert_eq!(all[from.index()].map(|level| level + 1), all[to.index()]);
            }
        }
        Step::Retreat { u } if u == sink => {
            // The flow blocks: upwards with room, nothing reaches the sink.
            let mut reached = BTreeSet::from([node(0)]);
            for _ in 0..n_nodes {
                for u in reached.clone() {
                    let level = all[u.index()].map(|level| level + 1);
                    let is_up = |v: NodeId| all[v.index()] == level;
                    let open = net.arcs(u).iter().filter(|arc| 0 < arc.residual);
                    reached.extend(open.map(|arc| arc.head).filter(|&v| is_up(v)));
                }
            }
            assert!(!reached.contains(&sink));
        }
        Step::Retreat { .. } => {}
    })
    .unwrap();
    assert!(n_phases < n_nodes);
    flow.verify(&net).unwrap();
    let other = edmonds_karp(&mut network(n_nodes, edges), node(0), sink).unwrap();
    assert_eq!(flow.value(), other.value());
    assert_eq!(flow.source_side().collect::<Vec<_>>(), other.source_side().collect::<Vec<_>>());
}

proptest! {
    #[test]
    fn random_networks_against_all_cuts((n_nodes, edges) in networks()) {
        check(n_nodes, &edges, dinic);
        check(n_nodes, &edges, dinic_scaling);
    }

    /// From a flow that is there, with any of 64 bits, and with edges that can carry both ways.
    #[test]
    fn bit_by_bit(
        edges in prop::collection::vec((0_u32..20, 0_u32..20, 0_u32..58, any::<bool>()), 0..90),
        limit: u64,
    ) {
        let mut net = FlowNetwork::new(20).unwrap();
        for (i, &(u, v, bits, is_directed)) in (0_u64..).zip(&edges) {
            let add = if is_directed { FlowNetwork::add_edge } else { FlowNetwork::add_undirected };
            let capacity = i.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 7 >> bits;
            add(&mut net, u.into(), v.into(), capacity).unwrap();
        }
        let expected = dinic(&mut net.clone(), node(0), node(19)).unwrap();
        let mut begun = net.clone();
        dinic_up_to(&mut begun, node(0), node(19), limit >> 8).unwrap();
        for mut net in [net, begun] {
            let flow = dinic_scaling(&mut net, node(0), node(19)).unwrap();
            prop_assert_eq!((flow.value(), flow.verify(&net)), (expected.value(), Ok(())));
            prop_assert!(flow.source_side().eq(expected.source_side()));
        }
    }

    /// The plain version finds the same levels first, as far as the library's version finds them.
    /// Later ones may differ: a level graph has several blocking flows.
    #[test]
    fn the_plain_form_has_the_same_first_levels((n_nodes, edges) in networks()) {
        check(n_nodes, &edges, by_plain_form);
        let (plain, _) = plain_phases(n_nodes, &edges);
        let (library, _) = phases(&mut network(n_nodes, &edges), 0, n_nodes - 1);
        prop_assert_eq!(plain.is_empty(), library.is_empty());
        if let (Some(library), Some(plain)) = (library.first(), plain.first()) {
            for (known, plain) in library.levels.iter().zip(&plain.levels) {
                prop_assert!(known.is_none() || known == plain);
            }
        }
        let far: Vec<Option<usize>> = plain.iter().map(|phase| phase.levels[n_nodes - 1]).collect();
        prop_assert!(far.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn every_phase_blocks((n_nodes, edges) in networks()) {
        check_phases(n_nodes, &edges);
    }

    #[test]
    fn a_limit_stops_it_and_it_goes_on((n_nodes, edges) in networks(), limit in 0_i64..9) {
        let whole = check(n_nodes, &edges, dinic);
        let (source, sink) = (node(0), node(n_nodes - 1));
        let mut net = network(n_nodes, &edges);
        let part = dinic_up_to(&mut net, source, sink, limit).unwrap();
        prop_assert_eq!(part.value(), whole.min(limit));
        part.verify_flow(&net).unwrap();
        prop_assert_eq!(part.verify(&net).is_ok(), whole <= limit);
        let rest = dinic(&mut net, source, sink).unwrap();
        prop_assert_eq!(rest.value(), whole);
        rest.verify(&net).unwrap();
    }

    /// Larger networks, undirected edges among them, against Edmonds-Karp.
    #[test]
    fn larger_networks_against_edmonds_karp(
        edges in prop::collection::vec((0_u32..60, 0_u32..60, 0_u16..1000, any::<bool>()), 0..400),
    ) {
        let mut net = FlowNetwork::new(60).unwrap();
        for &(u, v, capacity, is_directed) in &edges {
            let add = if is_directed { FlowNetwork::add_edge } else { FlowNetwork::add_undirected };
            add(&mut net, u.into(), v.into(), capacity).unwrap();
        }
        let mut other = net.clone();
        let flow = dinic(&mut net, node(0), node(59)).unwrap();
        let expected = edmonds_karp(&mut other, node(0), node(59)).unwrap();
        prop_assert_eq!(flow.value(), expected.value());
        prop_assert!(flow.source_side().eq(expected.source_side()));
        flow.verify(&net).unwrap();
    }
}

// 4. Extremes.

#[test]
fn odd_and_large_networks() {
    odd_networks(dinic);
    large_networks(dinic);
    odd_networks(dinic_scaling);
}

/// The count of the page: a phase for each turn of the seesaw, and a path for each unit.
#[test]
fn the_seesaw_takes_a_phase_a_turn() {
    for (k, n_turns) in [(1, 1), (2, 3), (3, 2), (4, 4), (8, 8), (16, 16)] {
        let (n_nodes, edges) = demo::flows::seesaw(k, n_turns);
        let (searches, paths) = demo::searches(n_nodes, &edges);
        assert_eq!((searches, paths), (n_turns as usize + 1, (n_turns * k * k) as usize));
        let mut net = network(n_nodes, &edges);
        let flow = dinic(&mut net, node(0), node(1)).unwrap();
        assert_eq!((flow.value(), flow.verify(&net)), (i64::from(n_turns * k * k), Ok(())));
        check_strands(&net, &flow);
    }
}

/// Where every inner vertex lets one unit through there are at most 2 √V phases.
#[test]
fn few_phases_for_matchings() {
    for n in [10_u32, 100, 1000] {
        let (source, sink) = (2 * n, 2 * n + 1);
        let mut edges: Vec<(u32, u32, i64)> = (0..n).map(|i| (source, i, 1)).collect();
        edges.extend((0..n).map(|j| (n + j, sink, 1)));
        // Each to two on the other side, without a pattern.
        edges.extend((0..2 * n).map(|i| (i / 2, n + (i * i * 7 + i * 3) % 1009 % n, 1)));
        let n_nodes = 2 * n as usize + 2;
        let (phases, flow) = phases(&mut network(n_nodes, &edges), source as usize, sink as usize);
        assert!(phases.len().pow(2) <= 4 * n_nodes, "{} phases", phases.len());
        assert!(0 < flow.value());
    }
}

#[test]
fn other_numbers() {
    let edges = [(0, 1, 255_u8), (0, 1, 255), (1, 2, 255), (1, 2, 255)];
    let mut net = FlowNetwork::from_edges(3, edges).unwrap();
    assert_eq!(dinic_scaling(&mut net.clone(), node(0), node(2)).unwrap().value(), 510);
    assert_eq!(dinic(&mut net, node(0), node(2)).unwrap().value(), 510);
    let edges = [(0, 1, 0.1), (0, 2, 0.7), (1, 3, 0.3), (2, 1, 0.3), (2, 3, 0.35)];
    let mut net = FlowNetwork::from_edges(4, edges).unwrap();
    let flow = dinic(&mut net, node(0), node(3)).unwrap();
    assert!(f64::abs(flow.value() - 0.65) < 1e-12);
    flow.verify(&net).unwrap();
    let limited = |limit| {
        let mut net = FlowNetwork::from_edges(2, [(0, 1, 0.5)]).unwrap();
        dinic_up_to(&mut net, node(0), node(1), limit).unwrap().value()
    };
    let values = [f64::NAN, -1.0, 0.125, 9.0].map(|limit| limited(limit).to_string());
    assert_eq!(values, ["0", "0", "0.125", "0.5"]);
}

// 5. Bad input.

#[test]
fn bad_input() {
    bad_questions(dinic);
    bad_questions(dinic_scaling);
}

// 6. Errata, and wrong versions that must be caught.

/// The original's page finds the levels once, and ends when no path is left among them: on its own
/// network with 11 in place of 13.
fn one_phase(
    net: &mut FlowNetwork<i64>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<i64>, GraphError> {
    let mut first: Option<Levels> = None;
    let mut amounts = (0, 0);
    dinic_watched(&mut net.clone(), source, sink, None, |step, _| match step {
        Step::Phase { levels } => {
            amounts.1 += 1;
            first.get_or_insert_with(|| levels.clone());
        }
        Step::Augment { amount, .. } if amounts.1 == 1 => amounts.0 += amount,
        Step::Augment { .. } | Step::Retreat { .. } => {}
    })?;
    dinic_up_to(net, source, sink, amounts.0)
}

#[test]
fn levels_found_once_are_not_enough() {
    let mut net = network(9, N9);
    let flow = one_phase(&mut net, node(0), node(8)).unwrap();
    assert_eq!((flow.value(), flow.is_maximum()), (11, false));
    flow.verify_flow(&net).unwrap();
    flow.verify(&net).unwrap_err();
    let wrong: Solve = one_phase;
    assert!(std::panic::catch_unwind(|| check(9, N9, wrong)).is_err());
}

/// The page admits arcs from u to v with level(u) = level(v) + 1, though levels count from the
/// source. Of the arcs with room in the worked example not one is like that, so nothing would ever
/// flow.
#[test]
fn the_admissible_arcs_go_up() {
    let mut net = network(9, N9);
    net.freeze();
    let level = slow_levels(&net);
    let open = N9
        .iter()
        .filter(|&&(u, v, _)| level[u as usize] == level[v as usize].map(|level| level + 1));
    assert_eq!(open.count(), 0);
}

/// The source need not be vertex 0, nor the sink the last one: a program of the original wants
/// that.
#[test]
fn any_vertices_can_be_the_ends() {
    let mut net = network(9, N9);
    let value = |net: &mut FlowNetwork<i64>, s, t| dinic(net, node(s), node(t)).unwrap().value();
    assert_eq!([value(&mut net, 2, 7), value(&mut net, 0, 5), value(&mut net, 8, 0)], [2, 18, 0]);
    assert_eq!(net.flow(edge(0)), 0);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("dinic", ""),
        ("dinic_back", "0>1:1 1>2:1 2>5:1 0>3:1 3>2:1 1>4:1 4>5:1"),
        ("dinic_no_way", "s>a:3 t>a:2 from=s to=t"),
        ("dinic_cost", "--cost"),
    ]);
    let long: Vec<String> = (0..30).map(|i| format!("{i}>{}:{}", i + 1, i + 4)).collect();
    demo::DEMO.says(&[(
        &long.join(" "),
        "…Too large to draw: the limit is 20 vertices and 48 edges.…\
         is 4, by 1 path in 1 phase. Minimum cut: 0>1.…",
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
