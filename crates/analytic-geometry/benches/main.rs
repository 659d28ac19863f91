//! What the pages of chapter 10 claim about cost, one module a section: `<section>/<what>/<n>`.
//! Every answer is asserted before it is timed.

use criterion::criterion_main;

#[path = "polygon/closest_pair.rs"]
mod closest_pair;
#[path = "polygon/convex_polygon_area.rs"]
mod convex_polygon_area;
#[path = "polygon/convex_polygon_centroid.rs"]
mod convex_polygon_centroid;
#[path = "polygon/cross_product.rs"]
mod cross_product;
#[path = "convex_hull/graham_scan.rs"]
mod graham_scan;
#[path = "convex_hull/quick_hull.rs"]
mod quick_hull;
#[path = "convex_hull/rotating_calipers.rs"]
mod rotating_calipers;
#[path = "polygon/segment_intersection.rs"]
mod segment_intersection;
#[path = "polygon/sweep_line.rs"]
mod sweep_line;

criterion_main!(
    cross_product::benches,
    segment_intersection::benches,
    sweep_line::benches,
    convex_polygon_area::benches,
    convex_polygon_centroid::benches,
    closest_pair::benches,
    graham_scan::benches,
    quick_hull::benches,
    rotating_calipers::benches
);
