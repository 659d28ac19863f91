//! The drawing vocabulary of the book, and the conduct of its programs.
//!
//! A demo is a program: text in, [`Trace`] out. A trace is a list of [`Frame`]s, a frame is a
//! caption and its [`Picture`]s, and a picture is drawn twice: as text for a terminal (and for a
//! reader who does not see the drawing), and as SVG for a page. Both say the same, and both are the
//! same to the byte on every machine.
//!
//! Nothing here knows an algorithm, and no algorithm knows this crate: the programs under
//! `examples/` join them.
//!
//! - [`Demo`] and [`main`]: what every example's `main` calls.
//! - [`Match`]: a game between the reader and the program.
//! - [`Ask`]: a question to the reader about what comes next.
//! - [`SplitMix64`]: what a demo makes a random input from.
//! - [`page`]: what a program prints for the page.
//! - [`Judge`] and [`judge`]: a program that reads a judge's format from standard input.

mod alignment;
mod ask;
mod cells;
mod chart;
mod demo;
mod graph;
mod grid;
mod judge;
pub mod page;
mod plane;
mod play;
mod role;
mod svg;
mod text;
mod tree;
mod words;

pub use alignment::{Alignment, Laid};
pub use ask::Ask;
pub use cells::{Arc, Cell, Cells, Pointer};
pub use chart::{Axis, Chart, Scale, Series};
pub use demo::{Demo, Flag, Options, Result, Start, main};
pub use graph::{Edge, Graph, Node, Region, Style};
pub use grid::{Arrow, Grid, Line, Row};
pub use judge::{Judge, judge};
pub use numbers::SplitMix64;
pub use plane::{Plane, PlaneInput, PlaneLine, PlanePath, PlanePoint, Shape};
pub use play::Match;
pub use role::Role;
pub use tree::{Side, Tree, TreeNode};
pub use words::{all_of, counted, list, plural};

use std::fmt::{self, Debug};
use std::rc::Rc;

use page::{GameState, PageFrame, PageTrace};

/// The run of an algorithm on one input.
#[derive(Debug, Clone, Default)]
pub struct Trace {
    /// What was run on what: "Nim, heaps 3 4 5".
    pub title: String,
    /// The run, step by step.
    pub frames: Vec<Frame>,
    /// The result in a sentence.
    pub answer: String,
}

/// One step of a run.
#[derive(Debug, Clone, Default)]
pub struct Frame {
    /// What happens in this step, in a sentence.
    pub caption: String,
    /// The state of affairs, drawn from top to bottom.
    pub pictures: Vec<Picture>,
    /// The code that runs in this step: a piece of source text that stands exactly once in the
    /// page's listings.
    pub at: Option<&'static str>,
    /// A question about what the next frames show.
    pub ask: Option<Ask>,
}

/// A picture: made from [`Cells`], a [`Grid`], a [`Graph`], a [`Tree`], a [`Plane`], an
/// [`Alignment`] or a [`Chart`] by `into()`. More kinds come with the chapters that need them.
///
/// It is a pointer to what draws itself and not an enum of all kinds, because a program that the
/// page loads then holds the code of those kinds alone that it draws.
#[derive(Clone)]
pub struct Picture(Rc<dyn Draw>);

/// What a kind of picture can do.
trait Draw {
    /// The picture in words and characters. Every line ends with a line break.
    fn text(&self, color: bool) -> String;
    /// The picture, its top left corner at the origin.
    fn svg(&self) -> svg::Drawing;
    /// The marks that stand in the picture.
    fn roles(&self) -> Vec<Role>;
}

impl Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The derived form would print coordinates, and bring the code that prints floats.
        f.write_str(&self.0.text(false))
    }
}

macro_rules! pictures {
    ($($kind:ident)*) => {$(
        impl From<$kind> for Picture {
            fn from(picture: $kind) -> Self {
                Picture(Rc::new(picture))
            }
        }
    )*};
}

pictures! { Cells Grid Graph Tree Plane Alignment Chart }

impl Frame {
    /// A frame with a caption and nothing else yet.
    pub fn new(caption: impl Into<String>) -> Self {
        Frame { caption: caption.into(), ..Frame::default() }
    }

    /// In place of all frames, for an input that is too large to draw. `limit` is what would still
    /// be drawn, as in "9 numbers".
    pub fn too_large(limit: impl std::fmt::Display) -> Self {
        Frame::new(format!("Too large to draw: the limit is {limit}."))
    }

    /// The same frame with one more picture below.
    pub fn with(mut self, picture: impl Into<Picture>) -> Self {
        self.pictures.push(picture.into());
        self
    }

    /// The same frame, said to stand at a piece of the listing.
    pub fn at(mut self, code: &'static str) -> Self {
        self.at = Some(code);
        self
    }

