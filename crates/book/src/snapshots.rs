//! `{{#output}}`: the reviewed snapshot of what an example prints.

use std::fs;
use std::path::Path;

use crate::directives::Program;
use crate::markdown;

/// The command line and what it prints, as a block of text.
pub(crate) fn output(root: &Path, program: &Program, name: &str) -> Result<String, String> {
    let Program { package, example } = program;
    example_exists(root, program)?;
    let path = format!("crates/{package}/tests/out/{name}.snap");
    let text = fs::read_to_string(root.join(&path)).map_err(|e| format!("{path}: {e}"))?;
    let text = text.replace("\r\n", "\n");
    let (header, body) = text
        .strip_prefix("---\n")
        .and_then(|rest| rest.split_once("\n---\n"))
        .ok_or_else(|| format!("{path}: it has no header, so it is no snapshot"))?;
    if body.trim().is_empty() {
        return Err(format!("{path}: the snapshot is empty"));
    }
    let command = header.lines().find_map(|line| line.strip_prefix("description: ")).map_or_else(
        || format!("cargo run -p {package} --example {example}"),
        |description| unquote(description.trim()),
    );
    // The second word is a class: a long output scrolls in its frame.
    Ok(markdown::fence("text,output", &format!("$ {command}\n{body}")))
}

/// An error unless the program's source is where it must be.
pub(crate) fn example_exists(root: &Path, program: &Program) -> Result<(), String> {
    let path = format!("crates/{}/examples/{}.rs", program.package, program.example);
    if root.join(&path).is_file() { Ok(()) } else { Err(format!("there is no example {path}")) }
}

/// A scalar of the header; `insta` puts one with a colon or a quote in it between double quotes,
/// and then it is a string of JSON.
fn unquote(scalar: &str) -> String {
    serde_json::from_str(scalar).unwrap_or_else(|_| scalar.to_owned())
}
