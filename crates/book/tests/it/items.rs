//! Items cut out of sources by name.

use pretty_assertions::assert_eq;

use crate::workspace::{MODULE, Workspace};

/// What `{{#item paths}}` puts into the fence, with the module as given.
#[track_caller]
fn cut(module: &str, paths: &str) -> String {
    let workspace = with_module(module, paths);
    let page = workspace.expanded();
    let (_, rest) = page.split_once("```rust,noplayground\n").expect("a fence");
    rest.split_once("\n```\n").expect("its end").0.to_owned()
}

/// A workspace whose section is gone, so that the module may be anything.
fn with_module(module: &str, paths: &str) -> Workspace {
    let workspace = Workspace::preface(&format!("{{{{#item {paths}}}}}\n"));
    workspace.replace("docs/en/SUMMARY.md", "  - [Coins](toy-games/coin-game.md)\n", "");
    workspace.remove("docs/en/toy-games/coin-game.md");
    workspace.write(MODULE, &format!("//! Part of the tests.\n{module}"));
    workspace
}

#[track_caller]
fn misses(module: &str, path: &str, message: &str) {
    let expected = format!("docs/en/preface.md:1: toy_games::{path}: {message}");
    assert_eq!(with_module(module, &format!("toy_games::{path}")).faults(), [expected]);
}

#[test]
fn a_function_without_its_contract() {
    let workspace = Workspace::preface("{{#item toy_games::coin_game::take}}\n");
    assert_eq!(
        workspace.expanded(),
        "
<div class=\"listing\">

```rust,noplayground
pub fn take(coins: u64) -> Option<u64> {
    let rest = coins % 3;
    // Zero coins are to be left.
    (rest != 0).then_some(rest)
}
```

<p class=\"source\"><small>crates/toy-games/src/coin_game.rs, lines 6-10</small></p>
</div>

"
    );
}

#[test]
fn the_repository_makes_it_a_link() {
    let workspace = Workspace::preface("{{#item toy_games::coin_game::take}}\n");
    workspace.replace(
        "book.toml",
        "command = ",
        "repository = \"https://example.org/blob/main/\"\ncommand = ",
    );
    let page = workspace.build("preface.html");
    assert!(page.contains(
        "<a href=\"https://example.org/blob/main/crates/toy-games/src/coin_game.rs#L6-L10\">\
         crates/toy-games/src/coin_game.rs, lines 6-10</a>"
    ));
}

#[test]
fn attributes_comments_and_formatting_stay() {
    let module = "
// Not this.
/// Doc.
#[derive(Debug)] // why
/// More.
#[doc(alias = \"T\")]
#[doc(hidden)]
pub struct S {
    /// Of the field.
    a:  u8,

    b: u8, // b
}
";
    let expected = "#[derive(Debug)] // why\n#[doc(hidden)]\npub struct S {\n    \
        /// Of the field.\n    a:  u8,\n\n    b: u8, // b\n}";
    assert_eq!(cut(module, "toy_games::coin_game::S"), expected);
}

#[test]
fn every_kind_of_item() {
    let module = "
/** Block. */ pub const C: u8 = 1; // one
static ST: u8 = 2;
type T = u8;
enum E { A, B }
union U { a: u8 }
trait Tr {
    const K: u8;
    /// Doc.
    fn given(&self) -> u8 {
        1
    }
}
macro_rules! m { () => {}; }
mod inner { mod deep {
    /// Doc.
    pub fn f() {
        // Zwölf 十二
    }
} }
";
    for (path, text) in [
        ("C", "pub const C: u8 = 1; // one"),
        ("ST", "static ST: u8 = 2;"),
        ("T", "type T = u8;"),
        ("E", "enum E { A, B }"),
        ("U", "union U { a: u8 }"),
        ("Tr::K", "const K: u8;"),
        ("Tr::given", "fn given(&self) -> u8 {\n    1\n}"),
        ("m", "macro_rules! m { () => {}; }"),
        ("inner::deep::f", "pub fn f() {\n    // Zwölf 十二\n}"),
    ] {
        assert_eq!(cut(module, &format!("toy_games::coin_game::{path}")), text);
    }
}

