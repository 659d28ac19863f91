//! The observer left out: an item as it would be written if nobody looked on.
//!
//! An algorithm of the book may have an observer, a closure `watch` that it tells its steps to. On
//! a lesson's page the reader first sees the algorithm alone. What goes is found in the parsed
//! item, and the source text is edited there, so that comments and layout stay. The edits are made
//! in rounds: what one round leaves empty, the next takes out.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

use proc_macro2::{LineColumn, TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Block, Expr, ExprCall, ExprClosure, FnArg, GenericParam, Generics, ImplItem, ImplItemFn, Item,
    ItemFn, ItemImpl, Member, Pat, ReceiverKind, Signature, Stmt, Token, Type, TypeParamBound,
    UnOp, WherePredicate,
};

mod layout;
mod purity;
mod round;

pub(crate) use layout::{WIDTH, dedent, indent};
use layout::{settle, without_double_blanks};
use round::{Idle, Round};

/// What the observer is called, as a parameter and as a field.
const WATCH: &str = "watch";
/// How the name of a function ends that takes an observer and has a front door that takes none.
const SUFFIX: &str = "_watched";
/// What a function's name begins with that does nothing but tell the observer.
const TELLS: &str = "watch_";
/// Stands, between two rounds, where something was taken out.
const MARK: &str = "/*~left out~*/";
/// More rounds than this means that two of them undo each other.
const MOST_ROUNDS: usize = 200;

/// An item's text, and what stands round it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// `impl Type {` or `trait Name {`, if the item stands in one.
    pub header: Option<String>,
    /// The item, not indented.
    pub text: String,
}

/// What is known of the observers of a crate.
#[derive(Debug, Default)]
pub struct Observers {
    /// For each function that takes an observer, which of its arguments that may be.
    positions: HashMap<String, BTreeSet<usize>>,
    /// For each `x_watched` the functions that do nothing but call it with an observer that does
    /// nothing.
    doors: HashMap<String, BTreeSet<String>>,
    /// Whether every function of that name leaves alone whatever it is given.
    is_pure: HashMap<String, bool>,
    /// How a function is called that has lost its observer, if not by the front door's name.
    suffix: Option<&'static str>,
}

impl Observers {
    /// What is known if every name without its observer ends with `suffix`: then it can be compiled
    /// beside the other.
    pub fn with_suffix(suffix: &'static str) -> Self {
        Self { suffix: Some(suffix), ..Self::default() }
    }

    /// Takes note of the functions of a file.
    pub fn learn(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Fn(it) => self.learn_function(&it.sig, Some(&it.block)),
                Item::Impl(it) => {
                    for inner in &it.items {
                        if let ImplItem::Fn(method) = inner {
                            self.learn_function(&method.sig, Some(&method.block));
                        }
                    }
                }
                Item::Trait(it) => {
                    for inner in &it.items {
                        if let syn::TraitItem::Fn(method) = inner {
                            self.learn_function(&method.sig, method.default.as_ref());
                        }
                    }
                }
                Item::Mod(it) => {
                    self.learn(it.content.as_ref().map_or(&[], |(_, items)| items));
                }
                _ => {}
            }
        }
    }

    fn learn_function(&mut self, signature: &Signature, body: Option<&Block>) {
        let name = signature.ident.to_string();
        let typed: Vec<_> = signature
            .inputs
            .iter()
            .filter_map(|input| match input {
                FnArg::Typed(typed) => Some(typed),
                FnArg::Receiver(_) => None,
            })
            .collect();
        if let Some(i) = typed.iter().position(|typed| is_named(&typed.pat, WATCH)) {
            self.positions.entry(name.clone()).or_default().insert(i);
        }
        let is_pure = signature.inputs.iter().all(|input| match input {
            FnArg::Receiver(receiver) => {
                matches!(receiver.kind, ReceiverKind::Reference(_, _, None))
            }
            FnArg::Typed(typed) => !mutates(&typed.ty),
        });
        *self.is_pure.entry(name.clone()).or_insert(true) &= is_pure;
        if let Some(watched) = body.and_then(|body| Self::watched_behind(&typed, body)) {
            self.doors.entry(watched).or_default().insert(name);
        }
    }

    /// The function `x_watched` that a body only calls, with its own parameters and an observer
    /// that does nothing.
    fn watched_behind(parameters: &[&syn::PatType], body: &Block) -> Option<String> {
        let [Stmt::Expr(only, _)] = body.stmts.as_slice() else { return None };
        let (name, args) = match only {
            Expr::Call(call) => (callee(call)?, &call.args),
            Expr::MethodCall(call) => (call.method.to_string(), &call.args),
            _ => return None,
        };
        let passes = |i: usize, arg: &Expr| {
            parameters.get(i).is_some_and(|parameter| match &*parameter.pat {
                Pat::Ident(pat) => is_path(arg, &pat.ident.to_string()),
                _ => false,
            })
        };
        let n = args.len().checked_sub(1)?;
        let is_door = name.ends_with(SUFFIX)
            && n == parameters.len()
            && args.iter().take(n).enumerate().all(|(i, arg)| passes(i, arg))
            && matches!(args.last(), Some(Expr::Closure(last)) if does_nothing(last));
        is_door.then_some(name)
    }

    /// What a function is called that has lost its observer: as its front door is.
    pub(crate) fn plain_name(&self, name: &str) -> String {
        if let Some(suffix) = self.suffix {
            return format!("{name}{suffix}");
        }
        let Some(stripped) = name.strip_suffix(SUFFIX) else { return name.to_owned() };
        let doors = self.doors.get(name);
        match doors.map(|doors| (doors.contains(stripped), doors.first(), doors.len())) {
            Some((false, Some(only), 1)) => only.clone(),
            _ => stripped.to_owned(),
        }
    }

    /// Whether the function `door` does nothing but call `watched` without an observer.
    pub(crate) fn is_door(&self, door: &str, watched: &str) -> bool {
        self.doors.get(watched).is_some_and(|doors| doors.contains(door))
    }

    /// Whether the function takes an observer.
    fn takes(&self, name: &str) -> bool {
        name.ends_with(SUFFIX) || self.positions.contains_key(name)
    }

    /// Whether the argument `i` of `n` of a function is its observer.
    fn is_position(&self, name: &str, i: usize, n: usize) -> bool {
        match self.positions.get(name) {
            Some(positions) => positions.contains(&i),
            None => name.ends_with(SUFFIX) && i + 1 == n,
        }
    }
}

