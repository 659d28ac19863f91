//! Part of [the skip list](super): the random heights of nodes.
//!
//! Page: `docs/en/data-structure/skip-list.md`.

use numbers::SplitMix64;

/// More levels than 2³² entries need if the chance is one half.
pub const MOST_LEVELS: usize = 32;

/// A generator of heights: coins are tossed until the first tails, or until there are enough
/// levels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Levels {
    /// A random 64-bit number below this counts as heads.
    heads: u64,
    most: usize,
    random: SplitMix64,
}

/// The reason why levels cannot be drawn, or a node cannot have a given height.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
pub enum LevelsError {
    /// The chance is not strictly between 0 and 1.
    #[error("{p} is no chance between 0 and 1")]
    Chance {
        /// The value that was given.
        p: f64,
    },
    /// The maximum number of levels is not allowed.
    #[error("{most} levels are not 1 to {MOST_LEVELS}")]
    Most {
        /// The value that was given.
        most: usize,
    },
    /// A node cannot have this height.
    #[error("{height} levels are not 1 to {most}")]
    Height {
        /// The value that was given.
        height: usize,
        /// The maximum number of levels of the list.
        most: usize,
    },
}

impl Levels {
    /// Creates a generator that adds one more level with probability `p`, up to `most` levels. Any
    /// seed is suitable.
    ///
    /// # Errors
    /// If `p` is not strictly between 0 and 1, or `most` is 0 or more than [`MOST_LEVELS`].
    pub fn new(p: f64, most: usize, seed: u64) -> Result<Self, LevelsError> {
        if !(0.0 < p && p < 1.0) {
            return Err(LevelsError::Chance { p });
        }
        if most == 0 || MOST_LEVELS < most {
            return Err(LevelsError::Most { most });
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "above 0, and at most 2^64, which the cast makes the largest number"
        )]
        let heads = (p * 2_f64.powi(64)) as u64;
        Ok(Levels { heads, most, random: SplitMix64::new(seed) })
    }

    /// Returns the maximum number of levels.
    pub fn most(&self) -> usize {
        self.most
    }

    /// Draws the height of a node, at least 1.
    pub fn draw(&mut self) -> usize {
        let mut height = 1;
        while height < self.most && self.random.next_u64() < self.heads {
            height += 1;
        }
        height
    }
}

impl Default for Levels {
    /// Uses a probability of one half, 32 levels and a fixed seed.
    fn default() -> Self {
        Levels { heads: 1 << 63, most: MOST_LEVELS, random: SplitMix64::new(0) }
    }
}
