//! Hashes that identify a finding although lines move and values get other numbers.

use super::finding_wording::{FindingWording, ModuleContext};
use super::pair;
use crate::describe;

/// A hash of what does not change when lines move: the code, the function, the ops and the names of
/// their memory, without the numbers of values.
pub(crate) fn fingerprint(context: &ModuleContext<'_>, story: &FindingWording) -> u64 {
    let mut hash = Fnv::new();
    hash.add(story.code.number());
    for place in std::iter::once(&story.at).chain(story.related.iter().map(|(_, place)| place)) {
        hash.add(context.function(place.event).unwrap_or_default());
        hash.add(&place.op);
        let module = context.module;
        let touch = pair::first_access(module.program, place.event);
        let footprint = touch.and_then(|touch| touch.side.footprint);
        let buffer = describe::buffer(module.program, footprint);
        hash.add(&buffer.map_or(String::new(), |b| format!("{} {} {}", b.slots, b.size, b.scratch)));
        if let Some(origin) = context.origin(place.event) {
            hash.add(&without_numbers(&describe::op_text(&module.source, origin)));
        }
    }
    hash.0
}

/// `text` without the numbers of values (`%12`, `#loc3`) and of blocks, which change with every
/// edit.
fn without_numbers(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut in_name = false;
    for c in text.chars() {
        in_name = matches!(c, '%' | '^' | '#') || (in_name && (c.is_ascii_alphanumeric() || c == '_'));
        let shifts = in_name && c.is_ascii_digit();
        if !shifts && !c.is_whitespace() {
            out.push(c);
        }
    }
    out
}

/// FNV-1a with 64 bits (Fowler, Noll, Vo). It is stable across releases, which library hashers do
/// not guarantee.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
