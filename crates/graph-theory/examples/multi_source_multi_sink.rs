//! Many sources and sinks:
//! `cargo run -p graph-theory --example multi_source_multi_sink -- 1\>3:4 2\>3:5 sources=1,2:3 sinks=3`.

mod flows;
mod graphs;

use std::mem;
use std::process::ExitCode;

use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::edmonds_karp::plain::Step;
use graph_theory::network_flow::multi_source_multi_sink::{ManyTerminals, Terminal, plain};
use graph_theory::network_flow::plain::Network;
use graph_theory::{Directed, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Region, Role, Series, SplitMix64, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "multi_source_multi_sink",
    about: "Many sources and sinks: one super source feeds them, one super sink drains them.",
    arguments: "TAIL>HEAD:CAPACITY... sources=NAME[:LIMIT],... sinks=NAME[:LIMIT],...",
    worked: &[
        "a>d:6 b>e:7 c>e:9 d>x:5 d>y:1 d>z:4 e>x:8 c>y:3 sources=a:4,b:5,c sinks=x:9,y:2,z:7",
    ],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

type Limited = (NodeId, Option<i64>);

/// Reads `sources=1,2:13`: vertices with limits.
fn terminals(typed: &Typed<i64, Directed>, key: &str) -> trace::Result<Vec<Limited>> {
    let Some(list) = typed.setting(key) else {
        return Err(format!("{key}: none are named; write them like {key}=1,2:13").into());
    };
    let terminal = |word: &str| {
        let (name, limit) = match word.split_once(':') {
            Some((name, limit)) => (name, Some(limit)),
            None => (word, None),
        };
        let node = typed.find(name).ok_or(format!("{key}: there is no vertex {name}"))?;
        let limit = limit.map(str::parse).transpose();
        let limit = limit.map_err(|_| format!("{key}: {word} has a limit that is no integer"))?;
        Ok((node, limit))
    };
    list.split(',').map(terminal).collect()
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &["sources", "sinks"], flows::capacity)?;
    let network = FlowNetwork::try_from(&typed.graph)?;
    let (sources, sinks) = (terminals(&typed, "sources")?, terminals(&typed, "sinks")?);
    let terminals = ManyTerminals::new(&network, sources, sinks)?;
    let edge =
        |edge: &graph_theory::graph::Edge<i64>| (edge.tail.index(), edge.head.index(), edge.weight);
    let edges: Vec<(usize, usize, i64)> = typed.graph.edges().iter().map(edge).collect();
    let plain = |side: &[Terminal<i64>]| {
        side.iter().map(|end| (end.node.index(), end.limit)).collect::<Vec<_>>()
    };
    let (sources, sinks) = (plain(terminals.sources()), plain(terminals.sinks()));
    let mut all = edges.iter().map(|edge| Some(edge.2)).chain(sources.iter().map(|end| end.1));
    let sum = all.try_fold(1, |sum: i64, amount| sum.checked_add(amount.unwrap_or(0)));
    if sum.is_none() {
        return Err("the capacities and supplies together are too large".into());
    }
    let title = format!(
        "From {} to {}",
        trace::plural(sources.len(), "source"),
        trace::plural(sinks.len(), "sink")
    );
    let (nodes, most) = (flows::MOST_NODES, flows::MOST_EDGES);
    let too_large = if nodes < typed.names.len() || most < edges.len() {
        Some(Frame::too_large(format_args!("{nodes} vertices and {most} edges")))
    } else if sum.is_some_and(|sum| flows::MOST_CAPACITY < sum) {
        Some(Frame::too_large("capacities and supplies that sum to 12 digits"))
    } else {
        None
    };
    let mut board = Board::new(&typed, &edges, sources, sinks);
    let answer = board.run(&edges, too_large.is_none());
    let frames = too_large.map_or(board.frames, |too_large| vec![too_large]);
    Ok(Trace { title, frames, answer })
}

