//! Tests of the text form: the meaning of programs and the errors for invalid texts.

use seawall_base::{Diagnostic, LineIndex};
use seawall_model::{
    Action, Issuer, MBarrierOp, Mode, Place, Program, Proxy, Queue, Slot, TermKind, Terminator, text,
};

fn parse(source: &str) -> Program {
    text::parse(source).unwrap_or_else(|errors| panic!("{errors:#?}"))
}

/// Returns the events as the printer writes them, without ops and comments, in the order of the
/// text.
fn events(program: &Program) -> Vec<String> {
    let printed = text::print(program);
    let lines =
        printed.lines().filter_map(|line| line.split_once(" @op")).map(|(event, _)| event.trim().to_owned());
    lines.filter(|line| !line.starts_with("smem") && !line.starts_with("tmem")).collect()
}

/// Returns `line:column message` of each error.
fn errors(source: &str) -> Vec<String> {
    let lines = LineIndex::new(source);
    let show = |error: &Diagnostic| {
        let at = lines.position(source, error.primary.span.start);
        format!("{}:{} {}", at.line, at.column, error.message)
    };
    text::parse(source).unwrap_err().iter().map(show).collect()
}

#[test]
fn a_loop_is_a_header_a_body_and_an_exit() {
    let program = parse(
        "program p { smem A : 3 x 64\n loop i to 8 carries k = 0 { read A[k]\n next k = (k + 1) % 3 } }",
    );
    assert_eq!(
        events(&program),
        ["goto ^bb1(0, 0)", "read A[bb1.1]", "goto ^bb1(bb1.0 + 1, (bb1.1 + 1) % 3)",]
    );
    // The test at the head has no op.
    assert!(text::print(&program).contains("    branch bb1.0 < 8 then ^bb2 else ^bb3\n"));
}

#[test]
fn an_inner_loop_carries_a_value_of_the_outer_one_on() {
    let program = parse(
        "program p { smem A : 3 x 64
           loop t carries n = 0 {
             loop k to 4 carries n { write A[n]\n next n = n + 1 }
             read A[n]
           }
         }",
    );
    let lines = events(&program);
    assert!(lines.contains(&"goto ^bb3(0, bb1.1)".to_owned()), "{lines:?}");
    assert!(lines.contains(&"goto ^bb1(bb1.0 + 1, bb3.1)".to_owned()), "{lines:?}");
    assert!(lines.contains(&"read A[bb3.1]".to_owned()), "{lines:?}");
}

#[test]
fn what_a_body_does_to_a_name_is_not_seen_where_it_may_not_have_run() {
    let program = parse(
        "program p { smem A : 3 x 64
           loop carries n = 0 {
             if { loop carries n { next n = n + 1 } }
             read A[n]
           }
         }",
    );
    assert!(events(&program).contains(&"read A[bb1.0]".to_owned()));
}

#[test]
fn copies_get_the_proxy_issuer_and_direction_of_their_queue() {
    let program =
        parse("program p { smem A : 64\n smem B : 8\n async tma write A, arrive B\n async tdm read A -> t }");
    let [load, store] = [0, 1].map(|i| program.events.values().nth(i).unwrap());
    let seawall_model::Action::Copy { queue: Queue::Tma, direction: seawall_model::Direction::Load, .. } =
        load.action
    else {
        panic!("{load:?}")
    };
    let [data, barrier] = load.accesses.as_slice() else { panic!("{load:?}") };
    assert_eq!((data.proxy, data.issuer, data.queue), (Proxy::Async, Issuer::Engine, Some(Queue::Tma)));
    assert_eq!((barrier.mode, barrier.proxy), (Mode::ReadWrite, Proxy::Barrier));
    assert!(matches!(store.action, Action::Copy { direction: seawall_model::Direction::Store, .. }));
    assert!(store.accesses[0].token.is_some());
}

#[test]
fn bytes_follow_from_the_place_of_the_buffer() {
    let program = parse(
        "program p { smem A : 3 x 64 at 128\n symbols n\n read A[2]\n read A[n]\n read A[..]\n read A bytes none }",
    );
    let bounds = program.events.values().map(|event| {
        let bytes = event.accesses[0].footprints[0].bytes;
        bytes.and_then(|bytes| program.byte_sets.get(bytes).bounds())
    });
    assert_eq!(bounds.collect::<Vec<_>>(), [Some((256, 320)), Some((128, 320)), Some((128, 320)), None]);
}

#[test]
fn boxes_of_one_slot_share_a_descriptor_and_those_of_others_do_not() {
    let program = parse(
        "program p { smem A : 3 x 64\n symbols n\n read A[n][0:16]\n write A[n][16:32]\n write A[1][0:4] }",
    );
    let part = |i: usize| {
        let event = program.events.values().nth(i).unwrap();
        event.accesses[0].footprints[0].descriptor.part.clone().unwrap()
    };
    assert_eq!(part(0).0, part(1).0);
    assert_ne!(part(0).0, part(2).0);
    assert_eq!((part(1).1.offsets, part(1).1.shape), (vec![16], vec![16]));
}

