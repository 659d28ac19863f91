//! Aho-Corasick, byte by byte:
//! `cargo run -p pattern-match --example aho_corasick -- shhershishe hi he his hers she s`.

use std::process::ExitCode;

use input::Input;
use pattern_match::aho_corasick::{AhoCorasick, Match, Scan, Step};
use pattern_match::knuth_morris_pratt::Matcher;
use pattern_match::texts;
use trace::{
    Alignment, Cell, Chart, Demo, Edge, Flag, Frame, Laid, Options, Role, Trace, Tree, TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "aho_corasick",
    about: "Aho-Corasick: all places of many patterns in one pass. Dashed arrows are failure links; those to the root are left out.",
    arguments: "TEXT PATTERN...",
    worked: &["shhershishe hi he his hers she s"],
    flags: &[Flag {
        name: "--links",
        value: None,
        about: "how the links are found, and not how the text is read",
    }],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// What still makes a picture.
const MOST_NODES: usize = 20;
const LONGEST: usize = 24;

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let links_only = options.has("--links");
    let text = input.word("the text")?;
    let mut patterns = Vec::new();
    while !input.is_end() {
        patterns.push(input.word(format_args!("pattern {}", patterns.len() + 1))?);
    }
    let run = Run::new(text, patterns);
    let is_small = run.words.len() <= MOST_NODES
        && text.len() <= LONGEST
        && text.is_ascii()
        && run.patterns.iter().all(|pattern| pattern.is_ascii() && pattern.len() <= LONGEST);
    let n_patterns = trace::plural(run.patterns.len(), "pattern");
    let of =
        if is_small && !run.patterns.is_empty() { run.patterns.join(", ") } else { n_patterns };
    let n_bytes = trace::plural(text.len(), "byte");
    let (title, answer) = match links_only {
        true => (format!("The automaton of {of}"), run.links()),
        false if is_small => (format!("Aho-Corasick of {of} in {text}"), run.answer()),
        false => (format!("Aho-Corasick of {of} in {n_bytes}"), run.answer()),
    };
    let frames = match (is_small, links_only) {
        (false, _) => {
            let limit = format!("{MOST_NODES} nodes and {LONGEST} bytes of text, all ASCII");
            vec![Frame::too_large(limit)]
        }
        (true, true) => run.building(),
        (true, false) => run.scanning(),
    };
    Ok(Trace { title, frames, answer })
}

struct Run<'a> {
    text: &'a str,
    patterns: Vec<&'a str>,
    automaton: AhoCorasick,
    /// For each node its parent and its string.
    words: Vec<(Option<usize>, Vec<u8>)>,
}

impl<'a> Run<'a> {
    fn new(text: &'a str, patterns: Vec<&'a str>) -> Self {
        let automaton: AhoCorasick = patterns.iter().collect();
        let mut words = vec![(None, Vec::new())];
        for node in 0..automaton.n_nodes() {
            // The children of this one are the next to be numbered.
            for (byte, _) in automaton.children(node) {
                let word = [words[node].1.as_slice(), &[byte]].concat();
                words.push((Some(node), word));
            }
        }
        Run { text, patterns, automaton, words }
    }

    fn word(&self, node: usize) -> String {
        match self.words[node].1.as_slice() {
            [] => "root".to_owned(),
            word => String::from_utf8_lossy(word).into_owned(),
        }
    }

    /// The trie, and the failure links of the first `n_linked` nodes, but for those to the root.
    fn tree(&self, n_linked: usize) -> Tree {
        let mut tree = Tree::default();
        for (node, (parent, word)) in self.words.iter().enumerate() {
            let heavy = !self.automaton.patterns(node).is_empty();
            let branch = word.last().map(|byte| char::from(*byte).to_string()).unwrap_or_default();
            let keys = vec![Cell::new(self.word(node))];
            tree.nodes.push(TreeNode {
                keys,
                heavy,
                parent: *parent,
                branch,
                ..TreeNode::default()
            });
            let failure = self.automaton.failure(node);
            if failure != 0 && node < n_linked {
                tree.links.push(Edge::new(node, failure));
            }
        }
        tree
    }

