//! Part of [quicksort](super): an input made to be bad for a given sort, by an adversary that
//! answers its comparisons.
//!
//! Cost: that of the sort it plays against, and O(1) for each comparison.
//!
//! Domain: any sort that takes a comparator.
//!
//! Source: "A killer adversary for quicksort", *Software: Practice and Experience* 29 (1999).
//!
//! Checked: what it made takes the sort as many comparisons again as the game took.
//!
//! Page: `docs/en/sort/quick-sort/killer-adversary.md`.

use std::cmp::Ordering;

/// A comparator that makes a bad input for the sort that asks it, while it asks. An element is
/// open, greater than all that are decided, until an answer needs it; so every pivot becomes as
/// small as the answers given so far allow.
struct Adversary {
    values: Vec<i32>,
    /// The value that is being given out, and to how many more elements.
    value: i32,
    n_left: u16,
    n_equal: u16,
    /// The open element that was compared last: a pivot, if it is compared again.
    candidate: usize,
}

const OPEN: i32 = i32::MAX;

impl Adversary {
    fn compare(&mut self, x: usize, y: usize) -> Ordering {
        if self.values[x] == OPEN && self.values[y] == OPEN {
            if self.n_left == 0 {
                (self.value, self.n_left) = (self.value + 1, self.n_equal);
            }
            // One of them must be less. If it is a pivot, all the better.
            self.decide(if x == self.candidate { x } else { y });
        }
        // No answer has yet set the value apart from an open element, as long as it is being given
        // out.
        for (open, other) in [(x, y), (y, x)] {
            if self.values[open] == OPEN {
                self.candidate = open;
                if self.values[other] == self.value && self.n_left != 0 {
                    self.decide(open);
                }
            }
        }
        self.values[x].cmp(&self.values[y])
    }

    fn decide(&mut self, x: usize) {
        self.values[x] = self.value;
        self.n_left -= 1;
    }
}

/// An input of `n` numbers that is bad for `sort`, each of them `n_equal` times, and the
/// comparisons that it takes. What the sort never has to distinguish is `i32::MAX`.
///
/// # Panics
/// If `n_equal` is 0.
pub fn killer(
    n: usize,
    n_equal: u16,
    sort: impl FnOnce(&mut [usize], &mut dyn FnMut(&usize, &usize) -> Ordering),
) -> (Vec<i32>, u64) {
    assert!(n_equal != 0, "a value that no element has");
    let mut adversary =
        Adversary { values: vec![OPEN; n], value: 0, n_left: n_equal, n_equal, candidate: 0 };
    let mut n_comparisons = 0;
    let mut positions: Vec<usize> = (0..n).collect();
    sort(&mut positions, &mut |x, y| {
        n_comparisons += 1;
        adversary.compare(*x, *y)
    });
    (adversary.values, n_comparisons)
}
