//! A client of the W3C `WebDriver` protocol, as much of it as the tests use: it drives a real
//! Chromium.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Keys as the protocol writes them.
pub(crate) mod key {
    pub(crate) const TAB: &str = "\u{E004}";
    pub(crate) const ENTER: &str = "\u{E007}";
    pub(crate) const SPACE: &str = "\u{E00D}";
    pub(crate) const END: &str = "\u{E010}";
    pub(crate) const HOME: &str = "\u{E011}";
    pub(crate) const ESCAPE: &str = "\u{E00C}";
    pub(crate) const UP: &str = "\u{E013}";
    pub(crate) const DOWN: &str = "\u{E015}";
    pub(crate) const LEFT: &str = "\u{E012}";
    pub(crate) const RIGHT: &str = "\u{E014}";
    pub(crate) const DELETE: &str = "\u{E017}";
}

/// How long a page may take to do what is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// A browser with one window. Dropping it ends the session and the driver.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
    session: String,
    /// Kept until the browser has ended.
    profile: TempDir,
}

impl Browser {
    /// Starts a browser, or says that there is none. Where `CI` is set, there must be one.
    pub(crate) fn start() -> Option<Browser> {
        let chromium =
            ["chromium", "chromium-browser", "google-chrome"].into_iter().find(installed);
        let missing = match chromium {
            None => "chromium",
            Some(_) if !installed(&"chromedriver") => "chromedriver",
            Some(chromium) => return Some(Browser::open(chromium).expect("the browser starts")),
        };
        skip(&format!("{missing} is not installed"));
        None
    }

