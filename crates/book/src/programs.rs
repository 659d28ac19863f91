//! The example programs of the chapters, run on this machine.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use anyhow::Context as _;
use serde_json::Value;

use crate::progress::{count, say};
use crate::{Fault, Faults};

/// What can run an example program: cargo in the real book, a table in the tests.
pub trait Programs {
    /// Runs the example `example` of `package` with `args` and returns what it prints.
    ///
    /// # Errors
    /// If there is no such program, or it fails: then the message is what it says on standard
    /// error.
    fn run(&mut self, package: &str, example: &str, args: &[String]) -> anyhow::Result<String>;

    /// Makes the programs ready. It is called once before each build of the book.
    ///
    /// # Errors
    /// All faults of the programs, if one does not compile.
    fn build(&mut self) -> Result<(), Faults> {
        Ok(())
    }
}

/// Why an example program gave the book nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The workspace has no such program.
    #[error("package {package} has no example {example}")]
    NoSuchProgram {
        /// The package asked for.
        package: String,
        /// The example asked for.
        example: String,
    },
    /// It ended with an error of its own.
    #[error("{example} ended with {status}: {}", says.trim_end())]
    Failed {
        /// The program.
        example: String,
        /// How it ended.
        status: ExitStatus,
        /// What it wrote on standard error.
        says: String,
    },
    /// It did not end.
    #[error("{example} was stopped after {} s", limit.as_secs())]
    TooSlow {
        /// The program.
        example: String,
        /// The time it was given.
        limit: Duration,
    },
    /// It printed more than a page can hold, or no text.
    #[error("{example} printed {problem}")]
    Unprintable {
        /// The program.
        example: String,
        /// What it printed: "bytes that are not UTF-8".
        problem: String,
    },
}

/// One [`Programs`] for many builds of the book.
#[derive(Clone)]
pub struct Shared(Arc<Mutex<dyn Programs + Send>>);

impl Shared {
    /// Shares `programs`.
    pub fn new(programs: impl Programs + Send + 'static) -> Self {
        Self(Arc::new(Mutex::new(programs)))
    }
}

impl Programs for Shared {
    fn run(&mut self, package: &str, example: &str, args: &[String]) -> anyhow::Result<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).run(package, example, args)
    }

    fn build(&mut self) -> Result<(), Faults> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).build()
    }
}

/// The examples of a workspace, compiled by cargo for this machine, each run once for the same
/// arguments.
pub struct Workspace {
    root: PathBuf,
    limit: Duration,
    built: BTreeMap<(String, String), Executable>,
}

struct Executable {
    path: PathBuf,
    /// When cargo last wrote it: what it printed before then is forgotten.
    written: Option<SystemTime>,
    printed: BTreeMap<Vec<String>, Result<String, Error>>,
}

impl Workspace {
    /// The time an example program may take to print a figure.
    pub const LIMIT: Duration = Duration::from_secs(30);
    /// The most a program may print.
    const LONGEST_OUTPUT: u64 = 16 << 20;

    /// The workspace at `root`.
    pub fn new(root: PathBuf) -> Self {
        Self { root, limit: Self::LIMIT, built: BTreeMap::new() }
    }

    /// The same, with another time limit for a program.
    pub fn with_limit(self, limit: Duration) -> Self {
        Self { limit, ..self }
    }
}

impl Programs for Workspace {
    fn run(&mut self, package: &str, example: &str, args: &[String]) -> anyhow::Result<String> {
        let key = (package.to_owned(), example.to_owned());
        let executable = self.built.get_mut(&key).ok_or_else(|| Error::NoSuchProgram {
            package: package.to_owned(),
            example: example.to_owned(),
        })?;
        if let Some(printed) = executable.printed.get(args) {
            return Ok(printed.clone()?);
        }
        let mut command = Command::new(&executable.path);
        clean(&mut command);
        command.args(args).env("NO_COLOR", "1").env_remove("CLICOLOR_FORCE");
        let printed = output(&mut command, example, self.limit, Self::LONGEST_OUTPUT)?;
        executable.printed.insert(args.to_vec(), printed.clone());
        Ok(printed?)
    }

