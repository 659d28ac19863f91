//! The `book` command: `cargo book --help` says what it does.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use std::thread;

use anyhow::Context as _;
use book::make::{Options, make};
use book::preprocess::Preprocess;
use book::programs::{self, Programs as _, Workspace};
use book::progress::{count, say};
use book::serve::{News, Site, serve, watch};
use book::wasm::{self, Queue};
use book::{Fault, Faults};
use mdbook_preprocessor::Preprocessor as _;

const HELP: &str = "\
Builds the book and lets you read it.

Usage: cargo book [--port PORT] [--no-open]
       cargo book build
       cargo book check

With no command the book is built and served on this machine, the browser is opened, and every
change of a page or a program is shown at once. Ctrl-C ends it.

Commands:
  build        write the whole book to target/book/en, with the programs that its pages run
  check        build into a folder aside and tell every fault; nothing is kept
  preprocess   what a plain `mdbook build` calls

Options:
  --port PORT  the port to serve at; the next free one if it is taken (default: 3000)
  --no-open    do not open the browser
  -h, --help   this text

The programs for the pages are compiled to wasm32-wasip1. Where the compiler lacks that target you
are asked whether `rustup` may add it; with BOOK_NO_RUSTUP set you are not.
";

/// What the command line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Task {
    Serve { port: u16, open: bool },
    Build,
    Check,
    Preprocess,
    Supports { renderer: String },
    Help,
}

fn main() -> ExitCode {
    let args: Vec<String> =
        std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let done = match task(&args) {
        Err(wrong) => {
            eprintln!("error: {wrong} (`cargo book --help` tells what there is)");
            return ExitCode::from(2);
        }
        Ok(Task::Help) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Ok(Task::Supports { renderer }) => return ExitCode::from(u8::from(renderer != "html")),
        Ok(Task::Preprocess) => preprocess(),
        Ok(Task::Build) => build(),
        Ok(Task::Check) => check(),
        Ok(Task::Serve { port, open }) => read(port, open),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            match error.downcast_ref::<Faults>() {
                Some(faults) => tell(&faults.0),
                None => eprintln!("error: {error:#}"),
            }
            ExitCode::FAILURE
        }
    }
}

/// Reads the command line; the error names the argument that is not understood.
fn task(args: &[String]) -> Result<Task, String> {
    let mut task = None;
    let (mut port, mut open) = (3000, true);
    let mut serves = false;
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match (&**arg, &task) {
            ("-h" | "--help", _) => return Ok(Task::Help),
            ("--no-open", None) => (open, serves) = (false, true),
            ("--port", None) => {
                let value = args.next().ok_or("--port needs a number")?;
                let parsed = value.parse();
                port = parsed.map_err(|_| format!("--port: {value:?} is not a port"))?;
                serves = true;
            }
            ("build", None) if !serves => task = Some(Task::Build),
            ("check", None) if !serves => task = Some(Task::Check),
            ("preprocess", None) if !serves => task = Some(Task::Preprocess),
            ("supports", Some(Task::Preprocess)) => {
                let renderer = args.next().ok_or("supports needs the name of a renderer")?.clone();
                task = Some(Task::Supports { renderer });
            }
            _ => return Err(format!("unexpected argument {arg:?}")),
        }
    }
    Ok(task.unwrap_or(Task::Serve { port, open }))
}

/// The workspace: the nearest folder upwards that has a `book.toml`.
fn root() -> anyhow::Result<PathBuf> {
    let here = std::env::current_dir().context("the current folder")?;
    let root = here.ancestors().find(|folder| folder.join("book.toml").is_file());
    root.map(Path::to_owned).context("there is no book.toml in this folder or above it")
}

/// Every fault on a line of its own.
fn tell(faults: &[Fault]) {
    for fault in faults {
        eprintln!("{fault}");
    }
    say(format_args!("{}: the book was not built", count(faults.len(), "fault")));
}

fn build() -> anyhow::Result<()> {
    let root = root()?;
    let built = make(&root, &Options::new(&root)).map_err(Faults)?;
    if let Some(toolchain) = wasm::toolchain() {
        let programs = wasm::build_all(&root, toolchain).map_err(Faults)?;
        wasm::install(&programs, &built.folder)?;
        for program in &programs {
            say(program);
        }
    }
    let folder = built.folder.strip_prefix(&root).unwrap_or(&built.folder);
    say(format_args!("{} in {}", count(built.n_pages, "page"), folder.display()));
    Ok(())
}

fn check() -> anyhow::Result<()> {
    let root = root()?;
    let out = root.join("target/book/check");
    let built = make(&root, &Options { out: out.clone(), ..Options::new(&root) });
    // If it cannot be removed, the next check will replace it.
    let _ = std::fs::remove_dir_all(&out);
    let built = built.map_err(Faults)?;
    say(format_args!("{}, no fault", count(built.n_pages, "page")));
    Ok(())
}

