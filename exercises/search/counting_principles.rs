//! Write the count: `count(classes)` is the number of ways in disjoint classes.
//!
//! Each class is a list with one entry for each of its steps: the number of choices of that step,
//! whatever was chosen before. A way belongs to one class, and makes one choice in each step of it.
//! The result is `None` if the number of ways does not fit into a `u64`.
//!
//! For example, the classes `[3, 4]` and `[2, 5]` have 12 and 10 ways, and the result is
//! `Some(22)`.
//!
//! A class without a step has one way. A class with a step that has no choice has none, however
//! large its other numbers are.

/// The number of ways in all classes together; `None` if it is more than `u64::MAX`.
pub fn count(classes: &[Vec<u64>]) -> Option<u64> {
    todo!()
}
