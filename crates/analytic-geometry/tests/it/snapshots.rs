//! The reviewed outputs that the book shows.

use trace::Demo;

/// Compares what a program of the chapter prints for these arguments, parted by blanks, with
/// `tests/out/<name>.snap`.
pub(crate) fn check_demo(demo: &Demo, name: &str, args: &str) {
    let command = format!("cargo run -p analytic-geometry --example {}", demo.name);
    let command = if args.is_empty() { command } else { format!("{command} -- {args}") };
    let args: Vec<&str> = args.split_whitespace().collect();
    check(name, &command, &demo.output(&args).unwrap());
}

/// The answer of a program for these arguments, parted by blanks: the last line that it prints.
pub(crate) fn answer(demo: &Demo, args: &str) -> String {
    let printed = demo.output(&args.split_whitespace().collect::<Vec<_>>()).unwrap();
    printed.lines().last().unwrap().to_owned()
}

/// Compares what a program prints with `tests/out/<name>.snap`. `command` is what a reader types to
/// see it.
pub(crate) fn check(name: &str, command: &str, printed: &str) {
    insta::with_settings!({
        omit_expression => true,
        prepend_module_to_snapshot => false,
        snapshot_path => "../out",
        description => command,
    }, {
        insta::assert_snapshot!(name, printed);
    });
}
