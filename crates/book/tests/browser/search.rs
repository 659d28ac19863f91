//! The search as a reader uses it.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::pages::{book, check_manners, folder, open, set_theme};
use crate::webdriver::{Browser, key};

const DIJKSTRA: &str = "graph-theory/shortest-path/dijkstra.html";

/// What readers type, and the page that must come first.
const QUERIES: [(&str, &str); 13] = [
    ("nim", "game-theory/nim-game.html"),
    ("LIS", "dynamic-programming/linear-dp/longest-increasing-subsequence.html"),
    ("heap", "data-structure/leftist-heap.html"),
    // Of the three sections on it, this has the algorithm that most of those who ask need: weights
    // that are not negative, from one source.
    ("shortest path", DIJKSTRA),
    ("dikjstra", DIJKSTRA),
    ("binery search", "search/binary-search.html"),
    (
        "edit distance",
        "dynamic-programming/linear-dp/longest-common-subsequence/edit-distance.html",
    ),
    ("最短路", DIJKSTRA),
    ("尼姆", "game-theory/nim-game.html"),
    ("quicksort", "sort/quick-sort.html"),
    ("quick sort", "sort/quick-sort.html"),
    ("rust", "introduction.html"),
    ("union find", "data-structure/disjoint-set.html"),
];

/// The files of the index that the page has asked for.
const ASKED: &str =
    "performance.getEntriesByType('resource').map(entry => entry.name.split('/').at(-1))
         .filter(name => /^search-(index|prose-[0-9a-f]+)\\.js$/.test(name))";

/// Types into the box, which is open, and waits for the answer.
fn ask(browser: &Browser, query: &str) {
    browser.fill("#mdbook-searchbar", query);
    browser.wait(&format!(
        "document.querySelector('#mdbook-searchresults-header').textContent.includes({query:?})"
    ));
}

/// Waits until the prose can be searched too.
fn wait_for_all(browser: &Browser) {
    browser
        .wait("!document.querySelector('#mdbook-searchbar-outer').classList.contains('searching')");
}

fn first(browser: &Browser) -> String {
    let url = browser.eval("document.querySelector('#mdbook-searchresults a').href");
    let url = url.as_str().expect("an address");
    let path = url.strip_prefix(book()).expect("a page of the book").trim_start_matches('/');
    path.split(['?', '#']).next().unwrap_or(path).to_owned()
}

#[test]
fn the_page_that_is_meant_comes_first() {
    let Some(browser) = open("/sort/quick-sort.html") else { return };
    browser.press("s");
    browser.wait("document.activeElement.id === 'mdbook-searchbar'");
    wait_for_all(&browser);
    let mut found = Vec::new();
    for (query, _) in QUERIES {
        ask(&browser, query);
        found.push((query, first(&browser)));
    }
    let expected: Vec<_> = QUERIES.map(|(query, page)| (query, page.to_owned())).into();
    assert_eq!(found, expected);
    // What is on many pages is not all shown.
    ask(&browser, "sort");
    let said = browser.text("#mdbook-searchresults-header");
    assert!(said.starts_with("The first 30 of "), "{said}");
    check_manners(&browser);
}

#[test]
fn what_is_nowhere_is_said_to_be_nowhere() {
    let Some(browser) = open("/sort/quick-sort.html") else { return };
    browser.press("/");
    ask(&browser, "fft");
    wait_for_all(&browser);
    assert_eq!(browser.count("#mdbook-searchresults li"), 0);
    let said = browser.text("#mdbook-searchresults-header");
    assert!(said.starts_with("Nothing in the book is called or says “fft”."), "{said}");
    let list = browser.eval("document.querySelector('#mdbook-searchresults-header a').href");
    let list = list.as_str().expect("an address");
    assert!(list.ends_with("/names.html") || list.ends_with("/content.html"), "{list}");
    ask(&browser, "dikjstra");
    let said = browser.text("#mdbook-searchresults-header");
    assert!(said.starts_with("The book has no “dikjstra”."), "{said}");
    assert!(said.contains("for “dijkstra”"), "{said}");
    check_manners(&browser);
}

#[test]
fn what_was_typed_before_the_index_came_is_answered() {
    let Some(browser) = open("/sort/quick-sort.html") else { return };
    assert_eq!(browser.eval(ASKED), json!([]), "who does not search loads nothing");
    // In one turn, so that nothing can have been loaded; and without a key, as one pastes by mouse.
    let said = browser.script(
        "document.querySelector('#mdbook-search-toggle').click();
         const box = document.querySelector('#mdbook-searchbar');
         box.value = 'nim';
         box.dispatchEvent(new InputEvent('input', { bubbles: true }));
         return document.querySelector('#mdbook-searchresults-header').textContent",
    );
    assert_eq!(said, "Loading the index …");
    browser.wait("document.querySelector('#mdbook-searchresults a')");
    assert_eq!(first(&browser), "game-theory/nim-game.html");
    wait_for_all(&browser);
    check_manners(&browser);
}

