//! Random programs: the oracle terminates, does not panic and is deterministic. `first_fault`
//! agrees with `explore`.

use seawall_model::arbitrary::{kernel, program};
use seawall_oracle::{Limits, explore, first_fault};

fn small() -> Limits {
    Limits { iterations: 2, trips: 4, states: 300, steps: 2_000, ..Limits::default() }
}

#[test]
fn any_valid_program_is_explored_without_a_panic() {
    let mut explored = 0;
    arbtest::arbtest(|u| {
        let program = program(u)?;
        if program.validate().is_ok() {
            let report = explore(&program, &small());
            assert_eq!(report, explore(&program, &small()));
            explored += 1;
        }
        Ok(())
    })
    .budget_ms(2_000)
    .run();
    assert!(explored > 0, "no random program is valid");
}

#[test]
fn the_first_fault_is_there_exactly_if_there_are_faults() {
    let (mut faulty, mut clean) = (0, 0);
    arbtest::arbtest(|u| {
        let text = kernel(u)?;
        let program = seawall_model::text::parse(&text).unwrap_or_else(|errors| panic!("{text}\n{errors:?}"));
        let report = explore(&program, &small());
        let first = first_fault(&program, &small());
        assert_eq!(first.is_some(), !report.verdicts.is_empty(), "{text}\n{report:?}");
        assert!(report.verdicts.iter().all(|verdict| !verdict.schedule.steps.is_empty()), "{text}");
        if first.is_some() {
            faulty += 1
        } else {
            clean += 1
        }
        Ok(())
    })
    .budget_ms(2_000)
    .run();
    assert!(faulty > 0 && clean > 0, "{faulty} random kernels with a fault, {clean} without");
}
