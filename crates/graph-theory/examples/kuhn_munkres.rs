//! Kuhn and Munkres' algorithm, bid by bid and search by search:
//! `cargo run -p graph-theory --example kuhn_munkres -- 7 5 / 6 1`.

use std::process::ExitCode;

use graph_theory::bipartite_matching::Crowd;
use graph_theory::bipartite_matching::kuhn_munkres::{
    Assignment, Goal, NoAssignment, Search, Step, TableError, WeightTable, kuhn_munkres_watched,
};
use input::Input;
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "kuhn_munkres",
    about: "Kuhn and Munkres' algorithm: rows and columns in pairs of the greatest weight.",
    arguments: "WEIGHT... / WEIGHT... (a row between slashes; a dot where there is no weight)",
    worked: &["3 5 5 4 1 / 2 2 0 2 2 / 2 4 4 1 0 / 0 1 1 0 0 / 1 2 1 3 3"],
    flags: &[Flag { name: "--least", value: None, about: "the least weight, not the greatest" }],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ROWS: usize = 8;
const MOST_COLUMNS: usize = 10;

/// Reads the rows between the slashes.
fn read(input: &mut Input<'_>) -> trace::Result<WeightTable<i64>> {
    let mut rows = vec![Vec::new()];
    while !input.is_end() {
        let n_rows = rows.len();
        let row = &mut rows[n_rows - 1];
        let what = format!("row {n_rows}, cell {}", row.len() + 1);
        match input.word(&what)? {
            "/" => rows.push(Vec::new()),
            "." => row.push(None),
            word => {
                let reason = "is no weight: an integer, or a dot for none";
                row.push(Some(word.parse().map_err(|_| input.invalid_number(what, reason))?));
            }
        }
    }
    WeightTable::with_gaps(&rows).map_err(|error| match error {
        TableError::Ragged { row, len, n_columns } => {
            let s = if len == 1 { "" } else { "s" };
            format!("row {} has {len} cell{s}, and the first row has {n_columns}", row + 1).into()
        }
        TableError::TooLarge { row, column } => {
            let place = format!("row {}, cell {}", row + 1, column + 1);
            format!("the weight in {place} is too large: sums could overflow").into()
        }
        error => error.into(),
    })
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let table = read(input)?;
    let goal = if options.has("--least") { Goal::Least } else { Goal::Greatest };
    let wanted = if goal == Goal::Least { "Least" } else { "Greatest" };
    let mut board = Board::new(&table, goal);
    let (n_rows, n_columns) = (board.table.n_rows(), board.table.n_columns());
    let is_large = MOST_ROWS < n_rows || MOST_COLUMNS < n_columns;
    let found = kuhn_munkres_watched(&table, goal, |step, search| {
        if !is_large {
            board.draw(step, search);
        }
    });
    if is_large {
        let limit = format!("{MOST_ROWS} by {MOST_COLUMNS} cells");
        board.frames = vec![Frame::too_large(limit)];
    } else {
        match &found {
            Ok(best) => board.proof(best),
            Err(NoAssignment::Rows(crowd) | NoAssignment::Columns(crowd)) => board.no_end(crowd),
        }
    }
    let answer = match found {
        Ok(best) => {
            let pairs = best.pairs().map(|(row, column)| format!(" r{row}-c{column}"));
            let pairs: String = pairs.collect();
            let colon = if pairs.is_empty() { "" } else { ":" };
            format!("{wanted} weight {}{colon}{pairs}.", best.weight())
        }
        Err(NoAssignment::Rows(crowd)) => no_assignment(&crowd, ['r', 'c']),
        Err(NoAssignment::Columns(crowd)) => no_assignment(&crowd, ['c', 'r']),
    };
    let title = format!("{wanted} assignment, {} by {} cells", table.n_rows(), table.n_columns());
    Ok(Trace { title, frames: board.frames, answer })
}

/// Names such as `r0 r2`.
fn named(letter: char, numbers: &[u32]) -> String {
    let names: Vec<String> = numbers.iter().map(|number| format!("{letter}{number}")).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(" ") }
}

fn no_assignment(crowd: &Crowd, [many, few]: [char; 2]) -> String {
    let can = named(few, &crowd.neighbors);
    format!("No assignment: {} can only have {can}.", named(many, &crowd.left))
}

/// The drawing so far.
struct Board {
    /// As the algorithm sees it: no more rows than columns.
    table: WeightTable<i64>,
    goal: Goal,
    /// What rows and columns are called.
    letters: [char; 2],
    frames: Vec<Frame>,
}

impl Board {
    fn new(table: &WeightTable<i64>, goal: Goal) -> Self {
        let is_turned = table.n_columns() < table.n_rows();
        let letters = if is_turned { ['c', 'r'] } else { ['r', 'c'] };
        let table = if is_turned { table.transposed() } else { table.clone() };
        Board { table, goal, letters, frames: Vec::new() }
    }