#[test]
fn methods_and_the_type_itself() {
    let module = "
/// S.
pub struct S<T>(T);

impl<T> S<T> {
    /// New.
    #[must_use]
    pub fn new(t: T) -> Self {
        Self(t)
    }
}

impl<T> Iterator for &S<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        None
    }
}
";
    assert_eq!(cut(module, "toy_games::coin_game::S"), "pub struct S<T>(T);");
    assert_eq!(
        cut(module, "toy_games::coin_game::S::new"),
        "#[must_use]\npub fn new(t: T) -> Self {\n    Self(t)\n}"
    );
    assert_eq!(
        cut(module, "toy_games::coin_game::S::new toy_games::coin_game::S::next"),
        "#[must_use]\npub fn new(t: T) -> Self {\n    Self(t)\n}\n\n\
         fn next(&mut self) -> Option<T> {\n    None\n}"
    );
    let both = with_module(module, "toy_games::coin_game::S::new toy_games::coin_game::S");
    assert!(both.expanded().contains("crates/toy-games/src/coin_game.rs, lines 8-11, 4</small>"));
}

#[test]
fn a_text_over_several_lines_is_left_as_it_is() {
    let module = "mod a {\n    const T: &str = \"one\n two\n      three\";\n}\n";
    let expected = "const T: &str = \"one\n two\n      three\";";
    assert_eq!(cut(module, "toy_games::coin_game::a::T"), expected);
}

#[test]
fn mdbook_shows_every_line_and_asks_nobody() {
    let module = "const T: &str = \"\n# hidden\n#\n## twice\n#[not]\n\";\n";
    let page = with_module(module, "toy_games::coin_game::T").build("preface.html");
    let code = "const T: &amp;str = \"\n# hidden\n#\n## twice\n#[not]\n\";";
    let plain = page.replace("&quot;", "\"");
    assert!(plain.contains(code), "{page}");
    assert!(!page.contains("class=\"boring\""));
    assert!(!page.contains("class=\"playground\""));
    assert!(page.contains("<div class=\"listing\">"));
}

#[test]
fn modules_in_folders_and_at_the_root() {
    let workspace = Workspace::preface(
        "{{#item toy_games::ROOT toy_games::heap::deep::g toy-games::heap::h}}\n",
    );
    workspace.write(
        "crates/toy-games/src/lib.rs",
        "pub mod coin_game;\nmod heap;\nconst ROOT: u8 = 0;\n",
    );
    workspace.write("crates/toy-games/src/heap/mod.rs", "mod deep;\nfn h() {}\n");
    workspace.write("crates/toy-games/src/heap/deep.rs", "fn g() {}\n");
    assert!(workspace.expanded().contains("const ROOT: u8 = 0;\n\nfn g() {}\n\nfn h() {}\n"));
}

#[test]
fn tests_are_listed_apart() {
    let workspace =
        Workspace::preface("{{#test toy_games::coin_game::GAMES toy_games::coin_game::tables}}\n");
    let page = workspace.expanded();
    assert!(page.contains("<div class=\"listing test\">"));
    assert!(page.contains(
        "const GAMES: [u64; 2] = [\n    0, // lost\n    1,\n];\n\n#[test]\nfn tables() {}\n"
    ));
    assert!(page.contains("crates/toy-games/tests/it/coin_game.rs, lines 2-5, 7-8<"));
}

#[test]
fn a_missing_item_names_its_neighbors() {
    misses(
        "fn take() {}\nfn make() {}\nstruct Verdict;\n",
        "coin_game::tale",
        "there is no `tale` in crates/toy-games/src/coin_game.rs; near it: `take`, `make`, `Verdict`",
    );
    misses(
        "struct S;\nimpl S { fn one() {} }\n",
        "coin_game::S::on",
        "there is no `S::on` in crates/toy-games/src/coin_game.rs; near it: `S::one`, `S`",
    );
    misses(
        "",
        "coins_game::take",
        "there is no `coins_game::take` in crates/toy-games/src/lib.rs; near it: `coin_game`",
    );
}

#[test]
fn paths_that_name_nothing() {
    misses("", "coin_game::", "an item is named crate::module::name");
    let faults = with_module("", "toy_gains::coin_game::take").faults();
    assert_eq!(faults, ["docs/en/preface.md:1: there is no crate crates/toy-gains"]);
    let faults = with_module("", "toy_games").faults();
    assert_eq!(faults, ["docs/en/preface.md:1: toy_games: an item is named crate::module::name"]);
}

