//! The cheapest cover and the heaviest independent set:
//! `cargo run -p graph-theory --example weighted_cover -- a=3 b=4 c=2 a-b c-b`.

use std::mem;
use std::process::ExitCode;

use graph_theory::bipartite_matching::two_sides;
use graph_theory::bipartite_matching::weighted_cover::board::board;
use graph_theory::bipartite_matching::weighted_cover::plain::{Cover, weighted_cover_watched};
use graph_theory::bipartite_matching::weighted_cover::weighted_cover_watched as by_dinic;
use graph_theory::graph::generate::Random;
use graph_theory::network_flow::dinic::Step as LibraryStep;
use graph_theory::network_flow::edmonds_karp::plain::Step;
use graph_theory::network_flow::plain::Network;
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph};
use input::Input;
use trace::{Chart, Demo, Edge, Frame, Node, Options, Region, Role, SplitMix64, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "weighted_cover",
    about: "The cheapest vertex cover and the heaviest independent set of two sides, by a minimum cut.",
    arguments: "PART... (a=3 for a vertex that weighs 3, a-b for an edge; without a weight, a vertex weighs 1)",
    worked: &["x0=2 x1=6 x2=9 x3=3 y0=10 y1=7 y2=4 x0-y1 x0-y2 x1-y0 x1-y2 x2-y0 x3-y0 x3-y1"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// What still makes a picture.
const MOST_NODES: usize = 16;
const MOST_EDGES: usize = 32;

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Four left vertices with one to three of three neighbors each, and weights from 1 to 12.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let vertices = ["x0", "x1", "x2", "x3", "y0", "y1", "y2"];
    let mut words: Vec<String> =
        vertices.iter().map(|vertex| format!("{vertex}={}", 1 + dice.below(12))).collect();
    for x in 0..4 {
        // A set of right vertices that is not empty.
        let neighbors = 1 + dice.below(7);
        let those = (0..3).filter(|y| neighbors >> y & 1 == 1);
        words.extend(those.map(|y| format!("x{x}-y{y}")));
    }
    words.join(" ")
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = read(input)?;
    let is_right = match two_sides(&typed.graph) {
        Ok(is_right) => is_right,
        Err(GraphError::NotBipartite { odd_cycle }) => {
            let walk = typed.walked(&odd_cycle);
            return Err(format!("no two sides: {walk} is a cycle of odd length").into());
        }
        Err(error) => return Err(error.into()),
    };
    let mut sum: i64 = 0;
    for (name, weight) in typed.names.iter().zip(&typed.weights) {
        let more = sum.checked_add(*weight);
        sum = more.ok_or_else(|| format!("the sum of the weights overflows at {name}"))?;
    }
    let (n_nodes, n_edges) = (typed.graph.n_nodes(), typed.graph.n_edges());
    let size = [trace::counted(n_nodes, "vertex", "vertices"), trace::plural(n_edges, "edge")];
    let title = format!("Cheapest cover, {}", size.join(" and "));
    let sides = Sides::new(&typed, &is_right);
    let is_drawn = n_nodes <= MOST_NODES && n_edges <= MOST_EDGES;
    let (mut searches, mut reached) = (Vec::new(), Vec::new());
    let [left, right] = [&sides.left, &sides.right].map(|side| typed.weights_of(side));
    let cover = weighted_cover_watched(&left, &right, &sides.edges, |step, network| match step {
        _ if !is_drawn => {}
        Step::Reach { arc } => reached.push(arc),
        Step::Augment { path, amount } => {
            let reached = mem::take(&mut reached);
            let (path, after) = (path.to_vec(), network.clone());
            searches.push(Search { reached, path, amount, after });
        }
    });
    let found = Found::new(&sides, &cover);
    let frames = if is_drawn {
        let mut board = Board::new(&sides);
        for search in &searches {
            board.draw(search);
        }
        board.end(&reached, &found, &cover.prices);
        board.frames
    } else {
        vec![Frame::too_large(format_args!("{MOST_NODES} vertices and {MOST_EDGES} edges"))]
    };
    let answer = format!(
        "Cover: {}, weight {}. Independent: {}, weight {}.",
        typed.listed(&found.cover),
        typed.weigh(&found.cover),
        typed.listed(&found.rest),
        typed.weigh(&found.rest)
    );
    Ok(Trace { title, frames, answer })
}

/// A graph as it was typed.
struct Typed<'a> {
    /// In the order in which they came.
    names: Vec<&'a str>,
    weights: Vec<i64>,
    graph: UnGraph,
}

