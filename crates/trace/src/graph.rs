mod drawing;
mod layout;

use crate::svg::{Anchor, Drawing, LINE};
use crate::text::{EMPTY, left, marked, paint, width};
use crate::{Draw, Role};

/// Vertices and the edges between them, each vertex at a place of its own, and outlines round some
/// of them.
///
/// A place is given ([`Node::at`]) or found: [`Graph::in_layers`], [`Graph::in_columns`],
/// [`Graph::on_circle`], [`Graph::spread`]; a vertex that [is fixed](Node::is_fixed) keeps its own.
/// Find the places once, on the whole graph, and give them to every frame
/// ([`Graph::placed_like`]): then nothing moves from frame to frame.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Graph {
    /// The vertices.
    pub nodes: Vec<Node>,
    /// The edges; several may run between the same two vertices, and an edge may end where it
    /// starts.
    pub edges: Vec<Edge>,
    /// Whether the edges have a direction, but for those that say otherwise.
    pub directed: bool,
    /// Sets of vertices with an outline: a component, a layer, a side of a cut.
    pub regions: Vec<Region>,
    /// Whether this is the graph that was typed: then the picture says where its vertices stand, in
    /// words of the input, and in the page the reader can edit it. A vertex whose rim is dashed was
    /// not typed.
    pub is_typed: bool,
}

/// A vertex.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Node {
    /// Its name.
    pub label: String,
    /// What stands below it: a value, a list; may be empty. A blank keeps the room that a note of a
    /// later frame needs.
    pub note: String,
    /// Where it stands: columns to the right, rows down; both finite.
    pub at: (f64, f64),
    /// Whether it keeps its place when places are found for the others.
    pub is_fixed: bool,
    /// Its mark.
    pub role: Option<Role>,
    /// The class that it belongs to: a component, a color of a coloring. Each has a letter, which
    /// stands at the vertex: 0 is A, 25 is Z, 26 is A1.
    pub group: Option<usize>,
    /// Whether its rim is dashed: a vertex that was added to the graph. In the text form it stands
    /// in parentheses.
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
    /// It is not an edge of the graph itself: a way back, an arc that was added. In the text form
    /// `..` or `.>`.
    Dashed,
}

/// An outline round a set of vertices; round an empty set there is none, and the text does not tell
/// of it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Region {
    /// Its name; may be empty.
    pub label: String,
    /// The positions of its vertices in [`Graph::nodes`].
    pub nodes: Vec<usize>,
    /// Its mark.
    pub role: Option<Role>,
    pen: drawing::Pen,
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
    pub fn labeled(mut self, label: impl ToString) -> Self {
        self.label = label.to_string();
        self
    }
}

impl Region {
    /// A region without a mark.
    pub fn new(label: impl ToString, nodes: impl IntoIterator<Item = usize>) -> Self {
        let nodes = nodes.into_iter().collect();
        Region { label: label.to_string(), nodes, ..Region::default() }
    }

    /// The same region with a mark.
    pub fn marked(mut self, role: Role) -> Self {
        self.role = Some(role);
        self
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

    fn drawn(&self) -> impl Iterator<Item = &Region> {
        self.regions.iter().filter(|region| !region.nodes.is_empty())
    }

    /// # Panics
    /// If an edge or a region names a vertex that is not there, or a vertex stands nowhere: the
    /// program that draws is wrong.
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
