// Without barriers, data between tasks is a channel.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @tasks(%q_desc: !tt.tensordesc<128x64xf16>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %tile = ttg.local_alloc {buffer.copy = 3 : i32, buffer.id = 7 : i32} : () -> !ttg.memdesc<128x64xf16, #s, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %slot = arith.remsi %i, %c3 : i32
      %turn = arith.divsi %i, %c3 : i32
      %bit = arith.andi %turn, %c1 : i32
      %phase = arith.trunci %bit : i32 to i1
      %v = tt.descriptor_load %q_desc[%i, %c0] {async_task_id = array<i32: 1>} : !tt.tensordesc<128x64xf16> -> tensor<128x64xf16, #b>
      ttg.local_store %v, %tile {async_task_id = array<i32: 1>} : tensor<128x64xf16, #b> -> !ttg.memdesc<128x64xf16, #s, #smem, mutable> // expect report: edge partition0 to default, forward: channel_0 (no barrier yet)
      %w = ttg.local_load %tile {async_task_id = array<i32: 0>} : !ttg.memdesc<128x64xf16, #s, #smem, mutable> -> tensor<128x64xf16, #b>
    }
    tt.return
  }
}
