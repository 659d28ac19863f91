//! An attempt as a program of its own: compiled by `rustc` alone, asked line by line, and killed if
//! it does not answer.
//!
//! So a panic, an endless run or a full stack ends that program and never the judge.

use std::fmt;
use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, IsTerminal as _, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::serve::{ANSWER, LINE_END, MARK, PANIC};
use crate::wire::Wire;

/// The memory that an attempt may use, in kilobytes; an endless run may also be an endless list.
const MEMORY: u32 = 4 << 20;

/// How many of the bytes that an attempt prints are kept for one input.
const MOST_PRINTED: usize = 4_000;

/// How many programs this process has compiled.
static DRAFTS: AtomicUsize = AtomicUsize::new(0);

/// How an attempt is compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Build {
    /// With optimization, so that times mean something.
    Optimized,
    /// As quickly as possible.
    Quick,
}

/// The messages of `rustc`, from a file that does not compile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompileError {
    /// What `rustc` says, with paths relative to the workspace.
    pub message: String,
}

/// An attempt that compiled.
#[derive(Debug)]
pub struct Program {
    binary: PathBuf,
}

impl Program {
    /// Compiles the function in `file` (a path in the workspace, with `/`) with `harness`, which is
    /// an expression: a closure from the input to the output, that calls `attempt::...`. If nothing
    /// has changed since last time, the program is still there.
    ///
    /// # Errors
    /// If `rustc` does not accept the file.
    ///
    /// # Panics
    /// If there is no `rustc`, or no way to write into `target/`.
    pub fn compile(
        workspace: &Path,
        file: &str,
        harness: &str,
        build: Build,
    ) -> Result<Self, CompileError> {
        let source = format!(
            "#[path = {file:?}]\nmod attempt;\n\
             #[path = \"exercises/src/serve.rs\"]\nmod serve;\n\
             #[path = \"exercises/src/wire.rs\"]\nmod wire;\n\
             fn main() {{ serve::serve({harness}) }}\n"
        );
        let folder = workspace.join("target/exercises");
        let name = file.trim_end_matches(".rs").replace('/', "-");
        let binary = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        let stamp_file = folder.join(format!("{name}.stamp"));
        let stamp = stamp(workspace, file, &source, build);
        let is_fresh = fs::read_to_string(&stamp_file).is_ok_and(|known| known == stamp);
        if is_fresh && binary.is_file() {
            return Ok(Program { binary });
        }
        fs::create_dir_all(&folder).expect("target/exercises can be made");
        let _ = fs::remove_file(&stamp_file);
        // Two judges may be at work at once, so the binary gets its name when it is whole. No dot:
        // rustc names its object files by what is before one.
        let number = DRAFTS.fetch_add(1, Ordering::Relaxed);
        let draft = folder.join(format!("{name}-{}-{number}", std::process::id()));
        rustc(workspace, &source, &draft, build)?;
        fs::rename(&draft, &binary).expect("the program can be renamed");
        fs::write(&stamp_file, stamp).expect("target/exercises can be written to");
        Ok(Program { binary })
    }

    /// Starts the program.
    ///
    /// # Panics
    /// If the system has no process or no pipe left.
    pub fn start(&self) -> Session {
        let (mut reader, writer) = io::pipe().expect("the system has a pipe for us");
        let mut command = limited(&self.binary);
        let errors = writer.try_clone().expect("the system has a second end of the pipe for us");
        let command = command
            .stdin(Stdio::piped())
            .stdout(writer)
            .stderr(errors)
            .env_remove("RUST_BACKTRACE");
        let mut child = command.spawn().expect("the compiled attempt can be started");
        // What arrives is passed on in turn, so a program that prints without end has to wait.
        let (sender, chunks) = mpsc::sync_channel(4);
        thread::spawn(move || {
            let mut chunk = vec![0; 1 << 16];
            while let Ok(n @ 1..) = reader.read(&mut chunk) {
                if sender.send(chunk[..n].to_vec()).is_err() {
                    break;
                }
            }
        });
        let stdin = child.stdin.take();
        Session { child, stdin, chunks, buffer: Vec::new(), printed: Vec::new() }
    }
}

/// The program with a limit of memory where the system's shell can set one.
fn limited(binary: &Path) -> Command {
    if cfg!(unix) {
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -v \"$1\" 2>/dev/null; exec \"$0\""]);
        command.arg(binary).arg(MEMORY.to_string());
        command
    } else {
        Command::new(binary)
    }
}

