//! How the items of a knapsack are read, named and drawn. What the programs of sections 5.6 to 5.8
//! share.

#![allow(dead_code, reason = "each program needs a part of it")]

use dynamic_programming::knapsack::zero_one_knapsack::Item;
use input::Input;
use trace::{Grid, Role, Row};

/// The capacity, and the items.
pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<(usize, Vec<Item>)> {
    let capacity = input.number("the capacity")?;
    let mut items = Vec::new();
    while !input.is_end() {
        let n = items.len() + 1;
        let weight = input.number(format_args!("the weight of item {n}"))?;
        let value = input.number(format_args!("the value of item {n}"))?;
        items.push(Item { weight, value });
    }
    Ok((capacity, items))
}

/// "item 2", "items 2 and 3".
pub(crate) fn names(chosen: &[usize]) -> String {
    match chosen {
        [] => "no item".to_owned(),
        [one] => format!("item {}", one + 1),
        several => format!("items {}", trace::all_of(several.iter().map(|i| i + 1))),
    }
}

/// The table, of which the first rows are filled.
pub(crate) fn picture(items: &[Item], table: &[Vec<i64>], n_filled: usize) -> Grid {
    let columns = (0..table[0].len()).map(|j| j.to_string()).collect();
    let rows = table.iter().enumerate().map(|(i, values)| {
        let header = if i == 0 { "no item".to_owned() } else { format!("item {i}") };
        let item = i.checked_sub(1).map(|i| items[i]);
        let note = item.map(|item| format!("weight {}, value {}", item.weight, item.value));
        let shown =
            values.iter().map(|value| if i < n_filled { value.to_string() } else { String::new() });
        Row { note: note.unwrap_or_default(), ..Row::new(header, shown) }
    });
    Grid { name: "capacity".into(), columns, rows: rows.collect(), ..Grid::default() }
}

/// The rows up to row `i`, with the cells marked that its item improves, and these capacities in
/// words.
pub(crate) fn improved(items: &[Item], table: &[Vec<i64>], i: usize) -> (Grid, String) {
    let mut picture = picture(items, table, i + 1);
    let w = table[0].len() - 1;
    let better: Vec<usize> = (0..=w).filter(|&j| table[i][j] != table[i - 1][j]).collect();
    for &j in &better {
        picture.rows[i].cells[j].role = Some(Role::Settled);
    }
    let at = match better.len() {
        0 => "no capacity".to_owned(),
        1 => format!("capacity {}", better[0]),
        n if n == w + 1 => "each capacity".to_owned(),
        _ => format!("the capacities {}", trace::all_of(better)),
    };
    (picture, at)
}
