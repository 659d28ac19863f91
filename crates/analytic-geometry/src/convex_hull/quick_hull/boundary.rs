//! Part of [quickhull](super): all points on the edges of the hull, not only its vertices.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/quick-hull.md`.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::{is_below, upwards};
use crate::{Coordinate, Point};

/// Returns the points on the edges of the hull, each once, counterclockwise from the lowest point,
/// the leftmost if there is a tie. If all points are on one line, returns all of them, from one end
/// to the other. In addition to the hull, takes O(n log h + b log b) for h vertices and b points on
/// the edges, which are sorted.
pub fn boundary_points<T: Coordinate>(points: &[Point<T>]) -> Vec<Point<T>> {
    let hull = super::quick_hull(points);
    let vertices = hull.vertices();
    let top = (0..vertices.len()).max_by(|&a, &b| upwards(&vertices[a], &vertices[b]));
    let Some(top) = top else { return Vec::new() };
    // The right side goes up to the top, and the left side goes down again; here both are read
    // upward.
    let mut boundary = on_chain(points, &vertices[..=top]);
    if 2 < vertices.len() {
        let left: Vec<_> =
            vertices[..1].iter().chain(vertices[top..].iter().rev()).copied().collect();
        let left = on_chain(points, &left);
        boundary.extend(left[1..left.len() - 1].iter().rev());
    }
    boundary
}

/// Returns the points on an upward chain, each once, from bottom to top. None of the points may be
/// below its start or above its end.
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
