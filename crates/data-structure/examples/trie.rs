//! A trie, word by word:
//! `cargo run -p data-structure --example trie -- boy dog bible bill find bib remove bible`.

use std::process::ExitCode;

use data_structure::Trie;
use data_structure::trie::plain;
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, SplitMix64, Trace, Tree, TreeNode};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "trie",
    about: "Trie: words that begin alike share the nodes of their beginning.",
    arguments: "[WORD... | insert WORD... | remove WORD... | find WORD... | prefix WORD...]...",
    worked: &["boy dog bible bill find bill bib dot remove bible"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_OPERATIONS: usize = 32;
const MOST_NODES: usize = 60;
/// What still makes a list.
const MOST_LISTED: usize = 20;

type Set = Trie<char, ()>;

/// What is done with a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verb {
    Insert,
    Remove,
    Find,
    Prefix,
}

const VERBS: [(&str, Verb); 4] = [
    ("insert", Verb::Insert),
    ("remove", Verb::Remove),
    ("find", Verb::Find),
    ("prefix", Verb::Prefix),
];

/// All operations, in the order in which they are typed. A verb holds for all words up to the next
/// verb, and `""` is the empty word.
fn read<'a>(input: &mut Input<'a>) -> trace::Result<Vec<(Verb, &'a str)>> {
    let mut operations = Vec::new();
    // The verb that holds, and whether it still waits for its first word.
    let (mut verb, mut waits) = (Verb::Insert, None);
    while !input.is_end() || waits.is_some() {
        let name = match waits {
            Some(spoken) => format!("the word to {spoken}"),
            None => format!("operation {}", operations.len() + 1),
        };
        let word = input.word(&name)?;
        match VERBS.iter().find(|(spoken, _)| *spoken == word) {
            Some(_) if waits.is_some() => {
                return Err(input.invalid(name, "is a verb, and no word").into());
            }
            Some(&(spoken, next)) => (verb, waits) = (next, Some(spoken)),
            None => {
                operations.push((verb, if word == "\"\"" { "" } else { word }));
                waits = None;
            }
        }
    }
    Ok(operations)
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let operations = read(input)?;
    let inserted = operations.iter().filter(|(verb, _)| *verb == Verb::Insert);
    let most_nodes = Set::from_words(inserted.map(|(_, word)| word.chars())).n_nodes();
    let is_drawn = operations.len() <= MOST_OPERATIONS && most_nodes <= MOST_NODES;
    let mut frames = Vec::new();
    if !is_drawn {
        let limit = format!("{MOST_OPERATIONS} operations and {MOST_NODES} nodes");
        frames.push(Frame::too_large(limit));
    }
    let (mut set, mut answers) = (Set::new(), Vec::new());
    let (mut plain, mut kinds) = (plain::Trie::default(), [0; 3]);
    for &(verb, word) in &operations {
        if is_drawn && let Some(last) = frames.pop() {
            frames.push(question(last, &set, (verb, word), &mut kinds));
        }
        let mut scene =
            Scene { set: &mut set, plain: &mut plain, word, is_drawn, frames: Vec::new() };
        match verb {
            Verb::Insert => scene.insert(),
            Verb::Remove => answers.extend(scene.remove()),
            Verb::Find => answers.push(scene.find()),
            Verb::Prefix => answers.push(scene.prefix()),
        }
        frames.extend(scene.frames);
    }
    let answers = match answers.len() {
        n if MOST_LISTED < n => format!(" {n} other answers."),
        _ => answers.concat(),
    };
    let words = listed(set.iter().map(|(word, ())| word.into_iter().collect()), set.len());
    let answer = format!(
        "{}, {}: {words}.{answers}",
        trace::plural(set.len(), "word"),
        trace::plural(set.n_nodes(), "node")
    );
    Ok(Trace { title: title(&operations), frames, answer })
}

/// What is done to what: "Trie: boy dog; remove dog".
fn title(operations: &[(Verb, &str)]) -> String {
    if MOST_OPERATIONS < operations.len() || operations.is_empty() {
        return format!("Trie: {}", trace::plural(operations.len(), "operation"));
    }
    let (mut title, mut last) = ("Trie:".to_owned(), Verb::Insert);
    for &(verb, word) in operations {
        if verb != last {
            let spoken = VERBS.iter().find(|(_, other)| *other == verb).map_or("", |verb| verb.0);
            title.push_str(if title.ends_with(':') { " " } else { "; " });
            title.push_str(spoken);
            last = verb;
        }
        title.push(' ');
        title.push_str(&shown(word));
    }
    title
}

