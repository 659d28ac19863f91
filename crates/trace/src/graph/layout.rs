//! The positions of the vertices. They are identical to the bit on every machine: the code uses
//! only `+ - * /` and square roots, which round the same everywhere, and finally a coarse grid.

use super::{Graph, Node};
use crate::svg::length;

pub(super) type Point = (f64, f64);

/// The distance between two neighboring vertices, in columns.
const APART: f64 = 1.2;
/// The distance between two components, in columns.
const GAP: f64 = 1.25;
/// The width of a picture, in columns.
const PAGE: f64 = 7.5;

impl Graph {
    /// Places the vertices of an acyclic graph in layers, so that every edge goes down by at least
    /// one layer. In a cycle, one edge goes up: the edge to the first vertex of the cycle in
    /// [`Graph::nodes`]. O(V² E), which is fast enough for a graph that is small enough to draw.
    ///
    /// # Panics
    /// If an edge refers to a vertex that does not exist.
    pub fn in_layers(mut self) -> Self {
        self.check();
        let layer = self.layers();
        let widest = (0..self.nodes.len()).map(|i| count(&layer, layer[i])).max().unwrap_or(0);
        for i in 0..self.nodes.len() {
            let nth = count(&layer[..i], layer[i]);
            let indent = length(widest - count(&layer, layer[i])) / 2.0;
            // Shift every other layer a little sideways, so that no edge runs through a vertex in
            // between.
            let sway = if layer[i] % 2 == 1 { 0.25 } else { 0.0 };
            self.nodes[i].place((indent + length(nth) + sway, length(layer[i])));
        }
        self
    }

    /// The layer of each vertex: one below the lowest of its predecessors.
    fn layers(&self) -> Vec<usize> {
        let mut layer: Vec<Option<usize>> = vec![None; self.nodes.len()];
        for _ in 0..self.nodes.len() {
            let before = |i: usize| {
                let ends_here = move |edge: &&crate::Edge| edge.to == i && edge.from != i;
                self.edges.iter().filter(ends_here).map(|edge| edge.from)
            };
            let free = |i: &usize| layer[*i].is_none();
            let ready = |i: &usize| free(i) && before(*i).all(|from| layer[from].is_some());
            let all = || 0..self.nodes.len();
            // Invariant: some vertex has no layer yet. If none is ready, the remaining ones contain
            // a cycle.
            let Some(next) = all().find(ready).or_else(|| all().find(free)) else { break };
            let lowest = before(next).filter_map(|from| layer[from]).max();
            layer[next] = Some(lowest.map_or(0, |above| above + 1));
        }
        layer.into_iter().flatten().collect()
    }

    /// Places every vertex in the column that `column` returns for its index, such as the sides of
    /// a bipartite graph or the levels of a search. Empty columns take no space. Within a column,
    /// the vertices are ordered so that few edges cross and [regions](Graph::regions) stay
    /// together, and otherwise by their indices.
    ///
    /// # Panics
    /// If an edge refers to a vertex that does not exist.
    pub fn in_columns(mut self, column: impl Fn(usize) -> usize) -> Self {
        self.check();
        let columns: Vec<usize> = (0..self.nodes.len()).map(column).collect();
        self.place_columns(&columns);
        self
    }

