//! `{{#exercise}}`: an exercise that judges the reader's own code.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the exercises: a folder for each chapter, in it a file for each exercise.
const FOLDER: &str = "exercises";

/// The first paragraph of the exercise's file, and how to begin.
pub(crate) fn shown(root: &Path, name: &str) -> Result<String, String> {
    let file = find(root, name)?;
    let text =
        fs::read_to_string(root.join(&file)).map_err(|e| format!("{}: {e}", file.display()))?;
    let task: Vec<&str> = text
        .lines()
        .skip_while(|line| !line.starts_with("//!"))
        .map_while(|line| line.strip_prefix("//!"))
        .map(str::trim)
        .skip_while(|line| line.is_empty())
        .take_while(|line| !line.is_empty())
        .collect();
    let task = task.join(" ");
    if task.is_empty() {
        return Err(format!("{} does not say what to do: `//! ...`", file.display()));
    }
    Ok(format!(
        "{task}\n\n```text,exercise\n$ cargo exercise {name}\n```\n\n\
         This command judges what you write in `{}`.",
        file.display().to_string().replace('\\', "/")
    ))
}

/// The file of the exercise, relative to the workspace.
pub(crate) fn find(root: &Path, name: &str) -> Result<PathBuf, String> {
    let folders = fs::read_dir(root.join(FOLDER)).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = folders
        .map(|folder| Path::new(FOLDER).join(folder.file_name()).join(format!("{name}.rs")))
        .filter(|file| root.join(file).is_file())
        .collect();
    files.sort();
    match files.as_slice() {
        [] => Err(format!("there is no exercise {FOLDER}/CHAPTER/{name}.rs")),
        [file] => Ok(file.clone()),
        [first, second, ..] => Err(format!(
            "two exercises are called {name}: {} and {}",
            first.display(),
            second.display()
        )),
    }
}
