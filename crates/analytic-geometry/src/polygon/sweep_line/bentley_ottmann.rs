//! Part of [sweep line](super): all points in which segments meet, by the algorithm of J. L.
//! Bentley and T. A. Ottmann.
//!
//! Cost: expected O((n + k) log n), where k is the total number of segments at all these points;
//! O(n + k) space.
//!
//! Domain: integers of at most [`GREATEST`] in absolute value. The points are fractions, and all
//! comparisons of them are exact in 128 bits.
//!
//! Source: J. L. Bentley, T. A. Ottmann, "Algorithms for reporting and counting geometric
//! intersections" (1979); M. de Berg et al., *Computational Geometry*, chapter 2, for many segments
//! through one point.
//!
//! Checked: every fourth of the random sets of [`sweep_line`](super), all sets of three segments on
//! a 3 by 3 grid, and larger ones, against all pairs; the points against fractions from Cramer's
//! rule.
//!
//! Page: `docs/en/analytic-geometry/polygon/sweep-line.md`.

mod place;
mod status;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use place::Line;
pub use place::Place;
use status::{Gap, Slot, Status};

use crate::{Point, Segment};

/// The largest absolute value that a coordinate may have, 2^30.
pub const GREATEST: i64 = 1 << 30;

/// The error for a segment with a coordinate larger than [`GREATEST`] in absolute value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("segment {segment}: a coordinate is more than 2^30 in absolute value")]
pub struct CoordinateError {
    /// The index of the segment.
    pub segment: usize,
}

/// A point in which segments meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// The point.
    pub at: Place,
    /// The indices of all segments that contain it, in ascending order; at least two.
    pub segments: Vec<usize>,
}

/// Returns all points in which segments meet, from left to right, and upward at the same x. For
/// segments that overlap, these are the endpoints of what they have in common. Expected O((n + k)
/// log n), where k is the total number of segments at these points.
///
/// # Errors
/// Returns the index of the first segment with a coordinate larger than [`GREATEST`] in absolute
/// value.
pub fn meetings(segments: &[Segment<i64>]) -> Result<Vec<Meeting>, CoordinateError> {
    let is_far = |c: i64| GREATEST.unsigned_abs() < c.unsigned_abs();
    let has_far = |s: &Segment<i64>| [s.from.x, s.from.y, s.to.x, s.to.y].into_iter().any(is_far);
    if let Some(segment) = segments.iter().position(has_far) {
        return Err(CoordinateError { segment });
    }
    let lines: Vec<Line> = segments.iter().copied().map(Line::new).collect();
    let mut sweep = Sweep {
        ends: Ends::of(&lines),
        crossings: BinaryHeap::new(),
        status: Status::new(lines.len()),
        slots: Vec::new(),
        onward: Vec::new(),
        lines: &lines,
    };
    let (mut meetings, mut here) = (Vec::new(), Vec::new());
    while let Some(event) = sweep.next_event(&mut here) {
        // Invariant: just before this place, the status holds the segments that the sweep line
        // meets, from bottom to top, and the queue holds all crossings of neighbors to the right of
        // it.
        let at = event.at;
        sweep.pass(event, &mut here);
        if 2 <= here.len() {
            here.sort_unstable();
            meetings.push(Meeting { at, segments: here.clone() });
        }
    }
    Ok(meetings)
}

/// The queue of places, and the segments at the sweep line.
struct Sweep<'a> {
    lines: &'a [Line],
    ends: Ends,
    /// Where neighbors will cross, with one of the two.
    crossings: BinaryHeap<Reverse<(Place, usize)>>,
    status: Status,
    /// A buffer for the slots of the segments that contain a place.
    slots: Vec<Slot>,
    /// A buffer for the segments that continue past the place.
    onward: Vec<usize>,
}

/// The endpoints of all segments from left to right. They are known from the start, so they need
/// not be in the heap.
struct Ends {
    sorted: Vec<(Point<i64>, Side, usize)>,
    n_passed: usize,
}

/// Which endpoint of its segment an endpoint is.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

