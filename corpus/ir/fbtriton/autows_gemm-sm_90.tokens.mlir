#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.cluster-dim-x" = 1 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, ttg.early_tma_store_lowering = true, ttg.min_reg_auto_ws = 24 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @autows_gemm(%left: !tt.tensordesc<tensor<128x64xf16, #shared>>, %left.shape.0: i32, %left.shape.1: i32, %left.stride.0: i64, %left.stride.1: i64, %right: !tt.tensordesc<tensor<128x64xf16, #shared>>, %right.shape.0: i32, %right.shape.1: i32, %right.stride.0: i64, %right.stride.1: i64, %out: !tt.tensordesc<tensor<128x128xf16, #shared>>, %out.shape.0: i32, %out.shape.1: i32, %out.stride.0: i64, %out.stride.1: i64, %n_rows: i32 {tt.divisibility = 16 : i32}, %n_cols: i32 {tt.divisibility = 16 : i32}, %depth: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %acc = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> loc(#loc35)
    %acc_0 = arith.constant 0 : i32
    %acc_1 = ttg.memdesc_index %acc[%acc_0] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_2 = arith.constant 1 : i32
    %acc_3 = ttg.memdesc_index %acc[%acc_2] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_4 = arith.constant 2 : i32
    %acc_5 = ttg.memdesc_index %acc[%acc_4] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_6 = ttg.local_alloc {ttg.ws_generated_barrier} : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> loc(#loc35)
    %acc_7 = arith.constant 0 : i32
    %acc_8 = ttg.memdesc_index %acc_6[%acc_7] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_9 = arith.constant 1 : i32
    %acc_10 = ttg.memdesc_index %acc_6[%acc_9] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_11 = arith.constant 2 : i32
    %acc_12 = ttg.memdesc_index %acc_6[%acc_11] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %acc_12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %acc_13 = nvws.create_token {loadType = 2 : i32, numBuffers = 3 : i32} : tensor<3x!nvws.token> loc(#loc35)
    %acc_14 = nvws.create_token {loadType = 2 : i32, numBuffers = 3 : i32} : tensor<3x!nvws.token> loc(#loc35)
    %acc_15 = ttg.local_alloc {buffer.copy = 3 : i32, buffer.id = 0 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> loc(#loc36)
    %acc_16 = ttg.local_alloc {buffer.copy = 3 : i32, buffer.id = 1 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> loc(#loc37)
    %out_staging = ttg.local_alloc {buffer.copy = 1 : i32, buffer.id = 2 : i32, buffer.tmaStaging = 1 : i32} : () -> !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable> loc(#loc38)
    ttg.warp_specialize(%n_cols, %n_rows, %acc_13, %acc_6, %acc_15, %left, %acc_14, %acc, %acc_16, %right, %depth) attributes {ttg.partition.types = ["epilogue", "load", "computation"]}
    default {
      %cst = arith.constant {async_task_id = array<i32: 0>} dense<0.000000e+00> : tensor<128x128xf32, #mma>
      %c64_i32 = arith.constant {async_task_id = array<i32: 0>} 64 : i32
      %c0_i32 = arith.constant {async_task_id = array<i32: 0>} 0 : i32
      %c132_i32 = arith.constant {async_task_id = array<i32: 0>} 132 : i32
      %c128_i32 = arith.constant {async_task_id = array<i32: 0>} 128 : i32
      %c127_i32 = arith.constant {async_task_id = array<i32: 0>} 127 : i32
      %across = arith.addi %n_cols, %c127_i32 {async_task_id = array<i32: 0>} : i32
      %across_17 = arith.divsi %across, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %tiles = arith.addi %n_rows, %c127_i32 {async_task_id = array<i32: 0>} : i32
      %tiles_18 = arith.divsi %tiles, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %tiles_19 = arith.muli %tiles_18, %across_17 {async_task_id = array<i32: 0>} : i32
      %0 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %c0_i64 = arith.constant {async_task_id = array<i32: 0>} 0 : i64
      %c0_i64_20 = arith.constant {async_task_id = array<i32: 0>} 0 : i64
      %1:2 = scf.for %arg18 = %0 to %tiles_19 step %c132_i32 iter_args(%arg19 = %c0_i64, %arg20 = %c0_i64_20) -> (i64, i64)  : i32 {
        %2 = arith.divsi %arg18, %across_17 {async_task_id = array<i32: 0>} : i32
        %3 = arith.muli %2, %c128_i32 {async_task_id = array<i32: 0>} : i32
        %4 = arith.remsi %arg18, %across_17 {async_task_id = array<i32: 0>} : i32
        %5 = arith.muli %4, %c128_i32 {async_task_id = array<i32: 0>} : i32
        %acc_21:2 = scf.for %acc_30 = %c0_i32 to %depth step %c64_i32 iter_args(%arg22 = %cst, %arg23 = %arg20) -> (tensor<128x128xf32, #mma>, i64)  : i32 {
          %acc_31 = arith.constant {async_task_id = array<i32: 0>} 3 : i64
          %acc_32 = arith.divui %arg23, %acc_31 {async_task_id = array<i32: 0>} : i64
          %acc_33 = arith.muli %acc_32, %acc_31 {async_task_id = array<i32: 0>} : i64
          %acc_34 = arith.subi %arg23, %acc_33 {async_task_id = array<i32: 0>} : i64
          %acc_35 = arith.trunci %acc_34 {async_task_id = array<i32: 0>} : i64 to i32
          %acc_36 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
          %acc_37 = arith.andi %acc_32, %acc_36 {async_task_id = array<i32: 0>} : i64
          %acc_38 = arith.trunci %acc_37 {async_task_id = array<i32: 0>} : i64 to i1
          %acc_39 = arith.constant {async_task_id = array<i32: 0>} 3 : i64
          %acc_40 = arith.divui %arg23, %acc_39 {async_task_id = array<i32: 0>} : i64
          %acc_41 = arith.muli %acc_40, %acc_39 {async_task_id = array<i32: 0>} : i64
          %acc_42 = arith.subi %arg23, %acc_41 {async_task_id = array<i32: 0>} : i64
          %acc_43 = arith.trunci %acc_42 {async_task_id = array<i32: 0>} : i64 to i32
          %acc_44 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
          %acc_45 = arith.andi %acc_40, %acc_44 {async_task_id = array<i32: 0>} : i64
          %acc_46 = arith.trunci %acc_45 {async_task_id = array<i32: 0>} : i64 to i1
          %acc_47 = arith.constant {async_task_id = array<i32: 0>} 3 : i64
          %acc_48 = arith.divui %arg23, %acc_47 {async_task_id = array<i32: 0>} : i64
          %acc_49 = arith.muli %acc_48, %acc_47 {async_task_id = array<i32: 0>} : i64
          %acc_50 = arith.subi %arg23, %acc_49 {async_task_id = array<i32: 0>} : i64
          %acc_51 = arith.trunci %acc_50 {async_task_id = array<i32: 0>} : i64 to i32
          %acc_52 = ttg.memdesc_index %acc_16[%acc_51] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          %acc_53 = ttg.memdesc_index %acc[%acc_43] {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_54 = arith.extui %acc_46 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 2 : i32} : i1 to i32
          %acc_55 = arith.constant {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 2 : i32} true
          ttng.wait_barrier %acc_53, %acc_54, %acc_55 {async_task_id = array<i32: 0>, constraints = {WSBarrier = {channelGraph = array<i32: 1>, direction = "forward", dstTask = 1 : i32, maxRegionId = 1 : i32, minRegionId = 1 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_56 = ttg.memdesc_trans %acc_52 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
          %acc_57 = arith.constant {async_task_id = array<i32: 0>} 3 : i64
          %acc_58 = arith.divui %arg23, %acc_57 {async_task_id = array<i32: 0>} : i64
          %acc_59 = arith.muli %acc_58, %acc_57 {async_task_id = array<i32: 0>} : i64
          %acc_60 = arith.subi %arg23, %acc_59 {async_task_id = array<i32: 0>} : i64
          %acc_61 = arith.trunci %acc_60 {async_task_id = array<i32: 0>} : i64 to i32
          %acc_62 = ttg.memdesc_index %acc_15[%acc_61] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          %acc_63 = ttg.memdesc_index %acc_6[%acc_35] {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_64 = arith.extui %acc_38 {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 2 : i32} : i1 to i32
          %acc_65 = arith.constant {async_task_id = array<i32: 0>, loop.cluster = 0 : i32, loop.stage = 2 : i32} true
          ttng.wait_barrier %acc_63, %acc_64, %acc_65 {async_task_id = array<i32: 0>, constraints = {WSBarrier = {channelGraph = array<i32: 1>, direction = "forward", dstTask = 1 : i32, maxRegionId = 1 : i32, minRegionId = 1 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_66 = ttng.warp_group_dot %acc_62, %acc_56, %arg22 {async_task_id = array<i32: 0>, inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<128x128xf32, #mma>
          nvws.consumer_release %acc_14, %acc_43 {async_task_id = array<i32: 0>, constraints = {WSBarrier = {channelGraph = array<i32: 1>, dstTask = 1 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<3x!nvws.token>, i32
          nvws.consumer_release %acc_13, %acc_35 {async_task_id = array<i32: 0>, constraints = {WSBarrier = {channelGraph = array<i32: 1>, dstTask = 1 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<3x!nvws.token>, i32
          %acc_67 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
          %accum_cnt_68 = arith.addi %arg23, %acc_67 {async_task_id = array<i32: 0>} : i64
          scf.yield {async_task_id = array<i32: 0>} %acc_66, %accum_cnt_68 : tensor<128x128xf32, #mma>, i64
        } {async_task_id = array<i32: 0>, tt.scheduled_max_stage = 2 : i32}
        %6 = arith.truncf %acc_21#0 {async_task_id = array<i32: 0>} : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
        %7 = ttg.convert_layout %6 {async_task_id = array<i32: 0>} : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
        %out_staging_22 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %out_staging_23 = arith.divui %arg19, %out_staging_22 {async_task_id = array<i32: 0>} : i64
        %out_staging_24 = arith.muli %out_staging_23, %out_staging_22 {async_task_id = array<i32: 0>} : i64
        %out_staging_25 = arith.subi %arg19, %out_staging_24 {async_task_id = array<i32: 0>} : i64
        %out_staging_26 = arith.trunci %out_staging_25 {async_task_id = array<i32: 0>} : i64 to i32
        %out_staging_27 = ttg.memdesc_index %out_staging[%out_staging_26] {async_task_id = array<i32: 0>} : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        ttg.local_store %7, %out_staging_27 {async_task_id = array<i32: 0>} : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        %c1_i64 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %8 = arith.divui %arg19, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %9 = arith.muli %8, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %10 = arith.subi %arg19, %9 {async_task_id = array<i32: 0>} : i64
        %11 = arith.trunci %10 {async_task_id = array<i32: 0>} : i64 to i32
        %out_staging_28 = ttg.memdesc_index %out_staging[%11] {async_task_id = array<i32: 0>} : !ttg.memdesc<1x128x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        %12 = ttng.async_tma_copy_local_to_global %out[%3, %5] %out_staging_28 {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable> -> !ttg.async.token
        ttng.async_tma_store_token_wait %12   {async_task_id = array<i32: 0>, can_rotate_by_buffer_count = 1 : i32} : !ttg.async.token
        %c1_i64_29 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %accum_cnt = arith.addi %arg19, %c1_i64_29 {async_task_id = array<i32: 0>} : i64
        scf.yield {async_task_id = array<i32: 0>} %accum_cnt, %acc_21#1 : i64, i64
      } {async_task_id = array<i32: 0>, tt.warp_specialize, ttg.partition.stages = [0 : i32, 0 : i32, 0 : i32], ttg.partition.types = ["epilogue", "load", "computation"], ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield
    }
    partition0(%n_cols_17: i32, %n_rows_18: i32, %acc_19: tensor<3x!nvws.token>, %acc_20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %acc_21: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %left_22: !tt.tensordesc<tensor<128x64xf16, #shared>>, %acc_23: tensor<3x!nvws.token>, %acc_24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %acc_25: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %right_26: !tt.tensordesc<tensor<128x64xf16, #shared>>, %depth_27: i32) num_warps(4) {
      %c64_i32 = arith.constant {async_task_id = array<i32: 1>} 64 : i32
      %c0_i32 = arith.constant {async_task_id = array<i32: 1>} 0 : i32
      %c132_i32 = arith.constant {async_task_id = array<i32: 1>} 132 : i32
      %c128_i32 = arith.constant {async_task_id = array<i32: 1>} 128 : i32
      %c127_i32 = arith.constant {async_task_id = array<i32: 1>} 127 : i32
      %across = arith.addi %n_cols_17, %c127_i32 {async_task_id = array<i32: 1>} : i32
      %across_28 = arith.divsi %across, %c128_i32 {async_task_id = array<i32: 1>} : i32
      %tiles = arith.addi %n_rows_18, %c127_i32 {async_task_id = array<i32: 1>} : i32
      %tiles_29 = arith.divsi %tiles, %c128_i32 {async_task_id = array<i32: 1>} : i32
      %tiles_30 = arith.muli %tiles_29, %across_28 {async_task_id = array<i32: 1>} : i32
      %0 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %c0_i64 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %c0_i64_31 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %1:2 = scf.for %arg29 = %0 to %tiles_30 step %c132_i32 iter_args(%arg30 = %c0_i64, %arg31 = %c0_i64_31) -> (i64, i64)  : i32 {
        %2 = arith.divsi %arg29, %across_28 {async_task_id = array<i32: 1>} : i32
        %3 = arith.muli %2, %c128_i32 {async_task_id = array<i32: 1>} : i32
        %4 = arith.remsi %arg29, %across_28 {async_task_id = array<i32: 1>} : i32
        %5 = arith.muli %4, %c128_i32 {async_task_id = array<i32: 1>} : i32
        %acc_32 = scf.for %acc_33 = %c0_i32 to %depth_27 step %c64_i32 iter_args(%arg33 = %arg31) -> (i64)  : i32 {
          %acc_34 = arith.constant {async_task_id = array<i32: 1>} 3 : i64
          %acc_35 = arith.divui %arg33, %acc_34 {async_task_id = array<i32: 1>} : i64
          %acc_36 = arith.muli %acc_35, %acc_34 {async_task_id = array<i32: 1>} : i64
          %acc_37 = arith.subi %arg33, %acc_36 {async_task_id = array<i32: 1>} : i64
          %acc_38 = arith.trunci %acc_37 {async_task_id = array<i32: 1>} : i64 to i32
          %acc_39 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %acc_40 = arith.andi %acc_35, %acc_39 {async_task_id = array<i32: 1>} : i64
          %acc_41 = arith.trunci %acc_40 {async_task_id = array<i32: 1>} : i64 to i1
          nvws.producer_acquire %acc_19, %acc_38, %acc_41 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 0>, dstTask = 0 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<3x!nvws.token>, i32, i1
          %acc_42 = ttg.memdesc_index %acc_20[%acc_38] {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_43 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} true
          ttng.barrier_expect %acc_42, 16384 {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32}, %acc_43 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_44 = ttg.memdesc_index %acc_21[%acc_38] {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          ttng.async_tma_copy_global_to_local %left_22[%3, %acc_33] %acc_44, %acc_42, %acc_43 {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          %acc_45 = arith.constant {async_task_id = array<i32: 1>} 3 : i64
          %acc_46 = arith.divui %arg33, %acc_45 {async_task_id = array<i32: 1>} : i64
          %acc_47 = arith.muli %acc_46, %acc_45 {async_task_id = array<i32: 1>} : i64
          %acc_48 = arith.subi %arg33, %acc_47 {async_task_id = array<i32: 1>} : i64
          %acc_49 = arith.trunci %acc_48 {async_task_id = array<i32: 1>} : i64 to i32
          %acc_50 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %acc_51 = arith.andi %acc_46, %acc_50 {async_task_id = array<i32: 1>} : i64
          %acc_52 = arith.trunci %acc_51 {async_task_id = array<i32: 1>} : i64 to i1
          nvws.producer_acquire %acc_23, %acc_49, %acc_52 {async_task_id = array<i32: 1>, constraints = {WSBarrier = {channelGraph = array<i32: 0>, dstTask = 0 : i32, maxRegionId = 2 : i32, minRegionId = 2 : i32, parentId = 2 : i32}}, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<3x!nvws.token>, i32, i1
          %acc_53 = ttg.memdesc_index %acc_24[%acc_49] {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_54 = arith.constant {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} true
          ttng.barrier_expect %acc_53, 16384 {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32}, %acc_54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
          %acc_55 = ttg.memdesc_index %acc_25[%acc_49] {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          ttng.async_tma_copy_global_to_local %right_26[%5, %acc_33] %acc_55, %acc_53, %acc_54 {async_task_id = array<i32: 1>, loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
          %acc_56 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
          %accum_cnt_57 = arith.addi %arg33, %acc_56 {async_task_id = array<i32: 1>} : i64
          scf.yield {async_task_id = array<i32: 1>} %accum_cnt_57 : i64
        } {async_task_id = array<i32: 1>, tt.scheduled_max_stage = 2 : i32}
        %c1_i64 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %accum_cnt = arith.addi %arg30, %c1_i64 {async_task_id = array<i32: 1>} : i64
        scf.yield {async_task_id = array<i32: 1>} %accum_cnt, %acc_32 : i64, i64
      } {async_task_id = array<i32: 1>, tt.warp_specialize, ttg.partition.stages = [0 : i32, 0 : i32, 0 : i32], ttg.partition.types = ["epilogue", "load", "computation"], ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%n_cols_17: i32, %n_rows_18: i32, %acc_19: tensor<3x!nvws.token>, %acc_20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %acc_21: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %left_22: !tt.tensordesc<tensor<128x64xf16, #shared>>, %acc_23: tensor<3x!nvws.token>, %acc_24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %acc_25: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %right_26: !tt.tensordesc<tensor<128x64xf16, #shared>>, %depth_27: i32) num_warps(4) {
      %c64_i32 = arith.constant {async_task_id = array<i32: 2>} 64 : i32
      %c0_i32 = arith.constant {async_task_id = array<i32: 2>} 0 : i32
      ttg.warp_return
    } : (i32, i32, tensor<3x!nvws.token>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<3x!nvws.token>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32) -> ()
    tt.return
  }
}
#loc = loc("corpus/kernels/fbtriton/tlx.py":103:1)
#loc1 = loc("corpus/kernels/fbtriton/tlx.py":110:26)
#loc2 = loc("corpus/kernels/fbtriton/tlx.py":110:47)
#loc3 = loc("corpus/kernels/fbtriton/tlx.py":111:9)
#loc35 = loc("acc"(#loc))
#loc36 = loc("acc"(#loc1))
#loc37 = loc("acc"(#loc2))
#loc38 = loc("out_staging"(#loc3))
