//! Whether an expression changes anything.

use syn::{BinOp, Block, Expr, Stmt};

use super::{Observers, callee};

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

/// Its methods that change what they are called on, so a function of the crate that has the same
/// name and changes nothing says nothing.
const CHANGES: [&str; 14] = [
    "append",
    "clear",
    "drain",
    "extend",
    "insert",
    "next",
    "next_back",
    "pop",
    "push",
    "remove",
    "retain",
    "swap",
    "take",
    "truncate",
];

/// Whether nothing is changed by evaluating the expression, so that it need not be.
pub(super) fn is_pure(expr: &Expr, known: &Observers) -> bool {
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
            let is_asked = || ASKS.contains(&name.as_str());
            let changes_nothing = !CHANGES.contains(&name.as_str())
                && known.is_pure.get(&name).copied().unwrap_or_else(is_asked);
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
pub(super) fn only_value(block: &Block) -> Option<&Expr> {
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
