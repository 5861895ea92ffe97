// A ring whose producer counts slot and phase around an `scf.while`, with an `scf.if` where the ring wraps.
// expect check: clean
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
!token = tensor<3x!nvws.token>
!ring = !ttg.memdesc<3x64x64xf16, #s, #smem, mutable>
!slot = !ttg.memdesc<64x64xf16, #s, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%n: i32) {
    %ring = ttg.local_alloc : () -> !ring
    %token = nvws.create_token {loadType = 3 : i32, numBuffers = 3 : i32} : !token // expect report: barrier token_0: where i in partition0: iterations of the loop at line
    ttg.warp_specialize(%token, %ring, %n)
    default {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %c3 = arith.constant 3 : i32
      scf.for %i = %c0 to %n step %c1 : i32 {
        %slot = arith.remsi %i, %c3 : i32
        %lap = arith.divsi %i, %c3 : i32
        %bit = arith.andi %lap, %c1 : i32
        %phase = arith.cmpi ne, %bit, %c0 : i32
        nvws.consumer_wait %token, %slot, %phase : !token, i32, i1 // expect report: edge partition0 to default, forward // expect report: barrier token_0: index i % 3 // expect report: barrier token_0: phase (i / 3 & 1) != 0
        %from = ttg.memdesc_index %ring[%slot] : !ring -> !slot
        %x = ttg.local_load %from : !slot -> tensor<64x64xf16, #b>
        nvws.consumer_release %token, %slot : !token, i32 // expect report: barrier token_0: index i % 3
      }
      ttg.warp_yield
    }
    partition0(%ptoken: !token, %pring: !ring, %pn: i32) num_warps(4) {
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %c3 = arith.constant 3 : i32
      %zeros = arith.constant dense<0.0> : tensor<64x64xf16, #b>
      %end:3 = scf.while (%k = %c0, %at = %c0, %odd = %c0) : (i32, i32, i32) -> (i32, i32, i32) {
        %more = arith.cmpi slt, %k, %pn : i32
        scf.condition(%more) %k, %at, %odd : i32, i32, i32
      } do {
      ^bb0(%item: i32, %slot: i32, %lap: i32):
        %phase = arith.cmpi ne, %lap, %c0 : i32
        nvws.producer_acquire %ptoken, %slot, %phase : !token, i32, i1 // expect report: edge default to partition0, backward // expect report: barrier token_0: index i % 3
        %to = ttg.memdesc_index %pring[%slot] : !ring -> !slot
        ttg.local_store %zeros, %to : tensor<64x64xf16, #b> -> !slot
        nvws.producer_commit %ptoken, %slot : !token, i32
        %next = arith.addi %slot, %c1 : i32
        %goes_on = arith.cmpi slt, %next, %c3 : i32
        %step:2 = scf.if %goes_on -> (i32, i32) {
          scf.yield %next, %lap : i32, i32
        } else {
          %flipped = arith.xori %lap, %c1 : i32
          scf.yield %c0, %flipped : i32, i32
        }
        %count = arith.addi %item, %c1 : i32
        scf.yield %count, %step#0, %step#1 : i32, i32, i32
      }
      // The slot after the last one is free.
      %last = arith.cmpi ne, %end#2, %c0 : i32
      nvws.producer_acquire %ptoken, %end#1, %last : !token, i32, i1 // expect report: barrier token_0: index i % 3 // expect report: barrier token_0: phase (i / 3 & 1) != 0
      ttg.warp_return
    } : (!token, !ring, i32) -> ()
    tt.return
  }
}
