//! Every kind of picture, as text and as SVG.

use std::panic::{AssertUnwindSafe, catch_unwind};

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::{
    Alignment, Arc, Arrow, Axis, Cell, Cells, Chart, Edge, Frame, Graph, Grid, Laid, Line, Node,
    Picture, Plane, PlaneInput, PlaneLine, PlanePath, PlanePoint, Pointer, Region, Role, Row,
    Series, Shape, Side, Style, Trace, Tree, TreeNode,
};

use crate::snapshots;

/// Both renderings, the SVG an element a line, with all that must hold of every picture.
fn rendered(pictures: Vec<Picture>) -> String {
    let frame = Frame { pictures, ..Frame::default() };
    let svg = well_formed(&frame);
    format!("{}\n{}\n", frame.to_text(false), svg.replace("><", ">\n<"))
}

/// The SVG of a frame, after looking at what every SVG must keep to.
fn well_formed(frame: &Frame) -> String {
    let svg = frame.to_svg();
    let document = roxmltree::Document::parse(&svg).unwrap_or_else(|e| panic!("{e}: {svg}"));
    let view: Vec<f64> = document
        .root_element()
        .attribute("viewBox")
        .expect("a view box")
        .split(' ')
        .map(|number| number.parse().expect("a number"))
        .collect();
    for node in document.descendants() {
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(!matches!(name, "id" | "style" | "fill" | "stroke" | "color"), "{name}: {svg}");
            assert!(!value.contains("NaN") && !value.contains("inf"), "{name}={value}: {svg}");
            // No shape lies far from the view.
            let bound = match name {
                "x" | "x1" | "x2" | "cx" => view[2],
                "y" | "y1" | "y2" | "cy" => view[3],
                _ => continue,
            };
            let value: f64 = value.parse().expect("a coordinate");
            assert!(-bound <= value && value <= bound, "{name}={value}: {svg}");
        }
        assert!(!node.has_tag_name("style") && !node.has_tag_name("script"), "{svg}");
    }
    assert!(!svg.contains('\n'), "a line break may end the HTML block: {svg}");
    assert_eq!(svg, frame.to_svg(), "the same each time");
    svg
}

/// The texts that stand in an SVG, without the numbers along the axes of a plane: those say nothing
/// of what is drawn.
fn texts(svg: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(svg).expect("well formed");
    let is_tick = |class: &str| class.contains("tick");
    let texts = document
        .descendants()
        .filter(|node| node.has_tag_name("text") && !node.attribute("class").is_some_and(is_tick));
    texts.map(|node| node.text().unwrap_or("").to_owned()).collect()
}

fn all_cells() -> Cells {
    let mut cells = Cells::new(["5", "", "", "4", "中文", "<&\">", "7"]);
    cells.name = "v".into();
    for (cell, role) in cells.cells.iter_mut().skip(1).zip(Role::ALL) {
        cell.role = Some(role);
    }
    cells.first_index = Some(0);
    cells.pointers = [("lo", 0), ("mid", 3), ("i", 3), ("hi", 7)]
        .map(|(name, at)| Pointer { at, name: name.into() })
        .into();
    let arc = |from, to, label: &str, role| Arc { from, to, label: label.into(), role };
    cells.arcs = vec![arc(0, 3, "jump", Some(Role::Chosen)), arc(6, 5, "", None)];
    cells
}

fn all_grid() -> Grid {
    let mut rows = vec![
        Row::new("a", [0, 10, 2]),
        Row::new("", Vec::<u8>::new()),
        Row::new("sum", [1]),
        Row::new("中", [7, 8, 9]),
    ];
    rows[0].note = "= 12".into();
    rows[2].apart = true;
    rows[3].note = "last".into();
    let cells = [(0, 0), (0, 1), (0, 2), (2, 0), (3, 0), (3, 1)];
    for ((row, column), role) in cells.into_iter().zip(Role::ALL) {
        rows[row].cells[column].role = Some(role);
    }
    let line = |label: &str| Line {
        from: (0.0, 0.0),
        to: (3.0, 1.5),
        label: label.into(),
        role: Some(Role::Frontier),
    };
    Grid {
        name: "dist".into(),
        columns: ["x", "y", "", "w"].map(String::from).into(),
        rows,
        arrows: vec![
            Arrow { from: (0, 0), to: (3, 2), role: Some(Role::Chosen) },
            Arrow { from: (2, 0), to: (0, 3), role: None },
        ],
        lines: vec![line("slope 0.5"), line("")],
    }
}

fn all_graph() -> Graph {
    let nodes = Role::ALL.iter().enumerate().map(|(i, &role)| Node {
        label: ["a", "b", "c", "d", "目", "long"][i].into(),
        note: if i % 2 == 0 { format!("g = {i}") } else { String::new() },
        role: (i != 0).then_some(role),
        ..Node::default()
    });
    let edge = |from, to, label: &str, role| Edge {
        from,
        to,
        label: label.into(),
        role,
        ..Edge::default()
    };
    let edges = vec![
        edge(0, 1, "7", None),
        edge(0, 2, "", Some(Role::Chosen)),
        edge(1, 3, "12", Some(Role::Rejected)),
        edge(2, 3, "", None),
        edge(3, 5, "", Some(Role::Compared)),
        edge(5, 3, "back", None),
        edge(4, 4, "self", None),
    ];
    Graph { nodes: nodes.collect(), edges, directed: true, ..Graph::default() }.in_layers()
}

/// A graph with all that is no mark: styles, both kinds of edges, several between two vertices,
/// loops, groups, regions.
fn styled_graph() -> Graph {
    let mut nodes: Vec<Node> = ["s", "a", "b", "c", "t"].map(Node::new).into();
    nodes[0].dashed = true;
    nodes[1].note = "0/9".into();
    for (v, group) in [(1, 0), (2, 0), (3, 27)] {
        nodes[v].group = Some(group);
    }
    nodes[2].role = Some(Role::Settled);
    let edge = |from, to, label: &str, style, directed| Edge {
        style,
        directed,
        ..Edge::new(from, to).labeled(label)
    };
    let edges = vec![
        edge(0, 1, "3/7", Some(Style::Dashed), None),
        edge(1, 2, "", Some(Style::Thick), Some(false)),
        Edge { role: Some(Role::Active), ..edge(2, 3, "2", Some(Style::Thick), None) },
        edge(3, 2, "5", Some(Style::Dashed), None),
        edge(3, 2, "6", None, Some(false)),
        edge(3, 4, "", None, None),
        edge(3, 3, "x", None, None),
        edge(3, 3, "y", None, Some(false)),
        edge(1, 4, "long", Some(Style::Dashed), Some(false)),
    ];
    let mut regions = vec![
        Region::new("S", [0, 1, 2]),
        Region::new("", [1, 2]),
        Region::new("ends", [0, 4]),
        Region::new("none", []),
    ];
    regions[1].role = Some(Role::Frontier);
    Graph { nodes, edges, directed: true, regions, ..Graph::default() }.in_columns(|v| v)
}

/// A binary tree with every mark, an only child on either side, a heavy rim, and a link.
fn all_tree() -> Tree {
    let child =
        |parent, side, label: &str| TreeNode { side: Some(side), ..TreeNode::child(parent, label) };
    let mut nodes = vec![
        TreeNode::root("8"),
        child(0, Side::Left, "3"),
        child(1, Side::Left, "1"),
        child(2, Side::Right, "2"),
        child(1, Side::Right, "目录"),
        child(0, Side::Right, "<10>"),
        child(5, Side::Right, "14"),
        child(6, Side::Left, "13"),
        TreeNode::root("another"),
    ];
    for (node, role) in nodes.iter_mut().skip(1).zip(Role::ALL) {
        node.keys[0].role = Some(role);
    }
    nodes[0].note = "h = 3".into();
    nodes[5].note = "h = 2".into();
    nodes[4].heavy = true;
    nodes[3].branch = "a".into();
    nodes[3].branch_role = Some(Role::Chosen);
    let link = |from, to, label: &str| Edge::new(from, to).labeled(label);
    let links = vec![link(3, 4, ""), link(7, 0, "up")];
    Tree { nodes, links, levels: ["sum 8", "", "sum 15"].map(String::from).into(), boxed: false }
}