/// The preprocessor as mdBook calls it: the book comes on standard input and goes to standard
/// output.
fn preprocess() -> anyhow::Result<()> {
    let (context, book) = mdbook_preprocessor::parse_input(io::stdin().lock())?;
    let mut programs = Workspace::new(context.root.clone());
    programs.build()?;
    let preprocess = Preprocess::new(context.root.clone(), Box::new(programs));
    let book = preprocess.run(&context, book)?;
    serde_json::to_writer(io::stdout().lock(), &book)?;
    Ok(())
}

/// Builds, serves, opens the browser, and rebuilds what changes, until the reader ends it.
fn read(port: u16, open: bool) -> anyhow::Result<()> {
    let root = root()?;
    let listener = listen(port)?;
    let options = Options::new(&root);
    let (news, queue) = (Arc::new(News::new()), Arc::new(Queue::new()));
    remake(&root, &options, &news);
    renew(&root, &queue);
    queue.refuse(Some("The terminal asks a question about the programs.".to_owned()));

    let address = listener.local_addr()?;
    let site = Site::new(options.out.clone());
    let site = Arc::new(site.with_programs(Arc::clone(&queue)).with_news(Arc::clone(&news)));
    thread::spawn(move || serve(&listener, &site));
    let (done, all) = queue.progress();
    say(format_args!("serving at http://{address}; programs for the pages: {done} of {all} built"));
    if open {
        open_browser(&format!("http://{address}"));
    }
    {
        let (root, queue) = (root.clone(), Arc::clone(&queue));
        thread::spawn(move || build_behind(&root, &queue));
    }
    watch(
        || watched(&root),
        |files| {
            remake(&root, &options, &news);
            let ours = root.join("crates/book");
            let crates = root.join("crates");
            if files.iter().any(|file| file.starts_with(&crates) && !file.starts_with(&ours)) {
                renew(&root, &queue);
            }
        },
    )
}

/// Builds the book, and tells terminal and pages how it went.
fn remake(root: &Path, options: &Options, news: &News) {
    match make(root, options) {
        Ok(built) => {
            say(format_args!("{} written", count(built.n_pages, "page")));
            news.pages();
        }
        Err(faults) => {
            tell(&faults);
            news.faults(faults.iter().map(ToString::to_string).collect());
        }
    }
}

/// Puts all programs into the queue.
fn renew(root: &Path, queue: &Queue) {
    match programs::examples(root) {
        Ok(examples) => queue.renew(examples.into_iter().map(|example| example.name)),
        Err(error) => say(format_args!("{error:#}")),
    }
}

/// Builds the programs for the pages while those are being read.
fn build_behind(root: &Path, queue: &Queue) {
    let Some(toolchain) = wasm::toolchain() else {
        queue.refuse(Some(wasm::REMEDY.to_owned()));
        return;
    };
    queue.refuse(None);
    let at_once = thread::available_parallelism().map_or(1, usize::from);
    queue.build_with(at_once, |names| match programs::examples(root) {
        Ok(examples) => wasm::build(root, toolchain, &examples, Some(names)),
        Err(error) => {
            say(format_args!("{error:#}"));
            std::collections::BTreeMap::new()
        }
    });
}

/// What the book is made from.
fn watched(root: &Path) -> Vec<PathBuf> {
    let mut watched = vec![
        root.join("docs"),
        root.join("exercises"),
        root.join("book.toml"),
        root.join("crates/book/assets"),
        root.join("crates/races/results.tsv"),
    ];
    for entry in std::fs::read_dir(root.join("crates")).into_iter().flatten().flatten() {
        watched.extend(["src", "examples", "tests"].map(|part| entry.path().join(part)));
    }
    watched
}

/// Listens on this machine at `port`, or at the next that is free.
fn listen(port: u16) -> anyhow::Result<TcpListener> {
    let last = port.saturating_add(99);
    for port in port..=last {
        match TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            bound => return bound.with_context(|| format!("port {port}")),
        }
    }
    anyhow::bail!("the ports {port} to {last} are all taken")
}

/// Opens the browser, where there is one.
fn open_browser(url: &str) {
    let opener: &[&str] = if cfg!(target_os = "macos") {
        &["open"]
    } else if cfg!(windows) {
        &["cmd", "/C", "start", ""]
    } else if ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some()) {
        &["xdg-open"]
    } else {
        return;
    };
    let Some((program, args)) = opener.split_first() else { return };
    let mut command = Command::new(program);
    command.args(args).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = command.spawn() {
        // Somebody has to take note of its end.
        thread::spawn(move || child.wait());
    }
}
