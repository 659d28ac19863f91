//! The example programs as the page runs them: compiled to `wasm32-wasip1`, each a file of its own.
//!
//! A page gives a program ten functions of WASI and no other, so a program that imports an eleventh
//! fails the build, and so does one that is too heavy to be fetched at a click.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::fs;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use anyhow::Context as _;
use flate2::{Compression, write::GzEncoder};
use wasmparser::{Parser, Payload};

use crate::Fault;
use crate::programs::{self, Example};
use crate::progress::{count, say};

/// The target of the programs.
pub const TARGET: &str = "wasm32-wasip1";

/// The functions of `wasi_snapshot_preview1` that the page has.
pub const IMPORTS: [&str; 10] = [
    "args_get",
    "args_sizes_get",
    "clock_time_get",
    "environ_get",
    "environ_sizes_get",
    "fd_fdstat_get",
    "fd_read",
    "fd_write",
    "proc_exit",
    "random_get",
];

/// The most a program may weigh, in bytes after gzip.
pub const HEAVIEST: usize = 90_000;

/// What a reader can do where no program can be built.
pub const REMEDY: &str = "This copy of the book was built without its programs: the compiler lacks \
    the target wasm32-wasip1. Run `rustup target add wasm32-wasip1`, then `cargo book` again.";

/// A compiler that knows the target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Toolchain {
    /// The one that compiled this program, with the target installed.
    Installed,
    /// The second toolchain of Debian, which compiles the standard library from its source.
    Second,
}

/// What there is to build with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the machine")]
pub struct Surroundings {
    /// The compiler has the target.
    pub installed: bool,
    /// `rustup` is there, and `BOOK_NO_RUSTUP` is not set.
    pub rustup: bool,
    /// A terminal, with somebody who can answer.
    pub terminal: bool,
    /// Debian's second toolchain is there, whole.
    pub second: bool,
}

/// What to do about a toolchain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Build with this one.
    Use(Toolchain),
    /// Offer to install the target; with a no, take what [`Surroundings::without_rustup`] chooses.
    Offer,
    /// Build no programs.
    Nothing,
}

impl Surroundings {
    /// Looks around on this machine.
    pub fn look() -> Self {
        Self {
            installed: is_installed(),
            rustup: std::env::var_os("BOOK_NO_RUSTUP").is_none() && runs("rustup", &["--version"]),
            terminal: io::stdin().is_terminal() && io::stderr().is_terminal(),
            second: second::PARTS.iter().all(|part| Path::new(part).exists()),
        }
    }

    /// The same, had there never been a rustup.
    pub fn without_rustup(self) -> Self {
        Self { rustup: false, ..self }
    }

    /// The target if it is installed; or else the offer of it, where somebody can answer; or else
    /// the second toolchain; or else nothing.
    pub fn choose(self) -> Choice {
        match self {
            Self { installed: true, .. } => Choice::Use(Toolchain::Installed),
            Self { rustup: true, terminal: true, .. } => Choice::Offer,
            Self { second: true, .. } => Choice::Use(Toolchain::Second),
            _ => Choice::Nothing,
        }
    }
}

/// The toolchain for the programs; none if there is none, and then why has been said.
///
/// It may ask on the terminal whether to install the target.
pub fn toolchain() -> Option<Toolchain> {
    let around = Surroundings::look();
    let choice = match around.choose() {
        Choice::Offer if is_accepted() && is_added() => return Some(Toolchain::Installed),
        Choice::Offer => around.without_rustup().choose(),
        choice => choice,
    };
    if let Choice::Use(toolchain) = choice {
        return Some(toolchain);
    }
    say(REMEDY);
    None
}

/// Asks on the terminal whether to install the target.
fn is_accepted() -> bool {
    eprintln!(
        "book: the pages run the example programs on the reader's own input, if the compiler has \
         the target {TARGET}."
    );
    eprint!("book: run `rustup target add {TARGET}` now? [y/N] ");
    let _ = io::stderr().flush();
    let mut answer = String::new();
    let read = io::stdin().lock().read_line(&mut answer);
    read.is_ok() && matches!(answer.trim(), "y" | "Y" | "yes")
}

/// Installs the target; its progress goes to standard error.
fn is_added() -> bool {
    let status = Command::new("rustup").args(["target", "add", TARGET]).status();
    status.is_ok_and(|status| status.success()) && is_installed()
}

