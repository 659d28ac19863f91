//! 10.7–10.9 The convex hull of points, and what can be measured by going around it.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

pub mod graham_scan;
pub mod quick_hull;
pub mod rotating_calipers;
