//! Part of [the section on covers and cliques](super): the largest sets, by branch and bound. A
//! clique needs as many colors as it has vertices. So if the remaining vertices have been colored
//! with k colors, they contain no clique of k + 1 vertices.
//!
//! Source: E. Tomita, T. Seki, "An efficient branch-and-bound algorithm for finding a maximum
//! clique", DMTCS 2003; P. San Segundo, D. Rodríguez-Losada, A. Jiménez, "An exact bit-parallel
//! algorithm for the maximum clique problem", Computers & Operations Research 38 (2011).
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques/largest-clique.md`.

use super::Found;
use super::bits::{self, Rows};
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId, UnGraph};

/// A level of the search.
struct Branch {
    /// The vertices that can still be added to the current clique.
    candidates: Vec<u64>,
    /// The candidates that have not been tried yet, the next one last. Each has the number of
    /// colors of itself and all candidates before it.
    order: Vec<(usize, usize)>,
}

impl Branch {
    /// Colors the candidates: each color in turn goes to all uncolored candidates, in their order,
    /// that are not adjacent to one with this color.
    fn colored(rows: &Rows, candidates: Vec<u64>) -> Self {
        let (mut order, mut n_colors) = (Vec::new(), 0);
        let mut rest = candidates.clone();
        while !bits::is_empty(&rest) {
            n_colors += 1;
            let mut free = rest.clone();
            while let Some(v) = bits::pop(&mut free) {
                bits::take(&mut rest, v);
                order.push((v, n_colors));
                free.iter_mut().zip(rows.row(v)).for_each(|(word, row)| *word &= !row);
            }
        }
        Branch { candidates, order }
    }
}

/// Returns a largest clique among the candidates, and an upper bound, which is its size unless the
/// search was stopped.
fn largest_clique(rows: &Rows, candidates: Vec<u64>, most_steps: u64) -> (Vec<usize>, usize) {
    let (mut best, mut clique, mut n_steps) = (Vec::new(), Vec::new(), 0);
    let mut branches = vec![Branch::colored(rows, candidates)];
    while let Some(branch) = branches.last_mut() {
        // Invariant: for some open level, each clique larger than `best` contains the vertices that
        // `clique` had there, and otherwise only candidates of this level.
        let could_be_larger =
            |&(_, n_colors): &(usize, usize)| best.len() < clique.len() + n_colors;
        let Some(next) = branch.order.pop_if(|next| could_be_larger(next)) else {
            branches.pop();
            clique.pop();
            continue;
        };
        if n_steps == most_steps {
            branch.order.push(next);
            break;
        }
        n_steps += 1;
        let (v, _) = next;
        bits::take(&mut branch.candidates, v);
        let candidates = bits::common(&branch.candidates, rows.row(v));
        clique.push(v);
        if best.len() < clique.len() {
            best.clone_from(&clique);
        }
        branches.push(Branch::colored(rows, candidates));
    }
    let open = (0..).zip(&branches).filter_map(|(size, b)| Some(size + b.order.last()?.1));
    let bound = open.max().unwrap_or(0).max(best.len());
    (best, bound)
}

/// Returns the vertices in the order of the rows, and the row of each. Those with many neighbors
/// come first, so that they are colored first and tried last.
fn by_degree<W>(graph: &UnGraph<W>) -> (Vec<NodeId>, Vec<usize>) {
    let mut nodes: Vec<NodeId> = graph.nodes().collect();
    nodes.sort_by_key(|&v| std::cmp::Reverse(graph.degree(v)));
    let mut place = vec![0; nodes.len()];
    for (at, v) in nodes.iter().enumerate() {
        place[v.index()] = at;
    }
    (nodes, place)
}

fn ascending<T: Ord>(set: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut set: Vec<T> = set.into_iter().collect();
    set.sort_unstable();
    set
}

/// Finds a maximum clique. It gives up after adding `most_steps` vertices; the bound then says how
/// large a clique may be. Exponential.
///
/// ```
/// use graph_theory::{NodeId, UnGraph, maximum_clique};
///
/// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?;
/// let clique = maximum_clique(&graph, 1_000)?;
/// assert_eq!(clique.set, [0, 1, 2].map(NodeId::from));
/// assert!(clique.is_best());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more than [`MOST_NODES`](super::MOST_NODES) vertices.
pub fn maximum_clique<W>(graph: &UnGraph<W>, most_steps: u64) -> Result<Found, GraphError> {
    let (nodes, place) = by_degree(graph);
    let rows = Rows::of(graph, |v| place[v.index()])?;
    let (clique, bound) = largest_clique(&rows, bits::all(nodes.len()), most_steps);
    Ok(Found { set: ascending(clique.into_iter().map(|at| nodes[at])), bound })
}

