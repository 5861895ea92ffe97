//! `seawall report`.

use super::run::Sandbox;

const KERNEL: &str = include_str!("../../../../corpus/ir/sm_90/gluon_wgmma_ws_3.cached.ttgir");

#[test]
fn every_form_is_written_to_the_file_that_is_named_or_to_standard_output() {
    let sandbox = Sandbox::new().with("kernel.ttgir", KERNEL);
    let starts = [
        ("markdown", "# Barrier report"),
        ("text", "Barrier report"),
        ("json", "{\n"),
        ("html", "<!doctype html>"),
    ];
    for (format, start) in starts {
        let output = sandbox.run(&format!("report kernel.ttgir --format {format}"));
        assert_eq!(output.status.code(), Some(0), "{format}: {}", String::from_utf8_lossy(&output.stderr));
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(printed.starts_with(start), "{format}: {printed}");
        let output = sandbox.run(&format!("report kernel.ttgir --format {format} -o out"));
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(0), &b""[..]));
        assert_eq!(sandbox.content("out"), printed, "{format}");
    }
    let read = sandbox.show_with_stdin("report -", KERNEL.as_bytes());
    assert!(read.contains("exit status: 0") && read.contains("Barrier report"), "{read}");
}

#[test]
fn the_report_has_the_findings_of_the_check() {
    let module = include_str!("input/diverging.ttgir");
    let sandbox = Sandbox::new().with("cached.ttgir", module);
    for options in ["", " --as-is", " --producer triton-3.6"] {
        let ids = |text: &str, findings: fn(&serde_json::Value) -> &serde_json::Value| -> Vec<String> {
            let document: serde_json::Value = serde_json::from_str(text).expect("JSON");
            let findings = findings(&document).as_array().expect("findings").clone();
            findings.iter().map(|finding| finding["id"].as_str().expect("an id").to_owned()).collect()
        };
        let output = |command: &str| {
            let output = sandbox.run(&format!("{command} cached.ttgir --format json{options}"));
            String::from_utf8_lossy(&output.stdout).into_owned()
        };
        let checked = ids(&output("check"), |document| &document["findings"]);
        let reported = ids(&output("report"), |document| &document["modules"][0]["findings"]);
        assert_eq!(checked, reported, "{options}");
        assert!(!checked.is_empty(), "{options}");
    }
    let text = sandbox.show("report cached.ttgir --format text");
    assert!(text.contains("Simulated allocation, proxy fences and membar of Triton 3.9"), "{text}");
    assert!(!sandbox.show("report cached.ttgir --as-is").contains("Simulated"));
}

#[test]
fn what_cannot_be_read_leaves_the_output_alone() {
    let sandbox = Sandbox::new()
        .with("out.html", "what was there")
        .with("broken.mlir", KERNEL.replacen("scf.for", "scf.for %", 1))
        .with("notes.txt", "nothing to see here")
        .with("no_target.mlir", KERNEL.replace("ttg.target = \"cuda:90\", ", ""))
        .with(
            "race.litmus",
            "program race target sm_90 {\n  smem A : 1024\n  warps 4\n  store: write A\n}\n",
        );
    for file in ["broken.mlir", "notes.txt", "no_target.mlir", "race.litmus", "missing.mlir"] {
        let shown = sandbox.show(&format!("report {file} --format html -o out.html"));
        assert!(shown.contains("exit status: 2\n") && shown.contains("error"), "{shown}");
        assert_eq!(sandbox.content("out.html"), "what was there", "{file}");
    }
    let named = sandbox.run("report no_target.mlir --target sm_90");
    assert_eq!(named.status.code(), Some(0), "{}", String::from_utf8_lossy(&named.stderr));
}

#[test]
fn lines_are_those_of_the_file_in_every_part_of_it() {
    let two = format!("{KERNEL}\n// -----\n\n{KERNEL}");
    let sandbox = Sandbox::new().with("two.mlir", &two);
    let output = sandbox.run("report two.mlir --format json");
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let lines: Vec<&str> = two.lines().collect();
    for module in document["modules"].as_array().unwrap() {
        for site in
            module["aliases"].as_array().unwrap().iter().flat_map(|group| group["uses"].as_array().unwrap())
        {
            let line = lines[site["line"].as_u64().unwrap() as usize - 1];
            assert!(line.contains(site["op"].as_str().unwrap()), "{site} is not in {line}");
        }
    }
    assert_eq!(document["modules"].as_array().unwrap().len(), 2);
}
