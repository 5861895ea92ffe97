//! State that travels with values around loops, through branches and into partitions: slots of
//! rings and tokens.

use super::common::{kernel, terms};

const RING: &str = "%ring = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring";

#[test]
fn rotated_views_pass_the_slot_that_they_were_taken_at() {
    let body = format!(
        "{RING}
         %first = ttg.memdesc_index %ring[%c0] : !ring -> !slot
         %second = ttg.memdesc_index %ring[%c1] : !ring -> !slot
         cf.br ^head(%c0, %first, %second : i32, !slot, !slot)
       ^head(%i: i32, %now: !slot, %next: !slot):
         %more = arith.cmpi slt, %i, %n : i32
         cf.cond_br %more, ^body, ^exit
       ^body:
         %x = ttg.local_load %now : !slot -> !t
         %j = arith.addi %i, %c1 : i32
         %at = arith.remsi %j, %c3 : i32
         %taken = ttg.memdesc_index %ring[%at] : !ring -> !slot
         ttg.local_store %x, %taken : !t -> !slot
         cf.br ^head(%j, %next, %taken : i32, !slot, !slot)
       ^exit:
         tt.return"
    );
    assert_eq!(
        kernel(&body),
        "^bb0(bb0.0, bb0.1):
  other
  goto ^bb1(0, 0, 1)
^bb1(bb1.0, bb1.1, bb1.2):
  branch bb1.0 < bb0.0 then ^bb2 else ^bb3
^bb2:
  read buf0[bb1.1] of none
  write buf0[(bb1.0 + 1) % 3] of desc0[(bb1.0 + 1) % 3]
  goto ^bb1(bb1.0 + 1, bb1.2, (bb1.0 + 1) % 3)
^bb3:
  return
"
    );
}

#[test]
fn loops_and_conditionals_of_scf_carry_slots_in_and_out() {
    let body = format!(
        "{RING}
         %first = ttg.memdesc_index %ring[%c0] : !ring -> !slot
         %last = scf.for %i = %c0 to %n step %c1 iter_args(%now = %first) -> (!slot) : i32 {{
           %x = ttg.local_load %now : !slot -> !t
           %at = arith.remsi %i, %c3 : i32
           %taken = ttg.memdesc_index %ring[%at] : !ring -> !slot
           scf.yield %taken : !slot
         }}
         %either = scf.if %p -> (!slot) {{
           scf.yield %last : !slot
         }} else {{
           scf.yield %first : !slot
         }}
         %y = ttg.local_load %either : !slot -> !t
         tt.return"
    );
    assert_eq!(
        kernel(&body),
        "^bb0(bb0.0, bb0.1):
  other
  branch 0 < bb0.0 then ^bb2(0, 0) else ^bb1(0)
^bb2(bb2.0, bb2.1):
  read buf0[bb2.1] of none
  branch (bb2.0 + 1) < bb0.0 then ^bb2(bb2.0 + 1, bb2.0 % 3) else ^bb1(bb2.0 % 3)
^bb1(bb1.0):
  branch bb0.1 then ^bb4 else ^bb5
^bb4:
  goto ^bb3(bb1.0)
^bb5:
  goto ^bb3(0)
^bb3(bb3.0):
  read buf0[bb3.0] of none
  return
"
    );
}