fn read<'a>(input: &mut Input<'a>) -> trace::Result<Typed<'a>> {
    let (mut names, mut weights, mut edges) = (Vec::new(), Vec::new(), Vec::new());
    let mut n_parts = 0;
    while !input.is_end() {
        n_parts += 1;
        let what = format!("part {n_parts}");
        let word = input.word(&what)?;
        let wrong = || input.invalid(&what, "is neither a weight, like a=3, nor an edge, like a-b");
        let (ends, weight) = word.split_once('=').map_or((word, None), |(name, w)| (name, Some(w)));
        let (a, b) = ends.split_once('-').map_or((ends, None), |(a, b)| (a, Some(b)));
        let is_name = |name: &&str| !name.is_empty() && !name.contains(['-', '=']);
        if ![Some(a), b].iter().flatten().all(is_name) || b.is_some() && weight.is_some() {
            return Err(wrong().into());
        }
        let mut number = |name: &'a str| {
            names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                weights.push(1);
                names.len() - 1
            })
        };
        let a = number(a);
        if let Some(b) = b {
            let b = number(b);
            edges.push((u32::try_from(a)?, u32::try_from(b)?));
        }
        if let Some(weight) = weight {
            let weight: i64 = weight
                .parse()
                .map_err(|_| input.invalid(&what, "has a weight that is no integer of 64 bits"))?;
            if weight < 0 {
                return Err(input.invalid(&what, "has a negative weight").into());
            }
            weights[a] = weight;
        }
    }
    let graph = UnGraph::from_edges(names.len(), edges)?;
    Ok(Typed { names, weights, graph })
}

impl Typed<'_> {
    /// The names of vertices in a row.
    fn listed(&self, nodes: &[usize]) -> String {
        if nodes.is_empty() {
            return "nothing".into();
        }
        trace::list(nodes.iter().map(|&v| self.names[v]), " ")
    }

    fn weights_of(&self, nodes: &[usize]) -> Vec<i64> {
        nodes.iter().map(|&v| self.weights[v]).collect()
    }

    fn weigh(&self, nodes: &[usize]) -> i64 {
        self.weights_of(nodes).iter().sum()
    }

    /// The vertices around an odd cycle: `x0 y0 x1 x0`.
    fn walked(&self, cycle: &[EdgeId]) -> String {
        let ends = |i: usize| {
            let edge = self.graph.edge(cycle[i % cycle.len()]);
            [edge.tail, edge.head]
        };
        // The first edge is walked toward the second one.
        let [tail, head] = ends(0);
        let mut walk = vec![if ends(1).contains(&head) { tail } else { head }];
        for id in cycle {
            walk.extend(walk.last().map(|&at| self.graph.edge(*id).other_end(at)));
        }
        let walk: Vec<usize> = walk.into_iter().map(NodeId::index).collect();
        self.listed(&walk)
    }
}

/// The two sides, as positions of typed vertices, and the edges as the plain version takes them.
struct Sides<'a> {
    typed: &'a Typed<'a>,
    left: Vec<usize>,
    right: Vec<usize>,
    edges: Vec<(usize, usize)>,
}

