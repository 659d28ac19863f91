//! The preprocessor: directives and TeX in, plain Markdown and HTML out.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::path::{Path, PathBuf};

use mdbook_preprocessor::book::Book;
use mdbook_preprocessor::errors::Result;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};

use crate::directives::{self, Directive, Found, Program, Proof};
use crate::figures::{self, Kind, Trace};
use crate::items::{self, Form, Sources, Tree};
use crate::markdown::{self, Events, Markdown};
use crate::math::Math;
use crate::outline::{self, Outline};
use crate::pages::{Pages, Written};
use crate::programs::Programs;
use crate::questions::{self, Answer, Piece, Shown};
use crate::races::Races;
use crate::terms::{self, Terms};
use crate::{Fault, Faults, chinese, exercises, facts, gates, names, proofs, snapshots};

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
        let chapters = book.chapters().filter_map(|chapter| {
            Some((chapter.source_path.clone()?, Written::read(&chapter.content)))
        });
        let written: Pages = chapters.collect();
        let mut faults = gates::check_written(&self.root, pages, &written);
        // What a page says of others must be known before the first is rewritten.
        let outline = Outline::read(book.chapters(), &written);
        let mut terms = Terms::default();
        for chapter in book.chapters() {
            let Some(path) = &chapter.source_path else { continue };
            faults.extend(terms.take(&pages.join(path), path, &written[path]));
        }
        let mut programs = self.programs.borrow_mut();
        let mut expansion = Expansion {
            root: &self.root,
            repository: context.config.get("preprocessor.book.repository")?,
            math: Math::new(),
            sources: Sources::new(&self.root),
            programs: programs.as_mut(),
            printed: HashMap::new(),
            races: None,
            outline,
            terms,
            faults,
        };
        book.for_each_chapter_mut(|chapter| {
            if let Some(path) = &chapter.source_path {
                chapter.content = expansion.page(pages.join(path), path, &written[path]);
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
    outline: Outline,
    terms: Terms,
    faults: Vec<Fault>,
}

/// What is known of one page.
struct Page {
    form: Form,
    /// The file, relative to the workspace.
    file: PathBuf,
    /// The file, relative to SUMMARY.md.
    path: PathBuf,
    /// The listings that are not folded, as the reader sees them.
    listings: Vec<String>,
    /// The places that frames name, each with the line of its directive.
    places: BTreeSet<(usize, String)>,
    /// How many figures of each example there are so far.
    figures: HashMap<String, usize>,
    n_costs: usize,
    n_questions: usize,
}

impl Expansion<'_> {
    /// The page rewritten; what is at fault stays as it is.
    fn page(&mut self, file: PathBuf, path: &Path, written: &Written) -> String {
        let mut page = Page {
            form: Form::of(self.root, &file, &written.markdown),
            file,
            path: path.to_owned(),
            listings: Vec::new(),
            places: BTreeSet::new(),
            figures: HashMap::new(),
            n_costs: 0,
            n_questions: 0,
        };
        let text = self.rewrite(&mut page, &written.text, &written.directives, 0, true);
        for (line, place) in std::mem::take(&mut page.places) {
            let times: usize = page.listings.iter().map(|text| text.matches(&place).count()).sum();
            if place.is_empty() || times != 1 {
                let message = format!(
                    "a frame is at {place:?}, which stands {times} times in the items listed on \
                     this page, not once"
                );
                self.fault(&page, line, message);
            }
        }
        text
    }

    fn fault(&mut self, page: &Page, line: usize, message: String) {
        self.faults.push(Fault { file: page.file.clone(), line: Some(line), message });
    }

    /// A piece of the page rewritten. `above` lines of the page stand above it. Only prose that is
    /// `open`, neither folded nor asked, defines terms.
    fn rewrite(
        &mut self,
        page: &mut Page,
        content: &str,
        all: &[Found],
        above: usize,
        open: bool,
    ) -> String {
        let mut edits: Vec<(Range<usize>, String)> = Vec::new();
        // The formulas are looked for where no directive stands: one may hold a dollar sign.
        let mut rest = content.to_owned();
        let mut at = 0;
        while let Some(found) = all.get(at) {
            let line = above + found.line;
            let mut range = found.range.clone();
            let done = match (
                &found.directive,
                found.end.and_then(|end| all.get(end).map(|one| (end, one))),
            ) {
                (Ok(Directive::Question), Some((end, last))) => {
                    at = end;
                    let body = range.end..last.range.start;
                    range.end = last.range.end;
                    Ok(self.question(page, &content[body], line - 1, found.indent.len()))
                }
                (Ok(directive), _) => self.expand(directive, found, line, page),
                (Err(message), _) => Err(message.clone()),
            };
            at += 1;
            if found.is_inline {
                // A blank could make code of the line.
                rest.replace_range(range.clone(), &"x".repeat(range.len()));
            } else {
                markdown::blank(&mut rest, range.clone());
            }
            match done {
                Ok(text) if found.is_inline => edits.push((range, text)),
                Ok(text) => edits.push((range, indented(&text, &found.indent))),
                Err(message) => self.fault(page, line, message),
            }
        }
        let line_at = |at| above + markdown::line_number(content, at);
        let events: Events<'_> = markdown::parser(&rest).collect();
        for (range, mathml) in self.math.formulas(&rest, &events) {
            match mathml {
                Ok(mathml) => edits.push((range, mathml)),
                Err(message) => self.fault(page, line_at(range.start), message),
            }
        }
        for (range, address) in self.terms.links(&page.path, &rest, &events) {
            match address {
                Ok(address) => edits.push((range, address)),
                Err(message) => self.fault(page, line_at(range.start), message),
            }
        }
        for term in terms::read(&rest, &events) {
            if open {
                let (start, end) = (term.range.start, term.range.end);
                edits.push((start..start + 3, format!("<dfn id=\"term-{}\">", term.key)));
                edits.push((end - 3..end, "</dfn>".to_owned()));
            } else {
                let message =
                    "a term is defined in the page's own text, not in a hint or a question";
                self.fault(page, line_at(term.range.start), message.to_owned());
            }
        }
        for range in chinese::runs(&rest, &events) {
            let marked = format!("{}{}{}", chinese::OPEN, &rest[range.clone()], chinese::CLOSE);
            edits.push((range, marked));
        }
        for range in markdown::readme_links(&rest, &events) {
            edits.push((range, "index.md".to_owned()));
        }
        apply(content, edits)
    }

    /// A piece of a page below `line`, which its own first line continues.
    fn piece(&mut self, page: &mut Page, text: &str, line: usize) -> String {
        let all = directives::scan(text, &Markdown::read(text));
        self.rewrite(page, text, &all, line - 1, false)
    }

    fn expand(
        &mut self,
        directive: &Directive,
        found: &Found,
        line: usize,
        page: &mut Page,
    ) -> std::result::Result<String, String> {
        match directive {
            Directive::Item(paths) => {
                let listing = self.listing(Tree::Library, paths, page.form)?;
                if found.depth == 0 {
                    page.listings.push(listing.text);
                }
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
                page.n_costs += 1;
                Ok(figures::cost(page.n_costs, &read(program, &printed)?))
            }
            Directive::Races(section) => {
                let titles: Vec<&str> =
                    self.outline.pages.iter().map(|page| page.title.as_str()).collect();
                let table = match self.races.get_or_insert_with(|| Races::read(self.root)) {
                    Ok(races) => races.table(section, &titles)?,
                    Err(fault) => return Err(fault.to_string()),
                };
                let explained = Path::new("races.md");
                if page.path == explained || self.outline.page(explained).is_none() {
                    return Ok(table);
                }
                let link = outline::link(&page.path, explained);
                Ok(format!("{table}\n\n[What these numbers mean]({link}#what-a-ratio-means)"))
            }
            Directive::Ratio { section, words } => {
                match self.races.get_or_insert_with(|| Races::read(self.root)) {
                    Ok(races) => races.ratio(section, words),
                    Err(fault) => Err(fault.to_string()),
                }
            }
            Directive::Fact(path) => {
                facts::shown(&mut self.sources, path).map(|value| markdown::plain(&value))
            }
            Directive::Names(all) => Ok(names::line(all)),
            Directive::Before(numbers) => self.outline.before(numbers, &page.path),
            Directive::Fold(title) => {
                let class = if ASIDES.contains(&title.trim()) { "fold aside" } else { "fold" };
                let title = self.piece(page, title, line);
                Ok(format!(
                    "<details class=\"{class}\"><summary>{}</summary>",
                    markdown::inline_html(&title).ok_or("a title is one line of words")?
                ))
            }
            Directive::End => Ok("</details>".to_owned()),
            Directive::Hint(text) => Ok(self.folded(page, "hint", "Hint", text, found, line)),
            Directive::Solution(text) => {
                Ok(self.folded(page, "solution", "Answer", text, found, line))
            }
            Directive::Exercise(name) => {
                let text = exercises::shown(self.root, name)?;
                Ok(self.piece(page, &text, line))
            }
            Directive::Glossary => {
                let table = self.terms.table(&page.path, &self.outline);
                Ok(self.piece(page, &table, line))
            }
            Directive::NameIndex => {
                let index = names::index(self.root, &self.outline, &page.path);
                Ok(self.piece(page, &index, line))
            }
            Directive::Map(chapter) => {
                let map = self.outline.map(chapter, &page.path)?;
                Ok(self.piece(page, &map, line))
            }
            Directive::Progress => Ok(PROGRESS.to_owned()),
            // The scan refuses them outside of a block.
            Directive::Question
            | Directive::Answer(_)
            | Directive::Wrong { .. }
            | Directive::Because(_)
            | Directive::Proof(_) => Err("it stands alone here".to_owned()),
        }
    }

    /// A hint or a solution.
    fn folded(
        &mut self,
        page: &mut Page,
        class: &str,
        title: &str,
        text: &str,
        found: &Found,
        line: usize,
    ) -> String {
        let text = self.piece(page, &questions::dedented(text, found.indent.len()), line);
        format!(
            "<details class=\"{class}\"><summary>{title}</summary>\n\n{}\n\n</details>",
            text.trim()
        )
    }

    /// A question; its body begins with the line feed behind line `line` + 1 of the page.
    fn question(&mut self, page: &mut Page, body: &str, line: usize, column: usize) -> String {
        page.n_questions += 1;
        let number = page.n_questions;
        let question = match questions::read(&questions::dedented(body, column)) {
            Ok(question) => question,
            Err((inside, message)) => {
                self.fault(page, line + inside, message);
                return String::new();
            }
        };
        let mut piece = |page: &mut Page, piece: &Piece| {
            self.piece(page, &piece.text, line + piece.line).trim().to_owned()
        };
        let prompt = piece(page, &question.prompt);
        let shown = match &question.answer {
            Answer::Choices(choices) => {
                let choices = choices.iter().map(|choice| {
                    let text = piece(page, &choice.text);
                    (choice.is_right, text, piece(page, &choice.because))
                });
                Shown::Choices(choices.collect())
            }
            Answer::Value { value, because, wrong, .. } => {
                let because = piece(page, because);
                let wrong = wrong.iter().map(|(value, text)| (value.clone(), piece(page, text)));
                let wrong = wrong.collect();
                // The value of a constant takes their place below.
                Shown::Value { shown: value.clone(), typed: value.clone(), because, wrong }
            }
        };
        let shown = self.proved(page, &question, shown, line);
        questions::html(number, &prompt, &shown)
    }

    /// The answer, with the value of the constant in place of its name; all that does not prove it
    /// is at fault.
    fn proved(
        &mut self,
        page: &Page,
        question: &questions::Question,
        mut answer: Shown,
        line: usize,
    ) -> Shown {
        let mut value = None;
        let mut is_proved = !question.proofs.is_empty();
        if let (
            Answer::Value { line: at, value: written, .. },
            Shown::Value { shown, typed, wrong, .. },
        ) = (&question.answer, &mut answer)
        {
            if facts::in_tests(written).is_some() {
                is_proved = true;
                let constant = proofs::tested(&mut self.sources, written)
                    .and_then(|()| facts::shown(&mut self.sources, written));
                let constant = constant.and_then(|value| {
                    *typed = facts::typed(&mut self.sources, written)?;
                    Ok(value)
                });
                match constant {
                    Ok(value) => *shown = value,
                    Err(message) => self.fault(page, line + at, message),
                }
            }
            for (other, _) in wrong {
                if questions::same(other, typed) {
                    self.fault(
                        page,
                        line + at,
                        format!("{other} is the answer, and is called wrong"),
                    );
                }
            }
            if !is_proved {
                let message = "nothing proves the answer: {{#proof PACKAGE EXAMPLE ARGS... => TEXT}}, \
                    {{#proof test crate::module::test}}, or a constant of the tests as the answer";
                self.fault(page, line + at, message.to_owned());
            }
            value = Some(typed.clone());
        }
        for (at, proof) in &question.proofs {
            let proved = match proof {
                Proof::Run { program, args, text } => self
                    .run(program, &[], args)
                    .and_then(|printed| proofs::printed(&printed, text, value.as_deref())),
                Proof::Test(path) => proofs::test(&mut self.sources, path, value.as_deref()),
            };
            if let Err(message) = proved {
                self.fault(page, line + at, message);
            }
        }
        answer
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
        let number = page.figures.entry(program.example.clone()).or_default();
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

/// Folds about the library and not about its subject: the search passes over what they say.
const ASIDES: [&str; 3] = ["How it is checked", "Races", "The library's version"];

/// What `player.js` fills.
const PROGRESS: &str = "<div id=\"progress\"></div>\n<noscript><p>JavaScript is off, so nothing is kept here.</p></noscript>";

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
