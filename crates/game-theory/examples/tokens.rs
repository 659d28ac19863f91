//! Tokens on a graph: `cargo run -p game-theory --example tokens -- a-b a-c b-c tokens a b`.

#[path = "sums/mod.rs"]
mod sums;

use std::process::ExitCode;

use game_theory::sprague_grundy::dag::Dag;
use game_theory::sprague_grundy::{GrundyError, Move, winning_moves};
use input::Input;
use sums::{MOST_PARTS, Part, Places, Win, answer, leads_to, list, reads, sum_frames};
use trace::{Demo, Edge, Frame, Graph, Match, Node, Options, Picture, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "game-theory",
    name: "tokens",
    about: "Tokens that slide along the edges of a graph without cycles, one a move: the value of each\n\
            vertex, the xor of the tokens, and the winning moves. A player who cannot move loses.",
    arguments: "A-B... tokens A...",
    worked: &["a-b a-c b-c b-d c-e d-e d-f tokens a d"],
    flags: &[],
    trace: draw,
    play: Some(start),
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Three layers of vertices, each with edges to some below it, and two tokens.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let names = ["a", "b", "c", "d", "e", "f", "g"];
    let mut edges = Vec::new();
    for from in 0..names.len() - 1 {
        for to in from + 1..names.len().min(from + 4) {
            if to == from + 1 || dice.below(2) == 0 {
                edges.push(format!("{}-{}", names[from], names[to]));
            }
        }
    }
    format!("{} tokens {} {}", edges.join(" "), dice.pick(&names[..3]), dice.pick(&names[1..5]))
}

/// The lines of the page's listing for the sum.
const PLACES: Places = Places {
    sum: "fold(0, |sum, part| sum ^ value(part))",
    wanted: "let wanted = value(position) ^ total;",
    found: "moves.extend(winning.map(",
};

/// Vertices and edges that still make a picture.
const MOST_VERTICES: usize = 14;
const MOST_EDGES: usize = 28;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    Ok(Tokens::read(input)?.trace())
}

fn start(input: &mut Input<'_>, _: &Options) -> trace::Result<Box<dyn Match>> {
    Ok(Box::new(TokenMatch { tokens: Tokens::read(input)?, last: None }))
}

struct Tokens {
    names: Vec<String>,
    dag: Dag,
    places: Vec<usize>,
}

impl Tokens {
    fn read(input: &mut Input<'_>) -> trace::Result<Self> {
        let mut names: Vec<String> = Vec::new();
        let mut successors: Vec<Vec<usize>> = Vec::new();
        let mut vertex = |name: &str, successors: &mut Vec<Vec<usize>>| {
            let known = names.iter().position(|known| known == name);
            known.unwrap_or_else(|| {
                names.push(name.to_owned());
                successors.push(Vec::new());
                names.len() - 1
            })
        };
        // Each edge, and the input just behind it: that is where an error about it belongs.
        let mut edges = Vec::new();
        while !reads(input, "tokens") {
            let what = format!("edge {}, or \"tokens\"", edges.len() + 1);
            let ends = input.word(&what)?.split_once('-');
            let ends = ends.filter(|(from, to)| !from.is_empty() && !to.is_empty());
            let (from, to) =
                ends.ok_or_else(|| input.invalid(what, "is not two names, as in a-b"))?;
            let (from, to) = (vertex(from, &mut successors), vertex(to, &mut successors));
            successors[from].push(to);
            edges.push((from, to, input.clone()));
        }
        let mut places = Vec::new();
        while !input.is_end() {
            let what = format!("token {}", places.len() + 1);
            let name = input.word(&what)?;
            let place = names.iter().position(|known| known == name);
            places.push(place.ok_or_else(|| input.invalid(what, "is no vertex of the graph"))?);
        }
        let dag = match Dag::new(successors) {
            Ok(dag) => dag,
            Err(GrundyError::Cycle { cycle }) => {
                let (first, last) = (cycle[0], cycle[cycle.len() - 1]);
                let closes = |&(from, to, _): &(usize, usize, _)| (from, to) == (last, first);
                let at = edges.iter().position(closes).ok_or("the graph has a cycle")?;
                let round: Vec<&str> =
                    cycle.iter().chain([&first]).map(|v| names[*v].as_str()).collect();
                let reason = format!("closes the cycle {}", round.join(" -> "));
                return Err(edges[at].2.invalid(format!("edge {}", at + 1), reason).into());
            }
            // All heads are vertices: they were made when they were named.
            Err(_) => return Err("an edge leads nowhere".into()),
        };
        Ok(Tokens { names, dag, places })
    }