    /// The trie, and each failure link that does not lead to the root.
    fn building(&self) -> Vec<Frame> {
        let n_patterns = trace::plural(self.patterns.len(), "pattern");
        let caption = format!("The trie of {n_patterns}. A heavy node is the end of one.");
        let trie = self.tree(0);
        let mut frames = vec![Frame::new(caption).with(trie).at("self.nodes.push(new);")];
        for node in 0..self.words.len() {
            let failure = self.automaton.failure(node);
            if failure == 0 {
                continue;
            }
            let mut tree = self.tree(node + 1);
            mark(&mut tree, node, Role::Active);
            mark(&mut tree, failure, Role::Compared);
            let (word, end) = (self.word(node), self.word(failure));
            let output = match self.automaton.output(node) {
                Some(output) if output == failure => {
                    format!(" It is a pattern: where {word} ends, {end} does.")
                }
                Some(output) => format!(
                    " The longest end of {word} that is a pattern is {}.",
                    self.word(output)
                ),
                None => String::new(),
            };
            let caption = format!("The longest end of {word} that is a node too is {end}.{output}");
            frames.push(Frame::new(caption).with(tree).at("done.step(failure as usize, byte)"));
        }
        frames
    }

    /// The text, byte by byte.
    fn scanning(&self) -> Vec<Frame> {
        let trie = self.tree(self.words.len());
        let first = "The automaton. It begins at the root.".to_owned();
        let alignment = Alignment::new(self.text.chars());
        let mut frames = vec![
            Frame::new(first)
                .with(alignment)
                .with(trie)
                .at("Stream { automaton: self, state: ROOT, n_read: 0 }"),
        ];
        let mut node = 0;
        let mut all = self.automaton.find_all(self.text).peekable();
        while all.next_if(|found| found.end == 0).is_some() {}
        for (i, byte) in self.text.bytes().enumerate() {
            let (mut steps, from) = (Vec::new(), node);
            node = self.automaton.step_watched(node, byte, |step| steps.push(step));
            let mut found = Vec::new();
            while let Some(one) = all.next_if(|found| found.end == i + 1) {
                found.push(one);
            }
            frames.push(self.frame(i, from, &steps, &found));
        }
        frames
    }

