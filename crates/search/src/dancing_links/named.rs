//! Part of [dancing links](super): items with names.
//!
//! Page: `docs/en/search/dancing-links.md`.

use thiserror::Error;

use super::{ExactCover, ExactCoverError};
use crate::binary_search::binary_search_by;

/// An error in the names of an exact cover problem. All positions are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NamesError {
    /// Two items have the same name.
    #[error("items {first} and {second} have the same name")]
    SameName {
        /// The first of them; the secondary items are counted after the primary ones.
        first: usize,
        /// The second.
        second: usize,
    },
    /// A set contains a name that no item has.
    #[error("set {set} holds as number {position} a name that no item has")]
    NoSuchItem {
        /// The set.
        set: usize,
        /// Its position in the set.
        position: usize,
    },
    /// The sets are no exact cover problem.
    #[error(transparent)]
    Cover(#[from] ExactCoverError),
}

/// The problem of covering each primary item exactly once and each secondary one at most once, all
/// called by their names. O((items + ones) log items) comparisons.
///
/// # Errors
/// If two items have the same name, or a set holds a name that no item has, or one name twice.
pub fn exact_cover<N: Ord>(
    primary: &[N],
    secondary: &[N],
    sets: &[impl AsRef<[N]>],
) -> Result<ExactCover, NamesError> {
    let mut by_name: Vec<(&N, usize)> = primary.iter().chain(secondary).zip(0..).collect();
    by_name.sort_unstable();
    if let Some(pair) = by_name.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(NamesError::SameName { first: pair[0].1, second: pair[1].1 });
    }
    let item = |name: &N| {
        let found = binary_search_by(&by_name, |(other, _)| (*other).cmp(name));
        found.ok().map(|place| by_name[place].1)
    };
    let mut numbered = Vec::with_capacity(sets.len());
    for (set, names) in sets.iter().map(AsRef::as_ref).enumerate() {
        let items = names
            .iter()
            .enumerate()
            .map(|(position, name)| item(name).ok_or(NamesError::NoSuchItem { set, position }));
        numbered.push(items.collect::<Result<Vec<_>, _>>()?);
    }
    Ok(ExactCover::with_secondary(primary.len(), secondary.len(), &numbered)?)
}
