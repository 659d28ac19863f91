//! What the reader has solved, and how many hints were shown: kept in `exercises/.progress`, beside
//! the reader's files.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::judge::Exercise;
use crate::skeleton::skeleton;

/// What is known of one exercise.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Entry {
    /// The fingerprint of the text that was right; none if none was.
    solved: Option<u64>,
    n_hints: usize,
}

/// The reader's progress.
#[derive(Debug)]
pub struct Progress {
    file: PathBuf,
    entries: BTreeMap<String, Entry>,
}

/// How far the reader is with an exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The file is the skeleton, or there is none.
    NotWritten,
    /// The file was changed, and has never been right.
    Begun,
    /// The file is as it was when the judge found it right.
    Solved,
    /// The file was right once and was changed since then.
    Changed,
}

impl State {
    /// The state in words.
    pub fn words(self) -> &'static str {
        match self {
            State::NotWritten => "not written yet",
            State::Begun => "begun",
            State::Solved => "solved",
            State::Changed => "changed since it was solved",
        }
    }
}

impl Progress {
    /// Reads what is known. A line that cannot be read counts as nothing.
    pub fn read(workspace: &Path) -> Self {
        let file = workspace.join("exercises/.progress");
        let text = fs::read_to_string(&file).unwrap_or_default();
        let entries = text.lines().filter_map(|line| {
            let mut words = line.split('\t');
            let (name, solved, n_hints) = (words.next()?, words.next()?, words.next()?);
            let solved = u64::from_str_radix(solved, 16).ok();
            Some((name.to_owned(), Entry { solved, n_hints: n_hints.parse().ok()? }))
        });
        Progress { entries: entries.collect(), file }
    }

    /// Writes what is known.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self) -> io::Result<()> {
        let mut text = String::new();
        for (name, Entry { solved, n_hints }) in &self.entries {
            let solved = solved.map_or_else(|| "-".to_owned(), |hash| format!("{hash:016x}"));
            text += &format!("{name}\t{solved}\t{n_hints}\n");
        }
        fs::write(&self.file, text)
    }

    /// How far the reader is with an exercise.
    pub fn state(&self, workspace: &Path, exercise: &Exercise) -> State {
        let Ok(text) = fs::read_to_string(workspace.join(exercise.file())) else {
            return State::NotWritten;
        };
        let solved = self.entries.get(exercise.name).and_then(|entry| entry.solved);
        if solved == Some(fingerprint(&text)) {
            return State::Solved;
        }
        let solution = fs::read_to_string(workspace.join(exercise.solution())).unwrap_or_default();
        if text.lines().eq(skeleton(&solution).lines()) {
            State::NotWritten
        } else if solved.is_some() {
            State::Changed
        } else {
            State::Begun
        }
    }

    /// Remembers that this text is right.
    pub fn set_solved(&mut self, exercise: &Exercise, text: &str) {
        self.entry(exercise).solved = Some(fingerprint(text));
    }

    /// Forgets an exercise.
    pub fn forget(&mut self, exercise: &Exercise) {
        self.entries.remove(exercise.name);
    }

    /// Shows one hint more. Returns how many are shown now.
    pub fn one_hint_more(&mut self, exercise: &Exercise) -> usize {
        let entry = self.entry(exercise);
        entry.n_hints = exercise.hints.len().min(entry.n_hints + 1);
        entry.n_hints
    }

    fn entry(&mut self, exercise: &Exercise) -> &mut Entry {
        self.entries.entry(exercise.name.to_owned()).or_default()
    }
}

/// A number that is another one for another text.
///
/// Source: FNV-1a, by G. Fowler, L. C. Noll and K.-P. Vo. It is the same with every version of
/// Rust.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
