//! Nim, heap by heap: `cargo run -p game-theory --example nim -- 3 4 5`.

use std::cmp::Ordering::{Equal, Greater, Less};
use std::mem::take;
use std::process::ExitCode;

use game_theory::nim_game::plain::{self, Step};
use game_theory::nim_game::{self, Heap, IllegalMoveError, Move, misere};
use input::Input;
use trace::{
    Axis, Cell, Chart, Demo, Flag, Frame, Grid, Match, Options, Role, Row, Series, SplitMix64,
    Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "game-theory",
    name: "nim",
    about: "Nim: a move takes any number of objects from one heap; the player who takes the last object wins.",
    arguments: "HEAP...",
    worked: &["9 6 10"],
    flags: &[Flag {
        name: "--misere",
        value: None,
        about: "the player who takes the last object loses",
    }],
    trace: draw,
    play: Some(start),
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Three or four heaps of up to 15.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n_heaps = dice.between(3, 4);
    let heaps: Vec<String> = (0..n_heaps).map(|_| dice.between(1, 15).to_string()).collect();
    heaps.join(" ")
}

/// Heaps and binary digits that still make a picture.
const MOST_HEAPS: usize = 16;
const MOST_DIGITS: usize = 20;

fn read(input: &mut Input<'_>) -> trace::Result<Vec<u64>> {
    let mut heaps = Vec::new();
    while !input.is_end() {
        heaps.push(input.number(format_args!("heap {}", heaps.len() + 1))?);
    }
    Ok(heaps)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let heaps = read(input)?;
    let is_misere = options.has("--misere");
    let winning: Vec<Move<u64>> = if is_misere {
        misere::winning_moves(&heaps).collect()
    } else {
        nim_game::winning_moves(&heaps).collect()
    };
    let n_digits = nim_game::column_counts(&heaps).len();
    let frames = if MOST_HEAPS < heaps.len() || MOST_DIGITS < n_digits {
        let limit = format!("{MOST_HEAPS} heaps of {MOST_DIGITS} binary digits");
        vec![Frame::too_large(limit)]
    } else if is_misere {
        misere_frames(&heaps, &winning)
    } else {
        frames(&heaps)
    };
    Ok(Trace {
        title: title(&heaps, is_misere),
        frames,
        answer: answer(&heaps, &winning, is_misere),
    })
}

fn title(heaps: &[u64], is_misere: bool) -> String {
    let name = if is_misere { "Misère Nim" } else { "Nim" };
    match heaps.len() {
        0 => format!("{name} without heaps"),
        n if MOST_HEAPS < n => format!("{name} with {n} heaps"),
        _ => format!("{name} with the heaps {}", trace::list(heaps, " ")),
    }
}

/// The search of the plain version, frame by frame.
fn frames(heaps: &[u64]) -> Vec<Frame> {
    let first = "Each heap is a row of binary digits.";
    let mut frames = vec![Frame::new(first).with(binary(heaps)).at("let mut sum = 0;")];
    let mut n_summed = 0;
    let mut total = 0;
    let winning = plain::winning_moves_watched(heaps, |step, _| match step {
        Step::Sum { sum } => {
            let size = heaps[n_summed];
            n_summed += 1;
            let mut caption = format!("Heap {n_summed}: {total} xor {size} = {sum}.");
            if n_summed == heaps.len() {
                caption = format!("{caption} {}", columns_caption(sum));
            }
            total = sum;
            let mut grid = with_sum(binary(heaps), &heaps[..n_summed], sum);
            grid.rows[n_summed - 1].note += " \u{2190}";
            frames.push(Frame::new(caption).with(grid).at("sum ^= size;"));
        }
        Step::Try { heap, left } => {
            let size = heaps[heap];
            let (verdict, role, code) = match left.cmp(&size) {
                Less => (
                    format!("is less than {size}. Taking {} wins", size - left),
                    Role::Chosen,
                    "moves.push(",
                ),
                Equal => ("is the heap as it is".to_owned(), Role::Rejected, "if left < size {"),
                Greater => (
                    format!("is more than {size}, and a heap cannot grow"),
                    Role::Rejected,
                    "if left < size {",
                ),
            };
            let mut grid = with_sum(binary(heaps), heaps, total);
            mark(&mut grid.rows[heap], role);
            let caption = format!("Heap {}: {size} xor {total} = {left} {verdict}.", heap + 1);
            frames.push(Frame::new(caption).with(grid).at(code));
        }
        // The frame of the test shows it already.
        Step::Win { .. } => {}
    });
    ask(&mut frames, heaps, &winning);
    frames.push(last_frame(heaps, winning.first()));
    frames
}

