//! The limits of the parser and their reasons. Input beyond a limit is an error with a span.

/// The maximum text length in bytes. Spans are 32 bits wide, and synthesized text (inferred types)
/// shares their range.
pub const MAX_TEXT: usize = u32::MAX as usize - (64 << 20);

/// The maximum nesting of regions. Real kernels nest fewer than 20 levels.
///
/// Parsing recurses once per level, because op parsers are functions that call back. 160 levels
/// need less than 1 MiB of stack in an unoptimized build; threads have 2 MiB.
pub const MAX_REGION_DEPTH: usize = 160;

/// The maximum nesting of `<`, `(`, `[` and `{` in one type, attribute or location. Real kernels
/// nest fewer than 15 levels.
///
/// Decoding costs the length of the text once per level, so this also bounds the work.
pub const MAX_NESTING: usize = 256;

/// The maximum number of brackets that are open around an op, counted over all enclosing ops.
///
/// Only ops that are read by structure keep their brackets open while their regions are read.
pub const MAX_OPEN_BRACKETS: usize = 4 * MAX_NESTING;

/// The maximum length of a chain of aliases that expansion follows. It also stops cycles.
pub const MAX_ALIAS_DEPTH: usize = 64;

/// The maximum length of expanded text in bytes. Names beyond it stay unexpanded, because aliases
/// can double the text at each step.
pub const MAX_EXPANSION: usize = 1 << 20;

/// The maximum number of errors reported for one text. Later errors are mostly consequences of
/// earlier ones.
pub const MAX_ERRORS: usize = 20;

/// The maximum number of results of one op.
pub const MAX_RESULTS: u32 = 1 << 16;

/// The number of values that a text may define beyond one per byte.
///
/// `%0:65536` requests much memory in few bytes. An op that spells its result types has more bytes
/// than results.
pub const SPARE_VALUES: usize = 1 << 16;
