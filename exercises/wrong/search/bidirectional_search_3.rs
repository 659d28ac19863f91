//! Equal ends are forgotten.

use std::collections::HashMap;

pub fn steps_between(
    neighbors: impl Fn(usize) -> Vec<usize>,
    start: usize,
    goal: usize,
) -> Option<usize> {
    let mut distances = [start, goal].map(|end| HashMap::from([(end, 0)]));
    let mut layers = [vec![start], vec![goal]];
    while layers.iter().all(|layer| !layer.is_empty()) {
        let own = usize::from(layers[1].len() < layers[0].len());
        for u in std::mem::take(&mut layers[own]) {
            let distance = distances[own][&u] + 1;
            for v in neighbors(u) {
                if let Some(rest) = distances[1 - own].get(&v) {
                    return Some(distance + rest);
                }
                distances[own].entry(v).or_insert_with(|| {
                    layers[own].push(v);
                    distance
                });
            }
        }
    }
    None
}
