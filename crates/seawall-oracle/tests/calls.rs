//! Calls that go deep.

use seawall_model::text;
use seawall_oracle::{Limits, Reason, explore};

/// What the argument may touch is the same at each depth, and does not double with each call.
#[test]
fn an_argument_that_a_function_passes_on_to_itself_twice_stays_as_it_is() {
    let program = "program passed_on target sm_90 {\n  smem A : 64\n  warps 1\n  function again(1) {\n    \
                   call again(arg0 or arg0)\n  }\n  kernel main {\n    call again(A)\n  }\n}\n";
    let program = text::parse(program).unwrap();
    let report = explore(&program, &Limits::default());
    assert_eq!(report.verdicts, []);
    assert!(matches!(report.explored.reasons[..], [Reason::DeepCall(_)]), "{:?}", report.explored.reasons);
}
