//! `{{#trace}}`, `{{#play}}` and `{{#cost}}`: what an example prints with `--frames`, as HTML.
//!
//! Without JavaScript a figure shows its title, every caption, the last picture and the answer.
//! With it, `player.js` takes a `figure.trace` over.

pub(crate) use trace::page::PageTrace as Trace;

use crate::directives::Program;
use crate::markdown::{escape_html, push};

/// Reads what a program printed.
pub(crate) fn read(printed: &str) -> Result<Trace, String> {
    let printed = printed.trim_end();
    let trace: Trace = serde_json::from_str(printed)
        .map_err(|e| format!("what it prints with --frames is no trace: {e}"))?;
    if printed.contains('\n') {
        return Err("what it prints with --frames must be one line".to_owned());
    }
    if trace.frames.is_empty() {
        return Err("it prints no frame".to_owned());
    }
    let has_answer = |ask: &trace::Ask| ask.answer < ask.choices.len();
    if trace.frames.iter().filter_map(|frame| frame.ask.as_ref()).any(|ask| !has_answer(ask)) {
        return Err("it asks a question whose answer is none of its choices".to_owned());
    }
    if trace.frames.iter().any(|frame| frame.svg.trim().is_empty()) {
        return Err("it prints a frame without a picture".to_owned());
    }
    Ok(trace)
}

/// Who steps through the figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The reader looks on.
    Trace,
    /// The reader plays against the program.
    Play,
}

/// The step player, or the board of a game. `number` tells figures of one example apart.
pub(crate) fn player(
    kind: Kind,
    program: &Program,
    args: &[String],
    number: usize,
    printed: &str,
    trace: &Trace,
) -> String {
    let Program { package, example } = program;
    let class = if kind == Kind::Play { "trace play" } else { "trace" };
    let (package, example) = (escape_html(package), escape_html(example));
    let id = format!("trace-{example}-{number}");
    let args = escape_html(&serde_json::json!(args).to_string());
    let Some(last) = trace.frames.last() else { return String::new() };
    let mut captions = String::new();
    for frame in &trace.frames {
        push(&mut captions, format_args!("<li>{}", escape_html(&frame.caption)));
        if let Some(ask) = &frame.ask {
            captions.push_str(&folded(ask));
        }
        captions.push_str("</li>\n");
    }
    let noscript = match kind {
        Kind::Play => "<noscript><p>To play, turn JavaScript on.</p></noscript>\n",
        Kind::Trace => "",
    };
    format!(
        "<figure class=\"{class}\" id=\"{id}\" aria-labelledby=\"{id}-title\" data-steps=\"{steps}\" \
         data-package=\"{package}\" data-example=\"{example}\" data-args=\"{args}\">\n\
         <figcaption class=\"trace-title\" id=\"{id}-title\">{title}</figcaption>\n\
         <div class=\"trace-stage\" role=\"img\" aria-label=\"{text}\">\n{svg}\n</div>\n\
         <ol class=\"trace-captions\">\n{captions}</ol>\n\
         <p class=\"trace-answer\">{answer}</p>\n\
         {noscript}\
         <script type=\"application/json\" class=\"trace-data\">{data}</script>\n\
         </figure>",
        steps = trace.frames.len(),
        title = escape_html(&trace.title),
        text = escape_html(last.text.trim_end()),
        svg = without_blank_lines(&last.svg),
        answer = escape_html(&trace.answer),
        // No `</script>` may end the element early, and no `<!--` may change how it is read.
        data = printed.trim().replace('<', "\\u003c"),
    )
}

/// A frame's question, for a reader without JavaScript: folded, for the frame that answers it comes
/// next.
fn folded(ask: &trace::Ask) -> String {
    let choices: Vec<String> = ask.choices.iter().map(|choice| escape_html(choice)).collect();
    let answer = choices.get(ask.answer).map_or("", String::as_str);
    format!(
        " <details class=\"ask\"><summary>{question} ({choices})</summary>{answer}. {because}</details>",
        question = escape_html(&ask.question),
        choices = choices.join(" / "),
        because = escape_html(&ask.because),
    )
}

/// The chart of a program's counts, the page's `number`th.
pub(crate) fn cost(number: usize, trace: &Trace) -> String {
    let mut html = format!("<figure class=\"cost\" aria-labelledby=\"cost-{number}-title\">\n");
    for (i, frame) in trace.frames.iter().enumerate() {
        // The figure has the name of its first chart.
        let id = if i == 0 { format!(" id=\"cost-{number}-title\"") } else { String::new() };
        push(
            &mut html,
            format_args!(
                "{svg}\n<figcaption{id}>{caption}</figcaption>\n\
             <details><summary>The picture as text</summary>\n<pre>{text}</pre>\n</details>\n",
                svg = without_blank_lines(&frame.svg),
                caption = escape_html(&frame.caption),
                text = escape_html(frame.text.trim_end()),
            ),
        );
    }
    html + "</figure>"
}

/// A blank line would end the block of HTML, and the rest would be read as Markdown.
fn without_blank_lines(svg: &str) -> String {
    let lines: Vec<&str> = svg.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}
