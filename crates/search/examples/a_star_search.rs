//! A* in a maze, cell by cell: `cargo run -p search --example a_star_search -- S.# ..5 #.G`.

mod maze;

use std::collections::HashSet;
use std::process::ExitCode;

use input::Input;
use search::a_star_search;
use search::a_star_search::maze::{Heuristic, Maze};
use search::a_star_search::plain::{Known, Step, best_first_watched};
use search::grid::{Cell, Grid};
use trace::{Axis, Chart, Demo, Flag, Frame, Options, Role, Series, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "a_star_search",
    about: "A* in a maze: . is free, a digit is what it costs to leave a cell, # a wall, S the start, G the goal.",
    arguments: "ROW...",
    worked: &["...#S ..... ....5 ....G"],
    flags: &[
        Flag { name: "--zero", value: None, about: "let h be 0: Dijkstra's algorithm" },
        Flag { name: "--greedy", value: None, about: "order by h alone: greedy best-first search" },
        Flag { name: "--eight", value: None, about: "step at cost 5, and diagonally at 7" },
        Flag { name: "--weight", value: Some("W"), about: "let h count W times" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Four rows of five cells: three walls, and three cells that cost 5 to leave.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut cells = vec!['.'; 20];
    cells[..8].copy_from_slice(&['S', 'G', '#', '#', '#', '5', '5', '5']);
    dice.shuffle(&mut cells);
    let rows: Vec<String> = cells.chunks(5).map(|row| row.iter().collect()).collect();
    rows.join(" ")
}

/// A cell that was expanded, what was found from it or found again, and all that was known then.
struct Expansion {
    cell: Cell,
    g: u64,
    relaxed: Vec<(Cell, bool)>,
    known: Known<Cell>,
}

/// What a search is led by, for the picture.
struct Terms<'a> {
    maze: &'a maze::Maze,
    prices: &'a [Vec<u64>],
    h: &'a dyn Fn(Cell) -> u64,
    is_greedy: bool,
    /// Whether the page that shows this picture lists the plain version.
    is_lit: bool,
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (read, prices) = maze::read_priced(input)?;
    let is_greedy = options.has("--greedy");
    let is_eight = options.has("--eight");
    let heuristic = match (options.has("--zero"), is_eight) {
        (true, _) => Heuristic::Zero,
        (false, true) => Heuristic::Octile,
        (false, false) => Heuristic::Manhattan,
    };
    if is_greedy && heuristic == Heuristic::Zero {
        return Err("--greedy and --zero exclude each other".into());
    }
    let moves = if is_eight { Maze::eight(&read.grid, 5, 7) } else { Maze::four(&read.grid) };
    let weight: u64 = options.number("--weight")?.unwrap_or(1);
    let h = |cell: Cell| moves.estimate(heuristic, cell, read.goal).saturating_mul(weight);
    let successors = |cell: &Cell| {
        let price = prices[cell.0][cell.1];
        moves.successors(*cell).map(move |(next, cost)| (next, price * cost))
    };
    let is_goal = |cell: &Cell| *cell == read.goal;
    let (path, expanded, reopened, frames);
    if let Some(frame) = read.too_large().filter(|_| !is_greedy) {
        let found = a_star_search::a_star(read.start, successors, |cell| h(*cell), is_goal)?;
        path = found.path.map(|path| (path.states, path.cost));
        (expanded, reopened, frames) = (found.expanded, found.reopened, vec![frame]);
    } else {
        let rank =
            |g: u64, cell: &Cell| if is_greedy { h(*cell) } else { g.saturating_add(h(*cell)) };
        let (mut n_expanded, mut n_reopened, mut closed) = (0, 0, HashSet::new());
        let mut expansions: Vec<Expansion> = Vec::new();
        let mut seen = HashSet::from([read.start]);
        path = best_first_watched(read.start, successors, rank, is_goal, |step, known| {
            match step {
                Step::Expand(cell, g) => {
                    n_expanded += 1;
                    closed.insert(*cell);
                    let known = known.clone();
                    expansions.push(Expansion { cell: *cell, g, relaxed: Vec::new(), known });
                }
                Step::Relax(_, cell) => {
                    n_reopened += usize::from(closed.remove(cell));
                    if let Some(last) = expansions.last_mut() {
                        last.relaxed.push((*cell, seen.insert(*cell)));
                        last.known.clone_from(known);
                    }
                }
            }
            if read.too_large().is_some() {
                expansions.clear();
            }
        });
        (expanded, reopened) = (n_expanded, n_reopened);
        let terms = Terms {
            maze: &read,
            prices: &prices,
            h: &h,
            is_greedy,
            is_lit: weight == 1 && !is_eight,
        };
        frames = match read.too_large() {
            Some(frame) => vec![frame],
            None => frames_of(&terms, &expansions, path.as_ref()),
        };
    }
    let name = match heuristic {
        _ if is_greedy => "Greedy best-first search",
        Heuristic::Zero => "A* with h = 0",
        Heuristic::Octile => "A* with the octile distance",
        _ => "A* with the Manhattan distance",
    };
    let weighted = if weight == 1 { String::new() } else { format!(", {weight} times") };
    let result = match &path {
        None => "The goal cannot be reached".to_owned(),
        Some((cells, cost)) => {
            format!("A path of cost {cost} over {}", trace::plural(cells.len(), "cell"))
        }
    };
    let reopened = match reopened {
        0 => "none was reopened".to_owned(),
        n => format!("{n} reopened"),
    };
    Ok(Trace {
        title: format!("{name}{weighted}: {}", read.size()),
        frames,
        answer: format!("{result}. {} expanded; {reopened}.", trace::plural(expanded, "cell")),
    })
}

/// One frame for each expansion, and one for the end.
fn frames_of(
    terms: &Terms<'_>,
    expansions: &[Expansion],
    path: Option<&(Vec<Cell>, u64)>,
) -> Vec<Frame> {
    let mut closed = HashSet::new();
    let mut frames = Vec::new();
    for expansion in expansions {
        let Expansion { cell, g, relaxed, known } = expansion;
        closed.insert(*cell);
        for (cell, _) in relaxed {
            closed.remove(cell);
        }
        let h = (terms.h)(*cell);
        let here = maze::name(*cell);
        let sum = if terms.is_greedy {
            format!("h = {h}")
        } else {
            format!("f = {g} + {h} = {}", g.saturating_add(h))
        };
        let caption = match (*cell == terms.maze.goal, relaxed.is_empty()) {
            (true, _) => format!("Expand {here}, {sum}. It is the goal."),
            (false, true) => format!("Expand {here}, {sum}. No path through it is new or cheaper."),
            (false, false) => {
                let found: Vec<Cell> =
                    relaxed.iter().filter(|(_, is_new)| *is_new).map(|(cell, _)| *cell).collect();
                let cheaper: Vec<Cell> =
                    relaxed.iter().filter(|(_, is_new)| !is_new).map(|(cell, _)| *cell).collect();
                let mut says = Vec::new();
                if !found.is_empty() {
                    says.push(format!("found from it: {}", maze::list(&found)));
                }
                if !cheaper.is_empty() {
                    says.push(format!("reached at a lower cost: {}", maze::list(&cheaper)));
                }
                let mut says = says.join("; ");
                says[..1].make_ascii_uppercase();
                let price = terms.prices[cell.0][cell.1];
                let dear =
                    if 1 < price { format!(" Leaving it costs {price}.") } else { String::new() };
                format!("Expand {here}, {sum}.{dear} {says}.")
            }
        };
        let at = match (*cell == terms.maze.goal, relaxed.is_empty()) {
            (true, _) => "if is_goal(&state) {",
            (false, true) => "if known.get(&next).is_none_or(|(old, _)| g < *old) {",
            (false, false) => "known.insert(next.clone(), (g, Some(state.clone())));",
        };
        let mut picture = picture(terms, known, &closed, Some(*cell));
        let found: Vec<Cell> = relaxed.iter().map(|(next, _)| *next).collect();
        picture.arrows = found.iter().flat_map(|next| maze::arrows(&[*cell, *next])).collect();
        picture.arrows.iter_mut().for_each(|arrow| arrow.role = Some(Role::Frontier));
        let frame = Frame::new(caption).with(picture);
        frames.push(if terms.is_lit { frame.at(at) } else { frame });
    }
    let nothing = Known::new();
    let known = expansions.last().map_or(&nothing, |last| &last.known);
    let mut picture = picture(terms, known, &closed, None);
    let (caption, at) = match path {
        Some((path, cost)) => {
            for cell in path {
                picture.rows[cell.0].cells[cell.1].role = Some(Role::Chosen);
            }
            picture.arrows = maze::arrows(path);
            let caption = format!("Back along the parents: a path of cost {cost}.");
            (caption, "return Some((path_to(state, &known), g));")
        }
        None => (
            "The open list is empty: the goal cannot be reached.".to_owned(),
            "while let Some(Reverse((_, Reverse(g), state))) = open.pop() {",
        ),
    };
    let frame = Frame::new(caption).with(picture);
    frames.push(if terms.is_lit { frame.at(at) } else { frame });
    ask(terms, expansions, &mut frames);
    frames
}

/// The maze; each cell that was found shows g + h = f, or only h.
fn picture(
    terms: &Terms<'_>,
    known: &Known<Cell>,
    closed: &HashSet<Cell>,
    active: Option<Cell>,
) -> trace::Grid {
    terms.maze.picture(|cell| {
        let Some((g, _)) = known.get(&cell) else {
            let price = terms.prices[cell.0][cell.1];
            let text = if 1 < price { format!("({price})") } else { String::new() };
            return (text, None);
        };
        let role = match closed.contains(&cell) {
            _ if active == Some(cell) => Role::Active,
            true => Role::Settled,
            false => Role::Frontier,
        };
        let h = (terms.h)(cell);
        let text = if terms.is_greedy {
            h.to_string()
        } else {
            format!("{g}+{h}={}", g.saturating_add(h))
        };
        (text, Some(role))
    })
}

/// The questions: which cell is next, whether the first path to the goal is the answer, and what
/// the start's bound promises.
fn ask(terms: &Terms<'_>, expansions: &[Expansion], frames: &mut [Frame]) {
    let take = std::mem::take;
    if terms.is_greedy {
        return;
    }
    let mut asked = None;
    for (k, pair) in expansions.windows(2).enumerate() {
        let [now, next] = pair else { continue };
        let goal = terms.maze.goal;
        let is_found = now.relaxed.iter().any(|(cell, is_new)| *cell == goal && *is_new);
        if is_found && next.cell != goal {
            let cost = now.known[&goal].0;
            let question =
                format!("A path of cost {cost} to the goal has been found. May the search stop?");
            let because = format!(
                "{} waits with a smaller f, so a path through it may be cheaper.",
                maze::name(next.cell)
            );
            frames[k] = take(&mut frames[k]).ask(question, ["no", "yes"], 0, because);
            asked = Some(k);
            break;
        }
    }
    // Best where the search turns back: the next cell was not found just now.
    let has_choice = |k: usize| Some(k) != asked && 1 < open_cells(&expansions[..=k]).len();
    let turns_back = |k: &usize| {
        let from = expansions[k + 1].known.get(&expansions[k + 1].cell);
        from.is_some_and(|(_, parent)| *parent != Some(expansions[*k].cell))
    };
    let pairs = 0..expansions.len().saturating_sub(1);
    let choices: Vec<usize> = pairs.filter(|k| has_choice(*k)).collect();
    let turn = choices.iter().copied().find(turns_back).or(choices.first().copied());
    if let Some(k) = turn {
        let waiting = open_cells(&expansions[..=k]);
        if let Some(answer) = waiting.iter().position(|cell| *cell == expansions[k + 1].cell) {
            let choices = waiting.iter().map(|cell| maze::name(*cell));
            let because = "The open cell with the least f is expanded, wherever it is. Among cells of equal f, the one with the larger g comes first.";
            frames[k] =
                take(&mut frames[k]).ask("Which cell is expanded next?", choices, answer, because);
        }
    }
    if let [first, second, ..] = expansions {
        let f = first.g.saturating_add((terms.h)(first.cell));
        let price_is_more = (terms.h)(second.cell) < (terms.h)(first.cell);
        let used = turn == Some(0) || asked == Some(0);
        if price_is_more && !used {
            let question = format!(
                "The start has f = {f}. What does that say about the cost of a path to the goal?"
            );
            let choices = [
                format!("it is at least {f}"),
                format!("it is exactly {f}"),
                format!("it is at most {f}"),
            ];
            let because = "h is a lower bound: it counts the steps that would be needed if there were no walls and every step \
                           cost as little as possible.";
            frames[0] = take(&mut frames[0]).ask(question, choices, 0, because);
        }
    }
    let improved = expansions.iter().position(|expansion| {
        expansion.relaxed.iter().any(|(cell, is_new)| !is_new && *cell != terms.maze.goal)
    });
    if let Some(k) = improved.filter(|k| 0 < *k && Some(k - 1) != asked && Some(k - 1) != turn) {
        let cells = expansions[k].relaxed.iter().filter(|(_, is_new)| !is_new);
        let cell = cells.map(|(cell, _)| *cell).next().unwrap_or(terms.maze.goal);
        let old = expansions[k - 1].known[&cell].0;
        let question = format!(
            "{} waits with g = {old}. Is this the cost of a cheapest path to it?",
            maze::name(cell)
        );
        let because = "While a cell waits, its g is only the cost of the cheapest path found so far. A cheaper one comes in the next step.";
        frames[k - 1] = take(&mut frames[k - 1]).ask(question, ["not yet", "yes"], 0, because);
    }
}

/// The cells that wait after these expansions, row by row.
fn open_cells(expansions: &[Expansion]) -> Vec<Cell> {
    let mut open = HashSet::new();
    for Expansion { cell, relaxed, .. } in expansions {
        open.remove(cell);
        open.extend(relaxed.iter().map(|(cell, _)| *cell));
    }
    let mut open: Vec<Cell> = open.into_iter().collect();
    open.sort_unstable();
    open
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