#[test]
fn an_ambiguous_name() {
    misses(
        "struct S;\nimpl Into<u8> for S { fn go() {} }\nimpl Into<u16> for S { fn go() {} }\n",
        "coin_game::S::go",
        "it is ambiguous in crates/toy-games/src/coin_game.rs: lines 3, 4",
    );
}

#[test]
fn a_source_that_does_not_parse() {
    let faults = with_module("fn take( {}\n", "toy_games::coin_game::take").faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    let place = "docs/en/preface.md:1: crates/toy-games/src/coin_game.rs: line ";
    assert!(faults[0].starts_with(place), "{faults:?}");
}

/// An example is a program of its own, so its items are named through `examples`.
#[test]
fn an_item_of_an_example() {
    let workspace = Workspace::preface("{{#item toy_games::examples::coin::main}}\n");
    let program =
        "//! Coins.\n\n/// Runs.\nfn main() {\n    go();\n}\n\nmod deep {\n    fn go() {}\n}\n";
    workspace.write("crates/toy-games/examples/coin.rs", program);
    let page = workspace.expanded();
    assert!(page.contains("fn main() {\n    go();\n}\n"), "{page}");
    assert!(page.contains("crates/toy-games/examples/coin.rs, lines 4-6"), "{page}");
    workspace.write("docs/en/preface.md", "{{#item toy_games::examples::coin::deep::go}}\n");
    assert!(workspace.expanded().contains("```rust,noplayground\nfn go() {}\n```"));
    let fault = |path: &str| {
        workspace
            .write("docs/en/preface.md", &format!("{{{{#item toy_games::examples::{path}}}}}\n"));
        let faults = workspace.faults();
        assert_eq!(faults.len(), 1, "{faults:?}");
        faults.concat()
    };
    let missing = fault("coin::mian");
    assert!(
        missing.contains("there is no `mian` in crates/toy-games/examples/coin.rs"),
        "{missing}"
    );
    assert!(missing.contains("near it: `main`"), "{missing}");
    let no_file = fault("cion::main");
    assert!(no_file.contains("crates/toy-games/examples/cion.rs: "), "{no_file}");
    let no_item = fault("coin");
    assert!(no_item.contains("docs/en/preface.md:1: toy_games::examples::coin"), "{no_item}");
}

/// What `{{#item paths}}` puts into the fences of a lesson's page: the plain version, and the whole
/// if it is more.
#[track_caller]
fn lesson(module: &str, paths: &str) -> (String, Option<String>) {
    let page = with_module(module, paths);
    page.replace("docs/en/preface.md", "}}\n", "}}\n\n## Going further\n");
    let page = page.expanded();
    let fence = |text: &str| {
        let (_, rest) = text.split_once("```rust,noplayground\n").expect("a fence");
        rest.split_once("\n```\n").expect("its end").0.to_owned()
    };
    let (plain, whole) = match page.split_once("<details class=\"watched\">") {
        Some((plain, whole)) => (plain, Some(fence(whole))),
        None => (page.as_str(), None),
    };
    (fence(plain), whole)
}

const HEAP: &str = "
pub struct Heap<T>(Vec<T>);

impl<T: Ord> Heap<T> {
    /// Pushes.
    pub fn push(&mut self, t: T) {
        self.0.push(t);
    }

    /// Lifts the element at `i`, e.g. the last. Then all is in order.
    ///
    /// O(log n).
    #[inline]
    fn lift(&mut self, i: usize) {}
}

impl<T> Iterator for Heap<T>
where
    T: Ord,
{
    type Item = T;

    fn next(&mut self) -> Option<T> {
        None
    }
}

trait Queue: Sized {
    /// One.
    fn one() -> Self;
}

/// Of no use outside, and told in so many words that it takes a second line of the listing to
/// say it all.
const SIZE: usize = 0;
";

