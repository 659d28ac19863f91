//! Whole programs that race through a pipe, compiled when the race is built.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of this crate.
const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The program `src/bin/NAME.rs`, compiled like this one; none, with a word on standard error, if
/// it cannot be.
pub(crate) fn ours(name: &str) -> Option<PathBuf> {
    let folder = folder()?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--bin", name, "--manifest-path"]);
    cargo.arg(Path::new(HERE).join("Cargo.toml")).arg("--target-dir").arg(folder.parent()?);
    if folder.file_name() == Some(OsStr::new("release")) {
        cargo.arg("--release");
    }
    compiled(cargo, folder.join(name))
}

/// The program `peers/NAME.c`, compiled by `cc -O2`; none, with a word on standard error, if it
/// cannot be.
pub(crate) fn c(name: &str) -> Option<PathBuf> {
    let program = folder()?.join(format!("{name}_c"));
    let mut cc = Command::new("cc");
    cc.args(["-O2", "-o"]).arg(&program);
    cc.arg(Path::new(HERE).join("peers").join(name).with_extension("c"));
    compiled(cc, program)
}

fn compiled(mut compiler: Command, program: PathBuf) -> Option<PathBuf> {
    match compiler.status() {
        Ok(status) if status.success() => return Some(program),
        Ok(status) => {
            eprintln!("{} is left out: its compiler ended with {status}", program.display());
        }
        Err(error) => {
            eprintln!("{} is left out: its compiler does not start: {error}", program.display());
        }
    }
    None
}

/// A file beside this program; the next race of the same name writes over it.
pub(crate) fn file(name: &str, text: &str) -> Option<PathBuf> {
    let path = folder()?.join(name);
    fs::write(&path, text).ok().map(|()| path)
}

/// What `program` prints when it gets `args` and reads `file` through a pipe.
pub(crate) fn piped(file: &Path, program: &Path, args: &[&str]) -> String {
    let printed = || {
        let mut cat = Command::new("cat").arg(file).stdout(Stdio::piped()).spawn()?;
        let pipe = cat.stdout.take().map_or_else(Stdio::null, Stdio::from);
        let output = Command::new(program).args(args).stdin(pipe).output()?;
        cat.wait()?;
        Ok::<_, std::io::Error>(output)
    };
    match printed() {
        Ok(output) if output.status.success() => {
            String::from_utf8_lossy(&output.stdout).into_owned()
        }
        Ok(output) => format!("{}: {}", output.status, String::from_utf8_lossy(&output.stderr)),
        Err(error) => error.to_string(),
    }
}

/// The folder of the programs of this build: that of this one, or above it for a test.
fn folder() -> Option<PathBuf> {
    let mut folder = env::current_exe().ok()?.parent()?.to_owned();
    if folder.ends_with("deps") {
        folder.pop();
    }
    Some(folder)
}
