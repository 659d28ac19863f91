//! Part of [[`super`]](super): the primes of any window, block by block, with a byte for 30
//! numbers.
//!
//! Of 30 consecutive numbers only eight have none of the factors 2, 3, 5. Their remainders modulo
//! 30 are [`RESIDUES`], and each of the eight has a bit. A step of 30 p numbers is a step of p
//! bytes to the same bit.
//!
//! Page: `docs/en/number-theory/prime-sieve/window.md`.

use std::iter::FusedIterator;
use std::ops::Range;

use super::primality;

/// The remainders by 30 of numbers without the factors 2, 3, 5: one for each bit of a byte.
pub const RESIDUES: [u64; 8] = [1, 7, 11, 13, 17, 19, 23, 29];

/// The primes that never are crossed out one by one: those of the wheel, and those of the pattern.
const SMALL: [u64; 6] = [2, 3, 5, 7, 11, 13];

/// The period, in bytes, of the pattern in which 7, 11 and 13 are crossed out.
const PATTERN: usize = 7 * 11 * 13;

/// The primes up to here are kept in a list; they are enough for windows up to its square, 2^40.
const LAST_LISTED: u64 = 1 << 20;

/// A block is at least this, so that it stays in the first cache, and at most that, in bytes; in
/// between a quarter of the root, so that it is worth the look at each prime.
const LEAST_BLOCK: u64 = 1 << 15;
const LARGEST_BLOCK: u64 = 1 << 22;

/// The number of primes below 2^64.
const N_PRIMES: u64 = 425_656_284_035_217_743;

/// The primes of a window, ascending. Made by [`primes_in`].
///
/// ```
/// use number_theory::{PrimesIn, primes_in};
///
/// let mut primes: PrimesIn = primes_in(90..110);
/// assert_eq!((primes.next(), primes.count()), (Some(97), 4));
/// ```
#[derive(Debug, Clone)]
pub struct PrimesIn {
    window: Range<u64>,
    /// Those of [`SMALL`] that are still to come.
    small: &'static [u64],
    /// The primes from 17 on that are crossed out in every block.
    listed: Vec<u64>,
    rest: Rest,
    /// A block with 7, 11 and 13 crossed out, from 0 on.
    pattern: Vec<u8>,
    block: Block,
    /// The number of bytes of each block except the last.
    block_size: u64,
    /// The bits of the current word that are still to come, and the number before its first.
    word: u64,
    word_start: u64,
    /// The index of the next word in the block.
    next_word: usize,
}

/// A block of the numbers that the primes of the list do not cross out.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Rest {
    /// There is nothing of the kind: the list goes up to the root.
    Nothing,
    /// Goes on with these primes, found anew for each block.
    CrossOut(Range<u64>),
    /// Asks each number that is left: cheaper, if they are few.
    Test,
}

/// The numbers of some bytes, 30 a byte.
#[derive(Debug, Clone, Default)]
struct Block {
    /// The byte b of the block holds the numbers from 30 (first + b) on.
    first: u64,
    /// Filled up to whole words of eight bytes.
    bytes: Vec<u8>,
}

/// The primes in `window`, ascending; none if its end is not above its start. O((hi - lo) log log
/// hi + k √hi) time for all, in k blocks of a million numbers at least, and of 126 million at most;
/// less than 6 MB, whatever the window.
///
/// 2^64 - 1, which no window holds, is not prime.
///
/// ```
/// use number_theory::primes_in;
///
/// assert!(primes_in(1_000_000..1_000_040).eq([1_000_003, 1_000_033, 1_000_037, 1_000_039]));
/// ```
pub fn primes_in(window: Range<u64>) -> PrimesIn {
    let Range { start: lo, end: hi } = window;
    let root = hi.saturating_sub(1).isqrt();
    let listed = primes_of_list(root.min(LAST_LISTED));
    let rest = if root <= LAST_LISTED {
        Rest::Nothing
    } else if hi.saturating_sub(lo) < root / 1024 {
        // Beyond the list one of 25 numbers is left. To ask it takes about as long as to sieve 25
        // 000 numbers.
        Rest::Test
    } else {
        Rest::CrossOut(LAST_LISTED..root + 1)
    };
    let from = SMALL.partition_point(|&p| p < lo);
    let to = SMALL.partition_point(|&p| p < hi).max(from);
    let block = Block { first: lo / 30, bytes: Vec::new() };
    // The size is one of whole words, so that each block except the last is full.
    let block_size = (root / 4).clamp(LEAST_BLOCK, LARGEST_BLOCK).next_multiple_of(8);
    let small = &SMALL[from..to];
    PrimesIn {
        window,
        small,
        listed,
        rest,
        pattern: pattern(),
        block,
        block_size,
        word: 0,
        word_start: 0,
        next_word: 0,
    }
}