/// Finds a maximum independent set: a clique of the complement without the vertices that have
/// loops. It gives up after adding `most_steps` vertices. Exponential.
///
/// ```
/// use graph_theory::{UnGraph, maximum_independent_set};
///
/// // Of a ring of five, two are apart at most.
/// let ring = UnGraph::from_edges(5, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])?;
/// let apart = maximum_independent_set(&ring, 1_000)?;
/// assert_eq!((apart.set.len(), apart.bound), (2, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more than [`MOST_NODES`](super::MOST_NODES) vertices.
pub fn maximum_independent_set<W>(
    graph: &UnGraph<W>,
    most_steps: u64,
) -> Result<Found, GraphError> {
    let (mut nodes, mut place) = by_degree(graph);
    // In the complement, the other vertices have many neighbors.
    nodes.reverse();
    for at in &mut place {
        *at = nodes.len() - 1 - *at;
    }
    let rows = Rows::of(graph, |v| place[v.index()])?.complement();
    let mut candidates = bits::all(nodes.len());
    for edge in graph.edges().iter().filter(|edge| edge.tail == edge.head) {
        bits::take(&mut candidates, place[edge.tail.index()]);
    }
    let (clique, bound) = largest_clique(&rows, candidates, most_steps);
    Ok(Found { set: ascending(clique.into_iter().map(|at| nodes[at])), bound })
}

/// Finds a minimum vertex cover: the complement of a maximum independent set. It gives up after
/// `most_steps` steps of that search. Exponential; in a bipartite graph, [`konig`](super::konig) is
/// polynomial.
///
/// ```
/// use graph_theory::{UnGraph, minimum_vertex_cover};
///
/// let ring = UnGraph::from_edges(5, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])?;
/// let cover = minimum_vertex_cover(&ring, 1_000)?;
/// assert_eq!((cover.set.len(), cover.bound), (3, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more than [`MOST_NODES`](super::MOST_NODES) vertices.
pub fn minimum_vertex_cover<W>(graph: &UnGraph<W>, most_steps: u64) -> Result<Found, GraphError> {
    let independent = maximum_independent_set(graph, most_steps)?;
    let is_in = super::marks(graph, &independent.set);
    let set = graph.nodes().filter(|v| !is_in[v.index()]).collect();
    Ok(Found { set, bound: graph.n_nodes() - independent.bound })
}

/// Finds a maximum matching: a clique, where two edges are adjacent if they have no common end. It
/// gives up after adding `most_steps` edges. Exponential; in a bipartite graph,
/// [`konig`](super::konig) is polynomial.
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more than [`MOST_NODES`](super::MOST_NODES) edges.
pub fn maximum_matching<W>(
    graph: &UnGraph<W>,
    most_steps: u64,
) -> Result<Found<EdgeId>, GraphError> {
    let at = |v: NodeId| graph.arcs(v).iter().map(|arc| arc.edge.index());
    let meetings = graph.nodes().flat_map(|v| at(v).flat_map(move |e| at(v).map(move |f| (e, f))));
    let rows = Rows::new(graph.n_edges(), meetings)?.complement();
    let is_loop = |at: &usize| graph.edges()[*at].tail == graph.edges()[*at].head;
    let mut candidates = bits::all(graph.n_edges());
    (0..graph.n_edges()).filter(is_loop).for_each(|at| bits::take(&mut candidates, at));
    let (clique, bound) = largest_clique(&rows, candidates, most_steps);
    // Each edge has two ends of its own, so there cannot be more.
    let bound = bound.min(graph.n_nodes() / 2);
    Ok(Found { set: ascending(clique.into_iter().map(EdgeId::at)), bound })
}
