//! Aho-Corasick, letter by letter:
//! `cargo run -p pattern-match --example aho_corasick -- stinting sting tint int in`.

use std::process::ExitCode;

use input::Input;
use pattern_match::aho_corasick::AhoCorasick;
use pattern_match::aho_corasick::plain::{AhoCorasick as Plain, Node, Step};
use pattern_match::knuth_morris_pratt::Matcher;
use pattern_match::texts;
use trace::{
    Alignment, Cell, Chart, Demo, Edge, Flag, Frame, Laid, Options, Role, SplitMix64, Trace, Tree,
    TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "pattern-match",
    name: "aho_corasick",
    about: "Aho-Corasick: all places of many patterns in one pass. Dashed arrows are failure links; those to the root are left out.",
    arguments: "TEXT PATTERN...",
    worked: &["stinting sting tint int in"],
    flags: &[Flag {
        name: "--links",
        value: None,
        about: "how the links are found, and not how the text is read",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// What still makes a picture.
const MOST_NODES: usize = 20;
const LONGEST: usize = 24;
/// The root's number.
const ROOT: usize = 0;

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Three different patterns of the letters a, b and c, and a text that is made of their pieces.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut patterns: Vec<String> = Vec::new();
    while patterns.len() < 3 {
        let pattern: String =
            (0..2 + dice.below(3)).map(|_| ["a", "b", "c"][dice.below(3)]).collect();
        if !patterns.contains(&pattern) {
            patterns.push(pattern);
        }
    }
    let mut text = String::new();
    while text.len() < 8 {
        let pattern = &patterns[dice.below(3)];
        text.push_str(&pattern[..=dice.below(pattern.len())]);
    }
    format!("{text} {}", patterns.join(" "))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let links_only = options.has("--links");
    let text = input.word("the text")?;
    let mut patterns: Vec<&str> = Vec::new();
    while !input.is_end() {
        let what = format!("pattern {}", patterns.len() + 1);
        let pattern = input.word(&what)?;
        if let Some(first) = patterns.iter().position(|other| *other == pattern) {
            let reason = format!("is pattern {} again", first + 1);
            return Err(input.invalid(what, reason).into());
        }
        patterns.push(pattern);
    }
    let run = Run::new(text, patterns);
    let is_small = run.words.len() <= MOST_NODES
        && text.len() <= LONGEST
        && text.is_ascii()
        && run.patterns.iter().all(|pattern| pattern.is_ascii());
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
    automaton: Plain,
    /// For each node its parent and its string.
    words: Vec<(Option<usize>, String)>,
    /// The nodes as they are drawn: a parent before its children, and these from left to right.
    order: Vec<usize>,
}

/// What happens while one letter is read: the nodes that are left by their failure links, the node
/// after it, and the nodes of the matches.
#[derive(Default)]
struct Turn {
    falls: Vec<usize>,
    node: usize,
    found: Vec<usize>,
}

impl<'a> Run<'a> {
    fn new(text: &'a str, patterns: Vec<&'a str>) -> Self {
        let automaton = Plain::new(&patterns);
        let nodes = automaton.nodes();
        let mut words = vec![(None, String::new()); nodes.len()];
        // A child has a larger number than its parent.
        for (parent, node) in nodes.iter().enumerate() {
            for (&byte, &child) in &node.children {
                let word = format!("{}{}", words[parent].1, char::from(byte));
                words[child] = (Some(parent), word);
            }
        }
        let (mut order, mut stack) = (Vec::new(), vec![ROOT]);
        while let Some(node) = stack.pop() {
            order.push(node);
            stack.extend(nodes[node].children.values().rev());
        }
        Run { text, patterns, automaton, words, order }
    }

    fn word(&self, node: usize) -> &str {
        if node == ROOT { "the root" } else { &self.words[node].1 }
    }

    fn node(&self, node: usize) -> &Node {
        &self.automaton.nodes()[node]
    }

    fn is_pattern(&self, node: usize) -> bool {
        self.node(node).pattern.is_some()
    }

    /// The trie; `has_link` says which failure links are drawn. Those to the root are not.
    fn tree(&self, has_link: impl Fn(usize) -> bool) -> Tree {
        let mut tree = Tree::default();
        for &node in &self.order {
            let (parent, word) = &self.words[node];
            let branch = word.chars().last().map(String::from).unwrap_or_default();
            tree.nodes.push(TreeNode {
                keys: vec![Cell::new(if node == ROOT { "root" } else { word })],
                heavy: self.is_pattern(node),
                parent: parent.map(|parent| place(&self.order, parent)),
                branch,
                ..TreeNode::default()
            });
        }
        for node in self.order.iter().copied().filter(|node| has_link(*node)) {
            let failure = self.node(node).failure;
            if failure != ROOT {
                tree.links.push(Edge::new(place(&self.order, node), place(&self.order, failure)));
            }
        }
        tree
    }

    /// Marks the nodes of a tree.
    fn mark(&self, tree: &mut Tree, nodes: &[usize], role: Role) {
        for &node in nodes {
            tree.nodes[place(&self.order, node)].keys[0].role = Some(role);
        }
    }

    /// The trie, and the links of each node below the children of the root.
    fn building(&self) -> Vec<Frame> {
        // For each node the falls on the way to its link.
        let (mut links, mut falls) = (Vec::new(), Vec::new());
        Plain::new_watched(&self.patterns, |step, _| match step {
            Step::Fall { from } => falls.push(from),
            Step::Link { node } => links.push((node, std::mem::take(&mut falls))),
            _ => {}
        });
        let n_patterns = trace::plural(self.patterns.len(), "pattern");
        let caption = format!(
            "The trie of {n_patterns}. A heavy node is a pattern. The children of the root link to the root; such links are not drawn."
        );
        let at = "if parent != ROOT {";
        let mut frames = vec![Frame::new(caption).with(self.tree(|_| false)).at(at)];
        let is_deep = |node: usize| 1 < self.words[node].1.len();
        let deep: Vec<_> = links.iter().filter(|(node, _)| is_deep(*node)).collect();
        let mut n_asked = 0;
        for (i, (node, falls)) in deep.iter().enumerate() {
            let is_known = |node: usize| deep[..=i].iter().any(|(known, _)| *known == node);
            let mut tree = self.tree(is_known);
            let failure = self.node(*node).failure;
            self.mark(&mut tree, falls, Role::Rejected);
            self.mark(&mut tree, &[failure], Role::Compared);
            self.mark(&mut tree, &[*node], Role::Active);
            let (caption, at) = self.link_caption(*node, falls);
            // Ask for the first two links that do not lead to the root.
            if failure != ROOT
                && n_asked < 2
                && let Some(frame) = frames.pop()
            {
                frames.push(self.ask_link(frame, *node));
                n_asked += 1;
            } else if self.node(failure).output.is_some()
                && !self.is_pattern(failure)
                && let Some(frame) = frames.pop()
            {
                frames.push(self.ask_output(frame, *node));
            }
            frames.push(Frame::new(caption).with(tree).at(at));
        }
        frames
    }

    /// How the links of a node are found, and the line that does it.
    fn link_caption(&self, node: usize, falls: &[usize]) -> (String, &'static str) {
        let Some(parent) = self.words[node].0 else { return (String::new(), "") };
        let (word, letter) = (self.word(node), self.letter(node));
        let start = self.node(parent).failure;
        let mut caption =
            format!("{word}: its parent {} links to {}.", self.word(parent), self.word(start));
        let end = falls.last().map_or(start, |&last| self.node(last).failure);
        for &from in falls {
            let to = self.word(self.node(from).failure);
            caption.push_str(&format!(
                " {} has no child {letter}, so follow its link to {to}.",
                self.word(from)
            ));
        }
        let failure = self.node(node).failure;
        caption.push_str(&if failure == ROOT {
            format!(" The root has no child {letter}, so {word} links to the root.")
        } else {
            let end = if end == ROOT { "The root" } else { self.word(end) };
            format!(" {end} has the child {letter}, so {word} links to {}.", self.word(failure))
        });
        match self.node(node).output {
            Some(output) if output == failure => {
                let end = self.word(output);
                caption.push_str(&format!(
                    " {end} is a pattern, so the output link leads to {end}, too."
                ));
                (caption, "self.nodes[child].output = output;")
            }
            Some(output) => {
                caption.push_str(&format!(
                    " {} is not a pattern, but its output link leads to {}. So the output link of {word} leads there, too.",
                    self.word(failure),
                    self.word(output)
                ));
                (caption, "self.nodes[child].output = output;")
            }
            None => (caption, "self.nodes[child].failure = failure;"),
        }
    }

    /// The letter that leads to a node.
    fn letter(&self, node: usize) -> &str {
        let word = &self.words[node].1;
        &word[word.len().saturating_sub(1)..]
    }

    fn ask_link(&self, frame: Frame, node: usize) -> Frame {
        let word = self.word(node);
        let failure = self.node(node).failure;
        let because = format!(
            "{} is the longest suffix of {word}, other than {word} itself, that is a node.",
            self.word(failure)
        );
        let question = format!("To which node does the failure link of {word} lead?");
        let others = [ROOT, self.words[node].0.unwrap_or(ROOT), self.node(failure).failure];
        self.ask_node(frame, question, failure, &others, because)
    }

    fn ask_output(&self, frame: Frame, node: usize) -> Frame {
        let (word, failure) = (self.word(node), self.node(node).failure);
        let output = self.node(node).output.unwrap_or(ROOT);
        let question = format!(
            "The failure link of {word} will lead to {}, which is not a pattern. Where does the output link of {word} lead?",
            self.word(failure)
        );
        let because =
            format!("{} is the longest suffix of {word} that is a pattern.", self.word(output));
        self.ask_node(frame, question, output, &[failure, ROOT], because)
    }

    /// Asks for a node.
    fn ask_node(
        &self,
        frame: Frame,
        question: String,
        answer: usize,
        others: &[usize],
        because: String,
    ) -> Frame {
        let mut choices = vec![answer];
        choices.extend(others);
        choices.sort_unstable();
        choices.dedup();
        if choices.len() < 2 {
            return frame;
        }
        let place = place(&choices, answer);
        frame.ask(question, choices.iter().map(|node| self.word(*node)), place, because)
    }

    /// The text, letter by letter.
    fn scanning(&self) -> Vec<Frame> {
        let mut turns: Vec<Turn> = Vec::new();
        let mut falls = Vec::new();
        self.automaton.find_all_watched(self.text, |step, _| match step {
            Step::Fall { from } => falls.push(from),
            Step::Read { node } => {
                turns.push(Turn { falls: std::mem::take(&mut falls), node, found: Vec::new() });
            }
            Step::Found { node } => {
                turns.last_mut().into_iter().for_each(|turn| turn.found.push(node));
            }
            Step::Add { .. } | Step::Link { .. } => {}
        });
        let caption = "A heavy node is a pattern, and a dashed arrow is a failure link. The search begins at the root.";
        let at = "let (mut found, mut node) = (vec![], ROOT);";
        let first = Frame::new(caption).with(Alignment::new(self.text.chars()));
        let mut frames = vec![first.with(self.tree(|_| true)).at(at)];
        if let (true, Some(frame)) = (1 < self.patterns.len(), frames.pop()) {
            let question = format!(
                "There are {} patterns. How many times will the search read each letter of the text?",
                self.patterns.len()
            );
            let because = "A failure link changes the node, but never the place in the text.";
            let choices = ["once", "once for each pattern", "it depends on the letters"];
            frames.push(frame.ask(question, choices, 0, because));
        }
        let (mut from, mut n_asked) = (ROOT, [0, 0]);
        for (i, turn) in turns.iter().enumerate() {
            if !turn.falls.is_empty()
                && n_asked[0] < 2
                && let Some(frame) = frames.pop()
            {
                frames.push(self.ask_fall(frame, i, from, turn.node));
                n_asked[0] += 1;
            }
            let mut frame = self.move_frame(i, from, turn);
            if !turn.found.is_empty() {
                // The question is about a node that is no pattern, or about more than one match.
                let is_plain = turn.found == [turn.node];
                if !is_plain && n_asked[1] < 2 {
                    frame = self.ask_found(frame, turn);
                    n_asked[1] += 1;
                }
                frames.push(frame);
                frame = self.found_frame(i, turn);
            }
            frames.push(frame);
            from = turn.node;
        }
        frames
    }

    fn letter_at(&self, i: usize) -> &str {
        &self.text[i..=i]
    }

    fn ask_fall(&self, frame: Frame, i: usize, from: usize, to: usize) -> Frame {
        let (word, letter) = (self.word(from), self.letter_at(i));
        let question = format!(
            "The next letter is {letter}, but {word} has no child {letter}. Which node is next?"
        );
        let because = format!(
            "The longest suffix of {word}{letter} that is a node is {}.",
            if to == ROOT { "the empty one" } else { self.word(to) }
        );
        let byte = self.text.as_bytes()[i];
        let at_root = self.node(ROOT).children.get(&byte).copied().unwrap_or(ROOT);
        let others = [ROOT, at_root, self.node(from).failure];
        self.ask_node(frame, question, to, &others, because)
    }

    fn ask_found(&self, frame: Frame, turn: &Turn) -> Frame {
        let found: Vec<&str> = turn.found.iter().map(|node| self.word(*node)).collect();
        let all = trace::list(&found, " and ");
        let word = self.word(turn.node);
        let (mut choices, because) = if self.is_pattern(turn.node) {
            let because = format!("Each pattern that is a suffix of {word} ends here as well.");
            (vec![word.to_owned(), all.clone()], because)
        } else {
            let because = format!("{word} is not a pattern, but it ends with {}.", found[0]);
            (vec!["none".to_owned(), all.clone()], because)
        };
        if let Some(failure) = Some(self.node(turn.node).failure).filter(|node| *node != ROOT) {
            choices.push(self.word(failure).to_owned());
        }
        choices.push(self.patterns[0].to_owned());
        choices.sort_unstable();
        choices.dedup();
        let place = choices.iter().position(|choice| *choice == all).unwrap_or(0);
        frame.ask("Which patterns end at this letter?", choices, place, because)
    }

    /// The text with the string of the node below it, and the trie.
    fn picture(&self, i: usize, turn: &Turn) -> (Alignment, Tree) {
        let mut alignment = Alignment::new(self.text.chars());
        alignment.text[i].role = Some(Role::Active);
        let word = &self.words[turn.node].1;
        if !word.is_empty() {
            let mut laid = Laid::new("node", i + 1 - word.len(), word.chars());
            laid.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Compared));
            alignment.below.push(laid);
        }
        (alignment, self.tree(|_| true))
    }

    /// The frame in which a letter is read.
    fn move_frame(&self, i: usize, from: usize, turn: &Turn) -> Frame {
        let letter = self.letter_at(i);
        let (alignment, mut tree) = self.picture(i, turn);
        let mut caption = format!("{letter}:");
        let mut at = "node = self.step(node, byte);";
        let mut node = from;
        for &fallen in &turn.falls {
            node = self.node(fallen).failure;
            caption.push_str(&format!(
                " {} has no child {letter}, so follow its failure link to {}.",
                self.word(fallen),
                self.word(node)
            ));
            at = "node = self.nodes[node].failure;";
        }
        caption.push_str(&if turn.node == ROOT {
            at = "self.nodes[node].children.get(&byte).copied().unwrap_or(ROOT)";
            format!(" The root has no child {letter}, so stay there.")
        } else {
            format!(" Go from {} to its child {}.", self.word(node), self.word(turn.node))
        });
        self.mark(&mut tree, &turn.falls, Role::Rejected);
        self.mark(&mut tree, &[turn.node], Role::Active);
        Frame::new(caption).with(alignment).with(tree).at(at)
    }

    /// The frame with the matches that end at a letter.
    fn found_frame(&self, i: usize, turn: &Turn) -> Frame {
        let (mut alignment, mut tree) = self.picture(i, turn);
        self.mark(&mut tree, &[turn.node], Role::Active);
        self.mark(&mut tree, &turn.found, Role::Chosen);
        let mut caption = String::new();
        let mut at = "found.push(Match { pattern, start: i + 1 - length, end: i + 1 });";
        let mut node = turn.node;
        if turn.found.first() != Some(&turn.node) {
            caption = format!("{} is not a pattern. ", self.word(node));
            at = "next = self.nodes[suffix].output;";
        }
        for &found in &turn.found {
            let word = self.word(found);
            let start = i + 1 - word.len();
            caption.push_str(&if found == turn.node {
                format!("{word} is a pattern, so there is a match at {start}. ")
            } else {
                format!(
                    "The output link of {} leads to {word}, so there is a match at {start}. ",
                    self.word(node)
                )
            });
            node = found;
            let mut laid = Laid::new("found", start, word.chars());
            laid.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Chosen));
            alignment.below.push(laid);
        }
        Frame::new(caption.trim_end()).with(alignment).with(tree).at(at)
    }

    fn answer(&self) -> String {
        let mut places = vec![Vec::new(); self.patterns.len()];
        let automaton: AhoCorasick = self.patterns.iter().collect();
        for found in automaton.find_all(self.text) {
            places[found.pattern].push(found.start.to_string());
        }
        let (mut found, mut missing) = (Vec::new(), Vec::new());
        for (pattern, places) in self.patterns.iter().zip(&places) {
            match places.as_slice() {
                [] => missing.push(pattern),
                places => found.push(format!("{pattern} at {}", places.join(", "))),
            }
        }
        let matches = match places.iter().map(Vec::len).sum::<usize>() {
            0 => return "There are no matches.".to_owned(),
            1 => "There is 1 match".to_owned(),
            n => format!("There are {n} matches"),
        };
        let missing = match missing.as_slice() {
            [] => String::new(),
            [one] => format!(" {one} does not occur."),
            all => format!(" These patterns do not occur: {}.", trace::list(all, ", ")),
        };
        format!("{matches}: {}.{missing}", found.join("; "))
    }

    fn links(&self) -> String {
        let n_nodes = trace::plural(self.words.len(), "node");
        let linked = (0..self.words.len()).filter(|node| self.node(*node).failure != ROOT);
        let linked: Vec<String> = linked
            .map(|node| format!("{} to {}", self.word(node), self.word(self.node(node).failure)))
            .collect();
        match linked.as_slice() {
            [] => format!("{n_nodes}. All failure links lead to the root."),
            linked => {
                format!("{n_nodes}. Failure links: {}; all others to the root.", linked.join(", "))
            }
        }
    }
}

/// Where a number stands in a list.
fn place(list: &[usize], number: usize) -> usize {
    list.iter().position(|one| *one == number).unwrap_or(0)
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
