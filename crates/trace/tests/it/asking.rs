//! Questions to the reader, and inputs made from a seed.

use input::Input;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use trace::{Cells, Demo, Flag, Frame, Options, SplitMix64, Trace};

/// The largest so far. It asks whether the next number is larger, and at the end of three numbers
/// or more, which it is.
const LARGEST: Demo = Demo {
    package: "toys",
    name: "largest",
    about: "The largest number.",
    arguments: "NUMBER...",
    worked: &["4 7 5"],
    flags: &[Flag { name: "--least", value: None, about: "the smallest" }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let flag = if seed == 77 { "--least " } else { "" };
    let numbers = (0..dice.between(3, 5)).map(|_| dice.between(1, 9).to_string());
    format!("{flag}{}", numbers.collect::<Vec<_>>().join(" "))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut numbers: Vec<u8> = Vec::new();
    while !input.is_end() {
        numbers.push(input.number("number")?);
    }
    let least = options.has("--least");
    let best = if least { numbers.iter().min() } else { numbers.iter().max() };
    let mut frames = vec![Frame::new("Look at all.").with(Cells::new(&numbers))];
    if let (Some(best), 3..) = (best, numbers.len()) {
        let answer = numbers.iter().position(|number| number == best).unwrap_or(0);
        let ask = frames.remove(0).ask(
            "Which is it?",
            [10, 20, 30].map(|n| format!("{n}  Or so")),
            1,
            "It is two.",
        );
        let ask = if numbers == [1, 2, 3] {
            ask
        } else {
            let choices = numbers.iter().map(ToString::to_string);
            ask.ask("Which is it?", choices, answer, format!("No other reaches {best}."))
        };
        frames.push(ask);
    }
    frames.push(Frame::new("That is it.").with(Cells::new(best)));
    Ok(Trace {
        title: format!("The {} of some numbers", if least { "least" } else { "largest" }),
        frames,
        answer: best.map_or("None.".to_owned(), |best| format!("It is {best}.")),
    })
}

fn quiz(args: &[&str], answers: &str) -> String {
    LARGEST.output_on(&[&["--quiz"], args].concat(), answers).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&LARGEST.output(args).unwrap()).unwrap()
}

#[test]
fn a_quiz() {
    let expected = "\
The largest of some numbers

1. Look at all.
    4  7  5

   Which is it?
   1) 4
   2) 7
   3) 5

Your answer: Right. No other reaches 7.

2. That is it.
    7

It is 7.

1 of 1 right.
";
    assert_eq!(quiz(&[], "2\n"), expected);
    assert_eq!(quiz(&["4", "7", "5"], "2"), expected, "the last line has no line break");
}

#[test]
fn what_counts_as_an_answer() {
    let right = "Your answer: Right. No other reaches 7.\n";
    let wrong = "Your answer: Wrong: the answer is 7. No other reaches 7.\n";
    let neither = "Your answer: Answer with a number from 1 to 3.\n";
    let table = [
        ("2\n", right, "1 of 1"),
        ("7\n", right, "1 of 1"),
        ("  7\r\n", right, "1 of 1"),
        ("1\n", wrong, "0 of 1"),
        ("4\n", wrong, "0 of 1"),
        ("0\n1\n", neither, "0 of 1"),
        ("\n7\n", neither, "1 of 1"),
        ("nine\n7\n", neither, "1 of 1"),
        ("99999999999999999999999\n1\n", neither, "0 of 1"),
    ];
    for (answers, says, counts) in table {
        let talk = quiz(&[], answers);
        assert!(talk.contains(says), "{answers:?}: {talk}");
        assert!(talk.ends_with(&format!("\nIt is 7.\n\n{counts} right.\n")), "{answers:?}: {talk}");
    }
    // Blanks and case make no difference.
    let talk = quiz(&["1", "2", "3"], "20 OR so\n");
    assert!(talk.contains("Right. It is two."), "{talk}");
    // A choice's text comes before the number of another.
    let talk = quiz(&["3", "1", "2"], "1\n");
    assert!(talk.contains("Wrong: the answer is 3."), "{talk}");
}

