//! What a program prints with `--frames`: one JSON object on one line. The page's player reads it,
//! and so does the book builder, using these types with the feature `read`.

use serde::Serialize;

use crate::Ask;

/// A run of an algorithm, drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct PageTrace {
    /// The algorithm and its input.
    pub title: String,
    /// The result, in a sentence.
    pub answer: String,
    /// The steps of the run.
    pub frames: Vec<PageFrame>,
    /// The generated line of arguments, if it replaced the reader's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input: Option<String>,
    /// Whether the program can generate an input.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub random: bool,
    /// The state of the game; `None` if this is not a game.
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
    /// The pictures as text.
    pub text: String,
    /// The pictures as one drawing.
    pub svg: String,
    /// A question about what the next frames show.
    pub ask: Option<Ask>,
}

/// What a page needs to know about a game besides its frames.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct GameState {
    /// Whether the game has ended.
    pub over: bool,
    /// Why the reader's last move was not legal, if it was not.
    pub refused: Option<String>,
    /// How a move is typed.
    pub how: String,
    /// The options at the start of a game.
    pub options: Vec<GameOption>,
}

/// An option of a game that is either set or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct GameOption {
    /// The option as typed: "--second".
    pub name: String,
    /// What the option does, in a few words.
    pub about: String,
}
