//! The report page in a real browser: hover, focus and click lead from each item to its line and
//! back. Text of the input stays text, and nothing is loaded from elsewhere. Tested in light and
//! dark, wide and narrow, and with the page of a timeline on a phone.
//!
//! Needs Chromium or Chrome in the search path. Without one, the tests print a note and pass. With
//! the variable `SEAWALL_BROWSER` set to the browser's program, that program must start. CI sets
//! it.

mod kernels;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use seawall::{
    CheckOptions, PipelineOptions, SourceKind, TimelineOptions, check_text, pipeline_text, report_text,
    timeline_parts,
};
use seawall_base::LineIndex;
use seawall_report::report::report_html;
use seawall_report::{Source, SourceFile, TimelineView, timeline_html};

use kernels::{many_barriers, python};

const KERNEL: &str = include_str!("../../../../corpus/ir/sm_90/gluon_wgmma_ws_3.cached.ttgir");
const HOOK: &str = include_str!("hook.js");
const MANY: &str = include_str!("many.js");
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

/// A kernel with names that look like markup.
fn hostile() -> String {
    let name = "</pre><script>window.hacked = 1</script><img src=x onerror='window.hacked = 2'>";
    let alloc = "%0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>";
    let named = KERNEL.replace(alloc, &format!("{alloc} loc(\"{name}\")"));
    assert_ne!(named, KERNEL);
    named.replace("@wgmma_specialized", "@\"<b>&amp;<script>window.hacked = 3</script>\"")
}

fn page(text: &str) -> String {
    let report =
        report_text("<script>window.hacked = 4</script>.ttgir", text, &CheckOptions::new(SourceKind::Mlir));
    let html = report_html(&report.unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics)));
    hooked(&html, HOOK)
}

/// The page with a script that writes results into it.
fn hooked(html: &str, hook: &str) -> String {
    let early = "<head><script>window.failures = []; addEventListener('error', (e) => failures.push(e.message));</script>";
    html.replacen("<head>", early, 1).replacen("</body>", &format!("<script>{hook}</script></body>"), 1)
}

/// The page of a kernel with 64 mbarriers and eight partitions, one of which waits for the wrong
/// phase.
fn page_of_many() -> String {
    let text = many_barriers(true);
    let mut report = report_text("chain.ttgir", &text, &CheckOptions::new(SourceKind::Mlir))
        .unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
    report.find_files(|file| SourceFile { name: file.to_owned(), in_root: false, text: Some(python()) });
    report_html(&report)
}

/// The output of the hook in a browser window of this size.
fn results(
    browser: &OsString,
    folder: &Path,
    page: &Path,
    size: &str,
    dark: bool,
) -> BTreeMap<String, String> {
    let mut command = Command::new(browser);
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]);
    command.args(["--disable-background-networking", "--disable-component-update", "--disable-sync"]);
    command.args(["--virtual-time-budget=4000", "--dump-dom"]);
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

/// Prints a note if no browser is available.
fn none_there() {
    #[expect(clippy::print_stdout, reason = "a skipped test prints a note")]
    {
        println!("no browser in the search path: the page was not looked at");
    }
}

/// The page of a timeline in a frame as narrow as a phone, which no window can be, and a script
/// that reports whether all of it is visible.
fn on_a_phone() -> String {
    let kernel = include_str!("../../../../corpus/ir/pipelined/stored_1-gfx950.borders.mlir");
    let text = pipeline_text(kernel, &PipelineOptions::default()).unwrap().text;
    let parts = timeline_parts(&text, &TimelineOptions::default()).unwrap();
    let lines = LineIndex::new(&text);
    let view =
        TimelineView { source: Source::new("kernel.mlir", &text, &lines), timeline: &parts[0].timeline };
    let page = timeline_html("kernel.mlir", &[view]).replace('&', "&amp;").replace('"', "&quot;");
    let script = "addEventListener('load', () => {
        const inner = document.querySelector('iframe').contentDocument;
        const right = (element) => element.getBoundingClientRect().right;
        const table = inner.querySelector('table'), card = inner.querySelector('section');
        const out = document.createElement('pre');
        out.id = 'results';
        out.textContent = [
            'wider than the frame: ' + (inner.documentElement.scrollWidth > 420),
            'table in its card: ' + (right(table) < right(card)),
            'bars can be seen: ' + [...inner.querySelectorAll('.bar')].every((bar) => bar.getBoundingClientRect().width > 60),
            'rows: ' + (inner.querySelectorAll('tbody tr').length > 3),
            'background: ' + getComputedStyle(inner.body).backgroundColor,
        ].join('\\n');
        document.body.append(out);
    });";
    format!(
        "<!doctype html><html><body><iframe style=\"width:420px;height:1200px;border:0\" srcdoc=\"{page}\"></iframe><script>{script}</script></body></html>"
    )
}