impl<'a> Sides<'a> {
    fn new(typed: &'a Typed<'a>, is_right: &[bool]) -> Self {
        let (right, left): (Vec<usize>, Vec<usize>) =
            (0..is_right.len()).partition(|v| is_right[*v]);
        let mut number = vec![0; is_right.len()];
        for side in [&left, &right] {
            side.iter().enumerate().for_each(|(i, &v)| number[v] = i);
        }
        let edge = |edge: &graph_theory::graph::Edge<()>| {
            let [a, b] = [edge.tail.index(), edge.head.index()];
            if is_right[a] { (number[b], number[a]) } else { (number[a], number[b]) }
        };
        let edges = typed.graph.edges().iter().map(edge).collect();
        Sides { typed, left, right, edges }
    }

    /// Where a vertex of the network is drawn: the typed vertices come first, then s and t.
    fn place(&self, node: usize) -> usize {
        self.left.iter().chain(&self.right).nth(node).copied().unwrap_or(node)
    }

    /// The weight of a vertex of the network.
    fn weight(&self, node: usize) -> i64 {
        self.typed.weights[self.place(node)]
    }
}

/// The positions of the vertices of the cover, and of the others.
struct Found {
    cover: Vec<usize>,
    rest: Vec<usize>,
}

impl Found {
    fn new(sides: &Sides<'_>, cover: &Cover) -> Self {
        let left = cover.left.iter().map(|&x| sides.left[x]);
        let all: Vec<usize> = left.chain(cover.right.iter().map(|&y| sides.right[y])).collect();
        let (cover, rest) = (0..sides.typed.names.len()).partition(|v| all.contains(v));
        Found { cover, rest }
    }
}

/// A search of the flow that came to the sink.
struct Search {
    /// The arcs by which vertices were reached.
    reached: Vec<usize>,
    path: Vec<usize>,
    amount: i64,
    after: Network,
}

/// The drawing so far.
struct Board<'a> {
    sides: &'a Sides<'a>,
    network: Network,
    source: usize,
    sink: usize,
    /// The vertices of the network at their places, without edges.
    blank: trace::Graph,
    frames: Vec<Frame>,
    /// How often each of the questions was asked.
    asked: [usize; 3],
}

impl<'a> Board<'a> {
    fn new(sides: &'a Sides<'a>) -> Self {
        let n_left = sides.left.len();
        let (source, sink) = (sides.typed.names.len(), sides.typed.names.len() + 1);
        let mut edges: Vec<(usize, usize, i64)> =
            sides.edges.iter().map(|&(x, y)| (x, n_left + y, i64::MAX)).collect();
        edges.extend((0..n_left).map(|x| (source, x, sides.weight(x))));
        edges.extend((n_left..source).map(|y| (y, sink, sides.weight(y))));
        let network = Network::new(sink + 1, &edges);
        let typed = sides.typed.names.iter().map(Node::new);
        let new = ["s", "t"].map(|name| Node { dashed: true, ..Node::new(name) });
        let edge =
            |&(from, to, _): &(usize, usize, i64)| Edge::new(sides.place(from), sides.place(to));
        let blank = trace::Graph {
            nodes: typed.chain(new).collect(),
            edges: edges.iter().map(edge).collect(),
            directed: true,
            ..trace::Graph::default()
        };
        let blank = blank.in_columns(|v| match v {
            v if v == source => 0,
            v if v == sink => 5,
            v if sides.right.contains(&v) => 4,
            _ => 1,
        });
        let (frames, asked) = (Vec::new(), [0; 3]);
        let mut board = Board { sides, network, source, sink, blank, frames, asked };
        let caption = "Below each vertex is its weight. We look for a set of vertices that contains an end of each edge and weighs as \
                       little as possible.";
        let graph = board.graph(|v| sides.typed.weights[v].to_string());
        board.frames.push(Frame::new(caption).with(graph).at("left: &[i64]"));
        let caption = "An edge leads from s to each left vertex, and an edge leads from each right vertex to t. Each of these edges can \
                       carry as much as its vertex weighs. The edges of the graph have no limit. The price of an edge of the graph is \
                       what flows through it. The edge pays this price to both of its ends.";
        let picture = board.picture();
        board.add(caption, picture, "let mut network = Network::new(");
        board
    }

