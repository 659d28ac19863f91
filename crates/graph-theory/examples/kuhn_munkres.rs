//! Kuhn and Munkres' algorithm, search by search:
//! `cargo run -p graph-theory --example kuhn_munkres -- 7 5 / 6 1`.

use std::process::ExitCode;

use graph_theory::bipartite_matching::kuhn_munkres::plain::{Labeling, Step, kuhn_munkres_watched};
use input::Input;
use trace::{Cell, Chart, Demo, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "kuhn_munkres",
    about: "Kuhn and Munkres' algorithm: a column for each row, of the greatest weight in all.",
    arguments: "WEIGHT... / WEIGHT... (a slash between rows; at least as many columns as rows)",
    worked: &["1 8 5 / 5 7 3 / 6 7 2"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ROWS: usize = 8;
const MOST_COLUMNS: usize = 10;
/// The largest weight that the program reads, and the least is its negative.
const MOST: i64 = 1_000_000;

/// Four rows that like the same columns.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut rows = Vec::new();
    for _ in 0..4 {
        let weights = (0..4).map(|y| 1 + dice.below(9) + 3 * y);
        rows.push(trace::list(weights, " "));
    }
    rows.join(" / ")
}

/// Reads the rows between the slashes.
fn read(input: &mut Input<'_>) -> trace::Result<Vec<Vec<i64>>> {
    let mut rows = vec![Vec::new()];
    while !input.is_end() {
        let n_rows = rows.len();
        let row: &mut Vec<i64> = &mut rows[n_rows - 1];
        let what = format!("row {n_rows}, cell {}", row.len() + 1);
        match input.word(&what)? {
            "/" => rows.push(Vec::new()),
            word => match word.parse() {
                Ok(weight) if (-MOST..=MOST).contains(&weight) => row.push(weight),
                _ => {
                    let reason = "is no weight: an integer from -1000000 to 1000000";
                    return Err(input.invalid_number(what, reason).into());
                }
            },
        }
    }
    let (n_rows, n_columns) = (rows.len(), rows[0].len());
    if let Some(x) = rows.iter().position(|row| row.len() != n_columns) {
        let cells = trace::plural(rows[x].len(), "cell");
        return Err(format!("row {} has {cells}, and the first row has {n_columns}", x + 1).into());
    }
    if n_columns < n_rows {
        let columns = trace::plural(n_columns, "column");
        return Err(format!("{n_rows} rows, but only {columns}: make the rows columns").into());
    }
    Ok(rows)
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let w = read(input)?;
    let mut board = Board {
        w: &w,
        frames: Vec::new(),
        root: 0,
        joined: Vec::new(),
        has_changed: false,
        asked: [0; 4],
    };
    let is_large = MOST_ROWS < w.len() || MOST_COLUMNS < w[0].len();
    let best = kuhn_munkres_watched(&w, |step, labeling| {
        if !is_large {
            board.draw(step, labeling);
        }
    });
    if is_large {
        board.frames = vec![Frame::too_large(format!("{MOST_ROWS} by {MOST_COLUMNS} cells"))];
    } else {
        board.proof(&best);
    }
    let mut pairs: Vec<(usize, usize)> =
        best.mate.iter().enumerate().filter_map(|(y, mate)| Some(((*mate)?, y))).collect();
    pairs.sort_unstable();
    let weight: i64 = pairs.iter().map(|&(x, y)| w[x][y]).sum();
    let named = trace::list(pairs.iter().map(|(x, y)| format!("x{x}-y{y}")), " ");
    Ok(Trace {
        title: format!("Greatest assignment, {} by {} cells", w.len(), w[0].len()),
        frames: board.frames,
        answer: format!("Greatest weight {weight}: {named}."),
    })
}

/// The drawing so far.
struct Board<'w> {
    w: &'w [Vec<i64>],
    frames: Vec<Frame>,
    /// The row for which the search looks.
    root: usize,
    /// The rows of the tree, in the order in which they have joined.
    joined: Vec<usize>,
    /// Whether the labels have changed in this search.
    has_changed: bool,
    /// How often each question was asked.
    asked: [usize; 4],
}

