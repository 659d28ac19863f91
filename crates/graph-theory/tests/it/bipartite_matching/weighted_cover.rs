//! 6.24 Weighted covers and independent sets: all subsets, prices that prove, and covers of the
//! wrong weight.

use graph_theory::bipartite_matching::covers_and_cliques::{Notion, VertexSetError, konig};
use graph_theory::bipartite_matching::weighted_cover::board::largest_sum;
use graph_theory::bipartite_matching::weighted_cover::closure::heaviest_closure;
use graph_theory::bipartite_matching::weighted_cover::exact::{FoundCover, cheapest_cover};
use graph_theory::bipartite_matching::weighted_cover::plain;
use graph_theory::bipartite_matching::weighted_cover::pricing::cover_by_pricing;
use graph_theory::bipartite_matching::weighted_cover::{
    WeightError, WeightedCover, WeightedCoverError, network, weighted_cover,
};
use graph_theory::bipartite_matching::{Bipartite, two_sides};
use graph_theory::graph::generate;
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::dinic;
use graph_theory::network_flow::edmonds_karp::plain::Step;
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{all_graphs, any_graph};
use crate::snapshots::Expect;

#[path = "../../../examples/board_sum.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod board_demo;
#[path = "../../../examples/weighted_cover.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

fn nodes(numbers: &[u32]) -> Vec<NodeId> {
    numbers.iter().copied().map(NodeId::from).collect()
}

/// The same graph as one of vertices 0, 1, …: the left ones first.
fn joined(sides: &Bipartite) -> UnGraph {
    let n_left = u32::try_from(sides.n_left()).unwrap();
    let edges = sides.edges().iter().map(|edge| (edge.left, n_left + edge.right));
    UnGraph::from_edges(sides.n_left() + sides.n_right(), edges).unwrap()
}

// 1. Worked examples.

/// The graph of the page: the weights of x0 to x3, those of y0 to y2, and the edges.
const LEFT: [i64; 4] = [2, 6, 9, 3];
const RIGHT: [i64; 3] = [10, 7, 4];
const PAGE: [(usize, usize); 7] = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (3, 0), (3, 1)];

/// What its covers weigh by other ideas: the lightest vertex first, the least weight per edge
/// first, the lighter end of each edge, as few vertices as possible, and all that are paid in full.
const LIGHTEST_FIRST: i64 = 24;
const PER_EDGE: i64 = 20;
const LIGHTER_END: i64 = 20;
const FEWEST: i64 = 21;
const PAID_IN_FULL: i64 = 25;
/// What pricing buys there, and what the edges pay then.
const BOUGHT: i64 = 21;
const PRICED: i64 = 15;
/// With the degrees as weights, the cover weighs as much as there are edges.
const BY_DEGREE: usize = 7;

/// A graph as the plain version takes it, as one graph: the left vertices come first.
fn as_one(left: &[i64], right: &[i64], edges: &[(usize, usize)]) -> (UnGraph, Vec<i64>) {
    let number = |v: usize| u32::try_from(v).unwrap();
    let ends = edges.iter().map(|&(x, y)| (number(x), number(left.len() + y)));
    (UnGraph::from_edges(left.len() + right.len(), ends).unwrap(), [left, right].concat())
}

/// Takes the vertex with the least key that has edges without an end in the cover, again and again.
/// The keys are a weight and a number of such edges. No choice may be a tie.
fn greedy(graph: &UnGraph, weights: &[i64], is_less: impl Fn([i64; 2], [i64; 2]) -> bool) -> i64 {
    let mut open: Vec<[usize; 2]> =
        graph.edges().iter().map(|edge| [edge.tail.index(), edge.head.index()]).collect();
    let mut sum = 0;
    while !open.is_empty() {
        let n_open = |v: usize| open.iter().filter(|ends| ends.contains(&v)).count();
        let key = |v: usize| [weights[v], i64::try_from(n_open(v)).unwrap()];
        let all: Vec<usize> = (0..weights.len()).filter(|v| 0 < n_open(*v)).collect();
        let is_first = |v: &usize| all.iter().all(|u| u == v || is_less(key(*v), key(*u)));
        let first = *all.iter().find(|v| is_first(v)).expect("no ties");
        sum += weights[first];
        open.retain(|ends| !ends.contains(&first));
    }
    sum
}

