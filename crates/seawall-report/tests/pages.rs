//! Every code has a page, and the programs on the pages are valid.

use std::path::Path;

use seawall_analysis::FindingCode;
use seawall_model::{Program, text};
use seawall_report::{TextStyle, code_list, code_summary, page, page_text};

/// Headings of every page, in this order.
const SECTIONS: [&str; 4] = ["## Example", "## On the hardware", "## Fix", "## Limits"];

/// The programs of a page, in the order of the page.
fn programs(page: &str) -> Vec<Program> {
    let blocks = page.split("```litmus\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    let read = |block: &str| text::parse(block).unwrap_or_else(|errors| panic!("{errors:?} in\n{block}"));
    blocks.map(read).collect()
}

#[test]
fn each_page_has_a_program_with_the_finding_and_a_repaired_one() {
    for code in FindingCode::ALL {
        let programs = programs(page(code));
        assert_eq!(programs.len(), 2, "{}", code.number());
        assert_ne!(text::print(&programs[0]), text::print(&programs[1]), "{}", code.number());
        assert!(programs.iter().all(|program| program.target.is_some()), "{}", code.number());
    }
}

#[test]
fn all_pages_have_the_same_names_and_headings() {
    for code in FindingCode::ALL {
        let page = page(code);
        assert!(page.starts_with(&format!("# {}: {}\n", code.number(), code.name())), "{}", code.number());
        assert!(page.contains(&format!("Kind: {}.", code.kind().name())), "{}", code.number());
        assert_eq!(page.contains("An error."), code.kind().is_error(), "{}", code.number());
        let places: Vec<Option<usize>> = SECTIONS.iter().map(|section| page.find(section)).collect();
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{}: {places:?}", code.number());
        assert!(page.contains("NVIDIA") && page.contains("AMD"), "{}", code.number());
    }
}

#[test]
fn the_folder_and_its_index_have_exactly_the_codes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/findings");
    let entries = std::fs::read_dir(&folder).expect("the folder is there");
    let mut found: Vec<String> = entries
        .map(|entry| entry.expect("it is listed").file_name().to_string_lossy().into_owned())
        .collect();
    found.sort();
    let name = |code: FindingCode| format!("{}-{}.md", code.number(), code.name());
    let mut expected: Vec<String> = FindingCode::ALL.into_iter().map(name).collect();
    expected.push("README.md".to_owned());
    expected.sort();
    assert_eq!(found, expected);
    let index = include_str!("../../../docs/findings/README.md");
    let rows: Vec<&str> = index.lines().filter(|line| line.starts_with("| [")).collect();
    let row = |code: FindingCode| {
        let (number, kind) = (code.number(), code.kind().name());
        format!("| [{number}]({}) | `{}` | {kind} | {} |", name(code), code.name(), code_summary(code))
    };
    assert_eq!(rows, FindingCode::ALL.map(row));
}

#[test]
fn pages_are_plain_unless_colours_are_asked_for() {
    for code in FindingCode::ALL {
        assert_eq!(page_text(code, TextStyle::plain(100)), page(code));
        let coloured = page_text(code, TextStyle { colour: true, width: 100 });
        assert!(coloured.contains('\x1b') && !coloured.contains("```"), "{}", code.number());
    }
    let list = code_list(FindingCode::ALL, TextStyle::plain(100));
    assert_eq!(list.lines().count(), FindingCode::ALL.len());
    assert!(!list.contains('\x1b'));
}