    fn is_drawn(&self) -> bool {
        let n_edges: usize = self.dag.successors().iter().map(Vec::len).sum();
        self.names.len() <= MOST_VERTICES
            && n_edges <= MOST_EDGES
            && self.names.iter().all(|name| name.chars().count() <= 8)
    }

    fn trace(&self) -> Trace {
        let mut frames = if self.is_drawn() {
            (0..self.names.len()).map(|n_done| self.value_frame(n_done)).collect()
        } else {
            let limit = format!("{MOST_VERTICES} vertices with short names, {MOST_EDGES} edges");
            vec![Frame::too_large(limit)]
        };
        let moves = self.dag.winning_moves(&self.places);
        let part = |(token, &at): (usize, &usize)| Part {
            name: format!("token {}", token + 1),
            place: self.names[at].clone(),
            like: None,
            value: self.dag.values()[at],
            wins: moves
                .iter()
                .filter(|win| win.part == token)
                .map(|win| {
                    let mut after = self.places.clone();
                    after[token] = win.to[0];
                    Win {
                        done: format!("slide to {}", self.names[win.to[0]]),
                        left: self.names[win.to[0]].clone(),
                        value: self.dag.values()[win.to[0]],
                        board: self.board(&after, Some(token)),
                    }
                })
                .collect(),
            board: self.board(&self.places, Some(token)),
        };
        let parts: Vec<Part> = self.places.iter().enumerate().map(part).collect();
        frames.extend(sum_frames(&parts, self.board(&self.places, None).as_ref(), &PLACES));
        let places = || self.places.iter().map(|at| self.names[*at].clone()).collect();
        let title = match self.places.len() {
            0 => "A graph without tokens".into(),
            1 => format!("A token on {}", self.names[self.places[0]]),
            n if MOST_PARTS < n => format!("{n} tokens"),
            _ => format!("Tokens on {}", list(places(), "and")),
        };
        Trace { title, frames, answer: answer(&parts) }
    }

    fn graph(&self) -> Graph {
        let nodes = self.names.iter().map(|name| Node { label: name.clone(), ..Node::default() });
        let heads = self.dag.successors().iter().enumerate();
        let edges = heads.flat_map(|(from, heads)| {
            heads.iter().map(move |&to| Edge { from, to, ..Edge::default() })
        });
        Graph { nodes: nodes.collect(), edges: edges.collect(), directed: true, ..Graph::default() }
            .in_layers()
    }

    /// The step that values the next vertex of the order, after `n_done` of them.
    fn value_frame(&self, n_done: usize) -> Frame {
        let mut graph = self.graph();
        let values = self.dag.values();
        for &v in &self.dag.order()[..=n_done] {
            graph.nodes[v].note = format!("= {}", values[v]);
        }
        let v = self.dag.order()[n_done];
        let heads = &self.dag.successors()[v];
        graph.nodes[v].role = Some(Role::Active);
        for &next in heads {
            graph.nodes[next].role = Some(Role::Compared);
        }
        for edge in graph.edges.iter_mut().filter(|edge| edge.from == v) {
            edge.role = Some(Role::Compared);
        }
        let places = heads.iter().map(|next| self.names[*next].clone()).collect();
        let reached: Vec<_> = heads.iter().map(|next| values[*next]).collect();
        let caption = leads_to(&self.names[v], places, &reached, values[v]);
        Frame::new(caption).with(graph).at("for &next in &successors[v]")
    }

