//! The exercises of chapter 10.

mod closest_pair;
mod convex_polygon_area;
mod convex_polygon_centroid;
mod cross_product;
mod graham_scan;
mod quick_hull;
mod rotating_calipers;
mod segment_intersection;
mod sweep_line;

pub use closest_pair::ClosestDistance;
pub use convex_polygon_area::DoubledArea;
pub use convex_polygon_centroid::Centroid;
pub use cross_product::Side;
pub use graham_scan::Hull;
pub use quick_hull::FarthestFirst;
pub use rotating_calipers::Diameter;
pub use segment_intersection::Intersect;
pub use sweep_line::MeetingPair;

use crate::inputs::{Random, lists};

/// A point with whole coordinates.
type Point = (i64, i64);

/// How large an input of these points is, for the judge: first by their number.
fn size(points: impl IntoIterator<Item = Point>, len: usize) -> u64 {
    let numbers = points.into_iter().flat_map(|(x, y)| [x, y]);
    let sum = numbers.fold(0, |sum: u64, number| sum.saturating_add(number.unsigned_abs()));
    sum.saturating_add(100 * len as u64)
}

/// Points of a square grid with `side` points in each row, repeated ones too.
fn random_points(random: &mut Random, n: usize, side: u64) -> Vec<Point> {
    let mut number = || i64::try_from(random.below(side)).unwrap_or(0);
    (0..n).map(|_| (number(), number())).collect()
}

/// All lists of up to four points of a grid of 3 by 3, and all larger sets of them.
fn small_sets() -> Vec<Vec<Point>> {
    let grid: Vec<Point> = (0..9).map(|i| (i % 3, i / 3)).collect();
    let subset = |code: usize| -> Vec<Point> {
        (0..9).rev().filter(|i| (code >> i) & 1 == 1).map(|i| grid[i]).collect()
    };
    let mut all = lists(4, &grid);
    all.extend((0..512).map(subset).filter(|set| 4 < set.len()));
    all
}

/// A polygon around a center that sees all its vertices: for each of eight directions, how far the
/// vertex is.
fn star(center: Point, far: [i64; 8]) -> Vec<Point> {
    let ways = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    let vertex = |((x, y), far): ((i64, i64), i64)| (center.0 + x * far, center.1 + y * far);
    ways.into_iter().zip(far).map(vertex).collect()
}

/// All triangles on a grid of 3 by 3, and small stars with dents, in both orders.
fn small_polygons() -> Vec<Vec<Point>> {
    let point = |i: i64| (i % 3, i / 3);
    let triangles = (0..9 * 9 * 9).map(|i| vec![point(i % 9), point(i / 9 % 9), point(i / 81)]);
    let far = |code: u32| [0, 1, 2, 3, 4, 5, 6, 7].map(|i| 1 + i64::from((code >> i) & 1));
    let stars = (0..256).map(|code| star((2, 2), far(code)));
    let back = (0..256).map(|code| star((2, 2), far(code)).into_iter().rev().collect());
    triangles.chain(stars).chain(back).collect()
}

/// A star of eight vertices somewhere near the origin.
fn random_star(random: &mut Random) -> Vec<Point> {
    let mut number = |n: u64| i64::try_from(random.below(n)).unwrap_or(0);
    let center = (number(21) - 10, number(21) - 10);
    star(center, [0; 8].map(|_| 1 + number(9)))
}
