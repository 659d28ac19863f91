//! Part of [the longest common subsequence](super): the edit distance, also called Levenshtein
//! distance: the fewest insertions, deletions and replacements that turn one sequence into another.
//!
//! Cost: n · m cells for n and m elements, three neighbors each, worst case. The table takes
//! O(n · m) space, the distance alone O(min(n, m)).
//!
//! Domain: any two slices. An element that is not equal to itself (NaN) is replaced.
//!
//! Source: V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions, and
//! reversals", Soviet Physics Doklady 10 (1966); R. A. Wagner, M. J. Fischer, "The
//! string-to-string correction problem", Journal of the ACM 21 (1974).
//!
//! Checked: all pairs of words of up to 4 letters over 3, against a breadth-first search from word
//! to word.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-common-subsequence/edit-distance.md`.

use crate::{Table, TableSizeError};

/// One step from `a` to `b`. The steps read `a` and write `b`, both from front to back.
///
/// ```
/// use dynamic_programming::{EditStep, edit_steps};
///
/// let (a, b) = (["make", "fig", "pie"], ["bake", "fig", "pie"]);
/// for step in edit_steps(&a, &b)? {
///     match step {
///         EditStep::Keep { i, j } => assert_eq!(a[i], b[j]),
///         EditStep::Replace { i, j } => assert_eq!((a[i], b[j]), ("make", "bake")),
///         EditStep::Delete { .. } | EditStep::Insert { .. } => unreachable!(),
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EditStep {
    /// `a[i]` stays, and becomes `b[j]`, its equal. This costs nothing.
    Keep {
        /// The index in `a`.
        i: usize,
        /// The index in `b`.
        j: usize,
    },
    /// `b[j]` replaces `a[i]`.
    Replace {
        /// The index in `a`.
        i: usize,
        /// The index in `b`.
        j: usize,
    },
    /// `a[i]` is deleted.
    Delete {
        /// The index in `a`.
        i: usize,
    },
    /// `b[j]` is inserted.
    Insert {
        /// The index in `b`.
        j: usize,
    },
}

/// The fewest insertions, deletions and replacements that turn `a` into `b`: their number alone, in
/// the space of one row. O(n · m) time, O(min(n, m)) space.
///
/// [`edit_steps`] returns the steps themselves. [`diff`](super::diff::diff) does without
/// replacements.
///
/// ```
/// use dynamic_programming::edit_distance;
///
/// assert_eq!(edit_distance(b"kitten", b"sitting"), 3);
/// ```
#[doc(alias = "Levenshtein")]
#[doc(alias = "Levenshtein distance")]
#[doc(alias = "编辑距离")]
pub fn edit_distance<T: PartialEq>(a: &[T], b: &[T]) -> usize {
    // The distance is the same in both directions.
    let (a, b) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in (1..).zip(a) {
        let mut diagonal = row[0];
        row[0] = i;
        for j in 1..=b.len() {
            // Invariant: row[..j] knows x, row[j..] does not; diagonal is the old row[j - 1].
            let above = row[j];
            let kept_or_replaced = diagonal + usize::from(*x != b[j - 1]);
            row[j] = kept_or_replaced.min(above.min(row[j - 1]) + 1);
            diagonal = above;
        }
    }
    row[b.len()]
}

/// The edit script: a shortest sequence of steps from `a` to `b`. It has as many steps other than
/// [`EditStep::Keep`] as [`edit_distance`] counts. O(n · m) time and space.
///
/// ```
/// use dynamic_programming::EditStep::*;
/// use dynamic_programming::edit_steps;
///
/// let steps = edit_steps(b"cats", b"bat")?;
/// assert_eq!(
///     steps,
///     [Replace { i: 0, j: 0 }, Keep { i: 1, j: 1 }, Keep { i: 2, j: 2 }, Delete { i: 3 }]
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TableSizeError`] if the table would be too large. [`edit_distance`] needs no table.
#[doc(alias = "edit script")]
pub fn edit_steps<T: PartialEq>(a: &[T], b: &[T]) -> Result<Vec<EditStep>, TableSizeError> {
    Ok(traced(a, b, &fill_table(a, b)?))
}

/// The table: `table[(i, j)]` is the edit distance of `a[..i]` and `b[..j]`. O(n · m) time and
/// space.
///
/// # Errors
/// [`TableSizeError`] if the table would be too large.
pub fn fill_table<T: PartialEq>(a: &[T], b: &[T]) -> Result<Table<usize>, TableSizeError> {
    let mut table = Table::new(a.len() + 1, b.len() + 1, 0)?;
    for j in 1..=b.len() {
        table[(0, j)] = j;
    }
    for i in 1..=a.len() {
        // Invariant: the rows above row i are final.
        table[(i, 0)] = i;
        for j in 1..=b.len() {
            table[(i, j)] = if a[i - 1] == b[j - 1] {
                table[(i - 1, j - 1)]
            } else {
                let (deleted, inserted) = (table[(i - 1, j)], table[(i, j - 1)]);
                table[(i - 1, j - 1)].min(deleted).min(inserted) + 1
            };
        }
    }
    Ok(table)
}

/// The steps of one best way, read from the table from the end. Of several ways, it keeps where it
/// can, otherwise replaces before it deletes, and deletes before it inserts.
fn traced<T: PartialEq>(a: &[T], b: &[T], table: &Table<usize>) -> Vec<EditStep> {
    let (mut i, mut j) = (a.len(), b.len());
    let mut steps = Vec::new();
    while 0 < i || 0 < j {
        // Invariant: a shortest way from a[..i] to b[..j], then the steps backward, is shortest.
        let is_from = |di, dj| di <= i && dj <= j && table[(i - di, j - dj)] + 1 == table[(i, j)];
        if 0 < i && 0 < j && a[i - 1] == b[j - 1] {
            (i, j) = (i - 1, j - 1);
            steps.push(EditStep::Keep { i, j });
        } else if is_from(1, 1) {
            (i, j) = (i - 1, j - 1);
            steps.push(EditStep::Replace { i, j });
        } else if is_from(1, 0) {
            i -= 1;
            steps.push(EditStep::Delete { i });
        } else {
            j -= 1;
            steps.push(EditStep::Insert { j });
        }
    }
    steps.reverse();
    steps
}
