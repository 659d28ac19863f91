//! What the pages of chapter 5 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::{criterion_group, criterion_main};

#[path = "regional_dp/minimum_merge_cost.rs"]
mod minimum_merge_cost;

criterion_group!(minimum_merge_cost, minimum_merge_cost::bench);
criterion_main!(minimum_merge_cost);
