//! Part of [Aho-Corasick](super): leftmost matches that do not overlap, and replacing them.
//!
//! Cost: O(n) steps if no pattern is much longer than what is found; O(n · m) in the worst case,
//! where m is the length of the longest pattern, because what was read past a match is read again.
//!
//! Page: `docs/en/pattern-match/aho-corasick/leftmost.md`.

use std::iter::FusedIterator;

use super::{Match, Scan};

/// Which of the patterns that match at the same start is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The longest one; of equal patterns, the first.
    Longest,
    /// The one that was inserted first.
    First,
}

impl Choice {
    /// Returns `true` if match `a` is preferred to match `b`.
    fn prefers(self, a: &Match, b: &Match) -> bool {
        let key = |found: &Match| match self {
            Choice::Longest => (found.start, usize::MAX - found.end, found.pattern),
            Choice::First => (found.start, found.pattern, 0),
        };
        key(a) < key(b)
    }
}

/// Returns an iterator over the leftmost matches, from left to right and without overlaps. The next
/// match may start where the last one ended, or one byte later after an empty match.
pub fn leftmost<'a, A: Scan>(
    automaton: &'a A,
    text: &'a (impl AsRef<[u8]> + ?Sized),
    choice: Choice,
) -> Leftmost<'a, A> {
    Leftmost { automaton, text: text.as_ref(), from: 0, choice }
}

/// An iterator over matches, returned by [`leftmost`].
#[derive(Debug, Clone)]
pub struct Leftmost<'a, A> {
    automaton: &'a A,
    text: &'a [u8],
    /// The first index at which the next match may start.
    from: usize,
    choice: Choice,
}

impl<A: Scan> Iterator for Leftmost<'_, A> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        let rest = self.text.get(self.from..)?;
        let links = self.automaton.links();
        let mut all = self.automaton.find_all(rest);
        let mut best: Option<Match> = None;
        loop {
            for found in all.ends.by_ref() {
                if best.is_none_or(|best| self.choice.prefers(&found, &best)) {
                    best = Some(found);
                }
            }
            let n_read = all.stream.n_read;
            // Any match that has not ended yet starts here or later.
            let begins = n_read - links.nodes[self.automaton.node(all.stream.state)].depth as usize;
            let is_final = best.is_some_and(|best| best.start < begins);
            let Some(&byte) = rest.get(n_read).filter(|_| !is_final) else { break };
            all.ends = all.stream.push(byte);
        }
        let Some(best) = best else {
            self.from = self.text.len() + 1;
            return None;
        };
        let (start, end) = (self.from + best.start, self.from + best.end);
        self.from = end + usize::from(start == end);
        Some(Match { start, end, ..best })
    }
}

impl<A: Scan> FusedIterator for Leftmost<'_, A> {}

/// Returns the text with each of the [`leftmost`] matches replaced: `with` appends the replacement
/// of a match.
pub fn replace<A: Scan>(
    automaton: &A,
    text: &(impl AsRef<[u8]> + ?Sized),
    choice: Choice,
    mut with: impl FnMut(Match, &mut Vec<u8>),
) -> Vec<u8> {
    let text = text.as_ref();
    let (mut replaced, mut copied) = (Vec::with_capacity(text.len()), 0);
    for found in leftmost(automaton, text, choice) {
        replaced.extend_from_slice(&text[copied..found.start]);
        with(found, &mut replaced);
        copied = found.end;
    }
    replaced.extend_from_slice(&text[copied..]);
    replaced
}
