//! Questions: their HTML, and that nothing but a proof lets an answer pass.

use pretty_assertions::assert_eq;

use crate::workspace::Workspace;

const VALUE: &str = "\
# P

{{#question}}

What is $1 + 2$ of *it*?

{{#answer 4}}
{{#wrong 18 | That is
the `sum`.}}
{{#because So.}}
{{#proof toy-games coin 5 6 => it is {}}}

{{#end}}

Below.
";

const CHOICES: &str = "\
{{#question}}

Which heap?

- [x] The heap of *3*
  - 3 is less.
- [ ] The heap of 5,
  which is large
  - 7 is
    more.

{{#end}}
";

fn with(text: &str) -> Workspace {
    let mut workspace = Workspace::preface(text);
    workspace.programs.prints("toy-games coin 5 6", "So it  is\n4.\n");
    workspace
}

#[test]
fn a_value() {
    assert_eq!(
        with(VALUE).expanded(),
        "# P\n\n\n<div class=\"question\" data-question id=\"question-1\" data-kind=\"value\" data-answer=\"4\">\n\n\
         What is <math><mn>1</mn><mo>&#43;</mo><mn>2</mn></math> of *it*?\n\n\
         <details class=\"solution\"><summary>Answer</summary>\n\
         <p class=\"answer\"><strong>4</strong></p>\n\
         <div class=\"because\">\n\nSo.\n\n</div>\n\
         <div class=\"wrong\" data-value=\"18\">\n\nThat is\nthe `sum`.\n\n</div>\n</details>\n</div>\n\n\nBelow.\n"
    );
    let page = with(VALUE).build("preface.html");
    assert!(page.contains("<p>That is\nthe <code>sum</code>.</p>"), "{page}");
    assert_eq!(page.matches("data-question").count(), 1);
}

#[test]
fn choices() {
    assert_eq!(
        with(CHOICES).expanded(),
        "\n<div class=\"question\" data-question id=\"question-1\" data-kind=\"choice\" data-right=\"1\">\n\n\
         Which heap?\n\n\
         <ol class=\"choices\">\n<li>The heap of <em>3</em></li>\n<li>The heap of 5,\nwhich is large</li>\n</ol>\n\
         <details class=\"solution\"><summary>Answer</summary>\n\
         <ol class=\"becauses\">\n<li class=\"right\">3 is less.</li>\n<li>7 is\nmore.</li>\n</ol>\n\
         </details>\n</div>\n\n"
    );
    let two = CHOICES
        .replace("[ ]", "[X]")
        .replace("- 7 is\n    more", "- 7 is\n    more.\n- [ ] C\n  - D");
    let page = with(&format!("{two}\n{CHOICES}")).expanded();
    assert!(page.contains("id=\"question-1\" data-kind=\"choice\" data-right=\"1 2\""), "{page}");
    assert!(page.contains("id=\"question-2\""), "{page}");
}

#[test]
fn a_choice_may_hold_blocks_and_another_list_belongs_to_the_prompt() {
    let text = CHOICES
        .replace("Which heap?", "Of\n\n- one\n- two\n\nwhich heap?")
        .replace("  - 3 is less.", "\n  ```text\n  code\n  ```\n  - 3 is less.\n\n    More.");
    let page = with(&text).build("preface.html");
    let (_, page) = page.split_once("data-question").expect("the question");
    assert!(page.contains("<li>one</li>") && page.contains("<p>More.</p>"), "{page}");
    assert!(page.contains("code\n</code></pre>"), "{page}");
}

#[track_caller]
fn refused(text: &str, old: &str, new: &str, message: &str) {
    assert!(text.contains(old), "{old}");
    let faults = with(&text.replace(old, new)).faults();
    assert_eq!(faults, [format!("docs/en/preface.md:{message}")]);
}

#[test]
fn questions_that_are_not_whole() {
    refused(
        VALUE,
        "{{#answer 4}}",
        "",
        "3: the question has no answer: {{#answer VALUE}}, or a task list",
    );
    refused(VALUE, "{{#because So.}}", "", "7: the answer has no {{#because TEXT}}");
    refused(VALUE, "{{#because So.}}", "{{#answer 5}}", "10: a second answer");
    refused(VALUE, "What is $1 + 2$ of *it*?", "", "3: the question asks nothing");
    refused(VALUE, "18 |", "4, |", "7: 4, is the answer, and is called wrong");
    refused(CHOICES, "- [ ]", "-", "7: this choice is neither right `[x]` nor wrong `[ ]`");
    refused(CHOICES, "[ ]", "[x]", "5: no choice is wrong");
    refused(CHOICES, "[x]", "[ ]", "5: no choice is right: `- [x]` marks it");
    refused(
        CHOICES,
        "  - 3 is less.\n",
        "",
        "5: a choice has one because: a list with one item below it",
    );
    refused(
        CHOICES,
        "\n{{#end}}",
        "\n{{#answer 5}}\n{{#end}}",
        "12: a question has choices or a value that answers it, not both",
    );
    refused(CHOICES, "3 is less", "$\\nope$", "6: TeX `\\nope`: Unknown command \"\\nope\".");
}

#[test]
fn an_answer_that_the_program_does_not_print() {
    let wrong = "11: the program does not print \"it is 5\"";
    refused(VALUE, "{{#answer 4}}", "{{#answer 5}}", wrong);
    refused(VALUE, "it is {}", "o it is {}", "11: the program does not print \"o it is 4\"");
    refused(
        VALUE,
        "it is {}",
        "it is",
        "11: a proof of a value holds it: `{}` stands for the answer",
    );
    let text = VALUE.replace("{{#proof toy-games coin 5 6 => it is {}}}", "");
    refused(
        &text,
        "\n\n\n",
        "\n\n\n",
        "7: nothing proves the answer: {{#proof PACKAGE EXAMPLE ARGS... => TEXT}}, {{#proof test \
         crate::module::test}}, or a constant of the tests as the answer",
    );
    // What a choice claims of a program is run too.
    refused(
        CHOICES,
        "\n{{#end}}",
        "\n{{#proof toy-games coin 5 6 => it was}}\n{{#end}}",
        "12: the program does not print \"it was\"",
    );
}

const TESTS: &str = "const GAMES: u32 = 40_000;\nconst FREE: u32 = 3;\n\
    #[test]\nfn tables() {\n    assert_eq!(GAMES, 7 + 14);\n}\nfn helper() { FREE }\n";

#[test]
fn an_answer_that_a_test_holds() {
    let question = |answer: &str, proof: &str| {
        let workspace = with(&format!(
            "{{{{#question}}}}\n\nWhat?\n\n{{{{#answer {answer}}}}}\n{{{{#because So.}}}}\n{proof}\n{{{{#end}}}}\n"
        ));
        workspace.write("crates/toy-games/tests/it/coin_game.rs", TESTS);
        workspace.run().map(|pages| pages["preface.md"].clone()).map_err(|faults| faults.join("\n"))
    };
    let proof = "{{#proof test toy_games::coin_game::tables}}";
    assert!(question("14", proof).is_ok());
    let fault = question("4", proof).expect_err("a fault");
    assert_eq!(
        fault,
        "docs/en/preface.md:7: the test toy_games::coin_game::tables does not hold the answer 4"
    );
    let fault = question("3", "{{#proof test toy_games::coin_game::helper}}").expect_err("a fault");
    assert!(fault.ends_with("toy_games::coin_game::helper is no test"), "{fault}");
    let page = question("toy_games::tests::coin_game::GAMES", "").expect("no fault");
    assert!(
        page.contains("data-answer=\"40000\"") && page.contains("<strong>40 000</strong>"),
        "{page}"
    );
    let fault = question("toy_games::tests::coin_game::FREE", "").expect_err("a fault");
    assert!(
        fault.contains("coin_game::FREE occurs in no test of crates/toy-games/tests"),
        "{fault}"
    );
}