    fn place_columns(&mut self, of: &[usize]) {
        let mut names = of.to_vec();
        names.sort_unstable();
        names.dedup();
        let mut columns: Vec<Vec<usize>> = Vec::new();
        for name in names {
            columns.push((0..of.len()).filter(|v| of[*v] == name).collect());
        }
        let tallest = columns.iter().map(Vec::len).max().unwrap_or(0);
        // The steeper the edges, the wider the columns, as far as the page allows.
        let wide = (1.0 + length(tallest.saturating_sub(1)) / 4.0).min(2.5);
        let wide = wide.min(PAGE / length(columns.len().max(2) - 1)).max(1.0);
        let wide = (wide * 4.0).round() / 4.0;
        let ends = self.ends();
        let places = |columns: &[Vec<usize>]| {
            let mut at = vec![(0.0, 0.0); of.len()];
            for (x, column) in columns.iter().enumerate() {
                for (y, &v) in column.iter().enumerate() {
                    let down = length(y) + length(tallest - column.len()) / 2.0;
                    at[v] = (length(x) * wide, down);
                }
            }
            at
        };
        let cost = |columns: &[Vec<usize>]| tangle(&places(columns), &ends) + self.rifts(columns);
        let mut least = cost(&columns);
        let mut order = columns.clone();
        for sweep in 0..12 {
            for i in 0..order.len() {
                let x = if sweep % 2 == 0 { i } else { order.len() - 1 - i };
                let now = places(&order);
                let center = |v: usize| {
                    let others: Vec<f64> = ends
                        .iter()
                        .filter_map(|&(a, b)| match (a == v, b == v) {
                            (true, false) => Some(b),
                            (false, true) => Some(a),
                            _ => None,
                        })
                        .filter(|other| of[*other] != of[v])
                        .map(|other| now[other].1)
                        .collect();
                    let sum: f64 = others.iter().sum();
                    if others.is_empty() { now[v].1 } else { sum / length(others.len()) }
                };
                order[x].sort_by(|a, b| center(*a).total_cmp(&center(*b)));
            }
            let is = cost(&order);
            if is < least {
                (least, columns) = (is, order.clone());
            }
        }
        // Swap neighbors within a column as long as that helps.
        let mut helped = true;
        while helped {
            helped = false;
            for x in 0..columns.len() {
                for y in 1..columns[x].len() {
                    columns[x].swap(y - 1, y);
                    let is = cost(&columns);
                    if is < least {
                        (least, helped) = (is, true);
                    } else {
                        columns[x].swap(y - 1, y);
                    }
                }
            }
        }
        let at = places(&columns);
        for (node, at) in self.nodes.iter_mut().zip(at) {
            node.place(at);
        }
    }

    /// The cost of the boundaries of regions between neighbors in a column, and between the tops or
    /// the bottoms of adjacent columns. It is low if a region is on one side of all columns,
    /// because its outline is then in one piece.
    fn rifts(&self, columns: &[Vec<usize>]) -> usize {
        let mut rifts = 0;
        for region in &self.regions {
            let parts = |a: usize, b: usize| {
                usize::from(region.nodes.contains(&a) != region.nodes.contains(&b))
            };
            for (x, column) in columns.iter().enumerate() {
                rifts += column.windows(2).map(|pair| parts(pair[0], pair[1])).sum::<usize>();
                let Some(next) = columns.get(x + 1) else { continue };
                rifts += parts(column[0], next[0]);
                rifts += parts(column[column.len() - 1], next[next.len() - 1]);
            }
        }
        2 * rifts
    }

    /// Places the vertices on a circle, in order, clockwise from the top.
    pub fn on_circle(mut self) -> Self {
        let at = circle(self.nodes.len());
        for (node, (x, y)) in self.nodes.iter_mut().zip(at) {
            node.place((grid(x, 16.0), grid(y, 16.0)));
        }
        self
    }

    /// Places the vertices of any graph so that vertices far apart in the graph are far apart in
    /// the picture. Vertices of a [region](Graph::regions) are closer to each other than to others,
    /// and components are side by side. O(V² (V + E)), for up to about forty vertices.
    ///
    /// # Panics
    /// If an edge or a region refers to a vertex that does not exist.
    pub fn spread(mut self) -> Self {
        self.check();
        let far = self.distances();
        let n = self.nodes.len();
        let mut is_placed = vec![false; n];
        // The corner of the next component, and the height of its row of components.
        let (mut left, mut top, mut high) = (0.0, 0.0, 0.0);
        for v in 0..n {
            if is_placed[v] {
                continue;
            }
            let part: Vec<usize> = (0..n).filter(|u| far[v][*u].is_finite()).collect();
            let at = self.spread_part(&part, &far);
            let (wide, deep) = at
                .iter()
                .fold((0.0_f64, 0.0_f64), |(wide, deep), (x, y)| (wide.max(*x), deep.max(*y)));
            if 0.0 < left && PAGE < left + wide {
                (left, top, high) = (0.0, top + high + GAP, 0.0);
            }
            for (&u, (x, y)) in part.iter().zip(at) {
                is_placed[u] = true;
                self.nodes[u].place((left + x, top + y));
            }
            left += wide + GAP;
            high = f64::max(high, deep);
        }
        self
    }

