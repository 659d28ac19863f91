//! 6.21 Matching as a maximum flow.

use std::collections::BTreeSet;

use graph_theory::EdgeId;
use graph_theory::bipartite_matching::disjoint_path_cover::disjoint_path_cover;
use graph_theory::bipartite_matching::hopcroft_karp::hopcroft_karp;
use graph_theory::bipartite_matching::hungarian::hungarian;
use graph_theory::bipartite_matching::matching_as_max_flow::{
    Cut, FlowMatching, Presence, QuotaError, Quotas, Reduction, matching_and_cover, plain,
    presences,
};
use graph_theory::bipartite_matching::{Bipartite, Cover, Matching};
use graph_theory::network_flow::MaxFlow;
use graph_theory::network_flow::dinic::dinic;
use graph_theory::network_flow::edmonds_karp::edmonds_karp;
use graph_theory::network_flow::edmonds_karp::plain::{Step, edmonds_karp as plain_flow};
use graph_theory::network_flow::plain::Network;
use graph_theory::{DiGraph, FlowNetwork};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::matching::all_matchings;
use super::{CROWDED, ORIGINAL, all_graphs, any_graph, extremes, fault, graph, most_pairs};
use crate::snapshots::Expect;

#[path = "../../../examples/matching_as_max_flow.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;
#[path = "../../../examples/b_matching.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod quota_demo;

// 1. The worked example of the page, and an older one: the original has no test.

/// How many pairs there are on the page if no unit is ever taken back.
const NOTHING_BACK: usize = 2;
/// How many units flow there if the edges between the sides lead both ways.
const BOTH_WAYS: i64 = 4;
/// How many units flow there if the edges at the sink have no limit.
const NO_SINK_LIMIT: i64 = 4;

/// The graph of the page, without the edge x1-y3.
const WITHOUT_AN_EDGE: [(u32, u32); 6] = [(0, 0), (0, 1), (1, 1), (1, 2), (2, 0), (3, 1)];

/// The edges, as the plain version takes them.
fn ends(graph: &Bipartite) -> Vec<(usize, usize)> {
    graph.edges().iter().map(|edge| (edge.left as usize, edge.right as usize)).collect()
}

/// Each edge that is free at both ends becomes a pair, and stays one.
fn nothing_back(graph: &Bipartite) -> usize {
    let mut taken = BTreeSet::new();
    let edges = ends(graph).into_iter();
    edges
        .filter(|&(x, y)| {
            taken.is_disjoint(&BTreeSet::from([(0, x), (1, y)])) && {
                taken.extend([(0, x), (1, y)]);
                true
            }
        })
        .count()
}

/// The value of a flow if the edges between the sides lead both ways.
fn both_ways(graph: &Bipartite) -> i64 {
    let n_left = graph.n_left();
    let (source, sink) = (n_left + graph.n_right(), n_left + graph.n_right() + 1);
    let mut edges: Vec<(usize, usize, i64)> = Vec::new();
    edges.extend(
        ends(graph).into_iter().flat_map(|(x, y)| [(x, n_left + y, 1), (n_left + y, x, 1)]),
    );
    edges.extend((0..n_left).map(|x| (source, x, 1)));
    edges.extend((n_left..source).map(|y| (y, sink, 1)));
    plain_flow(&mut Network::new(sink + 1, &edges), source, sink)
}

/// The value of a flow with these quotas for all vertices of a side.
fn value_of_quotas(graph: &Bipartite, left: i64, right: i64) -> i64 {
    let quotas = Quotas::uniform(graph, left, right);
    Reduction::with_quotas(graph, &quotas).unwrap().solve(dinic).unwrap().len()
}

/// The paths of the plain version.
fn paths(graph: &Bipartite) -> Vec<Vec<usize>> {
    let mut paths = Vec::new();
    let (n_left, n_right) = (graph.n_left(), graph.n_right());
    plain::matching_as_max_flow_watched(n_left, n_right, &ends(graph), |step, network| {
        if let Step::Augment { path, amount } = step {
            assert_eq!(amount, 1);
            let heads = path.iter().map(|&arc| network.heads[arc]);
            paths.push(heads.collect());
        }
    });
    paths
}

