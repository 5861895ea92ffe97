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
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %13 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %arg5] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %14 = amdg.async_tdm_copy_global_to_local %13 into %12 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %15 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %16 = amdg.update_tensor_descriptor %3 add_offsets = [%arg5, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %17 = amdg.async_tdm_copy_global_to_local %16 into %15 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %18 = arith.addi %arg5, %c32_i32 : i32
    %19 = ttg.memdesc_index %10[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %20 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %18] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %21 = amdg.async_tdm_copy_global_to_local %20 into %19 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %22 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %23 = amdg.update_tensor_descriptor %3 add_offsets = [%18, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %24 = amdg.async_tdm_copy_global_to_local %23 into %22 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %26 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %27 = amdg.async_tdm_copy_global_to_local %26 into %25 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %28 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %29 = amdg.update_tensor_descriptor %3 add_offsets = [%c0_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %30 = amdg.async_tdm_copy_global_to_local %29 into %28 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %32 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c32_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %33 = amdg.async_tdm_copy_global_to_local %32 into %31 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %34 = ttg.memdesc_index %5[%c1_i32] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %35 = amdg.update_tensor_descriptor %3 add_offsets = [%c32_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %36 = amdg.async_tdm_copy_global_to_local %35 into %34 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %37 = amdg.async_tdm_wait  {num = 2 : i32}
    %38 = arith.divsi %arg5, %c32_i32 : i32
    %39 = arith.addi %38, %c-2_i32 : i32
    ttg.barrier local
    %40 = rocdl.workitem.id.x : i32
    %41 = arith.divsi %40, %c128_i32 : i32
    %42 = arith.cmpi ne, %41, %c0_i32 : i32
    amdg.cond_barrier %42
    rocdl.s.setprio 1
    %43 = scf.for %arg6 = %c0_i32 to %39 step %c1_i32 iter_args(%arg7 = %cst) -> (tensor<64x128xf32, #mma>)  : i32 {
      %68 = arith.remsi %arg6, %c3_i32 : i32
      %69 = ttg.memdesc_index %4[%68] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
      %70 = ttg.local_load %69 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %71 = ttg.memdesc_index %5[%68] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      %72 = ttg.local_load %71 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %73 = arith.addi %arg6, %c2_i32 : i32
      %74 = arith.muli %73, %c32_i32 : i32
      %75 = arith.remsi %73, %c3_i32 : i32
      %76 = ttg.memdesc_index %4[%75] : !ttg.memdesc<3x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
      %77 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %74] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
      %78 = amdg.async_tdm_copy_global_to_local %77 into %76 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      %79 = ttg.memdesc_index %5[%75] : !ttg.memdesc<3x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      %80 = amdg.update_tensor_descriptor %3 add_offsets = [%74, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
      %81 = amdg.async_tdm_copy_global_to_local %80 into %79 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.s.setprio 0
      rocdl.sched.barrier none
      %82 = amdg.async_tdm_wait  {num = 2 : i32}
      rocdl.sched.barrier none
      %83 = tt.dot %70, %72, %arg7 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
      rocdl.s.setprio 1
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      scf.yield %83 : tensor<64x128xf32, #mma>
    }
    rocdl.s.setprio 0
    %44 = rocdl.workitem.id.x : i32
    %45 = arith.divsi %44, %c128_i32 : i32
    %46 = arith.cmpi eq, %45, %c0_i32 : i32
    %47 = ttg.local_load %12 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    %48 = ttg.local_load %15 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %49 = tt.dot %47, %48, %43 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %50 = ttg.local_load %19 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    %51 = ttg.local_load %22 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %52 = tt.dot %50, %51, %49 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    amdg.cond_barrier %46
    %53 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %54 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %55 = arith.addi %54, %53 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %56 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %57 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %58 = arith.addi %57, %56 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %59 = tt.expand_dims %55 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %60 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %61 = arith.muli %59, %60 : tensor<64x1xi32, #mma>
    %62 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %63 = tt.addptr %62, %61 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %64 = tt.expand_dims %58 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %65 = tt.broadcast %63 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x128x!tt.ptr<f32>, #mma>
    %66 = tt.broadcast %64 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %67 = tt.addptr %65, %66 : tensor<64x128x!tt.ptr<f32>, #mma>, tensor<64x128xi32, #mma>
    tt.store %67, %52 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
