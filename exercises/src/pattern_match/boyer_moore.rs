//! The exercise of section 11.5.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// The length of the longest common suffix of the string and of each of its prefixes: the
/// Z-function, read backward.
fn common_suffixes(pattern: &[char]) -> Vec<usize> {
    let m = pattern.len();
    let reversed: Vec<char> = pattern.iter().rev().copied().collect();
    let (mut start, mut end) = (0, 0);
    let mut z = vec![0; m];
    for i in 1..m {
        let mut length = if i < end { z[i - start].min(end - i) } else { 0 };
        while i + length < m && reversed[length] == reversed[i + length] {
            length += 1;
        }
        if end < i + length {
            (start, end) = (i, i + length);
        }
        z[i] = length;
    }
    // At index k for the prefix of length k.
    (0..=m).map(|k| if k == m { m } else { z.get(m - k).copied().unwrap_or(0) }).collect()
}

/// The table, by common suffixes: not the way of the page.
fn expected(pattern: &[char]) -> Vec<usize> {
    let m = pattern.len();
    let common = common_suffixes(pattern);
    let mut shifts = vec![m; m + 1];
    // A prefix that is a suffix fits below the end of each longer suffix.
    let mut next = 0;
    for length in (0..m).rev().filter(|&length| common[length] == length) {
        while next <= m - length {
            shifts[next] = m - length;
            next += 1;
        }
    }
    // A suffix that occurs again after another letter, or at the beginning.
    for (end, &length) in common.iter().enumerate().take(m) {
        shifts[m - length] = m - end;
    }
    shifts
}

/// Exercise 11.5: `good_suffix`.
#[derive(Debug)]
pub struct BoyerMoore;

impl Task for BoyerMoore {
    type Input = Vec<char>;
    type Output = Vec<usize>;

    const SECTION: &'static str = "11.5";
    const CHAPTER: &'static str = "pattern-match";
    const NAME: &'static str = "boyer_moore";
    const HARNESS: &'static str = "|pattern: Vec<char>| attempt::good_suffix(&pattern)";
    const HINTS: &'static [&'static str] = &[
        "A shift is possible if the moved pattern has the same letters below the good suffix, as far as it reaches, and another \
         letter below the one before it.",
        "Trying all shifts for each entry is right, but too slow. Go from the right end to the left, and compute where the longest \
         border of each suffix begins, as in the prefix function.",
        "Whenever a border cannot be extended to the left, it occurs again after another letter. That gives an entry, if there is \
         none yet.",
        "The entries that are still missing come from the borders of the whole pattern: take the longest one that is not longer than \
         the suffix.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = lists(8, &['a', 'b']);
        all.extend(lists(5, &['a', 'b', 'c']).into_iter().filter(|p| p.contains(&'c')));
        all.retain(|pattern| !pattern.is_empty());
        all.sort_by_key(Self::size);
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let m = 1 + random.index(30);
        let sigma = 1 + random.index(3);
        (0..m).map(|_| ['a', 'b', 'c'][random.index(sigma)]).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let equal = vec!['a'; 200_000];
        let mut spoiled = equal.clone();
        spoiled[100_000] = 'b';
        vec![
            ("200 000 letters a", equal),
            ("200 000 letters a, of which one is replaced by a b", spoiled),
            ("100 000 times ab", ['a', 'b'].repeat(100_000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let sum: u64 = input.iter().map(|&c| u64::from(u32::from(c) - u32::from('a'))).sum();
        input.len() as u64 * 1000 + sum.min(999)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input).into_iter().filter(|pattern| !pattern.is_empty()).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("good_suffix(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = expected(input);
        if *output == expected {
            return Ok(());
        }
        let m = input.len();
        let because = match (0..=m).rev().find(|&j| expected.get(j) != output.get(j)) {
            _ if output.len() != m + 1 => format!("the table has {} entries", m + 1),
            Some(j) if j == m => {
                format!("if nothing has matched, the pattern may move by {}", expected[j])
            }
            Some(j) => {
                let suffix: String = input[j..].iter().take(20).collect();
                format!("if {suffix} has matched, the pattern may move by {}", expected[j])
            }
            None => return Ok(()),
        };
        Err(Wrong { expected: shown(&expected), got: shown(output), because: Some(because) })
    }
}
