//! The model of single ops: values that vary, warps, other memory, issuers of accesses.

use seawall_dialects::registry;
use seawall_lower::{LowerOptions, Places, lower};
use seawall_mlir::parse;
use seawall_model::{Place, Program};

use super::common::{blocks, kernel, program_by, program_for, terms};

#[test]
fn values_vary_unless_the_entry_block_computes_them() {
    let body = "%once = tt.load %ptr : !tt.ptr<i32>
         %a = arith.cmpi slt, %once, %n : i32
         cf.cond_br %a, ^loop, ^exit
       ^loop:
         %again = tt.load %ptr : !tt.ptr<i32>
         %b = arith.cmpi slt, %again, %n : i32
         cf.cond_br %b, ^loop, ^exit
       ^exit:
         tt.return";
    let symbols: Vec<String> = terms(body).into_iter().filter(|term| term.starts_with("symbol")).collect();
    assert_eq!(symbols.len(), 2, "{symbols:?}");
    assert!(symbols[0].starts_with("symbol once ") && !symbols[0].contains("varying"), "{symbols:?}");
    assert!(
        symbols[1].starts_with("symbol again") && symbols[1].ends_with(" varying of data"),
        "{symbols:?}"
    );
}

#[test]
fn programs_are_counted_from_0_in_a_grid_of_at_least_one() {
    let symbols = terms(
        "%id = tt.get_program_id x : i32
         %all = tt.get_num_programs x : i32
         scf.for %i = %id to %n step %all : i32 {
         }
         tt.return",
    );
    let ends = |name: &str, end: &str| {
        symbols.iter().any(|term| term.starts_with(&format!("symbol {name} ")) && term.ends_with(end))
    };
    assert!(ends("id", " >= 0") && ends("all", " >= 1"), "{symbols:?}");
}

#[test]
fn a_region_of_the_entry_block_is_not_the_entry_block() {
    let body = "scf.for %i = %c0 to %n step %c1 : i32 {
           %inner = tt.load %ptr : !tt.ptr<i32>
           %b = arith.cmpi slt, %inner, %n : i32
           scf.if %b {
           }
         }
         tt.return";
    assert!(
        terms(body)
            .iter()
            .any(|term| term.starts_with("symbol inner ") && term.ends_with(" varying of data"))
    );
}

#[test]
fn conditions_on_the_warp_are_terms_of_the_thread_index() {
    for register in [
        "%x = rocdl.workitem.id.x : i32",
        "%x = nvvm.read.ptx.sreg.tid.x : i32",
        "%w = gpu.thread_id x\n%x = arith.index_cast %w : index to i32",
    ] {
        let body = format!(
            "%c128 = arith.constant 128 : i32
             {register}
             %group = arith.divsi %x, %c128 : i32
             %low = arith.cmpi eq, %group, %c0 : i32
             amdg.cond_barrier %low
             tt.return"
        );
        let text = blocks(&program_for("hip:gfx1250", &body));
        let direct = "barrier if (tid / 128) == 0 global\n";
        let cast = "barrier if (again(tid, 1) / 128) == 0 global\n";
        assert!(text.contains(if register.contains("cast") { cast } else { direct }), "{text}");
    }
    let of_y = "%w = gpu.thread_id y
         %x = arith.index_cast %w : index to i32
         %low = arith.cmpi eq, %x, %c0 : i32
         amdg.cond_barrier %low
         tt.return";
    assert!(!blocks(&program_for("hip:gfx1250", of_y)).contains("tid"));
}

#[test]
fn warps_are_numbered_from_the_first_of_the_kernel_only() {
    let barrier = "%w = ttg.warp_id
         %low = arith.cmpi slt, %w, %c1 : i32
         amdg.cond_barrier %low";
    let text = kernel(&format!("{barrier}\ntt.return"));
    assert!(text.contains("barrier if (tid / 32) < 1 global\n"), "{text}");
    let in_partition = format!(
        "ttg.warp_specialize() attributes {{allocation.offset = 0 : i32}}
         default {{
           ttg.warp_yield
         }}
         partition0() num_warps(4) {{
           %c1_0 = arith.constant 1 : i32
           {}
           ttg.warp_return
         }} : () -> ()
         tt.return",
        barrier.replace("%c1", "%c1_0")
    );
    let text = kernel(&in_partition);
    assert!(text.contains("barrier if w < 1 global\n"), "{text}");
}

