//! A small workspace in a temporary folder: one chapter with one whole section.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use book::preprocess::Preprocess;
use book::programs::Programs;
use book::search;
use mdbook_driver::MDBook;
use mdbook_driver::config::Config;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};
use tempfile::TempDir;

/// The page of the one section.
pub(crate) const PAGE: &str = "docs/en/toy-games/coin-game.md";
/// Its module.
pub(crate) const MODULE: &str = "crates/toy-games/src/coin_game.rs";

const FILES: [(&str, &str); 10] = [
    (
        "book.toml",
        "[book]\nsrc = \"docs/en\"\n[build]\ncreate-missing = false\n\
        [preprocessor.book]\ncommand = \"false\"\nafter = [\"links\"]\n\
        [output.html.playground]\nrunnable = false\n",
    ),
    (
        "docs/en/SUMMARY.md",
        "# Summary\n\n[Preface](preface.md)\n\n- [Sorts]()\n\
        - [Games](toy-games/README.md)\n  - [Coins](toy-games/coin-game.md)\n",
    ),
    ("docs/en/preface.md", "# Preface\n\nPlain.\n"),
    ("docs/en/toy-games/README.md", "# Games\n\nOne so far.\n"),
    (PAGE, SECTION),
    (
        "crates/toy-games/Cargo.toml",
        "[package]\nname = \"toy-games\"\n\
        description = \"Chapter 2: games\"\n",
    ),
    ("crates/toy-games/src/lib.rs", "//! Games.\n\npub mod coin_game;\n"),
    (MODULE, CODE),
    (
        "crates/toy-games/tests/it/coin_game.rs",
        "/// The table.\nconst GAMES: [u64; 2] = [\n    0, // lost\n    1,\n];\n\n#[test]\nfn tables() {}\n",
    ),
    ("crates/toy-games/examples/coin.rs", "fn main() {}\n"),
];

const SECTION: &str = "\
# Coins

## Problem

Take one coin or two.

## Worked example