    /// The distances between all pairs of vertices, ignoring directions. An edge across the
    /// boundary of a region is longer.
    fn distances(&self) -> Vec<Vec<f64>> {
        let n = self.nodes.len();
        let mut far = vec![vec![f64::INFINITY; n]; n];
        for (v, row) in far.iter_mut().enumerate() {
            row[v] = 0.0;
        }
        for (a, b) in self.ends() {
            let parts =
                |region: &&crate::Region| region.nodes.contains(&a) != region.nodes.contains(&b);
            let long = 1.0 + 0.25 * length(self.regions.iter().filter(parts).count().min(2));
            (far[a][b], far[b][a]) = (long, long);
        }
        for by in 0..n {
            for from in 0..n {
                for to in 0..n {
                    far[from][to] = far[from][to].min(far[from][by] + far[by][to]);
                }
            }
        }
        far
    }

    /// The positions of the vertices of a component, with its corner at the origin.
    fn spread_part(&self, part: &[usize], far: &[Vec<f64>]) -> Vec<Point> {
        let n = part.len();
        let place = |v: usize| part.iter().position(|u| *u == v);
        let ends: Vec<(usize, usize)> =
            self.ends().into_iter().filter_map(|(a, b)| Some((place(a)?, place(b)?))).collect();
        let far = |i: usize, j: usize| far[part[i]][part[j]];
        let ring = circle(n);
        let apart = if self.edges.iter().all(|edge| edge.label.is_empty()) { 1.0 } else { APART };
        // The best layout so far: its tangle, its stress, and the positions.
        let mut best: Option<(usize, f64, Vec<Point>)> = None;
        for start in 0..9 {
            // The initial order on the circle: by index, by the distance from the first vertex, by
            // a walk that always goes to the nearest vertex, or every second, every third...
            let mut order: Vec<usize> = (0..n).collect();
            match start {
                0 => {}
                1 => order.sort_by(|a, b| far(0, *a).total_cmp(&far(0, *b))),
                2 => {
                    for i in 1..n {
                        let last = order[i - 1];
                        order[i..].sort_by(|a, b| far(last, *a).total_cmp(&far(last, *b)));
                    }
                }
                _ => order.sort_by_key(|v| (v % (start - 2), *v)),
            }
            let mut at = vec![(0.0, 0.0); n];
            for (&v, &place) in order.iter().zip(&ring) {
                at[v] = place;
            }
            if start == 3 {
                // Along a line instead of a circle, by the distance from one end of the graph.
                let end = (0..n).max_by(|a, b| far(0, *a).total_cmp(&far(0, *b))).unwrap_or(0);
                for (v, place) in at.iter_mut().enumerate() {
                    *place = (far(end, v), place.1 / length(10 * n));
                }
            }
            for _ in 0..400 {
                if relax(&mut at, &far) < 0.001 {
                    break;
                }
            }
            let mut places = upright(&at, apart);
            untangle(&mut places, &ends, apart);
            let cost = (tangle(&places, &ends), stress(&at, &far));
            if best
                .as_ref()
                .is_none_or(|best| cost.0 < best.0 || (cost.0 == best.0 && cost.1 < best.1 * 0.99))
            {
                best = Some((cost.0, cost.1, places));
            }
        }
        best.map(|best| best.2).unwrap_or_default()
    }

    /// Copies the positions of the vertices of `other`, index by index.
    pub fn placed_like(mut self, other: &Graph) -> Self {
        for (node, like) in self.nodes.iter_mut().zip(&other.nodes) {
            node.at = like.at;
        }
        self
    }

