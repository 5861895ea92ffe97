#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#linear2 = #ttg.linear<{register = [], lane = [[1], [2], [4], [8], [16]], warp = [[32], [64]], block = []}>
#linear3 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#tmem2 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.cluster-dim-x" = 1 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, ttg.early_tma_store_lowering = true, ttg.min_reg_auto_ws = 24 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @autows_attention_persistent(%q: !tt.tensordesc<tensor<128x64xf16, #shared>>, %q.shape.0: i32, %q.shape.1: i32, %q.stride.0: i64, %q.stride.1: i64, %k: !tt.tensordesc<tensor<128x64xf16, #shared>>, %k.shape.0: i32, %k.shape.1: i32, %k.stride.0: i64, %k.stride.1: i64, %v: !tt.tensordesc<tensor<128x64xf16, #shared>>, %v.shape.0: i32, %v.shape.1: i32, %v.stride.0: i64, %v.stride.1: i64, %out: !tt.tensordesc<tensor<128x64xf16, #shared>>, %out.shape.0: i32, %out.shape.1: i32, %out.stride.0: i64, %out.stride.1: i64, %logsum: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %scale: f32, %length: i32 {tt.divisibility = 16 : i32}, %heads: i32) attributes {noinline = false} {
    %cst = arith.constant {async_task_id = array<i32: 2, 4>} dense<1.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_0 = arith.constant {async_task_id = array<i32: 2, 4>} dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %c132_i32 = arith.constant {async_task_id = array<i32: 0, 1, 2, 3, 4>} 132 : i32
    %c0_i32 = arith.constant {async_task_id = array<i32: 0, 1, 2, 3, 4>} 0 : i32
    %c128_i32 = arith.constant {async_task_id = array<i32: 0, 1, 2, 3, 4>} 128 : i32
    %blocks = arith.constant {async_task_id = array<i32: 0, 1, 2, 3, 4>} 127 : i32
    %true = arith.constant {async_task_id = array<i32: 0, 1>} true
    %false = arith.constant {async_task_id = array<i32: 1>} false
    %rows = ttg.local_alloc {buffer.copy = 1 : i32, buffer.id = 0 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> loc(#loc68)
    %weight, %weight_1 = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 5 : i32, buffer.offset = 66 : i32} : () -> (!ttg.memdesc<128x1xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token) loc(#loc69)
    %high, %high_2 = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 5 : i32, buffer.offset = 65 : i32} : () -> (!ttg.memdesc<128x1xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token) loc(#loc70)
    %acc, %acc_3 = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 4 : i32} : () -> (!ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.async.token) loc(#loc71)
    %score = ttg.local_alloc {buffer.copy = 2 : i32, buffer.id = 1 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> loc(#loc72)
    %score_4, %score_5 = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 5 : i32} : () -> (!ttg.memdesc<128x128xf32, #tmem2, #ttng.tensor_memory, mutable>, !ttg.async.token) loc(#loc73)
    %shrink, %shrink_6 = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 5 : i32, buffer.offset = 64 : i32} : () -> (!ttg.memdesc<128x1xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token) loc(#loc74)
    %acc_7 = ttng.tmem_alloc {buffer.copy = 1 : i32, buffer.id = 5 : i32, buffer.offset = 0 : i32} : () -> !ttg.memdesc<128x128xf16, #tmem2, #ttng.tensor_memory, mutable> loc(#loc75)
    %acc_8 = ttg.local_alloc {buffer.copy = 2 : i32, buffer.id = 2 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> loc(#loc76)
    %blocks_9 = arith.addi %length, %blocks {async_task_id = array<i32: 0, 1, 2, 3, 4>} : i32
    %blocks_10 = arith.divsi %blocks_9, %c128_i32 {async_task_id = array<i32: 0, 1, 2, 3, 4>} : i32
    %0 = tt.get_program_id x {async_task_id = array<i32: 0, 1, 2, 3, 4>} : i32
    %1 = arith.muli %blocks_10, %heads {async_task_id = array<i32: 0, 1, 2, 3, 4>} : i32
    %high_11 = tt.splat %scale {async_task_id = array<i32: 4>} : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %p = tt.splat %scale {async_task_id = array<i32: 4>} : f32 -> tensor<128x128xf32, #linear>
    %2 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %out_staging = ttg.local_alloc {buffer.copy = 1 : i32, buffer.id = 3 : i32, buffer.tmaStaging = 1 : i32} : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> loc(#loc79)
    scf.for %tile = %0 to %1 step %c132_i32  : i32 {
      %base = arith.divsi %tile, %blocks_10 {async_task_id = array<i32: 2, 3>} : i32
      %base_12 = arith.muli %base, %length {async_task_id = array<i32: 2, 3>} : i32
      %row = arith.remsi %tile, %blocks_10 {async_task_id = array<i32: 2, 3>} : i32
      %row_13 = arith.muli %row, %c128_i32 {async_task_id = array<i32: 2, 3>} : i32
      %row_14 = arith.addi %base_12, %row_13 {async_task_id = array<i32: 2, 3>} : i32
      %rows_15 = tt.descriptor_load %q[%row_14, %c0_i32] {async_task_id = array<i32: 3>} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      ttg.local_store %rows_15, %rows {async_task_id = array<i32: 3>} : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %top:5 = scf.for %begin = %c0_i32 to %length step %c128_i32 iter_args(%weight_22 = %cst, %top_23 = %cst_0, %acc_24 = %false, %score_25 = %score_5, %acc_26 = %acc_3) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i1, !ttg.async.token, !ttg.async.token)  : i32 {
        %score_27 = arith.addi %base_12, %begin {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : i32
        %score_28 = tt.descriptor_load %k[%score_27, %c0_i32] {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        ttg.local_store %score_28, %score {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %score_29 = ttg.memdesc_trans %score {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
        %score_30 = ttng.tc_gen5_mma %rows, %score_29, %score_4[%score_25], %false, %true {async_task_id = array<i32: 1>, loop.cluster = 1 : i32, loop.stage = 0 : i32, tt.self_latency = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem2, #ttng.tensor_memory, mutable>
        %score_31, %score_32 = ttng.tmem_load %score_4[%score_30] {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<128x128xf32, #tmem2, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
        %high_33 = "tt.reduce"(%score_31) <{axis = 1 : i32, reduction_ordering = "unordered"}> ({
        ^bb0(%high_61: f32, %high_62: f32):
          %high_63 = arith.maxnumf %high_61, %high_62 {async_task_id = array<i32: 4>} : f32
          tt.reduce.return %high_63 {async_task_id = array<i32: 4>} : f32
        }) {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %high_34 = arith.mulf %high_33, %high_11 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %high_35 = arith.maxnumf %top_23, %high_34 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %p_36 = arith.mulf %score_31, %p {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf32, #linear>
        %p_37 = tt.expand_dims %high_35 {async_task_id = array<i32: 4>, axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
        %p_38 = tt.broadcast %p_37 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear> -> tensor<128x128xf32, #linear>
        %p_39 = arith.subf %p_36, %p_38 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf32, #linear>
        %p_40 = math.exp2 %p_39 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf32, #linear>
        %shrink_41 = arith.subf %top_23, %high_35 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %shrink_42 = math.exp2 %shrink_41 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %shrink_43 = tt.expand_dims %shrink_42 {async_task_id = array<i32: 4>, axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
        ttng.tmem_store %shrink_43, %shrink, %true {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear> -> !ttg.memdesc<128x1xf32, #tmem, #ttng.tensor_memory, mutable>
        %acc_44, %acc_45 = ttng.tmem_load %shrink[] {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<128x1xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x1xf32, #linear1>
        %acc_46 = tt.reshape %acc_44 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear1> -> tensor<128xf32, #linear2>
        %acc_47 = ttg.convert_layout %acc_46 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #linear2> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %acc_48 = tt.expand_dims %acc_47 {async_task_id = array<i32: 0>, axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
        %acc_49 = ttg.convert_layout %acc_48 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear> -> tensor<128x1xf32, #linear3>
        %acc_50 = tt.broadcast %acc_49 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x1xf32, #linear3> -> tensor<128x64xf32, #linear3>
        %acc_51, %acc_52 = ttng.tmem_load %acc[%acc_26] {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32, tmem.end = array<i32: 3>} : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear3>
        %acc_53 = arith.mulf %acc_51, %acc_50 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x64xf32, #linear3>
        %acc_54 = arith.truncf %p_40 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
        ttng.tmem_store %acc_54, %acc_7, %true {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x128xf16, #linear> -> !ttg.memdesc<128x128xf16, #tmem2, #ttng.tensor_memory, mutable>
        %acc_55 = tt.descriptor_load %v[%score_27, %c0_i32] {async_task_id = array<i32: 3>, loop.cluster = 1 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        ttg.local_store %acc_55, %acc_8 {async_task_id = array<i32: 3>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %acc_56 = ttng.tmem_store %acc_53, %acc[%acc_52], %true {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 1 : i32, tmem.start = array<i32: 4>} : tensor<128x64xf32, #linear3> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
        %acc_57 = ttng.tc_gen5_mma %acc_7, %acc_8, %acc[%acc_56], %acc_24, %true {async_task_id = array<i32: 1>, loop.cluster = 0 : i32, loop.stage = 1 : i32, tmem.end = array<i32: 4>, tmem.start = array<i32: 3, 5>, tt.self_latency = 1 : i32} : !ttg.memdesc<128x128xf16, #tmem2, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
        %weight_58 = arith.mulf %weight_22, %shrink_42 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %weight_59 = "tt.reduce"(%p_40) <{axis = 1 : i32, reduction_ordering = "unordered"}> ({
        ^bb0(%weight_61: f32, %weight_62: f32):
          %weight_63 = arith.addf %weight_61, %weight_62 {async_task_id = array<i32: 4>} : f32
          tt.reduce.return %weight_63 {async_task_id = array<i32: 4>} : f32
        }) {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<128x128xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %weight_60 = arith.addf %weight_58, %weight_59 {async_task_id = array<i32: 4>, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        scf.yield {async_task_id = array<i32: 0>} %weight_60, %high_35, %true, %score_32, %acc_57 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i1, !ttg.async.token, !ttg.async.token
      } {async_task_id = array<i32: 0, 1, 2, 3, 4>, tt.scheduled_max_stage = 1 : i32}
      %top_16 = tt.expand_dims %top#1 {async_task_id = array<i32: 4>, axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      ttng.tmem_store %top_16, %high, %true {async_task_id = array<i32: 4>} : tensor<128x1xf32, #linear> -> !ttg.memdesc<128x1xf32, #tmem, #ttng.tensor_memory, mutable>
      %top_17 = tt.expand_dims %top#0 {async_task_id = array<i32: 4>, axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      ttng.tmem_store %top_17, %weight, %true {async_task_id = array<i32: 4>} : tensor<128x1xf32, #linear> -> !ttg.memdesc<128x1xf32, #tmem, #ttng.tensor_memory, mutable>
      %3 = tt.addptr %logsum, %row_14 {async_task_id = array<i32: 2>} : !tt.ptr<f32>, i32
      %4 = tt.splat %3 {async_task_id = array<i32: 2>} : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
      %5 = tt.addptr %4, %2 {async_task_id = array<i32: 2>} : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
      %result, %token = ttng.tmem_load %weight[] {async_task_id = array<i32: 2>} : !ttg.memdesc<128x1xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x1xf32, #linear1>
      %6 = tt.reshape %result {async_task_id = array<i32: 2>} : tensor<128x1xf32, #linear1> -> tensor<128xf32, #linear2>
      %7 = ttg.convert_layout %6 {async_task_id = array<i32: 2>} : tensor<128xf32, #linear2> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %8 = math.log2 %7 {async_task_id = array<i32: 2>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %result_18, %token_19 = ttng.tmem_load %high[] {async_task_id = array<i32: 2>} : !ttg.memdesc<128x1xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x1xf32, #linear1>
      %9 = tt.reshape %result_18 {async_task_id = array<i32: 2>} : tensor<128x1xf32, #linear1> -> tensor<128xf32, #linear2>
      %10 = ttg.convert_layout %9 {async_task_id = array<i32: 2>} : tensor<128xf32, #linear2> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %11 = arith.addf %10, %8 {async_task_id = array<i32: 2>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %12 = ttg.convert_layout %11 {async_task_id = array<i32: 2>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128xf32, #blocked>
      tt.store %5, %12 {async_task_id = array<i32: 2>} : tensor<128x!tt.ptr<f32>, #blocked>
      %13 = tt.expand_dims %7 {async_task_id = array<i32: 2>, axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %14 = ttg.convert_layout %13 {async_task_id = array<i32: 2>} : tensor<128x1xf32, #linear> -> tensor<128x1xf32, #linear3>
      %15 = tt.broadcast %14 {async_task_id = array<i32: 2>} : tensor<128x1xf32, #linear3> -> tensor<128x64xf32, #linear3>
      %acc_20, %acc_21 = ttng.tmem_load %acc[%top#4] {async_task_id = array<i32: 2>, tmem.end = array<i32: 5>} : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear3>
      %16 = arith.divf %acc_20, %15 {async_task_id = array<i32: 2>} : tensor<128x64xf32, #linear3>
      %17 = arith.truncf %16 {async_task_id = array<i32: 2>} : tensor<128x64xf32, #linear3> to tensor<128x64xf16, #linear3>
      %18 = ttg.convert_layout %17 {async_task_id = array<i32: 2>} : tensor<128x64xf16, #linear3> -> tensor<128x64xf16, #blocked1>
      ttg.local_store %18, %out_staging {async_task_id = array<i32: 2>} : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %19 = ttng.async_tma_copy_local_to_global %out[%row_14, %c0_i32] %out_staging {async_task_id = array<i32: 2>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.async.token
      ttng.async_tma_store_token_wait %19   {async_task_id = array<i32: 2>} : !ttg.async.token
    } {async_task_id = array<i32: 0, 1, 2, 3, 4>, tt.warp_specialize, ttg.partition.stages = [0 : i32, 1 : i32, 0 : i32, 0 : i32, 0 : i32], ttg.partition.types = ["correction", "gemm", "epilogue", "load", "computation"], ttg.warp_specialize.tag = 0 : i32}
    tt.return
  }
}
#loc4 = loc("corpus/kernels/fbtriton/specialized.py":230:16)
#loc5 = loc("corpus/kernels/fbtriton/specialized.py":234:9)
#loc6 = loc("corpus/kernels/fbtriton/specialized.py":240:19)
#loc7 = loc("corpus/kernels/fbtriton/specialized.py":235:34)
#loc8 = loc("corpus/kernels/fbtriton/specialized.py":235:21)
#loc9 = loc("corpus/kernels/fbtriton/specialized.py":238:22)
#loc10 = loc("corpus/kernels/fbtriton/specialized.py":240:26)
#loc11 = loc("corpus/kernels/fbtriton/specialized.py":240:44)
#loc19 = loc("corpus/kernels/fbtriton/specialized.py":244:9)
#loc68 = loc("rows"(#loc4))
#loc69 = loc("weight"(#loc5))
#loc70 = loc("high"(#loc5))
#loc71 = loc("acc"(#loc6))
#loc72 = loc("score"(#loc7))
#loc73 = loc("score"(#loc8))
#loc74 = loc("shrink"(#loc9))
#loc75 = loc("acc"(#loc10))
#loc76 = loc("acc"(#loc11))
#loc79 = loc("out_staging"(#loc19))
