//! Sprague and Grundy's values:
//! `cargo run -p game-theory --example sprague_grundy -- take 1 3 4 from 8 6`.

#[path = "sums/mod.rs"]
mod sums;

use std::cell::Cell as Counter;
use std::process::ExitCode;

use game_theory::sprague_grundy::period::{Period, Periodic};
use game_theory::sprague_grundy::plain::{self, Step};
use game_theory::sprague_grundy::{SubtractionSet, mex};
use input::Input;
use sums::{MOST_PARTS, Part, Places, Win, answer, leads_to, list, reads, sum_frames};
use trace::{
    Arc, Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Match, Options, Role, Row, Series,
    SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "game-theory",
    name: "sprague_grundy",
    about: "Heaps from which a move takes one of some amounts: the value of each heap, the xor of them,\n\
            and the winning moves. A player who cannot move loses.",
    arguments: "take AMOUNT... from HEAP...",
    worked: &["take 1 3 4 from 8 6"],
    flags: &[Flag { name: "--period", value: None, about: "why the row of values repeats" }],
    trace: draw,
    play: Some(start),
    random: Some(random),
    // No page asks its program for the chart, so none need load what counts.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The longest row that still makes a picture.
const WIDEST_ROW: usize = 24;
/// The longest table in which a period is looked for.
const LONGEST_TABLE: usize = 1 << 20;

/// Two or three amounts of up to 5, and two heaps of up to 10.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut amounts = [1, 2, 3, 4, 5];
    dice.shuffle(&mut amounts);
    let n_amounts = 2 + dice.below(2);
    amounts[..n_amounts].sort_unstable();
    let amounts: Vec<String> = amounts[..n_amounts].iter().map(i32::to_string).collect();
    format!("take {} from {} {}", amounts.join(" "), dice.between(4, 10), dice.between(4, 10))
}

/// The lines of the page's listing for the sum.
const PLACES: Places = Places {
    sum: "fold(0, |sum, &heap| sum ^ values[heap])",
    wanted: "let wanted = values[heap] ^ sum;",
    found: "moves.push((i, take));",
};

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    Ok(Heaps::read(input)?.trace(options.has("--period")))
}

fn start(input: &mut Input<'_>, _: &Options) -> trace::Result<Box<dyn Match>> {
    Ok(Box::new(HeapMatch { heaps: Heaps::read(input)?, last: None }))
}

struct Heaps {
    rule: SubtractionSet,
    row: Periodic,
    sizes: Vec<u64>,
}

