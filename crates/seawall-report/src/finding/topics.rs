//! Explanations for `seawall explain` of what is not a finding: likely mistakes (`blocks-fresh`),
//! and notes that limit a verdict (`check::partitions`).

use std::fmt::Write as _;

use crate::clean::wrap;
use crate::text::TextStyle;

/// An explanation of one mistake or one note.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The name of the mistake or the code of the note, as the outputs have it.
    pub name: &'static str,
    /// What it is, as a clause.
    pub summary: &'static str,
    /// Why it happens and what follows from it.
    meaning: &'static str,
    /// What to do.
    fix: &'static str,
}

/// The explanation of the mistake or note `name`, in upper or lower case.
pub fn topic(name: &str) -> Option<&'static Topic> {
    topics().find(|topic| topic.name.eq_ignore_ascii_case(name))
}

/// All explanations: the mistakes, then the notes.
pub fn topics() -> impl Iterator<Item = &'static Topic> {
    MISTAKES.iter().chain(NOTES)
}

/// The width of the text in columns.
const WIDTH: usize = 100;

/// An explanation for people, with a line break at its end. With colours, headings are bold.
pub fn topic_text(topic: &Topic, style: TextStyle) -> String {
    let heading = |marks: &str, text: &str| match style.colour {
        true => format!("\x1b[1m{text}\x1b[0m"),
        false => format!("{marks} {text}"),
    };
    let title = heading("#", &format!("{}: {}", topic.name, topic.summary));
    let fix = heading("##", "Fix");
    let [meaning, repair] = [topic.meaning, topic.fix].map(|text| wrap(text, WIDTH).replace("\n  ", "\n"));
    format!("{title}\n\n{meaning}\n\n{fix}\n\n{repair}\n")
}

/// The names of all mistakes and notes with one line on each.
pub fn topic_list(style: TextStyle) -> String {
    let (bold, plain) = if style.colour { ("\x1b[1m", "\x1b[0m") } else { ("", "") };
    let width = topics().map(|topic| topic.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for (title, rows) in [("Mistakes that findings name:", MISTAKES), ("Notes that limit a verdict:", NOTES)]
    {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "\n{bold}{title}{plain}");
        for topic in rows {
            let _ = writeln!(text, "{bold}{:width$}{plain}  {}", topic.name, topic.summary);
        }
    }
    text
}

const fn row(name: &'static str, summary: &'static str, meaning: &'static str, fix: &'static str) -> Topic {
    Topic { name, summary, meaning, fix }
}

