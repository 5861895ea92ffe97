//! Registers of a wave, and their names in assembly.

use std::fmt;

use smallvec::SmallVec;

/// One 32-bit register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Register(u16);

/// Registers with consecutive numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RegisterRange {
    first: Register,
    count: u16,
}

/// A numbered kind of registers: its letters, the number of the first, and how many there are.
const FILES: [(&str, u16, u16); 4] =
    [("v", 0, 1024), ("a", 1024, 1024), ("s", 2048, 128), ("ttmp", 2176, 16)];

/// Registers with a name of their own, and how many 32-bit parts each has. The parts of a pair
/// directly follow the pair.
const NAMED: [(&str, u16, u16); 14] = [
    ("vcc", 2192, 2),
    ("vcc_lo", 2192, 1),
    ("vcc_hi", 2193, 1),
    ("exec", 2194, 2),
    ("exec_lo", 2194, 1),
    ("exec_hi", 2195, 1),
    ("flat_scratch", 2196, 2),
    ("flat_scratch_lo", 2196, 1),
    ("flat_scratch_hi", 2197, 1),
    ("xnack_mask", 2198, 2),
    ("xnack_mask_lo", 2198, 1),
    ("xnack_mask_hi", 2199, 1),
    ("m0", 2200, 1),
    ("scc", 2201, 1),
];

impl Register {
    /// Whether it is a vector register or an accumulation register.
    pub fn is_vector(self) -> bool {
        self.0 < 2048
    }
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = FILES.iter().find(|file| (file.1..file.1 + file.2).contains(&self.0));
        match own {
            Some((letters, first, _)) => write!(f, "{letters}{}", self.0 - first),
            None => f.write_str(
                NAMED.iter().find(|named| named.1 == self.0 && named.2 == 1).map_or("?", |named| named.0),
            ),
        }
    }
}

impl RegisterRange {
    /// The registers of `name`, such as `v5` or `vcc`. `None` if no register has the name.
    pub fn named(name: &str) -> Option<Self> {
        if let Some(&(_, first, count)) = NAMED.iter().find(|named| named.0 == name) {
            return Some(RegisterRange { first: Register(first), count });
        }
        // The halves of a register, such as `v5.l`.
        let whole = name.strip_suffix(".l").or_else(|| name.strip_suffix(".h")).unwrap_or(name);
        let digits = whole.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
        let letters = &whole[..whole.len() - digits.len()];
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let number = digits.parse().ok()?;
        Self::numbered(letters, number, number)
    }

    /// The registers `letters[first:last]`. `None` if there are no such registers.
    pub fn numbered(letters: &str, first: u16, last: u16) -> Option<Self> {
        let (_, base, count) = FILES.iter().find(|file| file.0 == letters)?;
        let fits = first <= last && last < *count;
        fits.then(|| RegisterRange { first: Register(base + first), count: last - first + 1 })
    }

    /// Its registers in order.
    pub fn registers(self) -> impl Iterator<Item = Register> {
        (self.first.0..self.first.0 + self.count).map(Register)
    }

    /// The first half of the registers.
    pub fn first_half(self) -> Self {
        RegisterRange { count: self.count.div_ceil(2), ..self }
    }

    /// Ranges with exactly these registers.
    pub fn of(registers: impl IntoIterator<Item = Register>) -> Vec<Self> {
        let mut all: Vec<Register> = registers.into_iter().collect();
        all.sort_unstable();
        all.dedup();
        let mut ranges: Vec<RegisterRange> = Vec::new();
        for register in all {
            match ranges.last_mut() {
                Some(range) if range.first.0 + range.count == register.0 && range.is_one_file(register) => {
                    range.count += 1
                }
                _ => ranges.push(RegisterRange { first: register, count: 1 }),
            }
        }
        ranges
    }

    fn is_one_file(self, register: Register) -> bool {
        let file = |register: Register| {
            FILES.iter().position(|file| (file.1..file.1 + file.2).contains(&register.0))
        };
        let (own, other) = (file(self.first), file(register));
        own == other
            && (own.is_some()
                || self.first.0 + 1 == register.0 && self.first.0.is_multiple_of(2) && self.count == 1)
    }
}

