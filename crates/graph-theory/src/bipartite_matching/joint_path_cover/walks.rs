//! Part of [Minimum path cover with shared vertices](super): paths of classes, turned into walks in
//! the graph itself.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/joint-path-cover.md`.

use std::iter;

use super::JointPathCover;
use crate::components::Components;
use crate::graph::{DiGraph, NodeId};

/// Converts the paths of [`from_classes`](super::from_classes) to walks of the graph: each step
/// follows an arc, and every vertex is on a walk. The path whose chain contains a class visits all
/// its vertices, each time the nearest one that is on no walk yet; other paths cross the class by a
/// shortest path. The searches within the classes take O(V E) for all visits. In a class of c
/// vertices the visits have fewer than c² steps.
///
/// # Panics
/// If the classes or the paths belong to another graph.
pub fn walks<W>(
    graph: &DiGraph<W>,
    classes: &Components,
    cover: &JointPathCover,
) -> Vec<Vec<NodeId>> {
    let members = classes.members();
    let n_nodes = graph.n_nodes();
    let mut guide =
        Guide { graph, classes, from: vec![None; n_nodes], is_covered: vec![false; n_nodes] };
    let walk = |(path, chain): (&Vec<NodeId>, &Vec<NodeId>)| {
        let mut chain = chain.iter().peekable();
        let mut walk = Vec::new();
        for (i, class) in path.iter().enumerate() {
            if i == 0 {
                guide.step(&mut walk, members[class.index()][0]);
            }
            // Invariant: the walk ends in this class, and has visited all vertices of the earlier
            // classes in the chain.
            if chain.next_if_eq(&class).is_some() {
                while guide.go(&mut walk, |guide, v| !guide.is_covered[v.index()]) {}
            }
            if let Some(next) = path.get(i + 1) {
                guide.leave(&mut walk, next.index());
            }
        }
        walk
    };
    cover.paths.iter().zip(&cover.chains).map(walk).collect()
}

/// A search for paths within classes.
struct Guide<'g, W> {
    graph: &'g DiGraph<W>,
    classes: &'g Components,
    /// For each vertex, the vertex from which the current search reached it; the first was reached
    /// from itself. All `None` between searches.
    from: Vec<Option<NodeId>>,
    /// Whether each vertex is on a walk.
    is_covered: Vec<bool>,
}

impl<W> Guide<'_, W> {
    fn step(&mut self, walk: &mut Vec<NodeId>, v: NodeId) {
        self.is_covered[v.index()] = true;
        walk.push(v);
    }

    /// Returns the head of an arc from `u` into the class `next`.
    fn gate(&self, u: NodeId, next: usize) -> Option<NodeId> {
        self.graph.neighbors(u).find(|&v| self.classes.class_of(v) == next)
    }

    /// Extends the walk into the class `next`, to which an arc leads from this class.
    fn leave(&mut self, walk: &mut Vec<NodeId>, next: usize) {
        self.go(walk, |guide, u| guide.gate(u, next).is_some());
        let first = walk.last().and_then(|&u| self.gate(u, next));
        self.step(walk, first.expect("the classes and the paths are those of this graph"));
    }

    /// Extends the walk to the nearest vertex of the class that satisfies `is_wanted`. Returns
    /// whether there is one; if not, the walk stays unchanged.
    fn go(&mut self, walk: &mut Vec<NodeId>, is_wanted: impl Fn(&Self, NodeId) -> bool) -> bool {
        let Some(&start) = walk.last() else { return false };
        self.from[start.index()] = Some(start);
        let (mut reached, mut next, mut end) = (vec![start], 0, None);
        while let Some(&u) = reached.get(next) {
            // Invariant: the vertices come in the order of their distances from the start.
            if is_wanted(self, u) {
                end = Some(u);
                break;
            }
            next += 1;
            for v in self.graph.neighbors(u).filter(|&v| self.classes.same(u, v)) {
                if self.from[v.index()].is_none() {
                    self.from[v.index()] = Some(u);
                    reached.push(v);
                }
            }
        }
        let back = iter::successors(end, |v| self.from[v.index()]).take_while(|&v| v != start);
        let path: Vec<NodeId> = back.collect();
        for v in path.into_iter().rev() {
            self.step(walk, v);
        }
        for v in reached {
            self.from[v.index()] = None;
        }
        end.is_some()
    }
}
