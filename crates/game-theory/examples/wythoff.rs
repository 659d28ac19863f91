//! Wythoff's game as a queen on a board: `cargo run -p game-theory --example wythoff -- 5 7`.

use std::mem::take;
use std::process::ExitCode;

use game_theory::wythoff_game::plain::{self, Step};
use game_theory::wythoff_game::{self, Move, misere};
use input::Input;
use trace::{
    Arrow, Axis, Cell, Chart, Demo, Flag, Frame, Grid, Line, Match, Options, Picture, Role, Row,
    Series, SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "game-theory",
    name: "wythoff",
    about: "Wythoff's game: a move takes any number of objects from one of two heaps, or the same \
            number from both; the player who takes the last object wins.",
    arguments: "FIRST SECOND",
    worked: &["5 7"],
    flags: &[
        Flag { name: "--misere", value: None, about: "the player who takes the last object loses" },
        Flag { name: "--formula", value: None, about: "decide by two inequalities" },
    ],
    trace: draw,
    play: Some(start),
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Two heaps of up to 10.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    format!("{} {}", dice.between(1, 10), dice.between(1, 10))
}

/// The largest heap that is drawn.
const LARGEST: u64 = 18;

/// Two heaps, and the kind of play.
#[derive(Clone, Copy)]
struct Game {
    a: u64,
    b: u64,
    is_misere: bool,
}

fn read(input: &mut Input<'_>, options: &Options) -> trace::Result<Game> {
    let (a, b) = (input.number("first heap")?, input.number("second heap")?);
    input.end("the heaps")?;
    Ok(Game { a, b, is_misere: options.has("--misere") })
}

impl Game {
    fn is_cold(self, a: u64, b: u64) -> bool {
        if self.is_misere { misere::is_cold(a, b) } else { wythoff_game::is_cold(a, b) }
    }

    fn winning_moves(self) -> Vec<Move> {
        let Game { a, b, is_misere } = self;
        if is_misere {
            misere::winning_moves(a, b).collect()
        } else {
            wythoff_game::winning_moves(a, b).collect()
        }
    }

    fn perfect_move(self) -> Option<Move> {
        let Game { a, b, is_misere } = self;
        if is_misere { misere::perfect_move(a, b) } else { wythoff_game::perfect_move(a, b) }
    }

