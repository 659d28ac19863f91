//! The reviewed renderings.

/// Compares a rendering with `tests/out/<name>.snap`; `description` says how one sees it.
pub(crate) fn check(name: &str, description: &str, printed: &str) {
    insta::with_settings!({
        omit_expression => true,
        prepend_module_to_snapshot => false,
        snapshot_path => "../out",
        description => description,
    }, {
        insta::assert_snapshot!(name, printed);
    });
}