/// A multiway tree: two levels of nodes with several keys, and links between the leaves.
fn boxed_tree() -> Tree {
    let node = |parent, keys: &[u32]| TreeNode {
        parent,
        keys: keys.iter().map(Cell::new).collect(),
        ..TreeNode::default()
    };
    let mut nodes = vec![
        node(None, &[25, 35, 100]),
        node(Some(0), &[5, 15, 20]),
        node(Some(0), &[25, 30]),
        node(Some(0), &[]),
        node(Some(0), &[100]),
    ];
    nodes[1].keys[1].role = Some(Role::Active);
    nodes[2].keys[0].role = Some(Role::Chosen);
    nodes[4].heavy = true;
    let link = |from| Edge { from, to: from + 1, role: Some(Role::Frontier), ..Edge::default() };
    Tree { nodes, boxed: true, links: vec![link(1), link(2)], levels: Vec::new() }
}

fn all_chart() -> Chart {
    let series =
        |name: &str, points: &[(f64, f64)]| Series { name: name.into(), points: points.to_vec() };
    Chart {
        name: "Shifts".into(),
        x: Axis::log("keys"),
        y: Axis::log("shifts"),
        series: vec![
            series("worst", &[(10.0, 45.0), (100.0, 4950.0), (1000.0, 499_500.0)]),
            series("random", &[(10.0, 22.5), (100.0, 2475.0), (1000.0, 249_750.0)]),
            series("sorted", &[(10.0, 0.0), (100.0, 0.0), (1000.0, 0.0)]),
            series("one", &[(100.0, 3.0)]),
        ],
    }
}

/// A plane with every mark, shape and style, a line that is out of sight, and two half-planes.
fn all_plane() -> Plane {
    let places = [(0.0, 0.0), (4.0, 0.0), (4.5, 1.25), (3.0, 4.0), (-1.0, 3.0), (2.0, 2.0)];
    let mut points: Vec<PlanePoint> =
        places.iter().zip("OABCDE".chars()).map(|(at, name)| PlanePoint::new(name, *at)).collect();
    for (point, role) in points.iter_mut().zip(Role::ALL) {
        point.role = Some(role);
    }
    points[4].label = "<D目>".into();
    points.push(PlanePoint::new("", (1.0 / 3.0, 3.0)).noted("(1/3, 3)"));
    points.push(PlanePoint::new("F", (2.0, 2.25)).noted("near E"));
    let paths = vec![
        PlanePath::new(Shape::Filled, places[..5].to_vec()).labeled("P").marked(Role::Frontier),
        PlanePath::new(Shape::Closed, places[1..4].to_vec()).styled(Style::Dashed),
        PlanePath::new(Shape::Open, [places[0], places[5], places[3]]).styled(Style::Thick),
        PlanePath::new(Shape::Arrow, [places[4], places[5]]).labeled("v").marked(Role::Chosen),
        PlanePath::new(Shape::Open, []),
    ];
    let lines = vec![
        PlaneLine::half_plane((1.0, 2.0), 8.0).labeled("h").marked(Role::Settled),
        PlaneLine::half_plane((-1.0, 0.0), 0.5),
        PlaneLine::new((2.5, -1.0), 3.0).labeled("l").styled(Style::Dashed),
        PlaneLine::new((0.0, 1.0), 100.0).labeled("far").styled(Style::Thick),
    ];
    let axes = ["right".into(), "up".into()];
    Plane { axes, points, paths, lines, room: vec![(5.0, 0.0)], ..Plane::default() }
}

fn all_alignment() -> Alignment {
    let mut alignment = Alignment {
        name: "text".into(),
        ..Alignment::new(["a", "b", "<", "中", "e", "f", "g", "h", "i", "j", "k"])
    };
    alignment.text[0].role = Some(Role::Chosen);
    let mut laid = Laid::new("pattern", 2, ["<", "é", "&", "x", "y", "z"]);
    for (cell, role) in laid.cells.iter_mut().zip(Role::ALL) {
        cell.role = Some(role);
    }
    alignment.with(laid).with(Laid::new("", 9, ["past", "the", "end"]))
}

// 1. Reviewed renderings.

#[test]
fn cells() {
    snapshots::check("cells", "An array with every mark", &rendered(vec![all_cells().into()]));
}

#[test]
fn grid() {
    snapshots::check("grid", "A table with every mark", &rendered(vec![all_grid().into()]));
}

#[test]
fn graph() {
    snapshots::check("graph", "A graph with every mark", &rendered(vec![all_graph().into()]));
    let undirected = Graph { directed: false, ..all_graph() };
    let printed = Frame::new("").with(undirected).to_text(false);
    snapshots::check("graph_undirected", "The same graph without directions", &printed);
    let styled = rendered(vec![styled_graph().into()]);
    snapshots::check("graph_styles", "A graph with every style, groups and regions", &styled);
}

/// A graph from edges like `0-1`.
fn plain(n: usize, edges: &str) -> Graph {
    let edge = |edge: &str| {
        let (from, to) = edge.split_once('-').expect("an edge");
        Edge::new(from.parse().expect("a vertex"), to.parse().expect("a vertex"))
    };
    Graph {
        nodes: (0..n).map(Node::new).collect(),
        edges: edges.split_whitespace().map(edge).collect(),
        ..Graph::default()
    }
}

/// Whatever finds the places, a fixed vertex keeps its own; and the picture of what was typed says
/// where all of it stands, in words that the reader can type.
#[test]
fn fixed_vertices() {
    let mut graph = plain(4, "0-1 1-2 2-3 3-0");
    (graph.nodes[2].at, graph.nodes[2].is_fixed) = ((3.25, 0.5), true);
    for placed in [
        graph.clone().spread(),
        graph.clone().on_circle(),
        graph.clone().in_layers(),
        graph.clone().in_columns(|v| v),
    ] {
        assert_eq!(placed.nodes[2].at, (3.25, 0.5));
        assert_ne!(placed.nodes[1].at, (0.0, 0.0));
    }
    let mut placed = graph.in_columns(|v| v);
    placed.nodes[3] = Node { dashed: true, ..placed.nodes[3].clone() };
    placed.nodes[0].label = "<".into();
    assert!(!Frame::new("").with(placed.clone()).to_svg().contains("metadata"));
    placed.is_typed = true;
    let svg = Frame::new("").with(placed).to_svg();
    assert!(svg.contains("<metadata>&lt;@0,0 1@1,0 2@3.25,0.5 </metadata>"), "{svg}");
}

/// A plane says what the words of the input are, if the reader may edit them.
#[test]
fn planes_say_what_was_typed() {
    let points = vec![PlanePoint::new("", (1.0, 2.0))];
    let svg = |typed| {
        Frame::new("").with(Plane { points: points.clone(), typed, ..Plane::default() }).to_svg()
    };
    assert!(!svg(None).contains("metadata"));
    for (typed, kind) in [
        (PlaneInput::Points, "points"),
        (PlaneInput::Segments, "segments"),
        (PlaneInput::Polygon, "polygon"),
    ] {
        let told = format!("<metadata data-typed=\"{kind}\"></metadata>");
        assert!(svg(Some(typed)).contains(&told), "{kind}");
    }
}

/// The places are the same on every machine, to the digit, and no two vertices are too near to each
/// other.
#[test]
fn layouts() {
    let grid = "0-1 1-2 3-4 4-5 6-7 7-8 0-3 3-6 1-4 4-7 2-5 5-8";
    let cube = "0-1 1-2 2-3 3-0 4-5 5-6 6-7 7-4 0-4 1-5 2-6 3-7";
    let petersen = "0-1 1-2 2-3 3-4 4-0 0-5 1-6 2-7 3-8 4-9 5-7 7-9 9-6 6-8 8-5";
    let network = "0-1 0-2 0-3 1-4 1-7 2-4 2-5 3-5 3-6 4-5 4-7 5-8 6-8 7-8";
    let level = |v: usize| [0, 1, 1, 1, 2, 2, 2, 2, 3][v];
    let mut cut = plain(9, network);
    cut.regions.push(Region::new("S", [0, 2, 3, 4, 5]));
    let placed = [
        ("path", plain(5, "0-1 1-2 2-3 3-4").spread()),
        ("grid", plain(9, grid).spread()),
        ("cube", plain(8, cube).spread()),
        ("Petersen", plain(10, petersen).spread()),
        ("network", plain(9, network).spread()),
        ("parts", plain(7, "0-1 1-2 2-0 3-4 5-5").spread()),
        ("circle", plain(5, "").on_circle()),
        ("columns", plain(9, network).in_columns(level)),
        ("cut", cut.in_columns(level)),
        ("one", plain(1, "0-0").spread()),
        ("none", plain(0, "").spread().on_circle().in_columns(|v| v)),
    ];
    let mut printed = String::new();
    for (name, graph) in &placed {
        let at: Vec<(f64, f64)> = graph.nodes.iter().map(|node| node.at).collect();
        let each: Vec<String> = at.iter().map(|(x, y)| format!("{x},{y}")).collect();
        printed.push_str(&format!("{name}: {}\n", each.join(" ")));
        for (i, a) in at.iter().enumerate() {
            for b in &at[..i] {
                assert!(0.7 <= (a.0 - b.0).hypot(a.1 - b.1), "{name}: {a:?} {b:?}");
            }
        }
    }
    snapshots::check("graph_layouts", "Where the vertices of some graphs stand", &printed);
    // These can be drawn without crossings, and are.
    for (name, graph) in &placed[..5] {
        if *name != "Petersen" {
            assert_eq!(crossings(graph), 0, "{name}");
        }
    }
    assert!(placed[0].1.nodes.iter().all(|node| node.at.1 <= 0.0), "a path is a line");
}