    fn frame(&self, i: usize, from: usize, steps: &[Step], found: &[Match]) -> Frame {
        let letter = char::from(self.text.as_bytes()[i]);
        let mut tree = self.tree(self.words.len());
        let mut falls = String::new();
        let (mut node, mut code) = (from, "");
        for step in steps {
            match *step {
                Step::Fall { from, to } => {
                    let end = self.word(to);
                    falls.push_str(&format!(
                        "{} has no child {letter}, fall to {end}; ",
                        self.word(from)
                    ));
                    mark(&mut tree, from, Role::Rejected);
                    for link in tree.links.iter_mut().filter(|link| link.from == from) {
                        link.role = Some(Role::Rejected);
                    }
                    (node, code) = (to, "node = failure;");
                }
                Step::Go { to } => {
                    falls.push_str(&format!("go on to {}", self.word(to)));
                    tree.nodes[to].branch_role = Some(Role::Active);
                    (node, code) =
                        (to, if code.is_empty() { "watch(Step::Go { to: child });" } else { code });
                }
                Step::Stay => {
                    falls.push_str(&format!("the root has no child {letter}"));
                    (node, code) = (0, if code.is_empty() { "watch(Step::Stay);" } else { code });
                }
            }
        }
        mark(&mut tree, node, Role::Active);
        let mut picture = Alignment::new(self.text.chars());
        picture.text[i].role = Some(Role::Active);
        let depth = self.words[node].1.len();
        if 0 < depth {
            let word = self.word(node);
            let mut laid = Laid::new("node", i + 1 - depth, word.chars());
            laid.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Compared));
            picture.below.push(laid);
        }
        let mut list = Vec::new();
        for &Match { pattern, start, .. } in found {
            let word = self.patterns[pattern];
            let mut laid = Laid::new("found", start, word.chars());
            laid.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Chosen));
            picture.below.push(laid);
            list.push(format!("{word} at {start}"));
            for (node, (_, string)) in self.words.iter().enumerate() {
                if string == word.as_bytes() {
                    mark(&mut tree, node, Role::Chosen);
                }
            }
        }
        let (what, code) = match list.as_slice() {
            [] => (String::new(), code),
            _ => (
                format!(" Found: {}.", list.join(", ")),
                "if let Some(&pattern) = self.patterns.next() {",
            ),
        };
        let caption = format!("{letter}: {falls}.{what}");
        Frame::new(caption).with(picture).with(tree).at(code)
    }

    fn answer(&self) -> String {
        let mut places = vec![Vec::new(); self.patterns.len()];
        for found in self.automaton.find_all(self.text) {
            places[found.pattern].push(found.start.to_string());
        }
        let n_matches: usize = places.iter().map(Vec::len).sum();
        let named =
            self.patterns.iter().zip(&places).map(|(pattern, places)| match places.as_slice() {
                [] => format!("{pattern} nowhere"),
                places => format!("{pattern} at {}", places.join(", ")),
            });
        let named: Vec<String> = named.collect();
        let list = if named.is_empty() { String::new() } else { format!(": {}", named.join("; ")) };
        format!("{}{list}.", trace::counted(n_matches, "match", "matches"))
    }

    fn links(&self) -> String {
        let n_nodes = self.words.len();
        let linked = (0..n_nodes).filter(|node| self.automaton.failure(*node) != 0);
        let linked: Vec<String> = linked
            .map(|node| {
                format!("{} to {}", self.word(node), self.word(self.automaton.failure(node)))
            })
            .collect();
        match linked.as_slice() {
            [] => {
                format!("{}, all failure links lead to the root.", trace::plural(n_nodes, "node"))
            }
            linked => format!(
                "{}. Failure links: {}; all others to the root.",
                trace::plural(n_nodes, "node"),
                linked.join(", ")
            ),
        }
    }
}

fn mark(tree: &mut Tree, node: usize, role: Role) {
    tree.nodes[node].keys.iter_mut().for_each(|key| key.role = Some(role));
}

pub(crate) const SIZES: [u32; 6] = [256, 512, 1024, 2048, 4096, 8192];

/// Twenty words, some of them frequent.
const WORDS: [&str; 20] = [
    "the",
    "of",
    "and",
    "in",
    "that",
    "with",
    "this",
    "word",
    "water",
    "algorithm",
    "pattern",
    "search",
    "compare",
    "table",
    "shift",
    "suffix",
    "prefix",
    "border",
    "window",
    "example",
];

/// The automaton's steps: on English, where they are most, and the comparisons of twenty searches
/// one after the other.
pub(crate) fn steps(n: u32) -> [u32; 3] {
    let n = n as usize;
    let english = texts::english(n);
    let one_by_one = WORDS.iter().map(|word| {
        let (matcher, mut n_comparisons) = (Matcher::new(word), 0);
        let mut all = matcher.find_all(&english);
        let mut watch =
            |step| n_comparisons += u32::from(matches!(step, pattern_match::Step::Compare { .. }));
        while all.next_watched(&mut watch).is_some() {}
        n_comparisons
    });
    let one_by_one = one_by_one.sum();
    let a_then_b = [texts::all_equal(n / 2).as_slice(), b"b"].concat();
    [
        n_steps(&WORDS.iter().collect(), &english),
        n_steps(&[a_then_b].iter().collect(), &texts::all_equal(n)),
        one_by_one,
    ]
}

/// How many steps the automaton makes on a text.
pub(crate) fn n_steps(automaton: &AhoCorasick, text: &[u8]) -> u32 {
    let (mut n_steps, mut node) = (0, 0);
    for &byte in text {
        node = automaton.step_watched(node, byte, |_| n_steps += 1);
    }
    n_steps
}

fn cost() -> Chart {
    let curves = ["20 words, English", "a...ab in a...a", "the 20 words one by one (11.3)"];
    let axes = ["length of the text", "steps"];
    Chart::from_counts("Steps of the automaton", axes, &SIZES, curves, steps)
}
