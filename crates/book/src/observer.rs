//! The observer left out: an item as it would be written if nobody looked on.
//!
//! An algorithm of the book may have an observer, a closure `watch` that it tells its steps to. On
//! a lesson's page the reader first sees the algorithm alone. What goes is found in the parsed
//! item, and the source text is edited there, so that comments and layout stay. The edits are made
//! in rounds: what one round leaves empty, the next takes out.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

use proc_macro2::{Delimiter, LineColumn, TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    AngleBracketedGenericArguments, Arm, BinOp, Block, Expr, ExprCall, ExprClosure, ExprIf,
    ExprMethodCall, ExprReturn, ExprStruct, Fields, FnArg, GenericArgument, GenericParam, Generics,
    ImplItem, ImplItemFn, Item, ItemFn, ItemImpl, Local, Member, Pat, ReceiverKind, Signature,
    Stmt, Token, Type, TypeParamBound, UnOp, WherePredicate,
};

use crate::markdown;

/// What the observer is called, as a parameter and as a field.
const WATCH: &str = "watch";
/// How the name of a function ends that takes an observer and has a front door that takes none.
const SUFFIX: &str = "_watched";
/// What a function's name begins with that does nothing but tell the observer.
const TELLS: &str = "watch_";
/// Stands, between two rounds, where something was taken out.
const MARK: &str = "/*~left out~*/";
/// How long a line may be.
const WIDTH: usize = 100;
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
    if !whole.contains("watch") && !whole.contains("Step") {
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
    struct Fields(bool);
    impl<'a> Visit<'a> for Fields {
        fn visit_expr_field(&mut self, it: &'a syn::ExprField) {
            self.0 |= matches!(&it.member, Member::Named(name) if name == WATCH);
            visit::visit_expr_field(self, it);
        }
    }
    let mut fields = Fields(false);
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

/// The methods of the standard library that are asked in a condition and change nothing.
const ASKS: [&str; 47] = [
    "abs",
    "abs_diff",
    "all",
    "any",
    "as_deref",
    "as_ref",
    "bytes",
    "chars",
    "clone",
    "cloned",
    "cmp",
    "contains",
    "copied",
    "count",
    "count_ones",
    "end",
    "enumerate",
    "eq",
    "expect",
    "first",
    "ge",
    "get",
    "gt",
    "index",
    "into_iter",
    "is_empty",
    "is_err",
    "is_none",
    "is_ok",
    "is_some",
    "is_some_and",
    "iter",
    "last",
    "le",
    "leading_zeros",
    "len",
    "lt",
    "max",
    "min",
    "ne",
    "partial_cmp",
    "rev",
    "start",
    "trailing_zeros",
    "unwrap",
    "unwrap_or",
    "zip",
];

/// Whether nothing is changed by evaluating the expression, so that it need not be.
fn is_pure(expr: &Expr, known: &Observers) -> bool {
    let pure = |expr: &Expr| is_pure(expr, known);
    match expr {
        Expr::Path(_) | Expr::Lit(_) => true,
        Expr::Field(it) => pure(&it.base),
        Expr::Index(it) => pure(&it.expr) && pure(&it.index),
        Expr::Unary(it) => pure(&it.expr),
        Expr::Binary(it) => !is_assignment(&it.op) && pure(&it.left) && pure(&it.right),
        Expr::Reference(it) => it.mutability.is_none() && pure(&it.expr),
        Expr::Cast(it) => pure(&it.expr),
        Expr::Paren(it) => pure(&it.expr),
        Expr::Group(it) => pure(&it.expr),
        Expr::Tuple(it) => it.elems.iter().all(pure),
        Expr::Array(it) => it.elems.iter().all(pure),
        Expr::Range(it) => [&it.start, &it.end].into_iter().flatten().all(|end| pure(end)),
        Expr::Let(it) => pure(&it.expr),
        Expr::Struct(it) => it.fields.iter().all(|field| pure(&field.expr)),
        Expr::Closure(it) => pure(&it.body),
        Expr::Macro(it) => it.mac.path.is_ident("matches"),
        Expr::MethodCall(it) => {
            let name = it.method.to_string();
            let changes_nothing =
                known.is_pure.get(&name).copied().unwrap_or(ASKS.contains(&name.as_str()));
            changes_nothing && pure(&it.receiver) && it.args.iter().all(pure)
        }
        Expr::Call(it) => {
            let is_asked = callee(it).is_some_and(|name| {
                let is_constructor = name.starts_with(|c: char| c.is_ascii_uppercase());
                is_constructor || known.is_pure.get(&name).copied().unwrap_or(false)
            });
            is_asked && it.args.iter().all(pure)
        }
        Expr::If(it) => {
            pure(&it.cond)
                && only_value(&it.then_branch).is_some_and(pure)
                && it.else_branch.as_ref().is_some_and(|(_, other)| pure(other))
        }
        Expr::Match(it) => pure(&it.expr) && it.arms.iter().all(|arm| pure(&arm.body)),
        Expr::Block(it) => it.label.is_none() && only_value(&it.block).is_some_and(pure),
        _ => false,
    }
}

/// The value of a block that has nothing else.
fn only_value(block: &Block) -> Option<&Expr> {
    match block.stmts.as_slice() {
        [Stmt::Expr(only, None)] => Some(only),
        _ => None,
    }
}

fn is_assignment(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

/// One round: what is to be replaced.
struct Round<'a> {
    text: &'a str,
    known: &'a Observers,
    own: &'a Own,
    /// Whether the function is the front door of one that would be called the same.
    is_door: bool,
    edits: Vec<(Range<usize>, String)>,
}

impl Round<'_> {
    fn replace(&mut self, range: Range<usize>, new: impl Into<String>) {
        self.edits.push((range, new.into()));
    }

    fn source(&self, of: &impl Spanned) -> &str {
        &self.text[of.span().byte_range()]
    }

    /// Whether a block has lost all it had.
    fn is_left_empty(&self, block: &Block) -> bool {
        block.stmts.is_empty() && self.source(block).contains(MARK)
    }

    /// Whether an expression does nothing once the observer is left out, and can go.
    fn is_gone(&self, expr: &Expr) -> bool {
        match expr {
            Expr::If(it) => {
                it.else_branch.is_none()
                    && self.is_left_empty(&it.then_branch)
                    && is_pure(&it.cond, self.known)
            }
            Expr::Match(it) => self.is_left_without_arms(it) && is_pure(&it.expr, self.known),
            Expr::ForLoop(it) => self.is_left_empty(&it.body) && is_pure(&it.expr, self.known),
            Expr::Block(it) => self.is_left_empty(&it.block),
            _ => tells(expr),
        }
    }

    /// Whether no arm of a `match` does anything any more.
    fn is_left_without_arms(&self, it: &syn::ExprMatch) -> bool {
        let is_empty = |arm: &Arm| match &*arm.body {
            Expr::Block(body) => body.block.stmts.is_empty(),
            Expr::Tuple(body) => body.elems.is_empty(),
            _ => false,
        };
        let is_left =
            |arm: &Arm| matches!(&*arm.body, Expr::Block(body) if self.is_left_empty(&body.block));
        let guards = it.arms.iter().filter_map(|arm| match &arm.pat {
            Pat::Guard(pat) => Some(&*pat.guard),
            _ => None,
        });
        it.arms.iter().all(is_empty)
            && it.arms.iter().any(is_left)
            && guards.into_iter().all(|guard| is_pure(guard, self.known))
    }

    /// Takes element `i` out of a list in brackets whose inside is `inside`. If the list is set one
    /// element a line and now fits in one, it shall be joined.
    fn drop_element(&mut self, elements: &[Range<usize>], i: usize, inside: Range<usize>) {
        let element = elements[i].clone();
        if elements.len() == 1 {
            return self.replace(inside, "");
        }
        if let Some(next) = elements.get(i + 1) {
            self.replace(element.start..next.start, "");
        } else {
            let previous = elements[i - 1].end;
            let before = &self.text[previous..element.start];
            // On a line of its own: what stands behind the element before it belongs to that one.
            let start = before.rfind('\n').map_or(previous, |feed| previous + feed);
            let behind = &self.text[element.end..inside.end];
            let end = match behind.strip_prefix(',') {
                Some(_) if start != previous => {
                    let line = markdown::line_around(self.text, element.end);
                    line.end.min(inside.end)
                }
                _ => element.end,
            };
            self.replace(start..end, "");
        }
        self.replace(inside.start..inside.start, MARK);
    }

    /// The call without its observer; `name` is what is called.
    fn call(
        &mut self,
        name: Option<&proc_macro2::Ident>,
        args: &Punctuated<Expr, Token![,]>,
        inside: Range<usize>,
    ) {
        let called = name.map(ToString::to_string).unwrap_or_default();
        let n = args.len();
        for (i, arg) in args.iter().enumerate() {
            let goes = match arg {
                Expr::Closure(closure) => {
                    let is_place = self.known.is_position(&called, i, n);
                    is_place && (does_nothing(closure) || self.forwards(closure))
                }
                _ => is_observer(arg),
            };
            if !goes {
                continue;
            }
            let plain = self.known.plain_name(&called);
            if plain == self.own.name && !self.own.has_observer && self.known.takes(&called) {
                self.is_door = true;
            }
            let ranges: Vec<_> = args.iter().map(|arg| arg.span().byte_range()).collect();
            self.drop_element(&ranges, i, inside);
            if let Some(name) = name
                && self.known.takes(&called)
            {
                self.replace(name.span().byte_range(), plain);
            }
            return;
        }
    }

    /// Whether a closure only hands on to the observer.
    fn forwards(&self, closure: &ExprClosure) -> bool {
        match &*closure.body {
            Expr::Block(body) => self.is_left_empty(&body.block),
            body => tells(body),
        }
    }

    fn drop_generics(&mut self, generics: &Generics) {
        let is_ours = |param: &GenericParam| match param {
            GenericParam::Type(param) => self.own.types.contains(&param.ident.to_string()),
            _ => false,
        };
        if let Some(i) = generics.params.iter().position(is_ours) {
            let (Some(open), Some(close)) = (generics.lt_token, generics.gt_token) else { return };
            let (open, close) = (open.span().byte_range(), close.span().byte_range());
            let ranges: Vec<_> = generics.params.iter().map(|p| p.span().byte_range()).collect();
            if ranges.len() == 1 {
                self.replace(open.start..close.end, "");
            } else {
                self.drop_element(&ranges, i, open.end..close.start);
            }
        }
        let Some(clause) = &generics.where_clause else { return };
        let is_ours = |predicate: &WherePredicate| match predicate {
            WherePredicate::Type(predicate) => self.is_own_type(&predicate.bounded_ty),
            _ => false,
        };
        if let Some(i) = clause.predicates.iter().position(is_ours) {
            let ranges: Vec<_> = clause.predicates.iter().map(|p| p.span().byte_range()).collect();
            let whole = clause.span().byte_range();
            if ranges.len() == 1 {
                let start = self.text[..whole.start].trim_end().len();
                let end = whole.end + self.text[whole.end..].find(['{', ';']).unwrap_or(0);
                self.replace(start..end, " ");
            } else {
                self.drop_element(&ranges, i, ranges[0].start..whole.end);
            }
        }
    }

    fn is_own_type(&self, of: &Type) -> bool {
        match of {
            Type::Path(path) => {
                path.path.get_ident().is_some_and(|it| self.own.types.contains(&it.to_string()))
            }
            Type::ImplTrait(it) => observes_any(&it.bounds),
            _ => false,
        }
    }

    /// The statement with its line, or with a mark in its place if it is the last.
    fn take_out(&mut self, range: Range<usize>, leaves_a_mark: bool) {
        if leaves_a_mark {
            return self.replace(range, MARK);
        }
        self.replace(whole_lines(self.text, range), "");
    }
}

