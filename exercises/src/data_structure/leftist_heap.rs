//! The exercise of section 4.3.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.3: `leftist_heap`.
#[derive(Debug)]
pub struct LeftistHeap;

/// A node as the judge reads it: the element, the distance, and whether there are a left and a
/// right child. A heap is the list of its nodes, each before its left side, and that before its
/// right side.
type Row = (i64, i64, (bool, bool));

/// What is wrong with a heap, which must hold these elements, sorted.
fn fault(rows: &[Row], elements: &[i64]) -> Option<String> {
    let mut found: Vec<i64> = rows.iter().map(|row| row.0).collect();
    found.sort_unstable();
    if found != elements {
        return Some(format!("the heap must have the elements {}", shown(elements)));
    }
    // From the last node to the first: the trees that are not yet somebody's child.
    let mut trees: Vec<(i64, i64)> = Vec::new();
    for &(item, distance, (has_left, has_right)) in rows.iter().rev() {
        let [left, right] = [has_left, has_right].map(|has| if has { trees.pop() } else { None });
        if [left, right].into_iter().flatten().any(|child| child.0 < item) {
            return Some(format!("a child of {item} is less than {item}"));
        }
        let [left, right] = [left, right].map(|child| child.map_or(-1, |child| child.1));
        if left < right {
            return Some(format!(
                "at {item}, the left child has the distance {left}, the right one {right}"
            ));
        }
        if distance != right + 1 {
            return Some(format!("the distance of {item} must be {}, not {distance}", right + 1));
        }
        trees.push((item, distance));
    }
    None
}

impl Task for LeftistHeap {
    /// The elements of the two heaps, in the order in which they are pushed, by merges with a heap
    /// of one element.
    type Input = (Vec<i64>, Vec<i64>);
    type Output = Vec<Row>;

    const SECTION: &'static str = "4.3";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "leftist_heap";
    const HARNESS: &'static str = "|(a, b): (Vec<i64>, Vec<i64>)| { \
         let heap = |items: Vec<i64>| items.into_iter().fold(None, |heap, item| { \
             let node = attempt::Node { item, distance: 0, left: None, right: None }; \
             attempt::merge(heap, Some(Box::new(node))) }); \
         let (a, b) = (heap(a), heap(b)); \
         let mut waiting: Vec<Box<attempt::Node>> = attempt::merge(a, b).into_iter().collect(); \
         let mut rows: Vec<(i64, i64, (bool, bool))> = Vec::new(); \
         while let Some(mut node) = waiting.pop() { \
             let (left, right) = (node.left.take(), node.right.take()); \
             rows.push((node.item, i64::from(node.distance), (left.is_some(), right.is_some()))); \
             waiting.extend(right); waiting.extend(left); } \
         rows }";
    const HINTS: &'static [&'static str] = &[
        "If one heap is empty, the other is the result. Otherwise the smaller root stays on top.",
        "Merge the right subtree of the smaller root with the other heap, by a call of `merge`, and let the result be \
         the new right subtree.",
        "Then compare the distances of the two children. If the left one is smaller, exchange them. The distance of \
         the node is that of its right child, plus 1.",
    ];

    fn small() -> Vec<Self::Input> {
        let few = lists(3, &[1, 2, 3]);
        few.iter().flat_map(|a| few.iter().map(move |b| (a.clone(), b.clone()))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        (random.numbers(30), random.numbers(30))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 100_000;
        let mut mixed: Vec<i64> = (0..2 * n).collect();
        Random::new(4).shuffle(&mut mixed);
        let second = mixed.split_off(mixed.len() / 2);
        vec![
            ("two heaps of 100 000 numbers in descending order", {
                ((0..n).rev().collect(), (0..n).rev().collect())
            }),
            (
                "two heaps of 100 000 numbers in ascending order",
                ((0..n).collect(), (0..n).collect()),
            ),
            ("two heaps of 100 000 numbers in random order", (mixed, second)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        (input.0.len() + input.1.len()) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (a, b) = input;
        let first = shorter(a).into_iter().map(|a| (a, b.clone()));
        first.chain(shorter(b).into_iter().map(|b| (a.clone(), b))).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!(
            "merge of the heaps of {} and {}, pushed in this order",
            shown(&input.0),
            shown(&input.1)
        )
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let mut elements = [&input.0[..], &input.1[..]].concat();
        elements.sort_unstable();
        let Some(because) = fault(output, &elements) else { return Ok(()) };
        let root = output
            .first()
            .map_or("nothing".into(), |row| format!("a heap with the root {}", row.0));
        Err(Wrong {
            expected: "a leftist heap of all elements".into(),
            got: root,
            because: Some(because),
        })
    }
}
