//! Find a maximum matching: `matching(lists, n_right)` returns the mate of each of the
//! `n_right` right vertices, if it has one. `lists[x]` holds the right neighbors of the left vertex
//! `x`, in any order, and the same neighbor may appear twice. A right vertex may be the mate of at
//! most one left vertex, a left vertex may have at most one mate, and as many right vertices as
//! possible must have a mate. Any maximum matching will do.
//!
//! For example, for the lists `[0, 1]`, `[0]` and `[0]` and two right vertices, both `[Some(1),
//! Some(0)]` and `[Some(2), Some(0)]` are right.
//!
//! The large inputs have 2000 left vertices, so trying all choices takes too long. In none of them
//! does a recursion have to go deeper than 500 calls.

/// The mate of each right vertex in a maximum matching.
pub fn matching(lists: &[Vec<usize>], n_right: usize) -> Vec<Option<usize>> {
    let mut mate = vec![None; n_right];
    for x in 0..lists.len() {
        let mut is_seen = vec![false; n_right];
        find_mate(lists, x, &mut mate, &mut is_seen);
    }
    mate
}

/// Gives x a mate, if others can take another one. Whether it has one now.
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
