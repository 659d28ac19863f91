//! The exercise of section 4.10.

use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.10: `b_plus_tree`.
#[derive(Debug)]
pub struct BPlusTree;

/// What is wrong with the levels of a B+ tree of these sorted keys.
fn fault((keys, m): &(Vec<i64>, usize), levels: &[Vec<Vec<i64>>]) -> Option<String> {
    if keys.is_empty() {
        return (!levels.is_empty()).then(|| "a tree without keys has no level".into());
    }
    let mut n_nodes = 1;
    for (depth, level) in levels.iter().enumerate() {
        if level.len() != n_nodes {
            return Some(format!(
                "level {depth} must have {n_nodes} nodes, one for each gap above it"
            ));
        }
        let fewest = match (depth, depth + 1 == levels.len()) {
            (0, _) => 1,
            (_, true) => m / 2,
            (_, false) => m.div_ceil(2) - 1,
        };
        if let Some(node) = level.iter().find(|node| !(fewest..*m).contains(&node.len())) {
            return Some(format!(
                "{node:?}, on level {depth}, must have {fewest} to {} keys",
                m - 1
            ));
        }
        n_nodes = level.iter().map(|node| node.len() + 1).sum();
    }
    let leaves = levels.last().into_iter().flatten();
    if !leaves.clone().flatten().eq(keys) {
        return Some("the leaves must have exactly the keys, in ascending order".into());
    }
    // The least key below each node of a level, and the greatest.
    let mut ends: Vec<(i64, i64)> = leaves.map(|leaf| (leaf[0], leaf[leaf.len() - 1])).collect();
    for level in levels.iter().rev().skip(1) {
        let mut next = ends.iter();
        let mut above = Vec::new();
        for node in level {
            let children: Vec<&(i64, i64)> = next.by_ref().take(node.len() + 1).collect();
            for (separator, pair) in node.iter().zip(children.windows(2)) {
                if *separator <= pair[0].1 || pair[1].0 < *separator {
                    return Some(format!(
                        "{separator} does not separate the keys up to {} from those from {} on",
                        pair[0].1, pair[1].0
                    ));
                }
            }
            above.push((children[0].0, children[children.len() - 1].1));
        }
        ends = above;
    }
    None
}

impl Task for BPlusTree {
    type Input = (Vec<i64>, usize);
    type Output = Vec<Vec<Vec<i64>>>;

    const SECTION: &'static str = "4.10";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "b_plus_tree";
    const HARNESS: &'static str = "|(keys, m): (Vec<i64>, usize)| attempt::b_plus_tree(&keys, m)";
    const HINTS: &'static [&'static str] = &[
        "Cut n things into the fewest groups of at most `most` things: n.div_ceil(most) groups. Their sizes may differ \
         by one at most.",
        "Keep the least key below each node. The groups of a level's nodes are the nodes of the level above; the \
         separators of a group are the least keys of all its nodes except the first.",
        "The least key below a new node is the least key below its first child. Stop when a level has one node, and \
         reverse the levels.",
    ];

    fn small() -> Vec<Self::Input> {
        let all = (3..=5).flat_map(|m| (0..40).map(move |n| ((1..=n).collect(), m)));
        all.collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let mut keys = random.numbers(200);
        keys.sort_unstable();
        keys.dedup();
        (keys, 3 + random.index(6))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let keys = |n: i64| (0..n).map(|i| 3 * i).collect::<Vec<_>>();
        vec![
            ("300 000 keys, m = 3", (keys(300_000), 3)),
            ("300 000 keys, m = 128", (keys(300_000), 128)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        crate::inputs::shorter(&input.0).into_iter().map(|keys| (keys, input.1)).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("b_plus_tree({}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let Some(because) = fault(input, output) else { return Ok(()) };
        let got = if input.0.len() <= 20 { format!("{output:?}") } else { "another tree".into() };
        Err(Wrong { expected: "a B+ tree of these keys".into(), got, because: Some(because) })
    }
}
