use std::env;
use std::error::Error;
use std::ffi::OsStr;
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

use input::{Input, Number};

use crate::play::{self, Match};
use crate::{Chart, Frame, Trace, ask, text};

/// The result type of a demo's functions. Any error is shown as one line.
pub type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;

/// A demo: its name, its input, and what it draws.
#[derive(Debug, Clone, Copy)]
pub struct Demo {
    /// The package of the chapter.
    pub package: &'static str,
    /// The name of the example.
    pub name: &'static str,
    /// What it shows, in a sentence or two.
    pub about: &'static str,
    /// The format of the arguments: `HEAP...`.
    pub arguments: &'static str,
    /// The page's worked examples, each a line of arguments.
    pub worked: &'static [&'static str],
    /// The options of this demo, in addition to those of all demos.
    pub flags: &'static [Flag],
    /// Runs the algorithm on the reader's input.
    pub trace: fn(&mut Input<'_>, &Options) -> Result<Trace>,
    /// Starts a game against the program, if the section is about a game.
    pub play: Option<Start>,
    /// Makes a typical input from a seed, of a size that makes a good picture: a line of arguments
    /// as a reader would type them. The program must accept this input with any of its flags,
    /// unless the line has flags of its own. [`SplitMix64`](crate::SplitMix64) helps to make it.
    pub random: Option<fn(u64) -> String>,
    /// Counts steps at doubling sizes.
    pub cost: Option<fn() -> Chart>,
}

/// Sets up a game from the reader's input.
pub type Start = fn(&mut Input<'_>, &Options) -> Result<Box<dyn Match>>;

/// A command-line option of a demo.
#[derive(Debug, Clone, Copy)]
pub struct Flag {
    /// The name: `--misere`.
    pub name: &'static str,
    /// The placeholder for its value, if it takes one: `K`.
    pub value: Option<&'static str>,
    /// What the option does.
    pub about: &'static str,
}

/// The options that the reader gave.
#[derive(Debug, Clone, Default)]
pub struct Options {
    given: Vec<(&'static str, Option<String>)>,
}

impl Options {
    /// Whether an option was given.
    pub fn has(&self, name: &str) -> bool {
        self.given.iter().any(|(given, _)| *given == name)
    }

    /// Returns which of these mutually exclusive options was given, if any.
    ///
    /// # Errors
    /// If more than one was given. The error names the first two, in the order of `names`.
    pub fn one_of<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Result<Option<&'n str>> {
        let mut given = names.into_iter().filter(|name| self.has(name));
        match (given.next(), given.next()) {
            (Some(one), Some(other)) => Err(format!("{one} and {other} exclude each other").into()),
            (one, _) => Ok(one),
        }
    }

    /// The value of an option, if it was given.
    ///
    /// # Errors
    /// If the value is not exactly one number of type `T`.
    pub fn number<T: Number>(&self, name: &str) -> Result<Option<T>, input::Error> {
        let value = self.given.iter().rev().find(|(given, _)| *given == name);
        let Some((_, Some(value))) = value else { return Ok(None) };
        let mut input = Input::command_line(value.as_bytes());
        let number = input.number(name)?;
        input.end(name)?;
        Ok(Some(number))
    }
}

/// Runs a demo. Every example's `main` calls this, so that all behave alike.
///
/// Without arguments, it runs the worked examples. Arguments are the reader's own input (`-3` is
/// data). A single `-` reads standard input. Whatever follows `--` is data. `--random SEED` makes
/// an input from the seed, `--quiz` stops the run to ask what happens next, `--frames` prints JSON
/// for the page, `--cost` counts steps, `--play` starts a game, and `--help` prints help. On bad
/// input, it prints one line on standard error and nothing on standard output, and exits with
/// status 2.
pub fn main(demo: &Demo) -> ExitCode {
    let args: Vec<String> =
        env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let stdout = io::stdout();
    let color = wants_color(stdout.is_terminal(), env::var_os("NO_COLOR").as_deref());
    let mut host = Host { stdin: io::stdin().lock(), stdout: stdout.lock(), color };
    finish(demo.respond(&args, &mut host))
}

/// Whether to use colors: only on a terminal, and only if `NO_COLOR` is unset or empty.
fn wants_color(is_terminal: bool, no_color: Option<&OsStr>) -> bool {
    is_terminal && no_color.is_none_or(OsStr::is_empty)
}

/// Returns the exit status of a program, and prints its error, if any, as one line.
pub(crate) fn finish(result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has closed the pipe.
        Err(error) if is_broken_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            // If even the error cannot be printed, there is nothing left to do.
            let says = error.to_string();
            // A page has no cursor to move, and long lines scroll.
            let says = if IN_PAGE { says } else { one_line(&says) };
            let _ = writeln!(io::stderr(), "error: {says}");
            ExitCode::from(2)
        }
    }
}

