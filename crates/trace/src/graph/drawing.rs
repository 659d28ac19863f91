//! How a graph is drawn: edges that keep clear of vertices and of each other, and labels where little else is.

use super::layout::{Point, area, distance, from_line};
use super::{Edge, Graph, Region, Style, letter};
use crate::svg::{Anchor, CHARACTER, Drawing, LINE, length, text_width};

const RADIUS: f64 = 17.0;
/// From the rim of a vertex to the outline of a region.
const PAD: f64 = 9.0;
/// Between the control points of two edges with the same ends: twice as far as the edges are apart.
const FAN: f64 = 44.0;
/// The length of an arrow's head that its line does not run into.
const HEAD: f64 = 6.0;

/// Everything that takes room, as it is placed.
struct Sheet {
    centres: Vec<Point>,
    radius: f64,
    /// Each edge as the points that rule its curve: two for a line, three for a bend, four for a loop.
    curves: Vec<Vec<Point>>,
    /// Points along all curves, with the position of the edge.
    trail: Vec<(usize, Point)>,
    /// Texts: corner and opposite corner.
    boxes: Vec<(Point, Point)>,
}

impl Sheet {
    /// How many vertices a curve runs through, but for its own ends.
    fn hits(&self, curve: &[Point], ends: [usize; 2]) -> usize {
        let met = |v: &usize| {
            let near =
                |i| distance(along(curve, length(i) / 20.0), self.centres[*v]) < self.radius + 6.0;
            !ends.contains(v) && (1..20).any(near)
        };
        (0..self.centres.len()).filter(met).count()
    }

    /// A curve from `a` to `b` whose middle control point stands `bend` to the right of the line between them.
    fn bent(&self, a: usize, b: usize, bend: f64) -> Vec<Point> {
        let (a, b) = (self.centres[a], self.centres[b]);
        if bend.abs() < 1.0 {
            return vec![a, b];
        }
        let long = distance(a, b).max(1.0);
        let (ux, uy) = ((b.0 - a.0) / long, (b.1 - a.1) / long);
        vec![a, (a.0.midpoint(b.0) - uy * bend, a.1.midpoint(b.1) + ux * bend), b]
    }

    /// The curves of `k` edges between `a` and `b`, fanned out, and all of them aside where they would run through
    /// another vertex.
    fn fan(&self, a: usize, b: usize, k: usize) -> Vec<Vec<Point>> {
        let n = length(self.centres.len().max(1));
        let sum = self.centres.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        // Away from the middle of the picture, there is more room.
        let outward = if area(self.centres[a], self.centres[b], (sum.0 / n, sum.1 / n)) < 0.0 {
            1.0
        } else {
            -1.0
        };
        let mut best = (usize::MAX, Vec::new());
        for step in 0..=20 {
            let side = if step % 2 == 1 { outward } else { -outward };
            let aside = side * 25.0 * length(usize::midpoint(step, 1));
            let bend = |nth: usize| aside + FAN * (length(nth) - length(k - 1) / 2.0);
            let curves: Vec<_> = (0..k).map(|nth| self.bent(a, b, bend(nth))).collect();
            let hits = curves.iter().map(|curve| self.hits(curve, [a, b])).sum();
            if hits < best.0 {
                best = (hits, curves);
            }
            if best.0 == 0 {
                break;
            }
        }
        best.1
    }