/// Whether the compiler that cargo would take has a standard library for the target.
fn is_installed() -> bool {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(compiler);
    command.args(["--print", "target-libdir", "--target", TARGET]).stdin(Stdio::null());
    let Ok(output) = command.output() else { return false };
    let folder = String::from_utf8_lossy(&output.stdout);
    let Ok(entries) = fs::read_dir(folder.trim()) else { return false };
    entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
}

/// Whether `program` can be run.
fn runs(program: &str, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Debian's second toolchain: rustc-web, cargo-web, rust-web-src, lld, wasi-libc,
/// libclang-rt-19-dev-wasm32.
mod second {
    /// What must be there for it to be whole.
    pub(super) const PARTS: [&str; 5] = [
        "/usr/bin/cargo",
        "/usr/bin/rustc",
        "/usr/bin/wasm-ld",
        "/usr/lib/rustlib/src/rust/library/std/Cargo.toml",
        "/usr/lib/wasm32-wasi/crt1-command.o",
    ];
    /// The flags that link against the C library where Debian keeps it, and leave out what no page
    /// shows: the places in the source that a panic would name, and the fields of types that derive
    /// `Debug`.
    pub(super) const FLAGS: &str = "-C link-self-contained=no -L /usr/lib/wasm32-wasi \
        -C link-arg=/usr/lib/wasm32-wasi/crt1-command.o -Z location-detail=none \
        -Z fmt-debug=shallow";
}

/// The call of cargo that builds programs with `toolchain`.
fn cargo(root: &Path, toolchain: Toolchain) -> Command {
    let mut command = match toolchain {
        Toolchain::Installed => programs::cargo(root),
        Toolchain::Second => {
            let mut command = Command::new("/usr/bin/cargo");
            programs::clean(&mut command);
            command.current_dir(root);
            command
        }
    };
    // Flags for this machine are none for the page.
    for name in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS"] {
        command.env_remove(name);
    }
    command.env("CARGO_TARGET_DIR", root.join("target/wasm"));
    command.args(["build", "--profile", "wasm", "--target", TARGET]);
    if toolchain == Toolchain::Second {
        command.env_remove("RUSTUP_TOOLCHAIN").env_remove("LD_LIBRARY_PATH");
        // What stands in for the first compiler, as Clippy may, cannot stand in for the second.
        command.env_remove("RUSTC_WRAPPER").env_remove("RUSTC_WORKSPACE_WRAPPER");
        command.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
        command.env("CARGO_TARGET_WASM32_WASIP1_LINKER", "wasm-ld");
        command.env("CARGO_TARGET_WASM32_WASIP1_RUSTFLAGS", second::FLAGS);
        command.args(["-Z", "build-std=std,panic_abort"]);
        command.args(["-Z", "build-std-features=optimize_for_size"]);
    }
    command
}

/// A program that a page can run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// The example's name.
    pub name: String,
    /// Where it lies.
    pub path: PathBuf,
    /// Its size in bytes.
    pub size: usize,
    /// Its size in bytes after gzip, as a page fetches it.
    pub gzip: usize,
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.wasm: {} bytes, {} after gzip", self.name, self.size, self.gzip)
    }
}

/// Builds every example program of the workspace at `root`, in one call of cargo.
///
/// # Errors
/// Every fault: what does not compile, imports what the page does not have, or is too heavy.
pub fn build_all(root: &Path, toolchain: Toolchain) -> Result<Vec<Program>, Vec<Fault>> {
    let examples = programs::examples(root).map_err(|error| vec![programs::unbuilt(&error)])?;
    if examples.is_empty() {
        return Ok(Vec::new());
    }
    say(format_args!("building {} for the pages", count(examples.len(), "program")));
    let (mut built, mut faults) = (Vec::new(), Vec::new());
    for (name, outcome) in build(root, toolchain, &examples, None) {
        match outcome {
            Ok(program) => {
                let example = examples.iter().find(|example| example.name == name);
                // An installed target brings a standard library that was compiled for speed, and
                // what it weighs is not the book's to mend.
                let example = example.filter(|_| toolchain == Toolchain::Second);
                faults.extend(example.and_then(|example| overweight(example, &program)));
                built.push(program);
            }
            Err(wrong) => faults.extend(wrong),
        }
    }
    // One that does not compile keeps others from being built: it is told once.
    faults.sort();
    faults.dedup();
    if faults.is_empty() { Ok(built) } else { Err(faults) }
}

