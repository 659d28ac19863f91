//! TeX to `MathML`, through the whole of mdBook.

use std::fs;
use std::path::Path;

use pretty_assertions::assert_eq;

use crate::workspace::Workspace;

#[test]
fn formulas_outside_code_only() {
    let text = "# P\n\nA $x$, `$y$`, \\$5 and \\$6.\n\n```text\n$z$\n```\n\n<p>$w$</p>\n";
    let expanded = Workspace::preface(text).expanded();
    assert_eq!(expanded.matches("<math").count(), 1);
    assert_eq!(expanded.replace("<math><mi>x</mi></math>", "$x$"), text, "nothing else may change");
}

#[test]
fn markdown_leaves_formulas_alone() {
    let text = "# P $k$\n\n$a*b*c$ and $[x](y)_1$ and $f''$ \"so\".\n\n\
        | a | b |\n| - | - |\n| $\\|x\\|$ | $a_1 \\ldots a_n$ |\n\n- One\n  $$\n  \\sum_{i=1}^n i\n  $$\n";
    let page = Workspace::preface(text).build("preface.html");
    assert_eq!(page.matches("<math").count(), 7, "{page}");
    let content =
        &page[page.find("<main").expect("a start")..page.find("</main>").expect("an end")];
    assert!(!content.contains("<em>") && !content.contains('$'), "{content}");
    assert!(content.contains("∗</mo><mi>b</mi>"), "{content}");
    assert!(content.contains("display=\"block\""), "{content}");
    assert_eq!(content.matches("<td>").count(), 2, "{content}");
}

#[test]
fn an_unknown_command_fails_with_its_line() {
    let workspace =
        Workspace::preface("# P\n\nOne.\nTwo $x$,\nthree $\\nope{x}$.\n\n$$\n\\frac{1}\n$$\n");
    let faults = workspace.faults();
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(faults[0].starts_with("docs/en/preface.md:5: TeX `\\nope{x}`: "), "{faults:?}");
    assert!(faults[1].starts_with("docs/en/preface.md:7: TeX `\\frac{1}`: "), "{faults:?}");
}

#[test]
fn a_dollar_without_its_partner_fails_with_its_line() {
    let faults = Workspace::preface("# P\n\nIt has $2^b\n- 1$ nodes, for \\$5.\n").faults();
    assert_eq!(faults.len(), 2, "{faults:?}");
    for (fault, line) in faults.iter().zip([3, 4]) {
        let start = format!("docs/en/preface.md:{line}: a `$` without its partner");
        assert!(fault.starts_with(&start), "{faults:?}");
    }
}

#[test]
fn a_character_that_the_font_lacks_fails_with_its_line() {
    let faults =
        Workspace::preface("# P\n\nThe $\\text{字}$ is a word, $\\aleph_0$ is not.\n").faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    let start =
        "docs/en/preface.md:3: TeX `\\aleph_0`: the font lacks ℵ (U+2135): add it to RANGES";
    assert!(faults[0].starts_with(start), "{faults:?}");
}

#[test]
fn a_dollar_in_a_directive_is_no_formula() {
    let mut workspace = Workspace::preface("Is $x$\n{{#trace toy-games coin $a$ b$c$}}\nand $y$\n");
    let trace = crate::workspace::TRACE.replace("\"let rest =\"", "null");
    workspace.programs.prints("toy-games coin --frames $a$ b$c$", &trace);
    assert_eq!(workspace.expanded().matches("<math").count(), 2);
}

#[test]
fn the_font_ships_with_the_book() {
    let workspace = Workspace::preface("# P\n\n$x$\n");
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for file in ["math.css", "fonts/book-math.woff2"] {
        let to = workspace.root().join("crates/book/assets").join(file);
        fs::create_dir_all(to.parent().expect("a folder")).expect("a new folder");
        fs::copy(assets.join(file), to).expect("the asset is there");
    }
    workspace.replace(
        "book.toml",
        "[output.html.playground]",
        "[output.html]\ntheme = \"crates/book/assets\"\n\
         additional-css = [\"crates/book/assets/math.css\"]\n[output.html.playground]",
    );
    let page = workspace.build("preface.html");
    let (_, css) = page.split_once("href=\"crates/book/assets/math").expect("the style sheet");
    let css = format!("crates/book/assets/math{}", css.split_once('"').expect("its end").0);
    let text = fs::read_to_string(workspace.root().join("book").join(&css)).expect("it is there");
    let (_, url) = text.split_once("url('").expect("the font's address");
    let font =
        Path::new(&css).parent().expect("a folder").join(url.split_once('\'').expect("its end").0);
    let font = fs::read(workspace.root().join("book").join(font)).expect("the font is there");
    assert_eq!(font[..4], *b"wOF2");
}