fn crossings(graph: &Graph) -> usize {
    let at = |v: usize| graph.nodes[v].at;
    let is_left = |a: (f64, f64), b: (f64, f64), c: (f64, f64)| {
        0.0 < (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
    };
    let mut n_crossings = 0;
    for (i, e) in graph.edges.iter().enumerate() {
        for f in &graph.edges[..i] {
            let (a, b, c, d) = (at(e.from), at(e.to), at(f.from), at(f.to));
            let meet = [f.from, f.to].iter().any(|v| [e.from, e.to].contains(v));
            let parts =
                is_left(a, b, c) != is_left(a, b, d) && is_left(c, d, a) != is_left(c, d, b);
            n_crossings += usize::from(parts && !meet);
        }
    }
    n_crossings
}

#[test]
fn places_are_taken_over() {
    let placed = plain(3, "0-1 1-2").on_circle();
    assert_eq!(plain(3, "").placed_like(&placed).nodes, placed.nodes);
}

#[test]
fn tree() {
    snapshots::check("tree", "A tree with every mark", &rendered(vec![all_tree().into()]));
    let boxed = rendered(vec![boxed_tree().into()]);
    snapshots::check("tree_boxed", "A tree whose nodes have several keys", &boxed);
}

#[test]
fn chart() {
    snapshots::check("chart", "Curves on logarithmic axes", &rendered(vec![all_chart().into()]));
    let linear = Chart { x: Axis::linear("x"), y: Axis::linear("y"), ..all_chart() };
    snapshots::check(
        "chart_linear",
        "The same curves on linear axes",
        &rendered(vec![linear.into()]),
    );
}

#[test]
fn plane() {
    snapshots::check("plane", "A plane with every mark", &rendered(vec![all_plane().into()]));
}

#[test]
fn alignment() {
    let printed = rendered(vec![all_alignment().into()]);
    snapshots::check("alignment", "Patterns below a text, with every mark", &printed);
}

#[test]
fn empty_pictures() {
    let named = Cells { name: "queue".into(), ..Cells::default() };
    let pointed = Cells {
        first_index: Some(3),
        pointers: vec![Pointer { at: 0, name: "end".into() }],
        ..Cells::default()
    };
    let headed = Grid { columns: vec!["x".into()], ..Grid::default() };
    let titled = Grid { name: "table".into(), ..Grid::default() };
    let pictures: Vec<Picture> = vec![
        Cells::default().into(),
        named.into(),
        pointed.into(),
        Grid::default().into(),
        headed.into(),
        titled.into(),
        Graph::default().into(),
        Tree::default().into(),
        Plane::default().into(),
        Chart::default().into(),
        Chart { x: Axis::log("n"), y: Axis::log("steps"), ..Chart::default() }.into(),
        Alignment::default().into(),
        Alignment::default().with(Laid::new("pattern", 0, ["a"])).into(),
        Alignment::new(["a", "b"]).with(Laid::new("pattern", 2, Vec::<char>::new())).into(),
    ];
    snapshots::check("empty", "Pictures of nothing", &rendered(pictures));
    assert_eq!(Frame::new("no picture").to_svg(), "");
    assert_eq!(Frame::new("no picture").to_text(true), "");
}

#[test]
fn a_whole_trace() {
    let mut cells = Cells::new([3, 4]);
    cells.cells[1].role = Some(Role::Active);
    let trace = Trace {
        title: "A <title>".into(),
        frames: vec![Frame::new("First.").with(cells).at("let x"), Frame::new("No picture.")],
        answer: "Done.".into(),
    };
    let printed =
        "A <title>\n\n1. First.\n    3 >4\n   marks: > active\n\n2. No picture.\n\nDone.\n";
    assert_eq!(trace.to_text(false), printed);
    let json: serde_json::Value = serde_json::from_str(&trace.to_json()).unwrap();
    assert_eq!(json["title"], "A <title>");
    assert_eq!(json["answer"], "Done.");
    assert_eq!(json["frames"][0]["at"], "let x");
    assert_eq!(json["frames"][0]["text"], " 3 >4\nmarks: > active\n");
    assert_eq!(json["frames"][0]["svg"], trace.frames[0].to_svg());
    assert_eq!(json["frames"][1]["at"], serde_json::Value::Null);
    assert_eq!(json["frames"][1]["svg"], "");
    let keys: Vec<&String> = json.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["answer", "frames", "title"]);
    assert_eq!(Trace::default().to_text(false), "\n");
}

// 2. Random pictures.

fn word() -> impl Strategy<Value = String> {
    // Words that are no part of each other or of what the text form says by itself.
    (0..1000_u32, "[<&\"'é中]{0,2}").prop_map(|(n, rest)| format!("Q{n:03}{rest}Z"))
}

fn label() -> impl Strategy<Value = String> {
    prop_oneof![1 => Just(String::new()), 4 => word()]
}

fn role() -> impl Strategy<Value = Option<Role>> {
    prop::option::of(prop::sample::select(&Role::ALL[..]))
}

fn style() -> impl Strategy<Value = Option<Style>> {
    prop::option::of(prop::sample::select(&[Style::Thick, Style::Dashed][..]))
}

fn cell() -> impl Strategy<Value = Cell> {
    (label(), role()).prop_map(|(text, role)| Cell { text, role })
}

prop_compose! {
    fn some_cells()(
        cells in prop::collection::vec(cell(), 1..8),
        name in label(),
        first_index in prop::option::of(0..100_usize),
        pointers in prop::collection::vec((any::<prop::sample::Index>(), word()), 0..4),
        arcs in prop::collection::vec((any::<[prop::sample::Index; 2]>(), label(), role()), 0..4),
    ) -> Cells {
        let n = cells.len();
        let pointer = |(at, name): (prop::sample::Index, _)| Pointer { at: at.index(n + 1), name };
        let arc = |(ends, label, role): ([prop::sample::Index; 2], _, _)| {
            let [from, to] = ends.map(|end| end.index(n));
            Arc { from, to, label, role }
        };
        Cells {
            name,
            cells,
            first_index,
            pointers: pointers.into_iter().map(pointer).collect(),
            arcs: arcs.into_iter().map(arc).collect(),
        }
    }
}

prop_compose! {
    fn some_grid()(
        rows in prop::collection::vec(
            (label(), prop::collection::vec(cell(), 0..5), label(), any::<bool>()), 1..5),
        name in label(),
        columns in prop::collection::vec(label(), 1..6),
        arrows in prop::collection::vec((any::<[prop::sample::Index; 4]>(), role()), 0..3),
        lines in prop::collection::vec((any::<[i8; 4]>(), label(), role()), 0..3),
    ) -> Grid {
        let row = |(header, cells, note, apart)| Row { header, cells, note, apart };
        let rows: Vec<Row> = rows.into_iter().map(row).collect();
        let longest = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let n_columns = longest.max(columns.len());
        let arrow = |(ends, role): ([prop::sample::Index; 4], _)| Arrow {
            from: (ends[0].index(rows.len()), ends[1].index(n_columns)),
            to: (ends[2].index(rows.len()), ends[3].index(n_columns)),
            role,
        };
        let inside = |share: i8, n: usize| {
            let last = u32::try_from(n - 1).map_or(0.0, f64::from);
            (f64::from(share) + 128.0) / 255.0 * last
        };
        let line = |([a, b, c, d], label, role): ([i8; 4], _, _)| Line {
            from: (inside(a, rows.len()), inside(b, n_columns)),
            to: (inside(c, rows.len()), inside(d, n_columns)),
            label,
            role,
        };
        Grid {
            name,
            columns,
            arrows: arrows.into_iter().map(arrow).collect(),
            lines: lines.into_iter().map(line).collect(),
            rows,
        }
    }
}

