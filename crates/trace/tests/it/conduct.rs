//! How every program behaves: a toy demo and a toy judge program stand for all.

use std::io::Write;

use input::Input;
use pretty_assertions::assert_eq;
use serde_json::Value;
use trace::{Axis, Cells, Chart, Demo, Flag, Frame, Judge, Options, Role, Series, Trace};

/// Adds integers up.
const SUM: Demo = Demo {
    package: "toys",
    name: "sum",
    about: "The sum of some integers.",
    arguments: "INTEGER...",
    worked: &["1 2", "-3"],
    flags: &[
        Flag { name: "--most", value: Some("M"), about: "refuse a sum above M" },
        Flag { name: "--least", value: None, about: "want two parts or more" },
        Flag { name: "--twice", value: None, about: "double the sum" },
    ],
    trace: sum,
    play: None,
    random: None,
    cost: Some(cost),
};

fn sum(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let most: Option<u8> = options.number("--most")?;
    let (mut total, mut frames) = (0_i64, Vec::new());
    let n_wanted = if options.has("--least") { 2 } else { 0 };
    while !input.is_end() || frames.len() < n_wanted {
        let part: i64 = input.number(format_args!("part {}", frames.len() + 1))?;
        total += part;
        if most.is_some_and(|most| i64::from(most) < total) {
            return Err(input.invalid("sum", "makes it too large").into());
        }
        let mut cells = Cells::new([part, total]);
        cells.cells[1].role = Some(Role::Active);
        frames.push(Frame::new(format!("Add {part}.")).with(cells).at("total += part;"));
    }
    let total = if options.has("--twice") { 2 * total } else { total };
    Ok(Trace { title: "A sum".into(), frames, answer: format!("It is {total}.") })
}

fn cost() -> Chart {
    let points = [1.0, 2.0, 4.0].map(|n| (n, n)).to_vec();
    Chart {
        name: "Adding up".into(),
        x: Axis::linear("parts"),
        y: Axis::linear("additions"),
        series: vec![Series { name: "sum".into(), points }],
    }
}

fn printed(args: &[&str]) -> String {
    SUM.output(args).unwrap()
}

fn error(args: &[&str]) -> String {
    SUM.output(args).unwrap_err().to_string()
}

fn json(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "one object on one line");
    assert!(text.ends_with('\n'));
    serde_json::from_str(text).unwrap()
}

#[test]
fn no_argument_runs_the_worked_examples() {
    let first = "A sum\n\n1. Add 1.\n    1 >1\n   marks: > active\n\n\
                 2. Add 2.\n    2 >3\n   marks: > active\n\nIt is 3.\n";
    let second = "A sum\n\n1. Add -3.\n    -3 >-3\n   marks: > active\n\nIt is -3.\n";
    assert_eq!(printed(&[]), format!("{first}\n\n{second}"));
    assert_eq!(printed(&["-3"]), second, "a number with a sign is data");
    assert_eq!(printed(&["1", "2"]), first);
    assert_eq!(printed(&["1 2"]), first, "as one argument, too");
    assert_eq!(printed(&[""]), printed(&[]));
}

#[test]
fn options_stand_anywhere() {
    for args in [
        &["--twice", "1", "2"][..],
        &["1", "--twice", "2"],
        &["1", "2", "--twice"],
        &["1", "2", "--twice", "--twice", "--most", "3"],
        &["--most=3", "1", "2", "--twice"],
        &["--most", "1", "--most=3", "1", "2", "--twice"],
    ] {
        assert!(printed(args).ends_with("\nIt is 6.\n"), "{args:?}");
    }
    assert!(printed(&["--twice"]).contains("It is 6.") && printed(&["--twice"]).contains("-6."));
}

#[test]
fn two_dashes_alone_end_the_options() {
    assert_eq!(printed(&["--", "1", "2"]), printed(&["1", "2"]));
    assert_eq!(printed(&["1", "--", "2"]), printed(&["1", "2"]));
    assert_eq!(printed(&["--"]), printed(&[]));
    assert!(printed(&["--twice", "--", "1", "2"]).ends_with("\nIt is 6.\n"));
    for word in ["--twice", "--frames", "--help", "--play", "-h", "--"] {
        assert!(error(&["1", "--", word]).contains(&format!("{word:?} is not a number")));
    }
}

