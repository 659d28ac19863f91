//! What the pages of chapter 5 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

#[path = "knapsack/two_dimensional_knapsack.rs"]
mod two_dimensional_knapsack;
#[path = "knapsack/unbounded_knapsack.rs"]
mod unbounded_knapsack;
#[path = "knapsack/zero_one_knapsack.rs"]
mod zero_one_knapsack;

criterion_main!(
    zero_one_knapsack::benches,
    unbounded_knapsack::benches,
    two_dimensional_knapsack::benches
);
