//! 4.2 Trie.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use data_structure::Trie;
use data_structure::trie::Step;
use data_structure::trie::binary::{BinaryTrie, max_xor_pair};
use data_structure::trie::flat::{FlatTrie, LetterError};
use data_structure::trie::plain;
use data_structure::trie::radix::RadixTrie;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::counted::Counted;
use crate::ordered_map::random;
use crate::snapshots::Expect;

#[path = "../../examples/trie.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

type Set = Trie<char, ()>;

fn set(words: &str) -> Set {
    Set::from_words(words.split_whitespace().map(str::chars))
}

fn strings<'a>(words: impl Iterator<Item = (Vec<char>, &'a ())>) -> Vec<String> {
    words.map(|(word, ())| word.into_iter().collect()).collect()
}

// 1. Worked examples.

const A: &str = "hello world happy ok boy dog look finally ppppppppp thisisateststring no dontworry future life is a dream";
const B: &str = "none noworry feature live isnt aream d";

/// Words, how many of them there are, and how many nodes, the root included.
const NODES: &[(&str, usize, usize)] = &[
    ("", 0, 1),
    ("boy dog bible bill", 4, 13),
    ("boy dog bible bill boy", 4, 13),
    ("boy dog bill", 3, 10),
    ("a", 1, 2),
    ("a ab abc", 3, 4),
    (A, 17, 84),
];

#[test]
fn worked_nodes() {
    for &(words, n_words, n_nodes) in NODES {
        let set = set(words);
        assert_eq!((set.len(), set.n_nodes()), (n_words, n_nodes), "{words}");
        assert_eq!(set.check_invariants(), Ok(()));
    }
    let both = set(&format!("{A} {B}"));
    assert_eq!((both.len(), both.n_nodes()), (24, 105));
    let worked = set("boy dog bible bill");
    for prefix in "b bi bib bibl bible bil bill bo boy d do dog".split(' ') {
        assert!(worked.has_prefix(prefix.chars()), "{prefix}");
    }
}

/// The nodes and the letters of the four words of the page.
pub(crate) const NODES_OF_THE_PAGE: usize = 13;
pub(crate) const LETTERS_OF_THE_PAGE: usize = 15;

fn plainly(words: &[&str]) -> plain::Trie {
    let mut trie = plain::Trie::default();
    for word in words {
        trie.insert(word);
    }
    trie
}

fn n_nodes(trie: &plain::Trie) -> usize {
    1 + trie.children().map(|(_, child)| n_nodes(child)).sum::<usize>()
}

#[test]
fn the_worked_example_of_the_page() {
    let words = ["boy", "dog", "bible", "bill"];
    let mut trie = plainly(&words);
    assert_eq!(n_nodes(&trie), NODES_OF_THE_PAGE);
    assert_eq!(words.map(str::len).iter().sum::<usize>(), LETTERS_OF_THE_PAGE);
    // bib is a prefix and no word; dot leaves the trie after two letters.
    assert!(trie.has_prefix("bib") && !trie.contains("bib"));
    assert!(trie.has_prefix("do") && !trie.has_prefix("dot"));
    // bible takes three nodes along: bib, bibl and bible, but not bi.
    assert!(trie.remove("bible"));
    assert_eq!((n_nodes(&trie), trie.count()), (10, 3));
    assert!(trie.has_prefix("bi") && !trie.has_prefix("bib"));
}

/// How many new nodes does `bits` need in the trie of the page?
#[test]
fn the_question_of_the_new_nodes() {
    let words = ["boy", "dog", "bible", "bill"];
    assert_eq!(n_nodes(&plainly(&[&words[..], &["bits"]].concat())) - NODES_OF_THE_PAGE, 2);
}

/// All words of three letters out of two: 1 + 2 + 4 + 8 nodes.
#[test]
fn the_question_of_the_full_trie() {
    let words = ["aaa", "aab", "aba", "abb", "baa", "bab", "bba", "bbb"];
    assert_eq!(n_nodes(&plainly(&words)), 15);
}

#[test]
fn the_radix_tree_of_the_page() {
    let mut radix = RadixTrie::new();
    for (word, n_nodes) in [("boy", 2), ("bible", 4), ("bill", 6), ("dog", 7)] {
        radix.insert(word.as_bytes(), ());
        assert_eq!(radix.n_nodes(), n_nodes, "{word}");
    }
}

#[test]
fn the_xor_of_the_page() {
    let mut trie = BinaryTrie::new();
    for x in [1, 4, 6] {
        trie.insert(x);
    }
    assert_eq!(trie.max_xor(5), Some(1));
}

