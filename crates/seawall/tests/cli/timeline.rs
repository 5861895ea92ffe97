//! `seawall timeline`.

use insta::assert_snapshot;

use super::run::Sandbox;

pub(crate) const BORDERS: &str =
    include_str!("../../../../corpus/ir/pipelined/ring_three_between_3-gfx950.borders.mlir");
const LATENCIES: &str = include_str!("../../../seawall-timing/latencies.json");

fn sandbox() -> Sandbox {
    let sandbox = Sandbox::new().with("kernel.mlir", BORDERS).with("own.json", LATENCIES);
    let output = sandbox.run("pipeline kernel.mlir -o pipelined.mlir");
    assert_eq!(output.status.code(), Some(0));
    sandbox
}

#[test]
fn text_has_figures_stalls_and_both_groups() {
    assert_snapshot!("text", sandbox().show("timeline pipelined.mlir"));
}

#[test]
fn data_has_a_version_and_the_lines_of_ops() {
    let output = sandbox().run("timeline pipelined.mlir --format json");
    assert_eq!(output.status.code(), Some(0));
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(document["version"], 1);
    let region = &document["kernels"][0]["regions"][0];
    assert!(region["utilization"].as_f64().is_some_and(|part| part > 0.3 && part <= 1.0));
    let segments = region["waves"][1]["segments"].as_array().unwrap();
    let dot = sandbox().content("pipelined.mlir").lines().position(|line| line.contains("tt.dot")).unwrap()
        as u64
        + 1;
    assert!(segments.iter().any(|segment| segment["does"] == "matrix" && segment["line"] == dot));
}

#[test]
fn a_page_is_whole_and_shows_text_as_text() {
    let evil = BORDERS.replace("@ring_gemm", "@\"<script>alert(1)</script>\"");
    let sandbox = Sandbox::new().with("<b>.mlir", evil);
    let page = String::from_utf8(sandbox.run("timeline <b>.mlir --format html").stdout).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</body>\n</html>\n"), "{page}");
    for outside in ["http", "src=", "<script", "<b>.mlir", "url(", "@import"] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("&lt;b&gt;.mlir") && page.contains("class=\"b-matrix\"") && page.contains("line "));
    assert!(page.contains("prefers-color-scheme: dark"));
}

#[test]
fn own_latencies_take_the_place_of_those_that_come_along() {
    let sandbox = sandbox();
    let slow = LATENCIES.replace("\"lds_latency\": {\"value\": 64", "\"lds_latency\": {\"value\": 6400");
    let sandbox = sandbox.with("slow.json", slow);
    let busy = |options: &str| {
        let output = sandbox.run(&format!("timeline pipelined.mlir --format json {options}"));
        let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        document["kernels"][0]["utilization"].as_f64().unwrap()
    };
    assert_eq!(busy("").to_bits(), busy("--latencies own.json").to_bits());
    assert!(busy("--latencies slow.json") < busy("") / 2.0);
}

#[test]
fn what_cannot_be_used_is_an_error_and_writes_nothing() {
    let sandbox = sandbox()
        .with("bad.json", LATENCIES.replace("\"lanes\": 64", "\"lanes\": \"many\""))
        .with("word.json", LATENCIES.replacen("\"value\": 4,", "\"value\": 0,", 1));
    assert_snapshot!("bad_latencies", sandbox.show("timeline pipelined.mlir --latencies bad.json -o out"));
    assert_snapshot!("zero_latency", sandbox.show("timeline pipelined.mlir --latencies word.json -o out"));
    assert_snapshot!("no_figures", sandbox.show("timeline pipelined.mlir --target gfx906 -o out"));
    let sandbox = sandbox
        .with("element.json", LATENCIES.replacen("\"bf16\"", "\"b16\"", 1))
        .with("gpu.json", LATENCIES.replacen("\"gfx942\"", "\"gfx94Z\"", 1));
    assert_snapshot!("no_element", sandbox.show("timeline pipelined.mlir --latencies element.json -o out"));
    assert_snapshot!("no_gpu", sandbox.show("timeline pipelined.mlir --latencies gpu.json -o out"));
    let text = sandbox.content("pipelined.mlir");
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains("amdg.cond_barrier %low")).collect();
    let sandbox = sandbox.with("lost.mlir", lines.join("\n") + "\n");
    assert_snapshot!("hangs", sandbox.show("timeline lost.mlir -o out"));
    for usage in ["--latencies missing.json", "--iterations 3", "--iterations 1001", "--format svg"] {
        let output = sandbox.run(&format!("timeline pipelined.mlir {usage} -o out"));
        assert_eq!(output.status.code(), Some(2), "{usage}");
    }
    assert!(!sandbox.names().contains(&"out".to_string()));
}
