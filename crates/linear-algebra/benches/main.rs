//! What the pages of chapter 9 claim about cost, one module a section: `<section>/<what>/<n>`.
//! Every answer is asserted before it is timed.

use criterion::criterion_main;

mod dinkelbach;
mod gauss_elimination;
mod inverse_matrix;
mod lup;
mod simplex;
mod strassen;

criterion_main!(
    strassen::benches,
    gauss_elimination::benches,
    lup::benches,
    inverse_matrix::benches,
    simplex::benches,
    dinkelbach::benches
);

/// Numbers that look like chance, the same each time.
pub(crate) fn entry(row: usize, column: usize) -> f64 {
    let place = (row as u64) << 32 | column as u64;
    // Multiplied twice by large odd numbers, so that no row is a sum of others.
    let mixed = place.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let mixed = mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 48;
    f64::from(u32::try_from(mixed).unwrap_or(0)) - 32_767.5
}