#[test]
fn while_loops_carry_slots_through_both_regions() {
    let body = format!(
        "{RING}
         %first = ttg.memdesc_index %ring[%c0] : !ring -> !slot
         %out = scf.while (%a = %first) : (!slot) -> !slot {{
           scf.condition(%p) %a : !slot
         }} do {{
         ^bb0(%b: !slot):
           %x = ttg.local_load %b : !slot -> !t
           %taken = ttg.memdesc_index %ring[%n] : !ring -> !slot
           scf.yield %taken : !slot
         }}
         %y = ttg.local_load %out : !slot -> !t
         tt.return"
    );
    let text = kernel(&body);
    for line in [
        "goto ^bb2(0)\n",
        "branch bb0.1 then ^bb3(bb2.0) else ^bb1(bb2.0)\n",
        "read buf0[bb3.0] of none\n",
        "goto ^bb2(bb0.0)\n",
        "read buf0[bb1.0] of none\n",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
}

#[test]
fn partitions_take_the_slots_that_they_capture() {
    let body = format!(
        "{RING}
         %first = ttg.memdesc_index %ring[%n] : !ring -> !slot
         ttg.warp_specialize(%ring, %n, %first) attributes {{allocation.offset = 90000 : i32}}
         default {{
           ttg.warp_yield
         }}
         partition0(%whole: !ring, %m: i32, %one: !slot) num_warps(4) {{
           %x = ttg.local_load %one : !slot -> !t
           %other = ttg.memdesc_index %whole[%m] : !ring -> !slot
           ttg.local_store %x, %other : !t -> !slot
           ttg.warp_return
         }} : (!ring, i32, !slot) -> ()
         tt.return"
    );
    let text = kernel(&body);
    for line in [
        "fork ^bb2, ^bb3(bb0.0, bb0.0)\n",
        "read buf0[bb3.1] of none\n",
        "write buf0[bb3.0] of desc0[bb3.0]\n",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
}

#[test]
fn boxes_of_a_slot_stay_in_it_and_larger_views_do_not() {
    let body = format!(
        "{RING}
         %one = ttg.memdesc_index %ring[%n] : !ring -> !slot
         %part = ttg.memdesc_subslice %one[0, 16] : !slot -> !part
         %turned = ttg.memdesc_trans %one {{order = array<i32: 1, 0>}} : !slot -> !turned
         %grown = ttg.memdesc_reinterpret %one : !slot -> !grown
         %x = ttg.local_load %part : !part -> !narrow
         %y = ttg.local_load %turned : !turned -> !t
         %z = ttg.local_load %grown : !grown -> !wide
         tt.return"
    );
    let text = kernel(&body);
    assert!(text.contains("read buf0[bb0.0] of desc0[bb0.0] part desc1[0:64, 16:32]"), "{text}");
    assert!(text.contains("read buf0[bb0.0] of desc0[bb0.0]\n"), "{text}");
    assert!(text.contains("read buf0[..] of desc0[bb0.0]"), "{text}");
}

#[test]
fn a_view_of_one_ring_or_another_has_no_slot() {
    let body = format!(
        "{RING}
         %other = ttg.local_alloc {{allocation.offset = 65536 : i32}} : () -> !ring
         %a = ttg.memdesc_index %ring[%c0] : !ring -> !slot
         %b = ttg.memdesc_index %other[%c1] : !ring -> !slot
         cf.cond_br %p, ^join(%a : !slot), ^join(%b : !slot)
       ^join(%either: !slot):
         %x = ttg.local_load %either : !slot -> !t
         tt.return"
    );
    let text = kernel(&body);
    assert!(text.contains("read buf0[..]") && text.contains(" or buf1[..]"), "{text}");
    assert!(text.contains("branch bb0.1 then ^bb1 else ^bb1\n"), "{text}");
}

#[test]
fn a_slot_without_a_known_index_is_passed_as_a_varying_symbol() {
    let body = format!(
        "{RING}
         %a = ttg.memdesc_index %ring[%c0] : !ring -> !slot
         %nothing = ub.poison : !slot
         cf.cond_br %p, ^join(%a : !slot), ^join(%nothing : !slot)
       ^join(%either: !slot):
         %x = ttg.local_load %either : !slot -> !t
         tt.return"
    );
    let text = kernel(&body);
    assert!(text.contains("branch bb0.1 then ^bb1(0) else ^bb1(nothing)\n"), "{text}");
    assert!(
        terms(&body).iter().any(|term| term.starts_with("symbol nothing ") && term.ends_with(" varying"))
    );
}

const STAGE: &str = "%stage = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !slot
         %none = ub.poison : !ttg.async.token";
const STORE: &str =
    "ttng.async_tma_copy_local_to_global %desc[%c0, %c0] %stage : !desc, !slot -> !ttg.async.token";
const WAIT: &str = "ttng.async_tma_store_token_wait";

#[track_caller]
fn assert_waits(body: &str, expected: &[&str]) {
    let text = kernel(body);
    let waits: Vec<&str> =
        text.lines().map(str::trim).filter(|line| line.starts_with("wait tma_store")).collect();
    assert_eq!(waits, expected, "{text}");
}

#[test]
fn a_token_wait_names_the_store_and_has_no_count() {
    let body = format!("{STAGE}\n%t = {STORE}\n{WAIT} %t : !ttg.async.token\ntt.return");
    let text = kernel(&body);
    assert!(text.contains("async tma_store read buf0 -> tok"), "{text}");
    assert_waits(&body, &["wait tma_store ? trailing tokens tok0"]);
}

#[test]
fn a_carried_token_leaves_out_the_store_of_this_iteration_only_after_it() {
    let ring = |before: &str, after: &str| {
        format!(
            "{STAGE}
             %out = scf.for %i = %c0 to %n step %c1 iter_args(%old = %none) -> (!ttg.async.token) : i32 {{
               {before}
               %t = {STORE}
               {after}
               scf.yield %t : !ttg.async.token
             }}
             {WAIT} %out : !ttg.async.token
             tt.return"
        )
    };
    let wait = format!("{WAIT} %old : !ttg.async.token");
    assert_waits(
        &ring(&wait, ""),
        &["wait tma_store ? trailing tokens tok0", "wait tma_store ? trailing tokens tok0"],
    );
    assert_waits(
        &ring("", &wait),
        &["wait tma_store ? trailing tokens tok0 age 1", "wait tma_store ? trailing tokens tok0"],
    );
}

#[test]
fn branches_back_count_as_loops_do_and_tokens_rotate() {
    let body = format!(
        "{STAGE}
         %s = {STORE}
         cf.br ^head(%c0, %s, %s : i32, !ttg.async.token, !ttg.async.token)
       ^head(%i: i32, %older: !ttg.async.token, %old: !ttg.async.token):
         %more = arith.cmpi slt, %i, %n : i32
         cf.cond_br %more, ^body, ^exit
       ^body:
         {WAIT} %older : !ttg.async.token
         %t = {STORE}
         {WAIT} %older : !ttg.async.token
         %j = arith.addi %i, %c1 : i32
         cf.br ^head(%j, %old, %t : i32, !ttg.async.token, !ttg.async.token)
       ^exit:
         tt.return"
    );
    let waits = [
        "wait tma_store ? trailing tokens tok0, tok1 age 1",
        "wait tma_store ? trailing tokens tok0, tok1 age 2",
    ];
    assert_waits(&body, &waits);
}

/// A conditional that yields the token of a store in its branch, or `%none`.
fn merged(name: &str) -> String {
    format!(
        "%{name} = scf.if %p -> (!ttg.async.token) {{
           %s = {STORE}
           scf.yield %s : !ttg.async.token
         }} else {{
           scf.yield %none : !ttg.async.token
         }}"
    )
}

