//! The text form of programs (litmus files): what people write by hand, and what any program prints as.
//!
//! ```
//! let text = "
//! program triple_buffer target gfx1250 {
//!   smem A : 3 x 4096            // slots x bytes
//!   warps 8
//!   loop i {
//!     async tdm write A[(i + 2) % 3]
//!     read A[i % 3]
//!     wait tdm 1                 // at most 1 newer group still in flight
//!     barrier
//!   }
//! }";
//! let program = seawall_model::text::parse(text).unwrap();
//! assert_eq!(program.events.len(), 4);
//! let printed = seawall_model::text::print(&program);
//! assert!(printed.contains("async tdm write A[(bb1.0 + 2) % 3]"));
//! assert_eq!(seawall_model::text::parse(&printed), Ok(program));
//! ```
//!
//! There is one grammar with two layers that share everything but control flow: *statements* with bodies (`loop`,
//! `if`, `fork`) are for people; *blocks* with labels and terminators can say everything. [`print()`] writes blocks and
//! all tables, and reading that gives a program that is equal in every table, ids and all.
//!
//! # Grammar
//!
//! A newline or `;` ends a statement, except between `(` or `[` and its end. Comments start with `//`.
//!
//! ```text
//! program   = "program" name [ "target" ("sm_90" | "gfx950" | string) ] "{" { item } "}"
//! item      = "ctas" int | "warps" int | "partition" decl "warps" int
//!           | buffer | function | table | statement           // statements: the body of a kernel called main
//!           | "tokens" word { "," word } | ( "symbols" | "varying" ) word [ ">=" int ] { "," word [ ">=" int ] }
//! decl      = word [ string ]                                 // how it is referred to; its real name if different
//! buffer    = ("smem" | "tmem" | "scratch") decl ":" [ int "x" ] [ "total" ] int
//!             { "at" int { "," int } | "scratch" | "in" function | "@" op }
//! function  = ("kernel" | "function") decl [ "(" ( int | { word "," } ) ")" ] "{" ( { statement } | { block } ) "}"
//!
//! statement = "loop" [ word ] [ "from" expr ] [ "to" expr ] [ "step" expr ]
//!                    [ "carries" word [ "=" expr ] { "," ... } ] [ "while" expr ] body
//!           | "while" [ expr ] body | "next" word "=" expr    // next value of what the loop around carries
//!           | "if" [ expr ] body [ "else" ( body | "if" ... ) ]
//!           | "switch" "{" { "case" body } "}"
//!           | "fork" "{" "default" [ "warps" int ] body { "partition" word "warps" int body } "}"
//!           | "let" word "=" expr | buffer
//!           | "op" word "{" { event } "}"                     // several events of one op
//!           | [ word ":" ] event                              // the label names the op
//! body      = "{" { statement } "}"
//!
//! block     = label [ "(" ( int | { word "," } ) ")" ] [ "in" partition ] ":" { [ word ":" ] event } terminator
//! terminator= ( "goto" edge | "branch" ( expr | "?" ) "then" edge "else" edge | "switch" edges | "fork" edges
//!           | "join" edge | "return" | "unreachable" ) [ "@" op ]
//! edge      = label [ "(" { expr "," } ")" ]                  // label: "^" word
//!
//! event     = action [ "#" int ] [ "@" op ]
//! action    = access { "," access } [ "synced" ] | "touch" [ "synced" ]
//!           | "atomic" [ word | string ] [ accesses ] | "async" queue [ "load" | "store" ] [ accesses ]
//!           | "mma" queue [ accesses ] | "other" [ accesses ]
//!           | "mbarrier" ( "init" accesses "count" int ["cluster"] | "invalidate" accesses | "expect" accesses "tx" int
//!                        | "arrive" accesses [ "count" int ] [ "per" "thread" ] | "wait" accesses "phase" expr
//!                        | "commit" queue accesses [ "inc" ] ) [ "if" expr ]
//!           | synchronization [ "with" accesses ]
//! synchronization
//!           = "commit" queue
//!           | "wait" queue [ int | "?" ] [ "reads" ] [ "trailing" ] [ "tokens" word [ "age" int ] { "," ... } ]
//!           | barrier [ "fence" | "none" ] [ "global" ] [ "lowering" | "hidden" ]
//!           | "fence" ("proxy" | "mbarrier_init" | "thread") [ "cluster" ] | "hint"
//!           | "token" ("acquire" | "wait") word [ "[" expr "]" ] [ "phase" expr ]
//!           | "token" ("commit" | "release") word [ "[" expr "]" ]
//!           | "call" ( function | "?" ) "(" { ( "_" | footprints ) "," } ")" [ "at" int ]
//! barrier   = "barrier" [ "cluster" [ "relaxed" ] | "named" [ expr ] [ "count" expr ] [ "arrive" ] | "if" expr
//!                       | "partitions" | "warp" | "warpgroup" ] | "signal" int | "await" int
//! queue     = "cp" | "asynccnt" | "tdm" | "tma" | "remote" | "tma_store" | "wgmma" | "tcgen05"
//!           | "tmem_access"
//!
//! access    = [ "read" | "write" | "update" | "arrive" ] footprints
//!             { "queue" queue | "sync" | "proxy" ("generic" | "async" | "barrier") | "by" ("warps" | "thread" | "engine")
//!             | "scratch" | "shared" | "remote" | "->" token }
//! footprints= footprint { "or" footprint }
//! footprint = ( buffer | argument | "unknown" ) [ "[" ( expr | ".." ) "]" ] [ box ]
//!             { "of" ( descriptor "[" expr "]" | "none" ) | "part" descriptor box | "bytes" ( byteset | "none" )
//!             | "warps" warpmap }
//! box       = "[" { int ":" int "," } "]"                     // first element and the one after the last
//!
//! expr      = operators == != < <= > >=   |   ^   &   << >>   + -   * / %   from loose to tight, signed; all other
//!             operations as calls: remu(a, b), ult(a, b), select(c, a, b);
//!             again(a, 1) is the value of a, computed by another op
//!           | int | word | label-word "." int                 // bb1.0: parameter 0 of ^bb1
//!           | "tid"                                           // index of the first thread of the executing warp
//! table     = "ops" "{" { word string [ int ".." int ] [ "#" int ] [ "through" int ".." int { "," int ".." int } ] } "}"
//!           | "descriptors" "{" { decl } "}" | "terms" "{" { "t" int "=" ( expr | "symbol" decl int [ "varying" ] [ ">=" int ] ) } "}"
//!           | "bytesets" "{" { word "=" ("smem" | "tmem") [ "in" function ] "{" { int ":" runs } "}" } "}"
//!           | "warpmaps" "{" { word "=" int [ "at" int { "," int } ] "{" { int ":" runs } "}" } "}"
//! runs      = int ".." int { "," int ".." int }
//! ```
//!
//! # What follows from the rest unless it is stated
//!
//! - Warps: 4. Argument names: `arg0`, `arg1`, ….
//! - `A[i]` takes index `i` of a descriptor called `A`; `of none` says that it does not. A box behind `A[i]` is a part
//!   of a descriptor that stands for just that slot.
//! - Sizes are bytes, and of a `tmem` buffer columns of tensor memory, 128 words each; its `at` is a column, `row << 16 | column` if not from row 0.
//! - Bytes: the slot's if it is a constant and the buffer's place is known, the whole buffer's if only the latter.
//! - Of a wait without a number: nothing may be in flight; with tokens: the number is not known.
//! - Proxy, issuer, queue of an access: by the action, see the crate's `defaults` module. Barriers order memory, except
//!   `barrier cluster relaxed`, `barrier if`, `barrier warpgroup`, `signal` and `await`.
//! - A warp map `m = 4 at 0, 64 { 0: 0..16; 1: 16..32 }` says of 4 warps which bytes each may touch, from the start of the buffer,
//!   once at each of the places behind `at` (at 0 if there is none); a warp that is left out touches none. `write A[i % 2] warps m`
//!   uses it. Without a map, any warp may touch any byte.
//! - `symbols` are one value for the whole run, `varying` ones may be another each time that they are computed. `>= 0`
//!   says that none of its values is below 0.
//! - A token that a wait names without an age stands for every access with it; `age 1` leaves out the newest one. A
//!   `global` barrier also orders memory that the model does not follow.
//! - The op of an event: a new one called like its label, or else like its first word; its span is in this text.
//! - A loop without a bound or condition ends at any time. `carries k` without a value starts with what `k` means
//!   already. What a loop carries keeps its value unless a `next` directly in its body or a loop in it that carries the
//!   same name says otherwise, and can be named after the loop.
//! - Block labels `^bb0`, `^bb1`, … that number all labelled blocks of the program are their ids; else ids follow the
//!   text. `#n` likewise gives events their ids: all have one or none has.

mod access;
mod blocks;
mod event;
mod expr;
mod flow;
mod items;
mod lexer;
mod loops;
mod parser;
mod print;
mod print_event;
mod refs;
mod tables;

use seawall_base::{Diagnostic, Span};

use crate::program::Program;

/// Reads a program, in either layer. The program that comes back is [valid](Program::validate). All statements that
/// are wrong are reported, in the order in which kinds of items are read.
pub fn parse(text: &str) -> Result<Program, Vec<Diagnostic>> {
    if u32::try_from(text.len()).is_err() {
        return Err(vec![Diagnostic::error("text-limit", Span::at(0), "the text is larger than 4 GiB")]);
    }
    parser::Parser::new(text).program()
}

/// Prints a program in blocks, such that [`parse`] gives an equal program if it is [valid](Program::validate).
pub fn print(program: &Program) -> String {
    print::Printer::new(program).program()
}
