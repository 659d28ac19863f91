//! Part of [the chapter](crate): what a watcher is told.
//!
//! Page: `docs/en/dynamic-programming/README.md`.

/// What a recursion does, for a watcher of a section's plain version: the calls in the order in
/// which they begin, and an answer when each ends.
///
/// `S` names a state, such as the number of items and the capacity; `V` is its value.
///
/// ```
/// use dynamic_programming::Step;
/// use dynamic_programming::knapsack::zero_one_knapsack::{Item, plain};
///
/// let mut steps = Vec::new();
/// plain::by_recursion_watched(&[Item { weight: 1, value: 7 }], 0, &mut |step| steps.push(step));
/// let (one_item, no_item) = ((1, 0), (0, 0));
/// assert_eq!(steps[..3], [Step::Call(one_item), Step::Call(no_item), Step::Return(0)]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<S, V = i64> {
    /// The value of this state is needed.
    Call(S),
    /// The memo has the value of the last state that was needed.
    Known(V),
    /// The value of the last state without one has been computed.
    Return(V),
}