#[test]
fn casts_that_keep_the_number_are_looked_through_and_others_are_not() {
    let barrier = |cast: &str| {
        let body = format!(
            "%q = arith.cmpi slt, %n, %c3 : i32
             {cast}
             %low = arith.cmpi eq, %x, %zero : i64
             amdg.cond_barrier %low
             tt.return"
        );
        kernel(&format!("%zero = arith.constant 0 : i64\n{body}"))
    };
    assert!(barrier("%x = arith.extsi %n : i32 to i64").contains("if again(bb0.0, 1) == 0"));
    assert!(barrier("%x = arith.extui %q : i1 to i64").contains("if again((bb0.0 < 3), 1) == 0"));
    // -1 if the condition holds. Zero extension makes a large number of a small negative one.
    let negated = barrier("%x = arith.extsi %q : i1 to i64");
    assert!(negated.contains("if (0 - (bb0.0 < 3)) == 0"), "{negated}");
    assert!(barrier("%x = arith.extui %n : i32 to i64").contains("if x == 0"));
    let bit = barrier("%b = arith.trunci %n : i32 to i1\n%x = arith.extui %b : i1 to i64");
    assert!(bit.contains("if again((bb0.0 & 1), 1) == 0"), "{bit}");
}

#[test]
fn two_registers_or_casts_are_two_values() {
    let body = "%a = rocdl.workitem.id.x : i32
         %b = rocdl.workitem.id.x : i32
         %same = arith.cmpi eq, %a, %b : i32
         amdg.cond_barrier %same
         %c = arith.index_cast %n : i32 to index
         %d = arith.index_cast %n : i32 to index
         %equal = arith.cmpi eq, %c, %d : index
         amdg.cond_barrier %equal
         tt.return";
    let text = kernel(body);
    assert!(text.contains("barrier if tid == again(tid, 1) global\n"), "{text}");
    assert!(text.contains("barrier if again(bb0.0, 1) == again(bb0.0, 2) global\n"), "{text}");
}

#[test]
fn barriers_say_whether_they_may_order_other_memory() {
    for (op, printed) in [
        ("ttg.barrier local", "barrier"),
        ("ttg.barrier local|global_write", "barrier global"),
        ("ttg.barrier global_read|global_write", "barrier none global"),
        ("ttg.barrier none", "barrier none"),
        ("ttg.barrier all", "barrier global"),
        ("gpu.barrier", "barrier global"),
        ("gpu.barrier memfence [#gpu.address_space<workgroup>]", "barrier"),
        ("gpu.barrier memfence [#gpu.address_space<global>]", "barrier global"),
        ("nvvm.barrier", "barrier global hidden"),
        ("ttng.cluster_barrier", "barrier cluster global"),
        ("rocdl.barrier", "barrier global hidden"),
    ] {
        let text = kernel(&format!("{op}\ntt.return"));
        assert!(text.lines().any(|line| line.trim() == printed), "{op}: {text}");
    }
}

#[test]
fn barriers_of_lowerings_order_shared_memory_alone() {
    let body = "%bar = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
         ttng.arrive_barrier %bar, 1 : !bar
         tt.return";
    assert!(kernel(body).contains("barrier lowering\n"));
}

#[test]
fn all_warps_wait_for_a_phase_and_one_thread_arrives() {
    let body = "%bar = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
         ttng.wait_barrier %bar, %c0 : !bar
         ttng.arrive_barrier %bar, 1 : !bar
         tt.return";
    // The issuer of an access is printed only if it is not the default.
    let text = kernel(body);
    assert!(text.contains("mbarrier wait update buf0 phase 0\n"), "{text}");
    assert!(text.contains("mbarrier arrive buf0\n"), "{text}");
}

