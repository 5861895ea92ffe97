//! The counts that waits name.

use seawall_model::{Amd, WaveCounter};
use smallvec::SmallVec;

use crate::effect::Effect;

/// The counts of a combined wait: the second counter in the lower bits, the first from here on.
const COMBINED_SHIFT: u32 = 8;
/// The bits of each count of a combined wait.
const COMBINED_MASK: u32 = 63;

/// The effect of `s_waitcnt...` or `s_wait_...`. `None` if the mnemonic is not a wait for counters.
/// A wait for a counter that the GPU does not have is unknown.
pub(crate) fn wait(mnemonic: &str, operands: &str, gpu: &Amd) -> Option<Effect> {
    match read(mnemonic, operands, gpu)? {
        Effect::Wait(counts) if !counts.iter().all(|count| gpu.has(count.0)) => Some(Effect::Unknown),
        effect => Some(effect),
    }
}

fn read(mnemonic: &str, operands: &str, gpu: &Amd) -> Option<Effect> {
    match mnemonic {
        "s_wait_idle" => return Some(Effect::WaitForAll),
        "s_waitcnt" => return Some(counts(operands, gpu).map_or(Effect::Unknown, Effect::Wait)),
        // They wait for other conditions than the counters.
        "s_waitcnt_depctr" | "s_wait_alu" | "s_wait_event" => return Some(Effect::Plain),
        _ => {}
    }
    if let Some(name) = mnemonic.strip_prefix("s_waitcnt_") {
        // gfx10: the count is the sum of a register and the immediate.
        let counter = named(name)?;
        let (register, count) = operands.split_once(',')?;
        let count = number(count.trim()).filter(|_| register.trim() == "null");
        return Some(count.map_or(Effect::Unknown, |count| one(counter, count)));
    }
    let names = mnemonic.strip_prefix("s_wait_")?;
    let count = number(operands.trim());
    match names.split_once('_') {
        None => {
            let counter = named(names)?;
            Some(count.map_or(Effect::Unknown, |count| one(counter, count)))
        }
        Some((first, second)) => {
            let (first, second) = (named(first)?, named(second)?);
            let both = |count: u32| {
                let high = count >> COMBINED_SHIFT & COMBINED_MASK;
                Effect::Wait(SmallVec::from_slice(&[(first, high), (second, count & COMBINED_MASK)]))
            };
            Some(count.map_or(Effect::Unknown, both))
        }
    }
}

fn one(counter: WaveCounter, count: u32) -> Effect {
    Effect::Wait(SmallVec::from_slice(&[(counter, count)]))
}

fn named(name: &str) -> Option<WaveCounter> {
    WaveCounter::ALL.into_iter().find(|counter| counter.name() == name)
}

/// A number in decimal or hexadecimal digits.
pub(crate) fn number(text: &str) -> Option<u32> {
    match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// The counts of `s_waitcnt`: an immediate, or `vmcnt(1) lgkmcnt(0)`, also with `&` or `,` between.
fn counts(operands: &str, gpu: &Amd) -> Option<SmallVec<[(WaveCounter, u32); 3]>> {
    if let Some(bits) = number(operands.trim()) {
        return gpu.counts_of_immediate(bits).map(SmallVec::from);
    }
    let mut found = SmallVec::new();
    let mut rest = operands.trim();
    while !rest.is_empty() {
        let (name, behind) = rest.split_once('(')?;
        let (count, behind) = behind.split_once(')')?;
        let name = name.trim().trim_end_matches("_sat");
        found.push((named(name)?, number(count.trim())?));
        rest = behind.trim_start_matches([' ', '\t', '&', ',']);
    }
    (!found.is_empty()).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts_of(isa: &str, mnemonic: &str, operands: &str) -> Option<Vec<(&'static str, u32)>> {
        match wait(mnemonic, operands, Amd::named(isa).unwrap())? {
            Effect::Wait(counts) => {
                Some(counts.into_iter().map(|(counter, count)| (counter.name(), count)).collect())
            }
            Effect::WaitForAll => Some(vec![("all", 0)]),
            Effect::Unknown => Some(vec![("unknown", 0)]),
            _ => None,
        }
    }

    #[test]
    fn waits_are_read() {
        let gfx9 = |operands| counts_of("gfx942", "s_waitcnt", operands);
        assert_eq!(gfx9("vmcnt(2)"), Some(vec![("vmcnt", 2)]));
        assert_eq!(gfx9("vmcnt(0) & lgkmcnt(3)"), Some(vec![("vmcnt", 0), ("lgkmcnt", 3)]));
        assert_eq!(gfx9("vmcnt_sat(7), expcnt(0)"), Some(vec![("vmcnt", 7), ("expcnt", 0)]));
        assert_eq!(gfx9("0xc07f"), Some(vec![("lgkmcnt", 0)]));
        assert_eq!(gfx9("vmcnt(n)"), Some(vec![("unknown", 0)]));
        assert_eq!(counts_of("gfx1030", "s_waitcnt_vscnt", "null, 0x1"), Some(vec![("vscnt", 1)]));
        assert_eq!(counts_of("gfx1030", "s_waitcnt_vscnt", "s3, 0x1"), Some(vec![("unknown", 0)]));
        let gfx12 = |mnemonic, operands| counts_of("gfx1250", mnemonic, operands);
        assert_eq!(gfx12("s_wait_loadcnt_dscnt", "0x305"), Some(vec![("loadcnt", 3), ("dscnt", 5)]));
        assert_eq!(gfx12("s_wait_tensorcnt", "0x2"), Some(vec![("tensorcnt", 2)]));
        assert_eq!(gfx12("s_waitcnt", "vmcnt(0)"), Some(vec![("unknown", 0)]));
        assert_eq!(gfx12("s_wait_idle", ""), Some(vec![("all", 0)]));
        assert_eq!(gfx12("s_wait_alu", "depctr_va_vcc(0)"), None);
    }
}
