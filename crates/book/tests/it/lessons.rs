//! The directives of a lesson, but for its questions and its terms.

use pretty_assertions::assert_eq;

use crate::workspace::Workspace;

/// What the text of the preface becomes.
fn expanded(text: &str) -> String {
    Workspace::preface(text).expanded()
}

#[track_caller]
fn fault(text: &str, message: &str) {
    assert_eq!(Workspace::preface(text).faults(), [format!("docs/en/preface.md:{message}")]);
}

#[test]
fn names_stand_below_the_title() {
    assert_eq!(
        expanded("# Preface\n\n{{#names NimGame | 尼姆博弈 | A*搜索 | R & D}}\n"),
        "# Preface\n\n\n<p class=\"names\">NimGame · <span lang=\"zh\">尼姆博弈</span> · \
         <span lang=\"zh\">A*搜索</span> · R &amp; D</p>\n\n"
    );
}

#[test]
fn before_links_to_the_sections_by_their_numbers() {
    let workspace = Workspace::preface("# Preface\n\n{{#before 2.1 2}}\n");
    workspace.replace("docs/en/SUMMARY.md", "[Games]", "[2 Games]");
    workspace.replace("docs/en/SUMMARY.md", "[Coins]", "[2.1 Coins]");
    assert_eq!(
        workspace.expanded(),
        "# Preface\n\n\n<p class=\"before\">Before this: \
         <a href=\"toy-games/coin-game.md\">2.1 Coins</a>, \
         <a href=\"toy-games/index.md\">2 Games</a></p>\n\n"
    );
    let page = workspace.build("preface.html");
    assert!(page.contains("<a href=\"toy-games/coin-game.html\">2.1 Coins</a>"), "{page}");
    workspace.write("docs/en/preface.md", "# Preface\n\n{{#before 2.1 3.4}}\n");
    assert_eq!(workspace.faults(), ["docs/en/preface.md:3: SUMMARY.md lists no section 3.4"]);
}

#[test]
fn folds_nest_and_hold_anything() {
    let text = "# P\n\n{{#fold How `it` *is* $x$}}\n\nText\n\n{{#fold More}}\n{{#output toy-games coin}}\n{{#end}}\n{{#end}}\n\nEnd.\n";
    let page = Workspace::preface(text).build("preface.html");
    let page = &page[page.find("<details").expect("a start")..page.find("End.").expect("an end")];
    let opens = "<details class=\"fold\"><summary>How <code>it</code> <em>is</em> <math><mi>x</mi></math></summary>";
    assert!(page.starts_with(opens), "{page}");
    assert_eq!(page.matches("<details class=\"fold\">").count(), 2);
    assert_eq!(page.matches("</details>").count(), 2);
    assert!(page.contains("<p>Text</p>") && page.contains("3 coins: lost."), "{page}");
}

#[test]
fn a_folded_listing_is_not_the_one_that_frames_point_into() {
    let workspace = Workspace::whole();
    let item = "{{#item toy_games::coin_game::take}}";
    let folded = format!("{item}\n\n{{{{#fold Again}}}}\n\n{item}\n\n{{{{#end}}}}");
    workspace.replace("docs/en/toy-games/coin-game.md", item, &folded);
    assert!(workspace.run().is_ok());
    workspace.replace("docs/en/toy-games/coin-game.md", &folded, &folded[item.len()..]);
    assert!(workspace.faults()[0].contains("stands 0 times"));
}

