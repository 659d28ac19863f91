use crate::svg::{Anchor, Drawing, LINE, length, text_width};
use crate::text::{EMPTY, left, marked, paint, width};
use crate::{Draw, Role};

/// Vertices and the edges between them, each vertex at a place of its own.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Graph {
    /// The vertices.
    pub nodes: Vec<Node>,
    /// The edges.
    pub edges: Vec<Edge>,
    /// Whether the edges have a direction.
    pub directed: bool,
}

/// A vertex.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Node {
    /// Its name.
    pub label: String,
    /// What stands below it: a value, a list; may be empty.
    pub note: String,
    /// Where it stands: columns to the right, rows down; both finite.
    pub at: (f64, f64),
    /// Its mark.
    pub role: Option<Role>,
}

/// An edge.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Edge {
    /// The position of its start in [`Graph::nodes`].
    pub from: usize,
    /// The position of its end.
    pub to: usize,
    /// What stands beside it: a weight; may be empty.
    pub label: String,
    /// Its mark.
    pub role: Option<Role>,
}

impl Graph {
    /// Places the vertices of an acyclic graph in layers: every edge goes down, by one layer or more. Where edges run in
    /// a cycle, one of them goes up: the edge to the vertex of the cycle that is named first. O(V² E), which a graph
    /// that makes a picture can afford.
    ///
    /// # Panics
    /// If an edge names a vertex that is not there.
    pub fn in_layers(mut self) -> Self {
        self.check();
        let layer = self.layers();
        let widest = (0..self.nodes.len()).map(|i| count(&layer, layer[i])).max().unwrap_or(0);
        for i in 0..self.nodes.len() {
            let nth = count(&layer[..i], layer[i]);
            let indent = length(widest - count(&layer, layer[i])) / 2.0;
            // A layer is moved a little sideways, so that no edge runs through a vertex between.
            let sway = if layer[i] % 2 == 1 { 0.25 } else { 0.0 };
            self.nodes[i].at = (indent + length(nth) + sway, length(layer[i]));
        }
        self
    }

    /// The layer of each vertex: one below the lowest of those that lead to it.
    fn layers(&self) -> Vec<usize> {
        let mut layer: Vec<Option<usize>> = vec![None; self.nodes.len()];
        for _ in 0..self.nodes.len() {
            let before = |i: usize| {
                let ends_here = move |edge: &&Edge| edge.to == i && edge.from != i;
                self.edges.iter().filter(ends_here).map(|edge| edge.from)
            };
            let free = |i: &usize| layer[*i].is_none();
            let ready = |i: &usize| free(i) && before(*i).all(|from| layer[from].is_some());
            let all = || 0..self.nodes.len();
            // Invariant: some vertex has no layer yet. If none is ready, they wait for each other.
            let Some(next) = all().find(ready).or_else(|| all().find(free)) else { break };
            let lowest = before(next).filter_map(|from| layer[from]).max();
            layer[next] = Some(lowest.map_or(0, |above| above + 1));
        }
        layer.into_iter().flatten().collect()
    }

    /// # Panics
    /// If an edge names a vertex that is not there, or a vertex stands nowhere: the program that draws is wrong.
    fn check(&self) {
        let n = self.nodes.len();
        for Edge { from, to, .. } in &self.edges {
            assert!(*from < n && *to < n, "an edge to a vertex that is not there");
        }
        for Node { label, at, .. } in &self.nodes {
            assert!(at.0.is_finite() && at.1.is_finite(), "the vertex {label} stands nowhere");
        }
    }
}

fn count(layers: &[usize], wanted: usize) -> usize {
    layers.iter().filter(|&&layer| layer == wanted).count()
}

const RADIUS: f64 = 17.0;

