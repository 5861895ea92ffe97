#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.cluster-dim-x" = 1 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, ttg.early_tma_store_lowering = true, ttg.min_reg_auto_ws = 24 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @autows_gemm(%left: !tt.tensordesc<tensor<128x64xf16, #shared>>, %left.shape.0: i32, %left.shape.1: i32, %left.stride.0: i64, %left.stride.1: i64, %right: !tt.tensordesc<tensor<128x64xf16, #shared>>, %right.shape.0: i32, %right.shape.1: i32, %right.stride.0: i64, %right.stride.1: i64, %out: !tt.tensordesc<tensor<128x128xf16, #shared>>, %out.shape.0: i32, %out.shape.1: i32, %out.stride.0: i64, %out.stride.1: i64, %n_rows: i32 {tt.divisibility = 16 : i32}, %n_cols: i32 {tt.divisibility = 16 : i32}, %depth: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant {async_task_id = array<i32: 0>} dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c64_i32 = arith.constant {async_task_id = array<i32: 0, 1, 2>} 64 : i32
    %c0_i32 = arith.constant {async_task_id = array<i32: 0, 1, 2>} 0 : i32
    %c132_i32 = arith.constant {async_task_id = array<i32: 0, 1, 2>} 132 : i32
    %c128_i32 = arith.constant {async_task_id = array<i32: 0, 1, 2>} 128 : i32
    %c127_i32 = arith.constant {async_task_id = array<i32: 0, 1, 2>} 127 : i32
    %acc = ttg.local_alloc {buffer.copy = 3 : i32, buffer.id = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> loc(#loc34)
    %acc_0 = ttg.local_alloc {buffer.copy = 3 : i32, buffer.id = 1 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> loc(#loc35)
    %across = arith.addi %n_cols, %c127_i32 {async_task_id = array<i32: 0, 1, 2>} : i32
    %across_1 = arith.divsi %across, %c128_i32 {async_task_id = array<i32: 0, 1, 2>} : i32
    %tiles = arith.addi %n_rows, %c127_i32 {async_task_id = array<i32: 0, 1, 2>} : i32
    %tiles_2 = arith.divsi %tiles, %c128_i32 {async_task_id = array<i32: 0, 1, 2>} : i32
    %tiles_3 = arith.muli %tiles_2, %across_1 {async_task_id = array<i32: 0, 1, 2>} : i32
    %0 = tt.get_program_id x {async_task_id = array<i32: 0, 1, 2>} : i32
    %out_staging = ttg.local_alloc {buffer.copy = 1 : i32, buffer.id = 2 : i32, buffer.tmaStaging = 1 : i32} : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable> loc(#loc38)
    scf.for %tile = %0 to %tiles_3 step %c132_i32  : i32 {
      %1 = arith.divsi %tile, %across_1 {async_task_id = array<i32: 0, 1>} : i32
      %2 = arith.muli %1, %c128_i32 {async_task_id = array<i32: 0, 1>} : i32
      %3 = arith.remsi %tile, %across_1 {async_task_id = array<i32: 0, 1>} : i32
      %4 = arith.muli %3, %c128_i32 {async_task_id = array<i32: 0, 1>} : i32
      %acc_4 = scf.for %k = %c0_i32 to %depth step %c64_i32 iter_args(%acc_5 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
        %acc_6 = tt.descriptor_load %left[%2, %k] {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        ttg.local_store %acc_6, %acc {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %acc_7 = tt.descriptor_load %right[%4, %k] {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        ttg.local_store %acc_7, %acc_0 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %acc_8 = ttg.memdesc_trans %acc_0 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
        %acc_9 = ttng.warp_group_dot %acc, %acc_8, %acc_5 {async_task_id = array<i32: 0>, inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<128x128xf32, #mma>
        scf.yield {async_task_id = array<i32: 2>} %acc_9 : tensor<128x128xf32, #mma>
      } {async_task_id = array<i32: 0, 1, 2>, tt.scheduled_max_stage = 2 : i32}
      %5 = arith.truncf %acc_4 {async_task_id = array<i32: 0>} : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      %6 = ttg.convert_layout %5 {async_task_id = array<i32: 0>} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
      ttg.local_store %6, %out_staging {async_task_id = array<i32: 0>} : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %7 = ttng.async_tma_copy_local_to_global %out[%2, %4] %out_staging {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> !ttg.async.token
      ttng.async_tma_store_token_wait %7   {async_task_id = array<i32: 0>} : !ttg.async.token
    } {async_task_id = array<i32: 0, 1, 2>, tt.warp_specialize, ttg.partition.stages = [0 : i32, 0 : i32, 0 : i32], ttg.partition.types = ["epilogue", "load", "computation"], ttg.warp_specialize.tag = 0 : i32}
    tt.return
  }
}
#loc3 = loc("corpus/kernels/fbtriton/tlx.py":110:26)
#loc4 = loc("corpus/kernels/fbtriton/tlx.py":110:47)
#loc10 = loc("corpus/kernels/fbtriton/tlx.py":111:9)
#loc34 = loc("acc"(#loc3))
#loc35 = loc("acc"(#loc4))
#loc38 = loc("out_staging"(#loc10))
