//! A game between the reader and the program, as a conversation and as a page replays it.

use input::Input;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use trace::{Cells, Demo, Flag, Match, Options, Picture, Trace};

/// One heap; a move takes 1 or 2. The program always takes 1.
const TAKE: Demo = Demo {
    package: "toys",
    name: "take",
    about: "Take one or two.",
    arguments: "HEAP",
    worked: &["9", "3"],
    flags: &[
        Flag { name: "--misere", value: None, about: "who takes the last loses" },
        Flag { name: "--speed", value: Some("S"), about: "no choice of a page" },
    ],
    trace: |_, _| Ok(Trace::default()),
    play: Some(start),
    random: None,
    cost: None,
};

struct Take {
    heap: u64,
    is_misere: bool,
}

fn start(input: &mut Input<'_>, options: &Options) -> trace::Result<Box<dyn Match>> {
    let heap = input.number("heap")?;
    input.end("the game")?;
    Ok(Box::new(Take { heap, is_misere: options.has("--misere") }))
}

impl Match for Take {
    fn title(&self) -> String {
        "Take".into()
    }

    fn pictures(&self) -> Vec<Picture> {
        vec![Cells::new([self.heap]).into()]
    }

    fn how(&self) -> String {
        "1 or 2".into()
    }

    fn play(&mut self, line: &mut Input<'_>) -> trace::Result<String> {
        let take = line.number_in(1..=self.heap.min(2), "take")?;
        line.end("a move")?;
        self.heap -= take;
        Ok(format!("You take {take}."))
    }

    fn reply(&mut self) -> String {
        assert!(0 < self.heap, "asked only while a move is left");
        self.heap -= 1;
        "I take 1.".into()
    }

    fn is_over(&self) -> bool {
        self.heap == 0
    }

    fn is_misere(&self) -> bool {
        self.is_misere
    }
}

fn replayed(args: &[&str], moves: &str) -> Value {
    let args = [&["--play", "--frames"], args].concat();
    let printed = TAKE.output_on(&args, moves).unwrap();
    assert_eq!(printed.lines().count(), 1);
    serde_json::from_str(&printed).unwrap()
}

fn captions(game: &Value) -> Vec<&str> {
    let frames = game["frames"].as_array().unwrap().iter();
    frames.map(|frame| frame["caption"].as_str().unwrap()).collect()
}

#[test]
fn a_page_replays_all_moves_so_far() {
    let game = replayed(&["4"], "");
    assert_eq!(captions(&game), ["The game begins."]);
    assert_eq!((&game["over"], &game["refused"]), (&json!(false), &Value::Null));
    assert_eq!((&game["title"], &game["answer"]), (&json!("Take"), &json!("")));
    assert_eq!(game["how"], "1 or 2");
    let options = json!([
        { "name": "--second", "about": "the program begins" },
        { "name": "--misere", "about": "who takes the last loses" },
    ]);
    assert_eq!(game["options"], options, "only those that are given or not");

    let game = replayed(&["4"], "2\n");
    assert_eq!(captions(&game), ["The game begins.", "You take 2.", "I take 1."]);
    assert_eq!(game["over"], false);
    let game = replayed(&["4"], "2\n1\n");
    assert_eq!(captions(&game), ["The game begins.", "You take 2.", "I take 1.", "You take 1."]);
    assert_eq!((&game["over"], &game["answer"]), (&json!(true), &json!("I cannot move: you win.")));
    assert_eq!(game["frames"][3]["text"], " 0\n");
    // What is typed behind the end is not read.
    assert_eq!(replayed(&["4"], "2\n1\nx\n"), game);
    // A last line without a line break is a line.
    assert_eq!(replayed(&["4"], "2\r\n1"), game);
}