/// The lines that `range` fills, with the comment at their end; or the range alone, with the blanks
/// behind it.
fn whole_lines(text: &str, range: Range<usize>) -> Range<usize> {
    let first = markdown::line_around(text, range.start).start;
    let last = markdown::line_around(text, range.end).end;
    let behind = text[range.end..last].trim();
    let is_alone = text[first..range.start].trim().is_empty()
        && (behind.is_empty() || behind.starts_with("//"));
    if is_alone {
        return first..(last + 1).min(text.len());
    }
    let blanks = text[range.end..].len() - text[range.end..].trim_start_matches(' ').len();
    range.start..range.end + blanks
}

impl<'a> Visit<'a> for Round<'_> {
    fn visit_attribute(&mut self, _: &'a syn::Attribute) {}

    fn visit_signature(&mut self, it: &'a Signature) {
        if let Some(i) = it.inputs.iter().position(is_observer_input) {
            let ranges: Vec<_> = it.inputs.iter().map(|input| input.span().byte_range()).collect();
            let parens = it.paren_token.span;
            let inside = parens.open().byte_range().end..parens.close().byte_range().start;
            self.drop_element(&ranges, i, inside);
        }
        visit::visit_signature(self, it);
    }

    fn visit_generics(&mut self, it: &'a Generics) {
        self.drop_generics(it);
        visit::visit_generics(self, it);
    }

    fn visit_angle_bracketed_generic_arguments(&mut self, it: &'a AngleBracketedGenericArguments) {
        let is_ours = |arg: &GenericArgument| match arg {
            GenericArgument::Type(of) => self.is_own_type(of),
            _ => false,
        };
        if let Some(i) = it.args.iter().position(is_ours) {
            let ranges: Vec<_> = it.args.iter().map(|arg| arg.span().byte_range()).collect();
            if ranges.len() == 1 {
                return self.replace(it.span().byte_range(), "");
            }
            let inside = it.lt_token.span().byte_range().end..it.gt_token.span().byte_range().start;
            self.drop_element(&ranges, i, inside);
        }
        visit::visit_angle_bracketed_generic_arguments(self, it);
    }

    fn visit_item_struct(&mut self, it: &'a syn::ItemStruct) {
        if let Fields::Named(fields) = &it.fields {
            for field in &fields.named {
                if field.ident.as_ref().is_some_and(|name| name == WATCH) {
                    let range = field.span().byte_range();
                    let comma = usize::from(self.text[range.end..].starts_with(','));
                    self.replace(whole_lines(self.text, range.start..range.end + comma), "");
                }
            }
        }
        visit::visit_item_struct(self, it);
    }

    fn visit_expr_struct(&mut self, it: &'a ExprStruct) {
        let is_ours =
            |field: &syn::FieldValue| matches!(&field.member, Member::Named(name) if name == WATCH);
        if let Some(i) = it.fields.iter().position(is_ours) {
            let ranges: Vec<_> = it.fields.iter().map(|field| field.span().byte_range()).collect();
            let braces = it.brace_token.span;
            let inside = braces.open().byte_range().end..braces.close().byte_range().start;
            self.drop_element(&ranges, i, inside);
        }
        visit::visit_expr_struct(self, it);
    }

    fn visit_block(&mut self, it: &'a Block) {
        let gone: Vec<bool> = it
            .stmts
            .iter()
            .map(|stmt| matches!(stmt, Stmt::Expr(expr, _) if self.is_gone(expr)))
            .collect();
        let n_left = gone.iter().filter(|gone| !**gone).count();
        let last = gone.iter().rposition(|gone| *gone);
        for (i, stmt) in it.stmts.iter().enumerate() {
            if gone[i] {
                self.take_out(stmt.span().byte_range(), n_left == 0 && Some(i) == last);
            } else {
                self.visit_stmt(stmt);
            }
        }
        // What is left may be short enough to need no braces.
        if last.is_some() && n_left == 1 {
            let open = it.brace_token.span.open().byte_range().end;
            if !self.text[open..].starts_with(MARK) {
                self.replace(open..open, MARK);
            }
        }
    }

    fn visit_stmt(&mut self, it: &'a Stmt) {
        // What is asked may change something, though nothing follows from the answer.
        if let Stmt::Expr(expr, semicolon) = it {
            let asked = match expr {
                Expr::If(it) if it.else_branch.is_none() && self.is_left_empty(&it.then_branch) => {
                    match &*it.cond {
                        Expr::Let(cond) => Some(&*cond.expr),
                        Expr::Binary(cond) if has_let(cond) => None,
                        cond => Some(cond),
                    }
                }
                Expr::Match(it) if self.is_left_without_arms(it) => Some(&*it.expr),
                _ => None,
            };
            if let Some(asked) = asked {
                let semicolon = if semicolon.is_some() { "" } else { ";" };
                let new = format!("{}{semicolon}", self.source(asked));
                return self.replace(expr.span().byte_range(), new);
            }
        }
        visit::visit_stmt(self, it);
    }

    fn visit_arm(&mut self, it: &'a Arm) {
        if self.is_gone(&it.body) && !matches!(&*it.body, Expr::Block(_)) {
            let body = it.body.span().byte_range();
            let end = it.comma.map_or(body.end, |comma| comma.span().byte_range().end);
            return self.replace(body.start..end, format!("{{{MARK}}}"));
        }
        visit::visit_arm(self, it);
    }

    fn visit_expr_return(&mut self, it: &'a ExprReturn) {
        if let Some(value) = &it.expr
            && self.is_gone(value)
        {
            return self.replace(it.span().byte_range(), "return");
        }
        visit::visit_expr_return(self, it);
    }

    fn visit_expr_if(&mut self, it: &'a ExprIf) {
        if let Some((_, other)) = &it.else_branch {
            let then = it.then_branch.span().byte_range();
            let other_range = other.span().byte_range();
            if self.is_gone(other) {
                return self.replace(then.end..other_range.end, "");
            }
            let is_block = matches!(&**other, Expr::Block(_));
            if is_block && self.is_left_empty(&it.then_branch) && !contains_let(&it.cond) {
                let cond = it.cond.span().byte_range();
                let negated = self.negated(&it.cond);
                self.replace(then.start..other_range.start, "");
                return self.replace(cond, negated);
            }
        }
        visit::visit_expr_if(self, it);
    }

    fn visit_expr_call(&mut self, it: &'a ExprCall) {
        let name = match &*it.func {
            Expr::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
            _ => None,
        };
        let parens = it.paren_token.span;
        let inside = parens.open().byte_range().end..parens.close().byte_range().start;
        self.call(name, &it.args, inside);
        visit::visit_expr_call(self, it);
    }

    fn visit_expr_method_call(&mut self, it: &'a ExprMethodCall) {
        let parens = it.paren_token.span;
        let inside = parens.open().byte_range().end..parens.close().byte_range().start;
        if it.method == "inspect"
            && let Some(Expr::Closure(closure)) = it.args.first()
            && self.forwards(closure)
        {
            let end = it.span().byte_range().end;
            return self.replace(it.receiver.span().byte_range().end..end, "");
        }
        self.call(Some(&it.method), &it.args, inside);
        visit::visit_expr_method_call(self, it);
    }

    fn visit_expr_closure(&mut self, it: &'a ExprClosure) {
        // Handed to a function that has a use of its own for it.
        if self.forwards(it) && !does_nothing(it) {
            let blanks = vec!["_"; it.inputs.len()].join(", ");
            return self.replace(it.span().byte_range(), format!("|{blanks}| {{{MARK}}}"));
        }
        visit::visit_expr_closure(self, it);
    }
}

