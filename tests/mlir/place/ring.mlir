// A ring of two slots takes one barrier in its loop.
// options minimal: warp-locality
// expect minimal: no notes
#blocked = #ttg.blocked<{sizePerThread = [16, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @ring(%value: tensor<64x64xf16, #blocked>, %count: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %ring = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%i: i32):  // 2 preds: ^bb0, ^bb2
    %more = arith.cmpi slt, %i, %count : i32
    cf.cond_br %more, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %0 = arith.remsi %i, %c2_i32 : i32
    %next = arith.addi %i, %c1_i32 : i32
    %1 = arith.remsi %next, %c2_i32 : i32
    %full = ttg.memdesc_index %ring[%0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %free = ttg.memdesc_index %ring[%1] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %2 = ttg.local_load %full : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #blocked>
    ttg.local_store %value, %free : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    cf.br ^bb1(%next : i32) // expect minimal: barrier
  ^bb3:  // pred: ^bb1
    tt.return
  }
}
