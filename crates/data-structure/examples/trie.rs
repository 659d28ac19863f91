//! A trie, word by word:
//! `cargo run -p data-structure --example trie -- boy dog bible bill find bib remove bible`.

use std::process::ExitCode;

use data_structure::Trie;
use data_structure::ordered_map::arena::Id;
use data_structure::trie::Step;
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, Trace, Tree, TreeNode};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "trie",
    about: "Trie: words that begin alike share the nodes of their beginning.",
    arguments: "[WORD... | insert WORD... | remove WORD... | find WORD... | prefix WORD...]...",
    worked: &["boy dog bible bill find bill bib dot remove bible"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
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
    for &(verb, word) in &operations {
        let mut scene = Scene { set: &mut set, word, is_drawn, frames: Vec::new() };
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

/// One operation: what it does to the set, and the pictures of it.
struct Scene<'a> {
    set: &'a mut Set,
    word: &'a str,
    is_drawn: bool,
    frames: Vec<Frame>,
}

impl Scene<'_> {
    fn push(&mut self, caption: String, line: &'static str, roles: &[(Id, Role)]) {
        if self.is_drawn {
            self.frames.push(Frame::new(caption).with(picture(self.set, roles)).at(line));
        }
    }

    /// The nodes on the way of the word, in a role.
    fn way(&self, role: Role) -> Vec<(Id, Role)> {
        self.set.path(self.word.chars()).map(|node| (node, role)).collect()
    }

    /// The first letters of the word, as many as given.
    fn start(&self, length: usize) -> String {
        shown(&self.word.chars().take(length).collect::<String>())
    }

    fn insert(&mut self) {
        let (mut walked, mut grown) = (Vec::new(), Vec::new());
        let old = self.set.insert_watched(self.word.chars(), (), |step, _| match step {
            Step::Walk { node } => walked.push((node, Role::Compared)),
            Step::Grow { node } => grown.push((node, Role::Active)),
            Step::End { .. } | Step::Prune { .. } => {}
        });
        let word = shown(self.word);
        let shares = match walked.len() {
            0 => String::new(),
            n => format!(" {} is there already.", self.start(n)),
        };
        let (grows, line) = match (grown.len(), old) {
            (0, Some(())) => (" It is a word already.".to_owned(), END),
            (0, None) => (" No new node: only its end is marked.".to_owned(), END),
            (n, _) => (format!(" {} new.", are(n, "node")), GROW),
        };
        self.push(format!("Insert {word}.{shares}{grows}"), line, &[walked, grown].concat());
    }

    fn find(&mut self) -> String {
        let mut roles = self.way(Role::Compared);
        let (there, is_word) = (roles.len(), self.set.contains(self.word.chars()));
        let word = shown(self.word);
        let ends = if is_word {
            if let Some(last) = roles.last_mut() {
                last.1 = Role::Chosen;
            }
            "The way ends at the end of a word: it is there.".to_owned()
        } else if there == self.word.chars().count() {
            "The way is there, but no word ends here: it is absent.".to_owned()
        } else {
            let next = self.word.chars().nth(there).unwrap_or_default();
            format!("No {next} follows {}: it is absent.", self.start(there))
        };
        self.push(format!("Find {word}. {ends}"), FIND, &roles);
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
        let mut roles = self.way(Role::Compared);
        if n_words != 0 {
            // Everything below the prefix belongs to the answer.
            let mut waiting = vec![roles.pop().map_or(self.set.root(), |(node, _)| node)];
            while let Some(node) = waiting.pop() {
                roles.push((node, Role::Chosen));
                waiting.extend(self.set.children(node).map(|(_, child)| child));
            }
        }
        self.push(format!("{says}: {words}."), PREFIX, &roles);
        format!(" {says}: {words}.")
    }

    fn remove(&mut self) -> Option<String> {
        let word = shown(self.word);
        let mut pruned = Vec::new();
        // The picture is of the trie before.
        let before = self.is_drawn.then(|| self.set.clone());
        let is_removed = self.set.remove_watched(self.word.chars(), |step, _| {
            if let Step::Prune { node } = step {
                pruned.push((node, Role::Rejected));
            }
        });
        if is_removed.is_none() {
            let roles = self.way(Role::Compared);
            self.push(format!("Remove {word}. It is absent: nothing to remove."), WALK, &roles);
            return Some(format!(" {word} was absent."));
        }
        if let Some(mut whole) = before {
            std::mem::swap(self.set, &mut whole);
            self.remains(&word, &pruned);
            std::mem::swap(self.set, &mut whole);
        }
        let kept = self.way(Role::Compared);
        self.push(format!("{word} is gone."), CUT, &kept);
        None
    }

    /// What a removal is about to cut off, and what it leaves of the way of the word.
    fn remains(&mut self, word: &str, pruned: &[(Id, Role)]) {
        let mut roles = self.way(Role::Compared);
        roles.truncate(roles.len() - pruned.len());
        roles.extend(pruned);
        let (says, line) = match pruned.len() {
            0 if self.word.is_empty() => (
                "It ends at the root, which stays: only the mark of its end goes.".to_owned(),
                TAKE,
            ),
            0 => (
                "Another word needs all its nodes: only the mark of its end goes.".to_owned(),
                TAKE,
            ),
            n => (format!("{} to no other word.", leads(n)), PRUNE),
        };
        self.push(format!("Remove {word}. {says}"), line, &roles);
    }
}

const GROW: &str = "self.nodes[here].children.insert(i, (symbol, node));";
const END: &str = "watch(Step::End { node }, self);";
const FIND: &str = "self.value(self.find(word)?)";
const PREFIX: &str = "self.find(prefix).map_or(0, |node| self.n_words(node))";
const WALK: &str = "edges.push((node, i));";
const TAKE: &str = "let value = self.nodes[node].value.take()?;";
const PRUNE: &str = "watch(Step::Prune { node }, self);";
const CUT: &str = "self.nodes[above].children.remove(i);";

/// The trie, letters at the branches, how many words pass in each node, the ends of words with a
/// heavy rim.
fn picture(set: &Set, roles: &[(Id, Role)]) -> Tree {
    let mut nodes: Vec<TreeNode> = Vec::new();
    let mut waiting = vec![(set.root(), None)];
    while let Some((id, edge)) = waiting.pop() {
        let mut node = TreeNode::root(set.n_words(id));
        let role = roles.iter().find(|(other, _)| *other == id).map(|(_, role)| *role);
        node.keys[0].role = role;
        node.heavy = set.value(id).is_some();
        if let Some((parent, symbol)) = edge {
            node.parent = Some(parent);
            node.branch = String::from(symbol);
            node.branch_role = role;
        }
        let here = nodes.len();
        nodes.push(node);
        waiting.extend(set.children(id).rev().map(|(symbol, id)| (id, Some((here, symbol)))));
    }
    Tree { nodes, ..Tree::default() }
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

fn are(n: usize, what: &str) -> String {
    format!("{} {}", trace::plural(n, what), if n == 1 { "is" } else { "are" })
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
            series("new nodes a word", &|n| {
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