/// Copies `programs` into `wasm/` of the book in `folder`.
///
/// # Errors
/// If a file cannot be written.
pub fn install(programs: &[Program], folder: &Path) -> anyhow::Result<()> {
    let folder = folder.join("wasm");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    for program in programs {
        let to = folder.join(&program.name).with_extension("wasm");
        fs::copy(&program.path, &to).with_context(|| to.display().to_string())?;
    }
    Ok(())
}

/// What became of one program.
pub type Outcome = Result<Program, Vec<Fault>>;

/// Builds those of `examples` that `only` names, or all, in one call of cargo.
pub fn build(
    root: &Path,
    toolchain: Toolchain,
    examples: &[Example],
    only: Option<&[String]>,
) -> BTreeMap<String, Outcome> {
    let mut command = cargo(root, toolchain);
    command.args(programs::package_arguments(examples));
    match only {
        None => command.arg("--examples"),
        // One that does not compile is no reason to leave the others.
        Some(names) => {
            command.arg("--keep-going").args(names.iter().flat_map(|n| ["--example", n]))
        }
    };
    let mut outcomes = BTreeMap::new();
    let artifacts = match programs::compile(command) {
        Ok(artifacts) => artifacts,
        Err(error) => programs::Artifacts {
            faults: vec![(String::new(), programs::unbuilt(&error))],
            ..programs::Artifacts::default()
        },
    };
    for example in examples {
        if only.is_some_and(|names| !names.contains(&example.name)) {
            continue;
        }
        let outcome = match artifacts.executables.get(&example.name) {
            Some(path) => weigh(example, path),
            None => Err(faults_of(example, &artifacts.faults)),
        };
        outcomes.insert(example.name.clone(), outcome);
    }
    outcomes
}

/// Why `example` was not built: what is wrong in itself, or else with anything it may need.
fn faults_of(example: &Example, faults: &[(String, Fault)]) -> Vec<Fault> {
    let its = |(target, _): &&(String, Fault)| *target == example.name;
    let own: Vec<Fault> = faults.iter().filter(its).map(|(_, fault)| fault.clone()).collect();
    if own.is_empty() { faults.iter().map(|(_, fault)| fault.clone()).collect() } else { own }
}

/// Checks and weighs the program of `example` at `path`.
///
/// # Errors
/// If it is no WebAssembly, or imports what the page does not have.
pub fn weigh(example: &Example, path: &Path) -> Outcome {
    let fault = |message| Fault { file: example.source.clone(), line: None, message };
    let read = || -> anyhow::Result<(Vec<u8>, Vec<String>, usize)> {
        let bytes = fs::read(path).with_context(|| path.display().to_string())?;
        let foreign = foreign_imports(&bytes)?;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&bytes)?;
        let gzip = encoder.finish()?.len();
        Ok((bytes, foreign, gzip))
    };
    let (bytes, foreign, gzip) = read().map_err(|error| {
        vec![fault(format!("the program {} is no WebAssembly: {error:#}", example.name))]
    })?;
    let mut faults = Vec::new();
    for import in foreign {
        let name = &example.name;
        faults.push(fault(format!("the program {name} imports {import}, which no page has")));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(Program { name: example.name.clone(), path: path.to_owned(), size: bytes.len(), gzip })
}

/// The fault of a program that weighs more than [`HEAVIEST`].
///
/// It fails a build of the whole book, but a reader may run the program all the same: another
/// compiler may make a heavier one, and on the reader's own machine it is not fetched from afar.
pub fn overweight(example: &Example, program: &Program) -> Option<Fault> {
    let Program { name, gzip, .. } = program;
    (HEAVIEST < *gzip).then(|| Fault {
        file: example.source.clone(),
        line: None,
        message: format!(
            "the program {name} weighs {gzip} bytes after gzip, the most is {HEAVIEST}"
        ),
    })
}

/// What the program `wasm` imports beyond [`IMPORTS`], as `module.name`.
///
/// # Errors
/// If `wasm` is no WebAssembly module.
pub fn foreign_imports(wasm: &[u8]) -> anyhow::Result<Vec<String>> {
    let mut foreign = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        let Payload::ImportSection(section) = payload? else { continue };
        for import in section.into_imports() {
            let import = import?;
            let known = import.module == "wasi_snapshot_preview1" && IMPORTS.contains(&import.name);
            if !known {
                foreign.push(format!("{}.{}", import.module, import.name));
            }
        }
    }
    Ok(foreign)
}

