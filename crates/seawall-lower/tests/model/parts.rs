//! The bytes that each warp touches in a load, a store or a copy.

use seawall_model::{EventId, Footprint, Program, WarpMap};

use super::common::program_for;

/// A tile of 64 rows of 128 bytes, of which each warp of `#b` has 8 in turn.
const ALLOC: &str = "%a = ttg.local_alloc {allocation.offset = 1024 : i32} : () -> !slot\n";

fn footprints(program: &Program) -> Vec<(EventId, Footprint)> {
    let events = program.events.iter();
    let all = events.flat_map(|(id, event)| event.accesses.iter().map(move |access| (id, access)));
    all.flat_map(|(id, access)| access.footprints.iter().map(move |f| (id, f.clone()))).collect()
}

/// The map of each footprint, in program order.
fn maps(target: &str, body: &str) -> Vec<Option<WarpMap>> {
    let program = program_for(target, body);
    let map = |footprint: &Footprint| footprint.warps.map(|id| program.warp_maps.get(id).clone());
    footprints(&program).iter().map(|(_, footprint)| map(footprint)).collect()
}

fn runs(map: &WarpMap, warp: usize) -> Vec<(u32, u32)> {
    map.bytes(warp).as_slice().to_vec()
}

#[test]
fn a_store_and_a_load_of_one_layout_have_one_map() {
    for target in ["cuda:80", "cuda:100", "hip:gfx942"] {
        let body = format!(
            "{ALLOC} %v = tt.load %pointers : tensor<64x64x!tt.ptr<f16>, #b>
             ttg.local_store %v, %a : !t -> !slot
             %w = ttg.local_load %a : !slot -> !t
             tt.return"
        );
        let maps: Vec<WarpMap> = maps(target, &body).into_iter().flatten().collect();
        assert_eq!(maps.len(), 2, "{target}");
        assert_eq!(maps[0], maps[1]);
        assert_eq!(runs(&maps[0], 1), [(1024, 2048), (5120, 6144)]);
        assert_eq!(maps[0].all().as_slice(), [(0, 8192)]);
    }
}

#[test]
fn views_move_the_bytes_of_each_warp() {
    let body = format!(
        "{ALLOC} %v = tt.load %pointers : tensor<64x64x!tt.ptr<f16>, #b>
         %part = ttg.memdesc_subslice %a[0, 16] : !slot -> !part
         %narrow = ttg.local_load %part : !part -> !narrow
         tt.return"
    );
    let maps = maps("cuda:80", &body);
    let map = maps[0].as_ref().unwrap();
    // 16 of the 64 columns of each row.
    assert_eq!(runs(map, 0)[0], (32, 64));
    assert_eq!(map.bytes(0).count(), 16 * 32);
}

#[test]
fn slots_of_a_ring_are_copies_of_one_map() {
    let body = "%a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ring
         %v = tt.load %pointers : tensor<64x64x!tt.ptr<f16>, #b>
         %s = ttg.memdesc_index %a[%n] : !ring -> !slot
         ttg.local_store %v, %s : !t -> !slot
         %one = ttg.memdesc_index %a[%c1] : !ring -> !slot
         %w = ttg.local_load %one : !slot -> !t
         tt.return";
    let maps: Vec<WarpMap> = maps("cuda:80", body).into_iter().flatten().collect();
    assert_eq!((maps[0].starts.clone(), maps[1].starts.clone()), (vec![0, 8192, 16384], vec![8192]));
    assert_eq!(maps[0].warps, maps[1].warps);
}

#[test]
fn copies_have_maps_where_each_lane_writes_what_it_points_at() {
    let body = format!(
        "{ALLOC} %t = ttg.async_copy_global_to_local %pointers, %a : tensor<64x64x!tt.ptr<f16>, #b> -> !slot
         tt.return"
    );
    assert!(maps("cuda:80", &body)[0].is_some());
    assert!(maps("hip:gfx950", &body)[0].is_none());
}

#[test]
fn called_functions_and_unknown_layouts_have_no_map() {
    let called = "%v = tt.load %pointers : tensor<64x64x!tt.ptr<f16>, #b>
         %a = ttg.local_alloc %v {allocation.offset = 0 : i32} : (!t) -> !slot
         tt.call @callee(%a) : (!slot) -> ()
         tt.return
         }
         tt.func private @callee(%s: !slot) {
         %w = ttg.local_load %s : !slot -> !t
         %b = ttg.local_alloc %w {allocation.offset = 0 : i32} : (!t) -> !slot
         tt.return";
    let program = program_for("cuda:80", called);
    let mapped: Vec<bool> = footprints(&program).iter().map(|(_, f)| f.warps.is_some()).collect();
    assert_eq!(mapped.iter().filter(|mapped| **mapped).count(), 1, "{mapped:?}");
}
