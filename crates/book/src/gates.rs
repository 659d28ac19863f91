//! The gates: where SUMMARY.md, the pages and the crates must agree, before a page is expanded.
//!
//! - A *chapter* is a crate under `crates/` whose description begins with `Chapter `.
//! - A *section* is a page that SUMMARY.md lists and that has a module: `docs/en/C/g/the-name.md`
//!   belongs to `crates/C/src/g/the_name.rs` (or `.../the_name/mod.rs`).
//! - A section whose page has a heading `## Going further` is a *lesson*, with the parts of a
//!   lesson. The others have the ten parts of the first edition.
//! - A *variant* is a page in a folder that is named like a section's page: `the-name/other.md`. It
//!   is listed below the section, which links to it.
//! - Any other page in a chapter's folder holds the line `<!-- not a section -->`. `README.md` and
//!   `index.md`, and the pages outside the chapters' folders, need not.
//! - Every `pub mod` with a file of its own is a section, or a group of sections (a module without
//!   a page whose file declares public modules), or says `//! Part of ...` in its header.
//! - A lesson that lists a public function which only calls another one lists that one too.

use std::collections::HashMap;
use std::fs;
use std::mem;
use std::path::{Path, PathBuf};

use mdbook_markdown::pulldown_cmark::HeadingLevel;
use syn::{Item, Visibility};

use crate::directives::{Directive, Program};
use crate::items::{Form, Sources, module_file};
use crate::markdown::{self, Heading, Markdown};
use crate::outline::split_title;
use crate::pages::{Pages, Written};
use crate::snapshots::example_exists;
use crate::summary::{self, Entry};
use crate::{Fault, chains};

/// The parts of a page, in this order.
struct Shape {
    /// Each heading, and whether it must be there.
    parts: &'static [(&'static str, bool)],
    /// Whether there may be other headings of their level.
    is_open: bool,
}

/// A section of the first edition.
const FIRST: Shape = Shape {
    parts: &[
        ("Problem", true),
        ("Worked example", true),
        ("Idea", true),
        ("Code", true),
        ("Tests", true),
        ("Run it", true),
        ("Cost", true),
        ("Pitfalls", true),
        ("Exercises", true),
        ("References", true),
    ],
    is_open: true,
};

/// A lesson.
const LESSON: Shape = Shape {
    parts: &[
        ("Problem", true),
        ("Worked example", true),
        ("Idea", true),
        ("Code", true),
        ("Why it is right", false),
        ("Cost", true),
        ("Pitfalls", true),
        ("Check yourself", true),
        ("Exercises", true),
        (FURTHER, true),
    ],
    is_open: false,
};

/// The heading that makes a lesson of a section.
const FURTHER: &str = "Going further";

/// The fewest questions of a lesson.
const FEWEST_QUESTIONS: usize = 3;

/// What a page of a chapter says that is no section.
const NO_SECTION: &str = "<!-- not a section -->";

/// Every way in which the pages of `docs/en`, their SUMMARY.md and the crates disagree.
pub fn check(root: &Path) -> Vec<Fault> {
    check_pages(root, Path::new("docs/en"))
}

/// The same for the pages in another folder of the workspace.
pub fn check_pages(root: &Path, pages: &Path) -> Vec<Fault> {
    let summary = fs::read_to_string(root.join(pages).join("SUMMARY.md")).unwrap_or_default();
    let read = summary::read(&summary).into_iter().filter_map(|entry| {
        let page = entry.page?;
        let text = fs::read_to_string(root.join(pages).join(&page)).ok()?;
        Some((page, Written::read(&text)))
    });
    check_written(root, pages, &read.collect())
}

/// [`check_pages`] for the pages that SUMMARY.md in `pages` lists, and that are read already.
pub(crate) fn check_written(root: &Path, pages: &Path, read: &Pages) -> Vec<Fault> {
    let summary = pages.join("SUMMARY.md");
    let text = match fs::read_to_string(root.join(&summary)) {
        Ok(text) => text,
        Err(e) => return vec![Fault { file: summary, line: None, message: e.to_string() }],
    };
    let mut gates = Gates {
        root,
        pages,
        read,
        summary,
        sources: Sources::new(root),
        listed: HashMap::new(),
        faults: vec![],
        chapters: vec![],
    };
    gates.chapters = gates.find_chapters();
    // The pages that the next entry may stand below, the outermost first.
    let mut above: Vec<Option<PathBuf>> = Vec::new();
    for entry in summary::read(&text) {
        above.truncate(entry.depth);
        let parent = above.last().cloned().flatten();
        above.push(entry.page.clone());
        gates.entry(entry, parent.as_deref());
    }
    gates.unlisted_pages();
    gates.unlisted_modules();
    gates.faults.sort();
    gates.faults.dedup();
    gates.faults
}

