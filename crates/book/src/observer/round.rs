//! One round: what is to be replaced in the text as the round before it left it.

use std::collections::HashMap;
use std::ops::Range;

use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    AngleBracketedGenericArguments, Arm, BinOp, Block, Expr, ExprCall, ExprClosure, ExprIf,
    ExprMethodCall, ExprReturn, ExprStruct, Fields, GenericArgument, GenericParam, Generics, Local,
    Member, Pat, Signature, Stmt, Token, Type, UnOp, WherePredicate,
};

use super::purity::is_pure;
use super::{
    MARK, Observers, Own, WATCH, does_nothing, is_observer, is_observer_input, observes_any, tells,
    untyped,
};
use crate::markdown;

/// One round: what is to be replaced.
pub(super) struct Round<'a> {
    pub(super) text: &'a str,
    pub(super) known: &'a Observers,
    pub(super) own: &'a Own,
    /// Whether the function is the front door of one that would be called the same.
    pub(super) is_door: bool,
    pub(super) edits: Vec<(Range<usize>, String)>,
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
            let given = match arg {
                Expr::Reference(it) => &*it.expr,
                _ => arg,
            };
            let goes = match given {
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
pub(super) struct Idle<'a> {
    pub(super) text: &'a str,
    pub(super) known: &'a Observers,
    pub(super) before: &'a HashMap<String, usize>,
    pub(super) now: HashMap<String, usize>,
    pub(super) range: Option<Range<usize>>,
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
