//! Every gate, by a fault planted in a workspace that is whole otherwise.

use pretty_assertions::assert_eq;

use crate::workspace::{MODULE, PAGE, Workspace};

const SUMMARY: &str = "docs/en/SUMMARY.md";

#[track_caller]
fn one_fault(workspace: &Workspace, expected: &str) {
    assert_eq!(workspace.check(), [expected]);
}

#[test]
fn a_whole_workspace_passes() {
    let workspace = Workspace::whole();
    assert_eq!(workspace.check(), [""; 0]);
    assert!(workspace.run().is_ok());
}

#[test]
fn a_missing_summary() {
    let workspace = Workspace::whole();
    workspace.remove(SUMMARY);
    let faults = workspace.check();
    assert_eq!(faults.len(), 1);
    assert!(faults[0].starts_with("docs/en/SUMMARY.md: "), "{faults:?}");
}

#[test]
fn a_page_that_is_not_there() {
    let workspace = Workspace::whole();
    workspace.remove("docs/en/preface.md");
    let faults = workspace.check();
    assert_eq!(faults.len(), 1);
    assert!(faults[0].starts_with("docs/en/SUMMARY.md:3: docs/en/preface.md: "), "{faults:?}");
}

#[test]
fn a_section_whose_page_is_not_there() {
    let workspace = Workspace::whole();
    workspace.remove(PAGE);
    let faults = workspace.check();
    assert!(faults[0].starts_with("crates/toy-games/src/lib.rs:3: the module coin_game has no"));
    assert!(faults[1].starts_with("docs/en/SUMMARY.md:7: docs/en/toy-games/coin-game.md: "));
    assert_eq!(faults.len(), 2);
}

#[test]
fn a_page_listed_twice() {
    let workspace = Workspace::whole();
    workspace.replace(SUMMARY, "- [Sorts]()", "- [Again](preface.md)");
    one_fault(&workspace, "docs/en/SUMMARY.md:5: preface.md is listed in line 3 already");
}

#[test]
fn a_page_that_summary_does_not_list() {
    let workspace = Workspace::whole();
    workspace.write("docs/en/deep/er/lost.md", "# Lost\n");
    one_fault(&workspace, "docs/en/deep/er/lost.md: SUMMARY.md does not list this page");
}

#[test]
fn a_module_that_summary_does_not_list() {
    let workspace = Workspace::whole();
    workspace.replace("crates/toy-games/src/lib.rs", "pub mod", "pub mod nim_game;\npub mod");
    workspace.write("crates/toy-games/src/nim_game.rs", "//! Nim.\n");
    one_fault(
        &workspace,
        "crates/toy-games/src/lib.rs:3: the module nim_game has no section: docs/en/SUMMARY.md does \
         not list toy-games/nim-game.md; a module that belongs to another section says \
         `//! Part of ...` in its header",
    );
    // It may belong to another section, or to nobody but the crate.
    workspace.write("crates/toy-games/src/nim_game.rs", "//! Nim.\n//!\n//! Part of coins.\n");
    assert_eq!(workspace.check(), [""; 0]);
    workspace.write("crates/toy-games/src/nim_game.rs", "//! Nim.\n");
    workspace.replace("crates/toy-games/src/lib.rs", "pub mod nim_game", "mod nim_game");
    assert_eq!(workspace.check(), [""; 0]);
}

#[test]
fn a_group_of_modules() {
    let workspace = Workspace::whole();
    workspace.replace("crates/toy-games/src/lib.rs", "pub mod", "pub mod heap_games;\npub mod");
    workspace.write("crates/toy-games/src/heap_games/mod.rs", "//! Heaps.\n\npub mod nim_game;\n");
    workspace.write("crates/toy-games/src/heap_games/nim_game.rs", "//! Nim.\n");
    one_fault(
        &workspace,
        "crates/toy-games/src/heap_games/mod.rs:3: the module nim_game has no section: \
         docs/en/SUMMARY.md does not list toy-games/heap-games/nim-game.md; a module that belongs \
         to another section says `//! Part of ...` in its header",
    );
}