impl fmt::Display for RegisterRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(named) = NAMED.iter().find(|named| (named.1, named.2) == (self.first.0, self.count)) {
            return f.write_str(named.0);
        }
        let file = FILES.iter().find(|file| (file.1..file.1 + file.2).contains(&self.first.0));
        match file {
            Some((letters, base, _)) if self.count > 1 => {
                let first = self.first.0 - base;
                write!(f, "{letters}[{first}:{}]", first + self.count - 1)
            }
            _ => write!(f, "{}", self.first),
        }
    }
}

/// The registers in the text of an operand, and whether a part of it is an index that is not a
/// number, such as `v[vgprA:vgprA+3]`.
///
/// Behind the eight bits of a register, LLVM writes the register that they name with the mode of
/// `s_set_vgpr_msb` in a comment: `v2 /*v258*/`.
pub(crate) fn in_operand(text: &str) -> (SmallVec<[RegisterRange; 1]>, bool) {
    let mut found: SmallVec<[RegisterRange; 1]> = SmallVec::new();
    let (mut is_symbolic, mut rest) = (false, text);
    while let Some(byte) = rest.bytes().next() {
        if let Some(inner) = rest.strip_prefix("/*") {
            let end = inner.find("*/").unwrap_or(inner.len());
            if let (Some(last), [own]) = (found.last_mut(), in_operand(&inner[..end]).0.as_slice())
                && own.first.is_vector()
            {
                *last = *own;
            }
            rest = inner.get(end + 2..).unwrap_or("");
        } else if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$') {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && !"_.$".contains(letter));
            let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
            rest = behind;
            let is_file = FILES.iter().any(|file| file.0 == word);
            match behind.strip_prefix('[').filter(|_| is_file).and_then(|inner| inner.split_once(']')) {
                Some((index, behind)) => {
                    rest = behind;
                    let range = indexed(word, index);
                    is_symbolic |= range.is_none();
                    found.extend(range);
                }
                // `name@rel32@lo` is a symbol, and `name:` begins a modifier.
                None if behind.starts_with(['@', ':']) && !behind.starts_with("::") => {}
                None => found.extend(RegisterRange::named(word)),
            }
        } else {
            let letter = rest.chars().next().map_or(1, char::len_utf8);
            rest = &rest[letter..];
        }
    }
    (found, is_symbolic)
}

fn indexed(letters: &str, index: &str) -> Option<RegisterRange> {
    let number = |text: &str| text.trim().parse::<u16>().ok();
    match index.split_once(':') {
        Some((first, last)) => RegisterRange::numbered(letters, number(first)?, number(last)?),
        None => RegisterRange::numbered(letters, number(index)?, number(index)?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        in_operand(text).0.iter().map(RegisterRange::to_string).collect()
    }

    #[test]
    fn registers_of_operands_are_found() {
        assert_eq!(names("v5"), ["v5"]);
        assert_eq!(names("-|v5|"), ["v5"]);
        assert_eq!(names("s[0:1]"), ["s[0:1]"]);
        assert_eq!(names("a[4:19]"), ["a[4:19]"]);
        assert_eq!(names("vcc"), ["vcc"]);
        assert_eq!(names("v1.h op_sel:[0,1] row_shl:1"), ["v1"]);
        assert_eq!(names("v[2:5] /*v[258:261]*/"), ["v[258:261]"]);
        assert_eq!(names("1 :: v_dual_cndmask_b32 v1"), ["v1"]);
        assert_eq!(names("s1@rel32@lo+4"), [""; 0]);
        assert_eq!(names("0x10 offset:64 lds"), [""; 0]);
        assert_eq!(names("v[2000:2001]"), [""; 0]);
        assert!(in_operand("v[base:base+3]").1 && !in_operand("v[0:3]").1);
    }

    #[test]
    fn ranges_hold_the_registers_and_print_as_in_assembly() {
        let all = ["v1", "v0", "v3", "vcc", "s4", "a0", "m0"].map(|name| RegisterRange::named(name).unwrap());
        let ranges = RegisterRange::of(all.into_iter().flat_map(RegisterRange::registers));
        let names: Vec<String> = ranges.iter().map(RegisterRange::to_string).collect();
        assert_eq!(names, ["v[0:1]", "v3", "a0", "s4", "vcc", "m0"]);
        assert_eq!(RegisterRange::numbered("v", 4, 7).unwrap().first_half().to_string(), "v[4:5]");
        assert_eq!(RegisterRange::named("vcc_hi").unwrap().registers().next().unwrap().to_string(), "vcc_hi");
        assert_eq!(RegisterRange::named("v1024"), None);
    }
}