/// The programs of a book that is being read while they are built.
///
/// One thread [builds](Self::build_with), any number of others [ask](Self::get); what is asked for
/// is built next.
#[derive(Debug, Default)]
pub struct Queue {
    inner: Mutex<Inner>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Inner {
    programs: BTreeMap<String, State>,
    /// What readers have asked for, first come, first built.
    asked: VecDeque<String>,
    /// Why nothing is built at present; for the reader.
    refusal: Option<String>,
    /// How many times the sources have changed.
    round: u64,
    closed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum State {
    Waiting,
    Ready(PathBuf),
    Failed(String),
}

/// What a reader gets who asks for a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The file.
    Ready(PathBuf),
    /// There is none, for this reason.
    Unavailable(String),
    /// The book has no such program.
    NoSuchProgram,
}

impl Queue {
    /// A queue that knows of no program yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The programs are these, and all of them are to be built (again).
    pub fn renew(&self, names: impl IntoIterator<Item = String>) {
        let mut inner = self.lock();
        inner.programs = names.into_iter().map(|name| (name, State::Waiting)).collect();
        inner.round += 1;
        self.changed.notify_all();
    }

    /// From now on who asks for a program that is not ready is told `why`; none: it is built.
    pub fn refuse(&self, why: Option<String>) {
        self.lock().refusal = why;
        self.changed.notify_all();
    }

    /// Lets go of everybody who waits, and ends [`Self::build_with`].
    pub fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    /// The program `name`, as soon as it is built: it is moved to the front.
    pub fn get(&self, name: &str) -> Answer {
        let mut inner = self.lock();
        let mut has_asked = false;
        loop {
            match inner.programs.get(name) {
                None => return Answer::NoSuchProgram,
                Some(State::Ready(path)) => return Answer::Ready(path.clone()),
                Some(State::Failed(why)) => return Answer::Unavailable(why.clone()),
                Some(State::Waiting) => {}
            }
            if let Some(why) = &inner.refusal {
                return Answer::Unavailable(why.clone());
            }
            if inner.closed {
                return Answer::Unavailable("The server is going down.".to_owned());
            }
            if !has_asked {
                has_asked = true;
                inner.asked.push_back(name.to_owned());
            }
            inner = self.changed.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// What readers wait for, in the order in which they asked.
    pub fn asked(&self) -> Vec<String> {
        self.lock().asked.iter().cloned().collect()
    }

    /// How many programs are done with, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let inner = self.lock();
        let done = inner.programs.values().filter(|state| **state != State::Waiting).count();
        (done, inner.programs.len())
    }

    /// Builds programs, `at_once` of them in one call of `build`, until the queue is closed.
    pub fn build_with(
        &self,
        at_once: usize,
        mut build: impl FnMut(&[String]) -> BTreeMap<String, Outcome>,
    ) {
        loop {
            let (batch, round) = {
                let mut inner = self.lock();
                loop {
                    if inner.closed {
                        return;
                    }
                    let batch = inner.next(at_once);
                    if !batch.is_empty() {
                        break (batch, inner.round);
                    }
                    inner = self.changed.wait(inner).unwrap_or_else(PoisonError::into_inner);
                }
            };
            let mut outcomes = build(&batch);
            let mut inner = self.lock();
            // Built from sources that are no more: they stay in the queue.
            if inner.round != round {
                continue;
            }
            for name in batch {
                let state = match outcomes.remove(&name) {
                    Some(Ok(program)) => State::Ready(program.path),
                    Some(Err(faults)) => State::Failed(told(&name, &faults)),
                    None => State::Failed(told(&name, &[])),
                };
                inner.programs.insert(name, state);
            }
            drop(inner);
            self.changed.notify_all();
            let (done, all) = self.progress();
            say(format_args!("programs for the pages: {done} of {all} built"));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// The programs to build next: those asked for, then any.
    fn next(&mut self, at_once: usize) -> Vec<String> {
        let waits = |name: &String| self.programs.get(name) == Some(&State::Waiting);
        self.asked.retain(waits);
        let mut seen = BTreeSet::new();
        let asked = self.asked.iter();
        let rest = self.programs.iter().filter(|(_, state)| **state == State::Waiting);
        let all = asked.chain(rest.map(|(name, _)| name));
        all.filter(|name| seen.insert(*name)).take(at_once).cloned().collect()
    }
}

/// What a reader is told of a program that was not built.
fn told(name: &str, faults: &[Fault]) -> String {
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    format!("The program {name} was not built.\n{}", faults.join("\n"))
}