/// The questions: the xor of two numbers, which heaps can win, and why the opponent cannot do the
/// same.
fn ask(frames: &mut [Frame], heaps: &[u64], winning: &[Move<u64>]) {
    let [before @ .., last] = heaps else { return };
    let sum_before = nim_game::nim_sum(before.iter().copied());
    let sum = sum_before ^ last;
    let others = [Some(sum_before | last), sum_before.checked_add(*last)].into_iter().flatten();
    if others.clone().any(|other| other != sum) {
        let question = format!("The last heap is next. What is {sum_before} xor {last}?");
        let because = "A column of the xor is 1 if exactly one of the two numbers has a 1 there.";
        let frame = &mut frames[before.len()];
        *frame = take(frame).ask_number(question, sum, others, because);
    }
    let because = if sum == 0 {
        "With a nim-sum of 0, every heap would have to stay as it is.".to_owned()
    } else {
        let top = 1_u64 << sum.ilog2();
        format!("A heap gets smaller only if it has a one in the highest odd column, {top}.")
    };
    let choices = (0..=heaps.len()).map(|n| n.to_string());
    let summed = &mut frames[heaps.len()];
    *summed =
        take(summed).ask("How many heaps have a winning move?", choices, winning.len(), because);
    if let (Some(first), Some(frame)) = (winning.first(), frames.last_mut()) {
        let question = format!(
            "You leave {} in heap {}, so the nim-sum is 0. \
             Which moves of the opponent make it 0 again?",
            first.left,
            first.heap + 1
        );
        let choices = ["one move in the same heap", "one move in another heap", "none"];
        let because = "A move changes one heap, so in some column the number of ones changes by \
                       one. That column becomes odd.";
        *frame = take(frame).ask(question, choices, 2, because);
    }
}

/// The position after the first winning move, or why there is none.
fn last_frame(heaps: &[u64], first: Option<&Move<u64>>) -> Frame {
    let Some(first) = first else {
        let is_empty = heaps.iter().all(|&size| size == 0);
        let why = if is_empty { "No object is left." } else { LOST };
        let grid = with_sum(binary(heaps), heaps, 0);
        let caption = format!("There is no winning move. {why}");
        return Frame::new(caption).with(grid);
    };
    let mut after = heaps.to_vec();
    after[first.heap] = first.left;
    let mut grid = with_sum(binary(&after), &after, 0);
    mark(&mut grid.rows[first.heap], Role::Chosen);
    let done = format!("Heap {} goes from {} to {}", first.heap + 1, heaps[first.heap], first.left);
    let even = "Now every column has an even number of ones, and the opponent is to move.";
    Frame::new(format!("{done}. {even}")).with(grid)
}

const LOST: &str =
    "Whatever you take, some column becomes odd, and the opponent can make it even again.";

fn misere_frames(heaps: &[u64], winning: &[Move<u64>]) -> Vec<Frame> {
    let n_large = heaps.iter().filter(|&&size| 1 < size).count();
    let n_ones = heaps.iter().filter(|&&size| size == 1).count();
    let (rule, code) = match n_large {
        0 if n_ones == 0 => {
            ("No object is left, so the opponent took the last.", "0 => T::from(n_ones % 2 == 1),")
        }
        0 => (
            "Only heaps of one are left, and each move takes one of them away.",
            "0 => T::from(n_ones % 2 == 1),",
        ),
        1 => (
            "One heap is larger than 1: leave 0 or 1 of it, so that an odd number of ones stays.",
            "1 if is_large => T::from(n_ones % 2 == 0),",
        ),
        _ => ("Two heaps or more are larger than 1: play as in Nim.", "_ => size ^ sum,"),
    };
    let counts = format!("Heaps larger than 1: {n_large}. Heaps of one: {n_ones}.");
    let mut frames = vec![
        Frame::new(counts).with(binary(heaps)).at("let (n_large, n_ones) = large_and_ones(heaps);"),
        Frame::new(rule).with(binary(heaps)).at(code),
    ];
    for winning in winning {
        let mut grid = binary(heaps);
        mark(&mut grid.rows[winning.heap], Role::Chosen);
        frames.push(Frame::new(format!("A winning move: {}.", sentence(winning))).with(grid));
    }
    frames
}

