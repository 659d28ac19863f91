//! The exercise of section 4.9.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.9: `skip_list`.
#[derive(Debug)]
pub struct SkipList;

/// The keys of each level, level 0 first, without the empty levels on top.
fn oracle(towers: &[(i64, i64)]) -> Vec<Vec<i64>> {
    let mut first = towers.to_vec();
    // Of equal keys the first one stays.
    first.sort_by_key(|tower| tower.0);
    first.dedup_by_key(|tower| tower.0);
    let level = |level: i64| -> Vec<i64> {
        first.iter().filter(|tower| level < tower.1).map(|tower| tower.0).collect()
    };
    let n_levels = first.iter().map(|tower| tower.1).max().unwrap_or(0);
    (0..n_levels).map(level).collect()
}

/// Keys with the heights that coins give.
fn with_coins(keys: impl Iterator<Item = i64>, random: &mut Random) -> Vec<(i64, i64)> {
    keys.map(|key| (key, 1 + i64::from(random.next_u64().trailing_ones().min(19)))).collect()
}

impl Task for SkipList {
    /// Keys and the heights of their towers, in the order of the insertions.
    type Input = Vec<(i64, i64)>;
    type Output = Vec<Vec<i64>>;

    const SECTION: &'static str = "4.9";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "skip_list";
    const HARNESS: &'static str = "|towers: Vec<(i64, i64)>| { \
         let mut nodes = vec![attempt::Node { key: i64::MIN, next: vec![None] }]; \
         let most = towers.len(); \
         for (key, height) in towers { \
             attempt::insert(&mut nodes, key, usize::try_from(height).unwrap()); } \
         let mut levels: Vec<Vec<i64>> = Vec::new(); \
         for level in 0..nodes[0].next.len() { \
             let mut keys = Vec::new(); \
             let mut next = nodes[0].next[level]; \
             while let Some(node) = next { \
                 keys.push(nodes[node].key); \
                 if most < keys.len() { break; } \
                 next = nodes[node].next[level]; } \
             levels.push(keys); } \
         while levels.last().is_some_and(|keys| keys.is_empty()) { levels.pop(); } \
         levels }";
    const HINTS: &'static [&'static str] = &[
        "First find the search path: on each level, from the top one down, the last node whose key is less. Go down where \
         you are, and do not begin at the head again.",
        "If the new tower is higher than the head, the head needs more levels, which lead nowhere. Add them before the \
         search.",
        "On each level of the tower, the new node leads to where the node of the path has led, and that one leads to the \
         new node.",
    ];

    fn small() -> Vec<Self::Input> {
        let towers = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 3)];
        lists(4, &towers)
    }

    fn random(random: &mut Random) -> Self::Input {
        let keys = random.numbers(60);
        // The least number is the key of the head.
        let mut towers = with_coins(keys.into_iter(), random);
        towers.retain(|tower| tower.0 != i64::MIN);
        towers
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 100_000;
        let mut random = Random::new(9);
        let mut mixed: Vec<i64> = (0..n).collect();
        random.shuffle(&mut mixed);
        vec![
            ("100 000 keys in ascending order", with_coins(0..n, &mut random)),
            ("100 000 keys in random order", with_coins(mixed.into_iter(), &mut random)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("insert {}", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = oracle(input);
        if *output == expected {
            return Ok(());
        }
        let because = Some("these are the keys of each level, level 0 first".to_owned());
        Err(Wrong { expected: shown(&expected), got: shown(output), because })
    }
}