#[test]
fn a_refused_line_makes_no_frame() {
    let table = [
        ("3\n", r#"take: "3" is more than 2 (column 1)"#),
        ("  x\n", r#"take: "x" is not a number (column 3)"#),
        ("1 1\n", r#"a move: "1" is one too many (column 3)"#),
        ("\n", "a move is 1 or 2"),
        (" \t\r\n", "a move is 1 or 2"),
    ];
    for (line, refused) in table {
        let game = replayed(&["4"], line);
        assert_eq!((&game["refused"], &game["over"]), (&json!(refused), &json!(false)));
        assert_eq!(captions(&game), ["The game begins."]);
        // Nothing behind a refused line is played.
        assert_eq!(replayed(&["4"], &format!("{line}1\n")), game);
        let later = replayed(&["4"], &format!("1\n{line}"));
        assert_eq!(later["refused"], refused);
        assert_eq!(captions(&later), ["The game begins.", "You take 1.", "I take 1."]);
    }
}

/// Who wins, in both kinds of play, whoever begins and whoever takes the last.
#[test]
fn endings() {
    let table: [(&[&str], &str, &str); 8] = [
        (&["1"], "1\n", "I cannot move: you win."),
        (&["--misere", "1"], "1\n", "I cannot move: I win."),
        (&["2"], "1\n", "You cannot move: I win."),
        (&["--misere", "2"], "1\n", "You cannot move: you win."),
        (&["--second", "1"], "", "You cannot move: I win."),
        (&["--second", "2"], "1\n", "I cannot move: you win."),
        (&["0"], "", "There is no move to begin with. You cannot move: I win."),
        (
            &["--second", "--misere", "0"],
            "",
            "There is no move to begin with. I cannot move: I win.",
        ),
    ];
    for (args, moves, answer) in table {
        let game = replayed(args, moves);
        assert_eq!((&game["answer"], &game["over"]), (&json!(answer), &json!(true)), "{args:?}");
        let args = [&["--play"], args].concat();
        let talk = TAKE.output_on(&args, moves).unwrap();
        assert!(talk.ends_with(&format!("\n{answer}\n")), "{talk}");
    }
    let game = replayed(&["--second", "3"], "");
    assert_eq!(captions(&game), ["The game begins.", "I take 1."]);
}

#[test]
fn a_conversation() {
    let talk = TAKE.output_on(&["--play", "4"], "9\n2\n1\n").unwrap();
    let expected = "\
Take
A move is 1 or 2. An empty line ends the game.

The game begins.
    4

Your move: That cannot be played: take: \"9\" is more than 2 (column 1).

Your move: 
You take 2.
    2

I take 1.
    1

Your move: 
You take 1.
    0

I cannot move: you win.
";
    assert_eq!(talk, expected);
}

#[test]
fn a_conversation_that_ends_early() {
    let goodbye = "\nYour move: \nThe game of take ends here. Until next time.\n";
    for stdin in ["", "1\n", "\n", "  \n1\n", "x\n"] {
        let talk = TAKE.output_on(&["--play", "9"], stdin).unwrap();
        assert!(talk.ends_with(goodbye), "{stdin:?}: {talk}");
    }
}

#[test]
fn a_game_starts_from_the_last_worked_example() {
    assert_eq!(replayed(&[], "")["frames"][0]["text"], " 3\n");
}

#[test]
fn a_bad_start_prints_nothing() {
    let error = |args: &[&str]| TAKE.output_on(args, "1\n").unwrap_err().to_string();
    assert_eq!(error(&["--play", "x"]), r#"heap: "x" is not a number (column 8)"#);
    assert_eq!(error(&["--play", "--frames", "-4"]), r#"heap: "-4" is negative (column 17)"#);
    assert_eq!(error(&["--play", "4", "5"]), r#"the game: "5" is one too many (column 10)"#);
}

/// The same game by a program that knows which heaps are won in normal play: those that are no
/// multiple of 3.
struct Known(Take);

impl Match for Known {
    fn title(&self) -> String {
        self.0.title()
    }

    fn pictures(&self) -> Vec<Picture> {
        self.0.pictures()
    }

    fn how(&self) -> String {
        self.0.how()
    }

    fn play(&mut self, line: &mut Input<'_>) -> trace::Result<String> {
        self.0.play(line)
    }

    fn reply(&mut self) -> String {
        let take = (self.0.heap % 3).max(1);
        self.0.heap -= take;
        format!("I take {take}.")
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn is_won(&self) -> Option<bool> {
        assert!(!self.is_over(), "asked only while a move is left");
        Some(!self.0.heap.is_multiple_of(3))
    }
}

#[test]
fn a_lost_game_says_where_it_could_have_been_won() {
    let known = Demo {
        play: Some(|input, _| {
            let heap = input.number("heap")?;
            Ok(Box::new(Known(Take { heap, is_misere: false })))
        }),
        ..TAKE
    };
    let answer = |args: &[&str], moves: &str| {
        let args = [&["--play"], args].concat();
        let talk = known.output_on(&args, moves).unwrap();
        talk.trim_end().rsplit('\n').next().unwrap().to_owned()
    };
    let lost = |nth| {
        let chance = "You could have won: before your move";
        format!("You cannot move: I win. {chance} {nth} the position was won.")
    };
    assert_eq!(answer(&["5"], "1\n1\n"), lost(1));
    // A line that is refused is no move.
    assert_eq!(answer(&["5"], "7\n1\n\n"), "The game of take ends here. Until next time.");
    assert_eq!(answer(&["5"], "7\n1\n2\n"), lost(1));
    assert_eq!(answer(&["5"], "2\n1\n"), lost(2), "the first move kept it");
    assert_eq!(answer(&["3"], "1\n"), "You cannot move: I win.", "it never was won");
    assert_eq!(answer(&["4"], "1\n2\n"), "I cannot move: you win.");
    assert_eq!(answer(&["1"], "1\n"), "I cannot move: you win.");
    let start = "There is no move to begin with. You cannot move: I win.";
    assert_eq!(answer(&["0"], ""), start);
}
