//! Questions to the reader about what a run does next.

use std::io::{BufRead, Write};

use serde::Serialize;

use crate::demo::{Host, next_line};
use crate::{Result, Trace, text};

/// A question about what comes next, with choices. It stands on the frame before the one that shows
/// the answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct Ask {
    /// "Which vertex is settled next?"
    pub question: String,
    /// What can be chosen.
    pub choices: Vec<String>,
    /// The right one of the choices, counted from 0.
    pub answer: usize,
    /// Why it is right, in a sentence or two.
    pub because: String,
}

/// What a reader says to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Said {
    Right,
    Wrong,
    Neither,
}

impl Ask {
    /// What a line chooses: a choice's text, or else its number, counted from 1. Blanks and case
    /// are no difference.
    fn said(&self, line: &str) -> Said {
        let plain = |text: &str| {
            let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
            words.join(" ")
        };
        let line = plain(line);
        // A choice "2" that is not the second means itself: it is the reader's word.
        let named = self.choices.iter().position(|choice| plain(choice) == line);
        let numbered = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match named.or(numbered.filter(|&number| number < self.choices.len())) {
            Some(choice) if choice == self.answer => Said::Right,
            Some(_) => Said::Wrong,
            None => Said::Neither,
        }
    }

    /// The question and its choices, as a terminal shows them.
    fn to_text(&self) -> String {
        let mut text = format!("{}\n", self.question);
        for (i, choice) in self.choices.iter().enumerate() {
            text.push_str(&format!("{}) {choice}\n", i + 1));
        }
        text
    }
}

/// How many questions were answered.
#[derive(Debug, Clone, Copy, Default)]
struct Score {
    n_right: u32,
    n_asked: u32,
}

/// Shows the runs frame by frame, and stops at each question for the reader's answer, a line of
/// standard input. The end of the input ends the quiz.
pub(crate) fn quiz(runs: &[Trace], host: &mut Host<impl BufRead, impl Write>) -> Result<()> {
    let mut score = Score::default();
    let mut is_whole = true;
    for (i, run) in runs.iter().enumerate() {
        let gap = if i == 0 { "" } else { "\n\n" };
        write!(host.stdout, "{gap}")?;
        is_whole = run_through(run, &mut score, host)?;
        if !is_whole {
            break;
        }
    }
    let Score { n_right, n_asked } = score;
    let said = if is_whole && n_asked == 0 {
        "No step of this run asks a question.".to_owned()
    } else {
        format!("{n_right} of {n_asked} right.")
    };
    Ok(writeln!(host.stdout, "\n{}", text::bold(&said, host.color))?)
}

/// The same for one run; false if the input has ended before the run.
fn run_through(
    run: &Trace,
    score: &mut Score,
    host: &mut Host<impl BufRead, impl Write>,
) -> Result<bool> {
    writeln!(host.stdout, "{}", text::bold(&run.title, host.color))?;
    for (number, frame) in (1..).zip(&run.frames) {
        write!(host.stdout, "{}", frame.numbered(number, host.color))?;
        let Some(ask) = &frame.ask else { continue };
        write!(host.stdout, "\n{}", text::indented(&ask.to_text()))?;
        let Some(is_right) = answered(ask, host)? else { return Ok(false) };
        score.n_asked += 1;
        score.n_right += u32::from(is_right);
    }
    if !run.answer.is_empty() {
        writeln!(host.stdout, "\n{}", text::bold(&run.answer, host.color))?;
    }
    Ok(true)
}

/// Reads lines until one is an answer, and says whether it is right; none at the end of the input.
fn answered(ask: &Ask, host: &mut Host<impl BufRead, impl Write>) -> Result<Option<bool>> {
    let mut line = String::new();
    loop {
        write!(host.stdout, "\nYour answer: ")?;
        host.stdout.flush()?;
        if !next_line(host, &mut line)? {
            writeln!(host.stdout)?;
            return Ok(None);
        }
        let right = &ask.choices[ask.answer];
        let (is_right, said) = match ask.said(&line) {
            Said::Right => (true, "Right.".to_owned()),
            Said::Wrong => (false, format!("Wrong: the answer is {right}.")),
            Said::Neither => {
                writeln!(host.stdout, "Answer with a number from 1 to {}.", ask.choices.len())?;
                continue;
            }
        };
        writeln!(host.stdout, "{said} {}", ask.because)?;
        return Ok(Some(is_right));
    }
}