struct Gates<'a> {
    root: &'a Path,
    /// The folder of the pages, relative to the root; also the paths below are.
    pages: &'a Path,
    /// The pages that SUMMARY.md lists, as far as they are there.
    read: &'a Pages,
    summary: PathBuf,
    sources: Sources,
    /// The names of the crates that are chapters.
    chapters: Vec<String>,
    /// The pages that SUMMARY.md lists, relative to it, and where.
    listed: HashMap<PathBuf, usize>,
    faults: Vec<Fault>,
}

/// A module that a page of a chapter stands for by its name.
struct Module {
    chapter: String,
    /// Its folders and its name.
    path: PathBuf,
    /// Whether there is such a module.
    exists: bool,
}

/// A directive of a page.
struct Shown<'a> {
    line: usize,
    /// How many blocks it stands in.
    depth: usize,
    directive: &'a Directive,
}

/// A page as it is written.
struct Source<'a> {
    file: &'a Path,
    text: &'a str,
    markdown: &'a Markdown,
    directives: &'a [Shown<'a>],
}

impl Source<'_> {
    fn is_lesson(&self) -> bool {
        is_lesson(self.markdown)
    }

    fn has(&self, asked: fn(&Directive) -> bool) -> bool {
        self.directives.iter().any(|one| asked(one.directive))
    }
}

impl Heading {
    /// Whether it makes a lesson of a section.
    fn is_further(&self) -> bool {
        self.level == HeadingLevel::H2 && self.text.trim() == FURTHER
    }
}

/// Whether a page has the shape of a lesson.
pub(crate) fn is_lesson(page: &Markdown) -> bool {
    page.headings.iter().any(Heading::is_further)
}