#[test]
fn a_token_out_of_a_conditional_is_that_of_its_store_if_there_was_one() {
    let waited = format!("{STAGE}\n{}\n{WAIT} %t : !ttg.async.token\ntt.return", merged("t"));
    assert_waits(&waited, &["wait tma_store ? trailing tokens tok0"]);
    // As compilers peel a persistent loop: the first store precedes it, under a condition.
    let peeled = |body: &str| {
        format!(
            "{STAGE}
             {}
             %out = scf.for %i = %c0 to %n step %c1 iter_args(%old = %first) -> (!ttg.async.token) : i32 {{
               {body}
             }}
             {WAIT} %out : !ttg.async.token
             tt.return",
            merged("first")
        )
    };
    let both = "wait tma_store ? trailing tokens tok0, tok1";
    let usual = format!("{WAIT} %old : !ttg.async.token\n%t = {STORE}\nscf.yield %t : !ttg.async.token");
    assert_waits(&peeled(&usual), &[both, both]);
    // The store of this iteration may be newer than the awaited one.
    let late = format!("%t = {STORE}\n{WAIT} %old : !ttg.async.token\nscf.yield %t : !ttg.async.token");
    assert_waits(&peeled(&late), &["wait tma_store ? trailing tokens tok0, tok1 age 1", both]);
}

