//! A text that leaves the trie gets the count of the last node that was there.

pub fn count_prefixes(words: &[String], texts: &[String]) -> Vec<usize> {
    use std::collections::HashMap;

    // The children of each node by their letters, and how many words pass through it.
    let mut nodes = vec![(HashMap::<char, usize>::new(), 0)];
    for word in words {
        let mut node = 0;
        nodes[node].1 += 1;
        for letter in word.chars() {
            let next = nodes.len();
            let child = *nodes[node].0.entry(letter).or_insert(next);
            if child == next {
                nodes.push((HashMap::new(), 0));
            }
            node = child;
            nodes[node].1 += 1;
        }
    }
    let count = |text: &String| {
        let mut node = 0;
        for letter in text.chars() {
            match nodes[node].0.get(&letter) {
                Some(child) => node = *child,
                None => break,
            }
        }
        nodes[node].1
    };
    texts.iter().map(count).collect()
}
