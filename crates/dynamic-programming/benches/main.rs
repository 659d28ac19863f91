//! What the pages of chapter 5 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::{criterion_group, criterion_main};

#[path = "regional_dp/minimum_merge_cost.rs"]
mod minimum_merge_cost;
#[path = "regional_dp/triangle_path.rs"]
mod triangle_path;
#[path = "regional_dp/unique_paths.rs"]
mod unique_paths;

criterion_group!(minimum_merge_cost, minimum_merge_cost::bench);
criterion_group!(unique_paths, unique_paths::bench);
criterion_group!(triangle_path, triangle_path::bench);
criterion_main!(minimum_merge_cost, unique_paths, triangle_path);