/// A removal that only cuts off the last node of the word leaves nodes that lead to no word; one
/// that cuts off all its nodes takes other words along.
#[test]
fn the_question_of_the_removal() {
    let mut trie = plainly(&["do", "dog"]);
    assert!(trie.remove("do"));
    assert!(!trie.contains("do") && trie.contains("dog"), "no node goes");
    assert_eq!(n_nodes(&trie), 4);
    let mut trie = plainly(&["do", "dog"]);
    assert!(trie.remove("dog") && trie.contains("do"));
    assert_eq!(n_nodes(&trie), 3);
    assert!(!trie.remove("dog") && !trie.remove("d") && trie.contains("do"));
}

#[test]
fn the_plain_form_agrees_on_all_sets_of_short_words() {
    let words: Vec<String> = short_words()
        .iter()
        .map(|word| word.iter().map(|b| char::from(b'a' + b)).collect())
        .collect();
    for set in 0..1_u32 << words.len() {
        let chosen = |i: usize| set >> i & 1 == 1;
        let build = |left_out: Option<usize>| {
            let mut trie = plain::Trie::default();
            for (i, word) in words.iter().enumerate() {
                if chosen(i) && left_out != Some(i) {
                    trie.insert(word);
                }
            }
            trie
        };
        let trie = build(None);
        for (i, word) in words.iter().enumerate() {
            assert_eq!(trie.contains(word), chosen(i));
            let is_prefix = (0..words.len()).any(|j| chosen(j) && words[j].starts_with(word));
            assert_eq!(trie.has_prefix(word), is_prefix);
            let mut rest = trie.clone();
            assert_eq!(rest.remove(word), chosen(i));
            assert_eq!(rest, build(Some(i)), "exactly the nodes of the rest are left");
        }
        assert_eq!(trie.count(), set.count_ones() as usize);
    }
}

#[test]
fn the_original_words() {
    let all = |set: &Set, words: &str| words.split(' ').all(|word| set.contains(word.chars()));
    let none = |set: &Set, words: &str| !words.split(' ').any(|word| set.contains(word.chars()));
    let (a, b, both) = (set(A), set(B), set(&format!("{A} {B}")));
    assert!(all(&a, A) && none(&a, B));
    assert!(all(&b, B) && none(&b, A));
    assert!(all(&both, A) && all(&both, B));
    assert!(none(&Set::new(), A) && none(&Set::new(), B));
}

#[test]
fn worked_questions() {
    let set = set("boy dog bible bill do");
    assert_eq!(strings(set.iter()), ["bible", "bill", "boy", "do", "dog"]);
    assert_eq!(strings(set.words_with_prefix("bi".chars())), ["bible", "bill"]);
    assert_eq!(set.count_prefix("b".chars()), 3);
    assert!(set.has_prefix("bib".chars()) && !set.has_prefix("bid".chars()));
    assert_eq!(set.longest_prefix("dogma".chars()), Some((3, &())));
    assert_eq!(set.longest_prefix("dot".chars()), Some((2, &())));
    assert_eq!(set.longest_prefix("dash".chars()), None);
    assert_eq!(set.shortest_unique_prefix("bill".chars()), Some(3));
    assert_eq!(set.shortest_unique_prefix("boy".chars()), Some(2));
    assert_eq!(set.shortest_unique_prefix("do".chars()), None, "dog begins with all of it");
    assert_eq!(set.shortest_unique_prefix("dot".chars()), None, "it is not there");
    assert_eq!(set.kth(2).map(|(word, ())| word), Some(vec!['b', 'o', 'y']));
    let fits = |pattern: &str| {
        strings(set.matches(pattern.chars().map(|c| Some(c).filter(|c| *c != '?'))))
    };
    assert_eq!(fits("?o?"), ["boy", "dog"]);
    assert_eq!(fits("bi???"), ["bible"]);
    assert_eq!(fits("?o"), ["do"]);
}

#[test]
fn a_map_of_words() {
    let mut trie: Trie<u8, i32> =
        [("one", 1), ("two", 2), ("on", 3)].map(bytes).into_iter().collect();
    assert_eq!(trie.insert(*b"one", 11), Some(1));
    *trie.get_mut(*b"two").unwrap() += 20;
    assert_eq!(
        (trie.get(*b"one"), trie.get(*b"two"), trie.get(*b"o")),
        (Some(&11), Some(&22), None)
    );
    assert_eq!(trie.longest_prefix("once".bytes()), Some((2, &3)));
    assert_eq!((trie.remove(*b"on"), trie.remove(*b"on")), (Some(3), None));
    assert_eq!(
        trie.into_iter().collect::<Vec<_>>(),
        [(b"one".to_vec(), 11), (b"two".to_vec(), 22)]
    );
}