#[test]
fn the_worked_example_of_the_page() {
    let (graph, weights) = as_one(&LEFT, &RIGHT, &PAGE);
    // Vertices 4 to 6 are on the right, 8 is the sink. The last path goes back from y0 to x1, and
    // on each path, one arc alone is the narrowest.
    let mut paths = Vec::new();
    let mut last = Vec::new();
    let cover = plain::weighted_cover_watched(&LEFT, &RIGHT, &PAGE, |step, network| match step {
        Step::Reach { arc } => last.push(network.heads[arc]),
        Step::Augment { path, amount } => {
            let heads: Vec<usize> = path.iter().map(|&arc| network.heads[arc]).collect();
            assert_eq!(path.iter().filter(|&&arc| network.residual[arc] == 0).count(), 1);
            paths.push((heads, amount));
            last.clear();
        }
    });
    let path = |heads: &[usize], amount| (heads.to_vec(), amount);
    assert_eq!(
        paths,
        [
            path(&[0, 5, 8], 2),
            path(&[1, 4, 8], 6),
            path(&[2, 4, 8], 4),
            path(&[3, 5, 8], 3),
            path(&[2, 4, 1, 6, 8], 4),
        ]
    );
    // x1 is paid in full, but the last search reaches it, backward.
    assert_eq!(last, [2, 4, 1, 6]);
    assert_eq!((&cover.left, &cover.right), (&vec![0, 3], &vec![0, 2]));
    assert_eq!(cover.prices, [2, 0, 2, 4, 8, 0, 3]);
    // The only cheapest cover. The heaviest vertex is in it.
    assert_eq!(best(&graph, &weights), (19, vec![0b101_1001]));
    assert_eq!(weights.iter().max(), Some(&RIGHT[0]));
    // The other ideas.
    assert_eq!(greedy(&graph, &weights, |a, b| a[0] < b[0]), LIGHTEST_FIRST);
    assert_eq!(greedy(&graph, &weights, |a, b| a[0] * b[1] < b[0] * a[1]), PER_EDGE);
    let lighter = variant(&graph, &weights, Variant::CheaperEnd);
    assert_eq!(weight(&weights, &lighter), LIGHTER_END);
    let fewest = variant(&graph, &weights, Variant::IgnoresWeights);
    assert_eq!((fewest.len(), weight(&weights, &fewest)), (3, FEWEST));
    let paid = |v: NodeId| -> i64 {
        let edges = graph.edges().iter().zip(&cover.prices);
        edges.filter(|(edge, _)| [edge.tail, edge.head].contains(&v)).map(|(_, price)| price).sum()
    };
    let full: Vec<NodeId> = graph.nodes().filter(|v| paid(*v) == weights[v.index()]).collect();
    assert_eq!((&full, weight(&weights, &full)), (&nodes(&[0, 1, 3, 4, 6]), PAID_IN_FULL));
    let priced = cover_by_pricing(&graph, &weights).unwrap();
    assert_eq!((priced.weight, priced.bound), (BOUGHT, PRICED));
}

/// The questions and exercises of the page.
#[test]
fn the_graphs_of_the_questions() {
    let cover = |left: &[i64], right: &[i64], edges: &[(usize, usize)]| {
        let found = plain::weighted_cover(left, right, edges);
        let weight: i64 = found.prices.iter().sum();
        (found.left, found.right, weight)
    };
    // The lighter end of each edge: wrong on the star, right on an edge and on a path.
    let by_end = |left: &[i64], right: &[i64], edges: &[(usize, usize)]| {
        let (graph, weights) = as_one(left, right, edges);
        weight(&weights, &variant(&graph, &weights, Variant::CheaperEnd))
    };
    let star = [(0, 0), (1, 0), (2, 0)];
    assert_eq!((by_end(&[2, 2, 2], &[3], &star), cover(&[2, 2, 2], &[3], &star).2), (6, 3));
    assert_eq!((by_end(&[1], &[2], &[(0, 0)]), cover(&[1], &[2], &[(0, 0)]).2), (1, 1));
    let path = [(0, 0), (1, 0)];
    assert_eq!((by_end(&[3, 3], &[1], &path), cover(&[3, 3], &[1], &path).2), (1, 1));
    // A heavier y0.
    assert_eq!(cover(&LEFT, &[20, 7, 4], &PAGE), (vec![0, 1, 2, 3], vec![], 20));
    // The network of a board of 4 by 4.
    let board: UnGraph = generate::grid(4, 4).unwrap();
    assert_eq!(board.n_nodes() + board.n_edges(), 40);
    // With the degrees as weights.
    let (graph, _) = as_one(&LEFT, &RIGHT, &PAGE);
    let degrees: Vec<i64> =
        graph.nodes().map(|v| i64::try_from(graph.degree(v)).unwrap()).collect();
    let found = weighted_cover(&graph, &degrees).unwrap();
    assert_eq!(usize::try_from(found.cover_weight), Ok(BY_DEGREE));
    // For which weights of y2 the cover of the page is the cheapest, and the only one.
    for y2 in 0..20 {
        let (graph, weights) = as_one(&LEFT, &[10, 7, y2], &PAGE);
        let (least, covers) = best(&graph, &weights);
        assert_eq!(covers.contains(&0b101_1001), y2 <= 5, "{y2}");
        assert_eq!(covers == [0b101_1001], y2 < 5, "{y2}");
        assert_eq!(least, if y2 <= 5 { 15 + y2 } else { 20 });
    }
}

/// Among the cheapest covers, one with the fewest vertices.
#[test]
fn the_fewest_vertices_of_the_cheapest() {
    for graph in all_graphs(2, 3).map(|sides| joined(&sides)) {
        for weights in all_weights(5).step_by(5) {
            let most = i64::try_from(weights.len()).unwrap() + 1;
            let changed: Vec<i64> = weights.iter().map(|weight| weight * most + 1).collect();
            let cover = weighted_cover(&graph, &changed).unwrap().cover;
            let (least, covers) = best(&graph, &weights);
            assert_eq!(weight(&weights, &cover), least);
            let fewest = covers.iter().map(|set| set.count_ones()).min().unwrap();
            assert_eq!(u32::try_from(cover.len()), Ok(fewest));
        }
    }
}

