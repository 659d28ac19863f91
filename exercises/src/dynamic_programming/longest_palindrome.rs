//! The exercises of section 5.5.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// The leftmost longest palindrome, by rows from the last character to the first.
fn expected(text: &[char]) -> (usize, usize) {
    let n = text.len();
    // Whether the range from the row to the column, excluded, is a palindrome.
    let mut row = vec![true; n + 1];
    let mut longest = (0, 0);
    for begin in (0..n).rev() {
        for end in (begin + 1..=n).rev() {
            row[end] = end == begin + 1 || text[begin] == text[end - 1] && row[end - 1];
            if row[end] && longest.1 - longest.0 <= end - begin {
                longest = (begin, end);
            }
        }
    }
    longest
}

/// Exercise 5.5: `longest_palindrome`.
#[derive(Debug)]
pub struct LongestPalindrome;

impl Task for LongestPalindrome {
    type Input = Vec<char>;
    type Output = (usize, usize);

    const SECTION: &'static str = "5.5";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "longest_palindrome";
    const HARNESS: &'static str = "|text: Vec<char>| attempt::longest_palindrome(&text)";
    const HINTS: &'static [&'static str] = &[
        "A part is a palindrome if its two ends are equal and what is between them is one.",
        "Stand in the middle and grow outward while both sides are equal. The middle may be a character, or between two \
         characters.",
        "Name a middle by the sum of both ends: it does not change while you grow. There are 2 n + 1 of them.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = lists(5, &['a', 'b', 'c']);
        all.extend(lists(7, &['a', 'b']).into_iter().filter(|text| 5 < text.len()));
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(40);
        (0..n).map(|_| ['a', 'b', 'c', 'd'][random.index(4)]).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let equal = vec!['a'; 3000];
        let mut different = equal.clone();
        different[2000] = 'b';
        vec![
            ("3000 equal characters", equal),
            ("3000 characters, of which one is different", different),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let letters: u64 = input.iter().map(|&c| u64::from(u32::from(c) - u32::from('a'))).sum();
        input.len() as u64 * 1000 + letters.min(999)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("longest_palindrome(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