impl Ends {
    fn of(lines: &[Line]) -> Self {
        let ends =
            |(i, line): (usize, &Line)| [(line.left, Side::Left, i), (line.right, Side::Right, i)];
        let mut sorted: Vec<_> = lines.iter().enumerate().flat_map(ends).collect();
        sorted.sort_unstable_by_key(|end| end.0);
        Ends { sorted, n_passed: 0 }
    }

    fn peek(&self) -> Option<Place> {
        self.sorted.get(self.n_passed).map(|end| Place::from(end.0))
    }
}

/// A place at which something happens.
struct Event {
    at: Place,
    /// A segment of the status that contains the place, if one is known.
    through: Option<usize>,
}

impl Sweep<'_> {
    /// Returns the next place at which something happens, and stores in `beginning` the segments
    /// that begin there.
    fn next_event(&mut self, beginning: &mut Vec<usize>) -> Option<Event> {
        let crossing = self.crossings.peek().map(|Reverse((at, _))| *at);
        let end = self.ends.peek();
        let at = crossing.into_iter().chain(end).min()?;
        let mut through = None;
        beginning.clear();
        while self.ends.peek() == Some(at) {
            let (point, side, i) = self.ends.sorted[self.ends.n_passed];
            match side {
                Side::Left => beginning.push(i),
                // A segment that is a single point has not begun.
                Side::Right if self.lines[i].left < point => through = Some(i),
                Side::Right => {}
            }
            self.ends.n_passed += 1;
        }
        while let Some(&Reverse((crossing, i))) = self.crossings.peek()
            && crossing == at
        {
            through = Some(i);
            self.crossings.pop();
        }
        Some(Event { at, through })
    }

    /// Moves the sweep line past a place. `here` holds the segments that begin there, and afterward
    /// all that contain it.
    fn pass(&mut self, Event { at, through }: Event, here: &mut Vec<usize>) {
        let lines = self.lines;
        let place_of = |i: usize| lines[i].place_of(at);
        let found = match through {
            Some(segment) => Ok(self.status.slot_of(segment)),
            None => self.status.search(place_of),
        };
        self.slots.clear();
        let gap = match found {
            Ok(slot) => self.status.list(slot, |i| place_of(i).is_eq(), &mut self.slots),
            Err(gap) => gap,
        };
        here.extend(self.slots.iter().map(|&slot| self.status.segment(slot)));
        self.onward.clear();
        self.onward.extend(here.iter().copied().filter(|&i| Place::from(lines[i].right) != at));
        // Past the place, they are in the order of their slopes. Overlapping segments stay
        // together.
        self.onward.sort_unstable_by(|&i, &j| lines[i].slope_to(&lines[j]).then(i.cmp(&j)));
        let [lower, upper] = [gap.below, gap.above].map(|slot| Some(self.status.segment(slot?)));
        match (self.onward.first(), self.onward.last()) {
            (Some(&first), Some(&last)) => {
                self.expect_crossing(lower, Some(first));
                self.expect_crossing(Some(last), upper);
            }
            _ => self.expect_crossing(lower, upper),
        }
        // The slots are reused. If there are too few, more are inserted above; if there are too
        // many, the last ones are removed.
        let (mut below, mut slots) = (gap.below, self.slots.iter());
        for &segment in &self.onward {
            below = Some(match slots.next() {
                Some(&slot) => self.status.put(slot, segment),
                None => self.status.insert(Gap { below, ..gap }, segment),
            });
        }
        for &slot in slots {
            self.status.remove(slot);
        }
    }

    /// Adds the crossing of two new neighbors to the queue, if there is one.
    fn expect_crossing(&mut self, lower: Option<usize>, upper: Option<usize>) {
        if let (Some(i), Some(upper)) = (lower, upper) {
            let crossing = self.lines[i].crossing_with(&self.lines[upper]);
            self.crossings.extend(crossing.map(|at| Reverse((at, i))));
        }
    }
}

/// Returns the pairs of segments that meet, the lower index first, in ascending order and without
/// repetition. O(p log p) if there are p pairs at all points together.
pub fn pairs(meetings: &[Meeting]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for Meeting { segments, .. } in meetings {
        for (k, &upper) in segments.iter().enumerate() {
            pairs.extend(segments[..k].iter().map(|&lower| (lower, upper)));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}
