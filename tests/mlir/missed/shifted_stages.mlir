// Index 1 of stages [0, 2) and index 0 of stages [1, 3) are one slot. A pass that compares only indices
// misses it. Placed by hand like such a pass.
// What follows is placed by hand.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%arg0: tensor<64x64xf16, #blocked>, %arg1: tensor<64x64x!tt.ptr<f16>, #blocked>, %arg2: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_subslice %0[0, 0, 0] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable, 4x64x64>
    %2 = ttg.memdesc_subslice %0[1, 0, 0] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable, 4x64x64>
    %3 = ttg.memdesc_index %1[%c1_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable, 4x64x64> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %4 = ttg.memdesc_index %2[%c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable, 4x64x64> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %arg0, %3 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %5 = ttg.local_load %4 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> // expect check: SW101
    tt.return
  }
}
