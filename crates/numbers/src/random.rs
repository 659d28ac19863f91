/// Random numbers from a seed, the same on every machine: a counter whose bits are stirred.
///
/// Tests, benches, demos and the algorithms that toss coins all draw from it. It is not for
/// secrets.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
///
/// ```
/// use numbers::SplitMix64;
///
/// let mut random = SplitMix64::new(1);
/// let mut cards = [1, 2, 3, 4, 5];
/// random.shuffle(&mut cards);
/// assert_eq!(cards, [5, 3, 4, 2, 1]);
/// assert!(random.below(6) < 6);
/// ```
#[doc(alias = "rng")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// The sequence that belongs to a seed. Any seed is good.
    pub const fn new(seed: u64) -> Self {
        SplitMix64 { state: seed }
    }

    /// The next number, uniform in all of `u64`.
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// An index below `end`. Some come more often than others, by a share of at most `end` in 2^64.
    ///
    /// # Panics
    /// If `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        assert_ne!(end, 0, "no index is below 0");
        let below = self.next_u64() % u64::try_from(end).unwrap_or(u64::MAX);
        usize::try_from(below).unwrap_or(0)
    }

    /// A number from `first` to `last`, both included.
    ///
    /// # Panics
    /// If `last < first`.
    pub fn between(&mut self, first: i64, last: i64) -> i64 {
        assert!(first <= last, "no number lies between {first} and {last}");
        let n_others = last.abs_diff(first);
        let over = match n_others.checked_add(1) {
            Some(n) => self.next_u64() % n,
            None => self.next_u64(),
        };
        first.wrapping_add_unsigned(over)
    }

    /// One element of `items`.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// Puts `items` in a random order. O(n).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in 1..items.len() {
            items.swap(i, self.below(i + 1));
        }
    }
}
