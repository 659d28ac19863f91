//! The graph itself, and how it is built, read, written and drawn at random.

use graph_theory::graph::read::{ReadError, edge_list, weighted_edge_list};
use graph_theory::graph::read_dimacs::{self, Costs};
use graph_theory::graph::{Edge, Kind, generate};
use graph_theory::traverse::depth_first_search::{connected_components, find_cycle};
use graph_theory::{
    DiGraph, Directed, EdgeId, Graph, GraphBuilder, GraphError, NodeId, UnGraph, Undirected,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

// 1. The page's example.

/// Four vertices and five edges, one of them a loop, and two of them parallel.
const EDGES: [(u32, u32); 5] = [(2, 0), (0, 1), (2, 3), (2, 0), (3, 3)];

#[test]
fn four_arrays() {
    let graph = DiGraph::from_edges(4, EDGES).unwrap();
    assert_eq!(
        graph.nodes().map(|u| graph.arc_range(u)).collect::<Vec<_>>(),
        [0..1, 1..1, 1..4, 4..5]
    );
    let arcs = graph.all_arcs().iter().map(|arc| (u32::from(arc.head), u32::from(arc.edge)));
    assert_eq!(arcs.collect::<Vec<_>>(), [(1, 1), (0, 0), (3, 2), (0, 3), (3, 4)]);
    let heads = graph.nodes().flat_map(|u| graph.neighbors(u).map(u32::from));
    assert_eq!(heads.collect::<Vec<_>>(), [1, 0, 3, 0, 3]);
    let edges = graph.edges().iter().map(|edge| (edge.tail.into(), edge.head.into()));
    assert_eq!(edges.collect::<Vec<(u32, u32)>>(), EDGES);
    assert_eq!(
        graph.sorted_by_head().neighbors(node(2)).collect::<Vec<_>>(),
        [node(0), node(0), node(3)]
    );
    // Both ways there are ten arcs, two of them the loop's.
    let graph = UnGraph::from_edges(4, EDGES).unwrap();
    assert_eq!(graph.nodes().map(|u| graph.degree(u)).collect::<Vec<_>>(), [3, 1, 3, 3]);
    let around_3 = graph.arcs(node(3)).iter().map(|arc| (u32::from(arc.head), u32::from(arc.edge)));
    assert_eq!(around_3.collect::<Vec<_>>(), [(2, 2), (3, 4), (3, 4)]);
}

#[test]
fn bytes() {
    // 4 bytes a vertex; 8 bytes an arc and 4 for its head alone, 8 an edge, and the weight at arcs
    // and edges.
    use std::mem::size_of;
    assert_eq!((size_of::<NodeId>(), size_of::<EdgeId>()), (4, 4));
    assert_eq!((size_of::<graph_theory::graph::Arc<()>>(), size_of::<Edge<()>>()), (8, 8));
    assert_eq!((size_of::<graph_theory::graph::Arc<u32>>(), size_of::<Edge<u32>>()), (12, 12));
}

fn node(number: u32) -> NodeId {
    NodeId::from(number)
}

// 2. All small inputs.

/// Every list of up to `most` edges among `n` vertices, loops and parallel edges too.
pub(crate) fn all_edge_lists(n: u32, most: usize) -> impl Iterator<Item = Vec<(u32, u32)>> {
    let pairs = (n * n) as usize;
    (0..=most).flat_map(move |len| {
        let n_lists = pairs.pow(u32::try_from(len).expect("short lists"));
        (0..n_lists).map(move |mut code| {
            let edge = |_| {
                let pair = u32::try_from(code % pairs).expect("few pairs");
                code /= pairs;
                (pair / n, pair % n)
            };
            (0..len).map(edge).collect()
        })
    })
}

/// For each pair of `n` vertices, whether a path of `edges`, maybe an empty one, leads from the
/// first to the second.
pub(crate) fn closure(n: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Vec<Vec<bool>> {
    let mut reaches = vec![vec![false; n]; n];
    for (u, v) in edges {
        reaches[u][v] = true;
    }
    for (u, row) in reaches.iter_mut().enumerate() {
        row[u] = true;
    }
    for via in 0..n {
        for u in 0..n {
            for v in 0..n {
                reaches[u][v] |= reaches[u][via] && reaches[via][v];
            }
        }
    }
    reaches
}

/// What a graph should hold, as a list of arcs for every vertex: head and edge.
fn lists<K: Kind>(n: u32, edges: &[(u32, u32)]) -> Vec<Vec<(u32, u32)>> {
    let mut lists = vec![Vec::new(); n as usize];
    for (&(tail, head), id) in edges.iter().zip(0..) {
        lists[tail as usize].push((head, id));
        if !K::IS_DIRECTED {
            lists[head as usize].push((tail, id));
        }
    }
    lists
}

fn lists_of<W, K: Kind>(graph: &Graph<W, K>) -> Vec<Vec<(u32, u32)>> {
    let arcs = |u| graph.arcs(u).iter().map(|arc| (arc.head.into(), arc.edge.into())).collect();
    graph.nodes().map(arcs).collect()
}

fn check<K: Kind>(n: u32, edges: &[(u32, u32)]) {
    let graph = Graph::<(), K>::from_edges(n as usize, edges.iter().copied()).unwrap();
    let mut lists = lists::<K>(n, edges);
    assert_eq!(lists_of(&graph), lists);
    assert_eq!((graph.n_nodes(), graph.n_edges()), (n as usize, edges.len()));
    assert_eq!(graph.nodes().map(|u| graph.degree(u)).sum::<usize>(), graph.all_arcs().len());
    assert_eq!(graph.in_degrees().iter().sum::<usize>(), graph.all_arcs().len());
    for (id, edge) in graph.edge_ids() {
        assert_eq!((edge.tail.into(), edge.head.into()), edges[id.index()]);
        assert_eq!((edge.other_end(edge.tail), edge.other_end(edge.head)), (edge.head, edge.tail));
    }
    // Weights follow their edges.
    let weighted = graph.map(|id, _| 10 * id.index());
    let all = weighted.all_arcs().iter();
    assert!(all.clone().all(|arc| arc.weight == 10 * arc.edge.index()));
    let edges_weigh = weighted.edge_ids().all(|(id, edge)| edge.weight == 10 * id.index());
    assert!(edges_weigh);
    for list in &mut lists {
        list.sort_unstable();
    }
    assert_eq!(lists_of(&weighted.sorted_by_head()), lists);
}

#[test]
fn all_lists_of_up_to_three_edges_among_three_vertices() {
    for edges in all_edge_lists(3, 3) {
        check::<Directed>(3, &edges);
        check::<Undirected>(3, &edges);
        let graph = DiGraph::from_edges(3, edges.iter().copied()).unwrap();
        let turned: Vec<(u32, u32)> = edges.iter().map(|(tail, head)| (*head, *tail)).collect();
        assert_eq!(lists_of(&graph.transpose()), lists::<Directed>(3, &turned));
        assert_eq!(graph.transpose().transpose(), graph);
        assert_eq!(graph.to_undirected(), UnGraph::from_edges(3, edges.iter().copied()));
        // Lists of every vertex, and a matrix that counts, where no arcs are parallel.
        let heads: Vec<Vec<u32>> = lists_of(&graph)
            .iter()
            .map(|list| list.iter().map(|(head, _)| *head).collect())
            .collect();
        let again = DiGraph::from_adjacency_lists(&heads).unwrap();
        assert_eq!(
            again
                .nodes()
                .map(|u| again.neighbors(u).map(u32::from).collect())
                .collect::<Vec<Vec<_>>>(),
            heads
        );
        let mut matrix = [[0; 3]; 3];
        for (tail, head) in &edges {
            matrix[*tail as usize][*head as usize] += 1;
        }
        let simple = DiGraph::from_adjacency_matrix(&matrix, |n| (*n != 0).then_some(*n)).unwrap();
        assert_eq!(simple.edges().iter().map(|edge| edge.weight).sum::<usize>(), edges.len());
        for edge in simple.edges() {
            assert_eq!(edge.weight, matrix[edge.tail.index()][edge.head.index()]);
        }
        assert!(simple.sorted_by_head() == simple, "a matrix is read in ascending order");
    }
}

#[test]
fn all_symmetric_matrices_of_three_rows() {
    // Every matrix over 0 and 1; it is an undirected graph exactly if it is symmetric.
    for bits in 0..1 << 9 {
        let cell = |row: usize, column: usize| bits >> (3 * row + column) & 1;
        let rows = [0, 1, 2].map(|row| [0, 1, 2].map(|column| cell(row, column)));
        let graph = UnGraph::from_adjacency_matrix(&rows, |bit| (*bit == 1).then_some(()));
        let upper = [(0, 1), (0, 2), (1, 2)];
        let broken = upper.into_iter().find(|(u, v)| cell(*u, *v) != cell(*v, *u));
        if broken.is_some() {
            let Err(GraphError::NotSymmetric { row, column }) = graph else { panic!("{rows:?}") };
            assert_ne!(rows[row][column], rows[column][row]);
            continue;
        }
        let graph = graph.unwrap();
        for (u, v) in [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)] {
            let is_it = |edge: &&Edge<()>| (edge.tail.index(), edge.head.index()) == (u, v);
            assert_eq!(graph.edges().iter().filter(is_it).count(), cell(u, v));
        }
    }
}

#[test]
fn cells_mirror_each_other_if_they_mean_the_same() {
    // NaN is not equal to itself, but means no edge on both sides; so do infinity and NaN.
    let finite = |cell: &f64| cell.is_finite().then_some(*cell);
    let rows =
        [[f64::NAN, 2.0, f64::NAN], [2.0, f64::NAN, f64::INFINITY], [f64::NAN, f64::NAN, f64::NAN]];
    let graph = UnGraph::from_adjacency_matrix(&rows, finite);
    assert_eq!(graph, UnGraph::from_weighted_edges(3, [(0, 1, 2.0)]));
    let differ = GraphError::NotSymmetric { row: 0, column: 1 };
    let rows = [[0.0, f64::NAN], [0.0, 0.0]];
    assert_eq!(UnGraph::from_adjacency_matrix(&rows, finite), Err(differ));
}

#[test]
fn a_matrix_says_itself_which_cells_are_no_edges() {
    // One half of the original's code has 0 there, the other half a large number.
    const INF: i32 = 99_999;
    let rows = [[0, 0, INF], [7, INF, 0], [INF, INF, INF]];
    let by_inf =
        DiGraph::from_adjacency_matrix(&rows, |cell| (*cell != INF).then_some(*cell)).unwrap();
    assert_eq!(by_inf.edges().iter().map(|edge| edge.weight).collect::<Vec<_>>(), [0, 0, 7, 0]);
    let by_zero =
        DiGraph::from_adjacency_matrix(&rows, |cell| (*cell != 0).then_some(*cell)).unwrap();
    assert_eq!(by_zero.n_edges(), 6);
}

// 3. Properties.

proptest! {
    #[test]
    fn random_lists(n in 1..50_u32, seed in any::<u64>(), m in 0..200_usize) {
        let graph = generate::random::<Directed>(n, m, seed).unwrap();
        let edges: Vec<(u32, u32)> =
            graph.edges().iter().map(|edge| (edge.tail.into(), edge.head.into())).collect();
        prop_assert_eq!(edges.len(), m);
        check::<Directed>(n, &edges);
        check::<Undirected>(n, &edges);
    }

    #[test]
    fn what_is_written_is_read_again(n in 1..30_u32, m in 0..60_usize, seed in any::<u64>(), first in 0..2_u32) {
        let graph = generate::random::<Undirected>(n, m, seed).unwrap();
        let graph = graph.map(|id, _| i64::from(u32::from(id)) - 5);
        let mut text = format!("{n} {m}\n");
        let mut gr = format!("c nothing\np sp {n} {m}\n");
        for edge in graph.edges() {
            let (tail, head) = (u32::from(edge.tail), u32::from(edge.head));
            text += &format!("{} {} {}\n", tail + first, head + first, edge.weight);
            gr += &format!("a {} {} {}\nc a 1 1 1\n", tail + 1, head + 1, edge.weight);
        }
        let again = weighted_edge_list::<i64, Undirected>(text.as_bytes(), first);
        prop_assert_eq!(again.as_ref(), Ok(&graph));
        let directed = read_dimacs::gr::<i64>(gr.as_bytes()).unwrap();
        prop_assert_eq!(directed.edges(), graph.edges());
    }

    #[test]
    fn acyclic_means_without_cycles(n in 0..60_u32, m in 0..200_usize, seed in any::<u64>()) {
        let graph = generate::random_acyclic::<Directed>(n, m, seed).unwrap();
        prop_assert_eq!(graph.n_edges(), if n < 2 { 0 } else { m });
        prop_assert_eq!(find_cycle(&graph), None);
    }
}

// 4. Graphs by name.

#[test]
fn graphs_by_name() {
    fn sizes(graph: Result<UnGraph, GraphError>) -> (usize, usize, usize) {
        let graph = graph.unwrap();
        (graph.n_nodes(), graph.n_edges(), connected_components(&graph).len())
    }
    assert_eq!(sizes(generate::path(0)), (0, 0, 0));
    assert_eq!(sizes(generate::path(5)), (5, 4, 1));
    assert_eq!(sizes(generate::cycle(0)), (0, 0, 0));
    assert_eq!(sizes(generate::cycle(1)), (1, 1, 1));
    assert_eq!(sizes(generate::cycle(5)), (5, 5, 1));
    assert_eq!(sizes(generate::star(1)), (1, 0, 1));
    assert_eq!(sizes(generate::star(5)), (5, 4, 1));
    assert_eq!(sizes(generate::complete(5)), (5, 10, 1));
    assert_eq!(sizes(generate::grid(3, 4)), (12, 17, 1));
    assert_eq!(sizes(generate::grid(1, 4)), (4, 3, 1));
    assert_eq!(sizes(generate::grid(4, 1)), (4, 3, 1));
    assert_eq!(sizes(generate::grid(0, 4)), (0, 0, 0));
    let grid: UnGraph = generate::grid(2, 3).unwrap();
    let edges: Vec<(u32, u32)> =
        grid.edges().iter().map(|edge| (edge.tail.into(), edge.head.into())).collect();
    assert_eq!(edges, [(0, 1), (0, 3), (1, 2), (1, 4), (2, 5), (3, 4), (4, 5)]);
    let too_large = generate::grid::<Directed>(1 << 20, 1 << 20).unwrap_err();
    assert_eq!(too_large, GraphError::TooLarge { what: "vertices", n: 1 << 40 });
    let no_vertices = generate::random::<Directed>(0, 1, 1).unwrap_err();
    assert_eq!(no_vertices, out_of_range(0, 0, 0));
    assert_eq!(generate::random::<Directed>(5, 3, 1), generate::random::<Directed>(5, 3, 1));
    assert_ne!(generate::random::<Directed>(50, 30, 1), generate::random::<Directed>(50, 30, 2));
}

#[test]
fn random_numbers_are_those_of_the_paper() {
    // The first numbers of seed 1234567, as other implementations of SplitMix64 give them.
    let mut random = generate::Random::new(1_234_567);
    assert_eq!(random.next_u64(), 6_457_827_717_110_365_317);
    assert_eq!(random.next_u64(), 3_203_168_211_198_807_973);
    assert!((0..1000).all(|_| random.below(7) < 7));
    assert_eq!(random.below(0), 0);
    let mut shuffled: Vec<u32> = (0..100).collect();
    random.shuffle(&mut shuffled);
    assert!(shuffled.iter().zip(0..).any(|(a, b)| *a != b));
    shuffled.sort_unstable();
    assert_eq!(shuffled, (0..100).collect::<Vec<_>>());
}

// 5. Extremes.

#[test]
fn a_million_edges() {
    const N: u32 = 1_000_000;
    let graph = generate::random::<Undirected>(N, 1_000_000, 3).unwrap();
    assert_eq!(graph.all_arcs().len(), 2_000_000);
    let mut text = format!("{N} {}\n", graph.n_edges());
    for edge in graph.edges() {
        text += &format!("{} {}\n", u32::from(edge.tail) + 1, u32::from(edge.head) + 1);
    }
    assert_eq!(edge_list(text.as_bytes(), 1), Ok(graph));
}

#[test]
fn nothing() {
    let none = DiGraph::<u8>::default();
    assert!(none.is_empty());
    assert_eq!((none.n_nodes(), none.n_edges(), none.nodes().count()), (0, 0, 0));
    assert_eq!(none, GraphBuilder::new().build());
    assert_eq!((none.transpose(), none.sorted_by_head()), (none.clone(), none.clone()));
    assert_eq!(none.check(node(0)), Err(GraphError::NodeOutOfRange { node: node(0), n_nodes: 0 }));
    assert_eq!(DiGraph::from_adjacency_lists::<Vec<u32>>(&[]), Ok(DiGraph::default()));
    assert_eq!(edge_list::<Directed>(b"0 0", 1), Ok(DiGraph::default()));
}

// 6. Bad input.

fn out_of_range(edge: u32, end: u32, n_nodes: usize) -> GraphError {
    GraphError::EndOutOfRange { edge: edge.into(), what: "vertex", node: node(end), n_nodes }
}

#[test]
fn an_id_is_made_from_an_index_and_printed_as_one() {
    let most = u32::MAX as usize - 2;
    for index in [0_usize, 7, most] {
        let (node, edge) = (NodeId::try_from(index).unwrap(), EdgeId::try_from(index).unwrap());
        assert_eq!((node.index(), edge.index()), (index, index));
        assert_eq!((node.to_string(), edge.to_string()), (index.to_string(), index.to_string()));
    }
    assert_eq!(format!("{:>3}", node(7)), "  7");
    for (index, n) in [(most + 1, most + 2), (1 << 40, (1 << 40) + 1), (usize::MAX, usize::MAX)] {
        let too_large = |what| GraphError::TooLarge { what, n };
        assert_eq!(NodeId::try_from(index), Err(too_large("vertices")));
        assert_eq!(EdgeId::try_from(index), Err(too_large("edges")));
    }
}

#[test]
fn the_builder_refuses_what_has_no_place() {
    let mut builder = GraphBuilder::<i32, Undirected>::new();
    let a = builder.add_node().unwrap();
    let error = out_of_range(0, 1, 1);
    assert_eq!(error.to_string(), "edge 0: there is no vertex 1 among 1");
    assert_eq!(builder.add_edge(a, node(1), 5), Err(error.clone()));
    assert_eq!(builder.add_edge(node(1), a, 5), Err(error));
    let b = builder.add_node().unwrap();
    assert_eq!(builder.add_edge(a, b, 5), Ok(EdgeId::from(0)));
    assert_eq!(builder.add_edge(b, b, 6), Ok(EdgeId::from(1)));
    let too_many = GraphError::TooLarge { what: "vertices", n: usize::MAX };
    assert_eq!(builder.add_nodes(usize::MAX), Err(too_many));
    assert_eq!((builder.n_nodes(), builder.n_edges()), (2, 2), "nothing was added");
    let too_many = GraphError::TooLarge { what: "vertices", n: u32::MAX as usize };
    assert_eq!(DiGraph::from_edges(u32::MAX as usize, []), Err(too_many));
    assert_eq!(DiGraph::from_edges(2, [(0, 1), (0, 2)]), Err(out_of_range(1, 2, 2)));
    assert_eq!(DiGraph::from_edges(2, [(0, 1), (2, 0)]), Err(out_of_range(1, 2, 2)));
    let lists = [vec![1], vec![2]];
    assert_eq!(DiGraph::from_adjacency_lists(&lists), Err(out_of_range(1, 2, 2)));
    let rows = [vec![0, 1], vec![0]];
    let square = DiGraph::from_adjacency_matrix(&rows, |cell| Some(*cell));
    assert_eq!(square, Err(GraphError::NotSquare { row: 1, len: 1, n_rows: 2 }));
}

#[test]
fn edges_that_are_not_in_the_text() {
    for (text, error) in [
        ("", "the number of vertices: the input ends here (line 1, column 1)"),
        ("3 2\n1 2\n3", "the second end of edge 2: the input ends here (line 3, column 2)"),
        ("3 1\n1 4\n", "the second end of edge 1: \"4\" is more than 3 (line 2, column 3)"),
        ("3 1\n0 1\n", "the first end of edge 1: \"0\" is less than 1 (line 2, column 1)"),
        ("0 1\n1 1", "the first end of edge 1: \"1\" is more than 0 (line 2, column 1)"),
        ("3 1\n1 x\n", "the second end of edge 1: \"x\" is not a number (line 2, column 3)"),
        ("3 1\n1 2\n2 3", "the edges: \"2\" is one too many (line 3, column 1)"),
        ("-1 0", "the number of vertices: \"-1\" is negative (line 1, column 1)"),
        (
            "4294967294 0",
            "the number of vertices: \"4294967294\" is more than 67108864 (line 1, column 1)",
        ),
        (
            "3 4294967295",
            "the number of edges: \"4294967295\" is more than 4294967294 (line 1, column 3)",
        ),
    ] {
        let found = edge_list::<Undirected>(text.as_bytes(), 1).unwrap_err();
        assert_eq!(found.to_string(), error);
        assert!(matches!(found, ReadError::Text(_)));
    }
    // Tens of millions are read.
    let many = edge_list::<Directed>(b"20000000 0", 1).map(|graph| graph.n_nodes());
    assert_eq!(many, Ok(20_000_000));
    let none = edge_list::<Directed>(b"0 1\n0 0", 0).unwrap_err();
    assert_eq!(
        none.to_string(),
        "the first end of edge 1: \"0\" is a vertex, and there is none (line 2, column 1)"
    );
    let weight = weighted_edge_list::<u8, Directed>(b"2 1\n0 1 256", 0).unwrap_err();
    assert_eq!(
        weight.to_string(),
        "the weight of edge 1: \"256\" is more than 255 (line 2, column 5)"
    );
}

// 7. The formats of DIMACS.

#[test]
fn files_of_dimacs() {
    let gr = b"c 9th challenge\np sp 3 2\na 1 2 803\nc\na 3 1 158\n";
    let graph = read_dimacs::gr::<u32>(gr).unwrap();
    assert_eq!(graph, DiGraph::from_weighted_edges(3, [(0, 1, 803), (2, 0, 158)]).unwrap());

    let max = b"p max 4 3\nn 1 s\nn 4 t\na 1 2 4\na 2 4 3\na 1 4 2";
    let problem = read_dimacs::max::<u64>(max).unwrap();
    assert_eq!((problem.source, problem.sink), (node(0), node(3)));
    assert_eq!(
        problem.graph,
        DiGraph::from_weighted_edges(4, [(0, 1, 4), (1, 3, 3), (0, 3, 2)]).unwrap()
    );

    let min = b"c\np min 3 2\nn 1 4\nn 3 -4\na 1 2 0 4 2\na 2 3 1 5 -1\n";
    let problem = read_dimacs::min::<i64>(min).unwrap();
    assert_eq!(problem.supply, [4, 0, -4]);
    let weights: Vec<_> = problem.graph.edges().iter().map(|edge| edge.weight).collect();
    assert_eq!(
        weights,
        [Costs { low: 0, capacity: 4, cost: 2 }, Costs { low: 1, capacity: 5, cost: -1 }]
    );

    let asn = b"p asn 4 3\nn 1\nn 2\na 1 3 10\na 1 4 20\na 2 3 5\n";
    let problem = read_dimacs::asn::<i32>(asn).unwrap();
    assert_eq!((problem.left, problem.graph.n_edges()), (vec![node(0), node(1)], 3));

    // The head counts each edge twice, as files do.
    let col = b"c a triangle\np edge 3 6\ne 1 2\ne 2 3\ne 3 1\n";
    assert_eq!(
        read_dimacs::col(col),
        UnGraph::from_edges(3, [(0, 1), (1, 2), (2, 0)]).map_err(ReadError::from)
    );
    assert_eq!(read_dimacs::col(b"p col 1 0").map(|graph| graph.n_nodes()), Ok(1));
}

#[test]
fn files_that_are_none_of_dimacs() {
    fn says<T: std::fmt::Debug>(result: Result<T, ReadError>, error: &str) {
        assert_eq!(result.unwrap_err().to_string(), error);
    }
    let gr = |text: &str| read_dimacs::gr::<u32>(text.as_bytes());
    says(gr(""), "the line p: the input ends here (line 1, column 1)");
    says(gr("c only\nc words"), "the line p: the input ends here (line 2, column 8)");
    says(gr("a 1 2 3"), "the line p: \"a\" stands before it (line 1, column 1)");
    says(gr("p max 3 2"), "the format: \"max\" is not sp (line 1, column 3)");
    says(
        gr("c\np sp 67108865 0"),
        "the number of vertices: \"67108865\" is more than 67108864 (line 2, column 6)",
    );
    says(gr("p sp 3 1\na 1 4 1"), "the head of an arc: \"4\" is more than 3 (line 2, column 5)");
    says(gr("p sp 3 1\na 0 1 1"), "the tail of an arc: \"0\" is less than 1 (line 2, column 3)");
    says(gr("p sp 3 1\na 1 2 -1"), "the length of arc 1: \"-1\" is negative (line 2, column 7)");
    says(
        gr("p sp 3 1\na 1 2\na 2 3 4"),
        "the length of arc 1: \"a\" is not a number (line 3, column 1)",
    );
    says(gr("p sp 3 1\na 1 2 3 4"), "a line: \"4\" begins no line here (line 2, column 9)");
    says(gr("p sp 3 1\nn 1 s"), "a line: \"n\" begins no line here (line 2, column 1)");
    says(gr("p sp 3 2\na 1 2 3\n"), "arc 2: the input ends here (line 3, column 1)");
    let two = "p sp 3 1\na 1 2 3\na 1 3 4";
    says(gr(two), "the arcs: \"4\" is on arc 2, and the head tells of 1 (line 3, column 7)");

    let max = |text: &str| read_dimacs::max::<u32>(text.as_bytes());
    says(max("p max 2 0\nn 1 s"), "the sink, n id t: the input ends here (line 2, column 6)");
    says(
        max("p max 2 0\nn 1 s\nn 2 s"),
        "which end it is: \"s\" was said before (line 3, column 5)",
    );
    says(max("p max 2 0\nn 1 x"), "which end it is: \"x\" is neither s nor t (line 2, column 5)");

    let min = |text: &str| read_dimacs::min::<i32>(text.as_bytes());
    says(min("p min 2 1\na 1 2 0 4"), "the cost of arc 1: the input ends here (line 2, column 10)");
    says(
        min("p min 2 0\nn 1 4\nn 2 -4\nn 1 4"),
        "a vertex: \"1\" has a supply already (line 4, column 3)",
    );
    let asn = |text: &str| read_dimacs::asn::<i32>(text.as_bytes());
    let inside = "does not lead from the left side to the other (line 3, column 5)";
    says(asn("p asn 3 1\nn 1\na 2 3 7"), &format!("an arc: \"3\" {inside}"));
    says(asn("p asn 3 1\nn 1\na 1 1 7"), &format!("an arc: \"1\" {inside}"));
    says(
        asn("p asn 3 0\nn 1\nn 1"),
        "a vertex of the left side: \"1\" was named before (line 3, column 3)",
    );
    says(
        read_dimacs::col(b"p edge 2 1\na 1 2"),
        "a line: \"a\" begins no line here (line 2, column 1)",
    );
}

// 8. Text for Graphviz.

#[test]
fn text_for_graphviz() {
    let graph = DiGraph::from_weighted_edges(3, [(0, 1, "7"), (1, 1, "a \"b\" \\")]).unwrap();
    let dot = graph.to_dot(|_, weight| (*weight).to_owned());
    let expected = r#"digraph {
    0;
    1;
    2;
    0 -> 1 [label="7"];
    1 -> 1 [label="a \"b\" \\"];
}
"#;
    assert_eq!(dot, expected);
    let graph = UnGraph::from_edges(2, [(0, 1)]).unwrap();
    assert_eq!(graph.to_dot(|_, ()| String::new()), "graph {\n    0;\n    1;\n    0 -- 1;\n}\n");
}

// 9. Classes of vertices.

#[test]
fn a_condensation_has_an_arc_for_each_pair_of_classes() {
    // The components of an undirected graph are classes like any others.
    let classes = connected_components(&UnGraph::from_edges(5, [(0, 1), (2, 3)]).unwrap());
    assert_eq!((classes.len(), classes.classes()), (3, &[0, 0, 1, 1, 2][..]));
    assert!(classes.same(node(0), node(1)) && !classes.same(node(1), node(2)));
    let arcs = [(0, 2), (1, 3), (3, 4), (4, 0), (0, 1), (2, 2)];
    let graph = DiGraph::from_edges(5, arcs).unwrap();
    let between = DiGraph::from_weighted_edges(3, [(0, 1, 2), (1, 2, 1), (2, 0, 1)]).unwrap();
    assert_eq!(classes.condensation(&graph), Ok(between));
    for (n_nodes, least) in [(4, 4), (6, 5)] {
        let other: DiGraph = DiGraph::from_edges(n_nodes, []).unwrap();
        let error =
            GraphError::NodeOutOfRange { node: NodeId::from(least), n_nodes: least as usize };
        assert_eq!(classes.condensation(&other), Err(error), "5 classes of {n_nodes} vertices");
    }
}