    fn name(&self, node: usize) -> &str {
        &self.blank.nodes[self.sides.place(node)].label
    }

    fn tail(&self, arc: usize) -> usize {
        self.network.heads[arc ^ 1]
    }

    /// Whether an arc joins the two sides.
    fn is_middle(&self, arc: usize) -> bool {
        arc / 2 < self.sides.edges.len()
    }

    /// The names of vertices of the network in a row.
    fn row(&self, nodes: impl IntoIterator<Item = usize>) -> String {
        trace::list(nodes.into_iter().map(|node| self.name(node)), " ")
    }

    /// The vertices along a path.
    fn along(&self, path: &[usize]) -> String {
        let heads = path.iter().map(|&arc| self.network.heads[arc]);
        self.row([self.source].into_iter().chain(heads))
    }

    /// The edge of an arc between the sides: `x0-y1`.
    fn edge(&self, arc: usize) -> String {
        let forward = arc & !1;
        format!("{}-{}", self.name(self.tail(forward)), self.name(self.network.heads[forward]))
    }

    /// The edge at s or t that holds the weight of a vertex of the network.
    fn edge_of(&self, node: usize) -> usize {
        self.sides.edges.len() + node
    }

    fn is_full(&self, node: usize) -> bool {
        self.network.residual[2 * self.edge_of(node)] == 0
    }

    /// The network: flow and capacity at s and t, the flow on the other edges.
    fn picture(&self) -> trace::Graph {
        let mut picture = self.blank.clone();
        for (edge, drawn) in picture.edges.iter_mut().enumerate() {
            let flow = self.network.flow(edge);
            drawn.style = (0 < flow).then_some(Style::Thick);
            drawn.label = match edge.checked_sub(self.sides.edges.len()) {
                None => flow.to_string(),
                Some(node) => format!("{flow}/{}", self.sides.weight(node)),
            };
        }
        picture
    }

    /// The graph alone at the same places, with notes below its vertices.
    fn graph(&self, note: impl Fn(usize) -> String) -> trace::Graph {
        let mut picture = self.blank.clone();
        picture.directed = false;
        picture.nodes.truncate(self.source);
        picture.edges.truncate(self.sides.edges.len());
        for (v, node) in picture.nodes.iter_mut().enumerate() {
            node.note = note(v);
        }
        picture
    }

    fn add(&mut self, caption: impl Into<String>, picture: trace::Graph, at: &'static str) {
        self.frames.push(Frame::new(caption).with(picture).at(at));
    }

    /// Marks an arc. One that leads backward is drawn beside its edge.
    fn mark(&self, picture: &mut trace::Graph, arc: usize, role: Role) {
        let [from, to] = [self.tail(arc), self.network.heads[arc]].map(|v| self.sides.place(v));
        picture.nodes[to].role = Some(role);
        if arc.is_multiple_of(2) {
            picture.edges[arc / 2].role = Some(role);
        } else {
            let style = Some(Style::Dashed);
            picture.edges.push(Edge { role: Some(role), style, ..Edge::new(from, to) });
        }
    }