fn sentence(winning: &Move<u64>) -> String {
    let Move { heap, take, left } = winning;
    format!("heap {}, take {take}, leave {left}", heap + 1)
}

fn answer(heaps: &[u64], winning: &[Move<u64>], is_misere: bool) -> String {
    let n_moves = winning.len();
    let shown: Vec<String> = winning.iter().take(MOST_HEAPS).map(sentence).collect();
    let more = match n_moves - shown.len() {
        0 => String::new(),
        n => format!("; and {n} more"),
    };
    let moves = if n_moves == 1 { "winning move" } else { "winning moves" };
    let all_empty = heaps.iter().all(|&size| size == 0);
    match (winning.is_empty(), all_empty) {
        (false, _) => format!("Won, with {n_moves} {moves}: {}{more}.", shown.join("; ")),
        (true, true) if is_misere => {
            "Won: no object is left, so the opponent took the last.".into()
        }
        (true, true) => "Lost: no object is left.".into(),
        (true, false) => "Lost: the opponent has an answer to every move.".into(),
    }
}

/// The heaps as rows of binary digits.
fn binary(heaps: &[u64]) -> Grid {
    let n_digits = nim_game::column_counts(heaps).len().max(1);
    let row = |(heap, size): (usize, &u64)| {
        let digits = bits(n_digits).map(|bit| u8::from(size.has(bit)));
        let mut row = Row::new(format!("heap {}", heap + 1), digits);
        row.note = format!("= {size}");
        row
    };
    Grid {
        columns: bits(n_digits).map(|bit| (1_u64 << bit).to_string()).collect(),
        rows: heaps.iter().enumerate().map(row).collect(),
        ..Grid::default()
    }
}

/// The binary columns from the highest down.
fn bits(n_digits: usize) -> impl Iterator<Item = u32> {
    (0..u64::BITS).rev().filter(move |&bit| (bit as usize) < n_digits)
}

/// The same picture with the nim-sum below, and the columns of an odd number of ones marked.
fn with_sum(mut grid: Grid, heaps: &[u64], sum: u64) -> Grid {
    let n_digits = grid.columns.len();
    for (column, bit) in bits(n_digits).enumerate().filter(|(_, bit)| sum.has(*bit)) {
        for (row, _) in heaps.iter().enumerate().filter(|(_, size)| size.has(bit)) {
            grid.rows[row].cells[column].role = Some(Role::Compared);
        }
    }
    let digit = |bit| if sum.has(bit) { Cell::marked(1, Role::Active) } else { Cell::new(0) };
    let cells = bits(n_digits).map(digit).collect();
    grid.rows.push(Row { header: "xor".into(), cells, note: format!("= {sum}"), apart: true });
    grid
}

fn mark(row: &mut Row, role: Role) {
    for cell in &mut row.cells {
        cell.role = Some(role);
    }
}

/// The nim-sum, and the columns in which it has a 1.
fn columns_caption(sum: u64) -> String {
    let odd = (0..u64::BITS).rev().filter(|&bit| sum.has(bit));
    let odd: Vec<String> = odd.map(|bit| (1_u64 << bit).to_string()).collect();
    match odd.as_slice() {
        [] => "The nim-sum is 0: every column has an even number of ones.".into(),
        [only] => format!("The nim-sum is {sum}: the column {only} has an odd number of ones."),
        several => {
            let all = trace::all_of(several);
            format!("The nim-sum is {sum}: the columns {all} have an odd number of ones.")
        }
    }
}

/// What the theorem saves: moves looked at to label all positions of three heaps, against heaps
/// read.
fn cost() -> Chart {
    let sizes = [2_u8, 4, 8, 16, 32];
    let series = |name: &str, count: fn(usize) -> u32| Series {
        name: name.into(),
        points: sizes.iter().map(|&n| (f64::from(n), f64::from(count(n.into())))).collect(),
    };
    Chart {
        name: "Deciding Nim with three heaps".into(),
        x: Axis::log("objects in each heap"),
        y: Axis::log("moves looked at, or heaps read"),
        series: vec![series("search", moves_looked_at), series("nim-sum", |_| 3)],
    }
}

