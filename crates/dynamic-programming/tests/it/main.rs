//! The tests of chapter 5, one module a section.

mod knapsack;
mod snapshots;