/// What the plain version takes and gives, and how it is drawn.
struct Board<'a> {
    typed: &'a Typed<i64, Directed>,
    sources: Vec<(usize, Option<i64>)>,
    sinks: Vec<(usize, Option<i64>)>,
    /// The network with its super vertices, everything at its place, nothing marked.
    blank: trace::Graph,
    /// The column of each vertex.
    level: Vec<usize>,
    /// What the edges of this network can carry.
    capacities: Vec<i64>,
    frames: Vec<Frame>,
    /// How often each of the questions on a path was asked.
    asked: [usize; 2],
}

/// A search of the flow that came to the sink, and the network before and after.
struct Search {
    /// The arcs by which vertices were reached.
    reached: Vec<usize>,
    path: Vec<usize>,
    amount: i64,
    before: Network,
    after: Network,
}

impl<'a> Board<'a> {
    fn new(
        typed: &'a Typed<i64, Directed>,
        edges: &[(usize, usize, i64)],
        sources: Vec<(usize, Option<i64>)>,
        sinks: Vec<(usize, Option<i64>)>,
    ) -> Self {
        let mut blank = typed.picture(|_| String::new());
        let (source, sink) = (typed.names.len(), typed.names.len() + 1);
        let is_taken = typed.names.iter().any(|name| name == "s" || name == "t");
        for name in if is_taken { ["s*", "t*"] } else { ["s", "t"] } {
            blank.nodes.push(trace::Node { dashed: true, ..trace::Node::new(name) });
        }
        let beyond = 1 + edges.iter().map(|edge| edge.2).sum::<i64>();
        let mut capacities: Vec<i64> = edges.iter().map(|edge| edge.2).collect();
        let first = sources.iter().map(|&(v, limit)| (source, v, limit));
        for (from, to, limit) in first.chain(sinks.iter().map(|&(v, limit)| (v, sink, limit))) {
            blank
                .edges
                .push(trace::Edge { style: Some(Style::Dashed), ..trace::Edge::new(from, to) });
            capacities.push(limit.unwrap_or(beyond));
        }
        let level = Vec::new();
        let (frames, asked) = (Vec::new(), [0; 2]);
        Board { typed, sources, sinks, blank, level, capacities, frames, asked }
    }

    /// Finds a place for each vertex.
    fn place(&mut self) {
        let (source, sink) = (self.source(), self.source() + 1);
        let mut level = flows::levels(&self.blank, source, sink);
        let last = (0..source).map(|v| level[v]).max().unwrap_or(1);
        for (v, _) in &self.sources {
            level[*v] = 1;
        }
        for (v, _) in &self.sinks {
            level[*v] = last;
        }
        level[sink] = last + 1;
        let blank = mem::take(&mut self.blank);
        self.blank = blank.in_columns(|v| level[v]);
        self.level = level;
    }

    /// Runs the plain version, draws it, and says what holds the flow back.
    fn run(&mut self, edges: &[(usize, usize, i64)], is_drawn: bool) -> String {
        let (mut searches, mut reached): (Vec<Search>, Vec<usize>) = (Vec::new(), Vec::new());
        let mut before = self.network();
        let (value, flows, cut) = plain::multi_source_multi_sink_watched(
            self.source(),
            edges,
            &self.sources,
            &self.sinks,
            |step, network| match step {
                _ if !is_drawn => {}
                Step::Reach { arc } => reached.push(arc),
                Step::Augment { path, amount } => {
                    let after = network.clone();
                    let before = mem::replace(&mut before, after.clone());
                    let (reached, path) = (mem::take(&mut reached), path.to_vec());
                    searches.push(Search { reached, path, amount, before, after });
                }
            },
        );
        if is_drawn {
            self.place();
            self.start();
            for search in &searches {
                self.draw(search);
            }
            let heads = reached.iter().map(|&arc| self.head(arc));
            let is_in: Vec<usize> = heads.chain([self.source()]).collect();
            let mut side = Vec::new();
            for column in 0..=self.level[self.source() + 1] {
                let nodes = 0..self.level.len();
                side.extend(nodes.filter(|v| self.level[*v] == column && is_in.contains(v)));
            }
            self.end(&side, value, &flows, &cut);
        }
        let held = if cut.is_empty() {
            "Nothing leads to the sinks".to_owned()
        } else {
            let parts = cut.iter().take(flows::MOST_EDGES).map(|&edge| self.part(edge));
            format!("It is held back by: {}", trace::list(parts, ", "))
        };
        let wanted = self.sinks.iter().try_fold(0, |sum: i64, sink| sum.checked_add(sink.1?));
        let unmet = if wanted.is_some_and(|wanted| value < wanted) {
            " Not every sink gets all that it wants."
        } else {
            ""
        };
        format!("The maximum flow is {value}. {held}.{unmet}")
    }