/// One operation: what it does to the set, and the pictures of it. The plain version is what is
/// drawn; the library's version answers, and it alone is there if nothing is drawn.
struct Scene<'a> {
    set: &'a mut Set,
    plain: &'a mut plain::Trie,
    word: &'a str,
    is_drawn: bool,
    frames: Vec<Frame>,
}

impl Scene<'_> {
    /// A picture in which the first prefixes of the word, the empty one left out, have these roles.
    fn push(&mut self, caption: String, line: &'static str, roles: &[Role]) {
        if self.is_drawn {
            let roles = self.ends().zip(roles.iter().copied()).collect::<Vec<_>>();
            self.frames.push(Frame::new(caption).with(picture(self.plain, &roles, None)).at(line));
        }
    }

    /// The prefixes of the word, from the one of one letter on.
    fn ends(&self) -> impl Iterator<Item = String> + use<> {
        let letters: Vec<char> = self.word.chars().collect();
        (1..=letters.len()).map(move |n| letters[..n].iter().collect())
    }

    /// How many letters of the word the trie has nodes for.
    fn there(&self) -> usize {
        self.ends().take_while(|prefix| self.set.has_prefix(prefix.chars())).count()
    }

    /// The first letters of the word, as many as given.
    fn start(&self, length: usize) -> String {
        shown(&self.word.chars().take(length).collect::<String>())
    }

    fn insert(&mut self) {
        let n_letters = self.word.chars().count();
        let n_walked = self.there();
        let is_new = self.set.add(self.word.chars());
        if self.is_drawn {
            self.plain.insert(self.word);
        }
        let word = shown(self.word);
        let shares = match n_walked {
            0 => String::new(),
            1 => format!(" The node of {} is already there.", self.start(1)),
            n => format!(" The nodes of {} are already there.", self.start(n)),
        };
        let (grows, line) = match (n_letters - n_walked, is_new) {
            (0, false) => (" It is a word already.".to_owned(), END),
            (0, true) => (" No new node: only its end is marked.".to_owned(), END),
            (1, _) => (" 1 new node is added and marked.".to_owned(), GROW),
            (n, _) => (format!(" {n} new nodes are added, and the last one is marked."), GROW),
        };
        let mut roles = vec![Role::Compared; n_walked];
        roles.resize(n_letters, Role::Active);
        self.push(format!("Insert {word}.{shares}{grows}"), line, &roles);
    }

    fn find(&mut self) -> String {
        let there = self.there();
        let mut roles = vec![Role::Compared; there];
        let is_word = self.set.contains(self.word.chars());
        let word = shown(self.word);
        let (ends, line) = if is_word {
            if let Some(last) = roles.last_mut() {
                *last = Role::Chosen;
            }
            ("The walk ends at a node with a mark: the word is there.".to_owned(), FIND)
        } else if there == self.word.chars().count() {
            (
                "All its nodes are there, but the last one has no mark: the word is absent."
                    .to_owned(),
                FIND,
            )
        } else {
            let next = self.word.chars().nth(there).unwrap_or_default();
            (format!("No {next} follows {}: the word is absent.", self.start(there)), WALK)
        };
        self.push(format!("Find {word}. {ends}"), line, &roles);
        format!(" {word} is {}.", if is_word { "there" } else { "absent" })
    }

    fn prefix(&mut self) -> String {
        let n_words = self.set.count_prefix(self.word.chars());
        let words = self.set.words_with_prefix(self.word.chars());
        let words = listed(words.map(|(word, ())| word.into_iter().collect()), n_words);
        let says = format!(
            "{} {} with {}",
            trace::plural(n_words, "word"),
            begins(n_words),
            shown(self.word)
        );
        if self.is_drawn {
            let there = self.ends().take(self.there());
            let roles: Vec<_> = there.map(|prefix| (prefix, Role::Compared)).collect();
            // Everything below the prefix belongs to the answer.
            let below = (n_words != 0).then_some(self.word);
            let picture = picture(self.plain, &roles, below);
            let frame = Frame::new(format!("{says}: {words}.")).with(picture);
            self.frames.push(frame.at(PREFIX));
        }
        format!(" {says}: {words}.")
    }

    fn remove(&mut self) -> Option<String> {
        let word = shown(self.word);
        let n_letters = self.word.chars().count();
        let before = self.there();
        let is_removed = self.set.remove(self.word.chars()).is_some();
        if !is_removed {
            let roles = vec![Role::Compared; before];
            self.push(format!("Remove {word}. It is absent: nothing to remove."), ABSENT, &roles);
            return Some(format!(" {word} was absent."));
        }
        // The picture is of the trie before.
        let kept = self.there();
        let mut roles = vec![Role::Compared; kept];
        roles.resize(n_letters, Role::Rejected);
        let (says, line) = match n_letters - kept {
            0 if self.word.is_empty() => {
                ("It ends at the root, which stays: only its mark goes.".to_owned(), TAKE)
            }
            0 => ("Another word needs all its nodes: only its mark goes.".to_owned(), TAKE),
            n => (format!("{} to no other word.", leads(n)), PRUNE),
        };
        self.push(format!("Remove {word}. {says}"), line, &roles);
        if self.is_drawn {
            self.plain.remove(self.word);
        }
        self.push(format!("{word} is gone."), GONE, &vec![Role::Compared; kept]);
        None
    }
}

