// Tasks that attributes name are partitions, and tokens are barriers.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @tasks(%q_desc: !tt.tensordesc<128x64xf16>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %tile = ttg.local_alloc {buffer.copy = 3 : i32, buffer.id = 7 : i32} : () -> !ttg.memdesc<128x64xf16, #s, #smem, mutable> // expect report: data tile: SMEM
    %token = nvws.create_token {loadType = 3 : i32, numBuffers = 3 : i32} : tensor<3x!nvws.token> // expect report: barrier token %token, depth 3, buffer.id 7
    scf.for %i = %c0 to %n step %c1 : i32 {
      %slot = arith.remsi %i, %c3 : i32
      %turn = arith.divsi %i, %c3 : i32
      %bit = arith.andi %turn, %c1 : i32
      %phase = arith.trunci %bit : i32 to i1
      nvws.producer_acquire %token, %slot, %phase {async_task_id = array<i32: 1>} : tensor<3x!nvws.token>, i32, i1 // expect report: edge default to partition0, backward // expect report: barrier index i % 3 // expect report: partition partition0: TMA loads (q)
      %v = tt.descriptor_load %q_desc[%i, %c0] {async_task_id = array<i32: 1>} : !tt.tensordesc<128x64xf16> -> tensor<128x64xf16, #b>
      ttg.local_store %v, %tile {async_task_id = array<i32: 1>} : tensor<128x64xf16, #b> -> !ttg.memdesc<128x64xf16, #s, #smem, mutable>
      nvws.producer_commit %token, %slot {async_task_id = array<i32: 1>} : tensor<3x!nvws.token>, i32 // expect report: edge partition0 to default, forward
      nvws.consumer_wait %token, %slot, %phase {async_task_id = array<i32: 0>} : tensor<3x!nvws.token>, i32, i1 // expect report: partition default: // expect report: edge partition0 to default, forward
      %w = ttg.local_load %tile {async_task_id = array<i32: 0>} : !ttg.memdesc<128x64xf16, #s, #smem, mutable> -> tensor<128x64xf16, #b>
      nvws.consumer_release %token, %slot {async_task_id = array<i32: 0>} : tensor<3x!nvws.token>, i32 // expect report: edge default to partition0, backward
    }
    tt.return
  }
}