    fn fits(self) -> bool {
        self.a.max(self.b) <= LARGEST
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let game = read(input, options)?;
    let winning = game.winning_moves();
    let by_formula = options.has("--formula");
    if by_formula && game.is_misere {
        return Err(
            "--misere and --formula do not go together: the formula is that of normal play".into(),
        );
    }
    let mut frames = Vec::new();
    if !game.fits() {
        frames.push(Frame::too_large(format_args!("heaps of {LARGEST}")));
    }
    if by_formula || (!game.fits() && !game.is_misere) {
        frames.extend(inequalities(game));
    } else if game.fits() && !game.is_misere {
        frames.extend(marking(game, &winning));
    }
    if game.fits() {
        frames.push(decision(game, &winning));
    }
    let name = if game.is_misere { "Misère Wythoff's game" } else { "Wythoff's game" };
    let title = format!("{name} with heaps of {} and {}", game.a, game.b);
    Ok(Trace { title, frames, answer: answer(game, &winning) })
}

fn answer(game: Game, winning: &[Move]) -> String {
    let moves: Vec<String> = winning.iter().map(|taken| sentence(game, *taken)).collect();
    let none_left = game.a == 0 && game.b == 0;
    match moves.len() {
        0 if none_left && game.is_misere => {
            "Won: no object is left, so the opponent took the last.".into()
        }
        0 if none_left => "Lost: no object is left.".into(),
        0 => "Lost: the opponent has an answer to every move.".into(),
        1 => format!("Won, with 1 winning move: {}.", moves[0]),
        n => format!("Won, with {n} winning moves: {}.", moves.join("; ")),
    }
}

/// A move in words: what it takes, and what it leaves.
fn sentence(game: Game, Move { first, second }: Move) -> String {
    let take = match (first, second) {
        (0, take) => format!("take {take} from the second heap"),
        (take, 0) => format!("take {take} from the first heap"),
        (take, _) => format!("take {take} from both heaps"),
    };
    format!("{take}, leave ({}, {})", game.a - first, game.b - second)
}

/// The square board that holds the position. A cell's row is the first heap, its column the second.
fn board(game: Game, cell: impl Fn(u64, u64) -> Cell) -> Grid {
    let last = game.a.max(game.b);
    let row = |a: u64| Row {
        header: a.to_string(),
        cells: (0..=last).map(|b| cell(a, b)).collect(),
        ..Row::default()
    };
    Grid {
        columns: (0..=last).map(|b| b.to_string()).collect(),
        rows: (0..=last).map(row).collect(),
        ..Grid::default()
    }
}

/// How the plain version finds the cold pairs, one by one. Each of them makes the cells of its
/// lines hot.
fn marking(game: Game, winning: &[Move]) -> Vec<Frame> {
    let last = game.a.max(game.b);
    let n_pairs = wythoff_game::cold_pairs().take_while(|(_, upper)| *upper <= last).count();
    let mut frames = Vec::new();
    let mut used = Vec::new();
    plain::cold_pairs_watched(n_pairs, |step, pairs| {
        let k = match step {
            Step::Skip { number } => return used.push(number.to_string()),
            Step::Pair { k } => k,
        };
        let pairs: Vec<(u64, u64)> = pairs.iter().map(|&pair| wide(pair)).collect();
        let (known, &[.., new]) = (&pairs[..k], &*pairs) else { return };
        let (smaller, larger) = new;
        let cell = |a, b, new| {
            if is_pair(new, a, b) {
                Cell::marked("c", Role::Active)
            } else if known.iter().any(|&pair| is_pair(pair, a, b)) {
                Cell::marked("c", Role::Settled)
            } else if known.iter().any(|&pair| is_seen_from(pair, a, b)) {
                Cell::new("h")
            } else if is_seen_from(new, a, b) {
                Cell::marked("h", Role::Compared)
            } else {
                Cell::new("")
            }
        };
        if 0 < k {
            let used = take(&mut used).join(" and ");
            let are = if used.contains(' ') { "are" } else { "is" };
            let caption = format!("{used} {are} used. The smallest unused number is {smaller}.");
            let outside = (u64::MAX, u64::MAX);
            let grid = board(game, |a, b| cell(a, b, outside));
            frames.push(Frame::new(caption).with(grid).at("smaller += 1;"));
        }
        let (caption, code) = if k == 0 {
            let caption = "The pair (0, 0) is cold, c: no move is left. From its row, its column \
                           and its diagonal you can move there and win. These cells are hot, h.";
            (caption.to_owned(), "pairs.push((smaller, larger));")
        } else {
            let caption = format!(
                "Its partner is {smaller} + {k} = {larger}. No line leads from ({smaller}, \
                 {larger}) to a cold cell, so it is cold, and the other cells on its lines become hot."
            );
            (caption, "let larger = smaller + k;")
        };
        let mut frame = Frame::new(caption);
        if k + 1 < n_pairs && (1..=2).contains(&k) {
            frame = ask_next_pair(frame, &pairs);
        } else if k + 1 == n_pairs {
            frame = ask_moves(frame, game, winning);
        }
        frames.push(frame.with(board(game, |a, b| cell(a, b, new))).at(code));
    });
    frames
}

/// A pair of small numbers, as heaps.
fn wide((a, b): (usize, usize)) -> (u64, u64) {
    let wide = |n| u64::try_from(n).unwrap_or(u64::MAX);
    (wide(a), wide(b))
}

/// Which pair comes next: the right one, the smallest unused number with the next one, and two
/// numbers that are used.
fn ask_next_pair(frame: Frame, pairs: &[(u64, u64)]) -> Frame {
    let next = plain::cold_pairs(pairs.len() + 1).pop().map_or((0, 0), wide);
    let pair = |(a, b): (u64, u64)| format!("({a}, {b})");
    let (smaller, larger) = next;
    let last = pairs.last().copied().unwrap_or_default();
    let mut choices = vec![next, (smaller, larger + 1), (last.1, last.1 + larger - smaller)];
    choices.sort_unstable();
    choices.dedup();
    let answer = choices.iter().position(|&choice| choice == next).unwrap_or(0);
    let because = format!(
        "{smaller} is not in any pair yet, but all smaller numbers are, and {} is the smallest \
         difference that no pair has yet.",
        larger - smaller
    );
    let question = "Which pair is cold next?";
    frame.ask(question, choices.into_iter().map(pair), answer, because)
}

/// How many winning moves the position has.
fn ask_moves(frame: Frame, game: Game, winning: &[Move]) -> Frame {
    let question = format!("How many winning moves are there from ({}, {})?", game.a, game.b);
    let because = "Its row, its column and its diagonal each hold one cold cell. A move leads \
                   there if the cell is nearer to the corner.";
    frame.ask(question, ["0", "1", "2", "3"], winning.len(), because)
}

fn is_pair((lower, upper): (u64, u64), a: u64, b: u64) -> bool {
    (a, b) == (lower, upper) || (b, a) == (lower, upper)
}

/// Whether a move leads from (a, b) to the pair, in either order.
fn is_seen_from((lower, upper): (u64, u64), a: u64, b: u64) -> bool {
    let leads = |p: u64, q: u64| {
        let diagonal = p <= a && q <= b && a - p == b - q;
        (a == p && q <= b) || (b == q && p <= a) || diagonal
    };
    leads(lower, upper) || leads(upper, lower)
}

/// The verdict as the code finds it.
fn inequalities(game: Game) -> [Frame; 2] {
    let (a, b) = (u128::from(game.a.min(game.b)), u128::from(game.a.max(game.b)));
    let k = b - a;
    let (square, product) = (a * a, k * b);
    let (left, right) = (product + k, square + 2 * a);
    let says = |holds| if holds { "yes" } else { "no" };
    let is_cold = wythoff_game::is_cold(game.a, game.b);
    let verdict = if is_cold { "Both hold: lost" } else { "They do not both hold: won" };
    let captions = [
        format!(
            "With k = b - a = {k}: is a² ≤ kb? {square} ≤ {product}: {}.",
            says(square <= product)
        ),
        format!("Is kb + k ≤ a² + 2a? {left} ≤ {right}: {}. {verdict}.", says(left <= right)),
    ];
    captions.map(|caption| {
        let frame = Frame::new(caption).at("(a * a <= k * b) & (k * b + k <= a * a + 2 * a)");
        if game.fits() { frame.with(rays(game)) } else { frame }
    })
}

/// The cold cells, and the two rays along which they lie.
fn rays(game: Game) -> Grid {
    const PHI: f64 = 1.618_033_988_749_895;
    let mut grid = known(game);
    let far = u32::try_from(game.a.max(game.b)).map_or(0.0, f64::from);
    let ray = |to, label: &str| Line { from: (0.0, 0.0), to, label: label.into(), role: None };
    grid.lines = vec![
        ray((far / PHI, far), "a ray: the second heap is 1.618 times the first"),
        ray((far, far / PHI), "a ray: the first heap is 1.618 times the second"),
    ];
    grid
}

/// The board with its cold cells, and the position.
fn known(game: Game) -> Grid {
    board(game, |a, b| match ((a, b) == (game.a, game.b), game.is_cold(a, b)) {
        (true, true) => Cell::marked("c", Role::Active),
        (true, false) => Cell::marked("h", Role::Active),
        (false, true) => Cell::marked("c", Role::Settled),
        (false, false) => Cell::new("·"),
    })
}

/// The lines along which the queen reaches a cold cell.
fn decision(game: Game, winning: &[Move]) -> Frame {
    let Game { a, b, .. } = game;
    let place = |a: u64, b: u64| -> Option<(usize, usize)> {
        Some((usize::try_from(a).ok()?, usize::try_from(b).ok()?))
    };
    let mut grid = known(game);
    for Move { first, second } in winning {
        if let (Some(from), Some(to)) = (place(a, b), place(a - first, b - second)) {
            grid.arrows.push(Arrow { from, to, role: Some(Role::Chosen) });
            grid.rows[to.0].cells[to.1].role = Some(Role::Chosen);
        }
    }
    let caption = match winning.len() {
        0 if a == 0 && b == 0 => "No object is left.".to_owned(),
        0 => format!("From ({a}, {b}) no line leads to a cold cell."),
        1 => format!("From ({a}, {b}) one line leads to a cold cell."),
        n => format!("From ({a}, {b}), {n} lines lead to a cold cell."),
    };
    Frame::new(caption).with(grid)
}

/// What the theorem saves: moves looked at to label a whole board, against two products.
fn cost() -> Chart {
    let sizes = [4_u32, 8, 16, 32, 64];
    let series = |name: &str, count: fn(u32) -> u32| Series {
        name: name.into(),
        points: sizes.iter().map(|&n| (f64::from(n), f64::from(count(n)))).collect(),
    };
    Chart {
        name: "Deciding Wythoff's game".into(),
        x: Axis::log("objects in each heap"),
        y: Axis::log("moves looked at, or products"),
        series: vec![series("search", moves_looked_at), series("inequalities", |_| 2)],
    }
}

/// Labels every position of two heaps of up to `n` as cold or hot, by looking for a move to a cold
/// one.
pub(crate) fn moves_looked_at(n: u32) -> u32 {
    let mut cold = Vec::new();
    let mut n_moves = 0;
    for (a, b) in (0..=n).flat_map(|a| (0..=n).map(move |b| (a, b))) {
        let one_heap = (0..a).map(|a| (a, b)).chain((0..b).map(|b| (a, b)));
        let mut moves = one_heap.chain((1..=a.min(b)).map(|take| (a - take, b - take)));
        if !moves.any(|after| {
            n_moves += 1;
            cold.contains(&after)
        }) {
            cold.push((a, b));
        }
    }
    n_moves
}

/// A game of Wythoff against a perfect player.
struct WythoffMatch {
    game: Game,
    /// Where the queen was when the game began: the board stays as large.
    first: Game,
    /// Where the last move came from.
    from: (u64, u64),
}

fn start(input: &mut Input<'_>, options: &Options) -> trace::Result<Box<dyn Match>> {
    let game = read(input, options)?;
    Ok(Box::new(WythoffMatch { game, first: game, from: (game.a, game.b) }))
}

impl WythoffMatch {
    fn make(&mut self, taken: Move) -> Result<(), wythoff_game::WythoffError> {
        let before = (self.game.a, self.game.b);
        (self.game.a, self.game.b) = wythoff_game::play(before.0, before.1, taken)?;
        self.from = before;
        Ok(())
    }
}

impl Match for WythoffMatch {
    fn title(&self) -> String {
        let rule = if self.game.is_misere { "loses" } else { "wins" };
        format!("Wythoff's game: the player who takes the last object {rule}")
    }

