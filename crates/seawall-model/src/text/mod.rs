//! The text form of programs (litmus files). People write it by hand, and every program can be
//! printed in it.
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
//! The grammar has two layers, which differ only in control flow. *Statements* with bodies (`loop`,
//! `if`, `fork`) are for people. *Blocks* with labels and terminators can express every program.
//! [`print()`] writes blocks and all tables. Reading its output gives a program with equal tables
//! and equal ids.
//!
//! # Grammar
//!
//! A newline or `;` ends a statement unless a `(` or `[` is open. Comments start with `//`.
//!
//! ```text
//! program   = "program" name [ "target" ("sm_90" | "gfx950" | string) ] "{" { item } "}"
//! item      = "ctas" int | "arguments" ">=" int | "warps" int | "partition" decl "warps" int
//!           | buffer | function | table
//!           | statement                       // the body of a kernel called main
//!           | "tokens" word { "," word }
//!           | ( "symbols" | "varying" ) symbol { "," symbol }
//! symbol    = word [ ">=" int ] [ "of" "data" [ "each" ] ]
//! decl      = word [ string ]                 // its name in the text; its real name if different
//! buffer    = ("smem" | "tmem" | "scratch") decl ":" [ int "x" ] [ "total" ] int
//!             { "at" int { "," int } | "scratch" | "in" function | "@" op
//!             | "group" int | "column" int | "copies" int | "label" string }
//! function  = ("kernel" | "function") decl [ params ] "{" ( { statement } | { block } ) "}"
//! params    = "(" ( int | { word "," } ) ")"
//!
//! statement = "loop" [ word ] [ "from" expr ] [ "to" expr ] [ "step" expr ]
//!                    [ "carries" word [ "=" expr ] { "," ... } ] [ "while" expr ] body
//!           | "while" [ expr ] body
//!           | "next" word "=" expr            // next value of a loop-carried value
//!           | "if" [ expr ] body [ "else" ( body | "if" ... ) ]
//!           | "switch" "{" { "case" body } "}"
//!           | "fork" "{" "default" [ "warps" int ] body
//!                        { "partition" word "warps" int body } "}"
//!           | "let" word "=" expr | buffer
//!           | "op" word "{" { event } "}"     // several events of one op
//!           | [ word ":" ] event              // the label names the op
//! body      = "{" { statement } "}"
//!
//! block     = label [ params ] [ "in" partition ] [ "divergent" ] ":"
//!             { [ word ":" ] event } terminator
//! terminator= ( "goto" edge | "branch" ( expr | "?" ) "then" edge "else" edge
//!             | "switch" edges | "fork" edges | "join" edge | "return" | "unreachable" )
//!             [ "@" op ]
//! edge      = label [ "(" { expr "," } ")" ]  // label: "^" word
//!
//! event     = action [ "gives" expr { "," expr } ] [ "#" int ] [ "@" op ]
//! action    = access { "," access } [ "synced" ] | "touch" [ "synced" ]
//!           | "atomic" [ word | string ] [ accesses ]
//!           | "async" queue [ "load" | "store" ] [ accesses ] [ "if" expr ]
//!           | "mma" queue [ accesses ] [ "if" expr ] | "other" [ accesses ]
//!           | "mbarrier" mbarrier [ "if" expr ]
//!           | synchronization [ "with" accesses ]
//! mbarrier  = "init" accesses "count" int [ "cluster" ] | "invalidate" accesses
//!           | "expect" accesses "tx" int | "arrive" accesses [ "count" int ] [ "per" "thread" ]
//!           | "wait" accesses "phase" expr | "commit" queue accesses [ "inc" ]
//! synchronization
//!           = "commit" queue
//!           | "wait" queue [ int | "?" ] [ "reads" ] [ "trailing" ]
//!                    [ "tokens" word [ "age" int ] { "," ... } ]
//!           | barrier [ "fence" | "none" ] [ "global" ] [ "lowering" | "hidden" ]
//!           | "fence" ("proxy" | "mbarrier_init" | "thread") [ "cluster" ] | "hint"
//!           | "token" ("acquire" | "wait") word [ "[" expr "]" ] [ "phase" expr ]
//!           | "token" ("commit" | "release") word [ "[" expr "]" ]
//!           | "call" ( function | "?" ) "(" { ( "_" | footprints ) "," } ")" [ "at" int ]
//! barrier   = "barrier" [ "cluster" [ "relaxed" ]
//!                       | "named" [ expr ] [ "count" expr ] [ "arrive" ]
//!                       | "if" expr | "partitions" | "warp" | "warpgroup" ]
//!           | "signal" int | "await" int
//! queue     = "cp" | "asynccnt" | "vmcnt" | "dscnt" | "tdm" | "tma" | "remote" | "tma_store"
//!           | "wgmma" | "tcgen05" | "tmem_access"
//!
//! access    = [ "read" | "write" | "update" | "arrive" ] footprints
//!             { "queue" queue | "sync" | "proxy" ("generic" | "async" | "barrier")
//!             | "by" ("warps" | "thread" | "engine")
//!             | "scratch" | "shared" | "remote" | "->" token }
//! footprints= footprint { "or" footprint }
//! footprint = ( buffer | argument | "unknown" ) [ "[" ( expr | ".." ) "]" ] [ box ]
//!             { "of" ( descriptor "[" expr "]" | "none" ) | "part" descriptor box
//!             | "bytes" ( byteset | "none" ) | "warps" warpmap }
//! box       = "[" { int ":" int "," } "]"     // first element and end (exclusive)
//!
//! expr      = // binary operators, signed, from the lowest to the highest precedence:
//!             // == != < <= > >=   |   ^   &   << >>   + -   * / %
//!             // other operations are calls: remu(a, b), ult(a, b), select(c, a, b);
//!             // again(a, 1) is the value of a, computed by another op
//!           | int | word | label-word "." int // bb1.0: parameter 0 of ^bb1
//!           | "tid"                           // index of the executing warp's first thread
//! table     = "ops" "{" { word string [ range ] [ "#" int ]
//!                         [ "through" range { "," range } ] } "}"
//!           | "descriptors" "{" { decl } "}"
//!           | "terms" "{" { "t" int "=" ( expr
//!                         | "symbol" decl int [ "varying" ] [ ">=" int ]
//!                           [ "of" "data" [ "each" ] ] ) } "}"
//!           | "bytesets" "{" { word "=" ("smem" | "tmem") [ "in" function ]
//!                              "{" { int ":" runs } "}" } "}"
//!           | "warpmaps" "{" { word "=" int [ "at" int { "," int } ]
//!                              "{" { int ":" runs } "}" } "}"
//! runs      = range { "," range }
//! range     = int ".." int
//! ```
//!
//! # Defaults
//!
//! - A program has 4 warps. Arguments are called `arg0`, `arg1`, ….
//! - `A[i]` takes index `i` of a descriptor called `A`. `of none` states that it takes none. A box
//!   behind `A[i]` is a part of a descriptor for that slot only.
//! - Sizes are bytes. Those of a `tmem` buffer are columns of tensor memory with 128 words each.
//!   Its `at` is a column, or `row << 16 | column` if it does not start at row 0.
//! - The bytes of a footprint are those of the slot, if the slot is a constant and the buffer has
//!   one known offset. If only the offset is known, they are those of the whole buffer.
//! - A wait without a number waits until nothing is in flight. If it has tokens, the number is
//!   unknown.
//! - Proxy, issuer and queue of an access follow from its action (module `defaults`).
//! - Barriers order memory. The exceptions are `barrier cluster relaxed`, `barrier if`,
//!   `barrier warpgroup`, `signal` and `await`.
//! - A warp map `m = 4 at 0, 64 { 0: 0..16; 1: 16..32 }` states which bytes each of 4 warps may
//!   touch. The bytes are relative to each offset behind `at`, or to 0 if there is none. A warp
//!   that is not listed touches none. `write A[i % 2] warps m` uses the map. Without a map, any
//!   warp may touch any byte. `lanes 0` before the bytes states that each byte has one thread, the
//!   same in all maps with this number.
//! - A symbol has one value for the whole run. A `varying` symbol may have another value each time
//!   it is computed. `>= 0` states a lower bound. `of data` states that the kernel loads it from
//!   memory that the kernel does not write, so that it may be any number. With `each`, every
//!   iteration of the outermost loop around the load reads another address.
//! - A token in a wait completes every access with this token. With `age 1`, the newest one may
//!   still be in flight.
//! - A `global` barrier also orders memory that the model does not contain.
//! - The op of an event is a new one. Its name is the label or else the first word of the event.
//!   Its span is in this text.
//! - A loop without a bound or condition ends after any number of iterations.
//! - `carries k` without a value starts with the current value of `k`. The value changes through a
//!   `next` directly in the body, or through an inner loop that carries the same name. Otherwise it
//!   stays the same. The name is also valid after the loop.
//! - If the block labels of the program are `^bb0`, `^bb1`, …, they are the ids of the blocks.
//!   Otherwise blocks are numbered in text order. Likewise `#n` gives ids to events. Either all
//!   events have one or none has.

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

/// Reads a program in either layer. The result is [valid](Program::validate). The errors list all
/// wrong statements, in the order in which the parser reads kinds of items.
pub fn parse(text: &str) -> Result<Program, Vec<Diagnostic>> {
    if u32::try_from(text.len()).is_err() {
        return Err(vec![Diagnostic::error("text-limit", Span::at(0), "the text is larger than 4 GiB")]);
    }
    parser::Parser::new(text).program()
}

/// Prints a program in blocks. If the program is [valid](Program::validate), [`parse`] gives an
/// equal program.
pub fn print(program: &Program) -> String {
    print::Printer::new(program).program()
}