/// Labels every position of three heaps of up to `n` as cold or hot, by looking for a move to a
/// cold one.
pub(crate) fn moves_looked_at(n: usize) -> u32 {
    let number = |[a, b, c]: [usize; 3]| (a * (n + 1) + b) * (n + 1) + c;
    let mut is_cold = vec![false; number([n; 3]) + 1];
    let mut n_moves = 0;
    let pairs = (0..=n).flat_map(|a| (0..=n).map(move |b| (a, b)));
    for heaps in pairs.flat_map(|(a, b)| (0..=n).map(move |c| [a, b, c])) {
        let lowered = |heap: usize, left: usize| {
            let mut after = heaps;
            after[heap] = left;
            after
        };
        let of_heap = |heap: usize| (0..heaps[heap]).map(move |left| lowered(heap, left));
        let leads_to_cold = (0..3).flat_map(of_heap).any(|after| {
            n_moves += 1;
            is_cold[number(after)]
        });
        is_cold[number(heaps)] = !leads_to_cold;
    }
    n_moves
}

/// A game of Nim against a perfect player.
struct NimMatch {
    heaps: Vec<u64>,
    is_misere: bool,
    /// The move just made, so that the picture can show what it took.
    last: Option<Move<u64>>,
}

fn start(input: &mut Input<'_>, options: &Options) -> trace::Result<Box<dyn Match>> {
    let heaps = read(input)?;
    Ok(Box::new(NimMatch { heaps, is_misere: options.has("--misere"), last: None }))
}

impl NimMatch {
    fn make(&mut self, heap: usize, take: u64) -> Result<(), IllegalMoveError<u64>> {
        nim_game::play(&mut self.heaps, heap, take)?;
        self.last = Some(Move { heap, take, left: self.heaps[heap] });
        Ok(())
    }

    /// Heaps that fit a picture are drawn object by object.
    fn row(&self, heap: usize) -> Row {
        const WIDEST: u64 = 24;
        let size = self.heaps[heap];
        let taken = self.last.filter(|last| last.heap == heap).map_or(0, |last| last.take);
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
}

/// The error with heaps counted from 1, as on the screen.
fn counted_from_one(error: IllegalMoveError<u64>) -> IllegalMoveError<u64> {
    use IllegalMoveError::{NoSuchHeap, TakesNothing, TakesTooMuch};
    match error {
        // The input has been checked, so the heap is there.
        NoSuchHeap { .. } => error,
        TakesNothing { heap } => TakesNothing { heap: heap + 1 },
        TakesTooMuch { heap, take, size } => TakesTooMuch { heap: heap + 1, take, size },
    }
}

impl Match for NimMatch {
    fn title(&self) -> String {
        let rule = if self.is_misere { "loses" } else { "wins" };
        format!("Nim: the player who takes the last object {rule}")
    }

    fn pictures(&self) -> Vec<trace::Picture> {
        let rows = (0..self.heaps.len().min(MOST_HEAPS)).map(|heap| self.row(heap)).collect();
        vec![Grid { rows, ..Grid::default() }.into()]
    }

    fn how(&self) -> String {
        "a heap and how many to take from it: 1 2 takes two from heap 1".into()
    }

    fn play(&mut self, line: &mut Input<'_>) -> trace::Result<String> {
        let heap: usize = line.number_in(1..=self.heaps.len(), "heap")?;
        let take = line.number("take")?;
        line.end("a move")?;
        self.make(heap - 1, take).map_err(counted_from_one)?;
        Ok(format!("You take {take} from heap {heap}."))
    }

    fn reply(&mut self) -> String {
        let reply = if self.is_misere {
            misere::perfect_move(&self.heaps)
        } else {
            nim_game::perfect_move(&self.heaps)
        };
        let Move { heap, take, .. } = reply.expect("asked only while an object is left");
        self.make(heap, take).expect("a perfect move is legal");
        format!("I take {take} from heap {}.", heap + 1)
    }

    fn is_over(&self) -> bool {
        self.heaps.iter().all(|&size| size == 0)
    }

    fn is_won(&self) -> Option<bool> {
        Some(if self.is_misere {
            !misere::is_cold(&self.heaps)
        } else {
            !nim_game::is_cold(&self.heaps)
        })
    }

    fn is_misere(&self) -> bool {
        self.is_misere
    }
}