const GROW: &str = "node = node.children.entry(letter).or_default();";
const END: &str = "node.is_word = true;";
const FIND: &str = "self.find(word).is_some_and(|node| node.is_word)";
const PREFIX: &str =
    "self.find(prefix).is_some_and(|node| node.is_word || !node.children.is_empty())";
const WALK: &str = "node = node.children.get(&letter)?;";
const ABSENT: &str = "return false;";
const TAKE: &str = "return std::mem::take(&mut self.is_word);";
const PRUNE: &str = "if !child.is_word && child.children.is_empty() {";
const GONE: &str = "self.children.remove(&letter);";

/// The trie, letters at the branches, how many words each node leads to, the ends of words with a
/// heavy rim. What is below a prefix is chosen.
fn picture(trie: &plain::Trie, roles: &[(String, Role)], below: Option<&str>) -> Tree {
    let mut nodes: Vec<TreeNode> = Vec::new();
    let mut waiting = vec![(trie, String::new(), None)];
    while let Some((trie, prefix, edge)) = waiting.pop() {
        let mut node = TreeNode::root(trie.count());
        let role = roles.iter().find(|(other, _)| *other == prefix).map(|(_, role)| *role);
        let is_chosen = below.is_some_and(|below| prefix.starts_with(below));
        let role = if is_chosen { Some(Role::Chosen) } else { role };
        node.keys[0].role = role;
        node.heavy = trie.is_word();
        if let Some((parent, letter)) = edge {
            node.parent = Some(parent);
            node.branch = String::from(letter);
            node.branch_role = role;
        }
        let here = nodes.len();
        nodes.push(node);
        waiting.extend(
            trie.children()
                .rev()
                .map(|(letter, child)| (child, format!("{prefix}{letter}"), Some((here, letter)))),
        );
    }
    Tree { nodes, ..Tree::default() }
}

/// The frame before an operation, with a question about it. Each kind is asked twice at most.
fn question(frame: Frame, set: &Set, (verb, word): (Verb, &str), kinds: &mut [usize; 3]) -> Frame {
    let n_letters = word.chars().count();
    let n_there = set.path(word.chars()).count();
    let is_there = set.contains(word.chars());
    let shown = shown(word);
    let mut is_asked = |kind: usize| {
        kinds[kind] += 1;
        kinds[kind] <= 2
    };
    match verb {
        Verb::Insert if 0 < n_there && !is_there && is_asked(0) => {
            let n_new = n_letters - n_there;
            let question = format!("How many new nodes will {shown} need?");
            let there =
                if n_there == 1 { "letter".to_owned() } else { format!("{n_there} letters") };
            let because = format!(
                "It has {}, and it shares its first {there} with a word that is already there.",
                trace::plural(n_letters, "letter")
            );
            frame.ask_number(question, n_new, [0, n_new + 1, n_there, n_letters], because)
        }
        Verb::Find if n_there == n_letters && is_asked(1) => {
            let question = format!("All nodes of {shown} are there. Is {shown} a word of the set?");
            let because = if is_there {
                "Its last node is marked."
            } else {
                "Its last node has no mark: it is only the beginning of other words."
            };
            frame.ask(question, ["yes", "no"], usize::from(!is_there), because)
        }
        Verb::Remove if is_there && is_asked(2) => {
            let mut after = set.clone();
            after.remove(word.chars());
            let n_cut = n_letters - after.path(word.chars()).count();
            let question = format!("How many nodes will be cut off when {shown} is removed?");
            let because = "A node is cut off if no other word needs it. The nodes that stay are those of the longest \
                           prefix that the removed word shares with another word.";
            frame.ask_number(question, n_cut, [0, 1, n_letters, n_cut + 1], because)
        }
        _ => frame,
    }
}