    fn build(&mut self) -> Result<(), Faults> {
        let examples = examples(&self.root).map_err(|error| Faults(vec![unbuilt(&error)]))?;
        if examples.is_empty() {
            self.built.clear();
            return Ok(());
        }
        say(format_args!("building {}", count(examples.len(), "example program")));
        let mut command = cargo(&self.root);
        // All packages, so that cargo chooses the features as for `cargo test --workspace`, and
        // compiles nothing twice.
        command.args(["build", "--workspace", "--examples"]);
        let artifacts = compile(command).map_err(|error| Faults(vec![unbuilt(&error)]))?;
        if !artifacts.faults.is_empty() {
            return Err(Faults(artifacts.faults.into_iter().map(|(_, fault)| fault).collect()));
        }
        let mut before = std::mem::take(&mut self.built);
        for example in examples {
            let Some(path) = artifacts.executables.get(&example.name) else { continue };
            let written = path.metadata().and_then(|data| data.modified()).ok();
            let key = (example.package, example.name);
            let executable = before
                .remove(&key)
                .filter(|known| {
                    written.is_some() && known.written == written && known.path == *path
                })
                .unwrap_or(Executable { path: path.clone(), written, printed: BTreeMap::new() });
            self.built.insert(key, executable);
        }
        Ok(())
    }
}

/// An example program of the workspace.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Example {
    /// The package it belongs to.
    pub package: String,
    /// Its name, unique in the workspace.
    pub name: String,
    /// Its source, relative to the workspace.
    pub source: PathBuf,
}

/// All example programs of the workspace at `root`, in the order of their names.
///
/// # Errors
/// If cargo cannot read the workspace, or two examples share a name.
pub fn examples(root: &Path) -> anyhow::Result<Vec<Example>> {
    let mut command = cargo(root);
    command.args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.context("cargo does not start")?;
    anyhow::ensure!(output.status.success(), "cargo cannot read the workspace (it says why above)");
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    let mut examples: Vec<Example> = Vec::new();
    for package in list(&metadata["packages"]) {
        let targets = list(&package["targets"]);
        for target in targets.filter(|target| list(&target["kind"]).any(|kind| kind == "example")) {
            let source = Path::new(text(&target["src_path"]));
            examples.push(Example {
                package: text(&package["name"]).to_owned(),
                name: text(&target["name"]).to_owned(),
                source: source.strip_prefix(root).unwrap_or(source).to_owned(),
            });
        }
    }
    examples.sort_by(|a, b| a.name.cmp(&b.name));
    for pair in examples.windows(2) {
        let [a, b] = pair else { continue };
        anyhow::ensure!(
            a.name != b.name,
            "{} and {} are two examples of one name",
            a.source.display(),
            b.source.display()
        );
    }
    Ok(examples)
}

/// `-p` for each package that has one of `examples`. Every call names all of them, so that cargo
/// settles the features of what they share in one way, and compiles it once.
pub(crate) fn package_arguments(examples: &[Example]) -> Vec<String> {
    let mut packages: Vec<&str> = examples.iter().map(|example| &*example.package).collect();
    packages.sort_unstable();
    packages.dedup();
    packages.iter().flat_map(|package| ["-p".to_owned(), (*package).to_owned()]).collect()
}

/// What a call of `cargo build` made.
#[derive(Debug, Default)]
pub(crate) struct Artifacts {
    /// The program of each example that was built.
    pub(crate) executables: BTreeMap<String, PathBuf>,
    /// What did not compile, with the name of the target it is in.
    pub(crate) faults: Vec<(String, Fault)>,
}

/// Runs `command`, a `cargo build`: its progress and its messages go to standard error.
pub(crate) fn compile(mut command: Command) -> anyhow::Result<Artifacts> {
    command.arg("--message-format=json").stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().context("cargo does not start")?;
    let mut artifacts = Artifacts::default();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).lines() {
            let Ok(message) = serde_json::from_str::<Value>(&line?) else { continue };
            artifacts.take(&message);
        }
    }
    let status = child.wait()?;
    if !status.success() && artifacts.faults.is_empty() {
        let fault = unbuilt(&anyhow::anyhow!("cargo ended with {status} (it says why above)"));
        artifacts.faults.push((String::new(), fault));
    }
    Ok(artifacts)
}

