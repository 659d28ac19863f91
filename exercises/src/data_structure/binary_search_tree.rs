//! The exercise of section 4.6.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.6: `binary_search_tree`.
#[derive(Debug)]
pub struct BinarySearchTree;

/// A node as the judge reads it: the key, and whether there are a left and a right child. A tree is
/// the list of its nodes, each before its left subtree, and that before its right subtree.
type Row = (i64, (bool, bool));

/// Whether each key is new, the tree, and whether each key that is searched for is there.
type Output = (Vec<bool>, Vec<Row>, Vec<bool>);

/// The right output, with nodes in a vector.
fn expected(keys: &[i64], sought: &[i64]) -> Output {
    let mut nodes: Vec<(i64, [Option<usize>; 2])> = Vec::new();
    let mut news = Vec::new();
    for key in keys {
        let mut at = if nodes.is_empty() { None } else { Some(0) };
        let mut place = None;
        while let Some(node) = at {
            if nodes[node].0 == *key {
                break;
            }
            let side = usize::from(nodes[node].0 < *key);
            place = Some((node, side));
            at = nodes[node].1[side];
        }
        news.push(at.is_none());
        if at.is_none() {
            if let Some((node, side)) = place {
                nodes[node].1[side] = Some(nodes.len());
            }
            nodes.push((*key, [None, None]));
        }
    }
    let mut rows = Vec::new();
    let mut waiting: Vec<usize> = if nodes.is_empty() { vec![] } else { vec![0] };
    while let Some(node) = waiting.pop() {
        let (key, [left, right]) = nodes[node];
        rows.push((key, (left.is_some(), right.is_some())));
        waiting.extend(right);
        waiting.extend(left);
    }
    let mut sorted = keys.to_vec();
    sorted.sort_unstable();
    let found = sought.iter().map(|key| sorted.binary_search(key).is_ok()).collect();
    (news, rows, found)
}

/// A tree in a line: `4(2,6(5,-))`.
fn tree(rows: &[Row]) -> String {
    let mut texts: Vec<String> = Vec::new();
    for (key, (has_left, has_right)) in rows.iter().rev() {
        let mut child = |has: bool| if has { texts.pop().unwrap_or_default() } else { "-".into() };
        let (left, right) = (child(*has_left), child(*has_right));
        let is_leaf = !has_left && !has_right;
        texts.push(if is_leaf { key.to_string() } else { format!("{key}({left},{right})") });
    }
    texts.pop().unwrap_or_else(|| "nothing".into())
}

impl Task for BinarySearchTree {
    /// The keys that are inserted, and those that are searched for.
    type Input = (Vec<i64>, Vec<i64>);
    type Output = Output;

    const SECTION: &'static str = "4.6";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "binary_search_tree";
    const HARNESS: &'static str = "|(keys, sought): (Vec<i64>, Vec<i64>)| { \
         let mut tree: Option<Box<attempt::Node>> = None; \
         let news: Vec<bool> = keys.into_iter().map(|key| attempt::insert(&mut tree, key)).collect(); \
         let found: Vec<bool> = sought.into_iter().map(|key| attempt::contains(tree.as_deref(), key)).collect(); \
         let mut waiting: Vec<Box<attempt::Node>> = tree.into_iter().collect(); \
         let mut rows: Vec<(i64, (bool, bool))> = Vec::new(); \
         while let Some(mut node) = waiting.pop() { \
             let (left, right) = (node.left.take(), node.right.take()); \
             rows.push((node.key, (left.is_some(), right.is_some()))); \
             waiting.extend(right); waiting.extend(left); } \
         (news, rows, found) }";
    const HINTS: &'static [&'static str] = &[
        "Both go down from the root with a loop: to the left if the key is less than that of the node, to the right if \
         it is greater.",
        "In `insert`, let `tree` be a `&mut Option<Box<Node>>` that is set to `&mut node.left` or `&mut node.right`. \
         When the loop ends, it is the empty place.",
        "`while let Some(node) = tree { ... }`, and after it `*tree = Some(Box::new(...))`.",
    ];

    fn small() -> Vec<Self::Input> {
        let sought = || (0..=5).collect::<Vec<i64>>();
        let searched = lists(4, &[1, 2, 3, 4]).into_iter().map(|keys| (keys, sought()));
        // The first input needs nothing but `insert`, which stands first.
        std::iter::once((vec![1], Vec::new())).chain(searched).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let keys = random.numbers(40);
        let mut sought: Vec<i64> = keys.iter().take(5).copied().collect();
        sought.extend([i64::MIN, -1, 0, 3, i64::MAX]);
        (keys, sought)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 200_000;
        let mut mixed: Vec<i64> = (0..n).map(|key| 2 * key).collect();
        Random::new(4).shuffle(&mut mixed);
        vec![
            ("200 000 keys in random order", (mixed, (0..n).collect())),
            ("20 000 keys in ascending order", ((0..20_000).collect(), vec![19_999, 20_000])),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        (input.0.len() + input.1.len()) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (keys, sought) = input;
        let fewer = shorter(keys).into_iter().map(|keys| (keys, sought.clone()));
        fewer.chain(shorter(sought).into_iter().map(|sought| (keys.clone(), sought))).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("insert {}, then contains of {}", shown(&input.0), shown(&input.1))
    }

    fn check((keys, sought): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (news, rows, found) = expected(keys, sought);
        if output.1 != rows {
            let (expected, got) = if rows.len() <= 20 {
                (format!("the tree {}", tree(&rows)), format!("the tree {}", tree(&output.1)))
            } else {
                ("the tree of these keys".into(), "another tree".into())
            };
            return Err(Wrong { expected, got, because: None });
        }
        if output.0 != news {
            let (expected, got) = (shown(&news), shown(&output.0));
            let because = Some("insert returns whether the key is new".into());
            return Err(Wrong { expected, got, because });
        }
        if output.2 != found {
            let (expected, got) = (shown(&found), shown(&output.2));
            let because = Some("contains returns whether the key is in the tree".into());
            return Err(Wrong { expected, got, because });
        }
        Ok(())
    }
}