/// One row for each `MistakeKind`.
const MISTAKES: &[Topic] = &[
    row(
        "blocks-fresh",
        "the first wait blocks on a fresh mbarrier",
        "An mbarrier starts in phase 0. A wait for parity 1 passes at once, and a wait for parity 0 blocks until \
         the first phase completes. A producer that waits for a free slot has to pass in the first round, because \
         the consumer releases a slot only after it was filled.",
        "Let the waits for free slots start with parity 1, usually `phase ^ 1`. Or let the consumer arrive once at \
         each of these mbarriers before its loop.",
    ),
    row(
        "passes-fresh",
        "a wait for data passes before anything has arrived",
        "A wait for parity 1 passes on a fresh mbarrier. If it is a wait for data, the access behind it reads \
         memory that no copy has filled.",
        "Let the waits for data start with parity 0. Remove the `^ 1` from their phase.",
    ),
    row(
        "constant-phase",
        "the phase of a wait in a loop is constant",
        "A wait names the parity of one phase. If the mbarrier completes a phase in each round, a wait with a \
         constant parity passes or blocks in every second round by mistake.",
        "Derive the parity from the iteration: `(i / slots) & 1`, or a counter that flips when the slot  wraps \
         around.",
    ),
    row(
        "restarted-phase",
        "the phase restarts in each iteration of an outer loop",
        "An mbarrier keeps its phase from one tile to the next. A phase that restarts at 0 with each tile agrees \
         with it only if the rounds of a tile are a multiple of twice the number of slots.",
        "Carry the counter of slot and phase through the outer loop, as an `iter_args` of both loops.",
    ),
    row(
        "other-rate",
        "the phase of a wait advances at another rate than the mbarrier",
        "The wait flips its parity more often or less often than phases complete. After some rounds it waits for \
         a phase that has passed or one that never comes.",
        "Derive slot and phase from one counter, and advance it once for each completed phase.",
    ),
    row(
        "no-arrival",
        "nothing arrives at the mbarrier of a wait",
        "No operation of the kernel completes the phase: no arrival, no commit, and no copy names this mbarrier.",
        "Add the arrival of the partition that produces the data or releases the slot. Or correct an arrival that \
         names another mbarrier, or remove the wait.",
    ),
    row(
        "constant-slot",
        "an arrival or wait in a loop uses one slot only, and others use the slots in turn",
        "The slots of a ring are used in turn. An op that names the same slot in each iteration serves one slot \
         several times and the others never.",
        "Compute the slot from the iteration, as the other partition does.",
    ),
    row(
        "first-slot",
        "a loop starts at another slot of a ring than the loops of other partitions",
        "Each phase of a slot needs its arrivals and its waits. A partition that starts at another slot, for \
         example because its loop starts at another iteration, does not take part in the first phase.",
        "Let the loops of all partitions start at the same iteration. Or add the arrival or wait of the first slot \
         before the loop.",
    ),
    row(
        "too-few-arrivals",
        "a phase gets fewer arrivals than the count of its mbarrier",
        "The initialisation sets how many arrivals complete a phase. Each of the arrivals of the kernel was made, \
         and the phase needs more.",
        "Set the count to the number of arrivals in a phase, or add the missing arrival. With several consumers, \
         each of them arrives once.",
    ),
    row(
        "too-many-arrivals",
        "a phase gets more arrivals than the count of its mbarrier",
        "Surplus arrivals count for the next phase, which then completes too early.",
        "Set the count to the number of arrivals in a phase, or remove arrivals.",
    ),
    row(
        "bytes",
        "expected and copied bytes of a phase differ",
        "A phase completes when as many bytes have arrived as its arrivals expect. Too many expected bytes keep \
         it open forever. Too few complete it while copies are in flight.",
        "Expect the sum of the bytes of all copies that name this mbarrier in a phase. A predicate of the copies \
         belongs on `barrier_expect` too.",
    ),
    row(
        "ended",
        "the partition that has to arrive has ended",
        "The loops of two partitions have different trip counts, or an arrival is outside of its loop, so the \
         other partition waits for an arrival of a partition that has returned.",
        "Give the loops the same trip count. Add the waits or arrivals of the last rounds behind the shorter loop.",
    ),
    row(
        "thread-count",
        "the threads that arrive at a hardware barrier are not a multiple of its count",
        "A named barrier completes when the given number of threads has arrived.",
        "Use 32 times the number of all participating warps as the count, and the same count in each operation.",
    ),
    row(
        "no-first-arrival",
        "partitions wait for each other, and none arrives first",
        "Each partition of the cycle waits in its first iteration before it arrives.",
        "Let one partition start with an arrival, or let its waits for free slots start with parity 1.",
    ),
    row(
        "arrives-behind-wait",
        "the arrival that a wait needs comes behind it in the same partition",
        "The partition blocks at the wait, so it never reaches the arrival.",
        "Move the arrival in front of the wait, or use one more slot so that the wait concerns an earlier round.",
    ),
    row(
        "all-slots-in-use",
        "all slots are in use, and none is released before one more is needed",
        "The partition needs a free slot before it reaches the arrival that releases one.",
        "Use more slots, or release a slot earlier.",
    ),
    row(
        "some-warps",
        "only some warps of the partition reach the barrier",
        "A barrier of the partition completes when all of its warps have arrived. Here a condition differs between \
         warps.",
        "Move the barrier out of the conditional, or make the condition uniform.",
    ),
    row(
        "no-wait",
        "a partition accesses memory without the wait for the other partition",
        "The other partition arrives at an mbarrier after its access, but this partition does not wait for it.",
        "Insert the wait before the access, with the phase of this round.",
    ),
    row(
        "no-arrival-after",
        "the partition of the earlier access does not arrive after it",
        "The later partition cannot wait for this access, because nothing signals its end.",
        "Add an arrival behind the access, at an mbarrier for which the other partition waits.",
    ),
    row(
        "before-its-wait",
        "an access comes before the wait that should order it",
        "The partition waits for the right mbarrier, but only behind the access.",
        "Move the access behind the wait.",
    ),
    row(
        "arrives-before-access",
        "an arrival comes before the access that it should publish",
        "The other partition continues as soon as it observes the arrival, while the access is still to come.",
        "Move the arrival behind the last access of the round.",
    ),
    row(
        "wait-of-other-partition",
        "a wait covers operations of its own partition only",
        "Waits for commit groups and counters cover what their own thread or wave started. They say nothing of \
         copies that another partition started.",
        "Wait in the partition that started the copies, before it arrives at the mbarrier.",
    ),
    row(
        "commit-does-not-cover",
        "a commit does not cover the operation",
        "A commit arrives when the operations have completed that its thread started before it, of its own kind \
         only.",
        "Wait for the operation before the commit, or commit behind the operation with the commit of its kind.",
    ),
    row(
        "wait-on-some-paths",
        "the wait is on some paths to the access only",
        "A path through another branch or around the loop reaches the access without the wait.",
        "Wait on every path to the access, usually in front of the conditional.",
    ),
    row(
        "overlap",
        "two buffers share memory, and nothing orders the partitions that use them",
        "The allocation gave both buffers the same bytes. This is correct only if their lifetimes are ordered.",
        "Order the last use of the one before the first use of the other, or give them separate offsets.",
    ),
    row(
        "stages-apart",
        "a conditional barrier keeps groups of warps one barrier apart",
        "In a ping-pong schedule one group of warps executes the next stage while the other executes this one. \
         Accesses of neighbouring stages run at the same time.",
        "Use another buffer for each stage, or separate the stages by one more barrier.",
    ),
];

