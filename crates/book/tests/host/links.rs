//! Planted dead links and outside hosts.

use book::links::check;
use pretty_assertions::assert_eq;

use crate::fixture::{Fixture, lines};

/// The faults of a book whose only page has `html` at its end, and the style sheet `css`.
fn faults_of(html: &str, css: &str) -> Vec<String> {
    let fixture = Fixture::new(&[
        ("docs/en/a/page.md", "# Page\n"),
        ("out/a/page.html", &format!("<!doctype html><h1 id=\"page\">Page</h1>\n{html}")),
        ("out/a/other.html", "<a name=\"old\"></a><p id='f(x) §'>"),
        ("out/style.css", css),
        ("out/a/picture.svg", "<svg/>"),
        ("out/index.html", "<a href=\"a/page.html#page\">page</a>"),
    ]);
    let checked =
        check(fixture.root(), &fixture.path("docs/en"), &fixture.path("out")).expect("readable");
    assert_eq!(checked.n_pages, 3);
    lines(&checked.faults)
}

#[test]
fn what_is_there_is_no_fault() {
    for html in [
        "<a href=\"#page\">here</a><a href=''>here</a><a href='#'>top</a><a href='?a=b'>here</a>",
        "<a href=\"other.html\">there</a><a href=other.html#old>there</a>",
        "<a href=\"other.html#f(x)%20%C2%A7\">there</a><a href='other.html#f(x) &sect;'></a>",
        "<a href='other.html#f(x) &#167;' title='a > b'>there</a><title><a href='none.html'></title>",
        "<a href=\"../\">the book</a><a href='../index.html'>the book</a>",
        "<img src='picture.svg'><img src=\"data:image/png;base64,AAAA\">",
        "<a href=\"https://example.com/a#b\">outside</a><a href='mailto:a@example.com'>mail</a>",
        "<!-- <img src='https://example.com/'> --><pre>&lt;img src='https://example.com'></pre>",
        "<script>const tag = \"<img src='https://example.com/'>\";</script>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><a xlink:href='other.html'><path d='M0'/></a></svg>",
    ] {
        assert_eq!(faults_of(html, "p { background: url( 'a/picture.svg' ) }"), [""; 0], "{html}");
    }
}

#[test]
fn a_link_to_a_step_leads_to_one_of_a_figure() {
    let figure = "<figure id='trace-nim-1' data-steps='3'></figure>";
    let faults = |target: &str| faults_of(&format!("{figure}<a href='#{target}'></a>"), "");
    for target in
        ["trace-nim-1", "trace-nim-1?step=3", "trace-nim-1?in=7+8&step=9", "trace-nim-1?in=7"]
    {
        assert_eq!(faults(target), [""; 0], "{target}");
    }
    for target in
        ["trace-nim-1?step=4", "trace-nim-1?step=0", "trace-nim-1?step=x", "trace-nim-1?stop=1"]
    {
        let message = "the state is ?step=K, and the figure has 3 steps";
        assert_eq!(faults(target), [format!("docs/en/a/page.md: #{target}: {message}")]);
    }
    assert_eq!(
        faults("page?step=1"),
        ["docs/en/a/page.md: #page?step=1: only a figure that is stepped through has a state"]
    );
    assert_eq!(faults("trace-nim-2?step=1").len(), 1);
}

#[test]
fn dead_links_are_faults() {
    for (html, fault) in [
        ("<a href=\"none.html\">", "none.html: there is no a/none.html"),
        ("<a href='none.html#x'>", "none.html#x: there is no a/none.html"),
        ("<a href=\"#none\">", "#none: a/page.html has no #none"),
        ("<a href=\"other.html#Old\">", "other.html#Old: a/other.html has no #Old"),
        ("<a href=\"./../a/other.html#new\">", "./../a/other.html#new: a/other.html has no #new"),
        (
            "<a href='README.html'>",
            "README.html: there is no a/README.html, for README.md becomes index.html: link to index.md",
        ),
        ("<img src='none.png' alt=''>", "none.png: there is no a/none.png"),
        ("<img srcset='picture.svg 1x, none.png 2x'>", "none.png: there is no a/none.png"),
        ("<script src=none.js></script>", "none.js: there is no a/none.js"),
        ("<object data='none.svg'></object>", "none.svg: there is no a/none.svg"),
        ("<a href='../../outside.html'>", "../../outside.html leads out of the book"),
        (
            "<a href='/a/page.html'>",
            "/a/page.html starts at the host's root: write it from this page",
        ),
        (
            "<a class=\"a > b\" title='c' href = \"none.html\" >",
            "none.html: there is no a/none.html",
        ),
        ("<A HREF=none.html>", "none.html: there is no a/none.html"),
        ("<style>p { background: url(none.png) }</style>", "none.png: there is no a/none.png"),
    ] {
        assert_eq!(faults_of(html, ""), [format!("docs/en/a/page.md: {fault}")], "{html}");
    }
}

#[test]
fn what_a_browser_would_fetch_from_outside_is_a_fault() {
    let outside = "https://example.com/x";
    for html in [
        "<img src='https://example.com/x'>",
        "<img src='//example.com/x'>",
        "<IMG SRC=HTTP://example.com/x>",
        "<script src=\"https://example.com/x\"></script>",
        "<link rel='stylesheet' href='https://example.com/x'>",
        "<link rel='preconnect' href='https://example.com/x'>",
        "<iframe src=https://example.com/x></iframe>",
        "<video poster='https://example.com/x'></video>",
        "<svg><image href='https://example.com/x'/></svg>",
        "<svg><use xlink:href='https://example.com/x#a'/></svg>",
        "<p style=\"background: url('https://example.com/x')\">",
        "<style>@import 'https://example.com/x';</style>",
        "<style>@font-face { src: url(https://example.com/x) }</style>",
    ] {
        let faults = faults_of(html, "");
        let [fault] = &*faults else { panic!("{html}: {faults:?}") };
        assert!(fault.starts_with("docs/en/a/page.md: "), "{fault}");
        assert!(fault.ends_with(" would be fetched from outside the book when the page opens"));
    }
    for css in [
        "p { background: url(https://example.com/x) }",
        "@import url('https://example.com/x');",
        "/* a comment */ @import \"https://example.com/x\" screen;",
    ] {
        let fault = format!(
            "style.css: {outside} would be fetched from outside the book when the page opens"
        );
        assert_eq!(faults_of("", css), [fault], "{css}");
    }
    assert_eq!(faults_of("", "/* url(https://example.com/x) */"), [""; 0]);
}

#[test]
fn a_page_that_no_markdown_stands_for_is_checked_too() {
    let fixture = Fixture::new(&[
        ("docs/en/page.md", "# Page\n"),
        ("out/page.html", "<p>"),
        ("out/print.html", "<a href='#none'>"),
        ("out/404.html", "<base href='/'><a href='page.html'><a href='/none.html'>"),
    ]);
    let checked =
        check(fixture.root(), &fixture.path("docs/en"), &fixture.path("out")).expect("readable");
    assert_eq!(
        lines(&checked.faults),
        [
            "404.html: /none.html: there is no none.html",
            "print.html: #none: print.html has no #none"
        ]
    );
}