#[test]
fn a_module_without_a_file_and_a_crate_that_does_not_parse() {
    let workspace = Workspace::whole();
    workspace.replace("crates/toy-games/src/lib.rs", "pub mod", "pub mod gone;\npub mod");
    one_fault(&workspace, "crates/toy-games/src/lib.rs:3: the module gone has no file");
    workspace.write("crates/toy-games/src/lib.rs", "pub mod coin_game\n");
    let faults = workspace.check();
    assert_eq!(faults.len(), 1);
    assert!(faults[0].starts_with("crates/toy-games/src/lib.rs: "), "{faults:?}");
}

#[test]
fn a_section_without_its_module() {
    let workspace = Workspace::whole();
    workspace.write("docs/en/toy-games/seed-problems.md", "# Seeds\n");
    workspace.replace(
        SUMMARY,
        "(toy-games/coin-game.md)",
        "(toy-games/coin-game.md)\n  - [Seeds](toy-games/seed-problems.md)",
    );
    one_fault(
        &workspace,
        "docs/en/SUMMARY.md:8: docs/en/toy-games/seed-problems.md has no module \
         crates/toy-games/src/seed_problems.rs; a page that is no section says \
         `<!-- not a section -->` on a line",
    );
    workspace.write("docs/en/toy-games/seed-problems.md", "# Seeds\n\n<!-- not a section -->\n");
    assert_eq!(workspace.check(), [""; 0]);
}

#[test]
fn a_section_that_says_it_is_none() {
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "# Coins\n", "# Coins\n\n<!-- not a section -->\n");
    one_fault(
        &workspace,
        "docs/en/toy-games/coin-game.md:3: it says that it is no section, but \
         crates/toy-games/src has the module coin_game",
    );
}

#[test]
fn each_thing_that_a_section_must_show() {
    for (directive, message) in [
        ("{{#item toy_games::coin_game::take}}", "no listing: {{#item}}"),
        ("{{#trace toy-games coin 3}}", "no figure: {{#trace}}"),
        ("{{#test toy_games::coin_game::GAMES}}", "no test: {{#test}}"),
        ("{{#output toy-games coin}}", "no output: {{#output}}"),
    ] {
        let workspace = Workspace::whole();
        workspace.replace(PAGE, directive, "Nothing.");
        one_fault(
            &workspace,
            &format!("docs/en/toy-games/coin-game.md: the section has {message}"),
        );
    }
}

#[test]
fn a_section_without_its_test_file_or_its_example() {
    let workspace = Workspace::whole();
    workspace.remove("crates/toy-games/tests/it/coin_game.rs");
    one_fault(
        &workspace,
        "docs/en/toy-games/coin-game.md: the section has no tests: \
         crates/toy-games/tests/it/coin_game.rs",
    );
    let workspace = Workspace::whole();
    workspace.remove("crates/toy-games/examples/coin.rs");
    one_fault(
        &workspace,
        "docs/en/toy-games/coin-game.md:9: there is no example crates/toy-games/examples/coin.rs",
    );
}

#[test]
fn a_figure_of_another_crate() {
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "{{#trace toy-games coin 3}}", "{{#trace sort coin 3}}");
    one_fault(
        &workspace,
        "docs/en/toy-games/coin-game.md:9: sort is not this section's crate, toy-games",
    );
}

#[test]
fn a_heading_that_is_missing() {
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "## Idea\n", "### Idea\n");
    one_fault(
        &workspace,
        "docs/en/toy-games/coin-game.md:15: `## Idea` must stand before `## Code`",
    );
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "## References\n\nNone.\n", "");
    one_fault(&workspace, "docs/en/toy-games/coin-game.md: there is no `## References` at the end");
}

