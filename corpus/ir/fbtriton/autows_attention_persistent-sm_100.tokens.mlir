#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[1], [2], [4], [8], [16]], warp = [[32], [64]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem2 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>
#tmem3 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 2>
module attributes {"ttg.cluster-dim-x" = 1 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, ttg.early_tma_store_lowering = true, ttg.min_reg_auto_ws = 24 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @autows_attention_persistent(%q: !tt.tensordesc<tensor<128x64xf16, #shared>>, %q.shape.0: i32, %q.shape.1: i32, %q.stride.0: i64, %q.stride.1: i64, %k: !tt.tensordesc<tensor<128x64xf16, #shared>>, %k.shape.0: i32, %k.shape.1: i32, %k.stride.0: i64, %k.stride.1: i64, %v: !tt.tensordesc<tensor<128x64xf16, #shared>>, %v.shape.0: i32, %v.shape.1: i32, %v.stride.0: i64, %v.stride.1: i64, %out: !tt.tensordesc<tensor<128x64xf16, #shared>>, %out.shape.0: i32, %out.shape.1: i32, %out.stride.0: i64, %out.stride.1: i64, %logsum: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %scale: f32, %length: i32 {tt.divisibility = 16 : i32}, %heads: i32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %acc = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc68)
    %acc_0 = arith.constant 0 : i32
    %acc_1 = ttg.memdesc_index %acc[%acc_0] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_2 = arith.constant 1 : i32
    %acc_3 = ttg.memdesc_index %acc[%acc_2] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_4 = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc68)
    %acc_5 = arith.constant 0 : i32
    %acc_6 = ttg.memdesc_index %acc_4[%acc_5] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_7 = arith.constant 1 : i32
    %acc_8 = ttg.memdesc_index %acc_4[%acc_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_9 = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc68)
    %acc_10 = arith.constant 0 : i32
    %acc_11 = ttg.memdesc_index %acc_9[%acc_10] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc69)
    %score_12 = arith.constant 0 : i32
    %score_13 = ttg.memdesc_index %score[%score_12] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_14 = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc69)
    %score_15 = arith.constant 0 : i32
    %score_16 = ttg.memdesc_index %score_14[%score_15] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_17 = arith.constant 1 : i32
    %score_18 = ttg.memdesc_index %score_14[%score_17] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_19 = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc69)
    %score_20 = arith.constant 0 : i32
    %score_21 = ttg.memdesc_index %score_19[%score_20] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_22 = arith.constant 1 : i32
    %score_23 = ttg.memdesc_index %score_19[%score_22] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_24 = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc68)
    %acc_25 = arith.constant 0 : i32
    %acc_26 = ttg.memdesc_index %acc_24[%acc_25] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_27 = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc68)
    %acc_28 = arith.constant 0 : i32
    %acc_29 = ttg.memdesc_index %acc_27[%acc_28] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %rows = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc70)
    %rows_30 = arith.constant 0 : i32
    %rows_31 = ttg.memdesc_index %rows[%rows_30] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %rows_31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %rows_32 = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc70)
    %rows_33 = arith.constant 0 : i32
    %rows_34 = ttg.memdesc_index %rows_32[%rows_33] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %rows_34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %weight = nvws.create_token {loadType = 4 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token> loc(#loc71)
    %high = nvws.create_token {loadType = 4 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token> loc(#loc72)
    %acc_35 = nvws.create_token {loadType = 4 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token> loc(#loc68)
    %acc_36 = nvws.create_token {loadType = 4 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token> loc(#loc68)
    %score_37 = nvws.create_token {loadType = 4 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token> loc(#loc69)
    %shrink = nvws.create_token {loadType = 4 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token> loc(#loc73)
    %acc_38 = nvws.create_token {loadType = 4 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token> loc(#loc68)
    %rows_39 = ttg.local_alloc {buffer.copy = 1 : i32, buffer.id = 0 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> loc(#loc74)
    %acc_40, %acc_41 = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 4 : i32} : () -> (!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token) loc(#loc75)
    %score_42 = ttg.local_alloc {buffer.copy = 2 : i32, buffer.id = 1 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> loc(#loc76)
    %score_43, %score_44 = ttng.tmem_alloc {allocation.shareGroup = 0 : i32, buffer.copy = 1 : i32, buffer.id = 5 : i32} : () -> (!ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.async.token) loc(#loc77)
    %acc_45 = ttg.local_alloc {buffer.copy = 2 : i32, buffer.id = 2 : i32} : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> loc(#loc78)
    %out_staging = ttg.local_alloc {buffer.copy = 1 : i32, buffer.id = 3 : i32, buffer.tmaStaging = 1 : i32} : () -> !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> loc(#loc79)
    ttg.warp_specialize(%length, %heads, %rows_32, %acc_36, %weight, %high, %score_42, %score_19, %rows_39, %score_43, %score_14, %score, %score_37, %acc_40, %acc_45, %acc, %acc_4, %acc_27, %acc_35, %acc_9, %acc_38, %acc_24, %rows, %logsum, %out_staging, %out, %q, %k, %v, %scale, %shrink) attributes {ttg.partition.types = ["correction", "gemm", "epilogue", "load", "computation"]}
    default {
      %c132_i32 = arith.constant {async_task_id = array<i32: 0>} 132 : i32
      %c0_i32 = arith.constant {async_task_id = array<i32: 0>} 0 : i32
      %c128_i32 = arith.constant {async_task_id = array<i32: 0>} 128 : i32
      %blocks = arith.constant {async_task_id = array<i32: 0>} 127 : i32
      %true = arith.constant {async_task_id = array<i32: 0>} true
      %blocks_46 = arith.addi %length, %blocks {async_task_id = array<i32: 0>} : i32
      %blocks_47 = arith.divsi %blocks_46, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %1 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %2 = arith.muli %blocks_47, %heads {async_task_id = array<i32: 0>} : i32
      %c0_i64 = arith.constant {async_task_id = array<i32: 0>} 0 : i64
      %c0_i64_48 = arith.constant {async_task_id = array<i32: 0>} 0 : i64
      %3:2 = scf.for %arg24 = %1 to %2 step %c132_i32 iter_args(%arg25 = %c0_i64, %arg26 = %c0_i64_48) -> (i64, i64)  : i32 {
        %top = scf.for %top_49 = %c0_i32 to %length step %c128_i32 iter_args(%arg28 = %arg26) -> (i64)  : i32 {
          %shrink_50 = arith.constant {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %shrink_51 = arith.divui %arg28, %shrink_50 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %shrink_52 = arith.muli %shrink_51, %shrink_50 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %shrink_53 = arith.subi %arg28, %shrink_52 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %shrink_54 = arith.trunci %shrink_53 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i32
          %shrink_55 = arith.constant {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %shrink_56 = arith.andi %shrink_51, %shrink_55 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %shrink_57 = arith.trunci %shrink_56 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i1
          %acc_58 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
          %acc_59 = arith.divui %arg28, %acc_58 {async_task_id = array<i32: 0>} : i64
          %acc_60 = arith.muli %acc_59, %acc_58 {async_task_id = array<i32: 0>} : i64
          %acc_61 = arith.subi %arg28, %acc_60 {async_task_id = array<i32: 0>} : i64
          %acc_62 = arith.trunci %acc_61 {async_task_id = array<i32: 0>} : i64 to i32
          %score_63 = ttng.tmem_subslice %score_43 {N = 64 : i32, async_task_id = array<i32: 0>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128>
          %score_64 = ttg.memdesc_reinterpret %score_63 {async_task_id = array<i32: 0>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
          %shrink_65 = ttg.memdesc_index %score_64[%acc_62] {async_task_id = array<i32: 0>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
          nvws.consumer_wait %shrink, %shrink_54, %shrink_57 {async_task_id = array<i32: 0>, constraints = {WSBarrier = {channelGraph = array<i32: 1, 2, 3, 4>, dstTask = 4 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x!nvws.token>, i32, i1
          %acc_66, %acc_67 = ttng.tmem_load %shrink_65[] {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable> -> tensor<128x1xf32, #linear>
          nvws.consumer_release %shrink, %shrink_54 {async_task_id = array<i32: 0>, constraints = {WSBarrier = {channelGraph = array<i32: 1, 2, 3, 4>, dstTask = 4 : i32, maxRegionId = 5 : i32, minRegionId = 5 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x!nvws.token>, i32
          %acc_68 = tt.reshape %acc_66 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear> -> tensor<128xf32, #linear1>
          %acc_69 = ttg.convert_layout %acc_68 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #linear1> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
          %acc_70 = tt.expand_dims %acc_69 {async_task_id = array<i32: 0>, axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xf32, #linear2>
          %acc_71 = ttg.convert_layout %acc_70 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear2> -> tensor<128x1xf32, #linear3>
          %acc_72 = tt.broadcast %acc_71 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear3> -> tensor<128x64xf32, #linear3>
          %acc_73 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
          %acc_74 = arith.divui %arg28, %acc_73 {async_task_id = array<i32: 0>} : i64
          %acc_75 = arith.muli %acc_74, %acc_73 {async_task_id = array<i32: 0>} : i64
          %acc_76 = arith.subi %arg28, %acc_75 {async_task_id = array<i32: 0>} : i64
          %acc_77 = arith.trunci %acc_76 {async_task_id = array<i32: 0>} : i64 to i32
          %acc_78 = ttg.memdesc_index %acc_40[%acc_77] {async_task_id = array<i32: 0>} : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
          %acc_79 = arith.constant {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %acc_80 = arith.divui %arg28, %acc_79 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_81 = arith.muli %acc_80, %acc_79 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_82 = arith.subi %arg28, %acc_81 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_83 = arith.trunci %acc_82 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i32
          %acc_84 = arith.constant {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %acc_85 = arith.andi %acc_80, %acc_84 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_86 = arith.trunci %acc_85 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i1
          %acc_87 = ttg.memdesc_index %acc_27[%acc_83] {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_88 = arith.constant {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} true
          %acc_89 = arith.xori %acc_86, %acc_88 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i1
          %acc_90 = arith.extui %acc_89 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i1 to i32
          ttng.wait_barrier %acc_87, %acc_90 {async_task_id = array<i32: 0>, constraints = {WSBarrier = {channelGraph = array<i32: 1, 2, 3, 4>, direction = "backward", dstTask = 1 : i32, maxRegionId = 5 : i32, minRegionId = 5 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_91, %acc_92 = ttng.tmem_load %acc_78[] {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32, tmem.end = array<i32: 3>} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear3>
          %acc_93 = arith.mulf %acc_91, %acc_72 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x64xf32, #linear3>
          %acc_94 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
          %acc_95 = arith.divui %arg28, %acc_94 {async_task_id = array<i32: 0>} : i64
          %acc_96 = arith.muli %acc_95, %acc_94 {async_task_id = array<i32: 0>} : i64
          %acc_97 = arith.subi %arg28, %acc_96 {async_task_id = array<i32: 0>} : i64
          %acc_98 = arith.trunci %acc_97 {async_task_id = array<i32: 0>} : i64 to i32
          %acc_99 = ttg.memdesc_index %acc_40[%acc_98] {async_task_id = array<i32: 0>} : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
          %acc_100 = ttng.tmem_store %acc_93, %acc_99[], %true {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32, tmem.start = array<i32: 4>} : tensor<128x64xf32, #linear3> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
          nvws.producer_commit %acc_35, %acc_83 {async_task_id = array<i32: 0>, constraints = {WSBarrier = {channelGraph = array<i32: 1, 2, 3, 4>, dstTask = 1 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x!nvws.token>, i32
          %top_101 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
          %accum_cnt_102 = arith.addi %arg28, %top_101 {async_task_id = array<i32: 0>} : i64
          scf.yield {async_task_id = array<i32: 0>} %accum_cnt_102 : i64
        } {async_task_id = array<i32: 0>, tt.scheduled_max_stage = 1 : i32}
        %c1_i64 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %accum_cnt = arith.addi %arg25, %c1_i64 {async_task_id = array<i32: 0>} : i64
        scf.yield {async_task_id = array<i32: 0>} %accum_cnt, %top : i64, i64
      } {async_task_id = array<i32: 0>, tt.warp_specialize, ttg.partition.stages = [0 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32], ttg.partition.types = ["correction", "gemm", "epilogue", "load", "computation"], ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield
    }
    partition0(%length_46: i32, %heads_47: i32, %rows_48: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_49: tensor<1x!nvws.token>, %weight_50: tensor<1x!nvws.token>, %high_51: tensor<1x!nvws.token>, %score_52: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %score_53: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %rows_54: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %score_55: !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable>, %score_56: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %score_57: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %score_58: tensor<1x!nvws.token>, %acc_59: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %acc_60: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %acc_61: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %acc_62: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %acc_63: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_64: tensor<1x!nvws.token>, %acc_65: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_66: tensor<1x!nvws.token>, %acc_67: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %rows_68: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %logsum_69: !tt.ptr<f32>, %out_staging_70: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %out_71: !tt.tensordesc<tensor<128x64xf16, #shared>>, %q_72: !tt.tensordesc<tensor<128x64xf16, #shared>>, %k_73: !tt.tensordesc<tensor<128x64xf16, #shared>>, %v_74: !tt.tensordesc<tensor<128x64xf16, #shared>>, %scale_75: f32, %shrink_76: tensor<1x!nvws.token>) num_warps(4) {
      %c132_i32 = arith.constant {async_task_id = array<i32: 1>} 132 : i32
      %c0_i32 = arith.constant {async_task_id = array<i32: 1>} 0 : i32
      %c128_i32 = arith.constant {async_task_id = array<i32: 1>} 128 : i32
      %blocks = arith.constant {async_task_id = array<i32: 1>} 127 : i32
      %true = arith.constant {async_task_id = array<i32: 1>} true
      %false = arith.constant {async_task_id = array<i32: 1>} false
      %blocks_77 = arith.addi %length_46, %blocks {async_task_id = array<i32: 1>} : i32
      %blocks_78 = arith.divsi %blocks_77, %c128_i32 {async_task_id = array<i32: 1>} : i32
      %1 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %2 = arith.muli %blocks_78, %heads_47 {async_task_id = array<i32: 1>} : i32
      %c0_i64 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %c0_i64_79 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %3:2 = scf.for %arg55 = %1 to %2 step %c132_i32 iter_args(%arg56 = %c0_i64, %arg57 = %c0_i64_79) -> (i64, i64)  : i32 {
        %top = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %top_80 = arith.divui %arg56, %top {async_task_id = array<i32: 1>} : i64
        %top_81 = arith.muli %top_80, %top {async_task_id = array<i32: 1>} : i64
        %top_82 = arith.subi %arg56, %top_81 {async_task_id = array<i32: 1>} : i64
        %top_83 = arith.trunci %top_82 {async_task_id = array<i32: 1>} : i64 to i32
        %top_84 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %top_85 = arith.andi %top_80, %top_84 {async_task_id = array<i32: 1>} : i64
        %top_86 = arith.trunci %top_85 {async_task_id = array<i32: 1>} : i64 to i1
        %rows_87 = ttg.memdesc_index %rows_48[%top_83] {async_task_id = array<i32: 1>} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %rows_88 = arith.extui %top_86 {async_task_id = array<i32: 1>} : i1 to i32
        %rows_89 = arith.constant {async_task_id = array<i32: 1>} true
        ttng.wait_barrier %rows_87, %rows_88, %rows_89 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 3>, direction = "forward", dstTask = 3 : i32, maxRegionId = 1 : i32, minRegionId = 1 : i32, parentId = 1 : i32}}} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %top_90 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %top_91 = arith.divui %arg56, %top_90 {async_task_id = array<i32: 1>} : i64
        %top_92 = arith.muli %top_91, %top_90 {async_task_id = array<i32: 1>} : i64
        %top_93 = arith.subi %arg56, %top_92 {async_task_id = array<i32: 1>} : i64
        %top_94 = arith.trunci %top_93 {async_task_id = array<i32: 1>} : i64 to i32
        %top_95 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %top_96 = arith.andi %top_91, %top_95 {async_task_id = array<i32: 1>} : i64
        %top_97 = arith.trunci %top_96 {async_task_id = array<i32: 1>} : i64 to i1
        nvws.producer_acquire %acc_49, %top_94, %top_97 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 2, 4>, dstTask = 2 : i32, maxRegionId = 3 : i32, minRegionId = 3 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32, i1
        %top_98 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %top_99 = arith.divui %arg56, %top_98 {async_task_id = array<i32: 1>} : i64
        %top_100 = arith.muli %top_99, %top_98 {async_task_id = array<i32: 1>} : i64
        %top_101 = arith.subi %arg56, %top_100 {async_task_id = array<i32: 1>} : i64
        %top_102 = arith.trunci %top_101 {async_task_id = array<i32: 1>} : i64 to i32
        %top_103 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %top_104 = arith.andi %top_99, %top_103 {async_task_id = array<i32: 1>} : i64
        %top_105 = arith.trunci %top_104 {async_task_id = array<i32: 1>} : i64 to i1
        nvws.producer_acquire %weight_50, %top_102, %top_105 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 2, 4>, dstTask = 2 : i32, maxRegionId = 3 : i32, minRegionId = 3 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32, i1
        %top_106 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %top_107 = arith.divui %arg56, %top_106 {async_task_id = array<i32: 1>} : i64
        %top_108 = arith.muli %top_107, %top_106 {async_task_id = array<i32: 1>} : i64
        %top_109 = arith.subi %arg56, %top_108 {async_task_id = array<i32: 1>} : i64
        %top_110 = arith.trunci %top_109 {async_task_id = array<i32: 1>} : i64 to i32
        %top_111 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %top_112 = arith.andi %top_107, %top_111 {async_task_id = array<i32: 1>} : i64
        %top_113 = arith.trunci %top_112 {async_task_id = array<i32: 1>} : i64 to i1
        nvws.producer_acquire %high_51, %top_110, %top_113 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 2, 4>, dstTask = 2 : i32, maxRegionId = 3 : i32, minRegionId = 3 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32, i1
        %top_114:2 = scf.for %top_117 = %c0_i32 to %length_46 step %c128_i32 iter_args(%arg59 = %false, %arg60 = %arg57) -> (i1, i64)  : i32 {
          %score_118 = arith.constant {async_task_id = array<i32: 1>} 2 : i64
          %score_119 = arith.divui %arg60, %score_118 {async_task_id = array<i32: 1>} : i64
          %score_120 = arith.muli %score_119, %score_118 {async_task_id = array<i32: 1>} : i64
          %score_121 = arith.subi %arg60, %score_120 {async_task_id = array<i32: 1>} : i64
          %score_122 = arith.trunci %score_121 {async_task_id = array<i32: 1>} : i64 to i32
          %score_123 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %score_124 = arith.andi %score_119, %score_123 {async_task_id = array<i32: 1>} : i64
          %score_125 = arith.trunci %score_124 {async_task_id = array<i32: 1>} : i64 to i1
          %score_126 = arith.constant {async_task_id = array<i32: 1>} 2 : i64
          %score_127 = arith.divui %arg60, %score_126 {async_task_id = array<i32: 1>} : i64
          %score_128 = arith.muli %score_127, %score_126 {async_task_id = array<i32: 1>} : i64
          %score_129 = arith.subi %arg60, %score_128 {async_task_id = array<i32: 1>} : i64
          %score_130 = arith.trunci %score_129 {async_task_id = array<i32: 1>} : i64 to i32
          %score_131 = ttg.memdesc_index %score_52[%score_130] {async_task_id = array<i32: 1>} : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          %score_132 = ttg.memdesc_index %score_53[%score_122] {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_133 = arith.extui %score_125 {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : i1 to i32
          %score_134 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32} true
          ttng.wait_barrier %score_132, %score_133, %score_134 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 3>, direction = "forward", dstTask = 3 : i32, maxRegionId = 2 : i32, minRegionId = 1 : i32, parentId = 2 : i32}}, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_135 = ttg.memdesc_trans %score_131 {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
          %top_136 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %top_137 = arith.divui %arg56, %top_136 {async_task_id = array<i32: 1>} : i64
          %top_138 = arith.muli %top_137, %top_136 {async_task_id = array<i32: 1>} : i64
          %top_139 = arith.subi %arg56, %top_138 {async_task_id = array<i32: 1>} : i64
          %top_140 = arith.trunci %top_139 {async_task_id = array<i32: 1>} : i64 to i32
          %rows_141 = ttg.memdesc_index %rows_54[%top_140] {async_task_id = array<i32: 1>} : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          %score_142 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %score_143 = arith.divui %arg60, %score_142 {async_task_id = array<i32: 1>} : i64
          %score_144 = arith.muli %score_143, %score_142 {async_task_id = array<i32: 1>} : i64
          %score_145 = arith.subi %arg60, %score_144 {async_task_id = array<i32: 1>} : i64
          %score_146 = arith.trunci %score_145 {async_task_id = array<i32: 1>} : i64 to i32
          %score_147 = ttg.memdesc_index %score_55[%score_146] {async_task_id = array<i32: 1>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
          %score_148 = ttg.memdesc_index %score_56[%score_122] {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_149 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32} true
          %score_150 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %score_151 = arith.divui %arg60, %score_150 {async_task_id = array<i32: 1>} : i64
          %score_152 = arith.muli %score_151, %score_150 {async_task_id = array<i32: 1>} : i64
          %score_153 = arith.subi %arg60, %score_152 {async_task_id = array<i32: 1>} : i64
          %score_154 = arith.trunci %score_153 {async_task_id = array<i32: 1>} : i64 to i32
          %score_155 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %score_156 = arith.andi %score_151, %score_155 {async_task_id = array<i32: 1>} : i64
          %score_157 = arith.trunci %score_156 {async_task_id = array<i32: 1>} : i64 to i1
          %score_158 = ttg.memdesc_index %score_57[%score_154] {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_159 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32} true
          nvws.producer_acquire %score_58, %score_154, %score_157 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 2, 4>, dstTask = 4 : i32, maxRegionId = 4 : i32, minRegionId = 4 : i32, parentId = 2 : i32}}, loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<1x!nvws.token>, i32, i1
          %score_160 = ttng.tc_gen5_mma %rows_141, %score_135, %score_147[], %false, %true, %score_148[%score_149], %score_158[%score_159] {async_task_id = array<i32: 1>, is_async, loop.cluster = 1 : i32, loop.stage = 0 : i32, tt.self_latency = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_161 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %acc_162 = arith.divui %arg60, %acc_161 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_163 = arith.muli %acc_162, %acc_161 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_164 = arith.subi %arg60, %acc_163 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_165 = arith.trunci %acc_164 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i32
          %acc_166 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %acc_167 = arith.andi %acc_162, %acc_166 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_168 = arith.trunci %acc_167 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i1
          %acc_169 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %acc_170 = arith.divui %arg60, %acc_169 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_171 = arith.muli %acc_170, %acc_169 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_172 = arith.subi %arg60, %acc_171 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_173 = arith.trunci %acc_172 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i32
          %acc_174 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %acc_175 = arith.andi %acc_170, %acc_174 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_176 = arith.trunci %acc_175 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i1
          %acc_177 = arith.constant {async_task_id = array<i32: 1>} 2 : i64
          %acc_178 = arith.divui %arg60, %acc_177 {async_task_id = array<i32: 1>} : i64
          %acc_179 = arith.muli %acc_178, %acc_177 {async_task_id = array<i32: 1>} : i64
          %acc_180 = arith.subi %arg60, %acc_179 {async_task_id = array<i32: 1>} : i64
          %acc_181 = arith.trunci %acc_180 {async_task_id = array<i32: 1>} : i64 to i32
          %acc_182 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %acc_183 = arith.andi %acc_178, %acc_182 {async_task_id = array<i32: 1>} : i64
          %acc_184 = arith.trunci %acc_183 {async_task_id = array<i32: 1>} : i64 to i1
          %acc_185 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %acc_186 = arith.divui %arg60, %acc_185 {async_task_id = array<i32: 1>} : i64
          %acc_187 = arith.muli %acc_186, %acc_185 {async_task_id = array<i32: 1>} : i64
          %acc_188 = arith.subi %arg60, %acc_187 {async_task_id = array<i32: 1>} : i64
          %acc_189 = arith.trunci %acc_188 {async_task_id = array<i32: 1>} : i64 to i32
          %acc_190 = ttg.memdesc_index %acc_59[%acc_189] {async_task_id = array<i32: 1>} : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
          %acc_191 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %acc_192 = arith.divui %arg60, %acc_191 {async_task_id = array<i32: 1>} : i64
          %acc_193 = arith.muli %acc_192, %acc_191 {async_task_id = array<i32: 1>} : i64
          %acc_194 = arith.subi %arg60, %acc_193 {async_task_id = array<i32: 1>} : i64
          %acc_195 = arith.trunci %acc_194 {async_task_id = array<i32: 1>} : i64 to i32
          %score_196 = ttng.tmem_subslice %score_55 {N = 0 : i32, async_task_id = array<i32: 1>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
          %score_197 = ttg.memdesc_reinterpret %score_196 {async_task_id = array<i32: 1>} : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128> -> !ttg.memdesc<1x128x128xf16, #tmem3, #ttng.tensor_memory, mutable>
          %acc_198 = ttg.memdesc_index %score_197[%acc_195] {async_task_id = array<i32: 1>} : !ttg.memdesc<1x128x128xf16, #tmem3, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf16, #tmem1, #ttng.tensor_memory, mutable>
          %acc_199 = arith.constant {async_task_id = array<i32: 1>} 2 : i64
          %acc_200 = arith.divui %arg60, %acc_199 {async_task_id = array<i32: 1>} : i64
          %acc_201 = arith.muli %acc_200, %acc_199 {async_task_id = array<i32: 1>} : i64
          %acc_202 = arith.subi %arg60, %acc_201 {async_task_id = array<i32: 1>} : i64
          %acc_203 = arith.trunci %acc_202 {async_task_id = array<i32: 1>} : i64 to i32
          %acc_204 = ttg.memdesc_index %acc_60[%acc_203] {async_task_id = array<i32: 1>} : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          %acc_205 = ttg.memdesc_index %acc_61[%acc_181] {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_206 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} true
          %acc_207 = ttg.memdesc_index %acc_62[%acc_181] {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_208 = arith.extui %acc_184 {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i1 to i32
          %acc_209 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} true
          ttng.wait_barrier %acc_207, %acc_208, %acc_209 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 3>, direction = "forward", dstTask = 3 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_210 = ttg.memdesc_index %acc_63[%acc_165] {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_211 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} true
          nvws.consumer_wait %acc_64, %acc_165, %acc_168 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 2, 4>, dstTask = 0 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x!nvws.token>, i32, i1
          %acc_212 = ttg.memdesc_index %acc_65[%acc_173] {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_213 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32} true
          nvws.consumer_wait %acc_66, %acc_173, %acc_176 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 2, 4>, dstTask = 4 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x!nvws.token>, i32, i1
          %acc_214 = ttng.tc_gen5_mma %acc_198, %acc_204, %acc_190[], %arg59, %true, %acc_205[%acc_206], %acc_210[%acc_211], %acc_212[%acc_213] {async_task_id = array<i32: 1>, is_async, loop.cluster = 0 : i32, loop.stage = 1 : i32, tmem.end = array<i32: 4>, tmem.start = array<i32: 3, 5>, tt.self_latency = 1 : i32} : !ttg.memdesc<128x128xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %top_215 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %accum_cnt_216 = arith.addi %arg60, %top_215 {async_task_id = array<i32: 1>} : i64
          scf.yield {async_task_id = array<i32: 1>} %true, %accum_cnt_216 : i1, i64
        } {async_task_id = array<i32: 1>, tt.scheduled_max_stage = 1 : i32}
        %acc_115 = ttg.memdesc_index %acc_67[%top_94] {async_task_id = array<i32: 1>} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.tc_gen5_commit %acc_115 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %rows_116 = ttg.memdesc_index %rows_68[%top_83] {async_task_id = array<i32: 1>} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.tc_gen5_commit %rows_116 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %c1_i64 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %accum_cnt = arith.addi %arg56, %c1_i64 {async_task_id = array<i32: 1>} : i64
        scf.yield {async_task_id = array<i32: 1>} %accum_cnt, %top_114#1 : i64, i64
      } {async_task_id = array<i32: 1>, tt.warp_specialize, ttg.partition.stages = [0 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32], ttg.partition.types = ["correction", "gemm", "epilogue", "load", "computation"], ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%length_46: i32, %heads_47: i32, %rows_48: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_49: tensor<1x!nvws.token>, %weight_50: tensor<1x!nvws.token>, %high_51: tensor<1x!nvws.token>, %score_52: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %score_53: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %rows_54: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %score_55: !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable>, %score_56: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %score_57: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %score_58: tensor<1x!nvws.token>, %acc_59: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %acc_60: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %acc_61: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %acc_62: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %acc_63: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_64: tensor<1x!nvws.token>, %acc_65: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_66: tensor<1x!nvws.token>, %acc_67: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %rows_68: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %logsum_69: !tt.ptr<f32>, %out_staging_70: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %out_71: !tt.tensordesc<tensor<128x64xf16, #shared>>, %q_72: !tt.tensordesc<tensor<128x64xf16, #shared>>, %k_73: !tt.tensordesc<tensor<128x64xf16, #shared>>, %v_74: !tt.tensordesc<tensor<128x64xf16, #shared>>, %scale_75: f32, %shrink_76: tensor<1x!nvws.token>) num_warps(4) {
      %c132_i32 = arith.constant {async_task_id = array<i32: 2>} 132 : i32
      %c0_i32 = arith.constant {async_task_id = array<i32: 2>} 0 : i32
      %c128_i32 = arith.constant {async_task_id = array<i32: 2>} 128 : i32
      %blocks = arith.constant {async_task_id = array<i32: 2>} 127 : i32
      %blocks_77 = arith.addi %length_46, %blocks {async_task_id = array<i32: 2>} : i32
      %blocks_78 = arith.divsi %blocks_77, %c128_i32 {async_task_id = array<i32: 2>} : i32
      %1 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %2 = arith.muli %blocks_78, %heads_47 {async_task_id = array<i32: 2>} : i32
      %3 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
      %c0_i64 = arith.constant {async_task_id = array<i32: 2>} 0 : i64
      %c0_i64_79 = arith.constant {async_task_id = array<i32: 2>} 0 : i64
      %4:2 = scf.for %arg55 = %1 to %2 step %c132_i32 iter_args(%arg56 = %c0_i64, %arg57 = %c0_i64_79) -> (i64, i64)  : i32 {
        %base = arith.divsi %arg55, %blocks_78 {async_task_id = array<i32: 2>} : i32
        %base_80 = arith.muli %base, %length_46 {async_task_id = array<i32: 2>} : i32
        %row = arith.remsi %arg55, %blocks_78 {async_task_id = array<i32: 2>} : i32
        %row_81 = arith.muli %row, %c128_i32 {async_task_id = array<i32: 2>} : i32
        %row_82 = arith.addi %base_80, %row_81 {async_task_id = array<i32: 2>} : i32
        %top = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %top_83 = arith.divui %arg56, %top {async_task_id = array<i32: 2>} : i64
        %top_84 = arith.muli %top_83, %top {async_task_id = array<i32: 2>} : i64
        %top_85 = arith.subi %arg56, %top_84 {async_task_id = array<i32: 2>} : i64
        %top_86 = arith.trunci %top_85 {async_task_id = array<i32: 2>} : i64 to i32
        %top_87 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %top_88 = arith.andi %top_83, %top_87 {async_task_id = array<i32: 2>} : i64
        %top_89 = arith.trunci %top_88 {async_task_id = array<i32: 2>} : i64 to i1
        %top_90 = scf.for %top_135 = %c0_i32 to %length_46 step %c128_i32 iter_args(%arg59 = %arg57) -> (i64)  : i32 {
          %top_136 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
          %accum_cnt_137 = arith.addi %arg59, %top_136 {async_task_id = array<i32: 2>} : i64
          scf.yield {async_task_id = array<i32: 2>} %accum_cnt_137 : i64
        } {async_task_id = array<i32: 2>, tt.scheduled_max_stage = 1 : i32}
        %top_91 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %top_92 = arith.divui %arg56, %top_91 {async_task_id = array<i32: 2>} : i64
        %top_93 = arith.muli %top_92, %top_91 {async_task_id = array<i32: 2>} : i64
        %top_94 = arith.subi %arg56, %top_93 {async_task_id = array<i32: 2>} : i64
        %top_95 = arith.trunci %top_94 {async_task_id = array<i32: 2>} : i64 to i32
        %top_96 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %top_97 = arith.andi %top_92, %top_96 {async_task_id = array<i32: 2>} : i64
        %top_98 = arith.trunci %top_97 {async_task_id = array<i32: 2>} : i64 to i1
        %top_99 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %top_100 = arith.divui %arg56, %top_99 {async_task_id = array<i32: 2>} : i64
        %top_101 = arith.muli %top_100, %top_99 {async_task_id = array<i32: 2>} : i64
        %top_102 = arith.subi %arg56, %top_101 {async_task_id = array<i32: 2>} : i64
        %top_103 = arith.trunci %top_102 {async_task_id = array<i32: 2>} : i64 to i32
        %top_104 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %top_105 = arith.andi %top_100, %top_104 {async_task_id = array<i32: 2>} : i64
        %top_106 = arith.trunci %top_105 {async_task_id = array<i32: 2>} : i64 to i1
        %5 = tt.addptr %logsum_69, %row_82 {async_task_id = array<i32: 2>} : !tt.ptr<f32>, i32
        %6 = tt.splat %5 {async_task_id = array<i32: 2>} : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
        %7 = tt.addptr %6, %3 {async_task_id = array<i32: 2>} : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
        %c1_i64 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %8 = arith.divui %arg56, %c1_i64 {async_task_id = array<i32: 2>} : i64
        %9 = arith.muli %8, %c1_i64 {async_task_id = array<i32: 2>} : i64
        %10 = arith.subi %arg56, %9 {async_task_id = array<i32: 2>} : i64
        %11 = arith.trunci %10 {async_task_id = array<i32: 2>} : i64 to i32
        %score_107 = ttng.tmem_subslice %score_55 {N = 66 : i32, async_task_id = array<i32: 2>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128>
        %score_108 = ttg.memdesc_reinterpret %score_107 {async_task_id = array<i32: 2>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        %weight_109 = ttg.memdesc_index %score_108[%11] {async_task_id = array<i32: 2>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        nvws.consumer_wait %weight_50, %top_103, %top_106 {async_task_id = array<i32: 2>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 3, 4>, dstTask = 4 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32, i1
        %result, %token = ttng.tmem_load %weight_109[] {async_task_id = array<i32: 2>} : !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable> -> tensor<128x1xf32, #linear>
        nvws.consumer_release %weight_50, %top_103 {async_task_id = array<i32: 2>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 3, 4>, dstTask = 4 : i32, maxRegionId = 4 : i32, minRegionId = 4 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32
        %12 = tt.reshape %result {async_task_id = array<i32: 2>} : tensor<128x1xf32, #linear> -> tensor<128xf32, #linear1>
        %13 = ttg.convert_layout %12 {async_task_id = array<i32: 2>} : tensor<128xf32, #linear1> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
        %14 = math.log2 %13 {async_task_id = array<i32: 2>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
        %c1_i64_110 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %15 = arith.divui %arg56, %c1_i64_110 {async_task_id = array<i32: 2>} : i64
        %16 = arith.muli %15, %c1_i64_110 {async_task_id = array<i32: 2>} : i64
        %17 = arith.subi %arg56, %16 {async_task_id = array<i32: 2>} : i64
        %18 = arith.trunci %17 {async_task_id = array<i32: 2>} : i64 to i32
        %score_111 = ttng.tmem_subslice %score_55 {N = 65 : i32, async_task_id = array<i32: 2>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128>
        %score_112 = ttg.memdesc_reinterpret %score_111 {async_task_id = array<i32: 2>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        %high_113 = ttg.memdesc_index %score_112[%18] {async_task_id = array<i32: 2>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        nvws.consumer_wait %high_51, %top_95, %top_98 {async_task_id = array<i32: 2>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 3, 4>, dstTask = 4 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32, i1
        %result_114, %token_115 = ttng.tmem_load %high_113[] {async_task_id = array<i32: 2>} : !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable> -> tensor<128x1xf32, #linear>
        nvws.consumer_release %high_51, %top_95 {async_task_id = array<i32: 2>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 3, 4>, dstTask = 4 : i32, maxRegionId = 4 : i32, minRegionId = 4 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32
        %19 = tt.reshape %result_114 {async_task_id = array<i32: 2>} : tensor<128x1xf32, #linear> -> tensor<128xf32, #linear1>
        %20 = ttg.convert_layout %19 {async_task_id = array<i32: 2>} : tensor<128xf32, #linear1> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
        %21 = arith.addf %20, %14 {async_task_id = array<i32: 2>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
        %22 = ttg.convert_layout %21 {async_task_id = array<i32: 2>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128xf32, #blocked>
        tt.store %7, %22 {async_task_id = array<i32: 2>} : tensor<128x!tt.ptr<f32>, #blocked>
        %23 = tt.expand_dims %13 {async_task_id = array<i32: 2>, axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xf32, #linear2>
        %24 = ttg.convert_layout %23 {async_task_id = array<i32: 2>} : tensor<128x1xf32, #linear2> -> tensor<128x1xf32, #linear3>
        %25 = tt.broadcast %24 {async_task_id = array<i32: 2>} : tensor<128x1xf32, #linear3> -> tensor<128x64xf32, #linear3>
        %acc_116 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %acc_117 = arith.divui %arg56, %acc_116 {async_task_id = array<i32: 2>} : i64
        %acc_118 = arith.muli %acc_117, %acc_116 {async_task_id = array<i32: 2>} : i64
        %acc_119 = arith.subi %arg56, %acc_118 {async_task_id = array<i32: 2>} : i64
        %acc_120 = arith.trunci %acc_119 {async_task_id = array<i32: 2>} : i64 to i32
        %acc_121 = ttg.memdesc_index %acc_59[%acc_120] {async_task_id = array<i32: 2>} : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
        %acc_122 = ttg.memdesc_index %acc_67[%top_86] {async_task_id = array<i32: 2>} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_123 = arith.extui %top_89 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %acc_122, %acc_123 {async_task_id = array<i32: 2>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 3, 4>, direction = "forward", dstTask = 1 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 1 : i32}}} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_124, %acc_125 = ttng.tmem_load %acc_121[] {async_task_id = array<i32: 2>, tmem.end = array<i32: 5>} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear3>
        nvws.consumer_release %acc_49, %top_86 {async_task_id = array<i32: 2>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 3, 4>, dstTask = 1 : i32, maxRegionId = 4 : i32, minRegionId = 4 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32
        %26 = arith.divf %acc_124, %25 {async_task_id = array<i32: 2>} : tensor<128x64xf32, #linear3>
        %27 = arith.truncf %26 {async_task_id = array<i32: 2>} : tensor<128x64xf32, #linear3> to tensor<128x64xf16, #linear3>
        %28 = ttg.convert_layout %27 {async_task_id = array<i32: 2>} : tensor<128x64xf16, #linear3> -> tensor<128x64xf16, #blocked1>
        %out_staging_126 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %out_staging_127 = arith.divui %arg56, %out_staging_126 {async_task_id = array<i32: 2>} : i64
        %out_staging_128 = arith.muli %out_staging_127, %out_staging_126 {async_task_id = array<i32: 2>} : i64
        %out_staging_129 = arith.subi %arg56, %out_staging_128 {async_task_id = array<i32: 2>} : i64
        %out_staging_130 = arith.trunci %out_staging_129 {async_task_id = array<i32: 2>} : i64 to i32
        %out_staging_131 = ttg.memdesc_index %out_staging_70[%out_staging_130] {async_task_id = array<i32: 2>} : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttg.local_store %28, %out_staging_131 {async_task_id = array<i32: 2>} : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %c1_i64_132 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %29 = arith.divui %arg56, %c1_i64_132 {async_task_id = array<i32: 2>} : i64
        %30 = arith.muli %29, %c1_i64_132 {async_task_id = array<i32: 2>} : i64
        %31 = arith.subi %arg56, %30 {async_task_id = array<i32: 2>} : i64
        %32 = arith.trunci %31 {async_task_id = array<i32: 2>} : i64 to i32
        %out_staging_133 = ttg.memdesc_index %out_staging_70[%32] {async_task_id = array<i32: 2>} : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %33 = ttng.async_tma_copy_local_to_global %out_71[%row_82, %c0_i32] %out_staging_133 {async_task_id = array<i32: 2>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.async.token
        ttng.async_tma_store_token_wait %33   {async_task_id = array<i32: 2>, can_rotate_by_buffer_count = 1 : i32} : !ttg.async.token
        %c1_i64_134 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %accum_cnt = arith.addi %arg56, %c1_i64_134 {async_task_id = array<i32: 2>} : i64
        scf.yield {async_task_id = array<i32: 2>} %accum_cnt, %top_90 : i64, i64
      } {async_task_id = array<i32: 2>, tt.warp_specialize, ttg.partition.stages = [0 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32], ttg.partition.types = ["correction", "gemm", "epilogue", "load", "computation"], ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%length_46: i32, %heads_47: i32, %rows_48: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_49: tensor<1x!nvws.token>, %weight_50: tensor<1x!nvws.token>, %high_51: tensor<1x!nvws.token>, %score_52: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %score_53: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %rows_54: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %score_55: !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable>, %score_56: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %score_57: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %score_58: tensor<1x!nvws.token>, %acc_59: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %acc_60: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %acc_61: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %acc_62: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %acc_63: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_64: tensor<1x!nvws.token>, %acc_65: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_66: tensor<1x!nvws.token>, %acc_67: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %rows_68: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %logsum_69: !tt.ptr<f32>, %out_staging_70: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %out_71: !tt.tensordesc<tensor<128x64xf16, #shared>>, %q_72: !tt.tensordesc<tensor<128x64xf16, #shared>>, %k_73: !tt.tensordesc<tensor<128x64xf16, #shared>>, %v_74: !tt.tensordesc<tensor<128x64xf16, #shared>>, %scale_75: f32, %shrink_76: tensor<1x!nvws.token>) num_warps(4) {
      %c132_i32 = arith.constant {async_task_id = array<i32: 3>} 132 : i32
      %c0_i32 = arith.constant {async_task_id = array<i32: 3>} 0 : i32
      %c128_i32 = arith.constant {async_task_id = array<i32: 3>} 128 : i32
      %blocks = arith.constant {async_task_id = array<i32: 3>} 127 : i32
      %blocks_77 = arith.addi %length_46, %blocks {async_task_id = array<i32: 3>} : i32
      %blocks_78 = arith.divsi %blocks_77, %c128_i32 {async_task_id = array<i32: 3>} : i32
      %1 = tt.get_program_id x {async_task_id = array<i32: 3>} : i32
      %2 = arith.muli %blocks_78, %heads_47 {async_task_id = array<i32: 3>} : i32
      %c0_i64 = arith.constant {async_task_id = array<i32: 3>} 0 : i64
      %c0_i64_79 = arith.constant {async_task_id = array<i32: 3>} 0 : i64
      %3:2 = scf.for %arg55 = %1 to %2 step %c132_i32 iter_args(%arg56 = %c0_i64, %arg57 = %c0_i64_79) -> (i64, i64)  : i32 {
        %base = arith.divsi %arg55, %blocks_78 {async_task_id = array<i32: 3>} : i32
        %base_80 = arith.muli %base, %length_46 {async_task_id = array<i32: 3>} : i32
        %row = arith.remsi %arg55, %blocks_78 {async_task_id = array<i32: 3>} : i32
        %row_81 = arith.muli %row, %c128_i32 {async_task_id = array<i32: 3>} : i32
        %row_82 = arith.addi %base_80, %row_81 {async_task_id = array<i32: 3>} : i32
        %top = arith.constant {async_task_id = array<i32: 3>} 1 : i64
        %top_83 = arith.divui %arg56, %top {async_task_id = array<i32: 3>} : i64
        %top_84 = arith.muli %top_83, %top {async_task_id = array<i32: 3>} : i64
        %top_85 = arith.subi %arg56, %top_84 {async_task_id = array<i32: 3>} : i64
        %top_86 = arith.trunci %top_85 {async_task_id = array<i32: 3>} : i64 to i32
        %top_87 = arith.constant {async_task_id = array<i32: 3>} 1 : i64
        %top_88 = arith.andi %top_83, %top_87 {async_task_id = array<i32: 3>} : i64
        %top_89 = arith.trunci %top_88 {async_task_id = array<i32: 3>} : i64 to i1
        %rows_90 = ttg.memdesc_index %rows_68[%top_86] {async_task_id = array<i32: 3>} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %rows_91 = arith.constant {async_task_id = array<i32: 3>} true
        %rows_92 = arith.xori %top_89, %rows_91 {async_task_id = array<i32: 3>} : i1
        %rows_93 = arith.extui %rows_92 {async_task_id = array<i32: 3>} : i1 to i32
        ttng.wait_barrier %rows_90, %rows_93 {async_task_id = array<i32: 3>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 4>, direction = "backward", dstTask = 1 : i32, maxRegionId = 3 : i32, minRegionId = 3 : i32, parentId = 1 : i32}}} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %rows_94 = ttg.memdesc_index %rows_48[%top_86] {async_task_id = array<i32: 3>} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %rows_95 = arith.constant {async_task_id = array<i32: 3>} true
        ttng.barrier_expect %rows_94, 16384 {async_task_id = array<i32: 3>}, %rows_95 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %rows_96 = ttg.memdesc_index %rows_54[%top_86] {async_task_id = array<i32: 3>} : !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %q_72[%row_82, %c0_i32] %rows_96, %rows_94, %rows_95 {async_task_id = array<i32: 3>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %top_97 = scf.for %top_98 = %c0_i32 to %length_46 step %c128_i32 iter_args(%arg59 = %arg57) -> (i64)  : i32 {
          %score_99 = arith.addi %base_80, %top_98 {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : i32
          %score_100 = arith.constant {async_task_id = array<i32: 3>} 2 : i64
          %score_101 = arith.divui %arg59, %score_100 {async_task_id = array<i32: 3>} : i64
          %score_102 = arith.muli %score_101, %score_100 {async_task_id = array<i32: 3>} : i64
          %score_103 = arith.subi %arg59, %score_102 {async_task_id = array<i32: 3>} : i64
          %score_104 = arith.trunci %score_103 {async_task_id = array<i32: 3>} : i64 to i32
          %score_105 = arith.constant {async_task_id = array<i32: 3>} 1 : i64
          %score_106 = arith.andi %score_101, %score_105 {async_task_id = array<i32: 3>} : i64
          %score_107 = arith.trunci %score_106 {async_task_id = array<i32: 3>} : i64 to i1
          %score_108 = ttg.memdesc_index %score_56[%score_104] {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_109 = arith.constant {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} true
          %score_110 = arith.xori %score_107, %score_109 {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : i1
          %score_111 = arith.extui %score_110 {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : i1 to i32
          ttng.wait_barrier %score_108, %score_111 {async_task_id = array<i32: 3>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 4>, direction = "backward", dstTask = 1 : i32, maxRegionId = 5 : i32, minRegionId = 4 : i32, parentId = 2 : i32}}, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_112 = ttg.memdesc_index %score_53[%score_104] {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_113 = arith.constant {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} true
          ttng.barrier_expect %score_112, 16384 {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32}, %score_113 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_114 = ttg.memdesc_index %score_52[%score_104] {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          ttng.async_tma_copy_global_to_local %k_73[%score_99, %c0_i32] %score_114, %score_112, %score_113 {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          %acc_115 = arith.constant {async_task_id = array<i32: 3>} 2 : i64
          %acc_116 = arith.divui %arg59, %acc_115 {async_task_id = array<i32: 3>} : i64
          %acc_117 = arith.muli %acc_116, %acc_115 {async_task_id = array<i32: 3>} : i64
          %acc_118 = arith.subi %arg59, %acc_117 {async_task_id = array<i32: 3>} : i64
          %acc_119 = arith.trunci %acc_118 {async_task_id = array<i32: 3>} : i64 to i32
          %acc_120 = arith.constant {async_task_id = array<i32: 3>} 1 : i64
          %acc_121 = arith.andi %acc_116, %acc_120 {async_task_id = array<i32: 3>} : i64
          %acc_122 = arith.trunci %acc_121 {async_task_id = array<i32: 3>} : i64 to i1
          %acc_123 = ttg.memdesc_index %acc_61[%acc_119] {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_124 = arith.constant {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} true
          %acc_125 = arith.xori %acc_122, %acc_124 {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : i1
          %acc_126 = arith.extui %acc_125 {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : i1 to i32
          ttng.wait_barrier %acc_123, %acc_126 {async_task_id = array<i32: 3>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 4>, direction = "backward", dstTask = 1 : i32, maxRegionId = 5 : i32, minRegionId = 5 : i32, parentId = 2 : i32}}, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_127 = ttg.memdesc_index %acc_62[%acc_119] {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_128 = arith.constant {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} true
          ttng.barrier_expect %acc_127, 16384 {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32}, %acc_128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_129 = ttg.memdesc_index %acc_60[%acc_119] {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          ttng.async_tma_copy_global_to_local %v_74[%score_99, %c0_i32] %acc_129, %acc_127, %acc_128 {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          %top_130 = arith.constant {async_task_id = array<i32: 3>} 1 : i64
          %accum_cnt_131 = arith.addi %arg59, %top_130 {async_task_id = array<i32: 3>} : i64
          scf.yield {async_task_id = array<i32: 3>} %accum_cnt_131 : i64
        } {async_task_id = array<i32: 3>, tt.scheduled_max_stage = 1 : i32}
        %c1_i64 = arith.constant {async_task_id = array<i32: 3>} 1 : i64
        %accum_cnt = arith.addi %arg56, %c1_i64 {async_task_id = array<i32: 3>} : i64
        scf.yield {async_task_id = array<i32: 3>} %accum_cnt, %top_97 : i64, i64
      } {async_task_id = array<i32: 3>, tt.warp_specialize, ttg.partition.stages = [0 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32], ttg.partition.types = ["correction", "gemm", "epilogue", "load", "computation"], ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition3(%length_46: i32, %heads_47: i32, %rows_48: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_49: tensor<1x!nvws.token>, %weight_50: tensor<1x!nvws.token>, %high_51: tensor<1x!nvws.token>, %score_52: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %score_53: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %rows_54: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %score_55: !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable>, %score_56: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %score_57: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %score_58: tensor<1x!nvws.token>, %acc_59: !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %acc_60: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %acc_61: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %acc_62: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %acc_63: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_64: tensor<1x!nvws.token>, %acc_65: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %acc_66: tensor<1x!nvws.token>, %acc_67: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %rows_68: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %logsum_69: !tt.ptr<f32>, %out_staging_70: !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, %out_71: !tt.tensordesc<tensor<128x64xf16, #shared>>, %q_72: !tt.tensordesc<tensor<128x64xf16, #shared>>, %k_73: !tt.tensordesc<tensor<128x64xf16, #shared>>, %v_74: !tt.tensordesc<tensor<128x64xf16, #shared>>, %scale_75: f32, %shrink_76: tensor<1x!nvws.token>) num_warps(4) {
      %cst = arith.constant {async_task_id = array<i32: 4>} dense<1.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
      %cst_77 = arith.constant {async_task_id = array<i32: 4>} dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
      %c132_i32 = arith.constant {async_task_id = array<i32: 4>} 132 : i32
      %c0_i32 = arith.constant {async_task_id = array<i32: 4>} 0 : i32
      %c128_i32 = arith.constant {async_task_id = array<i32: 4>} 128 : i32
      %blocks = arith.constant {async_task_id = array<i32: 4>} 127 : i32
      %true = arith.constant {async_task_id = array<i32: 4>} true
      %blocks_78 = arith.addi %length_46, %blocks {async_task_id = array<i32: 4>} : i32
      %blocks_79 = arith.divsi %blocks_78, %c128_i32 {async_task_id = array<i32: 4>} : i32
      %1 = tt.get_program_id x {async_task_id = array<i32: 4>} : i32
      %2 = arith.muli %blocks_79, %heads_47 {async_task_id = array<i32: 4>} : i32
      %high_80 = tt.splat %scale_75 {async_task_id = array<i32: 4>} : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
      %p = tt.splat %scale_75 {async_task_id = array<i32: 4>} : f32 -> tensor<128x128xf32, #linear2>
      %c0_i64 = arith.constant {async_task_id = array<i32: 4>} 0 : i64
      %c0_i64_81 = arith.constant {async_task_id = array<i32: 4>} 0 : i64
      %3:2 = scf.for %arg55 = %1 to %2 step %c132_i32 iter_args(%arg56 = %c0_i64, %arg57 = %c0_i64_81) -> (i64, i64)  : i32 {
        %top:3 = scf.for %top_116 = %c0_i32 to %length_46 step %c128_i32 iter_args(%arg59 = %cst, %arg60 = %cst_77, %arg61 = %arg57) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>, i64)  : i32 {
          %score_117 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
          %score_118 = arith.divui %arg61, %score_117 {async_task_id = array<i32: 4>} : i64
          %score_119 = arith.muli %score_118, %score_117 {async_task_id = array<i32: 4>} : i64
          %score_120 = arith.subi %arg61, %score_119 {async_task_id = array<i32: 4>} : i64
          %score_121 = arith.trunci %score_120 {async_task_id = array<i32: 4>} : i64 to i32
          %score_122 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
          %score_123 = arith.andi %score_118, %score_122 {async_task_id = array<i32: 4>} : i64
          %score_124 = arith.trunci %score_123 {async_task_id = array<i32: 4>} : i64 to i1
          %score_125 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
          %score_126 = arith.divui %arg61, %score_125 {async_task_id = array<i32: 4>} : i64
          %score_127 = arith.muli %score_126, %score_125 {async_task_id = array<i32: 4>} : i64
          %score_128 = arith.subi %arg61, %score_127 {async_task_id = array<i32: 4>} : i64
          %score_129 = arith.trunci %score_128 {async_task_id = array<i32: 4>} : i64 to i32
          %score_130 = ttg.memdesc_index %score_55[%score_129] {async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
          %score_131 = ttg.memdesc_index %score_57[%score_121] {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_132 = arith.extui %score_124 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i1 to i32
          ttng.wait_barrier %score_131, %score_132 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, direction = "forward", dstTask = 1 : i32, maxRegionId = 2 : i32, minRegionId = 1 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %score_133, %score_134 = ttng.tmem_load %score_130[] {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear2>
          nvws.consumer_release %score_58, %score_121 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, dstTask = 1 : i32, maxRegionId = 4 : i32, minRegionId = 4 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x!nvws.token>, i32
          %high_135 = "tt.reduce"(%score_133) <{axis = 1 : i32, reduction_ordering = "unordered"}> ({
          ^bb0(%high_188: f32, %high_189: f32):
            %high_190 = arith.maxnumf %high_188, %high_189 {async_task_id = array<i32: 4>} : f32
            tt.reduce.return %high_190 {async_task_id = array<i32: 4>} : f32
          }) {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<128x128xf32, #linear2>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
          %high_136 = arith.mulf %high_135, %high_80 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
          %high_137 = arith.maxnumf %arg60, %high_136 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
          %p_138 = arith.mulf %score_133, %p {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf32, #linear2>
          %p_139 = tt.expand_dims %high_137 {async_task_id = array<i32: 4>, axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xf32, #linear2>
          %p_140 = tt.broadcast %p_139 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear2> -> tensor<128x128xf32, #linear2>
          %p_141 = arith.subf %p_138, %p_140 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf32, #linear2>
          %p_142 = math.exp2 %p_141 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf32, #linear2>
          %shrink_143 = arith.subf %arg60, %high_137 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
          %shrink_144 = math.exp2 %shrink_143 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
          %shrink_145 = tt.expand_dims %shrink_144 {async_task_id = array<i32: 4>, axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xf32, #linear2>
          %shrink_146 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
          %shrink_147 = arith.divui %arg61, %shrink_146 {async_task_id = array<i32: 4>} : i64
          %shrink_148 = arith.muli %shrink_147, %shrink_146 {async_task_id = array<i32: 4>} : i64
          %shrink_149 = arith.subi %arg61, %shrink_148 {async_task_id = array<i32: 4>} : i64
          %shrink_150 = arith.trunci %shrink_149 {async_task_id = array<i32: 4>} : i64 to i32
          %score_151 = ttng.tmem_subslice %score_55 {N = 64 : i32, async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128>
          %score_152 = ttg.memdesc_reinterpret %score_151 {async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
          %shrink_153 = ttg.memdesc_index %score_152[%shrink_150] {async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
          %shrink_154 = arith.constant {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %shrink_155 = arith.divui %arg61, %shrink_154 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %shrink_156 = arith.muli %shrink_155, %shrink_154 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %shrink_157 = arith.subi %arg61, %shrink_156 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %shrink_158 = arith.trunci %shrink_157 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i32
          %shrink_159 = arith.constant {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %shrink_160 = arith.andi %shrink_155, %shrink_159 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %shrink_161 = arith.trunci %shrink_160 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i1
          nvws.producer_acquire %shrink_76, %shrink_158, %shrink_161 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, dstTask = 0 : i32, maxRegionId = 5 : i32, minRegionId = 5 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x!nvws.token>, i32, i1
          ttng.tmem_store %shrink_145, %shrink_153, %true {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear2> -> !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
          nvws.producer_commit %shrink_76, %shrink_158 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, dstTask = 0 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x!nvws.token>, i32
          %acc_162 = arith.truncf %p_142 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf32, #linear2> to tensor<128x128xf16, #linear2>
          %acc_163 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
          %acc_164 = arith.divui %arg61, %acc_163 {async_task_id = array<i32: 4>} : i64
          %acc_165 = arith.muli %acc_164, %acc_163 {async_task_id = array<i32: 4>} : i64
          %acc_166 = arith.subi %arg61, %acc_165 {async_task_id = array<i32: 4>} : i64
          %acc_167 = arith.trunci %acc_166 {async_task_id = array<i32: 4>} : i64 to i32
          %score_168 = ttng.tmem_subslice %score_55 {N = 0 : i32, async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
          %score_169 = ttg.memdesc_reinterpret %score_168 {async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128> -> !ttg.memdesc<1x128x128xf16, #tmem3, #ttng.tensor_memory, mutable>
          %acc_170 = ttg.memdesc_index %score_169[%acc_167] {async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x128xf16, #tmem3, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf16, #tmem1, #ttng.tensor_memory, mutable>
          %acc_171 = arith.constant {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %acc_172 = arith.divui %arg61, %acc_171 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_173 = arith.muli %acc_172, %acc_171 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_174 = arith.subi %arg61, %acc_173 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_175 = arith.trunci %acc_174 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i32
          %acc_176 = arith.constant {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} 1 : i64
          %acc_177 = arith.andi %acc_172, %acc_176 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64
          %acc_178 = arith.trunci %acc_177 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i64 to i1
          %acc_179 = ttg.memdesc_index %acc_65[%acc_175] {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_180 = arith.constant {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} true
          %acc_181 = arith.xori %acc_178, %acc_180 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i1
          %acc_182 = arith.extui %acc_181 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : i1 to i32
          ttng.wait_barrier %acc_179, %acc_182 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, direction = "backward", dstTask = 1 : i32, maxRegionId = 5 : i32, minRegionId = 5 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          ttng.tmem_store %acc_162, %acc_170, %true {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf16, #linear2> -> !ttg.memdesc<128x128xf16, #tmem1, #ttng.tensor_memory, mutable>
          nvws.producer_commit %acc_66, %acc_175 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, dstTask = 1 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x!nvws.token>, i32
          %weight_183 = arith.mulf %arg59, %shrink_144 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
          %weight_184 = "tt.reduce"(%p_142) <{axis = 1 : i32, reduction_ordering = "unordered"}> ({
          ^bb0(%weight_188: f32, %weight_189: f32):
            %weight_190 = arith.addf %weight_188, %weight_189 {async_task_id = array<i32: 4>} : f32
            tt.reduce.return %weight_190 {async_task_id = array<i32: 4>} : f32
          }) {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<128x128xf32, #linear2>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
          %weight_185 = arith.addf %weight_183, %weight_184 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>
          %top_186 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
          %accum_cnt_187 = arith.addi %arg61, %top_186 {async_task_id = array<i32: 4>} : i64
          scf.yield {async_task_id = array<i32: 4>} %weight_185, %high_137, %accum_cnt_187 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>>, i64
        } {async_task_id = array<i32: 4>, tt.scheduled_max_stage = 1 : i32}
        %top_82 = tt.expand_dims %top#1 {async_task_id = array<i32: 4>, axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xf32, #linear2>
        %top_83 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
        %top_84 = arith.divui %arg56, %top_83 {async_task_id = array<i32: 4>} : i64
        %top_85 = arith.muli %top_84, %top_83 {async_task_id = array<i32: 4>} : i64
        %top_86 = arith.subi %arg56, %top_85 {async_task_id = array<i32: 4>} : i64
        %top_87 = arith.trunci %top_86 {async_task_id = array<i32: 4>} : i64 to i32
        %score_88 = ttng.tmem_subslice %score_55 {N = 65 : i32, async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128>
        %score_89 = ttg.memdesc_reinterpret %score_88 {async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        %high_90 = ttg.memdesc_index %score_89[%top_87] {async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        %top_91 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
        %top_92 = arith.divui %arg56, %top_91 {async_task_id = array<i32: 4>} : i64
        %top_93 = arith.muli %top_92, %top_91 {async_task_id = array<i32: 4>} : i64
        %top_94 = arith.subi %arg56, %top_93 {async_task_id = array<i32: 4>} : i64
        %top_95 = arith.trunci %top_94 {async_task_id = array<i32: 4>} : i64 to i32
        %top_96 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
        %top_97 = arith.andi %top_92, %top_96 {async_task_id = array<i32: 4>} : i64
        %top_98 = arith.trunci %top_97 {async_task_id = array<i32: 4>} : i64 to i1
        nvws.producer_acquire %high_51, %top_95, %top_98 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, dstTask = 2 : i32, maxRegionId = 4 : i32, minRegionId = 4 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32, i1
        ttng.tmem_store %top_82, %high_90, %true {async_task_id = array<i32: 4>} : tensor<128x1xf32, #linear2> -> !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        nvws.producer_commit %high_51, %top_95 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, dstTask = 2 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32
        %top_99 = tt.expand_dims %top#0 {async_task_id = array<i32: 4>, axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xf32, #linear2>
        %top_100 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
        %top_101 = arith.divui %arg56, %top_100 {async_task_id = array<i32: 4>} : i64
        %top_102 = arith.muli %top_101, %top_100 {async_task_id = array<i32: 4>} : i64
        %top_103 = arith.subi %arg56, %top_102 {async_task_id = array<i32: 4>} : i64
        %top_104 = arith.trunci %top_103 {async_task_id = array<i32: 4>} : i64 to i32
        %score_105 = ttng.tmem_subslice %score_55 {N = 66 : i32, async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128>
        %score_106 = ttg.memdesc_reinterpret %score_105 {async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable, 1x128x128> -> !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        %weight_107 = ttg.memdesc_index %score_106[%top_104] {async_task_id = array<i32: 4>} : !ttg.memdesc<1x128x1xf32, #tmem2, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        %top_108 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
        %top_109 = arith.divui %arg56, %top_108 {async_task_id = array<i32: 4>} : i64
        %top_110 = arith.muli %top_109, %top_108 {async_task_id = array<i32: 4>} : i64
        %top_111 = arith.subi %arg56, %top_110 {async_task_id = array<i32: 4>} : i64
        %top_112 = arith.trunci %top_111 {async_task_id = array<i32: 4>} : i64 to i32
        %top_113 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
        %top_114 = arith.andi %top_109, %top_113 {async_task_id = array<i32: 4>} : i64
        %top_115 = arith.trunci %top_114 {async_task_id = array<i32: 4>} : i64 to i1
        nvws.producer_acquire %weight_50, %top_112, %top_115 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, dstTask = 2 : i32, maxRegionId = 4 : i32, minRegionId = 4 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32, i1
        ttng.tmem_store %top_99, %weight_107, %true {async_task_id = array<i32: 4>} : tensor<128x1xf32, #linear2> -> !ttg.memdesc<128x1xf32, #tmem2, #ttng.tensor_memory, mutable>
        nvws.producer_commit %weight_50, %top_112 {async_task_id = array<i32: 4>, constraints = {WSBarrier = {channelGraph = array<i32: 0, 1, 2, 3>, dstTask = 2 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 1 : i32}}} : tensor<1x!nvws.token>, i32
        %c1_i64 = arith.constant {async_task_id = array<i32: 4>} 1 : i64
        %accum_cnt = arith.addi %arg56, %c1_i64 {async_task_id = array<i32: 4>} : i64
        scf.yield {async_task_id = array<i32: 4>} %accum_cnt, %top#2 : i64, i64
      } {async_task_id = array<i32: 4>, tt.warp_specialize, ttg.partition.stages = [0 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32], ttg.partition.types = ["correction", "gemm", "epilogue", "load", "computation"], ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (i32, i32, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, tensor<1x!nvws.token>, tensor<1x!nvws.token>, tensor<1x!nvws.token>, !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1x128x128xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, tensor<1x!nvws.token>, !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, tensor<1x!nvws.token>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, tensor<1x!nvws.token>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !tt.ptr<f32>, !ttg.memdesc<1x128x64xf16, #shared, #smem, mutable>, !tt.tensordesc<tensor<128x64xf16, #shared>>, !tt.tensordesc<tensor<128x64xf16, #shared>>, !tt.tensordesc<tensor<128x64xf16, #shared>>, !tt.tensordesc<tensor<128x64xf16, #shared>>, f32, tensor<1x!nvws.token>) -> ()
    tt.return
  }
}
#loc = loc("corpus/kernels/fbtriton/specialized.py":224:1)
#loc1 = loc("corpus/kernels/fbtriton/specialized.py":230:16)
#loc2 = loc("corpus/kernels/fbtriton/specialized.py":240:19)
#loc3 = loc("corpus/kernels/fbtriton/specialized.py":235:34)
#loc4 = loc("corpus/kernels/fbtriton/specialized.py":235:21)
#loc5 = loc("corpus/kernels/fbtriton/specialized.py":240:44)
#loc6 = loc("corpus/kernels/fbtriton/specialized.py":244:9)
#loc68 = loc("acc"(#loc))
#loc69 = loc("score"(#loc))
#loc70 = loc("rows"(#loc))
#loc71 = loc("weight"(#loc))
#loc72 = loc("high"(#loc))
#loc73 = loc("shrink"(#loc))
#loc74 = loc("rows"(#loc1))
#loc75 = loc("acc"(#loc2))
#loc76 = loc("score"(#loc3))
#loc77 = loc("score"(#loc4))
#loc78 = loc("acc"(#loc5))
#loc79 = loc("out_staging"(#loc6))
