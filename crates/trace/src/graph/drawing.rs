//! Drawing a graph: edges avoid vertices and each other, and labels go where little else is drawn.

use super::layout::{Point, area, distance, from_line};
use super::{Edge, Graph, Region, Style, letter};
use crate::Role;
use crate::svg::{Anchor, Drawing, LINE, length, text_width};

const RADIUS: f64 = 17.0;
/// The distance from the outline of a vertex to the outline of a region.
const PAD: f64 = 9.0;
/// The distance between the control points of two edges with the same ends, a third more than the
/// distance between the edges.
const FAN: f64 = 29.0;
/// The length of the head of an arrow, and of a bold arrow.
const HEAD: f64 = 8.0;
const BOLD_HEAD: f64 = 12.0;

/// The curve of an edge: a cubic Bézier curve, given by its four points.
type Curve = [Point; 4];

/// Everything that takes space, as it is placed.
#[derive(Default)]
pub(super) struct Sheet {
    centers: Vec<Point>,
    radius: f64,
    curves: Vec<Curve>,
    /// Points along all curves, each with the index of its edge.
    trail: Vec<(usize, Point)>,
    /// The boxes of the texts, by two opposite corners.
    boxes: Vec<(Point, Point)>,
}

impl Sheet {
    /// The number of vertices that a curve runs through, not counting its own ends.
    fn hits(&self, curve: &Curve, ends: [usize; 2]) -> usize {
        let met = |v: &usize| {
            let near =
                |i| distance(along(curve, length(i) / 20.0), self.centers[*v]) < self.radius + 6.0;
            !ends.contains(v) && (1..20).any(near)
        };
        (0..self.centers.len()).filter(met).count()
    }

    /// A curve from `a` to `b` that bends to its right, by three quarters of `bend` at most.
    fn bent(&self, a: usize, b: usize, bend: f64) -> Curve {
        let (a, b) = (self.centers[a], self.centers[b]);
        let long = distance(a, b).max(1.0);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let (x, y) = (-dy / long * bend, dx / long * bend);
        [a, (a.0 + dx / 3.0 + x, a.1 + dy / 3.0 + y), (b.0 - dx / 3.0 + x, b.1 - dy / 3.0 + y), b]
    }

    /// How far to bend all `k` edges between `a` and `b` together, so that none runs through
    /// another vertex.
    fn aside(&self, a: usize, b: usize, k: usize) -> f64 {
        let (from, to) = (self.centers[a], self.centers[b]);
        // There is more room on the side away from most vertices.
        let sides = self.centers.iter().map(|at| area(from, to, *at));
        let outward = if sides.sum::<f64>() < 0.0 { 17.0 } else { -17.0 };
        let (mut best, mut least, mut aside) = (0.0, usize::MAX, 0.0);
        for step in 0..=20 {
            let mut hits = 0;
            for nth in 0..k {
                hits += self.hits(&self.bent(a, b, aside + fan(nth, k)), [a, b]);
            }
            if hits < least {
                (best, least) = (aside, hits);
            }
            if hits == 0 {
                break;
            }
            // Alternate between the two sides, farther and farther out.
            aside = if step % 2 == 0 { outward - aside } else { -aside };
        }
        best
    }

    /// The curve of the `nth` loop at a vertex, away from its neighbors, its note, and the previous
    /// loops.
    fn turn(&self, v: usize, ends: &[Edge], nth: usize, note: Point) -> Curve {
        const EIGHTH: f64 = std::f64::consts::FRAC_1_SQRT_2;
        let at = self.centers[v];
        let mut taken = vec![note];
        for edge in ends {
            let other = self.centers[if edge.from == v { edge.to } else { edge.from }];
            let long = distance(at, other);
            if (edge.from == v || edge.to == v) && 0.0 < long {
                taken.push(((other.0 - at.0) / long, (other.1 - at.1) / long));
            }
        }
        let mut way = (0.0, -1.0);
        for _ in 0..=nth {
            let mut least = f64::INFINITY;
            let (mut x, mut y) = (0.0, -1.0);
            // Try all directions, in steps of an eighth of a turn.
            for _ in 0..8 {
                let mut near = 0.2_f64;
                for other in &taken {
                    near = near.max(x * other.0 + y * other.1);
                }
                if near < least - 0.2 {
                    (least, way) = (near, (x, y));
                }
                (x, y) = ((x - y) * EIGHTH, (x + y) * EIGHTH);
            }
            taken.push((way.0 * 1.5, way.1 * 1.5));
        }
        let ((dx, dy), r) = (way, self.radius);
        let point = |out: f64, aside: f64| {
            (at.0 + r * (dx * out - dy * aside), at.1 + r * (dy * out + dx * aside))
        };
        [point(0.8, -0.6), point(2.4, -1.2), point(2.4, 1.2), point(0.8, 0.6)]
    }