/// The primes from 17 to `last`, which is at most [`LAST_LISTED`].
fn primes_of_list(last: u64) -> Vec<u64> {
    let last = usize::try_from(last.min(LAST_LISTED)).unwrap_or(0);
    // The list is short enough for any memory.
    let is_prime = super::eratosthenes(last + 1).unwrap_or_default();
    is_prime.into_iter().zip(0..).filter(|&(yes, p)| yes && 17 <= p).map(|(_, p)| p).collect()
}

/// The bytes that come again and again once 7, 11 and 13 are crossed out, these three too.
fn pattern() -> Vec<u8> {
    let mut block = Block { first: 0, bytes: vec![0xff; PATTERN] };
    for p in [7, 11, 13] {
        block.cross_out(p, 1);
    }
    block.bytes
}

impl PrimesIn {
    /// Sieves the next block; false if the window has none left.
    fn next_block(&mut self) -> bool {
        let Range { start: lo, end: hi } = self.window;
        let first = self.block.first + self.block.bytes.len() as u64;
        let n_left = hi.div_ceil(30).saturating_sub(first);
        if hi <= lo || n_left == 0 {
            return false;
        }
        // The least of both is no more than the largest block.
        let n_bytes = usize::try_from(n_left.min(self.block_size)).unwrap_or(usize::MAX);
        let block = &mut self.block;
        block.restart(first, n_bytes, &self.pattern);
        for &p in &self.listed {
            block.cross_out(p, p);
        }
        match &self.rest {
            Rest::Nothing => {}
            Rest::CrossOut(primes) => primes_in(primes.clone()).for_each(|p| block.cross_out(p, p)),
            Rest::Test => (0..n_bytes).for_each(|at| block.retain_in_byte(at, primality::is_prime)),
        }
        // The window may begin and end within a byte; and 1 is no prime.
        block.retain_in_byte(0, |x| lo.max(2) <= x);
        block.retain_in_byte(n_bytes - 1, |x| x < hi);
        self.next_word = 0;
        true
    }

    /// Loads the next word; false at the end of the window.
    fn load_word(&mut self) -> bool {
        if self.next_word * 8 == self.block.bytes.len() && !self.next_block() {
            return false;
        }
        (self.word_start, self.word) = self.block.word(self.next_word);
        self.next_word += 1;
        true
    }
}

impl Block {
    /// Begins a new block of `n_bytes` bytes at the byte `first`, with the multiples of 7, 11 and
    /// 13 crossed out by the pattern.
    fn restart(&mut self, first: u64, n_bytes: usize, pattern: &[u8]) {
        self.first = first;
        self.bytes.clear();
        // No block is larger than the first. A block that grew bit by bit would take twice the
        // memory.
        self.bytes.reserve_exact(n_bytes.next_multiple_of(8));
        while self.bytes.len() < n_bytes {
            let phase = (first + self.bytes.len() as u64) % pattern.len() as u64;
            // Less than 1001, so it is an index.
            let part = &pattern[usize::try_from(phase).unwrap_or(0)..];
            let n_left = n_bytes - self.bytes.len();
            self.bytes.extend_from_slice(&part[..n_left.min(part.len())]);
        }
        // The last word is filled up.
        self.bytes.resize(n_bytes.next_multiple_of(8), 0);
    }

    /// Crosses out the multiples p · q with q no less than `least`, as far as 2, 3 and 5 do not
    /// divide q. Nor do they divide p.
    fn cross_out(&mut self, p: u64, least: u64) {
        let least = least.max((30 * self.first).div_ceil(p));
        for residue in RESIDUES {
            let q = least + (residue + 30 - least % 30) % 30;
            let Some(multiple) = p.checked_mul(q) else { continue };
            let (at, step) = (index(multiple / 30 - self.first), index(p));
            let keep = !bit(multiple % 30);
            // The next q with this residue is 30 further, so the next multiple is p bytes further,
            // at the same bit.
            for byte in self.bytes.iter_mut().skip(at).step_by(step) {
                *byte &= keep;
            }
        }
    }

    /// Keeps of the numbers in one byte those that pass.
    fn retain_in_byte(&mut self, at: usize, mut passes: impl FnMut(u64) -> bool) {
        let start = 30 * (self.first + at as u64);
        let byte = &mut self.bytes[at];
        for residue in RESIDUES {
            // A number beyond 2^64 is beyond every window.
            let mut is_kept = || start.checked_add(residue).is_some_and(&mut passes);
            if *byte & bit(residue) != 0 && !is_kept() {
                *byte &= !bit(residue);
            }
        }
    }

