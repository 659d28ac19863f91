//! Bachet's game, heap by heap: `cargo run -p game-theory --example bash -- 34 4`.

use std::num::NonZeroU64;
use std::ops::RangeInclusive;
use std::process::ExitCode;

use game_theory::bash_game::plain::{self, Step};
use game_theory::bash_game::range::{Ending, Rule};
use game_theory::bash_game::{self, misere};
use input::Input;
use trace::{
    Axis, Cell, Chart, Demo, Flag, Frame, Grid, Match, Options, Picture, Role, Row, Series,
    SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "game-theory",
    name: "bash",
    about: "Bachet's game: a move takes 1 to MOST objects from one heap; the player who takes the last object wins.",
    arguments: "HEAP MOST",
    worked: &["10 3"],
    flags: &[
        Flag { name: "--misere", value: None, about: "a player who cannot move wins" },
        Flag { name: "--least", value: Some("N"), about: "a move takes at least N" },
        Flag {
            name: "--take-rest",
            value: None,
            about: "with --least N: the last few objects, fewer than N, must be taken whole; the last object loses",
        },
    ],
    trace: draw,
    play: Some(start),
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// A heap of up to 20, and takes of up to 2 to 5.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let most = dice.between(2, 5);
    format!("{} {most}", dice.between(most + 1, 20))
}

/// A picture has so many rows and columns at most.
const MOST_CELLS: u64 = 16;
/// So many rounds are played in a trace.
const N_ROUNDS: u64 = 3;

/// A heap, and the rule by which it is played.
#[derive(Clone, Copy)]
struct Game {
    heap: u64,
    least: u64,
    most: NonZeroU64,
    rule: Rule,
    ending: Ending,
}

fn read(input: &mut Input<'_>, options: &Options) -> trace::Result<Game> {
    let heap = input.number("heap")?;
    let most = input.number_in(1..=u64::MAX, "most")?;
    input.end("heap and most")?;
    let least = options.number("--least")?.unwrap_or(1);
    let ending = match (options.has("--misere"), options.has("--take-rest")) {
        (false, false) => Ending::Normal,
        (true, false) => Ending::Misere,
        (false, true) => Ending::TakeRest,
        (true, true) => return Err("--misere and --take-rest are two endings: choose one".into()),
    };
    let rule = Rule::new(least, most)?;
    let most = NonZeroU64::new(most).expect("a number from 1 on");
    Ok(Game { heap, least, most, rule, ending })
}

impl Game {
    fn with_heap(self, heap: u64) -> Game {
        Game { heap, ..self }
    }

    fn takes(self) -> RangeInclusive<u64> {
        self.rule.takes(self.heap, self.ending)
    }

    fn is_cold(self) -> bool {
        match (self.least, self.ending) {
            (1, Ending::Normal) => bash_game::is_cold(self.heap, self.most),
            (1, Ending::Misere) => misere::is_cold(self.heap, self.most),
            _ => self.rule.is_cold(self.heap, self.ending),
        }
    }

    fn winning_take(self) -> Option<u64> {
        match (self.least, self.ending) {
            (1, Ending::Normal) => bash_game::winning_take(self.heap, self.most),
            (1, Ending::Misere) => misere::winning_take(self.heap, self.most),
            _ => self.rule.winning_take(self.heap, self.ending),
        }
    }

    /// The winning take, and in a cold position the least one.
    fn perfect_take(self) -> u64 {
        self.winning_take().unwrap_or(*self.takes().start())
    }

    /// What two moves take together, which is the width of the picture; none if it does not fit.
    fn period(self) -> Option<u64> {
        let period = self.least.checked_add(self.most.get())?;
        let n_rows = self.heap / period + 1;
        (period <= MOST_CELLS && n_rows <= MOST_CELLS).then_some(period)
    }

    /// Whether a move takes 1 to `most`, and the last object wins.
    fn is_plain(self) -> bool {
        self.least == 1 && self.ending == Ending::Normal
    }

