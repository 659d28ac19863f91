//! Words for captions and answers.

use std::fmt;

/// Formats a number and a noun, with an s unless the number is 1.
///
/// ```
/// assert_eq!(trace::plural(1_usize, "swap"), "1 swap");
/// assert_eq!(trace::plural(0_u64, "swap"), "0 swaps");
/// ```
pub fn plural<N: fmt::Display + PartialEq + From<u8>>(n: N, noun: &str) -> String {
    counted(n, noun, &format!("{noun}s"))
}

/// Formats a number and a noun with an irregular plural.
///
/// ```
/// assert_eq!(trace::counted(1_usize, "vertex", "vertices"), "1 vertex");
/// assert_eq!(trace::counted(0_u64, "vertex", "vertices"), "0 vertices");
/// ```
pub fn counted<N: fmt::Display + PartialEq + From<u8>>(n: N, one: &str, many: &str) -> String {
    format!("{n} {}", if n == N::from(1) { one } else { many })
}

/// Joins the items with `between`.
///
/// ```
/// assert_eq!(trace::list([3, 1, 2], " "), "3 1 2");
/// ```
pub fn list(items: impl IntoIterator<Item = impl fmt::Display>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// Joins the items as in a sentence.
///
/// ```
/// assert_eq!(trace::all_of([3, 1, 2]), "3, 1 and 2");
/// assert_eq!(trace::all_of([3]), "3");
/// ```
pub fn all_of(items: impl IntoIterator<Item = impl fmt::Display>) -> String {
    let mut words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match words.pop() {
        Some(last) if !words.is_empty() => format!("{} and {last}", words.join(", ")),
        last => last.unwrap_or_default(),
    }
}
