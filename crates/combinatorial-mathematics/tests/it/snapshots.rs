//! The reviewed outputs that the book shows.

/// Compares what a program prints with `tests/out/<name>.snap`. `command` is what a reader types to
/// see it.
pub(crate) fn check(name: &str, command: &str, printed: &str) {
    insta::with_settings!({
        omit_expression => true,
        prepend_module_to_snapshot => false,
        snapshot_path => "../out",
        description => command,
    }, {
        insta::assert_snapshot!(name, printed);
    });
}