    /// A loop at a vertex, the `nth` there: where no edge is, and not in the direction of its note.
    fn turn(&self, v: usize, ends: &[Edge], nth: usize, note: Point) -> Vec<Point> {
        const ASLANT: f64 = 0.7;
        const WAYS: [Point; 8] = [
            (0.0, -1.0),
            (ASLANT, -ASLANT),
            (-ASLANT, -ASLANT),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-ASLANT, ASLANT),
            (ASLANT, ASLANT),
            (0.0, 1.0),
        ];
        let at = self.centres[v];
        let cost = |(x, y): Point| {
            let taken = x * note.0 + y * note.1;
            let towards = |edge: &Edge| {
                let other = match (edge.from == v, edge.to == v) {
                    (true, false) => self.centres[edge.to],
                    (false, true) => self.centres[edge.from],
                    _ => return 0.0,
                };
                let long = distance(at, other).max(1.0);
                (x * (other.0 - at.0) + y * (other.1 - at.1)) / long
            };
            taken.max(0.0) + ends.iter().map(towards).fold(0.0, f64::max)
        };
        let mut ways = WAYS.to_vec();
        ways.sort_by(|a, b| (cost(*a) * 4.0).round().total_cmp(&(cost(*b) * 4.0).round()));
        // Each loop takes what is left of the ways, away from those of the loops before.
        for _ in 0..nth {
            let (x, y) = ways[0];
            let rest: Vec<Point> =
                ways[1..].iter().copied().filter(|way| way.0 * x + way.1 * y < 0.5).collect();
            ways = if rest.is_empty() { WAYS.to_vec() } else { rest };
        }
        let ((dx, dy), r) = (ways[0], self.radius);
        let point = |out: f64, aside: f64| {
            (at.0 + r * (dx * out - dy * aside), at.1 + r * (dy * out + dx * aside))
        };
        vec![point(0.8, -0.6), point(2.4, -1.2), point(2.4, 1.2), point(0.8, 0.6)]
    }

    /// Places a text of this width at the best of some middles, each with what speaks against it, and returns its middle.
    /// `own` is the edge that it names.
    fn settle(&mut self, wide: f64, middles: &[(Point, f64)], own: Option<usize>) -> Point {
        const HALF: f64 = 8.0;
        let corners = |(x, y): Point| ((x - wide / 2.0, y - HALF), (x + wide / 2.0, y + HALF));
        let mut best = (f64::INFINITY, (0.0, 0.0));
        for &(middle, against) in middles {
            let (low, high) = corners(middle);
            let within = |at: Point, by: f64| {
                low.0 - by < at.0 && at.0 < high.0 + by && low.1 - by < at.1 && at.1 < high.1 + by
            };
            let mut cost = against;
            for (edge, at) in &self.trail {
                cost += match (within(*at, 1.0), own == Some(*edge)) {
                    (true, true) => 0.5,
                    (true, false) => 1.5,
                    _ => 0.0,
                };
            }
            for at in &self.centres {
                let nearest = (at.0.max(low.0).min(high.0), at.1.max(low.1).min(high.1));
                cost += if distance(*at, nearest) < self.radius + 1.0 { 30.0 } else { 0.0 };
            }
            for (a, b) in &self.boxes {
                let apart = b.0 <= low.0 || high.0 <= a.0 || b.1 <= low.1 || high.1 <= a.1;
                cost += if apart { 0.0 } else { 20.0 };
            }
            if cost < best.0 {
                best = (cost, middle);
            }
        }
        self.boxes.push(corners(best.1));
        best.1
    }

    /// Where the label of an edge stands: near its middle, on either side.
    fn label(&mut self, edge: usize, text: &str) -> Point {
        let wide = text_width(text) * 0.9;
        let curve = &self.curves[edge];
        let mut middles = Vec::new();
        for step in [10, 9, 11, 8, 12, 7, 13, 6, 14] {
            let part = length(step) / 20.0;
            let (at, next) = (along(curve, part), along(curve, part + 0.05));
            let long = distance(at, next).max(0.01);
            let (ux, uy) = ((next.0 - at.0) / long, (next.1 - at.1) / long);
            // The side to which the curve bends is the better one; of a line its left.
            let bulge = match curve[..] {
                [a, by, b] if 0.0 < area(a, b, by) => -1.0,
                _ => 1.0,
            };
            let off = wide / 2.0 * uy.abs() + 8.0 * ux.abs() + 2.0;
            let against = (part - 0.5).abs() * 6.0;
            for (side, less) in [(bulge, 0.0), (-bulge, 0.7)] {
                middles.push(((at.0 + uy * off * side, at.1 - ux * off * side), against + less));
            }
        }
        self.settle(wide, &middles, Some(edge))
    }

    /// The outlines of a region: round as many of its vertices at once as leaves out all others.
    fn outlines(&self, members: &[usize], pad: f64) -> Vec<Vec<Point>> {
        let reach = self.radius + pad;
        let is_clear = |hull: &[Point]| {
            let outside = |v: &usize| {
                let at = self.centres[*v];
                let sides = || (0..hull.len()).map(|i| (hull[i], hull[(i + 1) % hull.len()]));
                let within = 2 < hull.len() && sides().all(|(a, b)| 0.0 <= area(a, b, at));
                !within && sides().all(|(a, b)| reach + self.radius + 6.0 <= from_line(at, a, b))
            };
            (0..self.centres.len()).filter(|v| !members.contains(v)).all(|v| outside(&v))
        };
        let mut parts: Vec<Vec<Point>> = Vec::new();
        for (i, v) in members.iter().enumerate() {
            if !members[..i].contains(v) {
                parts.push(vec![self.centres[*v]]);
            }
        }
        loop {
            let mut best: Option<(f64, usize, usize, Vec<Point>)> = None;
            for j in 0..parts.len() {
                for i in 0..j {
                    let all = || {
                        parts[i].iter().flat_map(|a| parts[j].iter().map(move |b| distance(*a, *b)))
                    };
                    let gap = all().fold(f64::INFINITY, f64::min);
                    if best.as_ref().is_none_or(|best| gap < best.0) {
                        let both = hull([&parts[i][..], &parts[j][..]].concat());
                        if is_clear(&both) {
                            best = Some((gap, i, j, both));
                        }
                    }
                }
            }
            let Some((_, i, j, both)) = best else { return parts };
            parts.remove(j);
            parts[i] = both;
        }
    }
}

