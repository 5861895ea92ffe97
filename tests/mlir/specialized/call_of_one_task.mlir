// An attribute assigns a call to one of two tasks, so the other task does not execute the callee. The call is not
// inlined, so its possible waits and arrivals suppress findings, and its location is reported.
// expect check: clean
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#m = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #m, #smem, mutable>
!tile = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @arrive(%b: !bar) attributes {noinline = true} {
    ttng.arrive_barrier %b, 1 : !bar
    tt.return
  }
  tt.func public @kernel(%x: tensor<64x64xf16, #b>) {
    %c0 = arith.constant {async_task_id = array<i32: 0, 1>} 0 : i32
    %tile = ttg.local_alloc : () -> !tile
    %full = ttg.local_alloc : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    ttg.local_store %x, %tile {async_task_id = array<i32: 0>} : tensor<64x64xf16, #b> -> !tile
    tt.call @arrive(%full) {async_task_id = array<i32: 0>} : (!bar) -> ()
    ttng.wait_barrier %full, %c0 {async_task_id = array<i32: 1>} : !bar
    %y = ttg.local_load %tile {async_task_id = array<i32: 1>} : !tile -> tensor<64x64xf16, #b>
    tt.return
  }
}
