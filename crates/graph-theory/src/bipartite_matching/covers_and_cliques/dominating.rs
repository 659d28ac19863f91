//! Part of [the section on covers and cliques](super): dominating sets, by a greedy choice and by
//! branch and bound.
//!
//! Source: V. Chvátal, "A greedy heuristic for the set-covering problem", Mathematics of Operations
//! Research 4 (1979).
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques/dominating-sets.md`.

use super::Found;
use super::bits::{self, Rows};
use crate::error::GraphError;
use crate::graph::{NodeId, UnGraph};

/// Returns a dominating set, built by always adding a vertex that dominates the most undominated
/// vertices. It is at most 1 + 1/2 + … + 1/(Δ + 1) times as large as the minimum, where Δ is the
/// largest number of neighbors of a vertex. O(V + E).
///
/// ```
/// use graph_theory::UnGraph;
/// use graph_theory::bipartite_matching::covers_and_cliques::greedy_dominating_set;
///
/// assert_eq!(greedy_dominating_set(&UnGraph::from_edges(4, [(0, 1), (0, 2), (0, 3)])?).len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn greedy_dominating_set<W>(graph: &UnGraph<W>) -> Vec<NodeId> {
    // The number of vertices that each vertex would newly dominate.
    let mut gain = super::n_near(graph, &vec![true; graph.n_nodes()]);
    let most = gain.iter().max().map_or(0, |most| *most);
    let mut of_gain = vec![Vec::new(); most + 1];
    // The lowest vertex is removed first.
    graph.nodes().rev().for_each(|v| of_gain[gain[v.index()]].push(v));
    let mut is_dominated = vec![false; graph.n_nodes()];
    // For each vertex, the last vertex for which its gain was lowered, so that parallel edges count
    // once.
    let mut lowered_for = vec![None; graph.n_nodes()];
    let mut set = Vec::new();
    for promised in (1..=most).rev() {
        // Invariant: no vertex gains more than `promised`, and every vertex with a positive gain is
        // in the list of its gain.
        while let Some(v) = of_gain[promised].pop() {
            if gain[v.index()] < promised {
                // It moved to another list when its gain fell.
                continue;
            }
            set.push(v);
            for u in graph.neighbors(v).chain([v]) {
                if std::mem::replace(&mut is_dominated[u.index()], true) {
                    continue;
                }
                for w in graph.neighbors(u).chain([u]) {
                    if lowered_for[w.index()].replace(u) != Some(u) {
                        gain[w.index()] -= 1;
                        of_gain[gain[w.index()]].push(w);
                    }
                }
            }
        }
    }
    let is_in = super::marks(graph, &set);
    graph.nodes().filter(|v| is_in[v.index()]).collect()
}

/// A level of the search.
struct Level {
    /// The vertices that are not dominated by the set.
    bare: Vec<u64>,
    /// The vertices that may still be added to the set.
    allowed: Vec<u64>,
    /// The allowed vertices that dominate one chosen undominated vertex and have not been tried
    /// yet. One of them is needed.
    options: Vec<u64>,
    /// A lower bound for the size of every set found from here.
    at_least: usize,
}

impl Level {
    /// Creates a level. `closed` contains the closed neighborhood of each vertex.
    fn new(closed: &Rows, bare: Vec<u64>, allowed: Vec<u64>, n_chosen: usize) -> Self {
        let n_options = |&v: &usize| bits::count_common(closed.row(v), &allowed);
        let options = match bits::members(&bare).min_by_key(n_options) {
            Some(hardest) => bits::common(closed.row(hardest), &allowed),
            None => bits::none(closed.n()),
        };
        let at_least = n_chosen + n_needed(closed, &bare, &allowed);
        Level { bare, allowed, options, at_least }
    }
}

/// Returns a lower bound for the number of vertices that must be added: the number of undominated
/// vertices in a set of which no two have a common dominator, or the number needed if every vertex
/// dominated as many as the best one.
fn n_needed(closed: &Rows, bare: &[u64], allowed: &[u64]) -> usize {
    let (mut rest, mut n_apart) = (bare.to_vec(), 0);
    while let Some(v) = bits::first(&rest) {
        n_apart += 1;
        for server in bits::members(&bits::common(closed.row(v), allowed)) {
            rest = bits::without(&rest, closed.row(server));
        }
        bits::take(&mut rest, v);
    }
    let most = bits::members(allowed).map(|u| bits::count_common(closed.row(u), bare)).max();
    n_apart.max(bits::count(bare).div_ceil(most.unwrap_or(0).max(1)))
}

/// Finds a minimum dominating set. It gives up after choosing `most_steps` vertices; the bound then
/// says how small such a set may be. Exponential.
///
/// ```
/// use graph_theory::{UnGraph, minimum_dominating_set};
///
/// // On a path of six, the second and the fifth are next to all others.
/// let path = UnGraph::from_edges(6, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])?;
/// let set = minimum_dominating_set(&path, 1_000)?;
/// assert_eq!((set.set.len(), set.is_best()), (2, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more than [`MOST_NODES`](super::MOST_NODES) vertices.
pub fn minimum_dominating_set<W>(graph: &UnGraph<W>, most_steps: u64) -> Result<Found, GraphError> {
    let closed = Rows::of(graph, NodeId::index)?.closed();
    let everyone = bits::all(closed.n());
    let mut best: Vec<usize> =
        greedy_dominating_set(graph).into_iter().map(NodeId::index).collect();
    let (mut set, mut n_steps) = (Vec::new(), 0);
    let mut levels = vec![Level::new(&closed, everyone.clone(), everyone, 0)];
    while let Some(level) = levels.last_mut() {
        // Invariant: for some open level, each dominating set smaller than `best` contains the
        // vertices that `set` had there, an option of this level, and otherwise only vertices that
        // it allows.
        let option = if level.at_least < best.len() { bits::first(&level.options) } else { None };
        let Some(v) = option else {
            levels.pop();
            set.pop();
            continue;
        };
        if n_steps == most_steps {
            break;
        }
        n_steps += 1;
        bits::take(&mut level.options, v);
        // The sets with v are searched below; after that, only sets without v remain.
        bits::take(&mut level.allowed, v);
        let bare = bits::without(&level.bare, closed.row(v));
        let allowed = level.allowed.clone();
        set.push(v);
        if bits::is_empty(&bare) && set.len() < best.len() {
            best.clone_from(&set);
        }
        levels.push(Level::new(&closed, bare, allowed, set.len()));
    }
    let open = levels.iter().filter(|level| !bits::is_empty(&level.options));
    let bound = open.map(|level| level.at_least).min().unwrap_or(best.len()).min(best.len());
    best.sort_unstable();
    Ok(Found { set: best.into_iter().map(NodeId::at).collect(), bound })
}
