//! The attempt's side of the conversation: inputs come in on standard input, answers go out on
//! standard output.
//!
//! This file is compiled twice: into each attempt, where it is used, and into the judge, for the
//! marks alone.

use std::cell::Cell;
use std::cmp::Ordering;
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::process;
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use crate::wire::Wire;

/// The byte before a message to the judge. Everything else on standard output was printed by the
/// reader's code.
pub const MARK: char = '\u{1}';
/// What stands for the end of a line inside a message.
pub const LINE_END: char = '\u{2}';
/// The first letter of a message: an answer, with the time in nanoseconds before it.
pub const ANSWER: char = 'a';
/// The first letter of a message: a panic, with its place and its text.
pub const PANIC: char = 'p';

/// The size of the stack on which the attempt runs: the same on every system, so that a recursion
/// that is too deep fails everywhere.
const STACK: usize = 256 << 10;

/// Answers every input that the judge sends, until it sends no more.
///
/// # Panics
/// If the system has no thread left. A panic of the attempt ends the process.
pub fn serve<I: Wire, O: Wire>(attempt: impl Fn(I) -> O + Send + 'static) -> ! {
    panic::set_hook(Box::new(report_panic));
    let (sender, lines) = mpsc::channel::<String>();
    let work = move || {
        for line in lines {
            let input = I::from_line(&line).expect("the judge sends well-formed inputs");
            let start = Instant::now();
            let output = attempt(input);
            let nanos = start.elapsed().as_nanos();
            send(&format!("{ANSWER}{nanos}{}", output.to_line()));
        }
    };
    thread::Builder::new().stack_size(STACK).spawn(work).expect("the system has a thread for us");
    for line in io::stdin().lines().map_while(Result::ok) {
        if sender.send(line).is_err() {
            break;
        }
    }
    // The judge wants no more answers, or it has died. In either case an endless run ends here.
    process::exit(0);
}

/// Sends one message to the judge.
fn send(message: &str) {
    let mut out = io::stdout().lock();
    // If the judge is gone, nobody needs the message.
    let _ = writeln!(out, "{MARK}{message}").and_then(|()| out.flush());
}

/// Tells the judge where and why the attempt panicked, and ends the process.
fn report_panic(info: &PanicHookInfo<'_>) {
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let text = info.payload_as_str().unwrap_or("a value that is not a text");
    let text = text.replace('\n', &LINE_END.to_string());
    send(&format!("{PANIC}{place}{LINE_END}{text}"));
    process::exit(101);
}

thread_local! {
    static COMPARISONS: Cell<u64> = const { Cell::new(0) };
}

/// A number that counts how often it is compared with another one.
#[derive(Debug, Clone)]
pub struct Counted(i64);

impl Counted {
    /// Runs `sort` on the numbers. Returns them as it leaves them, its result, and how many
    /// comparisons it made.
    pub fn run<R>(numbers: Vec<i64>, sort: impl Fn(&mut [Counted]) -> R) -> (Vec<i64>, R, u64) {
        let mut counted: Vec<Counted> = numbers.into_iter().map(Counted).collect();
        COMPARISONS.set(0);
        let result = sort(&mut counted);
        (counted.into_iter().map(|Counted(number)| number).collect(), result, COMPARISONS.get())
    }
}

impl Ord for Counted {
    fn cmp(&self, other: &Self) -> Ordering {
        COMPARISONS.set(COMPARISONS.get() + 1);
        self.0.cmp(&other.0)
    }
}

impl PartialOrd for Counted {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Counted {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Counted {}
