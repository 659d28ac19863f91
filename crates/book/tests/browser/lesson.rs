//! What makes a page a lesson: code beside the picture, predictions, questions, addresses of
//! states, and the reader's progress. The page is made up for it.

use std::fmt::Write as _;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::figures::{SCRIPTS, figure, frames, no_complaints, page, site};
use crate::wasm::Program;
use crate::webdriver::{Browser, key};

/// A listing of sixty lines, `line 1` to `line 60`.
fn long_listing() -> String {
    let mut html = "<div class=\"listing\"><pre><code>".to_owned();
    for number in 1..=60 {
        writeln!(html, "    line_{number}(of_the_listing);").expect("a string");
    }
    html + "</code></pre></div>\n"
}

/// A figure with a frame at each of these lines of the long listing; 0 is nowhere.
fn figure_at(name: &str, lines: &[usize]) -> String {
    let mut data = frames("Worked");
    let frames: Vec<Value> = lines
        .iter()
        .map(|&line| {
            let mut frame = data["frames"][0].clone();
            frame["caption"] = json!(format!("at {line}"));
            frame["at"] = if line == 0 { Value::Null } else { json!(format!("line_{line}(")) };
            frame
        })
        .collect();
    data["frames"] = json!(frames);
    figure("trace", name, "[]", &data)
}

/// The place of the first element that `css` selects: left, top, right, bottom.
fn place(browser: &Browser, css: &str) -> [f64; 4] {
    let sides = browser.script(&format!(
        "const box = document.querySelector({css:?}).getBoundingClientRect();
         return [box.left, box.top, box.right, box.bottom]",
    ));
    serde_json::from_value(sides).expect("four numbers")
}

/// The lit line in the copy of the code lies within its box.
fn lit_in_its_box(browser: &Browser) {
    browser.wait("!document.querySelector('.trace-code .lit-line').hidden");
    browser.wait(
        "(() => {
             const [bar, box] = ['.trace-code .lit-line', '.trace-code']
                 .map(css => document.querySelector(css).getBoundingClientRect());
             return bar.height > 5 && box.top - 1 <= bar.top && bar.bottom <= box.bottom + 1;
         })()",
    );
}