    fn source(&self) -> usize {
        self.typed.names.len()
    }

    /// The network of the plain version, without flow.
    fn network(&self) -> Network {
        let edges = self.blank.edges.iter().zip(&self.capacities);
        let edges: Vec<(usize, usize, i64)> =
            edges.map(|(edge, &capacity)| (edge.from, edge.to, capacity)).collect();
        Network::new(self.blank.nodes.len(), &edges)
    }

    fn head(&self, arc: usize) -> usize {
        let edge = &self.blank.edges[arc / 2];
        if arc % 2 == 1 { edge.from } else { edge.to }
    }

    fn name(&self, node: usize) -> &str {
        &self.blank.nodes[node].label
    }

    /// The names of vertices in a row.
    fn row(&self, nodes: impl IntoIterator<Item = usize>) -> String {
        trace::list(nodes.into_iter().map(|node| self.name(node)), " ")
    }

    /// The vertices along a path.
    fn along(&self, path: &[usize]) -> String {
        self.row([self.source()].into_iter().chain(path.iter().map(|&arc| self.head(arc))))
    }

    /// The edge of an arc: `a>d`.
    fn edge(&self, arc: usize) -> String {
        let edge = &self.blank.edges[arc / 2];
        format!("{}>{}", self.name(edge.from), self.name(edge.to))
    }

    /// With flow/capacity on each edge, thick where something flows.
    fn picture(&self, network: &Network) -> trace::Graph {
        let mut picture = self.blank.clone();
        for (i, drawn) in picture.edges.iter_mut().enumerate() {
            let flow = network.flow(i);
            drawn.label = format!("{flow}/{}", self.capacities[i]);
            if flow != 0 && drawn.style.is_none() {
                drawn.style = Some(Style::Thick);
            }
        }
        picture
    }

    /// Without the super vertices and their edges.
    fn inner(&self, mut picture: trace::Graph) -> trace::Graph {
        picture.nodes.truncate(self.typed.names.len());
        picture.edges.truncate(self.typed.graph.n_edges());
        picture
    }

