//! Spellings that only older versions print, error messages, and types that only older versions
//! allow.

use seawall_layout::{
    Dim, Encoding, Geometry, LinearLayout, MemDesc, View, alloc_size_bytes, tmem_alloc_size,
};

fn canonical(text: &str) -> String {
    Encoding::parse(text).map_or_else(|error| error.to_string(), |encoding| encoding.to_string())
}

#[test]
fn older_keys_mean_the_same_cta_layout() {
    let split = "#triton_gpu.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], \
                 order = [1, 0], CTAsPerCGA = [2, 2], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>";
    let bases = "#ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0], \
                 CGALayout = [[0, 0], [1, 0]]}>";
    assert_eq!(canonical(split), bases);
    assert_eq!(
        canonical("#ttg.shared<{order = [0], maxPhase = 1 : i32, perPhase = 1, vec = 1}>"),
        canonical("#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>")
    );
}

#[test]
fn older_tensor_memory_spellings_are_read() {
    let today = "#ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>";
    assert_eq!(canonical("#ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>"), today);
    assert_eq!(canonical("#ttng.tensor_memory_encoding<128, 64, 1>"), today);
    let paired = "#ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, twoCTAs = true>";
    let mode = "#ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, ctaMode = twocta_lhs>";
    assert_eq!(canonical(mode), paired);
}

#[test]
fn unpacked_elements_take_a_cell_each() {
    let text = "#ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>";
    let encoding = Encoding::parse(text).unwrap();
    let columns = |elem_bits| {
        let ty = MemDesc { encoding: &encoding, shape: &[128, 64], alloc_shape: &[128, 64], elem_bits };
        tmem_alloc_size(&ty).unwrap().columns
    };
    assert_eq!((columns(32), columns(16)), (64, 64));
    assert!(encoding.to_linear_layout(&[128, 64]).is_err(), "the stride needs the element width");
}

#[test]
fn transparent_wrappers_are_peeled() {
    let inner = "#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>";
    assert_eq!(canonical(&format!("#tlx.user_layout<#tlx.no_verify_layout<{inner}>>")), inner);
}

#[test]
fn errors_say_where_and_what() {
    let cases = [
        ("", "at byte 0: expected a value"),
        ("#ttg.blocked", "at byte 12: expected `order = ...`"),
        (
            "#ttg.swizzled_shared<{vec = 3, perPhase = 1, maxPhase = 1, order = [0]}>",
            "at byte 28: expected a power of two",
        ),
        (
            "#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1]}>",
            "at byte 67: expected each dimension once",
        ),
        ("#ttig.dpas<{repeatCount = 8}>", "at byte 0: expected the name of a known encoding"),
        (
            "#ttg.padded_shared<[3:+4] {order = [0], shape = [8]}>",
            "at byte 20: expected `interval:+padding`, both powers of two",
        ),
        ("#ttg.linear<{register = []}>x", "at byte 28: expected the end of the attribute"),
    ];
    for (text, error) in cases {
        assert_eq!(canonical(text), error, "{text}");
    }
}

#[test]
fn arrays_of_barriers_may_have_any_length() {
    let encoding =
        Encoding::parse("#ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>").unwrap();
    assert_eq!(alloc_size_bytes(&encoding, &[3], &[3], 64), Ok(24));
    let (three, one) = ([3], [1]);
    let all = MemDesc { encoding: &encoding, shape: &three, alloc_shape: &three, elem_bits: 64 };
    let slot = MemDesc { shape: &one, ..all };
    let base = View::of_allocation(&[16]);
    let bytes = |ty: &MemDesc<'_>, view: &View| {
        Geometry::of(ty).unwrap().footprint(view).unwrap().ctas()[0].runs.to_string()
    };
    assert_eq!(bytes(&all, &base), "[16, 40)");
    assert_eq!(bytes(&slot, &base.index(&slot, 2).unwrap()), "[32, 40)");
}

#[test]
fn layouts_print_as_tritons_do() {
    let bases =
        [(Dim::Register, vec![vec![0, 1], vec![0, 2]]), (Dim::Lane, vec![vec![1, 0]]), (Dim::Warp, vec![])];
    let layout = LinearLayout::from_bases(&bases, &[Dim::Axis(0), Dim::Axis(1)]).unwrap();
    let text = "\n - register=1 -> (0, 1)\n   register=2 -> (0, 2)\n - lane=1 -> (1, 0)\n - warp is a size 1 dimension\n\
                where out dims are: [dim0 (size 2), dim1 (size 4)]";
    assert_eq!(layout.to_string(), text);
    assert_eq!(LinearLayout::empty().to_string(), "\n(empty layout)");
}

#[test]
fn impossible_layouts_are_errors() {
    let nvmma = Encoding::parse(
        "#ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>",
    )
    .unwrap();
    for shape in [&[4, 64][..], &[64, 8], &[64], &[48, 64], &[0, 64], &[-8, 64], &[i64::MAX, 1]] {
        assert!(nvmma.to_linear_layout(shape).is_err(), "{shape:?}");
    }
    let v5 = "#ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [128, 64, 16]}>";
    assert!(Encoding::parse(v5).unwrap().to_linear_layout(&[128, 64]).is_err());
}