#[test]
fn code_stands_beside_the_picture_or_below() {
    let Some(browser) = Browser::start() else { return };
    let page = site(&(long_listing() + &figure_at("demo", &[1, 30, 60, 0, 2])), vec![]);
    browser.prefer("prefers-reduced-motion", "reduce");
    browser.resize(1366, 768);
    browser.go(&page);
    let [_, top, right, _] = place(&browser, ".trace-stage");
    let [code_left, code_top, code_right, _] = place(&browser, ".trace-code");
    assert!(right <= code_left && (top - code_top).abs() < 40.0, "beside the picture");
    let [prose_left, _, prose_right, _] = place(&browser, "main");
    let [left, _, right, _] = place(&browser, "#demo");
    assert!(left < prose_left && prose_right < right && code_right < right, "wider than the prose");
    assert!(0.0 <= left && right <= 1366.0);
    browser.eval("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
    browser.eval("document.querySelector('#demo').focus({ preventScroll: true })");
    let heights = || browser.eval("[document.querySelector('#demo').offsetHeight, scrollY]");
    let before = heights();
    lit_in_its_box(&browser);
    for line in ["line_30(", "line_60("] {
        browser.press(key::RIGHT);
        lit_in_its_box(&browser);
        let named = browser.eval("document.querySelector('.trace-code').ariaLabel");
        assert!(named.as_str().is_some_and(|name| name.contains(line)), "{named}");
        assert_eq!(browser.count(".listing .lit-line:not([hidden])"), 1, "in the listing too");
    }
    let kept = browser.eval("document.querySelector('.trace-code').scrollTop");
    browser.press(key::RIGHT);
    assert_eq!(browser.count(".lit-line:not([hidden])"), 0, "a frame that is nowhere");
    assert_eq!(browser.eval("document.querySelector('.trace-code').scrollTop"), kept);
    browser.press(key::RIGHT);
    lit_in_its_box(&browser);
    assert_eq!(heights(), before, "neither the figure nor the page has moved");
    browser.screenshot("code-beside");

    // On a narrow screen: below, three lines of it, until all are asked for.
    browser.resize(390, 844);
    browser.wait("!document.querySelector('#demo').classList.contains('beside')");
    let [_, _, _, bottom] = place(&browser, ".trace-stage");
    let [_, top, _, folded_bottom] = place(&browser, ".trace-code");
    assert!(bottom <= top, "below the picture");
    lit_in_its_box(&browser);
    let [_, bar_top, _, bar_bottom] = place(&browser, ".trace-code .lit-line");
    let n_lines = (folded_bottom - top) / (bar_bottom - bar_top);
    assert!((3.0..5.0).contains(&n_lines), "{n_lines} lines");
    browser.screenshot("code-below");
    browser.click(".trace-unfold");
    let [_, top, _, bottom] = place(&browser, ".trace-code");
    assert!(bottom - top > 300.0, "unfolded");
    lit_in_its_box(&browser);
    let [left, _, right, _] = place(&browser, "#demo");
    assert!(0.0 <= left && right <= 390.0);
    no_complaints(&browser);
}

#[test]
fn code_in_a_fold_is_not_beside_the_picture() {
    let Some(browser) = Browser::start() else { return };
    let folded = format!("<details>{}</details>", long_listing());
    browser.go(&site(&(folded.clone() + &figure_at("demo", &[1, 30])), vec![]));
    assert_eq!(browser.count(".trace-listing:not([hidden]), .lit-line:not([hidden])"), 0);
    // The same code in the open is found, whatever is in the fold.
    browser.go(&site(&(long_listing() + &folded + &figure_at("demo", &[1, 30])), vec![]));
    assert_eq!(browser.count(".trace-listing:not([hidden])"), 1);
    assert_eq!(browser.count("main > .listing .lit-line:not([hidden])"), 1);
}

#[test]
fn a_figure_in_a_fold_finds_its_size_when_it_is_opened() {
    let Some(browser) = Browser::start() else { return };
    let figure = figure_at("demo", &[1, 30, 60]);
    let html =
        format!("{}<details id=\"fold\"><summary>More</summary>{figure}</details>", long_listing());
    browser.go(&site(&html, vec![]));
    assert_eq!(browser.eval("document.querySelector('#demo').checkVisibility()"), false);
    browser.click("#fold > summary");
    browser.wait("document.querySelector('.trace-stage').style.minHeight === '80px'");
    let height = browser.eval("document.querySelector('#demo').offsetHeight");
    browser.click(".trace-next");
    lit_in_its_box(&browser);
    assert_eq!(browser.eval("document.querySelector('#demo').offsetHeight"), height);
    // Keys, too, go to what can be seen alone.
    browser.eval("document.activeElement.blur()");
    browser.eval("document.querySelector('#fold').open = false");
    browser.eval("scrollTo(0, 0)");
    browser.press(key::RIGHT);
    assert_eq!(browser.eval("heard"), json!(["ArrowRight"]));
    no_complaints(&browser);
}

/// Three frames, two of which ask about the next one.
fn asking(title: &str) -> Value {
    let mut data = frames(title);
    data["frames"][0]["ask"] = json!({
        "question": "What is < next?", "choices": ["one", "two", "three"], "answer": 1, "because": "Two it is.",
    });
    data["frames"][1]["ask"] = json!({
        "question": "And then?", "choices": ["one", "three"], "answer": 1, "because": "Three it is.",
    });
    data
}

#[test]
fn asks_what_comes_next() {
    let Some(browser) = Browser::start() else { return };
    let program = Program::new().say(1, &asking("Own").to_string());
    let figures = [
        figure("trace", "demo", "[\"1\"]", &asking("Worked")),
        figure("trace", "plain", "[]", &frames("Plain")),
    ];
    browser.go(&site(&figures.concat(), vec![("demo", program)]));
    let asked = || browser.count("#demo .trace-ask:not([hidden])");
    assert_eq!(browser.count("#plain .trace-predict:not([hidden])"), 0, "nothing to predict");
    assert_eq!(asked(), 0, "who does not want to predict is not asked");
    browser.click("#demo .trace-predict");
    assert_eq!(asked(), 1);
    assert_eq!(browser.text("#demo .trace-ask-question"), "What is < next?");
    assert_eq!(browser.text("#demo .trace-caption"), "Worked: step 1 < all", "nothing is hidden");
    browser.press("1");
    assert_eq!(browser.text("#demo .verdict.bad"), "Not so. Two it is.");
    assert_eq!(browser.text("#demo .trace-choice.right"), "2 two");
    assert_eq!(browser.text("#demo .trace-predict"), "Predict: 0 of 1");
    browser.press("2");
    assert_eq!(browser.text("#demo .trace-predict"), "Predict: 0 of 1", "the first answer counts");
    browser.press(key::RIGHT);
    browser.click("#demo .trace-choice:nth-child(2)");
    assert_eq!(browser.text("#demo .verdict.good"), "✓ Right. Three it is.");
    assert_eq!(browser.text("#demo .trace-predict"), "Predict: 1 of 2");
    browser.screenshot("predicted");
    browser.press(key::RIGHT);
    assert_eq!(browser.text("#demo .trace-count"), "3 / 3");
    assert_eq!(asked(), 0);
    browser.press(key::HOME);
    assert_eq!(browser.text("#demo .verdict.bad"), "Not so. Two it is.", "an answer is remembered");
    assert_eq!(browser.eval("heard"), json!([]));
    let kept = browser.eval("JSON.parse(localStorage['way-to-algorithm']).predicted");
    assert_eq!(kept, json!({ "index.html#demo": [1, 2] }));

    // On the reader's own input too; playing stops at a question.
    browser.fill("#demo .trace-own input", "5");
    browser.press(key::ENTER);
    browser.wait_text("#demo .trace-title", "Own");
    assert_eq!(browser.text("#demo .trace-predict"), "Predict");
    assert_eq!(asked(), 1);
    browser.click("#demo .trace-run");
    browser.wait_text("#demo .trace-ask-question", "And then?");
    assert_eq!(browser.eval("document.querySelector('#demo .trace-run').ariaLabel"), "Play");
    assert_eq!(browser.text("#demo .trace-count"), "2 / 3");
    browser.eval("document.activeElement.blur()");
    browser.press("2");
    assert_eq!(browser.text("#demo .verdict.good"), "✓ Right. Three it is.");
    let own = browser.eval("JSON.parse(localStorage['way-to-algorithm']).predicted");
    assert_eq!(own, kept, "only the worked example is counted");
    browser.click("#demo .trace-predict");
    assert_eq!(asked(), 0);
    no_complaints(&browser);
}

#[test]
fn a_random_input_is_one_press_away() {
    let Some(browser) = Browser::start() else { return };
    let mut data = frames("Random");
    data["input"] = json!("7 8 9");
    let mut worked = frames("Worked");
    worked["random"] = json!(true);
    let programs = vec![
        ("demo", Program::new().say(1, &data.to_string())),
        ("echo", Program::new().echo().call("proc_exit", &[2])),
    ];
    let figures = [
        figure("trace", "demo", "[\"1\"]", &worked),
        figure("trace", "echo", "[\"1\"]", &worked),
        figure("trace", "plain", "[]", &frames("Plain")),
    ];
    browser.go(&site(&figures.concat(), programs));
    assert_eq!(browser.count("#plain .trace-random:not([hidden])"), 0);
    browser.click("#demo .trace-random");
    browser.wait_text("#demo .trace-title", "Random");
    assert_eq!(browser.eval("document.querySelector('#demo .trace-own input').value"), "7 8 9");
    browser.wait("location.hash === '#demo?in=7+8+9&step=1'");
    browser.click("#demo .trace-restore");
    assert_eq!(browser.text("#demo .trace-title"), "Worked");
    browser.click("#echo .trace-random");
    browser.wait_text("#echo .trace-message.bad", "--random");
    let heard = browser.text("#echo .trace-message");
    let words: Vec<&str> = heard.split('\0').collect();
    // The figure's own arguments come first: the program keeps its flags.
    assert_eq!((&words[1..3], words.len()), (&["1", "--random"][..], 5));
    assert!(words[3].parse::<u32>().is_ok(), "{heard}");
}

#[test]
fn the_answer_waits_and_the_figure_keeps_its_height() {
    let Some(browser) = Browser::start() else { return };
    let mut data = frames("Worked");
    let svg = |width: u32, height: u32, active: u32| {
        format!(
            "<svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\
             <circle class=\"active\" cx=\"{active}\" cy=\"20\" r=\"10\"/></svg>"
        )
    };
    data["frames"][0]["svg"] = json!(svg(300, 80, 20));
    data["frames"][1]["svg"] = json!(svg(700, 240, 650));
    data["frames"][1]["caption"] = json!("a long caption ".repeat(30));
    data["frames"][2]["svg"] = json!(svg(700, 40, 30));
    data["answer"] = json!("an answer that goes on ".repeat(300));
    for width in [1280, 390] {
        browser.resize(width, 844);
        browser.go(&site(&figure("trace", "demo", "[]", &data), vec![]));
        let height = || browser.eval("document.querySelector('#demo').offsetHeight");
        let answer =
            || browser.eval("getComputedStyle(document.querySelector('.trace-answer')).visibility");
        let active = || {
            let [left, _, right, _] = place(&browser, ".active");
            let [from, _, to, _] = place(&browser, ".trace-stage");
            from <= left && right <= to
        };
        let first = height();
        assert_eq!(answer(), "hidden");
        browser.click(".trace-next");
        assert_eq!((height(), answer()), (first.clone(), json!("hidden")));
        assert!(active(), "what is active is in view at {width}");
        let fades = browser.count(".trace-stage.more-left, .trace-stage.more-right");
        let focusable = browser.count(".trace-stage[tabindex='0'][role=region][aria-label]");
        assert_eq!((fades, focusable), if width == 390 { (1, 1) } else { (0, 0) });
        browser.click(".trace-next");
        assert_eq!((height(), answer()), (first, json!("visible")));
        assert!(active(), "what is active is in view at {width}");
        browser.wait("document.querySelector('.trace-answer').clientHeight <= 200");
        assert_eq!(browser.count(".trace-answer[tabindex='0']"), 1, "a long answer scrolls");
    }
}

#[test]
fn an_address_is_a_state() {
    let Some(browser) = Browser::start() else { return };
    let own = Program::new().say(1, &frames("Own").to_string());
    let link = "<p style=\"margin-bottom: 2000px\"><a id=\"to3\" href=\"#demo?step=3\">step 3</a>
        <a id=\"own\" href=\"#demo?in=7+8&amp;step=2\">own</a></p>";
    let page = site(
        &(link.to_owned() + &figure("trace", "demo", "[\"3\",\"4 5\"]", &frames("Worked"))),
        vec![("demo", own)],
    );
    browser.go(&page);
    assert_eq!(browser.eval("location.hash"), "", "nothing is written before the reader acts");
    browser.click("#to3");
    browser.wait_text(".trace-count", "3 / 3");
    assert_eq!(browser.eval("document.activeElement.id"), "demo");
    browser.wait("document.querySelector('#demo').getBoundingClientRect().top < innerHeight - 200");
    browser.press(key::LEFT);
    browser.wait("location.hash === '#demo?step=2'");
    assert_eq!(browser.text(".trace-count"), "2 / 3");
    browser.click("#to3");
    browser.wait_text(".trace-count", "3 / 3");
    browser.eval("document.querySelector('#demo').focus()");
    browser.press(key::HOME);
    browser.eval("history.replaceState(null, '', '#demo?step=3')");
    browser.click("#to3");
    browser.wait_text(".trace-count", "3 / 3");
    let entries = browser.eval("history.length");
    browser.press(key::LEFT);
    browser.wait("location.hash === '#demo?step=2'");
    assert_eq!(browser.eval("history.length"), entries, "a step is no entry of the history");

    browser.click("#own");
    browser.wait_text(".trace-title", "Own");
    assert_eq!(browser.text(".trace-count"), "2 / 3");
    assert_eq!(browser.eval("document.querySelector('.trace-own input').value"), "7 8");
    browser.press(key::RIGHT);
    browser.eval("location.hash = '#elsewhere'");
    browser.press(key::LEFT);
    browser.press(key::RIGHT);
    browser.wait("location.hash === '#demo?in=7+8&step=3'");
    // The same after a reload, and in a new window.
    browser.eval("location.reload()");
    browser.wait_text(".trace-title", "Own");
    browser.wait_text(".trace-count", "3 / 3");
    browser.go(&format!("{page}/index.html#demo?in=3+%224+5%22&step=2"));
    browser.wait_text(".trace-count", "2 / 3");
    assert_eq!(browser.text(".trace-title"), "Worked", "the worked example is not run again");
    browser.click("#own");
    browser.wait_text(".trace-title", "Own");
    browser.click("#to3");
    browser.wait_text(".trace-title", "Worked");
    // What is on show may be written into the address after a link is followed, but before the
    // page hears of it.
    browser.click("#own");
    browser.wait_text(".trace-title", "Own");
    browser.eval(
        "location.hash = '#demo?step=3', history.replaceState(null, '', '#demo?in=7+8&step=2')",
    );
    browser.wait_text(".trace-title", "Worked");
    assert_eq!(browser.eval("location.hash"), "#demo?step=3");
    browser.go(&format!("{page}/index.html#demo?step=99&in"));
    browser.go(&format!("{page}/index.html#nothing?step=x"));
    browser.go(&format!("{page}/index.html#demo?step=x%"));
    browser.wait_text(".trace-count", "1 / 3");
    no_complaints(&browser);
}

#[test]
fn the_figure_in_view_hears_the_arrow_keys() {
    let Some(browser) = Browser::start() else { return };
    let space = "<p style=\"height: 900px\"><a id=\"link\" href=\"#x\">a link</a></p>";
    let game = figure("trace play", "game", "[]", &{
        let mut data = frames("Game");
        data["frames"].as_array_mut().expect("frames").truncate(1);
        data
    });
    let figures = [
        game,
        space.to_owned(),
        figure("trace", "one", "[]", &frames("One")),
        space.to_owned(),
        figure("trace", "two", "[]", &frames("Two")),
    ];
    browser.go(&site(&figures.concat(), vec![]));
    let counts = || (browser.text("#one .trace-count"), browser.text("#two .trace-count"));
    browser.press(key::RIGHT);
    assert_eq!(browser.eval("heard"), json!(["ArrowRight"]), "a figure of one frame has no steps");
    for (id, expected) in [("one", ("2 / 3", "1 / 3")), ("two", ("2 / 3", "2 / 3"))] {
        browser.eval(&format!("document.getElementById({id:?}).scrollIntoView()"));
        browser.wait(&format!("document.querySelector('#{id}.hears')"));
        assert_eq!(browser.count("figure.hears"), 1);
        let hint = format!("document.querySelector('#{id} .trace-keys')");
        assert_eq!(browser.eval(&format!("getComputedStyle({hint}).visibility")), "visible");
        browser.press(key::RIGHT);
        assert_eq!(counts(), (expected.0.to_owned(), expected.1.to_owned()));
    }
    assert_eq!(browser.eval("heard"), json!(["ArrowRight"]));
    browser.eval("document.querySelector('#one').focus({ preventScroll: true })");
    browser.press(key::RIGHT);
    assert_eq!(counts(), ("3 / 3".to_owned(), "2 / 3".to_owned()), "the focus is stronger");
    no_complaints(&browser);
}

#[test]
fn one_figure_plays_at_a_time_and_only_in_view() {
    let Some(browser) = Browser::start() else { return };
    let figures = [figure_at("one", &[0; 30]), figure_at("two", &[0; 30])].concat();
    let url = site(&(figures + "<p style=\"height: 3000px\"></p>"), vec![]);
    browser.go(&url);
    let plays = |id: &str| {
        browser.eval(&format!("document.querySelector('#{id} .trace-run').ariaLabel")) == "Pause"
    };
    browser.click("#one .trace-run");
    assert!(plays("one"));
    browser.click("#two .trace-run");
    assert!(plays("two") && !plays("one"));
    browser.eval("scrollTo({ top: 2500, behavior: 'instant' })");
    browser.wait("document.querySelector('#two .trace-run').ariaLabel === 'Play'");
    // The speed holds for all figures, and for the next visit.
    browser.eval(
        "(() => {
             const speed = document.querySelector('#one .trace-speed');
             speed.value = '4';
             speed.dispatchEvent(new Event('change'));
         })()",
    );
    assert_eq!(browser.eval("document.querySelector('#two .trace-speed').value"), "4");
    browser.go(&format!("{url}/index.html"));
    assert_eq!(browser.eval("document.querySelector('#one .trace-speed').value"), "4");
    let start = std::time::Instant::now();
    browser.click("#one .trace-run");
    browser.wait_text("#one .trace-count", "4 / 30");
    assert!(start.elapsed().as_millis() < 3 * 1600, "three steps at four times the speed");
    no_complaints(&browser);
}

