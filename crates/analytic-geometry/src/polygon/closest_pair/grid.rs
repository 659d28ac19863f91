//! Part of [the closest pair](super): integer points in random order, in a grid as fine as the
//! smallest distance so far.
//!
//! Page: `docs/en/analytic-geometry/polygon/closest-pair.md`.

use super::{Pair, Site, least_twins, sorted_sites};
use crate::workloads::mixed;
use crate::{Point, Vector};

/// Returns the same pair as [`closest_pair`](super::closest_pair), for every seed. Expected O(n) if
/// no two points are at the same place; otherwise, the least such pair is found by sorting.
pub fn closest_pair(points: &[Point<i64>], seed: u64) -> Option<Pair<i128>> {
    let sites = shuffled(points, seed);
    let [a, b, ..] = sites[..] else { return None };
    let mut best = Pair::of(a, b, &Vector::squared_length);
    let mut grid = Grid::of(&sites[..2], best.measure, seed);
    for n in 2..sites.len() {
        // Invariant: best is the least pair of sites[..n], and the grid holds these sites; its
        // cells are at least as wide as the distance of best.
        if best.measure == 0 {
            break;
        }
        let nearest = grid.nearest(sites[n], best);
        if nearest.measure < best.measure || grid.is_full() {
            grid = Grid::of(&sites[..=n], nearest.measure, seed);
        } else {
            grid.insert(sites[n]);
        }
        best = nearest;
    }
    if best.measure == 0 {
        least_twins(&sorted_sites(points), &Vector::squared_length)
    } else {
        Some(best)
    }
}

/// A hashed grid: cells that share a bucket share a list.
struct Grid {
    /// The side length of a cell.
    side: i64,
    /// An odd number that makes the hash different for each seed.
    factor: u64,
    /// For each bucket, the site added to it last, as an index into `sites`. The number of buckets
    /// is a power of two.
    last: Vec<Option<usize>>,
    /// Each site, with the index of the site that was added to its bucket before it.
    sites: Vec<(Site<i64>, Option<usize>)>,
    /// The number of sites that the grid has room for.
    most: usize,
}

impl Grid {
    /// Creates the grid of these sites, with cells just wider than the distance whose square is
    /// given. O(n) for n sites.
    fn of(sites: &[Site<i64>], square: i128, seed: u64) -> Self {
        let side = i64::try_from(square.isqrt() + 1).unwrap_or(i64::MAX);
        let most = 2 * sites.len();
        let last = vec![None; most.next_power_of_two()];
        let factor = mixed(seed) | 1;
        let mut grid = Grid { side, factor, last, sites: Vec::with_capacity(most), most };
        for &site in sites {
            grid.insert(site);
        }
        grid
    }

    fn is_full(&self) -> bool {
        self.sites.len() == self.most
    }

    fn insert(&mut self, site: Site<i64>) {
        let (column, row) = self.cell(site.point);
        let bucket = self.bucket(column, row);
        self.sites.push((site, self.last[bucket].replace(self.sites.len())));
    }

    /// Returns the least of `best` and all pairs of `site` with a site in the nine cells around it.
    fn nearest(&self, site: Site<i64>, mut best: Pair<i128>) -> Pair<i128> {
        let (column, row) = self.cell(site.point);
        for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
            let mut next = self.last[self.bucket(column + dx, row + dy)];
            // Sites of another cell in the same bucket do no harm.
            while let Some(at) = next {
                let (other, before) = self.sites[at];
                best = best.min(Pair::of(site, other, &Vector::squared_length));
                next = before;
            }
        }
        best
    }

    fn cell(&self, point: Point<i64>) -> (i64, i64) {
        (point.x.div_euclid(self.side), point.y.div_euclid(self.side))
    }

    #[expect(clippy::cast_possible_truncation, reason = "the low bits are what is wanted")]
    fn bucket(&self, column: i64, row: i64) -> usize {
        let both = column.cast_unsigned().wrapping_mul(self.factor) ^ row.cast_unsigned();
        mixed(both) as usize & (self.last.len() - 1)
    }
}

/// Returns the sites in a pseudorandom order that depends on the seed. From 21 sites on, there are
/// more orders than seeds, so not every order can occur.
#[expect(clippy::cast_possible_truncation, reason = "the remainder is a place in a vector")]
fn shuffled(points: &[Point<i64>], seed: u64) -> Vec<Site<i64>> {
    let site = |(index, &point)| Site { point, index };
    let mut sites: Vec<Site<i64>> = points.iter().enumerate().map(site).collect();
    for n in (1..sites.len()).rev() {
        let random = mixed(seed.wrapping_add(mixed(n as u64)));
        sites.swap(n, (random % (n as u64 + 1)) as usize);
    }
    sites
}
