//! The command line, as a process in a workspace of its own.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use exercises::command::ALL;
use pretty_assertions::assert_eq;

use crate::{exercise, read, scratch, write};

/// What the command prints to its two outputs, and its status.
fn run(workspace: &Path, args: &[&str]) -> (String, String, i32) {
    let output = command(workspace, args).output().expect("the command can be started");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr), output.status.code().expect("a status"))
}

fn command(workspace: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_exercise"));
    command.args(args).current_dir(workspace);
    command
}

/// Writes our solution into the reader's file.
fn solve(workspace: &Path, name: &str) {
    let exercise = exercise(name);
    write(workspace, &exercise.file(), &read(workspace, &exercise.solution()));
}

#[test]
fn a_reader_solves_an_exercise() {
    let workspace = scratch();
    let workspace = workspace.path();
    let (list, _, status) = run(workspace, &[]);
    assert_eq!(status, 0);
    assert!(
        list.starts_with(" 1 Basic knowledge\n   1.1   time_complexity          not written yet\n"),
        "{list}"
    );
    assert!(list.contains("\n12 Game theory\n   12.1  bash_game"), "{list}");
    assert!(list.contains(&format!("\n0 of {} are solved.\n", ALL.len())), "{list}");

    let (text, _, status) = run(workspace, &["--next"]);
    assert_eq!(status, 1);
    let file = "exercises/basic-knowledge/time_complexity.rs";
    assert!(text.starts_with(&format!("1.1 time_complexity in {file}\n")), "{text}");
    assert!(text.contains(&format!("\nNot written yet: todo!() at {file}:")), "{text}");
    assert!(text.ends_with("\nFor a hint: cargo exercise --hint time_complexity\n"), "{text}");

    solve(workspace, "bash_game");
    assert!(run(workspace, &[]).0.contains("bash_game                begun\n"));
    let (text, _, status) = run(workspace, &["12.1"]);
    assert_eq!(status, 0, "{text}");
    assert!(text.contains("\nRight: 248 small inputs\n       300 random inputs\n"), "{text}");
    assert!(text.contains("\nTime:  "), "{text}");
    assert!(text.contains("\nNext: 1.1 time_complexity in "), "{text}");
    let (list, _, _) = run(workspace, &[]);
    assert!(list.contains("bash_game                solved\n"), "{list}");
    assert!(list.contains(&format!("\n1 of {} are solved.\n", ALL.len())), "{list}");

    let file = exercise("bash_game").file();
    write(workspace, &file, &(read(workspace, &file) + "// Mine.\n"));
    assert!(
        run(workspace, &[]).0.contains("bash_game                changed since it was solved\n")
    );
}

#[test]
fn a_section_judges_all_its_exercises() {
    let workspace = scratch();
    let (text, _, status) = run(workspace.path(), &["2.3"]);
    assert_eq!(status, 1);
    assert!(text.contains("2.3 quick_sort_partition in "), "{text}");
    assert!(text.contains("\n2.3 quick_sort in "), "{text}");
}

#[test]
fn an_exercise_can_be_named_by_its_file() {
    let workspace = scratch();
    let (text, _, _) = run(workspace.path(), &["exercises/game-theory/nim_game.rs"]);
    assert!(text.starts_with("12.3 nim_game in exercises/game-theory/nim_game.rs\n"), "{text}");
}

#[test]
fn hints_come_one_by_one() {
    let workspace = scratch();
    let hint = |args: &[&str]| run(workspace.path(), args).0;
    let first = hint(&["--hint", "12.3"]);
    assert!(first.contains("\nHint 1 of 3: Compute the nim-sum"), "{first}");
    assert!(!first.contains("Hint 2"), "{first}");
    let second = hint(&["--hint", "nim_game"]);
    assert!(second.contains("Hint 1 of 3: ") && second.contains("Hint 2 of 3: "), "{second}");
    hint(&["--hint", "nim_game"]);
    let last = hint(&["--hint", "nim_game"]);
    let expected =
        "That is the last hint. Our solution is in exercises/solutions/game-theory/nim_game.rs.\n";
    assert!(last.ends_with(expected), "{last}");
    // Without a name: the first that is not solved.
    assert!(hint(&["--hint"]).starts_with("1.1 time_complexity in "));
}