#[test]
fn the_end_of_the_input_ends_a_quiz() {
    for answers in ["", "what?\n"] {
        let talk = quiz(&[], answers);
        assert!(talk.ends_with("Your answer: \n\n0 of 0 right.\n"), "{talk}");
        assert!(!talk.contains("It is 7."), "{talk}");
    }
    let twice = Demo { worked: &["1 2 1", "5 4 3"], ..LARGEST };
    let talk = |answers| twice.output_on(&["--quiz"], answers).unwrap();
    assert!(talk("2\n").ends_with("3) 3\n\nYour answer: \n\n1 of 1 right.\n"));
    let all = talk("2\n4\n");
    assert!(all.contains("It is 2.\n\n\nThe largest of some numbers\n"), "{all}");
    assert!(all.ends_with("\nIt is 5.\n\n1 of 2 right.\n"), "{all}");
}

#[test]
fn a_run_without_questions_says_so() {
    let plain = LARGEST.output(&["4", "7"]).unwrap();
    let says = "\nNo step of this run asks a question.\n";
    assert_eq!(quiz(&["4", "7"], "1\n"), format!("{plain}{says}"));
    assert_eq!(quiz(&[""], ""), quiz(&[], ""), "the worked example asks");
}

#[test]
fn the_answers_and_the_data_cannot_both_be_standard_input() {
    let error = LARGEST.output_on(&["--quiz", "-"], "1 2 3").unwrap_err().to_string();
    assert_eq!(error, "with --quiz, standard input holds the answers, and cannot hold the data");
}

#[test]
fn a_plain_run_asks_nothing_and_a_page_gets_the_questions() {
    let plain = LARGEST.output(&[]).unwrap();
    assert!(!plain.contains("Which is it?"), "{plain}");
    let run = json(&["--frames"]);
    let ask = json!({
        "question": "Which is it?",
        "choices": ["4", "7", "5"],
        "answer": 1,
        "because": "No other reaches 7.",
    });
    assert_eq!((&run["frames"][0]["ask"], &run["frames"][1]["ask"]), (&ask, &Value::Null));
    assert_eq!(json(&["--frames", "--quiz"]), run, "a page asks by itself");
}

#[test]
#[should_panic(expected = "the answer is none of the choices")]
fn an_answer_that_is_no_choice() {
    let _ = Frame::new("?").ask("Which?", ["a", "b"], 2, "None.");
}

#[test]
fn a_random_input_is_a_line_that_a_reader_can_type() {
    for seed in ["0", "1", "18446744073709551615"] {
        let run = json(&["--random", seed, "--frames"]);
        assert_eq!(run["random"], true, "so the page offers another");
        let line = run["input"].as_str().unwrap();
        let words: Vec<&str> = line.split(' ').collect();
        assert!((3..=5).contains(&words.len()), "{line}");
        let mut typed = json(&[&words[..], &["--frames"]].concat());
        assert_eq!(typed["input"], Value::Null, "typed, and not made");
        typed["input"] = line.into();
        assert_eq!(typed, run);
        // In place of the reader's data, and with the reader's flags.
        assert_eq!(json(&["x", "--random", seed, "--frames"]), run);
        let least = json(&["--least", "--random", seed, "--frames"]);
        let with_flag = format!("--least {line}");
        assert_eq!(
            (&least["title"], &least["input"]),
            (&json!("The least of some numbers"), &json!(with_flag)),
            "so that the line, typed, gives the same run"
        );
        // A terminal says what was made.
        let printed = LARGEST.output(&["--random", seed]).unwrap();
        assert_eq!(printed, format!("Input: {line}\n\n{}", LARGEST.output(&words).unwrap()));
        let talk = quiz(&["--random", seed], "");
        assert!(talk.starts_with(&format!("Input: {line}\n\nThe largest of")), "{talk}");
    }
    // The line may hold flags.
    assert_eq!(json(&["--random", "77", "--frames"])["title"], "The least of some numbers");
}

#[test]
fn a_seed_that_is_none() {
    let table: &[(&[&str], &str)] = &[
        (&["--random"], "--random needs a value, SEED"),
        (&["--random", "x"], r#"--random: "x" is not a number (column 10)"#),
        (&["1", "--random", "-1"], r#"--random: "-1" is negative (column 12)"#),
        (&["--random=1 2"], r#"--random: "2" is one too many (column 12)"#),
        (
            &["--random=18446744073709551616"],
            r#"--random: "18446744073709551616" is more than 18446744073709551615 (column 10)"#,
        ),
    ];
    for (args, says) in table {
        assert_eq!(LARGEST.output(args).unwrap_err().to_string(), *says, "{args:?}");
    }
    let help = LARGEST.output(&["--help"]).unwrap();
    assert!(help.contains("  --random SEED  a random input, of SEED always the same\n"), "{help}");
}
