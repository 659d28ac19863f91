//! The player on a page made up for it: stepping, the lit line, and programs that behave well and
//! badly.

use std::collections::HashMap;

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::site::{self, Files};
use crate::wasm::Program;
use crate::webdriver::{Browser, key};

/// The scripts of the pages.
pub(crate) const SCRIPTS: [(&str, &str); 9] = [
    ("elements", include_str!("../../assets/elements.js")),
    ("progress", include_str!("../../assets/progress.js")),
    ("questions", include_str!("../../assets/questions.js")),
    ("programs", include_str!("../../assets/programs.js")),
    ("listings", include_str!("../../assets/listings.js")),
    ("graphs", include_str!("../../assets/graphs.js")),
    ("planes", include_str!("../../assets/planes.js")),
    ("player", include_str!("../../assets/player.js")),
    ("page", include_str!("../../assets/page.js")),
];

/// Three frames: one at the first line of the listing, one at the second, one at none.
pub(crate) fn frames(title: &str) -> Value {
    let frame = |number: usize, at: Value| {
        json!({
            "caption": format!("{title}: step {number} < all"),
            "at": at,
            "text": format!("picture {number}"),
            "svg": format!("<svg viewBox=\"0 0 600 80\" width=\"600\" height=\"80\"><text y=\"20\">{number}</text></svg>"),
        })
    };
    let frames = [frame(1, json!("fn nim_sum")), frame(2, json!("let sum")), frame(3, Value::Null)];
    json!({ "title": title, "answer": format!("{title}: the answer"), "frames": frames })
}

/// A figure as the book's builder makes it.
pub(crate) fn figure(kind: &str, example: &str, args: &str, data: &Value) -> String {
    let captions: String = data["frames"]
        .as_array()
        .map_or(String::new(), |frames| frames.iter().map(|_| "<li>a caption</li>").collect());
    let data_text = data.to_string().replace('<', "\\u003c");
    format!(
        "<figure class=\"{kind}\" id=\"{example}\" data-package=\"p\" data-example=\"{example}\" \
         data-args='{args}'>\n<figcaption class=\"trace-title\">static title</figcaption>\n\
         <div class=\"trace-stage\" role=\"img\" aria-label=\"static\"><svg></svg></div>\n\
         <ol class=\"trace-captions\">{captions}</ol>\n<p class=\"trace-answer\">static answer</p>\n\
         <script type=\"application/json\" class=\"trace-data\">{data_text}</script>\n</figure>\n"
    )
}

/// A page with one figure for each `(kind, example, args)`, each with the same three frames.
pub(crate) fn page(figures: &[(&str, &str, &str)], programs: Vec<(&str, Program)>) -> String {
    let figures: String = figures
        .iter()
        .map(|(kind, example, args)| figure(kind, example, args, &frames("Worked")))
        .collect();
    site(&figures, programs)
}

pub(crate) fn site(figures: &str, programs: Vec<(&str, Program)>) -> String {
    let html = include_str!("page.html").replace("FIGURES", figures);
    let mut files: Files = HashMap::from([
        ("/".into(), ("text/html", html.into())),
        ("/book.css".into(), ("text/css", include_bytes!("../../assets/book.css").into())),
        ("/pictures.css".into(), ("text/css", include_bytes!("../../assets/pictures.css").into())),
        ("/wasm/late.wasm".into(), ("text/plain", "error: could not compile `late`\n".into())),
    ]);
    files.insert("/index.html".into(), files["/"].clone());
    for (name, script) in SCRIPTS {
        files.insert(format!("/{name}.js"), ("text/javascript", script.into()));
    }
    for (name, program) in programs {
        files.insert(format!("/wasm/{name}.wasm"), ("application/wasm", program.assemble()));
    }
    site::serve(files)
}

