//! The book's drawing vocabulary, and the common behavior of its programs.
//!
//! A demo is a program that reads text and returns a [`Trace`]. A trace is a list of [`Frame`]s, a
//! frame is a caption and its [`Picture`]s, and a picture is drawn twice: as text for a terminal
//! (and for readers who cannot see the drawing), and as SVG for a page. Both convey the same
//! information, and both are identical to the byte on every machine.
//!
//! This crate does not depend on any algorithm, and no algorithm depends on this crate. The
//! programs in `examples/` connect the two.
//!
//! - [`Demo`] and [`main`]: a demo, and the function that every example's `main` calls.
//! - [`Match`]: a game between the reader and the program.
//! - [`Ask`]: a question to the reader about what happens next.
//! - [`SplitMix64`]: the generator from which a demo makes a random input.
//! - [`page`]: the types of what a program prints for the page.
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

/// A run of an algorithm on one input.
#[derive(Debug, Clone, Default)]
pub struct Trace {
    /// The algorithm and its input: "Nim, heaps 3 4 5".
    pub title: String,
    /// The steps of the run.
    pub frames: Vec<Frame>,
    /// The result, in a sentence.
    pub answer: String,
}

/// One step of a run.
#[derive(Debug, Clone, Default)]
pub struct Frame {
    /// What happens in this step, in a sentence.
    pub caption: String,
    /// The pictures of the current state, from top to bottom.
    pub pictures: Vec<Picture>,
    /// The code that runs in this step: a piece of source text that occurs exactly once in the
    /// page's listings.
    pub at: Option<&'static str>,
    /// A question about what the next frames show.
    pub ask: Option<Ask>,
}

/// A picture. Call `into()` on [`Cells`], a [`Grid`], a [`Graph`], a [`Tree`], a [`Plane`], an
/// [`Alignment`], or a [`Chart`] to make one.
///
/// It is a trait object, not an enum of all kinds, so that a program that a page loads contains the
/// drawing code only for the kinds that it uses.
#[derive(Clone)]
pub struct Picture(Rc<dyn Draw>);

/// The operations of a kind of picture.
trait Draw {
    /// The picture as text. Every line ends with a line break.
    fn text(&self, color: bool) -> String;
    /// The picture as a drawing, with its top left corner at the origin.
    fn svg(&self) -> svg::Drawing;
    /// The marks that occur in the picture.
    fn roles(&self) -> Vec<Role>;
}

impl Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A derived implementation would print coordinates, and so pull in the code that prints
        // floats.
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
    /// Creates a frame with a caption and nothing else.
    pub fn new(caption: impl Into<String>) -> Self {
        Frame { caption: caption.into(), ..Frame::default() }
    }

    /// Creates the frame that replaces all others if the input is too large to draw. `limit` is the
    /// largest input that would be drawn, as in "9 numbers".
    pub fn too_large(limit: impl std::fmt::Display) -> Self {
        Frame::new(format!("Too large to draw: the limit is {limit}."))
    }

    /// Adds a picture below the others.
    pub fn with(mut self, picture: impl Into<Picture>) -> Self {
        self.pictures.push(picture.into());
        self
    }

    /// Sets the piece of the listing that runs in this step.
    pub fn at(mut self, code: &'static str) -> Self {
        self.at = Some(code);
        self
    }

    /// Adds a question about what the next frames show. `answer` is the index of the correct
    /// choice, counted from 0, and `because` explains it in a sentence or two.
    ///
    /// The page asks the question if the reader turns on predictions, and a terminal asks it with
    /// `--quiz`. A plain run does not show it.
    ///
    /// # Panics
    /// If `answer` is not an index of `choices`, which is a bug in the demo.
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

    /// Like [`Frame::ask`], but asks for a number. The choices are `answer` and `others`, in
    /// ascending order and without duplicates. If `others` has no number besides `answer`, there is
    /// no question.
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

    /// The pictures as text, followed by a line that names the marks in them. The text conveys
    /// everything that the drawing does.
    ///
    /// # Panics
    /// If a picture refers to a cell, row, or vertex that does not exist, or has a coordinate that
    /// is not finite.
    pub fn to_text(&self, color: bool) -> String {
        let mut text: String = self.pictures.iter().map(|picture| picture.0.text(color)).collect();
        let legend =
            role::legend(self.pictures.iter().flat_map(|picture| picture.0.roles()), color);
        text.push_str(&legend);
        text
    }

    /// The frame with its number, as a terminal shows it.
    fn numbered(&self, number: usize, color: bool) -> String {
        format!("\n{number}. {}\n{}", self.caption, text::indented(&self.to_text(color)))
    }

    /// The pictures as one inline SVG; empty if there is no picture. The SVG has no blank lines,
    /// ids, or colors.
    ///
    /// # Panics
    /// Under the same conditions as [`Frame::to_text`].
    pub fn to_svg(&self) -> String {
        svg::stack(self.pictures.iter().map(|picture| picture.0.svg()))
    }
}

impl Trace {
    /// The run as a terminal shows it. Questions are omitted: only `--quiz` asks them.
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

    /// The run as one JSON object on a single line, the format that the page's player reads.
    pub fn to_json(&self) -> String {
        self.as_json(None, false, None)
    }

    /// Like [`Trace::to_json`]. `input` is the generated input line, if the reader's was replaced,
    /// `random` is whether the demo can generate one, and `state` is the state of a game.
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
        // Serializing strings cannot fail.
        serde_json::to_string(&page).unwrap_or_default()
    }

    /// Joins several runs into one. The first frame of each names the run that begins.
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