#[test]
fn lanes_copy_for_their_warp_and_engines_for_all() {
    let stage = "%stage = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !slot";
    let copy =
        "%t = ttg.async_copy_global_to_local %pointers, %stage : tensor<64x64x!tt.ptr<f16>, #b> -> !slot";
    let text = kernel(&format!("{stage}\n{copy}\n%w = ttg.async_wait %t {{num = 0 : i32}}\ntt.return"));
    assert!(text.contains("async cp write buf0 -> tok0\n"), "{text}");
    assert!(text.contains("wait cp 0 trailing\n"), "{text}");
    let bulk = copy.replace(" : tensor", " {useBulk = true} : tensor");
    let text = kernel(&format!("{stage}\n{bulk}\ntt.return"));
    assert!(text.contains("async tma write buf0 -> tok0\n"), "{text}");
    let load = "%t = amdg.async_tdm_copy_global_to_local %desc into %stage : !desc -> !slot";
    let text = blocks(&program_for("hip:gfx1250", &format!("{stage}\n{load}\ntt.return")));
    assert!(text.contains("async tdm write buf0 -> tok0\n"), "{text}");
    let store = "ttng.async_tma_copy_local_to_global %desc[%c0, %c0] %stage : !desc, !slot";
    let text = kernel(&format!("{stage}\n{store}\ntt.return"));
    assert!(text.contains("async tma_store read buf0\n"), "{text}");
}

const TENSOR: &str = "!acc = !ttg.memdesc<128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable>";

/// A kernel that writes to an allocation in tensor memory, after another one with `slots` slots,
/// and reads two unknown views.
fn of_unknown_tensors(place: &str, slots: u32) -> (Program, Vec<String>) {
    let text = format!(
        "{TENSOR}
         #b = #ttg.blocked<{{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}}>
         module attributes {{\"ttg.num-warps\" = 4 : i32, \"ttg.threads-per-warp\" = 32 : i32, ttg.target = \"cuda:100\"}} {{
         tt.func @f(%x: tensor<128x128xf32, #b>, %true: i1) {{
           %ring = ttng.tmem_alloc {place} : () -> !ttg.memdesc<{slots}x128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable>
           %known = ttng.tmem_alloc {place} : () -> !acc
           %a = \"tt.somewhere\"() : () -> !acc
           %b = \"tt.somewhere\"() : () -> !acc
           ttng.tmem_store %x, %known, %true : tensor<128x128xf32, #b> -> !acc
           ttng.tmem_store %x, %a, %true : tensor<128x128xf32, #b> -> !acc
           %y = ttng.tmem_load %b : !acc -> tensor<128x128xf32, #b>
           tt.return
         }}
         }}"
    );
    let module = parse(&text, registry()).unwrap_or_else(|errors| panic!("{errors:#?}\\n{text}"));
    let options = LowerOptions { places: Places::Apart, ..LowerOptions::default() };
    let options = if place.is_empty() { options } else { LowerOptions::default() };
    let lowered = lower(&module, &options).unwrap_or_else(|e| panic!("{e:#?}\\n{text}"));
    assert_eq!(lowered.program.validate(), Ok(()), "{text}");
    (lowered.program, lowered.warnings.iter().map(|warning| warning.code.to_string()).collect())
}

#[test]
fn tensor_memory_of_which_nothing_is_known_is_any() {
    let written = "{tensor_memory_col_offset = 32 : i32, tensor_memory_row_offset = 0 : i32}";
    // 512 slots of 128 columns leave no column for another separate allocation.
    for (place, slots, is_placed) in [(written, 1, true), ("", 1, true), ("", 512, false)] {
        let (program, warnings) = of_unknown_tensors(place, slots);
        assert_eq!(warnings, ["lower::unknown-tensor-memory"; 2], "{place}");
        let named = |name: &str| program.buffers.iter().find(|(_, b)| b.name == name).map(|(id, _)| id);
        let anything = named("tensor memory").expect("both unknown views are one buffer");
        assert_eq!(program.buffers[anything].ranges(0).to_vec(), [(0, 1 << 16)], "{place}");
        let accesses = program.events.values().flat_map(|event| &event.accesses);
        let places: Vec<Vec<Place>> =
            accesses.map(|access| access.footprints.iter().map(|f| f.place).collect()).collect();
        let unknown: Vec<_> = places.iter().filter(|p| p.contains(&Place::Buffer(anything))).collect();
        assert_eq!(unknown.len(), 2, "{place}: {places:?}");
        // An allocation without a place must be named, too.
        let known = Place::Buffer(named("%known").expect("the allocation"));
        assert!(unknown.iter().all(|p| p.contains(&known) != is_placed), "{place}, {slots}: {places:?}");
    }
}