    /// The ends of all edges except loops, each pair once.
    fn ends(&self) -> Vec<(usize, usize)> {
        let mut ends = Vec::new();
        for edge in &self.edges {
            let pair = (edge.from.min(edge.to), edge.from.max(edge.to));
            if edge.from != edge.to && !ends.contains(&pair) {
                ends.push(pair);
            }
        }
        ends
    }
}

impl Node {
    /// Moves the vertex to a computed position, unless it is fixed.
    fn place(&mut self, at: Point) {
        if !self.is_fixed {
            self.at = at;
        }
    }
}

fn count(layers: &[usize], wanted: usize) -> usize {
    layers.iter().filter(|&&layer| layer == wanted).count()
}

fn grid(value: f64, steps: f64) -> f64 {
    (value * steps).round() / steps
}

#[inline(never)]
pub(super) fn distance(a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    (dx * dx + dy * dy).sqrt()
}

/// The distance of a point from the line between two others.
pub(super) fn from_line(point: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = (dx * dx + dy * dy).max(f64::MIN_POSITIVE);
    let part = ((point.0 - a.0) * dx + (point.1 - a.1) * dy) / square;
    let part = part.clamp(0.0, 1.0);
    distance(point, (a.0 + part * dx, a.1 + part * dy))
}

/// Twice the signed area of a triangle, negative if it is counterclockwise on the page.
pub(super) fn area(a: Point, b: Point, c: Point) -> f64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// The cost of straight edges: one for each crossing, and four for each vertex that an edge runs
/// through.
fn tangle(at: &[Point], ends: &[(usize, usize)]) -> usize {
    let mut cost = 0;
    for (i, &(a, b)) in ends.iter().enumerate() {
        let (from, to) = (at[a], at[b]);
        for &(c, d) in &ends[..i] {
            let apart = c != a && c != b && d != a && d != b;
            let parts = |a: Point, b: Point, c: Point, d: Point| {
                (area(a, b, c) < 0.0) != (area(a, b, d) < 0.0)
            };
            if apart && parts(from, to, at[c], at[d]) && parts(at[c], at[d], from, to) {
                cost += 1;
            }
        }
        let near = |v: &usize| *v != a && *v != b && from_line(at[*v], from, to) < 0.3;
        cost += 4 * (0..at.len()).filter(near).count();
    }
    cost
}

/// Moves single points, in steps of the grid, where that reduces the tangle and keeps the points
/// apart.
fn untangle(at: &mut [Point], ends: &[(usize, usize)], apart: f64) {
    const REACH: i8 = 6;
    let mut least = tangle(at, ends);
    for v in 0..at.len() {
        if least == 0 {
            break;
        }
        let (x, y) = at[v];
        // The shortest of the most helpful moves.
        let (mut best, mut shortest) = (at[v], 0.0);
        for right in -REACH..=REACH {
            for down in -REACH..=REACH {
                let (right, down) = (f64::from(right) / 4.0, f64::from(down) / 4.0);
                let to = (x + right, y + down);
                at[v] = to;
                if (0..at.len()).any(|u| u != v && distance(at[u], to) < 0.9 * apart) {
                    continue;
                }
                let (cost, long) = (tangle(at, ends), right * right + down * down);
                if cost < least || (cost == least && long < shortest) {
                    (least, best, shortest) = (cost, to, long);
                }
            }
        }
        at[v] = best;
    }
    let left = at.iter().map(|at| at.0).fold(f64::INFINITY, f64::min);
    let top = at.iter().map(|at| at.1).fold(f64::INFINITY, f64::min);
    for (x, y) in at {
        (*x, *y) = (*x - left, *y - top);
    }
}

/// The cosine and the sine of a full turn divided by `parts`, computed from their series.
fn turn(parts: usize) -> Point {
    let angle = 2.0 * std::f64::consts::PI / length(parts.max(1));
    let (mut cosine, mut sine, mut term) = (0.0, 0.0, 1.0);
    for i in 0..40 {
        let sign = if i % 4 < 2 { 1.0 } else { -1.0 };
        if i % 2 == 0 {
            cosine += sign * term;
        } else {
            sine += sign * term;
        }
        term *= angle / length(i + 1);
    }
    (cosine, sine)
}

