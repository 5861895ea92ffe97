#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @matmul_descriptors(%a: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %b: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %c: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %n_rows: i32 {tt.divisibility = 16 : i32}, %n_cols: i32 {tt.divisibility = 16 : i32}, %depth: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %acc = ub.poison : !ttg.async.token
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #linear>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %false = arith.constant false
    %left = arith.extsi %depth : i32 to i64
    %left_0 = tt.make_tensor_descriptor %a, [%n_rows, %depth], [%left, %c1_i64] : <f16>, <128x64xf16, #shared>
    %right = tt.make_tensor_descriptor %b, [%n_cols, %depth], [%left, %c1_i64] : <f16>, <128x64xf16, #shared>
    %out = arith.extsi %n_cols : i32 to i64
    %out_1 = tt.make_tensor_descriptor %c, [%n_rows, %n_cols], [%out, %c1_i64] : <f16>, <128x128xf16, #shared>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %acc_2 = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> loc(#loc19)
    %acc_3 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc19)
    %acc_4 = arith.constant 0 : i32
    %acc_5 = ttg.memdesc_index %acc_3[%acc_4] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_6 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc19)
    %acc_7 = arith.constant 0 : i32
    %acc_8 = ttg.memdesc_index %acc_6[%acc_7] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_9 = arith.constant 0 : i32
    %acc_10 = arith.constant 1 : i32
    %acc_11 = arith.constant 0 : i32
    %acc_12 = arith.constant 0 : i32
    %acc_13 = arith.constant 1 : i32
    %acc_14 = arith.addi %acc_11, %acc_13 : i32
    %acc_15 = arith.constant 1 : i32
    %acc_16 = arith.cmpi eq, %acc_14, %acc_15 : i32
    %acc_17 = arith.constant 0 : i32
    %acc_18 = arith.select %acc_16, %acc_17, %acc_14 : i32
    %acc_19 = arith.constant 1 : i32
    %acc_20 = arith.xori %acc_12, %acc_19 : i32
    %acc_21 = arith.select %acc_16, %acc_20, %acc_12 : i32
    %acc_22 = ttg.memdesc_index %acc_3[%acc_18] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %acc_22, %acc_21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_23 = ttg.memdesc_index %acc_2[%acc_18] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %acc_24 = ttng.tmem_store %cst, %acc_23[], %true : tensor<128x128xf32, #linear> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %acc_25 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> loc(#loc23)
    %acc_26 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> loc(#loc24)
    %acc_27 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> loc(#loc23)
    %acc_28 = arith.constant 0 : i32
    %acc_29 = ttg.memdesc_index %acc_27[%acc_28] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_30 = arith.constant 1 : i32
    %acc_31 = ttg.memdesc_index %acc_27[%acc_30] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_32 = arith.constant 2 : i32
    %acc_33 = ttg.memdesc_index %acc_27[%acc_32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_34 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> loc(#loc23)
    %acc_35 = arith.constant 0 : i32
    %acc_36 = ttg.memdesc_index %acc_34[%acc_35] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_37 = arith.constant 1 : i32
    %acc_38 = ttg.memdesc_index %acc_34[%acc_37] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_39 = arith.constant 2 : i32
    %acc_40 = ttg.memdesc_index %acc_34[%acc_39] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_41 = arith.constant 2 : i32
    %acc_42 = arith.constant 1 : i32
    %acc_43 = arith.constant 2 : i32
    %acc_44 = arith.constant 0 : i32
    %acc_45:2 = nvws.warp_group
    partition0 num_warps(4) {
      %acc_76:2 = scf.for %acc_77 = %c0_i32 to %depth step %c64_i32 iter_args(%acc_78 = %acc_18, %acc_79 = %acc_21) -> (i32, i32)  : i32 {
        scf.yield %acc_78, %acc_79 : i32, i32
      } {tt.scheduled_max_stage = 2 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      nvws.warp_group.yield %acc_76#0, %acc_76#1 : i32, i32
    }
    partition1 num_warps(4) {
      %acc_76:6 = scf.for %acc_78 = %c0_i32 to %depth step %c64_i32 iter_args(%arg7 = %false, %acc_79 = %acc, %acc_80 = %acc_18, %acc_81 = %acc_21, %acc_82 = %acc_41, %acc_83 = %acc_42) -> (i1, !ttg.async.token, i32, i32, i32, i32)  : i32 {
        %acc_84 = arith.constant {loop.cluster = 0 : i32, loop.stage = 2 : i32} 1 : i32
        %acc_85 = arith.addi %acc_82, %acc_84 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %acc_86 = arith.constant {loop.cluster = 0 : i32, loop.stage = 2 : i32} 3 : i32
        %acc_87 = arith.cmpi eq, %acc_85, %acc_86 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %acc_88 = arith.constant {loop.cluster = 0 : i32, loop.stage = 2 : i32} 0 : i32
        %acc_89 = arith.select %acc_87, %acc_88, %acc_85 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %acc_90 = arith.constant {loop.cluster = 0 : i32, loop.stage = 2 : i32} 1 : i32
        %acc_91 = arith.xori %acc_83, %acc_90 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %acc_92 = arith.select %acc_87, %acc_91, %acc_83 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %acc_93 = ttg.memdesc_index %acc_34[%acc_89] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %acc_93, %acc_92 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_94 = ttg.memdesc_index %acc_25[%acc_89] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %acc_95 = ttg.memdesc_index %acc_26[%acc_89] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %acc_96 = ttg.memdesc_trans %acc_94 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
        %acc_97 = ttg.memdesc_index %acc_2[%acc_80] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %acc_98 = ttng.tc_gen5_mma %acc_95, %acc_96, %acc_97[], %arg7, %true {is_async, loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %acc_99 = ttg.memdesc_index %acc_27[%acc_89] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.tc_gen5_commit %acc_99 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        scf.yield %true, %acc_79, %acc_80, %acc_81, %acc_89, %acc_92 : i1, !ttg.async.token, i32, i32, i32, i32
      } {tt.scheduled_max_stage = 2 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      %acc_77 = ttg.memdesc_index %acc_6[%acc_76#2] {ttg.partition = array<i32: 1>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.tc_gen5_commit %acc_77 {ttg.partition = array<i32: 1>, ttg.warp_specialize.tag = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      nvws.warp_group.return
    }
    partition2 num_warps(4) {
      %acc_76:2 = scf.for %acc_77 = %c0_i32 to %depth step %c64_i32 iter_args(%acc_78 = %acc_43, %acc_79 = %acc_44) -> (i32, i32)  : i32 {
        %acc_80 = arith.constant {loop.cluster = 2 : i32, loop.stage = 0 : i32} 1 : i32
        %acc_81 = arith.addi %acc_78, %acc_80 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
        %acc_82 = arith.constant {loop.cluster = 2 : i32, loop.stage = 0 : i32} 3 : i32
        %acc_83 = arith.cmpi eq, %acc_81, %acc_82 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
        %acc_84 = arith.constant {loop.cluster = 2 : i32, loop.stage = 0 : i32} 0 : i32
        %acc_85 = arith.select %acc_83, %acc_84, %acc_81 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
        %acc_86 = arith.constant {loop.cluster = 2 : i32, loop.stage = 0 : i32} 1 : i32
        %acc_87 = arith.xori %acc_79, %acc_86 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
        %acc_88 = arith.select %acc_83, %acc_87, %acc_79 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
        %acc_89 = ttg.memdesc_index %acc_27[%acc_85] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %acc_89, %acc_88 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_90 = ttg.memdesc_index %acc_25[%acc_85] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %acc_91 = ttg.memdesc_index %acc_26[%acc_85] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %acc_92 = ttg.memdesc_index %acc_34[%acc_85] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %acc_93 = arith.constant {loop.cluster = 2 : i32, loop.stage = 0 : i32} true
        ttng.barrier_expect %acc_92, 32768 {loop.cluster = 2 : i32, loop.stage = 0 : i32}, %acc_93 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.async_tma_copy_global_to_local %left_0[%1, %acc_77] %acc_91, %acc_92, %acc_93 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %right[%3, %acc_77] %acc_90, %acc_92, %acc_93 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        scf.yield %acc_85, %acc_88 : i32, i32
      } {tt.scheduled_max_stage = 2 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      nvws.warp_group.return
    } -> (i32, i32)
    %acc_46 = arith.constant 1 : i32
    %acc_47 = arith.addi %acc_9, %acc_46 : i32
    %acc_48 = arith.constant 1 : i32
    %acc_49 = arith.cmpi eq, %acc_47, %acc_48 : i32
    %acc_50 = arith.constant 0 : i32
    %acc_51 = arith.select %acc_49, %acc_50, %acc_47 : i32
    %acc_52 = arith.constant 1 : i32
    %acc_53 = arith.xori %acc_10, %acc_52 : i32
    %acc_54 = arith.select %acc_49, %acc_53, %acc_10 : i32
    %acc_55 = ttg.memdesc_index %acc_6[%acc_51] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %acc_55, %acc_54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_56 = ttg.memdesc_index %acc_2[%acc_51] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %acc_57, %acc_58 = ttng.tmem_load %acc_56[] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    %acc_59 = ttg.memdesc_index %acc_3[%acc_51] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.arrive_barrier %acc_59, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = arith.truncf %acc_57 : tensor<128x128xf32, #linear> to tensor<128x128xf16, #linear>
    %5 = ttg.convert_layout %4 : tensor<128x128xf16, #linear> -> tensor<128x128xf16, #blocked>
    tt.descriptor_store %out_1[%1, %3], %5 : !tt.tensordesc<128x128xf16, #shared>, tensor<128x128xf16, #blocked>
    %acc_60 = arith.constant 0 : i32
    %acc_61 = ttg.memdesc_index %acc_27[%acc_60] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_62 = arith.constant 1 : i32
    %acc_63 = ttg.memdesc_index %acc_27[%acc_62] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_64 = arith.constant 2 : i32
    %acc_65 = ttg.memdesc_index %acc_27[%acc_64] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_27 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> loc(#loc23)
    %acc_66 = arith.constant 0 : i32
    %acc_67 = ttg.memdesc_index %acc_34[%acc_66] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_68 = arith.constant 1 : i32
    %acc_69 = ttg.memdesc_index %acc_34[%acc_68] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_69 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_70 = arith.constant 2 : i32
    %acc_71 = ttg.memdesc_index %acc_34[%acc_70] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_71 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_34 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> loc(#loc23)
    %acc_72 = arith.constant 0 : i32
    %acc_73 = ttg.memdesc_index %acc_3[%acc_72] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_3 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc19)
    %acc_74 = arith.constant 0 : i32
    %acc_75 = ttg.memdesc_index %acc_6[%acc_74] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %acc_75 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %acc_6 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> loc(#loc19)
    tt.return
  }
}
#loc1 = loc("corpus/kernels/matmul.py":162:15)
#loc8 = loc("corpus/kernels/matmul.py":162:43)
#loc9 = loc("corpus/kernels/matmul.py":162:22)
#loc19 = loc("acc"(#loc1))
#loc23 = loc("acc"(#loc8))
#loc24 = loc("acc"(#loc9))
