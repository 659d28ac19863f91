//! The observer left out, of planted items and of every item of the workspace.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use book::observer::{Observers, Piece, Plain, leave_out};
use pretty_assertions::assert_eq;
use syn::spanned::Spanned;
use syn::{ImplItem, Item, Signature, UseTree};

/// The root of the real workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The crates that hold algorithms.
pub(crate) fn chapters() -> Vec<PathBuf> {
    let folders = fs::read_dir(root().join("crates")).expect("a workspace").flatten();
    let mut chapters: Vec<PathBuf> = folders
        .map(|folder| folder.path())
        .filter(|folder| {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
            manifest.contains("description = \"Chapter ")
        })
        .collect();
    chapters.sort();
    chapters
}

pub(crate) fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// A function of a file: what it stands in, and where its end is.
struct Function {
    name: String,
    takes_observer: bool,
    piece: Piece,
    end: usize,
    is_of_trait: bool,
}

impl Function {
    fn new(signature: &Signature, piece: Piece, end: usize, is_of_trait: bool) -> Self {
        let takes_observer = signature.inputs.iter().any(|input| match input {
            syn::FnArg::Typed(typed) => {
                matches!(&*typed.pat, syn::Pat::Ident(pat) if pat.ident == "watch")
            }
            syn::FnArg::Receiver(_) => false,
        });
        Self { name: signature.ident.to_string(), takes_observer, piece, end, is_of_trait }
    }
}

/// Every function and method of a file, with its attributes.
fn functions(text: &str) -> Vec<Function> {
    let file = syn::parse_file(text).expect("a source of the workspace");
    let mut functions = Vec::new();
    for item in &file.items {
        match item {
            Item::Fn(it) => {
                let range = it.span().byte_range();
                let piece = Piece { header: None, text: text[range.clone()].to_owned() };
                functions.push(Function::new(&it.sig, piece, range.end, false));
            }
            Item::Impl(it) => {
                let open = it.brace_token.span.open().byte_range().end;
                let header = &text[it.impl_token.span().byte_range().start..open];
                for inner in &it.items {
                    let ImplItem::Fn(method) = inner else { continue };
                    let range = method.span().byte_range();
                    let lines = text[range.clone()].lines();
                    let lines: Vec<_> =
                        lines.map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
                    let piece = Piece { header: Some(header.to_owned()), text: lines.join("\n") };
                    let is_of_trait = it.trait_.is_some();
                    functions.push(Function::new(&method.sig, piece, range.end, is_of_trait));
                }
            }
            _ => {}
        }
    }
    functions
}

fn learn(mut known: Observers, folder: &Path) -> Observers {
    for file in sources(&folder.join("src")) {
        let text = fs::read_to_string(file).expect("a source");
        known.learn(&syn::parse_file(&text).expect("Rust").items);
    }
    known
}

/// What the copy beside the original is called.
const BESIDE: &str = "_plain";

/// The whole workspace's functions once more without their observers, each beside its original
/// under a name of its own: all that must compile.
#[test]
fn what_is_left_compiles() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plain");
    let mut n_less = 0;
    for name in ["input", "numbers", "trace", "way-to-algorithm"] {
        copy(&root().join("crates").join(name), &folder.join("crates").join(name), |_, text| text);
    }
    for chapter in chapters() {
        let known = learn(Observers::with_suffix(BESIDE), &chapter);
        let watched = watched_names(&chapter);
        let to = folder.join("crates").join(chapter.file_name().expect("a name"));
        copy(&chapter, &to, |file, text| {
            // There the observer's type is a parameter of a struct, which cannot be both.
            if file.ends_with("dancing_links.rs") {
                return text;
            }
            let (text, n) = with_plain_forms(&text, &known, &watched);
            n_less += n;
            text
        });
    }
    assert!(150 < n_less, "only {n_less} functions without their observers");
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    // Only what lies under `crates` is copied.
    let manifest = manifest.replace(", \"exercises\"", "").replace("    \"exercises\",\n", "");
    assert!(
        !manifest.contains("\"exercises\""),
        "the workspace lists the exercises in another way"
    );
    write(&folder.join("Cargo.toml"), &manifest);
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("a lock file");
    if !folder.join("Cargo.lock").exists() {
        write(&folder.join("Cargo.lock"), &lock);
    }
    let checked = Command::new(env!("CARGO"))
        .args(["check", "--workspace", "--lib", "--offline", "--quiet"])
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .env("RUSTFLAGS", "--cap-lints=allow")
        .output()
        .expect("cargo");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