#[test]
fn a_mask_of_one_condition_is_a_predicate() {
    let copy_on = |target: &str, known_masks: bool, mask: &str| {
        let body = format!(
            "%stage = ttg.local_alloc {{allocation.offset = 0 : i32}} : () -> !slot
             %more = arith.cmpi slt, %c0, %n : i32
             %mask = {mask}
             %t = ttg.async_copy_global_to_local %pointers, %stage mask %mask : tensor<64x64x!tt.ptr<f16>, #b> -> !slot
             tt.return"
        );
        let options = LowerOptions { known_masks, ..LowerOptions::default() };
        let text = blocks(&program_by(&options, target, &body));
        text.lines().find(|line| line.contains("async cp")).map(str::trim).map(str::to_owned)
    };
    let copy_by = |known_masks: bool, mask: &str| copy_on("hip:gfx1250", known_masks, mask);
    let copy = |mask: &str| copy_by(true, mask);
    let splat = "tt.splat %more : i1 -> tensor<64x64xi1, #b>";
    assert_eq!(copy(splat).as_deref(), Some("async cp write buf0 -> tok0 if 0 < bb0.0"));
    let constant = |of: &str| format!("arith.constant dense<{of}> : tensor<64x64xi1, #b>");
    assert_eq!(copy(&constant("true")).as_deref(), Some("async cp write buf0 -> tok0"));
    assert_eq!(copy(&constant("false")).as_deref(), Some("async cp write buf0 -> tok0 if 0"));
    // A mask that differs between elements is unknown.
    let other = "tt.other %more : i1 -> tensor<64x64xi1, #b>";
    assert_eq!(copy(other).as_deref(), Some("async cp write buf0 -> tok0 if mask"));
    // Masks are unknown for placements, because the certifier ignores conditions.
    assert_eq!(copy_by(false, splat).as_deref(), Some("async cp write buf0 -> tok0 if mask"));
    // NVIDIA GPUs write zeros where the mask is off.
    assert_eq!(copy_on("cuda:100", true, splat).as_deref(), Some("async cp write buf0 -> tok0"));
}

#[test]
fn loads_from_memory_that_is_only_read_give_data() {
    let data = |offset: &str, behind: &str| {
        let body = format!(
            "%c2 = arith.constant 2 : i32
             scf.for %i = %c0 to %n step %c1 : i32 {{
               %twice = arith.muli %i, %c2 : i32
               %half = arith.divsi %i, %c2 : i32
               %at = tt.addptr %ptr, {offset} : !tt.ptr<i32>, i32
               %v = tt.load %at : !tt.ptr<i32>
               %b = arith.cmpi slt, %v, %n : i32
               scf.if %b {{
               }}
               {behind}
             }}
             tt.return"
        );
        let symbol = terms(&body).into_iter().find(|term| term.starts_with("symbol v "));
        let symbol = symbol.expect("the value has a symbol");
        symbol.rsplit_once("varying").map(|(_, data)| data.trim().to_owned())
    };
    assert_eq!(data("%i", "").as_deref(), Some("of data each"));
    assert_eq!(data("%twice", "").as_deref(), Some("of data each"));
    assert_eq!(data("%half", "").as_deref(), Some("of data"), "two iterations read one address");
    assert_eq!(data("%n", "").as_deref(), Some("of data"));
    assert_eq!(data("%i", "tt.store %at, %n : !tt.ptr<i32>").as_deref(), Some(""), "it is stored");
}
