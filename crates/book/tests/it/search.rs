//! The index of the search, and `search.js` over it, run by node.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use pretty_assertions::assert_eq;

use crate::workspace::Workspace;

/// Prints the answers to the queries behind the folder: first from the heads alone, then, behind a
/// line, from the prose too.
const HOST: &str = "
const { readFileSync } = require('node:fs');
const [searchJs, folder, ...queries] = process.argv.slice(1);
(0, eval)(readFileSync(searchJs, 'utf8'));
const lookup = search.createSearch();
search.heads = lookup.takeHeads;
search.prose = lookup.takeProse;
const text = parts => parts.map(([part, isHit]) => isHit ? `[${part}]` : part).join('');
const answer = query => {
    const { hits, corrected, missing } = lookup.find(query);
    console.log(query + (corrected === null ? '' : ` -> ${corrected}`) + (missing ? ' (some)' : ''));
    for (const { url, id, title, also, heading, teaser } of hits) {
        console.log(`  ${url}#${id} ${[title, also, heading, teaser].map(text).join('|')}`);
    }
};
(0, eval)(readFileSync(`${folder}/search-index.js`, 'utf8'));
queries.forEach(answer);
console.log('---');
(0, eval)(readFileSync(`${folder}/${lookup.proseFile()}`, 'utf8'));
queries.forEach(answer);
";

/// What `search.js` answers on the index of a workspace; none without node.
fn answers(workspace: &Workspace, queries: &[&str]) -> Option<(String, String)> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/search.js");
    let run = Command::new("node")
        .args(["-e", HOST])
        .args([script, workspace.root().join("book")])
        .args(queries)
        .output();
    let Ok(run) = run else {
        assert!(env::var_os("CI").is_none(), "there is no node to run search.js");
        eprintln!("SKIPPED: there is no node to run search.js");
        return None;
    };
    assert_eq!(String::from_utf8_lossy(&run.stderr), "");
    let said = String::from_utf8(run.stdout).expect("text");
    let (before, after) = said.split_once("---\n").expect("both answers");
    Some((before.to_owned(), after.to_owned()))
}

/// A workspace whose preface is `text`.
fn indexed(text: &str) -> Workspace {
    let workspace = Workspace::preface(text);
    assert_eq!(workspace.index(), [""; 0]);
    workspace
}

#[test]
fn parts_of_words_are_found_in_chinese() {
    let workspace = indexed(&format!(
        "# Nim · NimGame 尼姆博弈\n\n高斯消元法解线性方程组，异或为零。\n\n## Two\n\nThe Nimber of \
         ＮＩＭ. 线性\n\n## Three\n\n{}SG函数{}\n",
        "x".repeat(300),
        "y".repeat(300)
    ));
    let Some((_, said)) =
        answers(&workspace, &["博弈", "高斯 异或", "线性", "sg函数", "ｎｉｍ", "排序", " "])
    else {
        return;
    };
    let expected = "\
博弈
  preface.html# Nim|尼姆[博弈]||高斯消元法解线性方程组，异或为零。
高斯 异或
  preface.html# Nim|||[高斯]消元法解线性方程组，[异或]为零。
线性
  preface.html# Nim|||高斯消元法解[线性]方程组，异或为零。
  preface.html#two Nim||Two|The Nimber of ＮＩＭ. [线性]
sg函数
  preface.html#three Nim||Three|… XX[SG函数]YY …
ｎｉｍ
  preface.html# [Nim]|||高斯消元法解线性方程组，异或为零。
  preface.html#two [Nim]||Two|The [Nim]ber of [ＮＩＭ]. 线性
排序
\x20
";
    let expected = expected.replace("XX", &"x".repeat(40)).replace("YY", &"y".repeat(116));
    assert_eq!(said, expected);
}

#[test]
fn names_stand_in_the_title() {
    let workspace = indexed("# Trie (prefix tree) · PrefixTree(TrieTree) 前缀树\n");
    let queries = ["prefix tree", "trie tree", "TRIETREE", "前缀", "trie-tree", "prefixtre"];
    let Some((said, _)) = answers(&workspace, &queries) else { return };
    assert_eq!(said.matches("\n  preface.html# ").count(), queries.len(), "{said}");
    let index = fs::read_to_string(workspace.root().join("book/search-index.js")).expect("it");
    assert!(
        index.contains(
            r#""title":"Trie (prefix tree)","names":["Trie","prefix tree","PrefixTree","TrieTree","前缀树"]"#
        ),
        "{index}"
    );
}