pub(crate) fn no_complaints(browser: &Browser) {
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn steps_by_click_and_by_key() {
    let Some(browser) = Browser::start() else { return };
    browser.go(&page(&[("trace", "demo", "[]")], vec![]));
    let seen = || {
        let text = browser.text(".trace-stage text");
        assert_eq!(browser.text(".trace-caption"), format!("Worked: step {text} < all"));
        assert_eq!(browser.text(".trace-count"), format!("{text} / 3"));
        assert_eq!(browser.eval("document.querySelector('.trace-slider').value"), text);
        let names = "[picture.role, picture.ariaLabel, picture.ariaDescription]";
        let named = browser.script(&format!(
            "const picture = document.querySelector('.trace-stage > svg'); return {names}"
        ));
        assert_eq!(named, json!(["img", format!("Step {text}"), format!("picture {text}")]));
        text
    };
    assert_eq!(seen(), "1");
    assert_eq!(browser.text(".trace-title"), "Worked");
    assert_eq!(browser.text(".trace-answer"), "Worked: the answer");
    assert_eq!(browser.count(".trace-steps:not([open]) li"), 3);
    browser.click(".trace-next");
    assert_eq!(seen(), "2");
    browser.click(".trace-next");
    browser.click(".trace-next");
    assert_eq!(seen(), "3", "the last step is the last");
    browser.press(key::RIGHT);
    browser.press(key::LEFT);
    assert_eq!(seen(), "2", "a button that is at its end keeps the focus");
    browser.press(key::RIGHT);
    browser.click(".trace-back");
    assert_eq!(seen(), "2");

    // Keys, with the focus on a button, on the figure, on the slider.
    browser.press(key::RIGHT);
    assert_eq!(seen(), "3");
    browser.press(key::RIGHT);
    assert_eq!(seen(), "3");
    browser.press(key::HOME);
    assert_eq!(seen(), "1");
    browser.click(".trace-stage");
    browser.press(key::END);
    assert_eq!(seen(), "3");
    browser.press(key::LEFT);
    assert_eq!(seen(), "2");
    browser.eval("document.querySelector('.trace-slider').focus()");
    browser.press(key::LEFT);
    assert_eq!(seen(), "1");
    browser.press(key::RIGHT);
    assert_eq!(seen(), "2", "the slider's own step is not added");
    browser.press(key::HOME);
    browser.press(key::LEFT);
    assert_eq!(browser.eval("heard"), json!([]), "no key has left the figure");

    // In a text field the arrows move the cursor, and letters are letters.
    browser.fill("#demo input[type=text]", "s/");
    browser.press(key::LEFT);
    assert_eq!(seen(), "1");
    assert_eq!(browser.eval("heard"), json!([]));

    browser.eval("document.activeElement.blur()");
    browser.press(key::RIGHT);
    assert_eq!(seen(), "2", "outside, a figure that is on the screen hears the arrow keys");
    browser.press(key::END);
    assert_eq!(seen(), "2", "but no other key");
    assert_eq!(browser.eval("heard"), json!(["End"]));
    browser.eval("document.querySelector('figure').style.marginTop = '2000px'");
    browser.eval("scrollTo(0, 0)");
    browser.press(key::RIGHT);
    assert_eq!(browser.eval("heard"), json!(["End", "ArrowRight"]), "the page hears the rest");
    assert_eq!(seen(), "2");
    no_complaints(&browser);
}

#[test]
fn plays_to_the_end_and_can_be_paused() {
    let Some(browser) = Browser::start() else { return };
    browser.go(&page(&[("trace", "demo", "[]")], vec![]));
    let label = || browser.eval("document.querySelector('.trace-run').ariaLabel");
    browser.click(".trace-stage");
    browser.press(key::SPACE);
    assert_eq!(label(), "Pause");
    browser.press(key::SPACE);
    assert_eq!(label(), "Play");
    assert_eq!(browser.text(".trace-count"), "1 / 3");
    browser.click(".trace-run");
    browser.wait_text(".trace-count", "3 / 3");
    assert_eq!(label(), "Play", "at the end it stops");
    no_complaints(&browser);
}

#[test]
fn stands_still_for_who_wants_it_still() {
    let Some(browser) = Browser::start() else { return };
    browser.prefer("prefers-reduced-motion", "reduce");
    browser.go(&page(&[("trace", "demo", "[]")], vec![]));
    assert_eq!(browser.eval("document.querySelector('.trace-run').offsetWidth"), 0);
    browser.click(".trace-stage");
    browser.press(key::SPACE);
    assert_eq!(browser.text(".trace-count"), "2 / 3", "the space bar steps");
    let moves = "getComputedStyle(document.querySelector('.lit-line')).transitionDuration";
    assert_eq!(browser.eval(moves), "0s");
}

#[test]
fn lights_the_line_that_runs() {
    let Some(browser) = Browser::start() else { return };
    browser.go(&page(&[("trace", "demo", "[]"), ("trace", "other", "[]")], vec![]));
    // The middle of the bar, in lines of the listing: the last line is measured, and its number
    // known.
    let lit_line = || {
        browser.script(
            "const bar = document.querySelector('.lit-line');
             if (!bar || bar.hidden) return null;
             const middle = bar.getBoundingClientRect().top + bar.offsetHeight / 2;
             const code = document.querySelector('pre > code').getBoundingClientRect();
             const last = document.getElementById('last-line').getBoundingClientRect();
             const height = (last.top - code.top - 10) / 2;
             return Math.floor((middle - code.top - 10) / height) + 1",
        )
    };
    assert_eq!(lit_line(), 1);
    let running = || browser.eval("document.querySelector('#demo .trace-code').ariaLabel");
    assert_eq!(running(), "The code, now at: pub fn nim_sum(heaps: &[u64]) -> u64 {");
    browser.click("#demo .trace-next");
    browser.wait("!document.querySelector('.lit-line').getAnimations().length");
    assert_eq!(lit_line(), 2);
    browser.eval("document.querySelector('pre > code').scrollLeft = 150");
    browser.eval("document.querySelector('pre > code').style.fontSize = '25px'");
    browser.wait("document.querySelector('.lit-line').offsetHeight > 20");
    browser.wait("!document.querySelector('.lit-line').getAnimations().length");
    assert_eq!(lit_line(), 2, "after another font size, and scrolled");
    let widths = "const bar = document.querySelector('.lit-line'); return bar.offsetWidth - bar.parentElement.clientWidth";
    assert_eq!(browser.script(widths), 0, "the whole line lights");
    browser.screenshot("fixture-lit-line");
    browser.click("#demo .trace-next");
    assert_eq!(lit_line(), Value::Null, "a frame that is nowhere lights nothing");
    assert_eq!(running(), "The code");
    assert!(browser.text("#demo .trace-code").starts_with("pub fn"), "the code keeps its place");
    browser.click("#other .trace-next");
    assert_eq!(lit_line(), 2, "the figure that was touched last lights its line");
    no_complaints(&browser);
}

#[test]
fn lights_nothing_that_stands_twice() {
    let Some(browser) = Browser::start() else { return };
    let mut data = frames("Worked");
    data["frames"][0]["at"] = json!("twice");
    browser.go(&site(&figure("trace", "demo", "[]", &data), vec![]));
    assert_eq!(browser.text(".trace-count"), "1 / 3");
    assert_eq!(browser.count(".lit-line:not([hidden])"), 0);
}

#[test]
fn runs_the_readers_own_input() {
    let Some(browser) = Browser::start() else { return };
    let own = frames("Own").to_string();
    let programs = vec![
        ("good", Program::new().say(1, &own)),
        ("bad", Program::new().say(2, "error: pile 2: \"x\" is not a number (column 3)\n").call("proc_exit", &[2])),
        ("plain", Program::new().say(1, "Usage: plain HEAP...\n")),
        ("mute", Program::new().call("proc_exit", &[0])),
        (
            "panicking",
            Program::new()
                .say(2, "\nthread 'main' panicked at crates/p/src/lib.rs:3:5:\nindex out of bounds\n")
                .say(2, "note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n")
                .trap(),
        ),
        ("flooding", Program::new().say(1, &"flood ".repeat(5000)).forever()),
        ("alien", Program::new().call("sock_accept", &[0, 0, 0])),
        ("echo", Program::new().echo().call("proc_exit", &[2])),
    ];
    let names = [
        "good",
        "bad",
        "plain",
        "mute",
        "panicking",
        "flooding",
        "alien",
        "late",
        "nowhere",
        "echo",
    ];
    let figures: Vec<_> = names.iter().map(|name| ("trace", *name, r#"["3","4 5",""]"#)).collect();
    browser.go(&page(&figures, programs));
    assert_eq!(
        browser.eval("document.querySelector('#good input[type=text]').value"),
        r#"3 "4 5" """#
    );
    let fetched =
        |requests: Vec<String>| requests.iter().filter(|url| url.contains("/wasm/")).count();
    assert_eq!(fetched(browser.requests()), 0, "nothing is fetched before it is asked for");

    let run = |name: &str, field: &str| {
        browser.fill(&format!("#{name} .trace-own input"), field);
        browser.click(&format!("#{name} .trace-own [type=submit]"));
    };
    let says = |name: &str, words: &str| {
        browser.wait_text(&format!("#{name} .trace-message.bad"), words);
        assert_eq!(browser.text(&format!("#{name} .trace-title")), "Worked", "the figure stays");
        assert_eq!(
            browser.eval(&format!("document.querySelector('#{name} .trace-message').role")),
            "status"
        );
    };

    browser.click("#good .trace-next");
    run("good", "7 8");
    browser.wait_text("#good .trace-title", "Own");
    assert_eq!(browser.text("#good .trace-count"), "1 / 3");
    assert_eq!(browser.text("#good .trace-caption"), "Own: step 1 < all");
    assert_eq!(browser.text("#good .trace-answer"), "Own: the answer");
    assert_eq!(browser.text("#good .trace-steps li:last-child"), "Own: step 3 < all");
    browser.click("#good .trace-restore");
    assert_eq!(browser.text("#good .trace-title"), "Worked");
    assert_eq!(
        browser.eval("document.querySelector('#good .trace-own input').value"),
        r#"3 "4 5" """#
    );
    browser.press(key::ENTER);
    browser.wait_text("#good .trace-title", "Own");
    assert_eq!(fetched(browser.requests()), 1, "fetched once, run twice");

    run("bad", "7 x");
    says("bad", "error: pile 2: \"x\" is not a number (column 3)");
    run("plain", "--help");
    says("plain", "Usage: plain HEAP...");
    run("mute", "1");
    says("mute", "The program printed nothing.");
    run("panicking", "1");
    says("panicking", "index out of bounds");
    assert!(!browser.text("#panicking .trace-message").contains("RUST_BACKTRACE"));
    run("flooding", "1");
    says("flooding", "printed more than a page can show");
    run("alien", "1");
    says("alien", "sock_accept");
    // The console notes a page that is not there, and nothing else.
    no_complaints(&browser);
    run("nowhere", "1");
    says("nowhere", "built without its programs");
    let complaints = browser.complaints();
    assert!(complaints.len() == 1 && complaints[0].contains("404"), "{complaints:?}");
    run("late", "1");
    says("late", "error: could not compile `late`");

    run("echo", r#"3  "4 5" a"b c"d "" -6"#);
    let heard = ["echo", "3", "4 5", "ab cd", "", "-6", ""].join("\0");
    browser.wait(&format!(
        "document.querySelector('#echo .trace-message').textContent === {}",
        Value::String(heard)
    ));
    run("echo", "3 \"4");
    says("echo", "A double quote is never closed.");
    no_complaints(&browser);
}

/// What is done to the picture of a graph stands in the field, and the other way round.
#[test]
fn edits_a_graph_in_the_picture() {
    let Some(browser) = Browser::start() else { return };
    let mut worked = frames("Worked");
    let told = "<svg viewBox=\"0 0 600 80\" width=\"600\" height=\"80\"><metadata>0@0,0 1@1.2,0 2@0,1 </metadata></svg>";
    worked["frames"][0]["svg"] = json!(told);
    let mut own = worked.clone();
    own["title"] = json!("Own");
    let programs = vec![
        ("echo", Program::new().echo().call("proc_exit", &[2])),
        ("own", Program::new().say(1, &own.to_string())),
    ];
    let args = r#"["0-1:4","1-2:7","from=0"]"#;
    let mut figures = ["echo", "own"].map(|name| figure("trace", name, args, &worked)).concat();
    figures += &figure("trace", "plain", r#"["0-1"]"#, &frames("Worked"));
    browser.go(&site(&figures, programs));
    let visible = |css: &str| {
        browser.eval(&format!(
            "document.querySelector({css:?}).checkVisibility({{ visibilityProperty: true }})"
        ))
    };
    assert_eq!(visible("#plain .trace-edit"), false, "no graph, nothing to edit");
    let field = || browser.eval("document.querySelector('#echo .trace-own input').value");
    let labels = || {
        let things = "[...document.querySelectorAll('#echo .trace-graph [role=button]')]";
        browser.eval(&format!("{things}.map(thing => thing.ariaLabel).join('; ')"))
    };
    browser.click("#echo .trace-next");
    browser.click("#echo .trace-edit");
    assert_eq!(visible("#echo .trace-controls"), false, "nothing plays meanwhile");
    assert_eq!(labels(), "edge 0-1, 4; edge 1-2, 7; vertex 0; vertex 1; vertex 2");
    assert_eq!(field(), "0-1:4 1-2:7 from=0", "to look changes nothing");

    // By the pointer: drag, choose two vertices, choose an edge.
    let vertex = |name: u32| format!("#echo [data-thing=\"vertex {name}\"] circle");
    browser.drag(&vertex(2), (78, 37));
    assert_eq!(field(), "0-1:4 1-2:7 from=0 0@0,0 1@1.2,0 2@1,1.5");
    browser.drag(&vertex(2), (-156, 0));
    let places = "0@1,0 1@2.2,0 2@0,1.5";
    assert_eq!(field(), format!("0-1:4 1-2:7 from=0 {places}"), "nothing stands left of 0");
    browser.drag(&vertex(0), (0, 0));
    assert_eq!(browser.eval("document.activeElement.ariaLabel"), "vertex 0");
    browser.drag(&vertex(2), (0, 0));
    assert_eq!(field(), format!("0-1:4 1-2:7 0-2:1 from=0 {places}"), "the new edge weighs 1");
    browser.fill("#echo .trace-edit-bar input", "12 ");
    assert_eq!(field(), format!("0-1:4 1-2:7 0-2:12 from=0 {places}"));
    browser.click("#echo .trace-edit-bar > button:last-child");
    assert_eq!(field(), format!("0-1:4 1-2:7 from=0 {places}"));
    assert_eq!(browser.eval("document.activeElement.textContent"), "Add a vertex");

    // By keys.
    let focus = |thing: &str| {
        browser
            .script(&format!("document.querySelector('#echo [data-thing=\"{thing}\"]').focus()"));
    };
    browser.press(key::ENTER);
    browser.press(key::RIGHT);
    assert_eq!(field(), format!("0-1:4 1-2:7 from=0 {places} 3@0.25,0"));
    focus("vertex 2");
    browser.press(key::ENTER);
    browser.press(key::ENTER);
    focus("vertex 3");
    browser.press(key::ENTER);
    assert_eq!(
        field(),
        format!("0-1:4 1-2:7 3-2:1 from=0 {places} 3@0.25,0"),
        "an edge is made once"
    );
    focus("vertex 2");
    browser.press(key::DELETE);
    assert_eq!(
        field(),
        "0-1:4 from=0 0@1,0 1@2.2,0 3@0.25,0",
        "its edges go, their other ends stay"
    );
    focus("vertex 0");
    browser.press(key::DELETE);
    assert_eq!(field(), "1@2.2,0 3@0.25,0", "and settings that name it");
    assert_eq!(browser.text("#echo .trace-count"), "2 / 3", "no key went to the player");

    // And back: what is typed is drawn, and what is no graph stays as it is.
    browser.fill("#echo .trace-own input", "--some 5-6:2 7 to=6 8@");
    assert_eq!(labels(), "edge 5-6, 2; vertex 5; vertex 6; vertex 7");
    browser.drag("#echo [data-thing=\"edge 0\"] .reach", (0, 0));
    browser.click("#echo .trace-edit-bar > button:last-child");
    assert_eq!(field(), "--some 5 6 7 to=6 8@");
    browser.click("#echo .trace-own [type=submit]");
    browser.wait_text("#echo .trace-message.bad", "to=6");
    assert_eq!(labels(), "vertex 5; vertex 6; vertex 7", "an error leaves the drawing");
    browser.click("#echo .trace-edit");
    assert_eq!(browser.text("#echo .trace-count"), "2 / 3", "back at the step that was left");
    assert_eq!(browser.count("#echo .trace-graph"), 0);

    browser.click("#own .trace-edit");
    browser.click("#own .trace-own [type=submit]");
    browser.wait_text("#own .trace-title", "Own");
    assert_eq!(browser.count("#own .trace-graph"), 0, "a run shows its frames");
    assert_eq!(visible("#own .trace-controls"), true);
    no_complaints(&browser);
}

/// Points that are dragged in the picture stand in the field, and the other way round.
#[test]
fn edits_points_in_the_picture() {
    let Some(browser) = Browser::start() else { return };
    let typed = |kind: &str| {
        let mut worked = frames("Worked");
        worked["frames"][0]["svg"] = json!(format!(
            "<svg viewBox=\"0 0 600 80\" width=\"600\" height=\"80\"><metadata data-typed=\"{kind}\"></metadata></svg>"
        ));
        worked
    };
    let programs = vec![("echo", Program::new().echo().call("proc_exit", &[2]))];
    let figures = [
        ("points", r#"["0,0","4,0","0,3","--sort"]"#),
        ("segments", r#"["0,0:2,1","(1,0):(1,1)"]"#),
        ("polygon", r#"["0,0","4,0","0,3"]"#),
    ]
    .map(|(kind, args)| {
        figure("trace", "echo", args, &typed(kind)).replacen(
            "id=\"echo\"",
            &format!("id=\"{kind}\""),
            1,
        )
    });
    browser.go(&site(&figures.concat(), programs));
    let field = |figure: &str| {
        browser.eval(&format!("document.querySelector('#{figure} .trace-own input').value"))
    };
    let labels = |figure: &str| {
        let things =
            format!("[...document.querySelectorAll('#{figure} .trace-plane [role=button]')]");
        browser.eval(&format!("{things}.map(thing => thing.ariaLabel).join('; ')"))
    };
    let dot = |figure: &str, key: &str| format!("#{figure} [data-thing=\"{key}\"] .cell");

    // Four units are 331 pixels high or wide, whichever is less, so a unit has 82 or so.
    browser.click("#points .trace-edit");
    assert_eq!(browser.text("#points .trace-edit"), "Edit the points");
    assert_eq!(labels("points"), "point 0, 0,0; point 1, 4,0; point 2, 0,3");
    assert_eq!(field("points"), "0,0 4,0 0,3 --sort", "to look changes nothing");
    browser.drag(&dot("points", "1 0"), (-83, -83));
    assert_eq!(field("points"), "0,0 3,1 0,3 --sort");
    assert_eq!(browser.eval("document.activeElement.ariaLabel"), "point 1, 3,1");
    browser.press(key::UP);
    assert_eq!(field("points"), "0,0 3,2 0,3 --sort");
    browser.press(key::DELETE);
    assert_eq!(field("points"), "0,0 0,3 --sort");
    browser.click("#points .trace-edit-bar > button");
    assert_eq!(labels("points"), "point 0, 0,0; point 1, 0,3; point 2, 0,2");
    assert_eq!(field("points"), "0,0 0,3 0,2 --sort");
    browser.fill("#points .trace-own input", "0.5,1 x 2,-1.25");
    assert_eq!(labels("points"), "point 0, 0.5,1; point 1, 2,-1.25");
    browser.drag(&dot("points", "0 0"), (0, 0));
    browser.click("#points .trace-edit-bar > button:last-child");
    assert_eq!(field("points"), "x 2,-1.25", "what is no point stays");

    browser.click("#segments .trace-edit");
    browser.drag(&dot("segments", "1 1"), (0, -174));
    assert_eq!(field("segments"), "0,0:2,1 1,0:1,2", "one end of a segment moves");

    // A new corner goes into the edge that is nearest.
    browser.click("#polygon .trace-edit");
    browser.click("#polygon .trace-edit-bar > button");
    assert_eq!(field("polygon"), "0,0 4,0 2,2 0,3");
    no_complaints(&browser);
}

#[test]
fn stops_a_program_that_never_ends() {
    let Some(browser) = Browser::start() else { return };
    let programs = vec![
        ("endless", Program::new().forever()),
        ("good", Program::new().say(1, &frames("Own").to_string())),
    ];
    browser.go(&page(&[("trace", "endless", "[]"), ("trace", "good", "[]")], programs));
    browser.fill("#endless .trace-own input", "1");
    browser.click("#endless .trace-own [type=submit]");
    browser.wait_text("#endless .trace-message", "Running …");
    browser.click("#endless .trace-next");
    assert_eq!(browser.text("#endless .trace-count"), "2 / 3", "the page is alive meanwhile");
    browser.wait_text("#endless .trace-message.bad", "still running after 5 seconds");
    browser.click("#endless .trace-next");
    assert_eq!(browser.text("#endless .trace-count"), "3 / 3");
    browser.fill("#good .trace-own input", "1");
    browser.click("#good .trace-own [type=submit]");
    browser.wait_text("#good .trace-title", "Own");
    no_complaints(&browser);
}

#[test]
fn replays_a_game_with_all_its_moves() {
    let Some(browser) = Browser::start() else { return };
    let mut refused = frames("Refused");
    refused["refused"] = json!("heap 4 is not there");
    refused["over"] = json!(false);
    let mut over = frames("Over");
    over["over"] = json!(true);
    over["refused"] = Value::Null;
    let programs = vec![
        ("echo", Program::new().echo().call("proc_exit", &[2])),
        ("refused", Program::new().say(1, &refused.to_string())),
        ("over", Program::new().say(1, &over.to_string())),
    ];
    let mut worked = frames("Worked");
    worked["over"] = json!(false);
    worked["how"] = json!("a heap and a number");
    worked["options"] = json!([
        { "name": "--second", "about": "the program begins" },
        { "name": "--misere", "about": "who takes the last object loses" },
    ]);
    let figures =
        ["echo", "refused", "over"].map(|name| figure("trace play", name, r#"["3","4"]"#, &worked));
    browser.go(&site(&figures.concat(), programs));
    let heard = |moves: &str, arguments: &[&str]| {
        let words = [&["echo"], arguments, &[moves]].concat().join("\0");
        browser.wait(&format!(
            "document.querySelector('#echo .trace-message').textContent === {}",
            Value::String(words.trim().to_owned())
        ));
    };
    assert!(
        !browser
            .eval("document.querySelector('#echo .trace-answer').checkVisibility()")
            .as_bool()
            .unwrap()
    );
    browser.fill("#echo .trace-move input", " 2 1 ");
    browser.press(key::ENTER);
    heard("2 1\n", &["3", "4", "--play"]);
    // The program failed, so the move was not made.
    assert_eq!(browser.text("#echo .trace-moves"), "");
    browser.fill("#echo .trace-new input[type=text]", "5 6");
    browser.click("#echo .trace-option:last-child input");
    heard("", &["5", "6", "--play", "--misere"]);
    assert_eq!(browser.text("#echo .trace-how"), "A move is a heap and a number.");
    assert_eq!(browser.text("#echo .trace-option:last-child"), "who takes the last object loses");

    browser.fill("#refused .trace-move input", "4 1");
    browser.press(key::ENTER);
    browser.wait_text("#refused .trace-message.bad", "That cannot be played: heap 4 is not there.");
    assert_eq!(browser.text("#refused .trace-moves"), "");
    assert_eq!(browser.text("#refused .trace-title"), "Worked", "a refused move shows no frames");
    assert_eq!(browser.eval("document.querySelector('#refused .trace-move input').value"), "4 1");

    browser.fill("#over .trace-move input", "2 1");
    browser.click("#over .trace-move [type=submit]");
    browser.wait_text("#over .trace-title", "Over");
    assert_eq!(browser.text("#over .trace-moves"), "Your moves: 2 1");
    assert_eq!(browser.text("#over .trace-count"), "3 / 3");
    assert_eq!(browser.text("#over .trace-answer:not([hidden])"), "Over: the answer");
    assert_eq!(browser.eval("document.querySelector('#over .trace-move input').disabled"), true);
    browser.press(key::LEFT);
    assert_eq!(browser.text("#over .trace-count"), "2 / 3", "the arrow keys go through the game");
    browser.click("#over .trace-take-back");
    browser.wait("document.querySelector('#over .trace-moves').textContent === ''");
    no_complaints(&browser);
}

#[test]
fn a_picture_cannot_act() {
    let Some(browser) = Browser::start() else { return };
    let mut data = frames("<b>Own</b>");
    data["frames"][0]["svg"] = json!(
        "<svg onload=\"hacked = 1\"><script>hacked = 2</script><g onclick=\"hacked = 3\">\
         <a href=\"javascript:hacked = 4\"><text>x</text></a><image href=\"http://example.org/\"/></g></svg>"
    );
    data["frames"][0]["caption"] = json!("<img src=x onerror='hacked = 5'>");
    let program = Program::new().say(1, &data.to_string());
    browser.go(&page(&[("trace", "demo", "[]")], vec![("demo", program)]));
    browser.fill(".trace-own input", "1");
    browser.click(".trace-own [type=submit]");
    browser.wait_text(".trace-title", "<b>Own</b>");
    assert_eq!(browser.text(".trace-caption"), "<img src=x onerror='hacked = 5'>");
    let svg = browser.eval("document.querySelector('.trace-stage > svg').innerHTML");
    assert_eq!(svg, "<g></g>");
    assert_eq!(browser.eval("document.querySelector('.trace-stage > svg').onload"), Value::Null);
    assert_eq!(browser.eval("typeof hacked"), "undefined");
    no_complaints(&browser);
}

#[test]
fn prints_every_caption_and_the_last_picture() {
    let Some(browser) = Browser::start() else { return };
    browser.go(&page(&[("trace", "demo", "[]")], vec![]));
    browser.script(
        "addEventListener('beforeprint', () => { printed = {
             picture: document.querySelector('.trace-stage').textContent,
             captions: [...document.querySelectorAll('.trace-captions li')].filter(li => li.checkVisibility()).length,
         } })",
    );
    browser.print();
    assert_eq!(browser.eval("printed"), json!({ "picture": "3", "captions": 3 }));
    assert_eq!(browser.text(".trace-count"), "1 / 3", "and afterwards all is as it was");
    assert_eq!(browser.count(".trace-steps[open]"), 0);
}

#[test]
fn keys_alone_reach_everything() {
    let Some(browser) = Browser::start() else { return };
    browser.go(&page(&[("trace", "demo", "[]")], vec![]));
    let reached: Vec<Value> = (0..15)
        .map(|_| {
            browser.press(key::TAB);
            browser.eval("document.activeElement.classList[0] || document.activeElement.tagName")
        })
        .collect();
    let expected = [
        // The sidebar and the menu.
        "A",
        "A",
        "icon-button",
        // A listing that scrolls can be reached too.
        "language-rust",
        "trace",
        "trace-back",
        "trace-run",
        "trace-next",
        "trace-slider",
        "trace-speed",
        "trace-code",
        "INPUT",
        "BUTTON",
        // What the marks mean.
        "trace-marks",
        "SUMMARY",
    ];
    assert_eq!(reached, expected);
    let ring = "getComputedStyle(document.activeElement).outlineStyle";
    assert_eq!(browser.eval(ring), "solid", "the focus can be seen");
}
