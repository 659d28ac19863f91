//! Part of [push-relabel](super): the vertices that wait for their turn.
//!
//! Page: `docs/en/graph-theory/network-flow/push-relabel.md`.

use std::collections::VecDeque;

use super::{NONE, Selection, short};
use crate::graph::NodeId;

/// The active vertices, in the order of their selection.
#[derive(Debug)]
pub(super) enum Active {
    /// A stack for each height, as linked lists: the top of each stack, and for each vertex the one
    /// below it. All stacks above `highest` are empty.
    ByHeight { top: Vec<u32>, below: Vec<u32>, highest: usize },
    /// A queue.
    InTurn(VecDeque<NodeId>),
    /// A list of all vertices.
    InList(List),
}

/// A ring of all vertices and a sentinel, which is its last member and separates the last vertex
/// from the first.
#[derive(Debug)]
pub(super) struct List {
    next: Vec<u32>,
    previous: Vec<u32>,
    /// The member that had the last turn.
    at: u32,
    /// Whether each vertex waits, and the number of those that do.
    waits: Vec<bool>,
    n_waiting: usize,
}

impl Active {
    pub(super) fn new(selection: Selection, n_nodes: usize) -> Self {
        match selection {
            Selection::HighestLabel => {
                let (top, below) = (vec![NONE; 2 * n_nodes + 1], vec![NONE; n_nodes]);
                Active::ByHeight { top, below, highest: 0 }
            }
            Selection::Fifo => Active::InTurn(VecDeque::new()),
            Selection::RelabelToFront => Active::InList(List::new(short(n_nodes))),
        }
    }

    pub(super) fn clear(&mut self) {
        match self {
            Active::ByHeight { top, highest, .. } => {
                top.fill(NONE);
                *highest = 0;
            }
            Active::InTurn(queue) => queue.clear(),
            Active::InList(list) => {
                list.waits.fill(false);
                list.n_waiting = 0;
            }
        }
    }

    /// Makes a vertex wait.
    pub(super) fn insert(&mut self, u: NodeId, height: u32) {
        match self {
            Active::ByHeight { top, below, highest } => {
                let top = &mut top[height as usize];
                below[u.index()] = std::mem::replace(top, u.into());
                *highest = (*highest).max(height as usize);
            }
            Active::InTurn(queue) => queue.push_back(u),
            Active::InList(list) => {
                list.waits[u.index()] = true;
                list.n_waiting += 1;
            }
        }
    }

    pub(super) fn pop(&mut self) -> Option<NodeId> {
        match self {
            Active::ByHeight { top, below, highest } => {
                while 0 < *highest && top[*highest] == NONE {
                    *highest -= 1;
                }
                let u = top[*highest];
                (u != NONE).then(|| {
                    top[*highest] = below[u as usize];
                    u.into()
                })
            }
            Active::InTurn(queue) => queue.pop_front(),
            Active::InList(list) => list.pop(),
        }
    }

    /// Records that the current vertex was lifted.
    pub(super) fn lifted(&mut self, u: NodeId) {
        if let Active::InList(list) = self {
            list.move_to_front(u.into());
        }
    }
}

impl List {
    fn new(n_nodes: u32) -> Self {
        let next = (1..=n_nodes).chain([0]).collect();
        let previous = [n_nodes].into_iter().chain(0..n_nodes).collect();
        let waits = vec![false; n_nodes as usize + 1];
        List { next, previous, at: n_nodes, waits, n_waiting: 0 }
    }

    /// Moves on to the next vertex in the list that waits.
    fn pop(&mut self) -> Option<NodeId> {
        self.n_waiting = self.n_waiting.checked_sub(1)?;
        loop {
            self.at = self.next[self.at as usize];
            if std::mem::take(&mut self.waits[self.at as usize]) {
                return Some(self.at.into());
            }
        }
    }

    fn move_to_front(&mut self, u: u32) {
        let (before, after) = (self.previous[u as usize], self.next[u as usize]);
        self.next[before as usize] = after;
        self.previous[after as usize] = before;
        let front = short(self.next.len() - 1);
        let first = std::mem::replace(&mut self.next[front as usize], u);
        self.next[u as usize] = first;
        self.previous[u as usize] = front;
        self.previous[first as usize] = u;
        self.at = u;
    }
}
