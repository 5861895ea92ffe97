//! Modules that no compiler emits: allocation refuses what it cannot resolve, and accepts the rest.

use seawall_base::Diagnostic;
use seawall_lower::{Allocation, allocate, allocate_tensor_memory};
use seawall_mlir::{Module, parse};

/// A module with these functions; `!m` is a buffer of 4096 bytes in shared memory.
fn module(functions: &str) -> Module {
    let text = format!(
        "#shared = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}}>\n\
         !m = !ttg.memdesc<32x64xf16, #shared, #ttg.shared_memory, mutable>\n\
         !t = !ttg.memdesc<128x64xf32, #tensor, #ttng.tensor_memory, mutable>\n\
         #tensor = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>\n\
         module attributes {{\"ttg.num-ctas\" = 1 : i32, \"ttg.num-warps\" = 4 : i32, ttg.target = \"cuda:100\", \
         \"ttg.threads-per-warp\" = 32 : i32}} {{\n{functions}\n}}\n"
    );
    parse(&text, seawall_dialects::registry()).unwrap_or_else(|errors| panic!("{errors:#?}\n{text}"))
}

/// A function with this body; `%p` is a condition and `%n` a number.
fn kernel(body: &str) -> String {
    format!("tt.func public @k(%p: i1, %n: i32) {{\n{body}\n}}")
}

fn shared(functions: &str) -> Result<Allocation, String> {
    let module = module(functions);
    allocate(&module, None).map_err(|error| summary(&module, &error))
}

/// The code, the place and the message of an error. Asserts that it has the remedy.
fn summary(module: &Module, error: &Diagnostic) -> String {
    assert!(error.help.iter().any(|help| help.contains("--logical")), "{error:?}");
    format!("{} {}: {}", error.code, error.primary.span.of(module.text()), error.message)
}

const ALLOC: &str = "%b = ttg.local_alloc : () -> !m\n";

/// Asserts that a function with `body` after an allocation is refused at `op`, with `why` in the
/// message.
#[track_caller]
fn refused(body: &str, op: &str, why: &str) {
    let told = shared(&kernel(&format!("{ALLOC}{body}"))).expect_err("the module is refused");
    assert!(told.starts_with(&format!("allocate::unknown-time {op}: ")) && told.contains(why), "{told}");
}

/// The shared memory, in bytes, of a kernel with `body`.
#[track_caller]
fn bytes(body: &str) -> u32 {
    shared(&kernel(body)).unwrap_or_else(|told| panic!("{told}")).shared
}

#[test]
fn a_buffer_of_unknown_size_is_an_error() {
    for shape in ["64x?xf16", "-4x64xf16", "18446744073709551616x1xf16", "64x64xzz9", "64x64xvector<4xf16>"] {
        let body = format!(
            "%a = ttg.local_alloc : () -> !ttg.memdesc<{shape}, #shared, #ttg.shared_memory, mutable>\ntt.return"
        );
        let told = shared(&kernel(&body)).expect_err(shape);
        assert!(told.starts_with("allocate::unknown-size ttg.local_alloc: "), "{told}");
    }
    let told = shared(&kernel("%a = \"foo.buffer\"() : () -> !m\ntt.return")).expect_err("the op is unknown");
    assert!(told.contains("does not know whether this op allocates"), "{told}");
}

#[test]
fn control_flow_that_is_not_understood_is_an_error() {
    refused("\"scf.odd\"() ({\n}) : () -> ()\ntt.return", "scf.odd", "control flow");
    refused("\"scf.if\"(%p) : (i1) -> ()\ntt.return", "scf.if", "regions");
    refused("\"scf.for\"(%n, %n, %n) ({\n}, {\n}) : (i32, i32, i32) -> ()\ntt.return", "scf.for", "regions");
    refused(
        "\"scf.while\"() ({\n\"scf.condition\"(%p) : (i1) -> ()\n}) : () -> ()\ntt.return",
        "scf.while",
        "regions",
    );
    let odd = kernel("\"scf.odd\"() ({\n}) : () -> ()\ntt.return");
    assert_eq!(shared(&odd).map(|allocation| allocation.shared), Ok(0), "shared memory is empty");
}

