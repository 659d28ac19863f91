/// Numbers that look random and are the same for the same seed, on every machine: what [`Demo::random`](crate::Demo) makes
/// inputs from. It is Vigna's `SplitMix64`: a counter, its bits stirred.
#[derive(Debug, Clone)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// Dice that fall as `seed` says.
    pub fn new(seed: u64) -> Self {
        Dice { state: seed }
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `end`: an index.
    ///
    /// # Panics
    /// If `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        assert_ne!(end, 0, "no number is below 0");
        // Some numbers come a little more often than others; nobody will notice in what is drawn.
        let below = self.bits() % u64::try_from(end).unwrap_or(u64::MAX);
        usize::try_from(below).unwrap_or(0)
    }

    /// A number from `first` to `last`, both included.
    ///
    /// # Panics
    /// If `last < first`.
    pub fn between(&mut self, first: i64, last: i64) -> i64 {
        assert!(first <= last, "no number lies between {first} and {last}");
        let n_others = last.abs_diff(first);
        let over = n_others.checked_add(1).map_or(self.bits(), |n| self.bits() % n);
        first.wrapping_add_unsigned(over)
    }

    /// One of `these`.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<'a, T>(&mut self, these: &'a [T]) -> &'a T {
        &these[self.below(these.len())]
    }

    /// Puts `these` into any order.
    pub fn shuffle<T>(&mut self, these: &mut [T]) {
        for i in 1..these.len() {
            these.swap(i, self.below(i + 1));
        }
    }
}