    fn rule_in_words(self) -> String {
        match self.least {
            1 => format!("takes of 1 to {}", self.most),
            least => format!("takes of {least} to {}", self.most),
        }
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let game = read(input, options)?;
    let frames = game.period().map_or_else(
        || {
            let limit = format!("{MOST_CELLS} rows of {MOST_CELLS} heaps, and a row is a period");
            vec![Frame::too_large(limit)]
        },
        |period| {
            let labels = if game.is_plain() { labels(game, period) } else { blocks(game, period) };
            [labels, vec![decision(game, period)], rounds(game, period)].concat()
        },
    );
    let name = match game.ending {
        Ending::Normal => "Bachet's game",
        Ending::Misere => "Misère Bachet's game",
        Ending::TakeRest => "Bachet's game, the rest to be taken",
    };
    let title = format!("{name}: a heap of {}, {}", game.heap, game.rule_in_words());
    Ok(Trace { title, frames, answer: answer(game) })
}

fn answer(game: Game) -> String {
    let Game { heap, ending, .. } = game;
    match game.winning_take() {
        Some(take) => format!("Won: take {take} and leave {}.", heap - take),
        None if !game.takes().is_empty() => {
            "Lost: the opponent has an answer to every take.".into()
        }
        None if ending == Ending::Normal => "Lost: no take is left.".into(),
        None => "Won: no take is left, so the opponent has lost.".into(),
    }
}

/// All heaps up to the game's, divided by the period: the quotient is the row, the remainder the
/// column.
fn board(game: Game, period: u64, role: impl Fn(u64) -> Option<Role>) -> Grid {
    let cell = |heap: u64| Cell { text: heap.to_string(), role: role(heap) };
    let row = |quotient: u64| {
        let first = quotient * period;
        let last = first + period - 1;
        let shown = if quotient == 0 { last } else { last.min(game.heap) };
        let cells = (first..=shown).map(cell).collect();
        Row { header: quotient.to_string(), cells, ..Row::default() }
    };
    Grid {
        name: format!("· {period} +"),
        columns: (0..period).map(|residue| residue.to_string()).collect(),
        rows: (0..=game.heap / period).map(row).collect(),
        ..Grid::default()
    }
}

/// The labels by definition, heap by heap; where there are many, row by row.
fn labels(game: Game, period: u64) -> Vec<Frame> {
    const MOST_SINGLE: usize = 20;
    // A heap that is drawn is small.
    let [last, most, n_columns] = [game.heap, game.most.get(), period].map(small);
    let mut frames: Vec<Frame> = Vec::new();
    plain::winning_takes_watched(last, most, |Step::Label { heap }, takes| {
        let ends_row = (heap + 1).is_multiple_of(n_columns) || heap == last;
        if MOST_SINGLE < last && !ends_row {
            return;
        }
        let (what, code) = match takes[heap] {
            None if heap == 0 => (
                "there is no take, so the player to move has lost".to_owned(),
                "takes.push(winning);",
            ),
            None => {
                ("every take leaves a won heap, so it is lost".to_owned(), "takes.push(winning);")
            }
            Some(take) => {
                (format!("a take of {take} leaves {}, which is lost", heap - take), "find(wins);")
            }
        };
        let role = |at: u64| match takes.get(small(at)) {
            Some(None) => Some(Role::Settled),
            Some(Some(_)) if small(at) == heap => Some(Role::Compared),
            _ => None,
        };
        let mut frame = Frame::new(format!("Heap {heap}: {what}."));
        if heap + 1 == n_columns && heap < last {
            let question = format!(
                "Next is the heap of {period}. A take leaves {}.",
                Heaps(1, period - 1).span()
            );
            let because =
                "Each of these heaps is won by the player to move, who is now the opponent.";
            frame = frame.ask(question, ["The heap is won.", "The heap is lost."], 1, because);
        }
        if heap + 1 == last && n_columns < last && most <= 9 {
            let choices = (1..=most).map(|take| format!("take {take}"));
            let choices = choices.chain(["no take wins".to_owned()]);
            let answer = game.winning_take().map_or(most, |take| small(take) - 1);
            let because = format!("It must leave a multiple of {period}: these heaps are lost.");
            let question = format!("Which take wins from a heap of {last}?");
            frame = frame.ask(question, choices, answer, because);
        }
        frames.push(frame.with(board(game, period, role)).at(code));
    });
    frames
}

/// A number that is known to be small, as an index.
fn small(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}

/// Why the first heaps are cold or hot, and that it goes on like this.
fn blocks(game: Game, period: u64) -> Vec<Frame> {
    let least = game.least;
    let stuck = Heaps(0, least - 1);
    let (cold, hot) = match game.ending {
        Ending::Normal => (stuck, Heaps(least, period - 1)),
        Ending::Misere => (Heaps(least, 2 * least - 1), Heaps(2 * least, period + least - 1)),
        Ending::TakeRest => (Heaps(1, least), Heaps(least + 1, period)),
    };
    let why_cold = match game.ending {
        Ending::Normal => format!("{cold} lost: no take is left for the player to move."),
        Ending::Misere => {
            let every = stuck.span();
            format!(
                "{stuck} won: a player who cannot move wins. {cold} lost: every take leaves {every}."
            )
        }
        Ending::TakeRest => {
            format!("0 is won: the opponent took the last object. {cold} lost: all must be taken.")
        }
    };
    let why_hot = format!("{hot} won: a take can leave {}.", cold.span());
    let settled = |heap| cold.holds(heap).then_some(Role::Settled);
    let compared = |heap| hot.holds(heap).then_some(Role::Compared);
    let mut frames = vec![
        Frame::new(why_cold).with(board(game, period, settled)),
        Frame::new(why_hot).with(board(game, period, |heap| settled(heap).or(compared(heap)))),
    ];
    if period <= game.heap {
        let so_on = "The next are lost again: every take leaves a won heap.";
        let so_on = format!("{so_on} The period is {least} + {} = {period}.", game.most);
        let cold = |heap| game.with_heap(heap).is_cold().then_some(Role::Settled);
        frames.push(Frame::new(so_on).with(board(game, period, cold)));
    }
    frames
}

/// The heaps from one to another.
#[derive(Clone, Copy)]
struct Heaps(u64, u64);

impl Heaps {
    fn holds(self, heap: u64) -> bool {
        self.0 <= heap && heap <= self.1
    }