/// The point at `part` of a Bézier curve: repeatedly between the points, two by two.
fn along(curve: &[Point], part: f64) -> Point {
    cut(curve, part).pop().unwrap_or_default()
}

/// The curve up to `part`.
fn cut(curve: &[Point], part: f64) -> Vec<Point> {
    let mut points = curve.to_vec();
    let mut start = Vec::with_capacity(points.len());
    while let Some(first) = points.first() {
        start.push(*first);
        for i in 1..points.len() {
            let (a, b) = (points[i - 1], points[i]);
            points[i - 1] = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
        }
        points.pop();
    }
    start
}

/// The curve from where it leaves the circle about its start.
fn leave(curve: &[Point], centre: Point, radius: f64) -> Vec<Point> {
    let reversed: Vec<Point> = curve.iter().rev().copied().collect();
    let (mut out, mut inside) = (0.4, 1.0);
    for _ in 0..24 {
        let middle = f64::midpoint(out, inside);
        let is_out = radius < distance(along(&reversed, middle), centre);
        if is_out { out = middle } else { inside = middle }
    }
    let mut rest = cut(&reversed, out);
    rest.reverse();
    rest
}

/// The convex hull, clockwise on the page: the lower chain and the upper chain, each point by point from left to right
/// and back, without those behind which the chain would turn the wrong way.
fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let mut hull: Vec<Point> = Vec::new();
    for _ in 0..2 {
        let start = hull.len();
        for &point in &points {
            while start + 2 <= hull.len()
                && area(hull[hull.len() - 2], hull[hull.len() - 1], point) <= 0.0
            {
                hull.pop();
            }
            hull.push(point);
        }
        hull.pop();
        points.reverse();
    }
    hull
}

