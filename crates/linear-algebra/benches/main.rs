//! What the pages of chapter 9 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

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
