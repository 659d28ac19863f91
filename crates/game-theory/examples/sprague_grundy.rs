//! Sprague and Grundy's values: `cargo run -p game-theory --example sprague_grundy -- take 1 3 4 from 8 6`.

use std::cell::Cell as Counter;
use std::process::ExitCode;

use game_theory::sprague_grundy::dag::Dag;
use game_theory::sprague_grundy::period::{Period, Periodic};
use game_theory::sprague_grundy::{Error, Move, Nimber, SubtractionSet, winning_moves};
use input::Input;
use trace::{
    Arc, Axis, Cell, Cells, Chart, Demo, Edge, Frame, Graph, Grid, Match, Node, Options, Role, Row,
    Series, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "game-theory",
    name: "sprague_grundy",
    about: "Values of positions, and sums of games: heaps from which only some amounts may be taken\n\
            (take 1 3 4 from 8 6), or tokens that slide along edges (edges a-b a-c b-c tokens a c).\n\
            Who cannot move loses.",
    arguments: "take AMOUNT... from HEAP... | edges A-B... tokens A...",
    worked: &["take 1 3 4 from 8 6", "edges a-b a-c b-c b-d c-e d-e d-f tokens a d"],
    flags: &[],
    trace: draw,
    play: Some(start),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Heaps, vertices, edges and tokens that still make a picture.
const MOST_HEAPS: usize = 12;
const WIDEST_ROW: usize = 24;
const MOST_VERTICES: usize = 14;
const MOST_EDGES: usize = 28;
/// The longest table in which a period is looked for.
const LONGEST_TABLE: usize = 1 << 20;

/// What the reader wants to see.
enum Game {
    Heaps(Heaps),
    Tokens(Tokens),
}

fn read(input: &mut Input<'_>) -> trace::Result<Game> {
    match input.word("the game")? {
        "take" => Ok(Game::Heaps(Heaps::read(input)?)),
        "edges" => Ok(Game::Tokens(Tokens::read(input)?)),
        _ => Err(input.invalid("the game", "is neither \"take\" nor \"edges\"").into()),
    }
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    Ok(match read(input)? {
        Game::Heaps(heaps) => heaps.trace(),
        Game::Tokens(tokens) => tokens.trace(),
    })
}

fn start(input: &mut Input<'_>, _: &Options) -> trace::Result<Box<dyn Match>> {
    Ok(match read(input)? {
        Game::Heaps(heaps) => Box::new(HeapMatch { heaps, last: None }),
        Game::Tokens(tokens) => Box::new(TokenMatch { tokens, last: None }),
    })
}

/// Whether the word `stop` comes next; it is then read.
fn reads(input: &mut Input<'_>, stop: &str) -> bool {
    let mut ahead = input.clone();
    let found = ahead.token() == Some(stop.as_bytes());
    if found {
        *input = ahead;
    }
    found
}

/// A list as a sentence has it: "1, 3 or 4".
fn list<T: ToString>(items: impl IntoIterator<Item = T>, link: &str) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let last = items.pop().unwrap_or_default();
    if items.is_empty() { last } else { format!("{} {link} {last}", items.join(", ")) }
}

fn plural(n: usize, one: &str, more: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { more })
}

// Heaps from which only some amounts may be taken.

struct Heaps {
    rule: SubtractionSet,
    row: Periodic,
    sizes: Vec<u64>,
}

impl Heaps {
    fn read(input: &mut Input<'_>) -> trace::Result<Self> {
        let mut amounts = Vec::new();
        while !reads(input, "from") {
            let what = format!("amount {}, or \"from\"", amounts.len() + 1);
            amounts.push(input.number_in(1..=usize::MAX, what)?);
        }
        let mut sizes = Vec::new();
        while !input.is_end() {
            sizes.push(input.number(format_args!("heap {}", sizes.len() + 1))?);
        }
        let rule = SubtractionSet::new(amounts)?;
        let row = rule.periodic(LONGEST_TABLE)?;
        Ok(Heaps { rule, row, sizes })
    }

    fn name(&self) -> String {
        match self.rule.amounts() {
            [] => "A game without moves".into(),
            amounts => format!("Take {}", list(amounts, "or")),
        }
    }