    fn span(self) -> String {
        if self.0 == self.1 { self.0.to_string() } else { format!("{} to {}", self.0, self.1) }
    }
}

impl std::fmt::Display for Heaps {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.span(), if self.0 == self.1 { "is" } else { "are" })
    }
}

/// The board with its cold heaps, and the marks of a move.
fn marked(game: Game, period: u64, marks: &[(u64, Role)]) -> Grid {
    let cold = |heap| game.with_heap(heap).is_cold().then_some(Role::Settled);
    let mark = |heap| marks.iter().find(|mark| mark.0 == heap).map(|mark| mark.1);
    board(game, period, |heap| mark(heap).or_else(|| cold(heap)))
}

/// What the player to move can do.
fn decision(game: Game, period: u64) -> Frame {
    let heap = game.heap;
    let division = format!("{heap} = {} · {period} + {}", heap / period, heap % period);
    let mut marks = vec![(heap, Role::Active)];
    let verdict = match game.winning_take() {
        Some(take) => {
            marks.push((heap - take, Role::Chosen));
            format!("won. Take {take} and leave {}.", heap - take)
        }
        None if game.takes().is_empty() => "no take is left.".into(),
        None => "lost. Every take leaves a won heap.".into(),
    };
    let at = match game.ending {
        Ending::Normal if game.least == 1 => Some("(0 < residue)"),
        Ending::Misere if game.least == 1 => Some("super::winning_take(others, most)"),
        _ => None,
    };
    let mut frame = Frame::new(format!("{division}: {verdict}"));
    if let (true, Some(take)) = (game.is_plain(), game.winning_take())
        && take < heap
    {
        let question = "You leave a multiple, and the opponent takes t. How do you answer?";
        let choices =
            ["also t".to_owned(), format!("{period} - t"), "as many as possible".to_owned()];
        let because =
            format!("Then both moves together take {period}, and you leave a multiple again.");
        frame = frame.ask(question, choices, 1, because);
    }
    Frame { at, ..frame.with(marked(game, period, &marks)) }
}

/// The game goes on between a player who knows the cold heaps and one who takes now this, now that.
fn rounds(game: Game, period: u64) -> Vec<Frame> {
    let first_take = game.winning_take();
    let (loser, winner) = match first_take {
        Some(_) => ("The opponent takes", "you answer with"),
        None => ("Say you take", "the opponent answers with"),
    };
    let mut heap = game.heap - first_take.unwrap_or(0);
    let mut frames = Vec::new();
    for round in 0..=N_ROUNDS {
        let takes = game.with_heap(heap).takes();
        if takes.is_empty() {
            break;
        }
        if round == N_ROUNDS {
            let who = if first_take.is_some() { "The opponent meets" } else { "You meet" };
            let end = format!("And so on. {who} only lost heaps, down to the last.");
            frames.push(Frame::new(end).with(marked(game, period, &[(heap, Role::Active)])));
            break;
        }
        let take = takes.start() + round % (takes.end() - takes.start() + 1);
        let middle = heap - take;
        let mut caption = format!("{loser} {take}, leaving {middle}");
        let mut marks = vec![(middle, Role::Compared)];
        heap = middle;
        if let Some(answer) = game.with_heap(middle).winning_take() {
            heap = middle - answer;
            caption.push_str(&format!("; {winner} {answer}, leaving {heap}"));
            marks.push((heap, Role::Chosen));
        }
        if game.with_heap(heap).takes().is_empty() {
            let who = if first_take.is_some() { "you win" } else { "the opponent wins" };
            caption.push_str(&format!(". No take is left: {who}"));
        }
        frames.push(Frame::new(caption + ".").with(marked(game, period, &marks)));
    }
    frames
}