/// Five words of two to four letters out of few, so that they share nodes; searches and a removal.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut words: Vec<String> = Vec::new();
    while words.len() < 5 {
        let n = 2 + dice.below(3);
        let word: String = (0..n).map(|_| ["a", "e", "n", "t"][dice.below(4)]).collect();
        if !words.contains(&word) {
            words.push(word);
        }
    }
    let start = &words[dice.below(5)];
    let start = &start[..start.len() - 1];
    let gone = &words[dice.below(5)];
    format!("{} find {start} {} remove {gone}", words.join(" "), words[dice.below(5)])
}

/// The empty word has to be seen too.
fn shown(word: &str) -> String {
    if word.is_empty() { "\"\"".to_owned() } else { word.to_owned() }
}

/// The first words, and how many more there are.
fn listed(words: impl Iterator<Item = String>, n: usize) -> String {
    let mut list: Vec<String> = words.take(MOST_LISTED).map(|word| shown(&word)).collect();
    match n {
        0 => return "none".to_owned(),
        n if MOST_LISTED < n => list.push(format!("and {} more", n - MOST_LISTED)),
        _ => {}
    }
    list.join(" ")
}

fn leads(n: usize) -> String {
    format!("{} {}", trace::plural(n, "node"), if n == 1 { "leads" } else { "lead" })
}

fn begins(n: usize) -> &'static str {
    if n == 1 { "begins" } else { "begin" }
}

pub(crate) const SIZES: [u16; 6] = [256, 512, 1024, 2048, 4096, 8192];

/// Nodes looked at by a search for a word of 8 letters that is there, on average, and nodes for
/// each word.
fn cost() -> Chart {
    let series = |name: &str, count: &dyn Fn(u16) -> f64| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), count(n))).to_vec(),
    };
    Chart {
        name: "Words of 8 random letters".into(),
        x: Axis::log("words"),
        y: Axis::log("on average"),
        series: vec![
            series("steps of a search", &|n| search_steps(n)),
            series("new nodes per word", &|n| {
                let n_nodes = u32::try_from(random_words(n).n_nodes());
                n_nodes.map_or(0.0, f64::from) / f64::from(n)
            }),
            series("letters that tell a word from all others", &|n| unique_letters(n)),
        ],
    }
}

/// The steps of a search for a word, on average over all words.
pub(crate) fn search_steps(n: u16) -> f64 {
    average(&random_words(n), |set, word| Some(set.path(word.iter().copied()).count()))
}

/// The length of the shortest unique prefix, on average over all words.
pub(crate) fn unique_letters(n: u16) -> f64 {
    average(&random_words(n), |set, word| set.shortest_unique_prefix(word.iter().copied()))
}

fn average(set: &Set, count: impl Fn(&Set, &[char]) -> Option<usize>) -> f64 {
    let total: usize = set.iter().filter_map(|(word, ())| count(set, &word)).sum();
    let [total, n] = [total, set.len()].map(|n| u32::try_from(n).map_or(0.0, f64::from));
    total / n
}

/// That many different words of 8 letters.
pub(crate) fn random_words(n: u16) -> Set {
    let (mut set, mut state) = (Set::new(), 42_u64);
    while set.len() < usize::from(n) {
        set.add((0..8).map(|_| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            char::from(b'a' + u8::try_from((state >> 40) % 26).unwrap_or_default())
        }));
    }
    set
}