#[test]
fn a_reset_keeps_what_the_reader_wrote() {
    let workspace = scratch();
    let workspace = workspace.path();
    let file = exercise("nim_game").file();
    let skeleton = read(workspace, &file);
    let (text, _, _) = run(workspace, &["--reset", "nim_game"]);
    assert_eq!(text, format!("{file} is the skeleton already.\n"));
    for (mine, backup) in [("first", ".bak"), ("second", ".bak2")] {
        write(workspace, &file, mine);
        let (text, _, status) = run(workspace, &["--reset", "nim_game"]);
        assert_eq!(
            text,
            format!("{file} is the skeleton again. Your text is in {file}{backup}.\n")
        );
        assert_eq!(status, 0);
        assert_eq!(read(workspace, &file), skeleton);
        assert_eq!(read(workspace, &format!("{file}{backup}")), mine);
    }
    std::fs::remove_file(workspace.join(&file)).unwrap();
    let (text, _, status) = run(workspace, &["nim_game"]);
    assert_eq!(status, 1);
    assert!(
        text.contains("The file is missing.\n`cargo exercise --reset nim_game` brings"),
        "{text}"
    );
    run(workspace, &["--reset", "nim_game"]);
    assert_eq!(read(workspace, &file), skeleton);
}

#[test]
fn a_watch_judges_at_each_save_and_ends_when_it_is_right() {
    let workspace = scratch();
    let workspace = workspace.path();
    let file = exercise("bash_game").file();
    let mut child = command(workspace, &["--watch", "bash_game"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command can be started");
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut wait_for = |beginning: &str| {
        assert!(lines.by_ref().any(|line| line.starts_with(beginning)), "no line {beginning:?}");
    };
    wait_for("Not written yet: ");
    wait_for("Waiting for you to save exercises/game-theory/bash_game.rs");
    write(workspace, &file, "pub fn winning_take(_: u64, _: u64) -> Option<u64> {\n    None\n}\n");
    wait_for("Wrong on the smallest input that fails:");
    wait_for("Waiting for you");
    solve(workspace, "bash_game");
    wait_for("Right: ");
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_solution_can_be_found() {
    let workspace = scratch();
    let (text, _, status) = run(workspace.path(), &["--solution", "2.1"]);
    let expected = "2.1 insertion_sort: exercises/solutions/sort/insertion_sort.rs\n\
                    2.1 insertion_sort_by_key: exercises/solutions/sort/insertion_sort_by_key.rs\n";
    assert_eq!((&*text, status), (expected, 0));
}

#[test]
fn what_is_not_understood_is_an_error_with_status_2() {
    let workspace = scratch();
    let mut sections: Vec<&str> = ALL.iter().map(|exercise| exercise.section).collect();
    sections.dedup();
    for (args, expected) in [
        (&["quick_srt"][..], "there is no exercise \"quick_srt\"; is it quick_sort?"),
        (&["bogo_sort"], "there is no exercise \"bogo_sort\""),
        (&["2.9"], "section 2.9 has no exercise; 2.1, 2.2, 2.3, 2.4 have some"),
        (&["13.1"], &format!("section 13.1 has no exercise; {} have some", sections.join(", "))),
        (&["--wach", "2.1"], "there is no option \"--wach\""),
        (&["2.1", "--hint"], "--hint must be the first argument, and the only option"),
        (&["--reset"], "--reset needs the name of an exercise"),
        (&["--reset", "12.3"], "name the one to reset: nim_game, nim_game_player"),
    ] {
        let (out, error, status) = run(workspace.path(), args);
        let help = "`cargo exercise --help` explains the command.";
        assert_eq!(error, format!("error: {expected}\n{help}\n"));
        assert_eq!((&*out, status), ("", 2));
    }
    let outside = tempfile::tempdir().unwrap();
    let (_, error, status) = run(outside.path(), &[]);
    assert!(
        error.starts_with("error: there are no exercises in this folder or above it\n"),
        "{error}"
    );
    assert_eq!(status, 2);
    let (help, _, status) = run(workspace.path(), &["--help"]);
    assert!(help.contains("Usage: cargo exercise "), "{help}");
    assert_eq!(status, 0);
}