/// What the theorem saves: takes looked at to label all heaps up to n, against one division.
fn cost() -> Chart {
    let sizes = [8_u32, 16, 32, 64, 128, 256];
    let series = |name: &str, count: fn(u32) -> u32| Series {
        name: name.into(),
        points: sizes.iter().map(|&n| (f64::from(n), f64::from(count(n)))).collect(),
    };
    Chart {
        name: format!("Deciding a heap with takes of 1 to {MOST}"),
        x: Axis::log("objects in the heap"),
        y: Axis::log("takes looked at, or divisions"),
        series: vec![series("table", takes_looked_at), series("division", |_| 1)],
    }
}

/// The rule of the chart: takes of 1 to so many.
const MOST: u32 = 4;

/// Labels every heap of up to `n` as cold or hot, by looking for a take that leaves a cold one.
pub(crate) fn takes_looked_at(n: u32) -> u32 {
    let mut cold: Vec<bool> = Vec::new();
    let mut n_takes = 0;
    for heap in 0..=n {
        let takes = 1..=MOST.min(heap);
        let is_hot = takes.zip(cold.iter().rev()).any(|(_, left_is_cold)| {
            n_takes += 1;
            *left_is_cold
        });
        cold.push(!is_hot);
    }
    n_takes
}

/// A game of Bachet against a perfect player.
struct BashMatch {
    game: Game,
    /// What the last move took, so that the picture can show it.
    taken: u64,
}

fn start(input: &mut Input<'_>, options: &Options) -> trace::Result<Box<dyn Match>> {
    Ok(Box::new(BashMatch { game: read(input, options)?, taken: 0 }))
}

impl BashMatch {
    fn make(&mut self, take: u64) -> Result<(), bash_game::BashError> {
        self.game.heap = self.game.rule.play(self.game.heap, take, self.game.ending)?;
        self.taken = take;
        Ok(())
    }
}

impl Match for BashMatch {
    fn title(&self) -> String {
        let ending = match self.game.ending {
            Ending::Normal if self.game.least == 1 => "the player who takes the last object wins",
            Ending::Normal => "a player who cannot move loses",
            Ending::Misere if self.game.least == 1 => "the player who takes the last object loses",
            Ending::Misere => "a player who cannot move wins",
            Ending::TakeRest => {
                "fewer objects than the least take are taken whole, and the last object loses"
            }
        };
        format!("Bachet's game: {}, {ending}", self.game.rule_in_words())
    }

    /// Objects in rows of ten, without a hint at the period.
    fn pictures(&self) -> Vec<Picture> {
        const WIDE: u64 = 10;
        const LARGEST: u64 = 200;
        let heap = self.game.heap;
        let all = heap.saturating_add(self.taken);
        let object =
            |i: u64| if i < heap { Cell::new("o") } else { Cell::marked("o", Role::Rejected) };
        let row = |first: u64| Row {
            cells: (first..all.min(first + WIDE)).map(object).collect(),
            ..Row::default()
        };
        let left = Row { header: format!("{heap} left"), ..Row::default() };
        let left = Grid { rows: vec![left], ..Grid::default() };
        if all == 0 || LARGEST < all {
            return vec![left.into()];
        }
        let rows = (0..all.div_ceil(WIDE)).map(|i| row(i * WIDE)).collect();
        vec![Grid { rows, ..Grid::default() }.into(), left.into()]
    }

    fn how(&self) -> String {
        let Game { least, most, ending, .. } = self.game;
        let rest = match ending {
            Ending::TakeRest if 1 < least => ", or all of a smaller rest",
            _ => "",
        };
        format!("how many to take, {least} to {most}{rest}")
    }

    fn play(&mut self, line: &mut Input<'_>) -> trace::Result<String> {
        let take = line.number("take")?;
        line.end("a move")?;
        self.make(take)?;
        Ok(format!("You take {take}."))
    }

    fn reply(&mut self) -> String {
        let take = self.game.perfect_take();
        self.make(take).expect("a perfect take is legal while the game goes on");
        format!("I take {take}.")
    }

    fn is_over(&self) -> bool {
        self.game.takes().is_empty()
    }

    fn is_won(&self) -> Option<bool> {
        Some(self.game.winning_take().is_some())
    }

    fn is_misere(&self) -> bool {
        self.game.ending != Ending::Normal
    }
}