/// Points on a circle, clockwise from the top, with neighbors as far apart as two vertices should
/// be.
fn circle(n: usize) -> Vec<Point> {
    let (cosine, sine) = turn(n);
    let radius = if n < 2 { 0.0 } else { APART / 2.0 / turn(2 * n).1 };
    let (mut x, mut y) = (0.0, -radius);
    let mut at = Vec::with_capacity(n);
    for _ in 0..n {
        at.push((radius + x, radius + y));
        (x, y) = (x * cosine - y * sine, x * sine + y * cosine);
    }
    at
}

/// Moves every point once, to the weighted mean of where each of the others would put it at the
/// desired distance; near points have more weight. Returns the length of the longest move.
fn relax(at: &mut [Point], far: &impl Fn(usize, usize) -> f64) -> f64 {
    let mut longest = 0.0_f64;
    for i in 0..at.len() {
        let (mut x, mut y, mut all) = (0.0, 0.0, 0.0);
        for j in (0..at.len()).filter(|j| *j != i) {
            let wanted = far(i, j);
            let weight = 1.0 / (wanted * wanted);
            let is = distance(at[i], at[j]);
            let scale = if is <= 0.0 { 0.0 } else { wanted / is };
            x += weight * (at[j].0 + (at[i].0 - at[j].0) * scale);
            y += weight * (at[j].1 + (at[i].1 - at[j].1) * scale);
            all += weight;
        }
        if 0.0 < all {
            let to = (x / all, y / all);
            longest = longest.max(distance(at[i], to));
            at[i] = to;
        }
    }
    longest
}

/// The stress: how far the distances between the points are from the desired ones.
fn stress(at: &[Point], far: &impl Fn(usize, usize) -> f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..at.len() {
        for j in 0..i {
            let off = distance(at[i], at[j]) / far(i, j) - 1.0;
            sum += off * off;
        }
    }
    sum
}

/// Rotates the points to minimize their height, scales them so that they are far enough apart, and
/// rounds them to a grid, with their corner at the origin.
fn upright(at: &[Point], apart: f64) -> Vec<Point> {
    let reach = |at: &[Point]| {
        at.iter().fold(
            (f64::INFINITY, f64::INFINITY, -f64::INFINITY, -f64::INFINITY),
            |(l, t, r, b), (x, y)| (l.min(*x), t.min(*y), r.max(*x), b.max(*y)),
        )
    };
    let mut best = (f64::INFINITY, at.to_vec());
    for (i, from) in at.iter().enumerate() {
        for to in &at[i + 1..] {
            let long = distance(*from, *to);
            if long <= 0.0 {
                continue;
            }
            let (ux, uy) = ((to.0 - from.0) / long, (to.1 - from.1) / long);
            let turned: Vec<Point> =
                at.iter().map(|(x, y)| (x * ux + y * uy, y * ux - x * uy)).collect();
            let (_, top, _, bottom) = reach(&turned);
            if bottom - top < best.0 - 0.01 {
                best = (bottom - top, turned);
            }
        }
    }
    let at = best.1;
    let mut nearest = f64::INFINITY;
    for (i, from) in at.iter().enumerate() {
        nearest = at[i + 1..].iter().map(|to| distance(*from, *to)).fold(nearest, f64::min);
    }
    let (left, top, right, bottom) = reach(&at);
    let scale = if nearest.is_finite() { (apart / nearest.max(0.01)).min(2.5) } else { 1.0 };
    // Move them a little closer if the page would be too narrow.
    let scale = scale.min((PAGE / (right - left).max(0.01)).max(scale * 0.75));
    // Flip so that the first vertex is in the upper left half.
    let (flip_x, flip_y) = (right - at[0].0 < at[0].0 - left, bottom - at[0].1 < at[0].1 - top);
    let place = |(x, y): &Point| {
        let (x, y) =
            (if flip_x { right - x } else { x - left }, if flip_y { bottom - y } else { y - top });
        (grid(x * scale, 4.0), grid(y * scale, 4.0))
    };
    at.iter().map(place).collect()
}