/// What the compiled program depends on, in short: the sources, as a hash.
fn stamp(workspace: &Path, file: &str, source: &str, build: Build) -> String {
    let mut hasher = DefaultHasher::new();
    (source, build).hash(&mut hasher);
    for file in [file, "exercises/src/serve.rs", "exercises/src/wire.rs"] {
        fs::read(workspace.join(file)).unwrap_or_default().hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// Compiles the source, which `rustc` reads from standard input: so it is no file, and its modules
/// are found from the workspace, by paths that an editor can open.
fn rustc(workspace: &Path, source: &str, binary: &Path, build: Build) -> Result<(), CompileError> {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let has_colors = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let mut child = Command::new(&compiler)
        .current_dir(workspace)
        .args(["-", "--edition", "2024", "--crate-name", "attempt", "-C", "overflow-checks=on"])
        .args((build == Build::Optimized).then_some("-O"))
        // Unused variables are no news in code that is being written.
        .args(["-C", "strip=debuginfo", "--cap-lints", "allow"])
        .args(["--color", if has_colors { "always" } else { "never" }, "-o"])
        .arg(binary)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| CompileError {
            message: format!("error: {} cannot be started: {error}", compiler.display()),
        })?;
    if let Some(mut stdin) = child.stdin.take() {
        // If rustc ends before it has read all, it says why.
        let _ = stdin.write_all(source.as_bytes());
    }
    let output = child.wait_with_output().expect("rustc can be waited for");
    if output.status.success() {
        return Ok(());
    }
    Err(CompileError { message: String::from_utf8_lossy(&output.stderr).trim_end().to_owned() })
}

/// What became of an attempt that did not answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Crash {
    /// It came to a `todo!()`.
    NotWritten {
        /// The `file:line:column`.
        place: String,
    },
    /// It panicked.
    Panic {
        /// The `file:line:column`.
        place: String,
        /// The panic's message.
        message: String,
    },
    /// It did not answer in time, and was killed.
    Endless {
        /// How long the judge has waited.
        limit: Duration,
    },
    /// The recursion was too deep.
    StackOverflow,
    /// It asked for more memory than it may have.
    OutOfMemory,
    /// It ended by itself.
    Ended {
        /// The system's word for how.
        status: String,
    },
}

impl fmt::Display for Crash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Crash::NotWritten { place } => write!(f, "not written yet: todo!() at {place}"),
            Crash::Panic { place, message } => write!(f, "a panic at {place}: {message}"),
            Crash::Endless { limit } => write!(f, "no answer after {}", time(*limit)),
            Crash::StackOverflow => write!(f, "a stack overflow: the recursion is too deep"),
            Crash::OutOfMemory => {
                write!(f, "out of memory: it asked for more than {} GB", MEMORY >> 20)
            }
            Crash::Ended { status } => write!(f, "no answer: the program ended with {status}"),
        }
    }
}

/// A time with a unit that suits it: `2 s`, `12 ms`.
pub fn time(time: Duration) -> String {
    match time.as_micros() {
        0 => format!("{} ns", time.as_nanos()),
        micros @ 1..1_000 => format!("{micros} µs"),
        micros @ 1_000..1_000_000 => format!("{} ms", micros / 1_000),
        micros if micros % 1_000_000 == 0 => format!("{} s", micros / 1_000_000),
        micros => format!("{}.{} s", micros / 1_000_000, micros / 100_000 % 10),
    }
}

/// A program that sleeps, or that gets no processor, is given up after so many times its limit.
const LONGEST_WAIT: u32 = 6;

/// A program that runs and waits for inputs. It is killed when it is dropped.
#[derive(Debug)]
pub struct Session {
    child: Child,
    stdin: Option<ChildStdin>,
    /// What the program writes, to both of its outputs.
    chunks: Receiver<Vec<u8>>,
    /// What has arrived and is not used up.
    buffer: Vec<u8>,
    /// What the reader's own code has printed since the answer before, the end of it if it is long.
    printed: Vec<u8>,
}

impl Session {
    /// Sends an input. The program answers in the order of the inputs.
    pub fn send<I: Wire>(&mut self, input: &I) {
        if let Some(stdin) = &mut self.stdin {
            // A program that has died says so on its output.
            let _ = stdin.write_all(format!("{}\n", input.to_line()).as_bytes());
        }
    }

