#blocked = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [2, 0], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [8, 1], instrShape = [32, 32, 8], isTransposed = true}>
#mmra_tag = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention_of_heads(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %cst_1 = arith.constant dense<128> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<128> : tensor<256x1xi32, #blocked2>
    %cst_3 = arith.constant dense<128> : tensor<256x1xi32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<256x128xf32, #mma>
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c63_i32 = arith.constant 63 : i32
    %c192_i32 = arith.constant 192 : i32
    %cst_5 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_6 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<256x64xf32, #mma>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %5 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = arith.addi %4, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = arith.addi %5, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.expand_dims %6 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %11 = tt.expand_dims %7 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<256x1xi32, #blocked2>
    %12 = arith.muli %10, %cst_3 : tensor<256x1xi32, #mma>
    %13 = arith.muli %11, %cst_2 : tensor<256x1xi32, #blocked2>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %17 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %18 = tt.broadcast %16 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
    %19 = tt.broadcast %17 : tensor<1x128xi32, #blocked2> -> tensor<256x128xi32, #blocked2>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %22 = tt.broadcast %21 : tensor<128x1xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.splat %arg4 : f32 -> tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %24 = tt.splat %arg4 : f32 -> tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %25 = tt.splat %arg4 : f32 -> tensor<256x64xf32, #mma>
    %26 = tt.broadcast %17 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked>
    scf.for %arg7 = %c0_i32 to %arg6 step %c1_i32  : i32 {
      %27 = arith.muli %arg7, %arg5 : i32
      %28 = arith.muli %27, %c128_i32 : i32
      %29 = tt.addptr %arg0, %28 : !tt.ptr<f16>, i32
      %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked2>
      %31 = tt.addptr %30, %13 : tensor<256x1x!tt.ptr<f16>, #blocked2>, tensor<256x1xi32, #blocked2>
      %32 = tt.broadcast %31 : tensor<256x1x!tt.ptr<f16>, #blocked2> -> tensor<256x128x!tt.ptr<f16>, #blocked2>
      %33 = tt.addptr %32, %19 : tensor<256x128x!tt.ptr<f16>, #blocked2>, tensor<256x128xi32, #blocked2>
      %34 = tt.load %33 : tensor<256x128x!tt.ptr<f16>, #blocked2>
      %35 = ttg.local_alloc %34 : (tensor<256x128xf16, #blocked2>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
      %36 = ttg.local_load %35 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %37 = ttg.local_alloc %34 : (tensor<256x128xf16, #blocked2>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
      %38 = ttg.local_load %37 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %39 = ttg.local_alloc %34 : (tensor<256x128xf16, #blocked2>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
      %40 = ttg.local_load %39 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %41 = ttg.local_alloc %34 : (tensor<256x128xf16, #blocked2>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
      %42 = ttg.local_load %41 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %43 = tt.addptr %arg1, %28 : !tt.ptr<f16>, i32
      %44 = tt.splat %43 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
      %45 = tt.addptr %arg2, %28 : !tt.ptr<f16>, i32
      %46 = tt.splat %45 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
      %47 = ttg.local_alloc : () -> !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
      %48 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
      %49 = arith.cmpi sgt, %arg5, %c0_i32 : i32
      %50 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %51 = arith.muli %50, %cst_1 : tensor<1x64xi32, #blocked1>
      %52 = tt.addptr %44, %51 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %53 = tt.broadcast %52 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %54 = tt.addptr %53, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %55 = tt.splat %49 : i1 -> tensor<128x64xi1, #blocked1>
      %56 = tt.load %54, %55 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %57 = arith.cmpi sgt, %arg5, %c64_i32 : i32
      %58 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.local_store %56, %58 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %59 = arith.addi %8, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %60 = tt.expand_dims %59 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %61 = arith.muli %60, %cst_1 : tensor<1x64xi32, #blocked1>
      %62 = tt.addptr %44, %61 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %63 = tt.broadcast %62 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %64 = tt.addptr %63, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %65 = tt.splat %57 : i1 -> tensor<128x64xi1, #blocked1>
      %66 = tt.load %64, %65 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %67 = ttg.local_load %58 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %68 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %69 = arith.muli %68, %cst_0 : tensor<64x1xi32, #blocked>
      %70 = tt.addptr %46, %69 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %71 = tt.broadcast %70 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %72 = tt.addptr %71, %26 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %73 = tt.splat %49 : i1 -> tensor<64x128xi1, #blocked>
      %74 = tt.load %72, %73 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
      %75 = arith.cmpi sgt, %arg5, %c128_i32 : i32
      %76 = scf.if %49 -> (tensor<256x64xf32, #mma>) {
        %157 = tt.dot %42, %67, %cst_7, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
        scf.yield %157 : tensor<256x64xf32, #mma>
      } else {
        scf.yield %cst_7 : tensor<256x64xf32, #mma>
      }
      %77 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.local_store %66, %77 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %78 = arith.addi %8, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %79 = tt.expand_dims %78 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %80 = arith.muli %79, %cst_1 : tensor<1x64xi32, #blocked1>
      %81 = tt.addptr %44, %80 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %82 = tt.broadcast %81 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %83 = tt.addptr %82, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %84 = tt.splat %75 : i1 -> tensor<128x64xi1, #blocked1>
      %85 = tt.load %83, %84 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %86 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %87 = amdg.in_thread_transpose %74 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
      ttg.local_store %87, %86 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %88 = ttg.local_load %77 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %89 = arith.addi %9, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %90 = tt.expand_dims %89 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %91 = arith.muli %90, %cst_0 : tensor<64x1xi32, #blocked>
      %92 = tt.addptr %46, %91 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %93 = tt.broadcast %92 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %94 = tt.addptr %93, %26 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %95 = tt.splat %57 : i1 -> tensor<64x128xi1, #blocked>
      %96 = tt.load %94, %95 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
      %97 = arith.subi %arg5, %c192_i32 : i32
      ttg.barrier local
      %98 = rocdl.workitem.id.x : i32
      %c0_i32_9 = arith.constant 0 : i32
      %c256_i32_10 = arith.constant 256 : i32
      %99 = arith.divsi %98, %c256_i32_10 : i32
      %100 = arith.cmpi eq, %99, %c0_i32_9 : i32
      %101 = arith.cmpi ne, %99, %c0_i32_9 : i32
      amdg.cond_barrier %101
      %102:7 = scf.for %arg8 = %c0_i32 to %97 step %c64_i32 iter_args(%arg9 = %cst_4, %arg10 = %c0_i32, %arg11 = %88, %arg12 = %85, %arg13 = %86, %arg14 = %76, %arg15 = %96) -> (tensor<256x128xf32, #mma>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<256x64xf32, #mma>, tensor<64x128xf16, #blocked>)  : i32 {
        rocdl.s.barrier
        rocdl.sched.barrier none
        %157 = tt.dot %40, %arg11, %cst_7, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
        %158 = arith.addi %arg10, %c1_i32 : i32
        %159 = arith.cmpi slt, %158, %c1_i32 : i32
        %160 = arith.select %159, %158, %c0_i32 : i32
        %161 = ttg.memdesc_index %47[%160] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
        rocdl.sched.barrier none
        ttg.barrier local
        rocdl.s.setprio 1
        ttg.local_store %arg12, %161 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
        %162 = ttg.local_load %arg13 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
        %163 = arith.addi %arg8, %c192_i32 : i32
        %164 = tt.splat %163 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
        %165 = arith.addi %164, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
        %166 = tt.expand_dims %165 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
        %167 = arith.muli %166, %cst_1 : tensor<1x64xi32, #blocked1>
        %168 = tt.addptr %44, %167 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
        %169 = tt.broadcast %168 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
        %170 = tt.addptr %169, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
        %171 = tt.load %170 : tensor<128x64x!tt.ptr<f16>, #blocked1>
        %172 = arith.mulf %arg14, %25 : tensor<256x64xf32, #mma>
        %173 = math.exp2 %172 : tensor<256x64xf32, #mma>
        %174 = arith.truncf %173 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
        %175 = ttg.convert_layout %174 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
        rocdl.sched.barrier none
        rocdl.s.setprio 0
        llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
        rocdl.s.barrier
        llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
        rocdl.sched.barrier none
        %176 = tt.dot %175, %162, %arg9, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
        %177 = ttg.memdesc_index %48[%arg10] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
        %178 = amdg.in_thread_transpose %arg15 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
        rocdl.sched.barrier none
        ttg.barrier local
        rocdl.s.setprio 1
        ttg.local_store %178, %177 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
        %179 = ttg.local_load %161 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
        %180 = arith.addi %arg8, %c128_i32 : i32
        %181 = tt.splat %180 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %182 = arith.addi %181, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %183 = tt.expand_dims %182 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
        %184 = arith.muli %183, %cst_0 : tensor<64x1xi32, #blocked>
        %185 = tt.addptr %46, %184 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
        %186 = tt.broadcast %185 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
        %187 = tt.addptr %186, %26 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
        %188 = tt.load %187 : tensor<64x128x!tt.ptr<f16>, #blocked>
        rocdl.sched.barrier none
        rocdl.s.setprio 0
        llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
        scf.yield %176, %160, %179, %171, %177, %157, %188 : tensor<256x128xf32, #mma>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<256x64xf32, #mma>, tensor<64x128xf16, #blocked>
      }
      amdg.cond_barrier %100
      %103 = arith.addi %arg5, %c63_i32 : i32
      %104 = arith.divsi %103, %c64_i32 : i32
      %105 = arith.subi %104, %c3_i32 : i32
      %106 = arith.maxsi %105, %c0_i32 : i32
      %107 = arith.cmpi sge, %104, %c1_i32 : i32
      %108 = arith.addi %106, %c2_i32 : i32
      %109 = arith.cmpi sge, %104, %c2_i32 : i32
      %110 = arith.muli %108, %c64_i32 : i32
      %111 = arith.cmpi sge, %104, %c3_i32 : i32
      %112 = scf.if %109 -> (tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>) {
        %157 = tt.dot %38, %102#2, %cst_7, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
        %158 = ttg.convert_layout %157 : tensor<256x64xf32, #mma> -> tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
        scf.yield %158 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      } else {
        scf.yield %cst_8 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      }
      %113 = arith.addi %102#1, %c1_i32 : i32
      %114 = arith.cmpi slt, %113, %c1_i32 : i32
      %115 = arith.select %114, %113, %c0_i32 : i32
      %116 = ttg.memdesc_index %47[%115] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.local_store %102#3, %116 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %117 = ttg.local_load %102#4 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %118 = arith.mulf %102#5, %25 : tensor<256x64xf32, #mma>
      %119 = math.exp2 %118 : tensor<256x64xf32, #mma>
      %120 = arith.truncf %119 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
      %121 = ttg.convert_layout %120 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %122 = scf.if %107 -> (tensor<256x128xf32, #mma>) {
        %157 = tt.dot %121, %117, %102#0, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
        scf.yield %157 : tensor<256x128xf32, #mma>
      } else {
        scf.yield %102#0 : tensor<256x128xf32, #mma>
      }
      %123 = ttg.memdesc_index %48[%102#1] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %124 = amdg.in_thread_transpose %102#6 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
      ttg.local_store %124, %123 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %125 = ttg.local_load %116 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %126 = tt.splat %110 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %127 = arith.addi %126, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %128 = tt.expand_dims %127 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %129 = arith.muli %128, %cst_0 : tensor<64x1xi32, #blocked>
      %130 = tt.addptr %46, %129 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %131 = tt.broadcast %130 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %132 = tt.addptr %131, %26 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %133 = tt.splat %111 : i1 -> tensor<64x128xi1, #blocked>
      %134 = tt.load %132, %133 : tensor<64x128x!tt.ptr<f16>, #blocked>
      %135 = arith.select %107, %122, %102#0 : tensor<256x128xf32, #mma>
      %136 = scf.if %111 -> (tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>) {
        %157 = tt.dot %36, %125, %cst_7, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
        %158 = ttg.convert_layout %157 : tensor<256x64xf32, #mma> -> tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
        scf.yield %158 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      } else {
        scf.yield %cst_8 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      }
      %137 = ttg.local_load %123 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %138 = arith.mulf %112, %24 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %139 = math.exp2 %138 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %140 = arith.truncf %139 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> to tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %141 = scf.if %109 -> (tensor<256x128xf32, #mma>) {
        %157 = tt.dot %140, %137, %135, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
        scf.yield %157 : tensor<256x128xf32, #mma>
      } else {
        scf.yield %135 : tensor<256x128xf32, #mma>
      }
      %142 = ttg.memdesc_index %48[%115] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %143 = amdg.in_thread_transpose %134 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
      ttg.local_store %143, %142 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %144 = arith.select %109, %141, %135 : tensor<256x128xf32, #mma>
      %145 = ttg.local_load %142 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %146 = arith.mulf %136, %23 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %147 = math.exp2 %146 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %148 = arith.truncf %147 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> to tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %149 = scf.if %111 -> (tensor<256x128xf32, #mma>) {
        %157 = tt.dot %148, %145, %144, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
        scf.yield %157 : tensor<256x128xf32, #mma>
      } else {
        scf.yield %144 : tensor<256x128xf32, #mma>
      }
      %150 = arith.select %111, %149, %144 : tensor<256x128xf32, #mma>
      ttg.local_dealloc %48 : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
      ttg.local_dealloc %47 : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
      %151 = tt.addptr %arg3, %28 : !tt.ptr<f16>, i32
      %152 = tt.splat %151 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #mma>
      %153 = tt.addptr %152, %12 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
      %154 = tt.broadcast %153 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
      %155 = tt.addptr %154, %18 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
      %156 = arith.truncf %150 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
      tt.store %155, %156 : tensor<256x128x!tt.ptr<f16>, #mma>
    }
    tt.return
  }
}
