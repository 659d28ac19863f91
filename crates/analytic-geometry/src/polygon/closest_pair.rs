//! Closest pair of points: the two points at the smallest distance, found in each half and across
//! the line between the halves.
//!
//! Cost: O(n log n) time on every input, O(n) space; recursion log n deep. In a strip, each point
//! is compared with at most 7 others.
//!
//! Domain: any points; several may be at the same place. Exact for integers. For floats, each
//! squared distance is rounded, and the result is the pair with the smallest rounded value.
//!
//! Source: M. I. Shamos, D. Hoey, "Closest-point problems", 1975; the merge by y is from J. L.
//! Bentley and M. I. Shamos, 1976.
//!
//! Checked: all sets of points of a 3 by 3 grid, all lists of up to five of them, and many larger
//! ones, against all pairs.
//!
//! Its other forms: [`plain`], as a textbook prints it; [`sweep`], with an ordered set; [`grid`],
//! with a hashed one.
//!
//! Page: `docs/en/analytic-geometry/polygon/closest-pair.md`.

pub mod grid;
mod look_back;
pub mod plain;
pub mod sweep;

use std::hint::select_unpredictable;

use crate::{Coordinate, Point, Vector};

/// Two points of a list and their squared distance, or another measure of the vector between them.
///
/// One pair is less than another if its measure is less; ties are broken by the indices.
///
/// ```
/// use analytic_geometry::{Pair, closest_pair, points};
///
/// let points = points([(0, 0), (9, 9), (3, 4)])?;
/// let Pair { measure, first, second } = closest_pair(&points).expect("there are three points");
/// assert_eq!((first, second), (0, 2));
/// // The distance is 5.
/// assert_eq!(measure, 5 * 5);
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair<D> {
    /// The squared distance, as [`closest_pair`] and
    /// [`farthest_pair`](crate::farthest_pair) return it. [`closest_pair_by`] puts the caller's
    /// measure here.
    pub measure: D,
    /// The index of the point that comes first.
    pub first: usize,
    /// The index of the other point.
    pub second: usize,
}

/// A point and its index in the list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Site<T> {
    /// The point.
    pub point: Point<T>,
    /// The index of the point.
    pub index: usize,
}

/// A step of the search, on one part of the sites.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step<T> {
    /// The part is sorted by x and is about to be split in half; the right half begins at `line`.
    Split {
        /// The smallest x of the right half.
        line: T,
    },
    /// The part is so small that it is only sorted by y and scanned.
    Small,
    /// Both halves are done. The part is the strip around `line`, sorted by y, and is about to be
    /// scanned.
    Strip {
        /// Where the halves meet.
        line: T,
    },
    /// Two sites of the part were compared.
    Compare {
        /// The index of the lower one in the part.
        i: usize,
        /// The index of the other one.
        j: usize,
    },
}

/// Returns the closest pair and its squared distance, or `None` if there are fewer than two points.
/// O(n log n). [`closest_pair_by`] finds the same pair by divide and conquer alone.
///
/// ```
/// use analytic_geometry::{Pair, closest_pair, points};
///
/// let points = points([(0, 0), (9, 9), (5, 1), (4, 3)])?;
/// // The distance is the square root of 5.
/// assert_eq!(closest_pair(&points), Some(Pair { measure: 5, first: 2, second: 3 }));
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
pub fn closest_pair<T: Coordinate>(points: &[Point<T>]) -> Option<Pair<T::Product>> {
    look_back::closest_pair(points)
}

/// Returns the least pair by another measure of vectors. The measure must be a norm, or an
/// increasing function of one, and must not increase when x or y becomes 0. Examples are |x| + |y|
/// and the larger of |x| and |y|. Evaluates the measure O(n log n) times.
///
/// ```
/// use analytic_geometry::points;
/// use analytic_geometry::polygon::closest_pair::{Pair, closest_pair_by};
///
/// let points = points([(0, 0), (0, 5), (4, 4)])?;
/// let greater = closest_pair_by(&points, |way| way.x().abs().max(way.y().abs()));
/// assert_eq!(greater, Some(Pair { measure: 4, first: 0, second: 2 }));
/// let sum = closest_pair_by(&points, |way| i128::from(way.x().abs()) + i128::from(way.y().abs()));
/// assert_eq!(sum, Some(Pair { measure: 5, first: 0, second: 1 }));
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
pub fn closest_pair_by<T: Coordinate, D: Copy + PartialOrd>(
    points: &[Point<T>],
    measure: impl Fn(Vector<T>) -> D,
) -> Option<Pair<D>> {
    closest_pair_watched(points, CUTOFF, measure, |_, _, _| {})
}

/// Up to this many sites are compared pair by pair, because splitting them would cost more.
pub const CUTOFF: usize = 8;

