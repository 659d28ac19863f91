//! What the pages' subjects are called: the line below a title, and the index of all names.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::chinese;
use crate::links::files_below;
use crate::markdown;
use crate::outline::{self, Listed, Outline};

/// The line below the title.
pub(crate) fn line(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| chinese::marked(name)).collect();
    format!("<p class=\"names\">{}</p>", names.join(" · "))
}

/// All titles, names and aliases of the book with their pages, A to Z; Chinese ones come last.
pub(crate) fn index(root: &Path, outline: &Outline, from: &Path) -> String {
    let mut entries: BTreeSet<(Group, String, String, PathBuf)> = BTreeSet::new();
    let mut put = |name: &str, page: &Listed| {
        let sorted = name.to_lowercase();
        entries.insert((Group::of(name), sorted, name.to_owned(), page.path.clone()));
    };
    for page in &outline.pages {
        put(page.name(), page);
        for name in &page.names {
            put(name, page);
        }
    }
    for (alias, path) in aliases(root, outline) {
        // What the page calls itself need not be said twice.
        if let Some(page) = outline.page(&path)
            && !std::iter::once(page.name())
                .chain(page.names.iter().map(String::as_str))
                .any(|name| name.to_lowercase() == alias.to_lowercase())
        {
            put(&alias, page);
        }
    }
    let mut index = String::new();
    let mut last = None;
    for (group, _, name, path) in &entries {
        if last != Some(group) {
            last = Some(group);
            let gap = if index.is_empty() { "" } else { "\n\n" };
            index += &format!("{gap}## {}\n", group.title());
        }
        let target = outline::link(from, path);
        let title = outline.page(path).map_or("", |page| &page.title);
        let shown = markdown::plain(name);
        index += &if outline::split_title(title).1 == name {
            format!("\n- [{}]({target})", markdown::plain(title))
        } else {
            format!("\n- {shown}: [{}]({target})", markdown::plain(title))
        };
    }
    index
}

/// The group of the index that a name stands in, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    Digits,
    Letter(char),
    Chinese,
}

impl Group {
    fn of(name: &str) -> Self {
        let first = name.chars().find(|c| c.is_alphanumeric()).unwrap_or('0');
        match first.to_ascii_uppercase() {
            _ if name.contains(chinese::is_han) => Self::Chinese,
            letter @ 'A'..='Z' => Self::Letter(letter),
            // Names of the literature have few letters beyond these.
            'É' | 'È' => Self::Letter('E'),
            'Ö' | 'Ő' | 'Ø' => Self::Letter('O'),
            _ => Self::Digits,
        }
    }

    fn title(self) -> String {
        match self {
            Self::Digits => "0 to 9".to_owned(),
            Self::Letter(letter) => letter.to_string(),
            Self::Chinese => "中文".to_owned(),
        }
    }
}

/// Every `#[doc(alias = "...")]` of the chapters, with the page of the module that it stands in.
fn aliases(root: &Path, outline: &Outline) -> Vec<(String, PathBuf)> {
    let mut aliases: BTreeSet<(String, PathBuf)> = BTreeSet::new();
    for entry in fs::read_dir(root.join("crates")).into_iter().flatten().flatten() {
        let src = entry.path().join("src");
        let chapter = PathBuf::from(entry.file_name());
        for file in files_below(&src, "rs").unwrap_or_default() {
            let Ok(text) = fs::read_to_string(&file) else { continue };
            let Ok(module) = file.strip_prefix(&src) else { continue };
            let Some(page) = page_of(&chapter, module, outline) else { continue };
            for alias in doc_aliases(&text) {
                aliases.insert((alias, page.clone()));
            }
        }
    }
    aliases.into_iter().collect()
}

/// The page of a module, or else of the nearest module round it that has one.
fn page_of(chapter: &Path, module: &Path, outline: &Outline) -> Option<PathBuf> {
    let module = module.with_extension("");
    let module = if module.ends_with("mod") { module.parent()?.to_owned() } else { module };
    let dashed = module.to_str()?.replace('_', "-");
    Path::new(&dashed).ancestors().find_map(|module| {
        let page = if module.as_os_str().is_empty() || module == Path::new("lib") {
            chapter.join(markdown::README)
        } else {
            chapter.join(module).with_extension("md")
        };
        outline.page(&page).map(|page| page.path.clone())
    })
}

/// The texts of all `#[doc(alias ...)]` in a source.
fn doc_aliases(source: &str) -> Vec<String> {
    let lists = source.split("doc(alias").skip(1).filter_map(|rest| rest.split(']').next());
    lists.flat_map(|list| list.split('"').skip(1).step_by(2)).map(str::to_owned).collect()
}
