//! 6.21 Matching as a maximum flow:
//! `cargo run -p graph-theory --example matching_as_max_flow -- a-1 a-2 b-1`.

mod graphs;
mod sides;

use std::mem;
use std::process::ExitCode;

use graph_theory::bipartite_matching::matching_as_max_flow::{
    Presence, Reduction, plain, presences,
};
use graph_theory::bipartite_matching::{Bipartite, Cover, Matching, hungarian};
use graph_theory::network_flow::dinic::{Step as LibraryStep, dinic_watched};
use graph_theory::network_flow::edmonds_karp::plain::Step;
use graph_theory::network_flow::plain::Network;
use graph_theory::{EdgeId, GraphError};
use input::Input;
use sides::Sides;
use trace::{Chart, Demo, Frame, Options, Region, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "matching_as_max_flow",
    about: "Matching as a maximum flow: from a source through both sides to a sink.",
    arguments: "EDGE... (a-1 for an edge, 5 for a vertex without edges; the sides are found)",
    worked: &["x0-y0 x0-y1 x1-y1 x1-y2 x1-y3 x2-y0 x3-y1"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(sides::random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let sides = Sides::read(input)?;
    let title = format!("Matching as a maximum flow, {}", sides.size());
    let (frames, answer) = pairs(&sides)?;
    Ok(Trace { title, frames, answer })
}

/// A maximum matching, drawn by the plain version, and what is said of it.
fn pairs(sides: &Sides) -> trace::Result<(Vec<Frame>, String)> {
    let graph = sides.graph();
    if let Some(too_large) = sides.too_large() {
        // Kuhn's algorithm finds as many pairs, and its program is light enough for a page.
        let (matching, cover) = hungarian::matching_and_cover(graph);
        return Ok((vec![too_large], answer(sides, &matching, &cover)?));
    }
    let ends = graph.edges().iter().map(|edge| (edge.left as usize, edge.right as usize));
    let edges: Vec<(usize, usize)> = ends.collect();
    let (mut searches, mut reached) = (Vec::new(), Vec::new());
    let (pairs, [left, right]) = plain::matching_as_max_flow_watched(
        graph.n_left(),
        graph.n_right(),
        &edges,
        |step, network| match step {
            Step::Reach { arc } => reached.push(arc),
            Step::Augment { path, .. } => {
                let reached = mem::take(&mut reached);
                searches.push(Search { reached, path: path.to_vec(), after: network.clone() });
            }
        },
    );
    // The numbers are those of the graph, so each of them fits into 32 bits.
    let narrow = |of: Vec<usize>| of.into_iter().flat_map(u32::try_from).collect();
    let cover = Cover { left: narrow(left), right: narrow(right) };
    let listed =
        pairs.into_iter().filter_map(|(x, y)| u32::try_from(x).ok().zip(u32::try_from(y).ok()));
    let matching = Matching::from_pairs(graph, listed)?;
    let mut board = Board::new(sides);
    for search in &searches {
        board.draw(search);
    }
    board.end(&reached, &matching, &cover);
    Ok((board.frames, answer(sides, &matching, &cover)?))
}

fn answer(sides: &Sides, matching: &Matching, cover: &Cover) -> Result<String, GraphError> {
    let presences = presences(sides.graph(), matching)?;
    let those = |wanted| {
        let all = (0..).map(EdgeId::from).zip(&presences);
        let those = all.filter(|&(_, &presence)| presence == wanted);
        sides::listed(those.map(|(edge, _)| sides.edge_name(edge)))
    };
    Ok(format!(
        "{} In every maximum matching: {}. In none: {}.",
        sides.answer(matching, cover),
        those(Presence::Always),
        those(Presence::Never)
    ))
}

/// A search of the flow that came to the sink.
struct Search {
    /// The arcs by which vertices were reached.
    reached: Vec<usize>,
    path: Vec<usize>,
    after: Network,
}

/// The drawing so far.
struct Board<'g> {
    sides: &'g Sides,
    /// The vertices of the network at their places.
    blank: trace::Graph,
    network: Network,
    source: usize,
    sink: usize,
    frames: Vec<Frame>,
    /// How often each of the questions was asked.
    asked: [usize; 2],
}

impl<'g> Board<'g> {
    fn new(sides: &'g Sides) -> Self {
        let (graph, blank) = (sides.graph(), sides.network());
        let n = graph.n_left() + graph.n_right();
        let (source, sink) = (n, n + 1);
        let right = |y: u32| graph.n_left() + y as usize;
        let middle = graph.edges().iter().map(|edge| (edge.left as usize, right(edge.right), 1));
        let out = graph.left().map(|x| (source, x as usize, 1));
        let into = graph.right().map(|y| (right(y), sink, 1));
        let edges: Vec<(usize, usize, i64)> = middle.chain(out).chain(into).collect();
        let network = Network::new(n + 2, &edges);
        let mut board =
            Board { sides, blank, network, source, sink, frames: Vec::new(), asked: [0; 2] };
        let pictures = board.pictures();
        board.add(
            "The network of the graph: an edge leads from s to each left vertex, and from each right vertex to t. Each edge can \
             carry 1, and nothing flows yet. So there is no pair.",
            pictures,
            "let mut network = Network::new(",
        );
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
        arc / 2 < self.sides.graph().n_edges()
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

    /// The edge of an arc in the graph, if it has one there: `x0-y1`.
    fn edge(&self, arc: usize) -> String {
        let edge = &self.sides.graph().edges()[arc / 2];
        format!("{}-{}", self.sides.left_name(edge.left), self.sides.right_name(edge.right))
    }

    /// The edges of some arcs, as a sentence lists them.
    fn edges(&self, arcs: &[usize]) -> String {
        trace::all_of(arcs.iter().map(|&arc| self.edge(arc)))
    }

    fn n_pairs(&self) -> usize {
        (0..self.sides.graph().n_edges()).filter(|&edge| self.network.flow(edge) == 1).count()
    }

    /// The residual network, each arc with the number that it has in the network, and the graph
    /// with its pairs.
    fn pictures(&self) -> [trace::Graph; 2] {
        let mut residual = trace::Graph { is_typed: false, ..self.blank.clone() };
        let mut graph = self.sides.blank();
        residual.edges = (0..self.network.heads.len() / 2)
            .map(|edge| {
                let is_full = self.network.residual[2 * edge] == 0;
                let [from, to] = [self.network.heads[2 * edge + 1], self.network.heads[2 * edge]];
                let [from, to] = [from, to].map(|node| self.sides.place(node));
                let [from, to] = if is_full { [to, from] } else { [from, to] };
                let style = is_full.then_some(Style::Dashed);
                trace::Edge { style, ..trace::Edge::new(from, to) }
            })
            .collect();
        for (edge, drawn) in graph.edges.iter_mut().enumerate() {
            drawn.style = (self.network.flow(edge) == 1).then_some(Style::Thick);
        }
        [residual, graph]
    }

    fn add(&mut self, caption: impl Into<String>, pictures: [trace::Graph; 2], at: &'static str) {
        let [residual, graph] = pictures;
        self.frames.push(Frame::new(caption).with(residual).with(graph).at(at));
    }

    /// One frame for a search that goes back, and one for the path.
    fn draw(&mut self, search: &Search) {
        let goes_back = search.path.iter().any(|arc| arc % 2 == 1);
        if goes_back {
            self.ask_path(search);
            self.search(search);
            self.ask_given_up(search);
        }
        self.network.clone_from(&search.after);
        let mut pictures = self.pictures();
        for &arc in &search.path {
            pictures[0].edges[arc / 2].role = Some(Role::Chosen);
            let nodes = [self.network.heads[arc], self.tail(arc)];
            for node in nodes {
                pictures[0].nodes[self.sides.place(node)].role = Some(Role::Chosen);
            }
            if self.is_middle(arc) {
                let role = if arc % 2 == 0 { Role::Chosen } else { Role::Rejected };
                pictures[1].edges[arc / 2].role = Some(role);
            }
        }
        let middle = |back: usize| {
            let middle = search.path.iter().filter(|&&arc| self.is_middle(arc));
            middle.copied().filter(|arc| arc % 2 == back).collect::<Vec<usize>>()
        };
        let [joined, given_up] = [0, 1].map(middle);
        let (along, pairs) = (self.along(&search.path), trace::plural(self.n_pairs(), "pair"));
        let taken_back = match given_up.len() {
            0 => String::new(),
            _ => format!(" and takes back {}", self.edges(&given_up)),
        };
        let caption = format!(
            "A unit flows along {along}. Its arcs turn around. The path joins {}{taken_back}: {pairs}.",
            self.edges(&joined)
        );
        self.add(caption, pictures, "network.push(arc, amount);");
    }

    /// The arcs of a search that comes to the sink by backward arcs.
    fn search(&mut self, search: &Search) {
        let mut pictures = self.pictures();
        let mut back = Vec::new();
        for &arc in &search.reached {
            pictures[0].edges[arc / 2].role = Some(Role::Frontier);
            pictures[0].nodes[self.sides.place(self.network.heads[arc])].role =
                Some(Role::Frontier);
            if self.is_middle(arc) {
                pictures[1].edges[arc / 2].role = Some(Role::Frontier);
                if arc % 2 == 1 {
                    let [y, x] = [self.tail(arc), self.network.heads[arc]];
                    back.push(format!("from {} to {}", self.name(y), self.name(x)));
                }
            }
        }
        let caption = format!(
            "A search from s, along arcs that can take more, reaches {}. It goes backward {}.",
            self.row(search.reached.iter().map(|&arc| self.network.heads[arc])),
            trace::all_of(&back)
        );
        self.add(caption, pictures, "arrival[v] = Some(arc);");
    }

    /// The last search, the pairs and the cover.
    fn end(&mut self, reached: &[usize], matching: &Matching, cover: &Cover) {
        let n = matching.len();
        self.ask(|frame| {
            let question = "The next search does not reach t. Let S consist of s and of the vertices that it reaches. How many \
                            edges of the network lead out of S?";
            let because = "The flow is a maximum flow, so S is a minimum cut, and together its edges carry the whole flow.";
            // In order as they are: sorting them would cost more bytes than this program has left.
            let least = n.saturating_sub(1);
            let choices = (least..=n + 2).map(|n| n.to_string());
            frame.ask(question, choices, n - least, because)
        });
        let mut pictures = self.pictures();
        let nodes = reached.iter().map(|&arc| self.network.heads[arc]);
        let side: Vec<usize> = [self.source].into_iter().chain(nodes).collect();
        let region = Region::new("S", side.iter().map(|&node| self.sides.place(node)));
        pictures[0].regions = vec![region.clone()];
        for &arc in reached {
            pictures[0].edges[arc / 2].role = Some(Role::Frontier);
        }
        let caption = format!(
            "The last search does not reach t: S = {{{}}}. No arc of the residual network leads out of S, so the flow is a maximum \
             flow.",
            self.row(side.iter().copied())
        );
        self.add(caption, pictures, "while let Some(path) =");
        // The way back.
        let mut pictures = self.pictures();
        for edge in matching.edges(self.sides.graph()) {
            for picture in &mut pictures {
                picture.edges[edge.index()].role = Some(Role::Chosen);
            }
        }
        let pairs = matching.edges(self.sides.graph()).into_iter();
        let pairs: Vec<usize> = pairs.map(|edge| 2 * edge.index()).collect();
        let caption = match n {
            0 => "No edge between the sides carries a unit, so there is no pair.".into(),
            _ => format!(
                "Each edge between the sides that carries a unit is a pair: {}.",
                self.edges(&pairs)
            ),
        };
        self.add(caption, pictures, "let pairs = (0..edges.len())");
        self.ask_cover(cover);
        let mut pictures = self.pictures();
        pictures[0].regions = vec![region];
        let first = 2 * self.sides.graph().n_edges();
        let cut = (first..self.network.heads.len()).step_by(2).filter(|&arc| {
            side.contains(&self.tail(arc)) && !side.contains(&self.network.heads[arc])
        });
        let cut: Vec<usize> = cut.collect();
        for arc in &cut {
            pictures[0].edges[arc / 2].role = Some(Role::Chosen);
        }
        self.sides.mark_cover(&mut pictures[1], cover);
        let names = cut.iter().map(|&arc| {
            format!("{} → {}", self.name(self.tail(arc)), self.name(self.network.heads[arc]))
        });
        let names: Vec<String> = names.collect();
        let held = self.held(cover);
        let caption = match n {
            0 => {
                "No edge leads out of S. The graph has no edge, so the empty set is a vertex cover."
                    .into()
            }
            _ => format!(
                "The cut of S consists of {}: {}. Each is full, so its arc is turned around. Each edge of the graph has an end at {held}, so \
                 we have a vertex cover.",
                trace::plural(n, "edge"),
                trace::all_of(&names)
            ),
        };
        self.add(caption, pictures, "let right = (0..n_right)");
    }

    /// The vertices of a cover, as a sentence lists them.
    fn held(&self, cover: &Cover) -> String {
        let left = cover.left.iter().map(|&x| self.sides.left_name(x));
        let all: Vec<&str> =
            left.chain(cover.right.iter().map(|&y| self.sides.right_name(y))).collect();
        match &all[..] {
            [] => "none".into(),
            [.., last] if all.len() > 1 => {
                format!("{} or {last}", all[..all.len() - 1].join(", "))
            }
            [one, ..] => (*one).into(),
        }
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// Along which path the next unit flows. The wrong ones go through an edge that is full.
    fn ask_path(&mut self, search: &Search) {
        if 2 <= self.asked[0] {
            return;
        }
        self.asked[0] += 1;
        let middle = search.reached.iter().filter(|&&arc| self.is_middle(arc) && arc % 2 == 0);
        let direct = middle.filter(|&&arc| self.network.residual[self.last_arc(arc)] == 0);
        let mut choices: Vec<String> = direct
            .map(|&arc| self.row([self.source, self.tail(arc), self.network.heads[arc], self.sink]))
            .take(2)
            .collect();
        let answer = self.asked[0].min(choices.len());
        choices.insert(answer, self.along(&search.path));
        let because = "Each arc of a path must lead on in the residual network. An edge that carries a unit is full, and can be followed \
                       only backward.";
        self.ask(|frame| {
            frame.ask("Along which path does the next unit flow?", choices, answer, because)
        });
    }

    /// The arc to the sink from the right end of an arc between the sides.
    fn last_arc(&self, arc: usize) -> usize {
        let graph = self.sides.graph();
        let y = self.network.heads[arc] - graph.n_left();
        2 * (graph.n_edges() + graph.n_left() + y)
    }

    /// Which pairs the next path gives up.
    fn ask_given_up(&mut self, search: &Search) {
        if 2 <= self.asked[1] {
            return;
        }
        self.asked[1] += 1;
        let edges = (0..self.sides.graph().n_edges()).filter(|&edge| self.network.flow(edge) == 1);
        let pairs: Vec<usize> = edges.map(|edge| 2 * edge).collect();
        let is_given_up = |pair: &usize| search.path.contains(&(pair + 1));
        let given_up: Vec<usize> = pairs.iter().copied().filter(is_given_up).collect();
        let given_up = self.edges(&given_up);
        let mut choices: Vec<String> = pairs.iter().take(3).map(|&pair| self.edge(pair)).collect();
        for several in [given_up.clone(), self.edges(&pairs), "none".into()] {
            if !choices.contains(&several) {
                choices.push(several);
            }
        }
        let answer = choices.iter().position(|choice| *choice == given_up).unwrap_or(0);
        let because = "Follow the path back from its end: each vertex was reached from only one vertex. It takes back the pairs whose arcs it follows \
                       backward.";
        self.ask(|frame| {
            frame.ask("Which pairs does the path from s to t take back?", choices, answer, because)
        });
    }

    /// Which vertices the cut stands for.
    fn ask_cover(&mut self, cover: &Cover) {
        let graph = self.sides.graph();
        let left = |is_in: bool| graph.left().filter(move |x| cover.left.contains(x) == is_in);
        let right = |is_in: bool| graph.right().filter(move |y| cover.right.contains(y) == is_in);
        let names = |is_left: bool, is_right: bool| {
            let left = left(is_left).map(|x| self.sides.left_name(x));
            let names: Vec<&str> =
                left.chain(right(is_right).map(|y| self.sides.right_name(y))).collect();
            (!names.is_empty()).then(|| trace::all_of(&names))
        };
        let all = [(false, false), (true, true), (false, true), (true, false)];
        let choices: Vec<String> = all.into_iter().filter_map(|(x, y)| names(x, y)).collect();
        let Some(held) = names(true, true) else { return };
        let Some(answer) = choices.iter().position(|choice| *choice == held) else { return };
        if choices.len() < 2 {
            return;
        }
        let because = "An edge from s to x leads out of S if x is not in S, and an edge from y to t leads out of S if y is in S.";
        self.ask(|frame| {
            frame.ask("Which vertices do the edges out of S stand for?", choices, answer, because)
        });
    }
}

/// How many chains stand side by side.
pub(crate) const SIZES: [u32; 6] = [2, 4, 8, 16, 32, 64];

/// Chains of 1, 2, …, k pairs side by side: the pairs, and the phases of Dinic's algorithm. In a
/// chain the last left vertex likes only what the first one has, and all the others must move on.
pub(crate) fn work(k: u32) -> (u32, u32) {
    let chains = (0..k).flat_map(|n| {
        let base = n * (n + 1) / 2;
        let chain = (0..n).flat_map(|i| [(i, i), (i, i + 1)]).chain([(n, 0)]);
        chain.map(move |(x, y)| (base + x, base + y))
    });
    let size = (k * (k + 1) / 2) as usize;
    let reduction =
        Bipartite::from_edges(size, size, chains).and_then(|graph| Reduction::new(&graph));
    let Ok(mut reduction) = reduction else { return (0, 0) };
    let mut n_phases = 0;
    let found = reduction.solve(|network, source, sink| {
        dinic_watched(network, source, sink, None, |step, _| {
            n_phases += u32::from(matches!(step, LibraryStep::Phase { .. }));
        })
    });
    let n_pairs = found.map_or(0, |found| found.len());
    (u32::try_from(n_pairs).unwrap_or(u32::MAX), n_phases)
}

fn cost() -> Chart {
    Chart::from_counts(
        "Searches that find something, on chains of all lengths",
        ["chains", "searches"],
        &SIZES,
        ["one for each pair (Edmonds-Karp)", "one for each phase (Dinic)"],
        |k| {
            let (n_pairs, n_phases) = work(k);
            [n_pairs, n_phases]
        },
    )
}
