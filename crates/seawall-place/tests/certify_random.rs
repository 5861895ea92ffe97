//! The certifier on random kernels: adding barriers only removes findings.

use rustc_hash::FxHashSet;
use seawall_model::{Program, text};
use seawall_place::{Certificate, Changes, Point, certify_program};

fn certify_with(program: &Program, added: &[Point]) -> Certificate {
    certify_program(program, &Changes { added, removed: &FxHashSet::default(), split_parts: &[] })
}

#[test]
fn a_barrier_adds_no_finding_to_a_random_kernel_and_barriers_everywhere_leave_no_race() {
    let mut races = 0;
    arbtest::arbtest(|u| {
        let source = seawall_model::arbitrary::kernel(u)?;
        let program = text::parse(&source).unwrap();
        let without = certify_with(&program, &[]);
        races += without.races().count();
        let everywhere: Vec<Point> = program.origins.ids().map(Point::After).collect();
        assert_eq!(certify_with(&program, &everywhere).races().count(), 0, "{source}");
        for point in everywhere {
            let with = certify_with(&program, &[point]);
            let is_known = with.uncovered.iter().all(|uncovered| without.uncovered.contains(uncovered));
            assert!(is_known, "{source}\n{point:?}: {:?}", with.uncovered);
        }
        Ok(())
    })
    .budget_ms(2000)
    .run();
    assert!(races > 0, "no random kernel has a race");
}
