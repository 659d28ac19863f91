//! Part of [the trie](super): numbers as words of their bits, highest bit first, for finding the
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
    /// The slots that are free; the last one is used next.
    free: Vec<u32>,
    /// The number of bits of each number.
    n_bits: u32,
}

#[derive(Debug, Clone, Copy, Default)]
struct Node {
    /// The children for the numbers whose next bit is 0 and for those whose next bit is 1. The root
    /// is never a child, so its index 0 means that there are none.
    children: [u32; 2],
    /// The number of numbers that begin with these bits.
    n_numbers: u32,
}

const ROOT: u32 = 0;

impl BinaryTrie {
    /// Creates an empty set of 64-bit numbers.
    pub fn new() -> Self {
        BinaryTrie::with_bits(u64::BITS)
    }

    /// Creates an empty set of numbers below 2 to the power of `n_bits`: an operation takes that
    /// many steps, and a number needs at most that many nodes.
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
    /// If `n_bits` is more than 64.
    pub fn with_bits(n_bits: u32) -> Self {
        assert!(n_bits <= u64::BITS, "numbers have at most 64 bits, not {n_bits}");
        BinaryTrie { nodes: vec![Node::default()], free: Vec::new(), n_bits }
    }

    /// Returns the size of the set.
    pub fn len(&self) -> usize {
        self.nodes[0].n_numbers as usize
    }

    /// Returns whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of nodes, including the root.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len() - self.free.len()
    }

    /// Adds a number. Returns whether it was new.
    ///
    /// # Panics
    /// If the number has more than `n_bits` bits, or there are 2³² - 1 nodes already.
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

    /// Removes a number. Returns whether it was present.
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
                // From here down, only this number used the branch. Freed nodes keep their links
                // until they are reused.
                self.nodes[node as usize].children[bit] = ROOT;
                self.free.push(child);
            }
            node = child;
        }
        true
    }

    /// Returns whether a number is present.
    pub fn contains(&self, number: u64) -> bool {
        let mut bits = self.bits(number);
        self.fits(number)
            && !self.is_empty()
            && bits.try_fold(ROOT, |node, bit| self.child(node, bit)).is_some()
    }

    /// Returns the number of the set whose xor with `x` is greatest, or `None` if the set is empty.
    /// Takes one step per bit. Bits of `x` above those of the set's numbers make no difference.
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

    /// Returns the number of the set whose xor with `x` is least, or `None` if the set is empty.
    /// Takes one step per bit.
    pub fn min_xor(&self, x: u64) -> Option<u64> {
        // A number that differs from !x in the most significant bits agrees with x there.
        self.max_xor(!x)
    }

    /// Returns the bits of a number, highest bit first.
    fn bits(&self, number: u64) -> impl Iterator<Item = usize> + use<> {
        (0..self.n_bits).rev().map(move |place| usize::from(number >> place & 1 == 1))
    }

    /// Returns whether a number has no more bits than the set's numbers.
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

/// Returns the two numbers of a list whose xor is greatest, or `None` if the list is empty. Among
/// equal pairs, it returns the one whose second number comes first in the list. A number alone is
/// paired with itself.
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