fn bytes<V>((word, value): (&str, V)) -> (std::str::Bytes<'_>, V) {
    (word.bytes(), value)
}

#[test]
fn steps_of_an_insertion_and_a_removal() {
    let mut set = set("boy dog bible bill");
    let mut steps = Vec::new();
    let mut watch = |step, set: &Set| {
        steps.push(match step {
            Step::Walk { node } => ("walk", set.n_words(node)),
            Step::Grow { node } => ("grow", set.n_words(node)),
            Step::End { node } => ("end", set.n_words(node)),
            Step::Prune { node } => ("prune", set.n_words(node)),
        });
    };
    set.insert_watched("bit".chars(), (), &mut watch);
    set.remove_watched("bible".chars(), &mut watch);
    set.remove_watched("bia".chars(), &mut watch);
    let insertion = [("walk", 3), ("walk", 2), ("grow", 0), ("end", 1)];
    let ways = [("walk", 4), ("walk", 3), ("walk", 1), ("walk", 1), ("walk", 1)];
    let prunes = [("prune", 0); 3];
    let absent = [("walk", 3), ("walk", 2)];
    assert_eq!(steps, [&insertion[..], &ways, &prunes, &absent].concat());
}

// 2. All small inputs, against the library's map.

type Model = BTreeMap<Vec<u8>, usize>;

/// All words of up to three symbols, of which there are two: 15, the empty one among them.
fn short_words() -> Vec<Vec<u8>> {
    let mut words = vec![Vec::new()];
    for i in 0..7 {
        for symbol in 0..2 {
            let mut word: Vec<u8> = words[i].clone();
            word.push(symbol);
            words.push(word);
        }
    }
    words
}

/// Asks everything that can be asked, about words up to those given; the first wrong answer by its
/// name.
fn compare<T: Dictionary>(trie: &T, model: &Model, asked: &[Vec<u8>]) -> Result<(), String> {
    let fault = |question: &str, word: &[u8]| Err(format!("{question} {word:?}"));
    trie.check()?;
    let prefixes: BTreeSet<&[u8]> =
        model.keys().flat_map(|word| (0..=word.len()).map(|n| &word[..n])).collect();
    if trie.n_words() != model.len() {
        return fault("len", &[]);
    }
    if !trie.is_n_nodes(&prefixes, model) {
        return fault("n_nodes", &[]);
    }
    for word in asked {
        if trie.value_of(word) != model.get(word).copied() {
            return fault("get", word);
        }
        let with_prefix = |prefix: &[u8]| -> Vec<(Vec<u8>, usize)> {
            let words = model.iter().filter(|(word, _)| word.starts_with(prefix));
            words.map(|(word, value)| (word.clone(), *value)).collect()
        };
        if trie.prefixed(word) != with_prefix(word) {
            return fault("words with prefix", word);
        }
    }
    Ok(())
}

/// What the suite asks of a trie.
trait Dictionary: Default {
    fn put(&mut self, word: &[u8], value: usize) -> Option<usize>;
    fn take(&mut self, word: &[u8]) -> Option<usize>;
    fn value_of(&self, word: &[u8]) -> Option<usize>;
    fn prefixed(&self, prefix: &[u8]) -> Vec<(Vec<u8>, usize)>;
    fn n_words(&self) -> usize;
    fn is_n_nodes(&self, prefixes: &BTreeSet<&[u8]>, model: &Model) -> bool;
    fn check(&self) -> Result<(), String>;
}

impl Dictionary for Trie<u8, usize> {
    fn put(&mut self, word: &[u8], value: usize) -> Option<usize> {
        self.insert(word.iter().copied(), value)
    }

    fn take(&mut self, word: &[u8]) -> Option<usize> {
        self.remove(word.iter().copied())
    }

    fn value_of(&self, word: &[u8]) -> Option<usize> {
        self.get(word.iter().copied()).copied()
    }

    fn prefixed(&self, prefix: &[u8]) -> Vec<(Vec<u8>, usize)> {
        let words = self.words_with_prefix(prefix.iter().copied());
        words.map(|(word, value)| (word, *value)).collect()
    }

    fn n_words(&self) -> usize {
        self.len()
    }

