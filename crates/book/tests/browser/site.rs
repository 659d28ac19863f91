//! A web server for pages that a test makes up.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

use anyhow::{Context, Result};

/// The files of a site: from a path to a content type and a body.
pub(crate) type Files = HashMap<String, (&'static str, Vec<u8>)>;

/// Serves `files` until the tests end, and returns the address of the site.
pub(crate) fn serve(files: Files) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // A reader that hangs up is none of the server's business.
            let _ = answer(&files, stream);
        }
    });
    format!("http://{address}")
}

fn answer(files: &Files, mut stream: TcpStream) -> Result<()> {
    let mut lines = BufReader::new(&stream).lines();
    let request = lines.next().context("a request")??;
    let path = request.split(' ').nth(1).context("a path")?.to_owned();
    // The headers are of no interest, but a server that hangs up on them resets the connection.
    while lines.next().is_some_and(|line| line.is_ok_and(|line| !line.is_empty())) {}
    let (status, (kind, body)) = match files.get(&path) {
        Some((kind, body)) => ("200 OK", (*kind, body.as_slice())),
        None => ("404 Not Found", ("text/html", &b"<p>no such page"[..])),
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n"
    )?;
    Ok(stream.write_all(body)?)
}
