//! Part of [Graph coloring](super): the fewest colors, by exhaustive search.
//!
//! The search colors the vertex whose neighbors have the most colors, because it has the fewest
//! choices, and later returns to it with the next color. Of the colors that are not in use yet,
//! only one is tried, because the others are equivalent. A clique needs as many colors as it has
//! vertices; it is colored first, and its size is a lower bound.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/coloring/fewest-colors.md`.

use crate::bipartite_matching::coloring::{Coloring, ColoringError, NONE, check_loops, dsatur};
use crate::bipartite_matching::covers_and_cliques::maximum_clique;
use crate::error::GraphError;
use crate::graph::{NodeId, UnGraph};

/// The best coloring that a search found, and a lower bound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fewest {
    /// The coloring.
    pub coloring: Coloring,
    /// A lower bound for the number of colors in any coloring.
    pub at_least: usize,
    /// A clique. If it has as many vertices as there are colors, it proves the coloring optimal;
    /// otherwise the proof is the search.
    pub clique: Vec<NodeId>,
}

impl Fewest {
    /// Returns whether the coloring is proven optimal. Its number of colors is then the chromatic
    /// number.
    pub fn is_best(&self) -> bool {
        self.coloring.n_colors() == self.at_least
    }
}

/// The answer to whether a number of colors suffices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The colors suffice.
    Enough(Coloring),
    /// The colors do not suffice: everything was tried.
    TooFew,
    /// The search gave up.
    Unknown,
}

/// Finds a coloring with the fewest colors. It gives up after `most_steps` steps, each of which
/// colors a vertex; [`Fewest::at_least`] then bounds how far the answer is from optimal.
/// Exponential.
///
/// # Errors
/// [`GraphError::SelfLoop`] if the graph has a loop; [`GraphError::TooLarge`] if it has more than
/// [`MOST_NODES`](crate::bipartite_matching::covers_and_cliques::MOST_NODES) vertices.
pub fn fewest_colors<W>(graph: &UnGraph<W>, most_steps: u64) -> Result<Fewest, GraphError> {
    let mut coloring = dsatur(graph)?;
    let clique = maximum_clique(graph, most_steps)?.set;
    let mut at_least = clique.len();
    let mut steps_left = most_steps;
    while at_least < coloring.n_colors() {
        // Invariant: no coloring has fewer than at_least colors.
        let mut search = Search::new(graph, coloring.n_colors() - 1);
        for (color, &v) in (0..).zip(&clique) {
            search.put(v, color);
        }
        match search.run(clique.len(), &mut steps_left) {
            Verdict::Enough(better) => coloring = better,
            Verdict::TooFew => at_least = coloring.n_colors(),
            Verdict::Unknown => break,
        }
    }
    Ok(Fewest { coloring, at_least, clique })
}

/// Decides whether the colors `0..n_colors` suffice when these vertices have these colors. It gives
/// up after `most_steps` steps, each of which colors a vertex. Exponential.
///
/// # Errors
/// [`ColoringError::NoSuchColor`] if a given color is out of range, or a vertex was given two;
/// [`ColoringError::Clash`] if neighbors were given the same; a [`GraphError`] if there is a loop
/// or a given vertex does not exist, and as for [`fewest_colors`].
pub fn color_with<W>(
    graph: &UnGraph<W>,
    n_colors: usize,
    given: &[(NodeId, u32)],
    most_steps: u64,
) -> Result<Verdict, ColoringError> {
    check_loops(graph)?;
    let mut wanted = Coloring::none(graph.n_nodes());
    for &(node, color) in given {
        let is_taken = wanted.color(graph.check(node)?).is_some_and(|before| before != color);
        if n_colors <= color as usize || is_taken {
            return Err(ColoringError::NoSuchColor { node, color });
        }
        wanted.give(node, color);
    }
    let is_clash = |v, w| wanted.color(v).is_some() && wanted.color(v) == wanted.color(w);
    if let Some((edge, _)) = graph.edge_ids().find(|(_, edge)| is_clash(edge.tail, edge.head)) {
        return Err(ColoringError::Clash { edge });
    }
    let clique = maximum_clique(graph, most_steps)?.set;
    if n_colors < clique.len() {
        return Ok(Verdict::TooFew);
    }
    // Apart from the given colors, more colors than vertices are useless. So the search renumbers
    // the colors: first the given ones, then the smallest of the others.
    let mut names: Vec<u32> = given.iter().map(|&(_, color)| color).collect();
    names.sort_unstable();
    names.dedup();
    let n_given = names.len();
    let others = (0..).filter(|color| names[..n_given].binary_search(color).is_err());
    let n_others = n_colors.min(n_given + graph.n_nodes()) - n_given;
    let others: Vec<u32> = others.take(n_others).collect();
    names.extend(others);
    let mut search = Search::new(graph, names.len());
    for v in graph.nodes() {
        if let Some(color) = wanted.color(v) {
            let number = names[..n_given].partition_point(|name| *name < color);
            search.put(v, u32::try_from(number).unwrap_or(NONE));
        }
    }
    let mut n_used = n_given;
    if given.is_empty() {
        for (color, &v) in (0..).zip(&clique) {
            search.put(v, color);
        }
        n_used = clique.len();
    }
    Ok(match search.run(n_used, &mut most_steps.clone()) {
        Verdict::Enough(coloring) => {
            let named = coloring.colors.iter().map(|&color| names[color as usize]);
            Verdict::Enough(Coloring::claimed(named.collect()))
        }
        verdict => verdict,
    })
}