impl Graph {
    pub(super) fn draw(&self) -> Drawing {
        let notes = self.nodes.iter().map(|node| text_width(&node.note)).fold(0.0, f64::max);
        let labels = self.nodes.iter().map(|node| text_width(&node.label)).fold(0.0, f64::max);
        let weights = self.edges.iter().map(|edge| text_width(&edge.label)).fold(0.0, f64::max);
        let radius = RADIUS.max(labels / 2.0 + 5.0);
        // Where all edges lead down, a note beside its vertex is in nobody's way; else it stands below.
        let falls = |edge: &Edge| self.nodes[edge.from].at.1 < self.nodes[edge.to].at.1;
        let beside = self.edges.iter().all(falls);
        let under = if 0.0 < notes && !beside { LINE } else { 0.0 };
        let half = if beside { radius } else { radius.max(notes / 2.0) } + 2.0;
        let margin = if beside { radius + 8.0 + notes } else { half };
        let across = (half + margin + 12.0).max(2.0 * radius + 44.0);
        let across = if beside || weights <= 0.0 {
            across
        } else {
            across.max(2.0 * radius + weights + 26.0)
        };
        let down = 2.0 * radius + under + 40.0;
        let least = |coordinate: fn(&super::Node) -> f64| {
            self.nodes.iter().map(coordinate).fold(f64::INFINITY, f64::min)
        };
        let (x_least, y_least) = (least(|node| node.at.0), least(|node| node.at.1));
        let place = |node: &super::Node| {
            (half + (node.at.0 - x_least) * across, radius + 2.0 + (node.at.1 - y_least) * down)
        };
        let centres: Vec<Point> = self.nodes.iter().map(place).collect();
        let right = centres.iter().map(|at| at.0).fold(0.0, f64::max);
        let low = centres.iter().map(|at| at.1).fold(0.0, f64::max);
        let mut drawing = Drawing::new(right + margin, low + radius + 2.0 + under);
        let mut sheet =
            Sheet { centres, radius, curves: Vec::new(), trail: Vec::new(), boxes: Vec::new() };
        self.route(&mut sheet, beside);
        self.draw_edges(&sheet, &mut drawing);
        for (v, node) in self.nodes.iter().enumerate() {
            let at = sheet.centres[v];
            let mut kind = String::from(if node.dashed { "cell dashed" } else { "cell" });
            if let Some(group) = node.group {
                kind.push_str(&format!(" grouped g{}", group % 8));
            }
            drawing.vertex_of(at, radius, &node.label, node.role, &kind);
            if let Some(group) = node.group {
                drawing.badge(
                    (at.0 - 0.65 * radius, at.1 - 0.65 * radius),
                    group % 8,
                    &letter(group),
                );
            }
            if beside {
                let right = (at.0 + radius + 6.0, at.1 + 5.0);
                drawing.text(right, Anchor::Start, "note", &node.note);
            } else if !node.note.is_empty() {
                let wide = text_width(&node.note);
                let (off, side) = (radius + 11.0, radius + 5.0 + wide / 2.0);
                let middles = [
                    ((at.0, at.1 + off), 0.0),
                    ((at.0, at.1 - off), 1.0),
                    ((at.0 + side, at.1), 1.5),
                    ((at.0 - side, at.1), 2.0),
                ];
                let (x, y) = sheet.settle(wide, &middles, None);
                drawing.text((x, y + 5.0), Anchor::Middle, "note", &node.note);
            }
        }
        for (i, edge) in self.edges.iter().enumerate() {
            if !edge.label.is_empty() {
                let (x, y) = sheet.label(i, &edge.label);
                drawing.text((x, y + 4.5), Anchor::Middle, "note", &edge.label);
            }
        }
        self.draw_regions(&mut sheet, &mut drawing);
        for &(_, at) in &sheet.trail {
            drawing.reach((at.0 - 2.0, at.1 - 2.0), (at.0 + 2.0, at.1 + 2.0));
        }
        for &(low, high) in &sheet.boxes {
            drawing.reach(low, high);
        }
        drawing
    }

