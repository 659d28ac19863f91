//! The `book` command itself.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use pretty_assertions::assert_eq;

use crate::fixture::Fixture;

fn book(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_book"));
    command.current_dir(folder).args(args).env("BOOK_NO_RUSTUP", "1").stdin(Stdio::null());
    command
}

fn run(folder: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = book(folder, args).output().expect("it starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (status.code(), text(stdout), text(stderr))
}

#[test]
fn what_is_not_understood_is_told_in_one_line() {
    let fixture = Fixture::new(&[]);
    for (args, wrong) in [
        (&["nonsense"][..], "unexpected argument \"nonsense\""),
        (&["--nonsense"], "unexpected argument \"--nonsense\""),
        (&["build", "more"], "unexpected argument \"more\""),
        (&["build", "--port", "1"], "unexpected argument \"--port\""),
        (&["--no-open", "check"], "unexpected argument \"check\""),
        (&["--port"], "--port needs a number"),
        (&["--port", "70000"], "--port: \"70000\" is not a port"),
        (&["--port", "-1"], "--port: \"-1\" is not a port"),
        (&["preprocess", "supports"], "supports needs the name of a renderer"),
        (&["supports", "html"], "unexpected argument \"supports\""),
    ] {
        let line = format!("error: {wrong} (`cargo book --help` tells what there is)\n");
        assert_eq!(run(fixture.root(), args), (Some(2), String::new(), line), "{args:?}");
    }
}

#[test]
fn help_goes_to_standard_output() {
    let fixture = Fixture::new(&[]);
    for args in [&["--help"][..], &["-h"], &["build", "--help"]] {
        let (status, stdout, stderr) = run(fixture.root(), args);
        assert_eq!((status, &*stderr), (Some(0), ""));
        assert!(stdout.contains("Usage: cargo book"), "{stdout}");
    }
}

#[test]
fn mdbook_is_told_which_renderers_are_supported() {
    let fixture = Fixture::new(&[]);
    assert_eq!(run(fixture.root(), &["preprocess", "supports", "html"]).0, Some(0));
    assert_eq!(run(fixture.root(), &["preprocess", "supports", "epub"]).0, Some(1));
}

#[test]
fn without_a_book_there_is_nothing_to_do() {
    let fixture = Fixture::new(&[]);
    let (status, _, stderr) = run(fixture.root(), &["check"]);
    assert_eq!(status, Some(1));
    assert_eq!(stderr, "error: there is no book.toml in this folder or above it\n");
}

#[test]
fn check_tells_every_fault_and_leaves_nothing() {
    let fixture = Fixture::book("# Hello\n\n[a](none.md)\n\n[b](nobody.md)\n");
    let (status, stdout, stderr) = run(&fixture.path("docs/en"), &["check"]);
    assert_eq!((status, &*stdout), (Some(1), ""));
    for line in [
        "docs/en/README.md:3: none.html: there is no none.html",
        "docs/en/README.md:5: nobody.html: there is no nobody.html",
        "book: 2 faults: the book was not built",
    ] {
        assert!(stderr.lines().any(|told| told == line), "{line}\n{stderr}");
    }
    fixture.write("docs/en/README.md", "# Hello\n");
    let (status, _, stderr) = run(fixture.root(), &["check"]);
    assert_eq!(status, Some(0), "{stderr}");
    assert!(!fixture.path("target/book/check").exists());
    assert!(!fixture.path("target/book/en").exists());
}

#[test]
fn a_port_that_is_taken_is_passed_over() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port();
    let fixture = Fixture::book("# Hello\n\n[a](none.md)\n");
    let mut command = book(fixture.root(), &["--no-open", "--port", &port.to_string()]);
    let mut child = command.stderr(Stdio::piped()).spawn().expect("it starts");
    let stderr = BufReader::new(child.stderr.take().expect("a pipe"));
    let lines: Vec<String> = stderr.lines().map_while(Result::ok).collect_until("serving at");
    child.kill().expect("it runs until it is stopped");
    child.wait().expect("its end");
    let last = lines.last().expect("a line");
    assert!(last.starts_with("book: serving at http://127.0.0.1:"), "{lines:?}");
    assert!(!last.contains(&format!(":{port};")), "{last}");
    assert!(lines.iter().any(|line| line.starts_with("docs/en/README.md:3: ")), "{lines:?}");
}

/// The items up to the first that contains a text.
trait CollectUntil: Iterator<Item = String> + Sized {
    fn collect_until(self, text: &str) -> Vec<String> {
        let mut items = Vec::new();
        for item in self {
            let found = item.contains(text);
            items.push(item);
            if found {
                break;
            }
        }
        items
    }
}

impl<I: Iterator<Item = String>> CollectUntil for I {}
