//! Find all occurrences of all patterns in one pass: `find_all(patterns, text)` returns a pair for
//! each occurrence: the number of the pattern, and the index of the text at which the occurrence
//! begins. The pairs may be in any order. The patterns are different, and none of them is empty.
//!
//! For example, in "stinting" the patterns "sting", "tint", "int" and "in" have the occurrences
//! (1, 1), (2, 2), (3, 2) and (3, 5): pattern 1 begins at 1, pattern 2 at 2, and pattern 3 at 2 and
//! at 5. They may overlap.
//!
//! Beware: there can be 20 000 patterns, and one pattern can have 10 000 letters. All letters are
//! from a to z.

use std::collections::{HashMap, VecDeque};

/// A node of the trie.
#[derive(Default)]
struct Node {
    children: HashMap<u8, usize>,
    failure: usize,
    output: Option<usize>,
    pattern: Option<usize>,
}

/// The number and the first index of each occurrence.
pub fn find_all(patterns: &[String], text: &str) -> Vec<(usize, usize)> {
    let nodes = automaton(patterns);
    let (mut found, mut node) = (Vec::new(), 0);
    for (i, byte) in text.bytes().enumerate() {
        node = step(&nodes, node, byte);
        let mut next = Some(node);
        while let Some(suffix) = next {
            if let Some(pattern) = nodes[suffix].pattern {
                found.push((pattern, i + 1 - patterns[pattern].len()));
            }
            next = nodes[suffix].output;
        }
    }
    found
}

/// The trie with its links.
fn automaton(patterns: &[String]) -> Vec<Node> {
    let mut nodes = vec![Node::default()];
    for (number, pattern) in patterns.iter().enumerate() {
        let mut node = 0;
        for byte in pattern.bytes() {
            let new = nodes.len();
            node = *nodes[node].children.entry(byte).or_insert(new);
            if node == new {
                nodes.push(Node::default());
            }
        }
        nodes[node].pattern = Some(number);
    }
    let mut queue = VecDeque::from([0]);
    while let Some(parent) = queue.pop_front() {
        for (byte, child) in nodes[parent].children.clone() {
            if parent != 0 {
                let failure = step(&nodes, nodes[parent].failure, byte);
                nodes[child].failure = failure;
                let is_pattern = nodes[failure].pattern.is_some();
                nodes[child].output =
                    if is_pattern { Some(failure) } else { nodes[failure].output };
            }
            queue.push_back(child);
        }
    }
    nodes
}

/// The node after one more letter.
fn step(nodes: &[Node], mut node: usize, byte: u8) -> usize {
    while node != 0 && !nodes[node].children.contains_key(&byte) {
        node = nodes[node].failure;
    }
    nodes[node].children.get(&byte).copied().unwrap_or(0)
}
