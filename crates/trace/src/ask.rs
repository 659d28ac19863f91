//! Questions to the reader about what a run does next.

use std::io::{BufRead, Write};

use serde::Serialize;

use crate::demo::{Host, next_line};
use crate::{Result, Trace, text};

/// A multiple-choice question about what happens next. It belongs to the frame before the one that
/// shows the answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct Ask {
    /// The question: "Which vertex is settled next?"
    pub question: String,
    /// The possible answers.
    pub choices: Vec<String>,
    /// The index of the correct choice, counted from 0.
    pub answer: usize,
    /// Why that choice is correct, in a sentence or two.
    pub because: String,
}

/// How a line of the reader answers a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Said {
    Right,
    Wrong,
    Neither,
}

impl Ask {
    /// Evaluates a line, which is the text of a choice or else its number, counted from 1.
    /// Whitespace and case are ignored.
    fn said(&self, line: &str) -> Said {
        let plain = |text: &str| {
            let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
            words.join(" ")
        };
        let line = plain(line);
        // If the text of a choice is itself a number, such as "2", the text takes precedence.
        let named = self.choices.iter().position(|choice| plain(choice) == line);
        let numbered = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match named.or(numbered.filter(|&number| number < self.choices.len())) {
            Some(choice) if choice == self.answer => Said::Right,
            Some(_) => Said::Wrong,
            None => Said::Neither,
        }
    }

    /// The question and its choices as a terminal shows them.
    fn to_text(&self) -> String {
        let mut text = format!("{}\n", self.question);
        for (i, choice) in self.choices.iter().enumerate() {
            text.push_str(&format!("{}) {choice}\n", i + 1));
        }
        text
    }
}

/// The number of questions asked so far and how many were answered correctly.
#[derive(Debug, Clone, Copy, Default)]
struct Score {
    n_right: u32,
    n_asked: u32,
}

/// Shows the runs frame by frame, and at each question waits for the reader's answer, a line of
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

/// Does the same for one run. Returns false if the input ended before the run did.
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

/// Reads lines until one is an answer, and returns whether it is correct, or `None` at the end of
/// the input.
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
