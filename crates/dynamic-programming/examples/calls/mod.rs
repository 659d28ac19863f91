//! The calls of a recursion, drawn as a tree that grows. What several programs of this chapter
//! share.

#![allow(dead_code, reason = "each program needs a part of it")]

use dynamic_programming::Step;
use trace::{Frame, Role, Tree, TreeNode};

/// The largest tree that is drawn.
pub(crate) const MOST_CALLS: usize = 40;

/// In place of a larger tree.
pub(crate) fn too_many() -> Vec<Frame> {
    vec![Frame::too_large(trace::plural(MOST_CALLS, "call"))]
}

/// One call.
#[derive(Debug, Clone)]
struct Call<S> {
    state: S,
    /// The position of the call that made this one.
    parent: Option<usize>,
    value: String,
    /// How many calls had begun when this one ended.
    ended: usize,
    /// Whether the memo had the answer.
    is_known: bool,
    /// Whether an earlier call asked the same.
    is_again: bool,
}

/// All calls of a recursion, in the order in which they begin.
#[derive(Debug, Clone)]
pub(crate) struct Calls<S> {
    calls: Vec<Call<S>>,
    /// The calls that have not ended, the innermost last.
    open: Vec<usize>,
}

/// How the frames speak of a recursion.
pub(crate) struct Words<'a, S> {
    /// A state, as in "f(2, 4)".
    pub state: &'a dyn Fn(S) -> String,
    /// Whether a state has nothing left to decide. Such a call is drawn with the next frame.
    pub is_base: &'a dyn Fn(S) -> bool,
    /// The code where a call begins, where the memo answers, and where the last call ends.
    pub at: (&'static str, &'static str, &'static str),
}

impl<S: Copy + PartialEq> Calls<S> {
    pub(crate) fn new() -> Self {
        Calls { calls: Vec::new(), open: Vec::new() }
    }

    /// Takes down one step.
    pub(crate) fn watch<V: ToString>(&mut self, step: Step<S, V>) {
        let (value, is_known) = match step {
            Step::Call(state) => {
                self.calls.push(Call {
                    state,
                    parent: self.open.last().copied(),
                    value: String::new(),
                    ended: usize::MAX,
                    is_known: false,
                    is_again: self.calls.iter().any(|call| call.state == state),
                });
                self.open.push(self.calls.len() - 1);
                return;
            }
            Step::Known(value) => (value, true),
            Step::Return(value) => (value, false),
        };
        if let Some(i) = self.open.pop() {
            let ended = self.calls.len();
            let call = &mut self.calls[i];
            (call.value, call.is_known, call.ended) = (value.to_string(), is_known, ended);
        }
    }

    /// How many calls there were.
    pub(crate) fn len(&self) -> usize {
        self.calls.len()
    }

    /// How many calls there were, and how many different states they asked for: "22 calls for 16
    /// states".
    pub(crate) fn counted(&self) -> String {
        let n_states = self.calls.iter().filter(|call| !call.is_again).count();
        let [calls, states] =
            [(self.len(), "call"), (n_states, "state")].map(|(n, noun)| trace::plural(n, noun));
        format!("{calls} for {states}")
    }

    /// How many calls call `i` made, its calls' calls too, and itself.
    fn size(&self, i: usize) -> usize {
        self.calls[i].ended - i
    }

