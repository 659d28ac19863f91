use std::fmt::Display;

use crate::Row;

/// Where the axis begins and how long it is.
const LEFT: f64 = 385.0;
const WIDE: f64 = 320.0;
const ROW: f64 = 20.0;
const TOP: f64 = 34.0;

/// The ratios of one section as dots on a logarithmic axis: left of the line at 1 we are faster.
///
/// A disc is the ratio of the best times, a ring the paired median, an upright stroke the mark.
/// `note` says where the rows were measured.
pub fn plot(rows: &[&Row], note: &str) -> String {
    let values = || rows.iter().flat_map(|row| [row.ratio, row.paired].into_iter().chain(row.mark));
    // Whole powers of ten around all that is drawn.
    let first = values().fold(0.1, f64::min).log10().floor();
    let last = values().fold(1.5, f64::max).log10().ceil();
    let x = |ratio: f64| LEFT + (ratio.log10() - first) / (last - first) * WIDE;

    let mut body = String::new();
    let mut y = TOP;
    let mut workload = "";
    for row in rows {
        if row.workload != workload {
            workload = &row.workload;
            y += ROW;
            text(&mut body, 0.0, y, "label", workload);
        }
        y += ROW;
        text(&mut body, 14.0, y, "note", &row.entry);
        line(&mut body, (LEFT, y - 4.0), (LEFT + WIDE, y - 4.0), "axis s2");
        if let Some(mark) = row.mark {
            line(&mut body, (x(mark), y - 12.0), (x(mark), y + 4.0), "line");
        }
        circle(&mut body, (x(row.paired), y - 4.0), 6.5, "curve");
        circle(&mut body, (x(row.ratio), y - 4.0), 4.0, "dot");
        let shown = if row.ratio < 0.095 {
            format!("{:.3}", row.ratio)
        } else {
            format!("{:.2}", row.ratio)
        };
        text(&mut body, LEFT + WIDE + 14.0, y, "note", &shown);
    }
    let base = y + ROW / 2.0;
    let mut axis = String::new();
    let mut power = first;
    while power <= last {
        let ratio = 10_f64.powf(power);
        let class = if power == 0.0 { "line" } else { "axis s2" };
        line(&mut axis, (x(ratio), TOP - 6.0), (x(ratio), base), class);
        text(&mut axis, x(ratio), TOP - 12.0, "note mid", ratio);
        power += 1.0;
    }
    text(&mut axis, 0.0, TOP - 12.0, "note", "time of ours to theirs; at 1 we are level");
    text(
        &mut axis,
        0.0,
        base + 22.0,
        "note",
        "disc: best times; ring: paired median; upright stroke: the mark",
    );
    text(&mut axis, 0.0, base + 40.0, "note", note);
    let (width, height) = (LEFT + WIDE + 60.0, base + 48.0);
    format!(
        "<svg class=\"picture\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" aria-label=\"The ratios of the table below, as dots\">\n{axis}{body}</svg>\n"
    )
}

fn line(svg: &mut String, from: (f64, f64), to: (f64, f64), class: &str) {
    let ((x1, y1), (x2, y2)) = (from, to);
    svg.push_str(&format!(
        "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n"
    ));
}

fn circle(svg: &mut String, (x, y): (f64, f64), radius: f64, class: &str) {
    svg.push_str(&format!(
        "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\"/>\n"
    ));
}

fn text(svg: &mut String, x: f64, y: f64, class: &str, text: impl Display) {
    let text = text.to_string().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    svg.push_str(&format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>\n"));
}