prop_compose! {
    fn some_graph()(
        nodes in prop::collection::vec((word(), label(), -9..9_i8, -9..9_i8, role()), 1..7),
        edges in prop::collection::vec((any::<[prop::sample::Index; 2]>(), label(), role()), 0..9),
        groups in prop::collection::vec((prop::option::of(0..60_usize), any::<bool>()), 7),
        styles in prop::collection::vec((style(), prop::option::of(any::<bool>())), 9),
        regions in prop::collection::vec(
            (label(), prop::collection::vec(any::<prop::sample::Index>(), 0..5), role()),
            0..3,
        ),
        directed in any::<bool>(),
        layout in 0..5,
    ) -> Graph {
        let n = nodes.len();
        let node = |(label, note, x, y, role)| Node {
            label, note, at: (f64::from(x), f64::from(y)), role, ..Node::default()
        };
        let edge = |(ends, label, role): ([prop::sample::Index; 2], _, _)| {
            let [from, to] = ends.map(|end| end.index(n));
            Edge { from, to, label, role, ..Edge::default() }
        };
        let region = |(label, nodes, role): (String, Vec<prop::sample::Index>, _)| {
            let nodes: Vec<usize> = nodes.into_iter().map(|v| v.index(n)).collect();
            let region = Region::new(label, nodes);
            match role {
                None => region,
                Some(role) => region.marked(role),
            }
        };
        let mut graph = Graph {
            nodes: nodes.into_iter().map(node).collect(),
            edges: edges.into_iter().map(edge).collect(),
            directed,
            regions: regions.into_iter().map(region).collect(),
            ..Graph::default()
        };
        for (node, (group, dashed)) in graph.nodes.iter_mut().zip(groups) {
            (node.group, node.dashed) = (group, dashed);
        }
        for (edge, (style, directed)) in graph.edges.iter_mut().zip(styles) {
            (edge.style, edge.directed) = (style, directed);
        }
        match layout {
            0 => graph.in_layers(),
            1 => graph.in_columns(|v| v % 3),
            2 => graph.on_circle(),
            3 => graph.spread(),
            _ => graph,
        }
    }
}

prop_compose! {
    fn some_tree()(
        nodes in prop::collection::vec(
            (any::<prop::sample::Index>(), word(), label(), label(), [role(), role()], any::<[bool; 4]>()),
            1..9),
        more in prop::collection::vec(cell(), 0..4),
        links in prop::collection::vec((any::<[prop::sample::Index; 2]>(), label(), role()), 0..3),
        levels in prop::collection::vec(label(), 0..3),
        boxed in any::<bool>(),
    ) -> Tree {
        let n = nodes.len();
        let node = |(i, drawn): (usize, (prop::sample::Index, _, _, _, [_; 2], [bool; 4]))| {
            let (parent, key, note, branch, [role, branch_role], flags) = drawn;
            let [is_root, heavy, sided, left] = flags;
            let parent = (i != 0 && !is_root).then(|| parent.index(i));
            let mut keys = vec![Cell { text: key, role }];
            keys.extend(more.iter().filter(|_| boxed).cloned());
            let side = if left { Side::Left } else { Side::Right };
            TreeNode {
                keys,
                note,
                heavy,
                parent,
                side: Some(side).filter(|_| sided && parent.is_some()),
                branch: if parent.is_some() { branch } else { String::new() },
                branch_role: branch_role.filter(|_| parent.is_some()),
            }
        };
        let link = |(ends, label, role): ([prop::sample::Index; 2], _, _)| {
            let [from, to] = ends.map(|end| end.index(n));
            Edge { from, to, label, role, ..Edge::default() }
        };
        let nodes: Vec<TreeNode> = nodes.into_iter().enumerate().map(node).collect();
        let links = links.into_iter().map(link).filter(|link| link.from != link.to).collect();
        Tree { levels: levels.into_iter().take(1).collect(), nodes, boxed, links }
    }
}

fn spot() -> impl Strategy<Value = (f64, f64)> {
    (-40..40_i8, -40..40_i8).prop_map(|(x, y)| (f64::from(x) / 4.0, f64::from(y) / 4.0))
}

prop_compose! {
    fn some_plane()(
        axes in [label(), label()],
        points in prop::collection::vec((label(), label(), spot(), role()), 1..6),
        paths in prop::collection::vec(
            (label(), prop::collection::vec(spot(), 1..5), 0..4_usize, style(), role()), 0..4),
        lines in prop::collection::vec(
            (label(), (-9..9_i8, -9..9_i8), any::<prop::sample::Index>(), any::<bool>(), style(), role()), 0..4),
        room in prop::collection::vec(spot(), 0..2),
        stretched in any::<bool>(),
    ) -> Plane {
        let point = |(label, note, at, role)| PlanePoint { label, note, at, role };
        let path = |(label, corners, shape, style, role)| {
            let shape = [Shape::Open, Shape::Arrow, Shape::Closed, Shape::Filled][shape];
            PlanePath { label, corners, shape, style, role }
        };
        let points: Vec<PlanePoint> = points.into_iter().map(point).collect();
        // A line through a point is in sight.
        let line = |(label, normal, through, half, style, role): (_, (i8, i8), prop::sample::Index, _, _, _)| {
            let normal = if normal == (0, 0) { (1, 0) } else { normal };
            let normal = (f64::from(normal.0), f64::from(normal.1));
            let (x, y) = points[through.index(points.len())].at;
            PlaneLine { label, normal, level: normal.0 * x + normal.1 * y + 0.0, half, style, role }
        };
        Plane {
            axes,
            paths: paths.into_iter().map(path).collect(),
            lines: lines.into_iter().map(line).collect(),
            points,
            room,
            stretched,
            typed: None,
        }
    }
}

prop_compose! {
    fn some_alignment()(
        name in label(),
        text in prop::collection::vec((label(), role()), 0..12),
        below in prop::collection::vec(
            (label(), 0..14_usize, prop::collection::vec((label(), role()), 0..6)), 0..4),
    ) -> Alignment {
        let cells = |cells: Vec<(String, Option<Role>)>| {
            cells.into_iter().map(|(text, role)| Cell { text, role }).collect()
        };
        let below = below.into_iter();
        let below = below.map(|(name, at, laid)| Laid { name, at, cells: cells(laid) }).collect();
        Alignment { name, text: cells(text), below }
    }
}

prop_compose! {
    fn some_chart()(
        names in prop::collection::vec(word(), 5..6),
        curves in prop::collection::vec(
            (word(), prop::collection::btree_map(0..20_i32, any::<i16>(), 0..5)), 0..6),
        logs in any::<[bool; 2]>(),
        scale in prop::sample::select(&[0.001, 1.0, 1e9][..]),
    ) -> Chart {
        let axis = |name: &String, log| if log { Axis::log(name) } else { Axis::linear(name) };
        let series = curves.into_iter().map(|(name, points)| Series {
            name,
            points: points.into_iter().map(|(x, y)| (f64::from(x), f64::from(y) * scale)).collect(),
        });
        Chart {
            name: names[0].clone(),
            x: axis(&names[1], logs[0]),
            y: axis(&names[2], logs[1]),
            series: series.collect(),
        }
    }
}

