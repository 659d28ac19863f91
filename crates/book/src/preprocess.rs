//! The preprocessor: directives and TeX in, plain Markdown and HTML out.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::path::{Path, PathBuf};

use mdbook_preprocessor::book::Book;
use mdbook_preprocessor::errors::Result;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};

use crate::directives::{self, Directive, Program};
use crate::figures::{self, Kind, Trace};
use crate::items::{self, Form, Sources, Tree};
use crate::markdown::{self, Markdown};
use crate::math::Math;
use crate::programs::Programs;
use crate::races::Races;
use crate::{Fault, Faults, gates, snapshots};

/// Rewrites every chapter of the book; fails with all faults at once, the gates' among them.
///
/// `[preprocessor.book]` of book.toml may hold `repository`, an address that a source's path is put
/// behind (`<repository>/crates/sort/src/lib.rs#L3-L9`): then listings link to their sources.
pub struct Preprocess {
    root: PathBuf,
    programs: RefCell<Box<dyn Programs>>,
}

impl Preprocess {
    /// A preprocessor for the workspace at `root`, which runs example programs through `programs`.
    pub fn new(root: PathBuf, programs: Box<dyn Programs>) -> Self {
        Self { root, programs: RefCell::new(programs) }
    }
}

impl Preprocessor for Preprocess {
    fn name(&self) -> &'static str {
        "book"
    }

    fn run(&self, context: &PreprocessorContext, mut book: Book) -> Result<Book> {
        let pages = &context.config.book.src;
        let mut programs = self.programs.borrow_mut();
        let mut expansion = Expansion {
            root: &self.root,
            repository: context.config.get("preprocessor.book.repository")?,
            math: Math::new(),
            sources: Sources::new(&self.root),
            programs: programs.as_mut(),
            printed: HashMap::new(),
            races: None,
            titles: book.chapters().map(|chapter| chapter.name.clone()).collect(),
            figures: HashMap::new(),
            faults: gates::check_pages(&self.root, pages),
        };
        book.for_each_chapter_mut(|chapter| {
            if let Some(path) = &chapter.source_path {
                chapter.content = expansion.page(&pages.join(path), &chapter.content);
            }
        });
        let faults: BTreeSet<Fault> = expansion.faults.into_iter().collect();
        if faults.is_empty() {
            return Ok(book);
        }
        Err(Faults(faults.into_iter().collect()).into())
    }
}

/// What is known while the book is rewritten. Nothing is read, parsed or run twice.
struct Expansion<'a> {
    root: &'a Path,
    repository: Option<String>,
    math: Math,
    sources: Sources,
    programs: &'a mut dyn Programs,
    /// What each program printed for each list of arguments.
    printed: HashMap<(String, String, Vec<String>), Result<String, String>>,
    races: Option<Result<Races, Fault>>,
    /// What SUMMARY.md calls the pages.
    titles: Vec<String>,
    /// How many figures of each example there are so far.
    figures: HashMap<String, usize>,
    faults: Vec<Fault>,
}

/// What is known of one page.
struct Page {
    form: Form,
    /// The listings, as the reader sees them.
    listings: Vec<String>,
    /// The places that frames name, each with the line of its directive.
    places: BTreeSet<(usize, String)>,
}

impl Page {
    fn new(form: Form) -> Self {
        Self { form, listings: vec![], places: BTreeSet::new() }
    }
}