/// A partial coloring during the search.
struct Search<'g, W> {
    graph: &'g UnGraph<W>,
    /// The number of colors.
    width: usize,
    colors: Vec<u32>,
    /// For each vertex and each color, the number of neighbors with that color, in rows of `width`.
    n_near: Vec<u32>,
    /// For each vertex, the number of colors its neighbors have.
    saturation: Vec<u32>,
}

/// A vertex that was colored tentatively.
struct Branch {
    v: NodeId,
    /// The colors below this one have been tried.
    color: u32,
    /// The number of colors in use before it.
    n_used: usize,
}

impl<'g, W> Search<'g, W> {
    fn new(graph: &'g UnGraph<W>, width: usize) -> Self {
        let n_nodes = graph.n_nodes();
        Search {
            graph,
            width,
            colors: vec![NONE; n_nodes],
            n_near: vec![0; n_nodes * width],
            saturation: vec![0; n_nodes],
        }
    }

    fn put(&mut self, v: NodeId, color: u32) {
        self.colors[v.index()] = color;
        for w in self.graph.neighbors(v) {
            let n_near = &mut self.n_near[w.index() * self.width + color as usize];
            *n_near += 1;
            self.saturation[w.index()] += u32::from(*n_near == 1);
        }
    }

    fn take(&mut self, v: NodeId) {
        let color = std::mem::replace(&mut self.colors[v.index()], NONE);
        for w in self.graph.neighbors(v) {
            let n_near = &mut self.n_near[w.index() * self.width + color as usize];
            *n_near -= 1;
            self.saturation[w.index()] -= u32::from(*n_near == 0);
        }
    }

    /// Returns the uncolored vertex whose neighbors have the most colors; of several, the first of
    /// the largest degree.
    fn pick(&self) -> Option<NodeId> {
        let open = self.graph.nodes().rev().filter(|v| self.colors[v.index()] == NONE);
        open.max_by_key(|&v| (self.saturation[v.index()], self.graph.degree(v)))
    }

    /// Returns the next color for a vertex, starting at `color`: one in use, or the first that is
    /// not.
    fn next_color(&self, v: NodeId, color: u32, n_used: usize) -> Option<u32> {
        let end = u32::try_from(self.width.min(n_used + 1)).unwrap_or(NONE);
        let n_near = |color: u32| self.n_near[v.index() * self.width + color as usize];
        (color..end).find(|&color| n_near(color) == 0)
    }

    /// Colors the remaining vertices, if possible. The colors `0..n_used` are in use.
    fn run(&mut self, mut n_used: usize, steps_left: &mut u64) -> Verdict {
        let mut trail: Vec<Branch> = Vec::new();
        while let Some(v) = self.pick() {
            // Invariant: no smaller color of any vertex on the trail leads to a solution.
            let mut branch = Branch { v, color: 0, n_used };
            let color = loop {
                if let Some(color) = self.next_color(branch.v, branch.color, branch.n_used) {
                    break color;
                }
                let Some(last) = trail.pop() else { return Verdict::TooFew };
                self.take(last.v);
                branch = Branch { color: last.color + 1, ..last };
            };
            let Some(rest) = steps_left.checked_sub(1) else { return Verdict::Unknown };
            *steps_left = rest;
            self.put(branch.v, color);
            n_used = branch.n_used.max(color as usize + 1);
            trail.push(Branch { color, ..branch });
        }
        Verdict::Enough(Coloring::claimed(self.colors.clone()))
    }
}