#[test]
fn a_reader_waits_for_little() {
    let Some(browser) = open("/sort/quick-sort.html") else { return };
    browser.press("s");
    wait_for_all(&browser);
    let sizes = browser.script(&format!(
        "const size = async name => {{
             const packed = (await fetch(path_to_root + name)).body.pipeThrough(new CompressionStream('gzip'));
             return [name, (await new Response(packed).arrayBuffer()).byteLength];
         }};
         return Promise.all({ASKED}.map(size))"
    ));
    let size = |number: usize| sizes[number][1].as_u64().expect("a size");
    assert_eq!(sizes[0][0], "search-index.js", "it is asked for first: {sizes}");
    assert!(size(0) < 150_000, "{sizes}");
    assert!(size(0) + size(1) < 600_000, "{sizes}");
    assert_eq!(sizes.as_array().map(Vec::len), Some(2), "{sizes}");
    for unread in ["searchindex", "elasticlunr", "print.html"] {
        let files = std::fs::read_dir(folder()).expect("the book");
        let shipped = files.flatten().map(|file| file.file_name().to_string_lossy().into_owned());
        assert_eq!(shipped.filter(|name| name.contains(unread)).collect::<Vec<_>>(), [""; 0]);
    }
}

#[test]
fn keys_walk_through_the_results() {
    let Some(browser) = open("/sort/quick-sort.html") else { return };
    browser.press("s");
    browser.press("nim");
    browser.wait("document.querySelectorAll('#mdbook-searchresults a').length > 2");
    wait_for_all(&browser);
    let at = || {
        browser.eval("[...document.querySelectorAll('#mdbook-searchresults a')].indexOf(document.activeElement)")
    };
    browser.press(key::DOWN);
    browser.press(key::DOWN);
    assert_eq!(at(), 1);
    browser.press(key::UP);
    browser.press(key::UP);
    assert_eq!(browser.eval("document.activeElement.id"), "mdbook-searchbar");
    browser.press(key::LEFT);
    assert!(browser.eval("location.pathname").as_str().unwrap().ends_with("/quick-sort.html"));
    browser.press(key::ESCAPE);
    assert_eq!(
        browser.eval("document.querySelector('#mdbook-searchbar').checkVisibility()"),
        false
    );
    assert_eq!(browser.eval("location.search"), "");
    browser.press("s");
    browser.press("nim");
    browser.press(key::ENTER);
    browser.wait("location.pathname.endsWith('/nim-game.html')");
    browser.wait("CSS.highlights.get('search')?.size > 5");
    browser.press(key::ESCAPE);
    assert_eq!(browser.eval("CSS.highlights.has('search')"), false);
    assert_eq!(browser.eval("location.search"), "");
    // Whoever goes back finds the list again.
    browser.eval("history.back()");
    browser.wait("document.querySelectorAll('#mdbook-searchresults a').length > 2");
    assert_eq!(browser.eval("document.querySelector('#mdbook-searchbar').value"), "nim");
    check_manners(&browser);
}

#[test]
fn a_hit_shows_each_thing_once_on_any_screen() {
    let Some(browser) = open("/introduction.html") else { return };
    for (width, height) in [(1280, 900), (390, 844)] {
        browser.resize(width, height);
        browser.go(&format!("{}/introduction.html", book()));
        browser.press("s");
        for query in ["nim", "shortest path", "binery search", "尼姆", "fft"] {
            ask(&browser, query);
            wait_for_all(&browser);
            let name = query.replace(' ', "-");
            browser.screenshot(&format!("search-{name}-{width}"));
            let wide = browser.eval("document.documentElement.scrollWidth > innerWidth");
            assert_eq!(wide, false, "{query} at {width}");
        }
        ask(&browser, "moore nim");
        assert_eq!(browser.text("#mdbook-searchresults a"), "Moore's Nim");
        ask(&browser, "how far to trust it");
        assert_eq!(browser.text("#mdbook-searchresults a"), "Preface › How far to trust it");
        assert!(0 < browser.count("#mdbook-searchresults .teaser em"));
    }
    set_theme(&browser, "navy");
    browser.press("s");
    ask(&browser, "nim");
    browser.screenshot("search-navy");
    check_manners(&browser);
}

#[test]
fn a_book_that_is_opened_as_a_file_is_searched_too() {
    let Some(browser) = Browser::start() else { return };
    browser.go(&format!("file://{}/sort/quick-sort.html", folder().display()));
    browser.press("s");
    browser.fill("#mdbook-searchbar", "尼姆");
    browser
        .wait("document.querySelector('#mdbook-searchresults a')?.href.includes('/nim-game.html')");
    assert_ne!(browser.count("#mdbook-searchresults .teaser"), 0);
    assert_eq!(browser.complaints(), Vec::<String>::new());
    assert_eq!(browser.eval("location.protocol"), Value::from("file:"));
}