#[test]
fn a_timeline_fits_a_phone() {
    let Some(browser) = browser() else { return none_there() };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("timeline.html");
    std::fs::File::create(&path).unwrap().write_all(on_a_phone().as_bytes()).unwrap();
    let mut backgrounds = Vec::new();
    for dark in [false, true] {
        let mut results = results(&browser, folder.path(), &path, "600,1300", dark);
        backgrounds.extend(results.remove("background"));
        let expected = [
            ("bars can be seen", "true"),
            ("rows", "true"),
            ("table in its card", "true"),
            ("wider than the frame", "false"),
        ];
        let expected: BTreeMap<String, String> =
            expected.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        assert_eq!(results, expected, "dark: {dark}");
    }
    assert_ne!(backgrounds[0], backgrounds[1]);
}

#[test]
fn a_reader_finds_the_way_from_each_item_to_its_line_and_back() {
    let Some(browser) = browser() else { return none_there() };
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
            ("drawings", "2"),
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

#[test]
fn a_large_kernel_that_deadlocks_shows_its_cause_first() {
    let Some(browser) = browser() else { return none_there() };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.html");
    let page = page_of_many();
    // Kept, so that a person can look at it.
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("chain.html");
    std::fs::File::create(kept).unwrap().write_all(page.as_bytes()).unwrap();
    std::fs::File::create(&path).unwrap().write_all(hooked(&page, MANY).as_bytes()).unwrap();
    for (size, dark) in [("1440,900", false), ("1024,768", true), ("500,900", false)] {
        let found = results(&browser, folder.path(), &path, size, dark);
        let wide = size != "500,900";
        let mut expected = vec![
            ("Python line", "true"),
            ("Python line is in view", "true"),
            ("Python of a finding", "kernel.py:46"),
            ("address of a finding", "true"),
            ("axis stays", "true"),
            ("coverage fits", "true"),
            ("cycle in the first screen", "true"),
            ("dead links", "0"),
            ("edges", "true"),
            ("errors", ""),
            ("fits", "true"),
            ("ids twice", "0"),
            ("names stay", "true"),
            ("nav hides #m0-findings", "false"),
            ("nav hides #m0-graph", "false"),
            ("nav hides the finding", "false"),
            ("replaced characters", "0"),
            ("rows of barriers", "56"),
            ("rows of partitions", "8"),
            ("search", "1 of 8"),
            ("search shows the line", "true"),
            ("snippet", "true"),
            ("the badge is a link", "#m0-findings"),
            ("the cycle is shown", "true"),
            ("the end is in view", "true"),
            ("waits that never pass", "4"),
            ("wider than the window", "false"),
            ("zooms in", "true"),
        ];
        if wide {
            expected.extend([("graph fits", "true"), ("timeline in the first screen", "true")]);
        }
        let expected: BTreeMap<String, String> =
            expected.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        assert_eq!(found, expected, "window {size}, dark: {dark}");
    }
}

#[test]
fn a_large_kernel_without_a_fault_is_clean() {
    let options = CheckOptions::new(SourceKind::Mlir);
    let findings = |wrong: bool| {
        let checked = check_text(&many_barriers(wrong), &options)
            .unwrap_or_else(|failure| panic!("{:#?}", failure.diagnostics));
        checked.parts.iter().map(|part| part.findings.len()).sum::<usize>()
    };
    assert_eq!(findings(false), 0);
    assert!(findings(true) > 0);
}