#[test]
fn on_a_lessons_page_methods_stand_in_their_impl() {
    let heap = "toy_games::coin_game::Heap";
    let (plain, whole) = lesson(HEAP, &format!("{heap} {heap}::push {heap}::lift {heap}::next"));
    let expected = "\
pub struct Heap<T>(Vec<T>);

impl<T: Ord> Heap<T> {
    pub fn push(&mut self, t: T) {
        self.0.push(t);
    }

    /// Lifts the element at `i`, e.g. the last.
    #[inline]
    fn lift(&mut self, i: usize) {}
}

impl<T> Iterator for Heap<T>
where
    T: Ord,
{
    fn next(&mut self) -> Option<T> {
        None
    }
}";
    assert_eq!(plain, expected);
    assert_eq!(whole, None);
    let (plain, _) = lesson(HEAP, &format!("{heap}::push toy_games::coin_game::SIZE {heap}::lift"));
    assert_eq!(plain.matches("impl<T: Ord> Heap<T> {").count(), 2, "{plain}");
    let (plain, _) = lesson(HEAP, "toy_games::coin_game::Queue::one");
    assert_eq!(plain, "trait Queue: Sized {\n    fn one() -> Self;\n}");
    let (plain, _) = lesson(HEAP, "toy_games::coin_game::SIZE");
    let expected = "/// Of no use outside, and told in so many words that it takes a second line of the \
                    listing to say\n/// it all.\nconst SIZE: usize = 0;";
    assert_eq!(plain, expected);
}

const WATCHED: &str = "
pub fn sort(v: &mut [u8]) {
    sort_watched(v, |_| {});
}

/// Observed.
pub fn sort_watched(v: &mut [u8], mut watch: impl FnMut(Step)) {
    for i in 1..v.len() {
        watch(Step::Turn { i });
        sink(v, i, &mut watch);
    }
}

/// Sinks one.
fn sink(v: &mut [u8], i: usize, watch: &mut impl FnMut(Step)) {
    watch(Step::Sink { i });
    v.swap(i - 1, i);
}

pub fn sort_part(v: &mut [u8]) {
    sort_watched(&mut v[1..], |_| {});
}

fn part_watched(v: &mut [u8], n: usize, watch: impl FnMut(Step)) {
    sort_watched(&mut v[..n], watch);
}

fn part(v: &mut [u8]) {
    part_watched(v, 2, |_| {});
}
";

#[test]
fn on_a_lessons_page_the_observer_is_left_out() {
    let at = |name: &str| format!("toy_games::coin_game::{name}");
    let (plain, whole) = lesson(WATCHED, &[at("sort_watched"), at("sink")].join(" "));
    let expected = "\
pub fn sort(v: &mut [u8]) {
    for i in 1..v.len() {
        sink(v, i);
    }
}

/// Sinks one.
fn sink(v: &mut [u8], i: usize) {
    v.swap(i - 1, i);
}";
    assert_eq!(plain, expected);
    let whole = whole.expect("what was left out");
    assert!(whole.starts_with("pub fn sort_watched(v: &mut [u8], mut watch"), "{whole}");
    assert!(whole.contains("\n/// Sinks one.\nfn sink(v: &mut [u8], i: usize, watch"), "{whole}");
    // The front door of the same name is the same function then.
    let (both, whole) = lesson(WATCHED, &[at("sort"), at("sort_watched"), at("sink")].join(" "));
    assert_eq!(both, expected);
    assert!(
        whole.expect("what was left out").starts_with("pub fn sort(v: &mut [u8]) {\n    sort_w")
    );
    // In another listing it stands as it is.
    let apart = format!("{}}}}}\n\n{{{{#item {}", at("sort"), at("sort_watched"));
    let (alone, _) = lesson(WATCHED, &apart);
    assert_eq!(alone, "pub fn sort(v: &mut [u8]) {\n    sort_watched(v, |_| {});\n}");
    let (part, _) = lesson(WATCHED, &[at("sort_part"), at("sort_watched")].join(" "));
    let expected = "pub fn sort_part(v: &mut [u8]) {\n    sort(&mut v[1..]);\n}\n\npub fn sort(v";
    assert!(part.starts_with(expected), "{part}");
}

#[test]
fn on_other_pages_and_in_tests_all_stays() {
    let text = cut(WATCHED, "toy_games::coin_game::sink");
    assert!(text.starts_with("fn sink(v: &mut [u8], i: usize, watch: &mut impl FnMut(Step)) {"));
    let page = with_module("", "toy_games::coin_game::x");
    page.write("crates/toy-games/tests/it/coin_game.rs", WATCHED);
    let text = "{{#test toy_games::coin_game::sink}}\n\n## Going further\n";
    page.write("docs/en/preface.md", text);
    assert!(
        page.expanded().contains("```rust,noplayground\nfn sink(v: &mut [u8], i: usize, watch")
    );
}