#[test]
fn own_input_is_forgiving() {
    let Some(browser) = Browser::start() else { return };
    let programs = vec![
        ("endless", Program::new().forever()),
        ("bad", Program::new().say(2, "error: no\n").call("proc_exit", &[2])),
        ("echo", Program::new().echo().call("proc_exit", &[2])),
    ];
    let figures =
        [("trace", "endless", "[\"3\",\"4\"]"), ("trace", "bad", "[]"), ("trace", "echo", "[]")];
    browser.go(&page(&figures, programs));
    let run = |id: &str, line: &str| {
        browser.fill(&format!("#{id} .trace-own input"), line);
        browser.click(&format!("#{id} .trace-own [type=submit]"));
    };
    run("endless", " ");
    browser.wait_text("#endless .trace-message.bad", "Type an input first, for example: 3 4");
    run("bad", "");
    browser.wait_text("#bad .trace-message.bad", "Type an input first.");
    assert!(browser.requests().iter().all(|url| !url.contains("/wasm/")), "nothing was started");
    run("endless", "1");
    browser.wait_text("#endless .trace-message", "Running …");
    browser.click("#endless .trace-own [type=submit]");
    browser.wait_text("#endless .trace-message", "Still running.");
    browser.click("#endless .trace-cancel");
    browser.wait_text("#endless .trace-message.bad", "Canceled.");
    assert_eq!(browser.count("#endless .trace-cancel:not([hidden])"), 0);
    assert_eq!(browser.count("#endless .trace-restore:not([hidden])"), 1);
    browser.click("#endless .trace-restore");
    assert_eq!(browser.text("#endless .trace-message"), "");
    run("bad", "1");
    browser.wait_text("#bad .trace-message.bad", "error: no");
    browser.click("#bad .trace-restore");
    assert_eq!(browser.eval("document.querySelector('#bad .trace-own input').value"), "");
    run("echo", "--help");
    browser.wait_text("#echo .trace-message.bad", "--help");
    assert!(!browser.text("#echo .trace-message").contains("--frames"), "help is help");
    no_complaints(&browser);
}

