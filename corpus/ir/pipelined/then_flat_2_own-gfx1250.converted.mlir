#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [0, 2], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [64, 32]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [32, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func public @back_to_back(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #mma>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <64x32xf16, #shared>
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.make_tensor_descriptor %arg1, [%arg5, %arg4], [%2, %c1_i64] : <f16>, <32x128xf16, #shared1>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %5 = ttg.local_alloc : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %6 = tt.get_program_id x : i32
    %7 = arith.muli %6, %c64_i32 : i32
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = ttg.local_alloc : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %10[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %13 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %arg5] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %14 = amdg.async_tdm_copy_global_to_local %13 into %12 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %15 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %16 = amdg.update_tensor_descriptor %3 add_offsets = [%arg5, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %17 = amdg.async_tdm_copy_global_to_local %16 into %15 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %19 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %c0_i32] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
    %20 = amdg.async_tdm_copy_global_to_local %19 into %18 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
    %21 = ttg.memdesc_index %5[%c0_i32] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %22 = amdg.update_tensor_descriptor %3 add_offsets = [%c0_i32, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
    %23 = amdg.async_tdm_copy_global_to_local %22 into %21 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
    %24 = amdg.async_tdm_wait  {num = 0 : i32}
    %25 = arith.divsi %arg5, %c32_i32 : i32
    %26 = arith.addi %25, %c-1_i32 : i32
    ttg.barrier local
    %27 = rocdl.workitem.id.x : i32
    %28 = arith.divsi %27, %c128_i32 : i32
    %29 = arith.cmpi ne, %28, %c0_i32 : i32
    amdg.cond_barrier %29
    rocdl.s.setprio 1
    %30 = scf.for %arg6 = %c0_i32 to %26 step %c1_i32 iter_args(%arg7 = %cst) -> (tensor<64x128xf32, #mma>)  : i32 {
      %52 = arith.remsi %arg6, %c2_i32 : i32
      %53 = ttg.memdesc_index %4[%52] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
      %54 = ttg.local_load %53 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %55 = ttg.memdesc_index %5[%52] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      %56 = ttg.local_load %55 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      rocdl.sched.barrier non_mem_non_sideeffect
      %57 = arith.addi %arg6, %c1_i32 : i32
      %58 = arith.muli %57, %c32_i32 : i32
      %59 = arith.remsi %57, %c2_i32 : i32
      %60 = ttg.memdesc_index %4[%59] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
      %61 = amdg.update_tensor_descriptor %1 add_offsets = [%7, %58] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<64x32xf16, #shared>
      %62 = amdg.async_tdm_copy_global_to_local %61 into %60 : !tt.tensordesc<64x32xf16, #shared> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      %63 = ttg.memdesc_index %5[%59] : !ttg.memdesc<2x32x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      %64 = amdg.update_tensor_descriptor %3 add_offsets = [%58, %9] pred = %c1_i32 {clamp_bounds} : !tt.tensordesc<32x128xf16, #shared1>
      %65 = amdg.async_tdm_copy_global_to_local %64 into %63 : !tt.tensordesc<32x128xf16, #shared1> -> !ttg.memdesc<32x128xf16, #shared1, #smem, mutable>
      rocdl.sched.barrier non_mem_non_sideeffect
      rocdl.s.setprio 0
      rocdl.sched.barrier none
      %66 = amdg.async_tdm_wait  {num = 0 : i32}
      rocdl.sched.barrier none
      %67 = tt.dot %54, %56, %arg7 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
      rocdl.s.setprio 1
      rocdl.sched.barrier none
      rocdl.s.barrier
      rocdl.sched.barrier none
      scf.yield %67 : tensor<64x128xf32, #mma>
    }
    rocdl.s.setprio 0
    %31 = rocdl.workitem.id.x : i32
    %32 = arith.divsi %31, %c128_i32 : i32
    %33 = arith.cmpi eq, %32, %c0_i32 : i32
    %34 = ttg.local_load %12 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    %35 = ttg.local_load %15 : !ttg.memdesc<32x128xf16, #shared1, #smem, mutable> -> tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    rocdl.sched.barrier non_mem_non_sideeffect
    rocdl.sched.barrier none
    rocdl.s.barrier
    rocdl.sched.barrier none
    %36 = tt.dot %34, %35, %30 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<32x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x128xf32, #mma>
    amdg.cond_barrier %33
    %37 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %38 = tt.splat %7 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %39 = arith.addi %38, %37 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %40 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %41 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %42 = arith.addi %41, %40 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %43 = tt.expand_dims %39 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %44 = tt.splat %arg4 : i32 -> tensor<64x1xi32, #mma>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #mma>
    %46 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #mma>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<f32>, #mma>, tensor<64x1xi32, #mma>
    %48 = tt.expand_dims %42 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %49 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f32>, #mma> -> tensor<64x128x!tt.ptr<f32>, #mma>
    %50 = tt.broadcast %48 : tensor<1x128xi32, #mma> -> tensor<64x128xi32, #mma>
    %51 = tt.addptr %49, %50 : tensor<64x128x!tt.ptr<f32>, #mma>, tensor<64x128xi32, #mma>
    tt.store %51, %36 : tensor<64x128x!tt.ptr<f32>, #mma>
    tt.return
  }
}
