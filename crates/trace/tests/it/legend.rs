//! The legend that the book shows.

use crate::snapshots;

#[path = "../../examples/legend.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

#[test]
fn legend() {
    let printed = demo::DEMO.output(&[]).unwrap();
    snapshots::check("legend", "cargo run -p trace --example legend", &printed);
}

#[test]
fn a_mark_that_there_is_not() {
    let error = demo::DEMO.output(&["active", "red"]).unwrap_err();
    assert_eq!(error.to_string(), r#"mark: "red" is not the name of a mark (column 8)"#);
}
