//! The exercise of section 3.3.

use crate::inputs::{Random, lists, shown};
use crate::judge::{Task, Wrong};

/// Exercise 3.3: `next_tuple`.
#[derive(Debug)]
pub struct NextTuple;

/// The next tuple: the last place that can still advance does, and what follows it is 0.
fn oracle(tuple: &[u64], m: u64) -> Option<Vec<u64>> {
    let at = tuple.iter().rposition(|digit| *digit + 1 < m)?;
    let mut next = tuple[..=at].to_vec();
    next[at] += 1;
    next.resize(tuple.len(), 0);
    Some(next)
}

impl Task for NextTuple {
    /// The tuple, and the number of values of each place.
    type Input = (Vec<u64>, u64);
    /// What the tuple has become, and whether there was a next one.
    type Output = (Vec<u64>, bool);

    const SECTION: &'static str = "3.3";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "brute_force";
    const HARNESS: &'static str = "|(mut tuple, m): (Vec<u64>, u64)| { \
         let is_next = attempt::next_tuple(&mut tuple, m); (tuple, is_next) }";
    const HINTS: &'static [&'static str] = &[
        "What does the odometer of a car do when its last wheel shows 9?",
        "Go through the places from the right to the left. One that can still advance does, and then the tuple is \
         done: return true. What happens to one that cannot?",
        "A place at m - 1 becomes 0, and the loop continues with the place to its left. If the loop runs out of places, \
         there was no next tuple: return false.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = Vec::new();
        for (m, values) in [(1, &[0][..]), (2, &[0, 1]), (3, &[0, 1, 2])] {
            all.extend(lists(4, values).into_iter().map(|tuple| (tuple, m)));
        }
        all.sort_by_key(Self::size);
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let m = 1 + random.below(6);
        let (len, n_last) = (random.index(12), random.index(12));
        // Many places are at their last value, so that there is something to carry.
        let tuple = (0..len).map(|i| if n_last < i { m - 1 } else { random.below(m) });
        (tuple.collect(), m)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut carries = vec![9; 1_000_000];
        carries[0] = 0;
        vec![
            ("a carry through 999 999 places", (carries, 10)),
            ("the last tuple of 1 000 000 places", (vec![1; 1_000_000], 2)),
            ("a place with 2^64 - 1 values", (vec![u64::MAX - 2], u64::MAX)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.0.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        crate::inputs::shorter(&input.0).into_iter().map(|tuple| (tuple, input.1)).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("next_tuple(&mut {}, {})", shown(&input.0), input.1)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let text = |next: Option<&[u64]>| match next {
            Some(next) => format!("true, and {}", shown(next)),
            None => "false".to_owned(),
        };
        let expected = oracle(&input.0, input.1);
        let (tuple, is_next) = output;
        let got = is_next.then_some(&tuple[..]);
        if got == expected.as_deref() {
            return Ok(());
        }
        Err(Wrong { expected: text(expected.as_deref()), got: text(got), because: None })
    }
}