#[test]
fn the_worked_example_of_the_page() {
    let graph = graph(4, 4, &CROWDED);
    // The wrong ideas of the table: too few pairs, or too many.
    assert_eq!(nothing_back(&graph), NOTHING_BACK);
    assert_eq!(both_ways(&graph), BOTH_WAYS);
    assert_eq!(value_of_quotas(&graph, 1, 100), NO_SINK_LIMIT);
    // The third path goes back from y1 to x1. Vertices 4 to 7 are on the right, 9 is the sink.
    assert_eq!(paths(&graph), [&[0, 4, 9][..], &[1, 5, 9], &[3, 5, 1, 6, 9]]);
    let (pairs, cover) = plain::matching_as_max_flow(4, 4, &ends(&graph));
    assert_eq!(pairs, [(0, 0), (1, 2), (3, 1)]);
    // A cover with vertices on both sides, and it is that of 6.19, with other pairs.
    assert_eq!(cover, [&[1][..], &[0, 1]]);
    let (by_kuhn, kuhns_cover) =
        graph_theory::bipartite_matching::hungarian::matching_and_cover(&graph);
    assert_eq!(kuhns_cover, Cover { left: vec![1], right: vec![0, 1] });
    assert_eq!(by_kuhn.pairs().collect::<Vec<_>>(), [(0, 1), (1, 2), (2, 0)]);
    // The same edges as arcs: left vertices are out-copies, right ones in-copies of 1, 4, 5, 6.
    let arcs = CROWDED.map(|(x, y)| (x, [1, 4, 5, 6][y as usize]));
    let copied = DiGraph::from_edges(7, arcs).unwrap();
    assert_eq!(disjoint_path_cover(&copied).unwrap().len(), 7 - pairs.len());
}

