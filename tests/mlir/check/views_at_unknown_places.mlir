// A view of a view that starts at an unknown place is at unknown bytes too.

#row = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#col = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#sh = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!R = !ttg.memdesc<200x16x32xf16, #sh, #smem, mutable>
!S = !ttg.memdesc<16x32xf16, #sh, #smem, mutable>
!H = !ttg.memdesc<8x32xf16, #sh, #smem, mutable, 16x32>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  // More slots than views are kept apart.
  tt.func public @slot_of_many(%v: tensor<8x32xf16, #row>, %n: i32) {
    %c5 = arith.constant 5 : i32
    %a = ttg.local_alloc : () -> !R
    %x = ttg.memdesc_index %a[%n] : !R -> !S
    %xh = ttg.memdesc_subslice %x[0, 0] : !S -> !H
    ttg.local_store %v, %xh : tensor<8x32xf16, #row> -> !H
    %y = ttg.memdesc_index %a[%c5] : !R -> !S
    %yh = ttg.memdesc_subslice %y[0, 0] : !S -> !H
    %l = ttg.local_load %yh : !H -> tensor<8x32xf16, #col> // expect check: SW101
    tt.return
  }
  tt.func public @offset_of_an_argument(%v: tensor<8x32xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %a = ttg.local_alloc : () -> !S
    %x = ttg.memdesc_dynamic_subslice %a[%n, %c0] : !S -> !H
    %xh = ttg.memdesc_subslice %x[0, 0] : !H -> !H
    ttg.local_store %v, %xh : tensor<8x32xf16, #row> -> !H
    %yh = ttg.memdesc_subslice %a[8, 0] : !S -> !H
    %l = ttg.local_load %yh : !H -> tensor<8x32xf16, #col> // expect check: SW101
    tt.return
  }
  tt.func public @constant_offset(%v: tensor<8x32xf16, #row>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c8 = arith.constant 8 : i32
    %a = ttg.local_alloc : () -> !S
    %x = ttg.memdesc_dynamic_subslice %a[%c8, %c0] : !S -> !H
    ttg.local_store %v, %x : tensor<8x32xf16, #row> -> !H
    %y = ttg.memdesc_subslice %a[0, 0] : !S -> !H
    %l = ttg.local_load %y : !H -> tensor<8x32xf16, #col>
    tt.return
  }
}
