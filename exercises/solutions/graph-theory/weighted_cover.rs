//! Find a cheapest vertex cover of a graph with two sides: `cover(left, right, edges)` returns left
//! vertices and right vertices, such that each edge has an end among them, and their weights have
//! the least sum. `left[x]` is the weight of the left vertex `x`, `right[y]` that of the right
//! vertex `y`, and each edge is a pair `(x, y)`. If several covers are cheapest, any of them will
//! do, and the vertices may come in any order, each once.
//!
//! For example, `cover(&[4, 3], &[5, 2], &[(0, 0), (0, 1), (1, 1)])` is `(vec![0], vec![1])`, which
//! weighs 4 + 2 = 6.
//!
//! The weights are at least 0. The large inputs have 80 vertices and more on each side, so trying
//! all choices takes too long.

use std::collections::VecDeque;

/// The left vertices and the right vertices of a cheapest cover.
pub fn cover(left: &[i64], right: &[i64], edges: &[(usize, usize)]) -> (Vec<usize>, Vec<usize>) {
    let (n_left, n_right) = (left.len(), right.len());
    let (source, sink) = (n_left + n_right, n_left + n_right + 1);
    let mut network = Network { arcs: vec![Vec::new(); sink + 1], ..Network::default() };
    for &(x, y) in edges {
        network.add(x, n_left + y, i64::MAX);
    }
    for (x, &weight) in left.iter().enumerate() {
        network.add(source, x, weight);
    }
    for (y, &weight) in right.iter().enumerate() {
        network.add(n_left + y, sink, weight);
    }
    loop {
        let arrival = network.search(source);
        if arrival[sink].is_none() {
            let is_reached = |v: usize| arrival[v].is_some();
            let on_left = (0..n_left).filter(|x| !is_reached(*x)).collect();
            let on_right = (0..n_right).filter(|y| is_reached(n_left + *y)).collect();
            return (on_left, on_right);
        }
        network.augment(&arrival, source, sink);
    }
}

/// Arc a and arc `a ^ 1` are partners.
#[derive(Default)]
struct Network {
    arcs: Vec<Vec<usize>>,
    heads: Vec<usize>,
    residual: Vec<i64>,
}

impl Network {
    fn add(&mut self, tail: usize, head: usize, capacity: i64) {
        for (from, to, residual) in [(tail, head, capacity), (head, tail, 0)] {
            self.arcs[from].push(self.heads.len());
            self.heads.push(to);
            self.residual.push(residual);
        }
    }

    /// The arc on which each vertex is reached from the source, if more can flow there.
    fn search(&self, source: usize) -> Vec<Option<usize>> {
        let mut arrival = vec![None; self.arcs.len()];
        let mut queue = VecDeque::from([source]);
        while let Some(u) = queue.pop_front() {
            for &arc in &self.arcs[u] {
                let v = self.heads[arc];
                if 0 < self.residual[arc] && arrival[v].is_none() && v != source {
                    arrival[v] = Some(arc);
                    queue.push_back(v);
                }
            }
        }
        arrival
    }

    /// Pushes as much as can flow along the path that the search found.
    fn augment(&mut self, arrival: &[Option<usize>], source: usize, sink: usize) {
        let (mut path, mut v) = (Vec::new(), sink);
        while let Some(arc) = arrival[v].filter(|_| v != source) {
            path.push(arc);
            v = self.heads[arc ^ 1];
        }
        let amount = path.iter().map(|&arc| self.residual[arc]).min().unwrap_or(0);
        for arc in path {
            self.residual[arc] -= amount;
            self.residual[arc ^ 1] += amount;
        }
    }
}
