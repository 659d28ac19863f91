//! A search from the start alone.

use std::collections::{HashMap, VecDeque};

pub fn steps_between(
    neighbors: impl Fn(usize) -> Vec<usize>,
    start: usize,
    goal: usize,
) -> Option<usize> {
    let mut distances = HashMap::from([(start, 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(u) = queue.pop_front() {
        if u == goal {
            return Some(distances[&u]);
        }
        for v in neighbors(u) {
            if !distances.contains_key(&v) {
                distances.insert(v, distances[&u] + 1);
                queue.push_back(v);
            }
        }
    }
    None
}
