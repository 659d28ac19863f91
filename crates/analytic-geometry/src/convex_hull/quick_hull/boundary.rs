//! Part of [quickhull](super): all points on the edges of the hull, not its vertices alone.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/quick-hull.md`.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::{is_below, upwards};
use crate::{Coordinate, Point};

/// The points on the edges of the hull, each once, counter-clockwise from the lowest, the leftmost
/// of those. Of points on one line these are all, from one end to the other. Beside the hull O(n
/// log h + b log b), for h vertices and b points on its edges, which are sorted.
pub fn boundary_points<T: Coordinate>(points: &[Point<T>]) -> Vec<Point<T>> {
    let hull = super::quick_hull(points);
    let vertices = hull.vertices();
    let top = (0..vertices.len()).max_by(|&a, &b| upwards(&vertices[a], &vertices[b]));
    let Some(top) = top else { return Vec::new() };
    // The right side leads up to the top, the left side down again; here both are read upwards.
    let mut boundary = on_chain(points, &vertices[..=top]);
    if 2 < vertices.len() {
        let left: Vec<_> =
            vertices[..1].iter().chain(vertices[top..].iter().rev()).copied().collect();
        let left = on_chain(points, &left);
        boundary.extend(left[1..left.len() - 1].iter().rev());
    }
    boundary
}

/// The points on a chain that leads upwards, each once and upwards. None of the points is below its
/// start or above its end.
fn on_chain<T: Coordinate>(points: &[Point<T>], chain: &[Point<T>]) -> Vec<Point<T>> {
    let is_on_chain = |point: Point<T>| {
        let next = chain.partition_point(|&vertex| is_below(vertex, point));
        next == 0 || orientation(chain[next - 1], chain[next], point) == Orientation::Collinear
    };
    let mut on_chain: Vec<_> = points.iter().copied().filter(|&point| is_on_chain(point)).collect();
    on_chain.sort_unstable_by(upwards);
    on_chain.dedup();
    on_chain
}
