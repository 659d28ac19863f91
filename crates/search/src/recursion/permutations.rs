//! Part of [recursive search](super): all orders of a slice, by swaps; and the next order, of
//! section 7.1.
//!
//! Page: `docs/en/search/recursion.md`.

use std::ops::{ControlFlow, Range};

pub use combinatorial_mathematics::full_permutation::next_permutation;

use super::{Space, backtrack};

/// The space of all orders of a slice. The choice at a depth is the index of the element that is
/// swapped to that index; after the last but one, the last element has no choice left.
#[derive(Debug)]
pub struct Permutations<'a, T, E> {
    /// The slice, in the order of the path.
    pub v: &'a mut [T],
    /// The equality of elements: of equal ones only the first goes to a place.
    pub is_same: E,
}

impl<T, E: Fn(&T, &T) -> bool> Space for Permutations<'_, T, E> {
    type Choice = usize;
    type Candidates = Range<usize>;

    fn candidates(&self, path: &[usize]) -> Range<usize> {
        let at = path.len();
        if at + 1 < self.v.len() { at..self.v.len() } else { 0..0 }
    }

    fn accepts(&self, path: &[usize]) -> bool {
        self.v.len() <= path.len() + 1
    }

    fn prunes(&self, path: &[usize], from: usize) -> bool {
        self.v[path.len()..from].iter().any(|tried| (self.is_same)(tried, &self.v[from]))
    }

    fn extend(&mut self, at: usize, from: usize) {
        self.v.swap(at, from);
    }

    fn undo(&mut self, at: usize, from: usize) {
        self.v.swap(at, from);
    }
}

/// Visits all n! orders of a slice, until the visitor stops. Equal elements count as different.
///
/// Afterwards the slice is as it was, or, if the visitor stopped, in the order at which it stopped.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use search::recursion::permutations::permutations;
///
/// let mut orders = vec![];
/// let _ = permutations(&mut [1, 2, 3], |order| {
///     orders.push(order.to_vec());
///     ControlFlow::<()>::Continue(())
/// });
/// assert_eq!(orders.len(), 6);
/// ```
pub fn permutations<T, B>(
    v: &mut [T],
    mut visit: impl FnMut(&[T]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let is_same = |_: &T, _: &T| false;
    backtrack(&mut Permutations { v, is_same }, |space, _| visit(space.v))
}

/// Visits each different order of a slice once, until the visitor stops; a comparison of two
/// elements for each pair at each place. The slice ends as with [`permutations`].
pub fn distinct_permutations<T: PartialEq, B>(
    v: &mut [T],
    mut visit: impl FnMut(&[T]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    backtrack(&mut Permutations { v, is_same: T::eq }, |space, _| visit(space.v))
}
