//! Text input: splits bytes into tokens, with the position in every error.
//!
//! The input is a byte slice that is read once. A token is a run of bytes between whitespace, and
//! reading a token does not allocate. Lines and columns are counted only when an error is created,
//! so valid input never pays for them.
//!
//! Cost: O(1) per byte. A million integers is a normal input.
//!
//! ```
//! use input::Input;
//!
//! let mut input = Input::new(b"2\n17 x\n");
//! let n: u32 = input.number("the number of piles")?;
//! assert_eq!(n, 2);
//! assert_eq!(input.number::<u32>("pile 1")?, 17);
//! let error = input.number::<u32>("pile 2").unwrap_err();
//! assert_eq!(error.to_string(), r#"pile 2: "x" is not a number (line 2, column 4)"#);
//! # Ok::<(), input::Error>(())
//! ```

mod number;

use std::fmt::{self, Display};
use std::ops::{Range, RangeInclusive};

pub use number::Number;

/// A text that is read token by token, from start to end.
#[derive(Debug, Clone)]
pub struct Input<'a> {
    text: &'a [u8],
    /// The index of the next byte to read.
    at: usize,
    /// The range of the token that was read last.
    last: Range<usize>,
    /// Whether this is a command line. It has a single line, so its errors name only the column.
    one_line: bool,
}

/// An error in an input, with its position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {problem} ({place})")]
pub struct Error {
    /// The name of the item that was being read: "pile 2".
    pub what: String,
    /// The error itself.
    pub problem: TokenError,
    /// The position of the error.
    pub place: Place,
}

/// What is wrong with a token.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// A token was expected, but none is left.
    #[error("the input ends here")]
    Missing,
    /// The token is not a decimal integer.
    #[error("{token:?} is not a number")]
    NotANumber {
        /// The token, truncated if it is long.
        token: String,
    },
    /// The token is not a number, but looks like several: `5,3,1`.
    #[error("{token:?} is not a number: separate numbers by blanks")]
    Joined {
        /// The token, truncated if it is long.
        token: String,
    },
    /// The token is a negative integer, but negative integers are not allowed.
    #[error("{token:?} is negative")]
    Negative {
        /// The token.
        token: String,
    },
    /// The integer is greater than the largest allowed.
    #[error("{token:?} is more than {last}")]
    TooLarge {
        /// The token.
        token: String,
        /// The largest integer allowed.
        last: String,
    },
    /// The integer is less than the smallest allowed.
    #[error("{token:?} is less than {first}")]
    TooSmall {
        /// The token.
        token: String,
        /// The smallest integer allowed.
        first: String,
    },
    /// The bytes of the token are not UTF-8.
    #[error("{token:?} is not UTF-8")]
    NotText {
        /// The token, with its invalid bytes replaced.
        token: String,
    },
    /// There is a token where the input should have ended.
    #[error("{token:?} is one too many")]
    Unexpected {
        /// The token.
        token: String,
    },
    /// The token can be parsed, but the program does not accept it.
    #[error("{token:?} {reason}")]
    Invalid {
        /// The token.
        token: String,
        /// The reason, as the end of a sentence that begins with the token: "is on a cycle".
        reason: String,
    },
}

/// A position in the input, counted from 1. A column is a byte, not a character; a line ends with a
/// line feed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The line, or `None` if the input is a command line.
    pub line: Option<usize>,
    /// The column of the token's first byte, or of the end of the input.
    pub column: usize,
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}, column {}", self.column),
            None => write!(f, "column {}", self.column),
        }
    }
}

impl<'a> Input<'a> {
    /// Creates an input from the text of a file or of standard input. Errors name the line and the
    /// column.
    pub fn new(text: &'a [u8]) -> Self {
        Input { text, at: 0, last: 0..0, one_line: false }
    }

    /// Creates an input from the arguments of a command, joined by spaces. Errors name the column.
    pub fn command_line(text: &'a [u8]) -> Self {
        Input { one_line: true, ..Input::new(text) }
    }

    /// Reads the next integer. `what` names it in errors. O(digits).
    ///
    /// Pass `format_args!("pile {i}")`: it is formatted only if there is an error.
    ///
    /// # Errors
    /// If no token is left, or if the token is not a decimal integer that fits in a `T`.
    pub fn number<T: Number>(&mut self, what: impl Display) -> Result<T, Error> {
        self.skip_blanks();
        let start = self.at;
        let mut rest = &self.text[start..];
        // A number with too many digits wraps here, and is parsed again below.
        let mut value = 0_u64;
        if let Some((eight, behind)) = rest.split_first_chunk()
            && let Some(digits) = number::eight_digits(*eight)
        {
            value = digits;
            rest = behind;
        }
        while let Some((byte, behind)) = rest.split_first()
            && byte.is_ascii_digit()
        {
            value = value.wrapping_mul(10).wrapping_add(u64::from(byte - b'0'));
            rest = behind;
        }
        let end = self.text.len() - rest.len();
        if rest.first().is_none_or(u8::is_ascii_whitespace)
            && (1..=number::SAFE_DIGITS).contains(&(end - start))
            && let Some(number) = T::from_u64(value)
        {
            self.at = end;
            self.last = start..end;
            return Ok(number);
        }
        self.unusual_number(&what)
    }

