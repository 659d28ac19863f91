//! Part of [the sections that list](crate): a slice that is changed in place, and lent after each
//! change.
//!
//! Page: `docs/en/combinatorial-mathematics/README.md`.

/// The next slice, unless the list has ended.
#[derive(Debug, Clone)]
pub(crate) struct Lent {
    slice: Option<Vec<usize>>,
    has_begun: bool,
}

impl Lent {
    /// Before the first slice; none, if the list is empty.
    pub(crate) fn new(first: Option<Vec<usize>>) -> Self {
        Lent { slice: first, has_begun: false }
    }

    /// The first slice as it is, and each other as `next` makes it from the one before. The list is
    /// over when `next` says false.
    #[inline]
    pub(crate) fn lend(&mut self, next: impl FnOnce(&mut [usize]) -> bool) -> Option<&[usize]> {
        if self.has_begun && !next(self.slice.as_mut()?) {
            self.slice = None;
        }
        self.has_begun = true;
        self.slice.as_deref()
    }
}

/// The size hint for `left` items, if that number is known.
pub(crate) fn size(left: Option<u128>) -> (usize, Option<usize>) {
    let left = left.and_then(|left| usize::try_from(left).ok());
    (left.unwrap_or(usize::MAX), left)
}