#[test]
fn names_stand_below_the_title_too() {
    let workspace = indexed("# Nim\n\nHeaps.\n");
    let names = "{{#names NimGame | 尼姆博弈 | Bouton's game}}";
    workspace.write("docs/en/preface.md", &format!("# Nim\n\n{names}\n\nHeaps.\n"));
    assert_eq!(workspace.index_again(), [""; 0]);
    let Some((said, _)) = answers(&workspace, &["nimgame", "尼姆", "bouton", "boutons game"])
    else {
        return;
    };
    let expected = "\
nimgame
  preface.html# Nim|[NimGame]||Heaps.
尼姆
  preface.html# Nim|[尼姆]博弈||Heaps.
bouton
  preface.html# Nim|[Bouton]'s game||Heaps.
boutons game
  preface.html# Nim|Bouton's [game]||Heaps.
";
    assert_eq!(said, expected);
}

#[test]
fn a_name_comes_before_a_heading_and_that_before_prose() {
    let prose = "# Preface\n\nA heap, a heap, a heap, and one more heap.\n\n## Cheap\n\nCheaper.\n";
    let workspace = Workspace::preface(prose);
    workspace.replace("docs/en/SUMMARY.md", "[Coins]", "[Leftist heap]");
    workspace.replace("docs/en/toy-games/coin-game.md", "# Coins", "# Leftist heap");
    workspace.write(
        "docs/en/toy-games/README.md",
        "# Games\n\nSome.\n\n## The heap of a king\n\nGold.\n",
    );
    assert_eq!(workspace.index(), [""; 0]);
    let Some((heads, whole)) = answers(&workspace, &["heap", "chea"]) else { return };
    let expected = "\
heap
  toy-games/coin-game.html# Leftist [heap]|||Take one coin or two.
  toy-games/index.html#the-heap-of-a-king Games||The [heap] of a king|
chea
  preface.html#cheap Preface||[Chea]p|
";
    assert_eq!(heads, expected);
    let expected = "\
heap
  toy-games/coin-game.html# Leftist [heap]|||Take one coin or two.
  toy-games/index.html#the-heap-of-a-king Games||The [heap] of a king|Gold.
  preface.html# Preface|||A [heap], a [heap], a [heap], and one more [heap].
chea
  preface.html#cheap Preface||[Chea]p|[Chea]per.
";
    assert_eq!(whole, expected);
}

#[test]
fn the_inside_of_a_word_counts_where_nothing_else_is() {
    let workspace = indexed("# Preface\n\nTrust it.\n\n## Two\n\nRust is a language.\n");
    let Some((_, said)) = answers(&workspace, &["rust", "gua"]) else { return };
    let expected = "\
rust
  preface.html#two Preface||Two|[Rust] is a language.
gua
  preface.html#two Preface||Two|Rust is a lan[gua]ge.
";
    assert_eq!(said, expected);
}

#[test]
fn one_error_is_forgiven() {
    let workspace = indexed("# Dijkstra's algorithm\n\nThe shortest way, with a heap.\n");
    let queries = [
        "dikjstra",
        "dijkstr4",
        "dijkstraa",
        "dikstra",
        "dijkstra",
        "hep",
        "heep",
        "dkjistra",
        "shrotest",
    ];
    let Some((heads, whole)) = answers(&workspace, &queries) else { return };
    let found = |said: &str| -> Vec<String> {
        said.lines().filter(|line| !line.starts_with(' ')).map(str::to_owned).collect()
    };
    let mut expected = vec![
        "dikjstra -> dijkstra",
        "dijkstr4 -> dijkstra",
        "dijkstraa -> dijkstra",
        "dikstra -> dijkstra",
        "dijkstra",
        "hep",
        "heep",
        "dkjistra",
        "shrotest",
    ];
    assert_eq!(found(&heads), expected, "{heads}");
    expected[6] = "heep -> heap";
    expected[8] = "shrotest -> shortest";
    assert_eq!(found(&whole), expected, "{whole}");
    assert_eq!(whole.matches("\n  preface.html# ").count(), 7, "{whole}");
}