/// What is left of an item without its observer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Plain {
    /// It has none.
    Same,
    /// It was there for the observer only.
    Nothing,
    /// Something was left out.
    Less(Piece),
}

/// The item without its observer.
///
/// # Errors
/// If the observer is used in a way that nobody knows how to leave out, or what is left is no Rust.
pub fn leave_out(piece: &Piece, known: &Observers) -> Result<Plain, String> {
    let whole = piece.whole();
    // Who has no observer may still give one that does nothing to a function that takes one.
    if !["watch", "Step", "| {}"].iter().any(|sign| whole.contains(sign)) {
        return Ok(Plain::Same);
    }
    let own = Own::of(&parse(&whole)?);
    if own.name.starts_with(TELLS) {
        return Ok(Plain::Nothing);
    }
    let before = words(&whole);
    let mut text = whole.clone();
    for round in 0.. {
        if round == MOST_ROUNDS {
            return Err("leaving the observer out does not come to an end".to_owned());
        }
        let file = parse(&text)?;
        let mut round = Round { text: &text, known, own: &own, is_door: false, edits: vec![] };
        round.visit_file(&file);
        if round.is_door {
            return Ok(Plain::Same);
        }
        let mut edits = round.edits;
        if edits.is_empty() {
            let now = words(&text);
            let mut idle = Idle { text: &text, known, before: &before, now, range: None };
            idle.visit_file(&file);
            let Some(range) = idle.range else { break };
            edits.push((range, String::new()));
        }
        text = apply(&text, edits);
    }
    if own.has_observer && words(&text).contains_key(WATCH) {
        let line = text.lines().find(|line| line.contains(WATCH)).unwrap_or_default().trim();
        return Err(format!("the observer cannot be left out: `{line}`"));
    }
    if text == whole {
        return Ok(Plain::Same);
    }
    if own.has_observer {
        text = rename(&text, &own.name, &known.plain_name(&own.name))?;
    }
    let text = without_double_blanks(&settle(text)?);
    parse(&text)?;
    if text == whole {
        return Ok(Plain::Same);
    }
    Ok(Plain::Less(Piece::read(&text, piece.header.is_some())?))
}

impl Piece {
    /// The item as it stands in a file.
    fn whole(&self) -> String {
        match &self.header {
            None => self.text.clone(),
            Some(header) => format!("{header}\n{}\n}}", indent(&self.text)),
        }
    }