/// In every cheapest cover, each vertex is paid in full, and an edge that pays has one end in it.
#[test]
fn prices_fit_every_cheapest_cover() {
    for graph in all_graphs(3, 3).map(|sides| joined(&sides)) {
        let weights = [5, 3, 4, 2, 6, 3];
        let found = weighted_cover(&graph, &weights).unwrap();
        let mut paid = [0; 6];
        for (edge, price) in graph.edges().iter().zip(&found.prices) {
            paid[edge.tail.index()] += price;
            paid[edge.head.index()] += price;
        }
        for cover in best(&graph, &weights).1 {
            let is_in = |v: NodeId| cover >> v.index() & 1 == 1;
            assert!((0..6).all(|v| cover >> v & 1 == 0 || paid[v] == weights[v]));
            let mut pays =
                graph.edges().iter().zip(&found.prices).filter(|(_, price)| **price != 0);
            assert!(pays.all(|(edge, _)| is_in(edge.tail) != is_in(edge.head)));
        }
    }
}

/// x0, x1, x2 are 0 to 2; y0, y1, y2 are 3 to 5.
const EDGES: [(u32, u32); 5] = [(0, 3), (0, 4), (1, 4), (2, 4), (2, 5)];
const WEIGHTS: [i64; 6] = [4, 3, 6, 5, 2, 4];

fn worked() -> UnGraph {
    UnGraph::from_edges(6, EDGES).unwrap()
}

#[test]
fn an_older_example() {
    let found = weighted_cover(&worked(), &WEIGHTS).unwrap();
    assert_eq!((&found.cover, found.cover_weight), (&nodes(&[0, 4, 5]), 10), "x0 y1 y2");
    assert_eq!((&found.independent, found.independent_weight), (&nodes(&[1, 2, 3]), 14));
    assert_eq!(found.prices.iter().sum::<i64>(), 10);
    assert_eq!(found.verify(&worked(), &WEIGHTS), Ok(()));
    assert_eq!(best(&worked(), &WEIGHTS), (10, vec![0b11_0001]), "the only one");
}

const BOARD: [[i64; 4]; 3] = [[10, 6, 9, 2], [15, 11, 4, 5], [8, 3, 1, 7]];
/// What the largest number that still fits, again and again, sums to there, and what each color
/// does.
const LARGEST_FIRST: i64 = 34;
const COLORS: [i64; 2] = [44, 37];

#[test]
fn worked_board() {
    let found = largest_sum(&BOARD).unwrap();
    assert_eq!((found.independent_weight, found.cover_weight), (45, 36));
    assert_eq!(found.independent, nodes(&[0, 2, 5, 8, 11]), "10 9 11 8 7");
    let numbers = BOARD.concat();
    let graph: UnGraph = generate::grid(3, 4).unwrap();
    assert_eq!(best(&graph, &numbers).1.len(), 1, "the only one");
    // The numbers differ, so nothing here is a tie.
    let mut order: Vec<usize> = (0..12).collect();
    order.sort_by_key(|&v| -numbers[v]);
    let mut taken: Vec<NodeId> = Vec::new();
    for v in order.into_iter().map(|v| NodeId::from(u32::try_from(v).unwrap())) {
        if graph.neighbors(v).all(|u| !taken.contains(&u)) {
            taken.push(v);
        }
    }
    assert_eq!(weight(&numbers, &taken), LARGEST_FIRST);
    let is_right = two_sides(&graph).unwrap();
    let color = |side| (0..12).filter(|v| is_right[*v] == side).map(|v| numbers[v]).sum::<i64>();
    assert_eq!([false, true].map(color), COLORS);
}

/// The example of the page: three projects and three tools.
const PROFITS: [i64; 6] = [9, 6, 2, -5, -7, -3];
const NEEDS: [(usize, usize); 5] = [(0, 3), (0, 4), (1, 4), (2, 4), (2, 5)];

/// What a set earns, if it is closed.
fn earned(profits: &[i64], needs: &[(usize, usize)], set: u32) -> Option<i64> {
    let has = |v: usize| set >> v & 1 == 1;
    let is_closed = needs.iter().all(|&(u, v)| !has(u) || has(v));
    is_closed.then(|| (0..profits.len()).filter(|v| has(*v)).map(|v| profits[v]).sum())
}

/// Compares a heaviest closure with all subsets. It must be part of all others that are best.
fn check_closure(profits: &[i64], needs: &[(usize, usize)]) {
    let found = heaviest_closure(profits, needs).iter().fold(0, |set, v| set | 1 << v);
    let all = 0_u32..1 << profits.len();
    let most = all.clone().filter_map(|set| earned(profits, needs, set)).max();
    assert_eq!(earned(profits, needs, found), most, "{profits:?} {needs:?}");
    for set in all.filter(|set| earned(profits, needs, *set) == most) {
        assert_eq!(found & !set, 0, "{profits:?} {needs:?}");
    }
}