    /// A word of 240 numbers, and the first of them.
    fn word(&self, at: usize) -> (u64, u64) {
        let word = self.bytes.as_chunks().0.get(at).copied();
        (30 * (self.first + 8 * at as u64), word.map_or(0, u64::from_le_bytes))
    }
}

/// The bit of a number with this remainder modulo 30; 0 if the remainder is one of the other 22.
const fn bit(residue: u64) -> u8 {
    BITS[(residue % 30) as usize]
}

const BITS: [u8; 30] = {
    let mut bits = [0; 30];
    let (mut at, mut i) = (0, 0);
    while i < RESIDUES.len() {
        if RESIDUES[i] == at as u64 {
            bits[at] = 1 << i;
            i += 1;
        }
        at += 1;
    }
    bits
};

/// The distance of the number of each bit of a word from that of its first bit.
const OFFSETS: [u64; 64] = {
    let mut offsets = [0; 64];
    let mut i = 0;
    while i < offsets.len() {
        offsets[i] = 30 * (i as u64 / 8) + RESIDUES[i % 8];
        i += 1;
    }
    offsets
};

/// A number of bytes as an index; one that is too large is behind every block.
fn index(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}

impl Iterator for PrimesIn {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        if let Some((&p, small)) = self.small.split_first() {
            self.small = small;
            return Some(p);
        }
        while self.word == 0 {
            if !self.load_word() {
                return None;
            }
        }
        let lowest = self.word.trailing_zeros();
        self.word &= self.word - 1;
        Some(self.word_start + OFFSETS[lowest as usize])
    }

    /// Counts bits, 240 numbers at once.
    fn count(mut self) -> usize {
        let mut n = self.small.len();
        loop {
            n += self.word.count_ones() as usize;
            if !self.load_word() {
                return n;
            }
        }
    }

    /// Skips words without a look at their bits.
    fn nth(&mut self, n: usize) -> Option<u64> {
        let n_small = n.min(self.small.len());
        self.small = &self.small[n_small..];
        let mut n_left = n - n_small;
        while self.small.is_empty() && self.word.count_ones() as usize <= n_left {
            n_left -= self.word.count_ones() as usize;
            if !self.load_word() {
                return None;
            }
        }
        for _ in 0..n_left {
            self.word &= self.word - 1;
        }
        self.next()
    }
}

impl FusedIterator for PrimesIn {}

/// All primes below `n`, ascending. O(n log log n) time.
///
/// The vector takes 8 bytes for each prime, about 8 n / ln n in all, and up to twice as much while
/// it grows: 0.4 GB of primes for n = 10⁹. The sieve itself takes less than 6 MB. For a large `n`
/// there is no error: if the primes do not fit in memory, the program ends, as with any vector that
/// grows too large. [`primes_in`] lists the same primes one at a time, in less than 6 MB.
///
/// ```
/// use number_theory::primes_below;
///
/// assert_eq!(primes_below(12), [2, 3, 5, 7, 11]);
/// ```
pub fn primes_below(n: u64) -> Vec<u64> {
    let mut primes = Vec::new();
    primes_in(0..n).for_each(|p| primes.push(p));
    primes
}

/// The k-th prime, counted from 1: 2 is the first. `None` for 0, and beyond the last of 64 bits,
/// which is number 425 656 284 035 217 743. O(p log log p) time for the prime p, less than 6 MB.
///
/// ```
/// use number_theory::nth_prime;
///
/// assert_eq!(nth_prime(1000), Some(7919));
/// ```
pub fn nth_prime(k: u64) -> Option<u64> {
    let before = usize::try_from(k.checked_sub(1)?).ok().filter(|_| k <= N_PRIMES)?;
    primes_in(0..nth_prime_bound(k).saturating_add(1)).nth(before)
}

/// A number that the k-th prime does not exceed: k times its binary digits, but at least 2. O(1).
///
/// The k-th prime is less than k (ln k + ln ln k) from k = 6 on, by a theorem of Rosser. The number
/// of binary digits of k is more than log₂ k > 1.44 ln k, and that is more than ln k + ln ln k, as
/// ln ln k is at most ln k / e.
pub fn nth_prime_bound(k: u64) -> u64 {
    let n_digits = u64::from(u64::BITS - k.leading_zeros());
    k.saturating_mul(n_digits).max(2)
}
