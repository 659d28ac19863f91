//! What the manifests of this workspace turn off must be of no use, or tests would be left out in
//! silence.

use std::fs;
use std::path::{Path, PathBuf};

use pretty_assertions::assert_eq;

/// Whether a library that is not compiled as a test has a test all the same, by its manifest and a
/// source of it.
fn leaves_out(manifest: &str, source: &str) -> bool {
    let (_, library) = manifest.split_once("[lib]\n").unwrap_or_default();
    let settings = library.lines().take_while(|line| !line.starts_with('['));
    let turns_off = |what: &str| settings.clone().any(|line| line == what);
    let is_example = |line: &str| ["/// ```", "//! ```"].contains(&line.trim());
    turns_off("test = false") && source.contains("#[test]")
        || turns_off("doctest = false") && source.lines().any(is_example)
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_test_is_left_out() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates/");
    let mut left_out = Vec::new();
    let mut n_sources = 0;
    for folder in fs::read_dir(crates).expect("crates/") {
        let folder = folder.expect("an entry").path();
        let Ok(manifest) = fs::read_to_string(folder.join("Cargo.toml")) else { continue };
        let mut files = Vec::new();
        sources(&folder.join("src"), &mut files);
        n_sources += files.len();
        left_out.extend(
            files
                .into_iter()
                .filter(|path| leaves_out(&manifest, &fs::read_to_string(path).expect("a source"))),
        );
    }
    assert_eq!(left_out, Vec::<PathBuf>::new());
    assert!(100 < n_sources, "the sources were not found");
}

#[test]
fn a_test_that_is_left_out_is_found() {
    let both =
        "[package]\n\n[lib]\nbench = false\ntest = false\ndoctest = false\n\n[dependencies]\n";
    let example = "/// Says it.\n///\n/// ```\n/// say();\n/// ```\nfn say() {}\n";
    assert!(leaves_out(both, "#[test]\nfn it() {}"));
    assert!(leaves_out(both, example));
    assert!(!leaves_out(both, "/// ```text\n/// no code\n"));
    assert!(!leaves_out("[lib]\n[[bin]]\ntest = false\n", "#[test]\nfn it() {}"));
    assert!(!leaves_out("[lib]\ntest = false\n", example));
}