/// Copies a package without its tests, examples and benches; its sources through `change`.
fn copy(from: &Path, to: &Path, mut change: impl FnMut(&Path, String) -> String) {
    let manifest = fs::read_to_string(from.join("Cargo.toml")).expect("a manifest");
    let mut is_bench = false;
    let lines = manifest.lines().filter(|line| {
        is_bench = if line.starts_with('[') { *line == "[[bench]]" } else { is_bench };
        !is_bench
    });
    write(&to.join("Cargo.toml"), &(lines.collect::<Vec<_>>().join("\n") + "\n"));
    // The front page of a crate's documentation is its README.
    if let Ok(readme) = fs::read_to_string(from.join("README.md")) {
        write(&to.join("README.md"), &readme);
    }
    for file in sources(&from.join("src")) {
        let text = change(&file, fs::read_to_string(&file).expect("a source"));
        write(&to.join(file.strip_prefix(from).expect("below it")), &text);
    }
}

/// Writes a file that is not the same already, so that cargo need not check it anew.
fn write(file: &Path, text: &str) {
    if fs::read_to_string(file).is_ok_and(|old| old == text) {
        return;
    }
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    fs::write(file, text).expect("a file");
}

/// The functions of a crate that take an observer.
fn watched_names(chapter: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in sources(&chapter.join("src")) {
        let all = functions(&fs::read_to_string(&file).expect("a source"));
        let watched = all.into_iter().filter(|function| function.takes_observer);
        names.extend(watched.map(|function| function.name));
    }
    names
}

/// A file with the plain version of each of its functions beside it, and how many have one.
fn with_plain_forms(text: &str, known: &Observers, watched: &BTreeSet<String>) -> (String, usize) {
    let mut done = text.to_owned();
    let mut n = 0;
    for function in functions(text).iter().rev().filter(|function| !function.is_of_trait) {
        let plain = leave_out(&function.piece, known).expect("Rust");
        let Plain::Less(piece) = plain else { continue };
        let mut plain = piece.text;
        if !function.takes_observer {
            let name = &function.name;
            plain = plain.replacen(&format!("fn {name}"), &format!("fn {name}{BESIDE}"), 1);
        }
        done.insert_str(function.end, &format!("\n\n{plain}\n"));
        n += 1;
    }
    // What is brought in by name is brought in without its observer too.
    for item in syn::parse_file(text).expect("Rust").items {
        let Item::Use(item) = item else { continue };
        let visibility = &text[item.span().byte_range()];
        let visibility = visibility.split("use ").next().unwrap_or_default();
        let mut paths = Vec::new();
        used(&item.tree, "", &mut paths);
        for path in paths {
            if path.rsplit("::").next().is_some_and(|name| watched.contains(name)) {
                done.push_str(&format!("{visibility}use {path}{BESIDE};\n"));
            }
        }
    }
    (done, n)
}

/// Every path that a `use` brings in under its own name.
fn used(tree: &UseTree, before: &str, paths: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => used(&path.tree, &format!("{before}{}::", path.ident), paths),
        UseTree::Name(name) => paths.push(format!("{before}{}", name.ident)),
        UseTree::Group(group) => {
            for tree in &group.items {
                used(tree, before, paths);
            }
        }
        UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
}

#[test]
fn every_item_of_the_workspace_without_its_observer() {
    let mut n_less = 0;
    for chapter in chapters() {
        let known = learn(Observers::default(), &chapter);
        for file in sources(&chapter.join("src")) {
            let text = fs::read_to_string(&file).expect("a source");
            for function in functions(&text) {
                let plain = leave_out(&function.piece, &known)
                    .unwrap_or_else(|e| panic!("{}: {e}\n{}", file.display(), function.piece.text));
                if let Plain::Less(piece) = plain {
                    n_less += 1;
                    if std::env::var_os("SHOW").is_some() {
                        println!(
                            "=== {}\n{}\n--->\n{}\n",
                            file.display(),
                            function.piece.text,
                            piece.text
                        );
                    }
                }
            }
        }
    }
    assert!(150 < n_less, "only {n_less} items have an observer");
}

/// The functions of a module without their observers; one that was there for the observer only is a
/// blank line.
#[track_caller]
fn plain(module: &str) -> String {
    let mut known = Observers::default();
    known.learn(&syn::parse_file(module).expect("Rust").items);
    let pieces = functions(module).into_iter().map(|function| {
        match leave_out(&function.piece, &known).expect("Rust") {
            Plain::Same => function.piece.text,
            Plain::Less(piece) => piece.text,
            Plain::Nothing => String::new(),
        }
    });
    pieces.collect::<Vec<_>>().join("\n")
}

