//! Part of [the closest pair](super): a sweep from left to right, with an ordered set of the points
//! just passed.
//!
//! Page: `docs/en/analytic-geometry/polygon/closest-pair.md`.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use super::{Pair, Site, least_twins, sorted_sites};
use crate::{Coordinate, Point, Vector};

/// Returns the same pair as [`closest_pair`](super::closest_pair). O(n log n).
pub fn closest_pair<T: Coordinate>(points: &[Point<T>]) -> Option<Pair<T::Product>> {
    let sites = sorted_sites(points);
    let twins = least_twins(&sites, &Vector::squared_length);
    let [a, b, ..] = sites[..] else { return None };
    if twins.is_some() {
        return twins;
    }
    let mut best = Pair::of(a, b, &Vector::squared_length);
    let (mut strip, mut n_behind) = (BTreeSet::new(), 0);
    for &site in &sites {
        while best.measure
            < (Vector { y: T::ZERO, ..site.point - sites[n_behind].point }).squared_length()
        {
            strip.remove(&ByHeight(sites[n_behind]));
            n_behind += 1;
        }
        // Invariant: best is the least pair of the sites passed, and the strip holds those of them
        // that are not too far behind.
        compare(site, strip.range(..ByHeight(site)).rev(), &mut best);
        compare(site, strip.range(ByHeight(site)..), &mut best);
        strip.insert(ByHeight(site));
    }
    Some(best)
}

/// Compares a site with others until they are too high or too low.
fn compare<'a, T: Coordinate>(
    site: Site<T>,
    others: impl Iterator<Item = &'a ByHeight<T>>,
    best: &mut Pair<T::Product>,
) {
    for &ByHeight(other) in others {
        let way = Vector { x: T::ZERO, ..other.point - site.point };
        if best.measure < way.squared_length() {
            break;
        }
        let pair = Pair::of(site, other, &Vector::squared_length);
        if pair < *best {
            *best = pair;
        }
    }
}

/// A site, ordered by y; sites at the same height are ordered by their index.
#[derive(Debug, Clone, Copy)]
struct ByHeight<T>(Site<T>);

impl<T: Coordinate> Ord for ByHeight<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_y = self.0.point.y.order(other.0.point.y);
        by_y.then_with(|| self.0.index.cmp(&other.0.index))
    }
}

impl<T: Coordinate> PartialOrd for ByHeight<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Coordinate> PartialEq for ByHeight<T> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<T: Coordinate> Eq for ByHeight<T> {}
