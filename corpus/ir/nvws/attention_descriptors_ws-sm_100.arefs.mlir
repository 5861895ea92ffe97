#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_descriptors(%q: !tt.tensordesc<128x64xf16, #shared>, %q.shape.0: i32, %q.shape.1: i32, %q.stride.0: i64, %q.stride.1: i64, %k: !tt.tensordesc<64x64xf16, #shared>, %k.shape.0: i32, %k.shape.1: i32, %k.stride.0: i64, %k.stride.1: i64, %v: !tt.tensordesc<64x64xf16, #shared>, %v.shape.0: i32, %v.shape.1: i32, %v.stride.0: i64, %v.stride.1: i64, %out: !tt.tensordesc<128x64xf16, #shared>, %out.shape.0: i32, %out.shape.1: i32, %out.stride.0: i64, %out.stride.1: i64, %scale: f32, %length: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #linear>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %false = arith.constant false
    %row = tt.get_program_id x : i32
    %row_2 = arith.muli %row, %c128_i32 : i32
    %rows = tt.descriptor_load %q[%row_2, %c0_i32] : !tt.tensordesc<128x64xf16, #shared> -> tensor<128x64xf16, #blocked>
    %rows_3 = ttg.local_alloc %rows : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem> loc(#loc53)
    %score = tt.splat %scale : f32 -> tensor<128x64xf32, #linear>
    %score_4 = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> loc(#loc54)
    %score_5 = nvws.aref.create %score_4 : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> loc(#loc54)
    %score_6, %score_7 = nvws.aref.put.enter %score_5 : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.async.token
    %acc = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> loc(#loc55)
    %acc_8 = nvws.aref.create %acc : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> loc(#loc55)
    %acc_9, %acc_10 = nvws.aref.put.enter %acc_8 : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.async.token
    %acc_11 = nvws.aref.buffer %acc_8, %acc_10 : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %acc_12 = ttng.tmem_store %cst_0, %acc_11[], %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %top = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> loc(#loc72)
    %top_13 = nvws.aref.create %top : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]> loc(#loc72)
    %score_14 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> loc(#loc57)
    %score_15 = nvws.aref.create %score_14 : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]> loc(#loc57)
    %acc_16 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> loc(#loc58)
    %acc_17 = nvws.aref.create %acc_16 : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]> loc(#loc58)
    %high = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> loc(#loc59)
    %high_18 = nvws.aref.create %high : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]> loc(#loc59)
    %acc_19 = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> loc(#loc55)
    %acc_20 = nvws.aref.create %acc_19 : <[!ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>]> loc(#loc55)
    %top_21:4 = scf.for %begin = %c0_i32 to %length step %c64_i32 iter_args(%weight = %cst_1, %top_29 = %cst, %score_30 = %score_7, %acc_31 = %acc_10) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %top_32, %top_33 = nvws.aref.put.enter %top_13 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable, 1x128>, !ttg.async.token
      ttg.local_store %top_29, %top_32 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable, 1x128>
      nvws.aref.put.exit %top_13, %top_33 [#nvws.async_op<none>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]>, !ttg.async.token
      %score_34, %score_35 = nvws.aref.put.enter %score_15 {loop.cluster = 3 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 3>} : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 1x64x64>, !ttg.async.token
      nvws.descriptor_load %k[%begin, %c0_i32] 8192 %score_34 {loop.cluster = 3 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 3>} : !tt.tensordesc<64x64xf16, #shared>, i32, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 1x64x64>
      nvws.aref.put.exit %score_15, %score_35 [#nvws.async_op<tma_load>] {loop.cluster = 3 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 3>} : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]>, !ttg.async.token
      %score_36, %score_37 = nvws.aref.get.enter %score_15 {loop.cluster = 2 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<64x64xf16, #shared, #smem, 1x64x64>, !ttg.async.token
      %score_38 = ttg.memdesc_trans %score_36 {loop.cluster = 2 : i32, loop.stage = 1 : i32, order = array<i32: 1, 0>, ttg.partition = array<i32: 2>} : !ttg.memdesc<64x64xf16, #shared, #smem, 1x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, 1x64x64>
      %score_39 = nvws.aref.buffer %score_5, %score_30 {loop.cluster = 2 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %score_40 = ttng.tc_gen5_mma %rows_3, %score_38, %score_39[], %false, %true {loop.cluster = 2 : i32, loop.stage = 1 : i32, tt.self_latency = 0 : i32, ttg.partition = array<i32: 2>} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, 1x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      nvws.aref.put.exit %score_5, %score_30 [#nvws.async_op<tc5mma>] {loop.cluster = 2 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
      nvws.aref.get.exit %score_15, %score_37 [#nvws.async_op<tc5mma>] {loop.cluster = 2 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]>, !ttg.async.token
      %score_41, %score_42 = nvws.aref.get.enter %score_5 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.async.token
      %score_43 = nvws.aref.buffer %score_5, %score_42 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %score_44, %score_45 = ttng.tmem_load %score_43[] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #linear>
      nvws.aref.get.exit %score_5, %score_42 [#nvws.async_op<none>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
      %score_46 = arith.mulf %score_44, %score {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128x64xf32, #linear>
      %high_47 = "tt.reduce"(%score_46) <{axis = 1 : i32}> ({
      ^bb0(%high_92: f32, %high_93: f32):
        %high_94 = arith.maxnumf %high_92, %high_93 {ttg.partition = array<i32: 0>} : f32
        tt.reduce.return %high_94 {ttg.partition = array<i32: 0>} : f32
      }) {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>, ttg.partition.outputs = [array<i32: 0>]} : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %high_48 = arith.maxnumf %top_29, %high_47 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %high_49, %high_50 = nvws.aref.put.enter %high_18 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable, 1x128>, !ttg.async.token
      ttg.local_store %high_48, %high_49 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable, 1x128>
      nvws.aref.put.exit %high_18, %high_50 [#nvws.async_op<none>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]>, !ttg.async.token
      %p = tt.expand_dims %high_48 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %p_51 = tt.broadcast %p {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %p_52 = arith.subf %score_46, %p_51 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128x64xf32, #linear>
      %p_53 = math.exp2 %p_52 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128x64xf32, #linear>
      %shrink = arith.subf %top_29, %high_48 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %top_54, %top_55 = nvws.aref.get.enter %top_13 {ttg.partition = array<i32: 1>} : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]> -> !ttg.memdesc<128xf32, #shared1, #smem, 1x128>, !ttg.async.token
      %top_56 = ttg.local_load %top_54 {ttg.partition = array<i32: 1>} : !ttg.memdesc<128xf32, #shared1, #smem, 1x128> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      nvws.aref.get.exit %top_13, %top_55 [#nvws.async_op<none>] {ttg.partition = array<i32: 1>} : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]>, !ttg.async.token
      %high_57, %high_58 = nvws.aref.get.enter %high_18 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]> -> !ttg.memdesc<128xf32, #shared1, #smem, 1x128>, !ttg.async.token
      %high_59 = ttg.local_load %high_57 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : !ttg.memdesc<128xf32, #shared1, #smem, 1x128> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      nvws.aref.get.exit %high_18, %high_58 [#nvws.async_op<none>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : <[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]>, !ttg.async.token
      %shrink_60 = arith.subf %top_56, %high_59 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %shrink_61 = math.exp2 %shrink {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %shrink_62 = math.exp2 %shrink_60 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %weight_63 = arith.mulf %weight, %shrink_61 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %weight_64 = "tt.reduce"(%p_53) <{axis = 1 : i32}> ({
      ^bb0(%weight_92: f32, %weight_93: f32):
        %weight_94 = arith.addf %weight_92, %weight_93 {ttg.partition = array<i32: 0>} : f32
        tt.reduce.return %weight_94 {ttg.partition = array<i32: 0>} : f32
      }) {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>, ttg.partition.outputs = [array<i32: 0>]} : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %weight_65 = arith.addf %weight_63, %weight_64 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
      %acc_66 = arith.truncf %p_53 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
      %acc_67, %acc_68 = nvws.aref.put.enter %acc_20 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.async.token
      %acc_69 = nvws.aref.buffer %acc_20, %acc_68 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
      ttng.tmem_store %acc_66, %acc_69, %true {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
      nvws.aref.put.exit %acc_20, %acc_68 [#nvws.async_op<none>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>} : <[!ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
      %acc_70, %acc_71 = nvws.aref.put.enter %acc_17 {loop.cluster = 1 : i32, loop.stage = 2 : i32, ttg.partition = array<i32: 3>} : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 1x64x64>, !ttg.async.token
      nvws.descriptor_load %v[%begin, %c0_i32] 8192 %acc_70 {loop.cluster = 1 : i32, loop.stage = 2 : i32, ttg.partition = array<i32: 3>} : !tt.tensordesc<64x64xf16, #shared>, i32, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 1x64x64>
      nvws.aref.put.exit %acc_17, %acc_71 [#nvws.async_op<tma_load>] {loop.cluster = 1 : i32, loop.stage = 2 : i32, ttg.partition = array<i32: 3>} : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]>, !ttg.async.token
      %acc_72 = tt.expand_dims %shrink_62 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
      %acc_73 = tt.broadcast %acc_72 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
      %acc_74 = nvws.aref.buffer %acc_8, %acc_31 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
      %acc_75, %acc_76 = ttng.tmem_load %acc_74[] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #linear>
      %acc_77 = arith.mulf %acc_75, %acc_73 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : tensor<128x64xf32, #linear>
      %acc_78 = ttng.tmem_store %acc_77, %acc_74[], %true {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
      nvws.aref.put.exit %acc_8, %acc_31 [#nvws.async_op<none>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
      %acc_79, %acc_80 = nvws.aref.get.enter %acc_17 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<64x64xf16, #shared, #smem, 1x64x64>, !ttg.async.token
      %acc_81, %acc_82 = nvws.aref.get.enter %acc_8 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.async.token
      %acc_83 = nvws.aref.buffer %acc_8, %acc_82 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
      %acc_84, %acc_85 = nvws.aref.get.enter %acc_20 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.async.token
      %acc_86 = nvws.aref.buffer %acc_20, %acc_85 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
      %acc_87 = ttng.tc_gen5_mma %acc_86, %acc_79, %acc_83[], %true, %true {loop.cluster = 0 : i32, loop.stage = 3 : i32, tt.self_latency = 0 : i32, ttg.partition = array<i32: 2>} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<64x64xf16, #shared, #smem, 1x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
      nvws.aref.get.exit %acc_20, %acc_85 [#nvws.async_op<tc5mma>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
      nvws.aref.get.exit %acc_8, %acc_82 [#nvws.async_op<tc5mma>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
      nvws.aref.get.exit %acc_17, %acc_80 [#nvws.async_op<tc5mma>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>]>, !ttg.async.token
      %score_88, %score_89 = nvws.aref.put.enter %score_5 {loop.cluster = 2 : i32, loop.stage = 1 : i32, ttg.partition = array<i32: 2>} : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.async.token
      %acc_90, %acc_91 = nvws.aref.put.enter %acc_8 {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 1>} : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.async.token
      scf.yield {ttg.partition = array<i32: 0, 1, 2, 3>} %weight_65, %high_48, %score_89, %acc_91 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, !ttg.async.token, !ttg.async.token
    } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize, ttg.partition = array<i32: 0, 1, 2, 3>, ttg.partition.outputs = [array<i32: 0>, array<i32: 0>, array<i32: 2>, array<i32: 1>], ttg.partition.stages = [0 : i32, 0 : i32, 1 : i32, 0 : i32], ttg.warp_specialize.tag = 0 : i32}
    nvws.aref.put.exit %acc_8, %top_21#3 [#nvws.async_op<none>] {ttg.partition = array<i32: 1>, ttg.warp_specialize.tag = 0 : i32} : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
    nvws.aref.put.exit %score_5, %top_21#2 [#nvws.async_op<tc5mma>] {ttg.partition = array<i32: 2>, ttg.warp_specialize.tag = 0 : i32} : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
    %top_22, %top_23 = nvws.aref.get.enter %score_5 {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.async.token
    nvws.aref.get.exit %score_5, %top_23 [#nvws.async_op<none>] {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : <[!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
    %acc_24, %acc_25 = nvws.aref.get.enter %acc_8 : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.async.token
    %acc_26 = nvws.aref.buffer %acc_8, %acc_25 : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %acc_27, %acc_28 = ttng.tmem_load %acc_26[] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #linear>
    nvws.aref.get.exit %acc_8, %acc_25 [#nvws.async_op<none>] : <[!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>]>, !ttg.async.token
    %0 = tt.expand_dims %top_21#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %1 = tt.broadcast %0 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %2 = arith.divf %acc_27, %1 : tensor<128x64xf32, #linear>
    %3 = arith.truncf %2 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %4 = ttg.convert_layout %3 : tensor<128x64xf16, #linear> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %out[%row_2, %c0_i32], %4 : !tt.tensordesc<128x64xf16, #shared>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
#loc3 = loc("corpus/kernels/attention.py":105:12)
#loc4 = loc("corpus/kernels/attention.py":110:17)
#loc5 = loc("corpus/kernels/attention.py":115:15)
#loc6 = loc("corpus/kernels/attention.py":108:11)
#loc7 = loc("corpus/kernels/attention.py":110:30)
#loc8 = loc("corpus/kernels/attention.py":115:40)
#loc9 = loc("corpus/kernels/attention.py":111:16)
#loc53 = loc("rows"(#loc3))
#loc54 = loc("score"(#loc4))
#loc55 = loc("acc"(#loc5))
#loc56 = loc("top"(#loc6))
#loc57 = loc("score"(#loc7))
#loc58 = loc("acc"(#loc8))
#loc59 = loc("high"(#loc9))
#loc72 = loc("top"(#loc56))
