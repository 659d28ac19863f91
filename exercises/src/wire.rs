//! Values as words of a line: what the judge and an attempt send to each other.
//!
//! This file is compiled twice: into the judge, and into each attempt.

use std::fmt::Write as _;
use std::str::SplitAsciiWhitespace;

/// A value that can be sent.
pub trait Wire: Sized {
    /// Writes the value at the end of a line, with a blank before each word.
    fn write(&self, line: &mut String);

    /// Reads the value from the next words of a line; none if they are not such a value.
    fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Self>;

    /// The value as a line without its end.
    fn to_line(&self) -> String {
        let mut line = String::new();
        self.write(&mut line);
        line
    }

    /// The value that a line holds; none if it is not exactly one.
    fn from_line(line: &str) -> Option<Self> {
        let mut words = line.split_ascii_whitespace();
        let value = Self::read(&mut words)?;
        words.next().is_none().then_some(value)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Wire for $number {
            fn write(&self, line: &mut String) {
                // Writing to a `String` cannot fail.
                let _ = write!(line, " {self}");
            }

            fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
                words.next()?.parse().ok()
            }
        }
    )*};
}

numbers! { u32 u64 i64 usize bool }

impl Wire for char {
    fn write(&self, line: &mut String) {
        u32::from(*self).write(line);
    }

    fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        char::from_u32(u32::read(words)?)
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn write(&self, line: &mut String) {
        self.len().write(line);
        for value in self {
            value.write(line);
        }
    }

    fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        let len = usize::read(words)?;
        (0..len).map(|_| T::read(words)).collect()
    }
}

impl<T: Wire> Wire for [T; 2] {
    fn write(&self, line: &mut String) {
        for value in self {
            value.write(line);
        }
    }

    fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        Some([T::read(words)?, T::read(words)?])
    }
}

impl<T: Wire> Wire for Option<T> {
    fn write(&self, line: &mut String) {
        self.is_some().write(line);
        if let Some(value) = self {
            value.write(line);
        }
    }

    fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        if bool::read(words)? { T::read(words).map(Some) } else { Some(None) }
    }
}

impl<A: Wire, B: Wire> Wire for (A, B) {
    fn write(&self, line: &mut String) {
        self.0.write(line);
        self.1.write(line);
    }

    fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        Some((A::read(words)?, B::read(words)?))
    }
}

impl<A: Wire, B: Wire, C: Wire> Wire for (A, B, C) {
    fn write(&self, line: &mut String) {
        self.0.write(line);
        self.1.write(line);
        self.2.write(line);
    }

    fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        Some((A::read(words)?, B::read(words)?, C::read(words)?))
    }
}

impl<A: Wire, B: Wire, C: Wire, D: Wire> Wire for (A, B, C, D) {
    fn write(&self, line: &mut String) {
        self.0.write(line);
        self.1.write(line);
        self.2.write(line);
        self.3.write(line);
    }

    fn read(words: &mut SplitAsciiWhitespace<'_>) -> Option<Self> {
        Some((A::read(words)?, B::read(words)?, C::read(words)?, D::read(words)?))
    }
}