    /// A node for each prefix.
    fn is_n_nodes(&self, prefixes: &BTreeSet<&[u8]>, _: &Model) -> bool {
        self.n_nodes() == prefixes.len().max(1)
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants().map_err(str::to_owned)
    }
}

impl Dictionary for RadixTrie<u8, usize> {
    fn put(&mut self, word: &[u8], value: usize) -> Option<usize> {
        self.insert(word, value)
    }

    fn take(&mut self, word: &[u8]) -> Option<usize> {
        self.remove(word)
    }

    fn value_of(&self, word: &[u8]) -> Option<usize> {
        self.get(word).copied()
    }

    fn prefixed(&self, prefix: &[u8]) -> Vec<(Vec<u8>, usize)> {
        self.words_with_prefix(prefix).into_iter().map(|(word, value)| (word, *value)).collect()
    }

    fn n_words(&self) -> usize {
        self.len()
    }

    /// The root, a node for each word, and one where words part.
    fn is_n_nodes(&self, prefixes: &BTreeSet<&[u8]>, model: &Model) -> bool {
        let next = |prefix: &[u8]| {
            prefixes
                .iter()
                .filter(|longer| longer.len() == prefix.len() + 1 && longer.starts_with(prefix))
                .count()
        };
        let is_needed =
            |prefix: &&&[u8]| prefix.is_empty() || model.contains_key(**prefix) || 1 < next(prefix);
        self.n_nodes() == prefixes.iter().filter(is_needed).count().max(1)
    }

    fn check(&self) -> Result<(), String> {
        self.check_invariants().map_err(str::to_owned)
    }
}

/// All sets of short words: built, asked, and one word after the other removed.
fn all_sets<T: Dictionary>() -> Result<(), String> {
    let words = short_words();
    for chosen in 0_u32..1 << words.len() {
        // Each subset comes in an order of its own.
        let turn = chosen as usize % words.len();
        let subset = (0..words.len()).map(|i| (i + turn) % words.len());
        let subset: Vec<usize> = subset.filter(|i| chosen >> i & 1 == 1).collect();
        let (mut trie, mut model) = (T::default(), Model::new());
        for &i in &subset {
            if trie.put(&words[i], i) != model.insert(words[i].clone(), i) {
                return Err(format!("insert {:?}", words[i]));
            }
        }
        compare(&trie, &model, &words)?;
        for &i in &subset {
            let is_same = trie.take(&words[i]) == model.remove(&words[i]);
            if !is_same || trie.take(&words[i]).is_some() {
                return Err(format!("remove {:?}", words[i]));
            }
            if chosen % 64 == 0 {
                compare(&trie, &model, &words)?;
            }
        }
    }
    Ok(())
}

#[test]
fn all_sets_of_short_words() {
    assert_eq!(all_sets::<Trie<u8, usize>>(), Ok(()));
    assert_eq!(all_sets::<RadixTrie<u8, usize>>(), Ok(()));
}

#[test]
fn all_questions_about_all_sets_of_short_words() {
    let words = short_words();
    for chosen in (0_u32..1 << words.len()).step_by(7) {
        let is_chosen = |i: &usize| chosen >> i & 1 == 1;
        let sorted: BTreeSet<&Vec<u8>> =
            (0..words.len()).filter(is_chosen).map(|i| &words[i]).collect();
        let set = Trie::from_words(sorted.iter().map(|word| word.iter().copied()));
        for (k, word) in sorted.iter().enumerate() {
            assert_eq!(set.kth(k).map(|(word, ())| word).as_ref(), Some(*word));
        }
        assert_eq!(set.kth(sorted.len()), None);
        for word in &words {
            let symbols = || word.iter().copied();
            let with =
                |n: usize| sorted.iter().filter(|other| other.starts_with(&word[..n])).count();
            assert_eq!(set.count_prefix(symbols()), with(word.len()));
            assert_eq!(set.has_prefix(symbols()), 0 < with(word.len()));
            let longest = (0..=word.len()).rev().find(|n| sorted.contains(&word[..*n].to_vec()));
            assert_eq!(set.longest_prefix(symbols()).map(|(n, ())| n), longest);
            let shortest = (0..=word.len()).find(|n| with(*n) == 1);
            let shortest = shortest.filter(|_| sorted.contains(word));
            assert_eq!(set.shortest_unique_prefix(symbols()), shortest, "{word:?} in {sorted:?}");
        }
        for pattern in patterns() {
            let fits = |word: &Vec<u8>| {
                let fits =
                    |(symbol, wanted): (&u8, &Option<u8>)| wanted.is_none_or(|w| w == *symbol);
                word.len() == pattern.len() && word.iter().zip(&pattern).all(fits)
            };
            let expected: Vec<_> =
                sorted.iter().filter(|word| fits(word)).map(|word| (*word).clone()).collect();
            let given: Vec<_> =
                set.matches(pattern.iter().copied()).map(|(word, ())| word).collect();
            assert_eq!(given, expected, "{pattern:?} in {sorted:?}");
        }
    }
}