/// The body of a function that has an observer, without it.
#[track_caller]
fn body(lines: &str) -> String {
    let lines: Vec<String> = lines.lines().map(|line| format!("    {line}")).collect();
    let function = format!("fn f(mut watch: impl FnMut(Step)) {{\n{}\n}}\n", lines.join("\n"));
    let plain = plain(&function);
    let inside = plain.strip_prefix("fn f() {").expect("no parameter");
    let inside = inside.strip_suffix('}').expect("an end");
    let lines: Vec<_> = inside
        .trim_matches('\n')
        .lines()
        .map(|line| line.strip_prefix("    ").unwrap_or(line))
        .collect();
    lines.join("\n")
}

#[test]
fn the_parameter_goes_in_each_of_its_forms() {
    for (with, without) in [
        ("fn f(watch: impl FnMut(Step)) {}", "fn f() {}"),
        ("fn f(v: &[u8], mut watch: impl FnMut(Step, &[u8])) {}", "fn f(v: &[u8]) {}"),
        ("fn f(watch: &mut impl FnMut(Step), n: u8) {}", "fn f(n: u8) {}"),
        ("fn f<W: FnMut(Step)>(n: u8, mut watch: W) {}", "fn f(n: u8) {}"),
        ("fn f<T, W>(t: T, watch: W)\nwhere\n    W: FnMut(Step),\n{\n}", "fn f<T>(t: T) {\n}"),
        ("fn f(compare: impl FnMut(&u8)) {}", "fn f(compare: impl FnMut(&u8)) {}"),
    ] {
        assert_eq!(plain(with), without);
    }
}

#[test]
fn a_signature_is_joined_if_it_fits() {
    let lines =
        "pub fn f(\n    first: u8, // why\n    watch: impl FnMut(Step),\n) -> u8 {\n    0\n}";
    let expected = "pub fn f(\n    first: u8, // why\n) -> u8 {\n    0\n}";
    assert_eq!(plain(lines), expected);
    let lines = lines.replace(" // why", "");
    assert_eq!(plain(&lines), "pub fn f(first: u8) -> u8 {\n    0\n}");
    // At a hundred columns it fits, at a hundred and one it does not.
    for n in [78, 79] {
        let name = "a".repeat(n);
        let joined = format!("pub fn f({name}: u8) -> u8 {{\n    0\n}}");
        let apart = format!("pub fn f(\n    {name}: u8,\n) -> u8 {{\n    0\n}}");
        assert_eq!(joined.find('\n'), Some(n + 22));
        let expected = if n == 78 { joined } else { apart };
        assert_eq!(plain(&lines.replace("first", &name)), expected);
    }
}

#[test]
fn a_method_is_joined_where_it_stands() {
    // Four columns of the hundred belong to the `impl`.
    for (n, is_joined) in [(74, true), (75, false)] {
        let name = "a".repeat(n);
        let module = format!(
            "impl S {{\n    pub fn f(\n        {name}: u8,\n        watch: impl FnMut(Step),\n    ) -> u8 {{\n        \
             0\n    }}\n}}\n"
        );
        assert_eq!(plain(&module).starts_with(&format!("pub fn f({name}: u8)")), is_joined);
    }
}

#[test]
fn statements_go_with_the_comment_behind_them() {
    assert_eq!(
        body("a();\nwatch(Step::A); // the picture\n// Of b.\nb();"),
        "a();\n// Of b.\nb();"
    );
    assert_eq!(body("a();\n\nwatch(Step::A);\n\nb();"), "a();\n\nb();");
    assert_eq!(body("a();\n\nwatch(Step::A {\n    n: 1,\n});"), "a();");
    assert_eq!(body("(self.watch)(Step::A);\na()"), "a()");
    assert_eq!(body("a({ watch(Step::A); 1 })"), "a({ 1 })");
    assert_eq!(body("if a {\n    return watch(Step::A);\n}\nb()"), "if a {\n    return;\n}\nb()");
    assert_eq!(body("watch(Step::A)"), "");
}

