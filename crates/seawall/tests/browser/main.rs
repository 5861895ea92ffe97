//! The page of a report in a real browser: hover, focus and click lead from each item to its line and back, text of the input stays
//! text, nothing comes from elsewhere, in light and dark, wide and narrow.
//!
//! Needs Chromium or Chrome in the search path. Without one the tests say so and pass, unless the variable `SEAWALL_BROWSER` is set, to
//! the browser's program: then it has to start. CI sets it.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use seawall::{ReportOptions, report_text};
use seawall_report::report::report_html;

const KERNEL: &str = include_str!("../../../../corpus/ir/sm_90/gluon_wgmma_ws_3.cached.ttgir");
const HOOK: &str = include_str!("hook.js");
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

fn browser() -> Option<OsString> {
    if let Some(named) = std::env::var_os("SEAWALL_BROWSER") {
        return Some(named);
    }
    let path = std::env::var_os("PATH")?;
    let candidates: Vec<PathBuf> =
        std::env::split_paths(&path).flat_map(|folder| NAMES.map(|name| folder.join(name))).collect();
    candidates.into_iter().find(|candidate| candidate.is_file()).map(PathBuf::into_os_string)
}

/// A kernel whose names try to be markup.
fn hostile() -> String {
    let name = "</pre><script>window.hacked = 1</script><img src=x onerror='window.hacked = 2'>";
    let alloc = "%0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>";
    let named = KERNEL.replace(alloc, &format!("{alloc} loc(\"{name}\")"));
    assert_ne!(named, KERNEL);
    named.replace("@wgmma_specialized", "@\"<b>&amp;<script>window.hacked = 3</script>\"")
}

fn page(text: &str) -> String {
    let report = report_text("<script>window.hacked = 4</script>.ttgir", text, &ReportOptions::default());
    let html = report_html(&report.unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics)));
    let early = "<head><script>window.failures = []; addEventListener('error', (e) => failures.push(e.message));</script>";
    html.replacen("<head>", early, 1).replacen("</body>", &format!("<script>{HOOK}</script></body>"), 1)
}

/// What the hook wrote, with the browser's window of this size.
fn results(
    browser: &OsString,
    folder: &Path,
    page: &Path,
    size: &str,
    dark: bool,
) -> BTreeMap<String, String> {
    let mut command = Command::new(browser);
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=4000", "--dump-dom"]);
    command
        .arg(format!("--user-data-dir={}", folder.join("profile").display()))
        .arg(format!("--window-size={size}"));
    if dark {
        command.arg("--blink-settings=preferredColorScheme=0");
    }
    let output = command.arg(format!("file://{}", page.display())).output();
    let output = output.unwrap_or_else(|error| panic!("the browser {browser:?} does not start: {error}"));
    let dom = String::from_utf8_lossy(&output.stdout).into_owned();
    let start = "<pre id=\"results\">";
    let at = dom.find(start).unwrap_or_else(|| {
        panic!("the page has no results: {}\n{}", String::from_utf8_lossy(&output.stderr), dom.len())
    });
    let text = dom[at + start.len()..].split("</pre>").next().unwrap_or_default();
    text.lines().filter_map(|line| line.split_once(": ")).map(|(k, v)| (k.to_owned(), v.to_owned())).collect()
}

#[test]
fn a_reader_finds_the_way_from_each_item_to_its_line_and_back() {
    let Some(browser) = browser() else {
        #[expect(clippy::print_stdout, reason = "a test that looked at nothing says so")]
        {
            println!("no browser in the search path: the page was not looked at");
        }
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.html");
    std::fs::File::create(&path).unwrap().write_all(page(&hostile()).as_bytes()).unwrap();
    let mut backgrounds = Vec::new();
    for (size, dark) in [("1600,1000", false), ("1600,1000", true), ("500,900", false)] {
        let mut results = results(&browser, folder.path(), &path, size, dark);
        backgrounds.extend(results.remove("background"));
        let expected = [
            ("address follows", "true"),
            ("an edge takes the focus", "true"),
            ("back leads to the item", "true"),
            ("click shows the line", "true"),
            ("dead links", "0"),
            ("drawings", "1"),
            ("errors", ""),
            ("hover lights the line", "true"),
            ("ids twice", "0"),
            ("links back are visible", "true"),
            ("loaded from elsewhere", "0"),
            ("script of the text ran", "false"),
            ("table rows", "true"),
            ("wider than the window", "false"),
        ];
        let expected: BTreeMap<String, String> =
            expected.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        assert_eq!(results, expected, "window {size}, dark: {dark}");
    }
    assert_eq!(backgrounds.len(), 3);
    assert!(backgrounds[0] == backgrounds[2] && backgrounds[0] != backgrounds[1], "{backgrounds:?}");
}
