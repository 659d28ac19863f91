//! Example programs, compiled by cargo and run.

use std::time::Duration;

use book::programs::{Error, Programs, Workspace, examples};
use pretty_assertions::assert_eq;

use crate::fixture::{Fixture, lines};

/// Says who it is, in a way that is never the same twice.
const CLOCK: &str = "fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let now = std::time::SystemTime::now();
    println!(\"{args:?} {now:?} {:?}\", std::env::var_os(\"CARGO_MANIFEST_DIR\"));
}";
const BAD: &str = "fn main() {
    println!(\"half an answer\");
    eprintln!(\"error: pile 2: \\\"x\\\" is not a number\");
    std::process::exit(2);
}";
const ENDLESS: &str = "fn main() { loop { std::hint::spin_loop() } }";
const READER: &str = "fn main() {
    let mut text = String::new();
    let n = std::io::Read::read_to_string(&mut std::io::stdin(), &mut text).unwrap();
    println!(\"{n} bytes\");
}";
const BYTES: &str = "fn main() {
    std::io::Write::write_all(&mut std::io::stdout(), &[0xff]).unwrap();
}";

fn error(result: anyhow::Result<String>) -> Error {
    result.expect_err("an error").downcast().expect("an error of this module")
}

#[test]
fn programs_are_built_and_run() {
    let fixture = Fixture::programs(&[
        ("clock", CLOCK),
        ("bad", BAD),
        ("endless", ENDLESS),
        ("reader", READER),
        ("bytes", BYTES),
    ]);
    // Long enough for the others on a busy machine.
    let limit = Duration::from_secs(4);
    let mut programs = Workspace::new(fixture.root().to_owned()).with_limit(limit);
    let run = |programs: &mut Workspace, example: &str, args: &[&str]| {
        let args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
        programs.run("toy", example, &args)
    };
    let unknown = error(run(&mut programs, "clock", &[]));
    assert!(matches!(unknown, Error::NoSuchProgram { .. }), "run before it was built");
    programs.build().expect("they compile");

    let first = run(&mut programs, "clock", &["3", "-4"]).expect("a time");
    assert!(first.starts_with("[\"3\", \"-4\"] "), "{first}");
    assert!(first.ends_with(" None\n"), "cargo's variables are handed down: {first}");
    let other = run(&mut programs, "clock", &["3"]).expect("a time");
    assert_ne!(first, other);
    assert_eq!(first, run(&mut programs, "clock", &["3", "-4"]).expect("a time"), "run twice");
    programs.build().expect("nothing has changed");
    assert_eq!(first, run(&mut programs, "clock", &["3", "-4"]).expect("a time"), "run again");

    assert_eq!(run(&mut programs, "reader", &[]).expect("an end of input"), "0 bytes\n");
    let says = error(run(&mut programs, "bad", &[])).to_string();
    assert!(says.ends_with("error: pile 2: \"x\" is not a number"), "{says}");
    assert!(!says.contains("half"), "{says}");
    let stopped = error(run(&mut programs, "endless", &[]));
    assert_eq!(stopped, Error::TooSlow { example: "endless".into(), limit });
    let bytes = error(run(&mut programs, "bytes", &[]));
    assert!(matches!(bytes, Error::Unprintable { .. }), "{bytes}");
    let nobody = error(run(&mut programs, "nobody", &[]));
    assert_eq!(nobody.to_string(), "package toy has no example nobody");

    // A change of the program is a new answer; one that does not compile is a fault at its line.
    fixture.write("crates/toy/examples/clock.rs", "fn main() { println!(\"new\") }");
    programs.build().expect("it compiles");
    assert_eq!(run(&mut programs, "clock", &["3", "-4"]).expect("a word"), "new\n");
    fixture.write("crates/toy/examples/bad.rs", "fn main() {\n    missing();\n}\n");
    let faults = lines(&programs.build().expect_err("it does not compile").0);
    let [fault] = &*faults else { panic!("{faults:?}") };
    assert!(fault.starts_with("crates/toy/examples/bad.rs:2: cannot find function"), "{fault}");
}

#[test]
fn examples_are_listed_by_name() {
    let fixture = Fixture::programs(&[("b", READER), ("a", READER)]);
    let examples = examples(fixture.root()).expect("a workspace");
    let names: Vec<_> =
        examples.iter().map(|example| (&*example.package, &*example.name)).collect();
    assert_eq!(names, [("toy", "a"), ("toy", "b")]);
}

#[test]
fn two_examples_of_one_name_are_refused() {
    let fixture = Fixture::programs(&[("a", READER)]);
    let members = "[workspace]\nmembers = ['crates/*']\nresolver = '3'\n";
    fixture.write("Cargo.toml", members);
    fixture.write("crates/other/Cargo.toml", "[package]\nname = 'other'\nedition = '2024'\n");
    fixture.write("crates/other/src/lib.rs", "");
    fixture.write("crates/other/examples/a.rs", READER);
    let error = examples(fixture.root()).expect_err("two of one name").to_string();
    assert!(error.contains("crates/toy/examples/a.rs"), "{error}");
}
