//! What the programs of the ordered maps, 4.6 to 4.11, share: reading keys and what is done with
//! them, and drawing a binary tree.
//!
//! A reader types keys, and before them a verb: `4 2 6 delete 2 find 6 insert 5 3`. A verb holds
//! for all keys up to the next verb; before the first verb keys are inserted. So a negative number
//! is a key like any other. Keys are whole numbers if the first key is one, else words; words stand
//! in the order of their code points, and a verb is never a key.
#![allow(dead_code, reason = "each program uses its part")]

pub(crate) mod frames;

use std::fmt;

use data_structure::ordered_map::arena::Id;
use data_structure::ordered_map::binary_tree::{BinaryTree, Side};
use data_structure::ordered_map::multiway::Statistics;
use input::Input;
use trace::{Frame, Role, Tree, TreeNode};

/// What still makes a picture.
pub(crate) const MOST_OPERATIONS: usize = 32;
pub(crate) const LONGEST_KEY: usize = 6;

/// What the reader types as [`trace::Demo::arguments`].
pub(crate) const ARGUMENTS: &str = "[KEY... | insert KEY... | delete KEY... | find KEY...]...";

/// A key: whole numbers, or words by their code points.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key {
    Number(i64),
    Word(String),
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Number(number) => number.fmt(f),
            Key::Word(word) => word.fmt(f),
        }
    }
}

/// What is done with a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verb {
    Insert,
    Delete,
    Find,
}

/// An operation on a map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Operation {
    pub(crate) verb: Verb,
    pub(crate) key: Key,
}

/// All operations, in the order in which they are typed.
pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<Vec<Operation>> {
    let mut operations: Vec<Operation> = Vec::new();
    // The verb that holds, and whether it still waits for its first key.
    let (mut verb, mut waits) = (Verb::Insert, None);
    while !input.is_end() || waits.is_some() {
        let name = match waits {
            Some(spoken) => format!("the key to {spoken}"),
            None => format!("operation {}", operations.len() + 1),
        };
        let word = input.word(&name)?;
        let spoken = match word {
            "insert" => Some((Verb::Insert, "insert")),
            "delete" => Some((Verb::Delete, "delete")),
            "find" => Some((Verb::Find, "find")),
            _ => None,
        };
        if let Some((next, spoken)) = spoken {
            if waits.is_some() {
                return Err(input.invalid(name, "is no key").into());
            }
            (verb, waits) = (next, Some(spoken));
            continue;
        }
        let number = word.parse();
        let are_words = match operations.first() {
            Some(first) => matches!(first.key, Key::Word(_)),
            None => !word.trim_start_matches(['+', '-']).starts_with(|c: char| c.is_ascii_digit()),
        };
        let key = match number {
            _ if are_words => Key::Word(word.to_owned()),
            Ok(number) => Key::Number(number),
            Err(_) => {
                return Err(input.invalid_number(name, "is not a whole number of 64 bits").into());
            }
        };
        waits = None;
        operations.push(Operation { verb, key });
    }
    Ok(operations)
}

/// The frame that says the limit, if the operations are too many or a key is too long for a
/// picture.
pub(crate) fn too_large(operations: &[Operation]) -> Option<Frame> {
    let is_long = |operation: &Operation| LONGEST_KEY < operation.key.to_string().chars().count();
    let is_large = MOST_OPERATIONS < operations.len() || operations.iter().any(is_long);
    let limit = format_args!("{MOST_OPERATIONS} operations, and keys of {LONGEST_KEY} characters");
    is_large.then(|| Frame::too_large(limit))
}

/// `2 keys, 3 5`; of many, the number alone.
pub(crate) fn keys<'a>(len: usize, keys: impl Iterator<Item = &'a Key>) -> String {
    match len {
        0 => "no keys".to_owned(),
        n if MOST_OPERATIONS < n => trace::plural(n, "key"),
        n => format!("{}, {}", trace::plural(n, "key"), trace::list(keys, " ")),
    }
}

/// `; absent: 3 5`; of many, the number alone; nothing if none was absent.
pub(crate) fn absent(keys: &[Key]) -> String {
    match keys.len() {
        0 => String::new(),
        n if MOST_OPERATIONS < n => format!("; {n} were absent"),
        _ => format!("; absent: {}", trace::list(keys, " ")),
    }
}

/// [`absent`], or that every key searched for was found.
pub(crate) fn sought(n_sought: usize, keys: &[Key]) -> String {
    if keys.is_empty() && 0 < n_sought {
        return "; every key searched for was found".to_owned();
    }
    absent(keys)
}

