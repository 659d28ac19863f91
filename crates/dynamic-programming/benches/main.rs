//! What the pages of chapter 5 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

#[path = "tree_dp/maximum_binary_subtree.rs"]
mod maximum_binary_subtree;
#[path = "tree_dp/maximum_radius_sum.rs"]
mod maximum_radius_sum;
#[path = "tree_dp/maximum_subtree.rs"]
mod maximum_subtree;

criterion::criterion_main!(
    maximum_binary_subtree::benches,
    maximum_subtree::benches,
    maximum_radius_sum::benches
);