impl Round<'_> {
    fn negated(&self, cond: &Expr) -> String {
        match cond {
            Expr::Unary(it) if matches!(it.op, UnOp::Not(_)) => self.source(&it.expr).to_owned(),
            Expr::Binary(it) if matches!(it.op, BinOp::Eq(_) | BinOp::Ne(_)) => {
                let op = if matches!(it.op, BinOp::Eq(_)) { "!=" } else { "==" };
                format!("{} {op} {}", self.source(&it.left), self.source(&it.right))
            }
            Expr::Binary(_) | Expr::Cast(_) | Expr::Range(_) => format!("!({})", self.source(cond)),
            _ => format!("!{}", self.source(cond)),
        }
    }
}

fn contains_let(cond: &Expr) -> bool {
    match cond {
        Expr::Let(_) => true,
        Expr::Binary(it) => has_let(it),
        _ => false,
    }
}

fn has_let(cond: &syn::ExprBinary) -> bool {
    contains_let(&cond.left) || contains_let(&cond.right)
}

/// A variable that only the observer was told.
struct Idle<'a> {
    text: &'a str,
    known: &'a Observers,
    before: &'a HashMap<String, usize>,
    now: HashMap<String, usize>,
    range: Option<Range<usize>>,
}

impl<'a> Visit<'a> for Idle<'_> {
    fn visit_local(&mut self, it: &'a Local) {
        if let Pat::Ident(pat) = untyped(&it.pat)
            && let Some(init) = &it.init
            && init.diverge.is_none()
            && is_pure(&init.expr, self.known)
        {
            let name = pat.ident.to_string();
            let uses = |words: &HashMap<String, usize>| words.get(&name).copied().unwrap_or(0);
            if uses(&self.now) == 1 && 1 < uses(self.before) {
                self.range = Some(whole_lines(self.text, it.span().byte_range()));
                return;
            }
        }
        visit::visit_local(self, it);
    }
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

