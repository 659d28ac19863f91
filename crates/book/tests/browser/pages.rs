//! The pages of the book itself, as readers meet them: on a wide and a narrow screen, in every
//! theme, with their own input, and in a game against the program.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::{env, thread};

use book::make::{Options, make};
use book::serve::{Site, serve};
use book::wasm;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::webdriver::{Browser, key};

const NIM: &str = "/game-theory/nim-game.html";
const THEMES: [&str; 5] = ["light", "rust", "coal", "navy", "ayu"];

/// The folder of the book, which is built once for all tests.
pub(crate) fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| env::var_os("BOOK_FOLDER").map_or_else(build, PathBuf::from))
}

/// The address of the book, which is served once for all tests.
pub(crate) fn book() -> &'static str {
    static ADDRESS: OnceLock<String> = OnceLock::new();
    ADDRESS.get_or_init(|| {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let site = Arc::new(Site::new(folder().to_owned()));
        thread::spawn(move || serve(&listener, &site));
        format!("http://{address}")
    })
}

/// Builds the pages, and the programs if there is a compiler for them.
fn build() -> PathBuf {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("a folder");
    let out = root.join("target/book-in-browser/en");
    let built = make(&root, &Options { out, ..Options::new(&root) }).unwrap_or_else(|faults| {
        panic!("the book has faults:\n{}", lines(&faults));
    });
    if let Some(toolchain) = wasm::toolchain() {
        let programs = wasm::build_all(&root, toolchain).unwrap_or_else(|faults| {
            panic!("the programs have faults:\n{}", lines(&faults));
        });
        wasm::install(&programs, &built.folder).expect("the programs of the pages");
    }
    built.folder
}

