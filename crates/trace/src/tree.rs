use crate::svg::{Anchor, Drawing, LINE, length, text_width};
use crate::text::{EMPTY, marked, one_line, paint};
use crate::{Cell, Draw, Edge, Role};

/// A rooted tree, or several side by side, with every node below its parent.
///
/// In a binary tree, each child has a [`Side`], so that an only child is drawn to the left or to
/// the right. In a multiway tree ([`Tree::boxed`]), nodes have several keys, and children are
/// attached to the gaps between the keys.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Tree {
    /// The nodes. A parent comes before its children, and siblings are in order from left to right.
    pub nodes: Vec<TreeNode>,
    /// Whether a node is drawn as a row of boxes, one per key, instead of a circle.
    pub boxed: bool,
    /// Arrows between nodes that are not parent and child, such as leaf links or failure links.
    /// Their marks and labels are shown.
    pub links: Vec<Edge>,
    /// The text to the right of each level, such as a sum, from the level of the root down. There
    /// may be fewer texts than levels.
    pub levels: Vec<String>,
}

/// A node of a tree and the edge from its parent.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct TreeNode {
    /// The contents, each with its own mark: one cell, or the keys of a multiway node.
    pub keys: Vec<Cell>,
    /// The text beside the node, such as a height or a color; may be empty.
    pub note: String,
    /// Whether the node has a heavy outline, such as a black node or the end of a word. In text,
    /// the node is in parentheses.
    pub heavy: bool,
    /// The index of its parent in [`Tree::nodes`]; `None` for a root.
    pub parent: Option<usize>,
    /// The side on which it is a child in a binary tree, if any.
    pub side: Option<Side>,
    /// The text at the edge from its parent, such as a letter; may be empty.
    pub branch: String,
    /// The mark of the edge from its parent, if any.
    pub branch_role: Option<Role>,
}

/// The two sides of a node in a binary tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The child on the left.
    Left,
    /// The child on the right.
    Right,
}

impl TreeNode {
    /// Creates a root.
    pub fn root(label: impl ToString) -> Self {
        TreeNode { keys: vec![Cell::new(label)], ..TreeNode::default() }
    }

    /// Creates a child of the node at index `parent`.
    pub fn child(parent: usize, label: impl ToString) -> Self {
        TreeNode { parent: Some(parent), ..TreeNode::root(label) }
    }

    /// Marks all keys of the node.
    pub fn marked(mut self, role: Role) -> Self {
        for key in &mut self.keys {
            key.role = Some(role);
        }
        self
    }
}

impl Tree {
    /// The depth of each node: 0 for a root.
    ///
    /// # Panics
    /// If a parent does not come before its child, or a link refers to a node that does not exist.
    /// Each is a bug in the demo.
    fn depths(&self) -> Vec<usize> {
        let mut depths: Vec<usize> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let below = |parent: usize| {
                depths.get(parent).expect("a parent that does not stand before its child") + 1
            };
            depths.push(node.parent.map_or(0, below));
        }
        for link in &self.links {
            let n = self.nodes.len();
            assert!(link.from < n && link.to < n, "a link to a node that is not there");
        }
        depths
    }

    /// The children of each node, and the roots as the last entry.
    fn families(&self) -> Vec<Vec<usize>> {
        let n = self.nodes.len();
        let mut families = vec![Vec::new(); n + 1];
        for (i, node) in self.nodes.iter().enumerate() {
            families[node.parent.unwrap_or(n)].push(i);
        }
        families
    }

    /// The horizontal center of each node, as close to its siblings as their subtrees allow.
    fn across(&self, families: &[Vec<usize>], (least, gap): (f64, f64)) -> Vec<f64> {
        let n = self.nodes.len();
        let mut aside = vec![0.0; n];
        // How far the subtree of a node extends to the left and to the right of it, level by level.
        let mut outlines: Vec<Vec<(f64, f64)>> = vec![Vec::new(); n + 1];
        for i in (0..n).rev().chain([n]) {
            // Invariant: the outlines of the children of this node are known, because they come
            // after it. The list of roots is handled last.
            let mut outline: Vec<(f64, f64)> = Vec::new();
            let mut places = Vec::new();
            for &child in &families[i] {
                let below = std::mem::take(&mut outlines[child]);
                let apart = |(left, right): (&(f64, f64), &(f64, f64))| left.1 + gap - right.0;
                let place = outline.iter().zip(&below).map(apart).fold(0.0, f64::max);
                for (level, (left, right)) in below.into_iter().enumerate() {
                    let reach = (left + place, right + place);
                    match outline.get_mut(level) {
                        Some(known) => *known = (known.0.min(reach.0), known.1.max(reach.1)),
                        None => outline.push(reach),
                    }
                }
                places.push(place);
            }
            let lean = match families[i][..] {
                [only] => self.nodes[only].side,
                _ => None,
            };
            // The horizontal distance from an only child to the center of its parent.
            let aslant = least + gap / 2.0;
            let center = match (&places[..], lean) {
                ([], _) => 0.0,
                ([only], Some(Side::Left)) => only + aslant,
                ([only], Some(Side::Right)) => only - aslant,
                ([first, .., last], _) => f64::midpoint(*first, *last),
                ([only], None) => *only,
            };
            for (&child, place) in families[i].iter().zip(places) {
                aside[child] = place - center;
            }
            for reach in &mut outline {
                *reach = (reach.0 - center, reach.1 - center);
            }
            if let Some(node) = self.nodes.get(i) {
                let half = self.width(node, least) / 2.0;
                let note = if node.note.is_empty() { 0.0 } else { text_width(&node.note) + 4.0 };
                outline.insert(0, (-half, half + note));
            }
            outlines[i] = outline;
        }
        let mut across: Vec<f64> = aside;
        for i in 0..n {
            across[i] += self.nodes[i].parent.map_or(0.0, |parent| across[parent]);
        }
        let left = outlines[n].iter().map(|reach| reach.0).fold(f64::INFINITY, f64::min);
        across.into_iter().map(|x| x - left).collect()
    }

    fn width(&self, node: &TreeNode, least: f64) -> f64 {
        if self.boxed {
            return node.keys.iter().map(box_width).sum::<f64>().max(box_width(&Cell::default()));
        }
        2.0 * radius(node, least)
    }

    /// The horizontal offset from the center of the parent at which the edge to a child starts.
    fn gap(&self, families: &[Vec<usize>], parent: usize, child: usize) -> f64 {
        let (keys, children) = (&self.nodes[parent].keys, &families[parent]);
        let nth = children.iter().position(|&other| other == child);
        match nth {
            Some(nth) if self.boxed && children.len() == keys.len() + 1 => {
                let before: f64 = keys[..nth].iter().map(box_width).sum();
                before - self.width(&self.nodes[parent], 0.0) / 2.0
            }
            _ => 0.0,
        }
    }

    fn named(&self, i: usize) -> String {
        let node = &self.nodes[i];
        let keys: Vec<String> = node.keys.iter().map(|key| one_line(&key.text)).collect();
        self.framed(node, &keys)
    }

    fn framed(&self, node: &TreeNode, keys: &[String]) -> String {
        let keys = keys.join(" ");
        let keys = if self.boxed { format!("[{keys}]") } else { keys };
        if node.heavy { format!("({keys})") } else { keys }
    }
}