    fn read(whole: &str, has_header: bool) -> Result<Self, String> {
        if !has_header {
            return Ok(Self { header: None, text: whole.to_owned() });
        }
        let file = parse(whole)?;
        let open = match file.items.first() {
            Some(Item::Impl(it)) => it.brace_token.span.open(),
            Some(Item::Trait(it)) => it.brace_token.span.open(),
            _ => return Err("a method stands in an `impl` or in a trait".to_owned()),
        };
        let (header, rest) = whole.split_at(open.byte_range().end);
        let inside = rest.trim_end().strip_suffix('}').unwrap_or(rest).trim_end();
        let inside = inside.trim_start_matches('\n');
        Ok(Self { header: Some(header.to_owned()), text: dedent(inside, 4) })
    }
}

fn parse(text: &str) -> Result<syn::File, String> {
    syn::parse_file(text).map_err(|e| {
        let LineColumn { line, .. } = e.span().start();
        let there = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        format!("without its observer it is no Rust: {e}: `{}`", there.trim())
    })
}

/// The function that the item is, if it is one, and the types that only an observer has.
struct Own {
    name: String,
    has_observer: bool,
    /// Type parameters that stand for the observer's type.
    types: HashSet<String>,
}

impl Own {
    fn of(file: &syn::File) -> Self {
        let mut own = Self { name: String::new(), has_observer: false, types: HashSet::new() };
        own.visit_file(file);
        own
    }

    fn learn(&mut self, generics: &Generics) {
        for param in &generics.params {
            if let GenericParam::Type(param) = param
                && observes_any(&param.bounds)
            {
                self.types.insert(param.ident.to_string());
            }
        }
        for predicate in generics.where_clause.iter().flat_map(|clause| &clause.predicates) {
            if let WherePredicate::Type(predicate) = predicate
                && let Type::Path(path) = &predicate.bounded_ty
                && let Some(ident) = path.path.get_ident()
                && observes_any(&predicate.bounds)
            {
                self.types.insert(ident.to_string());
            }
        }
    }
}

impl<'a> Visit<'a> for Own {
    fn visit_signature(&mut self, it: &'a Signature) {
        // The first is the item itself; what stands in its body comes later.
        if self.name.is_empty() {
            self.name = it.ident.to_string();
            self.has_observer = it.inputs.iter().any(is_observer_input);
        }
        visit::visit_signature(self, it);
    }

    fn visit_generics(&mut self, it: &'a Generics) {
        self.learn(it);
        visit::visit_generics(self, it);
    }

    fn visit_item_struct(&mut self, it: &'a syn::ItemStruct) {
        for field in &it.fields {
            if let (Some(name), Type::Path(of)) = (&field.ident, &field.ty)
                && name == WATCH
                && let Some(of) = of.path.get_ident()
                && it.generics.type_params().any(|param| &param.ident == of)
            {
                self.types.insert(of.to_string());
            }
        }
        visit::visit_item_struct(self, it);
    }

    fn visit_item_impl(&mut self, it: &'a ItemImpl) {
        // In `impl<W> Solutions<W>` nothing says what W is, but for its letter.
        for param in it.generics.type_params() {
            if param.ident == "W" && mentions_field(it) {
                self.types.insert(param.ident.to_string());
            }
        }
        visit::visit_item_impl(self, it);
    }
}

/// Whether a method of the block uses the field `watch`.
fn mentions_field(block: &ItemImpl) -> bool {
    struct Mentions(bool);
    impl<'a> Visit<'a> for Mentions {
        fn visit_expr_field(&mut self, it: &'a syn::ExprField) {
            self.0 |= matches!(&it.member, Member::Named(name) if name == WATCH);
            visit::visit_expr_field(self, it);
        }
    }
    let mut fields = Mentions(false);
    fields.visit_item_impl(block);
    fields.0
}

fn observes_any(bounds: &Punctuated<TypeParamBound, Token![+]>) -> bool {
    bounds.iter().any(observes)
}

/// Whether a bound is that of a closure that is told steps.
fn observes(bound: &TypeParamBound) -> bool {
    let TypeParamBound::Trait(bound) = bound else { return false };
    let Some(last) = bound.path.segments.last() else { return false };
    let syn::PathArguments::Parenthesized(args) = &last.arguments else { return false };
    let first = args.inputs.first().map(|input| &input.ty);
    let Some(Type::Path(first)) = first else { return false };
    first.path.segments.last().is_some_and(|segment| segment.ident == "Step")
}

fn is_observer_input(input: &FnArg) -> bool {
    matches!(input, FnArg::Typed(typed) if is_named(&typed.pat, WATCH))
}

fn is_named(pat: &Pat, name: &str) -> bool {
    matches!(pat, Pat::Ident(pat) if pat.ident == name)
}

