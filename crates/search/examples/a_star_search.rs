//! A* in a maze, cell by cell: `cargo run -p search --example a_star_search -- S.# ..# #.G`.

mod maze;

use std::process::ExitCode;

use input::Input;
use search::a_star_search::maze::{Heuristic, Maze};
use search::a_star_search::{Node, Outcome, Step};
use search::grid::{Cell, Grid};
use trace::{Axis, Chart, Demo, Flag, Frame, Options, Role, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "a_star_search",
    about: "A*: expand the cell of the least f = g + h, the way so far and a bound of the rest.",
    arguments: "ROW...",
    worked: &["S.... ...#. ##.#. ...#. .#.#. .#... .#.#. G...."],
    flags: &[
        Flag { name: "--zero", value: None, about: "let h be 0: Dijkstra's algorithm" },
        Flag { name: "--eight", value: None, about: "step at cost 5, and diagonally at 7" },
        Flag { name: "--weight", value: Some("W"), about: "let h count W times" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// A cell that was expanded, what was found from it, and all cells known then.
struct Expansion {
    u: usize,
    relaxed: Vec<usize>,
    nodes: Vec<Node<Cell>>,
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let read = maze::read(input)?;
    let heuristic = match (options.has("--zero"), options.has("--eight")) {
        (true, _) => Heuristic::Zero,
        (false, true) => Heuristic::Octile,
        (false, false) => Heuristic::Manhattan,
    };
    let terms =
        if options.has("--eight") { Maze::eight(&read.grid, 5, 7) } else { Maze::four(&read.grid) };
    let weight: u64 = options.number("--weight")?.unwrap_or(1);
    let too_large = read.too_large();
    let h = |cell: Cell| terms.estimate(heuristic, cell, read.goal).saturating_mul(weight);
    let mut expansions: Vec<Expansion> = Vec::new();
    let found = terms.search_watched(read.start, read.goal, h, |step, nodes| {
        if too_large.is_some() {
            return;
        }
        match step {
            Step::Expand { u } => expansions.push(Expansion { u, relaxed: vec![], nodes: vec![] }),
            Step::Relax { v, .. } => {
                if let Some(last) = expansions.last_mut() {
                    last.relaxed.push(v);
                }
            }
        }
        if let Some(last) = expansions.last_mut() {
            last.nodes = nodes.to_vec();
        }
    })?;
    let name = match heuristic {
        Heuristic::Zero => "A* with h = 0",
        Heuristic::Octile => "A* by the octile distance",
        _ => "A* by the Manhattan distance",
    };
    let weighted = if weight == 1 { String::new() } else { format!(", {weight} times") };
    let frames = match too_large {
        Some(frame) => vec![frame],
        None => frames(&read, &expansions, &found),
    };
    Ok(Trace {
        title: format!("{name}{weighted}: {}", read.size()),
        frames,
        answer: answer(&found),
    })
}

fn answer(found: &Outcome<Cell>) -> String {
    let result = match &found.path {
        None => "The goal cannot be reached".to_owned(),
        Some(path) => {
            let cells = trace::plural(path.states.len(), "cell");
            format!("A path of cost {} over {cells}", path.cost)
        }
    };
    let reopened = match found.reopened {
        0 => "none was reopened".to_owned(),
        n => format!("{n} reopened"),
    };
    format!("{result}. {} expanded; {reopened}.", trace::plural(found.expanded, "cell"))
}

/// One frame for each expansion, and one for the end.
fn frames(maze: &maze::Maze, expansions: &[Expansion], found: &Outcome<Cell>) -> Vec<Frame> {
    let mut frames: Vec<Frame> = expansions
        .iter()
        .map(|Expansion { u, relaxed, nodes }| {
            let Node { state, g, h, .. } = &nodes[*u];
            let cells: Vec<Cell> = relaxed.iter().map(|v| nodes[*v].state).collect();
            let says = if *state == maze.goal {
                "It is the goal".to_owned()
            } else {
                format!("Found from it: {}", maze::list(&cells))
            };
            let here = maze::name(*state);
            let caption = format!("Expand {here}, f = {g} + {h} = {}. {says}.", nodes[*u].f());
            let picture = picture(maze, nodes, Some(*u));
            Frame::new(caption).with(picture).at("watch(Step::Expand { u }, &nodes);")
        })
        .collect();
    let nodes = expansions.last().map_or(&[][..], |last| &last.nodes);
    let mut picture = picture(maze, nodes, None);
    frames.push(match &found.path {
        Some(path) => {
            for cell in &path.states {
                picture.rows[cell.0].cells[cell.1].role = Some(Role::Chosen);
            }
            picture.arrows = maze::arrows(&path.states);
            let caption = format!("Back along the parents: a path of cost {}.", path.cost);
            Frame::new(caption).with(picture).at("outcome.path = Some(path_to(u, &nodes));")
        }
        None => Frame::new("The open list is empty: the goal cannot be reached.")
            .with(picture)
            .at("overflow.map_or(Ok(outcome), Err)"),
    });
    frames
}

/// The maze; each cell that was found shows g + h = f.
fn picture(maze: &maze::Maze, nodes: &[Node<Cell>], active: Option<usize>) -> trace::Grid {
    maze.picture(|cell| {
        let Some(u) = nodes.iter().position(|node| node.state == cell) else {
            return (String::new(), None);
        };
        let role = match nodes[u].is_closed {
            _ if active == Some(u) => Role::Active,
            true => Role::Settled,
            false => Role::Frontier,
        };
        (format!("{}+{}={}", nodes[u].g, nodes[u].h, nodes[u].f()), Some(role))
    })
}

pub(crate) const SIZES: [usize; 6] = [4, 8, 16, 32, 64, 128];

/// The cells expanded from corner to corner of an open square.
pub(crate) fn expanded(side: usize, heuristic: Heuristic) -> usize {
    let found = Grid::open(side, side).map(|grid| {
        let goal = (side - 1, side - 1);
        Maze::four(&grid).search((0, 0), goal, heuristic).map_or(0, |found| found.expanded)
    });
    found.unwrap_or(0)
}

fn cost() -> Chart {
    #[expect(clippy::cast_precision_loss, reason = "a few thousand cells")]
    let series = |name: &str, heuristic| Series {
        name: name.into(),
        points: SIZES.map(|side| (side as f64, expanded(side, heuristic) as f64)).to_vec(),
    };
    Chart {
        name: "Cells expanded from corner to corner of an open square".into(),
        x: Axis::log("side of the square, in cells"),
        y: Axis::log("cells expanded"),
        series: vec![
            series("h = 0", Heuristic::Zero),
            series("Chebyshev", Heuristic::Chebyshev),
            series("Manhattan", Heuristic::Manhattan),
        ],
    }
}