#[test]
fn partitions_fork_and_join() {
    let program = parse(
        "program p { warps 8
           fork {
             default { barrier }
             partition producer warps 4 { barrier }
           }
         }",
    );
    let forks = program.blocks.values().filter(|block| matches!(block.terminator, Terminator::Fork(_)));
    assert_eq!(forks.count(), 1);
    let joins: Vec<_> =
        program.blocks.values().filter(|b| matches!(b.terminator, Terminator::Join(_))).collect();
    let warps = joins.iter().map(|block| program.partitions[block.partition].warps);
    assert_eq!(warps.collect::<Vec<_>>(), [8, 4]);
}

#[test]
fn arguments_are_places_of_their_function() {
    let program = parse(
        "program p {
           function f(n, x) { read x[..] }
           kernel k { smem A : 2 x 64\n call f(_, A[1] or A[0]) at 128 }
         }",
    );
    let read = program.events.values().next().unwrap();
    assert_eq!(
        (read.accesses[0].footprints[0].place, read.accesses[0].footprints[0].slot),
        (Place::Parameter(1), Slot::Any)
    );
    let Action::Call(call) = &program.events.values().nth(1).unwrap().action else { panic!() };
    assert_eq!(
        (call.frame_offset, call.arguments.iter().map(Vec::len).collect::<Vec<_>>()),
        (128, vec![0, 2])
    );
}

#[test]
fn every_synchronization_reads_as_it_prints() {
    let lines = [
        "commit cp",
        "wait tdm 1 trailing",
        "wait cp ? tokens tok0, tok1",
        "wait tma_store ? reads tokens tok0 age 1, tok1",
        "wait tma_store 0 reads",
        "barrier",
        "barrier none",
        "barrier global",
        "barrier none global hidden",
        "barrier named global",
        "barrier if (tid / 64) < 4",
        "barrier cluster relaxed",
        "barrier named 7 count 256 arrive",
        "barrier if c",
        "barrier partitions hidden",
        "barrier warpgroup fence lowering",
        "barrier warp",
        "signal -1",
        "await -1 fence",
        "mbarrier init B[0] count 1",
        "mbarrier expect B[0] tx 4096 if c",
        "mbarrier arrive B[0] count 2 per thread",
        "mbarrier wait B[0] phase c ^ 1",
        "mbarrier commit tcgen05 B[0]",
        "mbarrier invalidate B[0]",
        "token acquire tok2[0] phase c",
        "token commit tok2[0]",
        "token wait tok2 phase 1",
        "token release tok2",
        "fence proxy cluster",
        "fence mbarrier_init",
        "hint",
        "atomic \"add\" B[0]",
        "update B of none with".trim_end_matches(" of none with"),
        "read B synced",
        "write unknown",
        "read B or unknown by thread remote",
        "mma wgmma read B[0], read B[1] -> tok0",
        "other read B proxy async",
        "touch",
    ];
    let source = format!("program p {{ symbols c\n smem B : 2 x 8\n {} }}", lines.join("\n"));
    assert_eq!(events(&parse(&source)), lines);
}

#[test]
fn symbols_that_vary_and_the_thread_index_are_terms() {
    let program = parse(
        "program p { symbols n >= -3
           varying m
           smem A : 4 x 8
           read A[m + n]
           read A[tid / 32] }",
    );
    let symbols: Vec<(&str, bool, Option<i64>)> = program
        .terms
        .iter()
        .filter_map(|(_, kind)| match kind {
            TermKind::Symbol { name, varying, least, .. } => Some((name.as_str(), *varying, *least)),
            _ => None,
        })
        .collect();
    assert_eq!(symbols, [("n", false, Some(-3)), ("m", true, None)]);
    assert_eq!(events(&program), ["read A[m + n]", "read A[tid / 32]"]);
    assert_eq!(text::parse(&text::print(&program)), Ok(program));
    assert!(errors("program p { symbols tid }")[0].ends_with("it is a word of the grammar"));
}

#[test]
fn labelled_blocks_may_come_in_any_order() {
    let program = parse(
        "program p {
           smem A : 64
           kernel k {
             ^entry: goto ^loop(0)
             ^loop(i): read A
               branch i < 4 then ^loop(i + 1) else ^exit
             ^exit: return
           }
         }",
    );
    assert_eq!(program.blocks.len(), 3);
    assert!(events(&program).is_empty() || events(&program) == ["read A"]);
    let numbered = parse("program p { kernel k { ^bb1: goto ^bb0\n ^bb0: return\n } }");
    assert_eq!(numbered.functions.values().next().unwrap().entry.to_string(), "^bb1");
}

#[test]
fn large_terms_are_printed_by_number() {
    let product = vec!["n"; 20].join(" * ");
    let program = parse(&format!("program p {{ smem A : 8 x 8\n symbols n\n read A[{product}] }}"));
    let printed = text::print(&program);
    assert!(printed.contains("read A[t19]"), "{printed}");
    assert!(matches!(program.terms.iter().last().unwrap().1, TermKind::Binary(..)));
}

