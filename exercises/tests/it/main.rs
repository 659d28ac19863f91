//! The tests of the exercises: what the judge says to solutions, skeletons and wrong versions, and
//! what the command does.
//!
//! The reader's own files are none of their business: they look at skeletons made anew.

mod command;
mod crashes;
mod files;
mod inputs;
mod verdicts;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use exercises::command::ALL;
use exercises::judge::Exercise;
use exercises::skeleton::skeleton;
use tempfile::TempDir;

/// The workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the package has a folder").to_owned()
}

/// A folder that looks like the workspace of a reader who has written nothing yet.
fn scratch() -> TempDir {
    let folder = tempfile::tempdir().expect("the system has a folder for us");
    for shared in ["exercises/src/serve.rs", "exercises/src/wire.rs"] {
        write(folder.path(), shared, &read(&root(), shared));
    }
    for exercise in ALL {
        let solution = read(&root(), &exercise.solution());
        write(folder.path(), &exercise.file(), &skeleton(&solution));
        write(folder.path(), &exercise.solution(), &solution);
    }
    folder
}

fn read(workspace: &Path, file: &str) -> String {
    fs::read_to_string(workspace.join(file)).expect("the file can be read")
}

fn write(workspace: &Path, file: &str, text: &str) {
    let file = workspace.join(file);
    fs::create_dir_all(file.parent().expect("a file is in a folder")).expect("it can be made");
    fs::write(file, text).expect("the file can be written");
}

/// The exercise of this name.
fn exercise(name: &str) -> Exercise {
    *ALL.iter().find(|exercise| exercise.name == name).expect("there is such an exercise")
}

/// Calls `check` for each item, on as many threads as the machine has processors.
fn in_parallel<T: Sync>(items: &[T], check: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            check(item);
        }
    };
    let n_threads = thread::available_parallelism().map_or(2, usize::from);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(work);
        }
    });
}

/// Whether the exercise is to be judged: `EXERCISE=euclid,nim_game` before the command judges these
/// two alone, while an author works at them.
fn is_chosen(name: &str) -> bool {
    std::env::var("EXERCISE").map_or(true, |chosen| chosen.split(',').any(|one| one == name))
}