impl Expansion<'_> {
    /// The page rewritten; what is at fault stays as it is.
    fn page(&mut self, file: &Path, content: &str) -> String {
        let fault = |line, message| Fault { file: file.to_owned(), line: Some(line), message };
        let mut edits: Vec<(Range<usize>, String)> = Vec::new();
        let markdown = Markdown::read(content);
        let mut page = Page::new(Form::of(self.root, file, &markdown));
        // The formulas are looked for where no directive stands: one may hold a dollar sign.
        let mut rest = content.to_owned();
        for found in directives::scan(content, &markdown) {
            rest.replace_range(found.range.clone(), &" ".repeat(found.range.len()));
            let line = found.line;
            match found.directive.and_then(|directive| self.expand(&directive, line, &mut page)) {
                Ok(text) => edits.push((found.range, indented(&text, found.indent))),
                Err(message) => self.faults.push(fault(line, message)),
            }
        }
        for (range, mathml) in self.math.formulas(&rest) {
            match mathml {
                Ok(mathml) => edits.push((range, mathml)),
                Err(message) => {
                    let line = markdown::line_number(content, range.start);
                    self.faults.push(fault(line, message));
                }
            }
        }
        for range in markdown::readme_links(&rest) {
            edits.push((range, "index.md".to_owned()));
        }
        for (line, place) in page.places {
            let times: usize = page.listings.iter().map(|text| text.matches(&place).count()).sum();
            if place.is_empty() || times != 1 {
                let message = format!(
                    "a frame is at {place:?}, which stands {times} times in the items listed on \
                     this page, not once"
                );
                self.faults.push(fault(line, message));
            }
        }
        apply(content, edits)
    }

    fn expand(
        &mut self,
        directive: &Directive,
        line: usize,
        page: &mut Page,
    ) -> std::result::Result<String, String> {
        match directive {
            Directive::Item(paths) => {
                let listing = self.listing(Tree::Library, paths, page.form)?;
                page.listings.push(listing.text);
                Ok(listing.html)
            }
            Directive::Test(paths) => Ok(self.listing(Tree::Tests, paths, page.form)?.html),
            Directive::Output { program, name } => snapshots::output(self.root, program, name),
            Directive::Trace { program, args } => {
                self.player(Kind::Trace, program, args, line, page)
            }
            Directive::Play { program, args } => self.player(Kind::Play, program, args, line, page),
            Directive::Cost(program) => {
                let printed = self.run(program, &["--cost", "--frames"], &[])?;
                Ok(figures::cost(&read(program, &printed)?))
            }
            Directive::Races(section) => {
                match self.races.get_or_insert_with(|| Races::read(self.root)) {
                    Ok(races) => races.table(section, &self.titles),
                    Err(fault) => Err(fault.to_string()),
                }
            }
        }
    }

    fn listing(
        &mut self,
        tree: Tree,
        paths: &[String],
        form: Form,
    ) -> std::result::Result<items::Listing, String> {
        let mut cuts = Vec::new();
        for path in paths {
            cuts.push(self.sources.cut(tree, path)?);
        }
        items::listing(tree, &cuts, self.repository.as_deref(), form)
    }

    fn player(
        &mut self,
        kind: Kind,
        program: &Program,
        args: &[String],
        line: usize,
        page: &mut Page,
    ) -> std::result::Result<String, String> {
        let options: &[&str] =
            if kind == Kind::Play { &["--play", "--frames"] } else { &["--frames"] };
        let printed = self.run(program, options, args)?;
        let trace = read(program, &printed)?;
        let places = trace.frames.iter().filter_map(|frame| frame.at.clone());
        page.places.extend(places.map(|place| (line, place)));
        let number = self.figures.entry(program.example.clone()).or_default();
        *number += 1;
        Ok(figures::player(kind, program, args, *number, &printed, &trace))
    }

    /// What the program prints; the same program is run once for the same arguments.
    fn run(
        &mut self,
        program: &Program,
        options: &[&str],
        args: &[String],
    ) -> std::result::Result<String, String> {
        snapshots::example_exists(self.root, program)?;
        let Program { package, example } = program;
        let all: Vec<String> =
            options.iter().map(|&option| option.to_owned()).chain(args.iter().cloned()).collect();
        let programs = &mut *self.programs;
        let key = (package.clone(), example.clone(), all.clone());
        let printed = self.printed.entry(key).or_insert_with(|| {
            programs.run(package, example, &all).map_err(|e| {
                let args = all.join(" ");
                format!("cargo run -p {package} --example {example} -- {args}: {e:#}")
            })
        });
        printed.clone()
    }
}

fn read(program: &Program, printed: &str) -> std::result::Result<Trace, String> {
    figures::read(printed).map_err(|message| format!("example {}: {message}", program.example))
}

/// Every line behind `indent`, and a blank line round the whole: a block of its own.
fn indented(text: &str, indent: &str) -> String {
    let lines = text.lines().map(|line| match line {
        "" => String::new(),
        line => format!("{indent}{line}"),
    });
    format!("\n{}\n", lines.collect::<Vec<_>>().join("\n"))
}

/// The text with every range replaced; the ranges do not overlap.
fn apply(text: &str, mut edits: Vec<(Range<usize>, String)>) -> String {
    edits.sort_by_key(|(range, _)| range.start);
    let mut done = String::with_capacity(text.len());
    let mut at = 0;
    for (range, new) in edits {
        done.push_str(&text[at..range.start]);
        done.push_str(&new);
        at = range.end;
    }
    done.push_str(&text[at..]);
    done
}