#[test]
fn hints_and_solutions_span_lines_and_stand_in_lists() {
    assert_eq!(
        expanded(
            "1. Count.\n\n   {{#hint Write $2^{n_{1}}$ as\n   `}}` and\n\n   - one}}\n2. Two.\n"
        ),
        "1. Count.\n\n\n   <details class=\"hint\"><summary>Hint</summary>\n\n   Write \
         <math><msup><mn>2</mn><msub><mi>n</mi><mn>1</mn></msub></msup></math> as\n   `}}` and\n\n   - one\n\n   \
         </details>\n\n2. Two.\n"
    );
    let page = Workspace::preface("- A\n  {{#solution *B*}}\n- C\n").build("preface.html");
    let solution = "<details class=\"solution\"><summary>Answer</summary>";
    let (_, page) = page.split_once(solution).expect("the solution");
    let (inside, _) = page.split_once("</details>").expect("its end");
    assert_eq!(inside.trim(), "<p><em>B</em></p>");
}

#[test]
fn a_fault_in_a_text_has_its_own_line() {
    fault("# P\n\n{{#hint One,\ntwo $\\nope$.}}\n", "4: TeX `\\nope`: Unknown command \"\\nope\".");
}

#[test]
fn facts_are_the_values_of_constants() {
    let workspace = Workspace::preface(
        "It takes {{#fact toy_games::tests::coin_game::COINS}} coins, {{#fact toy_games::LIMIT}}, \
         {{#fact toy_games::examples::coin::WORD}}: {{#fact toy_games::tests::coin_game::LIST}}.\n",
    );
    let tests = "const COINS: u64 = 1_234_567;\nconst LIST: [i8; 2] = [-3, 4];\n";
    workspace
        .write("crates/toy-games/tests/it/coin_game.rs", &format!("{tests}const GAMES: u8 = 0;\n"));
    let library =
        "//! Games.\n\npub mod coin_game;\n/// So many.\npub const LIMIT: usize = 4096;\n";
    workspace.write("crates/toy-games/src/lib.rs", library);
    workspace
        .write("crates/toy-games/examples/coin.rs", "const WORD: &str = \"a*b\";\nfn main() {}\n");
    assert_eq!(workspace.expanded(), "It takes 1 234 567 coins, 4096, a\\*b: -3 4.\n");
    workspace.write("crates/toy-games/src/lib.rs", &library.replace("4096", "4 << 10"));
    assert_eq!(
        workspace.faults(),
        [
            "docs/en/preface.md:1: the value of toy_games::LIMIT is not written out: a number, a text, or a list of them"
        ]
    );
}

const RESULTS: &str = "section\tworkload\tentry\tn\tratio\tpaired\tmark\tnote\tprocessor\n\
    2.1\tascending\tmine, again\t100\t1.05\t\t\t\t\n\
    2.1\tascending\tstd\t100\t0.3149\t\t\t\t\n\
    2.1\tascending\tstd, unstable\t100\t1.04\t\t\t\t\n\
    2.1\tdescending\tstd\t1000\t0.012\t\t\t\t\n";

#[test]
fn ratios_are_of_one_row() {
    let ratio = |arguments: &str| {
        let workspace = Workspace::preface(&format!("So {{{{#ratio {arguments}}}}} of it.\n"));
        workspace.write("crates/races/results.tsv", RESULTS);
        workspace.run().map(|pages| pages["preface.md"].clone()).map_err(|faults| faults.concat())
    };
    assert_eq!(ratio("2.1 ascending std").as_deref(), Ok("So 0.31 of it.\n"));
    assert_eq!(ratio("2.1 100 mine std").as_deref(), Ok("So 0.31 of it.\n"));
    let fault = |arguments| ratio(arguments).expect_err("a fault");
    assert_eq!(
        fault("2.1 100 unstable"),
        "docs/en/preface.md:1: 1.04 is no difference: the race against itself came out as 1.05"
    );
    assert!(fault("2.1 std").contains("2 rows are meant: ascending, n = 100: std; descending"));
    assert!(fault("2.2 std").ends_with("results.tsv has no such row of section 2.2"));
    assert!(fault("2.1 descending std").contains("so its noise is not known"));
}

