//! One build of the book: programs, gates, mdBook, links, the index of the search.
//!
//! mdBook runs in this process with the configuration of `book.toml`, so that its pages are those
//! of a plain `mdbook build`. Three things are stricter: a warning of mdBook is a fault, every link
//! must lead somewhere, and a build that fails leaves the pages of the one before as they were. One
//! thing is added, the index of the search.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;
use mdbook_driver::MDBook;
use mdbook_driver::config::Config;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};

use crate::preprocess::Preprocess;
use crate::programs::{Programs as _, Shared, Workspace};
use crate::progress::say;
use crate::{Fault, Faults, gates, links, search};

/// Where the book goes, and what runs its example programs.
#[derive(Clone)]
pub struct Options {
    /// The folder of the pages. Beside it stands `<out>.lock`, and while a build runs `<out>.new`.
    pub out: PathBuf,
    /// The example programs.
    pub programs: Shared,
}

impl Options {
    /// The pages in `target/book/en` of the workspace at `root`, its programs run by cargo.
    pub fn new(root: &Path) -> Self {
        Self {
            out: root.join("target/book/en"),
            programs: Shared::new(Workspace::new(root.to_owned())),
        }
    }
}

/// A book that was built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Built {
    /// The folder of its pages.
    pub folder: PathBuf,
    /// How many there are, generated ones such as `print.html` included.
    pub n_pages: usize,
}

/// Builds the book of the workspace at `root` (an absolute path).
///
/// # Errors
/// Every fault found, sorted. The pages of an earlier build then stay as they were.
pub fn make(root: &Path, options: &Options) -> Result<Built, Vec<Fault>> {
    let mut faults = Vec::new();
    let built = make_or_fail(root, options, &mut faults);
    faults.sort();
    faults.dedup();
    match built {
        Ok(Some(built)) if faults.is_empty() => Ok(built),
        Ok(_) => Err(faults),
        Err(error) => {
            faults.push(whole("book.toml", &error));
            Err(faults)
        }
    }
}

/// The same; what is wrong with the *book* is added to `faults`, and then there is nothing built.
fn make_or_fail(
    root: &Path,
    options: &Options,
    faults: &mut Vec<Fault>,
) -> anyhow::Result<Option<Built>> {
    if let Some(parent) = options.out.parent() {
        fs::create_dir_all(parent).with_context(|| parent.display().to_string())?;
    }
    // Two builds at once would write into one folder, so the second waits for the first.
    let lock = beside(&options.out, "lock");
    let lock = fs::File::create(&lock).with_context(|| lock.display().to_string())?;
    if lock.try_lock().is_err() {
        say("waiting for another build of the book");
        lock.lock().context("the lock of the build")?;
    }
    let staged = beside(&options.out, "new");
    if staged.exists() {
        fs::remove_dir_all(&staged).with_context(|| staged.display().to_string())?;
    }
    let n_pages = stage(root, options, &staged, faults)?;
    if !faults.is_empty() {
        // What is left of a failed build is of no use to anybody.
        let _ = fs::remove_dir_all(&staged);
        return Ok(None);
    }
    replace(&staged, &options.out)?;
    Ok(Some(Built { folder: options.out.clone(), n_pages }))
}

/// Builds the pages into the folder `staged`; what is wrong with the *book* is added to `faults`.
fn stage(
    root: &Path,
    options: &Options,
    staged: &Path,
    faults: &mut Vec<Fault>,
) -> anyhow::Result<usize> {
    if let Err(unbuilt) = options.programs.clone().build() {
        faults.extend(unbuilt.0);
        // The preprocessor would have told these too.
        faults.extend(gates::check(root));
        return Ok(0);
    }
    say("writing pages");
    let complaints = Complaints::default();
    let subscriber = tracing_subscriber::registry().with(complaints.clone());
    let rendered = tracing::subscriber::with_default(subscriber, || render(root, options, staged));
    let (config, entries) = match rendered {
        Ok(rendered) => rendered,
        Err(error) => {
            faults.extend(all_of(error));
            return Ok(0);
        }
    };
    let source = root.join(&config.book.src);
    let complaints = complaints.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
    faults.extend(complaints.iter().map(|text| place(root, &source, text)));
    if !faults.is_empty() {
        return Ok(0);
    }
    let checked = links::check(root, &source, staged)?;
    faults.extend(checked.faults);
    faults.extend(search::write(root, &source, staged, &entries)?);
    Ok(checked.n_pages)
}