    fn trace(&self) -> Trace {
        let shown = list(self.sizes.iter().take(MOST_HEAPS), "and");
        let sizes = match self.sizes.len() {
            0 => "no heaps".into(),
            1 => format!("a heap of {shown}"),
            2..=MOST_HEAPS => format!("heaps of {shown}"),
            n => format!("{n} heaps"),
        };
        let mut frames = self.row_frames();
        frames.extend(self.period_frame());
        let moves = self.rule.winning_takes(&self.sizes, &self.row);
        let part = |(heap, &size): (usize, &u64)| Part {
            name: format!("heap {}", heap + 1),
            place: size.to_string(),
            like: (WIDEST_ROW as u64 <= size).then(|| self.row.like(size)),
            value: self.row.value(size),
            wins: moves
                .iter()
                .filter(|win| win.heap == heap)
                .map(|win| {
                    let done = format!("take {}, leave {}", win.take, win.left);
                    let (left, value) = (win.left.to_string(), self.row.value(win.left));
                    Win { done, left, value, board: None }
                })
                .collect(),
            board: None,
        };
        let parts: Vec<Part> = self.sizes.iter().enumerate().map(part).collect();
        frames.extend(sum_frames(&parts));
        Trace { title: format!("{}: {sizes}", self.name()), frames, answer: answer(&parts) }
    }

    /// The row of the heaps 0 to `end`, with the values of those below `known`.
    fn cells(&self, known: usize, end: usize) -> Cells {
        let values = self.row.table(end);
        let values = values.iter().enumerate();
        let texts =
            values.map(|(heap, v)| if heap < known { v.to_string() } else { String::new() });
        Cells { name: "value".into(), first_index: Some(0), ..Cells::new(texts) }
    }

    fn row_frames(&self) -> Vec<Frame> {
        let largest = self.sizes.iter().max().copied().unwrap_or(0);
        let last = usize::try_from(largest).unwrap_or(WIDEST_ROW).min(WIDEST_ROW);
        (0..=last).map(|heap| self.row_frame(heap, last)).collect()
    }

    fn row_frame(&self, heap: usize, last: usize) -> Frame {
        let mut picture = self.cells(heap + 1, last);
        let lefts: Vec<usize> = self.rule.leaves(heap).collect();
        for &left in &lefts {
            picture.cells[left].role = Some(Role::Compared);
            picture.arcs.push(Arc { from: heap, to: left, label: String::new(), role: None });
        }
        picture.cells[heap].role = Some(Role::Active);
        let value = |heap: usize| self.row.value(heap as u64);
        let reached: Vec<_> = lefts.iter().map(|&left| (left, value(left))).collect();
        let caption = leads_to(heap, &reached, value(heap));
        Frame::new(caption).with(picture).at("for left in self.leaves(heap) {")
    }

    /// Why the row goes on like this for ever.
    fn period_frame(&self) -> Option<Frame> {
        let Period { start, length } = self.row.period();
        let largest = *self.rule.amounts().last()?;
        let end = start + length + largest;
        let again = match largest {
            1 => format!("{} has the value of {start}", start + length),
            _ => format!(
                "{} to {} have the values of {start} to {}",
                start + length,
                end - 1,
                start + largest - 1
            ),
        };
        let caption =
            format!("{again}, and no take is above {largest}. So the row has period {length}.");
        let mut frame = Frame::new(caption).at("period.start + largest");
        if end - 1 <= WIDEST_ROW {
            let mut picture = self.cells(end, end - 1);
            for i in start..start + largest {
                picture.cells[i].role = Some(Role::Compared);
                picture.cells[i + length].role = Some(Role::Compared);
            }
            frame = frame.with(picture);
        }
        Some(frame)
    }
}

/// What a position leads to, with the values, and its own.
fn leads_to<T: ToString>(from: T, reached: &[(T, Nimber)], value: Nimber) -> String {
    let from = from.to_string();
    let places = list(reached.iter().map(|(place, _)| place.to_string()), "or");
    let values = list(reached.iter().map(|(_, value)| value), "and");
    let with = match reached.len() {
        0 => return format!("{from} leads nowhere. No value is reached, so its own is 0."),
        1 => "with the value",
        _ => "with the values",
    };
    format!("{from} leads to {places}, {with} {values}. The least number missing is {value}.")
}

