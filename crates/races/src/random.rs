use std::env;
use std::sync::OnceLock;

/// The environment variable that says which inputs a race makes.
pub const SEED: &str = "RACES_SEED";

/// Random numbers from a seed, the same everywhere; other ones for each value of [`SEED`].
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
#[derive(Debug, Clone)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The numbers of `seed`.
    pub fn new(seed: u64) -> Self {
        static OTHER: OnceLock<u64> = OnceLock::new();
        let other = || env::var(SEED).ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
        SplitMix64(seed ^ (*OTHER.get_or_init(other) << 32))
    }

    /// The next number, uniform in all of `u64`.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// The next number below `end`, from the high half of a product: as uniform as a race needs.
    ///
    /// # Panics
    /// If `end` is 0.
    pub fn below<T: TryFrom<u64> + TryInto<u64>>(&mut self, end: T) -> T {
        let end = u128::from(end.try_into().ok().filter(|end| *end != 0).expect("0 < end"));
        let high = (u128::from(self.next_u64()) * end) >> 64;
        let number = u64::try_from(high).ok().and_then(|high| T::try_from(high).ok());
        number.expect("a number below `end` fits the type of `end`")
    }
}