impl Board<'_> {
    fn draw(&mut self, step: Step, labeling: &Labeling) {
        match step {
            Step::Open => self.open(labeling),
            Step::Join { x } => self.join(labeling, x),
            Step::Change { y, d } => self.change(labeling, y, d),
            Step::Flip { y } => self.flip(labeling, y),
        }
    }

    /// The table with the labels beside it. Pairs and tight cells are marked.
    fn grid(&self, labeling: &Labeling) -> Grid {
        let rows = self.w.iter().enumerate().map(|(x, weights)| {
            let cells = weights.iter().enumerate().map(|(y, &weight)| {
                let is_tight = labeling.a[x] + labeling.b[y] == weight;
                let tight = is_tight.then_some(Role::Compared);
                let pair = (labeling.mate[y] == Some(x)).then_some(Role::Chosen);
                Cell { text: weight.to_string(), role: pair.or(tight) }
            });
            let tree = if self.joined.contains(&x) { ", in the tree" } else { "" };
            Row {
                header: format!("x{x}"),
                cells: cells.collect(),
                note: format!("a = {}{tree}", labeling.a[x]),
                apart: false,
            }
        });
        Grid {
            columns: (0..labeling.b.len()).map(|y| format!("y{y}")).collect(),
            rows: rows.chain([Row { apart: true, ..Row::new("b", &labeling.b) }]).collect(),
            ..Grid::default()
        }
    }

    /// The same with the slacks of the columns outside the tree.
    fn grid_of_search(&self, labeling: &Labeling) -> Grid {
        let mut grid = self.grid(labeling);
        let cells = labeling.slack.iter().zip(&labeling.is_in_tree).map(|(slack, is_in_tree)| {
            if *is_in_tree {
                Cell::marked("tree", Role::Settled)
            } else {
                Cell::marked(slack, Role::Frontier)
            }
        });
        grid.rows.push(Row {
            header: "slack".to_owned(),
            cells: cells.collect(),
            ..Row::default()
        });
        grid
    }

    fn open(&mut self, labeling: &Labeling) {
        let caption = "The label a of each row is its largest weight, and the label b of each column is 0. Where the two \
                       labels sum to the weight, the cell is tight, and it is marked.";
        let frame = Frame::new(caption).with(self.grid(labeling)).at("b: vec![0; m],");
        self.frames.push(frame);
    }

    fn join(&mut self, labeling: &Labeling, x: usize) {
        let is_root = !labeling.is_in_tree.contains(&true);
        if is_root {
            self.root = x;
            self.joined.clear();
            self.has_changed = false;
        }
        self.joined.push(x);
        let caption = if is_root {
            format!(
                "x{x} needs a column, and is the root of a tree. The slack of a cell is the amount by \
                 which the sum of its two labels exceeds its weight. Below each column is its least slack in a row of the tree."
            )
        } else {
            let y = labeling.mate.iter().position(|&mate| mate == Some(x)).unwrap_or_default();
            format!(
                "x{} has a tight cell in y{y}, so y{y} joins the tree, and so does its mate x{x}. The least slack of a column falls if its slack in x{x} is smaller.",
                labeling.from[y]
            )
        };
        let frame = Frame::new(caption)
            .with(self.grid_of_search(labeling))
            .at("(self.slack[y], self.from[y]) = (slack, x);");
        self.frames.push(frame);
    }

    /// If d is 0, no label has changed, and there is no frame.
    fn change(&mut self, labeling: &Labeling, y: usize, d: i64) {
        let owner = labeling.mate[y];
        if d == 0 {
            if let Some(owner) = owner {
                self.ask_row(owner);
            } else {
                self.ask_path(labeling, y);
            }
            return;
        }
        self.has_changed = true;
        if self.asked[0] <= self.asked[1] {
            self.ask_change(labeling, y, d);
        } else {
            self.ask_sum(labeling, d);
        }
        let mut grid = self.grid_of_search(labeling);
        let x = labeling.from[y];
        grid.rows[x].cells[y].role = Some(Role::Active);
        let rows = trace::all_of(self.joined.iter().map(|x| format!("x{x}")));
        let columns = (0..labeling.b.len()).filter(|&y| labeling.is_in_tree[y]);
        let columns: Vec<String> = columns.map(|y| format!("y{y}")).collect();
        let change = match (&self.joined[..], columns.len()) {
            ([_], _) => format!("The tree has only the row {rows}, and its label falls by {d}."),
            (_, 1) => format!(
                "The labels of the rows of the tree, {rows}, fall by {d}, and that of its column {} rises by {d}.",
                columns[0]
            ),
            _ => format!(
                "The labels of the rows of the tree, {rows}, fall by {d}, and those of its columns, {}, rise by {d}.",
                trace::all_of(columns)
            ),
        };
        let state = match owner {
            Some(owner) => format!("has the mate x{owner}"),
            None => "is free".to_owned(),
        };
        let caption = format!(
            "The least slack is {d}. {change} Now x{x} has a tight cell in y{y}, which {state}."
        );
        self.frames.push(Frame::new(caption).with(grid).at("self.a[x] -= d;"));
        if owner.is_none() {
            self.ask_path(labeling, y);
        }
    }

    fn flip(&mut self, labeling: &Labeling, y: usize) {
        let is_short = self.joined.len() == 1 && !self.has_changed;
        if is_short {
            self.joined.clear();
        }
        let mut grid = self.grid(labeling);
        let mut path = Vec::new();
        for (y, &x) in labeling.from.iter().enumerate() {
            if labeling.is_in_tree[y] && labeling.mate[y] == Some(x) {
                path.push((x, y));
            }
        }
        path.sort_by_key(|&(x, _)| self.joined.iter().position(|&joined| joined == x));
        let mut takes = Vec::new();
        for (x, y) in path {
            grid.rows[x].cells[y].role = Some(Role::Active);
            takes.push(format!("x{x} takes y{y}"));
        }
        let root = self.root;
        let caption = if is_short {
            self.frames.pop();
            format!(
                "x{root} needs a column. It has a tight cell in y{y}, which is free, and takes it."
            )
        } else if takes.len() == 1 {
            format!("The path is a single tight cell: x{root} takes y{y}, and no other row moves.")
        } else {
            format!(
                "The path of tight cells from y{y} back to x{root} is flipped: {}.",
                trace::all_of(takes)
            )
        };
        self.frames.push(Frame::new(caption).with(grid).at("self.mate[y] = Some(x);"));
    }

    fn proof(&mut self, best: &Labeling) {
        self.joined.clear();
        let mut grid = self.grid(best);
        for row in &mut grid.rows {
            for cell in row.cells.iter_mut().filter(|cell| cell.role == Some(Role::Compared)) {
                cell.role = None;
            }
        }
        let sum: i64 = best.a.iter().chain(&best.b).sum();
        let caption = format!(
            "No cell weighs more than the sum of its two labels, so no assignment weighs more than the sum of all labels, {sum}. The pairs weigh {sum}."
        );
        self.frames.push(Frame::new(caption).with(grid).at("for root in 0..w.len() {"));
    }

    /// Adds a question to the last frame, if this one was asked fewer than two times.
    fn ask(&mut self, which: usize, ask: impl FnOnce(Frame) -> Frame) {
        if self.asked[which] < 2
            && let Some(frame) = self.frames.pop()
        {
            self.asked[which] += 1;
            self.frames.push(ask(frame));
        }
    }

    /// By how much the labels change. The slacks are those after the change.
    fn ask_change(&mut self, labeling: &Labeling, y: usize, d: i64) {
        let outside = labeling.slack.iter().zip(&labeling.is_in_tree).filter(|(_, is_in)| !**is_in);
        let others: Vec<i64> = outside.map(|(slack, _)| slack + d).chain([d + 1, 0]).collect();
        let because = format!(
            "The least slack of a column outside the tree is {d}, in y{y}. If they changed by less, no new cell would be tight; if \
             they changed by more, a cell would weigh more than the sum of its labels."
        );
        let question = "By how much do the labels of the tree change next?";
        self.ask(0, |frame| frame.ask_number(question, d, others, because));
    }

    /// What all labels sum to after a change.
    fn ask_sum(&mut self, labeling: &Labeling, d: i64) {
        let sum: i64 = labeling.a.iter().chain(&labeling.b).sum();
        let question = format!(
            "The sum of all labels is {} now. What is it after the next change of the labels?",
            sum + d
        );
        let because = format!(
            "The change is {d}. The tree has one more row than columns, so the sum falls by {d} exactly once."
        );
        let others = [sum + d, sum - 1, sum - d, sum + 2 * d];
        self.ask(1, |frame| frame.ask_number(question, sum, others, because));
    }

    /// Which row joins the tree.
    fn ask_row(&mut self, owner: usize) {
        let outside: Vec<usize> = (0..self.w.len()).filter(|x| !self.joined.contains(x)).collect();
        let Some(answer) = outside.iter().position(|&x| x == owner) else { return };
        if outside.len() < 2 {
            return;
        }
        let names: Vec<String> = outside.iter().map(|x| format!("x{x}")).collect();
        let because = "The column with the slack 0 joins the tree, and its mate joins it, too.";
        let question = "Which row joins the tree next?";
        self.ask(2, |frame| frame.ask(question, names, answer, because));
    }

    /// Which column the last row of the path to y leaves.
    fn ask_path(&mut self, labeling: &Labeling, y: usize) {
        let rows = self.joined.len();
        if rows < 2 {
            return;
        }
        let mut n_moves = 1;
        let mut x = labeling.from[y];
        while x != self.root
            && let Some(had) = labeling.mate.iter().position(|&mate| mate == Some(x))
        {
            n_moves += 1;
            x = labeling.from[had];
        }
        let question = format!(
            "y{y} is free, and a tight path leads there. How many rows will get a column that they do not have now?"
        );
        let because = "Follow the path back: the row that reached the free column takes it. Its old column goes to the row \
                       that reached that column, and so on up to the root.";
        self.ask(3, |frame| frame.ask_number(question, n_moves, 1..=rows, because));
    }
}

/// How many rows and columns are counted.
pub(crate) const SIZES: [u32; 5] = [16, 32, 64, 128, 256];

/// On the table of products, where every row likes the last column best: the cells at which the
/// searches look, and n² (n + 1) / 2.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let rows = (1..=n).map(|i| (1..=n).map(|j| i64::from(i * j)).collect());
    let rows: Vec<Vec<i64>> = rows.collect();
    let mut n_looks = 0;
    kuhn_munkres_watched(&rows, |step, _| {
        if matches!(step, Step::Join { .. }) {
            n_looks += 1;
        }
    });
    [n_looks * n, n * n * (n + 1) / 2]
}

/// The looks at cells.
fn cost() -> Chart {
    Chart::from_counts(
        "Kuhn and Munkres' algorithm on a table of products",
        ["rows and columns", "cells looked at"],
        &SIZES,
        ["cells looked at", "n²(n + 1)/2"],
        work,
    )
}
