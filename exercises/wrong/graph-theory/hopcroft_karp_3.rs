//! Kuhn's algorithm: one search for each left vertex.

pub fn matching(lists: &[Vec<usize>], n_right: usize) -> Vec<Option<usize>> {
    let mut mate = vec![None; n_right];
    for x in 0..lists.len() {
        let mut is_seen = vec![false; n_right];
        find_mate(lists, x, &mut mate, &mut is_seen);
    }
    mate
}
fn find_mate(
    lists: &[Vec<usize>],
    x: usize,
    mate: &mut [Option<usize>],
    is_seen: &mut [bool],
) -> bool {
    for &y in &lists[x] {
        if is_seen[y] {
            continue;
        }
        is_seen[y] = true;
        let can_be_had = match mate[y] {
            None => true,
            Some(owner) => find_mate(lists, owner, mate, is_seen),
        };
        if can_be_had {
            mate[y] = Some(x);
            return true;
        }
    }
    false
}