fn said_of_graph(graph: &Graph) -> Vec<String> {
    let symbol = |role: Option<Role>| match role {
        None => ' ',
        Some(Role::Active) => '>',
        Some(Role::Compared) => '?',
        Some(Role::Settled) => '=',
        Some(Role::Chosen) => '*',
        Some(Role::Rejected) => '!',
        Some(Role::Frontier) => '~',
    };
    let mut said = Vec::new();
    let nodes = graph.nodes.iter();
    said.extend(nodes.map(|node| {
        let group = match node.group {
            None => String::new(),
            Some(group) => match (('A'..='Z').nth(group % 26).unwrap_or('?'), group / 26) {
                (letter, 0) => format!(" {letter}"),
                (letter, round) => format!(" {letter}{round}"),
            },
        };
        let (open, close) = if node.dashed { ("(", ")") } else { ("", "") };
        format!("{}{open}{}{close}{group}", symbol(node.role), node.label)
    }));
    let drawn = graph.regions.iter().filter(|region| !region.nodes.is_empty());
    said.extend(drawn.map(|region| {
        let names: Vec<&str> =
            region.nodes.iter().map(|v| graph.nodes[*v].label.as_str()).collect();
        let label = match region.label.as_str() {
            "" => String::new(),
            label => format!(" {label}"),
        };
        format!("{}region{label}: {}", symbol(region.role), names.join(" "))
    }));
    said.extend(graph.edges.iter().map(|edge| {
        let link = match (edge.directed.unwrap_or(graph.directed), edge.style) {
            (true, None) => "->",
            (true, Some(Style::Thick)) => "=>",
            (true, Some(Style::Dashed)) => ".>",
            (false, None) => "--",
            (false, Some(Style::Thick)) => "==",
            (false, Some(Style::Dashed)) => "..",
        };
        let end = &graph.nodes[edge.to].label;
        let label = match edge.label.as_str() {
            "" => String::new(),
            label => format!("({label})"),
        };
        format!("{}{link} {end}{label}", symbol(edge.role))
    }));

    said
}

fn said_of_plane(plane: &Plane) -> Vec<String> {
    let symbol = |role: Option<Role>| match role {
        None => ' ',
        Some(Role::Active) => '>',
        Some(Role::Compared) => '?',
        Some(Role::Settled) => '=',
        Some(Role::Chosen) => '*',
        Some(Role::Rejected) => '!',
        Some(Role::Frontier) => '~',
    };
    // Quarters have at most two decimals, which is how the library prints them too.
    let place =
        |(x, y): (f64, f64)| format!("({x}, {y})").replace("-0,", "0,").replace("-0)", "0)");
    let mut said = Vec::new();
    for point in &plane.points {
        said.push(format!("{}{}", symbol(point.role), point.label));
        said.push(format!("{}  {}", place(point.at), point.note));
    }
    for path in &plane.paths {
        let mut corners = path.corners.clone();
        if matches!(path.shape, Shape::Closed | Shape::Filled) {
            corners.push(corners[0]);
        }
        let line = match path.style {
            None => "-",
            Some(Style::Thick) => "=",
            Some(Style::Dashed) => ".",
        };
        let corners: Vec<String> = corners.into_iter().map(place).collect();
        let label = if path.label.is_empty() { String::new() } else { format!("{}: ", path.label) };
        let area = if path.shape == Shape::Filled { "area " } else { "" };
        let mut way = corners.join(&format!(" {line}{line} "));
        let stroke = format!("{line}{line} ");
        if let (Shape::Arrow, Some((front, end))) = (path.shape, way.rsplit_once(&stroke)) {
            way = format!("{front}{line}> {end}");
        }
        said.push(format!("{}{label}{area}{way}", symbol(path.role)));
    }
    for line in &plane.lines {
        let label = if line.label.is_empty() { String::new() } else { format!("{}: ", line.label) };
        said.push(format!("{}{label}", symbol(line.role)));
        said.push(format!("{} {}", if line.half { "<=" } else { "=" }, line.level));
    }
    said
}

/// What the drawing shows beside its texts: each mark with what it is a mark of, each end of an
/// arrow.
fn said(picture: &Any) -> Vec<String> {
    let symbol = |role: Option<Role>| match role {
        None => ' ',
        Some(Role::Active) => '>',
        Some(Role::Compared) => '?',
        Some(Role::Settled) => '=',
        Some(Role::Chosen) => '*',
        Some(Role::Rejected) => '!',
        Some(Role::Frontier) => '~',
    };
    let mut said = Vec::new();
    match picture {
        Any::Cells(cells) => {
            let first = cells.first_index.unwrap_or(0);
            said.extend(cells.cells.iter().map(|c| format!("{}{}", symbol(c.role), c.text)));
            said.extend(cells.pointers.iter().map(|pointer| pointer.name.clone()));
            said.extend(cells.arcs.iter().map(|arc| {
                let (from, to) = (first + arc.from, first + arc.to);
                format!("{}{from} -> {to}  {}", symbol(arc.role), arc.label).trim_end().to_owned()
            }));
        }
        Any::Grid(grid) => {
            let cells = grid.rows.iter().flat_map(|row| &row.cells);
            said.extend(cells.map(|cell| format!("{}{}", symbol(cell.role), cell.text)));
            let head = |header: &str, index: usize| match header {
                "" => index.to_string(),
                header => header.to_owned(),
            };
            let place = |(row, column): (usize, usize)| {
                let header = grid.columns.get(column).map_or("", |header| header);
                format!("({}, {})", head(&grid.rows[row].header, row), head(header, column))
            };
            said.extend(grid.arrows.iter().map(|arrow| {
                format!("{}{} -> {}", symbol(arrow.role), place(arrow.from), place(arrow.to))
            }));
            said.extend(grid.lines.iter().map(|line| match line.label.as_str() {
                "" => format!("{}a line", symbol(line.role)),
                label => format!("{}{label}", symbol(line.role)),
            }));
        }
        Any::Graph(graph) => said.extend(said_of_graph(graph)),
        Any::Tree(tree) => {
            let named = |i: usize| {
                let node = &tree.nodes[i];
                let keys: Vec<&str> = node.keys.iter().map(|key| key.text.as_str()).collect();
                let keys = keys.join(" ");
                let keys = if tree.boxed { format!("[{keys}]") } else { keys };
                if node.heavy { format!("({keys})") } else { keys }
            };
            for node in &tree.nodes {
                said.extend(node.keys.iter().map(|c| format!("{}{}", symbol(c.role), c.text)));
                let side = match node.side {
                    None => "",
                    Some(Side::Left) => "L",
                    Some(Side::Right) => "R",
                };
                if node.parent.is_some() {
                    said.push(format!("-{}{side}{} ", symbol(node.branch_role), node.branch));
                }
            }
            said.extend(tree.links.iter().map(|link| {
                format!("{}{} -> {}", symbol(link.role), named(link.from), named(link.to))
            }));
        }
        Any::Plane(plane) => said.extend(said_of_plane(plane)),
        Any::Alignment(alignment) => {
            let below = alignment.below.iter().flat_map(|laid| &laid.cells);
            let cells = alignment.text.iter().chain(below);
            said.extend(cells.map(|cell| format!("{}{}", symbol(cell.role), cell.text)));
        }
        Any::Chart(chart) => {
            said.extend(chart.series.iter().map(|series| series.name.clone()));
        }
    }
    said
}

/// A picture that can be looked into.
#[derive(Debug, Clone)]
enum Any {
    Cells(Cells),
    Grid(Grid),
    Graph(Graph),
    Tree(Tree),
    Plane(Plane),
    Alignment(Alignment),
    Chart(Chart),
}

impl From<Any> for Picture {
    fn from(picture: Any) -> Self {
        match picture {
            Any::Cells(cells) => cells.into(),
            Any::Grid(grid) => grid.into(),
            Any::Graph(graph) => graph.into(),
            Any::Tree(tree) => tree.into(),
            Any::Plane(plane) => plane.into(),
            Any::Alignment(alignment) => alignment.into(),
            Any::Chart(chart) => chart.into(),
        }
    }
}

fn some_picture() -> impl Strategy<Value = Any> {
    prop_oneof![
        some_cells().prop_map(Any::Cells),
        some_grid().prop_map(Any::Grid),
        some_graph().prop_map(Any::Graph),
        some_tree().prop_map(Any::Tree),
        some_plane().prop_map(Any::Plane),
        some_alignment().prop_map(Any::Alignment),
        some_chart().prop_map(Any::Chart),
    ]
}

/// What every color of a terminal begins with.
const ESCAPE: char = '\u{1b}';

