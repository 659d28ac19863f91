//! Part of [the maximum radius sum](super): one radius, however large, by centroids.
//!
//! Page: `docs/en/dynamic-programming/tree-dp/maximum-radius-sum.md`.

use super::super::rooted_tree::{RootedTree, TreeError};

/// The sum within distance `r` of every node. O(n log n) time, O(n) space.
///
/// Every pair of nodes is counted at the one centroid that parts it: through that centroid leads
/// its path.
///
/// # Errors
/// [`TreeError::Lengths`], [`TreeError::Overflow`].
pub fn sums(tree: &RootedTree, weights: &[i64], r: usize) -> Result<Vec<i64>, TreeError> {
    tree.check_weights(weights)?;
    let mut parts =
        Parts { tree, weights, r, is_cut: vec![false; tree.len()], sums: vec![0; tree.len()] };
    let mut open = Vec::from_iter(tree.root());
    while let Some(start) = open.pop() {
        // Invariant: the cut nodes part the tree; each uncut part is counted when the open node in
        // it is taken.
        let centroid = parts.centroid(start);
        parts.count(centroid, 0, 1);
        parts.is_cut[centroid] = true;
        for u in neighbors(tree, centroid).filter(|&u| !parts.is_cut[u]).collect::<Vec<_>>() {
            // Pairs within one part do not meet at the centroid.
            parts.count(u, 1, -1);
            open.push(u);
        }
    }
    Ok(parts.sums)
}

fn neighbors(tree: &RootedTree, v: usize) -> impl Iterator<Item = usize> {
    tree.children(v).iter().copied().chain(tree.parent(v))
}

struct Parts<'a> {
    tree: &'a RootedTree,
    weights: &'a [i64],
    r: usize,
    is_cut: Vec<bool>,
    sums: Vec<i64>,
}

impl Parts<'_> {
    /// The nodes of a part, each with the position of the one it was reached from and its distance;
    /// the nearer first.
    fn reached(&self, start: usize, distance: usize) -> Vec<(usize, usize, usize)> {
        let mut found = vec![(start, usize::MAX, distance)];
        let mut next = 0;
        while let Some(&(v, from, d)) = found.get(next) {
            let came_from = found.get(from).map(|found| found.0);
            let further =
                neighbors(self.tree, v).filter(|&u| !self.is_cut[u] && Some(u) != came_from);
            found.extend(further.map(|u| (u, next, d + 1)));
            next += 1;
        }
        found
    }

    /// A node of the part without which no piece has more than half of the nodes.
    fn centroid(&self, start: usize) -> usize {
        let found = self.reached(start, 0);
        let mut sizes = vec![1; found.len()];
        for (i, &(v, from, _)) in found.iter().enumerate().rev() {
            // The first one from the back that has half of the nodes below it has no such node
            // below it.
            if found.len() <= 2 * sizes[i] {
                return v;
            }
            sizes[from] += sizes[i];
        }
        start
    }

    /// Adds to each node of a part, or takes from it, the sum of those that it reaches through the
    /// centroid.
    fn count(&mut self, start: usize, distance: usize, sign: i64) {
        let found = self.reached(start, distance);
        // up_to[d] is the sum within distance d of the centroid.
        let mut up_to: Vec<i64> = Vec::new();
        for &(v, _, d) in &found {
            let nearer = up_to.last().copied().unwrap_or(0);
            up_to.resize(up_to.len().max(d + 1), nearer);
            up_to[d] += self.weights[v];
        }
        let furthest = up_to.len() - 1;
        for (v, _, d) in found {
            if let Some(left) = self.r.checked_sub(d) {
                self.sums[v] += sign * up_to[left.min(furthest)];
            }
        }
    }
}
