//! Recursive search: results are built choice by choice, and every choice is taken back. A
//! beginning that cannot be completed is dropped together with everything that would follow
//! (backtracking).
//!
//! Cost: one extension and one undo for each beginning that is not pruned, times the work of the
//! space for it; all mⁿ tuples take m + m² + … + mⁿ extensions. Memory: O(depth), on the heap.
//!
//! Domain: any depth. [`backtrack`] keeps its own stack; [`recurse`], the definition, uses the
//! thread's.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 4A, 7.2.1, and 4B, 7.2.2; S. W. Golomb,
//! L. D. Baumert, "Backtrack programming", Journal of the ACM 12 (1965).
//!
//! Checked: all sizes up to 5 against numbers written in base m; n!, C(n, k) and 2ⁿ; a path of a
//! million choices.
//!
//! Page: `docs/en/search/recursion.md`.

pub mod permutations;
pub mod plain;
pub mod queens;
pub mod selections;
pub mod subset_sum;

use std::ops::ControlFlow::{self, Break, Continue};
use std::ops::Range;

/// A space to be searched: paths that begin empty and grow by one choice at a time.
///
/// ```
/// use std::ops::Range;
///
/// use search::Space;
/// use search::recursion::all;
///
/// /// Strings of three bits without two ones side by side.
/// struct Bits;
///
/// impl Space for Bits {
///     type Choice = u8;
///     type Candidates = Range<u8>;
///
///     fn candidates(&self, path: &[u8]) -> Range<u8> {
///         if path.len() == 3 { 0..0 } else { 0..2 - path.last().unwrap_or(&0) }
///     }
///
///     fn accepts(&self, path: &[u8]) -> bool {
///         path.len() == 3
///     }
/// }
///
/// assert_eq!(all(&mut Bits), [[0, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 0], [1, 0, 1]]);
/// ```
pub trait Space {
    /// One choice.
    type Choice: Copy;

    /// The choices that may come next, in the order in which they are tried.
    type Candidates: Iterator<Item = Self::Choice>;

    /// The choices that may follow `path`; none where it must end.
    fn candidates(&self, path: &[Self::Choice]) -> Self::Candidates;

    /// Whether `path` is a result. A result may have candidates too.
    fn accepts(&self, path: &[Self::Choice]) -> bool;

    /// Whether the space knows that no result begins with `path` and `choice`.
    fn prunes(&self, _path: &[Self::Choice], _choice: Self::Choice) -> bool {
        false
    }

    /// Notes that `choice` becomes the choice number `depth`, counted from 0.
    fn extend(&mut self, _depth: usize, _choice: Self::Choice) {}

    /// Undoes the latest [`Space::extend`] exactly.
    fn undo(&mut self, _depth: usize, _choice: Self::Choice) {}
}

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<C> {
    /// The choice would lead to nothing. The path is without it.
    Prune(C),
    /// The choice was made. It is the last of the path.
    Extend(C),
    /// The choice was taken back. The path is without it.
    Undo(C),
}

