// Two partitions take turns at constant slots of one array of mbarriers. An arrival at one slot releases no
// wait for the other, so that no partition waits for itself.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#bs = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!t = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
!b = !ttg.memdesc<1xi64, #bs, #smem, mutable>
!bs = !ttg.memdesc<2x1xi64, #bs, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %buf = ttg.local_alloc : () -> !t
    %turn = ttg.local_alloc : () -> !bs
    %t0 = ttg.memdesc_index %turn[%c0] : !bs -> !b
    %t1 = ttg.memdesc_index %turn[%c1] : !bs -> !b
    ttng.init_barrier %t0, 1 : !b
    ttng.init_barrier %t1, 1 : !b
    ttg.barrier local
    ttg.warp_specialize(%buf, %turn, %n)
    default {
      ttg.warp_yield
    }
    partition0(%pbuf: !t, %pturn: !bs, %pn: i32) num_warps(4) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %v = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #b>
      scf.for %i = %z to %pn step %one : i32 {
        %m = ttg.memdesc_index %pturn[%z] : !bs -> !b
        %par = arith.andi %i, %one : i32
        %inv = arith.xori %par, %one : i32
        ttng.wait_barrier %m, %inv : !b
        ttg.local_store %v, %pbuf : tensor<64x64xf16, #b> -> !t
        %o = ttg.memdesc_index %pturn[%one] : !bs -> !b
        ttng.arrive_barrier %o, 1 : !b // expect report: edge partition0 to partition1, forward
      }
      ttg.warp_return
    }
    partition1(%pbuf: !t, %pturn: !bs, %pn: i32) num_warps(4) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      scf.for %i = %z to %pn step %one : i32 {
        %m = ttg.memdesc_index %pturn[%one] : !bs -> !b
        %par = arith.andi %i, %one : i32
        ttng.wait_barrier %m, %par : !b
        %x = ttg.local_load %pbuf : !t -> tensor<64x64xf16, #b>
        %o = ttg.memdesc_index %pturn[%z] : !bs -> !b
        ttng.arrive_barrier %o, 1 : !b // expect report: edge partition1 to partition0, backward
      }
      ttg.warp_return
    } : (!t, !bs, i32) -> ()
    tt.return
  }
}