#[test]
fn headings_out_of_order() {
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "## Idea", "## Swap");
    workspace.replace(PAGE, "## Problem", "## Idea");
    workspace.replace(PAGE, "## Swap", "## Problem");
    assert_eq!(
        workspace.check(),
        [
            "docs/en/toy-games/coin-game.md:3: `## Problem` must stand before `## Idea`",
            "docs/en/toy-games/coin-game.md:3: `## Worked example` must stand before `## Idea`",
            "docs/en/toy-games/coin-game.md:7: `## Worked example` is out of order",
            "docs/en/toy-games/coin-game.md:11: `## Problem` is out of order",
        ]
    );
}

#[test]
fn a_heading_with_nothing_below_it() {
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "None.\n\n## Exercises", "\n## Exercises");
    one_fault(&workspace, "docs/en/toy-games/coin-game.md:31: `## Pitfalls` has nothing below it");
    // A smaller heading is something.
    workspace.replace(PAGE, "\n## Exercises", "### Small\n\nOne.\n\n## Exercises");
    assert_eq!(workspace.check(), [""; 0]);
}

#[test]
fn a_section_without_a_title() {
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "# Coins\n", "Coins\n");
    one_fault(
        &workspace,
        "docs/en/toy-games/coin-game.md:1: a section begins with its title, `# ...`",
    );
}

#[test]
fn an_entry_and_its_page_have_one_title() {
    let workspace = Workspace::whole();
    workspace.replace(SUMMARY, "[Coins]", "[2.1 Coins]");
    assert_eq!(workspace.check(), [""; 0]);
    workspace.replace(SUMMARY, "[2.1 Coins]", "[2.1 Coin game]");
    one_fault(
        &workspace,
        "docs/en/SUMMARY.md:7: the entry is called \"2.1 Coin game\" and its page \"Coins\": the entry \
         is the page's title, with the number of a section before it",
    );
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "# Coins\n", "# 2.1 Coins\n");
    workspace.replace(SUMMARY, "[Coins]", "[2.1 2.1 Coins]");
    one_fault(
        &workspace,
        "docs/en/toy-games/coin-game.md:1: a title has no number: its entry in SUMMARY.md has",
    );
}

#[test]
fn names_stand_below_the_title() {
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "# Coins\n", "# Coins\n\n\n{{#names A}}\n");
    assert_eq!(workspace.check(), [""; 0]);
    workspace.replace(PAGE, "One division.", "{{#names B}}");
    let message = "{{#names}} stands once, directly below the title";
    one_fault(&workspace, &format!("docs/en/toy-games/coin-game.md:32: {message}"));
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "Take one", "{{#names B}}\n\nTake one");
    one_fault(&workspace, &format!("docs/en/toy-games/coin-game.md:5: {message}"));
}

/// One in which the section is a lesson.
fn lesson() -> Workspace {
    let workspace = Workspace::whole();
    let question = "{{#question}}\n\nWhich?\n\n- [x] A\n  - B\n- [ ] C\n  - D\n\n{{#end}}\n\n";
    workspace.replace(PAGE, "# Coins\n", "# Coins\n\n{{#names BashGame}}\n");
    workspace.replace(PAGE, "## Tests\n\n{{#test toy_games::coin_game::GAMES}}\n\n", "");
    workspace.replace(PAGE, "## Run it\n\n{{#output toy-games coin}}\n\n", "");
    let check = format!("## Check yourself\n\n{}## Exercises", question.repeat(3));
    workspace.replace(PAGE, "## Exercises", &check);
    workspace.replace(PAGE, "Three coins.", "{{#exercise coin_game_take}}");
    workspace.replace(
        PAGE,
        "## References\n\nNone.\n",
        "## Going further\n\n{{#fold Tests}}\n\n{{#test toy_games::coin_game::GAMES}}\n\n{{#end}}\n",
    );
    workspace.write("exercises/toy-games/coin_game_take.rs", "//! Take.\n");
    workspace
}

#[test]
fn a_whole_lesson() {
    let workspace = lesson();
    assert_eq!(workspace.check(), [""; 0]);
    assert!(workspace.run().is_ok());
    workspace.replace(PAGE, "## Cost", "## Why it is right\n\nSo.\n\n## Cost");
    assert_eq!(workspace.check(), [""; 0]);
}

