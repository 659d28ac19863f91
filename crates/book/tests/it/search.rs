//! `search.js` over the index that mdBook makes, run by node.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use pretty_assertions::assert_eq;

use crate::workspace::Workspace;

/// Prints the answers to the queries behind the two scripts.
const HOST: &str = "
const { readFileSync } = require('node:fs');
const [searchJs, indexJs, ...queries] = process.argv.slice(1);
global.window = { search: {} };
global.elasticlunr = { Index: {} };
(0, eval)(readFileSync(indexJs, 'utf8'));
(0, eval)(readFileSync(searchJs, 'utf8'));
const { index, doc_urls } = window.search;
const lookup = elasticlunr.Index.load(index);
for (const query of queries) {
    const hits = lookup.search(query).map(hit => doc_urls[hit.ref] + '|' + hit.doc.body);
    console.log([query, ...hits].join('\\n  '));
}
";

#[test]
fn parts_of_words_are_found_in_every_script() {
    let workspace = Workspace::preface(&format!(
        "# Preface\n\n## Nim 尼姆博弈\n\n高斯消元法解线性方程组，异或为零。\n\n## Two\n\nThe Nimber of ＮＩＭ. \
             线性\n\n## Three\n\n{}SG函数{}\n",
        "x".repeat(300),
        "y".repeat(300)
    ));
    workspace.build("preface.html");
    let built = fs::read_dir(workspace.root().join("book")).expect("the book");
    let index = built
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("searchindex"))
        })
        .expect("mdBook made an index");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/search.js");
    let run = Command::new("node")
        .args(["-e", HOST])
        .args([script.as_os_str(), index.as_os_str()])
        .args(["博弈", "高斯 异或", "线性", "nim", "sg函数", "排序", " "])
        .output();
    let Ok(run) = run else {
        assert!(env::var_os("CI").is_none(), "there is no node to run search.js");
        eprintln!("SKIPPED: there is no node to run search.js");
        return;
    };
    assert_eq!(String::from_utf8_lossy(&run.stderr), "");
    let expected = "\
博弈
  preface.html#nim-尼姆博弈|高斯消元法解线性方程组，异或为零。
高斯 异或
  preface.html#nim-尼姆博弈| 高斯 消元法解线性方程组， 异或 为零。
线性
  preface.html#nim-尼姆博弈|高斯消元法解 线性 方程组，异或为零。
  preface.html#two|The Nimber of ＮＩＭ.  线性\x20
nim
  preface.html#nim-尼姆博弈|高斯消元法解线性方程组，异或为零。
  preface.html#two|The Nimber of ＮＩＭ. 线性
sg函数
  preface.html#three|… XX SG函数 YY
排序
\x20
";
    let expected = expected.replace("XX", &"x".repeat(40)).replace("YY", &"y".repeat(116));
    assert_eq!(String::from_utf8_lossy(&run.stdout), expected);
}