#[test]
fn projects_and_tools() {
    let closed = |set: u32| earned(&PROFITS, &NEEDS, set);
    assert_eq!(heaviest_closure(&PROFITS, &NEEDS), [0, 1, 3, 4]);
    assert_eq!(closed(0b01_1011), Some(3));
    let others = (0..64).filter(|set| *set != 0b01_1011);
    assert_eq!(others.filter_map(closed).max(), Some(2), "the only one");
    // No project is worth its tools: 0 needs 3 and 4, 1 needs 4, 2 needs 4 and 5.
    assert_eq!([0b01_1001, 0b01_0010, 0b11_0100].map(closed), [-3, -1, -8].map(Some));
    // The cheapest cover: give up 2, and buy 3 and 4.
    let needs = NEEDS.map(|(project, tool)| (project, tool - 3));
    let cover = plain::weighted_cover(&[9, 6, 2], &[5, 7, 3], &needs);
    assert_eq!((cover.left, cover.right), (vec![2], vec![0, 1]));
    assert_eq!(cover.prices.iter().sum::<i64>(), 9 + 6 + 2 - 3);
    // Project 1 earns 8: it is worth its tool.
    assert_eq!(heaviest_closure(&[9, 8, 2, -5, -7, -3], &NEEDS), [0, 1, 3, 4]);
    assert_eq!(heaviest_closure(&[4, 8, 2, -5, -7, -3], &NEEDS), [1, 4]);
    // A cycle of needs: all or nothing.
    assert_eq!(heaviest_closure(&[3, -2], &[(0, 1), (1, 0)]), [0, 1]);
    assert_eq!(heaviest_closure(&[2, -3], &[(0, 1), (1, 0)]), [0; 0]);
    assert_eq!(heaviest_closure(&[], &[]), [0; 0]);
}

// 2. All small inputs.

fn weight(weights: &[i64], set: &[NodeId]) -> i64 {
    set.iter().map(|v| weights[v.index()]).sum()
}

/// The least weight of a cover, and the covers of that weight as sets of bits: all subsets.
fn best(graph: &UnGraph, weights: &[i64]) -> (i64, Vec<u32>) {
    let has = |set: u32, v: usize| set >> v & 1 == 1;
    let covers = (0_u32..1 << weights.len()).filter(|set| {
        let mut edges = graph.edges().iter();
        edges.all(|edge| has(*set, edge.tail.index()) || has(*set, edge.head.index()))
    });
    let weigh = |set: u32| (0..weights.len()).filter(|v| has(set, *v)).map(|v| weights[v]).sum();
    let all: Vec<(i64, u32)> = covers.map(|set| (weigh(set), set)).collect();
    let least = all.iter().map(|(weight, _)| *weight).min().unwrap();
    (least, all.into_iter().filter(|(weight, _)| *weight == least).map(|(_, set)| set).collect())
}

/// All lists of weights from 0 to 2.
fn all_weights(n: u32) -> impl Iterator<Item = Vec<i64>> {
    (0..3_i64.pow(n)).map(move |code| (0..n).map(|i| code / 3_i64.pow(i) % 3).collect())
}

fn check(graph: &UnGraph, weights: &[i64]) {
    let found = weighted_cover(graph, weights).unwrap();
    let (least, covers) = best(graph, weights);
    assert_eq!(found.cover_weight, least, "{graph:?} {weights:?}");
    assert_eq!(found.independent_weight + found.cover_weight, weights.iter().sum::<i64>());
    assert_eq!(found.verify(graph, weights), Ok(()), "{graph:?} {weights:?}");
    let is_right = two_sides(graph).unwrap();
    for v in graph.nodes() {
        let is_in = found.cover.contains(&v);
        assert!(!is_in || 0 < graph.degree(v), "nothing that covers nothing");
        if !is_right[v.index()] && 0 < graph.degree(v) {
            let somewhere = covers.iter().any(|cover| cover >> v.index() & 1 == 1);
            assert_eq!(is_in, somewhere, "the most on the left: {graph:?} {weights:?}");
        }
    }
}

#[test]
fn all_small_graphs() {
    for graph in all_graphs(2, 3).map(|sides| joined(&sides)) {
        for weights in all_weights(5) {
            check(&graph, &weights);
        }
    }
    for graph in all_graphs(3, 3).map(|sides| joined(&sides)) {
        for weights in [[1, 1, 1, 1, 1, 1], [1, 2, 4, 8, 16, 32], [5, 3, 4, 2, 6, 3]] {
            check(&graph, &weights);
        }
        let ones = weighted_cover(&graph, &[1_i64; 6]).unwrap();
        let size = konig(&graph).unwrap().cover.len();
        assert_eq!(usize::try_from(ones.cover_weight), Ok(size), "with weights of 1, that of 6.23");
    }
}

/// Compares the plain version with the library's version, and adds up its prices. `weights` are
/// those of the left vertices and then those of the right ones.
fn check_plain(sides: &Bipartite, weights: &[i64]) {
    let graph = joined(sides);
    let (left, right) = weights.split_at(sides.n_left());
    let index = |v: u32| usize::try_from(v).unwrap();
    let edges: Vec<(usize, usize)> =
        sides.edges().iter().map(|edge| (index(edge.left), index(edge.right))).collect();
    let found = plain::weighted_cover(left, right, &edges);
    let all = found.left.iter().copied().chain(found.right.iter().map(|y| left.len() + y));
    let is_in: Vec<bool> = {
        let mut is_in = vec![false; weights.len()];
        all.for_each(|v| is_in[v] = true);
        is_in
    };
    // Only the plain version takes vertices that cover nothing, if they weigh nothing.
    let (cover, independent): (Vec<NodeId>, Vec<NodeId>) =
        graph.nodes().partition(|v| is_in[v.index()] && 0 < graph.degree(*v));
    assert!(graph.nodes().all(|v| {
        let is_idle = is_in[v.index()] && graph.degree(v) == 0;
        !is_idle || weights[v.index()] == 0
    }));
    let fast = weighted_cover(&graph, weights).unwrap();
    assert_eq!(cover, fast.cover, "{graph:?} {weights:?}");
    let as_fast = WeightedCover {
        cover_weight: weight(weights, &cover),
        independent_weight: weight(weights, &independent),
        cover,
        independent,
        prices: found.prices,
    };
    assert_eq!(as_fast.verify(&graph, weights), Ok(()), "{graph:?} {weights:?}");
}

