//! Part of [Graph coloring](super): the fewest colors, by trying.
//!
//! The search colors the vertex whose neighbors have the most colors, for it has the fewest left,
//! and comes back to it with the next one. Of the colors that no vertex has yet, only one is tried:
//! the others would do the same. A clique needs as many colors as it has vertices, so it is colored
//! beforehand, and no answer can be better than that.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/coloring/fewest-colors.md`.

use crate::bipartite_matching::coloring::{Coloring, ColoringError, NONE, check_loops, dsatur};
use crate::bipartite_matching::covers_and_cliques::maximum_clique;
use crate::error::GraphError;
use crate::graph::{NodeId, UnGraph};

/// The best coloring that a search found, and how much better another could still be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fewest {
    /// The coloring.
    pub coloring: Coloring,
    /// No coloring has fewer colors than this.
    pub at_least: usize,
    /// Vertices that are all joined: the proof, if they are as many as the colors. Else the proof
    /// is the search.
    pub clique: Vec<NodeId>,
}

impl Fewest {
    /// Whether no coloring has fewer colors. The number of colors is the chromatic number then.
    pub fn is_best(&self) -> bool {
        self.coloring.n_colors() == self.at_least
    }
}

/// Whether so many colors are enough.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// They are.
    Enough(Coloring),
    /// They are not: everything was tried.
    TooFew,
    /// The search was given up.
    Unknown,
}

/// A coloring with the fewest colors. Gives up after coloring `most_steps` vertices, again and
/// again counted; then [`Fewest::at_least`] says how good the answer is at least. Exponential.
///
/// # Errors
/// [`GraphError::SelfLoop`]; [`GraphError::TooLarge`] beyond
/// [`MOST_NODES`](crate::bipartite_matching::covers_and_cliques::MOST_NODES).
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

/// Whether the colors `0..n_colors` are enough, if these vertices have these colors. Gives up after
/// coloring `most_steps` vertices. Exponential.
///
/// # Errors
/// [`ColoringError::NoSuchColor`] if a color is none of these, or a vertex was given two;
/// [`ColoringError::Clash`] if neighbors were given the same; a [`GraphError`]: a loop, a vertex
/// that is not there, and as [`fewest_colors`].
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
    // More colors than vertices are of no use, but for those that were given. So the search has
    // numbers of its own: first for the given colors, then for the least of the others.
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

/// A coloring that is being tried.
struct Search<'g, W> {
    graph: &'g UnGraph<W>,
    /// How many colors there are.
    width: usize,
    colors: Vec<u32>,
    /// How many neighbors of each vertex have each color: rows of `width`.
    n_near: Vec<u32>,
    /// How many colors the neighbors of each vertex have.
    saturation: Vec<u32>,
}

/// A vertex that was colored on trial.
struct Branch {
    v: NodeId,
    /// The colors from 0 up to this one were tried.
    color: u32,
    /// How many colors are in use without it.
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

    /// The vertex without a color whose neighbors have the most; of several, the first of the
    /// largest degree.
    fn pick(&self) -> Option<NodeId> {
        let open = self.graph.nodes().rev().filter(|v| self.colors[v.index()] == NONE);
        open.max_by_key(|&v| (self.saturation[v.index()], self.graph.degree(v)))
    }

    /// The next color for a vertex, from `color` on: one in use, or the first that is not.
    fn next_color(&self, v: NodeId, color: u32, n_used: usize) -> Option<u32> {
        let end = u32::try_from(self.width.min(n_used + 1)).unwrap_or(NONE);
        let n_near = |color: u32| self.n_near[v.index() * self.width + color as usize];
        (color..end).find(|&color| n_near(color) == 0)
    }

    /// Colors the rest, if that can be. The colors `0..n_used` are in use.
    fn run(&mut self, mut n_used: usize, steps_left: &mut u64) -> Verdict {
        let mut trail: Vec<Branch> = Vec::new();
        while let Some(v) = self.pick() {
            // Invariant: on the way to the vertices of the trail, nothing that comes of smaller
            // colors works.
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
