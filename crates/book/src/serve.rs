//! The book on this machine's own network: a small web server, and reloading when a page changes.
//!
//! It speaks as much HTTP as a browser on the same machine needs: GET and HEAD, one request a
//! connection, each on a thread of its own, so that a request that waits for a program keeps nobody
//! else waiting.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::links::decoded;
use crate::wasm::{Answer, Queue};

/// The address of the channel that tells a page to reload.
const EVENTS: &str = "/.events";

/// What a page does with that channel: it reloads when the version changes, and shows the faults of
/// a build that failed.
const SCRIPT: &str = r"<script>{
let version = null, panel = null;
const events = new EventSource('/.events');
addEventListener('pagehide', () => events.close());
events.onmessage = message => {
  const news = JSON.parse(message.data);
  if (version !== null && version !== news.version) { location.reload(); return; }
  version = news.version;
  panel?.remove();
  panel = null;
  if (news.faults.length === 0) return;
  panel = document.createElement('pre');
  panel.id = 'book-faults';
  panel.setAttribute('role', 'alert');
  panel.style.cssText = 'position:fixed;z-index:1000;inset:auto 0 0 0;max-height:50%;overflow:auto;'
    + 'margin:0;padding:1em;background:#400;color:#fff;white-space:pre-wrap';
  panel.textContent = 'The book was not built:\n' + news.faults.join('\n');
  document.body.append(panel);
};
}</script>
";

/// What is served.
#[derive(Debug)]
pub struct Site {
    folder: PathBuf,
    programs: Option<Arc<Queue>>,
    news: Option<Arc<News>>,
}

impl Site {
    /// The files in `folder` as they are.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, programs: None, news: None }
    }

    /// The same, but `/wasm/NAME.wasm` comes from `programs`, as soon as it is built.
    pub fn with_programs(self, programs: Arc<Queue>) -> Self {
        Self { programs: Some(programs), ..self }
    }

    /// The same, and every page listens to `news`.
    pub fn with_news(self, news: Arc<News>) -> Self {
        Self { news: Some(news), ..self }
    }
}

/// What the open pages are told: the version of the book, and what is wrong with the newest build.
#[derive(Debug)]
pub struct News {
    inner: Mutex<(u64, Vec<String>)>,
    changed: Condvar,
}

impl Default for News {
    fn default() -> Self {
        Self::new()
    }
}

impl News {
    /// No news yet.
    pub fn new() -> Self {
        // Pages that outlive the server see another version when it is started again.
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let version = u64::from(now.subsec_millis()) + now.as_secs() * 1000;
        Self { inner: Mutex::new((version, Vec::new())), changed: Condvar::new() }
    }

    /// There are new pages.
    pub fn pages(&self) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        *inner = (inner.0 + 1, Vec::new());
        self.changed.notify_all();
    }

    /// The build failed with `faults`; the pages are those of before.
    pub fn faults(&self, faults: Vec<String>) {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).1 = faults;
        self.changed.notify_all();
    }

    /// Sends the news to a page, until that page is gone.
    fn send(&self, stream: &mut TcpStream) -> io::Result<()> {
        // A page that is gone shows only when something is written to it.
        const PULSE: Duration = Duration::from_secs(10);
        let mut told = None;
        loop {
            let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
            if told.as_ref() == Some(&*inner) {
                let waited = self.changed.wait_timeout(inner, PULSE);
                inner = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
            let now = inner.clone();
            drop(inner);
            if told.as_ref() == Some(&now) {
                stream.write_all(b": still here\n\n")?;
            } else {
                let news = serde_json::json!({ "version": now.0, "faults": now.1 });
                stream.write_all(format!("data: {news}\n\n").as_bytes())?;
                told = Some(now);
            }
            stream.flush()?;
        }
    }
}

/// Answers every request that `listener` gets, for ever.
pub fn serve(listener: &TcpListener, site: &Arc<Site>) -> ! {
    loop {
        match listener.accept() {
            Ok((stream, _)) => {
                let site = Arc::clone(site);
                // A browser that goes away in mid-answer is no concern of the server's.
                thread::spawn(move || site.answer(stream).ok());
            }
            // Such as too many open files: others will be closed.
            Err(_) => thread::sleep(Duration::from_millis(50)),
        }
    }
}

/// An answer with all its bytes.
struct Response {
    status: &'static str,
    kind: &'static str,
    body: Vec<u8>,
}

impl Response {
    fn text(status: &'static str, body: impl Into<String>) -> Self {
        Self { status, kind: "text/plain; charset=utf-8", body: body.into().into_bytes() }
    }
}

impl Site {
    fn answer(&self, mut stream: TcpStream) -> io::Result<()> {
        let Some((method, target)) = request(&stream)? else {
            let response = Response::text("400 Bad Request", "This is no request.\n");
            return send(&mut stream, &response, true, "");
        };
        if method != "GET" && method != "HEAD" {
            let response = Response::text("405 Method Not Allowed", "Only GET and HEAD.\n");
            return send(&mut stream, &response, true, "Allow: GET, HEAD\r\n");
        }
        let path = decoded(target.split(['?', '#']).next().unwrap_or(""));
        if let (EVENTS, Some(news)) = (&*path, &self.news) {
            stream.write_all(
                b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\
                  Cache-Control: no-store\r\nConnection: close\r\n\r\n",
            )?;
            return news.send(&mut stream);
        }
        let Some(file) = within(&path) else {
            let response = Response::text("400 Bad Request", "No such place in the book.\n");
            return send(&mut stream, &response, true, "");
        };
        if !path.ends_with('/') && self.folder.join(&file).is_dir() {
            // Without it the links of the folder's page would be taken from the wrong place.
            let place =
                file.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
            let place = format!("Location: /{place}/\r\n");
            return send(&mut stream, &Response::text("308 Permanent Redirect", ""), true, &place);
        }
        let response = self.program(&file).unwrap_or_else(|| self.page(&file));
        send(&mut stream, &response, method == "GET", "")
    }