/// Visits every result that begins with `path`, in the order of the candidates: the definition of
/// the search.
///
/// It makes one call for each choice of the path, and the thread's stack is finite: 2 MiB hold a
/// few thousand choices. [`backtrack`] has no such limit. If the visitor stops, its choices stay
/// made, and `path` is the result.
///
/// # Errors
/// Not an error: [`Break`] with the value of the visitor, if it stopped.
pub fn recurse<S: Space, B>(
    space: &mut S,
    path: &mut Vec<S::Choice>,
    visit: &mut impl FnMut(&S, &[S::Choice]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if space.accepts(path) {
        visit(space, path)?;
    }
    for choice in space.candidates(path) {
        if !space.prunes(path, choice) {
            space.extend(path.len(), choice);
            path.push(choice);
            recurse(space, path, visit)?;
            path.pop();
            space.undo(path.len(), choice);
        }
    }
    Continue(())
}

/// Visits every result, in the order of [`recurse`], however long the paths are. If the visitor
/// stops, the search ends there with its [`Break`], and the space keeps the choices of that path.
///
/// ```
/// use std::ops::ControlFlow::{Break, Continue};
///
/// use search::backtrack;
/// use search::recursion::queens::Queens;
///
/// let first = backtrack(&mut Queens::new(4), |_, columns| Break(columns.to_vec()));
/// assert_eq!(first, Break(vec![1, 3, 0, 2]));
/// assert_eq!(backtrack(&mut Queens::new(3), |_, _| Break(())), Continue(()));
/// ```
pub fn backtrack<S: Space, B>(
    space: &mut S,
    visit: impl FnMut(&S, &[S::Choice]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    backtrack_watched(space, visit, |_, _, _| {})
}

/// Backtracking, observed: each [`Step`], with the space and the path after it.
pub fn backtrack_watched<S: Space, B>(
    space: &mut S,
    mut visit: impl FnMut(&S, &[S::Choice]) -> ControlFlow<B>,
    mut watch: impl FnMut(Step<S::Choice>, &S, &[S::Choice]),
) -> ControlFlow<B> {
    let mut path = Vec::new();
    if space.accepts(&path) {
        visit(space, &path)?;
    }
    let mut untried = vec![space.candidates(&path)];
    while let Some(candidates) = untried.last_mut() {
        // Invariant: untried[d] are the candidates after path[..d] that wait for their turn,
        // 0 <= d <= path.len(); every result before the path is visited, and the path if it is
        // one; the space is extended by the choices of the path.
        if let Some(choice) = candidates.next() {
            if space.prunes(&path, choice) {
                watch(Step::Prune(choice), space, &path);
                continue;
            }
            space.extend(path.len(), choice);
            path.push(choice);
            watch(Step::Extend(choice), space, &path);
            if space.accepts(&path) {
                visit(space, &path)?;
            }
            untried.push(space.candidates(&path));
        } else {
            untried.pop();
            if let Some(choice) = path.pop() {
                space.undo(path.len(), choice);
                watch(Step::Undo(choice), space, &path);
            }
        }
    }
    Continue(())
}

/// The first result, if there is one. The space keeps its choices.
pub fn first<S: Space>(space: &mut S) -> Option<Vec<S::Choice>> {
    backtrack(space, |_, path| Break(path.to_vec())).break_value()
}

/// All results.
///
/// ```
/// use search::recursion::{Tuples, all};
///
/// assert_eq!(all(&mut Tuples { n: 2, m: 2 }), [[0, 0], [0, 1], [1, 0], [1, 1]]);
/// ```
pub fn all<S: Space>(space: &mut S) -> Vec<Vec<S::Choice>> {
    let mut results = Vec::new();
    // This visitor never stops.
    let _: ControlFlow<()> = backtrack(space, |_, path| {
        results.push(path.to_vec());
        Continue(())
    });
    results
}

/// The number of results, by visiting each: an overflow would take longer than a life.
pub fn count<S: Space>(space: &mut S) -> u64 {
    let mut n_results = 0;
    // This visitor never stops.
    let _: ControlFlow<()> = backtrack(space, |_, _| {
        n_results += 1;
        Continue(())
    });
    n_results
}

/// The space of all sequences of `n` numbers, each one of `0..m`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tuples {
    /// The length.
    pub n: usize,
    /// The number of values of each place.
    pub m: usize,
}

impl Space for Tuples {
    type Choice = usize;
    type Candidates = Range<usize>;

    fn candidates(&self, path: &[usize]) -> Range<usize> {
        if path.len() < self.n { 0..self.m } else { 0..0 }
    }

    fn accepts(&self, path: &[usize]) -> bool {
        path.len() == self.n
    }
}

/// Visits all mⁿ tuples in lexicographic order, until the visitor stops. For n = 0 that is one, the
/// empty one.
///
/// ```
/// use std::ops::ControlFlow::{Break, Continue};
///
/// use search::tuples;
///
/// // The first pair of numbers below 3 whose sum is 3.
/// let is_found = |pair: &[usize]| pair[0] + pair[1] == 3;
/// let visit = |pair: &[usize]| if is_found(pair) { Break(pair.to_vec()) } else { Continue(()) };
/// assert_eq!(tuples(2, 3, visit), Break(vec![1, 2]));
/// ```
pub fn tuples<B>(
    n: usize,
    m: usize,
    mut visit: impl FnMut(&[usize]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    backtrack(&mut Tuples { n, m }, |_, tuple| visit(tuple))
}