/// Takes the marks out, and with them the breaks and braces that rustfmt would not have made now.
fn settle(mut text: String) -> Result<String, String> {
    while let Some(at) = text.find(MARK) {
        let bare = format!("{}{}", &text[..at], &text[at + MARK.len()..]);
        let edit = match text[..at].chars().next_back() {
            Some('(' | '<') => joined(&bare, at - 1),
            _ => unbraced(&text, at, &bare)?,
        };
        text = match edit {
            Some(edit) => apply(&bare, vec![edit]),
            None => bare,
        };
    }
    Ok(text)
}

/// The list that opens at `open` on one line, if it is set one element a line and fits.
fn joined(text: &str, open: usize) -> Option<(Range<usize>, String)> {
    let close = closing(text, open)?;
    let inside = text[open + 1..close].strip_prefix('\n')?;
    let lines: Vec<&str> = inside.trim_end().lines().collect();
    let blanks = |line: &str| line.len() - line.trim_start().len();
    let depth = blanks(lines.first()?);
    let is_plain = lines
        .iter()
        .all(|line| blanks(line) == depth && line.ends_with(',') && !line.contains("//"));
    if !is_plain {
        return None;
    }
    let elements: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    let elements = elements.join(" ");
    let elements = elements.strip_suffix(',')?.to_owned();
    fits(text, open + 1..close, &elements).then_some((open + 1..close, elements))
}