// Tokens that slide along edges.

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
            Err(Error::Cycle { cycle }) => {
                let (first, last) = (cycle[0], cycle[cycle.len() - 1]);
                let closes = |&(from, to, _): &(usize, usize, _)| (from, to) == (last, first);
                let at = edges.iter().position(closes).ok_or("the graph has a cycle")?;
                let round: Vec<&str> =
                    cycle.iter().chain([&first]).map(|v| names[*v].as_str()).collect();
                let reason = format!("closes the cycle {}", round.join(" -> "));
                return Err(edges[at].2.invalid(format!("edge {}", at + 1), reason).into());
            }
            dag => dag?,
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
            vec![Frame::new(format!("Too large to draw: the limit is {limit}."))]
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
        frames.extend(sum_frames(&parts));
        let shown = list(self.places.iter().take(MOST_HEAPS).map(|at| &self.names[*at]), "and");
        let tokens = match self.places.len() {
            0 => "no tokens".into(),
            1 => format!("a token on {shown}"),
            2..=MOST_HEAPS => format!("tokens on {shown}"),
            n => format!("{n} tokens"),
        };
        let title = format!("A graph with {}", plural(self.names.len(), "vertex", "vertices"));
        Trace { title: format!("{title}: {tokens}"), frames, answer: answer(&parts) }
    }

    fn graph(&self) -> Graph {
        let nodes = self.names.iter().map(|name| Node { label: name.clone(), ..Node::default() });
        let heads = self.dag.successors().iter().enumerate();
        let edges = heads.flat_map(|(from, heads)| {
            heads.iter().map(move |&to| Edge { from, to, ..Edge::default() })
        });
        Graph { nodes: nodes.collect(), edges: edges.collect(), directed: true }.in_layers()
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
        let reached: Vec<_> = heads.iter().map(|&next| (&self.names[next], values[next])).collect();
        let caption = leads_to(&self.names[v], &reached, values[v]);
        Frame::new(caption).with(graph).at("for &next in &successors[v]")
    }

    /// The graph with its values and the tokens; `chosen` is the token to look at.
    fn board(&self, places: &[usize], chosen: Option<usize>) -> Option<Graph> {
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
        Some(graph)
    }

    /// Writes the tokens below their vertices.
    fn put(places: &[usize], graph: &mut Graph) {
        for (v, node) in graph.nodes.iter_mut().enumerate() {
            let here = places.iter().enumerate().filter(|(_, at)| **at == v);
            let here = list(here.map(|(token, _)| token + 1), "and");
            if !here.is_empty() {
                let link = if node.note.is_empty() { "" } else { ", " };
                node.note.push_str(&format!("{link}token {here}"));
            }
        }
    }
}

// Sums of either.

/// A heap or a token, and what can be won with it.
struct Part {
    /// "heap 1".
    name: String,
    /// The size of the heap, the vertex of the token.
    place: String,
    /// The smaller heap that it is like, if it is not in the picture.
    like: Option<usize>,
    value: Nimber,
    wins: Vec<Win>,
    board: Option<Graph>,
}

/// A winning move.
struct Win {
    done: String,
    /// What it leaves in its part: a heap, a vertex, and the value.
    left: String,
    value: Nimber,
    board: Option<Graph>,
}

fn sum_of(values: &[Nimber]) -> Nimber {
    values.iter().fold(0, |sum, value| sum ^ value)
}

/// The values as rows of binary digits, with their xor below.
fn binary(parts: &[Part], values: &[Nimber]) -> Grid {
    let sum = sum_of(values);
    // The columns of the values before any move, so that they stay where they are.
    let all = parts.iter().fold(1, |all, part| all | part.value);
    let columns: Vec<u32> = (0..=all.ilog2()).rev().collect();
    let digits = |value: Nimber| columns.iter().map(move |bit| value >> bit & 1);
    let row = |(part, &value): (&Part, &Nimber)| {
        let note = format!("= {value}");
        Row { note, ..Row::new(format!("{}: {}", part.name, part.place), digits(value)) }
    };
    let mut rows: Vec<Row> = parts.iter().zip(values).map(row).collect();
    let note = format!("= {sum}");
    rows.push(Row { note, apart: true, ..Row::new("xor", digits(sum)) });
    let columns = columns.iter().map(|bit| (1_u64 << bit).to_string()).collect();
    Grid { columns, rows, ..Grid::default() }
}

fn mark(row: &mut Row, role: Role) {
    for cell in &mut row.cells {
        cell.role = Some(role);
    }
}

fn with_board(frame: Frame, board: Option<&Graph>) -> Frame {
    match board {
        Some(graph) => frame.with(graph.clone()),
        None => frame,
    }
}