#[test]
fn the_graphs_of_the_questions() {
    // Both ways: wrong on two stars whose centers are joined, right on a path and on a star.
    let both = |n_left, n_right, edges: &[(u32, u32)]| {
        let graph = graph(n_left, n_right, edges);
        (both_ways(&graph), value_of_quotas(&graph, 1, 1))
    };
    assert_eq!(both(3, 3, &[(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]), (3, 2));
    assert_eq!(both(2, 2, &[(0, 0), (1, 0), (1, 1)]), (2, 2));
    assert_eq!(both(1, 3, &[(0, 0), (0, 1), (0, 2)]), (1, 1));
    // The second path goes back once.
    let path = graph(2, 2, &[(0, 0), (0, 1), (1, 0)]);
    assert_eq!(paths(&path), [&[0, 2, 5][..], &[1, 2, 0, 3, 5]]);
    // Exercise: the edges of x1 in the other order.
    let turned = [(0, 0), (0, 1), (1, 3), (1, 2), (1, 1), (2, 0), (3, 1)];
    assert_eq!(plain::matching_as_max_flow(4, 4, &turned).0, [(0, 0), (1, 3), (3, 1)]);
    // The size of a network.
    let edges: Vec<(u32, u32)> = (0..10).map(|i| (i % 6, i % 4)).collect();
    let reduction = Reduction::new(&graph(6, 4, &edges)).unwrap();
    assert_eq!((reduction.network().n_nodes(), reduction.network().n_edges()), (12, 20));
    // In the worked example, y0 may be in two pairs.
    let crowded = graph(4, 4, &CROWDED);
    let quotas = Quotas { right: vec![2, 1, 1, 1], ..Quotas::ones(&crowded) };
    let mut reduction = Reduction::with_quotas(&crowded, &quotas).unwrap();
    assert_eq!(reduction.solve(dinic).unwrap().len(), 4);
    // Half a unit over each edge between the sides is a maximum flow too. Here all is doubled.
    let middle = [(0, 2), (0, 3), (1, 2), (1, 3)];
    let outer = [(4, 0), (4, 1), (2, 5), (3, 5)];
    let edges = middle.into_iter().chain(outer).map(|(u, v)| (u, v, 2_i64));
    let network = FlowNetwork::from_edges(6, edges).unwrap();
    let side = (0..6).map(|v| v == 4).collect();
    let halves = MaxFlow::claimed((4.into(), 5.into()), 4, vec![1, 1, 1, 1, 2, 2, 2, 2], side);
    assert_eq!(halves.verify(&network), Ok(()));
    // If an edge between the sides can carry 1, it can be a minimum cut by itself.
    let edges = [(0, 1, 1_i64), (2, 0, 1), (1, 3, 1)];
    let network = FlowNetwork::from_edges(4, edges).unwrap();
    let cut = |side: [bool; 4]| MaxFlow::claimed((2.into(), 3.into()), 1, vec![1; 3], side.into());
    let through_the_middle = cut([true, false, true, false]);
    assert_eq!(through_the_middle.verify(&network), Ok(()));
    assert_eq!(through_the_middle.cut_edges(&network), [EdgeId::from(0)]);
}

#[test]
fn worked_example() {
    let graph = graph(4, 5, &ORIGINAL);
    let mut reduction = Reduction::new(&graph).unwrap();
    assert_eq!(reduction.network().n_nodes(), 11);
    assert_eq!(reduction.network().n_edges(), 4 + 16 + 5);
    let found = reduction.solve(dinic).unwrap();
    assert_eq!((found.len(), found.is_empty()), (4, false));
    let cut = Cut { left: vec![0, 1, 2, 3], ..Cut::default() };
    assert_eq!(found.cut(), &cut);
    assert_eq!(found.verify(&reduction), Ok(()));
    let (matching, cover) = matching_and_cover(&graph).unwrap();
    assert_eq!(matching.verify(&graph, &cover), Ok(()));
    assert_eq!(cover, Cover { left: vec![0, 1, 2, 3], right: vec![] });
    let flowing: Vec<EdgeId> = found.pairs().map(|(edge, _)| edge).collect();
    assert_eq!(matching.edges(&graph), flowing);
}

// 2. All small inputs, against the other two sections and all matchings.

fn by_flow(graph: &Bipartite) -> Matching {
    matching_and_cover(graph).expect("a small network").0
}

/// The plain version has as many pairs as the library's version, and a cover of the same size.
fn check_plain(graph: &Bipartite) {
    let (n_left, n_right) = (graph.n_left(), graph.n_right());
    let (pairs, [left, right]) = plain::matching_as_max_flow(n_left, n_right, &ends(graph));
    let narrow = |v: usize| u32::try_from(v).unwrap();
    let pairs = pairs.into_iter().map(|(x, y)| (narrow(x), narrow(y)));
    let matching = Matching::from_pairs(graph, pairs).unwrap();
    let [left, right] = [left, right].map(|side| side.into_iter().map(narrow).collect());
    assert_eq!(matching.verify(graph, &Cover { left, right }), Ok(()), "{graph:?}");
    assert_eq!(matching.len(), by_flow(graph).len());
}

#[test]
fn all_small_graphs_agree_with_the_other_sections() {
    assert_eq!(fault(by_flow), None);
    for (n_left, n_right) in [(0, 0), (0, 2), (2, 0), (1, 3), (3, 3), (3, 4), (4, 3)] {
        for graph in all_graphs(n_left, n_right) {
            let (matching, cover) = matching_and_cover(&graph).unwrap();
            assert_eq!(matching.verify(&graph, &cover), Ok(()));
            assert_eq!(matching.len(), hungarian(&graph).len());
            assert_eq!(matching.len(), hopcroft_karp(&graph).len());
            check_plain(&graph);
        }
    }
    for graph in all_graphs(3, 3) {
        let mut reduction = Reduction::new(&graph).unwrap();
        let found = reduction.solve(edmonds_karp).unwrap();
        assert_eq!(found.verify(&reduction), Ok(()));
        assert_eq!(usize::try_from(found.len()), Ok(hopcroft_karp(&graph).len()));
    }
}

#[test]
fn presences_are_those_of_all_largest_matchings() {
    for graph in all_graphs(3, 3) {
        let all = all_matchings(&graph);
        // Of smaller matchings too: all of their size.
        for matching in [hopcroft_karp(&graph), all[all.len() / 2].clone()] {
            let of_size = all.iter().filter(|other| other.len() == matching.len());
            let edges: Vec<Vec<EdgeId>> = of_size.map(|other| other.edges(&graph)).collect();
            let expected: Vec<Presence> = (0..graph.n_edges())
                .map(|i| {
                    let edge = EdgeId::from(u32::try_from(i).unwrap());
                    let n_with = edges.iter().filter(|edges| edges.contains(&edge)).count();
                    match n_with {
                        0 => Presence::Never,
                        n if n == edges.len() => Presence::Always,
                        _ => Presence::Sometimes,
                    }
                })
                .collect();
            assert_eq!(presences(&graph, &matching), Ok(expected), "{graph:?}");
        }
    }
}

/// The example of the short page.
#[test]
fn presences_of_the_worked_example() {
    let of = |edges: &[(u32, u32)]| {
        let graph = graph(4, 4, edges);
        presences(&graph, &hopcroft_karp(&graph)).unwrap()
    };
    let (some, all, none) = (Presence::Sometimes, Presence::Always, Presence::Never);
    assert_eq!(of(&CROWDED), [some, some, none, some, some, some, some]);
    assert_eq!(of(&WITHOUT_AN_EDGE), [some, some, none, all, some, some]);
    // The pitfalls: the only pair of a path of one edge; the ends of a path of three.
    assert_eq!(of(&[(0, 0), (0, 1), (1, 0)]), [none, all, all]);
    let all_of_six = all_matchings(&graph(4, 4, &CROWDED));
    assert_eq!(all_of_six.iter().filter(|matching| matching.len() == 3).count(), 6);
}

#[test]
fn one_of_two_parallel_edges_can_be_left_out() {
    let graph = graph(1, 1, &[(0, 0), (0, 0)]);
    let presences = presences(&graph, &hopcroft_karp(&graph)).unwrap();
    assert_eq!(presences, [Presence::Sometimes; 2]);
}

/// Nobody minds how often a right vertex is taken.
fn without_a_sink_limit(graph: &Bipartite) -> Matching {
    let quotas = Quotas::uniform(graph, 1, i64::from(u16::MAX));
    of_quotas(graph, &quotas)
}

/// The left side is let through as often as it has edges.
fn without_a_source_limit(graph: &Bipartite) -> Matching {
    let quotas = Quotas::uniform(graph, i64::from(u16::MAX), 1);
    of_quotas(graph, &quotas)
}

/// What flows, of which the pairs that share no vertex.
fn of_quotas(graph: &Bipartite, quotas: &Quotas) -> Matching {
    let found = Reduction::with_quotas(graph, quotas).unwrap().solve(dinic).unwrap();
    let (mut left, mut right) = (vec![false; graph.n_left()], vec![false; graph.n_right()]);
    let free = found.pairs().map(|(edge, _)| graph.edge(edge)).filter(|edge| {
        let taken = left[edge.left as usize] || right[edge.right as usize];
        left[edge.left as usize] = true;
        right[edge.right as usize] = true;
        !taken
    });
    let pairs: Vec<(u32, u32)> = free.map(|edge| (edge.left, edge.right)).collect();
    Matching::from_pairs(graph, pairs).expect("a matching")
}

#[test]
fn wrong_versions_are_caught() {
    let wrong: [super::Finder; 2] = [without_a_sink_limit, without_a_source_limit];
    for find in wrong {
        assert!(fault(find).is_some());
    }
    // Nothing taken back is too little, and both ways is too much.
    let n_pairs = |graph: &Bipartite| most_pairs(graph, 0, 0);
    assert!(all_graphs(3, 3).any(|graph| nothing_back(&graph) < n_pairs(&graph)));
    assert!(all_graphs(3, 3).any(|graph| both_ways(&graph) > n_pairs(&graph).try_into().unwrap()));
}

// 3. Properties: quotas, against all choices and against copies of the vertices.

/// Whether these are pairs within the quotas.
fn is_within(graph: &Bipartite, quotas: &Quotas, found: &FlowMatching) -> bool {
    let (mut left, mut right) = (quotas.left.clone(), quotas.right.clone());
    let mut is_good = true;
    for (id, times) in found.pairs() {
        let edge = graph.edge(id);
        left[edge.left as usize] -= times;
        right[edge.right as usize] -= times;
        is_good &= quotas.edges.as_ref().is_none_or(|edges| times <= edges[id.index()]);
    }
    is_good && left.iter().chain(&right).all(|&rest| 0 <= rest)
}

/// The quotas of a cut; if it is one: without it, no edge is left over.
fn room(graph: &Bipartite, quotas: &Quotas, cut: &Cut) -> Option<i64> {
    let is_stopped = |(id, edge): (EdgeId, &graph_theory::bipartite_matching::Edge<()>)| {
        let quota = [quotas.left[edge.left as usize], quotas.right[edge.right as usize]];
        let none = quotas.edges.as_ref().is_some_and(|edges| edges[id.index()] == 0);
        cut.left.contains(&edge.left)
            || cut.right.contains(&edge.right)
            || cut.edges.contains(&id)
            || quota.contains(&0)
            || none
    };
    let left = cut.left.iter().map(|&x| quotas.left[x as usize]);
    let right = cut.right.iter().map(|&y| quotas.right[y as usize]);
    let edges =
        cut.edges.iter().map(|id| quotas.edges.as_ref().map_or(i64::MAX, |q| q[id.index()]));
    let all = (0..).map(EdgeId::from).zip(graph.edges());
    all.into_iter().all(is_stopped).then(|| left.chain(right).chain(edges).sum())
}

/// A vertex for each unit of a quota.
fn copies(graph: &Bipartite, quotas: &Quotas) -> Bipartite {
    let ends = |quotas: &[i64]| -> Vec<u32> {
        let sums = quotas.iter().scan(0_u32, |sum, &quota| {
            *sum += u32::try_from(quota).unwrap();
            Some(*sum)
        });
        std::iter::once(0).chain(sums).collect()
    };
    let (left, right) = (ends(&quotas.left), ends(&quotas.right));
    let mut edges = Vec::new();
    for edge in graph.edges() {
        for x in left[edge.left as usize]..left[edge.left as usize + 1] {
            let heads = right[edge.right as usize]..right[edge.right as usize + 1];
            edges.extend(heads.map(|y| (x, y)));
        }
    }
    super::graph(left[graph.n_left()] as usize, right[graph.n_right()] as usize, &edges)
}

/// The most pairs, by all choices of how many times each edge is one.
fn most_within(graph: &Bipartite, quotas: &mut Quotas, edge: usize) -> i64 {
    let Some(ends) = graph.edges().get(edge) else { return 0 };
    let (x, y) = (ends.left as usize, ends.right as usize);
    let limit = quotas.edges.as_ref().map_or(i64::MAX, |edges| edges[edge]);
    let most = quotas.left[x].min(quotas.right[y]).min(limit);
    let with = |times| {
        quotas.left[x] -= times;
        quotas.right[y] -= times;
        let n = times + most_within(graph, quotas, edge + 1);
        quotas.left[x] += times;
        quotas.right[y] += times;
        n
    };
    (0..=most).map(with).max().unwrap_or(0)
}

proptest! {
    #[test]
    fn quotas_are_kept_and_used_up(
        (graph, seeds) in (any_graph(4), proptest::collection::vec(0_i64..4, 20)),
        is_limited: bool,
    ) {
        let quota = |i: usize| seeds[i % seeds.len()];
        let mut quotas = Quotas {
            left: (0..graph.n_left()).map(quota).collect(),
            right: (7..7 + graph.n_right()).map(quota).collect(),
            edges: is_limited.then(|| (12..12 + graph.n_edges()).map(|i| quota(i) % 3).collect()),
        };
        let mut reduction = Reduction::with_quotas(&graph, &quotas).unwrap();
        let found = reduction.solve(dinic).unwrap();
        prop_assert!(is_within(&graph, &quotas, &found));
        prop_assert_eq!(room(&graph, &quotas, found.cut()), Some(found.len()));
        prop_assert_eq!(found.verify(&reduction), Ok(()));
        if !is_limited {
            let copied = hopcroft_karp(&copies(&graph, &quotas)).len();
            prop_assert_eq!(usize::try_from(found.len()), Ok(copied));
        }
        if graph.n_edges() <= 6 {
            prop_assert_eq!(found.len(), most_within(&graph, &mut quotas, 0));
        }
    }

    #[test]
    fn required_and_forbidden_edges(graph in any_graph(4), required: u8, forbidden: u8) {
        let (mut reduction, mut wanted) = (Reduction::new(&graph).unwrap(), Vec::new());
        let is_in = |set: u8, i: usize| i < 8 && set >> i & 1 == 1;
        let banned = |i: usize| is_in(forbidden & !required, i);
        for i in 0..graph.n_edges() {
            let edge = EdgeId::from(u32::try_from(i).unwrap());
            let ends = graph.edge(edge);
            if banned(i) {
                prop_assert_eq!(reduction.forbid(edge), Ok(()));
                prop_assert_eq!(reduction.require(edge), Err(QuotaError::Required { edge }));
            } else if is_in(required, i) {
                let is_free = wanted.iter().all(|&(x, y)| x != ends.left && y != ends.right);
                let done = reduction.require(edge);
                prop_assert_eq!(done, if is_free { Ok(()) } else { Err(QuotaError::Required { edge }) });
                if is_free {
                    wanted.push((ends.left, ends.right));
                    prop_assert_eq!(reduction.forbid(edge), Err(QuotaError::Forbidden { edge }));
                }
            }
        }
        let found = reduction.solve(dinic).unwrap();
        let pairs: Vec<(u32, u32)> =
            found.pairs().map(|(id, _)| (graph.edge(id).left, graph.edge(id).right)).collect();
        prop_assert!(wanted.iter().all(|pair| pairs.contains(pair)));
        // What is left, when what is required and what is forbidden is taken out.
        let rest: Vec<(u32, u32)> = graph.edges().iter().enumerate()
            .filter(|&(i, _)| !banned(i))
            .map(|(_, edge)| (edge.left, edge.right))
            .filter(|&(x, y)| wanted.iter().all(|&(u, v)| u != x && v != y))
            .collect();
        let most = most_pairs(&super::graph(graph.n_left(), graph.n_right(), &rest), 0, 0);
        prop_assert_eq!(pairs.len(), wanted.len() + most);
        prop_assert_eq!(found.verify(&reduction), Ok(()));
    }

    #[test]
    fn random_graphs_agree_with_the_other_sections(graph in any_graph(14)) {
        let (matching, cover) = matching_and_cover(&graph).unwrap();
        prop_assert_eq!(matching.verify(&graph, &cover), Ok(()));
        prop_assert_eq!(matching.len(), hungarian(&graph).len());
        prop_assert_eq!(matching.len(), hopcroft_karp(&graph).len());
        check_plain(&graph);
    }
}

// 4. Extremes, and growth.

#[test]
fn a_million_vertices_in_a_line_and_in_other_shapes() {
    for (shape, graph, n_pairs) in extremes() {
        // The others have nothing new for a flow.
        if ["chain in the worst order", "star", "grid"].contains(&shape) {
            let (matching, cover) = matching_and_cover(&graph).unwrap();
            assert_eq!(matching.len(), n_pairs, "{shape}");
            assert_eq!(matching.verify(&graph, &cover), Ok(()), "{shape}");
        }
    }
}

#[test]
fn phases_grow_like_the_square_root() {
    for k in demo::SIZES {
        let (n_pairs, n_phases) = demo::work(k);
        assert_eq!((n_pairs, n_phases), (k * (k + 1) / 2, k));
    }
}

/// The examples of the short page and of the exercises.
#[test]
fn quotas_of_the_pages() {
    // Twice as many as in a maximum matching if each vertex and each edge counts twice, and not
    // more if an edge has no limit. If an edge counts once, there may be fewer.
    for graph in all_graphs(3, 3) {
        let n_pairs = value_of_quotas(&graph, 1, 1);
        assert_eq!(value_of_quotas(&graph, 2, 2), 2 * n_pairs);
        let edges = |times| Some(vec![times; graph.n_edges()]);
        let within = |times| Quotas { edges: edges(times), ..Quotas::uniform(&graph, 2, 2) };
        let value = |quotas: &Quotas| {
            Reduction::with_quotas(&graph, quotas).unwrap().solve(dinic).unwrap().len()
        };
        assert_eq!(value(&within(2)), 2 * n_pairs);
        assert!(value(&within(1)) <= 2 * n_pairs);
    }
    let one_edge = graph(1, 1, &[(0, 0)]);
    assert_eq!(value_of_quotas(&one_edge, 2, 2), 2);
    // Three people with two tasks each, who may do each task once: a cut with an edge in it.
    let people = graph(3, 3, &[(0, 0), (0, 1), (0, 2), (1, 0), (2, 0), (2, 1)]);
    let once = Quotas { edges: Some(vec![1; 6]), ..Quotas::uniform(&people, 2, 2) };
    let mut reduction = Reduction::with_quotas(&people, &once).unwrap();
    let found = reduction.solve(dinic).unwrap();
    let cut = Cut { left: vec![0, 2], right: vec![], edges: vec![EdgeId::from(3)] };
    assert_eq!((found.len(), found.cut()), (5, &cut));
    // Without a limit on the edges there are 6: b does task 1 twice.
    assert_eq!(value_of_quotas(&people, 2, 2), 6);
    // Each of these costs a pair: a-1 is fixed, or b-1 is forbidden.
    let mut required = Reduction::with_quotas(&people, &once).unwrap();
    required.require(EdgeId::from(0)).unwrap();
    assert_eq!(required.solve(dinic).unwrap().len(), 4);
    let mut forbidden = Reduction::with_quotas(&people, &once).unwrap();
    forbidden.forbid(EdgeId::from(3)).unwrap();
    assert_eq!(forbidden.solve(dinic).unwrap().len(), 4);
}

#[test]
fn large_quotas() {
    let graph = graph(2, 2, &[(0, 0), (1, 0), (1, 1)]);
    let quotas = |left: [i64; 2], right: [i64; 2]| {
        let quotas = Quotas { left: left.to_vec(), right: right.to_vec(), edges: None };
        Reduction::with_quotas(&graph, &quotas)
    };
    let mut reduction = quotas([i64::MAX - 1, 1], [i64::MAX - 1, 1]).unwrap();
    assert_eq!(reduction.solve(dinic).unwrap().len(), i64::MAX);
    assert_eq!(quotas([i64::MAX, 1], [1, 1]).unwrap_err(), QuotaError::Overflow);
    assert_eq!(quotas([1, 1], [1, i64::MAX]).unwrap_err(), QuotaError::Overflow);
    // More than the degree is no more than the other side has; nothing is nothing.
    assert_eq!(quotas([100, 100], [2, 3]).unwrap().solve(dinic).unwrap().len(), 5);
    assert!(quotas([0, 0], [2, 3]).unwrap().solve(dinic).unwrap().is_empty());
}

// 5. Bad input.

#[test]
fn bad_quotas_are_refused() {
    let graph = graph(2, 3, &[(0, 0), (1, 2)]);
    let of = |left: &[i64], right: &[i64], edges: Option<&[i64]>| {
        let edges = edges.map(<[i64]>::to_vec);
        let quotas = Quotas { left: left.to_vec(), right: right.to_vec(), edges };
        Reduction::with_quotas(&graph, &quotas).map(|_| ()).unwrap_err()
    };
    assert_eq!(of(&[1, -1], &[1, 1, 1], None), QuotaError::NegativeLeft { x: 1 });
    assert_eq!(of(&[1, 1], &[1, 1, -7], None), QuotaError::NegativeRight { y: 2 });
    let edge = EdgeId::from(1);
    assert_eq!(of(&[1, 1], &[1, 1, 1], Some(&[0, -1])), QuotaError::NegativeEdge { edge });
    for (left, right, edges) in [
        (&[1][..], &[1, 1, 1][..], None),
        (&[1, 1], &[1, 1], None),
        (&[1, 1], &[1, 1, 1], Some(&[1][..])),
    ] {
        assert_eq!(of(left, right, edges), QuotaError::OtherGraph);
    }
    assert_eq!(
        QuotaError::Required { edge }.to_string(),
        "edge 1 cannot be required: no quota is left"
    );
}

/// Whichever comes first stays, and the other is refused.
#[test]
fn an_edge_is_not_required_and_forbidden() {
    let graph = graph(2, 2, &[(0, 0), (1, 0), (1, 1)]);
    let edge = EdgeId::from(1);
    let pairs = |reduction: &mut Reduction| {
        let found = reduction.solve(dinic).unwrap();
        assert_eq!(found.verify(reduction), Ok(()));
        (found.len(), found.times(edge))
    };
    let mut required = Reduction::new(&graph).unwrap();
    required.require(edge).unwrap();
    assert_eq!(required.forbid(edge), Err(QuotaError::Forbidden { edge }));
    assert_eq!(pairs(&mut required), (1, 1));
    let mut forbidden = Reduction::new(&graph).unwrap();
    forbidden.forbid(edge).unwrap();
    assert_eq!(forbidden.require(edge), Err(QuotaError::Required { edge }));
    assert_eq!(pairs(&mut forbidden), (2, 0));
    let shown = QuotaError::Forbidden { edge }.to_string();
    assert_eq!(shown, "edge 1 cannot be forbidden: it is required");
}

#[test]
fn a_proof_of_another_problem_is_rejected() {
    let graph = graph(2, 2, &[(0, 0), (1, 0), (1, 1)]);
    let mut one = Reduction::new(&graph).unwrap();
    let found = one.solve(dinic).unwrap();
    let more = Quotas::uniform(&graph, 2, 2);
    let more = Reduction::with_quotas(&graph, &more).unwrap();
    assert!(found.verify(&more).is_err(), "there more can flow");
    let fewer = Reduction::with_quotas(&graph, &Quotas::uniform(&graph, 0, 1)).unwrap();
    assert!(found.verify(&fewer).is_err(), "there nothing can flow");
    assert!(found.verify(&Reduction::new(&super::graph(2, 2, &[])).unwrap()).is_err());
    assert_eq!(found.verify(&one), Ok(()));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("x>y", r#"part 1: "x>y" has a direction: edges are written 0-1 (column 1)"#),
        ("a-b b-c c-a", "no two sides: b c a is a cycle of 3 edges"),
    ]);
    quota_demo::DEMO.refuses(&[("--left -1 a-b", "--left: a quota cannot be negative")]);
}

// 6. Errata: none. What the original's comment says is right.

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("matching_as_max_flow", ""),
        ("matching_as_max_flow_back", "a-1 a-2 b-1 b-3 c-2"),
        ("matching_as_max_flow_cost", "--cost"),
    ]);
    quota_demo::DEMO.shows(&[("b_matching", "")]);
}

#[test]
fn demo_of_any_seed() {
    let random = demo::DEMO.random.unwrap();
    for seed in 0..300 {
        assert_ne!(crate::snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..100).map(|v| format!("{v}-{}", v + 1)).collect();
    demo::DEMO.says(&[
        ("7", "…0 pairs. Cover: none. Crowd: 7;…"),
        ("a-b a-b", "…1 pair: a-b. Cover: a.…"),
        (&long.join(" "), "…Too large to draw: the limit is…50 pairs…"),
    ]);
    quota_demo::DEMO.says(&[
        ("7", "…0 pairs: none. Stopped by: nothing."),
        ("--left 1 --right 1 a-b a-b", "…1 pair: a-b. Stopped by: a."),
        (&long.join(" "), "…Too large to draw: the limit is…100 pairs…"),
    ]);
}
