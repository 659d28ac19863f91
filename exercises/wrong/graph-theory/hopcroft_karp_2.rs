//! The layers are built from the first free left vertex alone.

use std::collections::VecDeque;
pub fn matching(lists: &[Vec<usize>], n_right: usize) -> Vec<Option<usize>> {
    let mut mate = vec![None; n_right];
    let mut is_free = vec![true; lists.len()];
    while let Some(mut layer) = layers(lists, &mate, &is_free) {
        for x in 0..lists.len() {
            if is_free[x] && find_path(lists, x, &mut mate, &mut layer) {
                is_free[x] = false;
            }
        }
    }
    mate
}
fn layers(
    lists: &[Vec<usize>],
    mate: &[Option<usize>],
    is_free: &[bool],
) -> Option<Vec<Option<usize>>> {
    let first = (0..lists.len()).find(|&x| is_free[x])?;
    let mut layer = vec![None; lists.len()];
    layer[first] = Some(0);
    let mut queue = VecDeque::from([(first, 0)]);
    while let Some((x, depth)) = queue.pop_front() {
        for &y in &lists[x] {
            match mate[y] {
                None => {
                    return Some(layer.iter().map(|at| at.filter(|&at| at <= depth)).collect());
                }
                Some(owner) if layer[owner].is_none() => {
                    layer[owner] = Some(depth + 1);
                    queue.push_back((owner, depth + 1));
                }
                Some(_) => {}
            }
        }
    }
    None
}
fn find_path(
    lists: &[Vec<usize>],
    x: usize,
    mate: &mut [Option<usize>],
    layer: &mut [Option<usize>],
) -> bool {
    for &y in &lists[x] {
        let can_be_had = match mate[y] {
            None => true,
            Some(owner) => {
                layer[owner] == layer[x].map(|at| at + 1) && find_path(lists, owner, mate, layer)
            }
        };
        if can_be_had {
            mate[y] = Some(x);
            return true;
        }
    }
    layer[x] = None;
    false
}