/// The sum of the parts, then each part in the search for a winning move.
fn sum_frames(parts: &[Part]) -> Vec<Frame> {
    if parts.is_empty() {
        return Vec::new();
    }
    if MOST_HEAPS < parts.len() {
        return vec![Frame::new(format!("Too many to draw: the limit is {MOST_HEAPS}."))];
    }
    let values: Vec<Nimber> = parts.iter().map(|part| part.value).collect();
    let total = sum_of(&values);
    let like = |part: &Part| {
        part.like.map_or(String::new(), |like| format!(" ({} is like {like})", part.place))
    };
    let facts = list(parts.iter().map(|part| format!("{}{}", part.value, like(part))), "and");
    let caption = match (parts.len(), total) {
        (1, 0) => format!("The value is {facts}: the player to move loses."),
        (1, _) => format!("The value is {facts}, not 0: the player to move wins."),
        (_, 0) => format!("The values are {facts}. Their xor is 0: the player to move loses."),
        _ => format!("The values are {facts}. Their xor is {total}: the player to move wins."),
    };
    let mut grid = binary(parts, &values);
    if let Some(row) = grid.rows.last_mut() {
        mark(row, Role::Active);
    }
    let sum = with_board(Frame::new(caption), parts[0].board.as_ref().map(without_roles).as_ref());
    let mut frames = vec![sum.with(grid).at("fold(0, |sum, part| sum ^ value(part))")];
    if total == 0 {
        return frames;
    }
    for (i, part) in parts.iter().enumerate() {
        let wanted = part.value ^ total;
        let done = part.wins.iter().map(|win| win.done.as_str()).collect::<Vec<_>>().join("; or ");
        let (found, role) = match part.wins.len() {
            0 => ("no move leads there".to_owned(), Role::Rejected),
            _ => (done, Role::Chosen),
        };
        let sum = format!("{} xor {total} = {wanted}", part.value);
        let caption = format!("The value of {} should become {sum}: {found}.", part.name);
        let mut grid = binary(parts, &values);
        mark(&mut grid.rows[i], role);
        let frame = with_board(Frame::new(caption), part.board.as_ref());
        frames.push(frame.with(grid).at("let wanted = value(position) ^ total"));
    }
    let win = parts.iter().enumerate().find_map(|(i, part)| Some((i, part.wins.first()?)));
    let Some((i, win)) = win else { return frames };
    let mut after = values;
    after[i] = win.value;
    let mut grid = binary(parts, &after);
    mark(&mut grid.rows[i], Role::Chosen);
    grid.rows[i].header = format!("{}: {}", parts[i].name, win.left);
    let caption = format!(
        "So, for instance, with {}: {}. The xor becomes 0, and the opponent has to move.",
        parts[i].name, win.done
    );
    frames.push(with_board(Frame::new(caption), win.board.as_ref()).with(grid));
    frames
}

fn without_roles(graph: &Graph) -> Graph {
    let mut graph = graph.clone();
    for node in &mut graph.nodes {
        node.role = None;
    }
    graph
}

fn answer(parts: &[Part]) -> String {
    let wins = parts.iter().flat_map(|part| part.wins.iter().map(move |win| (part, win)));
    let mut wins: Vec<String> =
        wins.map(|(part, win)| format!("{}, {}", part.name, win.done)).collect();
    if wins.is_empty() {
        return "Lost: the values have the xor 0.".into();
    }
    let count = plural(wins.len(), "winning move", "winning moves");
    let more = match wins.len().saturating_sub(MOST_HEAPS) {
        0 => String::new(),
        n => format!("; and {n} more"),
    };
    wins.truncate(MOST_HEAPS);
    format!("Won, with {count}: {}{more}.", wins.join("; "))
}

// Steps, counted.

/// What a row of values costs by three ways of writing it, for takes of 1, 3 and 4.
fn cost() -> Chart {
    let rule = SubtractionSet::new([1, 3, 4]).expect("1, 3 and 4 are amounts");
    let sizes = [64_usize, 128, 256, 512, 1024, 2048, 4096];
    let point = |n: usize, count: usize| {
        let shown = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
        (shown(n), shown(count))
    };
    let series = |name: &str, count: &dyn Fn(usize) -> usize| Series {
        name: name.into(),
        points: sizes.iter().map(|&n| point(n, count(n))).collect(),
    };
    let all = [
        series("clearing n marks a heap", &|n| table_steps(&rule, n) + (n + 1) * (n + 1)),
        series("stamped marks", &|n| table_steps(&rule, n)),
        series("period, proven", &|_| period_steps(&rule)),
    ];
    Chart {
        name: "Values of the heaps 0 to n".into(),
        x: Axis::log("n"),
        y: Axis::log("marks read and written"),
        series: all.into(),
    }
}

/// One mark for each move, and the marks read to find the one that is missing.
pub(crate) fn table_steps(rule: &SubtractionSet, last: usize) -> usize {
    let values = rule.table(last).into_iter().enumerate();
    values.map(|(heap, value)| rule.leaves(heap).count() + value as usize + 1).sum()
}