/// An error message as one readable line: it may quote what the reader typed, which can be
/// anything. The end is kept, because it has the position of the error.
fn one_line(says: &str) -> String {
    const LONGEST: usize = 300;
    const END: usize = 60;
    let letters = says.chars().flat_map(|c| {
        // A line break, or any other control character, is escaped as in a string literal.
        let (plain, escaped) =
            if c.is_control() { (None, Some(c.escape_default())) } else { (Some(c), None) };
        plain.into_iter().chain(escaped.into_iter().flatten())
    });
    let letters: Vec<char> = letters.collect();
    if letters.len() <= LONGEST {
        return letters.into_iter().collect();
    }
    let (start, end) = (&letters[..LONGEST - END], &letters[letters.len() - END..]);
    start.iter().chain(&['…']).chain(end).collect()
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// The environment of a program: a terminal, the book builder, a page, or a test.
pub(crate) struct Host<I, O> {
    pub(crate) stdin: I,
    pub(crate) stdout: O,
    pub(crate) color: bool,
}

/// Whether a page runs the program. A page only needs frames, so code that only a terminal or the
/// book builder needs is left out of the program that it loads.
pub(crate) const IN_PAGE: bool = cfg!(target_family = "wasm");

/// The options of all demos.
const COMMON: [Flag; 7] = [
    Flag { name: "--play", value: None, about: "play against the program" },
    Flag { name: "--second", value: None, about: "with --play: the program begins" },
    Flag {
        name: "--random",
        value: Some("SEED"),
        about: "a random input, of SEED always the same",
    },
    Flag { name: "--quiz", value: None, about: "stop and ask what comes next" },
    Flag { name: "--cost", value: None, about: "count the steps at doubled sizes" },
    Flag { name: "--frames", value: None, about: "print JSON for the page" },
    Flag { name: "--help", value: None, about: "print this" },
];

impl Demo {
    /// Returns what the program prints for `args`, without colors. For tests.
    ///
    /// # Errors
    /// Any error of the program.
    pub fn output(&self, args: &[&str]) -> Result<String> {
        self.output_on(args, "")
    }

    /// Returns what the program prints for `args` with `stdin` as standard input, without colors.
    /// For tests.
    ///
    /// # Errors
    /// Any error of the program.
    pub fn output_on(&self, args: &[&str], stdin: &str) -> Result<String> {
        let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
        let mut stdout = Vec::new();
        let mut host = Host { stdin: stdin.as_bytes(), stdout: &mut stdout, color: false };
        self.respond(&args, &mut host)?;
        Ok(String::from_utf8(stdout)?)
    }

    /// Runs the program with these arguments.
    pub(crate) fn respond(
        &self,
        args: &[String],
        host: &mut Host<impl BufRead, impl Write>,
    ) -> Result<()> {
        let (mut data, mut options) = self.parse(args)?;
        if options.has("--help") && !IN_PAGE {
            return Ok(host.stdout.write_all(self.help().as_bytes())?);
        }
        let mut made = self.made(&options)?;
        if let Some(line) = &mut made {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let own;
            (data, own) = self.parse(&words)?;
            let flags = self.own_flags(&options);
            if !flags.is_empty() {
                // The flags of a figure on a page may not fit every input; if they do not, they are
                // dropped.
                let is_drawn = || {
                    let run = (self.trace)(&mut Input::command_line(data.as_bytes()), &options);
                    run.is_ok_and(|run| 1 < run.frames.len())
                };
                if !IN_PAGE || is_drawn() {
                    line.insert_str(0, &flags);
                } else {
                    // The seed is the only other option that a page passes.
                    options = Options::default();
                }
            }
            options.given.extend(own.given);
        }
        let made = made.as_deref();
        if options.has("--play") {
            let start = self.play.ok_or_else(|| format!("{} is no game to play", self.name))?;
            let data = if data.trim().is_empty() { self.worked_last().to_owned() } else { data };
            let game = start(&mut Input::command_line(data.as_bytes()), &options)?;
            return play::play(self, game, &options, made, host);
        }
        let is_quiz = options.has("--quiz") && !options.has("--frames") && !IN_PAGE;
        let run = |mut input: Input<'_>| (self.trace)(&mut input, &options);
        let mut runs = if options.has("--cost") && !IN_PAGE {
            let cost = self.cost.ok_or_else(|| format!("{} counts no steps", self.name))?;
            vec![counted(cost())]
        } else if data.trim() == "-" && !IN_PAGE {
            if is_quiz {
                let holds =
                    "with --quiz, standard input holds the answers, and cannot hold the data";
                return Err(holds.into());
            }
            let mut text = Vec::new();
            host.stdin.read_to_end(&mut text)?;
            vec![run(Input::new(&text))?]
        } else if data.trim().is_empty() && made.is_none() && !IN_PAGE {
            let worked = self.worked.iter().map(|line| Input::command_line(line.as_bytes()));
            worked.map(run).collect::<Result<_>>()?
        } else {
            vec![run(Input::command_line(data.as_bytes()))?]
        };
        if options.has("--frames") || IN_PAGE {
            let is_one = IN_PAGE || runs.len() == 1;
            let one = if is_one { runs.remove(0) } else { Trace::joined(runs) };
            writeln!(host.stdout, "{}", one.as_json(made, self.random.is_some(), None))?;
            return Ok(host.stdout.flush()?);
        }
        if let Some(line) = made {
            writeln!(host.stdout, "Input: {line}\n")?;
        }
        if is_quiz {
            ask::quiz(&runs, host)?;
        } else {
            let runs: Vec<_> = runs.iter().map(|run| run.to_text(host.color)).collect();
            host.stdout.write_all(runs.join("\n\n").as_bytes())?;
        }
        Ok(host.stdout.flush()?)
    }

    /// The input that `--random` makes.
    fn made(&self, options: &Options) -> Result<Option<String>> {
        let Some(random) = self.random.filter(|_| options.has("--random")) else { return Ok(None) };
        if IN_PAGE {
            // The page chooses the seed at random; one that is not a number counts as 0.
            let seed = options.given.iter().find(|(given, _)| *given == "--random");
            let seed = seed.and_then(|(_, seed)| seed.as_deref()?.trim().parse().ok());
            return Ok(Some(random(seed.unwrap_or(0))));
        }
        let seed: Option<u64> = options.number("--random")?;
        Ok(seed.map(random))
    }

    /// The options of this demo (not those of all demos), as typed before the data.
    fn own_flags(&self, options: &Options) -> String {
        let mut typed = String::new();
        for (name, value) in &options.given {
            if self.flags.iter().any(|flag| flag.name == *name) {
                for word in [Some(*name), value.as_deref()].into_iter().flatten() {
                    typed.push_str(word.trim());
                    typed.push(' ');
                }
            }
        }
        typed
    }

    /// The worked example that a game starts from.
    fn worked_last(&self) -> &'static str {
        self.worked.last().copied().unwrap_or("")
    }

    /// Separates the data from the options. The data keep their columns, because each option is
    /// replaced by blanks. Blanks at the end are removed.
    fn parse(&self, args: &[String]) -> Result<(String, Options)> {
        let mut data = String::new();
        let mut options = Options::default();
        let mut blank = "";
        let mut args = args.iter();
        let mut are_data = false;
        while let Some(arg) = args.next() {
            data.push_str(blank);
            blank = " ";
            if arg == "--" && !are_data {
                are_data = true;
                data.push_str("  ");
                continue;
            }
            let is_option = !are_data && (arg.starts_with("--") || arg == "-h");
            if !is_option {
                data.push_str(arg);
                continue;
            }
            let arg = if arg == "-h" { "--help" } else { arg };
            let (name, inline) = match arg.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (arg, None),
            };
            let flag = self.flags().find(|flag| flag.name == name);
            let flag =
                flag.ok_or_else(|| format!("{name} is no option of {} (try --help)", self.name))?;
            data.push_str(&" ".repeat(name.len()));
            let value = match (flag.value, inline) {
                (None, None) => None,
                (None, Some(_)) => return Err(format!("{name} takes no value").into()),
                (Some(_), Some(value)) => Some(value),
                (Some(wanted), None) => {
                    let value = args.next().filter(|value| !value.starts_with("--")).cloned();
                    Some(value.ok_or_else(|| format!("{name} needs a value, {wanted}"))?)
                }
            };
            // A value keeps its column, too: it is stored after that many blanks.
            let value = value.map(|value| format!("{} {value}", blanks(&data)));
            data.push_str(
                &value.as_ref().map_or(String::new(), |value| blanks(&value[data.len()..])),
            );
            options.given.push((flag.name, value));
        }
        data.truncate(data.trim_ascii_end().len());
        Ok((data, options))
    }

    /// All options of this demo, including those of all demos.
    fn flags(&self) -> impl Iterator<Item = &Flag> {
        let common = COMMON.iter().filter(|flag| match flag.name {
            "--play" | "--second" => self.play.is_some(),
            "--random" => self.random.is_some(),
            "--cost" => self.cost.is_some(),
            _ => true,
        });
        self.flags.iter().chain(common)
    }

    fn help(&self) -> String {
        let mut help = format!(
            "{}\n\nusage: cargo run -p {} --example {} -- [OPTION]... {}\n",
            self.about, self.package, self.name, self.arguments
        );
        help.push_str(
            "       no argument: the worked example; - alone: read standard input\n\noptions:\n",
        );
        let form = |flag: &Flag| match flag.value {
            Some(value) => format!("{} {value}", flag.name),
            None => flag.name.to_owned(),
        };
        let wide = self.flags().map(|flag| form(flag).len()).max().unwrap_or(0);
        for flag in self.flags() {
            help.push_str(&format!("  {}  {}\n", text::left(&form(flag), wide), flag.about));
        }
        help
    }
}