#[test]
fn buffers_that_are_forwarded_wrongly_are_an_error() {
    let silent =
        "%c = scf.if %p -> (!m) {\nscf.yield %b : !m\n} else {\n\"odd.end\"() : () -> ()\n}\ntt.return";
    refused(silent, "scf.if", "does not end with");
    let fewer = "%c = \"scf.if\"(%p) ({\n\"scf.yield\"(%b) : (!m) -> ()\n}, {\n\"scf.yield\"() : () -> ()\n}) : (i1) -> !m\ntt.return";
    refused(fewer, "scf.if", "more or fewer");
    let branch = "cf.br ^next(%b : !m)\n^next(%c: !m, %d: !m):\ntt.return";
    refused(branch, "cf.br", "more or fewer");
    let itself = "%c = \"scf.while\"() ({\n\"scf.condition\"(%p, %c) : (i1, !m) -> ()\n}, {\n^bb0(%x: !m):\n\
                  \"scf.yield\"() : () -> ()\n}) : () -> !m\ntt.return";
    refused(itself, "scf.condition", "definition");
}

#[test]
fn calls_that_lead_back_are_an_error() {
    let one = "tt.func @f() {\n%b = ttg.local_alloc : () -> !m\ntt.call @g() : () -> ()\ntt.return\n}\n\
               tt.func @g() {\ntt.call @f() : () -> ()\ntt.return\n}";
    let told = shared(one).expect_err("the module is refused");
    assert!(told.starts_with("allocate::unknown-size tt.call: ") && told.contains("recursive"), "{told}");
}

#[test]
fn unusual_but_unambiguous_modules_are_accepted() {
    let declared = format!("tt.func private @extern(!m)\n{}", kernel(&format!("{ALLOC}tt.return")));
    assert_eq!(shared(&declared).unwrap().shared, 4096);
    // No terminator, an empty block, an unreachable block, a use before the definition.
    assert_eq!(bytes(ALLOC), 4096);
    let unreachable =
        format!("{ALLOC}cf.br ^end\n^lost:\n\"odd.use\"(%b) : (!m) -> ()\ncf.br ^lost\n^end:\ntt.return");
    assert_eq!(bytes(&unreachable), 4096);
    let early = format!(
        "cf.br ^second\n^first:\n\"odd.use\"(%b) : (!m) -> ()\ntt.return\n^second:\n{ALLOC}cf.br ^first"
    );
    assert_eq!(bytes(&early), 4096);
}

#[test]
fn a_use_before_the_definition_keeps_the_buffer() {
    let text = "%c = ttg.local_alloc : () -> !m\n\"odd.use\"(%b) : (!m) -> ()\n\"odd.use\"(%c) : (!m) -> ()\n\
                %b = ttg.local_alloc : () -> !m\ntt.return";
    // The first buffer is live while the second one is used.
    assert_eq!(bytes(text), 8192);
}

#[test]
fn regions_may_nest_as_deeply_as_the_reader_lets_them() {
    let depth = 150;
    let text = format!(
        "{ALLOC}{}\"odd.use\"(%b) : (!m) -> ()\n{}tt.return",
        "scf.if %p {\n".repeat(depth),
        "}\n".repeat(depth)
    );
    assert_eq!(bytes(&text), 4096);
    let text = format!(
        "{ALLOC}{}\"odd.use\"(%b) : (!m) -> ()\n{}tt.return",
        "\"odd.op\"() ({\n".repeat(depth),
        "}) : () -> ()\n".repeat(depth)
    );
    assert_eq!(bytes(&text), 4096);
}

#[test]
fn tensor_memory_has_the_same_remedy() {
    let text = kernel("%t = ttng.tmem_alloc : () -> !t\n\"scf.odd\"() ({\n}) : () -> ()\ntt.return");
    let module = module(&text);
    let error = allocate_tensor_memory(&module).expect_err("the module is refused");
    assert!(summary(&module, &error).starts_with("lower::tensor-allocation scf.odd: "));
}
