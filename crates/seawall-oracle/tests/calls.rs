//! Nested and recursive calls.

use seawall_model::{BlockId, EventId, Program, text};
use seawall_oracle::{Fault, Limits, Reason, Verdict, explore};

/// The memory of the argument is the same at each depth and does not double with each call.
#[test]
fn an_argument_that_a_function_passes_on_to_itself_twice_stays_as_it_is() {
    let program = "program passed_on target sm_90 {\n  smem A : 64\n  warps 1\n  function again(1) {\n    \
                   call again(arg0 or arg0)\n  }\n  kernel main {\n    call again(A)\n  }\n}\n";
    let program = text::parse(program).unwrap();
    let report = explore(&program, &Limits::default());
    assert_eq!(report.verdicts, []);
    assert!(matches!(report.explored.reasons[..], [Reason::DeepCall(_)]), "{:?}", report.explored.reasons);
}

/// Each function is declared with its own warps. Those of a kernel start with thread 0, independent
/// of its position in the program.
#[test]
fn threads_are_counted_from_0_in_each_kernel() {
    let held = "barrier if tid >= 256";
    let called = format!(
        "program called target gfx942 {{\n  warps 8\n  function hold {{\n    {held}\n  }}\n  kernel main {{\n    call hold()\n    \
         barrier none\n  }}\n}}\n"
    );
    let inlined = format!(
        "program inlined target gfx942 {{\n  warps 8\n  kernel main {{\n    {held}\n    barrier none\n  }}\n}}\n"
    );
    for text in [called, inlined] {
        let report = explore(&text::parse(&text).unwrap(), &Limits::default());
        let faults: Vec<Fault> = report.verdicts.iter().map(|verdict| verdict.fault).collect();
        assert_eq!(faults, [Fault::Deadlock], "{text}");
    }
}

/// The first partition keeps the forking warps, and the others follow them.
#[test]
fn threads_of_partitions_are_counted_on_from_those_of_the_kernel() {
    let text = "program forked target gfx1250 {\n  warps 4\n  function before {\n  }\n  kernel main {\n    fork {\n      default {\n        \
                held: barrier if tid >= 64\n        barrier none\n      }\n      partition second warps 4 {\n        \
                barrier if tid >= 192\n        barrier none\n      }\n    }\n  }\n}\n";
    let program = text::parse(text).unwrap();
    let report = explore(&program, &Limits::default());
    let stuck = |verdict: &Verdict| {
        program.partitions[program.blocks[block_of(&program, verdict.event)].partition].name.clone()
    };
    let mut stuck: Vec<String> =
        report.verdicts.iter().filter(|verdict| verdict.fault == Fault::Deadlock).map(stuck).collect();
    stuck.sort();
    stuck.dedup();
    assert_eq!(stuck, ["default", "second"]);
}

fn block_of(program: &Program, event: EventId) -> BlockId {
    let holds = |block: &BlockId| program.blocks[*block].events.contains(&event);
    program.functions.values().flat_map(|function| &function.blocks).copied().find(holds).unwrap()
}
