// A constant index outside of its ring names other memory. The kernel is not checked, so that no race with memory that
// it need not touch is reported.
// expect check: bound unchecked

#row = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!R = !ttg.memdesc<2x16x32xf16, #sh, #smem, mutable>
!S = !ttg.memdesc<16x32xf16, #sh, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @behind_the_last(%v: tensor<16x32xf16, #row>) {
    %c2 = arith.constant 2 : i32
    %a = ttg.local_alloc : () -> !R
    %x = ttg.memdesc_index %a[%c2] : !R -> !S // expect check: note lower::slot-outside-ring
    ttg.local_store %v, %x : tensor<16x32xf16, #row> -> !S
    tt.return
  }
  tt.func public @before_the_first(%v: tensor<16x32xf16, #row>) {
    %c_1 = arith.constant -1 : i32
    %a = ttg.local_alloc : () -> !R
    %x = ttg.memdesc_index %a[%c_1] : !R -> !S // expect check: note lower::slot-outside-ring
    ttg.local_store %v, %x : tensor<16x32xf16, #row> -> !S
    tt.return
  }
  tt.func public @beside_other_memory(%v: tensor<16x32xf16, #row>) {
    %c2 = arith.constant 2 : i32
    %o = ttg.local_alloc : () -> !S
    %a = ttg.local_alloc : () -> !R
    %x = ttg.memdesc_index %a[%c2] : !R -> !S // expect check: note lower::slot-outside-ring
    ttg.local_store %v, %x : tensor<16x32xf16, #row> -> !S
    %l = ttg.local_load %o : !S -> tensor<16x32xf16, #col>
    tt.return
  }
  tt.func public @last(%v: tensor<16x32xf16, #row>) {
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !R
    %x = ttg.memdesc_index %a[%c1] : !R -> !S
    ttg.local_store %v, %x : tensor<16x32xf16, #row> -> !S
    tt.return
  }
}