    fn open(chromium: &str) -> Result<Browser> {
        let profile = tempfile::tempdir()?;
        let (driver, port) = start_driver()?;
        let mut browser = Browser { driver, port, session: String::new(), profile };
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // Nothing but this machine can be reached.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            &format!("--user-data-dir={}", browser.profile.path().display()),
        ];
        let answer = browser.request(
            "POST",
            "/session",
            &json!({ "capabilities": { "alwaysMatch": {
                "browserName": "chrome",
                "goog:chromeOptions": { "binary": which(chromium), "args": arguments },
                "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            } } }),
        )?;
        answer["sessionId"].as_str().context("a session")?.clone_into(&mut browser.session);
        browser.resize(1280, 900);
        Ok(browser)
    }

    /// Sets the size of the page on show, in CSS pixels.
    pub(crate) fn resize(&self, width: u32, height: u32) {
        // A window of a desktop has a least width; the metrics of a device have none.
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Opens a page and waits until it is loaded.
    pub(crate) fn go(&self, url: &str) {
        self.command("POST", "/url", &json!({ "url": url }));
    }

    /// The value of a script's `return`.
    pub(crate) fn script(&self, script: &str) -> Value {
        self.command("POST", "/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// The value of a JavaScript expression.
    pub(crate) fn eval(&self, expression: &str) -> Value {
        self.script(&format!("return {expression}"))
    }

    /// The text of the first element that `css` selects, with plain blanks.
    pub(crate) fn text(&self, css: &str) -> String {
        let text = self.eval(&format!("document.querySelector({css:?}).textContent"));
        text.as_str().expect("a text").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The number of elements that `css` selects.
    pub(crate) fn count(&self, css: &str) -> u64 {
        self.eval(&format!("document.querySelectorAll({css:?}).length")).as_u64().expect("a count")
    }

    /// Waits until a JavaScript expression is true.
    pub(crate) fn wait(&self, expression: &str) {
        let start = Instant::now();
        while self.eval(&format!("Boolean({expression})")) != Value::Bool(true) {
            let shown = || self.eval("document.querySelector('main')?.innerText");
            assert!(start.elapsed() < PATIENCE, "never: {expression}\nthe page: {}", shown());
            thread::sleep(Duration::from_millis(25));
        }
    }

    /// Waits until the text of `css` contains `text`.
    pub(crate) fn wait_text(&self, css: &str, text: &str) {
        self.wait(&format!("document.querySelector({css:?})?.textContent.includes({text:?})"));
    }

    /// Clicks an element as a hand would: it must be visible, and nothing may cover it.
    pub(crate) fn click(&self, css: &str) {
        let element = self.element(css);
        self.command("POST", &format!("/element/{element}/click"), &json!({}));
    }

    /// Types into a field after emptying it.
    pub(crate) fn fill(&self, css: &str, text: &str) {
        let element = self.element(css);
        self.command("POST", &format!("/element/{element}/clear"), &json!({}));
        self.command("POST", &format!("/element/{element}/value"), &json!({ "text": text }));
    }

    /// Presses keys, wherever the focus is.
    pub(crate) fn press(&self, keys: &str) {
        let actions: Vec<Value> = keys
            .chars()
            .flat_map(|key| {
                ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() }))
            })
            .collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.command("POST", "/actions", &json!({ "actions": [keyboard] }));
    }

    /// Drags from the middle of an element by so many pixels; without pixels, a click.
    pub(crate) fn drag(&self, css: &str, (right, down): (i32, i32)) {
        let place = self.script(&format!(
            "const box = document.querySelector({css:?}).getBoundingClientRect();\n\
             return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)"
        ));
        let move_by = |x: i32, y: i32, from: &str| json!({ "type": "pointerMove", "duration": 50, "x": x, "y": y, "origin": from });
        let at = |i: usize| i32::try_from(place[i].as_i64().expect("a pixel")).expect("on screen");
        let actions = [
            move_by(at(0), at(1), "viewport"),
            json!({ "type": "pointerDown", "button": 0 }),
            move_by(right / 2, down / 2, "pointer"),
            move_by(right - right / 2, down - down / 2, "pointer"),
            json!({ "type": "pointerUp", "button": 0 }),
        ];
        let mouse = json!({ "type": "pointer", "id": "mouse", "actions": actions });
        self.command("POST", "/actions", &json!({ "actions": [mouse] }));
    }

    /// Prints the page, as far as its scripts can tell.
    pub(crate) fn print(&self) {
        self.command("POST", "/print", &json!({}));
    }

    /// A command of the `DevTools` protocol.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.command("POST", "/goog/cdp/execute", &body)
    }

    /// Pretends that the reader has asked for less motion, and for dark pages or not.
    pub(crate) fn prefer(&self, feature: &str, value: &str) {
        let features = json!([{ "name": feature, "value": value }]);
        self.devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// What the console says that is worse than a remark, since it was last asked.
    pub(crate) fn complaints(&self) -> Vec<String> {
        self.log("browser")
            .iter()
            .filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING")
            .map(|entry| entry["message"].to_string())
            .collect()
    }

    /// The addresses that the pages have asked for, since it was last asked.
    pub(crate) fn requests(&self) -> Vec<String> {
        self.log("performance")
            .iter()
            .filter_map(|entry| {
                let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
                let message = &event["message"];
                let sent = match message["method"].as_str()? {
                    "Network.requestWillBeSent" => &message["params"]["request"],
                    "Network.webSocketCreated" => &message["params"],
                    _ => return None,
                };
                Some(sent["url"].as_str()?.to_owned())
            })
            .collect()
    }

    /// Saves what the window shows, if the variable `BOOK_SCREENSHOTS` names a folder for it.
    pub(crate) fn screenshot(&self, name: &str) {
        use base64::prelude::{BASE64_STANDARD, Engine};
        let Some(folder) = env::var_os("BOOK_SCREENSHOTS") else { return };
        let answer = self.command("GET", "/screenshot", &Value::Null);
        let png = BASE64_STANDARD.decode(answer.as_str().expect("a picture")).expect("base64");
        fs::create_dir_all(&folder).expect("the folder of the screenshots");
        fs::write(Path::new(&folder).join(name).with_extension("png"), png).expect("a screenshot");
    }

    fn log(&self, kind: &str) -> Vec<Value> {
        let answer = self.command("POST", "/se/log", &json!({ "type": kind }));
        answer.as_array().expect("a log").clone()
    }

    fn element(&self, css: &str) -> String {
        let body = json!({ "using": "css selector", "value": css });
        let answer = self.command("POST", "/element", &body);
        let id = answer.as_object().and_then(|fields| fields.values().next());
        id.and_then(Value::as_str).expect("an element").to_owned()
    }

    /// A command of the session, which must succeed.
    fn command(&self, method: &str, path: &str, body: &Value) -> Value {
        self.request(method, &format!("/session/{}{path}", self.session), body)
            .unwrap_or_else(|error| panic!("{method} {path} {body}: {error:#}"))
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> Result<Value> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(Duration::from_mins(1)))?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )?;
        let mut reader = BufReader::new(stream);
        let mut length = None;
        let mut line = String::new();
        loop {
            line.clear();
            ensure!(reader.read_line(&mut line)? > 0, "the driver hung up");
            if line.trim().is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = Some(value.trim().parse::<usize>()?);
            }
        }
        let mut answer = vec![0; length.context("an answer has a length")?];
        reader.read_exact(&mut answer)?;
        let mut answer: Value = serde_json::from_slice(&answer)?;
        let value = answer["value"].take();
        if let Some(error) = value["error"].as_str() {
            bail!("{error}: {}", value["message"].as_str().unwrap_or_default());
        }
        Ok(value)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Errors are of no use here: the test is over, or has failed already.
        if !self.session.is_empty() {
            let _ = self.request("DELETE", &format!("/session/{}", self.session), &Value::Null);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// Starts the driver, which chooses a port and names it.
///
/// It listens at that port on IPv4 and on IPv6, but chooses it on one of them alone: on the other,
/// a neighbor may already have it. Then it gives up, and another choice is as good.
fn start_driver() -> Result<(Child, u16)> {
    let mut said = String::new();
    for _ in 0..10 {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut output = BufReader::new(driver.stdout.take().context("a pipe")?);
        said.clear();
        while output.read_line(&mut said)? > 0 {
            if let Some((_, port)) = said.split_once("successfully on port ") {
                let port = port.trim_end().trim_end_matches('.').parse()?;
                // The driver would stop at a full pipe.
                thread::spawn(move || io::copy(&mut output, &mut io::sink()));
                return Ok((driver, port));
            }
        }
        driver.wait()?;
        if !said.contains("port not available") {
            break;
        }
    }
    bail!("chromedriver names no port, but says: {said}")
}

fn which(program: &str) -> Option<std::path::PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn installed(program: &&str) -> bool {
    which(program).is_some()
}

/// Says that a test is skipped, and why. Where `CI` is set, nothing may be skipped.
pub(crate) fn skip(reason: &str) {
    assert!(env::var_os("CI").is_none(), "{reason}, and CI needs it");
    // Not `eprintln!`: the test harness would keep that to itself.
    let name = thread::current().name().unwrap_or("a browser test").to_owned();
    let _ = writeln!(io::stderr(), "SKIPPED {name}: {reason}");
}
