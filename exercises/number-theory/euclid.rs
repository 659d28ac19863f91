//! Count squares: fill a rectangle with squares, and always take the largest one that fits into
//! what is left. `squares(width, height)` returns how many squares that takes.
//!
//! For example, `squares(30, 22)` is 7: one square of side 22, two of side 8, one of side 6, and three
//! of side 2. A rectangle without area takes none.
//!
//! The sides are any numbers of 64 bits. Beware: for 10^18 by 1 there are 10^18 squares, so you cannot
//! take them away one by one.

/// How many squares fill the rectangle.
pub fn squares(width: u64, height: u64) -> u64 {
    todo!()
}
