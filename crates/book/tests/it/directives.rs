//! Reading directives, and what `{{#output}}` and `{{#races}}` put in their place.

use pretty_assertions::assert_eq;

use crate::workspace::{PAGE, Workspace};

/// The fault of a directive in line 3 of the preface, found by reading alone and by expanding.
#[track_caller]
fn misread(directive: &str, message: &str) {
    let workspace = Workspace::preface(&format!("# Preface\n\n{directive}\n"));
    let expected = [format!("docs/en/preface.md:3: {message}")];
    assert_eq!(workspace.check(), expected);
    assert_eq!(workspace.faults(), expected);
}

/// The fault of a directive that is found only by expanding it.
#[track_caller]
fn unresolved(workspace: &Workspace, message: &str) {
    assert_eq!(workspace.check(), [""; 0]);
    assert_eq!(workspace.faults(), [message]);
}

#[test]
fn directives_that_cannot_be_read() {
    misread(
        "{{#itme a::b}}",
        "no directive is called \"itme\": there are item, test, output, trace, play, cost, races, \
         ratio, fact, names, before, fold, question, answer, wrong, because, proof, hint, solution, \
         exercise, end, map, glossary, name-index and progress",
    );
    misread("{{#item}}", "it names nothing: {{#item crate::module::name ...}}");
    misread("{{#test }}", "it names nothing: {{#test crate::module::name ...}}");
    misread("{{#trace toy-games}}", "it names no program: {{#trace PACKAGE EXAMPLE ...}}");
    misread("{{#cost toy-games coin 3}}", "one argument too many: \"3\"");
    misread("{{#output toy-games coin a b}}", "one argument too many: \"b\"");
    misread("{{#races}}", "it takes one section, or all: {{#races 12.3}}");
    misread("{{#trace toy-games coin \"3}}", "a double quote is not closed");
    let alone = "a directive stands alone on its line and ends with `}}`";
    misread("See {{#item a::b}}", alone);
    misread("{{#item a::b}} {{#item a::c}}", alone);
    misread("{{#item a::b", alone);
    misread("{{ #item a::b }} .", alone);
    misread(
        "{{#include preface.txt}}",
        "mdBook says nothing when what {{#include}} names is missing: use {{#item}} or {{#test}}",
    );
    misread("{{#names Nim | }}", "a name is empty: {{#names NAME | NAME ...}}");
    misread("{{#fold}}", "it has no title: {{#fold TITLE}}");
    misread("{{#end}}", "{{#end}} ends nothing");
    misread("{{#fold A}}\n\n{{#fold B}}\n\n{{#end}}", "no {{#end}} ends this block");
    misread("{{#hint }}", "it is empty: {{#hint TEXT}}");
    misread("{{#answer 4}}", "it stands between {{#question}} and {{#end}}");
    misread("{{#end 1}}", "{{#end}} takes no argument");
    misread("{{#before}}", "it names no section: {{#before 12.1 4.2}}");
    misread("A {{#fact a::b", "a directive ends with `}}`");
    let html = Workspace::preface("<div>\n\nText\n</div><div>\n{{#item a::b}}\n</div>\n");
    let message = "a directive inside HTML: leave a blank line above and below it";
    assert_eq!(html.check(), [format!("docs/en/preface.md:5: {message}")]);
}

#[test]
fn code_is_text() {
    let text =
        "# Preface\n\n```text,output\n{{#item a::b}}\n```\n\n`{{#item a}}`.\n\n    {{#item a}}\n";
    let workspace = Workspace::preface(text);
    assert_eq!(workspace.check(), [""; 0]);
    assert_eq!(workspace.expanded(), text);
}

#[test]
fn the_title_is_left_to_mdbook() {
    let workspace = Workspace::preface("{{#title Another}}\n\n# Preface\n");
    assert!(workspace.build("preface.html").contains("<title>Another</title>"));
}

