//! A skeleton is the solution without what the reader has to write.

/// The skeleton: the header of the solution, its public types, and its public functions, with
/// `todo!()` for each body.
///
/// The solution must be formatted by rustfmt: an item begins where a line is not indented, and ends
/// where another line that is not indented says `}` or ends with a semicolon.
pub fn skeleton(solution: &str) -> String {
    let mut skeleton = String::new();
    let mut item: Vec<&str> = Vec::new();
    for line in solution.lines() {
        if line.starts_with("//!") {
            skeleton += &format!("{line}\n");
            continue;
        }
        if line.is_empty() && item.is_empty() {
            continue;
        }
        item.push(line);
        if line == "}" || (!line.starts_with([' ', '/']) && line.ends_with(';')) {
            if item.iter().any(|line| line.starts_with("pub struct ")) {
                skeleton += &format!("\n{}\n", item.join("\n"));
            } else if item.iter().any(|line| line.starts_with("pub fn ")) {
                let end =
                    item.iter().position(|line| line.ends_with('{') && !line.starts_with("//"));
                let signature = &item[..=end.unwrap_or(0)];
                skeleton += &format!("\n{}\n    todo!()\n}}\n", signature.join("\n"));
            }
            item.clear();
        }
    }
    skeleton
}

/// The first paragraph of a file's `//!` header, on one line: what the reader has to write.
pub fn statement(file: &str) -> String {
    let header = file.lines().map_while(|line| line.strip_prefix("//!"));
    let paragraph: Vec<&str> = header.map(str::trim).take_while(|line| !line.is_empty()).collect();
    paragraph.join(" ")
}

/// The signatures of a file's public functions, each on one line.
pub fn signatures(file: &str) -> Vec<String> {
    let mut signatures = Vec::new();
    let mut lines = file.lines();
    while let Some(line) = lines.next() {
        if !line.starts_with("pub fn ") {
            continue;
        }
        let mut signature = line.to_owned();
        while !signature.ends_with('{') {
            let Some(line) = lines.next() else { break };
            signature = format!("{signature} {}", line.trim());
        }
        signatures.push(signature.trim_end_matches('{').trim_end().to_owned());
    }
    signatures
}
