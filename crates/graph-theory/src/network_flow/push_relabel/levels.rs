//! Part of [push-relabel](super): the vertices at each height.
//!
//! Page: `docs/en/graph-theory/network-flow/push-relabel.md`.

use super::short;
use crate::graph::NodeId;

/// A ring of vertices for each height below V. Each ring has a sentinel, so it is never empty, and
/// insertion and removal have no special cases.
#[derive(Debug)]
pub(super) struct Levels {
    /// The next member of the ring of each member: first the vertices, then the sentinel of each
    /// height.
    next: Vec<u32>,
    previous: Vec<u32>,
    /// An upper bound for the height of all vertices.
    highest: u32,
    n_nodes: u32,
}

impl Levels {
    pub(super) fn new(n_nodes: usize) -> Self {
        let alone: Vec<u32> = (0..short(2 * n_nodes)).collect();
        Levels { next: alone.clone(), previous: alone, highest: 0, n_nodes: short(n_nodes) }
    }

    /// Removes all vertices.
    pub(super) fn clear(&mut self) {
        for ring in [&mut self.next, &mut self.previous] {
            for (member, neighbor) in (0..).zip(ring) {
                *neighbor = member;
            }
        }
        self.highest = 0;
    }

    pub(super) fn insert(&mut self, u: NodeId, height: u32) {
        let (u, ring) = (u.into(), self.n_nodes + height);
        let after = std::mem::replace(&mut self.next[ring as usize], u);
        self.next[u as usize] = after;
        self.previous[u as usize] = ring;
        self.previous[after as usize] = u;
        self.highest = self.highest.max(height);
    }

    pub(super) fn remove(&mut self, u: NodeId) {
        let (before, after) = (self.previous[u.index()], self.next[u.index()]);
        self.next[before as usize] = after;
        self.previous[after as usize] = before;
    }

    pub(super) fn is_empty(&self, height: u32) -> bool {
        let ring = self.n_nodes + height;
        self.next[ring as usize] == ring
    }

    /// Removes and returns a vertex above this height, if there is one.
    pub(super) fn pop_above(&mut self, height: u32) -> Option<NodeId> {
        while height < self.highest && self.is_empty(self.highest) {
            self.highest -= 1;
        }
        (height < self.highest).then(|| {
            let u = self.next[(self.n_nodes + self.highest) as usize].into();
            self.remove(u);
            u
        })
    }
}
