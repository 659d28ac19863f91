//! Part of [the closest pair](super): points of integers in random order, in a grid as fine as the
//! least distance so far.
//!
//! Page: `docs/en/analytic-geometry/polygon/closest-pair.md`.

use super::{Pair, Site, least_twins, sorted_sites};
use crate::workloads::mixed;
use crate::{Point, Vector};

/// What [`closest_pair`](super::closest_pair) gives, whatever the seed. Expected O(n) for points at
/// different places; if two are at one place, the least such pair is found by sorting.
pub fn closest_pair(points: &[Point<i64>], seed: u64) -> Option<Pair<i128>> {
    let sites = shuffled(points, seed);
    let [a, b, ..] = sites[..] else { return None };
    let mut best = Pair::of(a, b, &Vector::squared_length);
    let mut grid = Grid::of(&sites[..2], best.measure, seed);
    for n in 2..sites.len() {
        // Invariant: best is the least pair of sites[..n], and the grid holds these; its cells are
        // as wide as best or wider.
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

/// Cells of a plane, hashed: those that share a bucket share a list.
struct Grid {
    /// How wide a cell is.
    side: i64,
    /// An odd number that makes the hash different for each seed.
    factor: u64,
    /// For each bucket, the site added to it last, as an index into `sites`. There are 2^k buckets.
    last: Vec<Option<usize>>,
    /// Each site, and the one that was added to its bucket before it.
    sites: Vec<(Site<i64>, Option<usize>)>,
    /// How many sites it is made for.
    most: usize,
}

impl Grid {
    /// The grid of these sites. Its cells are just wider than the distance with this square.
    /// O(their number).
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

    /// The least of `best` and all pairs of `site` and a site in the nine cells around it.
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

/// The sites in an order that depends on the seed and looks random. From 21 sites on there are more
/// orders than seeds, so not each of them can come.
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