    /// One frame for the path, and one before it for a search that goes backward.
    fn draw(&mut self, search: &Search) {
        let goes_back = search.path.iter().any(|arc| arc % 2 == 1);
        if goes_back {
            self.ask_path(search);
            let mut picture = self.picture();
            // What is reached after the sink is no longer needed.
            let is_sink = |arc: &usize| self.network.heads[*arc] == self.sink;
            let n_arcs = search.reached.iter().position(is_sink).map_or(0, |last| last + 1);
            let reached = &search.reached[..n_arcs];
            for &arc in reached {
                self.mark(&mut picture, arc, Role::Frontier);
            }
            let back = reached.iter().filter(|arc| *arc % 2 == 1);
            let back = back.map(|&arc| {
                format!(
                    "from {} to {}",
                    self.name(self.tail(arc)),
                    self.name(self.network.heads[arc])
                )
            });
            let caption = format!(
                "A search from s, along arcs that can take more, reaches the vertices {}. It goes backward {}.",
                self.row(reached.iter().map(|&arc| self.network.heads[arc])),
                trace::all_of(back)
            );
            self.add(caption, picture, "arrival[v] = Some(arc);");
            self.ask_less(search);
        } else {
            self.ask_amount(search);
        }
        let was_full: Vec<bool> = (0..self.source).map(|node| self.is_full(node)).collect();
        self.network.clone_from(&search.after);
        let mut picture = self.picture();
        picture.nodes[self.source].role = Some(Role::Chosen);
        for &arc in &search.path {
            self.mark(&mut picture, arc, Role::Chosen);
        }
        let middle = search.path.iter().filter(|&&arc| self.is_middle(arc));
        let changes = middle.map(|&arc| {
            let how = if arc % 2 == 0 { "more" } else { "less" };
            format!("{} pays {} {how}", self.edge(arc), search.amount)
        });
        let full = (0..self.source).filter(|&node| self.is_full(node) && !was_full[node]);
        let full: Vec<&str> = full.map(|node| self.name(node)).collect();
        let verb = if full.len() == 1 { "is" } else { "are" };
        let full = match &full[..] {
            [] => String::new(),
            _ => format!(" Now {} {verb} paid in full.", trace::all_of(&full)),
        };
        let units = trace::plural(search.amount, "unit");
        let flow = if search.amount == 1 { "flows" } else { "flow" };
        let caption = format!(
            "{units} {flow} along {}: {}.{full}",
            self.along(&search.path),
            trace::all_of(changes)
        );
        self.add(caption, picture, "network.push(arc, amount);");
    }