#[test]
fn the_plain_form_is_the_front_door_on_all_small_graphs() {
    for sides in all_graphs(2, 3) {
        for weights in all_weights(5) {
            check_plain(&sides, &weights);
        }
    }
    for sides in all_graphs(3, 3) {
        for weights in [[1, 1, 1, 1, 1, 1], [1, 2, 4, 8, 16, 32], [5, 3, 4, 2, 6, 3]] {
            check_plain(&sides, &weights);
        }
    }
}

#[test]
fn all_small_graphs_by_pricing() {
    const PAIRS: [(u32, u32); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    for code in 0..64 {
        let edges = (0..6).filter(|i| code >> i & 1 == 1).map(|i| PAIRS[i]);
        let graph = UnGraph::from_edges(4, edges).unwrap();
        for weights in all_weights(4) {
            let found = cover_by_pricing(&graph, &weights).unwrap();
            assert_eq!(found.verify(&graph, &weights), Ok(()));
            let best = best(&graph, &weights).0;
            assert!(found.bound <= best && best <= found.weight && found.weight <= 2 * best);
        }
    }
}

/// Compares the exact search with all subsets, and what it says when it is stopped.
fn check_exact(graph: &UnGraph, weights: &[i64]) {
    let least = best(graph, weights).0;
    let check_sets = |found: &FoundCover<i64>| {
        assert_eq!(Notion::Cover.check(graph, &found.cover), Ok(()));
        assert_eq!(weight(weights, &found.cover), found.cover_weight);
        assert_eq!(weight(weights, &found.independent), found.independent_weight);
        let mut all = [&found.cover[..], &found.independent].concat();
        all.sort_unstable();
        assert_eq!(all, graph.nodes().collect::<Vec<_>>());
    };
    let found = cheapest_cover(graph, weights, u64::MAX).unwrap();
    check_sets(&found);
    assert_eq!((found.cover_weight, found.is_best()), (least, true), "{graph:?} {weights:?}");
    for most_steps in [0, 1, 2, 4] {
        let stopped = cheapest_cover(graph, weights, most_steps).unwrap();
        check_sets(&stopped);
        assert!(stopped.bound <= least && least <= stopped.cover_weight);
        assert!(stopped.cover_weight <= 2 * stopped.bound, "at worst that of the prices");
    }
}

#[test]
fn all_small_graphs_exactly() {
    // Loops too: the pairs (v, v).
    let pairs: Vec<(u32, u32)> = (0..4).flat_map(|v| (0..=v).map(move |u| (u, v))).collect();
    for code in 0_u32..1 << pairs.len() {
        let edges = (0..).zip(&pairs).filter(|(i, _)| code >> i & 1 == 1);
        let graph = UnGraph::from_edges(4, edges.map(|(_, &pair)| pair)).unwrap();
        for weights in all_weights(4).step_by(4) {
            check_exact(&graph, &weights);
        }
    }
}

#[test]
fn known_graphs_exactly() {
    // Prices prove nothing on a triangle.
    let triangle: UnGraph = generate::complete(3).unwrap();
    let found = cheapest_cover(&triangle, &[1_i64; 3], u64::MAX).unwrap();
    assert_eq!((found.cover, found.cover_weight), (nodes(&[0, 1]), 2));
    let stopped = cheapest_cover(&triangle, &[1_i64; 3], 0).unwrap();
    assert_eq!((stopped.cover_weight, stopped.bound, stopped.is_best()), (2, 1, false));
    // On two sides, what the cut finds.
    let found = cheapest_cover(&worked(), &WEIGHTS, u64::MAX).unwrap();
    assert_eq!((found.cover, found.independent_weight), (nodes(&[0, 4, 5]), 14));
    // As many vertices as may be: a cycle of 63, and one vertex more that is joined to all, light
    // or heavy.
    let cycle = (0..63).map(|v| (v, (v + 1) % 63));
    let wheel = UnGraph::from_edges(64, cycle.chain((0..63).map(|v| (v, 63)))).unwrap();
    for (hub, weight) in [(1, 33), (100, 63)] {
        let weights: Vec<i64> = (0..63).map(|_| 1).chain([hub]).collect();
        let found = cheapest_cover(&wheel, &weights, 1_000_000).unwrap();
        assert_eq!((found.cover_weight, found.is_best()), (weight, true));
    }
}

/// How one may go wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    Right,
    /// The smallest cover, whatever it weighs.
    IgnoresWeights,
    /// The cheaper end of each edge that has none yet.
    CheaperEnd,
    /// The edges between carry 1, as for pairs.
    EdgesOfOne,
    /// Takes the left vertices to which more could flow, and the right ones to which no more can.
    TurnedRound,
    /// Takes all on the source's side.
    WholeSide,
}

