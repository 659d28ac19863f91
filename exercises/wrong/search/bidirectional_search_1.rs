//! One vertex of either side in turn, and an end at the first that the other side knows.

use std::collections::{HashMap, VecDeque};

pub fn steps_between(
    neighbors: impl Fn(usize) -> Vec<usize>,
    start: usize,
    goal: usize,
) -> Option<usize> {
    let mut distances = [start, goal].map(|end| HashMap::from([(end, 0)]));
    let mut queues = [start, goal].map(|end| VecDeque::from([end]));
    for own in [0, 1].into_iter().cycle() {
        let u = queues[own].pop_front()?;
        let distance = distances[own][&u];
        if let Some(rest) = distances[1 - own].get(&u) {
            return Some(distance + rest);
        }
        for v in neighbors(u) {
            if !distances[own].contains_key(&v) {
                distances[own].insert(v, distance + 1);
                queues[own].push_back(v);
            }
        }
    }
    None
}