#[test]
fn arguments_are_split_at_blanks_and_grouped_by_quotes() {
    let mut workspace =
        Workspace::preface("# P\n\n{{#trace toy-games coin  -3 \"a b\" \"\" c\"d e\"}}\n");
    let trace = crate::workspace::TRACE.replace("\"let rest =\"", "null");
    workspace.programs.prints("toy-games coin --frames -3 a b  cd e", &trace);
    let expanded = workspace.expanded();
    assert!(
        expanded.contains(
            "data-args=\"[&quot;-3&quot;,&quot;a b&quot;,&quot;&quot;,&quot;cd e&quot;]\""
        )
    );
}

#[test]
fn a_directive_in_a_list_stays_in_it() {
    let workspace = Workspace::preface("- One\n\n  {{#output toy-games coin}}\n- Two\n");
    assert_eq!(
        workspace.expanded(),
        "- One\n\n\n  ```text,output\n  $ cargo run -p toy-games --example coin\n  3 coins: lost.\n  ```\n\n- Two\n"
    );
}

#[test]
fn output_is_the_snapshot_behind_its_command() {
    let workspace = Workspace::preface("{{#output toy-games coin long}}\n");
    let snapshot = "crates/toy-games/tests/out/long.snap";
    workspace.write(snapshot, "---\nsource: a.rs\n---\n3\n---\n````\n");
    assert_eq!(
        workspace.expanded(),
        "\n`````text,output\n$ cargo run -p toy-games --example coin\n3\n---\n````\n`````\n\n"
    );
    workspace.write(snapshot, "---\nsource: a.rs\ndescription: cargo run < a.txt\n---\n3\n");
    assert_eq!(workspace.expanded(), "\n```text,output\n$ cargo run < a.txt\n3\n```\n\n");
    workspace.write(snapshot, "---\ndescription: \"printf \\\"1\\\\\\\\n\\\" | a\"\n---\n3\n");
    assert_eq!(workspace.expanded(), "\n```text,output\n$ printf \"1\\\\n\" | a\n3\n```\n\n");
}

#[test]
fn output_without_a_good_snapshot() {
    let workspace = Workspace::preface("{{#output toy-games coin}}\n");
    let snapshot = "crates/toy-games/tests/out/coin.snap";
    workspace.write(snapshot, "---\nsource: a.rs\n---\n \n");
    let faults = workspace.faults();
    let message = format!("{snapshot}: the snapshot is empty");
    let both = [format!("docs/en/preface.md:1: {message}"), format!("{PAGE}:25: {message}")];
    assert_eq!(faults, both);
    workspace.write(snapshot, "3 coins\n");
    assert!(workspace.faults()[0].ends_with("it has no header, so it is no snapshot"));
    workspace.remove(snapshot);
    assert!(workspace.faults()[0].starts_with("docs/en/preface.md:1: crates/toy-games/tests/out/"));
}

#[test]
fn output_of_an_example_that_is_not_there() {
    let workspace = Workspace::preface("{{#output toy-games dice}}\n");
    workspace.write("crates/toy-games/tests/out/dice.snap", "---\n\n---\n3\n");
    let expected = "docs/en/preface.md:1: there is no example crates/toy-games/examples/dice.rs";
    unresolved(&workspace, expected);
}

const RESULTS: &str = "section\tworkload\tentry\tn\tratio\tpaired\tmark\tnote\tprocessor\n\
    12.3\txor of 10^6 u32\tplain sum\t1000000\t0.998\t1.0149\t≤ 1.05 ✓\tit_must_vectorize\tAn ARM\n\
    12.3\tread\tVec<u32> | lines\t10\t0.2\t\t\t\t\n\
    2.1\tsort\tstd\t10\t30\t29.5\t◇\tquadratic\t\n";