{{#trace toy-games coin 3}}

## Idea

Leave a multiple of three.

## Code

{{#item toy_games::coin_game::take}}

## Tests

{{#test toy_games::coin_game::GAMES}}

## Run it

{{#output toy-games coin}}

## Cost

One division.

## Pitfalls

None.

## Exercises

Three coins.

## References

None.
";

const CODE: &str = "\
//! Coins.

/// How many to take.
///
/// None if the mover has lost.
pub fn take(coins: u64) -> Option<u64> {
    let rest = coins % 3;
    // Zero coins are to be left.
    (rest != 0).then_some(rest)
}
";

const SNAPSHOT: (&str, &str) = (
    "crates/toy-games/tests/out/coin.snap",
    "---\nsource: crates/toy-games/tests/it/coin_game.rs\n---\n3 coins: lost.\n",
);

/// What `coin` prints for the page's example.
pub(crate) const TRACE: &str = r#"{"title":"Coins","answer":"Lost.","frames":[{"caption":"Three coins.","at":"let rest =","text":"three","svg":"<svg class=\"cells\"><text>3</text></svg>"},{"caption":"None is left over.","at":null,"text":"rest 0","svg":"<svg class=\"cells\">\n\n  <text>0</text>\n</svg>"}]}"#;

/// The workspace, and the programs that it has.
pub(crate) struct Workspace {
    folder: TempDir,
    pub(crate) programs: Table,
}

/// Programs that print what a table says, and remember what was run.
#[derive(Clone, Default)]
pub(crate) struct Table {
    printed: BTreeMap<String, Result<String, String>>,
    pub(crate) runs: Rc<RefCell<Vec<String>>>,
}

impl Table {
    /// `command` is `package example args...`.
    pub(crate) fn prints(&mut self, command: &str, printed: &str) {
        self.printed.insert(command.to_owned(), Ok(printed.to_owned()));
    }

    pub(crate) fn fails(&mut self, command: &str, message: &str) {
        self.printed.insert(command.to_owned(), Err(message.to_owned()));
    }
}

impl Programs for Table {
    fn run(&mut self, package: &str, example: &str, args: &[String]) -> anyhow::Result<String> {
        let command = format!("{package} {example} {}", args.join(" "));
        self.runs.borrow_mut().push(command.clone());
        match self.printed.get(&command) {
            Some(Ok(printed)) => Ok(printed.clone()),
            Some(Err(message)) => Err(anyhow::anyhow!("{message}")),
            None => Err(anyhow::anyhow!("the table has no {command:?}")),
        }
    }
}

impl Workspace {
    /// One in which nothing is wrong.
    pub(crate) fn whole() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut this = Self { folder, programs: Table::default() };
        for (file, text) in FILES.iter().chain([&SNAPSHOT]) {
            this.write(file, text);
        }
        this.programs.prints("toy-games coin --frames 3", &format!("{TRACE}\n"));
        this
    }

    /// A whole one with the page `preface.md` as given, listed by its title.
    pub(crate) fn preface(text: &str) -> Self {
        let this = Self::whole();
        this.write("docs/en/preface.md", text);
        if let Some(title) = text.lines().next().and_then(|line| line.strip_prefix("# ")) {
            this.replace("docs/en/SUMMARY.md", "[Preface]", &format!("[{title}]"));
        }
        this
    }

    pub(crate) fn root(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn write(&self, file: &str, text: &str) {
        let file = self.root().join(file);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a new folder");
        fs::write(file, text).expect("a new file");
    }

    pub(crate) fn remove(&self, file: &str) {
        fs::remove_file(self.root().join(file)).expect("the file is there");
    }

    /// Plants a fault; the text must stand in the file.
    pub(crate) fn replace(&self, file: &str, old: &str, new: &str) {
        let text = fs::read_to_string(self.root().join(file)).expect("the file is there");
        assert!(text.contains(old), "{file} has no {old:?}");
        self.write(file, &text.replace(old, new));
    }

    /// The faults of the sources.
    pub(crate) fn check(&self) -> Vec<String> {
        book::gates::check(self.root()).iter().map(ToString::to_string).collect()
    }

    fn preprocess(&self) -> Preprocess {
        Preprocess::new(self.root().to_owned(), Box::new(self.programs.clone()))
    }

    fn load(&self) -> MDBook {
        let config = Config::from_disk(self.root().join("book.toml")).expect("a good book.toml");
        MDBook::load_with_config(self.root(), config).expect("a good book")
    }

    /// The pages rewritten, or the lines of the error.
    pub(crate) fn run(&self) -> Result<BTreeMap<String, String>, Vec<String>> {
        let book = self.load();
        let context =
            PreprocessorContext::new(self.root().to_owned(), book.config, "html".to_owned());
        match self.preprocess().run(&context, book.book) {
            Ok(done) => {
                let pages = done.chapters().map(|chapter| {
                    let path = chapter.source_path.as_ref().expect("a page");
                    (path.display().to_string(), chapter.content.clone())
                });
                Ok(pages.collect())
            }
            Err(e) => Err(e.to_string().lines().map(str::to_owned).collect()),
        }
    }

    /// `preface.md` rewritten.
    pub(crate) fn expanded(&self) -> String {
        self.run().expect("no fault")["preface.md"].clone()
    }

    /// The lines of the error.
    pub(crate) fn faults(&self) -> Vec<String> {
        self.run().expect_err("a fault was planted")
    }

    /// The whole book built; returns a file of it.
    pub(crate) fn build(&self, file: &str) -> String {
        let mut book = self.load();
        book.with_preprocessor(self.preprocess());
        book.build().expect("the book builds");
        fs::read_to_string(self.root().join("book").join(file)).expect("the page was built")
    }

    /// The whole book built, with the index of the search; returns what is wrong with the aliases.
    pub(crate) fn index(&self) -> Vec<String> {
        self.build("preface.html");
        self.index_again()
    }

    /// The index alone, of the pages as they were built.
    pub(crate) fn index_again(&self) -> Vec<String> {
        let source = self.root().join("docs/en");
        let built = self.root().join("book");
        let entries = search::entries(&self.load());
        let faults = search::write(self.root(), &source, &built, &entries);
        faults.expect("the index is written").iter().map(ToString::to_string).collect()
    }
}
