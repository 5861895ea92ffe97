// A value that each of two tasks loads in an iteration decides two conditionals equally, but not in the next iteration.
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%ptr: !tt.ptr<i32>, %x: tensor<64x64xf16, #b>, %p: tensor<64x64x!tt.ptr<f16>, #b>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %A = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %B = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %v = tt.load %ptr {async_task_id = array<i32: 0, 1>} : !tt.ptr<i32>
      %c = arith.cmpi sgt, %v, %n {async_task_id = array<i32: 0, 1>} : i32
      %d = arith.cmpi sle, %v, %n {async_task_id = array<i32: 0, 1>} : i32
      scf.if %c {
        %l = ttg.local_load %A {async_task_id = array<i32: 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect check: SW202
        ttg.local_store %x, %B {async_task_id = array<i32: 1>} : tensor<64x64xf16, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW103
      } {async_task_id = array<i32: 0, 1>}
      scf.if %d {
        %s = ttg.async_copy_global_to_local %p, %A {async_task_id = array<i32: 0>} : tensor<64x64x!tt.ptr<f16>, #b> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW102
        %l2 = ttg.local_load %B {async_task_id = array<i32: 1>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf16, #c> // expect check: SW101
      } {async_task_id = array<i32: 0, 1>}
    } {async_task_id = array<i32: 0, 1>}
    tt.return
  }
}
