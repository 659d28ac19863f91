//! Multiply two square matrices with few multiplications of numbers: `product(a, b, multiply)` returns
//! the product of `a` and `b`. Their side is a power of two, and a matrix is a list of its rows. To
//! multiply two numbers, call `multiply`. For side 2^m, call it exactly 7^m times.
//!
//! For example, let `a` be `[[2, 6], [4, 3]]`, and let `b` be `[[3, 4], [1, 2]]`. The product is
//! `[[12, 20], [15, 22]]`, and `multiply` is called 7 times. For matrices of side 1 it is called once.
//!
//! Beware: blocks do not commute, so keep the order of the two factors.

/// The product of two squares of one side, which is a power of two.
pub fn product(
    a: &[Vec<i64>],
    b: &[Vec<i64>],
    multiply: &mut impl FnMut(i64, i64) -> i64,
) -> Vec<Vec<i64>> {
    todo!()
}
