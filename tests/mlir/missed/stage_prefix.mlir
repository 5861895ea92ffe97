// The first three stages of four. Stage 2 of these is not the stored one, and stage 1 of the whole is. The prefix
// ends the process of Meta's fork.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%v: tensor<64x64xf16, #blocked>) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %r = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable>
    %s = ttg.memdesc_subslice %r[0, 0, 0] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable, 4x64x64>
    %x = ttg.memdesc_index %s[%c1] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable, 4x64x64> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %y = ttg.memdesc_index %s[%c2] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable, 4x64x64> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %z = ttg.memdesc_index %r[%c1] : !ttg.memdesc<4x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttg.local_store %v, %x : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %l = ttg.local_load %y : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> // expect minimal: no barrier // expect triton: no barrier
    %m = ttg.local_load %z : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked> // expect minimal: barrier // expect triton: barrier // expect check: SW101
    tt.return
  }
}