    /// The program that `file` names, if it names one and they are built here.
    fn program(&self, file: &Path) -> Option<Response> {
        let queue = self.programs.as_ref()?;
        let name = file.strip_prefix("wasm").ok()?.to_str()?.strip_suffix(".wasm")?;
        Some(match queue.get(name) {
            Answer::Ready(path) => match fs::read(&path) {
                Ok(body) => Response { status: "200 OK", kind: "application/wasm", body },
                Err(error) => Response::text("503 Service Unavailable", format!("{error}\n")),
            },
            Answer::Unavailable(why) => Response::text("503 Service Unavailable", why),
            Answer::NoSuchProgram => {
                Response::text("404 Not Found", format!("The book has no program {name}.\n"))
            }
        })
    }

    /// The file at `file`, a page with its script.
    fn page(&self, file: &Path) -> Response {
        let file =
            if self.folder.join(file).is_dir() { file.join("index.html") } else { file.into() };
        let kind = kind(&file);
        let (status, kind, mut body) = match self.read(&file) {
            Ok(body) => ("200 OK", kind, body),
            Err(_) => match self.read(Path::new("404.html")) {
                Ok(body) => ("404 Not Found", HTML, body),
                // There is no book yet: the page says why as soon as that is known.
                Err(_) if self.news.is_some() => {
                    let page = "<!doctype html><title>The book</title><p>No pages yet.</p>\n";
                    ("503 Service Unavailable", HTML, page.into())
                }
                Err(_) => return Response::text("404 Not Found", "No such page.\n"),
            },
        };
        if kind == HTML && self.news.is_some() {
            body.extend_from_slice(SCRIPT.as_bytes());
        }
        Response { status, kind, body }
    }

    /// Reads a file; for the moment in which a new build takes the place of the old one, it waits.
    fn read(&self, file: &Path) -> io::Result<Vec<u8>> {
        for _ in 0..10 {
            match fs::read(self.folder.join(file)) {
                Err(error) if error.kind() == io::ErrorKind::NotFound && !self.folder.exists() => {
                    thread::sleep(Duration::from_millis(10));
                }
                read => return read,
            }
        }
        fs::read(self.folder.join(file))
    }
}

/// The path of a request as a path below the folder; none if it would leave it.
fn within(path: &str) -> Option<PathBuf> {
    let path = path.strip_prefix('/')?;
    let mut file = PathBuf::new();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        // A drive, a stream or a backslash means something on Windows only, and nothing good.
        if part == "." || part == ".." || part.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(part);
    }
    Some(file)
}

const HTML: &str = "text/html; charset=utf-8";

/// What a file is, by its name.
fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ext| ext.to_str()).unwrap_or("") {
        "html" => HTML,
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Method and target of the request; none if it is none.
fn request(stream: &TcpStream) -> io::Result<Option<(String, String)>> {
    const LONGEST: u64 = 16 << 10;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream.take(LONGEST)).lines();
    let Some(first) = lines.next().transpose()? else { return Ok(None) };
    // The rest of the head is read, for a connection closed with bytes unread is reset.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = first.split(' ');
    let (method, target, version) = (words.next(), words.next(), words.next());
    Ok(match (method, target, version) {
        (Some(method), Some(target), Some(version)) if version.starts_with("HTTP/1.") => {
            Some((method.to_owned(), target.to_owned()))
        }
        _ => None,
    })
}

fn send(
    stream: &mut TcpStream,
    response: &Response,
    with_body: bool,
    more: &str,
) -> io::Result<()> {
    let mut head = String::new();
    // Writing to a string does not fail.
    let _ = write!(
        head,
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         Connection: close\r\n{more}\r\n",
        response.status,
        response.kind,
        response.body.len(),
    );
    stream.write_all(head.as_bytes())?;
    if with_body {
        stream.write_all(&response.body)?;
    }
    stream.flush()
}

/// Looks every half second at every file at or below what `watched` says, and tells `changed` of
/// those that have changed, for ever.
pub fn watch(watched: impl Fn() -> Vec<PathBuf>, mut changed: impl FnMut(&[PathBuf])) -> ! {
    const PERIOD: Duration = Duration::from_millis(500);
    let mut before = state(watched());
    loop {
        thread::sleep(PERIOD);
        let now = state(watched());
        let files: BTreeSet<_> =
            now.symmetric_difference(&before).map(|(p, ..)| p.clone()).collect();
        // Taken before the build, so that a change during it is not missed.
        before = now;
        if !files.is_empty() {
            changed(&files.into_iter().collect::<Vec<_>>());
        }
    }
}

/// Every file at or below `paths`, with its time and size.
fn state(mut paths: Vec<PathBuf>) -> BTreeSet<(PathBuf, Option<SystemTime>, u64)> {
    let mut files = BTreeSet::new();
    while let Some(path) = paths.pop() {
        if let Ok(entries) = fs::read_dir(&path) {
            paths.extend(entries.flatten().map(|entry| entry.path()));
        } else if let Ok(data) = path.metadata() {
            files.insert((path, data.modified().ok(), data.len()));
        }
    }
    files
}