#[test]
fn a_conditional_promises_no_store_that_may_be_newer_than_what_it_yields() {
    // If this iteration has no store, that of an earlier one may be in flight.
    let repeated = format!(
        "{STAGE}
         scf.for %i = %c0 to %n step %c1 : i32 {{
           {}
           {WAIT} %t : !ttg.async.token
         }}
         tt.return",
        merged("t")
    );
    assert_waits(&repeated, &["wait tma_store ? trailing"]);
    // The older of two stores that both ran.
    let older = format!(
        "{STAGE}
         %a = {STORE}
         %b = {STORE}
         %t = scf.if %p -> (!ttg.async.token) {{
           scf.yield %a : !ttg.async.token
         }} else {{
           scf.yield %b : !ttg.async.token
         }}
         {WAIT} %t : !ttg.async.token
         tt.return"
    );
    assert_waits(&older, &["wait tma_store ? trailing"]);
    // Of two branches with stores, only the store in the branch itself is certainly the newest.
    let other = format!(
        "{STAGE}
         %a = {STORE}
         %t = scf.if %p -> (!ttg.async.token) {{
           %b = {STORE}
           scf.yield %b : !ttg.async.token
         }} else {{
           scf.yield %a : !ttg.async.token
         }}
         {WAIT} %t : !ttg.async.token
         tt.return"
    );
    assert_waits(&other, &["wait tma_store ? trailing tokens tok1"]);
}

#[test]
fn a_loop_that_may_come_back_with_an_older_token_promises_nothing() {
    let carried = |last: &str| {
        format!(
            "{STAGE}
             %z = {STORE}
             %out = scf.for %i = %c0 to %n step %c1 iter_args(%old = %none) -> (!ttg.async.token) : i32 {{
               scf.if %p {{
                 {WAIT} %old : !ttg.async.token
               }}
               %t = {STORE}
               scf.yield {last} : !ttg.async.token
             }}
             tt.return"
        )
    };
    assert_waits(&carried("%t"), &["wait tma_store ? trailing tokens tok1"]);
    assert_waits(&carried("%z"), &["wait tma_store ? trailing"]);
    // One of two back edges has no token, and the store of the other may be two iterations old.
    let branches = format!(
        "{STAGE}
         cf.br ^head(%c0, %none : i32, !ttg.async.token)
       ^head(%i: i32, %old: !ttg.async.token):
         {WAIT} %old : !ttg.async.token
         %j = arith.addi %i, %c1 : i32
         cf.cond_br %p, ^made, ^not
       ^made:
         %t = {STORE}
         cf.br ^head(%j, %t : i32, !ttg.async.token)
       ^not:
         cf.br ^head(%j, %none : i32, !ttg.async.token)"
    );
    assert_waits(&branches, &["wait tma_store ? trailing"]);
}

#[test]
fn a_token_that_may_be_nothing_or_older_promises_nothing() {
    // The first wait of a later iteration has no token, and the last store of the iteration before
    // is not awaited.
    let again = format!(
        "{STAGE}
         scf.for %o = %c0 to %n step %c1 : i32 {{
           %out = scf.for %i = %c0 to %n step %c1 iter_args(%old = %none) -> (!ttg.async.token) : i32 {{
             {WAIT} %old : !ttg.async.token
             %t = {STORE}
             scf.yield %t : !ttg.async.token
           }}
         }}
         tt.return"
    );
    assert_waits(&again, &["wait tma_store ? trailing"]);
}