/// Whether the lines are short enough once `range` is `new`, which has no line feed.
fn fits(text: &str, range: Range<usize>, new: &str) -> bool {
    let first = markdown::line_around(text, range.start).start;
    let last = markdown::line_around(text, range.end).end;
    let width = |text: &str| text.chars().count();
    // A bound behind the closing bracket keeps its own lines.
    let behind = width(&text[range.end..last].replace(MARK, ""));
    width(&text[first..range.start].replace(MARK, "")) + width(new) + behind <= WIDTH
}

/// Where the bracket at `open` is closed.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut streams: Vec<TokenStream> = text.parse().into_iter().collect();
    while let Some(tokens) = streams.pop() {
        for token in tokens {
            if let TokenTree::Group(group) = token {
                let at = group.span_open().byte_range().start;
                if at == open && group.delimiter() == Delimiter::Parenthesis {
                    return Some(group.span_close().byte_range().start);
                }
                streams.push(group.stream());
            }
        }
    }
    None
}

/// The block round a mark: without its lines if it is empty, or without its braces if one short
/// value is left of it.
fn unbraced(text: &str, at: usize, bare: &str) -> Result<Option<(Range<usize>, String)>, String> {
    let before = text[..at].trim_end();
    let after = text[at + MARK.len()..].trim_start();
    let open = before.len().wrapping_sub(1);
    if before.ends_with('{') && after.starts_with('}') {
        let close = bare.len() - after.len();
        return Ok(Some((open + 1..close, String::new())));
    }
    if open + 1 != at {
        // Only the mark is on its line, besides comments of the block.
        let line = markdown::line_around(bare, at);
        let is_alone = bare[line.clone()].trim().is_empty();
        return Ok(is_alone.then(|| (line.start..(line.end + 1).min(bare.len()), String::new())));
    }
    let mut values = Values { open, found: None };
    values.visit_file(&parse(bare)?);
    let Some((block, value, is_arm)) = values.found else { return Ok(None) };
    let text = &bare[value.clone()];
    if text.starts_with("match ") && !is_arm {
        let first = text.lines().next().unwrap_or_default();
        let goes = fits(bare, block.start..block.start, first);
        return Ok(goes.then(|| (block, dedent(text, 4))));
    }
    let has_comment = bare[block.clone()].contains("//");
    let comma = if is_arm && !bare[block.end..].starts_with(',') { "," } else { "" };
    let new = format!("{text}{comma}");
    let goes = !text.contains('\n') && !has_comment && fits(bare, block.clone(), &new);
    Ok(goes.then_some((block, new)))
}

