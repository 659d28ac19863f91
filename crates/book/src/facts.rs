//! The values of constants, for the sentences and the questions that name them.

use syn::{Expr, Lit, UnOp};

use crate::items::{Sources, Tree};

/// The value of the constant that `path` names, as the book writes it:
/// `crate::tests::module::CONST`, `crate::examples::program::CONST`, or `crate::module::CONST` of
/// the library.
pub(crate) fn shown(sources: &mut Sources, path: &str) -> Result<String, String> {
    value(sources, path, grouped)
}

/// The same as a reader types it: a number without blanks.
pub(crate) fn typed(sources: &mut Sources, path: &str) -> Result<String, String> {
    value(sources, path, str::to_owned)
}

fn value(sources: &mut Sources, path: &str, number: fn(&str) -> String) -> Result<String, String> {
    let cut = match in_tests(path) {
        Some(path) => sources.cut(Tree::Tests, &path)?,
        None => sources.cut(Tree::Library, path)?,
    };
    // A constant of an `impl` is parsed alone like any other.
    let constant: syn::ItemConst =
        syn::parse_str(&cut.text).map_err(|_| format!("{path} is no constant"))?;
    written(&constant.expr, number).ok_or_else(|| {
        format!("the value of {path} is not written out: a number, a text, or a list of them")
    })
}

/// The path without `tests`, which stands behind the crate's name; none if it does not.
pub(crate) fn in_tests(path: &str) -> Option<String> {
    let (name, rest) = path.split_once("::")?;
    rest.strip_prefix("tests::").map(|rest| format!("{name}::{rest}"))
}

fn written(value: &Expr, number: fn(&str) -> String) -> Option<String> {
    match value {
        Expr::Lit(literal) => Some(match &literal.lit {
            Lit::Int(value) => number(value.base10_digits()),
            Lit::Float(value) => value.base10_digits().to_owned(),
            Lit::Str(text) => text.value(),
            Lit::Char(letter) => letter.value().to_string(),
            Lit::Bool(truth) => truth.value.to_string(),
            _ => return None,
        }),
        Expr::Unary(negative) if matches!(negative.op, UnOp::Neg(_)) => {
            Some(format!("-{}", written(&negative.expr, number)?))
        }
        Expr::Reference(reference) => written(&reference.expr, number),
        Expr::Paren(inside) => written(&inside.expr, number),
        Expr::Group(inside) => written(&inside.expr, number),
        Expr::Array(list) => list_of(&list.elems, number),
        Expr::Tuple(list) => list_of(&list.elems, number),
        _ => None,
    }
}

fn list_of<T>(
    list: &syn::punctuated::Punctuated<Expr, T>,
    number: fn(&str) -> String,
) -> Option<String> {
    let values: Option<Vec<String>> = list.iter().map(|value| written(value, number)).collect();
    Some(values?.join(" "))
}

/// The digits of a number in groups of three; up to four stand together, as in a year.
fn grouped(digits: &str) -> String {
    if digits.len() < 5 {
        return digits.to_owned();
    }
    let mut grouped = String::new();
    for (at, digit) in digits.char_indices() {
        if 0 < at && (digits.len() - at).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}