#[test]
fn an_exercise_says_what_to_do() {
    let workspace = Workspace::preface("{{#exercise coin_game_take}}\n");
    let missing = "docs/en/preface.md:1: there is no exercise exercises/CHAPTER/coin_game_take.rs";
    assert_eq!(workspace.faults(), [missing]);
    let file = "exercises/toy-games/coin_game_take.rs";
    workspace
        .write(file, "//! How many coins\n//! to take from $n$?\n//!\n//! More.\n\nfn take() {}\n");
    let page = workspace.expanded();
    assert!(page.starts_with("\nHow many coins to take from <math>"), "{page}");
    assert!(page.contains("$ cargo exercise coin_game_take\n") && page.contains(file), "{page}");
    workspace.write("exercises/sort/coin_game_take.rs", "//! Other.\n");
    assert!(workspace.faults()[0].contains("two exercises are called coin_game_take: "));
}

#[test]
fn a_map_shows_what_each_section_needs() {
    let workspace = Workspace::preface("{{#map toy-games}}\n\n{{#map all}}\n");
    workspace.replace("docs/en/SUMMARY.md", "[Games]", "[2 Games]");
    workspace.replace("docs/en/SUMMARY.md", "[Coins]", "[2.1 Coins]");
    workspace.replace("docs/en/toy-games/coin-game.md", "# Coins\n", "# Coins\n\n{{#before 2}}\n");
    let map = "- [2.1 Coins](toy-games/coin-game.md): needs [2](toy-games/index.md)\n";
    assert_eq!(
        workspace.expanded(),
        format!("\n{map}\n\n\n## [2 Games](toy-games/index.md)\n\n{map}\n")
    );
    workspace.write("docs/en/preface.md", "{{#map sort}}\n");
    assert_eq!(workspace.faults(), ["docs/en/preface.md:1: there is no chapter sort"]);
}

#[test]
fn all_names_from_a_to_z() {
    let workspace = Workspace::preface("{{#name-index}}\n");
    workspace.replace(
        "docs/en/toy-games/coin-game.md",
        "# Coins\n",
        "# Coins\n\n{{#names BashGame | 巴什博弈 | 2-heap game}}\n",
    );
    workspace.replace(
        "crates/toy-games/src/coin_game.rs",
        "/// How many",
        "#[doc(alias = \"subtraction\", alias = \"coins\")]\n/// How many",
    );
    let index = workspace.expanded();
    let coins = "[Coins](toy-games/coin-game.md)";
    let expected = format!(
        "\n## 0 to 9\n\n- 2-heap game: {coins}\n\n## B\n\n- BashGame: {coins}\n\n## C\n\n- {coins}\n\n\
         ## G\n\n- [Games](toy-games/index.md)\n\n## P\n\n- [Preface](preface.md)\n\n\
         ## S\n\n- subtraction: {coins}\n\n\
         ## <span lang=\"zh\">中文</span>\n\n- <span lang=\"zh\">巴什博弈</span>: {coins}\n\n"
    );
    assert_eq!(index, expected);
}

#[test]
fn progress_is_filled_by_the_page() {
    let page = expanded("{{#progress}}\n");
    assert!(page.contains("<div id=\"progress\"></div>\n<noscript><p>"), "{page}");
}

#[test]
fn chinese_in_prose_is_marked() {
    let text = "# Nim 尼姆\n\n异或，为零。 SG函数 and `异` and $\\text{字}$, \
        [积](preface.md \"标题\"), ![图](a.svg), <span lang=\"zh\">手</span>.\n\n    异\n";
    let text = expanded(text);
    assert_eq!(
        text.split("<math").next(),
        Some(
            "# Nim <span lang=\"zh\">尼姆</span>\n\n<span lang=\"zh\">异或，为零。</span> \
             <span lang=\"zh\">SG函数</span> and `异` and "
        )
    );
    assert!(
        text.ends_with(
            ", [<span lang=\"zh\">积</span>](preface.md \"标题\"), ![图](a.svg), \
             <span lang=\"zh\">手</span>.\n\n    异\n"
        ),
        "{text}"
    );
}