/// Wraps a chart in a trace of one frame.
fn counted(chart: Chart) -> Trace {
    let title = chart.name.clone();
    let caption = format!("Vertical axis: {}. Horizontal axis: {}.", chart.y.name, chart.x.name);
    Trace { title, frames: vec![Frame::new(caption).with(chart)], answer: String::new() }
}

/// Reads a line into `line`. Returns false at the end of the input.
pub(crate) fn next_line(
    host: &mut Host<impl BufRead, impl Write>,
    line: &mut String,
) -> Result<bool> {
    let mut bytes = Vec::new();
    let n_read = host.stdin.read_until(b'\n', &mut bytes)?;
    String::from_utf8_lossy(&bytes).trim_end().clone_into(line);
    Ok(0 < n_read)
}

fn blanks(text: &str) -> String {
    " ".repeat(text.len())
}

#[cfg(test)]
mod tests {
    use super::{OsStr, one_line, wants_color};

    #[test]
    fn an_error_is_one_line_that_can_be_read() {
        assert_eq!(one_line("heap: \"x\" is 尼 (column 3)"), "heap: \"x\" is 尼 (column 3)");
        assert_eq!(one_line("a\nb\u{1b}[2Jc\td"), "a\\nb\\u{1b}[2Jc\\td");
        let at_most = "é".repeat(300);
        assert_eq!(one_line(&at_most), at_most);
        let long = one_line(&format!("{} (column 3)", "x".repeat(10_000)));
        assert_eq!(long.chars().count(), 301);
        assert!(long.starts_with("xxx") && long.ends_with("x (column 3)"), "{long}");
    }

    #[test]
    fn colors_are_for_terminals_and_not_for_all() {
        assert!(wants_color(true, None));
        assert!(wants_color(true, Some(OsStr::new(""))), "set to nothing is not set");
        assert!(!wants_color(true, Some(OsStr::new("1"))));
        assert!(!wants_color(true, Some(OsStr::new("0"))), "whatever its value");
        assert!(!wants_color(false, None));
    }
}