    /// Writes a text at the best of several centers, each of which comes with its base cost. `own`
    /// is the edge that the text labels, if any.
    fn write(
        &mut self,
        drawing: &mut Drawing,
        (text, kind): (&str, &str),
        middles: &[(Point, f64)],
        own: Option<usize>,
    ) {
        const HALF: f64 = 8.0;
        let wide = text_width(text) * 0.9;
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
            for at in &self.centers {
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
        let (low, high) = corners(best.1);
        self.boxes.push((low, high));
        drawing.reach(low, high);
        drawing.text((best.1.0, best.1.1 + 4.5), Anchor::Middle, kind, text);
    }

    /// Writes the label of an edge near its middle, on either side.
    fn label(&mut self, drawing: &mut Drawing, edge: usize, text: &str) {
        let wide = text_width(text) * 0.9;
        let curve = self.curves[edge];
        let mut middles = [((0.0, 0.0), 0.0); 18];
        for (i, middle) in middles.iter_mut().enumerate() {
            // First the middle of the edge, then points before and after it, each on both sides.
            let off = length((i / 2).div_ceil(2)) * 0.05;
            let part = if i / 2 % 2 == 0 { 0.5 + off } else { 0.5 - off };
            let (at, next) = (along(&curve, part), along(&curve, part + 0.05));
            let long = distance(at, next).max(0.01);
            let (ux, uy) = ((next.0 - at.0) / long, (next.1 - at.1) / long);
            // Prefer the side to which the curve bends, or the left side of a straight line.
            let bulge = if 1.0 < area(curve[0], curve[3], curve[1]) { -1.0 } else { 1.0 };
            let off = wide / 2.0 * uy.abs() + 8.0 * ux.abs() + 2.0;
            let against = (part - 0.5).abs() * 6.0;
            let (side, less) = if i % 2 == 0 { (bulge, 0.0) } else { (-bulge, 0.7) };
            *middle = ((at.0 + uy * off * side, at.1 - ux * off * side), against + less);
        }
        self.write(drawing, (text, "note"), &middles, Some(edge));
    }

    /// The outlines of a region. Each surrounds as many of its vertices as possible without
    /// touching any other vertex.
    fn outlines(&self, members: &[usize], pad: f64) -> Vec<Vec<Point>> {
        let reach = self.radius + pad;
        let is_clear = |hull: &[Point]| {
            let outside = |v: &usize| {
                let at = self.centers[*v];
                let sides = || (0..hull.len()).map(|i| (hull[i], hull[(i + 1) % hull.len()]));
                let within = 2 < hull.len() && sides().all(|(a, b)| 0.0 <= area(a, b, at));
                !within && sides().all(|(a, b)| reach + self.radius + 6.0 <= from_line(at, a, b))
            };
            (0..self.centers.len()).filter(|v| !members.contains(v)).all(|v| outside(&v))
        };
        let mut parts: Vec<Vec<Point>> = Vec::new();
        for (i, v) in members.iter().enumerate() {
            if !members[..i].contains(v) {
                parts.push(vec![self.centers[*v]]);
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
                        let both = hull(&[&parts[i][..], &parts[j][..]].concat());
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

/// How far the `nth` of `k` parallel edges bends from their common middle.
fn fan(nth: usize, k: usize) -> f64 {
    FAN * (length(nth) - length(k - 1) / 2.0)
}

/// The point of a curve at the parameter `part`.
#[inline(never)]
fn along(curve: &Curve, part: f64) -> Point {
    cut(curve, part)[3]
}

/// The curve up to the parameter `part`, by de Casteljau's algorithm.
fn cut(curve: &Curve, part: f64) -> Curve {
    let (mut points, mut start) = (*curve, *curve);
    for left in (1..4).rev() {
        for i in 0..left {
            let (a, b) = (points[i], points[i + 1]);
            points[i] = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
        }
        start[4 - left] = points[0];
    }
    start
}

/// The curve up to where it meets the circle around its end.
fn until(curve: &Curve, center: Point, radius: f64) -> Curve {
    let (mut out, mut inside) = (0.6, 1.0);
    for _ in 0..24 {
        let middle = f64::midpoint(out, inside);
        let is_out = radius < distance(along(curve, middle), center);
        if is_out { out = middle } else { inside = middle }
    }
    cut(curve, out)
}

fn reversed([a, b, c, d]: Curve) -> Curve {
    [d, c, b, a]
}

/// Positions below, above, to the right, and to the left of points, each with a slightly higher
/// cost than the one before.
fn around(points: [Point; 4], off: f64, side: f64) -> [(Point, f64); 4] {
    let mut middles = [((0.0, 0.0), 0.0); 4];
    let mut way = (0.0, 1.0);
    for (i, (x, y)) in points.into_iter().enumerate() {
        middles[i] = ((x + way.0 * side, y + way.1 * off), 0.7 * length(i));
        way = if i == 1 { (1.0, 0.0) } else { (-way.0, -way.1) };
    }
    middles
}

/// The convex hull, clockwise on the page, by gift wrapping: starts at the leftmost point and
/// always moves to the point such that no other point is to the left of the line.
fn hull(points: &[Point]) -> Vec<Point> {
    let mut first = points[0];
    for at in points {
        if at.0 < first.0 || (at.0 <= first.0 && at.1 < first.1) {
            first = *at;
        }
    }
    let mut hull = vec![first];
    // No point occurs twice on the hull, so this many rounds suffice.
    for _ in points {
        let last = hull[hull.len() - 1];
        let mut next = last;
        for &at in points {
            let turn = area(last, next, at);
            let farther = distance(last, next) < distance(last, at);
            if turn < 0.0 || (turn <= 0.0 && farther) {
                next = at;
            }
        }
        if distance(next, first) <= 0.0 || distance(next, last) <= 0.0 {
            break;
        }
        hull.push(next);
    }
    hull
}

impl Graph {
    pub(super) fn draw(&self) -> Drawing {
        let (mut notes, mut labels) = (0.0_f64, 0.0_f64);
        let (mut left, mut top) = self.nodes[0].at;
        for node in &self.nodes {
            notes = notes.max(text_width(&node.note));
            labels = labels.max(text_width(&node.label));
            (left, top) = (left.min(node.at.0), top.min(node.at.1));
        }
        // If all edges lead down, a note beside its vertex is never in the way; otherwise, it goes
        // below.
        let (mut weights, mut beside) = (0.0_f64, true);
        for edge in &self.edges {
            weights = weights.max(text_width(&edge.label));
            beside &= self.nodes[edge.from].at.1 < self.nodes[edge.to].at.1;
        }
        let radius = RADIUS.max(labels / 2.0 + 5.0);
        let under = if 0.0 < notes && !beside { LINE } else { 0.0 };
        let half = if beside { radius } else { radius.max(notes / 2.0) } + 2.0;
        let margin = if beside { radius + 8.0 + notes } else { half };
        let room = if beside || weights <= 0.0 { 44.0 } else { weights.max(18.0) + 26.0 };
        let (across, down) =
            ((half + margin + 12.0).max(2.0 * radius + room), 2.0 * radius + under + 40.0);
        let mut drawing = Drawing::default();
        let mut sheet = Sheet { radius, ..Sheet::default() };
        for node in &self.nodes {
            let (x, y) =
                (half + (node.at.0 - left) * across, radius + 2.0 + (node.at.1 - top) * down);
            sheet.centers.push((x, y));
            drawing.reach((0.0, 0.0), (x + margin, y + radius + 2.0 + under));
        }
        if self.is_typed {
            let typed = self.nodes.iter().filter(|node| !node.dashed);
            drawing.tell_places(typed.map(|node| (&node.label[..], node.at)));
        }
        self.route(&mut sheet, beside);
        self.draw_edges(&sheet, &mut drawing);
        for (v, node) in self.nodes.iter().enumerate() {
            let at = sheet.centers[v];
            let mut kind = String::from(if node.dashed { "cell dashed" } else { "cell" });
            let mut badge = None;
            if let Some(group) = node.group {
                let color = format!(" g{}", group % 8);
                kind.push_str(" grouped");
                kind.push_str(&color);
                badge = Some((color, letter(group)));
            }
            drawing.vertex_of(at, radius, &node.label, node.role, &kind);
            if let Some((color, letter)) = badge {
                let corner = (at.0 - 0.65 * radius, at.1 - 0.65 * radius);
                drawing.badge(corner, &color, &letter);
            }
            if beside {
                let right = (at.0 + radius + 6.0, at.1 + 5.0);
                drawing.text(right, Anchor::Start, "note", &node.note);
            } else if !node.note.is_empty() {
                let side = radius + 5.0 + text_width(&node.note) / 2.0;
                let middles = around([at; 4], radius + 11.0, side);
                sheet.write(&mut drawing, (&node.note, "note"), &middles, None);
            }
        }
        for (i, edge) in self.edges.iter().enumerate() {
            if !edge.label.is_empty() {
                sheet.label(&mut drawing, i, &edge.label);
            }
        }
        for (i, region) in self.regions.iter().enumerate() {
            (region.pen.draw)(self, i, &mut sheet, &mut drawing);
        }
        for &(_, at) in &sheet.trail {
            drawing.reach((at.0 - 2.0, at.1 - 2.0), (at.0 + 2.0, at.1 + 2.0));
        }
        drawing
    }

    /// Computes the curves of the edges.
    fn route(&self, sheet: &mut Sheet, beside: bool) {
        let ends = |edge: &Edge| (edge.from.min(edge.to), edge.from.max(edge.to));
        for (i, edge) in self.edges.iter().enumerate() {
            let (a, b) = ends(edge);
            let alike = |other: &&Edge| ends(other) == (a, b);
            let nth = self.edges[..i].iter().filter(alike).count();
            let curve = if a == b {
                let note = match (self.nodes[a].note.is_empty(), beside) {
                    (true, _) => (0.0, 0.0),
                    (false, true) => (1.0, 0.0),
                    (false, false) => (0.0, 1.0),
                };
                sheet.turn(a, &self.edges, nth, note)
            } else {
                let k = self.edges.iter().filter(alike).count();
                let way = sheet.bent(a, b, sheet.aside(a, b, k) + fan(nth, k));
                if edge.to < edge.from { reversed(way) } else { way }
            };
            // One point about every eight pixels.
            let long: f64 = (1..4).map(|j| distance(curve[j - 1], curve[j])).sum();
            let mut passed = 0.0;
            while passed < long {
                sheet.trail.push((i, along(&curve, passed / long)));
                passed += 8.0;
            }
            sheet.curves.push(curve);
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
            let (from, to) = (sheet.centers[edge.from], sheet.centers[edge.to]);
            let curve = reversed(until(&reversed(*curve), from, radius));
            let curve = until(&curve, to, radius + 2.0);
            if self.is_arrow(edge) {
                let bold = edge.style == Some(Style::Thick)
                    || matches!(edge.role, Some(Role::Active | Role::Chosen));
                let head = if bold { BOLD_HEAD } else { HEAD };
                // The line ends inside the head, because the tip of the head is narrower than the
                // line.
                let shaft = until(&curve, to, radius + head);
                drawing.curve(&shaft, kind, edge.role);
                drawing.head_of(shaft[3], curve[3], head, edge.role);
            } else {
                drawing.curve(&curve, kind, edge.role);
            }
        }
    }
}

/// The code that draws a region. Each region stores it, so that a program without regions does not
/// contain the code.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    draw: fn(&Graph, usize, &mut Sheet, &mut Drawing),
    pub(super) write: fn(&Graph, &Region) -> String,
}

impl Default for Pen {
    fn default() -> Self {
        Pen { draw: draw_region, write: write_region }
    }
}

impl PartialEq for Pen {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl std::fmt::Debug for Pen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pen")
    }
}

fn write_region(graph: &Graph, region: &Region) -> String {
    let mut line = String::from("region");
    if !region.label.is_empty() {
        line.push_str(&format!(" {}", region.label));
    }
    line.push(':');
    for v in &region.nodes {
        line.push_str(&format!(" {}", graph.nodes[*v].label));
    }
    line
}

fn draw_region(graph: &Graph, i: usize, sheet: &mut Sheet, drawing: &mut Drawing) {
    let Region { label, nodes, role, .. } = &graph.regions[i];
    // Regions inside this one have narrower outlines.
    let within = |(j, other): &(usize, &Region)| {
        *j != i
            && other.nodes.iter().all(|v| nodes.contains(v))
            && (other.nodes.len() < nodes.len() || i < *j)
    };
    let pad = PAD + 7.0 * length(graph.regions.iter().enumerate().filter(within).count());
    let reach = sheet.radius + pad;
    for outline in sheet.outlines(nodes, pad) {
        drawing.outline(&outline, reach, &format!("region g{}", i % 8), *role);
        let mut ends = [outline[0]; 4];
        for &at in &outline {
            drawing.reach((at.0 - reach, at.1 - reach), (at.0 + reach, at.1 + reach));
            ends[0] = if ends[0].1 < at.1 { at } else { ends[0] };
            ends[1] = if at.1 < ends[1].1 { at } else { ends[1] };
            ends[2] = if ends[2].0 < at.0 { at } else { ends[2] };
            ends[3] = if at.0 < ends[3].0 { at } else { ends[3] };
        }
        let middles = around(ends, reach + 10.0, reach + text_width(label) / 2.0 + 4.0);
        if !label.is_empty() {
            sheet.write(drawing, (label, "note name"), &middles, None);
        }
    }
}