/// All patterns of up to three places: either symbol, or any.
fn patterns() -> Vec<Vec<Option<u8>>> {
    let mut patterns = vec![Vec::new()];
    for i in 0..13 {
        for place in [Some(0), Some(1), None] {
            let mut pattern = patterns[i].clone();
            pattern.push(place);
            patterns.push(pattern);
        }
    }
    patterns
}

#[test]
fn all_xors_of_few_bits() {
    for chosen in 1_u32..1 << 8 {
        let numbers: Vec<u64> =
            (0..8_u64).filter(|i| chosen >> i & 1 == 1).map(|i| i << 61).collect();
        let trie: BinaryTrie = numbers.iter().copied().collect();
        for x in (0..8).map(|x: u64| x << 61 | x) {
            let best = numbers.iter().copied().max_by_key(|y| x ^ y);
            assert_eq!(trie.max_xor(x), best, "{x} with {numbers:?}");
            let least = numbers.iter().copied().min_by_key(|y| x ^ y);
            assert_eq!(trie.min_xor(x), least, "{x} with {numbers:?}");
        }
        let pairs = numbers.iter().flat_map(|a| numbers.iter().map(move |b| a ^ b));
        let (a, b) = max_xor_pair(&numbers).unwrap();
        assert_eq!(Some(a ^ b), pairs.max());
        assert!(numbers.contains(&a) && numbers.contains(&b));
    }
}

// 3. Properties.

fn word() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(prop_oneof![4 => 0..3_u8, 1 => any::<u8>()], 0..7)
}

proptest! {
    #[test]
    fn random_operations(ops in prop::collection::vec((word(), any::<bool>()), 0..60)) {
        let (mut trie, mut radix, mut model) =
            (Trie::<u8, usize>::new(), RadixTrie::<u8, usize>::new(), Model::new());
        for (i, (word, is_insertion)) in ops.iter().enumerate() {
            let expected =
                if *is_insertion { model.insert(word.clone(), i) } else { model.remove(word) };
            let given = match is_insertion {
                true => (trie.put(word, i), radix.put(word, i)),
                false => (trie.take(word), radix.take(word)),
            };
            prop_assert_eq!(given, (expected, expected));
        }
        let asked: Vec<Vec<u8>> = ops.into_iter().map(|(word, _)| word).collect();
        prop_assert_eq!(compare(&trie, &model, &asked), Ok(()));
        prop_assert_eq!(compare(&radix, &model, &asked), Ok(()));
        // Words come in the order of the library's slices, from the front and used up.
        prop_assert!(trie.iter().map(|(word, value)| (word, *value)).eq(model.clone()));
        prop_assert!(trie.into_iter().eq(model));
    }

    #[test]
    fn letters_in_tables(words in prop::collection::vec("[a-c]{0,5}|[a-z]{0,9}", 0..60), other in "[a-c]{0,5}") {
        let (mut flat, mut model) = (FlatTrie::new(), BTreeSet::new());
        for word in &words {
            prop_assert_eq!(flat.insert(word), Ok(model.insert(word.clone())));
            prop_assert!(model.iter().all(|word| flat.contains(word)));
        }
        prop_assert_eq!(flat.len(), model.len());
        prop_assert_eq!(flat.contains(&other), model.contains(&other));
    }

    #[test]
    fn random_xors(ops in prop::collection::vec((0..50_u64, any::<bool>()), 1..80), x in 0..64_u64) {
        let (mut trie, mut model) = (BinaryTrie::new(), BTreeSet::new());
        for (number, is_insertion) in ops {
            let number = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (number % 3 * 29);
            let expected = if is_insertion { model.insert(number) } else { model.remove(&number) };
            let given = if is_insertion { trie.insert(number) } else { trie.remove(number) };
            prop_assert_eq!(given, expected);
            prop_assert_eq!(trie.max_xor(x), model.iter().copied().max_by_key(|y| x ^ y));
            // A node for each number of the leading bits of some number.
            let prefixes: BTreeSet<_> =
                model.iter().flat_map(|y| (0..64).map(move |n| (n, y >> n))).collect();
            prop_assert_eq!((trie.len(), trie.n_nodes()), (model.len(), prefixes.len() + 1));
        }
    }
}