    /// The queen on the board, and her last move; no hint at the cold cells.
    fn pictures(&self) -> Vec<Picture> {
        let Game { a, b, .. } = self.game;
        let heaps = Row { header: format!("heaps of {a} and {b}"), ..Row::default() };
        let heaps = Grid { rows: vec![heaps], ..Grid::default() };
        if !self.first.fits() {
            return vec![heaps.into()];
        }
        let cell = |row, column| match (row, column) {
            here if here == (a, b) => Cell::marked("Q", Role::Active),
            here if here == self.from => Cell::marked("Q", Role::Rejected),
            _ => Cell::new("·"),
        };
        vec![board(self.first, cell).into(), heaps.into()]
    }

    fn how(&self) -> String {
        "what to take from each heap: 2 0 takes two from the first, 1 1 takes one from both".into()
    }

    fn play(&mut self, line: &mut Input<'_>) -> trace::Result<String> {
        let (first, second) = (line.number("from the first")?, line.number("from the second")?);
        line.end("a move")?;
        let said = move_in_words("You take", Move { first, second });
        self.make(Move { first, second })?;
        Ok(said)
    }

    fn reply(&mut self) -> String {
        let reply = self.game.perfect_move().expect("asked only while an object is left");
        self.make(reply).expect("a perfect move is legal");
        move_in_words("I take", reply)
    }

    fn is_over(&self) -> bool {
        self.game.a == 0 && self.game.b == 0
    }

    fn is_won(&self) -> Option<bool> {
        Some(!self.game.is_cold(self.game.a, self.game.b))
    }

    fn is_misere(&self) -> bool {
        self.game.is_misere
    }
}

fn move_in_words(who: &str, Move { first, second }: Move) -> String {
    match (first, second) {
        (0, take) => format!("{who} {take} from the second heap."),
        (take, 0) => format!("{who} {take} from the first heap."),
        (take, _) => format!("{who} {take} from both heaps."),
    }
}