#[test]
fn code_to_try_is_a_button() {
    let Some(browser) = Browser::start() else { return };
    let own = Program::new().say(1, &frames("Own").to_string());
    let html = figure("trace", "demo", "[\"1\"]", &frames("Worked"))
        + "<p>A paragraph of <code>code</code>.</p>
           <p>See <code>a</code>. Try <code>3 2 1</code>, where all is odd, and <code>7 8</code>. Then <code>b</code>.</p>
           <h2>More</h2><p>Try <code>4</code>.</p>";
    browser.go(&site(&html, vec![("demo", own)]));
    let buttons = browser
        .script("return [...document.querySelectorAll('.try')].map(code => code.textContent)");
    assert_eq!(buttons, json!(["3 2 1", "7 8"]));
    browser.click(".try:nth-of-type(2)");
    browser.wait_text(".trace-title", "Own");
    assert_eq!(browser.eval("document.querySelector('.trace-own input').value"), "7 8");
    browser.wait("location.hash === '#demo?in=7+8&step=1'");
    no_complaints(&browser);
}

#[test]
fn a_page_from_a_file_says_how_to_run() {
    let Some(browser) = Browser::start() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let html = include_str!("page.html")
        .replace("FIGURES", &figure("trace", "demo", "[\"1\"]", &frames("Worked")));
    std::fs::write(folder.path().join("index.html"), html).expect("a file");
    for (name, script) in SCRIPTS {
        std::fs::write(folder.path().join(format!("{name}.js")), script).expect("a file");
    }
    browser.go(&format!("file://{}/index.html", folder.path().display()));
    browser.click(".trace-next");
    assert_eq!(browser.text(".trace-count"), "2 / 3");
    browser.click(".trace-own [type=submit]");
    browser.wait_text(".trace-message.bad", "start “cargo book”");
}

