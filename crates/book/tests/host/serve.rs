//! The web server, asked byte by byte.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use book::serve::{News, Site, serve};
use book::wasm::{Program, Queue};
use pretty_assertions::assert_eq;

use crate::fixture::Fixture;
use crate::wasm::wait_until_asked;

/// The files of a small book, beside one that is none of the reader's business.
fn files() -> Fixture {
    Fixture::new(&[
        ("secret.txt", "secret"),
        ("out/index.html", "<p>first"),
        ("out/404.html", "<p>nothing here"),
        ("out/a/index.html", "<p>folder"),
        ("out/a b.css", "p {}"),
        ("out/x.js", "1"),
        ("out/x.json", "{}"),
        ("out/x.svg", "<svg/>"),
        ("out/x.woff2", "font"),
        ("out/wasm/x.wasm", "wasm"),
        ("out/x.unknown", "?"),
    ])
}

/// Serves `site` until the tests end.
fn start(site: Site) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let site = Arc::new(site);
    thread::spawn(move || serve(&listener, &site));
    address
}

/// Sends `request` and returns the head and the body of the answer.
fn ask(address: SocketAddr, request: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a limit");
    stream.write_all(request.as_bytes()).expect("written");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    (head.to_owned(), body.to_owned())
}

/// Status, content type and body for a path.
fn get(address: SocketAddr, path: &str) -> (String, String, String) {
    let (head, body) = ask(address, &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    let status = head.split(' ').nth(1).expect("a status").to_owned();
    let kind = head.lines().find_map(|line| line.strip_prefix("Content-Type: "));
    (status, kind.expect("a type").to_owned(), body)
}

#[test]
fn files_come_with_their_types() {
    let files = files();
    let address = start(Site::new(files.path("out")));
    for (path, kind, body) in [
        ("/", "text/html; charset=utf-8", "<p>first"),
        ("/index.html", "text/html; charset=utf-8", "<p>first"),
        ("/?search=x#y", "text/html; charset=utf-8", "<p>first"),
        ("/a/", "text/html; charset=utf-8", "<p>folder"),
        ("/a%20b.css", "text/css; charset=utf-8", "p {}"),
        ("/x.js", "text/javascript; charset=utf-8", "1"),
        ("/x.json", "application/json", "{}"),
        ("/x.svg", "image/svg+xml", "<svg/>"),
        ("/x.woff2", "font/woff2", "font"),
        ("/wasm/x.wasm", "application/wasm", "wasm"),
        ("/x.unknown", "application/octet-stream", "?"),
    ] {
        assert_eq!(get(address, path), ("200".into(), kind.into(), body.into()), "{path}");
    }
    let (head, _) = ask(address, "GET /a?x HTTP/1.1\r\n\r\n");
    assert!(head.starts_with("HTTP/1.1 308 ") && head.ends_with("\r\nLocation: /a/"), "{head}");
    let (head, body) = ask(address, "HEAD /index.html HTTP/1.1\r\n\r\n");
    assert!(head.contains("\r\nContent-Length: 8\r\n"), "{head}");
    assert_eq!(body, "");
}

#[test]
fn what_is_not_in_the_book_is_not_served() {
    let files = files();
    let address = start(Site::new(files.path("out")));
    assert_eq!(
        get(address, "/none.html"),
        ("404".into(), "text/html; charset=utf-8".into(), "<p>nothing here".into())
    );
    let absolute = files.path("secret.txt").display().to_string();
    for path in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/a/../../secret.txt",
        "/a/%2E%2E%2f..%2Fsecret.txt",
        "/..%5csecret.txt",
        "/..\\secret.txt",
        "/c:/secret.txt",
        "/index.html%00.css",
        &format!("/{absolute}"),
        &format!("/%2F{absolute}"),
        &absolute,
        "secret.txt",
        "http://localhost/../secret.txt",
    ] {
        let (status, _, body) = get(address, path);
        assert!(status == "400" || status == "404", "{path}: {status}");
        assert!(!body.contains("secret"), "{path}: {body}");
    }
    for request in ["POST / HTTP/1.1\r\n\r\n", "DELETE /index.html HTTP/1.1\r\n\r\n"] {
        assert!(ask(address, request).0.starts_with("HTTP/1.1 405 "), "{request}");
    }
    for request in ["hello\r\n\r\n", "GET /\r\n\r\n", "\r\n\r\n", "GET / SMTP/1\r\n\r\n"] {
        assert!(ask(address, request).0.starts_with("HTTP/1.1 400 "), "{request}");
    }
    assert!(files.path("out/index.html").exists());
}