/// The tables that a proof of the period needs; any heap is looked up in them afterwards.
pub(crate) fn period_steps(rule: &SubtractionSet) -> usize {
    let steps = Counter::new(0);
    let table = |last| {
        steps.set(steps.get() + table_steps(rule, last));
        rule.table(last)
    };
    let largest = rule.amounts().last().copied().unwrap_or(0);
    // Whether it was proven does not matter to the count.
    let _ = Periodic::prove(LONGEST_TABLE, table, |period| period.start + largest);
    steps.get()
}

// Games against a perfect player.

struct HeapMatch {
    heaps: Heaps,
    /// The heap and the take of the move just made, so that the picture can show it.
    last: Option<(usize, u64)>,
}

impl HeapMatch {
    fn make(&mut self, heap: usize, take: u64) {
        self.heaps.sizes[heap] -= take;
        self.last = Some((heap, take));
    }

    /// Heaps that fit a picture are drawn object by object.
    fn row(&self, heap: usize) -> Row {
        const WIDEST: u64 = 24;
        let size = self.heaps.sizes[heap];
        let taken = self.last.filter(|last| last.0 == heap).map_or(0, |last| last.1);
        let fits = size.checked_add(taken).is_some_and(|all| all <= WIDEST);
        let objects = (0..size).map(|_| Cell::new("o"));
        let gone = (0..taken).map(|_| Cell::marked("o", Role::Rejected));
        Row {
            header: format!("heap {}", heap + 1),
            cells: if fits { objects.chain(gone).collect() } else { Vec::new() },
            note: size.to_string(),
            apart: false,
        }
    }

    /// The least that may be taken from the first heap that allows it.
    fn stall(&self) -> Option<(usize, u64)> {
        let least = *self.heaps.rule.amounts().first()? as u64;
        let heap = self.heaps.sizes.iter().position(|size| least <= *size)?;
        Some((heap, least))
    }
}

impl Match for HeapMatch {
    fn title(&self) -> String {
        format!("{}: who cannot move loses", self.heaps.name())
    }

    fn pictures(&self) -> Vec<trace::Picture> {
        let n_shown = self.heaps.sizes.len().min(MOST_HEAPS);
        let rows = (0..n_shown).map(|heap| self.row(heap)).collect();
        vec![Grid { rows, ..Grid::default() }.into()]
    }

    fn how(&self) -> String {
        "a heap and how many to take from it: 1 3 takes three from heap 1".into()
    }

    fn play(&mut self, line: &mut Input<'_>) -> trace::Result<String> {
        let heap: usize = line.number_in(1..=self.heaps.sizes.len(), "heap")?;
        let take: u64 = line.number("take")?;
        let amounts = self.heaps.rule.amounts();
        if !amounts.iter().any(|amount| *amount as u64 == take) {
            let reason = format!("is not an amount that may be taken: {}", list(amounts, "or"));
            return Err(line.invalid("take", reason).into());
        }
        let size = self.heaps.sizes[heap - 1];
        if size < take {
            return Err(line
                .invalid("take", format!("is more than the {size} in the heap"))
                .into());
        }
        line.end("a move")?;
        self.make(heap - 1, take);
        Ok(format!("You take {take} from heap {heap}."))
    }

    fn reply(&mut self) -> String {
        let win = self.heaps.rule.winning_takes(&self.heaps.sizes, &self.heaps.row);
        let win = win.first().map(|win| (win.heap, win.take));
        let (heap, take) = win.or_else(|| self.stall()).expect("asked only while a move is left");
        self.make(heap, take);
        format!("I take {take} from heap {}.", heap + 1)
    }

    fn is_over(&self) -> bool {
        self.stall().is_none()
    }
}

struct TokenMatch {
    tokens: Tokens,
    /// The token moved last.
    last: Option<usize>,
}

impl Match for TokenMatch {
    fn title(&self) -> String {
        "Tokens slide along the edges: who cannot move loses".into()
    }

    fn pictures(&self) -> Vec<trace::Picture> {
        if !self.tokens.is_drawn() {
            let places = self.tokens.places.iter().map(|at| &self.tokens.names[*at]);
            return vec![Cells { name: "tokens on".into(), ..Cells::new(places) }.into()];
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
        let token: usize = line.number_in(1..=self.tokens.places.len(), "token")?;
        let name = line.word("where it goes")?;
        let at = self.tokens.places[token - 1];
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
}