    /// The last search, the cover, and what proves it.
    fn end(&mut self, reached: &[usize], found: &Found, prices: &[i64]) {
        let typed = self.sides.typed;
        let nodes = reached.iter().map(|&arc| self.network.heads[arc]);
        let side: Vec<usize> = [self.source].into_iter().chain(nodes).collect();
        let value = typed.weigh(&found.cover);
        let mut picture = self.picture();
        for &arc in reached {
            self.mark(&mut picture, arc, Role::Frontier);
        }
        let region = Region::new("S", side.iter().map(|&node| self.sides.place(node)));
        picture.regions = vec![region.clone()];
        let caption = format!(
            "The last search does not reach t. It reaches the vertices of S = {{{}}}. So the flow is a maximum flow, and its value is {value}.",
            self.row(side.iter().copied())
        );
        self.add(caption, picture, "let is_reached = network.reachable(source);");
        self.ask_cover(&side, found);
        let mut picture = self.picture();
        picture.regions = vec![region];
        let is_in = |node: &usize| found.cover.contains(&self.sides.place(*node));
        let cut: Vec<usize> = (0..self.source).filter(is_in).collect();
        let mut names = Vec::new();
        for &node in &cut {
            let arc = 2 * self.edge_of(node);
            picture.edges[arc / 2].role = Some(Role::Chosen);
            picture.nodes[self.sides.place(node)].role = Some(Role::Chosen);
            names.push(format!(
                "{}→{}",
                self.name(self.tail(arc)),
                self.name(self.network.heads[arc])
            ));
        }
        let held = match cut.len() {
            1 => format!("is {}", self.row(cut.iter().copied())),
            _ => format!("consists of {}", trace::all_of(cut.iter().map(|&v| self.name(v)))),
        };
        let (edges, lead, them) = match names.len() {
            1 => ("The edge", "leads", "it"),
            _ => ("The edges", "lead", "them"),
        };
        let caption = if names.is_empty() {
            "No edge leads out of S, and the graph has no edge. So the empty set is a cover.".into()
        } else {
            format!(
                "{edges} {} {lead} out of S, and no more can flow along {them}. So the cover {held}. It weighs {}.",
                trace::all_of(&names),
                sum(cut.iter().map(|&node| self.sides.weight(node)), value)
            )
        };
        self.add(caption, picture, "left: (0..n_left).filter(|x| !is_reached[*x]).collect(),");
        self.ask_rest(found);
        let mut paid = vec![0; self.source];
        for (&(x, y), price) in self.sides.edges.iter().zip(prices) {
            paid[self.sides.left[x]] += price;
            paid[self.sides.right[y]] += price;
        }
        let mut graph = self.graph(|v| format!("{}/{}", paid[v], typed.weights[v]));
        for (edge, price) in graph.edges.iter_mut().zip(prices) {
            edge.label = price.to_string();
            edge.style = (0 < *price).then_some(Style::Thick);
        }
        found.cover.iter().for_each(|&v| graph.nodes[v].role = Some(Role::Chosen));
        found.rest.iter().for_each(|&v| graph.nodes[v].role = Some(Role::Settled));
        let caption = format!(
            "The prices add up to {}, and no vertex gets more than it weighs. Each cover has an end of each edge, so no cover weighs less. \
             The other vertices are independent, and they weigh {}.",
            sum(prices.iter().copied(), value),
            typed.weigh(&found.rest)
        );
        self.add(caption, graph, "prices: (0..edges.len())");
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// How much flows along a path of three arcs, if something flows on it already.
    fn ask_amount(&mut self, search: &Search) {
        let ends = search.path.iter().filter(|&&arc| !self.is_middle(arc));
        let ends: Vec<usize> = ends.map(|arc| arc / 2).collect();
        if 1 <= self.asked[0] || ends.iter().all(|&edge| self.network.flow(edge) == 0) {
            return;
        }
        self.asked[0] += 1;
        let mut others: Vec<i64> = ends
            .iter()
            .map(|&edge| self.network.flow(edge) + self.network.residual[2 * edge])
            .collect();
        others.extend(ends.iter().map(|&edge| self.network.flow(edge)).filter(|flow| 0 < *flow));
        let question =
            format!("The next path is {}. How much flows along it?", self.along(&search.path));
        let because = "It is the smallest amount that an edge of the path can still take.";
        let amount = search.amount;
        self.ask(|frame| frame.ask_number(question, amount, others, because));
    }

    /// Whether more can flow, and along which path. A wrong one goes through an edge that is full.
    fn ask_path(&mut self, search: &Search) {
        if 1 <= self.asked[1] {
            return;
        }
        self.asked[1] += 1;
        let middle = search.path.iter().rev().find(|&&arc| self.is_middle(arc));
        let direct = middle.map_or(String::new(), |&arc| {
            self.row([self.source, self.tail(arc), self.network.heads[arc], self.sink])
        });
        let choices = [
            "No, all paths are blocked".to_owned(),
            format!("Yes, along {}", self.along(&search.path)),
            format!("Yes, along {direct}"),
        ];
        let because = "An edge that carries something can carry less. So a path may follow it backward, but it cannot follow a full \
                       edge forward.";
        self.ask(|frame| frame.ask("Can more flow get from s to t?", choices, 1, because));
    }

    /// How much less an edge pays after a path.
    fn ask_less(&mut self, search: &Search) {
        let back = search.path.iter().find(|arc| *arc % 2 == 1);
        let Some(&back) = back.filter(|_| self.asked[2] < 1) else { return };
        self.asked[2] += 1;
        let rest = search.path.iter().map(|&arc| self.network.residual[arc]);
        let mut others: Vec<i64> =
            rest.filter(|rest| *rest <= self.network.flow(back / 2)).collect();
        others.push(self.network.flow(back / 2) - search.amount);
        let edge = self.edge(back);
        let question = format!(
            "How much less does {edge} carry after flow is sent along this path from s to t?"
        );
        let because = "It is the smallest amount that an arc of the path can take. A backward arc can take what its edge carries.";
        let amount = search.amount;
        self.ask(|frame| frame.ask_number(question, amount, others, because));
    }

    /// Which vertices are the cover.
    fn ask_cover(&mut self, side: &[usize], found: &Found) {
        let n_left = self.sides.left.len();
        let those = |is_in: &dyn Fn(usize) -> bool| {
            let nodes: Vec<usize> = (0..self.source).filter(|&node| is_in(node)).collect();
            let mut places: Vec<usize> = nodes.iter().map(|&node| self.sides.place(node)).collect();
            places.sort_unstable();
            self.sides.typed.listed(&places)
        };
        let is_in_side = |node: usize| side.contains(&node);
        let held = self.sides.typed.listed(&found.cover);
        let mut choices = vec![
            those(&is_in_side),
            those(&|node| self.is_full(node)),
            held.clone(),
            those(&|node| is_in_side(node) == (node < n_left)),
        ];
        let mut known: Vec<String> = Vec::new();
        choices.retain(|choice| {
            let is_new = !known.contains(choice);
            known.push(choice.clone());
            is_new
        });
        let Some(answer) = choices.iter().position(|choice| *choice == held) else { return };
        if choices.len() < 2 {
            return;
        }
        let because = "The edge from s to x leads out of S if x is not in S. The edge from y to t leads out of S if y is in S.";
        self.ask(|frame| {
            frame.ask("Which vertices are a cheapest cover?", choices, answer, because)
        });
    }

    /// What the heaviest independent set weighs.
    fn ask_rest(&mut self, found: &Found) {
        let typed = self.sides.typed;
        let [cover, rest] = [&found.cover, &found.rest].map(|nodes| typed.weigh(nodes));
        let [left, right] = [&self.sides.left, &self.sides.right].map(|side| typed.weigh(side));
        let question = "No two vertices of an independent set are joined. How much can an independent set weigh?";
        let because = "The vertices outside of a cover are independent, and the vertices outside of an independent set are a cover. So the \
                       cheapest cover leaves the heaviest independent set. It weighs the sum of all weights minus the weight of the cover.";
        self.ask(|frame| {
            frame.ask_number(question, rest, [cover, left, right, cover + rest], because)
        });
    }
}

/// `2 + 3 = 5`
fn sum(terms: impl Iterator<Item = i64>, sum: i64) -> String {
    let terms: Vec<String> = terms.filter(|term| *term != 0).map(|term| term.to_string()).collect();
    if terms.len() < 2 { sum.to_string() } else { format!("{} = {sum}", terms.join(" + ")) }
}

pub(crate) const SIZES: [u32; 6] = [2, 4, 8, 16, 32, 64];

/// The paths of Edmonds and Karp's algorithm, and the phases of Dinic's, on a board of `side` by
/// `side` numbers below 1000.
pub(crate) fn work(side: u32) -> [u32; 2] {
    let mut random = Random::new(624);
    let mut row = || (0..side).map(|_| i64::from(random.below(1000))).collect();
    let rows: Vec<Vec<i64>> = (0..side).map(|_| row()).collect();
    let (mut n_paths, mut n_phases) = (0, 0);
    let found = board(&rows).and_then(|(graph, weights)| {
        let is_right = two_sides(&graph)?;
        let typed = Typed { names: vec![""; weights.len()], weights, graph };
        let sides = Sides::new(&typed, &is_right);
        let [left, right] = [&sides.left, &sides.right].map(|side| typed.weights_of(side));
        weighted_cover_watched(&left, &right, &sides.edges, |step, _| {
            n_paths += u32::from(matches!(step, Step::Augment { .. }));
        });
        by_dinic(&typed.graph, &typed.weights, |step, _| {
            n_phases += u32::from(matches!(step, LibraryStep::Phase { .. }));
        })
    });
    if found.is_ok() { [n_paths, n_phases] } else { [0, 0] }
}

fn cost() -> Chart {
    Chart::from_counts(
        "Searches that find something, on square boards of random numbers",
        ["cells in a row", "searches"],
        &SIZES,
        ["one for each path (Edmonds-Karp)", "one for each phase (Dinic)"],
        work,
    )
}
