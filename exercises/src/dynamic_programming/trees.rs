//! What the exercises on trees share: trees whose node 0 is the root, and the heaviest connected
//! nodes.

use crate::inputs::{Random, lists};

/// The parent of each node, a smaller number than its own; none of node 0.
pub(super) type Parents = Vec<Option<usize>>;

/// The weights, the parents, and the number of nodes to keep, which there are.
pub(super) type Input = (Vec<i64>, Parents, usize);

/// The largest sum of `m` connected nodes with the root, without joining rows: the nodes in
/// preorder, each of them kept, or left out with all below it.
pub(super) fn expected((weights, parents, m): &Input) -> i64 {
    let n = weights.len();
    let mut sizes = vec![1; n];
    for v in (1..n).rev() {
        sizes[parents[v].unwrap_or(0)] += sizes[v];
    }
    // A node comes behind its parent and its earlier siblings with all that is below them.
    let (mut places, mut free) = (vec![0; n], vec![1; n]);
    for v in 1..n {
        let parent = parents[v].unwrap_or(0);
        places[v] = free[parent];
        free[parent] += sizes[v];
        free[v] = places[v] + 1;
    }
    let mut order = vec![0; n];
    for v in 0..n {
        order[places[v]] = v;
    }
    let mut best: Vec<Vec<Option<i64>>> = vec![vec![None; m + 1]; n + 1];
    for row in &mut best {
        row[0] = Some(0);
    }
    for i in (1..n).rev() {
        let v = order[i];
        for k in 1..=*m {
            let kept = best[i + 1][k - 1].map(|sum| sum + weights[v]);
            best[i][k] = kept.max(best[i + sizes[v]][k]);
        }
    }
    weights[0] + best[1][m - 1].unwrap_or(0)
}

/// All trees of `n` nodes with at most `most_children` at each, and all weights among these.
pub(super) fn small(n: usize, most_children: usize, weights: &[i64]) -> Vec<Input> {
    let all_parents: Vec<usize> = (0..n).collect();
    let trees = lists(n - 1, &all_parents[..n - 1]).into_iter().filter(|tree| {
        let degree = |v: usize| tree.iter().filter(|&&parent| parent == v).count();
        tree.len() == n - 1
            && tree.iter().enumerate().all(|(i, &parent)| parent <= i)
            && (0..n).all(|v| degree(v) <= most_children)
    });
    let trees: Vec<Parents> =
        trees.map(|tree| [None].into_iter().chain(tree.into_iter().map(Some)).collect()).collect();
    let mut all = Vec::new();
    for weights in lists(n, weights).into_iter().filter(|list| list.len() == n) {
        for parents in &trees {
            all.extend((1..=n).map(|m| (weights.clone(), parents.clone(), m)));
        }
    }
    all
}

/// A tree of up to `most` nodes with at most `most_children` at each.
pub(super) fn random(random: &mut Random, most: usize, most_children: usize) -> Input {
    let n = 1 + random.index(most);
    let mut parents: Parents = vec![None];
    let mut n_children = vec![0];
    for v in 1..n {
        let open: Vec<usize> = (0..v).filter(|&u| n_children[u] < most_children).collect();
        let parent = open[random.index(open.len())];
        n_children[parent] += 1;
        parents.push(Some(parent));
        n_children.push(0);
    }
    let weights = (0..n).map(|_| random.below(40).cast_signed() - 10).collect();
    (weights, parents, 1 + random.index(n))
}

/// Weights that differ, for a large tree.
pub(super) fn large(parents: impl Iterator<Item = Option<usize>>, m: usize) -> Input {
    let parents: Parents = parents.collect();
    let weights = (0..).map(|v| v * 7919 % 101 - 20).take(parents.len()).collect();
    (weights, parents, m)
}

pub(super) fn size((weights, _, m): &Input) -> u64 {
    let sum: u64 = weights.iter().map(|weight| weight.unsigned_abs()).sum();
    (weights.len() * 100_000 + m * 1000) as u64 + sum.min(999)
}

/// Without a leaf, with fewer nodes kept, or with a weight of 0.
pub(super) fn smaller(input: &Input) -> Vec<Input> {
    let (weights, parents, m) = input;
    let n = weights.len();
    let mut all = Vec::new();
    if 1 < *m {
        all.push((weights.clone(), parents.clone(), m - 1));
    }
    if 40 < n {
        return all;
    }
    for leaf in (1..n).filter(|&v| *m < n && !parents.contains(&Some(v))) {
        let mut rest = (weights.clone(), parents.clone(), *m);
        rest.0.remove(leaf);
        rest.1.remove(leaf);
        for parent in rest.1.iter_mut().flatten().filter(|parent| leaf < **parent) {
            *parent -= 1;
        }
        all.push(rest);
    }
    for v in (0..n).filter(|&v| weights[v] != 0) {
        let mut other = input.clone();
        other.0[v] = 0;
        all.push(other);
    }
    all
}