    /// The same frame with a question about what the next frames show: `answer` is the right one of
    /// `choices`, counted from 0, and `because` says why, in a sentence or two.
    ///
    /// The page asks it where the reader wants to predict, and a terminal with `--quiz`; a plain
    /// run does not show it.
    ///
    /// # Panics
    /// If there is no choice `answer`: the program that asks is wrong.
    pub fn ask(
        mut self,
        question: impl Into<String>,
        choices: impl IntoIterator<Item = impl Into<String>>,
        answer: usize,
        because: impl Into<String>,
    ) -> Self {
        let choices: Vec<String> = choices.into_iter().map(Into::into).collect();
        assert!(answer < choices.len(), "the answer is none of the choices");
        let (question, because) = (question.into(), because.into());
        self.ask = Some(Ask { question, choices, answer, because });
        self
    }

    /// [`Frame::ask`] for a number: the choices are `answer` and `others`, in ascending order and
    /// each once. Where no other number is given, there is nothing to ask.
    ///
    /// ```
    /// let frame = trace::Frame::new("Here").ask_number("How many?", 2, [3, 1, 3, 2], "Count.");
    /// let ask = frame.ask.unwrap();
    /// assert_eq!((ask.choices, ask.answer), (["1", "2", "3"].map(String::from).to_vec(), 1));
    /// assert_eq!(trace::Frame::new("Here").ask_number("How many?", 2, [2], "Count.").ask, None);
    /// ```
    pub fn ask_number<N: Ord + std::fmt::Display>(
        self,
        question: impl Into<String>,
        answer: N,
        others: impl IntoIterator<Item = N>,
        because: impl Into<String>,
    ) -> Self {
        let mut choices: Vec<N> = others.into_iter().filter(|other| *other != answer).collect();
        if choices.is_empty() {
            return self;
        }
        choices.sort_unstable();
        choices.dedup();
        let place = choices.partition_point(|choice| *choice < answer);
        choices.insert(place, answer);
        self.ask(question, choices.iter().map(N::to_string), place, because)
    }

    /// The pictures as text, with a line that names the marks in them. It says everything that the
    /// drawing says.
    ///
    /// # Panics
    /// If a picture names a cell, a row or a vertex that is not there, or a place that is not
    /// finite.
    pub fn to_text(&self, color: bool) -> String {
        let mut text: String = self.pictures.iter().map(|picture| picture.0.text(color)).collect();
        let legend =
            role::legend(self.pictures.iter().flat_map(|picture| picture.0.roles()), color);
        text.push_str(&legend);
        text
    }

    /// The frame in a run as a terminal shows it.
    fn numbered(&self, number: usize, color: bool) -> String {
        format!("\n{number}. {}\n{}", self.caption, text::indented(&self.to_text(color)))
    }

    /// The pictures as one inline SVG; empty if there is no picture. It has no blank lines, ids or
    /// colors of its own.
    ///
    /// # Panics
    /// Where [`Frame::to_text`] does.
    pub fn to_svg(&self) -> String {
        svg::stack(self.pictures.iter().map(|picture| picture.0.svg()))
    }
}

impl Trace {
    /// The run as a terminal shows it. Questions are left out: only `--quiz` asks them.
    pub fn to_text(&self, color: bool) -> String {
        let mut text = format!("{}\n", text::bold(&self.title, color));
        for (number, frame) in (1..).zip(&self.frames) {
            text.push_str(&frame.numbered(number, color));
        }
        if !self.answer.is_empty() {
            text.push_str(&format!("\n{}\n", text::bold(&self.answer, color)));
        }
        text
    }

    /// The run as the page's player reads it: one JSON object on one line.
    pub fn to_json(&self) -> String {
        self.as_json(None, false, None)
    }

    /// The same; `input` is the line that was made in place of the reader's, and `random` says that
    /// one can be made.
    fn as_json(&self, input: Option<&str>, random: bool, state: Option<GameState>) -> String {
        let frames = self.frames.iter().map(|frame| PageFrame {
            caption: frame.caption.clone(),
            at: frame.at.map(str::to_owned),
            text: frame.to_text(false),
            svg: frame.to_svg(),
            ask: frame.ask.clone(),
        });
        let page = PageTrace {
            title: self.title.clone(),
            answer: self.answer.clone(),
            frames: frames.collect(),
            input: input.map(str::to_owned),
            random,
            state,
        };
        // Strings can always be written.
        serde_json::to_string(&page).unwrap_or_default()
    }

    /// Several runs as one; the first frame of each says which run begins.
    fn joined(runs: Vec<Trace>) -> Trace {
        let mut all = Trace::default();
        for mut run in runs {
            if let Some(first) = run.frames.first_mut() {
                first.caption = format!("{}. {}", run.title, first.caption);
            }
            for (joined, part, link) in
                [(&mut all.title, run.title, "; "), (&mut all.answer, run.answer, " ")]
            {
                joined.push_str(if joined.is_empty() { "" } else { link });
                joined.push_str(&part);
            }
            all.frames.extend(run.frames);
        }
        all
    }
}