#[test]
fn some_of_the_words_are_better_than_nothing() {
    let workspace = indexed("# Preface\n\nA heap.\n\n## Two\n\nA king, a heap.\n");
    let Some((_, said)) = answers(&workspace, &["heap king zebra", "the heap", "the"]) else {
        return;
    };
    let expected = "\
heap king zebra (some)
  preface.html#two Preface||Two|A [king], a [heap].
  preface.html# Preface|||A [heap].
the heap
  preface.html# Preface|||A [heap].
  preface.html#two Preface||Two|A king, a [heap].
the
";
    assert_eq!(said, expected);
}

#[test]
fn what_is_no_prose_is_not_found() {
    let workspace = Workspace::whole();
    workspace.write(
        "docs/en/preface.md",
        "# Preface\n\nOne & two `three` $n \\log n$.\n\n```text\nfour\n```\n\n<figure>five <pre>six</pre></figure>\n\n\
         <div class=\"question\" id=\"q\">seven <div>eight</div> nine</div>\n\n<!-- ten -->\n\neleven\n",
    );
    assert_eq!(workspace.index(), [""; 0]);
    let index = fs::read_to_string(workspace.root().join("book/search-index.js")).expect("it");
    let name = index.split('"').find(|part| part.starts_with("search-prose-")).expect("a name");
    let prose = fs::read_to_string(workspace.root().join("book").join(name)).expect("the prose");
    assert!(prose.starts_with("search.prose([[\"One & two three n log n. eleven\"],"), "{prose}");
    for code in ["fn take", "cargo run", "3 coins: lost", "None is left over"] {
        assert!(!prose.contains(code), "{code} in {prose}");
    }
    assert!(prose.contains("Leave a multiple of three."), "{prose}");
}

#[test]
fn a_term_is_found_with_its_sentence() {
    let workspace = indexed(
        "# Preface\n\nOne first. The <dfn id=\"term-nim-sum\">nim-sum</dfn> (尼姆和) is the xor. No \
         more.\n\n## Two\n\nThe nim-sum again, a nim-sum.\n",
    );
    let Some((heads, _)) = answers(&workspace, &["nim-sum", "nim sum", "sum"]) else { return };
    let hit = "  preface.html#term-nim-sum Preface||";
    assert_eq!(
        heads,
        format!(
            "nim-sum\n{hit}[nim-sum]|The [nim-sum] (尼姆和) is the xor.\n\
             nim sum\n{hit}[nim]-[sum]|The [nim]-[sum] (尼姆和) is the xor.\n\
             sum\n{hit}nim-[sum]|The nim-[sum] (尼姆和) is the xor.\n"
        )
    );
}

#[test]
fn aliases_lead_to_pages_the_best_first() {
    let workspace = Workspace::whole();
    let file = "docs/en/aliases.tsv";
    workspace.write(
        file,
        "# Readers' words.\nshortest path\ttoy-games/coin-game.md\tpreface.md\nLIS\tpreface.md\n",
    );
    assert_eq!(workspace.index(), [""; 0]);
    assert!(!workspace.root().join("book/aliases.tsv").exists());
    let Some((said, _)) = answers(&workspace, &["shortest path", "lis"]) else { return };
    let expected = "\
shortest path
  toy-games/coin-game.html# Coins|[shortest] [path]||Take one coin or two.
  preface.html# Preface|[shortest] [path]||Plain.
lis
  preface.html# Preface|[LIS]||Plain.
";
    assert_eq!(said, expected);
    workspace
        .write(file, "a\tnope.md\nb\nA\tpreface.md\n\ncc\tpreface.md\tpreface.md\n\tpreface.md\n");
    let expected = [
        format!("{file}:1: SUMMARY.md lists no page \"nope.md\""),
        format!("{file}:1: a line is an alias and its pages, with tabs between them"),
        format!("{file}:2: a line is an alias and its pages, with tabs between them"),
        format!("{file}:3: \"A\" stands in line 1 already"),
        format!("{file}:5: preface.md stands here twice"),
        format!("{file}:6: a line is an alias and its pages, with tabs between them"),
    ];
    assert_eq!(workspace.index(), expected);
}
