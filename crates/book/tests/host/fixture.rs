//! Small workspaces and books, each in a folder of its own that goes with the test.

use std::fs;
use std::path::{Path, PathBuf};

use book::Fault;
use book::make::Options;
use book::programs::{Programs, Shared};

/// A folder of files.
pub(crate) struct Fixture {
    folder: tempfile::TempDir,
}

impl Fixture {
    /// A folder with these files: path and text.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        let fixture = Self { folder: tempfile::tempdir().expect("a temporary folder") };
        for (path, text) in files {
            fixture.write(path, text);
        }
        fixture
    }

    /// The root of a workspace with a book of one page, that says `text`, its title first.
    pub(crate) fn book(text: &str) -> Self {
        let title = text.lines().next().and_then(|line| line.strip_prefix("# "));
        let summary = format!("# Summary\n\n[{}](README.md)\n", title.unwrap_or("Introduction"));
        let command = env!("CARGO_BIN_EXE_book");
        let config = format!(
            "[book]\ntitle = 'T'\nsrc = 'docs/en'\n[build]\ncreate-missing = false\n\
             build-dir = 'plain'\n[preprocessor.book]\ncommand = '{command} preprocess'\n\
             after = ['links']\n[output.html.playground]\nrunnable = false\n"
        );
        Self::new(&[
            ("Cargo.toml", "[workspace]\nresolver = '3'\n"),
            ("book.toml", &config),
            ("docs/en/SUMMARY.md", &summary),
            ("docs/en/README.md", text),
        ])
    }

    /// A workspace with one package, `toy`, that has these examples.
    pub(crate) fn programs(examples: &[(&str, &str)]) -> Self {
        let fixture = Self::new(&[
            ("Cargo.toml", "[workspace]\nmembers = ['crates/toy']\nresolver = '3'\n"),
            ("crates/toy/Cargo.toml", "[package]\nname = 'toy'\nedition = '2024'\n"),
            ("crates/toy/src/lib.rs", ""),
        ]);
        for (name, source) in examples {
            fixture.write(&format!("crates/toy/examples/{name}.rs"), source);
        }
        fixture
    }

    pub(crate) fn root(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.root().join(path)
    }

    pub(crate) fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).expect(path)
    }

    /// Options for a book without programs, in the folder `out`.
    pub(crate) fn options(&self) -> Options {
        Options { out: self.path("out"), programs: Shared::new(NoPrograms) }
    }
}

/// A workspace without programs, which needs no cargo.
struct NoPrograms;

impl Programs for NoPrograms {
    fn run(&mut self, _: &str, example: &str, _: &[String]) -> anyhow::Result<String> {
        anyhow::bail!("there is no {example}")
    }
}

/// The faults as the terminal shows them.
pub(crate) fn lines(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}