    fn draw(&mut self, step: Step, search: &Search<i64>) {
        let frame = match step {
            Step::Open => self.open(search),
            Step::Bid { row, column, displaced } => self.bid(search, row, column, displaced),
            Step::Search { root } => self.search(search, root),
            Step::Settle { column, row } => self.settle(search, column, row),
            Step::Augment { column } => self.augment(search, column),
        };
        self.frames.push(frame);
    }

    fn row(&self, row: u32) -> String {
        format!("{}{row}", self.letters[0])
    }

    fn column(&self, column: u32) -> String {
        format!("{}{column}", self.letters[1])
    }

    /// The price that a label is.
    fn price(&self, search: &Search<i64>, column: u32) -> i64 {
        let label = search.column_label(column);
        if self.goal == Goal::Greatest { label } else { -label }
    }

    /// The table with the labels at its margins, pairs and tight cells marked.
    fn grid(&self, search: &Search<i64>) -> Grid {
        let rows = self.table.rows().map(|row| {
            let label = search.row_label(row);
            let cells = self.table.columns().map(|column| {
                let Some(weight) = self.table.weight(row, column) else { return Cell::new('.') };
                let is_pair = search.matching().mate_of_left(row) == Some(column);
                let is_tight = label + search.column_label(column) == weight;
                let tight = is_tight.then_some(Role::Compared);
                Cell { text: weight.to_string(), role: is_pair.then_some(Role::Chosen).or(tight) }
            });
            let note = format!("a = {label}");
            Row { header: self.row(row), cells: cells.collect(), note, apart: false }
        });
        let labels = self.table.columns().map(|column| search.column_label(column));
        let labels = Row { apart: true, ..Row::new("b", labels) };
        Grid {
            columns: self.table.columns().map(|column| self.column(column)).collect(),
            rows: rows.chain([labels]).collect(),
            ..Grid::default()
        }
    }

    /// The same with the distances of a search.
    fn grid_of_search(&self, search: &Search<i64>) -> Grid {
        let cells = self.table.columns().map(|column| match search.distance(column) {
            Some(distance) if search.settled().contains(&column) => {
                Cell::marked(distance, Role::Settled)
            }
            Some(distance) => Cell::marked(distance, Role::Frontier),
            None => Cell::new('.'),
        });
        let mut grid = self.grid(search);
        let header = "distance".to_owned();
        grid.rows.push(Row { header, cells: cells.collect(), ..Row::default() });
        grid
    }

    fn open(&self, search: &Search<i64>) -> Frame {
        let caption = match self.goal {
            Goal::Greatest => {
                "The labels b of the columns are prices, and all are 0. The label a of a row is the most that it can have: a \
                 weight without the price. It is marked."
            }
            Goal::Least => {
                "The labels b of the columns are negative prices, and all are 0. The label a of a row is the least that it \
                 must pay: a weight and the price. It is marked."
            }
        };
        Frame::new(caption).with(self.grid(search)).at("watch(Step::Open, &search);")
    }

    fn bid(&self, search: &Search<i64>, row: u32, column: u32, displaced: Option<u32>) -> Frame {
        let mut grid = self.grid(search);
        grid.rows[row as usize].cells[column as usize].role = Some(Role::Active);
        let mut caption = format!(
            "{} takes {}, which is best for it. The price is {}",
            self.row(row),
            self.column(column),
            self.price(search, column)
        );
        let is_torn = self.is_torn(search, row, column);
        caption.push_str(if is_torn { " now: another column would be as good." } else { "." });
        if let Some(other) = displaced {
            caption.push_str(&format!(" {} had it, and bids next.", self.row(other)));
        }
        Frame::new(caption).with(grid).at("watch(Step::Bid { row, column, displaced }, self);")
    }

    /// Whether another column is as good for a row as its own.
    fn is_torn(&self, search: &Search<i64>, row: u32, column: u32) -> bool {
        let label = search.row_label(row);
        let is_tight =
            |other: u32| self.table.weight(row, other) == Some(label + search.column_label(other));
        self.table.columns().any(|other| other != column && is_tight(other))
    }

    fn search(&self, search: &Search<i64>, root: u32) -> Frame {
        let caption = format!(
            "{} has no column. A search: the distances are what it would lose in each.",
            self.row(root)
        );
        Frame::new(caption)
            .with(self.grid_of_search(search))
            .at("watch(Step::Search { root }, self);")
    }

    fn settle(&self, search: &Search<i64>, column: u32, row: u32) -> Frame {
        let mut grid = self.grid_of_search(search);
        grid.rows[row as usize].cells[column as usize].role = Some(Role::Active);
        let caption = format!(
            "{} is nearest. {} has it, and could move on: the distances over {}.",
            self.column(column),
            self.row(row),
            self.row(row)
        );
        Frame::new(caption).with(grid).at("watch(Step::Settle { column, row }, self);")
    }

