//! Tests of warp maps in the text and JSON forms: their meaning and their errors.

use seawall_model::{Program, json, text};

const MAP: &str = "warpmaps {\n own = 2 at 0, 64 { 0: 0..32; 1: 32..48, 56..64 }\n }";

fn program(maps: &str, statements: &str) -> Result<Program, Vec<String>> {
    let source =
        format!("program p target sm_80 {{\n smem A : 2 x 64\n warps 2\n {maps}\n {statements}\n }}");
    text::parse(&source).map_err(|errors| errors.into_iter().map(|error| error.message).collect())
}

/// Returns the first error of a program with this event only.
fn refused(maps: &str, event: &str) -> String {
    program(maps, event).unwrap_err().swap_remove(0)
}

#[test]
fn a_map_gives_each_warp_its_bytes_of_each_copy() {
    let program = program(MAP, "write A[..] warps own\n async cp write A warps own\n read A").unwrap();
    let (_, map) = program.warp_maps.iter().next().unwrap();
    assert_eq!(map.bytes(0).as_slice(), [(0, 32), (64, 96)]);
    assert_eq!(map.bytes(1).as_slice(), [(32, 48), (56, 64), (96, 112), (120, 128)]);
    let mapped = program.events.values().map(|event| event.accesses[0].footprints[0].warps.is_some());
    assert_eq!(mapped.collect::<Vec<_>>(), [true, true, false]);
    let printed = text::print(&program);
    assert!(printed.contains("map0 = 2 at 0, 64 { 0: 0..32; 1: 32..48, 56..64 }"), "{printed}");
    assert_eq!(text::parse(&printed), Ok(program.clone()));
    let written = json::to_string(&program);
    assert!(
        written.contains(r#""warp_maps":[{"starts":[0,64],"warps":[[[0,32]],[[32,48],[56,64]]]}]"#),
        "{written}"
    );
    assert_eq!(json::from_str(&written), Ok(program));
}

#[test]
fn a_program_may_forget_its_maps() {
    let mut mapped = program(MAP, "write A warps own").unwrap();
    mapped.forget_warp_maps();
    assert!(mapped.warp_maps.is_empty() && mapped.validate().is_ok());
    assert!(!text::print(&mapped).contains("warps map"), "{}", text::print(&mapped));
}

#[test]
fn only_parts_of_all_warps_have_maps() {
    let other = "only an access in which every warp makes a part";
    for event in [
        "write A warps own by thread",
        "atomic A warps own",
        "async tdm write A warps own",
        "async tma_store read A warps own",
        "write A warps own remote",
        "write A warps own proxy async",
        "write A warps own scratch",
    ] {
        assert!(refused(MAP, event).contains(other), "{event}: {}", refused(MAP, event));
    }
    assert!(refused(MAP, "write unknown warps own").contains("only buffers of the function"));
    assert!(refused(MAP, "call ?(A warps own)").contains("an argument of a call"));
    assert!(refused("", "write A warps own").contains("no warp map is called `own`"));
}

#[test]
fn maps_fit_the_partition_and_the_buffer() {
    let with = |map: &str, event: &str| refused(&format!("warpmaps {{\n own = {map}\n }}"), event);
    let event = "write A warps own";
    assert!(with("4 { 0: 0..8 }", event).contains("as many warps as the partition"));
    assert!(with("2 { 0: 0..129 }", event).contains("larger than the buffer"));
    assert!(with("2 { 2: 0..8 }", event).contains("the map has only 2 warps"));
    assert!(with("2 { 0: 0..8; 0: 8..16 }", event).contains("warp 0 is listed twice"));
    assert!(with("2 at 64, 0 { 0: 0..8 }", event).contains("ascending"));
    assert!(with("65 { 0: 0..8 }", event).contains("at most 64 warps"));
    assert!(with("2 at 4294967295 { 0: 0..8 }", event).contains("beyond 4 GiB"));
    let placed =
        "program p { smem A : 2 x 64 at 128\n warps 2\n warpmaps {\n own = 2 { 0: 0..8; 1: 64..72 }\n }\n";
    assert!(text::parse(&format!("{placed} write A warps own }}")).is_ok());
    let errors = text::parse(&format!("{placed} write A[0] warps own }}")).unwrap_err();
    assert!(errors[0].message.contains("bytes outside of the footprint"), "{errors:?}");
}
