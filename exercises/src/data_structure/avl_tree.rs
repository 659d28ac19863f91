//! The exercise of section 4.7.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.7: `avl_tree`.
#[derive(Debug)]
pub struct AvlTree;

/// A node as the judge reads it: the key, the height, and whether there are a left and a right
/// child. A tree is the list of its nodes, each before its left subtree, and that before its right
/// subtree.
type Row = (i64, i64, (bool, bool));

/// What is wrong with a tree of these keys.
fn fault(keys: &[i64], rows: &[Row]) -> Option<String> {
    let mut sorted = keys.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let mut found: Vec<i64> = rows.iter().map(|row| row.0).collect();
    found.sort_unstable();
    if found != sorted {
        return Some("the tree must have each of the keys once".into());
    }
    // From the last node to the first: the least key, the greatest key and the height of each tree
    // that is not yet somebody's child.
    let mut trees: Vec<(i64, i64, i64)> = Vec::new();
    for &(key, height, (has_left, has_right)) in rows.iter().rev() {
        let [left, right] = [has_left, has_right].map(|has| if has { trees.pop() } else { None });
        if left.is_some_and(|left| key <= left.1) || right.is_some_and(|right| right.0 <= key) {
            return Some(format!("at {key}, a key is on the wrong side"));
        }
        let heights = [left, right].map(|child| child.map_or(-1, |child| child.2));
        if 1 < heights[0].abs_diff(heights[1]) {
            return Some(format!(
                "at {key}, the subtrees have the heights {} and {}",
                heights[0], heights[1]
            ));
        }
        let right_height = 1 + heights[0].max(heights[1]);
        if height != right_height {
            return Some(format!("the height of {key} must be {right_height}, not {height}"));
        }
        let least = left.map_or(key, |left| left.0);
        trees.push((least, right.map_or(key, |right| right.1), height));
    }
    None
}

/// A tree in a line: `2(1,3)`.
fn tree(rows: &[Row]) -> String {
    let mut texts: Vec<String> = Vec::new();
    for (key, _, (has_left, has_right)) in rows.iter().rev() {
        let mut child = |has: bool| if has { texts.pop().unwrap_or_default() } else { "-".into() };
        let (left, right) = (child(*has_left), child(*has_right));
        let is_leaf = !has_left && !has_right;
        texts.push(if is_leaf { key.to_string() } else { format!("{key}({left},{right})") });
    }
    texts.pop().unwrap_or_else(|| "nothing".into())
}

impl Task for AvlTree {
    type Input = Vec<i64>;
    type Output = Vec<Row>;

    const SECTION: &'static str = "4.7";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "avl_tree";
    const HARNESS: &'static str = "|keys: Vec<i64>| { \
         let tree = keys.into_iter().fold(None, |tree, key| attempt::insert(tree, key)); \
         let mut waiting: Vec<Box<attempt::Node>> = tree.into_iter().collect(); \
         let mut rows: Vec<(i64, i64, (bool, bool))> = Vec::new(); \
         while let Some(mut node) = waiting.pop() { \
             let (left, right) = (node.left.take(), node.right.take()); \
             rows.push((node.key, i64::from(node.height), (left.is_some(), right.is_some()))); \
             waiting.extend(right); waiting.extend(left); } \
         rows }";
    const HINTS: &'static [&'static str] = &[
        "Insert as into a search tree, by recursion, and let each call return its subtree. Then compute the height of \
         the node from those of its children.",
        "If the left subtree is higher by two, rotate the node to the right: its left child rises, and the right \
         subtree of that child becomes the left subtree of the node. Measure the lower node first.",
        "If the left child leans to the right, rotate that child to the left before. The other side is the mirror image.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = lists(4, &[1, 2, 3, 4]);
        all.extend((5..=12).flat_map(|n| [(1..=n).collect::<Vec<i64>>(), (1..=n).rev().collect()]));
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        random.numbers(60)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 100_000;
        let mut mixed: Vec<i64> = (0..n).collect();
        Random::new(4).shuffle(&mut mixed);
        vec![
            ("100 000 keys in ascending order", (0..n).collect()),
            ("100 000 keys in random order", mixed),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("insert {}", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let Some(because) = fault(input, output) else { return Ok(()) };
        let got = if input.len() <= 20 {
            format!("the tree {}", tree(output))
        } else {
            "another tree".into()
        };
        Err(Wrong { expected: "an AVL tree of these keys".into(), got, because: Some(because) })
    }
}
