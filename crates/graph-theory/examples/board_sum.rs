//! The largest sum of numbers on a board, no two of them neighbors:
//! `cargo run -p graph-theory --example board_sum -- 7 1 / 2 5`.

use std::process::ExitCode;

use graph_theory::bipartite_matching::two_sides;
use graph_theory::bipartite_matching::weighted_cover::WeightError;
use graph_theory::bipartite_matching::weighted_cover::board::{board, largest_sum};
use input::Input;
use trace::{Demo, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "board_sum",
    about: "The largest sum of numbers on a board, no two of them neighbors.",
    arguments: "NUMBER... (rows are separated by a slash: 7 1 / 2 5)",
    worked: &["10 6 9 2 / 15 11 4 5 / 8 3 1 7"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

/// What still makes a picture.
const MOST_CELLS: usize = 100;

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Four rows of four numbers from 1 to 20.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut row = |_| trace::list((0..4).map(|_| 1 + dice.below(20)), " ");
    let rows: Vec<String> = (0..4).map(&mut row).collect();
    rows.join(" / ")
}

fn read(input: &mut Input<'_>) -> trace::Result<Vec<Vec<i64>>> {
    let mut rows = vec![Vec::new()];
    while !input.is_end() {
        let what = format!("row {}", rows.len());
        let word = input.word(&what)?;
        if word == "/" {
            rows.push(Vec::new());
            continue;
        }
        let number: i64 = word.parse().map_err(|_| {
            input.invalid_number(&what, "is neither an integer of 64 bits nor a slash")
        })?;
        if number < 0 {
            return Err(input.invalid(&what, "is negative").into());
        }
        // There is always one.
        if let Some(row) = rows.last_mut() {
            row.push(number);
        }
    }
    Ok(rows)
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let rows = read(input)?;
    let (graph, weights) = board(&rows).map_err(|error| match error {
        WeightError::Ragged { row, len, n_columns } => {
            let cells = trace::plural(len, "cell");
            format!("row {}: {cells}, and the first row has {n_columns}", row + 1)
        }
        error => error.to_string(),
    })?;
    let found = largest_sum(&rows)?;
    let (most, rest) = (found.independent_weight, found.cover_weight);
    let n_columns = rows.first().map_or(0, Vec::len);
    let table = |marks: &dyn Fn(usize) -> Option<Role>| {
        let mut table =
            Grid { rows: rows.iter().map(|row| Row::new("", row)).collect(), ..Grid::default() };
        for v in 0..weights.len() {
            table.rows[v / n_columns].cells[v % n_columns].role = marks(v);
        }
        table
    };
    let frames = if MOST_CELLS < weights.len() {
        vec![Frame::too_large(format_args!("{MOST_CELLS} cells"))]
    } else {
        let is_right = two_sides(&graph)?;
        let sides = [false, true].map(|side| {
            let weights = weights.iter().zip(&is_right);
            weights.filter(|(_, is_right)| **is_right == side).map(|(w, _)| w).sum::<i64>()
        });
        let colors = format!(
            "The cells have two colors, as on a chessboard, and neighbors have different colors. The numbers on one \
             color add up to {}, and those on the other color add up to {}.",
            sides[0], sides[1]
        );
        let best = format!(
            "No two of these cells are neighbors, and their numbers add up to {most}. The other cells are a cheapest cover, and \
             their numbers add up to {rest}."
        );
        let side = |v: usize| is_right[v].then_some(Role::Frontier);
        let chosen = |v: usize| {
            let is_chosen = found.independent.iter().any(|node| node.index() == v);
            is_chosen.then_some(Role::Chosen)
        };
        vec![
            Frame::new(colors).with(table(&side)).at("grid(size(rows.len()), size(n_columns))?"),
            Frame::new(best).with(table(&chosen)).at("weighted_cover(&graph, &weights)"),
        ]
    };
    let answer = format!("The largest sum without neighbors is {most} out of {}.", most + rest);
    let title = format!("A board of {} by {n_columns}", rows.len());
    Ok(Trace { title, frames, answer })
}