/// Lets mdBook write the pages into `staged`; returns which pages there are.
fn render(
    root: &Path,
    options: &Options,
    staged: &Path,
) -> anyhow::Result<(Config, Vec<search::Entry>)> {
    let mut config = Config::from_disk(root.join("book.toml")).context("book.toml")?;
    config.set("build.build-dir", staged)?;
    if let Some(repository) = config.get::<String>("preprocessor.book.repository")? {
        let (address, edit) = repository_links(&repository);
        config.set("output.html.git-repository-url", address)?;
        config.set("output.html.edit-url-template", edit)?;
    }
    let mut book = MDBook::load_with_config(root, config.clone())?;
    // It takes the place of the command of the same name in book.toml.
    let programs = Box::new(options.programs.clone());
    book.with_preprocessor(Preprocess::new(root.to_owned(), programs));
    book.build()?;
    Ok((config, search::entries(&book)))
}

/// The address of the repository, and that at which a page is edited, from the address that a
/// source's path is put behind: the hosts write it in one of these ways.
fn repository_links(sources: &str) -> (String, String) {
    let sources = sources.trim_end_matches('/');
    for (shown, edited) in
        [("/-/blob/", "/-/edit/"), ("/blob/", "/edit/"), ("/src/branch/", "/_edit/")]
    {
        if let Some((repository, branch)) = sources.split_once(shown) {
            let edit = format!("{repository}{edited}{branch}/{{path}}");
            return (repository.to_owned(), edit);
        }
    }
    (sources.to_owned(), format!("{sources}/{{path}}"))
}

/// Puts the folder `new` where `old` was.
fn replace(new: &Path, old: &Path) -> anyhow::Result<()> {
    let aside = beside(old, "old");
    if aside.exists() {
        fs::remove_dir_all(&aside).with_context(|| aside.display().to_string())?;
    }
    if old.exists() {
        fs::rename(old, &aside).with_context(|| old.display().to_string())?;
    }
    fs::rename(new, old).with_context(|| old.display().to_string())?;
    // The new pages stand; the old ones are mere waste.
    let _ = fs::remove_dir_all(&aside);
    Ok(())
}

/// `<folder>.<suffix>`.
fn beside(folder: &Path, suffix: &str) -> PathBuf {
    let mut name = folder.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

/// The faults that an error of mdBook stands for.
fn all_of(error: anyhow::Error) -> Vec<Fault> {
    match error.downcast::<Faults>() {
        Ok(faults) => faults.0,
        Err(error) => {
            // mdBook reads book.toml first, then SUMMARY.md and the pages it names.
            let text = format!("{error:#}");
            let file = if text.contains("book.toml") { "book.toml" } else { "docs/en/SUMMARY.md" };
            vec![whole(file, &error)]
        }
    }
}

/// A fault of a whole file.
fn whole(file: &str, error: &anyhow::Error) -> Fault {
    let message = format!("{error:#}").replace('\n', " ");
    Fault { file: PathBuf::from(file), line: None, message }
}

/// What mdBook warns of while it works.
#[derive(Debug, Clone, Default)]
struct Complaints(Arc<Mutex<Vec<String>>>);

impl<S: Subscriber> Layer<S> for Complaints {
    fn on_event(&self, event: &Event<'_>, _context: Context<'_, S>) {
        // A level is the less, the worse it is.
        if *event.metadata().level() <= Level::WARN {
            let mut message = Message::default();
            event.record(&mut message);
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push(message.0);
        }
    }
}

/// The text of an event.
#[derive(Default)]
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            // Writing to a string does not fail.
            let _ = write!(self.0, "{value:?}");
        }
    }
}

/// A complaint of mdBook as a fault. mdBook gives no places, but it quotes what it complains of:
/// the page, or the words in it.
fn place(root: &Path, source: &Path, complaint: &str) -> Fault {
    let mut quoted: Vec<&str> = Vec::new();
    for quote in ['`', '"'] {
        quoted.extend(complaint.split(quote).skip(1).step_by(2).filter(|text| !text.is_empty()));
    }
    let pages = links::files_below(source, "md").unwrap_or_default();
    let named = pages.iter().find(|page| {
        page.strip_prefix(source)
            .is_ok_and(|path| quoted.iter().any(|text| path == Path::new(text)))
    });
    let searched = match named {
        Some(page) => std::slice::from_ref(page),
        None => &pages,
    };
    let found = searched.iter().find_map(|page| {
        let text = fs::read_to_string(page).ok()?;
        let line = text.lines().position(|line| quoted.iter().any(|text| line.contains(text)))?;
        Some((page.as_path(), line + 1))
    });
    let file = found.map(|(page, _)| page).or(named.map(PathBuf::as_path)).unwrap_or(source);
    Fault {
        file: file.strip_prefix(root).unwrap_or(file).to_owned(),
        line: found.map(|(_, line)| line),
        message: complaint.lines().map(str::trim).collect::<Vec<_>>().join(" "),
    }
}