impl Gates<'_> {
    fn fault(&mut self, file: &Path, line: impl Into<Option<usize>>, message: impl Into<String>) {
        let (line, message) = (line.into(), message.into());
        self.faults.push(Fault { file: file.to_owned(), line, message });
    }

    fn find_chapters(&self) -> Vec<String> {
        let folders = fs::read_dir(self.root.join("crates")).into_iter().flatten().flatten();
        let is_chapter = |folder: &Path| {
            fs::read_to_string(folder.join("Cargo.toml")).is_ok_and(|manifest| {
                manifest.lines().any(|line| line.starts_with("description = \"Chapter "))
            })
        };
        let mut chapters: Vec<String> = folders
            .filter(|folder| is_chapter(&folder.path()))
            .filter_map(|folder| folder.file_name().into_string().ok())
            .collect();
        chapters.sort();
        chapters
    }

    /// An entry of SUMMARY.md, which stands below the entry of the page `parent`.
    fn entry(&mut self, entry: Entry, parent: Option<&Path>) {
        let Entry { page: Some(page), title, line, .. } = entry else { return };
        let summary = self.summary.clone();
        if let Some(first) = self.listed.get(&page) {
            let message = format!("{} is listed in line {first} already", page.display());
            return self.fault(&summary, line, message);
        }
        let file = self.pages.join(&page);
        let Some(Written { text, markdown, directives: all }) = self.read.get(&page) else {
            let missing = fs::metadata(self.root.join(&file)).err();
            let why = missing.map_or("it cannot be read".to_owned(), |e| e.to_string());
            return self.fault(&summary, line, format!("{}: {why}", file.display()));
        };
        let module = self.module(&page);
        self.listed.insert(page.clone(), line);
        let mut directives = Vec::new();
        for found in all {
            match &found.directive {
                Ok(directive) => {
                    directives.push(Shown { line: found.line, depth: found.depth, directive });
                }
                Err(message) => self.fault(&file, found.line, message.clone()),
            }
        }
        self.title(&file, line, &title, markdown);
        self.names(&file, text, markdown, &directives);
        let source = Source { file: &file, text, markdown, directives: &directives };
        if Form::of(self.root, &file, markdown) == Form::Lesson {
            self.chains(&file, &directives);
        }
        if let Some((section, chapter)) = self.section_of_variant(&page) {
            self.variant(&source, &page, line, &section, &chapter, parent);
            return;
        }
        let marker = text.lines().position(|line| line.trim() == NO_SECTION);
        match (module, marker) {
            (Some(module), None) if module.exists => {
                let shape = if source.is_lesson() { &LESSON } else { &FIRST };
                self.headings(&source, shape);
                self.section(&source, &module);
            }
            (Some(module), Some(marker)) if module.exists => {
                let Module { chapter, path, .. } = module;
                let message = format!(
                    "it says that it is no section, but crates/{chapter}/src has the module {}",
                    path.display()
                );
                self.fault(&file, marker + 1, message);
            }
            (Some(Module { chapter, path, .. }), None) => {
                let message = format!(
                    "{} has no module crates/{chapter}/src/{}.rs; a page that is no section says \
                     `{NO_SECTION}` on a line",
                    file.display(),
                    path.display()
                );
                self.fault(&summary, line, message);
            }
            _ => {}
        }
    }

    /// Every front door that a lesson shows must lead to the work.
    fn chains(&mut self, file: &Path, directives: &[Shown<'_>]) {
        let shown: Vec<(usize, &str)> = directives
            .iter()
            .filter_map(|one| match one.directive {
                Directive::Item(paths) => Some((one.line, paths)),
                _ => None,
            })
            .flat_map(|(line, paths)| paths.iter().map(move |path| (line, path.as_str())))
            .collect();
        for (line, message) in chains::broken(&mut self.sources, &shown) {
            self.fault(file, line, message);
        }
    }

    /// A page and its entry have one title; the entry's may have a number before it.
    fn title(&mut self, file: &Path, line: usize, entry: &str, markdown: &Markdown) {
        let first = markdown.headings.first();
        if let Some(heading) = first.filter(|heading| heading.level == HeadingLevel::H1) {
            let title = heading.text.trim();
            if split_title(entry).1 != title {
                let message = format!(
                    "the entry is called {entry:?} and its page {title:?}: the entry is the page's title, \
                     with the number of a section before it"
                );
                let summary = self.summary.clone();
                self.fault(&summary, line, message);
            }
            if split_title(title).0.is_some() {
                self.fault(
                    file,
                    heading.line,
                    "a title has no number: its entry in SUMMARY.md has",
                );
            }
        }
    }

    /// The other names stand directly below the title.
    fn names(&mut self, file: &Path, text: &str, markdown: &Markdown, directives: &[Shown<'_>]) {
        let first = markdown.headings.first();
        let title = first.filter(|heading| heading.level == HeadingLevel::H1);
        let names = directives.iter().filter(|one| matches!(one.directive, Directive::Names(_)));
        for (i, one) in names.enumerate() {
            let due = title.map(|title| {
                let below =
                    text[title.range.end..].lines().take_while(|line| line.trim().is_empty());
                text[..title.range.end].lines().count() + 1 + below.count()
            });
            if i != 0 || due != Some(one.line) {
                self.fault(file, one.line, "{{#names}} stands once, directly below the title");
            }
        }
    }

    /// The section that the page is a variant of, and its chapter; none if it is no variant.
    fn section_of_variant(&self, page: &Path) -> Option<(PathBuf, String)> {
        if page.file_stem().is_some_and(|stem| stem == "README" || stem == "index") {
            return None;
        }
        let section = page.parent()?.with_extension("md");
        let module = self.module(&section)?;
        let is_there = self.root.join(self.pages).join(&section).is_file();
        (module.exists && is_there).then_some((section, module.chapter))
    }

    /// A variant has a title and a listing, stands below its section, and is linked to from there.
    fn variant(
        &mut self,
        source: &Source<'_>,
        page: &Path,
        line: usize,
        section: &Path,
        chapter: &str,
        parent: Option<&Path>,
    ) {
        let file = source.file;
        if source.markdown.headings.first().is_none_or(|first| first.level != HeadingLevel::H1) {
            self.fault(file, 1, "a variant begins with its title, `# ...`");
        }
        if !source.has(|directive| matches!(directive, Directive::Item(_))) {
            self.fault(file, None, "the variant has no listing: {{#item}}");
        }
        self.shown(source, chapter);
        if parent != Some(section) {
            let summary = self.summary.clone();
            let message = format!("{} belongs below {}", page.display(), section.display());
            self.fault(&summary, line, message);
        }
        let section_file = self.pages.join(section);
        let read = self.read.get(section);
        let headings = read.map_or(&[][..], |read| &read.markdown.headings);
        let further = headings.iter().find(|heading| heading.is_further());
        let start = further.map_or(0, |heading| heading.range.end);
        let text = read.map_or("", |read| &read.text[start..]);
        let folder = section.parent().unwrap_or(Path::new(""));
        let leads_here = |target: &str| {
            let path = target.split(['#', '?']).next().unwrap_or(target);
            folder.join(path) == page
        };
        if !markdown::links(text).iter().any(|target| leads_here(target)) {
            let place = if further.is_some() { "`## Going further` has" } else { "there is" };
            self.fault(&section_file, None, format!("{place} no link to {}", page.display()));
        }
    }

    /// The module that a page must have if it is a section; none for the other pages.
    fn module(&self, page: &Path) -> Option<Module> {
        let mut folders = page.iter();
        let chapter = folders.next()?.to_str()?;
        if !self.chapters.iter().any(|name| name == chapter) {
            return None;
        }
        let stem = page.file_stem()?.to_str()?;
        if matches!(stem, "README" | "index") {
            return None;
        }
        let path = folders.as_path().with_file_name(stem);
        let path = PathBuf::from(path.to_str()?.replace('-', "_"));
        let folder = Path::new("crates").join(chapter).join("src");
        let folder = folder.join(path.parent()?);
        let exists = module_file(self.root, &folder, path.file_name()?.to_str()?).is_some();
        Some(Module { chapter: chapter.to_owned(), path, exists })
    }

    /// A section's title and its parts: all there, in order, none empty.
    fn headings(&mut self, source: &Source<'_>, shape: &Shape) {
        let Source { file, text, markdown, .. } = *source;
        if markdown.headings.first().is_none_or(|first| first.level != HeadingLevel::H1) {
            self.fault(file, 1, "a section begins with its title, `# ...`");
        }
        let mut due = shape.parts.iter();
        for (i, heading) in markdown.headings.iter().enumerate() {
            let name = heading.text.trim();
            if heading.level != HeadingLevel::H2 {
                continue;
            }
            if !shape.parts.iter().any(|(part, _)| *part == name) {
                if !shape.is_open {
                    self.fault(file, heading.line, format!("a lesson has no part `## {name}`"));
                }
                continue;
            }
            let next = markdown.headings.get(i + 1);
            let end = next.map_or(text.len(), |next| next.range.start);
            let is_bare = text[heading.range.end..end].trim().is_empty();
            if is_bare && next.is_none_or(|next| next.level <= heading.level) {
                self.fault(file, heading.line, format!("`## {name}` has nothing below it"));
            }
            // What is skipped over is missing here; it may stand further below, out of order.
            let rest = due.as_slice();
            match rest.iter().position(|(part, _)| *part == name) {
                Some(skipped) => {
                    for (missing, _) in rest[..skipped].iter().filter(|(_, must)| *must) {
                        let message = format!("`## {missing}` must stand before `## {name}`");
                        self.fault(file, heading.line, message);
                    }
                    due = rest[skipped + 1..].iter();
                }
                None => {
                    self.fault(file, heading.line, format!("`## {name}` is out of order"));
                }
            }
        }
        for (missing, _) in due.filter(|(_, must)| *must) {
            self.fault(file, None, format!("there is no `## {missing}` at the end"));
        }
    }

    /// The four files of a section, and that its page shows them.
    fn section(&mut self, source: &Source<'_>, module: &Module) {
        let Module { chapter, path, .. } = module;
        let Source { file, directives, .. } = *source;
        let is_lesson = source.is_lesson();
        for (missing, message) in [
            (!source.has(|d| matches!(d, Directive::Item(_))), "no listing: {{#item}}"),
            (!source.has(|d| matches!(d, Directive::Trace { .. })), "no figure: {{#trace}}"),
            (!source.has(|d| matches!(d, Directive::Test(_))), "no test: {{#test}}"),
            (
                !is_lesson && !source.has(|d| matches!(d, Directive::Output { .. })),
                "no output: {{#output}}",
            ),
            (
                is_lesson && !source.has(|d| matches!(d, Directive::Names(_))),
                "no names below its title: {{#names}}",
            ),
            (
                is_lesson && !source.has(|d| matches!(d, Directive::Exercise(_))),
                "no exercise that judges the reader's code: {{#exercise}}",
            ),
        ] {
            if missing {
                self.fault(file, None, format!("the section has {message}"));
            }
        }
        if is_lesson {
            let questions = directives.iter().filter(|one| *one.directive == Directive::Question);
            let n_questions = questions.count();
            if n_questions < FEWEST_QUESTIONS {
                let message = format!(
                    "the section has {n_questions} of at least {FEWEST_QUESTIONS} questions: {{{{#question}}}}"
                );
                self.fault(file, None, message);
            }
            for one in directives.iter().filter(|one| one.depth == 0) {
                if matches!(one.directive, Directive::Races(_)) {
                    let message = "races are folded in a lesson: {{#fold TITLE}} ... {{#end}}";
                    self.fault(file, one.line, message);
                }
            }
        }
        let tests = Path::new("crates").join(chapter).join("tests/it");
        let tests = tests.join(path).with_extension("rs");
        if !self.root.join(&tests).is_file() {
            self.fault(file, None, format!("the section has no tests: {}", tests.display()));
        }
        self.shown(source, chapter);
    }

    /// What the page of a section or a variant may show: the tested code, and programs of its
    /// crate.
    fn shown(&mut self, source: &Source<'_>, chapter: &str) {
        for &line in &source.markdown.rust_fences {
            self.fault(
                source.file,
                line,
                "typed Rust: a section shows the tested code by {{#item}}",
            );
        }
        for one in source.directives {
            if let Directive::Trace { program, .. } | Directive::Play { program, .. } =
                one.directive
            {
                self.example(source.file, one.line, chapter, program);
            }
        }
    }

    fn example(&mut self, file: &Path, line: usize, chapter: &str, program: &Program) {
        if program.package != chapter {
            let package = &program.package;
            self.fault(file, line, format!("{package} is not this section's crate, {chapter}"));
        } else if let Err(message) = example_exists(self.root, program) {
            self.fault(file, line, message);
        }
    }

    /// Every page must be in SUMMARY.md.
    fn unlisted_pages(&mut self) {
        let mut folders = vec![PathBuf::new()];
        while let Some(folder) = folders.pop() {
            let here = self.root.join(self.pages).join(&folder);
            for entry in fs::read_dir(here).into_iter().flatten().flatten() {
                let page = folder.join(entry.file_name());
                if entry.path().is_dir() {
                    folders.push(page);
                } else if page.extension().is_some_and(|end| end == "md")
                    && page != Path::new("SUMMARY.md")
                    && !self.listed.contains_key(&page)
                {
                    self.fault(&self.pages.join(&page), None, "SUMMARY.md does not list this page");
                }
            }
        }
    }

    /// Every public module of a chapter must have a section.
    fn unlisted_modules(&mut self) {
        let mut sources = mem::replace(&mut self.sources, Sources::new(self.root));
        // The files that may declare sections, each with the chapter and its folder below `src`.
        let mut open: Vec<(String, PathBuf, PathBuf)> = Vec::new();
        for chapter in &self.chapters {
            let file = Path::new("crates").join(chapter).join("src/lib.rs");
            open.push((chapter.clone(), PathBuf::new(), file));
        }
        while let Some((chapter, folder, file)) = open.pop() {
            let source = match sources.read(&file) {
                Ok(source) => source,
                Err(message) => {
                    self.fault(&file, None, message);
                    continue;
                }
            };
            for (name, line) in public_modules(&source.items) {
                let src = Path::new("crates").join(&chapter).join("src");
                let Some(module) = module_file(self.root, &src.join(&folder), &name) else {
                    self.fault(&file, line, format!("the module {name} has no file"));
                    continue;
                };
                let path = folder.join(&name);
                let dashed = path.display().to_string().replace('_', "-");
                let page = Path::new(&chapter).join(format!("{dashed}.md"));
                if self.listed.contains_key(&page) || self.is_part(&module) {
                    continue;
                }
                let is_group = sources
                    .read(&module)
                    .is_ok_and(|source| !public_modules(&source.items).is_empty());
                if is_group {
                    open.push((chapter.clone(), path, module));
                } else {
                    let message = format!(
                        "the module {name} has no section: {} does not list {}; a module that \
                         belongs to another section says `//! Part of ...` in its header",
                        self.summary.display(),
                        page.display()
                    );
                    self.fault(&file, line, message);
                }
            }
        }
    }

    /// Whether the header of a module says that it belongs to the section of another.
    fn is_part(&self, module: &Path) -> bool {
        let text = fs::read_to_string(self.root.join(module)).unwrap_or_default();
        let mut header = text.lines().map_while(|line| line.strip_prefix("//!"));
        header.any(|line| line.trim_start().starts_with("Part of "))
    }
}

/// The modules that a file declares for everybody, and where; not the ones written out in it.
fn public_modules(items: &[Item]) -> Vec<(String, usize)> {
    let modules = items.iter().filter_map(|item| match item {
        Item::Mod(module)
            if module.content.is_none() && matches!(module.vis, Visibility::Public(_)) =>
        {
            Some((module.ident.to_string(), module.ident.span().start().line))
        }
        _ => None,
    });
    modules.collect()
}