#[test]
fn two_functions_of_one_name_are_a_fault() {
    let paths = "toy_games::coin_game::part_watched toy_games::coin_game::part";
    let page = with_module(WATCHED, paths);
    page.replace("docs/en/preface.md", "}}\n", "}}\n\n## Going further\n");
    let message = "docs/en/preface.md:1: without the observer `part_watched` and `part` are both \
                   called `part`: list them apart";
    assert_eq!(page.faults(), [message]);
}

#[test]
fn what_cannot_be_left_out_is_named_with_its_line() {
    let module = "\nfn f(mut watch: impl FnMut(Step)) {\n    let a = watch(Step::A);\n}\n";
    let page = with_module(module, "toy_games::coin_game::f");
    // Where all is shown it does no harm.
    assert!(page.expanded().contains("let a = watch(Step::A);"));
    page.replace("docs/en/preface.md", "}}\n", "}}\n\n## Going further\n");
    let message = "docs/en/preface.md:1: crates/toy-games/src/coin_game.rs:3: `f`: the observer \
                   cannot be left out: `let a = watch(Step::A);`";
    assert_eq!(page.faults(), [message]);
}

#[test]
fn the_whole_stands_in_the_same_listing() {
    let page = with_module(WATCHED, "toy_games::coin_game::sink");
    page.replace("docs/en/preface.md", "}}\n", "}}\n\n## Going further\n");
    let text = page.expanded();
    assert!(text.starts_with("\n<div class=\"listing\">\n\n```rust,noplayground\n"), "{text}");
    let middle = "\n```\n\n<details class=\"watched\"><summary>With the observer</summary>\n\n\
                  ```rust,noplayground\n/// Sinks one.\nfn sink(";
    assert!(text.contains(middle), "{text}");
    assert!(text.contains("\n```\n\n</details>\n\n<p class=\"source\">"), "{text}");
    let html = page.build("preface.html");
    let (listing, rest) = html.split_once("<details class=\"watched\">").expect("the whole");
    assert!(listing.contains("<div class=\"listing\">") && listing.contains("</pre>"), "{html}");
    let (whole, _) = rest.split_once("</details>").expect("its end");
    assert!(whole.contains("<pre") && whole.contains("watch"), "{html}");
}

/// A frame's place is looked for in what the reader sees first.
#[test]
fn a_place_stands_in_the_plain_form() {
    let mut page = with_module(WATCHED, "toy_games::coin_game::sink");
    let text = "{{#trace toy-games coin 3}}\n\n{{#item toy_games::coin_game::sink}}\n";
    let trace = |at: &str| crate::workspace::TRACE.replace("\"let rest =\"", &format!("{at:?}"));
    page.write("docs/en/preface.md", &format!("{text}\n## Going further\n"));
    page.programs.prints("toy-games coin --frames 3", &trace("v.swap(i - 1, i)"));
    assert!(page.expanded().contains("v.swap(i - 1, i)"));
    page.programs.prints("toy-games coin --frames 3", &trace("watch(Step::Sink { i })"));
    assert_eq!(page.faults().len(), 1);
    page.write("docs/en/preface.md", text);
    assert!(page.expanded().contains("watch(Step::Sink { i })"));
}

/// The page of a variant lies in the folder that is called as its section's page.
#[test]
fn the_page_of_a_variant_is_a_lesson() {
    let page = with_module(WATCHED, "toy_games::coin_game::sink");
    let text = "# Sinking\n\n{{#item toy_games::coin_game::sink}}\n";
    for (file, is_lesson) in
        [("docs/en/preface/sinking.md", true), ("docs/en/other/sinking.md", false)]
    {
        page.write(file, text);
        let folder = file.strip_prefix("docs/en/").expect("a page");
        page.write(
            "docs/en/SUMMARY.md",
            &format!("# Summary\n\n[P](preface.md)\n- [Sinking]({folder})\n- [Games](toy-games/README.md)\n"),
        );
        let html = page.build(&folder.replace(".md", ".html"));
        assert_eq!(html.contains("With the observer"), is_lesson, "{file}");
        page.remove(file);
    }
}