const CHOICE: &str = r#"<div class="question" data-question id="question-1" data-kind="choice" data-right="1">
<p>Which heap has a winning move in <code>3 4 5</code>?</p>
<ol class="choices"><li>The heap of 3</li><li>The heap of 5</li></ol>
<details class="solution"><summary>Answer</summary>
<ol class="becauses"><li class="right">3 xor 2 = 1 is less.</li><li>A <b id="x">heap</b> cannot grow.</li></ol></details></div>
"#;
const SEVERAL: &str = r#"<div class="question" data-question id="question-2" data-kind="choice" data-right="1 3">
<p>Which are odd?</p><ol class="choices"><li>1</li><li>2</li><li>3</li></ol>
<details class="solution"><summary>Answer</summary>
<ol class="becauses"><li class="right">One.</li><li>Two is even.</li><li class="right">Three.</li></ol></details></div>
"#;
const VALUE: &str = r#"<div class="question" data-question id="question-3" data-kind="value" data-answer="1 2 Inf">
<p>What comes out?</p>
<details class="solution"><summary>Answer</summary><p class="answer"><strong>1 2 Inf</strong></p>
<div class="because"><p>So it is.</p></div><div class="wrong" data-value="3,4"><p>That is <em>too</em> much.</p></div></details></div>
"#;