#[test]
fn errors_say_what_was_expected_where() {
    for (source, expected) in [
        ("", "1:1 expected `program`, found the end of the text"),
        ("program p {\n  smem A 64\n}", "2:10 expected `:`, found `64`"),
        ("program p {\n  smem A : 64\n  read A[\n}", "4:1 expected an expression, found `}`"),
        ("program p {\n  read B\n}", "2:8 no buffer or argument is called `B`"),
        ("program p { smem A : 4\n read A[i] }", "2:9 no value is called `i`"),
        ("program p {\n smem A : 4\n smem A : 8\n}", "3:7 a buffer called `A` already exists"),
        ("program p {\n  frobnicate A\n}", "2:3 no statement starts with `frobnicate`"),
        (
            "program p {\n  fence xdm\n}",
            "2:9 expected a kind of fence (`proxy`, `mbarrier_init` or `thread`), found `xdm`",
        ),
        (
            "program p target xe2 {\n}",
            "1:18 unknown target `xe2`: expected `sm_90`, `cuda:90`, `gfx950` or `hip:gfx950`",
        ),
        ("program p { smem A : 70000 x 70000 }", "1:22 the buffer is larger than 4 GiB"),
        ("program p {\n  wait cp tokens t1\n}", "2:18 no token is called `t1`"),
        (
            "program p {\n  next k = 1\n}",
            "2:8 `next` must be directly in the body of the loop that carries the value",
        ),
        ("program p {\n kernel k {\n ^a: goto ^b\n }\n}", "3:11 no block of this function is called `b`"),
        (
            "program p {\n kernel k {\n ^a: return\n ^a: return\n }\n}",
            "4:2 a block ^a already exists in this function",
        ),
        (
            "program p {\n kernel k {\n ^a: goto ^b(1)\n ^b: return\n }\n}",
            "3:11 ^b has 0 parameters, but the edge has 1 values",
        ),
        (
            "program p {\n kernel k {\n ^a: barrier\n ^b: return\n }\n}",
            "4:2 expected a terminator at the end of the block, found `^b`",
        ),
        ("program p {\n  return\n}", "2:3 `return` can only end a labelled block"),
        ("program p {\n  barrier barrier\n}", "2:11 expected the end of the statement, found `barrier`"),
        ("program p {\n  mbarrier drop B\n}", "2:12 `drop` is not an mbarrier operation"),
        ("program p {\n  smem loop : 4\n}", "2:8 `loop` cannot be a name: it is a word of the grammar"),
        ("program p {\n  read \"A\n}", "2:8 this quote is not closed on its line"),
        (
            "program p {\n  warps 0\n  barrier\n}",
            "1:1 partitions[0].warps: a partition has at least one warp",
        ),
        ("program p {\n  loop i to 4 while 1 { }\n}", "2:15 a loop cannot have both a bound and a condition"),
        (
            "program p {\n kernel k {\n ^a(b.0): return\n }\n}",
            "3:5 `b.0` cannot be a name: names must not contain dots",
        ),
        ("program p { } x", "1:15 expected the end of the text, found `x`"),
        ("program p { smem A : 4\n a: read A\n a: read A }", "3:2 a statement called `a` already exists"),
    ] {
        assert_eq!(errors(source).first().map(String::as_str), Some(expected), "{source}");
    }
}

#[test]
fn all_wrong_statements_are_reported() {
    let found =
        errors("program p {\n  smem A : 4\n  read B\n  write A\n  loop i {\n    read C\n    write D\n  }\n}");
    assert_eq!(
        found,
        [
            "3:8 no buffer or argument is called `B`",
            "6:10 no buffer or argument is called `C`",
            "7:11 no buffer or argument is called `D`"
        ]
    );
}

#[test]
fn deep_nesting_is_an_error_and_no_overflow() {
    let deep = 100_000;
    let expression =
        format!("program p {{ smem A : 4\n read A[{}1{}] }}", "(".repeat(deep), ")".repeat(deep));
    assert!(errors(&expression)[0].ends_with("nesting is deeper than 64 levels"));
    let statements = format!("program p {{ {} {} }}", "if {".repeat(deep), "}".repeat(deep));
    assert!(errors(&statements)[0].ends_with("nesting is deeper than 64 levels"));
    let chain = format!("program p {{ {} }}", "if { } else ".repeat(deep));
    assert!(errors(&chain)[0].ends_with("nesting is deeper than 64 levels"));
}

#[test]
fn phases_of_mbarriers_are_terms() {
    let program = parse("program p { smem B : 8\n loop i { mbarrier wait B phase (i / 3) & 1 } }");
    let Action::MBarrier(mbarrier) = &program.events.values().next().unwrap().action else { panic!() };
    let MBarrierOp::Wait { phase } = mbarrier.op else { panic!() };
    assert!(matches!(program.terms.kind(phase), TermKind::Binary(seawall_model::BinaryOp::And, ..)));
}