/// `; 3 nodes, height 1` of a B-tree or a B+ tree; nothing of an empty one.
pub(crate) fn size(statistics: Statistics) -> String {
    let nodes = trace::plural(statistics.n_leaves + statistics.n_inner, "node");
    statistics.height.map_or(String::new(), |height| format!("; {nodes}, height {height}"))
}

/// What is run on what: "Binary search tree: 4 2 6, delete 2".
pub(crate) fn title(name: &str, operations: &[Operation]) -> String {
    if operations.is_empty() {
        return format!("{name}: nothing to do");
    }
    if MOST_OPERATIONS < operations.len() {
        return format!("{name}: {} operations", operations.len());
    }
    let (mut title, mut verb, mut link) = (name.to_owned(), Verb::Insert, ": ");
    for operation in operations {
        title.push_str(link);
        if operation.verb != verb {
            verb = operation.verb;
            title.truncate(title.trim_end().len());
            let word = match verb {
                Verb::Insert => "insert",
                Verb::Delete => "delete",
                Verb::Find => "find",
            };
            title.push_str(if link == " " { ", " } else { " " });
            title.push_str(word);
            title.push(' ');
        }
        title.push_str(&operation.key.to_string());
        link = " ";
    }
    title
}

/// A binary tree as a picture: the nodes in pre-order. `decorate` marks a node, or adds a note to
/// it.
pub(crate) fn picture<V, M>(
    tree: &BinaryTree<Key, V, M>,
    decorate: impl Fn(Id, &mut TreeNode),
) -> Tree {
    let mut nodes = Vec::new();
    let mut waiting: Vec<_> = tree.root().map(|root| (root, None)).into_iter().collect();
    while let Some((id, place)) = waiting.pop() {
        let mut node = TreeNode::root(tree.key(id));
        if let Some((parent, side)) = place {
            node.parent = Some(parent);
            node.side = Some(side);
        }
        decorate(id, &mut node);
        let here = nodes.len();
        nodes.push(node);
        let sides = [(Side::Right, trace::Side::Right), (Side::Left, trace::Side::Left)];
        for (side, drawn) in sides {
            waiting.extend(tree.child(id, side).map(|child| (child, Some((here, drawn)))));
        }
    }
    Tree { nodes, ..Tree::default() }
}

/// The same with the way of a search marked: the nodes compared, and other nodes, at its end or
/// beside it, in roles of their own. `decorate` comes last.
pub(crate) fn way<V, M>(
    tree: &BinaryTree<Key, V, M>,
    compared: &[Id],
    others: &[(Id, Role)],
    decorate: impl Fn(Id, &mut TreeNode),
) -> Tree {
    picture(tree, |id, node| {
        let is_on_way = compared.contains(&id);
        let other = others.iter().find(|(other, _)| *other == id).map(|(_, role)| *role);
        node.keys[0].role = other.or(is_on_way.then_some(Role::Compared));
        // The way runs along the edge above a node if it passes both ends.
        let above = tree.parent(id).filter(|above| compared.contains(above));
        let is_passed = above.is_some() && (is_on_way || other == Some(Role::Active));
        node.branch_role = is_passed.then_some(Role::Compared);
        decorate(id, node);
    })
}

/// What a new key becomes, after the words on its way down: the root, if it was compared with no
/// other.
pub(crate) fn becomes(key: &Key, compared: &[Id]) -> String {
    if compared.is_empty() {
        format!(", so {key} becomes the root.")
    } else {
        ". It becomes a new leaf.".into()
    }
}

/// The comparisons of a search in words: "5: it is greater than 3 and 4, but less than 6".
pub(crate) fn comparisons<V, M>(
    tree: &BinaryTree<Key, V, M>,
    key: &Key,
    compared: &[Id],
) -> String {
    let keys = compared.iter().map(|node| tree.key(*node));
    let others: Vec<&Key> = keys.filter(|node| *node != key).collect();
    let words: Vec<String> = others
        .chunk_by(|one, other| (key < *one) == (key < *other))
        .map(|run| {
            let word = if *key < *run[0] { "less" } else { "greater" };
            format!("{word} than {}", trace::all_of(run))
        })
        .collect();
    let is_here = others.len() < compared.len();
    let all = match words.as_slice() {
        [one, other] => format!("{one}, but {other}"),
        [first @ .., last] if !first.is_empty() => format!("{}, and {last}", first.join(", ")),
        words => words.concat(),
    };
    match (all.is_empty(), is_here) {
        (true, true) => format!("{key}: it is at the root"),
        (true, false) => format!("{key}: the tree is empty"),
        (false, true) => format!("{key}: it is {all}, and here it is"),
        (false, false) => format!("{key}: it is {all}"),
    }
}