/// The minimum radius of a node and the gap between two nodes of a level.
const AIRY: (f64, f64) = (16.0, 14.0);
/// The same for a tree with so many nodes in some level that it would be wider than a page.
const CLOSE: (f64, f64) = (13.0, 6.0);
const MANY: usize = 12;
const HIGH: f64 = 26.0;
/// The vertical distance between two levels.
const DOWN: f64 = 58.0;

fn radius(node: &TreeNode, least: f64) -> f64 {
    let label: f64 = node.keys.iter().map(|key| text_width(&key.text)).sum();
    least.max(label / 2.0 + 5.0)
}

/// The minimum radius of a node and the gap between two nodes of a level.
fn measures(depths: &[usize]) -> (f64, f64) {
    let mut counts = vec![0; depths.len()];
    for depth in depths {
        counts[*depth] += 1;
    }
    if counts.iter().any(|count| MANY < *count) { CLOSE } else { AIRY }
}

fn box_width(key: &Cell) -> f64 {
    (text_width(&key.text) + 12.0).max(HIGH)
}

impl Draw for Tree {
    fn text(&self, color: bool) -> String {
        let depths = self.depths();
        if self.nodes.is_empty() {
            return format!("{EMPTY}\n");
        }
        let families = self.families();
        let mut text = String::new();
        let roots = families[self.nodes.len()].iter().rev();
        let mut open: Vec<(usize, String)> = roots.map(|&root| (root, String::new())).collect();
        while let Some((i, indent)) = open.pop() {
            let node = &self.nodes[i];
            let siblings = &families[node.parent.unwrap_or(self.nodes.len())];
            let is_last = siblings.last() == Some(&i);
            let mut line = indent.clone();
            if node.parent.is_some() {
                let side = match node.side {
                    Some(Side::Left) => "L",
                    Some(Side::Right) => "R",
                    None => "",
                };
                let branch = marked(&format!("{side}{}", node.branch), node.branch_role);
                let corner = if is_last { "`-" } else { "|-" };
                line.push_str(&format!("{corner}{} ", paint(&branch, node.branch_role, color)));
            }
            let keys: Vec<String> = node
                .keys
                .iter()
                .map(|key| paint(&marked(&key.text, key.role), key.role, color))
                .collect();
            line.push_str(&self.framed(node, &keys));
            if !node.note.is_empty() {
                line.push_str(&format!("  {}", one_line(&node.note)));
            }
            text.push_str(line.trim_end());
            text.push('\n');
            let below = match (node.parent, is_last) {
                (None, _) => String::new(),
                (Some(_), true) => format!("{indent}   "),
                (Some(_), false) => format!("{indent}|  "),
            };
            // Reversed, so that the first child is popped first.
            open.extend(families[i].iter().rev().map(|&child| (child, format!("{below} "))));
        }
        for Edge { from, to, label, role, .. } in &self.links {
            let label = if label.is_empty() { String::new() } else { format!(" ({label})") };
            let link = format!("{} -> {}{label}", self.named(*from), self.named(*to));
            text.push_str(&paint(&marked(&one_line(&link), *role), *role, color));
            text.push('\n');
        }
        let high = depths.iter().max().map_or(0, |deepest| deepest + 1);
        for (depth, level) in self.levels.iter().take(high).enumerate() {
            if !level.is_empty() {
                text.push_str(&format!("level {depth}: {}\n", one_line(level)));
            }
        }
        text
    }

