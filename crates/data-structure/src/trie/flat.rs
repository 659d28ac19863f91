//! Part of [the trie](super): words of the letters a to z, with a table of 26 links in each node
//! that parts words.
//!
//! A step is one look into a table. A table takes 104 bytes, so there is none for a letter that one
//! word alone needs: what a word has behind the point where it parts from all others is kept as
//! text, its *tail*.
//!
//! Page: `docs/en/data-structure/trie.md`.

/// A set of words over a to z.
#[derive(Debug, Clone)]
pub struct FlatTrie {
    /// The tables of the nodes. The first one is no node's: it holds the link to the root, as its
    /// letter a.
    tables: Vec<[Link; N_LETTERS]>,
    /// The tails, a [`STOP`] behind each.
    tails: Vec<u8>,
    len: usize,
}

/// Where an edge leads, in 32 bits: a place, times four, and what is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Link(u32);

/// The same, taken apart.
enum Target {
    Nothing,
    /// One word goes on here, and its tail begins at this place.
    Tail(usize),
    /// The node with this table, and whether a word ends at it.
    Node(usize, bool),
}

const N_LETTERS: usize = 26;
/// Not a byte of any `str`, so no word that is asked for goes on behind it.
const STOP: u8 = 0xff;
const ABOVE_ROOT: (usize, usize) = (0, 0);

/// A byte of a word that is no letter from a to z.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the byte {byte:#04x} at {at} is no letter from a to z")]
pub struct LetterError {
    /// Its position in the word, counted from 0.
    pub at: usize,
    /// The byte.
    pub byte: u8,
}

impl FlatTrie {
    /// An empty set.
    pub fn new() -> Self {
        FlatTrie { tables: vec![[Link::NOTHING; N_LETTERS]], tails: Vec::new(), len: 0 }
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many bytes of tables and tails there are.
    pub fn n_bytes(&self) -> usize {
        size_of_val(&self.tables[..]) + self.tails.len()
    }

    /// Adds a word. Whether it is new.
    ///
    /// # Errors
    /// At the first byte that is no letter from a to z; then the set stays as it was.
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

    /// Whether a word is there. One with a byte that is no letter from a to z never is.
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

    /// Adds a word of letters. Whether it is new.
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
                    // Two words separate in this tail. Each letter that they share gets a node.
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

    /// Puts a node in the place of a tail. The tail goes on below it, one letter shorter.
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
