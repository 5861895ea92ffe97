//! Changed texts: no input causes a panic, and a clean text stays clean with stricter waits.

use arbitrary::Unstructured;
use seawall_amdgcn::{check, parse};
use seawall_model::Target;

const TEXT: &str = include_str!("../../../tests/amdgcn/views_gfx942.amdgcn");
const SPLIT: &str = include_str!("../../../tests/amdgcn/gfx1250.amdgcn");

fn target() -> Target {
    "gfx942".parse().unwrap()
}

#[test]
fn no_change_of_a_text_causes_a_panic() {
    let pieces = [
        "/*",
        "*/",
        "\"",
        ";",
        "v[1:0]",
        "s_waitcnt",
        ".Lx:",
        "s_branch .Lx",
        "\n",
        "ä",
        ".macro",
        "::",
        "0x",
    ];
    arbtest::arbtest(|u| {
        let text = if u.arbitrary()? { TEXT } else { SPLIT };
        let mut bytes = text.to_owned();
        for _ in 0..u.int_in_range(1..=4)? {
            let at = place(u, &bytes)?;
            let end = place(u, &bytes)?.clamp(at, (at + 40).min(bytes.len()));
            let end = (at..=end).rev().find(|&end| bytes.is_char_boundary(end)).unwrap_or(at);
            bytes.replace_range(at..end, u.choose(&pieces)?);
        }
        if let Ok(module) = parse(&bytes) {
            let target = module.target.clone().unwrap_or_else(target);
            let _ = check(&module, &target);
        }
        Ok(())
    });
}

fn place(u: &mut Unstructured<'_>, text: &str) -> arbitrary::Result<usize> {
    let at = u.int_in_range(0..=text.len())?;
    Ok((0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0))
}

#[test]
fn a_stricter_wait_adds_no_fault() {
    let lines: Vec<&str> = TEXT.lines().collect();
    let waits: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("\ts_waitcnt")).collect();
    assert!(waits.len() > 10, "{}", waits.len());
    for at in waits {
        let mut changed = lines.clone();
        changed[at] = "\ts_waitcnt vmcnt(0) lgkmcnt(0)";
        let text = changed.join("\n");
        let report = check(&parse(&text).unwrap(), &target());
        assert!(report.faults.is_empty(), "line {}: {:?}", at + 1, report.faults);
    }
}

#[test]
fn deep_and_long_texts_are_read() {
    let text = format!("\ts_nop 0\n\tv_mov_b32 {}\n\ts_endpgm\n", "(".repeat(100_000));
    assert_eq!(parse(&text).unwrap().instructions.len(), 3);
    let many: String =
        (0..5_000).map(|n| format!(".L{n}:\n\ts_cbranch_scc1 .L{}\n", (n * 7) % 5_000)).collect();
    let module = parse(&many).unwrap();
    assert!(check(&module, &target()).faults.is_empty());
}
