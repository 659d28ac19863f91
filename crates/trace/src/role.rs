use crate::text::paint;

/// The meaning of a mark on a cell, a vertex, or an edge. It is the same throughout the book and
/// never shown by color alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// The algorithm is here now.
    Active,
    /// It is being compared with the active element.
    Compared,
    /// It is final.
    Settled,
    /// It belongs to the answer.
    Chosen,
    /// It was examined and rejected.
    Rejected,
    /// It is known and waits for its turn.
    Frontier,
}

impl Role {
    /// Every role, in the order of the legend.
    pub const ALL: [Role; 6] =
        [Role::Active, Role::Compared, Role::Settled, Role::Chosen, Role::Rejected, Role::Frontier];

    /// The name of the role, which is also its class in the SVG.
    pub fn name(self) -> &'static str {
        match self {
            Role::Active => "active",
            Role::Compared => "compared",
            Role::Settled => "settled",
            Role::Chosen => "chosen",
            Role::Rejected => "rejected",
            Role::Frontier => "frontier",
        }
    }

    /// The character before a marked cell in text.
    pub(crate) fn symbol(self) -> char {
        match self {
            Role::Active => '>',
            Role::Compared => '?',
            Role::Settled => '=',
            Role::Chosen => '*',
            Role::Rejected => '!',
            Role::Frontier => '~',
        }
    }
}

/// A line that explains the marks in a text; empty if there are none.
pub(crate) fn legend(roles: impl Iterator<Item = Role>, color: bool) -> String {
    let used: Vec<Role> = roles.collect();
    if used.is_empty() {
        return String::new();
    }
    let name = |role: Role| paint(&format!("{} {}", role.symbol(), role.name()), Some(role), color);
    let names = Role::ALL.into_iter().filter(|role| used.contains(role)).map(name);
    format!("marks: {}\n", names.collect::<Vec<_>>().join(", "))
}