#[test]
fn races_of_one_section() {
    let workspace = Workspace::preface("{{#races 12.3}}\n");
    workspace.write("crates/races/results.tsv", RESULTS);
    assert_eq!(
        workspace.expanded(),
        "\n**xor of 10^6 u32**, n = 1000000, on An ARM\n\n\
         | Ours against | Our time ÷ its time | Paired | Mark | Note |\n\
         | --- | ---: | ---: | --- | --- |\n\
         | plain sum | 1.00× | 1.01× | ≤ 1.05 ✓ | it\\_must\\_vectorize |\n\n\
         **read**, n = 10\n\n\
         | Ours against | Our time ÷ its time | Paired | Mark | Note |\n\
         | --- | ---: | ---: | --- | --- |\n\
         | Vec\\<u32\\> \\| lines | 0.20× |  |  |  |\n\n"
    );
}

#[test]
fn races_lead_to_what_their_numbers_mean() {
    let workspace = Workspace::preface("{{#races 12.3}}\n");
    workspace.write("crates/races/results.tsv", RESULTS);
    workspace.write("docs/en/races.md", "# Races\n\n## What a ratio means\n\n{{#races 2.1}}\n");
    workspace.replace("docs/en/SUMMARY.md", "[Coins]", "[Races](races.md)\n- [Coins]");
    let link = "[What these numbers mean](races.md#what-a-ratio-means)";
    assert!(workspace.expanded().contains(link), "{}", workspace.expanded());
}

#[test]
fn a_plot_stands_above_its_numbers_which_are_folded() {
    let workspace = Workspace::preface("{{#races 2.1}}\n");
    workspace.write("crates/races/results.tsv", RESULTS);
    workspace.write("crates/races/plots/2.1.svg", "<svg></svg>\n");
    let page = workspace.build("preface.html");
    let (plot, numbers) = (page.find("<figure class=\"cost races\">"), page.find("<details class"));
    assert!(plot.is_some() && plot < numbers, "{page}");
    assert!(numbers < page.find("<table>"), "{page}");
}

#[test]
fn all_races_stand_below_their_sections() {
    let workspace = Workspace::preface("{{#races all}}\n");
    workspace.replace("docs/en/SUMMARY.md", "[Coins]", "[12.3 Coins]");
    workspace.write("crates/races/results.tsv", RESULTS);
    let page = workspace.expanded();
    assert!(page.contains("\n## 12.3 Coins\n\n**xor of"), "{page}");
    assert!(page.contains("\n## 2.1\n\n**sort**"), "{page}");
    assert_eq!(workspace.build("preface.html").matches("<table>").count(), 3);
}

#[test]
fn races_that_were_not_run() {
    let workspace = Workspace::preface("{{#races 12.4}}\n");
    assert!(workspace.faults()[0].contains("crates/races/results.tsv: the races have no results"));
    workspace.write("crates/races/results.tsv", RESULTS);
    let expected = "docs/en/preface.md:1: crates/races/results.tsv has no row of section 12.4";
    unresolved(&workspace, expected);
    workspace.write("crates/races/results.tsv", &RESULTS.replace("\t30\t", "\tfast\t"));
    let expected = "docs/en/preface.md:1: crates/races/results.tsv:4: \"fast\" is no ratio";
    unresolved(&workspace, expected);
    workspace.write("crates/races/results.tsv", &RESULTS.replace("\tquadratic", ""));
    let expected = "docs/en/preface.md:1: crates/races/results.tsv:4: 8 cells, not 9";
    unresolved(&workspace, expected);
    workspace.write("crates/races/results.tsv", "workload\n");
    assert!(workspace.faults()[0].contains("results.tsv:1: the first line must be"));
}

#[test]
fn a_link_to_a_readme_leads_to_its_page() {
    let text = "[README.md $x$](toy-games/README.md#games), <https://a.org/README.md>, \
        [a](https://a.org/README.md), `[b](README.md)`\n";
    let page = Workspace::preface(text).build("preface.html");
    assert!(page.contains("<a href=\"toy-games/index.html#games\">README.md <math>"), "{page}");
    assert_eq!(page.matches("href=\"https://a.org/README.md\"").count(), 2, "{page}");
    assert!(page.contains("<code>[b](README.md)</code>"), "{page}");
}
