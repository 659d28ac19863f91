//! Part of [Rabin-Karp](super): several patterns at once, using a table of their hashes.
//!
//! Cost: O(n log k) expected for each distinct length of the k patterns, and O(m) for each
//! occurrence. Most windows take one table lookup, and no search among the k patterns.
//!
//! Page: `docs/en/pattern-match/rabin-karp/several.md`.

use super::Hasher;

/// The patterns of one length.
#[derive(Debug, Clone)]
struct Group {
    length: usize,
    /// For each value of the low bits of a hash, whether some pattern has it. Most windows go no
    /// further.
    is_there: Vec<bool>,
    /// The hash of each pattern with its number, in ascending order.
    hashes: Vec<(u64, usize)>,
}

impl Group {
    fn slot(&self, hash: u64) -> usize {
        // The number of slots is a power of two.
        usize::try_from(hash % self.is_there.len() as u64).unwrap_or(0)
    }

    /// Returns the patterns that have this hash, each as its hash and its number.
    fn of_hash(&self, hash: u64) -> &[(u64, usize)] {
        if !self.is_there[self.slot(hash)] {
            return &[];
        }
        let first = self.hashes.partition_point(|(known, _)| *known < hash);
        let n_equal = self.hashes[first..].iter().take_while(|(known, _)| *known == hash).count();
        &self.hashes[first..first + n_equal]
    }
}

/// Several patterns prepared for many searches.
#[derive(Debug, Clone)]
pub struct Several<P> {
    patterns: Vec<P>,
    hasher: Hasher,
    /// The groups by length, the shortest first.
    groups: Vec<Group>,
}

impl<P: AsRef<[u8]>> Several<P> {
    /// Prepares patterns of any lengths; equal patterns are all reported.
    /// O(sum of the lengths + k log k).
    pub fn new(patterns: impl IntoIterator<Item = P>, hasher: Hasher) -> Self {
        const SLOTS_A_PATTERN: usize = 8;
        let patterns: Vec<P> = patterns.into_iter().collect();
        let mut keys: Vec<(usize, u64, usize)> = Vec::with_capacity(patterns.len());
        for (number, pattern) in patterns.iter().enumerate() {
            keys.push((pattern.as_ref().len(), hasher.hash(pattern.as_ref()), number));
        }
        keys.sort_unstable();
        let group = |keys: &[(usize, u64, usize)]| {
            let n_slots = (SLOTS_A_PATTERN * keys.len()).next_power_of_two();
            let hashes = keys.iter().map(|&(_, hash, number)| (hash, number)).collect();
            let mut group = Group { length: keys[0].0, is_there: vec![false; n_slots], hashes };
            for &(_, hash, _) in keys {
                let slot = group.slot(hash);
                group.is_there[slot] = true;
            }
            group
        };
        let groups = keys.chunk_by(|a, b| a.0 == b.0).map(group).collect();
        Several { patterns, hasher, groups }
    }

    /// Returns a lazy iterator over all occurrences of all patterns, each as its start and the
    /// number of the pattern, verified byte by byte. They are in ascending order of their starts,
    /// and at the same start the shorter pattern comes first.
    pub fn find_all<'a>(
        &'a self,
        text: &'a (impl AsRef<[u8]> + ?Sized),
    ) -> impl Iterator<Item = (usize, usize)> + 'a {
        let text = text.as_ref();
        let of_length = |group: &'a Group| (group, self.hasher.windows(text, group.length));
        let mut groups: Vec<_> = self.groups.iter().map(of_length).collect();
        (0..=text.len()).flat_map(move |place| {
            let mut found = Vec::new();
            // One window of each length starts here, as long as it fits.
            for (group, windows) in &mut groups {
                let hash = windows.next().map(|(_, hash)| hash);
                for &(_, number) in hash.map_or(&[][..], |hash| group.of_hash(hash)) {
                    if text[place..].starts_with(self.patterns[number].as_ref()) {
                        found.push((place, number));
                    }
                }
            }
            found
        })
    }
}