fn variant(graph: &UnGraph, weights: &[i64], variant: Variant) -> Vec<NodeId> {
    let is_right = two_sides(graph).unwrap();
    let (mut network, source, sink) = network(graph, weights, &is_right).unwrap();
    match variant {
        Variant::IgnoresWeights => return konig(graph).unwrap().cover,
        Variant::CheaperEnd => {
            let mut is_in = vec![false; weights.len()];
            for edge in graph.edges() {
                let (u, v) = (edge.tail.index(), edge.head.index());
                if !is_in[u] && !is_in[v] {
                    is_in[if weights[v] < weights[u] { v } else { u }] = true;
                }
            }
            return graph.nodes().filter(|v| is_in[v.index()]).collect();
        }
        Variant::EdgesOfOne => {
            for i in 0..u32::try_from(graph.n_edges()).unwrap() {
                network.set_capacity(EdgeId::from(i), 1).unwrap();
            }
        }
        _ => {}
    }
    let flow = dinic(&mut network, source, sink).unwrap();
    let is_in = |v: &NodeId| match variant {
        Variant::TurnedRound => flow.is_on_source_side(*v) != is_right[v.index()],
        Variant::WholeSide => flow.is_on_source_side(*v),
        _ => flow.is_on_source_side(*v) == is_right[v.index()],
    };
    graph.nodes().filter(is_in).collect()
}

#[test]
fn wrong_versions_are_caught() {
    let n_faults = |wrong| {
        let mut n_faults = 0;
        for graph in all_graphs(2, 2).map(|sides| joined(&sides)) {
            for weights in all_weights(4) {
                let cover = variant(&graph, &weights, wrong);
                let is_right = Notion::Cover.check(&graph, &cover).is_ok()
                    && weight(&weights, &cover) == best(&graph, &weights).0;
                n_faults += usize::from(!is_right);
            }
        }
        n_faults
    };
    assert_eq!(n_faults(Variant::Right), 0);
    for wrong in [
        Variant::IgnoresWeights,
        Variant::CheaperEnd,
        Variant::EdgesOfOne,
        Variant::TurnedRound,
        Variant::WholeSide,
    ] {
        assert_ne!(n_faults(wrong), 0, "{wrong:?}");
    }
}

#[test]
fn damaged_proofs_are_refused() {
    let (graph, good) = (worked(), weighted_cover(&worked(), &WEIGHTS).unwrap());
    let damaged = |damage: fn(&mut WeightedCover<i64>)| {
        let mut bad = good.clone();
        damage(&mut bad);
        bad.verify(&graph, &WEIGHTS).unwrap_err()
    };
    let node = NodeId::from;
    assert_eq!(damaged(|bad| bad.cover[0] = 99.into()), WeightedCoverError::OtherGraph);
    assert_eq!(damaged(|bad| bad.prices.push(0)), WeightedCoverError::OtherGraph);
    let uncovered = VertexSetError::Uncovered { edge: EdgeId::from(4) };
    assert_eq!(damaged(|bad| _ = bad.cover.pop()), WeightedCoverError::Set(uncovered));
    assert_eq!(
        damaged(|bad| bad.cover.push(3.into())),
        WeightedCoverError::Shared { node: node(3) }
    );
    assert_eq!(
        damaged(|bad| bad.independent.push(3.into())),
        WeightedCoverError::Shared { node: node(3) }
    );
    assert_eq!(damaged(|bad| bad.cover_weight -= 1), WeightedCoverError::Weight);
    assert_eq!(damaged(|bad| bad.independent_weight += 1), WeightedCoverError::Weight);
    assert_eq!(
        damaged(|bad| bad.prices[2] = -1),
        WeightedCoverError::NegativePrice { edge: 2.into() }
    );
    assert_eq!(damaged(|bad| bad.prices[0] += 9), WeightedCoverError::Overpaid { node: node(0) });
    assert_eq!(damaged(|bad| bad.prices = vec![0; 5]), WeightedCoverError::Unpaid);
    // A cover, and nothing wrong with it but its weight: 13.
    let mut dear = good.clone();
    (dear.cover, dear.independent) = (nodes(&[0, 1, 2]), nodes(&[3, 4, 5]));
    (dear.cover_weight, dear.independent_weight) = (13, 11);
    assert_eq!(dear.verify(&graph, &WEIGHTS), Err(WeightedCoverError::Unpaid));
    let mut priced = cover_by_pricing(&graph, &WEIGHTS).unwrap();
    priced.bound += 1;
    assert_eq!(priced.verify(&graph, &WEIGHTS), Err(WeightedCoverError::Unpaid));
}

// 3. Properties.

proptest! {
    #[test]
    fn random_graphs(
        sides in any_graph(6),
        weights in proptest::collection::vec(0_i64..20, 12),
    ) {
        let graph = joined(&sides);
        check(&graph, &weights[..graph.n_nodes()]);
        check_plain(&sides, &weights[..graph.n_nodes()]);
    }

    #[test]
    fn closures_of_random_graphs(
        profits in proptest::collection::vec(-9_i64..10, 1..9),
        pairs in proptest::collection::vec((0_usize..8, 0_usize..8), 0..14),
    ) {
        let n = profits.len();
        let needs: Vec<(usize, usize)> = pairs.into_iter().map(|(u, v)| (u % n, v % n)).collect();
        check_closure(&profits, &needs);
    }

    #[test]
    fn random_graphs_exactly(
        edges in proptest::collection::vec((0_u32..10, 0_u32..10), 0..30),
        weights in proptest::collection::vec(0_i64..20, 10),
    ) {
        check_exact(&UnGraph::from_edges(10, edges).unwrap(), &weights);
    }
}

