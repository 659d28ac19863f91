//! Part of [the counting principles](super): both principles in one function, as a textbook would
//! print it.
//!
//! The pictures on the page run this version. [`sum`](super::sum) and [`product`](super::product)
//! say where a count became too large.
//!
//! Cost: one multiplication for each step and one addition for each class.
//!
//! Domain: counts of 64 bits.
//!
//! Source: R. P. Stanley, *Enumerative Combinatorics* 1, 1.1.
//!
//! Checked: all pairs of classes of up to two steps below 5 against a listing.
//!
//! Page: `docs/en/search/counting-principles.md`.

/// What the count has just done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A step was multiplied in.
    Multiply {
        /// The number of beginnings after this step.
        ways: u64,
    },
    /// A class was added.
    Add {
        /// The number of ways in the classes so far.
        total: u64,
    },
}

/// The number of ways in disjoint classes. A way of a class makes one choice in each of the class's
/// steps; each entry is the number of choices of a step. O(number of entries and classes).
///
/// The result is none if a product or a sum on the way exceeds 64 bits, even if a later step has no
/// choice.
///
/// ```
/// use search::counting_principles::plain::count;
///
/// assert_eq!(count(&[vec![3, 4], vec![2, 5]]), Some(22));
/// ```
pub fn count(classes: &[Vec<u64>]) -> Option<u64> {
    count_watched(classes, |_| {})
}

/// [`count`], observed: a [`Step`] after each multiplication and each addition.
pub fn count_watched(classes: &[Vec<u64>], mut watch: impl FnMut(Step)) -> Option<u64> {
    let mut total: u64 = 0;
    for steps in classes {
        let mut ways: u64 = 1;
        for choices in steps {
            // Invariant: there are `ways` beginnings.
            ways = ways.checked_mul(*choices)?;
            watch(Step::Multiply { ways });
        }
        total = total.checked_add(ways)?;
        watch(Step::Add { total });
    }
    Some(total)
}
