//! Every limit of the reader, with its reason. Input beyond a limit is an error with a span, never a crash.

/// Longest text in bytes: spans are 32 bits wide, and synthesized text (inferred types) shares their space.
pub const MAX_TEXT: usize = u32::MAX as usize - (64 << 20);

/// Deepest nesting of regions. Reading recurses once a level, since op parsers are ordinary functions that
/// call back; 160 levels stay below 1 MiB of stack in an unoptimized build (threads have 2 MiB). Real kernels
/// nest fewer than 20.
pub const MAX_REGION_DEPTH: usize = 160;

/// Deepest nesting of `<`, `(`, `[` and `{` inside one type, attribute or location. Decoding a nested type
/// costs its length once a level, so that this also bounds the work on one text. Real kernels nest fewer than
/// 15.
pub const MAX_NESTING: usize = 256;

/// Most brackets open at once around the op being read, over all ops that it lies in. Only ops read by
/// structure keep their brackets open while their regions are read.
pub const MAX_OPEN_BRACKETS: usize = 4 * MAX_NESTING;

/// Longest chain of aliases that refer to aliases that expansion follows; also stops cycles.
pub const MAX_ALIAS_DEPTH: usize = 64;

/// Longest expanded text in bytes. Aliases that double at each step would grow without bound; past this
/// size the names are left in place.
pub const MAX_EXPANSION: usize = 1 << 20;

/// Most errors reported for one text: later ones are mostly consequences.
pub const MAX_ERRORS: usize = 20;

/// Most results of one op.
pub const MAX_RESULTS: u32 = 1 << 16;

/// Values that a text may define beyond one for each of its bytes. `%0:65536` asks for much memory in few
/// bytes; an op whose result types are spelled out has more bytes than results.
pub const SPARE_VALUES: usize = 1 << 16;