#[test]
fn what_is_left_empty_goes_unless_it_does_something() {
    assert_eq!(body("if a < b[1] {\n    watch(Step::A);\n}\nb();"), "b();");
    assert_eq!(
        body("if go(a) {\n    // For the picture.\n    watch(Step::A);\n}\nb();"),
        "go(a);\nb();"
    );
    assert_eq!(body("if let Some(x) = v.pop() {\n    watch(Step::A { x });\n}"), "v.pop();");
    assert_eq!(body("if let Some(x) = v.last() {\n    watch(Step::A { x });\n}\nb()"), "b()");
    assert_eq!(body("if a {\n    b();\n} else {\n    watch(Step::A);\n}"), "if a {\n    b();\n}");
    assert_eq!(
        body("if a == b {\n    watch(Step::A);\n} else {\n    b();\n}"),
        "if a != b {\n    b();\n}"
    );
    assert_eq!(
        body("if a {\n    b();\n} else if c {\n    watch(Step::A);\n}"),
        "if a {\n    b();\n}"
    );
    assert_eq!(body("for x in v.iter() {\n    watch(Step::A { x });\n}\nb()"), "b()");
    assert_eq!(
        body("match a {\n    1 => watch(Step::A),\n    _ => watch(Step::B),\n}\nb()"),
        "b()"
    );
    assert_eq!(body("match go() {\n    1 => watch(Step::A),\n    _ => {}\n}\nb()"), "go();\nb()");
    // What was empty before is none of ours.
    let lines = "watch(Step::A);\nif a {}\nmatch b {\n    _ => {}\n}\nfor x in v {}";
    assert_eq!(body(lines), lines.split_once('\n').expect("two lines").1);
}

#[test]
fn what_a_crates_own_functions_are_given_says_whether_they_change_it() {
    let module = "
impl S {
    fn look(&self) -> bool {
        true
    }
    fn next(&self) -> bool {
        true
    }
    fn go(&mut self) -> bool {
        true
    }
    fn f(&mut self, mut watch: impl FnMut(Step)) {
        if self.look() {
            watch(Step::A);
        }
        if self.go() {
            watch(Step::B);
        }
        if self.arcs.next().is_some() {
            watch(Step::C);
        }
    }
}
";
    let all = plain(module);
    let (_, last) = all.split_once("fn f").expect("the last");
    assert_eq!(last, "(&mut self) {\n    self.go();\n    self.arcs.next().is_some();\n}");
}

#[test]
fn an_arm_that_only_told_is_empty() {
    let lines =
        "match a {\n    1 => watch(Step::A),\n    2 => b(),\n    _ => return watch(Step::B),\n}";
    let left = "match a {\n    1 => {}\n    2 => b(),\n    _ => return,\n}";
    assert_eq!(body(lines), left);
    let lines = "match a {\n    1 => {\n        watch(Step::A);\n        b()\n    }\n    _ => {\n        c()\n    }\n}";
    let left = "match a {\n    1 => b(),\n    _ => {\n        c()\n    }\n}";
    assert_eq!(body(lines), left);
}

#[test]
fn arguments_go_and_names_lose_their_ending() {
    assert_eq!(body("sort_watched(v, &mut watch);"), "sort(v);");
    assert_eq!(body("sort_watched(v, watch)"), "sort(v)");
    assert_eq!(body("sort_watched::<A>(v, |_, _| {})"), "sort::<A>(v)");
    assert_eq!(body("s.sort_watched(v, |_| {}).len()"), "s.sort(v).len()");
    // One that counts steps stays.
    let counts = "sort_watched(v, |step| n += 1);";
    assert_eq!(body(&format!("watch(Step::A);\n{counts}")), counts);
    // So does an empty closure of another kind.
    assert_eq!(body("watch(Step::A);\nv.retain(|_| {});"), "v.retain(|_| {});");
    assert_eq!(body("long(\n    first,\n    second,\n    &mut watch,\n);"), "long(first, second);");
    assert_eq!(
        body("(a == b).then(|| a).inspect(|x| watch(Step::A { x }))"),
        "(a == b).then(|| a)"
    );
    assert_eq!(body("v.visit(|x| watch(Step::A { x }));"), "v.visit(|_| {});");
}

#[test]
fn a_closure_that_hands_on_goes_where_an_observer_went() {
    let module = "
impl S {
    fn search(&self, key: u8, mut watch: impl FnMut(u8)) -> u8 {
        watch(key);
        key
    }
    fn get_watched(&self, mut watch: impl FnMut(Step)) -> u8 {
        self.search(1, |node| watch(Step::A { node })) + self.search(2, |_| {})
    }
}
";
    let expected = "fn search(&self, key: u8) -> u8 {\n    key\n}\n\
                    fn get(&self) -> u8 {\n    self.search(1) + self.search(2)\n}";
    assert_eq!(plain(module), expected);
}

