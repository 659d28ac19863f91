mod layout;

use crate::svg::{Anchor, Drawing, LINE, text_width};
use crate::text::{EMPTY, left, marked, paint, width};
use crate::{Draw, Role};

/// Vertices and the edges between them, each vertex at a place of its own, and outlines round some of them.
///
/// A place is given ([`Node::at`]) or found: [`Graph::in_layers`], [`Graph::in_columns`], [`Graph::on_circle`],
/// [`Graph::spread`]. Find the places once, on the whole graph, and give them to every frame ([`Graph::placed_like`]):
/// then nothing moves from frame to frame.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Graph {
    /// The vertices.
    pub nodes: Vec<Node>,
    /// The edges; several may run between the same two vertices, and an edge may end where it starts.
    pub edges: Vec<Edge>,
    /// Whether the edges have a direction, but for those that say otherwise.
    pub directed: bool,
    /// Sets of vertices with an outline: a component, a layer, a side of a cut.
    pub regions: Vec<Region>,
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
    /// The class that it belongs to: a component, a colour of a colouring. Each has a letter, which stands at the vertex:
    /// 0 is A, 25 is Z, 26 is A1.
    pub group: Option<usize>,
    /// Whether its rim is dashed: a vertex that was added to the graph. In the text form it stands in parentheses.
    pub dashed: bool,
}

/// An edge.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Edge {
    /// The position of its start in [`Graph::nodes`].
    pub from: usize,
    /// The position of its end.
    pub to: usize,
    /// What stands beside it: a weight, a flow; may be empty.
    pub label: String,
    /// Its mark.
    pub role: Option<Role>,
    /// How it is drawn, if it stands out among the edges.
    pub style: Option<Style>,
    /// Whether it has a direction, if that is not what [`Graph::directed`] says of all.
    pub directed: Option<bool>,
}

/// An edge that stands out, whatever its mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Style {
    /// It belongs to what is built: a tree, a matching. In the text form `==` or `=>`.
    Thick,
    /// It is not an edge of the graph itself: a way back, an arc that was added. In the text form `..` or `.>`.
    Dashed,
}

/// An outline round a set of vertices.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Region {
    /// Its name; may be empty.
    pub label: String,
    /// The positions of its vertices in [`Graph::nodes`].
    pub nodes: Vec<usize>,
    /// Its mark.
    pub role: Option<Role>,
}

impl Node {
    /// A vertex with a name and nothing else.
    pub fn new(label: impl ToString) -> Self {
        Node { label: label.to_string(), ..Node::default() }
    }
}

impl Edge {
    /// An edge without a label.
    pub fn new(from: usize, to: usize) -> Self {
        Edge { from, to, ..Edge::default() }
    }

    /// The same edge with a label.
    pub fn labelled(mut self, label: impl ToString) -> Self {
        self.label = label.to_string();
        self
    }
}

impl Region {
    /// A region without a mark.
    pub fn new(label: impl ToString, nodes: impl IntoIterator<Item = usize>) -> Self {
        Region { label: label.to_string(), nodes: nodes.into_iter().collect(), role: None }
    }
}

/// The letter of a group.
fn letter(group: usize) -> String {
    let letter = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[group % 26] as char;
    if group < 26 { letter.to_string() } else { format!("{letter}{}", group / 26) }
}

impl Graph {
    fn is_arrow(&self, edge: &Edge) -> bool {
        edge.directed.unwrap_or(self.directed)
    }

    /// # Panics
    /// If an edge or a region names a vertex that is not there, or a vertex stands nowhere: the program that draws is
    /// wrong.
    fn check(&self) {
        let n = self.nodes.len();
        for Edge { from, to, .. } in &self.edges {
            assert!(*from < n && *to < n, "an edge to a vertex that is not there");
        }
        for v in self.regions.iter().flat_map(|region| &region.nodes) {
            assert!(*v < n, "a region of a vertex that is not there");
        }
        for Node { label, at, .. } in &self.nodes {
            assert!(at.0.is_finite() && at.1.is_finite(), "the vertex {label} stands nowhere");
        }
    }
}

const RADIUS: f64 = 17.0;

impl Draw for Graph {
    fn text(&self, colour: bool) -> String {
        self.check();
        if self.nodes.is_empty() {
            return format!("{EMPTY}\n");
        }
        let named = |node: &Node| {
            let group = node.group.map_or(String::new(), |group| format!(" {}", letter(group)));
            let label = if node.dashed { format!("({})", node.label) } else { node.label.clone() };
            marked(&(label + &group), node.role)
        };
        let shown: Vec<String> = self.nodes.iter().map(named).collect();
        let wide = shown.iter().map(|label| width(label)).max().unwrap_or(0);
        let notes = self.nodes.iter().map(|node| width(&node.note)).max().unwrap_or(0);
        let mut text = String::new();
        for (i, node) in self.nodes.iter().enumerate() {
            let mut ends = Vec::new();
            for edge in &self.edges {
                let end = match (edge.from == i, edge.to == i) {
                    (true, _) => edge.to,
                    (false, true) if !self.is_arrow(edge) => edge.from,
                    _ => continue,
                };
                let label = &self.nodes[end].label;
                let weight =
                    if edge.label.is_empty() { String::new() } else { format!("({})", edge.label) };
                let line = match edge.style {
                    None => '-',
                    Some(Style::Thick) => '=',
                    Some(Style::Dashed) => '.',
                };
                let tip = if self.is_arrow(edge) { '>' } else { line };
                let end = marked(&format!("{line}{tip} {label}{weight}"), edge.role);
                ends.push(paint(&end, edge.role, colour));
            }
            let name = paint(&left(&shown[i], wide), node.role, colour);
            let gap = if notes == 0 { "" } else { "  " };
            let line = format!("{name}{gap}{} {}", left(&node.note, notes), ends.join(" "));
            text.push_str(line.trim_end());
            text.push('\n');
        }
        for Region { label, nodes, role } in &self.regions {
            let names: Vec<&str> = nodes.iter().map(|v| self.nodes[*v].label.as_str()).collect();
            let gap = if label.is_empty() { "" } else { " " };
            let line = format!("region{gap}{label}: {}", names.join(" "));
            text.push_str(&paint(&marked(&line, *role), *role, colour));
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
                drawing.turn(a, radius, self.is_arrow(edge), edge.role);
                let above = (a.0, a.1 - radius * 2.0 - 8.0);
                drawing.text(above, Anchor::Middle, "note", &edge.label);
                continue;
            }
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let long = dx.hypot(dy).max(1.0);
            let (ux, uy) = (dx / long, dy / long);
            let from = (a.0 + ux * radius, a.1 + uy * radius);
            let to = (b.0 - ux * (radius + 2.0), b.1 - uy * (radius + 2.0));
            if self.is_arrow(edge) {
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
        let regions = self.regions.iter().filter_map(|region| region.role);
        nodes.chain(self.edges.iter().filter_map(|edge| edge.role)).chain(regions).collect()
    }
}