#[test]
fn numbers_of_few_bits() {
    for n_bits in 0..=4 {
        let all = 0..1_u64 << n_bits;
        for chosen in 0..1_u32 << all.end {
            let model: Vec<u64> = all.clone().filter(|number| chosen >> number & 1 == 1).collect();
            let mut trie = BinaryTrie::with_bits(n_bits);
            trie.extend(model.iter().copied());
            assert_eq!(trie.len(), model.len());
            for x in 0..=all.end {
                let low = x & (all.end - 1);
                assert_eq!(trie.contains(x), model.contains(&x));
                assert_eq!(trie.max_xor(x), model.iter().copied().max_by_key(|y| low ^ y));
                assert_eq!(trie.min_xor(x), model.iter().copied().min_by_key(|y| low ^ y));
            }
            for number in all.clone().rev() {
                assert_eq!(trie.remove(number), model.contains(&number));
            }
            assert!(trie.is_empty() && !trie.remove(all.end) && !trie.contains(0));
            assert_eq!(trie.n_nodes(), 1);
            if 1_000 < chosen {
                break;
            }
        }
    }
    assert!(BinaryTrie::with_bits(64).insert(u64::MAX));
}

#[test]
#[should_panic(expected = "8 has more than 3 bits")]
fn a_number_of_too_many_bits() {
    BinaryTrie::with_bits(3).insert(8);
}

#[test]
#[should_panic(expected = "numbers have at most 64 bits, not 65")]
fn too_many_bits() {
    let _ = BinaryTrie::with_bits(65);
}

/// A long life over few words: places of removed nodes are used again, and nothing is left at the
/// end.
#[test]
fn long_life() {
    let (mut trie, mut model) = (Trie::<u8, usize>::new(), Model::new());
    let (words, mut random) = (short_words(), random(15));
    for i in 0..50_000 {
        let word = &words[usize::try_from(random()).unwrap()];
        if random() < 7 {
            assert_eq!(trie.put(word, i), model.insert(word.clone(), i));
        } else {
            assert_eq!(trie.take(word), model.remove(word));
        }
    }
    assert_eq!(compare(&trie, &model, &words), Ok(()));
    for word in &words {
        trie.take(word);
    }
    assert_eq!((trie.len(), trie.n_nodes()), (0, 1));
}

#[test]
fn the_standard_traits() {
    let set = set("b a ab");
    assert_eq!(format!("{set:?}"), "{['a']: (), ['a', 'b']: (), ['b']: ()}");
    assert_eq!(format!("{:?}", set.words_with_prefix(['b'])), "{['b']: ()}");
    assert_eq!(format!("{:?}", Set::default()), "{}");
    let mut copy = set.clone();
    assert!(copy.remove("ab".chars()).is_some() && copy != set && copy.add("ab".chars()));
    assert_eq!(copy, set);
    copy.extend([("c".chars(), ())]);
    assert_eq!((copy.len(), (&copy).into_iter().count(), copy.into_iter().len()), (4, 4, 4));
}

// A wrong version: nothing is cut off but the last node.

#[derive(Default)]
struct PrunesTheLeafAlone(Trie<u8, usize>);

impl Dictionary for PrunesTheLeafAlone {
    fn put(&mut self, word: &[u8], value: usize) -> Option<usize> {
        self.0.put(word, value)
    }

    fn take(&mut self, word: &[u8]) -> Option<usize> {
        let value = self.0.take(word);
        // The way up to the last symbol stays, as if another word needed it.
        if let (Some(_), Some((_, start))) = (value, word.split_last())
            && !self.0.has_prefix(start.iter().copied())
        {
            self.0.put(start, usize::MAX);
        }
        value
    }

    fn value_of(&self, word: &[u8]) -> Option<usize> {
        self.0.value_of(word).filter(|value| *value != usize::MAX)
    }

    fn prefixed(&self, prefix: &[u8]) -> Vec<(Vec<u8>, usize)> {
        let mut words = self.0.prefixed(prefix);
        words.retain(|(_, value)| *value != usize::MAX);
        words
    }

    fn n_words(&self) -> usize {
        self.prefixed(&[]).len()
    }

