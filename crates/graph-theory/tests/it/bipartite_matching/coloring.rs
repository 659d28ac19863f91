//! 6.27 Graph coloring: all colorings beside it, cliques and degrees as bounds.

use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::coloring::edge_coloring::{
    ClashError, EdgeColoring, EdgeColoringError, misra_gries, two_sided,
};
use graph_theory::bipartite_matching::coloring::exact::{Verdict, color_with, fewest_colors};
use graph_theory::bipartite_matching::coloring::inclusion_exclusion::{MODULI, chromatic_number};
use graph_theory::bipartite_matching::coloring::plain;
use graph_theory::bipartite_matching::coloring::{
    Coloring, ColoringError, dsatur, dsatur_watched, greedy, greedy_watched, largest_first,
    smallest_last, two_color,
};
use graph_theory::graph::generate;
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::SplitMix64;

use super::{ORIGINAL, all_graphs, any_graph};
use crate::snapshots::Expect;

#[path = "../../../examples/coloring.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

fn graph(n_nodes: usize, edges: &[(u32, u32)]) -> UnGraph {
    UnGraph::from_edges(n_nodes, edges.iter().copied()).unwrap()
}

fn node(number: usize) -> NodeId {
    u32::try_from(number).unwrap().into()
}

fn edge(number: u32) -> EdgeId {
    number.into()
}

fn nodes(numbers: &[u32]) -> Vec<NodeId> {
    numbers.iter().map(|&number| number.into()).collect()
}

const ENOUGH_STEPS: u64 = 1_000_000;

// 1. Worked examples.

/// The graph of the page: a triangle, and a vertex of degree 1 beside each of its vertices.
const NET: &[(u32, u32)] = &[(0, 1), (1, 3), (2, 3), (3, 5), (4, 5), (1, 5)];
/// Two vertices of degree 3, each with two leaves, joined by a path of three edges.
const TWO_STARS: &[(u32, u32)] = &[(0, 1), (0, 2), (0, 3), (3, 4), (4, 5), (5, 6), (5, 7)];

/// The colors of the graph of the page in the order of the numbers.
const BY_NUMBER: usize = 4;
/// In the order of ascending degrees.
const SMALLEST_FIRST: usize = 4;
/// In the order of descending degrees.
const LARGEST_FIRST: usize = 3;
/// In the order of smallest last.
const SMALLEST_LAST: usize = 3;
/// The same four for the two stars.
const STARS_BY_NUMBER: usize = 2;
const STARS_SMALLEST_FIRST: usize = 3;
const STARS_LARGEST_FIRST: usize = 3;
const STARS_SMALLEST_LAST: usize = 2;

/// The numbers of colors by four orders: by number, the smallest degree first, the largest degree
/// first, smallest last.
fn by_orders(graph: &UnGraph) -> [usize; 4] {
    let lists = graph.adjacency_lists();
    let by_number: Vec<usize> = (0..lists.len()).collect();
    let mut ascending = by_number.clone();
    ascending.sort_by_key(|v| lists[*v].len());
    let mut descending = by_number.clone();
    descending.sort_by_key(|v| std::cmp::Reverse(lists[*v].len()));
    [by_number, ascending, descending, plain::smallest_last(&lists)]
        .map(|order| plain_colors(&lists, &order).into_iter().max().map_or(0, |most| most + 1))
}

/// The colors of the plain version; every vertex is in the order.
fn plain_colors(lists: &[Vec<usize>], order: &[usize]) -> Vec<usize> {
    plain::greedy(lists, order).into_iter().collect::<Option<Vec<usize>>>().unwrap()
}