impl Heaps {
    fn read(input: &mut Input<'_>) -> trace::Result<Self> {
        // The word may be left out.
        reads(input, "take");
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
            amounts => {
                format!("Take {}", list(amounts.iter().map(usize::to_string).collect(), "or"))
            }
        }
    }

    fn trace(&self, about_period: bool) -> Trace {
        let sizes = || self.sizes.iter().map(u64::to_string).collect();
        let title = match self.sizes.len() {
            0 => format!("{}: no heaps", self.name()),
            1 => format!("{}: a heap of {}", self.name(), self.sizes[0]),
            n if MOST_PARTS < n => format!("{}: {n} heaps", self.name()),
            _ => format!("{}: heaps of {}", self.name(), list(sizes(), "and")),
        };
        let is_long = self.sizes.iter().any(|size| self.like(*size).is_some());
        let mut frames = if about_period { Vec::new() } else { self.row_frames() };
        if about_period || is_long {
            let frame = self.period_frame();
            // Only the page about periods shows the code that proves them.
            frames.extend(
                frame.map(|frame| Frame { at: frame.at.filter(|_| about_period), ..frame }),
            );
        }
        if about_period {
            return Trace { title: self.name(), frames, answer: self.period_answer() };
        }
        let moves = self.rule.winning_takes(&self.sizes, &self.row);
        let part = |(heap, &size): (usize, &u64)| Part {
            name: format!("heap {}", heap + 1),
            place: size.to_string(),
            like: self.like(size),
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
        frames.extend(sum_frames(&parts, None, &PLACES));
        Trace { title, frames, answer: answer(&parts) }
    }

    /// The smaller heap that a heap is like, if the row in the picture does not reach it.
    fn like(&self, size: u64) -> Option<usize> {
        let like = self.row.like(size);
        ((WIDEST_ROW as u64) < size && (like as u64) < size).then_some(like)
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
        let mut frames = Vec::new();
        plain::grundy_values_watched(self.rule.amounts(), last, |step, values| {
            if let Step::Value { heap } = step {
                frames.push(self.row_frame(heap, last, values));
            }
        });
        self.ask_values(&mut frames);
        frames
    }

    fn row_frame(&self, heap: usize, last: usize, values: &[usize]) -> Frame {
        let blank = vec![String::new(); last - heap];
        let texts = values.iter().map(usize::to_string).chain(blank);
        let row = Cells { name: "value".into(), first_index: Some(0), ..Cells::new(texts) };
        let mut picture = row;
        let lefts: Vec<usize> = self.rule.leaves(heap).collect();
        for &left in &lefts {
            picture.cells[left].role = Some(Role::Compared);
            picture.arcs.push(Arc { from: heap, to: left, label: String::new(), role: None });
        }
        picture.cells[heap].role = Some(Role::Active);
        let places = lefts.iter().map(usize::to_string).collect();
        let caption =
            leads_to(&heap.to_string(), places, &self.reached(heap), self.row.value(heap as u64));
        let at = if values[heap] == 0 { "values.push(mex);" } else { "mex += 1;" };
        Frame::new(caption).with(picture).at(at)
    }

    /// The values that one move from a heap leads to.
    fn reached(&self, heap: usize) -> Vec<u32> {
        self.rule.leaves(heap).map(|left| self.row.value(left as u64)).collect()
    }

    /// Asks for the value of the first heap that reaches a value twice, and of the first that
    /// reaches three different ones.
    fn ask_values(&self, frames: &mut [Frame]) {
        let n_different = |heap: usize| {
            let mut values = self.reached(heap);
            values.sort_unstable();
            values.dedup();
            values.len()
        };
        let twice = (1..frames.len()).find(|&heap| n_different(heap) < self.reached(heap).len());
        let three = (1..frames.len()).find(|&heap| 2 < n_different(heap));
        for heap in [twice, three].into_iter().flatten() {
            let reached = self.reached(heap);
            let answer = mex(reached.iter().copied());
            let texts: Vec<String> = reached.iter().map(u32::to_string).collect();
            let question = format!(
                "The next heap, {heap}, leads to the values {}. What is its own value?",
                list(texts, "and")
            );
            let highest = reached.iter().copied().max().unwrap_or(0) + 1;
            let choices = (0..=highest.max(2)).map(|value| value.to_string());
            let because = format!("{answer} is the smallest number that is not among them.");
            let frame = &mut frames[heap - 1];
            *frame = std::mem::take(frame).ask(question, choices, answer as usize, because);
        }
    }

    /// The period in a sentence.
    fn period_answer(&self) -> String {
        let Period { start, length } = self.row.period();
        match start {
            0 => format!("The row repeats with period {length} from the start."),
            _ => format!("The row repeats with period {length} from {start} on."),
        }
    }

    /// Why the row repeats forever.
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
        let mut frame = Frame::new(caption).at("period.start.saturating_add(largest)");
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
        series("clearing n marks per heap", &|n| table_steps(&rule, n) + (n + 1) * (n + 1)),
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

// A game against a perfect player.

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
        format!("{}: a player who cannot move loses", self.heaps.name())
    }

    fn pictures(&self) -> Vec<trace::Picture> {
        let n_shown = self.heaps.sizes.len().min(MOST_PARTS);
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
            let amounts = list(amounts.iter().map(usize::to_string).collect(), "or");
            let reason = format!("is not an amount that may be taken: {amounts}");
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

    fn is_won(&self) -> Option<bool> {
        let Heaps { rule, row, sizes } = &self.heaps;
        Some(!rule.winning_takes(sizes, row).is_empty())
    }
}
