//! The picture legend: every mark on every kind of cell, vertex and edge.

use std::process::ExitCode;

use input::Input;
use trace::{
    Arc, Arrow, Cell, Cells, Demo, Edge, Frame, Graph, Grid, Node, Options, Pointer, Role, Row,
    Side, Trace, Tree, TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "trace",
    name: "legend",
    about: "The marks of the book's pictures, one by one. Name some to see only them.",
    arguments: "MARK...",
    worked: &["active compared settled chosen rejected frontier"],
    flags: &[],
    trace: draw,
    play: None,
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
    let mut roles = Vec::new();
    while !input.is_end() {
        let name = input.word("mark")?;
        let role = Role::ALL.into_iter().find(|role| role.name() == name);
        roles.push(role.ok_or_else(|| input.invalid("mark", "is not the name of a mark"))?);
    }
    Ok(Trace {
        title: "The marks".into(),
        frames: roles.iter().map(|&role| frame(role)).collect(),
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
    let caption = format!("{}: {}.", role.name(), meaning(role));
    Frame::new(caption).with(cells).with(grid).with(graph).with(tree)
}