// 4. Extremes.

#[test]
fn few_vertices() {
    let none = weighted_cover::<(), i64>(&UnGraph::default(), &[]).unwrap();
    assert_eq!((none.cover, none.cover_weight), (vec![], 0));
    // Without edges all are independent, also those that weigh nothing.
    let apart =
        weighted_cover(&UnGraph::<()>::from_edges(3, []).unwrap(), &[0_u8, 200, 200]).unwrap();
    assert_eq!((apart.independent, apart.independent_weight), (nodes(&[0, 1, 2]), 400));
    assert_eq!(largest_sum::<i64>(&[] as &[[i64; 0]]).unwrap().independent_weight, 0);
    let twice = UnGraph::from_edges(2, [(0, 1), (1, 0)]).unwrap();
    assert_eq!(weighted_cover(&twice, &[3_i64, 2]).unwrap().cover, nodes(&[1]));
}

#[test]
fn the_largest_sums() {
    let graph = UnGraph::from_edges(2, [(0, 1)]).unwrap();
    let found = weighted_cover(&graph, &[i64::MAX - 1, 1]).unwrap();
    assert_eq!((found.cover_weight, found.independent_weight), (1, i64::MAX - 1));
    let error = weighted_cover(&graph, &[i64::MAX, 1]).unwrap_err();
    assert_eq!(error, WeightError::Overflow { node: 1.into() });
    // Narrow weights have wide sums.
    assert_eq!(
        weighted_cover(&graph, &[u32::MAX, u32::MAX]).unwrap().cover_weight,
        u64::from(u32::MAX)
    );
}

#[test]
fn a_million_vertices() {
    let n = 1_000_000_u32;
    let weight = |v: u32| i64::from(v % 7 + 1);
    let weights: Vec<i64> = (0..n).map(weight).collect();
    for graph in [generate::path(n).unwrap(), generate::star(n).unwrap()] {
        let found = weighted_cover(&graph, &weights).unwrap();
        assert_eq!(found.verify(&graph, &weights), Ok(()));
    }
}

#[test]
fn a_large_board() {
    let graph = generate::grid(200, 200).unwrap();
    let weights: Vec<i64> = (0..40_000).map(|v| v * v % 1009).collect();
    let found = weighted_cover(&graph, &weights).unwrap();
    assert_eq!(found.verify(&graph, &weights), Ok(()));
}

#[test]
fn floats() {
    // The product of the weights is least where the sum of their logarithms is.
    let weights = [2.0_f64, 3.0, 7.0, 1.5, 4.0, 1.1].map(f64::ln);
    let found = weighted_cover(&worked(), &weights).unwrap();
    assert_eq!(found.cover, nodes(&[3, 4, 5]), "1.5 · 4 · 1.1 is the least product");
    assert_eq!(found.verify(&worked(), &weights), Ok(()));
}

#[test]
fn paths_grow_with_the_cells() {
    for side in demo::SIZES {
        let [n_paths, n_phases] = demo::work(side);
        let n_cells = side * side;
        assert!(10 * n_paths <= 11 * n_cells && n_phases <= side, "{side}: {n_paths} {n_phases}");
        assert!(n_cells <= 2 * n_paths, "{side}: {n_paths}");
    }
}

// 5. Bad input.

#[test]
fn bad_input() {
    let graph = worked();
    let error = |weights: &[i64]| weighted_cover(&graph, weights).unwrap_err();
    assert_eq!(error(&[1; 5]), WeightError::OtherGraph { n_weights: 5, n_nodes: 6 });
    assert_eq!(error(&[1, 1, -1, 1, -1, 1]), WeightError::Negative { node: 2.into() });
    for bad in [f64::NAN, f64::INFINITY] {
        let weights = [1.0, bad, 1.0, 1.0, 1.0, 1.0];
        let not_a_number = WeightError::NotANumber { node: 1.into() };
        assert_eq!(weighted_cover(&graph, &weights).unwrap_err(), not_a_number);
        assert_eq!(cover_by_pricing(&graph, &weights).unwrap_err(), not_a_number);
    }
    let triangle = UnGraph::from_edges(3, [(0, 1), (1, 2), (2, 0)]).unwrap();
    let all_edges = [0, 1, 2].map(EdgeId::from);
    let found = weighted_cover(&triangle, &[1_i64; 3]).unwrap_err();
    let WeightError::Graph(GraphError::NotBipartite { odd_cycle: cycle }) = &found else {
        panic!("{found}")
    };
    let mut ascending = cycle.clone();
    ascending.sort_unstable();
    assert_eq!(ascending, all_edges, "the cycle is the triangle");
    assert_eq!(cover_by_pricing(&triangle, &[1_i64; 3]).unwrap().cover, nodes(&[0, 1]));
    let ragged = largest_sum(&[&[1_i64, 2][..], &[3]]).unwrap_err();
    assert_eq!(ragged, WeightError::Ragged { row: 1, len: 1, n_columns: 2 });
    let negative = largest_sum(&[[1_i64, 2], [3, -4]]).unwrap_err();
    assert_eq!(negative, WeightError::Negative { node: 3.into() });
    let large = UnGraph::from_edges(65, []).unwrap();
    let too_large = GraphError::TooLarge { what: "vertices", n: 65 };
    assert_eq!(cheapest_cover(&large, &[1_i64; 65], 9), Err(too_large.into()));
    let other = WeightError::OtherGraph { n_weights: 2, n_nodes: 6 };
    assert_eq!(cheapest_cover(&graph, &[1_i64; 2], 9), Err(other));
    let looped = UnGraph::from_edges(1, [(0, 0)]).unwrap();
    let priced = cover_by_pricing(&looped, &[5_i64]).unwrap();
    assert_eq!((priced.weight, priced.bound, priced.verify(&looped, &[5])), (5, 5, Ok(())));
}

