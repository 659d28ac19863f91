//! What the programs about sums of games share: the values, their xor, and the winning moves.

use game_theory::sprague_grundy::Nimber;
use input::Input;
use trace::{Frame, Grid, Picture, Role, Row};

/// Heaps or tokens that still make a picture.
pub(crate) const MOST_PARTS: usize = 12;

/// Whether the word `stop` comes next; it is then read.
pub(crate) fn reads(input: &mut Input<'_>, stop: &str) -> bool {
    let mut ahead = input.clone();
    let found = ahead.token() == Some(stop.as_bytes());
    if found {
        *input = ahead;
    }
    found
}

/// A list as a sentence has it: "1, 3 or 4".
pub(crate) fn list(mut items: Vec<String>, link: &str) -> String {
    let last = items.pop().unwrap_or_default();
    if items.is_empty() { last } else { format!("{} {link} {last}", items.join(", ")) }
}

/// What a position leads to, with the values, and its own.
pub(crate) fn leads_to(from: &str, places: Vec<String>, values: &[Nimber], own: Nimber) -> String {
    if places.is_empty() {
        return format!("{from} leads nowhere. No value is reached, so its own is 0.");
    }
    let with = if places.len() == 1 { "value" } else { "values" };
    let (places, values) = (list(places, "or"), list(texts(values), "and"));
    format!(
        "{from} leads to {places}, with the {with} {values}. The smallest number missing is {own}."
    )
}

fn texts(values: &[Nimber]) -> Vec<String> {
    values.iter().map(Nimber::to_string).collect()
}

/// A heap or a token, and what can be won with it.
pub(crate) struct Part {
    /// "heap 1".
    pub(crate) name: String,
    /// The size of the heap, the vertex of the token.
    pub(crate) place: String,
    /// The smaller heap that it is like, if it is not in the picture.
    pub(crate) like: Option<usize>,
    pub(crate) value: Nimber,
    pub(crate) wins: Vec<Win>,
    pub(crate) board: Option<Picture>,
}

/// A winning move.
pub(crate) struct Win {
    pub(crate) done: String,
    /// What it leaves in its part: a heap, a vertex, and the value.
    pub(crate) left: String,
    pub(crate) value: Nimber,
    pub(crate) board: Option<Picture>,
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

fn with_board(mut frame: Frame, board: Option<&Picture>) -> Frame {
    frame.pictures.extend(board.cloned());
    frame
}

/// The lines of the page's listing that compute the sum, look for a value, and find a move to it.
pub(crate) struct Places {
    pub(crate) sum: &'static str,
    pub(crate) wanted: &'static str,
    pub(crate) found: &'static str,
}

/// The sum of the parts, on a board if there is one, then each part in the search for a winning
/// move.
pub(crate) fn sum_frames(parts: &[Part], board: Option<&Picture>, places: &Places) -> Vec<Frame> {
    if parts.is_empty() {
        return Vec::new();
    }
    if MOST_PARTS < parts.len() {
        return vec![Frame::new(format!("Too many to draw: the limit is {MOST_PARTS}."))];
    }
    let values: Vec<Nimber> = parts.iter().map(|part| part.value).collect();
    let total = sum_of(&values);
    let like = |part: &Part| {
        part.like.map_or(String::new(), |like| format!(" ({} is like {like})", part.place))
    };
    let facts = parts.iter().map(|part| format!("{}{}", part.value, like(part))).collect();
    let are = if parts.len() == 1 { "value is" } else { "values are" };
    let verdict = if total == 0 { "loses" } else { "wins" };
    let caption = format!(
        "The {are} {}. The xor is {total}: the player to move {verdict}.",
        list(facts, "and")
    );
    let mut grid = binary(parts, &values);
    if let Some(row) = grid.rows.last_mut() {
        mark(row, Role::Active);
    }
    let sum = with_board(Frame::new(caption), board);
    let n_wins = parts.iter().map(|part| part.wins.len()).sum();
    let sum = ask_wins(sum, parts, total, n_wins);
    let mut frames = vec![sum.with(grid).at(places.sum)];
    if total == 0 {
        return frames;
    }
    for (i, part) in parts.iter().enumerate() {
        let wanted = part.value ^ total;
        let done: Vec<String> = part.wins.iter().map(|win| win.done.clone()).collect();
        let (found, role, at) = if done.is_empty() {
            ("no move leads there".to_owned(), Role::Rejected, places.wanted)
        } else {
            (done.join("; or "), Role::Chosen, places.found)
        };
        let sum = format!("{} xor {total} = {wanted}", part.value);
        let caption = format!("The value of {} should become {sum}: {found}.", part.name);
        let mut grid = binary(parts, &values);
        mark(&mut grid.rows[i], role);
        let frame = with_board(Frame::new(caption), part.board.as_ref());
        frames.push(frame.with(grid).at(at));
    }
    let win = parts.iter().enumerate().find_map(|(i, part)| Some((i, part.wins.first()?)));
    let Some((i, win)) = win else { return frames };
    let mut after = values;
    after[i] = win.value;
    let mut grid = binary(parts, &after);
    mark(&mut grid.rows[i], Role::Chosen);
    grid.rows[i].header = format!("{}: {}", parts[i].name, win.left);
    let caption = format!(
        "For example, {}: {}. The xor becomes 0, and the opponent has to move.",
        parts[i].name, win.done
    );
    frames.push(with_board(Frame::new(caption), win.board.as_ref()).with(grid));
    frames
}

/// Why the number of winning moves is what it is: a question about all parts at once.
fn ask_wins(frame: Frame, parts: &[Part], total: Nimber, n_wins: usize) -> Frame {
    const MOST_CHOICES: usize = 6;
    if MOST_CHOICES < n_wins {
        return frame;
    }
    let because = if total == 0 {
        "Every move changes the value of its part, so it changes the xor. None leaves 0.".to_owned()
    } else {
        let wanted = parts.iter().map(|part| (part.value ^ total).to_string()).collect();
        format!("A winning move must lead to the value {} in its part.", list(wanted, "or"))
    };
    let choices = (0..=MOST_CHOICES.min(n_wins + 2)).map(|n| n.to_string());
    frame.ask("How many winning moves are there?", choices, n_wins, because)
}

pub(crate) fn answer(parts: &[Part]) -> String {
    let wins = parts.iter().flat_map(|part| part.wins.iter().map(move |win| (part, win)));
    let mut wins: Vec<String> =
        wins.map(|(part, win)| format!("{}, {}", part.name, win.done)).collect();
    if wins.is_empty() {
        return "Lost: the values have the xor 0.".into();
    }
    let moves =
        if wins.len() == 1 { "1 winning move" } else { &format!("{} winning moves", wins.len()) };
    let more = match wins.len().saturating_sub(MOST_PARTS) {
        0 => String::new(),
        n => format!("; and {n} more"),
    };
    wins.truncate(MOST_PARTS);
    format!("Won, with {moves}: {}{more}.", wins.join("; "))
}
