mod drawing;
mod layout;

use crate::svg::{Anchor, Drawing, LINE};
use crate::text::{EMPTY, left, marked, paint, width};
use crate::{Draw, Role};

/// A graph: vertices at given positions, the edges between them, and outlines around sets of
/// vertices.
///
/// Positions are either given ([`Node::at`]) or computed, by [`Graph::in_layers`],
/// [`Graph::in_columns`], [`Graph::on_circle`], or [`Graph::spread`]. A vertex that [is
/// fixed](Node::is_fixed) keeps its own. Compute the positions once, for the whole graph, and copy
/// them to every frame with [`Graph::placed_like`], so that nothing moves from frame to frame.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Graph {
    /// The vertices.
    pub nodes: Vec<Node>,
    /// The edges. Parallel edges and loops are allowed.
    pub edges: Vec<Edge>,
    /// Whether the edges are directed, except those that say otherwise.
    pub directed: bool,
    /// Sets of vertices with an outline, such as a component, a layer, or one side of a cut.
    pub regions: Vec<Region>,
    /// Whether this is the graph that the reader typed. If so, the SVG contains the positions of
    /// its vertices in the format of the input, and the reader can edit the graph on the page. A
    /// vertex with a dashed outline was not typed.
    pub is_typed: bool,
}

/// A vertex.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Node {
    /// The name.
    pub label: String,
    /// The text below the vertex, such as a value or a list; may be empty. A blank reserves space
    /// for a note in a later frame.
    pub note: String,
    /// The position, in columns to the right and rows down; both must be finite.
    pub at: (f64, f64),
    /// Whether the vertex keeps its position when positions are computed for the others.
    pub is_fixed: bool,
    /// The mark, if any.
    pub role: Option<Role>,
    /// The class of the vertex, such as a component or a color of a coloring. Each class has a
    /// letter, which is shown at the vertex: 0 is A, 25 is Z, 26 is A1.
    pub group: Option<usize>,
    /// Whether the outline is dashed, for a vertex that was added to the graph. In text, the vertex
    /// is in parentheses.
    pub dashed: bool,
}

/// An edge.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Edge {
    /// The index of the start vertex in [`Graph::nodes`].
    pub from: usize,
    /// The index of the end vertex.
    pub to: usize,
    /// The text beside the edge, such as a weight or a flow; may be empty.
    pub label: String,
    /// The mark, if any.
    pub role: Option<Role>,
    /// The style, if the edge is highlighted.
    pub style: Option<Style>,
    /// Whether the edge is directed, if it differs from [`Graph::directed`].
    pub directed: Option<bool>,
}

/// A style that highlights an edge, independent of its mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Style {
    /// For an edge of what is being built, such as a tree or a matching. In text, `==` or `=>`.
    Thick,
    /// For an edge that is not in the graph itself, such as a reverse arc or an added arc. In text,
    /// `..` or `.>`.
    Dashed,
}

/// An outline around a set of vertices. An empty set has no outline and does not appear in the
/// text.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Region {
    /// The name; may be empty.
    pub label: String,
    /// The indices of the vertices in [`Graph::nodes`].
    pub nodes: Vec<usize>,
    /// The mark, if any.
    pub role: Option<Role>,
    pen: drawing::Pen,
}

impl Node {
    /// Creates a vertex with a name and nothing else.
    pub fn new(label: impl ToString) -> Self {
        Node { label: label.to_string(), ..Node::default() }
    }
}

impl Edge {
    /// Creates an edge without a label.
    pub fn new(from: usize, to: usize) -> Self {
        Edge { from, to, ..Edge::default() }
    }

    /// Sets the label.
    pub fn labeled(mut self, label: impl ToString) -> Self {
        self.label = label.to_string();
        self
    }
}

impl Region {
    /// Creates a region without a mark.
    pub fn new(label: impl ToString, nodes: impl IntoIterator<Item = usize>) -> Self {
        let nodes = nodes.into_iter().collect();
        Region { label: label.to_string(), nodes, ..Region::default() }
    }

    /// Sets the mark.
    pub fn marked(mut self, role: Role) -> Self {
        self.role = Some(role);
        self
    }
}

/// The letter of a group, with a number after it from group 26 on.
fn letter(group: usize) -> String {
    let letter = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[group % 26] as char;
    if group < 26 { letter.to_string() } else { format!("{letter}{}", group / 26) }
}

impl Graph {
    fn is_arrow(&self, edge: &Edge) -> bool {
        edge.directed.unwrap_or(self.directed)
    }

    fn drawn(&self) -> impl Iterator<Item = &Region> {
        self.regions.iter().filter(|region| !region.nodes.is_empty())
    }

    /// # Panics
    /// If an edge or a region refers to a vertex that does not exist, or a vertex has a position
    /// that is not finite. Each is a bug in the demo.
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

impl Draw for Graph {
    fn text(&self, color: bool) -> String {
        self.check();
        if self.nodes.is_empty() {
            return format!("{EMPTY}\n");
        }
        let (mut shown, mut wide, mut notes) = (Vec::new(), 0, 0);
        for node in &self.nodes {
            let mut name =
                if node.dashed { format!("({})", node.label) } else { node.label.clone() };
            if let Some(group) = node.group {
                name.push(' ');
                name.push_str(&letter(group));
            }
            let name = marked(&name, node.role);
            (wide, notes) = (wide.max(width(&name)), notes.max(width(&node.note)));
            shown.push(name);
        }
        let mut text = String::new();
        for (i, node) in self.nodes.iter().enumerate() {
            let mut ends = String::new();
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
                ends.push(' ');
                ends.push_str(&paint(&end, edge.role, color));
            }
            let name = paint(&left(&shown[i], wide), node.role, color);
            let gap = if notes == 0 { "" } else { "  " };
            let line = format!("{name}{gap}{}{ends}", left(&node.note, notes));
            text.push_str(line.trim_end());
            text.push('\n');
        }
        for region in self.drawn() {
            let line = marked(&(region.pen.write)(self, region), region.role);
            text.push_str(&paint(&line, region.role, color));
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
        self.draw()
    }

    fn roles(&self) -> Vec<Role> {
        let mut roles = Vec::new();
        for node in &self.nodes {
            roles.extend(node.role);
        }
        for edge in &self.edges {
            roles.extend(edge.role);
        }
        for region in self.drawn() {
            roles.extend(region.role);
        }
        roles
    }
}
