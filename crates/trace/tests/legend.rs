//! The legend that the book shows.

#[path = "../examples/legend.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

#[test]
fn legend() {
    insta::with_settings!({
        omit_expression => true,
        prepend_module_to_snapshot => false,
        snapshot_path => "out",
        description => "cargo run -p trace --example legend",
    }, {
        insta::assert_snapshot!("legend", demo::DEMO.output(&[]).unwrap());
    });
}