impl Draw for Graph {
    fn text(&self, colour: bool) -> String {
        self.check();
        if self.nodes.is_empty() {
            return format!("{EMPTY}\n");
        }
        let shown: Vec<String> =
            self.nodes.iter().map(|node| marked(&node.label, node.role)).collect();
        let wide = shown.iter().map(|label| width(label)).max().unwrap_or(0);
        let notes = self.nodes.iter().map(|node| width(&node.note)).max().unwrap_or(0);
        let mut text = String::new();
        for (i, node) in self.nodes.iter().enumerate() {
            let mut ends = Vec::new();
            for edge in &self.edges {
                let end = match (edge.from == i, edge.to == i) {
                    (true, _) => edge.to,
                    (false, true) if !self.directed => edge.from,
                    _ => continue,
                };
                let label = &self.nodes[end].label;
                let weight =
                    if edge.label.is_empty() { String::new() } else { format!("({})", edge.label) };
                let link = if self.directed { "->" } else { "--" };
                let end = marked(&format!("{link} {label}{weight}"), edge.role);
                ends.push(paint(&end, edge.role, colour));
            }
            let name = paint(&left(&shown[i], wide), node.role, colour);
            let gap = if notes == 0 { "" } else { "  " };
            let line = format!("{name}{gap}{} {}", left(&node.note, notes), ends.join(" "));
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    fn svg(&self) -> Drawing {
        self.check();
        if self.nodes.is_empty() {
            let mut drawing = Drawing::new(0.0, LINE);
            drawing.text((0.0, LINE - 5.0), Anchor::Start, "note", EMPTY);
            return drawing;
        }
        let notes = self.nodes.iter().map(|node| text_width(&node.note)).fold(0.0, f64::max);
        let labels = self.nodes.iter().map(|node| text_width(&node.label)).fold(0.0, f64::max);
        let radius = RADIUS.max(labels / 2.0 + 5.0);
        // Where all edges lead down, a note beside its vertex is in nobody's way; else it stands below.
        let falls = |edge: &Edge| self.nodes[edge.from].at.1 < self.nodes[edge.to].at.1;
        let beside = self.edges.iter().all(falls);
        let has_loops = self.edges.iter().any(|edge| edge.from == edge.to);
        let under = if 0.0 < notes && !beside { LINE } else { 0.0 };
        let over = radius + 2.0 + if has_loops { radius + LINE } else { 0.0 };
        let half = if beside { radius } else { radius.max(notes / 2.0) } + 2.0;
        let margin = if beside { radius + 8.0 + notes } else { half };
        let across = (half + margin + 12.0).max(2.0 * radius + 44.0);
        let down = 2.0 * radius + under + 40.0;
        let least = |coordinate: fn(&Node) -> f64| {
            self.nodes.iter().map(coordinate).fold(f64::INFINITY, f64::min)
        };
        let (x_least, y_least) = (least(|node| node.at.0), least(|node| node.at.1));
        let place = |node: &Node| {
            (half + (node.at.0 - x_least) * across, over + (node.at.1 - y_least) * down)
        };
        let right = self.nodes.iter().map(|node| place(node).0).fold(0.0, f64::max);
        let low = self.nodes.iter().map(|node| place(node).1).fold(0.0, f64::max);
        let mut drawing = Drawing::new(right + margin, low + radius + 2.0 + under);
        for edge in &self.edges {
            let (a, b) = (place(&self.nodes[edge.from]), place(&self.nodes[edge.to]));
            if edge.from == edge.to {
                drawing.turn(a, radius, self.directed, edge.role);
                let above = (a.0, a.1 - radius * 2.0 - 8.0);
                drawing.text(above, Anchor::Middle, "note", &edge.label);
                continue;
            }
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let long = dx.hypot(dy).max(1.0);
            let (ux, uy) = (dx / long, dy / long);
            let from = (a.0 + ux * radius, a.1 + uy * radius);
            let to = (b.0 - ux * (radius + 2.0), b.1 - uy * (radius + 2.0));
            if self.directed {
                drawing.arrow(from, to, edge.role);
            } else {
                drawing.line(from, to, "line", edge.role);
            }
            // Beside the middle, and to the side of its own direction: an edge back has its label on the other side.
            let aside = 8.0 + text_width(&edge.label) / 2.0 * uy.abs();
            let label =
                (f64::midpoint(a.0, b.0) - uy * aside, f64::midpoint(a.1, b.1) + ux * 10.0 + 5.0);
            drawing.text(label, Anchor::Middle, "note", &edge.label);
        }
        for node in &self.nodes {
            let centre = place(node);
            drawing.vertex(centre, radius, &node.label, node.role);
            let (anchor, note) = if beside {
                (Anchor::Start, (centre.0 + radius + 6.0, centre.1 + 5.0))
            } else {
                (Anchor::Middle, (centre.0, centre.1 + radius + 16.0))
            };
            drawing.text(note, anchor, "note", &node.note);
        }
        drawing
    }

    fn roles(&self) -> Vec<Role> {
        let nodes = self.nodes.iter().filter_map(|node| node.role);
        nodes.chain(self.edges.iter().filter_map(|edge| edge.role)).collect()
    }
}