    /// Finds the ways of the edges: first of those between two vertices, then of the loops.
    fn route(&self, sheet: &mut Sheet, beside: bool) {
        sheet.curves = vec![Vec::new(); self.edges.len()];
        for (i, edge) in self.edges.iter().enumerate() {
            let (a, b) = (edge.from.min(edge.to), edge.from.max(edge.to));
            if !sheet.curves[i].is_empty() {
                continue;
            }
            let alike = |j: &usize| {
                let other = &self.edges[*j];
                (other.from.min(other.to), other.from.max(other.to)) == (a, b)
            };
            let alike: Vec<usize> = (i..self.edges.len()).filter(alike).collect();
            let note = match (self.nodes[a].note.is_empty(), beside) {
                (true, _) => (0.0, 0.0),
                (false, true) => (1.0, 0.0),
                (false, false) => (0.0, 1.0),
            };
            let ways = if a == b {
                (0..alike.len()).map(|nth| sheet.turn(a, &self.edges, nth, note)).collect()
            } else {
                sheet.fan(a, b, alike.len())
            };
            for (&j, mut way) in alike.iter().zip(ways) {
                if self.edges[j].to < self.edges[j].from {
                    way.reverse();
                }
                sheet.curves[j] = way;
            }
        }
        for (i, curve) in sheet.curves.iter().enumerate() {
            let long = curve.windows(2).map(|ends| distance(ends[0], ends[1])).sum::<f64>();
            // A point every eight pixels or so.
            let mut passed = 0.0;
            while passed < long {
                sheet.trail.push((i, along(curve, passed / long)));
                passed += 8.0;
            }
        }
    }

    fn draw_edges(&self, sheet: &Sheet, drawing: &mut Drawing) {
        let radius = sheet.radius;
        for (edge, curve) in self.edges.iter().zip(&sheet.curves) {
            let kind = match edge.style {
                None => "line",
                Some(Style::Thick) => "line thick",
                Some(Style::Dashed) => "line dashed",
            };
            let (from, to) = (sheet.centres[edge.from], sheet.centres[edge.to]);
            let backwards = |curve: &[Point], off: f64| {
                let mut curve: Vec<Point> = curve.iter().rev().copied().collect();
                curve = leave(&curve, to, off);
                curve.reverse();
                curve
            };
            let curve = leave(curve, from, radius);
            let curve = backwards(&curve, radius + 2.0);
            if self.is_arrow(edge) {
                let shaft = backwards(&curve, radius + 2.0 + HEAD);
                drawing.curve(&shaft, kind, edge.role);
                if let (Some(&base), Some(&tip)) = (shaft.last(), curve.last()) {
                    drawing.head(base, tip, edge.role);
                }
            } else {
                drawing.curve(&curve, kind, edge.role);
            }
        }
    }

    fn draw_regions(&self, sheet: &mut Sheet, drawing: &mut Drawing) {
        for (i, Region { label, nodes, role }) in self.regions.iter().enumerate() {
            // A region within this one has a narrower outline.
            let within = |(j, other): &(usize, &Region)| {
                *j != i
                    && other.nodes.iter().all(|v| nodes.contains(v))
                    && (other.nodes.len() < nodes.len() || i < *j)
            };
            let pad = PAD + 7.0 * length(self.regions.iter().enumerate().filter(within).count());
            let reach = sheet.radius + pad;
            for outline in sheet.outlines(nodes, pad) {
                drawing.outline(&outline, reach, &format!("region g{}", i % 8), *role);
                let Some(&first) = outline.first() else { continue };
                let mut ends = [first; 4];
                for &at in &outline {
                    drawing.reach((at.0 - reach, at.1 - reach), (at.0 + reach, at.1 + reach));
                    ends[0] = if at.1 < ends[0].1 { at } else { ends[0] };
                    ends[1] = if ends[1].1 < at.1 { at } else { ends[1] };
                    ends[2] = if at.0 < ends[2].0 { at } else { ends[2] };
                    ends[3] = if ends[3].0 < at.0 { at } else { ends[3] };
                }
                if label.is_empty() {
                    continue;
                }
                let wide = text_width(label) + CHARACTER / 2.0;
                let (off, side) = (reach + 10.0, reach + wide / 2.0 + 2.0);
                let middles = [
                    ((ends[0].0, ends[0].1 - off), 0.0),
                    ((ends[1].0, ends[1].1 + off), 0.5),
                    ((ends[2].0 - side, ends[2].1), 1.0),
                    ((ends[3].0 + side, ends[3].1), 1.0),
                ];
                let (x, y) = sheet.settle(wide, &middles, None);
                drawing.text((x, y + 4.5), Anchor::Middle, "note name", label);
            }
        }
    }
}
