#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @back_to_back(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c-2_i32 = arith.constant -2 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c32_i32 = arith.constant 32 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <64x32xf16, #shared>
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.make_tensor_descriptor %arg1, [%arg5, %arg4], [%2, %c1_i64] : <f16>, <32x128xf16, #shared1>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c64_i32 : i32
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %11 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %12 = amdg.async_tdm_copy_global_to_local %11 into %10 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %13 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %14 = amdg.update_tensor_descriptor %3 add_offsets = [%c0_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %15 = amdg.async_tdm_copy_global_to_local %14 into %13 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %17 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c32_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %18 = amdg.async_tdm_copy_global_to_local %17 into %16 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %19 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %20 = amdg.update_tensor_descriptor %3 add_offsets = [%c32_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %21 = amdg.async_tdm_copy_global_to_local %20 into %19 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %22 = amdg.async_tdm_wait  {num = 2 : i32}
    %23 = arith.divsi %arg5, %c32_i32 : i32
    %24 = arith.addi %23, %c-2_i32 : i32
    ttg.barrier local
    %25 = rocdl.workitem.id.x : i32
    %26 = arith.divsi %25, %c128_i32 : i32
    %27 = arith.cmpi eq, %26, %c0_i32 : i32
    %28 = arith.cmpi ne, %26, %c0_i32 : i32
    amdg.cond_barrier %28
    rocdl.s.setprio 1
    %29 = scf.for %arg6 = %c0_i32 to %24 step %c1_i32 iter_args(%arg7 = %cst) -> (tensor<64x128xf32, #mma>)  : i32 {
      %55 = arith.remsi %arg6, %c3_i32 : i32
      %56 = ttg.memdesc_index %4[%55] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
      %57 = ttg.local_load %56 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %58 = ttg.memdesc_index %5[%55] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      %59 = ttg.local_load %58 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %60 = arith.addi %arg6, %c2_i32 : i32
      %61 = arith.muli %60, %c32_i32 : i32
      %62 = arith.remsi %60, %c3_i32 : i32
      %63 = ttg.memdesc_index %4[%62] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
      %64 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %61] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
      %65 = amdg.async_tdm_copy_global_to_local %64 into %63 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      %66 = ttg.memdesc_index %5[%62] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      %67 = amdg.update_tensor_descriptor %3 add_offsets = [%61, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
      %68 = amdg.async_tdm_copy_global_to_local %67 into %66 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.s.setprio 0
      rocdl.sched.barrier none
      %69 = amdg.async_tdm_wait  {num = 2 : i32}
      rocdl.sched.barrier none
      %70 = tt.dot %57, %59, %arg7 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
      rocdl.s.setprio 1
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      scf.yield %70 : tensor<64x128xf32, #mma>
    }
    rocdl.s.setprio 0
    amdg.cond_barrier %27
    ttg.barrier local
    %30 = rocdl.workitem.id.x : i32
    %31 = arith.divsi %30, %c128_i32 : i32
    %32 = arith.cmpi eq, %31, %c0_i32 : i32
    %33 = arith.cmpi ne, %31, %c0_i32 : i32
    amdg.cond_barrier %33
    %34 = ttg.local_load %10 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    %35 = ttg.local_load %13 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %36 = tt.dot %34, %35, %29 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %37 = ttg.local_load %16 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    %38 = ttg.local_load %19 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %39 = tt.dot %37, %38, %36 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    amdg.cond_barrier %32
    %40 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %41 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %42 = arith.addi %41, %40 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %43 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %44 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %45 = arith.addi %44, %43 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %46 = tt.expand_dims %42 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %47 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %48 = arith.muli %46, %47 : tensor<64x1xi32, #mma>
    %49 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %50 = tt.addptr %49, %48 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %51 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %52 = tt.broadcast %50 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x128x!tt.ptr<f32>, #mma>
    %53 = tt.broadcast %51 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %54 = tt.addptr %52, %53 : tensor<64x128x!tt.ptr<f32>, #mma>, tensor<64x128xi32, #mma>
    tt.store %54, %39 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