#[test]
fn a_dash_alone_is_standard_input() {
    let on = |args: &[&str], stdin: &str| SUM.output_on(args, stdin);
    assert!(on(&["-"], "1\n2\n").unwrap().ends_with("It is 3.\n"));
    assert!(on(&["--twice", "-"], "1\n2\n").unwrap().ends_with("It is 6.\n"));
    assert!(on(&["-"], "").unwrap().ends_with("It is 0.\n"));
    let error = on(&["-"], "1\n 2 x").unwrap_err();
    assert_eq!(error.to_string(), r#"part 3: "x" is not a number (line 2, column 4)"#);
    // Without the dash, standard input is not read.
    assert_eq!(on(&["5"], "7").unwrap(), printed(&["5"]));
}

#[test]
fn errors_name_the_column_of_the_command() {
    let table: &[(&[&str], &str)] = &[
        (&["1", "x"], r#"part 2: "x" is not a number (column 3)"#),
        (&["--twice", "1", "x"], r#"part 2: "x" is not a number (column 11)"#),
        (&["", "x"], r#"part 1: "x" is not a number (column 2)"#),
        (&["--most", "5", "4", "3"], r#"sum: "3" makes it too large (column 12)"#),
        (&["-x"], r#"part 1: "-x" is not a number (column 1)"#),
        (&["-", "1"], r#"part 1: "-" is not a number (column 1)"#),
        // The value of an option stands behind its name, whatever data stand before.
        (&["--most", "x", "1"], r#"--most: "x" is not a number (column 8)"#),
        (&["10", "20", "--most", "x"], r#"--most: "x" is not a number (column 14)"#),
        (&["10", "20", "--most=x"], r#"--most: "x" is not a number (column 14)"#),
        (&["10", "--most", "256"], r#"--most: "256" is more than 255 (column 11)"#),
        (&["--most", "3 4"], r#"--most: "4" is one too many (column 10)"#),
        (&["--most="], "--most: the input ends here (column 8)"),
        (&["1", "--most"], "--most needs a value, M"),
        (&["--twice=2"], "--twice takes no value"),
        (&["--thrice", "1"], "--thrice is no option of sum (try --help)"),
        (&["--play"], "--play is no option of sum (try --help)"),
        // The end of the input is the end of what is data, and not of what is behind.
        (&["--least", "12"], "part 2: the input ends here (column 11)"),
        (&["12", "--least"], "part 2: the input ends here (column 3)"),
        (&["12 ", "--least", "--most", "30"], "part 2: the input ends here (column 3)"),
        (&["--", "12", "--twice"], r#"part 2: "--twice" is not a number (column 7)"#),
        (&["12", "--", "--"], r#"part 2: "--" is not a number (column 7)"#),
        (&["--random", "3"], "--random is no option of sum (try --help)"),
        (&["--second"], "--second is no option of sum (try --help)"),
    ];
    for &(args, says) in table {
        assert_eq!(error(args), says, "{args:?}");
        if !args.contains(&"--") {
            let args = [args, &["--frames"]].concat();
            assert_eq!(error(&args), says, "{args:?}");
        }
    }
}

#[test]
fn frames_are_one_object() {
    let one = json(&printed(&["--frames", "1", "2"]));
    assert_eq!((&one["title"], &one["answer"]), (&"A sum".into(), &"It is 3.".into()));
    let frames = one["frames"].as_array().unwrap();
    assert_eq!(frames.len(), 2);
    for (frame, caption) in frames.iter().zip(["Add 1.", "Add 2."]) {
        let keys: Vec<&String> = frame.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["ask", "at", "caption", "svg", "text"]);
        assert_eq!((&frame["caption"], &frame["at"]), (&caption.into(), &"total += part;".into()));
        assert!(frame["svg"].as_str().unwrap().starts_with("<svg "));
    }
    assert_eq!(frames[1]["text"], " 2 >3\nmarks: > active\n");
    let keys: Vec<&String> = one.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["answer", "frames", "title"], "only a game says more");
    // Several worked examples are one run, and say which begins.
    let all = json(&printed(&["--frames"]));
    assert_eq!(
        (&all["title"], &all["answer"]),
        (&"A sum; A sum".into(), &"It is 3. It is -3.".into())
    );
    let captions = all["frames"].as_array().unwrap().iter().map(|frame| &frame["caption"]);
    assert_eq!(captions.collect::<Vec<_>>(), ["A sum. Add 1.", "Add 2.", "A sum. Add -3."]);
}

#[test]
fn the_cost_is_a_chart() {
    let text = printed(&["--cost"]);
    assert!(
        text.starts_with("Adding up\n\n1. Vertical axis: additions. Horizontal axis: parts.\n"),
        "{text}"
    );
    let one = json(&printed(&["--cost", "--frames"]));
    assert_eq!(one["frames"].as_array().unwrap().len(), 1);
    assert!(one["frames"][0]["svg"].as_str().unwrap().contains("curve s0"));
    let none = Demo { cost: None, ..SUM };
    let error = none.output(&["--cost"]).unwrap_err().to_string();
    assert_eq!(error, "--cost is no option of sum (try --help)");
}

#[test]
fn help() {
    let help = "\
The sum of some integers.

usage: cargo run -p toys --example sum -- [OPTION]... INTEGER...
       no argument: the worked example; - alone: read standard input

options:
  --most M  refuse a sum above M
  --least   want two parts or more
  --twice   double the sum
  --quiz    stop and ask what comes next
  --cost    count the steps at doubled sizes
  --frames  print JSON for the page
  --help    print this
";
    for args in [&["--help"][..], &["-h"], &["1", "x", "--help"]] {
        assert_eq!(printed(args), help);
    }
}

// Judge programs.

/// Doubles each number, case by case; 0 ends the input.
const DOUBLE: Judge =
    Judge { package: "toys", name: "double", about: "Doubles numbers.", solve: double };

fn double(input: &mut Input<'_>, out: &mut dyn Write) -> trace::Result<()> {
    while !input.is_end() {
        let number: u16 = input.number("number")?;
        if number == 0 {
            break;
        }
        writeln!(out, "{}", 2 * u32::from(number))?;
    }
    Ok(())
}

#[test]
fn a_judge_program_answers_case_by_case() {
    assert_eq!(DOUBLE.answers("1\n2 65535\n0\n9"), ("2\n4\n131070\n".into(), None));
    assert_eq!(DOUBLE.answers(""), (String::new(), None));
    let error = r#"number: "-3" is negative (line 2, column 3)"#.to_owned();
    assert_eq!(DOUBLE.answers("1\n2 -3 4"), ("2\n4\n".into(), Some(error)));
}