/// The block that opens somewhere, if it is the whole of an arm or of a closure and has only a
/// value.
struct Values {
    open: usize,
    found: Option<(Range<usize>, Range<usize>, bool)>,
}

impl Values {
    fn look(&mut self, body: &Expr, is_arm: bool) {
        if let Expr::Block(block) = body
            && block.label.is_none()
            && block.span().byte_range().start == self.open
            && let Some(value) = only_value(&block.block)
        {
            let (block, value) = (block.span().byte_range(), value.span().byte_range());
            self.found = Some((block, value, is_arm));
        }
    }
}

impl<'a> Visit<'a> for Values {
    fn visit_arm(&mut self, it: &'a Arm) {
        self.look(&it.body, true);
        visit::visit_arm(self, it);
    }

    fn visit_expr_closure(&mut self, it: &'a ExprClosure) {
        self.look(&it.body, false);
        visit::visit_expr_closure(self, it);
    }
}

/// No blank line behind another, behind an opening brace or before a closing one.
fn without_double_blanks(text: &str) -> String {
    let inside = lines_inside_texts(text);
    let mut lines: Vec<&str> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if !inside.contains(&(i + 1)) {
            let last = lines.last().copied().unwrap_or("{");
            if line.trim().is_empty() && (last.trim().is_empty() || last.ends_with('{')) {
                continue;
            }
            if line.trim_start().starts_with('}') && last.trim().is_empty() {
                lines.pop();
            }
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// Takes `indent` blanks from every line that has them; the first may have lost its own already. A
/// line that begins inside a text is left as it is, for its blanks are part of the text.
pub(crate) fn dedent(text: &str, indent: usize) -> String {
    let inside = lines_inside_texts(text);
    let mut lines = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let blanks = line.chars().take_while(|c| *c == ' ').count();
        let cut = if inside.contains(&(i + 1)) { 0 } else { blanks.min(indent) };
        lines.push(&line[cut..]);
    }
    lines.join("\n").trim_end().to_owned()
}

/// Sets the text one level deeper.
pub(crate) fn indent(text: &str) -> String {
    let inside = lines_inside_texts(text);
    let lines = text.lines().enumerate().map(|(i, line)| {
        let blanks = if line.is_empty() || inside.contains(&(i + 1)) { "" } else { "    " };
        format!("{blanks}{line}")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The lines, from 1, that begin inside a string literal.
fn lines_inside_texts(code: &str) -> HashSet<usize> {
    let mut lines = HashSet::new();
    let mut open: Vec<TokenStream> = code.parse().into_iter().collect();
    while let Some(tokens) = open.pop() {
        for token in tokens {
            match token {
                TokenTree::Group(group) => open.push(group.stream()),
                TokenTree::Literal(text) => {
                    lines.extend(text.span().start().line + 1..=text.span().end().line);
                }
                _ => {}
            }
        }
    }
    lines
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