    /// Waits for the next output; with it comes the time that the attempt took.
    ///
    /// # Errors
    /// If there is no output. The session is then of no more use.
    ///
    /// # Panics
    /// If the output is not of this type: then the harness of the exercise is wrong.
    pub fn receive<O: Wire>(&mut self, limit: Duration) -> Result<(O, Duration), Crash> {
        self.printed.clear();
        let message = self.next_message(limit)?;
        if let Some(panicked) = message.strip_prefix(PANIC) {
            return Err(panic(panicked));
        }
        let answer = message.strip_prefix(ANSWER).and_then(|answer| {
            let (nanos, output) = answer.split_once(' ')?;
            Some((nanos.parse().ok()?, O::from_line(output)?))
        });
        let (nanos, output) = answer.expect("an attempt sends well-formed outputs");
        Ok((output, Duration::from_nanos(nanos)))
    }

    /// What the reader's code has printed while it worked on the last input.
    pub fn printed(&self) -> String {
        String::from_utf8_lossy(&self.printed).into_owned()
    }

    /// The next message, without its mark and its end.
    fn next_message(&mut self, limit: Duration) -> Result<String, Crash> {
        let start = Instant::now();
        let worked_before = self.worked();
        let mut deadline = start + limit;
        let mut n_searched = 0;
        loop {
            self.drop_printed();
            // Now the buffer is empty, or begins with a mark.
            let end = self.buffer[n_searched..].iter().position(|byte| *byte == b'\n');
            if let Some(end) = end {
                let message: Vec<u8> = self.buffer.drain(..=n_searched + end).collect();
                return Ok(String::from_utf8_lossy(&message[1..message.len() - 1]).into_owned());
            }
            n_searched = self.buffer.len();
            let left = deadline.saturating_duration_since(Instant::now());
            match self.chunks.recv_timeout(left) {
                Ok(chunk) => self.buffer.extend(chunk),
                Err(RecvTimeoutError::Timeout) => {
                    // On a busy machine the program may have had a processor for a part of the time
                    // only, and that is not its fault.
                    let worked = self.worked().zip(worked_before);
                    let owed = worked.map_or(Duration::ZERO, |(now, before)| {
                        limit.saturating_sub(now.saturating_sub(before))
                    });
                    if owed.is_zero() || LONGEST_WAIT * limit <= start.elapsed() {
                        return Err(Crash::Endless { limit });
                    }
                    deadline = Instant::now() + owed;
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.autopsy()),
            }
        }
    }

    /// How long the program has been on a processor so far; none where the system does not say.
    fn worked(&self) -> Option<Duration> {
        // The name of the program is in parentheses and may hold blanks. Behind it, the 12th and
        // the 13th field are the times of the program and of the system for it, in hundredths of a
        // second.
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        let fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(2);
        let ticks = fields.map(|field| field.parse::<u64>().ok()).sum::<Option<u64>>()?;
        Some(Duration::from_millis(10 * ticks))
    }

    /// Moves what is before the next mark to what the reader's code has printed.
    fn drop_printed(&mut self) {
        let mark = self.buffer.iter().position(|byte| char::from(*byte) == MARK);
        self.printed.extend(self.buffer.drain(..mark.unwrap_or(self.buffer.len())));
        let too_many = self.printed.len().saturating_sub(MOST_PRINTED);
        self.printed.drain(..too_many);
    }

    /// Why the program has died without a message.
    fn autopsy(&mut self) -> Crash {
        let printed = self.printed();
        let last_words = |words: &str| printed.contains(words);
        let crash = if last_words("has overflowed its stack") {
            Crash::StackOverflow
        } else if last_words("memory allocation of ") {
            Crash::OutOfMemory
        } else {
            let status = self.child.wait().map(|status| status.to_string());
            return Crash::Ended { status: status.unwrap_or_default() };
        };
        // The words of the system would only repeat what the judge says.
        self.printed.clear();
        crash
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.stdin = None;
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The panic that an attempt has sent: its place, and below it its message.
fn panic(panicked: &str) -> Crash {
    let (place, message) = panicked.split_once(LINE_END).unwrap_or(("", panicked));
    let (place, message) = (place.to_owned(), message.replace(LINE_END, "\n"));
    if message.starts_with("not yet implemented") {
        Crash::NotWritten { place }
    } else {
        Crash::Panic { place, message }
    }
}
