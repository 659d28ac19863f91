//! Part of the skip list: the links of a node.
//!
//! Most nodes are low, so the lowest links stand in the node itself, where a search finds them beside the key. Those of high
//! nodes go on in one common vector.

use std::num::NonZeroU8;

use super::Link;

/// How many links stand in the node itself.
const N_LOW: usize = 2;

/// The links of a node, from level 0 up.
#[derive(Debug, Clone)]
pub(super) struct Tower {
    low: [Link; N_LOW],
    /// Where the others begin in [`Towers::links`], if there are any.
    high: u32,
    height: NonZeroU8,
}

/// The upper links of all high towers.
#[derive(Debug, Clone, Default)]
pub(super) struct Towers {
    links: Vec<Link>,
    /// The parts of `links` that are free, by their lengths; the last one is used next.
    free: Vec<Vec<u32>>,
}

const NOWHERE: Link = Link { next: None, width: 0 };

impl Tower {
    /// How many links there are.
    pub(super) fn height(&self) -> usize {
        self.height.get().into()
    }
}

impl Towers {
    /// A tower whose links lead nowhere yet.
    ///
    /// # Panics
    /// If the height is none of 1 to 255, or there would be 2³² upper links.
    pub(super) fn build(&mut self, height: usize) -> Tower {
        let n_high = height.saturating_sub(N_LOW);
        let high = match self.free.get_mut(n_high).and_then(Vec::pop) {
            Some(high) => high,
            None if n_high == 0 => 0,
            None => {
                let end = self.links.len();
                self.links.resize(end + n_high, NOWHERE);
                u32::try_from(end).expect("32 bits name 2^32 links")
            }
        };
        let height = u8::try_from(height).ok().and_then(NonZeroU8::new);
        Tower { low: [NOWHERE; N_LOW], high, height: height.expect("a height of 1 to 255") }
    }

    /// Frees the upper links of a tower.
    pub(super) fn demolish(&mut self, tower: Tower) {
        let n_high = tower.height().saturating_sub(N_LOW);
        if 0 < n_high {
            if self.free.len() <= n_high {
                self.free.resize(n_high + 1, Vec::new());
            }
            self.free[n_high].push(tower.high);
        }
    }

    /// The link of a level that the tower has.
    pub(super) fn link(&self, tower: &Tower, level: usize) -> Link {
        debug_assert!(level < tower.height(), "a level above the tower");
        match level.checked_sub(N_LOW) {
            Some(above) => self.links[tower.high as usize + above],
            None => tower.low[level],
        }
    }

    /// The same, to change it.
    pub(super) fn link_mut<'a>(&'a mut self, tower: &'a mut Tower, level: usize) -> &'a mut Link {
        debug_assert!(level < tower.height(), "a level above the tower");
        match level.checked_sub(N_LOW) {
            Some(above) => &mut self.links[tower.high as usize + above],
            None => &mut tower.low[level],
        }
    }
}