    /// A frame for each call that decides something, and one for the end; or one that says that
    /// the calls are too many.
    pub(crate) fn frames(&self, words: &Words<'_, S>) -> Vec<Frame> {
        if MOST_CALLS < self.len() {
            return too_many();
        }
        let name = |i: usize| (words.state)(self.calls[i].state);
        let shown: Vec<usize> =
            (0..self.len()).filter(|&i| !(words.is_base)(self.calls[i].state)).collect();
        let mut frames = Vec::new();
        for (nth, &i) in shown.iter().enumerate() {
            let call = &self.calls[i];
            let before = nth.checked_sub(1).map_or(0, |before| shown[before]);
            let answers = self.answers(words, before, i);
            let (does, at) = match call {
                Call { is_known: true, .. } => {
                    (format!("The memo has {}: it is {}.", name(i), call.value), words.at.1)
                }
                Call { is_again: true, .. } => {
                    (format!("{} is asked for again.", name(i)), words.at.0)
                }
                _ => (format!("{} is asked for.", name(i)), words.at.0),
            };
            let mut frame =
                Frame::new(format!("{answers}{does}")).with(self.tree(words, i + 1)).at(at);
            if let Some(&next) = shown.get(nth + 1) {
                frame = self.ask(frame, words, next);
            }
            frames.push(frame);
        }
        let before = shown.last().copied().unwrap_or(0);
        let answers = self.answers(words, before, usize::MAX);
        let end = Frame::new(format!("{answers}All calls have ended."));
        frames.push(end.with(self.tree(words, usize::MAX)).at(words.at.2));
        frames
    }

    /// Asks how much work the first repeated calls are.
    fn ask(&self, frame: Frame, words: &Words<'_, S>, next: usize) -> Frame {
        let call = &self.calls[next];
        let Some(first) = self.calls[..next].iter().position(|other| other.state == call.state)
        else {
            return frame;
        };
        let name = (words.state)(call.state);
        let question = format!(
            "{name} comes next, for the second time. How many calls will it make, itself included?"
        );
        let n_first = self.size(first);
        // Each idea is asked once: how much is repeated, or how much the memo saves.
        let n_before = self.calls[..next].iter().filter(|call| call.is_again).count();
        if 0 < n_before || n_first < 2 {
            return frame;
        }
        let n = self.size(next);
        let because = if call.is_known {
            "Its answer is in the memo, so no further call is made."
        } else {
            "As many as the first time: the recursion does not remember the answer."
        };
        frame.ask_number(question, n, [1, 2, n_first, n_first + 1], because)
    }

    /// The calls that ended after call `before` began and before call `now` does.
    fn answers(&self, words: &Words<'_, S>, before: usize, now: usize) -> String {
        let ended = |i: &usize| before < self.calls[*i].ended && self.calls[*i].ended <= now;
        let is_worth = |i: &usize| {
            let call = &self.calls[*i];
            !(words.is_base)(call.state) && !call.is_known
        };
        let mut ended: Vec<usize> = (0..self.len()).filter(ended).filter(is_worth).collect();
        // An inner call ends first.
        ended.sort_by_key(|&i| (self.calls[i].ended, usize::MAX - i));
        if ended.is_empty() {
            return String::new();
        }
        let answer =
            |i: usize| format!("{} is {}", (words.state)(self.calls[i].state), self.calls[i].value);
        format!("{}. ", trace::all_of(ended.into_iter().map(answer)))
    }

    /// The calls before `end`, of which the last is active.
    fn tree(&self, words: &Words<'_, S>, end: usize) -> Tree {
        let end_of_all = end.min(self.len());
        let nodes = self.calls[..end_of_all].iter().enumerate().map(|(i, call)| {
            let has_ended = call.ended < end || (call.is_known && call.ended <= end);
            let again = if call.is_again && !call.is_known { "again" } else { "" };
            let value = if has_ended { format!("= {}", call.value) } else { String::new() };
            let mut node = TreeNode::root((words.state)(call.state));
            node.parent = call.parent;
            [value.as_str(), again].join(" ").trim().clone_into(&mut node.note);
            let role = if i + 1 == end {
                Some(Role::Active)
            } else if call.is_known {
                Some(Role::Chosen)
            } else if call.is_again {
                Some(Role::Rejected)
            } else {
                has_ended.then_some(Role::Settled)
            };
            match role {
                Some(role) => node.marked(role),
                None => node,
            }
        });
        Tree { nodes: nodes.collect(), ..Tree::default() }
    }
}