/// All orders of `0..n`.
fn all_orders(n: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for v in 0..n {
        let longer = |order: &Vec<usize>| {
            let with_v = |place| {
                let mut order = order.clone();
                order.insert(place, v);
                order
            };
            (0..=order.len()).map(with_v).collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

#[test]
fn the_worked_example_of_the_page() {
    let net = graph(6, NET);
    let lists = net.adjacency_lists();
    assert_eq!(plain_colors(&lists, &[0, 1, 2, 3, 4, 5]), [0, 1, 0, 2, 0, 3]);
    assert_eq!(by_orders(&net), [BY_NUMBER, SMALLEST_FIRST, LARGEST_FIRST, SMALLEST_LAST]);
    // The degrees when the vertices are taken away, and the order.
    let mut degrees = Vec::new();
    let order = plain::smallest_last_watched(&lists, |step, degree| {
        let plain::Step::Remove { v } = step else { panic!("no vertex gets a color") };
        degrees.push(degree[v]);
    });
    assert_eq!((degrees, order), (vec![1, 1, 1, 2, 1, 0], vec![5, 3, 1, 4, 2, 0]));
    // Three are the fewest: a triangle, and the bound of the degeneracy. The degrees allow four.
    let best = fewest_colors(&net, ENOUGH_STEPS).unwrap();
    assert_eq!((best.clique, best.at_least), (nodes(&[1, 3, 5]), 3));
    assert_eq!(smallest_last(&net).degeneracy, 2);
    assert_eq!(net.nodes().map(|v| net.degree(v)).max(), Some(3));
    // The two stars, where largest first is too much, whatever is done where degrees are equal.
    let stars = graph(8, TWO_STARS);
    let counts = [STARS_BY_NUMBER, STARS_SMALLEST_FIRST, STARS_LARGEST_FIRST, STARS_SMALLEST_LAST];
    assert_eq!(by_orders(&stars), counts);
    let lists = stars.adjacency_lists();
    for order in all_orders(8) {
        if order.windows(2).all(|two| lists[two[1]].len() <= lists[two[0]].len()) {
            assert_eq!(plain_colors(&lists, &order).into_iter().max(), Some(2));
        }
    }
}

/// The colors of a crown of a hundred pairs, pair by pair.
const CROWN_OF_100: usize = 100;
/// How many entries of lists the plain version reads on a complete graph of ten vertices.
const COMPLETE_READS: usize = 90;
/// How many colors are certain to be enough for a star with 999 leaves.
const STAR_COLORS: usize = 2;

/// How many sets of vertices of a triangle have no edge.
const TRIANGLE_SETS: usize = 4;

#[test]
fn the_graphs_of_the_questions() {
    let has = |set: u32, v: u32| set >> v & 1 == 1;
    let is_free = |set: &u32| (0..3).all(|v| !has(*set, v) || !has(*set, (v + 1) % 3));
    assert_eq!((0..8).filter(is_free).count(), TRIANGLE_SETS);
    let path = graph(4, &[(0, 1), (1, 2), (2, 3)]).adjacency_lists();
    assert_eq!(plain_colors(&path, &[0, 3, 1, 2]), [0, 1, 2, 0]);
    let crown = demo::crown(100).unwrap();
    let pairs: Vec<NodeId> = crown.nodes().collect();
    assert_eq!(greedy(&crown, &pairs).unwrap().n_colors(), CROWN_OF_100);
    let complete: UnGraph = generate::complete(10).unwrap();
    let n_entries: usize = complete.adjacency_lists().iter().map(Vec::len).sum();
    assert_eq!(n_entries, COMPLETE_READS);
    let star: UnGraph = generate::star(1000).unwrap();
    assert_eq!(smallest_last(&star).degeneracy + 1, STAR_COLORS);
    // Largest first needs one more than necessary on the two stars, and no more than that on a
    // cycle of five and on the graph of the page.
    let fewest = |graph: &UnGraph| (by_orders(graph)[2], fewest_by_trying(graph));
    assert_eq!(fewest(&graph(8, TWO_STARS)), (3, 2));
    assert_eq!(fewest(&graph(6, NET)), (3, 3));
    assert_eq!(fewest(&graph(5, C5)), (3, 3));
    // Some order is the best one, on all graphs of up to five vertices.
    for graph in all_small(5) {
        let lists = graph.adjacency_lists();
        let n_colors = |order: &Vec<usize>| {
            plain_colors(&lists, order).into_iter().max().map_or(0, |most| most + 1)
        };
        let least = all_orders(lists.len()).iter().map(n_colors).min();
        assert_eq!(least, Some(fewest_by_trying(&graph)));
    }
}

const G6: &[(u32, u32)] = &[(0, 4), (0, 5), (1, 2), (1, 3), (1, 5), (2, 3), (2, 5), (3, 4)];
const C5: &[(u32, u32)] = &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)];

/// The graph with a copy of each vertex, joined to the neighbors of the vertex, and one more
/// vertex, joined to all copies: it needs one color more, and has no larger clique (J. Mycielski).
fn mycielski(n_nodes: u32, edges: &[(u32, u32)]) -> UnGraph {
    let copies = edges.iter().flat_map(|&(u, v)| [(u, v), (n_nodes + u, v), (u, n_nodes + v)]);
    let hub = (0..n_nodes).map(|v| (n_nodes + v, 2 * n_nodes));
    UnGraph::from_edges(2 * n_nodes as usize + 1, copies.chain(hub)).unwrap()
}

/// The graphs of the page, with the size of their largest clique and the fewest colors.
fn known() -> Vec<(&'static str, UnGraph, usize, usize)> {
    let k43: Vec<_> = (0..4).flat_map(|i| (4..7).map(move |j| (i, j))).collect();
    let wheel: Vec<_> = C5.iter().copied().chain((0..5).map(|v| (v, 5))).collect();
    let star = (0..5).map(|v| (5 + v, 5 + (v + 2) % 5));
    let petersen: Vec<_> =
        C5.iter().copied().chain((0..5).map(|v| (v, v + 5))).chain(star).collect();
    vec![
        ("G6", graph(6, G6), 3, 3),
        ("C5", graph(5, C5), 2, 3),
        ("K(4, 3)", graph(7, &k43), 2, 2),
        ("wheel", graph(6, &wheel), 3, 4),
        ("Petersen's", graph(10, &petersen), 2, 3),
        ("Grötzsch's", mycielski(5, C5), 2, 4),
        ("crown", demo::crown(4).unwrap(), 2, 2),
    ]
}

#[test]
fn worked() {
    for (name, graph, clique, fewest) in known() {
        let best = fewest_colors(&graph, ENOUGH_STEPS).unwrap();
        assert_eq!((best.clique.len(), best.at_least), (clique, fewest), "{name}");
        assert!(best.is_best());
        best.coloring.verify(&graph).unwrap();
        assert_eq!(chromatic_number(&graph), Ok(fewest), "{name}");
    }
    let g6 = graph(6, G6);
    let by_number = greedy(&g6, &nodes(&[0, 1, 2, 3, 4, 5])).unwrap();
    assert_eq!((by_number.colors(), by_number.n_colors()), (&[0, 0, 1, 2, 1, 2][..], 3));
    assert_eq!(dsatur(&g6).unwrap().colors(), [0, 0, 1, 2, 1, 2]);
    let classes = [nodes(&[0, 1]), nodes(&[2, 4]), nodes(&[3, 5])];
    assert_eq!(by_number.classes(), classes);
    assert_eq!(largest_first(&g6), nodes(&[1, 2, 3, 5, 0, 4]));
    let last = smallest_last(&g6);
    assert_eq!((&last.order[..], last.degeneracy), (&nodes(&[1, 5, 2, 3, 4, 0])[..], 2));
}

/// The same vertices in another order: four colors, or two.
#[test]
fn the_order_decides() {
    let crown = demo::crown(4).unwrap();
    let pairs = greedy(&crown, &nodes(&[0, 1, 2, 3, 4, 5, 6, 7])).unwrap();
    assert_eq!(pairs.colors(), [0, 0, 1, 1, 2, 2, 3, 3]);
    let sides = greedy(&crown, &nodes(&[0, 2, 4, 6, 1, 3, 5, 7])).unwrap();
    assert_eq!(sides.colors(), [0, 1, 0, 1, 0, 1, 0, 1]);
    assert_eq!(two_color(&crown).unwrap(), sides);
    for n in demo::SIZES {
        assert_eq!(demo::work(n), [n, 2, 2]);
    }
}

#[test]
fn worked_edges() {
    let graph = super::graph(4, 5, &ORIGINAL);
    let coloring = two_sided(&graph);
    assert_eq!((coloring.n_colors, coloring.verify(&graph)), (4, Ok(())));
}

// 2. All small inputs.

/// The fewest colors, by giving every color to every vertex.
fn fewest_by_trying(graph: &UnGraph) -> usize {
    fn can(graph: &UnGraph, colors: &mut Vec<usize>, n_colors: usize) -> bool {
        let v = colors.len();
        v == graph.n_nodes()
            || (0..n_colors).any(|color| {
                let mut near = graph.neighbors(node(v)).filter(|w| w.index() < v);
                if near.any(|w| colors[w.index()] == color) {
                    return false;
                }
                colors.push(color);
                let works = can(graph, colors, n_colors);
                colors.pop();
                works
            })
    }
    (0..=graph.n_nodes()).find(|&n_colors| can(graph, &mut Vec::new(), n_colors)).unwrap()
}

type Count = fn(&UnGraph) -> usize;

fn best_count(graph: &UnGraph) -> usize {
    let best = fewest_colors(graph, ENOUGH_STEPS).unwrap();
    best.coloring.verify(graph).unwrap();
    assert!(best.is_best());
    for (i, u) in best.clique.iter().enumerate() {
        assert!(best.clique[..i].iter().all(|&v| graph.neighbors(*u).any(|w| w == v)));
    }
    assert!(best.clique.len() <= best.at_least);
    assert_eq!(chromatic_number(graph), Ok(best.at_least), "counted: {:?}", graph.edges());
    best.at_least
}

/// The plain version has the colors of the library in this order, and the same degeneracy in its
/// own.
fn check_plain(graph: &UnGraph, order: &[NodeId], coloring: &Coloring) {
    let lists = graph.adjacency_lists();
    let order: Vec<usize> = order.iter().map(|v| v.index()).collect();
    let colors = plain_colors(&lists, &order);
    assert!(colors.iter().zip(coloring.colors()).all(|(c, d)| u32::try_from(*c) == Ok(*d)));
    let last = plain::smallest_last(&lists);
    let is_before = |v: usize, w: usize| {
        let place = |v: usize| last.iter().position(|u| *u == v);
        place(w) < place(v)
    };
    let n_before = |v: usize| lists[v].iter().filter(|w| is_before(v, **w)).count();
    let most = (0..lists.len()).map(n_before).max().unwrap_or(0);
    assert_eq!((last.len(), most), (lists.len(), smallest_last(graph).degeneracy));
    let n_colors = plain_colors(&lists, &last).into_iter().max().map_or(0, |color| color + 1);
    assert!(n_colors <= most + 1);
}

/// Asserts all that is claimed of colorings of one graph.
fn check(graph: &UnGraph, count: Count) {
    let fewest = fewest_by_trying(graph);
    assert_eq!(count(graph), fewest, "{:?}", graph.edges());
    match two_color(graph) {
        Ok(coloring) => {
            assert!(fewest <= 2 && coloring.n_colors() == fewest);
            coloring.verify(graph).unwrap();
        }
        Err(GraphError::NotBipartite { odd_cycle }) => {
            assert!(2 < fewest && odd_cycle.len() % 2 == 1);
        }
        Err(error) => panic!("{error}"),
    }
    let last = smallest_last(graph);
    let most = graph.nodes().map(|v| graph.degree(v)).max().map_or(0, |most| most + 1);
    for (order, bound) in [
        (graph.nodes().collect(), most),
        (largest_first(graph), most),
        (last.order, last.degeneracy + 1),
    ] {
        let coloring = greedy(graph, &order).unwrap();
        coloring.verify(graph).unwrap();
        check_plain(graph, &order, &coloring);
        assert!(fewest <= coloring.n_colors() && coloring.n_colors() <= bound);
    }
    let saturated = dsatur(graph).unwrap();
    saturated.verify(graph).unwrap();
    assert!(fewest <= saturated.n_colors() && saturated.n_colors() <= most);
    assert!(2 < fewest || saturated.n_colors() == fewest, "two are enough, and it finds them");
    for n_colors in fewest.saturating_sub(1)..=fewest {
        match color_with(graph, n_colors, &[], ENOUGH_STEPS).unwrap() {
            Verdict::Enough(coloring) => {
                assert!(n_colors == fewest && coloring.n_colors() <= n_colors);
                coloring.verify(graph).unwrap();
            }
            Verdict::TooFew => assert!(n_colors < fewest),
            Verdict::Unknown => panic!("the search is short"),
        }
    }
}

fn all_small(most_nodes: u32) -> impl Iterator<Item = UnGraph> {
    (0..=most_nodes).flat_map(|n| {
        let pairs: Vec<_> = (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect();
        (0_u32..1 << pairs.len()).map(move |code| {
            let edges = (0..).zip(&pairs).filter(|(i, _)| code >> i & 1 == 1);
            graph(n as usize, &edges.map(|(_, &pair)| pair).collect::<Vec<_>>())
        })
    })
}

#[test]
fn all_small_graphs() {
    all_small(6).for_each(|graph| check(&graph, best_count));
}

/// With colors that are given: the same as all ways to color the rest.
#[test]
fn all_small_graphs_with_given_colors() {
    for graph in all_small(4).filter(|graph| graph.n_nodes() == 4) {
        for code in 0..4_u32.pow(4) {
            // Color 0 or 2 of three, or none; one vertex of two may say the same again.
            let wish = |v: usize| [None, None, Some(0), Some(2)][(code >> (2 * v) & 3) as usize];
            let given: Vec<_> = (0..4).filter_map(|v| Some((node(v), wish(v)?))).collect();
            let all =
                (0..3_u32.pow(4)).map(|code| (0..4).map(|v| code / 3_u32.pow(v) % 3).collect());
            let fits = |coloring: &Coloring| {
                let agrees = |&(v, color): &(NodeId, u32)| coloring.color(v) == Some(color);
                coloring.verify(&graph).is_ok() && given.iter().all(agrees)
            };
            let is_possible = all.map(Coloring::claimed).any(|coloring| fits(&coloring));
            match color_with(&graph, 3, &given, ENOUGH_STEPS) {
                Ok(Verdict::Enough(coloring)) => assert!(fits(&coloring)),
                Ok(Verdict::TooFew) => assert!(!is_possible),
                Ok(Verdict::Unknown) => panic!("the search is short"),
                Err(ColoringError::Clash { edge }) => {
                    let edge = graph.edge(edge);
                    let wish = |v: NodeId| wish(v.index()).unwrap();
                    assert_eq!(wish(edge.tail), wish(edge.head));
                }
                Err(error) => panic!("{error}"),
            }
        }
    }
}

fn largest_degree(graph: &Bipartite) -> usize {
    let left = graph.left().map(|x| graph.heads(x).len());
    let right = graph.right().map(|y| graph.all_heads().iter().filter(|&&head| head == y).count());
    left.chain(right).max().unwrap_or(0)
}

fn check_edges(graph: &Bipartite) {
    let coloring = two_sided(graph);
    assert_eq!(coloring.n_colors, largest_degree(graph));
    coloring.verify(graph).unwrap();
}

/// One color more than the largest degree, on any graph.
fn check_all_edges(graph: &UnGraph) {
    let coloring = misra_gries(graph).unwrap();
    let most = graph.nodes().map(|v| graph.degree(v)).max().unwrap_or(0);
    assert!(coloring.n_colors <= most + 1);
    coloring.verify_any(graph).unwrap();
}

#[test]
fn edges_of_all_small_graphs() {
    all_graphs(3, 4).for_each(|graph| check_edges(&graph));
    all_small(6).for_each(|graph| check_all_edges(&graph));
    for n in [7, 8, 15, 30] {
        check_all_edges(&generate::complete(n).unwrap());
    }
}

/// The fewest colors by inclusion and exclusion, word by word, with one modulus.
fn counted_with_one(graph: &UnGraph, modulus: i64) -> usize {
    let n = graph.n_nodes();
    let sets = || 0_u32..1 << n;
    let has = |set: u32, v: NodeId| set >> v.index() & 1 == 1;
    let is_independent =
        |set: u32| graph.edges().iter().all(|e| !(has(set, e.tail) && has(set, e.head)));
    let n_within = |all: u32| sets().filter(|&set| set & !all == 0 && is_independent(set)).count();
    let n_choices = |n_colors: usize| {
        let term = |set: u32| {
            let n_sets = i64::try_from(n_within(set)).unwrap();
            let power = (0..n_colors).fold(1, |power, _| power * n_sets % modulus);
            if set.count_ones().is_multiple_of(2) { power } else { -power }
        };
        sets().map(term).sum::<i64>() % modulus
    };
    (0..=n).find(|&n_colors| n_choices(n_colors) != 0).unwrap_or(n)
}

#[test]
fn a_small_modulus_is_not_enough() {
    let pair_of_pairs = graph(4, &[(0, 1), (2, 3)]);
    // Two colors: 4 ways. Three: each pair has 12 choices of three sets, so 144.
    let by = |modulus| counted_with_one(&pair_of_pairs, modulus);
    assert_eq!([by(1_000_003), by(2)], [2, 4]);
    assert_eq!(chromatic_number(&pair_of_pairs), Ok(2));
}

#[test]
fn the_moduli_have_no_common_divisors() {
    for (i, &a) in MODULI.iter().enumerate() {
        assert!((1 << 31..1 << 32).contains(&a));
        for &b in &MODULI[..i] {
            let (mut a, mut b) = (a, b);
            while b != 0 {
                (a, b) = (b, a % b);
            }
            assert_eq!(a, 1);
        }
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn random_graphs(
        n_nodes in 1_u32..14,
        pairs in prop::collection::vec((0_u32..14, 0_u32..14), 0..50),
        shuffle in any::<u64>(),
    ) {
        let edges = pairs.iter().map(|&(u, v)| (u % n_nodes, v % n_nodes)).filter(|(u, v)| u != v);
        let graph = graph(n_nodes as usize, &edges.collect::<Vec<_>>());
        check(&graph, best_count);
        // In the order of the classes of any coloring, no more colors are used than it has.
        let mut order: Vec<NodeId> = graph.nodes().collect();
        generate::Random::new(shuffle).shuffle(&mut order);
        let any = greedy_watched(&graph, &order, |step, coloring| {
            let near = |color| graph.neighbors(step.v).any(|w| coloring.color(w) == Some(color));
            assert!(!near(step.color) && (0..step.color).all(near));
        }).unwrap();
        check_plain(&graph, &order, &any);
        let again = greedy(&graph, &any.classes().concat()).unwrap();
        prop_assert!(again.n_colors() <= any.n_colors());
        // By saturation: whoever is colored has seen as many colors as any that is left.
        let mut before: Vec<usize> = vec![0; graph.n_nodes()];
        dsatur_watched(&graph, |step, state| {
            assert!(before.iter().all(|&n_seen| n_seen <= before[step.v.index()]));
            for v in graph.nodes() {
                let is_open = state.coloring().color(v).is_none();
                before[v.index()] = if is_open { state.seen(v).len() } else { 0 };
            }
        }).unwrap();
    }

    #[test]
    fn random_edges(graph in any_graph(9)) {
        check_edges(&graph);
    }
}

// 4. Extremes.

#[test]
fn a_million_vertices() {
    let path: UnGraph = generate::path(1_000_000).unwrap();
    let star: UnGraph = generate::star(1_000_000).unwrap();
    let grid: UnGraph = generate::grid(1000, 1000).unwrap();
    for (graph, degeneracy) in [(path, 1), (star, 1), (grid, 2)] {
        let last = smallest_last(&graph);
        assert_eq!(last.degeneracy, degeneracy);
        assert!(greedy(&graph, &last.order).unwrap().n_colors() <= degeneracy + 1);
        let saturated = dsatur(&graph).unwrap();
        assert_eq!((saturated.n_colors(), saturated.verify(&graph)), (2, Ok(())));
    }
}

#[test]
fn odd_graphs() {
    let nothing = UnGraph::from_edges(0, []).unwrap();
    assert_eq!(fewest_colors(&nothing, 0).unwrap().at_least, 0);
    assert_eq!(dsatur(&nothing).unwrap(), Coloring::default());
    check(&graph(3, &[]), best_count);
    check(&graph(2, &[(0, 1), (1, 0), (0, 1)]), best_count);
    // Counted, with as many vertices as may be: no edge, all edges, and a crown.
    assert_eq!(chromatic_number(&UnGraph::from_edges(20, []).unwrap()), Ok(1));
    assert_eq!(chromatic_number::<()>(&generate::complete(20).unwrap()), Ok(20));
    assert_eq!(chromatic_number(&demo::crown(10).unwrap()), Ok(2));
    let complete: UnGraph = generate::complete(60).unwrap();
    let best = fewest_colors(&complete, ENOUGH_STEPS).unwrap();
    assert_eq!((best.coloring.n_colors(), best.at_least), (60, 60));
    // A search that is given up knows what it knows: the clique, and the coloring by saturation.
    let hard = mycielski(5, C5);
    let hard: Vec<_> = hard.edges().iter().map(|e| (e.tail.into(), e.head.into())).collect();
    let hard = mycielski(11, &hard);
    let best = fewest_colors(&hard, 10).unwrap();
    assert_eq!((best.coloring.n_colors(), best.at_least, best.is_best()), (5, 2, false));
    let best = fewest_colors(&hard, ENOUGH_STEPS).unwrap();
    assert_eq!((best.at_least, best.is_best()), (5, true));
    assert_eq!(color_with(&hard, 4, &[], 10).unwrap(), Verdict::Unknown);
    assert_eq!(color_with(&hard, 4, &[], ENOUGH_STEPS).unwrap(), Verdict::TooFew);
    // More colors than vertices; the last of them is given.
    let many = color_with(&graph(2, &[(0, 1)]), u32::MAX as usize, &[(node(1), 4_000_000)], 9);
    let Verdict::Enough(coloring) = many.unwrap() else { panic!("they are enough") };
    assert_eq!(coloring.colors(), [0, 4_000_000]);
    // A long cycle of edges.
    let n = 100_000;
    let cycle = (0..n).flat_map(|i| [(i, i), (i, (i + 1) % n)]);
    check_cycle(&Bipartite::from_edges(n as usize, n as usize, cycle).unwrap());
}

fn check_cycle(graph: &Bipartite) {
    let coloring = two_sided(graph);
    assert_eq!((coloring.n_colors, coloring.verify(graph)), (2, Ok(())));
}

// 5. Bad input, and what is no proof.

#[test]
fn bad_questions() {
    let loops = graph(2, &[(0, 1), (1, 1)]);
    let a_loop = GraphError::SelfLoop { edge: edge(1) };
    assert_eq!(dsatur(&loops), Err(a_loop.clone()));
    assert_eq!(greedy(&loops, &nodes(&[0, 1])), Err(a_loop.clone().into()));
    assert_eq!(fewest_colors(&loops, 9), Err(a_loop.clone()));
    assert_eq!(color_with(&loops, 9, &[], 9), Err(a_loop.into()));
    assert_eq!(two_color(&loops), Err(GraphError::NotBipartite { odd_cycle: vec![edge(1)] }));
    let g6 = graph(6, G6);
    let not = |node| Err(ColoringError::NotAnOrder { node });
    assert_eq!(greedy(&g6, &nodes(&[0, 1, 2, 3, 4])), not(node(5)));
    assert_eq!(greedy(&g6, &nodes(&[0, 1, 2, 3, 4, 0])), not(node(0)));
    let out_of_range = GraphError::NodeOutOfRange { node: node(6), n_nodes: 6 };
    assert_eq!(greedy(&g6, &nodes(&[6])), Err(out_of_range.clone().into()));
    let given = |given: &[(usize, u32)]| {
        let given: Vec<_> = given.iter().map(|&(v, color)| (node(v), color)).collect();
        color_with(&g6, 3, &given, 1000)
    };
    assert_eq!(given(&[(6, 0)]), Err(out_of_range.into()));
    let no_such = |v, color| Err(ColoringError::NoSuchColor { node: node(v), color });
    assert_eq!(given(&[(1, 3)]), no_such(1, 3));
    assert_eq!(given(&[(1, 0), (1, 2)]), no_such(1, 2));
    assert_eq!(given(&[(1, 0), (4, 0), (3, 0)]), Err(ColoringError::Clash { edge: edge(3) }));
    // 1, 2 and 5 are joined; and so are 1, 2 and 3.
    assert_eq!(given(&[(3, 0), (5, 1)]), Ok(Verdict::TooFew));
    let many = GraphError::TooLarge { what: "vertices", n: 21 };
    assert_eq!(chromatic_number(&UnGraph::from_edges(21, []).unwrap()), Err(many));
    assert_eq!(chromatic_number(&loops), Err(GraphError::SelfLoop { edge: edge(1) }));
    let large = UnGraph::from_edges(5000, []).unwrap();
    assert!(matches!(fewest_colors(&large, 9), Err(GraphError::TooLarge { n: 5000, .. })));
    let parallel = misra_gries(&graph(3, &[(0, 1), (1, 2), (1, 0)]));
    let (first, second) = (edge(0), edge(2));
    assert_eq!(parallel, Err(EdgeColoringError::Parallel { first, second }));
    let a_loop = EdgeColoringError::Graph(GraphError::SelfLoop { edge: edge(1) });
    assert_eq!(misra_gries(&loops), Err(a_loop));
}

/// Degrees that differ widely: vertices times colors are far more than there is room for.
#[test]
fn edges_of_stars_and_of_sparse_graphs() {
    let check = |graph: &Bipartite| {
        let coloring = two_sided(graph);
        assert_eq!(coloring.verify(graph), Ok(()));
        coloring.n_colors
    };
    let star = Bipartite::from_edges(1, 100_000, (0..100_000).map(|y| (0, y)));
    assert_eq!(check(&star.unwrap()), 100_000);
    let star = Bipartite::from_edges(100_000, 1, (0..100_000).map(|x| (x, 0)));
    assert_eq!(check(&star.unwrap()), 100_000);
    let mut random = SplitMix64::new(27);
    let mut below = |n: usize| u32::try_from(random.below(n)).unwrap();
    let sparse: Vec<(u32, u32)> = (0..100_000).map(|_| (below(100_000), below(100_000))).collect();
    let n_colors = check(&Bipartite::from_edges(100_000, 100_000, sparse.clone()).unwrap());
    assert!(n_colors < 20);
    // The same beside a star that shares its right ends.
    let star = (0..1_000).map(|y| (100_000, y));
    let both = Bipartite::from_edges(100_001, 100_000, sparse.into_iter().chain(star)).unwrap();
    assert_eq!(check(&both), 1_000);
    // A few vertices have most of the edges, and paths go through all kinds of them.
    for n in [3, 10, 40, 200] {
        let mut skewed = |n: usize| (0..4).fold(n, |end, _| below(end) as usize + 1) - 1;
        let mut end = || u32::try_from(skewed(n)).unwrap();
        let edges: Vec<(u32, u32)> = (0..20 * n).map(|_| (end(), end())).collect();
        let isolated = 1_000 * n;
        let graph = Bipartite::from_edges(isolated, isolated, edges.clone()).unwrap();
        let dense = Bipartite::from_edges(n, n, edges).unwrap();
        // Isolated vertices change nothing but where the colors are kept.
        assert_eq!(check(&graph), check(&dense));
        assert_eq!(two_sided(&graph), two_sided(&dense));
    }
}

#[test]
fn the_certificates_refuse_what_is_wrong() {
    let c5 = graph(5, C5);
    let claim = |colors: &[u32]| Coloring::claimed(colors.to_vec()).verify(&c5);
    assert_eq!(claim(&[0, 1, 0, 1, 2]), Ok(()));
    assert_eq!(claim(&[0, 1, 0, 1, 0]), Err(ColoringError::Clash { edge: edge(4) }));
    assert_eq!(claim(&[0, 1, 0, 1]), Err(ColoringError::OtherGraph));
    let none = ColoringError::NoSuchColor { node: node(4), color: u32::MAX };
    assert_eq!(claim(&[0, 1, 0, 1, u32::MAX]), Err(none));
    let sides = super::graph(2, 2, &[(0, 0), (0, 1), (1, 1)]);
    let claim =
        |colors: &[u32]| EdgeColoring { colors: colors.to_vec(), n_colors: 2 }.verify(&sides);
    assert_eq!(claim(&[0, 1, 0]), Ok(()));
    let meet = ClashError::Meet { first: edge(1), second: edge(2) };
    assert_eq!(claim(&[0, 1, 1]), Err(meet));
    assert_eq!(claim(&[0, 2, 1]), Err(ClashError::NoSuchColor { edge: edge(1) }));
    assert_eq!(claim(&[0, 1]), Err(ClashError::NoSuchColor { edge: edge(2) }));
    let edges = EdgeColoring { colors: vec![0, 1, 0, 1, 2], n_colors: 3 };
    assert_eq!(edges.verify_any(&c5), Ok(()));
    let meet = ClashError::Meet { first: edge(0), second: edge(4) };
    let edges = EdgeColoring { colors: vec![0, 1, 0, 1, 0], n_colors: 3 };
    assert_eq!(edges.verify_any(&c5), Err(meet));
}

// 6. Errata, and wrong versions that must be caught.

/// A graph whose vertices u and v are joined, or made one. Without parallel edges.
fn joined_or_merged(graph_: &UnGraph, u: u32, v: u32) -> [UnGraph; 2] {
    let edges = || graph_.edges().iter().map(|e| (u32::from(e.tail), u32::from(e.head)));
    let joined: Vec<_> = edges().chain([(u, v)]).collect();
    // The last vertex takes the number of v, so that no number is left out.
    let last = u32::try_from(graph_.n_nodes() - 1).unwrap();
    let rename = |w: u32| {
        if w == v {
            u
        } else if w == last {
            v
        } else {
            w
        }
    };
    let rename = |w: u32| if u == last && w == v { v } else { rename(w) };
    let merged: Vec<_> = edges().map(|(a, b)| (rename(a), rename(b))).collect();
    [graph(graph_.n_nodes(), &joined), graph(graph_.n_nodes() - 1, &merged)]
}

/// Notes of the original join two vertices *and* merge them, until all are joined, and count. It
/// must be the better of the two: of the path 0-1-2-3, merging the ends leaves a triangle.
#[test]
fn erratum_join_or_merge_is_a_choice() {
    let path = graph(4, &[(0, 1), (1, 2), (2, 3)]);
    let [joined, merged] = joined_or_merged(&path, 0, 3);
    assert_eq!([&path, &joined, &merged].map(fewest_by_trying), [2, 2, 3]);
    // The right rule, on all graphs.
    for graph in all_small(5).filter(|graph| 2 <= graph.n_nodes()) {
        let last = u32::try_from(graph.n_nodes() - 1).unwrap();
        if graph.neighbors(node(0)).all(|w| w != last.into()) {
            let both = joined_or_merged(&graph, 0, last);
            let least = both.iter().map(fewest_by_trying).min();
            assert_eq!(least, Some(fewest_by_trying(&graph)));
        }
    }
}

/// Takes independent sets away, each as it comes: from the first vertex on, whatever is not joined
/// to those before. The notes say that this gives the fewest colors.
fn peel(graph: &UnGraph, order: &[NodeId]) -> usize {
    let mut left = order.to_vec();
    let mut n_colors = 0;
    while !left.is_empty() {
        let mut set: Vec<NodeId> = Vec::new();
        for &v in &left {
            if graph.neighbors(v).all(|w| !set.contains(&w)) {
                set.push(v);
            }
        }
        left.retain(|v| !set.contains(v));
        n_colors += 1;
    }
    n_colors
}

#[test]
fn erratum_any_independent_sets_are_not_enough() {
    let path = graph(4, &[(0, 1), (1, 2), (2, 3)]);
    assert_eq!(peel(&path, &nodes(&[0, 3, 1, 2])), 3);
    assert_eq!(fewest_by_trying(&path), 2);
    let wrong: Count = |graph| peel(graph, &graph.nodes().collect::<Vec<_>>());
    let is_caught = |graph: &UnGraph| std::panic::catch_unwind(|| check(graph, wrong)).is_err();
    assert!(is_caught(&demo::crown(3).unwrap()));
}

// 7. The demo.

const CROWN: &str = "a0-b1 a0-b2 a0-b3 a1-b0 a1-b2 a1-b3 a2-b0 a2-b1 a2-b3 a3-b0 a3-b1 a3-b2 order=a0,b0,a1,b1,a2,b2,a3,b3";
const GROTZSCH: &str = "0-1 1-2 2-3 3-4 4-0 5-1 5-4 6-0 6-2 7-1 7-3 8-2 8-4 9-3 9-0 5-10 6-10 7-10 8-10 9-10 order=largest";

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("coloring", ""),
        ("coloring_smallest", "0-1 1-3 2-3 3-5 4-5 1-5 order=smallest"),
        ("coloring_saturation", "0-4 0-5 1-2 1-3 1-5 2-3 2-5 3-4 order=saturation"),
        ("coloring_crown", CROWN),
        ("coloring_grotzsch", GROTZSCH),
        ("coloring_cost", "--cost"),
    ]);
    let long: Vec<String> = (0..30).map(|i| format!("{i}-{}", (i + 1) % 31)).collect();
    demo::DEMO.says(&[
        (
            &format!("{} 30-0", long.join(" ")),
            "…Too large to draw: the limit is 20 vertices and 60 edges.…\
             3 colors. The fewest are 3: a search has tried…",
        ),
        ("5", "…1 color. Fewer are not enough."),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0-1 order=0", "order: vertex 1 must occur in it exactly once"),
        ("0-1 order=0,x", "order: there is no vertex x"),
        ("0-0", "0-0 joins a vertex to itself, and has no coloring"),
        ("0-1:3", "part 1: \"0-1:3\" has a weight, and this program has no use for it (column 1)"),
        ("0>1", "part 1: \"0>1\" has a direction: edges are written 0-1 (column 1)"),
    ]);
}
