//! The exercise of section 4.8.

use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// Exercise 4.8: `red_black_tree`.
#[derive(Debug)]
pub struct RedBlackTree;

/// A node: whether it is red, and whether there are a left and a right child. A tree is the list of
/// its nodes, each before its left subtree, and that before its right subtree.
type Row = (bool, (bool, bool));

/// The right answer, by looking at every path: the color of the last node and the black nodes so
/// far.
fn expected(rows: &[Row]) -> Option<usize> {
    let mut counts = Vec::new();
    let mut waiting = vec![(true, 0)];
    let mut rest = rows.iter();
    while let Some((is_below_red, n_black)) = waiting.pop() {
        // The root counts as the child of a red node, so it must be black.
        let Some(&(is_red, (has_left, has_right))) = rest.next() else {
            counts.push(n_black);
            continue;
        };
        if is_red && is_below_red {
            return None;
        }
        let n_black = n_black + usize::from(!is_red);
        for has in [has_right, has_left] {
            if has {
                waiting.push((is_red, n_black));
            } else {
                counts.push(n_black);
            }
        }
    }
    counts.windows(2).all(|pair| pair[0] == pair[1]).then(|| counts[0])
}

/// All shapes of n nodes, without colors.
fn shapes(n: usize) -> Vec<Vec<(bool, bool)>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for n_left in 0..n {
        for left in shapes(n_left) {
            for right in shapes(n - 1 - n_left) {
                let mut rows = vec![(!left.is_empty(), !right.is_empty())];
                rows.extend(&left);
                rows.extend(&right);
                all.push(rows);
            }
        }
    }
    all
}

/// A tree in a line: `B(R,-)`.
fn tree(rows: &[Row]) -> String {
    let mut texts: Vec<String> = Vec::new();
    for (is_red, (has_left, has_right)) in rows.iter().rev() {
        let mut child = |has: bool| if has { texts.pop().unwrap_or_default() } else { "-".into() };
        let (left, right) = (child(*has_left), child(*has_right));
        let name = if *is_red { "R" } else { "B" };
        let is_leaf = !has_left && !has_right;
        texts.push(if is_leaf { name.into() } else { format!("{name}({left},{right})") });
    }
    texts.pop().unwrap_or_else(|| "no node".into())
}

/// A full tree of black levels, and in each second one red nodes.
fn full(n_levels: usize, levels_are_red: bool) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut waiting = vec![0];
    while let Some(level) = waiting.pop() {
        let has_children = level + 1 < n_levels;
        rows.push((levels_are_red && level % 2 == 1, (has_children, has_children)));
        if has_children {
            waiting.extend([level + 1, level + 1]);
        }
    }
    rows
}

impl Task for RedBlackTree {
    type Input = Vec<Row>;
    type Output = Option<usize>;

    const SECTION: &'static str = "4.8";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "red_black_tree";
    const HARNESS: &'static str = "|rows: Vec<(bool, (bool, bool))>| { \
         let mut waiting: Vec<Option<Box<attempt::Node>>> = Vec::new(); \
         for (is_red, (has_left, has_right)) in rows.into_iter().rev() { \
             let left = if has_left { waiting.pop().flatten() } else { None }; \
             let right = if has_right { waiting.pop().flatten() } else { None }; \
             waiting.push(Some(Box::new(attempt::Node { is_red, left, right }))); } \
         let root = waiting.pop().flatten(); \
         attempt::black_height(root.as_deref()) }";
    const HINTS: &'static [&'static str] = &[
        "Write a function that returns the number for a subtree, whatever the color of its root is, and None if a rule \
         is broken in it. An empty tree has 0.",
        "A red node with a red child gives None. Otherwise both subtrees must give the same number.",
        "Add 1 if the node is black. At the end, look at the color of the root.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = Vec::new();
        for n in 0..=5_usize {
            for shape in shapes(n) {
                for colors in 0..1_usize << n {
                    let rows = shape.iter().enumerate();
                    all.push(rows.map(|(i, has)| (colors >> i & 1 == 1, *has)).collect());
                }
            }
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_levels = 1 + random.index(5);
        let mut rows = full(n_levels, random.below(2) == 0);
        let i = random.index(rows.len());
        if random.below(2) == 0 {
            rows[i].0 = !rows[i].0;
        }
        rows
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("a full tree of 17 levels, every second one red", full(17, true)),
            ("a full tree of 17 black levels", full(17, false)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(_: &Self::Input) -> Vec<Self::Input> {
        Vec::new()
    }

    fn call(input: &Self::Input) -> String {
        if input.len() <= 40 {
            format!("black_height of {}", tree(input))
        } else {
            format!("black_height of a tree of {} nodes", input.len())
        }
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = expected(input);
        Wrong::unless_equal(&expected, output)
    }
}
