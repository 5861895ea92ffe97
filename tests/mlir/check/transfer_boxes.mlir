// The permutation map of `vector.transfer_write` says which elements it writes.
// options check: warp-locality target=gfx942
// expect check: no notes

// Two rows of four columns; the load is in the fourth row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %a = memref.alloc() : memref<64x64xf32, #wg>
    %v = arith.constant dense<0.0> : vector<4x2xf32>
    vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x2xf32>, memref<64x64xf32, #wg>
    %y = memref.load %a[%c3, %c0] : memref<64x64xf32, #wg>
    return
  }
}
// -----
// Two rows of four columns; the load is in the fourth column.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %a = memref.alloc() : memref<64x64xf32, #wg>
    %v = arith.constant dense<0.0> : vector<4x2xf32>
    vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x2xf32>, memref<64x64xf32, #wg>
    %y = memref.load %a[%c0, %c3] : memref<64x64xf32, #wg> // expect check: SW101
    return
  }
}
// -----
// Four rows of two columns; the load is in the fourth row.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %a = memref.alloc() : memref<64x64xf32, #wg>
    %v = arith.constant dense<0.0> : vector<4x2xf32>
    vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true]} : vector<4x2xf32>, memref<64x64xf32, #wg>
    %y = memref.load %a[%c3, %c0] : memref<64x64xf32, #wg> // expect check: SW101
    return
  }
}
// -----
// Four rows of two columns; the load is in the fourth column.
#wg = #gpu.address_space<workgroup>
module {
  func.func @k(%n: index, %u: i1, %w: i1, %k: index) attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [256, 1, 1] subgroup_size = 64>} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %a = memref.alloc() : memref<64x64xf32, #wg>
    %v = arith.constant dense<0.0> : vector<4x2xf32>
    vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true]} : vector<4x2xf32>, memref<64x64xf32, #wg>
    %y = memref.load %a[%c0, %c3] : memref<64x64xf32, #wg>
    return
  }
}
