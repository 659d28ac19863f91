//! The exercise of section 4.11.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.11: `b_tree`.
#[derive(Debug)]
pub struct BTree;

/// What is wrong with the levels of a tree of these keys.
fn fault((keys, t): &(Vec<i64>, usize), levels: &[Vec<Vec<i64>>]) -> Option<String> {
    let mut expected = keys.clone();
    expected.sort_unstable();
    expected.dedup();
    if expected.is_empty() {
        return (!levels.is_empty()).then(|| "a tree without keys has no level".into());
    }
    let mut n_nodes = 1;
    for (depth, level) in levels.iter().enumerate() {
        if level.len() != n_nodes {
            return Some(format!(
                "level {depth} must have {n_nodes} nodes, one for each gap above it"
            ));
        }
        let fewest = if depth == 0 { 1 } else { t - 1 };
        if let Some(node) = level.iter().find(|node| !(fewest..2 * t).contains(&node.len())) {
            return Some(format!(
                "{node:?}, on level {depth}, must have {fewest} to {} keys",
                2 * t - 1
            ));
        }
        n_nodes = level.iter().map(|node| node.len() + 1).sum();
    }
    // From the leaves up: the keys of a level go into the gaps between the sequences below it.
    let mut below: Option<Vec<Vec<i64>>> = None;
    for level in levels.iter().rev() {
        let mut children = below.map(Vec::into_iter);
        let mut sequences = Vec::new();
        for node in level {
            let mut sequence = Vec::new();
            for gap in 0..=node.len() {
                if let Some(child) = children.as_mut().and_then(Iterator::next) {
                    sequence.extend(child);
                }
                sequence.extend(node.get(gap));
            }
            sequences.push(sequence);
        }
        below = Some(sequences);
    }
    let found: Vec<i64> = below.into_iter().flatten().flatten().collect();
    if found == expected {
        return None;
    }
    if !found.is_sorted_by(|a, b| a < b) {
        return Some(format!("from left to right, the keys must ascend, not be {}", shown(&found)));
    }
    Some("each of the keys must be in the tree, and no other".into())
}

impl Task for BTree {
    type Input = (Vec<i64>, usize);
    type Output = Vec<Vec<Vec<i64>>>;

    const SECTION: &'static str = "4.11";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "b_tree";
    const HARNESS: &'static str = "|(keys, t): (Vec<i64>, usize)| attempt::b_tree(&keys, t)";
    const HINTS: &'static [&'static str] = &[
        "Keep all nodes in a vector, each with a vector of keys and a vector of children, which are indices. First \
         write `split`: it cuts the child i of a node in two, and moves its median into the node.",
        "If the root is full, make a new node above it, whose only child it is, and split that child. Then go down. \
         Before you enter a child that is full, split it, and look at the same node again.",
        "`partition_point` gives the number of smaller keys, which is the index of the child. At the end, collect the \
         levels: begin with the root, and replace the nodes of a level by all their children.",
    ];

    fn small() -> Vec<Self::Input> {
        let few = lists(5, &[1, 2, 3]).into_iter().map(|keys| (keys, 2));
        let ascending = (0..12).flat_map(|n| [2, 3].map(|t| ((1..=n).collect(), t)));
        let descending = (0..12).map(|n| ((1..=n).rev().collect(), 2));
        few.chain(ascending).chain(descending).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n, most) = (random.index(60), 1 + random.below(80));
        let keys = (0..n).map(|_| random.below(most).cast_signed()).collect();
        (keys, 2 + random.index(4))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 200_000;
        let mut mixed: Vec<i64> = (0..n).collect();
        Random::new(4).shuffle(&mut mixed);
        vec![
            ("200 000 keys in ascending order, t = 2", ((0..n).collect(), 2)),
            ("200 000 keys in random order, t = 50", (mixed, 50)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(&input.0).into_iter().map(|keys| (keys, input.1)).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("b_tree({}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let Some(because) = fault(input, output) else { return Ok(()) };
        let got = if input.0.len() <= 20 { format!("{output:?}") } else { "another tree".into() };
        Err(Wrong { expected: "a B-tree of these keys".into(), got, because: Some(because) })
    }
}