fn is_path(expr: &Expr, name: &str) -> bool {
    matches!(expr, Expr::Path(path) if path.path.is_ident(name))
}

/// Whether a parameter of this type lets the function change something, or call something that may.
fn mutates(of: &Type) -> bool {
    match of {
        Type::Reference(reference) => reference.mutability.is_some(),
        Type::ImplTrait(_) => true,
        _ => false,
    }
}

/// The observer, as an argument or as what is called.
fn is_observer(expr: &Expr) -> bool {
    match expr {
        Expr::Path(path) => path.path.is_ident(WATCH),
        Expr::Field(field) => matches!(&field.member, Member::Named(name) if name == WATCH),
        Expr::Paren(inner) => is_observer(&inner.expr),
        Expr::Reference(inner) => is_observer(&inner.expr),
        Expr::Unary(inner) => matches!(inner.op, UnOp::Deref(_)) && is_observer(&inner.expr),
        _ => false,
    }
}

/// The last name of the path that is called.
fn callee(call: &ExprCall) -> Option<String> {
    match &*call.func {
        Expr::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

/// `watch(..)`, or a call of a function that only tells the observer.
fn tells(expr: &Expr) -> bool {
    match expr {
        Expr::Call(call) => {
            is_observer(&call.func) || callee(call).is_some_and(|name| name.starts_with(TELLS))
        }
        Expr::Paren(inner) => tells(&inner.expr),
        _ => false,
    }
}

/// `|_, _| {}`
fn does_nothing(closure: &ExprClosure) -> bool {
    let is_empty = match &*closure.body {
        Expr::Block(body) => body.block.stmts.is_empty(),
        Expr::Tuple(body) => body.elems.is_empty(),
        _ => false,
    };
    is_empty && closure.inputs.iter().all(|input| matches!(untyped(input), Pat::Wild(_)))
}

fn untyped(mut pat: &Pat) -> &Pat {
    while let Pat::Type(typed) = pat {
        pat = &typed.pat;
    }
    pat
}

/// The function or the method that a listing shows, for names.
pub(crate) fn function_name(piece: &Piece) -> Option<String> {
    let file = parse(&piece.whole()).ok()?;
    match file.items.as_slice() {
        [Item::Fn(ItemFn { sig, .. })] => Some(sig.ident.to_string()),
        [Item::Impl(it)] => match it.items.as_slice() {
            [ImplItem::Fn(ImplItemFn { sig, .. })] => Some(sig.ident.to_string()),
            _ => None,
        },
        _ => None,
    }
}

/// Gives the function its name.
fn rename(text: &str, name: &str, new: &str) -> Result<String, String> {
    struct Names<'a>(&'a str, Option<Range<usize>>);
    impl<'a> Visit<'a> for Names<'_> {
        fn visit_signature(&mut self, it: &'a Signature) {
            if it.ident == self.0 && self.1.is_none() {
                self.1 = Some(it.ident.span().byte_range());
            }
        }
    }
    let mut names = Names(name, None);
    names.visit_file(&parse(text)?);
    let edits = names.1.map(|range| (range, new.to_owned()));
    Ok(apply(text, edits.into_iter().collect()))
}

/// How often each name occurs, in texts between braces too.
fn words(text: &str) -> HashMap<String, usize> {
    let mut words = HashMap::new();
    let mut open: Vec<TokenStream> = text.parse().into_iter().collect();
    while let Some(tokens) = open.pop() {
        for token in tokens {
            match token {
                TokenTree::Group(group) => open.push(group.stream()),
                TokenTree::Ident(ident) => *words.entry(ident.to_string()).or_default() += 1,
                TokenTree::Literal(literal) => {
                    let literal = literal.to_string();
                    for inside in literal.split('{').skip(1) {
                        let end = inside.find(|c: char| !c.is_alphanumeric() && c != '_');
                        let name = &inside[..end.unwrap_or(inside.len())];
                        *words.entry(name.to_owned()).or_default() += 1;
                    }
                }
                TokenTree::Punct(_) => {}
            }
        }
    }
    words
}

/// The text with the edits made that do not lie in another.
fn apply(text: &str, mut edits: Vec<(Range<usize>, String)>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, Reverse(range.end)));
    let mut done = String::with_capacity(text.len());
    let mut at = 0;
    for (range, new) in edits {
        if range.start < at {
            continue;
        }
        done.push_str(&text[at..range.start]);
        done.push_str(&new);
        at = range.end;
    }
    done.push_str(&text[at..]);
    done
}