// 6. Errata.

#[test]
fn erratum_degrees_as_weights_do_not_give_the_smallest_cover() {
    // x0, x1, x2, y0, y1, y2: two stars whose centers are joined.
    let graph = UnGraph::from_edges(6, [(0, 3), (0, 4), (0, 5), (1, 3), (2, 3)]).unwrap();
    let degrees: Vec<i64> =
        graph.nodes().map(|v| i64::try_from(graph.degree(v)).unwrap()).collect();
    let found = weighted_cover(&graph, &degrees).unwrap();
    assert_eq!((found.cover_weight, found.cover.len()), (5, 3), "a whole side");
    assert_eq!(konig(&graph).unwrap().cover, nodes(&[0, 3]), "two vertices, of degrees 3 + 3");
}

#[test]
fn erratum_with_degrees_as_weights_every_answer_is_the_number_of_edges() {
    for graph in all_graphs(3, 3).map(|sides| joined(&sides)) {
        let degrees: Vec<i64> =
            graph.nodes().map(|v| i64::try_from(graph.degree(v)).unwrap()).collect();
        let found = weighted_cover(&graph, &degrees).unwrap();
        assert_eq!(usize::try_from(found.cover_weight), Ok(graph.n_edges()));
    }
}

#[test]
fn the_network_has_the_edges_of_the_graph_first() {
    let graph = worked();
    let is_right = two_sides(&graph).unwrap();
    let (network, source, sink): (FlowNetwork<i64>, _, _) =
        network(&graph, &WEIGHTS, &is_right).unwrap();
    assert_eq!((network.n_nodes(), network.n_edges()), (8, 11));
    let edge = |i: u32| {
        let edge = network.edge(EdgeId::from(i));
        (edge.tail, edge.head, edge.capacity)
    };
    assert_eq!(edge(3), (NodeId::from(2), NodeId::from(4), 6));
    assert_eq!(edge(5), (source, NodeId::from(0), 4));
    assert_eq!(edge(10), (NodeId::from(5), sink, 4));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[("weighted_cover", ""), ("weighted_cover_cost", "--cost")]);
    board_demo::DEMO.shows(&[("board_sum", "")]);
}

#[test]
fn demo_of_other_inputs() {
    let long: Vec<String> = (0..40).map(|i| format!("a{i}-a{}", i + 1)).collect();
    demo::DEMO.says(&[
        ("a=3 b=4 c=2 a-b c-b", "…\nCover: b, weight 4. Independent: a c, weight 5."),
        ("a-b b-c c-d", "…\nCover: a c, weight 2. Independent: b d, weight 2."),
        ("a=3", "…\nCover: nothing, weight 0. Independent: a, weight 3."),
        ("a-b a=7", "…\nCover: b, weight 1. Independent: a, weight 7."),
        (
            &long.join(" "),
            "…Too large to draw: the limit is 16 vertices…\nCover: a1 a3 a5 a7…, weight 20. Independent:…",
        ),
    ]);
    let cells = ["1"; 101].join(" ");
    board_demo::DEMO.says(&[
        ("7", "…\nThe largest sum without neighbors is 7 out of 7."),
        ("7 8 9", "…\nThe largest sum without neighbors is 16 out of 24."),
        (&cells, "…Too large to draw: the limit is 100 cells…is 51 out of 101."),
    ]);
    demo::DEMO.refuses(&[
        ("a-b b-c c-a", "no two sides: b c a b is a cycle of odd length"),
        ("a-a", "no two sides: a a is a cycle of odd length"),
        ("a=-1", "part 1: \"a=-1\" has a negative weight (column 1)"),
        ("a-b a=x", "part 2: \"a=x\" has a weight that is no integer of 64 bits (column 5)"),
        (
            "a-b-c",
            "part 1: \"a-b-c\" is neither a weight, like a=3, nor an edge, like a-b (column 1)",
        ),
        (
            "a-b=3",
            "part 1: \"a-b=3\" is neither a weight, like a=3, nor an edge, like a-b (column 1)",
        ),
        ("a=9223372036854775807 b=1", "the sum of the weights overflows at b"),
    ]);
    board_demo::DEMO.refuses(&[
        ("1 2 / 3", "row 2: 1 cell, and the first row has 2"),
        ("1 x", "row 1: \"x\" is neither an integer of 64 bits nor a slash (column 3)"),
        ("1 / -2", "row 2: \"-2\" is negative (column 5)"),
    ]);
}

#[test]
fn demo_of_any_seed() {
    for demo in [&demo::DEMO, &board_demo::DEMO] {
        let random = demo.random.unwrap();
        for seed in 0..300 {
            assert_ne!(crate::snapshots::answer(demo, &random(seed)), "");
        }
    }
}
