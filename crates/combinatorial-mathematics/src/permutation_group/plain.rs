//! Part of [permutation group](super): the textbook's version, on plain lists.
//!
//! The picture on the page runs this version. The library's version,
//! [`Permutation`](super::Permutation), checks its list, and takes negative exponents and exponents
//! of any size.
//!
//! Cost: O(n) for the k-th power, whatever k is.
//!
//! Domain: any list in which each of 0, 1, …, n - 1 occurs once; also the empty list.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all permutations of up to 6 items and all exponents up to 50.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation-group.md`.

/// What happens while the power is computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The path is back at its start: the last cycle of the list is complete.
    Close,
    /// All places of a cycle have their entry in the power.
    Advance {
        /// The least place of the cycle.
        start: usize,
        /// How many places each item moves along the cycle.
        shift: usize,
    },
}

/// The cycles of the permutation that moves the item at place i to place `image[i]`.
///
/// ```
/// use combinatorial_mathematics::permutation_group::plain::cycles;
///
/// assert_eq!(cycles(&[0, 2, 4, 6, 7, 1, 3, 5]), [vec![0], vec![1, 2, 4, 7, 5], vec![3, 6]]);
/// ```
pub fn cycles(image: &[usize]) -> Vec<Vec<usize>> {
    cycles_watched(image, |_, _| {})
}

/// [`cycles`], observed: each [`Step::Close`] with the cycles so far.
pub fn cycles_watched(
    image: &[usize],
    mut watch: impl FnMut(Step, &[Vec<usize>]),
) -> Vec<Vec<usize>> {
    let mut is_visited = vec![false; image.len()];
    let mut cycles = Vec::new();
    for start in 0..image.len() {
        // Invariant: the cycles of all places before `start` are in the list.
        let mut cycle = Vec::new();
        let mut place = start;
        while !is_visited[place] {
            is_visited[place] = true;
            cycle.push(place);
            place = image[place];
        }
        if !cycle.is_empty() {
            cycles.push(cycle);
            watch(Step::Close, &cycles);
        }
    }
    cycles
}

/// Where each item is after k steps: the item from place i is at place `power(image, k)[i]`.
///
/// ```
/// use combinatorial_mathematics::permutation_group::plain::power;
///
/// assert_eq!(power(&[0, 2, 4, 6, 7, 1, 3, 5], 17), [0, 4, 7, 6, 5, 2, 3, 1]);
/// ```
pub fn power(image: &[usize], k: usize) -> Vec<usize> {
    power_watched(image, k, |_, _| {})
}

/// [`power`], observed: each [`Step::Advance`] with the entries so far.
pub fn power_watched(
    image: &[usize],
    k: usize,
    mut watch: impl FnMut(Step, &[usize]),
) -> Vec<usize> {
    let mut power = vec![0; image.len()];
    for cycle in cycles(image) {
        // Whole rounds lead back to the same place, so only the rest of k counts.
        let shift = k % cycle.len();
        for (i, &place) in cycle.iter().enumerate() {
            power[place] = cycle[(i + shift) % cycle.len()];
        }
        watch(Step::Advance { start: cycle[0], shift }, &power);
    }
    power
}
