//! The exercises of section 5.12.

use super::trees;
use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// The weights, and the left and the right child of each node.
type Tree = (Vec<i64>, Vec<Option<usize>>, Vec<Option<usize>>);

/// A tree with children in place of parents; the first child is on the left.
fn with_children((weights, parents, m): trees::Input) -> (Tree, usize) {
    let (mut left, mut right) = (vec![None; weights.len()], vec![None; weights.len()]);
    for (v, parent) in parents.into_iter().enumerate() {
        let Some(parent) = parent else { continue };
        let is_first = left[parent].is_none();
        *(if is_first { &mut left[parent] } else { &mut right[parent] }) = Some(v);
    }
    ((weights, left, right), m)
}

/// The same with parents in place of children.
fn with_parents(((weights, left, right), m): &(Tree, usize)) -> trees::Input {
    let mut parents = vec![None; weights.len()];
    for (v, child) in left.iter().enumerate().chain(right.iter().enumerate()) {
        if let Some(child) = child {
            parents[*child] = Some(v);
        }
    }
    (weights.clone(), parents, *m)
}

/// Exercise 5.12: `heaviest`.
#[derive(Debug)]
pub struct MaximumBinarySubtree;

impl Task for MaximumBinarySubtree {
    type Input = (Tree, usize);
    type Output = i64;

    const SECTION: &'static str = "5.12";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "maximum_binary_subtree";
    const HARNESS: &'static str = "|((weights, left, right), m): ((Vec<i64>, Vec<Option<usize>>, Vec<Option<usize>>), usize)| \
         attempt::heaviest(&weights, &left, &right, m)";
    const HINTS: &'static [&'static str] = &[
        "For each node, compute a row: the largest sum of 0, 1, 2, ... connected nodes with it as the highest.",
        "Of k nodes, one is the node itself. The other k - 1 are divided between the two children: i on the left, and the \
         rest on the right. Try every i, 0 too.",
        "Children have larger numbers than their parents, so go from the last node to the first. A row needs no more than \
         m + 1 columns, and no more than its subtree has nodes.",
    ];

    fn small() -> Vec<Self::Input> {
        let sizes = [(1, &[-1, 0, 2][..]), (2, &[-1, 0, 2]), (3, &[-1, 0, 2]), (4, &[1, 2])];
        let all = sizes.into_iter().flat_map(|(n, weights)| trees::small(n, 2, weights));
        all.map(with_children).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        with_children(trees::random(random, 14, 2))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let path = (0..2000).map(|v: usize| v.checked_sub(1));
        let balanced = (0..2047).map(|v: usize| v.checked_sub(1).map(|v| v / 2));
        vec![
            ("a path of 2000 nodes, of which 200 are kept", with_children(trees::large(path, 200))),
            (
                "a balanced tree of 2047 nodes, of which 500 are kept",
                with_children(trees::large(balanced, 500)),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        trees::size(&with_parents(input))
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        trees::smaller(&with_parents(input)).into_iter().map(with_children).collect()
    }

    fn call(((weights, left, right), m): &Self::Input) -> String {
        let [left, right] = [left, right].map(|children| shown(children));
        format!("heaviest(&{}, &{left}, &{right}, {m})", shown(weights))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&trees::expected(&with_parents(input)), output)
    }
}