/// A text without the colors of a terminal and without blanks at line ends.
fn without_colors(text: &str) -> String {
    let mut plain = String::new();
    let mut parts = text.split("\u{1b}[");
    plain.extend(parts.next());
    plain.extend(parts.map(|part| part.split_once('m').expect("an end of the color").1));
    plain.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// The marks of a picture, each taken away.
fn unmarked(mut picture: Any) -> Any {
    match &mut picture {
        Any::Cells(cells) => {
            cells.cells.iter_mut().for_each(|cell| cell.role = None);
            cells.arcs.iter_mut().for_each(|arc| arc.role = None);
        }
        Any::Grid(grid) => {
            let cells = grid.rows.iter_mut().flat_map(|row| &mut row.cells);
            cells.for_each(|cell| cell.role = None);
            grid.arrows.iter_mut().for_each(|arrow| arrow.role = None);
            grid.lines.iter_mut().for_each(|line| line.role = None);
        }
        Any::Graph(graph) => {
            graph.nodes.iter_mut().for_each(|node| node.role = None);
            graph.edges.iter_mut().for_each(|edge| edge.role = None);
            graph.regions.iter_mut().for_each(|region| region.role = None);
        }
        Any::Tree(tree) => {
            for node in &mut tree.nodes {
                node.branch_role = None;
                node.keys.iter_mut().for_each(|key| key.role = None);
            }
            tree.links.iter_mut().for_each(|link| link.role = None);
        }
        Any::Plane(plane) => {
            plane.points.iter_mut().for_each(|point| point.role = None);
            plane.paths.iter_mut().for_each(|path| path.role = None);
            plane.lines.iter_mut().for_each(|line| line.role = None);
        }
        Any::Alignment(alignment) => {
            let below = alignment.below.iter_mut().flat_map(|laid| &mut laid.cells);
            alignment.text.iter_mut().chain(below).for_each(|cell| cell.role = None);
        }
        Any::Chart(_) => {}
    }
    picture
}

proptest! {
    /// Whatever stands in the drawing stands in the text, and so do its marks and its arrows.
    #[test]
    fn the_text_says_everything(picture in some_picture()) {
        let said = said(&picture);
        let is_chart = matches!(picture, Any::Chart(_));
        let frame = Frame::new("").with(picture);
        let text = frame.to_text(false);
        for drawn in texts(&well_formed(&frame)) {
            if is_chart && drawn == "0" {
                continue; // Where a linear axis has its zero is no fact about the curves.
            }
            prop_assert!(text.contains(&drawn), "{drawn:?} is drawn, but not in\n{text}");
        }
        for said in said {
            prop_assert!(text.contains(said.trim_end()), "{said:?} is not in\n{text}");
        }
        let svg = frame.to_svg();
        for role in Role::ALL {
            let is_drawn = svg.contains(&format!(" {}\"", role.name()));
            prop_assert_eq!(is_drawn, text.contains(&format!(" {}", role.name())), "{}", text);
        }
    }

    /// And the other way round: no label is in the text alone.
    #[test]
    fn the_drawing_shows_every_label(picture in some_picture()) {
        let frame = Frame::new("").with(picture.clone());
        let drawn = texts(&well_formed(&frame)).join("\n");
        let mut labels: Vec<String> = match picture {
            Any::Cells(cells) => {
                let arcs = cells.arcs.into_iter().map(|arc| arc.label);
                let names = cells.pointers.into_iter().map(|pointer| pointer.name);
                let cells = cells.cells.into_iter().map(|cell| cell.text).chain([cells.name]);
                cells.chain(arcs).chain(names).collect()
            }
            Any::Grid(grid) => {
                let rows = grid.rows.into_iter();
                let rows = rows.flat_map(|row| {
                    row.cells.into_iter().map(|cell| cell.text).chain([row.header, row.note])
                });
                rows.chain(grid.columns).chain([grid.name]).collect()
            }
            Any::Graph(graph) => {
                let nodes = graph.nodes.into_iter().flat_map(|node| [node.label, node.note]);
                let drawn = graph.regions.into_iter().filter(|region| !region.nodes.is_empty());
                let edges = graph.edges.into_iter().map(|edge| edge.label);
                nodes.chain(edges).chain(drawn.map(|region| region.label)).collect()
            }
            Any::Tree(tree) => {
                let nodes = tree.nodes.into_iter().flat_map(|node| {
                    let keys = node.keys.into_iter().map(|key| key.text);
                    keys.chain([node.note, node.branch])
                });
                let links = tree.links.into_iter().map(|link| link.label);
                nodes.chain(links).chain(tree.levels).collect()
            }
            Any::Plane(plane) => {
                let points = plane.points.into_iter().flat_map(|point| [point.label, point.note]);
                let paths = plane.paths.into_iter().map(|path| path.label);
                let lines = plane.lines.into_iter().map(|line| line.label);
                points.chain(paths).chain(lines).chain(plane.axes).collect()
            }
            Any::Alignment(alignment) => {
                let below = alignment.below.into_iter();
                let below = below.flat_map(|laid| {
                    laid.cells.into_iter().map(|cell| cell.text).chain([laid.name])
                });
                let text = alignment.text.into_iter().map(|cell| cell.text);
                text.chain(below).chain([alignment.name]).collect()
            }
            Any::Chart(chart) => vec![chart.name, chart.x.name, chart.y.name],
        };
        labels.retain(|label| !drawn.contains(label.as_str()));
        prop_assert_eq!(labels, Vec::<String>::new());
    }

    /// From frame to frame marks come and go; what they mark stays where it is.
    #[test]
    fn columns_do_not_move_when_marks_appear(picture in some_picture()) {
        let marked = Frame::new("").with(picture.clone()).to_text(false);
        let plain = Frame::new("").with(unmarked(picture)).to_text(false);
        let lines = marked.lines().filter(|line| !line.starts_with("marks: "));
        prop_assert_eq!(lines.clone().count(), plain.lines().count());
        for (marked, plain) in lines.zip(plain.lines()) {
            prop_assert!(plain.chars().count() <= marked.chars().count(), "{marked}\n{plain}");
            for (a, b) in marked.chars().zip(plain.chars().chain(std::iter::repeat(' '))) {
                let is_mark = ">?=*!~".contains(a) && b == ' ';
                prop_assert!(a == b || is_mark, "{marked}\n{plain}");
            }
        }
    }

    #[test]
    fn colors_change_nothing_but_the_color(picture in some_picture()) {
        let frame = Frame::new("").with(picture);
        let plain = frame.to_text(false);
        prop_assert!(!plain.contains(ESCAPE));
        let expected: Vec<&str> = plain.lines().collect();
        prop_assert_eq!(without_colors(&frame.to_text(true)), expected.join("\n"));
    }

    /// No two nodes of a tree overlap, and a parent stands above its children.
    #[test]
    fn nodes_of_a_tree_keep_apart(tree in some_tree()) {
        let svg = well_formed(&Frame::new("").with(tree));
        let number = |element: &str, name: &str| -> f64 {
            let (_, rest) = element.split_once(&format!(" {name}=\"")).expect("the attribute");
            rest.split('"').next().expect("its value").parse().expect("a number")
        };
        let cells = svg.split('<').filter(|element| element.contains("class=\"cell"));
        let spans: Vec<(f64, f64, f64)> = cells.map(|cell| {
            if cell.starts_with("circle") {
                let (x, r) = (number(cell, "cx"), number(cell, "r"));
                (number(cell, "cy"), x - r, x + r)
            } else {
                let (x, wide) = (number(cell, "x"), number(cell, "width"));
                (number(cell, "y"), x, x + wide)
            }
        }).collect();
        for (i, a) in spans.iter().enumerate() {
            for b in &spans[..i] {
                let is_level = (a.0 - b.0).abs() < 1.0;
                prop_assert!(!is_level || a.2 <= b.1 + 0.2 || b.2 <= a.1 + 0.2, "{a:?} {b:?}\n{svg}");
            }
        }
    }

    #[test]
    fn layers_go_down(graph in some_graph()) {
        // Without the edges that go back to an earlier vertex there is no cycle.
        let mut acyclic = graph.clone();
        acyclic.edges.retain(|edge| edge.from < edge.to);
        let placed = acyclic.in_layers();
        for edge in &placed.edges {
            let (from, to) = (&placed.nodes[edge.from], &placed.nodes[edge.to]);
            prop_assert!(from.at.1 + 1.0 <= to.at.1);
        }
        // With them, every vertex has a place of its own all the same, and no layer is empty.
        let placed = graph.in_layers();
        let mut layers: Vec<f64> = placed.nodes.iter().map(|node| node.at.1).collect();
        for (i, a) in placed.nodes.iter().enumerate() {
            prop_assert!(placed.nodes[..i].iter().all(|b| a.at != b.at));
        }
        layers.sort_by(f64::total_cmp);
        prop_assert!(layers[0].abs() < 0.1);
        prop_assert!(layers.windows(2).all(|pair| pair[1] - pair[0] <= 1.0));
    }
}

// 3. Extremes.

#[test]
fn characters_that_would_break_a_line_or_a_document() {
    let bad = "a\n\nb\t\0\u{7f}\u{85}\u{2028}\u{ffff}";
    let mut cells = Cells::new([bad]);
    cells.name = bad.into();
    cells.pointers = vec![Pointer { at: 0, name: bad.into() }];
    cells.arcs = vec![Arc { from: 0, to: 0, label: bad.into(), role: None }];
    let mut row = Row::new(bad, [bad]);
    row.note = bad.into();
    let grid =
        Grid { name: bad.into(), columns: vec![bad.into()], rows: vec![row], ..Grid::default() };
    let node = Node { label: bad.into(), note: bad.into(), ..Node::default() };
    let edge = Edge { label: bad.into(), ..Edge::default() };
    let graph = Graph { nodes: vec![node], edges: vec![edge], ..Graph::default() };
    let node = TreeNode { note: bad.into(), branch: bad.into(), ..TreeNode::child(0, bad) };
    let tree = Tree { nodes: vec![TreeNode::root(bad), node], ..Tree::default() };
    let plane = Plane {
        axes: [bad.into(), bad.into()],
        points: vec![PlanePoint::new(bad, (0.0, 0.0)).noted(bad)],
        paths: vec![PlanePath::new(Shape::Open, [(0.0, 0.0), (1.0, 0.0)]).labeled(bad)],
        lines: vec![PlaneLine::new((1.0, 1.0), 1.0).labeled(bad)],
        ..Plane::default()
    };
    let alignment =
        Alignment { name: bad.into(), ..Alignment::new([bad]) }.with(Laid::new(bad, 1, [bad]));
    let chart = Chart {
        name: bad.into(),
        x: Axis::linear(bad),
        y: Axis::linear(bad),
        series: vec![Series { name: bad.into(), points: vec![(1.0, 1.0)] }],
    };
    let shown = "a␊␊b␉␀␡\u{fffd}\u{fffd}\u{fffd}";
    let line_counts: [(Picture, usize); 7] = [
        (cells.into(), 3),
        (grid.into(), 2),
        (graph.into(), 1),
        (tree.into(), 2),
        (plane.into(), 4),
        (alignment.into(), 3),
        (chart.into(), 3),
    ];
    for (picture, n_lines) in line_counts {
        let frame = Frame::new("").with(picture);
        let text = frame.to_text(false);
        assert_eq!(text.lines().count(), n_lines, "{text}");
        assert!(text.contains(shown) && !text.contains('\0'), "{text}");
        assert!(texts(&well_formed(&frame)).iter().any(|text| text == shown));
    }
}

#[test]
fn values_without_a_place_are_left_out_of_the_drawing_alone() {
    let points = vec![(f64::NAN, 1.0), (0.0, 2.0), (1.0, f64::INFINITY), (2.0, -3.0), (4.0, 8.0)];
    let series = vec![Series { name: "f".into(), points }];
    let chart = Chart { x: Axis::log("n"), y: Axis::log("steps"), series, ..Chart::default() };
    let frame = Frame::new("").with(chart);
    let svg = well_formed(&frame);
    assert_eq!(svg.matches("<circle").count(), 1, "only (4, 8) has a place: {svg}");
    let text = frame.to_text(false);
    for value in ["undefined", "∞", "-3", "8"] {
        assert!(text.contains(value), "{value} in\n{text}");
    }
}

#[test]
fn one_point_and_equal_points() {
    for log in [false, true] {
        let axis = |name: &str| if log { Axis::log(name) } else { Axis::linear(name) };
        for points in [vec![(5.0, 5.0)], vec![(5.0, 5.0), (5.0, 5.0)], vec![(0.0, 0.0)]] {
            let series = vec![Series { name: "f".into(), points }];
            let chart = Chart { name: "one".into(), x: axis("x"), y: axis("y"), series };
            well_formed(&Frame::new("").with(chart));
        }
    }
}

#[test]
fn numbers_on_a_chart() {
    let table = [
        (0.0, "0"),
        (-0.0, "0"),
        (736_446.0, "736 446"),
        (-123_456.0, "-123 456"),
        (1000.0, "1 000"),
        (1.5, "1.5"),
        (0.25, "0.25"),
        (0.001_23, "0.0012"),
        (-0.5, "-0.5"),
        (f64::NAN, "undefined"),
        (f64::NEG_INFINITY, "-∞"),
    ];
    for (value, shown) in table {
        let series = vec![Series { name: "f".into(), points: vec![(7.0, value)] }];
        let text = Frame::new("").with(Chart { series, ..Chart::default() }).to_text(false);
        assert_eq!(text.lines().last().unwrap().trim(), format!("7  {shown}"), "{text}");
    }
}

#[test]
fn wide_characters_take_two_columns() {
    let grid = Grid {
        rows: vec![Row::new("行", ["中文", "x"]), Row::new("ab", ["cdef", "y"])],
        ..Grid::default()
    };
    let text = Frame::new("").with(grid).to_text(false);
    assert_eq!(text, "行  中文  x\nab  cdef  y\n");
}

#[test]
fn many_curves_have_names_of_their_own() {
    let series =
        (0..12).map(|i| Series { name: format!("f{i}"), points: vec![(1.0, 1.0), (2.0, 9.0)] });
    let chart = Chart { series: series.collect(), ..Chart::default() };
    let svg = well_formed(&Frame::new("").with(chart));
    let document = roxmltree::Document::parse(&svg).unwrap();
    let names = document.descendants().filter(|node| {
        node.has_tag_name("text") && node.text().is_some_and(|text| text.starts_with('f'))
    });
    let mut heights: Vec<f64> =
        names.map(|node| node.attribute("y").unwrap().parse().unwrap()).collect();
    heights.sort_by(f64::total_cmp);
    assert_eq!(heights.len(), 12);
    assert!(heights.windows(2).all(|pair| 15.9 <= pair[1] - pair[0]), "{heights:?}");
    assert!(50.0 <= heights[0], "none is cut off at the top");
}

#[test]
fn names_of_neighboring_cells_do_not_touch() {
    let pointer = |at, name: &str| Pointer { at, name: name.into() };
    let mut cells = Cells::new([1, 2]);
    cells.pointers = vec![pointer(0, "smallest"), pointer(1, "largest")];
    let svg = well_formed(&Frame::new("").with(cells));
    let document = roxmltree::Document::parse(&svg).unwrap();
    let at = |name: &str| -> f64 {
        let node = document.descendants().find(|node| node.text() == Some(name)).unwrap();
        node.attribute("x").unwrap().parse().unwrap()
    };
    // 8.4 pixels a character, half of each name.
    assert!(8.4 * 15.0 / 2.0 < at("largest") - at("smallest"));
}

#[test]
fn an_arrow_meets_the_rows_that_stand_apart() {
    let mut grid = Grid {
        rows: vec![Row::new("", [1]), Row::new("", [2])],
        arrows: vec![Arrow { from: (0, 0), to: (1, 0), role: None }],
        ..Grid::default()
    };
    let length = |grid: &Grid| {
        let svg = well_formed(&Frame::new("").with(grid.clone()));
        let document = roxmltree::Document::parse(&svg).unwrap();
        let line = document.descendants().find(|node| node.has_tag_name("line")).unwrap();
        let end = |name| line.attribute(name).unwrap().parse::<f64>().unwrap();
        end("y2") - end("y1")
    };
    let close = length(&grid);
    grid.rows[1].apart = true;
    assert!((length(&grid) - close - 10.0).abs() < 0.01, "longer by the gap");
}

/// Where the circles of a drawing stand.
fn circles(svg: &str) -> Vec<(f64, f64)> {
    let document = roxmltree::Document::parse(svg).unwrap();
    let number = |node: &roxmltree::Node<'_, '_>, name| -> f64 {
        node.attribute(name).expect("a center").parse().expect("a number")
    };
    let circles = document.descendants().filter(|node| node.has_tag_name("circle"));
    circles.map(|node| (number(&node, "cx"), number(&node, "cy"))).collect()
}

#[test]
fn a_plane_is_true_to_scale_unless_it_is_stretched() {
    let places = [(0.0, 0.0), (2.0, 0.0), (0.0, 2.0), (100.0, 0.0)];
    let points = places.iter().map(|at| PlanePoint::new("", *at)).collect();
    let mut plane = Plane { points, ..Plane::default() };
    let sides = |plane: &Plane| {
        let at = circles(&well_formed(&Frame::new("").with(plane.clone())));
        (at[1].0 - at[0].0, at[0].1 - at[2].1)
    };
    let (across, upwards) = sides(&plane);
    assert!((across - upwards).abs() < 0.11, "{across} {upwards}");
    plane.stretched = true;
    let (across, upwards) = sides(&plane);
    assert!(20.0 * across < upwards, "two units upwards fill the picture: {across} {upwards}");
}

#[test]
fn room_keeps_a_plane_where_it_is() {
    let room = vec![(0.0, 0.0), (9.0, 5.0)];
    let mut plane = Plane { room, ..Plane::default() };
    plane.points.push(PlanePoint::new("", (2.0, 3.0)));
    let first = circles(&well_formed(&Frame::new("").with(plane.clone())))[0];
    plane.points.push(PlanePoint::new("", (8.0, 1.0)));
    let second = circles(&well_formed(&Frame::new("").with(plane)))[0];
    assert_eq!(first, second);
}

#[test]
fn planes_of_any_size() {
    for size in [1e-9, 0.003, 1.0, 70.0, 1e6, 9e11] {
        for offset in [0.0, -1e11, 3.5] {
            for stretched in [false, true] {
                let at = [(offset, 0.0), (offset + size, size / 3.0)];
                let points = at.iter().map(|at| PlanePoint::new("p", *at)).collect();
                let lines = vec![PlaneLine::half_plane((1.0, 1.0), offset)];
                well_formed(&Frame::new("").with(Plane {
                    points,
                    lines,
                    stretched,
                    ..Plane::default()
                }));
            }
        }
    }
    // A single point, and points in a line.
    for places in [vec![(7.0, -7.0)], vec![(1.0, 1.0), (1.0, 5.0)], vec![(0.0, 2.0), (9.0, 2.0)]] {
        let points = places.iter().map(|at| PlanePoint::new("p", *at)).collect();
        well_formed(&Frame::new("").with(Plane { points, ..Plane::default() }));
    }
}

/// A half-plane is cut off at the edge of what is shown, on the right side of its line.
#[test]
fn half_planes_within_the_view() {
    let frame = |line: PlaneLine| {
        let room = vec![(0.0, 0.0), (10.0, 10.0)];
        well_formed(&Frame::new("").with(Plane { room, lines: vec![line], ..Plane::default() }))
    };
    let half = |normal, level| {
        let svg = frame(PlaneLine::half_plane(normal, level));
        let (_, rest) = svg.split_once("class=\"half\" points=\"").expect("a half-plane");
        let points = rest.split('"').next().expect("its corners").split_whitespace();
        let corner = |point: &str| {
            let (x, y) = point.split_once(',').expect("a corner");
            (x.parse::<f64>().expect("a number"), y.parse::<f64>().expect("a number"))
        };
        points.map(corner).collect::<Vec<_>>()
    };
    assert_eq!(half((1.0, 0.0), 100.0).len(), 4, "all of the view");
    assert_eq!(half((1.0, 0.0), -100.0).len(), 0, "nothing of it");
    assert_eq!(half((1.0, 1.0), 2.0).len(), 3, "a corner of it");
    assert_eq!(half((-1.0, -1.0), -2.0).len(), 5, "all but a corner");
    let lower = half((0.0, 1.0), 5.0);
    let upper = half((0.0, -1.0), -5.0);
    let lowest = |corners: &[(f64, f64)]| corners.iter().map(|at| at.1).fold(0.0, f64::max);
    assert!(lowest(&upper) < lowest(&lower), "down is where y grows: {upper:?} {lower:?}");
    assert_eq!(frame(PlaneLine::new((1.0, 0.0), 100.0)).matches("class=\"line").count(), 0);
}

// 4. Pictures that cannot be: the program that draws is wrong.

fn panics(picture: impl Into<Picture>) -> String {
    let frame = Frame::new("").with(picture);
    let panic = |render: fn(&Frame) -> String| {
        let caught = catch_unwind(AssertUnwindSafe(|| render(&frame)));
        let caught = caught.expect_err("it must be refused");
        let fixed = caught.downcast_ref::<&str>().map(ToString::to_string);
        fixed.or_else(|| caught.downcast_ref::<String>().cloned()).expect("a message")
    };
    let said = panic(|frame| frame.to_text(false));
    assert_eq!(said, panic(Frame::to_svg), "both renderings refuse it");
    said
}

#[test]
fn what_is_not_there_cannot_be_pointed_at() {
    let mut cells = Cells::new([1, 2]);
    cells.pointers = vec![Pointer { at: 3, name: "i".into() }];
    assert_eq!(panics(cells.clone()), "the pointer i stands outside the array");
    cells.pointers.clear();
    cells.arcs = vec![Arc { from: 0, to: 2, label: String::new(), role: None }];
    assert_eq!(panics(cells), "an arc to a cell outside the array");

    let rows = vec![Row::new("", [1, 2, 3]), Row::new("", [4])];
    let mut grid = Grid { rows, ..Grid::default() };
    // A row may be shorter than the others, and an arrow may lead to where it has no cell.
    grid.arrows = vec![Arrow { from: (0, 0), to: (1, 2), role: None }];
    well_formed(&Frame::new("").with(grid.clone()));
    grid.arrows[0].to = (2, 0);
    assert_eq!(panics(grid.clone()), "an arrow to a cell outside the grid");
    grid.arrows.clear();
    grid.lines =
        vec![Line { from: (0.0, f64::NAN), to: (1.0, 1.0), label: "l".into(), role: None }];
    assert_eq!(panics(grid), "a line that ends nowhere");

    let mut tree = Tree { nodes: vec![TreeNode::child(0, "v")], ..Tree::default() };
    assert_eq!(panics(tree.clone()), "a parent that does not stand before its child");
    tree.nodes[0].parent = None;
    tree.links = vec![Edge { to: 1, ..Edge::default() }];
    assert_eq!(panics(tree), "a link to a node that is not there");

    let far = PlanePoint::new("", (0.0, f64::NAN));
    assert_eq!(panics(Plane { points: vec![far], ..Plane::default() }), "a place that is nowhere");
    assert_eq!(
        panics(Plane { room: vec![(1e300, 0.0)], ..Plane::default() }),
        "a place that is nowhere"
    );
    assert_eq!(
        panics(Plane { lines: vec![PlaneLine::new((0.0, 0.0), 1.0)], ..Plane::default() }),
        "a line without a direction"
    );
    let steep =
        |normal, level| Plane { lines: vec![PlaneLine::new(normal, level)], ..Plane::default() };
    for plane in
        [steep((1e12, 1.0), 0.0), steep((1.0, -1e12), 0.0), steep((1.0, 1.0), f64::INFINITY)]
    {
        assert!(!plane.is_drawable());
        assert_eq!(panics(plane), "a line of numbers too large");
    }
    assert!(steep((9e11, -9e11), 9e11).is_drawable());
    well_formed(&Frame::new("").with(steep((9e11, -9e11), 9e11)));

    let nodes = vec![Node::default(), Node { label: "v".into(), ..Node::default() }];
    let mut graph = Graph { nodes, ..Graph::default() };
    graph.edges = vec![Edge { to: 2, ..Edge::default() }];
    assert_eq!(panics(graph.clone()), "an edge to a vertex that is not there");
    assert!(catch_unwind(|| graph.clone().in_layers()).is_err());
    graph.edges.clear();
    graph.regions = vec![Region::new("r", [2])];
    assert_eq!(panics(graph.clone()), "a region of a vertex that is not there");
    graph.regions.clear();
    graph.nodes[1].at = (f64::INFINITY, 0.0);
    assert_eq!(panics(graph), "the vertex v stands nowhere");
}

#[test]
fn a_chart_of_counts_runs_each_size_once_for_all_curves() {
    let runs = std::cell::Cell::new(0);
    let count = |n: u32| {
        runs.set(runs.get() + 1);
        [n, n * n]
    };
    let chart = Chart::from_counts("work", ["cells", "steps"], &[4, 8], ["few", "many"], count);
    assert_eq!(runs.get(), 2);
    let points = chart.series.iter().map(|series| (&*series.name, &*series.points));
    let expected: [(&str, &[(f64, f64)]); 2] =
        [("few", &[(4.0, 4.0), (8.0, 8.0)]), ("many", &[(4.0, 16.0), (8.0, 64.0)])];
    assert_eq!(points.collect::<Vec<_>>(), expected);
    assert_eq!((&chart.x, &chart.y), (&Axis::log("cells"), &Axis::log("steps")));
}

#[test]
fn a_frame_says_what_is_too_large() {
    let frame = Frame::too_large("9 numbers");
    assert_eq!(frame.caption, "Too large to draw: the limit is 9 numbers.");
}
