//! The reviewed outputs, and what the programs say: for the tests of all crates, each of which has
//! this file as a module of its own, by its path.
#![allow(dead_code, reason = "each crate's tests need another part of it")]

use pretty_assertions::assert_eq;
use trace::Demo;

/// Compares what is printed with the `tests/out/<name>.snap` of the crate whose test it is;
/// `description` says how one sees it: for a program, what a reader types.
pub(crate) fn check(name: &str, description: &str, printed: &str) {
    insta::with_settings!({
        omit_expression => true,
        prepend_module_to_snapshot => false,
        snapshot_path => concat!(env!("CARGO_MANIFEST_DIR"), "/tests/out"),
        description => description,
    }, {
        insta::assert_snapshot!(name, printed);
    });
}

/// What a test expects of a program, in tables.
///
/// The arguments of a row are as a reader types them: parted by blanks, between quotes if the shell
/// would take them amiss, and with ` <<< ` before what is on standard input.
pub(crate) trait Expect {
    /// For each name and arguments: the program prints what `tests/out/<name>.snap` holds.
    fn shows(&self, rows: &[(&str, &str)]);

    /// For each arguments and text: the program prints the text, where each `…` stands for
    /// anything. The line break at the end of what it prints is left out.
    fn says(&self, rows: &[(&str, &str)]);

    /// For each arguments and text: the program fails with the text as its error.
    fn refuses(&self, rows: &[(&str, &str)]);
}

impl Expect for Demo {
    #[track_caller]
    fn shows(&self, rows: &[(&str, &str)]) {
        for (name, args) in rows {
            let typed = args.split(STDIN).next().unwrap_or("");
            let command = format!("cargo run -p {} --example {}", self.package, self.name);
            let command = if typed.is_empty() { command } else { format!("{command} -- {typed}") };
            check(name, &command, &printed(self, args));
        }
    }

    #[track_caller]
    fn says(&self, rows: &[(&str, &str)]) {
        for (args, text) in rows {
            let printed = printed(self, args);
            let printed = printed.strip_suffix('\n').unwrap_or(&printed);
            let of = format!("{} {args}", self.name);
            if !text.contains('…') {
                assert_eq!(printed, *text, "{of}");
            }
            assert!(is_like(printed, text), "{of}\nsays: {printed}\nand not: {text}");
        }
    }

    #[track_caller]
    fn refuses(&self, rows: &[(&str, &str)]) {
        for (args, text) in rows {
            match run(self, args) {
                Ok(printed) => panic!("{} {args}\nsays: {printed}\nand not: {text}", self.name),
                Err(error) => assert_eq!(error.to_string(), *text, "{} {args}", self.name),
            }
        }
    }
}

/// The last line of what a program prints for these arguments, as in a row of [`Expect`].
pub(crate) fn answer(demo: &Demo, args: &str) -> String {
    printed(demo, args).lines().last().unwrap_or("").to_owned()
}

const STDIN: &str = " <<< ";

fn run(demo: &Demo, args: &str) -> trace::Result<String> {
    let (typed, stdin) = args.split_once(STDIN).unwrap_or((args, ""));
    let unquoted = ['\'', '"'].into_iter().find_map(|quote| {
        let inner = typed.strip_prefix(quote)?.strip_suffix(quote)?;
        (!inner.contains(quote)).then_some(inner)
    });
    let words: Vec<&str> = match unquoted.unwrap_or(typed) {
        "" => Vec::new(),
        words => words.split(' ').collect(),
    };
    demo.output_on(&words, stdin)
}

fn printed(demo: &Demo, args: &str) -> String {
    run(demo, args).unwrap_or_else(|error| panic!("{} {args}\nfails: {error}", demo.name))
}

/// Whether a text is `pattern`, each `…` of which stands for anything.
fn is_like(text: &str, pattern: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('…') else { return text == pattern };
    let Some(mut text) = text.strip_prefix(start) else { return false };
    let (middle, end) = rest.rsplit_once('…').unwrap_or(("", rest));
    for part in middle.split('…') {
        let Some(at) = text.find(part) else { return false };
        text = &text[at + part.len()..];
    }
    text.ends_with(end)
}
