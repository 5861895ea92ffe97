//! Random kernels: the certifier accepts the placements of the strategy and rejects them with a
//! barrier removed.

use rustc_hash::FxHashSet;
use seawall_model::arbitrary::kernel;
use seawall_model::{Program, text};
use seawall_place::{
    Changes, Insertion, MinimalOptions, PlaceOptions, Point, Strategy, TritonOptions, Uncovered,
    UncoveredClass, certify, certify_program, place,
};

fn options(async_filter: bool) -> PlaceOptions {
    let options = TritonOptions { async_filter, ..TritonOptions::default() };
    PlaceOptions { strategy: Strategy::Triton(options) }
}

fn is_straight_line(program: &Program) -> bool {
    program.blocks.len() == 1
}

#[test]
fn placements_leave_no_hazard() {
    arbtest::arbtest(|u| {
        let source = kernel(u)?;
        let program = text::parse(&source).unwrap();
        for options in [options(false), options(true)] {
            let placement = place(&program, &options).unwrap();
            assert_eq!(certify(&program, &options, &placement), [], "{source}");
        }
        Ok(())
    })
    .budget_ms(2000);
}

#[test]
fn each_barrier_of_a_straight_line_is_missed() {
    let mut removals = 0;
    arbtest::arbtest(|u| {
        let source = kernel(u)?;
        let program = text::parse(&source).unwrap();
        let placement = place(&program, &options(false)).unwrap();
        if !is_straight_line(&program) {
            return Ok(());
        }
        for at in 0..placement.placed.len() {
            let mut without = placement.clone();
            let removed = without.placed.remove(at);
            let for_hazard = matches!(removed.reason, seawall_place::Reason::Hazards(_));
            if removed.insertion == Insertion::LocalBarrier && for_hazard {
                assert_ne!(certify(&program, &options(false), &without), [], "{source}");
                removals += 1;
            }
        }
        Ok(())
    })
    .budget_ms(2000)
    .run();
    assert!(removals > 0, "no random kernel needed a barrier");
}

/// The wait for the mbarrier completes the copy that is read. A barrier behind the other wait is on
/// the path, but does not help: that wait leaves the copy in flight.
#[test]
fn a_barrier_that_orders_nothing_is_not_chosen_again() {
    let source = "program p target sm_80 {
  smem C : 3 x 64
  smem full : 3 x 8
  loop i to 5 {
    mbarrier wait full[i % 3] phase i & 1
    read C[i % 3]
    wait cp 1
    commit cp
    async cp write C[i % 3]
    mbarrier commit cp full[i % 3] inc
  }
}";
    let program = text::parse(source).unwrap();
    let options = PlaceOptions { strategy: Strategy::Minimal(MinimalOptions::default()) };
    let placement = place(&program, &options).unwrap();
    let is_before_the_read = |point: Point| match point {
        Point::Before(origin) => &source[program.origins[origin].span.range()] == "read C[i % 3]",
        Point::After(_) => false,
    };
    assert!(placement.placed.iter().any(|placed| is_before_the_read(placed.point)), "{:?}", placement.placed);
}

/// The slots differ by one for every `s`. Together with the other ring and the divided phase, the
/// moduli have a multiple that gives more cases than the certifier tries.
#[test]
fn rings_of_other_sizes_leave_the_slots_of_a_size_known() {
    let source = "program p target sm_90 {
  smem A : 4 x 64
  smem B : 3 x 64
  smem full : 4 x 8
  symbols s
  mbarrier init full[0] count 1
  barrier
  mbarrier wait full[0 % 4] phase (0 / 4) & 1
  read B[2]
  write A[s % 4]
  write A[(s + 1) % 4]
}";
    let uncovered = |source: &str| {
        let program = text::parse(source).unwrap();
        let none = Changes { added: &[], removed: &FxHashSet::default(), split_parts: &[] };
        let races = |found: &Uncovered| matches!(found.class, UncoveredClass::Race);
        certify_program(&program, &none).uncovered.iter().filter(|found| races(found)).count()
    };
    assert_eq!(uncovered(source), 0);
    assert_eq!(uncovered(&source.replace("(s + 1) % 4", "(s + 4) % 4")), 1);
}