    /// The graph with its values and the tokens; `chosen` is the token to look at.
    fn board(&self, places: &[usize], chosen: Option<usize>) -> Option<Picture> {
        if !self.is_drawn() {
            return None;
        }
        let mut graph = self.graph();
        for (v, node) in graph.nodes.iter_mut().enumerate() {
            node.note = format!("= {}", self.dag.values()[v]);
        }
        Tokens::put(places, &mut graph);
        if let Some(token) = chosen {
            graph.nodes[places[token]].role = Some(Role::Active);
        }
        Some(graph.into())
    }

    /// Writes the tokens below their vertices.
    fn put(places: &[usize], graph: &mut Graph) {
        for (v, node) in graph.nodes.iter_mut().enumerate() {
            let here = places.iter().enumerate().filter(|(_, at)| **at == v);
            let here = list(here.map(|(token, _)| (token + 1).to_string()).collect(), "and");
            if !here.is_empty() {
                let link = if node.note.is_empty() { "" } else { ", " };
                node.note.push_str(&format!("{link}token {here}"));
            }
        }
    }
}

// A game against a perfect player.

struct TokenMatch {
    tokens: Tokens,
    /// The token moved last.
    last: Option<usize>,
}

impl Match for TokenMatch {
    fn title(&self) -> String {
        "Tokens slide along the edges: who cannot move loses".into()
    }

    fn pictures(&self) -> Vec<Picture> {
        if !self.tokens.is_drawn() {
            return Vec::new();
        }
        let mut graph = self.tokens.graph();
        Tokens::put(&self.tokens.places, &mut graph);
        for &at in &self.tokens.places {
            graph.nodes[at].role = Some(Role::Frontier);
        }
        if let Some(token) = self.last {
            graph.nodes[self.tokens.places[token]].role = Some(Role::Active);
        }
        vec![graph.into()]
    }

    fn how(&self) -> String {
        "a token and where it goes: 1 b slides token 1 to b".into()
    }

    fn play(&mut self, line: &mut Input<'_>) -> trace::Result<String> {
        let token: usize = line.number("token")?;
        let at = token.checked_sub(1).and_then(|token| self.tokens.places.get(token));
        let at = *at.ok_or_else(|| line.invalid("token", "is no token"))?;
        let name = line.word("where it goes")?;
        let next = self.tokens.dag.successors()[at].iter().find(|v| self.tokens.names[**v] == name);
        let Some(&next) = next else {
            let reason = format!("has no edge from {}, where the token is", self.tokens.names[at]);
            return Err(line.invalid("where it goes", reason).into());
        };
        line.end("a move")?;
        self.tokens.places[token - 1] = next;
        self.last = Some(token - 1);
        Ok(format!("You slide token {token} to {name}."))
    }

    fn reply(&mut self) -> String {
        let Tokens { dag, places, .. } = &self.tokens;
        let win = winning_moves(dag, places, |v| dag.values()[*v]).into_iter().next();
        let stall = || {
            let token = places.iter().position(|at| !dag.successors()[*at].is_empty())?;
            Some(Move { part: token, to: vec![dag.successors()[places[token]][0]] })
        };
        let Move { part: token, to } = win.or_else(stall).expect("asked only while a move is left");
        self.tokens.places[token] = to[0];
        self.last = Some(token);
        format!("I slide token {} to {}.", token + 1, self.tokens.names[to[0]])
    }

    fn is_over(&self) -> bool {
        self.tokens.places.iter().all(|at| self.tokens.dag.successors()[*at].is_empty())
    }

    fn is_won(&self) -> Option<bool> {
        Some(self.tokens.dag.sum_value(&self.tokens.places) != 0)
    }
}