#[test]
fn a_request_that_waits_for_a_program_keeps_nobody_waiting() {
    let files = files();
    files.write("elsewhere/nim.wasm", "the program");
    let queue = Arc::new(Queue::new());
    queue.renew(["bash".to_owned(), "nim".to_owned()]);
    let address = start(Site::new(files.path("out")).with_programs(Arc::clone(&queue)));
    let waiting = thread::spawn(move || get(address, "/wasm/nim.wasm"));
    wait_until_asked(&queue, &["nim"]);
    assert!(!waiting.is_finished(), "it did not wait");
    assert_eq!(get(address, "/").0, "200");
    assert!(!waiting.is_finished());

    let path = files.path("elsewhere/nim.wasm");
    let building = Arc::clone(&queue);
    let builder = thread::spawn(move || {
        let mut built = Vec::new();
        building.build_with(1, |names| {
            built.extend(names.to_vec());
            let program = Program { name: "nim".into(), path: path.clone(), size: 11, gzip: 11 };
            [("nim".to_owned(), Ok(program))].into()
        });
        built
    });
    // Closed only then: a queue that is closed lets go of who still waits.
    let answer = waiting.join().expect("an answer");
    queue.close();
    let built = builder.join().expect("a list");
    assert_eq!(built[0], "nim", "what a reader asks for is built first");
    assert_eq!(answer, ("200".into(), "application/wasm".into(), "the program".into()));
    assert_eq!(get(address, "/wasm/none.wasm").0, "404");
    assert_eq!(get(address, "/wasm/x.wasm").0, "404", "not of this book");
    queue.renew(["nim".to_owned()]);
    queue.refuse(Some("There is no compiler.".into()));
    let kind = "text/plain; charset=utf-8".to_owned();
    assert_eq!(
        get(address, "/wasm/nim.wasm"),
        ("503".into(), kind, "There is no compiler.".into())
    );
}

/// Reads the stream of news up to the next message.
fn next(stream: &mut TcpStream) -> serde_json::Value {
    let mut message = Vec::new();
    while !message.ends_with(b"\n\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).expect("more news");
        message.extend(byte);
    }
    let message = String::from_utf8(message).expect("text");
    let data = message.trim().rsplit("data: ").next().expect("data");
    serde_json::from_str(data).expect("JSON")
}

#[test]
fn pages_hear_of_new_pages_and_of_faults() {
    let files = files();
    let news = Arc::new(News::new());
    let address = start(Site::new(files.path("out")).with_news(Arc::clone(&news)));
    assert!(get(address, "/").2.contains("new EventSource('/.events')"));
    assert!(!get(address, "/x.js").2.contains("EventSource"));

    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a limit");
    stream.write_all(b"GET /.events HTTP/1.1\r\n\r\n").expect("written");
    let first = next(&mut stream);
    assert_eq!(first["faults"], serde_json::json!([]));
    news.faults(vec!["docs/en/a.md:3: wrong".into()]);
    let second = next(&mut stream);
    assert_eq!(second["faults"], serde_json::json!(["docs/en/a.md:3: wrong"]));
    assert_eq!(second["version"], first["version"], "a failed build is no new version");
    news.pages();
    let third = next(&mut stream);
    assert_eq!(third["faults"], serde_json::json!([]));
    assert_ne!(third["version"], first["version"]);
}

#[test]
fn without_pages_there_is_still_the_channel() {
    let files = Fixture::new(&[]);
    let address = start(Site::new(files.path("out")).with_news(Arc::new(News::new())));
    let (status, _, body) = get(address, "/");
    assert_eq!(status, "503");
    assert!(body.contains("EventSource"), "{body}");
}