    fn augment(&self, search: &Search<i64>, column: u32) -> Frame {
        let mut grid = self.grid_of_search(search);
        let mut path = search.path_to(column);
        path.reverse();
        let mut moves = Vec::new();
        for (row, column) in path {
            grid.rows[row as usize].cells[column as usize].role = Some(Role::Active);
            moves.push(format!("{} takes {}", self.row(row), self.column(column)));
        }
        let loss = search.distance(column).unwrap_or(0);
        let caption = format!(
            "{} is nearest and has no mate, so {loss} is lost. Each settled column gets dearer by what it is nearer, and the way is \
             tight: {}.",
            self.column(column),
            moves.join(", ")
        );
        Frame::new(caption).with(grid).at("watch(Step::Augment { column }, self);")
    }

    /// The rows of the table, with marks.
    fn rows(&self, role: impl Fn(u32, u32) -> Option<Role>) -> Vec<Row> {
        let row = |row| {
            let cells = self.table.columns().map(|column| {
                let weight = self.table.weight(row, column);
                let text = weight.map_or(".".to_owned(), |weight| weight.to_string());
                Cell { text, role: role(row, column) }
            });
            Row { header: self.row(row), cells: cells.collect(), ..Row::default() }
        };
        self.table.rows().map(row).collect()
    }

    /// The pairs and the labels in the end.
    fn proof(&mut self, best: &Assignment<i64>) {
        let is_turned = self.letters == ['c', 'r'];
        let labels = [best.row_labels(), best.column_labels()];
        let [rows, columns] = if is_turned { [labels[1], labels[0]] } else { labels };
        let mate = |row| if is_turned { best.row_of(row) } else { best.column_of(row) };
        let mut lines =
            self.rows(|row, column| (mate(row) == Some(column)).then_some(Role::Chosen));
        for (line, label) in lines.iter_mut().zip(rows) {
            line.note = format!("a = {label}");
        }
        lines.push(Row { apart: true, ..Row::new("b", columns) });
        let (no_weight, none) = match self.goal {
            Goal::Greatest => ("No weight is more", "none weighs more"),
            Goal::Least => ("No weight is less", "none weighs less"),
        };
        let caption = format!(
            "{no_weight} than the labels of its row and its column. All labels together are {}, and so much the pairs weigh: \
             {none}.",
            best.weight()
        );
        self.finish(caption, lines, "assigned.map(|()| search.assignment())");
    }

    /// The rows that share too few columns, if there is no assignment.
    fn no_end(&mut self, crowd: &Crowd) {
        let is_theirs = |row| crowd.left.contains(&row);
        let has_weight = |row, column| self.table.weight(row, column).is_some();
        let lines = self.rows(|row, column| {
            (is_theirs(row) && has_weight(row, column)).then_some(Role::Rejected)
        });
        let (many, few) =
            (named(self.letters[0], &crowd.left), named(self.letters[1], &crowd.neighbors));
        let caption = format!(
            "No other column can be reached: {many} can only have {few}, and that is one too few."
        );
        self.finish(caption, lines, "ok_or_else(|| self.crowd(root))?");
    }

    fn finish(&mut self, caption: String, rows: Vec<Row>, at: &'static str) {
        let columns = self.table.columns().map(|column| self.column(column)).collect();
        let grid = Grid { columns, rows, ..Grid::default() };
        self.frames.push(Frame::new(caption).with(grid).at(at));
    }
}

/// How many rows and columns are counted.
pub(crate) const SIZES: [u32; 5] = [16, 32, 64, 128, 256];

/// On the table of products, where every row likes the last column best: n cells for each bid, each
/// search and each column that one settles; and n³. Of these cells a search may skip some, and bids
/// that get nothing are not counted.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let rows = (1..=n).map(|i| (1..=n).map(|j| i64::from(i * j)).collect());
    let rows: Vec<Vec<i64>> = rows.collect();
    let Ok(table) = WeightTable::from_rows(&rows) else { return [0; 2] };
    let mut n_looks = 0;
    // There is an assignment, for there are no gaps.
    let _ = kuhn_munkres_watched(&table, Goal::Greatest, |step, _| {
        if matches!(step, Step::Bid { .. } | Step::Search { .. } | Step::Settle { .. }) {
            n_looks += 1;
        }
    });
    [n_looks * n, n * n * n]
}

/// The looks at rows, in cells.
fn cost() -> Chart {
    Chart::from_counts(
        "Kuhn and Munkres' algorithm on a table of products",
        ["rows and columns", "looks at a row, times its cells"],
        &SIZES,
        ["looks · n", "n³"],
        work,
    )
}