/// Works like [`closest_pair_by`], but with a custom `cutoff`, and reports each [`Step`] to
/// `watch`, with the part that it concerns and the least pair so far. A part of at most `cutoff`
/// sites is not split, nor is a single site. If two points are at the same place, nothing is split
/// at all.
pub fn closest_pair_watched<T: Coordinate, D: Copy + PartialOrd>(
    points: &[Point<T>],
    cutoff: usize,
    measure: impl Fn(Vector<T>) -> D,
    mut watch: impl FnMut(Step<T>, &[Site<T>], Pair<D>),
) -> Option<Pair<D>> {
    let mut sites = sorted_sites(points);
    if let Some(twins) = least_twins(&sites, &measure) {
        return Some(twins);
    }
    let [a, b, ..] = sites[..] else { return None };
    let mut best = Pair::of(a, b, &measure);
    let mut buffer = sites.clone();
    search(&mut sites, &mut buffer, cutoff.max(1), &mut best, &measure, &mut watch);
    Some(best)
}

/// Makes `best` no greater than any pair of the part. Takes the part sorted by x and leaves it
/// sorted by y. The buffer must be as long as the part.
fn search<T: Coordinate, D: Copy + PartialOrd>(
    part: &mut [Site<T>],
    buffer: &mut [Site<T>],
    cutoff: usize,
    best: &mut Pair<D>,
    measure: &impl Fn(Vector<T>) -> D,
    watch: &mut impl FnMut(Step<T>, &[Site<T>], Pair<D>),
) {
    if part.len() <= cutoff {
        part.sort_unstable_by(|a, b| a.point.y.order(b.point.y));
        watch(Step::Small, part, *best);
        return scan(part, best, measure, watch);
    }
    let mid = part.len() / 2;
    let line = part[mid].point.x;
    watch(Step::Split { line }, part, *best);
    search(&mut part[..mid], &mut buffer[..mid], cutoff, best, measure, watch);
    search(&mut part[mid..], &mut buffer[mid..], cutoff, best, measure, watch);
    merge_by_y(part, mid, buffer);
    // A pair that is less than the best has a site in each half, so both sites are near the line.
    let mut n_near = 0;
    for site in &*part {
        let across = Vector { x: site.point.x - line, y: T::ZERO };
        buffer[n_near] = *site;
        n_near += usize::from(measure(across) <= best.measure);
    }
    let strip = &buffer[..n_near];
    watch(Step::Strip { line }, strip, *best);
    scan(strip, best, measure, watch);
}

/// Compares each site of a part, which must be sorted by y, with the sites that follow it, until
/// they are too high.
fn scan<T: Coordinate, D: Copy + PartialOrd>(
    part: &[Site<T>],
    best: &mut Pair<D>,
    measure: &impl Fn(Vector<T>) -> D,
    watch: &mut impl FnMut(Step<T>, &[Site<T>], Pair<D>),
) {
    for i in 0..part.len() {
        for j in i + 1..part.len() {
            let upwards = Vector { x: T::ZERO, y: part[j].point.y - part[i].point.y };
            if best.measure < measure(upwards) {
                break;
            }
            let pair = Pair::of(part[i], part[j], measure);
            if pair < *best {
                *best = pair;
            }
            watch(Step::Compare { i, j }, part, *best);
        }
    }
}

/// Merges `part[..mid]` and `part[mid..]`, both sorted by y, using the buffer.
fn merge_by_y<T: Coordinate>(part: &mut [Site<T>], mid: usize, buffer: &mut [Site<T>]) {
    let (mut i, mut j) = (0, mid);
    while i < mid && j < part.len() {
        // Invariant: the buffer begins with part[..i] and part[mid..j], merged.
        let is_right = part[j].point.y < part[i].point.y;
        buffer[i + j - mid] = part[select_unpredictable(is_right, j, i)];
        j += usize::from(is_right);
        i += usize::from(!is_right);
    }
    // The rest of the right half is already in place.
    part.copy_within(i..mid, i + part.len() - mid);
    part[..i + j - mid].copy_from_slice(&buffer[..i + j - mid]);
}

impl<D: Copy> Pair<D> {
    fn of<T: Coordinate>(a: Site<T>, b: Site<T>, measure: &impl Fn(Vector<T>) -> D) -> Self {
        let (first, second) = (a.index.min(b.index), a.index.max(b.index));
        Pair { measure: measure(b.point - a.point), first, second }
    }
}

/// Returns the sites sorted by x, then by y, then by index.
fn sorted_sites<T: Coordinate>(points: &[Point<T>]) -> Vec<Site<T>> {
    let site = |(index, &point)| Site { point, index };
    let mut sites: Vec<Site<T>> = points.iter().enumerate().map(site).collect();
    sites.sort_unstable_by_key(|site| (site.point, site.index));
    sites
}

/// Returns the least pair of sites at the same place, if there is one. The sites must be sorted.
fn least_twins<T: Coordinate, D: Copy + PartialOrd>(
    sites: &[Site<T>],
    measure: &impl Fn(Vector<T>) -> D,
) -> Option<Pair<D>> {
    let twins = sites.windows(2).filter(|two| two[0].point == two[1].point);
    let pairs = twins.map(|two| Pair::of(two[0], two[1], measure));
    pairs.reduce(|a, b| if b < a { b } else { a })
}
