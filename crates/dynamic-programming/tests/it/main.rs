//! The tests of chapter 5, one module a section.

mod regional_dp;
mod snapshots;
