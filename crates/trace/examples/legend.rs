//! The picture legend: every mark on every kind of cell, vertex and edge.

use std::process::ExitCode;

use input::Input;
use trace::{
    Alignment, Arc, Arrow, Cell, Cells, Demo, Edge, Frame, Graph, Grid, Laid, Node, Options, Plane,
    PlaneLine, PlanePath, PlanePoint, Pointer, Region, Role, Row, Shape, Side, Style, Trace, Tree,
    TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "trace",
    name: "legend",
    about: "The marks of the book's pictures, one by one, and what else a graph and a plane show. Name\n\
            some to see only them.",
    arguments: "MARK... [graph] [plane]",
    worked: &["active compared settled chosen rejected frontier graph plane"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn meaning(role: Role) -> &'static str {
    match role {
        Role::Active => "the algorithm is here now. A thick frame",
        Role::Compared => "it is looked at beside the active one. A dashed frame",
        Role::Settled => "it is final. A dot in the corner",
        Role::Chosen => "it belongs to the answer. A double frame",
        Role::Rejected => "it was looked at and turned down. A stroke across",
        Role::Frontier => "it is known and waits for its turn. A dotted frame",
    }
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let mut frames = Vec::new();
    while !input.is_end() {
        let name = input.word("mark")?;
        let role = Role::ALL.into_iter().find(|role| role.name() == name);
        frames.push(match role {
            Some(role) => frame(role),
            None if name == "graph" => graph_frame(),
            None if name == "plane" => plane_frame(),
            None => return Err(input.invalid("mark", "is not the name of a mark").into()),
        });
    }
    Ok(Trace {
        title: "The marks".into(),
        frames,
        answer: "A mark means the same in every picture of the book.".into(),
    })
}

fn frame(role: Role) -> Frame {
    let mut cells = Cells::new([5, 2, 4]);
    cells.cells[1].role = Some(role);
    cells.first_index = Some(0);
    cells.pointers.push(Pointer { at: 1, name: "i".into() });
    cells.arcs.push(Arc { from: 2, to: 0, label: "a move".into(), role: Some(role) });
    let mut grid = Grid {
        columns: vec!["x".into(), "y".into(), "z".into()],
        rows: vec![Row::new("a", [0, 1, 1]), Row::new("b", [1, 2, 3])],
        arrows: vec![Arrow { from: (0, 0), to: (1, 1), role: Some(role) }],
        ..Grid::default()
    };
    grid.rows[1].cells[1] = Cell::marked(2, role);
    let node = |label: &str, x: f64, role| Node {
        label: label.into(),
        at: (x, 0.0),
        role,
        ..Node::default()
    };
    let edge = |from, to, role| Edge { from, to, role, ..Edge::default() };
    let graph = Graph {
        nodes: vec![node("u", 0.0, None), node("v", 1.0, Some(role)), node("w", 2.0, None)],
        edges: vec![edge(0, 1, Some(role)), edge(1, 2, None)],
        directed: true,
        ..Graph::default()
    };
    let child = |parent, side| TreeNode { side: Some(side), ..TreeNode::child(parent, 2) };
    let mut tree = Tree {
        nodes: vec![TreeNode::root(4), child(0, Side::Left), child(0, Side::Right)],
        ..Tree::default()
    };
    tree.nodes[1] = tree.nodes[1].clone().marked(role);
    tree.nodes[1].branch_role = Some(role);
    tree.nodes[2].keys = vec![Cell::new(6)];
    tree.nodes[2].heavy = true;
    let plane = Plane {
        points: vec![
            PlanePoint::new("p", (0.0, 0.0)),
            PlanePoint::new("q", (4.0, 1.0)).marked(role),
        ],
        paths: vec![PlanePath::new(Shape::Open, [(0.0, 0.0), (4.0, 1.0)]).marked(role)],
        ..Plane::default()
    };
    let mut alignment = Alignment::new("abcd".chars()).with(Laid::new("", 1, "bc".chars()));
    alignment.below[0].cells[1].role = Some(role);
    let caption = format!("{}: {}.", role.name(), meaning(role));
    Frame::new(caption).with(cells).with(grid).with(graph).with(tree).with(plane).with(alignment)
}

/// What a vertex or an edge has beside its mark.
fn graph_frame() -> Frame {
    let mut nodes: Vec<Node> = ["s", "a", "b", "c", "d"].map(Node::new).into();
    nodes[0].dashed = true;
    for (v, group) in [(1, 0), (2, 0), (3, 1), (4, 1)] {
        nodes[v].group = Some(group);
    }
    nodes[4].note = "2/9".into();
    let edge = |from, to, style| Edge { style, ..Edge::new(from, to) };
    let edges = vec![
        edge(0, 1, Some(Style::Dashed)),
        edge(1, 2, Some(Style::Thick)),
        edge(1, 3, None).labeled("3/7"),
        edge(3, 4, None),
        edge(4, 3, None),
        Edge { directed: Some(false), ..edge(2, 4, None) },
    ];
    let regions = vec![Region::new("one side", [0, 1, 2]), Region::new("the other", [3, 4])];
    let graph = Graph { nodes, edges, directed: true, regions, ..Graph::default() };
    let caption = "A graph: a dashed vertex and its arc were added, thick edges are part of what is built, \
                   a letter tells the group of a vertex, and an outline holds a set of vertices.";
    Frame::new(caption).with(graph.in_columns(|v| [0, 1, 1, 2, 2][v]))
}

/// What there is in a plane beside points.
fn plane_frame() -> Frame {
    let corners = [(1.0, 0.0), (5.0, 0.0), (4.0, 3.0), (2.0, 3.0)];
    let plane = Plane {
        axes: ["x".into(), "y".into()],
        points: vec![
            PlanePoint::new("A", corners[0]),
            PlanePoint::new("B", corners[2]).noted("5 away"),
        ],
        paths: vec![
            PlanePath::new(Shape::Filled, corners).labeled("P"),
            PlanePath::new(Shape::Arrow, [corners[0], corners[2]]).styled(Style::Thick),
            PlanePath::new(Shape::Open, [(0.0, 4.0), (6.0, 4.0)]).styled(Style::Dashed),
        ],
        lines: vec![
            PlaneLine::new((1.0, -2.0), 1.0).labeled("l"),
            PlaneLine::half_plane((2.0, 1.0), 3.0).labeled("h"),
        ],
        room: vec![(-1.0, -1.0)],
        ..Plane::default()
    };
    let caption = "A plane: a polygon holds an area, an arrow is thick, a segment dashed, a line ends nowhere, and a \
                   half-plane is tinted up to its line.";
    Frame::new(caption).with(plane)
}
