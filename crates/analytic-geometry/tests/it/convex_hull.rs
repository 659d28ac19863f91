//! 10.7–10.9 The convex hull of points.

mod graham_scan;
mod quick_hull;
mod rotating_calipers;
