//! Part of [the trie](super): numbers as words of their bits, the highest first, to ask for the
//! greatest xor.
//!
//! Page: `docs/en/data-structure/trie.md`.

/// A set of numbers of up to 64 bits.
///
/// ```
/// use data_structure::trie::binary::BinaryTrie;
///
/// let trie: BinaryTrie = [3, 10, 5].into_iter().collect();
/// assert_eq!(trie.max_xor(5), Some(10), "5 ^ 10 is 15");
/// ```
#[doc(alias = "xor trie")]
#[doc(alias = "bitwise trie")]
#[derive(Debug, Clone)]
pub struct BinaryTrie {
    nodes: Vec<Node>,
    /// Places that no number needs any more; the last one is used next.
    free: Vec<u32>,
    /// How many bits a number has.
    n_bits: u32,
}

#[derive(Debug, Clone, Copy, Default)]
struct Node {
    /// Where the numbers go on whose next bit is 0, and those whose next bit is 1. The root is
    /// nobody's child, so its place 0 means that there are none.
    children: [u32; 2],
    /// How many numbers begin with these bits.
    n_numbers: u32,
}

const ROOT: u32 = 0;

impl BinaryTrie {
    /// An empty set of numbers of 64 bits.
    pub fn new() -> Self {
        BinaryTrie::with_bits(u64::BITS)
    }

    /// An empty set of the numbers below 2 to the power of `n_bits`: an operation takes that many
    /// steps, and a number that many nodes at most.
    ///
    /// ```
    /// use data_structure::trie::binary::BinaryTrie;
    ///
    /// let mut trie = BinaryTrie::with_bits(30);
    /// trie.insert(1 << 29);
    /// assert_eq!(trie.n_nodes(), 31);
    /// assert_eq!(trie.max_xor(1), Some(1 << 29));
    /// ```
    ///
    /// # Panics
    /// If that is more than 64.
    pub fn with_bits(n_bits: u32) -> Self {
        assert!(n_bits <= u64::BITS, "numbers have at most 64 bits, not {n_bits}");
        BinaryTrie { nodes: vec![Node::default()], free: Vec::new(), n_bits }
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.nodes[0].n_numbers as usize
    }

    /// Whether there is no number.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many nodes there are, the root included.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len() - self.free.len()
    }

    /// Adds a number. Whether it is new.
    ///
    /// # Panics
    /// If it has more bits than the set's numbers, or there are 2³² - 1 nodes already.
    pub fn insert(&mut self, number: u64) -> bool {
        assert!(self.fits(number), "{number} has more than {} bits", self.n_bits);
        if self.contains(number) {
            return false;
        }
        let mut node = ROOT;
        self.nodes[0].n_numbers += 1;
        for bit in self.bits(number) {
            if self.child(node, bit).is_none() {
                let new = self.add_node();
                self.nodes[node as usize].children[bit] = new;
            }
            node = self.nodes[node as usize].children[bit];
            self.nodes[node as usize].n_numbers += 1;
        }
        true
    }

    /// Removes a number. Whether it was there.
    pub fn remove(&mut self, number: u64) -> bool {
        if !self.contains(number) {
            return false;
        }
        let mut node = ROOT;
        self.nodes[0].n_numbers -= 1;
        for bit in self.bits(number) {
            let child = self.nodes[node as usize].children[bit];
            self.nodes[child as usize].n_numbers -= 1;
            if self.nodes[child as usize].n_numbers == 0 {
                // From here on the branch was the number's own. What is freed keeps its links until
                // it is used again.
                self.nodes[node as usize].children[bit] = ROOT;
                self.free.push(child);
            }
            node = child;
        }
        true
    }

    /// Whether a number is there.
    pub fn contains(&self, number: u64) -> bool {
        let mut bits = self.bits(number);
        self.fits(number)
            && !self.is_empty()
            && bits.try_fold(ROOT, |node, bit| self.child(node, bit)).is_some()
    }

    /// The number of the set whose xor with `x` is the greatest; none if the set is empty. A
    /// step a bit. Bits of `x` above those of the set's numbers make no difference.
    pub fn max_xor(&self, x: u64) -> Option<u64> {
        if self.is_empty() {
            return None;
        }
        let (mut partner, mut node) = (0, ROOT);
        for bit in self.bits(x) {
            // Invariant: some best number of the set begins with the bits of `partner`. A high bit
            // that differs outweighs all bits below it.
            let wanted = 1 - bit;
            let (taken, child) = match self.child(node, wanted) {
                Some(child) => (wanted, child),
                None => (bit, self.child(node, bit)?),
            };
            partner = 2 * partner + taken as u64;
            node = child;
        }
        Some(partner)
    }

    /// The number of the set whose xor with `x` is the least; none if the set is empty. A step a
    /// bit.
    pub fn min_xor(&self, x: u64) -> Option<u64> {
        // What differs from !x in the most valuable places agrees with x there.
        self.max_xor(!x)
    }

    /// The bits of a number, the highest first.
    fn bits(&self, number: u64) -> impl Iterator<Item = usize> + use<> {
        (0..self.n_bits).rev().map(move |place| usize::from(number >> place & 1 == 1))
    }

    /// Whether a number has no more bits than the set's numbers.
    fn fits(&self, number: u64) -> bool {
        number.checked_shr(self.n_bits).unwrap_or(0) == 0
    }

    fn child(&self, node: u32, bit: usize) -> Option<u32> {
        Some(self.nodes[node as usize].children[bit]).filter(|child| *child != ROOT)
    }

    fn add_node(&mut self) -> u32 {
        if let Some(node) = self.free.pop() {
            self.nodes[node as usize] = Node::default();
            return node;
        }
        self.nodes.push(Node::default());
        u32::try_from(self.nodes.len() - 1).expect("less than 2^32 nodes")
    }
}

/// The two numbers of a list whose xor is the greatest; none if the list is empty. Of equal pairs,
/// the one whose second number comes first in the list, and a number alone is paired with itself.
///
/// ```
/// use data_structure::trie::binary::max_xor_pair;
///
/// let (a, b) = max_xor_pair(&[3, 10, 5, 25, 2, 8]).expect("at least one number");
/// assert_eq!(a ^ b, 28);
/// ```
pub fn max_xor_pair(numbers: &[u64]) -> Option<(u64, u64)> {
    let (mut trie, mut best) = (BinaryTrie::new(), None);
    for &x in numbers {
        trie.insert(x);
        let pair = trie.max_xor(x).map(|y| (y, x));
        let is_better =
            |pair: (u64, u64)| best.is_none_or(|(a, b): (u64, u64)| a ^ b < pair.0 ^ pair.1);
        best = pair.filter(|pair| is_better(*pair)).or(best);
    }
    best
}

impl Default for BinaryTrie {
    fn default() -> Self {
        BinaryTrie::new()
    }
}

impl FromIterator<u64> for BinaryTrie {
    fn from_iter<I: IntoIterator<Item = u64>>(numbers: I) -> Self {
        let mut trie = BinaryTrie::new();
        trie.extend(numbers);
        trie
    }
}

impl Extend<u64> for BinaryTrie {
    fn extend<I: IntoIterator<Item = u64>>(&mut self, numbers: I) {
        for number in numbers {
            self.insert(number);
        }
    }
}
