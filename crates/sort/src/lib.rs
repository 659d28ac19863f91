//! Chapter 2 of *Way to Algorithm*: four sorts, from the one everybody invents to the one a library would use.
//!
//! All four sort a slice in place, take `T: Ord` (or a comparator, or a key), and report what they do in the same words:
//! [`Step`].

/// What a sort has just done. Positions are indices into the whole slice, which the watcher sees as it then is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Step {
    /// The element at `i` is taken up, to be put in its place.
    Pick {
        /// Its position.
        i: usize,
    },
}
