//! Figures: what a program prints, as HTML.

use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::workspace::{TRACE, Workspace};

/// A trace whose every text would break a page if it were not escaped.
const HOSTILE: &str = r#"{"title":"<b>&\"'","answer":"a\n\nb <","frames":[{"caption":"*c* $x$ </li>","at":null,"text":"1\n\n2\"","svg":"<svg>\n\n<g/>\n</svg>"}],"note":"</script><!--"}"#;

#[test]
fn the_figure_as_the_player_expects_it() {
    let mut workspace = Workspace::preface("{{#trace toy-games coin 3 4}}\n");
    let trace = TRACE.replace("\"let rest =\"", "null");
    workspace.programs.prints("toy-games coin --frames 3 4", &format!("{trace}\n"));
    assert_eq!(
        workspace.expanded(),
        format!(
            r#"
<figure class="trace" id="trace-coin-1" aria-labelledby="trace-coin-1-title" data-steps="2" data-package="toy-games" data-example="coin" data-args="[&quot;3&quot;,&quot;4&quot;]">
<figcaption class="trace-title" id="trace-coin-1-title">Coins</figcaption>
<div class="trace-stage" role="img" aria-label="rest 0">
<svg class="cells">
<text>0</text>
</svg>
</div>
<ol class="trace-captions">
<li>Three coins.</li>
<li>None is left over.</li>
</ol>
<p class="trace-answer">Lost.</p>
<script type="application/json" class="trace-data">{}</script>
</figure>

"#,
            trace.replace('<', "\\u003c")
        )
    );
}

#[test]
fn a_hostile_trace_stays_one_figure() {
    let mut workspace =
        Workspace::preface("Above\n{{#trace toy-games coin \"<'&\"}}\nBelow *it*.\n");
    workspace.programs.prints("toy-games coin --frames <'&", HOSTILE);
    let expanded = workspace.expanded();
    let figure = &expanded[expanded.find("<figure").expect("a start")..];
    let figure = &figure[..figure.find("</figure>").expect("an end")];
    assert!(!figure.contains("\n\n"), "{figure}");
    let page = workspace.build("preface.html");
    assert!(page.contains("<p>Above</p>"), "{page}");
    assert!(page.contains("<p>Below <em>it</em>.</p>"), "{page}");
    assert!(page.contains("<li>*c* $x$ &lt;/li&gt;</li>"), "{page}");
    // The data that the player reads is what the program printed.
    let (_, data) = page.split_once("class=\"trace-data\">").expect("the data");
    let (data, _) = data.split_once("</script>").expect("its end");
    let data: Value = serde_json::from_str(data).expect("the data is JSON");
    let printed: Value = serde_json::from_str(HOSTILE).expect("so is this");
    assert_eq!(data, printed);
}

const ASK: &str =
    r#"{"question":"What <is> left?","choices":["None","One"],"answer":0,"because":"3 = 3."}"#;

#[test]
fn a_question_of_a_frame_stands_folded_below_its_caption() {
    let mut workspace = Workspace::preface("{{#trace toy-games coin 4}}\n");
    let trace = TRACE.replace("\"let rest =\"", &format!("null,\"ask\":{ASK}"));
    workspace.programs.prints("toy-games coin --frames 4", &trace);
    let expected = "<li>Three coins. <details class=\"ask\"><summary>What &lt;is&gt; left? (None / One)\
        </summary>None. 3 = 3.</details></li>\n<li>None is left over.</li>";
    let page = workspace.expanded();
    assert!(page.contains(expected), "{page}");
}

#[test]
fn a_game_says_that_it_needs_javascript() {
    let mut workspace = Workspace::preface("{{#play toy-games coin --misere 3}}\n");
    let trace = TRACE.replace("\"let rest =\"", "null");
    workspace.programs.prints("toy-games coin --play --frames --misere 3", &trace);
    let page = workspace.expanded();
    assert!(page.contains("<figure class=\"trace play\" id=\"trace-coin-1\""));
    assert!(page.contains("data-args=\"[&quot;--misere&quot;,&quot;3&quot;]\""));
    assert!(page.contains("<noscript><p>To play, turn JavaScript on.</p></noscript>"));
}

#[test]
fn a_chart_has_words_and_no_player() {
    let mut workspace = Workspace::preface("{{#cost toy-games coin}}\n");
    workspace.programs.prints("toy-games coin --cost --frames", HOSTILE);
    assert_eq!(
        workspace.expanded(),
        r#"
<figure class="cost" aria-labelledby="cost-1-title">
<svg>
<g/>
</svg>
<figcaption id="cost-1-title">*c* $x$ &lt;/li&gt;</figcaption>
<details><summary>The picture as text</summary>
<pre>1&#10;&#10;2&quot;</pre>
</details>
</figure>

"#
    );
    assert!(workspace.build("preface.html").contains("<pre>1\n\n2\"</pre>"));
}

#[test]
fn figures_of_one_example_are_numbered_and_run_once() {
    let directive = "{{#trace toy-games coin 3}}\n";
    let workspace = Workspace::whole();
    workspace.replace("docs/en/toy-games/coin-game.md", directive, &directive.repeat(2));
    let page = &workspace.run().expect("no fault")["toy-games/coin-game.md"];
    assert!(page.contains("id=\"trace-coin-1\"") && page.contains("id=\"trace-coin-2\""));
    assert_eq!(*workspace.programs.runs.borrow(), ["toy-games coin --frames 3"]);
}

#[track_caller]
fn refused(printed: &str, message: &str) {
    let mut workspace = Workspace::preface("{{#trace toy-games coin 7}}\n");
    workspace.programs.prints("toy-games coin --frames 7", printed);
    let faults = workspace.faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    let expected = format!("docs/en/preface.md:1: example coin: {message}");
    assert!(faults[0].starts_with(&expected), "{faults:?}");
}

#[test]
fn programs_that_print_no_trace() {
    refused("3 coins", "what it prints with --frames is no trace: ");
    refused(r#"{"title":"","answer":""}"#, "what it prints with --frames is no trace: missing");
    refused(r#"{"title":"","answer":"","frames":[]}"#, "it prints no frame");
    refused(&TRACE.replace(",\"frames\"", "\n,\"frames\""), "what it prints with --frames must be");
    let asking = TRACE.replace("\"at\":null", &format!("\"at\":null,\"ask\":{ASK}"));
    refused(
        &asking.replace("\"answer\":0", "\"answer\":2"),
        "it asks a question whose answer is none",
    );
    refused(
        r#"{"title":"","answer":"","frames":[{"caption":"","at":null,"text":"","svg":" "}]}"#,
        "it prints a frame without a picture",
    );
}

#[test]
fn a_program_that_fails_says_why() {
    let mut workspace = Workspace::preface("{{#trace toy-games coin x}}\n");
    workspace.programs.fails("toy-games coin --frames x", "error: coins: \"x\" is not a number");
    assert_eq!(
        workspace.faults(),
        ["docs/en/preface.md:1: cargo run -p toy-games --example coin -- --frames x: \
          error: coins: \"x\" is not a number"]
    );
}