/// What lets the mbarrier model checker prove a verdict.
const KNOWN_COUNTS: &str = "If a trip count is unknown, make it a constant for the check, or bound it by \
                            `llvm.intr.assume`. If a slot or phase is loaded from memory, compute it from the \
                            iteration.";

/// One row for each code of a warning that may limit or weaken the verdict of `check`.
const NOTES: &[Topic] = &[
    row(
        "check::partitions",
        "interactions between partitions are checked for some iterations only",
        "The mbarrier model checker runs the partitions with all orders that matter. It proves a verdict for any \
         trip count if the joint state repeats. Here it does not, for the reason that the note names. Faults of \
         more iterations are possible.",
        KNOWN_COUNTS,
    ),
    row(
        "check::mbarriers",
        "waits for mbarriers are checked for some iterations only",
        "The mbarrier model checker proves that no wait blocks forever for any trip count if the state of the \
         mbarriers repeats. Here it does not, for the reason that the note names. Deadlocks and misuse after more \
         iterations are possible.",
        KNOWN_COUNTS,
    ),
    row(
        "check::not-all-orders",
        "some runs were not explored",
        "Unknown values decide whether an arrival or a wait happens, or how partitions synchronize, or exploring \
         every order exceeds a limit. What was explored has no other faults.",
        "Make values constant that decide which barriers are used. `seawall simulate` with larger limits explores \
         more runs.",
    ),
    row(
        "check::conditional-barriers",
        "effects of a conditional barrier are checked for a few iterations only",
        "Behind the barrier, groups of warps of one partition are out of step. Each run is executed for a few \
         iterations.",
        "Nothing, if the groups are out of step by intention, as in a ping-pong schedule.",
    ),
    row(
        "check::operations-in-flight",
        "operations of one partition may be in flight together, and mbarriers may order them",
        "Two asynchronous operations access the same memory. An mbarrier of another partition may order them, which \
         the mbarrier model checker did not decide.",
        "Make trip counts constant, which often decides it.",
    ),
    row(
        "check::paths-without-run",
        "operations may conflict on a path that no executed run takes",
        "On a path of the control flow, two operations access the same memory without order. No run of the stated \
         number of iterations takes that path, often because two conditions exclude each other.",
        "Nothing, if no longer run takes the path either. Constant trip counts often decide it.",
    ),
    row(
        "check::clusters",
        "interactions between two CTAs are checked for a few iterations only",
        "The check executes two CTAs of the cluster with all orders that matter, for a few iterations. Both take the \
         same path at each branch, also where the rank decides it.",
        "Nothing. To check more iterations, use `seawall simulate --iterations`.",
    ),
    row(
        "check::pairs",
        "loads for the leader of a CTA pair are not modeled",
        "Both CTAs of a pair load for MMAs that only the leader issues. Waits for these loads are not \
         checked, and deadlocks are not reported.",
        "Nothing.",
    ),
    row(
        "check::multicast",
        "the number of CTAs that load into one CTA is unknown",
        "The mask of a multicast load, or the condition under which CTAs execute it, is not a known function of \
         the CTA rank. The expected bytes and the waits for these loads are not checked.",
        "Compute the mask from constants and the CTA rank.",
    ),
    row(
        "check::fence-scope",
        "a proxy fence for the CTA is in front of an access of other CTAs",
        "Whether the narrower fence suffices for accesses that reach other CTAs of the cluster is not checked.",
        "Use the cluster form, `ttng.fence_async_shared {bCluster = true}`.",
    ),
    row(
        "check::unnamed-mbarrier",
        "the mbarrier of a wait is unresolved",
        "The wait may be for one of several mbarriers, or for a function argument. Operations that it may complete \
         are not checked.",
        "Index one allocation of mbarriers by the slot, or check the caller with the function.",
    ),
    row(
        "check::skipped",
        "a part of the input was not checked",
        "The module has no target GPU, as before Triton's conversion to TTGIR, or no kernel.",
        "Check the `.ttgir` file of the kernel.",
    ),
    row(
        "simulate::incomplete",
        "a limit ended the exploration of runs",
        "The runs that were explored are reported. Others may have faults.",
        "Raise the limits (`seawall simulate --help`), or make trip counts constant.",
    ),
    row(
        "simulate::uneven",
        "not every thread reaches a barrier equally often",
        "The simulation counts how often the threads of a warp execute it.",
        "Move the barrier out of the conditional or loop in which threads diverge.",
    ),
    row(
        "lower::unknown-op",
        "an op that Seawall does not know",
        "`place` assumes that the op reads and writes every buffer operand, and that it synchronizes nothing. \
         `check` reports no races with it, and nothing at all if it may use an mbarrier.",
        "Report the op to the project. Its meaning is one row in `crates/seawall-dialects`.",
    ),
    row(
        "lower::unknown-callee",
        "a called function has no body in the module, or the call is not followed",
        "`place` assumes that it reads and writes every buffer argument, and that it synchronizes nothing. \
         `check` reports no races with it or across it, and nothing at all if it may use an mbarrier.",
        "Check a module that has the function. Recursive functions are not followed.",
    ),
    row(
        "lower::unknown-memory",
        "a function has workgroup memory as an argument, and the module does not call it",
        "Each argument is assumed to be memory of its own. Races through two arguments are not reported.",
        "Check a module that calls the function.",
    ),
    row(
        "lower::barriers-of-a-callee",
        "mbarriers of a function that the check does not follow",
        "The function waits for or arrives at mbarriers, and the call is recursive or its arguments are unresolved. \
         Deadlocks and arrival counts are not checked.",
        "Inline the function.",
    ),
    row(
        "lower::unknown-layout",
        "the layout of an allocation is not supported",
        "An access through it may be anywhere in the allocation. Reported races may not exist.",
        "Report the layout to the project.",
    ),
    row(
        "lower::unknown-size",
        "the size of an allocation is unknown",
        "The label of the warning says what is assumed: that it overlaps no other allocation, or that it may be \
         anywhere in workgroup memory.",
        "Use static shapes.",
    ),
    row(
        "lower::unknown-address",
        "an address in workgroup memory is unknown",
        "The access may be anywhere in workgroup memory. Reported races may not exist.",
        "Use views of an allocation instead of integer addresses.",
    ),
    row(
        "lower::launch",
        "the module does not state the size of a workgroup",
        "No op names a thread along y or z, so the workgroup is assumed to have one dimension. Threads of other \
         dimensions would access the same bytes, and such races are not reported.",
        "Write `known_block_size` on the function.",
    ),
    row(
        "lower::unknown-index",
        "the elements that each thread accesses are unknown",
        "The index depends on the thread and on values that Seawall cannot resolve. `place` assumes that every \
         thread may access every element that the index can be. `check` reports no races with it.",
        "Compute the index from thread indices, constants and counters of loops with constant bounds.",
    ),
    row(
        "lower::slot-outside-ring",
        "a constant index is outside of its ring",
        "The op names memory behind the slots of the buffer, which belongs to another allocation or to none. The \
         kernel is not checked, because what it accesses there is unknown. `place` assumes any memory.",
        "Index with the slot number modulo the number of slots.",
    ),
    row(
        "lower::unfollowed-barrier",
        "a barrier of some threads or an mbarrier is not followed",
        "Seawall does not model mbarriers of `nvgpu` and `nvvm`, nor hardware barriers that only some threads of an \
         upstream kernel meet. The kernel is not checked, because they may order its accesses.",
        "Check the PTX of the kernel, in which Seawall follows all of these.",
    ),
    row(
        "lower::unknown-rank",
        "the CTA whose memory an op names is unknown",
        "Seawall resolves ranks that are computed from the own rank and constants. Each CTA must name itself, or each \
         another CTA; with mbarriers, the other of two. The slot there must be the same in all CTAs. The kernel is not \
         checked if an mbarrier there gets arrivals. `check` reports no faults of other accesses to that memory.",
        "Compute the rank from the own one, such as `rank ^ 1`, and the slot without it.",
    ),
    row(
        "lower::same-bytes",
        "threads store different values to the same element",
        "Several threads execute one store to one element, and compute the stored values from different thread \
         indices or elements. Which value remains is not defined. No barrier can order these stores.",
        "Store from one thread (`scf.if` on the thread index), or to an element of each thread.",
    ),
    row(
        "lower::unknown-tensor-memory",
        "the part of tensor memory of a value is unknown",
        "The access may be to every column. Reported races may not exist.",
        "Use views of one allocation.",
    ),
    row(
        "lower::unknown-token",
        "the op that creates a token array or aref is unknown",
        "The operation is assumed to wait for nothing and to signal nothing. Reported races may not exist.",
        "Pass the array directly, not through memory or a recursive call.",
    ),
    row(
        "lower::unknown-async",
        "it is unknown when an asynchronous access completes",
        "The access is assumed to stay in flight, so later accesses to the same bytes are reported.",
        "Report the op to the project.",
    ),
    row(
        "lower::unknown-scratch",
        "the scratch memory of an op is unknown",
        "The op is assumed to use no scratch memory and no barrier. Reported races may not exist, and races with its \
         scratch memory are not reported.",
        "Check the module before allocation, whose scratch memory Seawall computes itself.",
    ),
    row(
        "lower::hidden-body",
        "it is unknown how often the body of an op runs",
        "The body is assumed to run any number of times with any operand. Reported races may not exist.",
        "Report the op to the project.",
    ),
    row(
        "lower::divergent-barrier",
        "a barrier is in a conditional or loop in which threads may diverge",
        "The barrier is assumed to order nothing. Reported races may not exist.",
        "Make the condition uniform: a constant, a kernel argument, or the same value for all threads.",
    ),
    row(
        "lower::unproved-path",
        "nothing proves that all threads take the same path to a barrier",
        "The condition comes from an op or a register that may have another value in each thread. All threads are \
         assumed to take the same path. Deadlocks and races of threads that do not are not reported.",
        "Use a value that all threads share, such as a loop counter or an argument.",
    ),
    row(
        "lower::divergent-parts",
        "threads may take different parts of an op",
        "Races between an access in one part and one in another are not reported.",
        "Make the condition uniform.",
    ),
    row(
        "lower::before-partition",
        "only attributes name the partitions of a function",
        "The partitions are assumed to fork at the loop. Each runs the ops that list it and those without a list. \
         Races between them are reported only if tokens or arefs order them, or with `--as-is`: the compiler \
         still makes what orders them.",
        "Check the module after the compiler has created `ttg.warp_specialize`.",
    ),
    row(
        "lower::aref-not-left",
        "an aref is entered to be filled but never left",
        "The aref is assumed to be full when its copies complete, so the missing arrival is not reported.",
        "Add `nvws.aref.put.exit`.",
    ),
    row(
        "lower::arithmetic",
        "a value is not evaluated, and a condition, slot or phase depends on it",
        "The value is assumed to be any number. Runs with some of these numbers may not exist.",
        "Compute it from kernel arguments, loop counters and constants.",
    ),
    row(
        "lower::no-function",
        "the module has no function with a body",
        "There is nothing to check.",
        "Check the module that has the kernel.",
    ),
    row(
        "ptx::address",
        "an address in shared memory is not a known sum of constants, loop counters and thread bits",
        "The access may be anywhere in shared memory. Findings that depend on it are not reported.",
        "Check the TTGIR of the kernel, which names buffers.",
    ),
    row(
        "ptx::generic-address",
        "a generic address may point to shared memory",
        "The space of the address is unknown. Findings that depend on it are not reported.",
        "Use `ld.global` or `ld.shared`, or `cvta` of a known address.",
    ),
    row(
        "ptx::launch",
        "the number of threads is assumed",
        "`.maxntid` states only the largest number of threads. The kernel is checked with it.",
        "State the size of the launch by `.reqntid`, if the kernel is launched with fewer threads.",
    ),
    row(
        "ptx::instruction",
        "an instruction without a meaning in the model",
        "It may synchronize or access shared memory, so no findings of the kernel are reported.",
        "Report the instruction to the project. Its meaning is one row in `crates/seawall-ptx/src/table/`.",
    ),
    row(
        "ptx::call",
        "a call to a function that may synchronize",
        "Calls are not followed, so no findings of the kernel are reported.",
        "Let the compiler inline the function.",
    ),
    row(
        "ptx::divergence",
        "only some threads reach a synchronizing instruction",
        "The condition is not one that Seawall resolves to warps, so no findings of the kernel are reported.",
        "Check the TTGIR of the kernel.",
    ),
    row(
        "ptx::issuer",
        "it is unknown which threads execute an operation",
        "The number of copies or arrivals depends on it, so no findings of the kernel are reported.",
        "Check the TTGIR of the kernel.",
    ),
    row(
        "ptx::mbarrier",
        "an mbarrier operation is not resolved",
        "Its address, count or phase is unknown, so no findings of the kernel are reported.",
        "Check the TTGIR of the kernel.",
    ),
    row(
        "ptx::cluster",
        "an access to other CTAs of the cluster",
        "Which CTA it reaches is unknown, so no findings of the kernel are reported.",
        "Check the TTGIR of the kernel.",
    ),
    row(
        "ptx::label",
        "a branch to an unknown label",
        "The control flow is unknown, so no findings of the kernel are reported.",
        "Check a complete PTX file.",
    ),
    row(
        "ptx::count",
        "a number of groups, threads or a barrier is unknown",
        "What the instruction waits for depends on it, so no findings of the kernel are reported.",
        "Use immediate operands.",
    ),
    row(
        "ptx::bytes",
        "the bytes with which a copy completes on an mbarrier are unknown",
        "A tensor map decides how many bytes a tensor copy transfers, and PTX does not contain it. No findings of \
         the kernel are reported.",
        "Check the TTGIR of the kernel.",
    ),
    row(
        "ptx::spin",
        "a loop waits until a value in shared memory changes",
        "Flags, counters and locks in shared memory may order threads without a barrier, so the kernel is not \
         checked.",
        "Wait at an mbarrier or a barrier.",
    ),
    row(
        "ptx::choice",
        "a value that other threads change decides whether an access is executed",
        "An atomic operation may select the thread that holds a lock, or the last of several threads. Findings \
         about the access are not reported.",
        "Order the threads by a barrier.",
    ),
    row(
        "ptx::flag",
        "a value in global memory that other threads change decides what follows",
        "A flag or a lock in global memory may order accesses to shared memory. Findings about accesses that it \
         may order are not reported.",
        "Order the threads by a barrier.",
    ),
    row(
        "ptx::cluster-start",
        "another CTA of the cluster may not have started",
        "The shared memory of a CTA may be accessed only after the CTA has started. The findings assume that it \
         has.",
        "Add `barrier.cluster.arrive` and `barrier.cluster.wait` before the access.",
    ),
    row(
        "ptx::predicate",
        "the threads that make an access are unknown",
        "Its predicate depends on a value that Seawall does not follow. A race with the access may need a thread \
         that does not make it, so it is not reported.",
        "Branch around the access, or compare the thread index with constants.",
    ),
    row(
        "ptx::same-bytes",
        "threads store different values to the same bytes in one instruction",
        "Which value remains is not defined. The findings treat the threads of one instruction as one operation.",
        "Let one thread store the value.",
    ),
    row(
        "ptx::register",
        "a register is read on some path before the wait for the MMA that writes it",
        "`wgmma` writes its registers later. Whether a run takes the path is not decided.",
        "Wait on every path before the register is read.",
    ),
    row(
        "ptx::unknown-instruction",
        "an instruction that is not in the tables",
        "It is printed unchanged. It may synchronize or access shared memory.",
        "Report the instruction to the project.",
    ),
    row(
        "ptx::unknown-directive",
        "a directive that is not in the tables",
        "It is printed unchanged, and its meaning is ignored.",
        "Report the directive to the project.",
    ),
    row(
        "amdgcn::lds",
        "addresses of LDS in machine code are not followed",
        "Races between waves in LDS are not checked, nor which copies into LDS a wait must cover.",
        "Check the TTGIR of the kernel.",
    ),
    row(
        "amdgcn::barrier",
        "an LDS instruction is not ordered by a barrier, and a later one may use its bytes",
        "`s_barrier` orders execution only: an LDS instruction in flight may happen behind it. In a ping-pong \
         schedule, a group of waves is one barrier ahead. Whether the two instructions share bytes is not decided.",
        "If they do, wait for LDS instructions before the barrier.",
    ),
    row(
        "amdgcn::instruction",
        "the effect of an instruction is unknown",
        "Its results and its waits are not checked.",
        "Report the instruction to the project. Its meaning is a rule in `crates/seawall-amdgcn/src/opcode.rs`.",
    ),
    row(
        "amdgcn::flat",
        "a load through a flat address",
        "Its address may be in global memory or in LDS, and each has a counter. A wait for either counts.",
        "Check that the wait is for the memory of the address.",
    ),
    row(
        "amdgcn::call",
        "results are in flight at a call",
        "The functions of the text do not wait for all results first, so it is unknown when these are complete.",
        "Wait for all results before the call.",
    ),
    row(
        "amdgcn::return",
        "results are in flight at a return",
        "The uses of these results in the caller are not checked.",
        "Wait for all results before the return.",
    ),
    row(
        "amdgcn::jump",
        "a jump to an address in registers",
        "Its target is unknown, so what follows is not checked.",
        "Use a branch to a label.",
    ),
    row(
        "amdgcn::branch",
        "a branch to a label that the text does not have, or a text that ends before the kernel does",
        "What is at the label, or behind the end of the text, is not checked.",
        "Give the whole text of the kernel.",
    ),
    row(
        "amdgcn::register",
        "the number of a register is an expression",
        "Uses of the register are not checked.",
        "Give the text of a disassembler.",
    ),
    row(
        "amdgcn::register-index",
        "an instruction selects registers by a value",
        "Operands may name other registers than the instructions use, so vector registers are not checked.",
        "Check the code without register indexing.",
    ),
    row(
        "amdgcn::upper-registers",
        "registers beyond `v255` without their numbers",
        "`s_set_vgpr_msb` selects them, and operands name their lower bits. Vector registers are not checked.",
        "Give the text as LLVM writes it, with the numbers in comments.",
    ),
    row(
        "amdgcn::macro",
        "an assembler macro or condition",
        "It is not expanded, so what it assembles is not checked.",
        "Give the text of a disassembler.",
    ),
    row(
        "place::not-certified",
        "the independent certifier does not confirm the placement",
        "Pairs of accesses may need another barrier, or the module is too large for the certifier. In a compile, the \
         compiler's own placement is used instead.",
        "Use `--explain`, which lists the pairs.",
    ),
    row(
        "place::unordered",
        "accesses that no barrier can order",
        "They need a wait, a fence, or an mbarrier.",
        "Run `seawall check`, which reports each with its repair.",
    ),
    row(
        "place::in-one-warp",
        "pairs without a barrier because one warp makes all accesses to each byte",
        "The lanes of one warp have to order these accesses themselves, which the compilers do.",
        "Use `--no-warp-locality` to place barriers there.",
    ),
    row(
        "place::out-of-step",
        "groups of warps are out of step, but the placement assumes that they are in step",
        "A barrier of one group synchronizes with another barrier of the other group. Neither the placement nor its \
         certificate considers this.",
        "Run `seawall check` on the result.",
    ),
    row(
        "place::whole-barriers",
        "full barriers instead of split barriers",
        "Warps may be at different barriers, or the certifier does not confirm the split barriers.",
        "Nothing: the placement is correct.",
    ),
    row(
        "fix::left",
        "a finding without a certain repair",
        "A repair is written only if the repaired module has no such finding and no new one.",
        "Follow the help of the finding.",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        for (at, topic) in topics().enumerate() {
            assert!(topics().skip(at + 1).all(|other| other.name != topic.name), "{} twice", topic.name);
        }
    }
}
