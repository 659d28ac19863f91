use crate::svg::{Anchor, Drawing, LINE, length, text_width};
use crate::text::{left, marked, paint, width};
use crate::{Draw, Role, text};

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
    /// Where it stands: columns to the right, rows down.
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
    /// Places the vertices of an acyclic graph in layers: every edge goes down, by one layer or more.
    /// A vertex that lies on a cycle stays in the layer where the walk found it.
    pub fn in_layers(mut self) -> Self {
        let mut layer = vec![0_usize; self.nodes.len()];
        // Longest paths by relaxing all edges; without a cycle, `n` rounds reach the end.
        for _ in 0..self.nodes.len() {
            let before = layer.clone();
            for edge in &self.edges {
                layer[edge.to] = layer[edge.to].max(layer[edge.from] + 1);
            }
            if layer == before {
                break;
            }
        }
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
}

fn count(layers: &[usize], wanted: usize) -> usize {
    layers.iter().filter(|&&layer| layer == wanted).count()
}

const RADIUS: f64 = 17.0;

impl Draw for Graph {
    fn text(&self, colour: bool) -> String {
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
                let end = text::cell(&format!("{link} {label}{weight}"), edge.role);
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
        let notes = self.nodes.iter().map(|node| text_width(&node.note)).fold(0.0, f64::max);
        let labels = self.nodes.iter().map(|node| text_width(&node.label)).fold(0.0, f64::max);
        let radius = RADIUS.max(labels / 2.0 + 5.0);
        let has_notes = 0.0 < notes;
        let across = (notes + 16.0).max(2.0 * radius + 44.0);
        let down = 2.0 * radius + if has_notes { LINE } else { 0.0 } + 40.0;
        let half = radius.max(notes / 2.0) + 2.0;
        let place = |node: &Node| (half + node.at.0 * across, radius + 2.0 + node.at.1 * down);
        let right = self.nodes.iter().map(|node| place(node).0).fold(0.0, f64::max);
        let low = self.nodes.iter().map(|node| place(node).1).fold(0.0, f64::max);
        let mut drawing =
            Drawing::new(right + half, low + radius + 2.0 + if has_notes { LINE } else { 0.0 });
        for edge in &self.edges {
            let (a, b) = (place(&self.nodes[edge.from]), place(&self.nodes[edge.to]));
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
            let beside =
                (f64::midpoint(a.0, b.0) - uy * 10.0, f64::midpoint(a.1, b.1) + ux * 10.0 + 5.0);
            drawing.text(beside, Anchor::Middle, "note", &edge.label);
        }
        for node in &self.nodes {
            let centre = place(node);
            drawing.vertex(centre, radius, &node.label, node.role);
            let below = (centre.0, centre.1 + radius + 16.0);
            drawing.text(below, Anchor::Middle, "note", &node.note);
        }
        drawing
    }

    fn roles(&self) -> Vec<Role> {
        let nodes = self.nodes.iter().filter_map(|node| node.role);
        nodes.chain(self.edges.iter().filter_map(|edge| edge.role)).collect()
    }
}