#[test]
fn each_thing_that_a_lesson_must_have() {
    for (old, new, message) in [
        ("{{#names BashGame}}", "", ": the section has no names below its title: {{#names}}"),
        ("{{#test toy_games::coin_game::GAMES}}", "", ": the section has no test: {{#test}}"),
        (
            "{{#exercise coin_game_take}}",
            "A",
            ": the section has no exercise that judges the reader's code: {{#exercise}}",
        ),
        (
            "## Check yourself\n\n{{#question}}\n\nWhich?\n\n- [x] A\n  - B\n- [ ] C\n  - D\n\n{{#end}}",
            "## Check yourself",
            ": the section has 2 of at least 3 questions: {{#question}}",
        ),
        (
            "{{#fold Tests}}",
            "{{#races 2.1}}\n\n{{#fold Tests}}",
            ":70: races are folded in a lesson: {{#fold TITLE}} ... {{#end}}",
        ),
        ("## Pitfalls", "## Run it", ":25: a lesson has no part `## Run it`"),
        ("## Idea\n", "## Thought\n", ":15: a lesson has no part `## Thought`"),
    ] {
        let workspace = lesson();
        workspace.replace(PAGE, old, new);
        let faults = workspace.check();
        let expected = format!("docs/en/toy-games/coin-game.md{message}");
        assert!(faults.contains(&expected), "{expected}: {faults:?}");
        assert!(faults.len() < 3, "{faults:?}");
    }
}

#[test]
fn a_variant_stands_below_its_section() {
    let workspace = lesson();
    workspace.replace(
        SUMMARY,
        "(toy-games/coin-game.md)",
        "(toy-games/coin-game.md)\n    - [Misère](toy-games/coin-game/misere.md)",
    );
    let variant = "docs/en/toy-games/coin-game/misere.md";
    let text = "# Misère\n\n{{#item toy_games::coin_game::take}}\n\n## Free\n\nLast.\n";
    workspace.write(variant, text);
    one_fault(
        &workspace,
        "docs/en/toy-games/coin-game.md: `## Going further` has no link to toy-games/coin-game/misere.md",
    );
    workspace.replace(PAGE, "{{#fold Tests}}", "[It](coin-game/misere.md#free)\n\n{{#fold Tests}}");
    assert_eq!(workspace.check(), [""; 0]);
    assert!(workspace.run().is_ok());
    workspace.write(variant, "# Misère\n");
    one_fault(&workspace, &format!("{variant}: the variant has no listing: {{{{#item}}}}"));
    workspace.write(variant, text);
    workspace.replace(SUMMARY, "    - [Misère]", "- [Misère]");
    one_fault(
        &workspace,
        "docs/en/SUMMARY.md:8: toy-games/coin-game/misere.md belongs below toy-games/coin-game.md",
    );
}

#[test]
fn typed_rust() {
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "One division.", "```rust\nlet x = 1;\n```");
    one_fault(
        &workspace,
        "docs/en/toy-games/coin-game.md:29: typed Rust: a section shows the tested code by {{#item}}",
    );
    // Other pages may.
    let workspace = Workspace::preface("# Preface\n\n```rust\nlet x = 1;\n```\n");
    assert_eq!(workspace.check(), [""; 0]);
}

#[test]
fn a_frame_at_a_place_that_is_not_listed_once() {
    let workspace = Workspace::whole();
    workspace.replace(MODULE, "let rest =", "let left =");
    assert_eq!(
        workspace.faults(),
        [
            "docs/en/toy-games/coin-game.md:9: a frame is at \"let rest =\", which stands 0 times in \
          the items listed on this page, not once"
        ]
    );
    let workspace = Workspace::whole();
    workspace.replace(MODULE, "// Zero", "// let rest = Zero");
    assert_eq!(
        workspace.faults(),
        [
            "docs/en/toy-games/coin-game.md:9: a frame is at \"let rest =\", which stands 2 times in \
          the items listed on this page, not once"
        ]
    );
}

