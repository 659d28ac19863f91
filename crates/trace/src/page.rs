//! What a program prints with `--frames`, one JSON object on one line: the player of the page reads
//! it, and with the feature `read` the builder of the book does, by the same types.

use serde::Serialize;

use crate::Ask;

/// The run of an algorithm, drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct PageTrace {
    /// What was run on what.
    pub title: String,
    /// The result in a sentence.
    pub answer: String,
    /// The run, step by step.
    pub frames: Vec<PageFrame>,
    /// The line of arguments that was made in place of the reader's, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input: Option<String>,
    /// Whether the program can make an input itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub random: bool,
    /// How a game stands; none if this is no game.
    #[serde(flatten)]
    pub state: Option<GameState>,
}

/// One step of a run, drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct PageFrame {
    /// What happens in this step, in a sentence.
    pub caption: String,
    /// The piece of the page's listings that runs in this step.
    pub at: Option<String>,
    /// The pictures in words and characters.
    pub text: String,
    /// The pictures as one drawing.
    pub svg: String,
    /// A question about what the next frames show.
    pub ask: Option<Ask>,
}

/// What a page must know of a game beside its frames.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct GameState {
    /// Whether the game has ended.
    pub over: bool,
    /// Why the reader's last move could not be played.
    pub refused: Option<String>,
    /// How a move is typed.
    pub how: String,
    /// What can be chosen when a game begins.
    pub options: Vec<GameOption>,
}

/// An option of a game that is given or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct GameOption {
    /// The option as it is typed: "--second".
    pub name: String,
    /// What it does, in a few words.
    pub about: String,
}