/// A caller that nobody observes calls what is shown, not what has an observer.
#[test]
fn an_observer_that_does_nothing_goes_where_it_is_given() {
    let module = "
fn join(list: &[u8], mut watch: impl FnMut(u8)) -> u8 {
    watch(list[0]);
    list[0]
}
fn lean(list: &[u8], watch: &mut impl FnMut(u8)) {
    watch(list[0]);
}
fn best(list: &[u8]) -> u8 {
    lean(list, &mut |_| {});
    list.iter().for_each(|_| {});
    join(list, |_| {})
}
";
    let expected = "fn join(list: &[u8]) -> u8 {\n    list[0]\n}\n\
                    fn lean(list: &[u8]) {}\n\
                    fn best(list: &[u8]) -> u8 {\n    lean(list);\n    list.iter().for_each(|_| {});\n    join(list)\n}";
    assert_eq!(plain(module), expected);
}

#[test]
fn a_variable_that_only_the_observer_was_told_goes() {
    assert_eq!(body("let n = v.len();\nwatch(Step::A { n });\nb()"), "b()");
    assert_eq!(body("let n = go();\nwatch(Step::A { n });\nb()"), "let n = go();\nb()");
    let lines = "let n = v.len();\nprintln!(\"{n}\");";
    assert_eq!(body(&format!("{lines}\nwatch(Step::A {{ n }});")), lines);
}

#[test]
fn the_front_door_has_the_name() {
    let sort =
        "pub fn sort_watched<T>(v: &mut [T], compare: impl Fn(&T), watch: impl FnMut(Step)) {}\n";
    let by = "pub fn sort_by<T>(v: &mut [T], compare: impl Fn(&T)) {\n    \
              sort_watched(v, compare, |_| {});\n}\n";
    let other = "pub fn sort_all<T>(v: &mut [T]) {\n    sort_watched(v, T::cmp, |_| {});\n}\n";
    // The function that only calls it has its name, and stays as it is, or it would call itself.
    let all = plain(&format!("{sort}{by}{other}"));
    let expected = format!(
        "pub fn sort_by<T>(v: &mut [T], compare: impl Fn(&T)) {{}}\n{by}{}",
        other.replace("sort_watched", "sort_by").replace(", |_| {}", "")
    );
    assert_eq!(format!("{all}\n"), expected);
    // Without one, the name without its ending.
    assert!(plain(sort).starts_with("pub fn sort<T>(v: &mut [T], compare: impl Fn(&T)) {}"));
}

#[test]
fn a_function_that_only_tells_is_nothing() {
    assert_eq!(
        plain("fn watch_pair(n: u8, mut watch: impl FnMut(Step)) {\n    watch(Step::A);\n}"),
        ""
    );
    assert_eq!(body("watch_pair(1, &mut watch);\na()"), "a()");
}

#[test]
fn the_type_of_the_observer_goes_with_it() {
    let module = "
impl<'a, W: FnMut(Step, &S)> Solutions<'a, W> {
    fn new(s: &'a S, watch: W) -> Solutions<'a, W> {
        Solutions { s, watch }
    }
}
";
    let mut known = Observers::default();
    known.learn(&syn::parse_file(module).expect("Rust").items);
    let Plain::Less(piece) = leave_out(&functions(module)[0].piece, &known).expect("Rust") else {
        panic!("nothing was left out");
    };
    assert_eq!(piece.header.as_deref(), Some("impl<'a> Solutions<'a> {"));
    assert_eq!(piece.text, "fn new(s: &'a S) -> Solutions<'a> {\n    Solutions { s }\n}");
    let field = Piece {
        header: None,
        text: "struct Solutions<W> {\n    n: u8,\n    /// Told.\n    watch: W,\n}".to_owned(),
    };
    let Plain::Less(piece) = leave_out(&field, &known).expect("Rust") else {
        panic!("nothing was left out");
    };
    assert_eq!(piece.text, "struct Solutions {\n    n: u8,\n}");
}

#[test]
fn a_use_of_the_observer_that_nobody_knows_is_a_fault() {
    let fault = |text: &str| {
        let piece = Piece { header: None, text: text.to_owned() };
        leave_out(&piece, &Observers::default()).expect_err("a fault")
    };
    assert_eq!(
        fault("fn f(mut watch: impl FnMut(Step)) -> u8 {\n    let a = watch(Step::A);\n    a\n}"),
        "the observer cannot be left out: `let a = watch(Step::A);`"
    );
    let fault = fault("fn f(mut watch: impl FnMut(Step)) -> u8 {\n    watch(Step::A).max(\n}");
    assert!(fault.starts_with("without its observer it is no Rust: "), "{fault}");
}