    fn add(&mut self, caption: impl Into<String>, picture: trace::Graph, at: &'static str) {
        self.frames.push(Frame::new(caption).with(picture).at(at));
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// The names of sources or sinks, as a sentence lists them.
    fn names(&self, side: &[(usize, Option<i64>)]) -> String {
        trace::all_of(side.iter().map(|&(v, _)| self.name(v)))
    }

    /// The problem, and the network with its super vertices.
    fn start(&mut self) {
        let mut problem = self.inner(self.blank.clone());
        for (drawn, capacity) in problem.edges.iter_mut().zip(&self.capacities) {
            drawn.label = capacity.to_string();
        }
        for (side, role) in [(&self.sources, Role::Frontier), (&self.sinks, Role::Active)] {
            for &(v, limit) in side {
                problem.nodes[v].role = Some(role);
                let note = limit.map_or("no limit".to_owned(), |limit| format!("≤ {limit}"));
                problem.nodes[v].note = note;
            }
        }
        let caption = format!(
            "What is the most that can flow from {} to {}? Each edge is labeled with its capacity. The limit of a source or sink is shown below it.",
            self.names(&self.sources),
            self.names(&self.sinks)
        );
        self.add(caption, problem, "let (source, sink) = (n_nodes, n_nodes + 1);");
        self.ask_unlimited();
        let mut picture = self.blank.clone();
        for (drawn, capacity) in picture.edges.iter_mut().zip(&self.capacities) {
            drawn.label = format!("0/{capacity}");
        }
        let [s, t] = [self.source(), self.source() + 1].map(|v| self.name(v).to_owned());
        let mut caption = format!(
            "The super source {s} gets an edge to each source, and the super sink {t} gets an edge from each sink. Their capacities are \
             the limits."
        );
        let ends = self.sources.iter().chain(&self.sinks).filter(|end| end.1.is_none());
        let free: Vec<&str> = ends.map(|&(v, _)| self.name(v)).collect();
        if !free.is_empty() {
            let verb = if free.len() == 1 { "has" } else { "have" };
            let edge = if free.len() == 1 { "its edge" } else { "their edges" };
            let n_edges = self.typed.graph.n_edges();
            let beyond = 1 + self.capacities[..n_edges].iter().sum::<i64>();
            caption = format!(
                "{caption} {} {verb} no limit, so {edge} can carry {beyond}: one more than the sum of all capacities.",
                trace::all_of(free)
            );
        }
        self.add(caption, picture, "let mut network = Network::new(n_nodes + 2, &all);");
    }

    /// How much the edges of a source without limit can carry.
    fn ask_unlimited(&mut self) {
        let out = |v: usize| {
            let edges = self.typed.graph.edges().iter();
            let out = edges.filter(move |edge| edge.tail.index() == v).map(|edge| edge.weight);
            out.collect::<Vec<i64>>()
        };
        let free = self.sources.iter().filter(|source| source.1.is_none());
        let Some((v, out)) = free.map(|&(v, _)| (v, out(v))).find(|(_, out)| 1 < out.len()) else {
            return;
        };
        let sum: i64 = out.iter().sum();
        let n_edges = self.typed.graph.n_edges();
        let all: i64 = self.capacities[..n_edges].iter().sum();
        let others = [out[0], out[out.len() - 1], all];
        let question = format!(
            "{} has no limit of its own. What is the most that its edges can carry?",
            self.name(v)
        );
        let because = format!(
            "They can carry at most {}. So {} can never send more than that.",
            trace::list(&out, " + "),
            self.name(v)
        );
        self.ask(|frame| frame.ask_number(question, sum, others, because));
    }

    /// One frame for a search that goes backward, and one for the path.
    fn draw(&mut self, search: &Search) {
        let back: Vec<usize> = search.path.iter().copied().filter(|arc| arc % 2 == 1).collect();
        if !back.is_empty() {
            self.ask_path(search);
            self.search(search, &back);
            self.ask_amount(search);
        }
        let mut picture = self.picture(&search.after);
        for &arc in &search.path {
            let role = if arc % 2 == 0 { Role::Chosen } else { Role::Rejected };
            picture.edges[arc / 2].role = Some(role);
            picture.nodes[self.head(arc)].role = Some(Role::Chosen);
        }
        picture.nodes[self.source()].role = Some(Role::Chosen);
        let flow = if search.amount == 1 {
            "1 unit flows".to_owned()
        } else {
            format!("{} units flow", search.amount)
        };
        let mut caption = format!("{flow} along {}.", self.along(&search.path));
        let given: Vec<String> = back.iter().map(|&arc| self.edge(arc)).collect();
        match &given[..] {
            [] => {}
            [one] => caption = format!("{caption} {one} gives {} back.", search.amount),
            _ => {
                let all = trace::all_of(&given);
                caption = format!("{caption} {all} give {} back each.", search.amount);
            }
        }
        let is_full = |arc: &&usize| *arc % 2 != 1 && search.after.residual[**arc] == 0;
        let full: Vec<String> =
            search.path.iter().filter(is_full).map(|&arc| self.edge(arc)).collect();
        if !full.is_empty() {
            caption = format!("{caption} {}", flows::filled(&full));
        }
        self.add(caption, picture, "network.push(arc, amount);");
    }

    /// What a search reaches that comes to the sink by backward arcs.
    fn search(&mut self, search: &Search, back: &[usize]) {
        let mut picture = self.picture(&search.before);
        picture.nodes[self.source()].role = Some(Role::Frontier);
        for &arc in &search.reached {
            picture.edges[arc / 2].role = Some(Role::Frontier);
            picture.nodes[self.head(arc)].role = Some(Role::Frontier);
        }
        let steps = back.iter().map(|&arc| {
            let [from, to] = [arc ^ 1, arc].map(|arc| self.name(self.head(arc)));
            format!(
                "from {from} to {to}, because {} can give some of its flow back",
                self.edge(arc)
            )
        });
        let caption = format!(
            "A search from {} reaches, in this order, {}. It goes backward {}.",
            self.name(self.source()),
            self.row(search.reached.iter().map(|&arc| self.head(arc))),
            trace::all_of(steps)
        );
        self.add(caption, picture, "arrival[v] = Some(arc);");
    }

    /// Along which path the next units flow. The wrong ones go through a full edge.
    fn ask_path(&mut self, search: &Search) {
        if 2 <= self.asked[0] {
            return;
        }
        let full = self.full_paths(&search.before);
        let path = self.along(&search.path);
        let mut choices: Vec<String> = full.into_iter().filter(|other| *other != path).collect();
        choices.dedup();
        choices.truncate(3);
        if choices.len() < 2 {
            return;
        }
        let answer = 1 + self.asked[0] % 2;
        self.asked[0] += 1;
        choices.insert(answer, path);
        let because = "Each of the other paths has a full edge. This path goes backward only along an edge that carries flow.";
        let question = "Which path can carry more flow now?";
        self.ask(|frame| frame.ask(question, choices, answer, because));
    }

    /// The paths from the super source to the super sink along edges only, without repeated
    /// vertices, on which an edge is full; the shortest first.
    fn full_paths(&self, network: &Network) -> Vec<String> {
        const MOST: usize = 200;
        let (source, sink) = (self.source(), self.source() + 1);
        let (mut full, mut open) = (Vec::new(), vec![Vec::new()]);
        let mut next = 0;
        while next < open.len() && open.len() < MOST {
            let path: Vec<usize> = open[next].clone();
            next += 1;
            let at = path.last().map_or(source, |&arc| self.head(arc));
            if at == sink {
                if path.iter().any(|&arc| network.residual[arc] == 0) {
                    full.push(self.along(&path));
                }
                continue;
            }
            for &arc in network.arcs[at].iter().filter(|arc| **arc % 2 == 0) {
                let head = self.head(arc);
                if path.iter().all(|&known| self.head(known) != head) {
                    open.push(path.iter().copied().chain([arc]).collect());
                }
            }
        }
        full
    }

    /// How much flows along a path that goes backward.
    fn ask_amount(&mut self, search: &Search) {
        if 2 <= self.asked[1] {
            return;
        }
        self.asked[1] += 1;
        let room = search.path.iter().map(|arc| search.before.residual[*arc]);
        let narrowest = search.path.iter().min_by_key(|arc| search.before.residual[**arc]);
        let Some(&narrowest) = narrowest else { return };
        let because = if narrowest % 2 == 0 {
            format!("{} has room for {} more.", self.edge(narrowest), search.amount)
        } else {
            format!(
                "{} carries {}, so no more can be taken back.",
                self.edge(narrowest),
                search.amount
            )
        };
        let question = format!("How much can flow along {}?", self.along(&search.path));
        let others: Vec<i64> = room.filter(|room| *room < 20).chain([search.amount + 1]).collect();
        self.ask(|frame| frame.ask_number(question, search.amount, others, because));
    }

    /// The last search, and what the cut means without the super vertices.
    fn end(&mut self, side: &[usize], value: i64, flows: &[i64], cut: &[usize]) {
        let n = self.source();
        if 0 < value {
            let [s, t] = [n, n + 1].map(|v| self.name(v).to_owned());
            let question = format!(
                "The next search does not reach {t}. Let S consist of {s} and the vertices that the search reaches. What is the sum of \
                 the capacities of the edges that lead out of S?"
            );
            let because = "The flow is a maximum flow, and S is a minimum cut. Its capacity is the value of the flow.";
            self.ask(|frame| {
                frame.ask_number(question, value, [value + 1, value - 1, value + 3], because)
            });
        }
        let mut network = self.network();
        for (edge, &flow) in flows.iter().enumerate() {
            network.push(2 * edge, flow);
        }
        let mut picture = self.picture(&network);
        for &v in side {
            picture.nodes[v].role = Some(Role::Settled);
        }
        picture.regions = vec![Region::new("S", side.iter().copied())];
        let caption = format!(
            "The last search does not reach {}. It reaches the vertices of S = {{{}}}. Each edge out of S is full, so the flow is a maximum flow.",
            self.name(n + 1),
            trace::list(side.iter().map(|&v| self.name(v)), ", ")
        );
        self.add(caption, picture, "let is_reached = network.reachable(source);");
        self.ask_limits(flows, cut);
        // Without the super vertices.
        let mut picture = self.inner(self.picture(&network));
        let m = self.typed.graph.n_edges();
        let ends = self.sources.iter().map(|&end| (end, "sends"));
        let ends = ends.chain(self.sinks.iter().map(|&end| (end, "gets")));
        for (i, ((v, limit), verb)) in ends.enumerate() {
            let of = limit.map_or(String::new(), |limit| format!(" of {limit}"));
            picture.nodes[v].note = format!("{verb} {}{of}", flows[m + i]);
        }
        for &edge in cut {
            if edge < m {
                picture.edges[edge].role = Some(Role::Chosen);
            } else {
                picture.nodes[self.terminal(edge)].role = Some(Role::Chosen);
            }
        }
        picture.regions = vec![Region::new("S", side.iter().copied().filter(|v| *v < n))];
        let parts = cut.iter().map(|&edge| self.part(edge));
        let terms = cut.iter().map(|&edge| self.capacities[edge]);
        let caption = match cut.len() {
            0 => format!(
                "Now leave out {} and {}. Nothing can leave S, so nothing flows.",
                self.name(n),
                self.name(n + 1)
            ),
            1 => format!(
                "Now leave out {} and {}. The flow is held back by {}: {value}.",
                self.name(n),
                self.name(n + 1),
                trace::all_of(parts)
            ),
            _ => format!(
                "Now leave out {} and {}. The flow is held back by {}: {} = {value}.",
                self.name(n),
                self.name(n + 1),
                trace::all_of(parts),
                trace::list(terms, " + ")
            ),
        };
        self.add(caption, picture, "let cut = (0..all.len()).filter(leads_out).collect();");
    }

    /// The source or the sink of an edge at the super source or the super sink.
    fn terminal(&self, edge: usize) -> usize {
        let edge = &self.blank.edges[edge];
        if edge.from == self.source() { edge.to } else { edge.from }
    }

    /// An edge of the cut, in words.
    fn part(&self, edge: usize) -> String {
        if edge < self.typed.graph.n_edges() {
            self.edge(2 * edge)
        } else {
            format!("the limit of {}", self.name(self.terminal(edge)))
        }
    }

    /// Which sources and sinks hold the flow back by their limits.
    fn ask_limits(&mut self, flows: &[i64], cut: &[usize]) {
        let m = self.typed.graph.n_edges();
        let ends: Vec<usize> = (m..flows.len()).collect();
        let full = |edge: &usize| flows[*edge] == self.capacities[*edge];
        let is_cut = |edge: &usize| cut.contains(edge);
        let is_limited = |edge: &usize| {
            let i = edge - m;
            self.sources.iter().chain(&self.sinks).nth(i).is_some_and(|end| end.1.is_some())
        };
        let of = |keep: &dyn Fn(&usize) -> bool| {
            let kept = ends.iter().filter(|edge| keep(edge));
            trace::all_of(kept.map(|&edge| self.name(self.terminal(edge))))
        };
        let right = of(&is_cut);
        let mut choices = vec![
            of(&full),
            of(&|edge| full(edge) && !is_cut(edge)),
            of(&|edge| is_limited(edge) && !full(edge)),
        ];
        choices.retain(|choice| !choice.is_empty() && *choice != right);
        choices.dedup();
        if right.is_empty() || choices.is_empty() {
            return;
        }
        let answer = choices.len().min(1);
        choices.insert(answer, right);
        let [s, t] = [self.source(), self.source() + 1].map(|v| self.name(v).to_owned());
        let because = format!(
            "The edge from {s} to a source leads out of S if the source is not in S. The edge from a sink to {t} leads out of S if the sink \
             is in S."
        );
        self.ask(|frame| {
            frame.ask("Whose limits are part of the cut S?", choices, answer, because)
        });
    }
}

/// Two sources with limits and one without, two vertices between, three sinks, and two edges more
/// than these need.
fn random(seed: u64) -> String {
    const EDGES: [&str; 7] = ["a>d", "b>d", "b>e", "c>e", "d>x", "d>y", "e>z"];
    const MORE: [&str; 5] = ["c>z", "d>z", "e>x", "e>y", "d>e"];
    let mut dice = SplitMix64::new(seed);
    let first = dice.below(MORE.len());
    let second = (first + 1 + dice.below(MORE.len() - 1)) % MORE.len();
    let edges = EDGES.into_iter().chain([MORE[first], MORE[second]]);
    let mut words: Vec<String> =
        edges.map(|edge| format!("{edge}:{}", 1 + dice.below(9))).collect();
    let mut limits = |names: [&str; 3], n_limited: usize| {
        let limited = names.into_iter().enumerate().map(|(i, name)| {
            if i < n_limited { format!("{name}:{}", 2 + dice.below(8)) } else { name.to_owned() }
        });
        trace::list(limited, ",")
    };
    words.push(format!("sources={}", limits(["a", "b", "c"], 2)));
    words.push(format!("sinks={}", limits(["x", "y", "z"], 3)));
    words.join(" ")
}

pub(crate) const SIZES: [u32; 5] = [8, 16, 32, 64, 128];

/// The edges of a square grid, and how many there are with a super source for its left side and a
/// super sink for its right one.
pub(crate) fn edges(side: u32) -> (usize, usize) {
    let n_nodes = (side * side) as usize;
    let right = (0..side * side).filter(|v| v % side + 1 < side).map(|v| (v, v + 1, 1_i64));
    let down = (0..side * (side - 1)).map(|v| (v, v + side, 1));
    let Ok(network) = FlowNetwork::from_edges(n_nodes, right.chain(down)) else { return (0, 0) };
    let column = |offset: u32| (0..side).map(move |row| (NodeId::from(row * side + offset), None));
    let terminals = ManyTerminals::new(&network, column(0), column(side - 1));
    (network.n_edges(), terminals.map_or(0, |terminals| terminals.extended().n_edges()))
}

fn cost() -> Chart {
    #[expect(clippy::cast_precision_loss, reason = "some ten thousand")]
    let points = |count: fn((usize, usize)) -> usize| {
        SIZES.map(|side| (f64::from(side), count(edges(side)) as f64)).to_vec()
    };
    let series = |name: &str, points| Series { name: name.into(), points };
    Chart {
        name: "Edges of a square grid, from its left side to its right".into(),
        x: Axis::log("side of the grid"),
        y: Axis::log("edges"),
        series: vec![
            series("of the grid", points(|(edges, _)| edges)),
            series("with the super source and the super sink", points(|(_, edges)| edges)),
        ],
    }
}