#[test]
fn questions_are_answered_and_remembered() {
    let Some(browser) = Browser::start() else { return };
    let url = format!("{}/index.html", site(&[CHOICE, SEVERAL, VALUE].concat(), vec![]));
    browser.go(&url);
    let verdict = |id: usize| browser.text(&format!("#question-{id} .verdict"));
    let check = |id: usize| browser.click(&format!("#question-{id} [type=submit]"));
    let mark =
        || browser.eval("document.querySelector('#mdbook-sidebar a:last-child .mark')?.ariaLabel");
    check(1);
    assert_eq!(verdict(1), "Choose first.");
    browser.click("#question-1 .choices li:nth-child(2) label");
    check(1);
    assert_eq!(verdict(1), "Not so. A heap cannot grow.");
    assert_eq!(browser.count("#x"), 1, "an id stands once");
    // With keys: a number chooses, Enter checks, and mdBook hears nothing.
    browser.press(key::LEFT);
    browser.eval("document.querySelector('#question-1 .choices input').focus()");
    browser.press("2");
    browser.press("1");
    browser.press(key::ENTER);
    assert_eq!(verdict(1), "✓ Right. 3 xor 2 = 1 is less.");
    assert_eq!(browser.eval("heard.filter(key => key !== 'Enter')"), json!([]));
    assert_eq!(browser.count(".question.solved"), 1);

    browser.click("#question-2 .choices li:nth-child(3) label");
    check(2);
    assert_eq!(verdict(2), "Right as far as it goes, but there is more.");
    browser.click("#question-2 .choices li:nth-child(1) label");
    browser.click("#question-2 .choices li:nth-child(2) label");
    check(2);
    assert_eq!(verdict(2), "Not so. Two is even.");
    browser.click("#question-2 .choices li:nth-child(2) label");
    check(2);
    assert_eq!(verdict(2), "✓ Right. One. Three.", "reasons are apart");

    check(3);
    assert_eq!(verdict(3), "Type an answer first.");
    browser.fill("#question-3 input", "5");
    browser.press(key::ENTER);
    assert_eq!(verdict(3), "Not so. Try again.");
    browser.fill("#question-3 input", " 3 , 4");
    browser.press(key::ENTER);
    assert_eq!(verdict(3), "Not so. That is too much.");
    assert_ne!(mark(), "all questions solved");
    browser.fill("#question-3 input", " 1,2,  INF ");
    browser.press(key::ENTER);
    assert_eq!(verdict(3), "✓ Right. So it is.");
    assert_eq!(mark(), "all questions solved");
    browser.screenshot("questions");

    let kept = browser.eval("JSON.parse(localStorage['way-to-algorithm'])");
    let solved = json!({ "index.html#question-1": true, "index.html#question-2": true, "index.html#question-3": true });
    assert_eq!(kept["solved"], solved);
    browser.go(&url);
    assert_eq!(browser.count(".question.solved"), 3);
    assert_eq!(verdict(3), "✓ Right. So it is.");
    assert_eq!(browser.eval("document.querySelector('#question-3 input').value"), "1 2 Inf");
    assert_eq!(browser.eval("document.querySelector('#question-1 input').checked"), true);
    assert_eq!(mark(), "all questions solved");
    assert_eq!(browser.eval("document.cookie"), "");
    no_complaints(&browser);
}

