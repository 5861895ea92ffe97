//! The spelling of the plain enumerations in the text and JSON forms, and the words that cannot be
//! names.

use crate::action::{Direction, FenceKind};
use crate::barrier::BarrierOrigin;
use crate::buffer::Space;
use crate::event::Mode;
use crate::proxy::{Issuer, Proxy};
use crate::queue::Queue;
use crate::term::{BinaryOp, Predicate};

/// An enumeration with one word per variant, the same in both forms.
pub(crate) trait Named: Copy + PartialEq + 'static {
    /// The kind of thing, with its article, for messages: "a queue".
    const WHAT: &'static str;
    /// All variants.
    const ALL: &'static [Self];

    /// Returns the word for the variant.
    fn name(self) -> &'static str;

    /// Returns the variant with this word.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|variant| variant.name() == name)
    }

    /// Returns all words as a list for messages: "`cp`, `tdm` or `tma`".
    fn choices() -> String {
        let mut text = String::new();
        for (i, variant) in Self::ALL.iter().enumerate() {
            match i {
                0 => {}
                _ if i + 1 == Self::ALL.len() => text.push_str(" or "),
                _ => text.push_str(", "),
            }
            text.push('`');
            text.push_str(variant.name());
            text.push('`');
        }
        text
    }
}

macro_rules! named {
    ($type:ident, $what:literal, { $($variant:ident = $name:literal),* $(,)? }) => {
        impl Named for $type {
            const WHAT: &'static str = $what;
            const ALL: &'static [Self] = &[$($type::$variant),*];

            fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name),*
                }
            }
        }
    };
}

impl Named for Queue {
    const WHAT: &'static str = "a queue";
    const ALL: &'static [Self] = &Queue::ALL;

    fn name(self) -> &'static str {
        self.row().name
    }
}

named!(Direction, "a direction", { Load = "load", Store = "store" });
named!(Mode, "an access mode", { Read = "read", Write = "write", ReadWrite = "update" });
named!(Proxy, "a proxy", { Generic = "generic", Async = "async", Barrier = "barrier" });
named!(Issuer, "an issuer", { Warps = "warps", Thread = "thread", Engine = "engine" });
named!(Space, "a memory", { Shared = "smem", Tensor = "tmem" });
named!(BarrierOrigin, "the origin of a barrier", { Op = "op", Lowering = "lowering", Hidden = "hidden" });
named!(FenceKind, "a kind of fence", { Proxy = "proxy", MBarrierInit = "mbarrier_init", Thread = "thread" });
named!(BinaryOp, "an operation", {
    Add = "add", Sub = "sub", Mul = "mul", DivS = "divs", DivU = "divu", FloorDivS = "floordivs", RemS = "rems", RemU = "remu", And = "and",
    Or = "or", Xor = "xor", Shl = "shl", ShrS = "shrs", ShrU = "shru", MinS = "mins", MaxS = "maxs", MinU = "minu",
    MaxU = "maxu",
});
named!(Predicate, "a comparison", {
    Eq = "eq", Ne = "ne", Slt = "slt", Sle = "sle", Sgt = "sgt", Sge = "sge", Ult = "ult", Ule = "ule", Ugt = "ugt",
    Uge = "uge",
});

impl Predicate {
    /// The predicate with this keyword of `arith.cmpi`, which is its word here.
    pub fn from_keyword(keyword: &str) -> Option<Self> {
        Predicate::from_name(keyword)
    }
}

/// Words of the text form that cannot be names, sorted.
const RESERVED: &[&str] = &[
    "arguments",
    "arrive",
    "async",
    "at",
    "atomic",
    "await",
    "barrier",
    "branch",
    "by",
    "bytes",
    "bytesets",
    "call",
    "carries",
    "cluster",
    "commit",
    "count",
    "ctas",
    "default",
    "descriptors",
    "else",
    "fence",
    "fork",
    "from",
    "function",
    "gives",
    "global",
    "goto",
    "hidden",
    "hint",
    "if",
    "in",
    "inc",
    "join",
    "kernel",
    "let",
    "loop",
    "lowering",
    "mbarrier",
    "mma",
    "next",
    "none",
    "of",
    "op",
    "ops",
    "or",
    "other",
    "param",
    "part",
    "partition",
    "partitions",
    "per",
    "phase",
    "program",
    "proxy",
    "queue",
    "read",
    "reads",
    "remote",
    "return",
    "scratch",
    "select",
    "shared",
    "signal",
    "smem",
    "step",
    "switch",
    "symbols",
    "sync",
    "synced",
    "target",
    "terms",
    "then",
    "tid",
    "tmem",
    "to",
    "token",
    "tokens",
    "touch",
    "trailing",
    "tx",
    "unknown",
    "unreachable",
    "update",
    "varying",
    "wait",
    "warp",
    "warpgroup",
    "warpmaps",
    "warps",
    "while",
    "with",
    "write",
];

/// Stems of the names that the printer generates. Followed by a number, they name the id with that
/// number.
const STEMS: &[&str] = &["arg", "bb", "buf", "bytes", "desc", "fn", "map", "op", "part", "t", "tok"];

/// Whether `word` is a word of the grammar.
pub(crate) fn is_reserved(word: &str) -> bool {
    RESERVED.binary_search(&word).is_ok()
}

/// Returns the number in `t17` for the stem `t`. Returns `None` for anything else and for leading
/// zeros.
pub(crate) fn numbered(word: &str, stem: &str) -> Option<u32> {
    let digits = word.strip_prefix(stem)?;
    let canonical = digits == "0" || !digits.starts_with('0');
    if digits.is_empty() || !canonical || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok()
}

/// Whether `word` looks like a name that the printer generates.
pub(crate) fn is_numbered(word: &str) -> bool {
    STEMS
        .iter()
        .any(|stem| word.strip_prefix(stem).is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_digit())))
}

/// Whether `name` can be written in the text form without quotes.
pub(crate) fn is_plain(name: &str) -> bool {
    let mut bytes = name.bytes();
    bytes.next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_')
        && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'_')
        && name != "_"
        && !is_reserved(name)
        && !is_numbered(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_words_are_sorted_for_the_search() {
        assert!(RESERVED.is_sorted());
        assert!(is_reserved("barrier") && !is_reserved("A"));
    }

    #[test]
    fn made_up_names_are_not_plain() {
        assert!(is_plain("matmul_kernel") && is_plain("tile") && is_plain("A"));
        for name in ["t3", "buf0", "tok", "%a", "", "read", "a b", "_", "9x"] {
            assert!(!is_plain(name), "{name}");
        }
        assert_eq!(
            (numbered("t17", "t"), numbered("t017", "t"), numbered("tile", "t")),
            (Some(17), None, None)
        );
    }

    #[test]
    fn choices_read_as_a_sentence() {
        assert_eq!(Mode::choices(), "`read`, `write` or `update`");
        assert_eq!(Queue::from_name("tdm"), Some(Queue::Tdm));
    }
}