    fn is_n_nodes(&self, prefixes: &BTreeSet<&[u8]>, model: &Model) -> bool {
        self.0.is_n_nodes(prefixes, model)
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

/// Every way is taken for a word.
#[derive(Default)]
struct TakesPrefixesForWords(Trie<u8, usize>);

impl Dictionary for TakesPrefixesForWords {
    fn put(&mut self, word: &[u8], value: usize) -> Option<usize> {
        self.0.put(word, value)
    }

    fn take(&mut self, word: &[u8]) -> Option<usize> {
        self.0.take(word)
    }

    fn value_of(&self, word: &[u8]) -> Option<usize> {
        self.0.words_with_prefix(word.iter().copied()).next().map(|(_, value)| *value)
    }

    fn prefixed(&self, prefix: &[u8]) -> Vec<(Vec<u8>, usize)> {
        self.0.prefixed(prefix)
    }

    fn n_words(&self) -> usize {
        self.0.len()
    }

    fn is_n_nodes(&self, prefixes: &BTreeSet<&[u8]>, model: &Model) -> bool {
        self.0.is_n_nodes(prefixes, model)
    }

    fn check(&self) -> Result<(), String> {
        self.0.check()
    }
}

#[test]
fn wrong_tries_are_caught() {
    assert_eq!(all_sets::<PrunesTheLeafAlone>().unwrap_err(), "n_nodes []");
    assert_eq!(all_sets::<TakesPrefixesForWords>().unwrap_err(), "get []");
}

// 4. Extremes, and what a step costs.

#[test]
fn nothing_at_all() {
    let mut set = Set::new();
    assert!(set.is_empty() && !set.contains([]) && set.remove([]).is_none());
    assert!(!set.has_prefix([]) && set.kth(0).is_none() && set.iter().next().is_none());
    assert_eq!((set.longest_prefix([]), set.shortest_unique_prefix([])), (None, None));
    let mut flat = FlatTrie::default();
    assert!(flat.is_empty() && !flat.contains("") && !flat.contains("a"));
    assert_eq!((flat.insert(""), flat.insert(""), flat.contains("")), (Ok(true), Ok(false), true));
    assert_eq!((BinaryTrie::new().max_xor(5), max_xor_pair(&[])), (None, None));
    assert_eq!(BinaryTrie::new().min_xor(5), None);
    assert_eq!(max_xor_pair(&[7]), Some((7, 7)));
    set.add("ab".chars());
    set.clear();
    assert_eq!((set.len(), set.n_nodes(), set), (0, 1, Set::new()));
}

#[test]
fn a_word_of_a_million_symbols() {
    let n = 1_000_000;
    let long = || (0..n).map(|i| i % 3);
    let mut trie = Trie::<usize, ()>::new();
    assert!(trie.add(long()) && trie.add(long().take(n / 2)));
    assert_eq!((trie.n_nodes(), trie.shortest_unique_prefix(long())), (n + 1, Some(n / 2 + 1)));
    assert_eq!(trie.iter().last().map(|(word, ())| word.len()), Some(n));
    assert_eq!(trie.check_invariants(), Ok(()));
    drop(trie.clone());
    assert!(trie.remove(long()).is_some());
    assert_eq!(trie.n_nodes(), n / 2 + 1);
    let word: Vec<u8> = (0..n).map(|i| (i % 7).try_into().unwrap()).collect();
    let mut radix = RadixTrie::new();
    radix.insert(&word, 1);
    radix.insert(&word[..n / 2], 2);
    assert_eq!((radix.n_nodes(), radix.get(&word)), (3, Some(&1)));
    let text = "a".repeat(n);
    let mut flat = FlatTrie::new();
    assert_eq!((flat.insert(&text), flat.insert(&text[1..])), (Ok(true), Ok(true)));
    assert!(flat.contains(&text) && flat.contains(&text[1..]) && !flat.contains(&text[2..]));
}

#[test]
fn the_steps_of_a_search_do_not_depend_on_the_number_of_words() {
    for n in demo::SIZES {
        assert_eq!(demo::search_steps(n).to_bits(), 8_f64.to_bits());
        // A word parts from n others after about log n letters, in base 26.
        let expected = f64::from(n).log(26.0);
        let letters = demo::unique_letters(n);
        assert!((expected..expected + 1.5).contains(&letters), "{n}: {letters}");
    }
}

#[test]
fn a_prefix_in_the_radix_tree_does_not_look_at_words_beside_it() {
    const N: u32 = 1 << 12;
    let count = Cell::new(0);
    let counted = |symbol| Counted(symbol, &count);
    let mut radix = RadixTrie::new();
    for i in 0..N {
        // All part at the root.
        radix.insert(&[i, i, i].map(counted), i);
    }
    for prefix in [&[77][..], &[77, 77], &[77, 77, 77], &[77, 78], &[N]] {
        count.set(0);
        let prefix: Vec<Counted<'_, u32>> = prefix.iter().copied().map(counted).collect();
        let n_listed = radix.words_with_prefix(&prefix).len();
        // A binary search among all the first symbols, and the symbols of one word.
        assert!(count.get() <= N.ilog2() + 5, "{}", count.get());
        assert_eq!(n_listed, usize::from(prefix.iter().all(|symbol| symbol.0 == 77)));
    }
}

// 5. Bad input, and errata of the original.

#[test]
fn erratum_other_bytes_are_refused_by_the_table_and_are_words_elsewhere() {
    let mut flat = FlatTrie::new();
    assert_eq!(flat.insert("ab"), Ok(true));
    for (word, at, byte) in [("abC", 2, b'C'), ("a b", 1, b' '), ("né", 1, 0xc3), ("{", 0, b'{')] {
        let error = LetterError { at, byte };
        assert_eq!((flat.insert(word), flat.contains(word), flat.len()), (Err(error), false, 1));
    }
    // The tails of two words with another byte between them are no word, and neither is a tail with
    // what stands behind it.
    let mut flat = FlatTrie::new();
    for word in ["ax", "by", "z"] {
        assert_eq!(flat.insert(word), Ok(true));
    }
    for word in ["ax\0y", "ax\0y\0", "ax\0", "z\0", "z\0\0", "\0"] {
        assert!(!flat.contains(word), "{word:?}");
    }
    let text = flat.insert("né").unwrap_err().to_string();
    assert_eq!(text, "the byte 0xc3 at 1 is no letter from a to z");
    let mut set = set("né nö 前缀树 前");
    assert!(set.contains("né".chars()) && !set.contains("n".chars()));
    assert_eq!(set.longest_prefix("前缀".chars()), Some((1, &())));
    assert!(set.remove("前缀树".chars()).is_some() && set.check_invariants().is_ok());
    // As bytes, é and ö share their first one: a prefix that is no text.
    let bytes = Trie::from_words(["né", "nö"].map(str::bytes));
    assert_eq!((bytes.n_nodes(), bytes.count_prefix([b'n', 0xc3])), (5, 2));
}

#[test]
fn erratum_a_word_whose_way_is_missing_is_not_removed() {
    let mut set = set("boy dog");
    assert_eq!((set.remove("cat".chars()), set.remove("boys".chars())), (None, None));
    assert_eq!((set.remove("bo".chars()), set.len(), set.n_nodes()), (None, 2, 7));
}

#[test]
fn erratum_removed_nodes_are_freed() {
    let mut set = set("boy dog bible bill");
    for (word, n_nodes) in [("bible", 10), ("dog", 7), ("bill", 4), ("boy", 1)] {
        set.remove(word.chars());
        assert_eq!((set.n_nodes(), set.check_invariants()), (n_nodes, Ok(())), "without {word}");
    }
}

#[test]
fn erratum_the_empty_word_is_found() {
    let mut set = set("a");
    assert!(!set.contains("".chars()) && set.add("".chars()) && set.contains("".chars()));
    assert_eq!(strings(set.iter()), ["", "a"]);
    assert_eq!((set.remove("".chars()), set.n_nodes()), (Some(()), 2));
}

#[test]
fn erratum_a_word_outlives_the_buffer_that_it_came_from() {
    let mut buffer = String::from("boy");
    let mut set = Set::new();
    set.add(buffer.chars());
    buffer.replace_range(.., "dog");
    assert!(set.contains("boy".chars()) && !set.contains(buffer.chars()));
}

// 6. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("trie", ""),
        ("trie_prefix", "do dog dot insert \"\" prefix do remove do dot prefix x \"\""),
        ("trie_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_bad_and_odd_input() {
    demo::DEMO.refuses(&[
        ("remove", "the word to remove: the input ends here (column 7)"),
        ("boy find insert", "the word to find: \"insert\" is a verb, and no word (column 10)"),
    ]);
    let many: Vec<String> = (0..500).map(|word| format!("w{word}")).collect();
    demo::DEMO.says(&[
        ("- <<< ", "…0 words, 1 node: none."),
        (
            "\"\" remove \"\"",
            "…Remove \"\". It ends at the root, which stays: only its mark goes.…",
        ),
        (
            &format!("- <<< {}", "x".repeat(100_000)),
            "…Too large to draw: the limit is 32 operations and 60 nodes.…",
        ),
        (&format!("- <<< {}", many.join(" ")), "…500 words, 502 nodes: w0 w1 w10…"),
    ]);
}
