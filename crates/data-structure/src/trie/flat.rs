//! Part of [the trie](super): words of the letters a to z, with a table of 26 links in each node
//! where words diverge.
//!
//! A step is a single table lookup. A table takes 104 bytes, so there is none for a letter that
//! only one word needs: the rest of a word after the point where it diverges from all others is
//! stored as text, its *tail*.
//!
//! Page: `docs/en/data-structure/trie.md`.

/// A set of words over a to z.
#[derive(Debug, Clone)]
pub struct FlatTrie {
    /// The tables of the nodes. The first one does not belong to a node: it holds the link to the
    /// root as its letter a.
    tables: Vec<[Link; N_LETTERS]>,
    /// The tails, each followed by a [`STOP`].
    tails: Vec<u8>,
    len: usize,
}

/// The target of an edge in 32 bits: an index, times four, plus what is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Link(u32);

/// The same, decoded.
enum Target {
    Nothing,
    /// Exactly one word continues here, and its tail begins at this index.
    Tail(usize),
    /// The node with the table at this index, and whether a word ends at the node.
    Node(usize, bool),
}

const N_LETTERS: usize = 26;
/// A byte that does not occur in any `str`, so no search continues past it.
const STOP: u8 = 0xff;
const ABOVE_ROOT: (usize, usize) = (0, 0);

/// The error for a byte of a word that is not a letter from a to z.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the byte {byte:#04x} at {at} is no letter from a to z")]
pub struct LetterError {
    /// The index of the byte in the word.
    pub at: usize,
    /// The byte.
    pub byte: u8,
}

impl FlatTrie {
    /// Creates an empty set.
    pub fn new() -> Self {
        FlatTrie { tables: vec![[Link::NOTHING; N_LETTERS]], tails: Vec::new(), len: 0 }
    }

    /// Returns the number of words.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no words.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the total number of bytes of tables and tails.
    pub fn n_bytes(&self) -> usize {
        size_of_val(&self.tables[..]) + self.tails.len()
    }

    /// Adds a word. Returns whether it was new.
    ///
    /// # Errors
    /// At the first byte that is not a letter from a to z; then nothing has changed.
    ///
    /// # Panics
    /// If there are 2³⁰ tables or bytes of tails already.
    pub fn insert(&mut self, word: &str) -> Result<bool, LetterError> {
        let mut bytes = word.bytes().enumerate();
        if let Some((at, byte)) = bytes.find(|(_, byte)| !byte.is_ascii_lowercase()) {
            return Err(LetterError { at, byte });
        }
        let is_new = self.add(word.as_bytes());
        self.len += usize::from(is_new);
        Ok(is_new)
    }

    /// Returns whether a word is present. This is false for every word with a byte that is not a
    /// letter from a to z.
    pub fn contains(&self, word: &str) -> bool {
        let (mut link, mut rest) = (self.tables[0][0], word.as_bytes());
        loop {
            match link.target() {
                Target::Nothing => return false,
                Target::Tail(start) => return self.is_tail(start, rest),
                Target::Node(place, ends_word) => {
                    let Some((byte, below)) = rest.split_first() else { return ends_word };
                    let letter = usize::from(byte.wrapping_sub(b'a'));
                    let Some(next) = self.tables[place].get(letter) else { return false };
                    (link, rest) = (*next, below);
                }
            }
        }
    }

    /// Adds a word of letters. Returns whether it was new.
    fn add(&mut self, word: &[u8]) -> bool {
        let ((mut table, mut letter), mut rest) = (ABOVE_ROOT, word);
        loop {
            // Invariant: the path to this link and the rest make up the word.
            match self.tables[table][letter].target() {
                Target::Nothing => {
                    self.tables[table][letter] = Link::tail(self.tails.len());
                    self.tails.extend(rest);
                    self.tails.push(STOP);
                    return true;
                }
                Target::Tail(start) if self.is_tail(start, rest) => return false,
                Target::Tail(start) => {
                    // Two words diverge in this tail. Each letter that they share gets a node.
                    let tail = &self.tails[start..];
                    let n_shared = tail.iter().zip(rest).take_while(|(a, b)| a == b).count();
                    self.tables[table][letter] = self.grow(start);
                    for (i, byte) in rest[..n_shared].iter().enumerate() {
                        (table, letter) = (self.tables.len() - 1, usize::from(byte - b'a'));
                        self.tables[table][letter] = self.grow(start + i + 1);
                    }
                    rest = &rest[n_shared..];
                }
                Target::Node(place, ends_word) => {
                    let Some((byte, below)) = rest.split_first() else {
                        self.tables[table][letter] = Link::node(place, true);
                        return !ends_word;
                    };
                    (table, letter, rest) = (place, usize::from(byte - b'a'), below);
                }
            }
        }
    }

    /// Replaces a tail by a node. The tail continues below it, one letter shorter.
    fn grow(&mut self, start: usize) -> Link {
        let mut table = [Link::NOTHING; N_LETTERS];
        let first = self.tails[start];
        if first != STOP {
            table[usize::from(first - b'a')] = Link::tail(start + 1);
        }
        self.tables.push(table);
        Link::node(self.tables.len() - 1, first == STOP)
    }

    fn is_tail(&self, start: usize, rest: &[u8]) -> bool {
        let tail = &self.tails[start..];
        tail.get(rest.len()) == Some(&STOP) && tail.starts_with(rest)
    }
}

impl Link {
    const NOTHING: Link = Link(0);

    fn tail(start: usize) -> Link {
        Link::new(start, 1)
    }

    fn node(place: usize, ends_word: bool) -> Link {
        Link::new(place, 2 + u32::from(ends_word))
    }

    fn new(place: usize, kind: u32) -> Link {
        let place = u32::try_from(place).ok().filter(|place| *place < 1 << 30);
        Link(place.expect("30 bits name a place") * 4 + kind)
    }

    fn target(self) -> Target {
        let place = (self.0 / 4) as usize;
        match self.0 % 4 {
            0 => Target::Nothing,
            1 => Target::Tail(place),
            kind => Target::Node(place, kind == 3),
        }
    }
}

impl Default for FlatTrie {
    fn default() -> Self {
        FlatTrie::new()
    }
}