impl Artifacts {
    fn take(&mut self, message: &Value) {
        let target = text(&message["target"]["name"]);
        match text(&message["reason"]) {
            "compiler-artifact" => {
                if let Some(executable) = message["executable"].as_str() {
                    self.executables.insert(target.to_owned(), PathBuf::from(executable));
                }
            }
            "compiler-message" => {
                let message = &message["message"];
                eprint!("{}", text(&message["rendered"]));
                let mut spans = list(&message["spans"]);
                let primary = spans.find(|span| span["is_primary"] == true);
                if let (true, Some(span)) = (text(&message["level"]).starts_with("error"), primary)
                {
                    let fault = Fault {
                        file: PathBuf::from(text(&span["file_name"])),
                        line: span["line_start"].as_u64().and_then(|line| line.try_into().ok()),
                        message: text(&message["message"]).to_owned(),
                    };
                    self.faults.push((target.to_owned(), fault));
                }
            }
            _ => {}
        }
    }
}

/// A fault of the workspace as a whole.
pub(crate) fn unbuilt(error: &anyhow::Error) -> Fault {
    let message = format!("the example programs are not built: {error:#}");
    Fault { file: PathBuf::from("Cargo.toml"), line: None, message }
}

/// The cargo that started this program, or else the one that is installed, at `root`.
pub(crate) fn cargo(root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    clean(&mut command);
    command.current_dir(root);
    command
}

/// Takes from the environment of `command` what cargo has set there for this program: a build
/// script that finds another package's variables may believe them. What the user has set stays.
pub(crate) fn clean(command: &mut Command) {
    const EXACT: [&str; 10] = [
        "CARGO",
        "CARGO_BIN_NAME",
        "CARGO_CRATE_NAME",
        "CARGO_MAKEFLAGS",
        "CARGO_MANIFEST_DIR",
        "CARGO_MANIFEST_LINKS",
        "CARGO_MANIFEST_PATH",
        "CARGO_PRIMARY_PACKAGE",
        "CARGO_TARGET_TMPDIR",
        "OUT_DIR",
    ];
    const PREFIXES: [&str; 3] = ["CARGO_PKG_", "CARGO_BIN_EXE_", "CARGO_FEATURE_"];
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if EXACT.contains(&&*text) || PREFIXES.iter().any(|prefix| text.starts_with(prefix)) {
            command.env_remove(&*name as &OsStr);
        }
    }
}

/// Runs `command` with nothing on standard input and at most `limit` of time.
fn output(
    command: &mut Command,
    example: &str,
    limit: Duration,
    longest: u64,
) -> anyhow::Result<Result<String, Error>> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().with_context(|| format!("{example} does not start"))?;
    // Both pipes are drained at once, for a program that waits with one of them full never ends.
    let stdout = drain(child.stdout.take(), longest);
    let stderr = drain(child.stderr.take(), longest);
    let example = example.to_owned();
    let Some(status) = wait(&mut child, limit)? else {
        return Ok(Err(Error::TooSlow { example, limit }));
    };
    let (stdout, stderr) = (stdout.join().unwrap_or_default(), stderr.join().unwrap_or_default());
    if longest < u64::try_from(stdout.len()).unwrap_or(u64::MAX) {
        let problem = format!("more than {longest} bytes");
        return Ok(Err(Error::Unprintable { example, problem }));
    }
    if !status.success() {
        let says = String::from_utf8_lossy(&stderr).into_owned();
        return Ok(Err(Error::Failed { example, status, says }));
    }
    Ok(String::from_utf8(stdout).map_err(|_| {
        let problem = "bytes that are not UTF-8".to_owned();
        Error::Unprintable { example, problem }
    }))
}

/// Reads `pipe` to its end, or to one byte past `longest`.
fn drain(pipe: Option<impl Read + Send + 'static>, longest: u64) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(pipe) = pipe {
            // A pipe that breaks has told all it will.
            let _ = pipe.take(longest + 1).read_to_end(&mut bytes);
        }
        bytes
    })
}

/// Waits for `child`; none if it had to be stopped at `limit`.
fn wait(child: &mut Child, limit: Duration) -> anyhow::Result<Option<ExitStatus>> {
    let start = Instant::now();
    let mut nap = Duration::from_micros(200);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if limit <= start.elapsed() {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(nap);
        nap = (nap * 2).min(Duration::from_millis(20));
    }
}

/// The elements of a JSON list; none of anything else.
fn list(value: &Value) -> std::slice::Iter<'_, Value> {
    value.as_array().map_or(&[][..], Vec::as_slice).iter()
}

/// A JSON string; empty for anything else.
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}