fn lines(faults: &[book::Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// A browser at a page of the book.
pub(crate) fn open(page: &str) -> Option<Browser> {
    let browser = Browser::start()?;
    browser.go(&format!("{}{page}", book()));
    Some(browser)
}

/// The same, for a test that runs programs in the page.
fn open_to_run(page: &str) -> Option<Browser> {
    let browser = open(page)?;
    let is_there = browser.script(
        "const request = new XMLHttpRequest();
         request.open('GET', path_to_root + 'wasm/nim.wasm', false);
         request.send();
         return request.status === 200",
    );
    if is_there == Value::Bool(true) {
        return Some(browser);
    }
    crate::webdriver::skip("the compiler cannot build the programs of the pages");
    None
}

/// Everything that must be true of any page at any time.
pub(crate) fn check_manners(browser: &Browser) {
    assert_eq!(browser.complaints(), Vec::<String>::new());
    let strangers: Vec<String> = browser
        .requests()
        .into_iter()
        .filter(|url| {
            !url.starts_with(book())
                && !["data:", "blob:", "chrome:"].iter().any(|own| url.starts_with(own))
        })
        .collect();
    assert_eq!(strangers, Vec::<String>::new(), "asked outside hosts");
}

pub(crate) fn set_theme(browser: &Browser, theme: &str) {
    browser.eval(&format!("localStorage.setItem('mdbook-theme', {theme:?})"));
    browser.eval("location.reload()");
    browser.wait(&format!("document.documentElement.classList.contains({theme:?})"));
    browser.wait("document.readyState === 'complete'");
}

#[test]
fn keys_step_inside_a_figure_and_turn_pages_outside() {
    let Some(browser) = open(NIM) else { return };
    let here = browser.eval("location.pathname");
    assert!(browser.text(".trace-count").starts_with("1 / "));
    browser.click(".trace .trace-next");
    assert!(browser.text(".trace-count").starts_with("2 / "));
    browser.press(key::RIGHT);
    assert!(browser.text(".trace-count").starts_with("3 / "));
    browser.press(key::END);
    browser.press(key::RIGHT);
    browser.press(key::HOME);
    browser.press(key::LEFT);
    assert!(browser.text(".trace-count").starts_with("1 / "));
    assert_eq!(browser.eval("location.pathname"), here, "the page was not turned");
    browser.eval("document.activeElement.blur()");
    let center = "{ block: 'center', behavior: 'instant' }";
    browser.eval(&format!("document.querySelector('.trace').scrollIntoView({center})"));
    browser.press(key::RIGHT);
    assert!(browser.text(".trace-count").starts_with("2 / "), "the figure is on the screen");
    browser.eval("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
    browser.press(key::RIGHT);
    browser.wait(&format!("location.pathname !== {here}"));
    browser.eval("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
    browser.press(key::LEFT);
    browser.wait(&format!("location.pathname === {here}"));
    check_manners(&browser);
}

#[test]
fn every_place_of_a_frame_lights_its_line() {
    let Some(browser) = open(NIM) else { return };
    let all = browser.script(
        "return [...document.querySelectorAll('figure.trace')].map(figure =>
             JSON.parse(figure.querySelector('.trace-data').textContent).frames.map(frame => frame.at))",
    );
    let figures = all.as_array().expect("figures");
    let mut n_lit = 0;
    for (number, frames) in figures.iter().enumerate() {
        let id = browser.eval(&format!("document.querySelectorAll('figure.trace')[{number}].id"));
        let id = id.as_str().expect("an id");
        browser.eval(&format!("document.getElementById({id:?}).focus()"));
        browser.press(key::HOME);
        for at in frames.as_array().expect("frames") {
            let lit = browser.count(&format!(
                "main > .listing .lit-line:not([hidden]), #{id} .lit-line:not([hidden])"
            ));
            let code = browser
                .eval(&format!("document.querySelector('#{id} .trace-code').ariaLabel ?? ''"));
            let code = code.as_str().expect("a name");
            match at.as_str() {
                None => assert_eq!((lit, code.contains("now at")), (0, false)),
                Some(at) => {
                    assert_eq!(lit, 2, "{id}: {at}, in the listing and in its copy");
                    assert!(code.contains(at), "{id}: {at} is not in {code}");
                    if n_lit == 0 {
                        let listing = "document.querySelector('.listing .lit-line').parentElement";
                        browser.eval(&format!("{listing}.scrollIntoView({{ block: 'center' }})"));
                        browser.screenshot("lit-line");
                    }
                    n_lit += 1;
                }
            }
            browser.press(key::RIGHT);
        }
    }
    assert!(0 < n_lit, "no frame of the page lights a line");
}

#[test]
fn runs_own_input_good_and_bad() {
    let Some(browser) = open_to_run(NIM) else { return };
    let worked = browser.text(".trace-title");
    browser.fill(".trace-own input", "7 2 4 1");
    browser.press(key::ENTER);
    browser.wait_text(".trace-title", "7 2 4 1");
    assert!(browser.text(".trace-answer").starts_with("Lost"), "7 2 4 1 is balanced");
    browser.fill(".trace-own input", "11 6 10 8");
    browser.click(".trace-own [type=submit]");
    browser.wait_text(".trace-title", "11 6 10 8");
    assert!(browser.text(".trace-answer").contains("3 winning moves"));
    browser.screenshot("own-input");

    browser.fill(".trace-own input", "3 x 5");
    browser.press(key::ENTER);
    browser.wait_text(".trace-message.bad", "error: ");
    let error = browser.text(".trace-message");
    assert!(error.contains("\"x\" is not a number (column 3)"), "{error}");
    assert!(browser.text(".trace-title").contains("11 6 10 8"), "the picture stays");
    browser.click(".trace-restore");
    assert_eq!(browser.text(".trace-title"), worked);
    assert_eq!(browser.text(".trace-message"), "");
    check_manners(&browser);
}

/// The heaps of the game, as the page tells a reader who cannot see it.
fn heaps(browser: &Browser) -> Vec<u64> {
    let text = browser.eval("document.querySelector('.play .trace-stage > svg').ariaDescription");
    let text = text.as_str().expect("a text");
    let rows = text.lines().filter(|line| line.starts_with("heap "));
    rows.map(|row| row.split_whitespace().last().unwrap().parse().expect("a size")).collect()
}

/// Begins a game from `start` and plays it to its end; `choose` makes the reader's moves.
/// Returns what the page says in the end.
fn play(browser: &Browser, start: &str, choose: impl Fn(&[u64]) -> (usize, u64)) -> String {
    // Without motion the reply comes at once.
    browser.prefer("prefers-reduced-motion", "reduce");
    browser.fill(".trace-new input[type=text]", start);
    browser.click(".trace-new [type=submit]");
    browser.wait(&format!(
        "(document.querySelector('.play .trace-stage > svg').ariaDescription.match(/\\d+$/gm) || []).join(' ') === {start:?}
         && document.querySelector('.trace-moves').textContent === ''"
    ));
    for n_moves in 1.. {
        let (heap, take) = choose(&heaps(browser));
        browser.fill(".trace-move input", &format!("{} {take}", heap + 1));
        browser.press(key::ENTER);
        browser.wait(&format!(
            "(document.querySelector('.trace-moves').textContent.match(/\\d+ \\d+/g) || []).length === {n_moves}"
        ));
        if browser.eval("document.querySelector('.trace-move input').disabled") == Value::Bool(true)
        {
            break;
        }
        assert!(n_moves < 20, "a game of {start} ends sooner");
    }
    assert!(heaps(browser).iter().all(|&heap| heap == 0));
    browser.text(".play .trace-answer:not([hidden])")
}

#[test]
fn a_balanced_game_is_lost_and_an_unbalanced_one_is_won() {
    let Some(browser) = open_to_run(NIM) else { return };
    let one_of_the_first =
        |heaps: &[u64]| (heaps.iter().position(|&heap| 0 < heap).expect("an object is left"), 1);
    let end = play(&browser, "1 2 3", one_of_the_first);
    assert!(end.contains("I win"), "{end}");
    browser.screenshot("game-lost");

    let balance = |heaps: &[u64]| {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let heap =
            heaps.iter().position(|heap| heap ^ sum < *heap).expect("an unbalanced position");
        (heap, heaps[heap] - (heaps[heap] ^ sum))
    };
    let end = play(&browser, "3 4 5", balance);
    assert!(end.contains("you win"), "{end}");
    browser.screenshot("game-won");
    check_manners(&browser);
}

#[test]
fn a_game_has_rules_and_options() {
    let Some(browser) = open_to_run(NIM) else { return };
    let before = heaps(&browser);
    browser.fill(".trace-move input", "1 99");
    browser.press(key::ENTER);
    browser.wait_text(".play .trace-message.bad", "That cannot be played: ");
    assert_eq!(heaps(&browser), before);
    browser.fill(".trace-move input", "1 1");
    browser.press(key::ENTER);
    browser.wait_text(".trace-moves", "1 1");
    assert_eq!(browser.text(".play .trace-message"), "");
    let count = browser.text(".play .trace-count");
    assert_eq!(count, "2 / 3", "first the reader's own move is seen, then the reply");
    browser.wait_text(".play .trace-count", "3 / 3");
    browser.press(key::ENTER);
    browser.wait_text(".play .trace-message", "Type a move first.");
    browser.fill(".trace-move input", "1 99");
    browser.press(key::ENTER);
    browser.wait_text(".play .trace-message.bad", "That cannot be played: ");
    browser.click(".trace-take-back");
    browser.wait("document.querySelector('.trace-moves').textContent === ''");
    assert_eq!(heaps(&browser), before);
    browser.click(".trace-option input[value='--second']");
    browser.wait_text(".play .trace-count", "2 / 2");
    let changed = heaps(&browser).iter().zip(&before).filter(|(now, then)| now < then).count();
    assert_eq!(changed, 1, "the program has made one move");
    browser.fill(".trace-new input[type=text]", "3 oops");
    browser.click(".trace-new [type=submit]");
    browser.wait_text(".play .trace-message.bad", "error: ");
    check_manners(&browser);
}

#[test]
fn fits_wide_and_narrow_screens_in_every_theme() {
    let Some(browser) = open(NIM) else { return };
    for (width, height) in [(1280, 900), (390, 844)] {
        browser.resize(width, height);
        for theme in THEMES {
            set_theme(&browser, theme);
            let too_wide = browser.script(
                "const parts = [document.documentElement, document.body, document.querySelector('#mdbook-content'),
                                ...document.querySelectorAll('figure.trace')];
                 return parts.filter(part => part.scrollWidth > part.clientWidth + 1 || part.clientWidth > innerWidth)
                             .map(part => `${part.tagName} ${part.id}: ${part.scrollWidth} in ${part.clientWidth}`)",
            );
            assert_eq!(too_wide, json!([]), "{theme} at {width}");
            let too_small = browser.script(
                "return [...document.querySelectorAll('.trace button, .trace input[type=text], .trace summary')]
                     .filter(part => part.checkVisibility() && part.getBoundingClientRect().height < 36)
                     .map(part => part.className)",
            );
            assert_eq!(too_small, json!([]), "{theme} at {width}");
            let too_faint = browser.script(CONTRAST);
            assert_eq!(too_faint, json!([]), "{theme} at {width}");
            for (number, figure) in ["trace", "play", "cost"].into_iter().enumerate() {
                browser.eval(&format!(
                    "document.querySelector('figure.{figure}').scrollIntoView({{ block: 'start' }})"
                ));
                browser.screenshot(&format!("{theme}-{width}-{number}"));
            }
        }
    }
    check_manners(&browser);
}

/// The texts of the figures that stand out from their background by less than 4.5 to 1.
const CONTRAST: &str = r"
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    function luminance(color) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map(byte => {
            const part = byte / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
    const texts = 'main p a, .hljs-comment, .chapter a.active, .menu-title, .trace-title, .trace-count, .trace-caption, .trace-answer, .trace-how, .trace summary, .trace label, '
        + '.trace button:not([aria-disabled=true], :disabled)';
    return [...document.querySelectorAll(texts)].filter(text => text.checkVisibility()).map(text => {
        let ground = text, found;
        do {
            found = getComputedStyle(ground).backgroundColor;
            ground = ground.parentElement;
        } while (/, 0\)$/.test(found) && ground);
        const [dark, light] = [luminance(getComputedStyle(text).color), luminance(found)].sort((a, b) => a - b);
        return `${text.className || text.tagName} ${((light + 0.05) / (dark + 0.05)).toFixed(2)}`;
    }).filter(line => Number(line.split(' ').at(-1)) < 4.5)";

#[test]
fn what_is_heard_has_names() {
    let Some(browser) = open(NIM) else { return };
    let nameless = browser.script(
        "const named = element => element.ariaLabel || document.getElementById(element.getAttribute('aria-labelledby'));
         return [...document.querySelectorAll('figure.trace, figure.trace svg, [role=region], [role=group]')]
             .filter(element => !named(element)).map(element => element.outerHTML.slice(0, 200))",
    );
    assert_eq!(nameless, json!([]));
    let scrolls = browser.script(
        "return [...document.querySelectorAll('main *')].filter(element =>
             /auto|scroll/.test(getComputedStyle(element).overflow) && element.checkVisibility()
             && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
             && element.tabIndex !== 0).map(element => element.outerHTML.slice(0, 200))",
    );
    assert_eq!(scrolls, json!([]), "what scrolls can be reached with keys");
    let toggle = "document.querySelector('#mdbook-sidebar-toggle')";
    assert_eq!(browser.eval(&format!("[{toggle}.role, {toggle}.tabIndex]")), json!(["button", 0]));
    browser.eval(&format!("{toggle}.focus()"));
    let before = browser.eval(&format!("{toggle}.ariaExpanded"));
    browser.press(key::ENTER);
    browser.wait(&format!("{toggle}.ariaExpanded !== {before}"));
    browser.press(key::SPACE);
    browser.wait(&format!("{toggle}.ariaExpanded === {before}"));
    let description = "document.querySelector('meta[name=description]').content.length > 50";
    assert_eq!(browser.eval(description), true);
    let small = browser.script(
        "return [...document.querySelectorAll('#mdbook-sidebar .chapter a')]
             .filter(link => link.checkVisibility() && link.getBoundingClientRect().height < 24)
             .map(link => link.textContent)",
    );
    assert_eq!(small, json!([]), "targets in the sidebar");
    check_manners(&browser);
}

#[test]
fn every_page_is_quiet_and_asks_nobody_outside() {
    let Some(browser) = open("/index.html") else { return };
    let pages = browser.script(
        "return [...new Set([...document.querySelectorAll('#mdbook-sidebar a[href]')].map(link => link.href.split('#')[0]))]",
    );
    let pages = pages.as_array().expect("pages").clone();
    assert!(
        pages.iter().any(|page| page.as_str().is_some_and(|page| page.ends_with(NIM))),
        "{pages:?}"
    );
    browser.resize(390, 844);
    let mut too_wide = Vec::new();
    for page in pages {
        let page = page.as_str().expect("an address");
        browser.go(page);
        check_manners(&browser);
        let sticks_out =
            browser.eval("document.querySelector('#mdbook-content').scrollWidth > innerWidth");
        // Anything but a clear no is a fault, for example a page without its content.
        if sticks_out != false {
            too_wide.push(page.to_owned());
        }
    }
    assert!(too_wide.is_empty(), "wider than a narrow screen: {too_wide:#?}");
}

#[test]
fn without_scripts_all_steps_stand_in_the_page() {
    let Some(browser) = Browser::start() else { return };
    browser.devtools("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    browser.go(&format!("{}{NIM}", book()));
    assert_eq!(browser.count(".trace-controls, .trace-form, .live"), 0, "no script has run");
    let figure = browser.script(
        "const figure = document.querySelector('figure.trace');
         const seen = css => [...figure.querySelectorAll(css)].filter(part => part.checkVisibility()).length;
         const frames = JSON.parse(figure.querySelector('.trace-data').textContent).frames;
         return { captions: seen('.trace-captions li') - frames.length, title: seen('.trace-title'),
                  picture: seen('.trace-stage svg'), answer: seen('.trace-answer'),
                  last: figure.querySelector('.trace-stage').ariaLabel.trim() === frames.at(-1).text.trim() }",
    );
    assert_eq!(
        figure,
        json!({ "captions": 0, "title": 1, "picture": 1, "answer": 1, "last": true })
    );
    assert!(
        browser.eval("document.querySelector('figure.play').innerText.includes('JavaScript')")
            == true
    );
    browser.screenshot("without-scripts");
}
