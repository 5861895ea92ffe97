// The result of one dot is an operand of the next. Triton 3.8 inserts a proxy fence while the copies of the next
// operands are in flight, and none behind the wait for them. The cached module of 3.9 has one there.
// Compiled from `peers/trophies/kernels.py`.
// options check: finish warp-locality producer=triton-3.8
// expect check: bound all-paths

#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @chained_dots(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %d: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %c: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %K: i32, %stride: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #linear>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_4 = arith.constant dense<32> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %cst_5 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_6 = arith.constant dense<64> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c96_i32 = arith.constant 96 : i32
    %inner = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %inner_7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %last = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %last_8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %last_9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %last_10 = tt.expand_dims %last {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %last_11 = tt.expand_dims %last_8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %last_12 = tt.expand_dims %last_9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %last_13 = arith.muli %last_10, %cst_1 : tensor<64x1xi32, #blocked>
    %last_14 = arith.muli %last_11, %cst_0 : tensor<64x1xi32, #blocked1>
    %last_15 = tt.splat %d : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %last_16 = tt.addptr %last_15, %last_13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %last_17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %last_18 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %last_19 = tt.expand_dims %last_17 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %last_20 = tt.expand_dims %last_18 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %last_21 = tt.broadcast %last_16 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %last_22 = tt.broadcast %last_19 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %last_23 = tt.broadcast %last_20 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %last_24 = tt.addptr %last_21, %last_22 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %last_25 = tt.load %last_24 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %last_26 = ttg.local_alloc %last_25 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %left = tt.splat %stride : i32 -> tensor<64x1xi32, #blocked2>
    %left_27 = arith.muli %last_12, %left : tensor<64x1xi32, #blocked2>
    %left_28 = tt.splat %a : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %left_29 = tt.addptr %left_28, %left_27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %left_30 = tt.broadcast %left_29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
    %right = tt.splat %b : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %right_31 = tt.broadcast %last_19 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %total = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_2, %total, %true : tensor<64x64xf32, #linear> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %total_32 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %total_33 = ttg.memdesc_index %total_32[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %total_33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %total_34 = ttg.memdesc_index %total_32[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %total_34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %total_35 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %total_36 = ttg.memdesc_index %total_35[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %total_36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %total_37 = ttg.memdesc_index %total_35[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %total_37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %left_38 = ttg.local_alloc : () -> !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    %right_39 = ttg.local_alloc : () -> !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable>
    %total_40 = arith.cmpi sgt, %K, %c0_i32 : i32
    %left_41 = tt.expand_dims %inner {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %left_42 = tt.broadcast %left_41 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %left_43 = tt.addptr %left_30, %left_42 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %left_44 = ttg.memdesc_index %left_38[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %total_45 = tt.splat %total_40 : i1 -> tensor<64x32xi1, #blocked2>
    %left_46 = ttg.async_copy_global_to_local %left_43, %left_44 mask %total_45 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %total_47 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %total_48 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    %left_49 = ttg.async_commit_group tokens %left_46
    %right_50 = tt.expand_dims %inner_7 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %right_51 = arith.muli %right_50, %cst : tensor<32x1xi32, #blocked>
    %right_52 = tt.addptr %right, %right_51 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %right_53 = tt.broadcast %right_52 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %right_54 = tt.addptr %right_53, %right_31 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %right_55 = ttg.memdesc_index %right_39[%c0_i32] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %total_56 = tt.splat %total_40 : i1 -> tensor<32x64xi1, #blocked>
    %right_57 = ttg.async_copy_global_to_local %right_54, %right_55 mask %total_56 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %right_58 = ttg.async_commit_group tokens %right_57
    %total_59 = arith.cmpi sgt, %K, %c32_i32 : i32
    %left_60 = ttg.async_wait %left_49, %right_58 {num = 0 : i32}
    ttng.tc_gen5_mma %left_44, %right_55, %total_47, %false, %total_40, %total_33[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %left_61 = arith.addi %inner, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %left_62 = arith.addi %inner_7, %cst_4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %left_63 = tt.expand_dims %left_61 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %left_64 = tt.broadcast %left_63 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %left_65 = tt.addptr %left_30, %left_64 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %left_66 = ttg.memdesc_index %left_38[%c1_i32] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
    %total_67 = tt.splat %total_59 : i1 -> tensor<64x32xi1, #blocked2>
    %left_68 = ttg.async_copy_global_to_local %left_65, %left_66 mask %total_67 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %left_69 = ttg.async_commit_group tokens %left_68
    %right_70 = tt.expand_dims %left_62 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %right_71 = arith.muli %right_70, %cst : tensor<32x1xi32, #blocked>
    %right_72 = tt.addptr %right, %right_71 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %right_73 = tt.broadcast %right_72 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %right_74 = tt.addptr %right_73, %right_31 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %right_75 = ttg.memdesc_index %right_39[%c1_i32] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %total_76 = tt.splat %total_59 : i1 -> tensor<32x64xi1, #blocked>
    %right_77 = ttg.async_copy_global_to_local %right_74, %right_75 mask %total_76 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %right_78 = ttg.async_commit_group tokens %right_77
    %total_79 = arith.cmpi sgt, %K, %c64_i32 : i32
    ttng.wait_barrier %total_33, %c0_i32, %total_40 deps %left_44, %right_55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    %total_80 = ttng.tmem_load %total_47 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %total_81 = arith.truncf %total_80 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
    ttng.tmem_store %total_81, %total_48, %total_40 : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %total_48, %last_26, %total, %false, %total_40, %total_36[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %left_82 = ttg.async_wait %left_69, %right_78 {num = 0 : i32}
    ttng.tc_gen5_mma %left_66, %right_75, %total_47, %false, %total_59, %total_34[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect check: SW105 SW105
    %left_83 = arith.addi %inner, %cst_5 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %left_84 = arith.addi %inner_7, %cst_6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %left_85 = tt.expand_dims %left_83 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
    %left_86 = tt.broadcast %left_85 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
    %left_87 = tt.addptr %left_30, %left_86 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
    %total_88 = tt.splat %total_79 : i1 -> tensor<64x32xi1, #blocked2>
    %left_89 = ttg.async_copy_global_to_local %left_87, %left_44 mask %total_88 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
    %left_90 = ttg.async_commit_group tokens %left_89
    %right_91 = tt.expand_dims %left_84 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %right_92 = arith.muli %right_91, %cst : tensor<32x1xi32, #blocked>
    %right_93 = tt.addptr %right, %right_92 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %right_94 = tt.broadcast %right_93 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %right_95 = tt.addptr %right_94, %right_31 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %total_96 = tt.splat %total_79 : i1 -> tensor<32x64xi1, #blocked>
    %right_97 = ttg.async_copy_global_to_local %right_95, %right_55 mask %total_96 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
    %right_98 = ttg.async_commit_group tokens %right_97
    %total_99 = arith.subi %K, %c32_i32 : i32
    ttng.fence_async_shared {bCluster = false}
    %total_100:12 = scf.for %total_103 = %c0_i32 to %total_99 step %c32_i32 iter_args(%total_104 = %c1_i32, %total_105 = %c0_i32, %total_106 = %c0_i32, %total_107 = %c1_i32, %total_108 = %total_34, %total_109 = %c0_i32, %left_110 = %left_66, %right_111 = %right_75, %total_112 = %total_36, %total_113 = %c0_i32, %left_114 = %left_90, %right_115 = %right_98) -> (i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %total_116 = arith.subi %K, %c96_i32 : i32
      %total_117 = arith.cmpi slt, %total_103, %total_116 : i32
      %total_118 = arith.subi %K, %c64_i32 : i32
      %total_119 = arith.cmpi slt, %total_103, %total_118 : i32
      ttng.wait_barrier %total_108, %total_109, %true deps %left_110, %right_111 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
      ttng.wait_barrier %total_112, %total_113 deps %total_48, %last_26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>
      %total_120 = ttng.tmem_load %total_47 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
      %total_121 = arith.truncf %total_120 : tensor<64x64xf32, #linear> to tensor<64x64xf16, #linear>
      ttng.tmem_store %total_121, %total_48, %true : tensor<64x64xf16, #linear> -> !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>
      %total_122 = ttg.memdesc_index %total_35[%total_107] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %total_48, %last_26, %total, %true, %true, %total_122[%true] {is_async} : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %total_123 = arith.xori %total_106, %c1_i32 : i32
      %total_124 = arith.addi %total_107, %c1_i32 : i32
      %total_125 = arith.cmpi sge, %total_124, %c2_i32 : i32
      %total_126 = arith.select %total_125, %c0_i32, %total_124 : i32
      %total_127 = arith.select %total_125, %total_123, %total_106 : i32
      %left_128 = ttg.async_wait %left_114, %right_115 {num = 0 : i32}
      %left_129 = ttg.memdesc_index %left_38[%total_126] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
      %right_130 = ttg.memdesc_index %right_39[%total_126] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
      %total_131 = ttg.memdesc_index %total_32[%total_105] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_mma %left_129, %right_130, %total_47, %false, %total_119, %total_131[%true] {is_async} : !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %total_132 = arith.xori %total_104, %c1_i32 : i32
      %total_133 = arith.addi %total_105, %c1_i32 : i32
      %total_134 = arith.cmpi sge, %total_133, %c2_i32 : i32
      %total_135 = arith.select %total_134, %c0_i32, %total_133 : i32
      %total_136 = arith.select %total_134, %total_132, %total_104 : i32
      %total_137 = arith.addi %total_103, %c96_i32 : i32
      %left_138 = tt.splat %total_137 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %left_139 = tt.splat %total_137 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %left_140 = arith.addi %left_138, %inner : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %left_141 = arith.addi %left_139, %inner_7 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %left_142 = tt.expand_dims %left_140 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
      %left_143 = tt.broadcast %left_142 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
      %left_144 = tt.addptr %left_30, %left_143 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
      %left_145 = ttg.memdesc_index %left_38[%total_135] : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>
      %total_146 = tt.splat %total_117 : i1 -> tensor<64x32xi1, #blocked2>
      %left_147 = ttg.async_copy_global_to_local %left_144, %left_145 mask %total_146 {contiguity = 8 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked2> -> <64x32xf16, #shared2, #smem, mutable>
      %left_148 = ttg.async_commit_group tokens %left_147
      %right_149 = tt.expand_dims %left_141 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
      %right_150 = arith.muli %right_149, %cst : tensor<32x1xi32, #blocked>
      %right_151 = tt.addptr %right, %right_150 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
      %right_152 = tt.broadcast %right_151 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %right_153 = tt.addptr %right_152, %right_31 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %right_154 = ttg.memdesc_index %right_39[%total_135] : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
      %total_155 = tt.splat %total_117 : i1 -> tensor<32x64xi1, #blocked>
      %right_156 = ttg.async_copy_global_to_local %right_153, %right_154 mask %total_155 {contiguity = 8 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared, #smem, mutable>
      %right_157 = ttg.async_commit_group tokens %right_156
      scf.yield %total_136, %total_135, %total_127, %total_126, %total_131, %total_104, %left_129, %right_130, %total_122, %total_106, %left_148, %right_157 : i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.memdesc<64x32xf16, #shared2, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, !ttg.async.token, !ttg.async.token
    }
    scf.if %total_40 {
      ttng.wait_barrier %total_100#8, %total_100#9 deps %total_48, %last_26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem>
    }
    %total_101 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %right_39 : !ttg.memdesc<2x32x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %left_38 : !ttg.memdesc<2x64x32xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %total_36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %total_37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %total_35 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %total_33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %total_34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %total_32 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %0 = tt.splat %c : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %1 = tt.addptr %0, %last_14 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %2 = tt.broadcast %1 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %3 = tt.addptr %2, %last_23 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %total_102 = ttng.tmem_load %total : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #linear>
    %4 = ttg.convert_layout %total_102 : tensor<64x64xf32, #linear> -> tensor<64x64xf32, #blocked1>
    tt.store %3, %4 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