    /// Reads the next integer, which must be in `range`. `what` names it in errors.
    ///
    /// # Errors
    /// Under the same conditions as [`Input::number`], or if the number is not in `range`.
    pub fn number_in<T: Number>(
        &mut self,
        range: RangeInclusive<T>,
        what: impl Display,
    ) -> Result<T, Error> {
        let number = self.number(&what)?;
        let token = || self.shown(self.last.clone());
        if number < *range.start() {
            let first = range.start().to_string();
            return Err(self.error(what, TokenError::TooSmall { token: token(), first }));
        }
        if *range.end() < number {
            let last = range.end().to_string();
            return Err(self.error(what, TokenError::TooLarge { token: token(), last }));
        }
        Ok(number)
    }

    /// Reads the next token as text. `what` names it in errors.
    ///
    /// # Errors
    /// If no token is left, or if the token is not valid UTF-8.
    pub fn word(&mut self, what: impl Display) -> Result<&'a str, Error> {
        let Some(token) = self.token() else { return Err(self.error(what, TokenError::Missing)) };
        str::from_utf8(token).map_err(|_| {
            let token = self.shown(self.last.clone());
            self.error(what, TokenError::NotText { token })
        })
    }

    /// Reads the next token. Returns `None` at the end of the input.
    pub fn token(&mut self) -> Option<&'a [u8]> {
        self.skip_blanks();
        let start = self.at;
        let rest = &self.text[start..];
        self.at += rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
        self.last = start..self.at;
        if self.last.is_empty() { None } else { Some(&self.text[self.last.clone()]) }
    }

    /// Skips the rest of the line, such as a comment. At the end of a line, it does nothing.
    pub fn skip_line(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
    }

    /// Returns whether no token is left.
    pub fn is_end(&mut self) -> bool {
        self.skip_blanks();
        self.at == self.text.len()
    }

    /// Checks that no token is left. `what` names the input in the error: "the piles".
    ///
    /// # Errors
    /// If a token is left.
    pub fn end(&mut self, what: impl Display) -> Result<(), Error> {
        if self.is_end() {
            return Ok(());
        }
        self.token();
        let token = self.shown(self.last.clone());
        Err(self.error(what, TokenError::Unexpected { token }))
    }

    /// Creates the error for a program that can parse the last token but does not accept it.
    /// `reason` ends the sentence that the token begins: "is on a cycle". O(bytes before the
    /// token).
    pub fn invalid(&self, what: impl Display, reason: impl Display) -> Error {
        let token = self.shown(self.last.clone());
        self.error(what, TokenError::Invalid { token, reason: reason.to_string() })
    }

    /// Like [`Input::invalid`], but for a token that should have been a number. If it looks like
    /// several, such as `5,3,1`, the error says how to write them.
    pub fn invalid_number(&self, what: impl Display, reason: impl Display) -> Error {
        if is_joined(&self.text[self.last.clone()]) {
            self.invalid(what, format_args!("{reason}: separate numbers by blanks"))
        } else {
            self.invalid(what, reason)
        }
    }

    fn skip_blanks(&mut self) {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    /// Parses a token that has a sign or many digits, or is not a number at all.
    #[cold]
    fn unusual_number<T: Number>(&mut self, what: &dyn Display) -> Result<T, Error> {
        let Some(token) = self.token() else { return Err(self.error(what, TokenError::Missing)) };
        let parsed =
            str::from_utf8(token).map_err(|_| number::Unfit::NotANumber).and_then(T::parse);
        parsed.map_err(|unfit| {
            let token = self.shown(self.last.clone());
            let problem = match unfit {
                number::Unfit::NotANumber if is_joined(&self.text[self.last.clone()]) => {
                    TokenError::Joined { token }
                }
                number::Unfit::NotANumber => TokenError::NotANumber { token },
                number::Unfit::Negative => TokenError::Negative { token },
                number::Unfit::TooLarge => TokenError::TooLarge { token, last: T::MAX.to_string() },
                number::Unfit::TooSmall => {
                    TokenError::TooSmall { token, first: T::MIN.to_string() }
                }
            };
            self.error(what, problem)
        })
    }

    /// The token as shown in an error: short and always valid text.
    fn shown(&self, token: Range<usize>) -> String {
        const LONGEST: usize = 40;
        let text = String::from_utf8_lossy(&self.text[token]);
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text.into_owned(),
        }
    }

    /// Creates an error at the token that was read last, or at the end of the input if none was
    /// left. It scans all bytes before that position.
    fn error(&self, what: impl Display, problem: TokenError) -> Error {
        let before = &self.text[..self.last.start];
        let line_feeds = before.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let (line, line_start) = if self.one_line {
            (None, 0)
        } else {
            let (n_lines, last) = line_feeds.fold((1, 0), |(n, _), (at, _)| (n + 1, at + 1));
            (Some(n_lines), last)
        };
        let place = Place { line, column: before.len() - line_start + 1 };
        Error { what: what.to_string(), problem, place }
    }
}

/// Whether a token that is not a number looks like several.
fn is_joined(token: &[u8]) -> bool {
    token.iter().any(|byte| matches!(byte, b',' | b';'))
}