#[test]
fn progress_is_shown_and_forgotten() {
    let Some(browser) = Browser::start() else { return };
    let html = format!("<div id=\"progress\"></div><p style=\"height: 3000px\"></p>{CHOICE}");
    browser.go(&format!("{}/index.html", site(&html, vec![])));
    let rows = || {
        browser.script(
            "return [...document.querySelectorAll('#progress tbody tr')]
                 .map(row => [...row.cells].map(cell => cell.textContent))",
        )
    };
    assert_eq!(rows(), json!([["Other", "", "", ""], ["This", "", "0 of 1", ""]]));
    browser.eval("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
    browser.wait("document.querySelector('#progress td:nth-child(2)').closest('tbody').textContent.includes('✓')");
    browser.click("#question-1 .choices label");
    browser.click("#question-1 [type=submit]");
    assert_eq!(rows(), json!([["Other", "", "", ""], ["This", "✓", "1 of 1", ""]]));
    assert!(browser.text("#progress p").contains("read 1 of 2 pages and solved 1 questions"));
    browser.eval("confirm = () => true");
    browser.click("button.forget");
    assert_eq!(browser.eval("localStorage.getItem('way-to-algorithm')"), Value::Null);
    assert_eq!(browser.count("#mdbook-sidebar .mark"), 0);
    no_complaints(&browser);
}

#[test]
fn a_store_that_is_broken_does_no_harm() {
    let Some(browser) = Browser::start() else { return };
    let url = format!("{}/index.html", page(&[("trace", "demo", "[]")], vec![]));
    browser.go(&url);
    for kept in ["{", "null", "7", "{\"solved\": {}, \"speed\": 3}"] {
        browser.eval(&format!("localStorage.setItem('way-to-algorithm', {kept:?})"));
        browser.go(&url);
        browser.click(".trace-next");
        assert_eq!(browser.text(".trace-count"), "2 / 3", "{kept}");
    }
    no_complaints(&browser);
}

#[test]
fn folds_open_on_paper() {
    let Some(browser) = Browser::start() else { return };
    let html = format!(
        "<details id=\"fold\"><summary>More</summary>text</details>
         <details id=\"open\" open><summary>More</summary>text</details>{CHOICE}{}",
        long_listing() + &figure_at("demo", &[1, 30])
    );
    browser.resize(1366, 768);
    browser.go(&site(&html, vec![]));
    browser.script(
        "addEventListener('beforeprint', () => { printed =
             ['#fold', '#open', '.solution', '.trace-steps'].map(css => document.querySelector(css).open) });
         print = () => { pressed = true }",
    );
    browser.click(".print-page");
    assert_eq!(browser.eval("pressed"), true);
    browser.print();
    assert_eq!(browser.eval("printed"), json!([true, true, false, true]));
    let after = browser.script(
        "return ['#fold', '#open', '.solution', '.trace-steps'].map(css => document.querySelector(css).open)",
    );
    assert_eq!(after, json!([false, true, false, false]));
    browser.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
    assert_eq!(browser.eval("document.querySelector('.trace-listing').checkVisibility()"), false);
    let [left, _, right, _] = place(&browser, "#demo");
    let [prose_left, _, prose_right, _] = place(&browser, "main");
    assert!(prose_left <= left && right <= prose_right, "no wider than the paper");
    no_complaints(&browser);
}
