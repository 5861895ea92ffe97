//! Small kernels and the printed form of their models.

use seawall_dialects::registry;
use seawall_lower::{LowerOptions, lower};
use seawall_mlir::parse;
use seawall_model::{Program, text};

const PRELUDE: &str = r#"
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#r = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#e = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!ring = !ttg.memdesc<3x64x64xf16, #s, #smem, mutable>
!slot = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
!part = !ttg.memdesc<64x16xf16, #s, #smem, mutable, 64x64>
!turned = !ttg.memdesc<64x64xf16, #r, #smem, mutable>
!grown = !ttg.memdesc<128x64xf16, #s, #smem, mutable>
!bar = !ttg.memdesc<1xi64, #e, #smem, mutable>
!t = tensor<64x64xf16, #b>
!narrow = tensor<64x16xf16, #b>
!wide = tensor<128x64xf16, #b>
!desc = !tt.tensordesc<64x64xf16, #s>
"#;

/// The program of a kernel with this body, for a target.
pub(crate) fn program_for(target: &str, body: &str) -> Program {
    program_by(&LowerOptions::default(), target, body)
}

/// The same, with other lowering options.
pub(crate) fn program_by(options: &LowerOptions, target: &str, body: &str) -> Program {
    let text = format!(
        "{PRELUDE}module attributes {{\"ttg.num-warps\" = 4 : i32, \"ttg.threads-per-warp\" = 32 : i32, \
         ttg.target = \"{target}\"}} {{
         tt.func @f(%n: i32, %p: i1, %desc: !desc, %ptr: !tt.ptr<i32>, %pointers: tensor<64x64x!tt.ptr<f16>, #b>) {{
         %c0 = arith.constant 0 : i32
         %c1 = arith.constant 1 : i32
         %c3 = arith.constant 3 : i32
         {body}
         }}\n}}\n"
    );
    let module = parse(&text, registry()).unwrap_or_else(|errors| panic!("{errors:#?}\n{text}"));
    let program = lower(&module, options).unwrap_or_else(|e| panic!("{e:#?}\n{text}")).program;
    assert_eq!(program.validate(), Ok(()), "{text}");
    program
}

/// The printed blocks of the only function, without ops and event numbers.
pub(crate) fn kernel(body: &str) -> String {
    blocks(&program_for("cuda:100", body))
}

/// The printed blocks of the only function, without ops, event numbers and warp maps.
pub(crate) fn blocks(program: &Program) -> String {
    let mut program = program.clone();
    program.forget_warp_maps();
    let printed = text::print(&program);
    let mut out = String::new();
    for line in printed.lines().skip_while(|line| !line.trim_start().starts_with("kernel")).skip(1) {
        if line == "  }" {
            break;
        }
        let text = line.split(" @op").next().unwrap_or("");
        let text = text.split(" #").next().unwrap_or("");
        out.push_str(text.strip_prefix("  ").unwrap_or(text));
        out.push('\n');
    }
    out
}

/// The definitions of all terms.
pub(crate) fn terms(body: &str) -> Vec<String> {
    let printed = text::print(&program_for("cuda:100", body));
    let definitions = printed.lines().skip_while(|line| line.trim() != "terms {").skip(1);
    let definitions = definitions.take_while(|line| line.trim() != "}");
    definitions.filter_map(|line| line.split_once(" = ")).map(|(_, term)| term.to_owned()).collect()
}
