#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @attention_descriptors(%q: !tt.tensordesc<128x64xf16, #shared>, %q.shape.0: i32, %q.shape.1: i32, %q.stride.0: i64, %q.stride.1: i64, %k: !tt.tensordesc<64x64xf16, #shared>, %k.shape.0: i32, %k.shape.1: i32, %k.stride.0: i64, %k.stride.1: i64, %v: !tt.tensordesc<64x64xf16, #shared>, %v.shape.0: i32, %v.shape.1: i32, %v.stride.0: i64, %v.stride.1: i64, %out: !tt.tensordesc<128x64xf16, #shared>, %out.shape.0: i32, %out.shape.1: i32, %out.stride.0: i64, %out.stride.1: i64, %scale: f32, %length: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %acc = ub.poison : !ttg.async.token
    %score = ub.poison : !ttg.async.token
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
    %rows_3 = ttg.local_alloc %rows : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem> loc(#loc55)
    %score_4 = tt.splat %scale : f32 -> tensor<128x64xf32, #linear>
    %score_5 = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> loc(#loc53)
    %score_6 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc53)
    %score_7 = arith.constant 0 : i32
    %score_8 = ttg.memdesc_index %score_6[%score_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_9 = arith.constant 1 : i32
    %score_10 = ttg.memdesc_index %score_6[%score_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_11 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc53)
    %score_12 = arith.constant 0 : i32
    %score_13 = ttg.memdesc_index %score_11[%score_12] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_14 = arith.constant 1 : i32
    %score_15 = ttg.memdesc_index %score_11[%score_14] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_16 = arith.constant 1 : i32
    %score_17 = arith.constant 1 : i32
    %score_18 = arith.constant 1 : i32
    %score_19 = arith.constant 0 : i32
    %score_20 = arith.constant 1 : i32
    %score_21 = arith.addi %score_18, %score_20 : i32
    %score_22 = arith.constant 2 : i32
    %score_23 = arith.cmpi eq, %score_21, %score_22 : i32
    %score_24 = arith.constant 0 : i32
    %score_25 = arith.select %score_23, %score_24, %score_21 : i32
    %score_26 = arith.constant 1 : i32
    %score_27 = arith.xori %score_19, %score_26 : i32
    %score_28 = arith.select %score_23, %score_27, %score_19 : i32
    %score_29 = ttg.memdesc_index %score_6[%score_25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %score_29, %score_28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_30 = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> loc(#loc52)
    %acc_31 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc52)
    %acc_32 = arith.constant 0 : i32
    %acc_33 = ttg.memdesc_index %acc_31[%acc_32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc52)
    %acc_35 = arith.constant 0 : i32
    %acc_36 = ttg.memdesc_index %acc_34[%acc_35] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_37 = arith.constant 0 : i32
    %acc_38 = arith.constant 1 : i32
    %acc_39 = arith.constant 0 : i32
    %acc_40 = arith.constant 0 : i32
    %acc_41 = arith.constant 1 : i32
    %acc_42 = arith.addi %acc_39, %acc_41 : i32
    %acc_43 = arith.constant 1 : i32
    %acc_44 = arith.cmpi eq, %acc_42, %acc_43 : i32
    %acc_45 = arith.constant 0 : i32
    %acc_46 = arith.select %acc_44, %acc_45, %acc_42 : i32
    %acc_47 = arith.constant 1 : i32
    %acc_48 = arith.xori %acc_40, %acc_47 : i32
    %acc_49 = arith.select %acc_44, %acc_48, %acc_40 : i32
    %acc_50 = ttg.memdesc_index %acc_31[%acc_46] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %acc_50, %acc_49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_51 = ttg.memdesc_index %acc_30[%acc_46] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %acc_52 = ttng.tmem_store %cst_0, %acc_51[], %true : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %top = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> loc(#loc72)
    %top_53 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc72)
    %top_54 = arith.constant 0 : i32
    %top_55 = ttg.memdesc_index %top_53[%top_54] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %top_55, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %top_56 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc72)
    %top_57 = arith.constant 0 : i32
    %top_58 = ttg.memdesc_index %top_56[%top_57] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %top_58, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %top_59 = arith.constant 0 : i32
    %top_60 = arith.constant 1 : i32
    %top_61 = arith.constant 0 : i32
    %top_62 = arith.constant 0 : i32
    %score_63 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> loc(#loc57)
    %score_64 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc57)
    %score_65 = arith.constant 0 : i32
    %score_66 = ttg.memdesc_index %score_64[%score_65] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_66, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_67 = arith.constant 1 : i32
    %score_68 = ttg.memdesc_index %score_64[%score_67] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_68, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_69 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc57)
    %score_70 = arith.constant 0 : i32
    %score_71 = ttg.memdesc_index %score_69[%score_70] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_71, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_72 = arith.constant 1 : i32
    %score_73 = ttg.memdesc_index %score_69[%score_72] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %score_73, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_74 = arith.constant 1 : i32
    %score_75 = arith.constant 1 : i32
    %score_76 = arith.constant 1 : i32
    %score_77 = arith.constant 0 : i32
    %acc_78 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> loc(#loc58)
    %acc_79 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc58)
    %acc_80 = arith.constant 0 : i32
    %acc_81 = ttg.memdesc_index %acc_79[%acc_80] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_81, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_82 = arith.constant 1 : i32
    %acc_83 = ttg.memdesc_index %acc_79[%acc_82] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_83, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_84 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc58)
    %acc_85 = arith.constant 0 : i32
    %acc_86 = ttg.memdesc_index %acc_84[%acc_85] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_86, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_87 = arith.constant 1 : i32
    %acc_88 = ttg.memdesc_index %acc_84[%acc_87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_88, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_89 = arith.constant 1 : i32
    %acc_90 = arith.constant 1 : i32
    %acc_91 = arith.constant 1 : i32
    %acc_92 = arith.constant 0 : i32
    %high = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> loc(#loc59)
    %high_93 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc59)
    %high_94 = arith.constant 0 : i32
    %high_95 = ttg.memdesc_index %high_93[%high_94] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %high_95, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %high_96 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc59)
    %high_97 = arith.constant 0 : i32
    %high_98 = ttg.memdesc_index %high_96[%high_97] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %high_98, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %high_99 = arith.constant 0 : i32
    %high_100 = arith.constant 1 : i32
    %high_101 = arith.constant 0 : i32
    %high_102 = arith.constant 0 : i32
    %acc_103 = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> loc(#loc52)
    %acc_104 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc52)
    %acc_105 = arith.constant 0 : i32
    %acc_106 = ttg.memdesc_index %acc_104[%acc_105] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_106, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_107 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc52)
    %acc_108 = arith.constant 0 : i32
    %acc_109 = ttg.memdesc_index %acc_107[%acc_108] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_109, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_110 = arith.constant 0 : i32
    %acc_111 = arith.constant 1 : i32
    %acc_112 = arith.constant 0 : i32
    %acc_113 = arith.constant 0 : i32
    %top_114:12 = nvws.warp_group
    partition0 num_warps(4) {
      %top_169:12 = scf.for %top_181 = %c0_i32 to %length step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %score_182 = %score_16, %score_183 = %score_17, %acc_184 = %acc_37, %acc_185 = %acc_38, %top_186 = %top_61, %top_187 = %top_62, %high_188 = %high_101, %high_189 = %high_102, %acc_190 = %acc_112, %acc_191 = %acc_113) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %top_192 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %top_193 = arith.addi %top_186, %top_192 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %top_194 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %top_195 = arith.cmpi eq, %top_193, %top_194 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %top_196 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %top_197 = arith.select %top_195, %top_196, %top_193 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %top_198 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %top_199 = arith.xori %top_187, %top_198 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %top_200 = arith.select %top_195, %top_199, %top_187 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %top_201 = ttg.memdesc_index %top_53[%top_197] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %top_201, %top_200 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %top_202 = ttg.memdesc_index %top[%top_197] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg24, %top_202 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %top_203 = ttg.memdesc_index %top_56[%top_197] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %top_203, 1 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %score_204 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %score_205 = arith.addi %score_182, %score_204 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %score_206 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 2 : i32
        %score_207 = arith.cmpi eq, %score_205, %score_206 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %score_208 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %score_209 = arith.select %score_207, %score_208, %score_205 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %score_210 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %score_211 = arith.xori %score_183, %score_210 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %score_212 = arith.select %score_207, %score_211, %score_183 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %score_213 = ttg.memdesc_index %score_11[%score_209] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %score_213, %score_212 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %score_214 = ttg.memdesc_index %score_5[%score_209] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
        %score_215, %score_216 = ttng.tmem_load %score_214[] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
        %score_217 = ttg.memdesc_index %score_6[%score_209] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %score_217, 1 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %score_218 = arith.mulf %score_215, %score_4 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #linear>
        %high_219 = "tt.reduce"(%score_218) <{axis = 1 : i32}> ({
        ^bb0(%high_261: f32, %high_262: f32):
          %high_263 = arith.maxnumf %high_261, %high_262 : f32
          tt.reduce.return %high_263 : f32
        }) {loop.cluster = 0 : i32, loop.stage = 3 : i32} : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %high_220 = arith.maxnumf %arg24, %high_219 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %high_221 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %high_222 = arith.addi %high_188, %high_221 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_223 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %high_224 = arith.cmpi eq, %high_222, %high_223 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_225 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %high_226 = arith.select %high_224, %high_225, %high_222 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_227 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %high_228 = arith.xori %high_189, %high_227 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_229 = arith.select %high_224, %high_228, %high_189 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_230 = ttg.memdesc_index %high_93[%high_226] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %high_230, %high_229 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %high_231 = ttg.memdesc_index %high[%high_226] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %high_220, %high_231 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %high_232 = ttg.memdesc_index %high_96[%high_226] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %high_232, 1 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %p = tt.expand_dims %high_220 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
        %p_233 = tt.broadcast %p {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
        %p_234 = arith.subf %score_218, %p_233 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #linear>
        %p_235 = math.exp2 %p_234 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #linear>
        %shrink = arith.subf %arg24, %high_220 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %shrink_236 = math.exp2 %shrink {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %weight = arith.mulf %arg23, %shrink_236 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %weight_237 = "tt.reduce"(%p_235) <{axis = 1 : i32}> ({
        ^bb0(%weight_261: f32, %weight_262: f32):
          %weight_263 = arith.addf %weight_261, %weight_262 : f32
          tt.reduce.return %weight_263 : f32
        }) {loop.cluster = 0 : i32, loop.stage = 3 : i32} : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %weight_238 = arith.addf %weight, %weight_237 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %acc_239 = arith.truncf %p_235 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
        %acc_240 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_241 = arith.addi %acc_190, %acc_240 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_242 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_243 = arith.cmpi eq, %acc_241, %acc_242 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_244 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %acc_245 = arith.select %acc_243, %acc_244, %acc_241 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_246 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_247 = arith.xori %acc_191, %acc_246 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_248 = arith.select %acc_243, %acc_247, %acc_191 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_249 = ttg.memdesc_index %acc_104[%acc_245] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %acc_249, %acc_248 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_250 = ttg.memdesc_index %acc_103[%acc_245] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
        ttng.tmem_store %acc_239, %acc_250, %true {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf16, #linear> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
        %acc_251 = ttg.memdesc_index %acc_107[%acc_245] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %acc_251, 1 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_252 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_253 = arith.addi %acc_184, %acc_252 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_254 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_255 = arith.cmpi eq, %acc_253, %acc_254 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_256 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %acc_257 = arith.select %acc_255, %acc_256, %acc_253 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_258 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_259 = arith.xori %acc_185, %acc_258 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_260 = arith.select %acc_255, %acc_259, %acc_185 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        scf.yield %weight_238, %high_220, %score_209, %score_212, %acc_257, %acc_260, %top_197, %top_200, %high_226, %high_229, %acc_245, %acc_248 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      %top_170 = arith.constant {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} 1 : i32
      %top_171 = arith.addi %top_169#2, %top_170 {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : i32
      %top_172 = arith.constant {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} 2 : i32
      %top_173 = arith.cmpi eq, %top_171, %top_172 {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : i32
      %top_174 = arith.constant {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} 0 : i32
      %top_175 = arith.select %top_173, %top_174, %top_171 {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : i32
      %top_176 = arith.constant {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} 1 : i32
      %top_177 = arith.xori %top_169#3, %top_176 {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : i32
      %top_178 = arith.select %top_173, %top_177, %top_169#3 {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : i32
      %score_179 = ttg.memdesc_index %score_11[%top_175] {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.wait_barrier %score_179, %top_178 {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %score_180 = ttg.memdesc_index %score_6[%top_175] {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %score_180, 1 {ttg.partition = array<i32: 0>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      nvws.warp_group.yield %top_169#0, %top_169#1, %top_169#2, %top_169#3, %top_169#4, %top_169#5, %top_169#6, %top_169#7, %top_169#8, %top_169#9, %top_169#10, %top_169#11 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
    }
    partition1 num_warps(4) {
      %top_169:7 = scf.for %top_171 = %c0_i32 to %length step %c64_i32 iter_args(%acc_172 = %acc, %acc_173 = %acc_46, %acc_174 = %acc_49, %top_175 = %top_59, %top_176 = %top_60, %high_177 = %high_99, %high_178 = %high_100) -> (!ttg.async.token, i32, i32, i32, i32, i32, i32)  : i32 {
        %top_179 = arith.constant 1 : i32
        %top_180 = arith.addi %top_175, %top_179 : i32
        %top_181 = arith.constant 1 : i32
        %top_182 = arith.cmpi eq, %top_180, %top_181 : i32
        %top_183 = arith.constant 0 : i32
        %top_184 = arith.select %top_182, %top_183, %top_180 : i32
        %top_185 = arith.constant 1 : i32
        %top_186 = arith.xori %top_176, %top_185 : i32
        %top_187 = arith.select %top_182, %top_186, %top_176 : i32
        %top_188 = ttg.memdesc_index %top_56[%top_184] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %top_188, %top_187 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %top_189 = ttg.memdesc_index %top[%top_184] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %top_190 = ttg.local_load %top_189 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %top_191 = ttg.memdesc_index %top_53[%top_184] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %top_191, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %high_192 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %high_193 = arith.addi %high_177, %high_192 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_194 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %high_195 = arith.cmpi eq, %high_193, %high_194 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_196 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %high_197 = arith.select %high_195, %high_196, %high_193 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_198 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %high_199 = arith.xori %high_178, %high_198 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_200 = arith.select %high_195, %high_199, %high_178 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %high_201 = ttg.memdesc_index %high_96[%high_197] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %high_201, %high_200 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %high_202 = ttg.memdesc_index %high[%high_197] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %high_203 = ttg.local_load %high_202 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %high_204 = ttg.memdesc_index %high_93[%high_197] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %high_204, 1 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %shrink = arith.subf %top_190, %high_203 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %shrink_205 = math.exp2 %shrink {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
        %acc_206 = tt.expand_dims %shrink_205 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
        %acc_207 = tt.broadcast %acc_206 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
        %acc_208 = ttg.memdesc_index %acc_30[%acc_173] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
        %acc_209, %acc_210 = ttng.tmem_load %acc_208[] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
        %acc_211 = arith.mulf %acc_209, %acc_207 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #linear>
        %acc_212 = ttng.tmem_store %acc_211, %acc_208[], %true {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #linear> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
        %acc_213 = ttg.memdesc_index %acc_34[%acc_173] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %acc_213, 1 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_214 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_215 = arith.addi %acc_173, %acc_214 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_216 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_217 = arith.cmpi eq, %acc_215, %acc_216 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_218 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %acc_219 = arith.select %acc_217, %acc_218, %acc_215 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_220 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_221 = arith.xori %acc_174, %acc_220 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_222 = arith.select %acc_217, %acc_221, %acc_174 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_223 = ttg.memdesc_index %acc_31[%acc_219] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %acc_223, %acc_222 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        scf.yield %acc, %acc_219, %acc_222, %top_184, %top_187, %high_197, %high_200 : !ttg.async.token, i32, i32, i32, i32, i32, i32
      } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      %acc_170 = ttg.memdesc_index %acc_34[%top_169#1] {ttg.partition = array<i32: 1>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.arrive_barrier %acc_170, 1 {ttg.partition = array<i32: 1>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      nvws.warp_group.return
    }
    partition2 num_warps(4) {
      %top_169:11 = scf.for %top_171 = %c0_i32 to %length step %c64_i32 iter_args(%score_172 = %score, %score_173 = %score_25, %score_174 = %score_28, %acc_175 = %acc_37, %acc_176 = %acc_38, %score_177 = %score_74, %score_178 = %score_75, %acc_179 = %acc_89, %acc_180 = %acc_90, %acc_181 = %acc_110, %acc_182 = %acc_111) -> (!ttg.async.token, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %score_183 = arith.constant {loop.cluster = 2 : i32, loop.stage = 1 : i32} 1 : i32
        %score_184 = arith.addi %score_177, %score_183 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_185 = arith.constant {loop.cluster = 2 : i32, loop.stage = 1 : i32} 2 : i32
        %score_186 = arith.cmpi eq, %score_184, %score_185 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_187 = arith.constant {loop.cluster = 2 : i32, loop.stage = 1 : i32} 0 : i32
        %score_188 = arith.select %score_186, %score_187, %score_184 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_189 = arith.constant {loop.cluster = 2 : i32, loop.stage = 1 : i32} 1 : i32
        %score_190 = arith.xori %score_178, %score_189 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_191 = arith.select %score_186, %score_190, %score_178 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_192 = ttg.memdesc_index %score_69[%score_188] {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %score_192, %score_191 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %score_193 = ttg.memdesc_index %score_63[%score_188] {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %score_194 = ttg.memdesc_trans %score_193 {loop.cluster = 2 : i32, loop.stage = 1 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
        %score_195 = ttg.memdesc_index %score_5[%score_173] {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
        %score_196 = ttng.tc_gen5_mma %rows_3, %score_194, %score_195[], %false, %true {is_async, loop.cluster = 2 : i32, loop.stage = 1 : i32, tt.self_latency = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
        %score_197 = ttg.memdesc_index %score_11[%score_173] {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.tc_gen5_commit %score_197 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %score_198 = ttg.memdesc_index %score_64[%score_188] {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.tc_gen5_commit %score_198 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_199 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_200 = arith.addi %acc_179, %acc_199 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_201 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 2 : i32
        %acc_202 = arith.cmpi eq, %acc_200, %acc_201 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_203 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %acc_204 = arith.select %acc_202, %acc_203, %acc_200 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_205 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_206 = arith.xori %acc_180, %acc_205 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_207 = arith.select %acc_202, %acc_206, %acc_180 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_208 = ttg.memdesc_index %acc_84[%acc_204] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %acc_208, %acc_207 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_209 = ttg.memdesc_index %acc_78[%acc_204] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %acc_210 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_211 = arith.addi %acc_175, %acc_210 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_212 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_213 = arith.cmpi eq, %acc_211, %acc_212 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_214 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %acc_215 = arith.select %acc_213, %acc_214, %acc_211 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_216 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_217 = arith.xori %acc_176, %acc_216 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_218 = arith.select %acc_213, %acc_217, %acc_176 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_219 = ttg.memdesc_index %acc_34[%acc_215] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %acc_219, %acc_218 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_220 = ttg.memdesc_index %acc_30[%acc_215] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
        %acc_221 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_222 = arith.addi %acc_181, %acc_221 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_223 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_224 = arith.cmpi eq, %acc_222, %acc_223 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_225 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 0 : i32
        %acc_226 = arith.select %acc_224, %acc_225, %acc_222 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_227 = arith.constant {loop.cluster = 0 : i32, loop.stage = 3 : i32} 1 : i32
        %acc_228 = arith.xori %acc_182, %acc_227 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_229 = arith.select %acc_224, %acc_228, %acc_182 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : i32
        %acc_230 = ttg.memdesc_index %acc_107[%acc_226] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %acc_230, %acc_229 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_231 = ttg.memdesc_index %acc_103[%acc_226] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x128x64xf16, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>
        %acc_232 = ttng.tc_gen5_mma %acc_231, %acc_209, %acc_220[], %true, %true {is_async, loop.cluster = 0 : i32, loop.stage = 3 : i32, tt.self_latency = 0 : i32} : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
        %acc_233 = ttg.memdesc_index %acc_104[%acc_226] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.tc_gen5_commit %acc_233 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_234 = ttg.memdesc_index %acc_31[%acc_215] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.tc_gen5_commit %acc_234 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_235 = ttg.memdesc_index %acc_79[%acc_204] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.tc_gen5_commit %acc_235 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %score_236 = arith.constant {loop.cluster = 2 : i32, loop.stage = 1 : i32} 1 : i32
        %score_237 = arith.addi %score_173, %score_236 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_238 = arith.constant {loop.cluster = 2 : i32, loop.stage = 1 : i32} 2 : i32
        %score_239 = arith.cmpi eq, %score_237, %score_238 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_240 = arith.constant {loop.cluster = 2 : i32, loop.stage = 1 : i32} 0 : i32
        %score_241 = arith.select %score_239, %score_240, %score_237 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_242 = arith.constant {loop.cluster = 2 : i32, loop.stage = 1 : i32} 1 : i32
        %score_243 = arith.xori %score_174, %score_242 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_244 = arith.select %score_239, %score_243, %score_174 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %score_245 = ttg.memdesc_index %score_6[%score_241] {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %score_245, %score_244 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        scf.yield %score, %score_241, %score_244, %acc_215, %acc_218, %score_188, %score_191, %acc_204, %acc_207, %acc_226, %acc_229 : !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      %score_170 = ttg.memdesc_index %score_11[%top_169#1] {ttg.partition = array<i32: 2>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %score_170 {ttg.partition = array<i32: 2>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      nvws.warp_group.return
    }
    partition3 num_warps(4) {
      %top_169:4 = scf.for %top_170 = %c0_i32 to %length step %c64_i32 iter_args(%score_171 = %score_76, %score_172 = %score_77, %acc_173 = %acc_91, %acc_174 = %acc_92) -> (i32, i32, i32, i32)  : i32 {
        %score_175 = arith.constant {loop.cluster = 3 : i32, loop.stage = 0 : i32} 1 : i32
        %score_176 = arith.addi %score_171, %score_175 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : i32
        %score_177 = arith.constant {loop.cluster = 3 : i32, loop.stage = 0 : i32} 2 : i32
        %score_178 = arith.cmpi eq, %score_176, %score_177 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : i32
        %score_179 = arith.constant {loop.cluster = 3 : i32, loop.stage = 0 : i32} 0 : i32
        %score_180 = arith.select %score_178, %score_179, %score_176 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : i32
        %score_181 = arith.constant {loop.cluster = 3 : i32, loop.stage = 0 : i32} 1 : i32
        %score_182 = arith.xori %score_172, %score_181 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : i32
        %score_183 = arith.select %score_178, %score_182, %score_172 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : i32
        %score_184 = ttg.memdesc_index %score_64[%score_180] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %score_184, %score_183 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %score_185 = ttg.memdesc_index %score_63[%score_180] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %score_186 = ttg.memdesc_index %score_69[%score_180] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %score_187 = arith.constant {loop.cluster = 3 : i32, loop.stage = 0 : i32} true
        ttng.barrier_expect %score_186, 8192 {loop.cluster = 3 : i32, loop.stage = 0 : i32}, %score_187 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.async_tma_copy_global_to_local %k[%top_170, %c0_i32] %score_185, %score_186, %score_187 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %acc_188 = arith.constant {loop.cluster = 1 : i32, loop.stage = 2 : i32} 1 : i32
        %acc_189 = arith.addi %acc_173, %acc_188 {loop.cluster = 1 : i32, loop.stage = 2 : i32} : i32
        %acc_190 = arith.constant {loop.cluster = 1 : i32, loop.stage = 2 : i32} 2 : i32
        %acc_191 = arith.cmpi eq, %acc_189, %acc_190 {loop.cluster = 1 : i32, loop.stage = 2 : i32} : i32
        %acc_192 = arith.constant {loop.cluster = 1 : i32, loop.stage = 2 : i32} 0 : i32
        %acc_193 = arith.select %acc_191, %acc_192, %acc_189 {loop.cluster = 1 : i32, loop.stage = 2 : i32} : i32
        %acc_194 = arith.constant {loop.cluster = 1 : i32, loop.stage = 2 : i32} 1 : i32
        %acc_195 = arith.xori %acc_174, %acc_194 {loop.cluster = 1 : i32, loop.stage = 2 : i32} : i32
        %acc_196 = arith.select %acc_191, %acc_195, %acc_174 {loop.cluster = 1 : i32, loop.stage = 2 : i32} : i32
        %acc_197 = ttg.memdesc_index %acc_79[%acc_193] {loop.cluster = 1 : i32, loop.stage = 2 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %acc_197, %acc_196 {loop.cluster = 1 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_198 = ttg.memdesc_index %acc_78[%acc_193] {loop.cluster = 1 : i32, loop.stage = 2 : i32} : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %acc_199 = ttg.memdesc_index %acc_84[%acc_193] {loop.cluster = 1 : i32, loop.stage = 2 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_200 = arith.constant {loop.cluster = 1 : i32, loop.stage = 2 : i32} true
        ttng.barrier_expect %acc_199, 8192 {loop.cluster = 1 : i32, loop.stage = 2 : i32}, %acc_200 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.async_tma_copy_global_to_local %v[%top_170, %c0_i32] %acc_198, %acc_199, %acc_200 {loop.cluster = 1 : i32, loop.stage = 2 : i32} : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        scf.yield %score_180, %score_183, %acc_193, %acc_196 : i32, i32, i32, i32
      } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      nvws.warp_group.return
    } -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
    %acc_115 = arith.constant 1 : i32
    %acc_116 = arith.addi %top_114#4, %acc_115 : i32
    %acc_117 = arith.constant 1 : i32
    %acc_118 = arith.cmpi eq, %acc_116, %acc_117 : i32
    %acc_119 = arith.constant 0 : i32
    %acc_120 = arith.select %acc_118, %acc_119, %acc_116 : i32
    %acc_121 = arith.constant 1 : i32
    %acc_122 = arith.xori %top_114#5, %acc_121 : i32
    %acc_123 = arith.select %acc_118, %acc_122, %top_114#5 : i32
    %acc_124 = ttg.memdesc_index %acc_34[%acc_120] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %acc_124, %acc_123 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_125 = ttg.memdesc_index %acc_30[%acc_120] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %acc_126, %acc_127 = ttng.tmem_load %acc_125[] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #linear>
    %acc_128 = ttg.memdesc_index %acc_31[%acc_120] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.arrive_barrier %acc_128, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %0 = tt.expand_dims %top_114#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<128x1xf32, #linear>
    %1 = tt.broadcast %0 : tensor<128x1xf32, #linear> -> tensor<128x64xf32, #linear>
    %2 = arith.divf %acc_126, %1 : tensor<128x64xf32, #linear>
    %3 = arith.truncf %2 : tensor<128x64xf32, #linear> to tensor<128x64xf16, #linear>
    %4 = ttg.convert_layout %3 : tensor<128x64xf16, #linear> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %out[%row_2, %c0_i32], %4 : !tt.tensordesc<128x64xf16, #shared>, tensor<128x64xf16, #blocked>
    %acc_129 = arith.constant 0 : i32
    %acc_130 = ttg.memdesc_index %acc_104[%acc_129] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_130 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_104 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc52)
    %acc_131 = arith.constant 0 : i32
    %acc_132 = ttg.memdesc_index %acc_107[%acc_131] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_132 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_107 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc52)
    %high_133 = arith.constant 0 : i32
    %high_134 = ttg.memdesc_index %high_93[%high_133] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %high_134 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %high_93 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc59)
    %high_135 = arith.constant 0 : i32
    %high_136 = ttg.memdesc_index %high_96[%high_135] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %high_136 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %high_96 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc59)
    %acc_137 = arith.constant 0 : i32
    %acc_138 = ttg.memdesc_index %acc_79[%acc_137] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_138 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_139 = arith.constant 1 : i32
    %acc_140 = ttg.memdesc_index %acc_79[%acc_139] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_140 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_79 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc58)
    %acc_141 = arith.constant 0 : i32
    %acc_142 = ttg.memdesc_index %acc_84[%acc_141] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_142 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_143 = arith.constant 1 : i32
    %acc_144 = ttg.memdesc_index %acc_84[%acc_143] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_144 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_84 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc58)
    %score_145 = arith.constant 0 : i32
    %score_146 = ttg.memdesc_index %score_64[%score_145] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %score_146 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_147 = arith.constant 1 : i32
    %score_148 = ttg.memdesc_index %score_64[%score_147] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %score_148 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %score_64 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc57)
    %score_149 = arith.constant 0 : i32
    %score_150 = ttg.memdesc_index %score_69[%score_149] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %score_150 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_151 = arith.constant 1 : i32
    %score_152 = ttg.memdesc_index %score_69[%score_151] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %score_152 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %score_69 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc57)
    %top_153 = arith.constant 0 : i32
    %top_154 = ttg.memdesc_index %top_53[%top_153] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %top_154 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %top_53 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc72)
    %top_155 = arith.constant 0 : i32
    %top_156 = ttg.memdesc_index %top_56[%top_155] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %top_156 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %top_56 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc72)
    %acc_157 = arith.constant 0 : i32
    %acc_158 = ttg.memdesc_index %acc_31[%acc_157] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_158 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_31 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc52)
    %acc_159 = arith.constant 0 : i32
    %acc_160 = ttg.memdesc_index %acc_34[%acc_159] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_160 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc52)
    %score_161 = arith.constant 0 : i32
    %score_162 = ttg.memdesc_index %score_6[%score_161] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %score_162 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_163 = arith.constant 1 : i32
    %score_164 = ttg.memdesc_index %score_6[%score_163] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %score_164 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %score_6 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc53)
    %score_165 = arith.constant 0 : i32
    %score_166 = ttg.memdesc_index %score_11[%score_165] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %score_166 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %score_167 = arith.constant 1 : i32
    %score_168 = ttg.memdesc_index %score_11[%score_167] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %score_168 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %score_11 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> loc(#loc53)
    tt.return
  }
}
#loc1 = loc("corpus/kernels/attention.py":115:15)
#loc2 = loc("corpus/kernels/attention.py":110:17)
#loc5 = loc("corpus/kernels/attention.py":105:12)
#loc6 = loc("corpus/kernels/attention.py":108:11)
#loc7 = loc("corpus/kernels/attention.py":110:30)
#loc8 = loc("corpus/kernels/attention.py":115:40)
#loc9 = loc("corpus/kernels/attention.py":111:16)
#loc52 = loc("acc"(#loc1))
#loc53 = loc("score"(#loc2))
#loc55 = loc("rows"(#loc5))
#loc56 = loc("top"(#loc6))
#loc57 = loc("score"(#loc7))
#loc58 = loc("acc"(#loc8))
#loc59 = loc("high"(#loc9))
#loc72 = loc("top"(#loc56))