#[test]
fn the_preprocessor_goes_through_the_gates_and_lists_every_fault() {
    let workspace = Workspace::whole();
    workspace.replace(PAGE, "None.\n\n## Exercises", "$\\nope$\n\n## Practice");
    workspace.write("docs/en/preface.md", "# Preface\n\n{{#item toy_games::gone}}\n");
    let faults = workspace.faults();
    assert_eq!(faults.len(), 3, "{faults:?}");
    assert!(faults[0].starts_with("docs/en/preface.md:3: toy_games::gone: there is no `gone`"));
    assert!(faults[1].contains("coin-game.md:33: TeX `\\nope`: ") || faults[1].contains(":33:"));
    assert!(faults[2].contains("`## Exercises` must stand before `## References`"));
}

/// A page that shows a front door shows what it calls, down to the work.
#[test]
fn a_front_door_that_leads_nowhere() {
    let doors = |list: &str| {
        let workspace =
            Workspace::preface(&format!("# P\n\n{{{{#item {list}}}}}\n\n## Going further\n"));
        let mut module =
            std::fs::read_to_string(workspace.root().join(MODULE)).expect("the module");
        module.push_str(
            "
pub fn best(coins: u64) -> u64 {
    Ok(best_within(coins, 9)).unwrap()
}
pub fn best_within(coins: u64, most: u64) -> u64 {
    best_watched(coins, most, |_| {})
}
pub fn best_watched(coins: u64, most: u64, mut watch: impl FnMut(Step)) -> u64 {
    watch(Step::Look);
    coins.min(most)
}
pub fn deep(coins: u64) -> u64 {
    deeper(coins)
}
pub fn each(coins: u64, visit: impl Fn(u64) -> u64) -> u64 {
    visit(coins)
}
fn hidden(coins: u64) -> u64 {
    best(coins)
}
pub fn outside(coins: u64) -> u64 {
    take(coins).map_or(0, |rest| best(rest))
}
impl Heap {
    pub fn pop(&mut self) -> u64 {
        self.cut()
    }
    pub fn top(&self) -> u64 {
        self.coins.len()
    }
    fn cut(&mut self) -> u64 {
        0
    }
}
",
        );
        workspace.write(MODULE, &module);
        workspace.write(
            "crates/toy-games/src/depth.rs",
            "//! Part of.\npub fn deeper(coins: u64) -> u64 {\n    coins\n}\n",
        );
        workspace.check()
    };
    let all = |names: &[&str]| {
        let paths: Vec<_> =
            names.iter().map(|name| format!("toy_games::coin_game::{name}")).collect();
        paths.join(" ")
    };
    let broken = |door: &str, called: &str| {
        [format!("docs/en/preface.md:3: `{door}` only calls `{called}`, which no listing shows")]
    };
    assert_eq!(doors(&all(&["best"])), broken("best", "best_within"));
    assert_eq!(doors(&all(&["best", "best_within"])), broken("best_within", "best_watched"));
    assert_eq!(doors(&all(&["best", "best_within", "best_watched"])), [""; 0]);
    // Without its observer the last is called as the one before it.
    assert_eq!(doors(&all(&["best", "best_watched"])), [""; 0]);
    assert_eq!(doors(&all(&["deep"])), broken("deep", "deeper"));
    assert_eq!(doors(&format!("{} toy_games::depth::deeper", all(&["deep"]))), [""; 0]);
    assert_eq!(doors(&all(&["Heap::pop"])), broken("Heap::pop", "Heap::cut"));
    assert_eq!(doors(&all(&["Heap::pop", "Heap::cut"])), [""; 0]);
    assert_eq!(doors(&all(&["each", "hidden", "outside", "Heap::top", "take"])), [""; 0]);
}

/// Pages of the first form need not.
#[test]
fn a_front_door_on_another_page() {
    let workspace = Workspace::preface("# P\n\n{{#item toy_games::coin_game::best}}\n");
    workspace.replace(
        MODULE,
        "pub fn take",
        "pub fn best() {\n    go()\n}\nfn go() {}\npub fn take",
    );
    assert_eq!(workspace.check(), [""; 0]);
}