    fn svg(&self) -> Drawing {
        let depths = self.depths();
        if self.nodes.is_empty() {
            let mut drawing = Drawing::new(0.0, LINE);
            drawing.text((0.0, LINE - 5.0), Anchor::Start, "note", EMPTY);
            return drawing;
        }
        let families = self.families();
        let measures = measures(&depths);
        let least = measures.0;
        let across = self.across(&families, measures);
        let half = if self.boxed {
            HIGH / 2.0
        } else {
            self.nodes.iter().map(|node| radius(node, least)).fold(least, f64::max)
        };
        let down = DOWN + 2.0 * (half - least).max(0.0);
        let place = |i: usize| (across[i], half + 2.0 + length(depths[i]) * down);
        let rim = |i: usize| if self.boxed { half } else { radius(&self.nodes[i], least) };
        let right = (0..self.nodes.len())
            .map(|i| across[i] + self.width(&self.nodes[i], least) / 2.0)
            .fold(0.0, f64::max);
        let deepest = depths.iter().copied().max().unwrap_or(0);
        let mut drawing = Drawing::new(right + 2.0, 2.0 * half + 4.0 + length(deepest) * down);
        for (i, node) in self.nodes.iter().enumerate() {
            let Some(parent) = node.parent else { continue };
            let (above, below) = (place(parent), place(i));
            let start = (above.0 + self.gap(&families, parent, i), above.1);
            let from = if self.boxed {
                (start.0, above.1 + half)
            } else {
                leave(above, below, rim(parent))
            };
            let to =
                if self.boxed { (below.0, below.1 - half) } else { leave(below, above, rim(i)) };
            drawing.line(from, to, "line", node.branch_role);
            let label = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1) + 4.0);
            drawing.text(label, Anchor::Middle, "note", &node.branch);
        }
        for Edge { from, to, label, role, .. } in &self.links {
            let (a, b) = (place(*from), place(*to));
            let reach = |i: usize| self.width(&self.nodes[i], least) / 2.0;
            let (start, end) = if depths[*from] == depths[*to] && a.0 < b.0 {
                ((a.0 + reach(*from), a.1), (b.0 - reach(*to), b.1))
            } else {
                (leave(a, b, rim(*from)), leave(b, a, rim(*to)))
            };
            drawing.link(start, end, *role);
            let middle = (f64::midpoint(start.0, end.0), f64::midpoint(start.1, end.1) - 5.0);
            drawing.text(middle, Anchor::Middle, "note", label);
        }
        for (i, node) in self.nodes.iter().enumerate() {
            let (x, y) = place(i);
            let reach = self.width(node, least) / 2.0;
            if self.boxed {
                let mut left = x - reach;
                let blank = [Cell::default()];
                let keys = if node.keys.is_empty() { &blank[..] } else { &node.keys };
                if node.heavy {
                    let size = (2.0 * reach + 6.0, HIGH + 6.0);
                    drawing.frame((left - 3.0, y - half - 3.0), size);
                }
                for key in keys {
                    let size = (box_width(key), HIGH);
                    drawing.cell((left, y - half), size, &key.text, key.role);
                    left += size.0;
                }
            } else {
                if node.heavy {
                    drawing.dot((x, y), radius(node, least) + 2.0, "rim");
                }
                let label: Vec<&str> = node.keys.iter().map(|key| key.text.as_str()).collect();
                let role = node.keys.iter().find_map(|key| key.role);
                drawing.vertex((x, y), radius(node, least), &label.join(" "), role);
            }
            let beside = (x + reach + 4.0, y - rim(i) + 10.0);
            drawing.text(beside, Anchor::Start, "note", &node.note);
        }
        for (depth, level) in self.levels.iter().take(deepest + 1).enumerate() {
            let beside = (right + 24.0, half + 7.0 + length(depth) * down);
            drawing.text(beside, Anchor::Start, "note", level);
        }
        drawing
    }

    fn roles(&self) -> Vec<Role> {
        let keys = self.nodes.iter().flat_map(|node| node.keys.iter().filter_map(|key| key.role));
        let branches = self.nodes.iter().filter_map(|node| node.branch_role);
        keys.chain(branches).chain(self.links.iter().filter_map(|link| link.role)).collect()
    }
}

/// The point where the straight line from the center `from` to `to` leaves a circle around `from`.
fn leave(from: (f64, f64), to: (f64, f64), radius: f64) -> (f64, f64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = (dx * dx + dy * dy).sqrt().max(1.0);
    (from.0 + dx / long * radius, from.1 + dy / long * radius)
}
