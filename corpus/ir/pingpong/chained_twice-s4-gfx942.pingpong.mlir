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
    ttg.barrier local
    %27 = rocdl.workitem.id.x : i32
    %c0_i32_9 = arith.constant 0 : i32
    %c256_i32_10 = arith.constant 256 : i32
    %28 = arith.divsi %27, %c256_i32_10 : i32
    %29 = arith.cmpi eq, %28, %c0_i32_9 : i32
    %30 = arith.cmpi ne, %28, %c0_i32_9 : i32
    amdg.cond_barrier %30
    scf.for %arg7 = %c0_i32 to %arg6 step %c1_i32  : i32 {
      %31 = arith.muli %arg7, %arg5 : i32
      %32 = arith.muli %31, %c128_i32 : i32
      %33 = tt.addptr %arg0, %32 : !tt.ptr<f16>, i32
      %34 = tt.splat %33 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked2>
      %35 = tt.addptr %34, %13 : tensor<256x1x!tt.ptr<f16>, #blocked2>, tensor<256x1xi32, #blocked2>
      %36 = tt.broadcast %35 : tensor<256x1x!tt.ptr<f16>, #blocked2> -> tensor<256x128x!tt.ptr<f16>, #blocked2>
      %37 = tt.addptr %36, %19 : tensor<256x128x!tt.ptr<f16>, #blocked2>, tensor<256x128xi32, #blocked2>
      %38 = tt.load %37 : tensor<256x128x!tt.ptr<f16>, #blocked2>
      %39 = ttg.local_alloc %38 : (tensor<256x128xf16, #blocked2>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
      %40 = ttg.local_load %39 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %41 = ttg.local_alloc %38 : (tensor<256x128xf16, #blocked2>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
      %42 = ttg.local_load %41 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %43 = ttg.local_alloc %38 : (tensor<256x128xf16, #blocked2>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
      %44 = ttg.local_load %43 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %45 = ttg.local_alloc %38 : (tensor<256x128xf16, #blocked2>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
      %46 = ttg.local_load %45 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %47 = tt.addptr %arg1, %32 : !tt.ptr<f16>, i32
      %48 = tt.splat %47 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
      %49 = tt.addptr %arg2, %32 : !tt.ptr<f16>, i32
      %50 = tt.splat %49 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
      %51 = ttg.local_alloc : () -> !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
      %52 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
      %53 = arith.cmpi sgt, %arg5, %c0_i32 : i32
      %54 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %55 = arith.muli %54, %cst_1 : tensor<1x64xi32, #blocked1>
      %56 = tt.addptr %48, %55 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %57 = tt.broadcast %56 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %58 = tt.addptr %57, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %59 = tt.splat %53 : i1 -> tensor<128x64xi1, #blocked1>
      %60 = tt.load %58, %59 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %61 = arith.cmpi sgt, %arg5, %c64_i32 : i32
      %62 = ttg.memdesc_index %51[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.local_store %60, %62 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %63 = arith.addi %8, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %64 = tt.expand_dims %63 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %65 = arith.muli %64, %cst_1 : tensor<1x64xi32, #blocked1>
      %66 = tt.addptr %48, %65 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %67 = tt.broadcast %66 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %68 = tt.addptr %67, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %69 = tt.splat %61 : i1 -> tensor<128x64xi1, #blocked1>
      %70 = tt.load %68, %69 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %71 = ttg.local_load %62 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %72 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %73 = arith.muli %72, %cst_0 : tensor<64x1xi32, #blocked>
      %74 = tt.addptr %50, %73 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %75 = tt.broadcast %74 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %76 = tt.addptr %75, %26 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %77 = tt.splat %53 : i1 -> tensor<64x128xi1, #blocked>
      %78 = tt.load %76, %77 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
      %79 = arith.cmpi sgt, %arg5, %c128_i32 : i32
      %80 = scf.if %53 -> (tensor<256x64xf32, #mma>) {
        %161 = arith.addf %cst_7, %cst_7 : tensor<256x64xf32, #mma>
        scf.yield %161 : tensor<256x64xf32, #mma>
      } else {
        scf.yield %cst_7 : tensor<256x64xf32, #mma>
      }
      %81 = ttg.memdesc_index %51[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.local_store %70, %81 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %82 = arith.addi %8, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %83 = tt.expand_dims %82 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %84 = arith.muli %83, %cst_1 : tensor<1x64xi32, #blocked1>
      %85 = tt.addptr %48, %84 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %86 = tt.broadcast %85 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %87 = tt.addptr %86, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %88 = tt.splat %79 : i1 -> tensor<128x64xi1, #blocked1>
      %89 = tt.load %87, %88 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %90 = ttg.memdesc_index %52[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %91 = amdg.in_thread_transpose %78 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
      ttg.local_store %91, %90 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %92 = ttg.local_load %81 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %93 = arith.addi %9, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %94 = tt.expand_dims %93 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %95 = arith.muli %94, %cst_0 : tensor<64x1xi32, #blocked>
      %96 = tt.addptr %50, %95 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %97 = tt.broadcast %96 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %98 = tt.addptr %97, %26 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %99 = tt.splat %61 : i1 -> tensor<64x128xi1, #blocked>
      %100 = tt.load %98, %99 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
      %101 = arith.subi %arg5, %c192_i32 : i32
      ttg.barrier local
      %102 = rocdl.workitem.id.x : i32
      %c0_i32_11 = arith.constant 0 : i32
      %c256_i32_12 = arith.constant 256 : i32
      %103 = arith.divsi %102, %c256_i32_12 : i32
      %104 = arith.cmpi eq, %103, %c0_i32_11 : i32
      %105 = arith.cmpi ne, %103, %c0_i32_11 : i32
      amdg.cond_barrier %105
      %106:7 = scf.for %arg8 = %c0_i32 to %101 step %c64_i32 iter_args(%arg9 = %cst_4, %arg10 = %c0_i32, %arg11 = %92, %arg12 = %89, %arg13 = %90, %arg14 = %80, %arg15 = %100) -> (tensor<256x128xf32, #mma>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<256x64xf32, #mma>, tensor<64x128xf16, #blocked>)  : i32 {
        rocdl.s.barrier
        rocdl.sched.barrier none
        rocdl.s.barrier
        rocdl.sched.barrier none
        %161 = tt.dot %44, %arg11, %cst_7, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
        %162 = arith.addi %arg10, %c1_i32 : i32
        %163 = arith.cmpi slt, %162, %c1_i32 : i32
        %164 = arith.select %163, %162, %c0_i32 : i32
        %165 = ttg.memdesc_index %51[%164] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
        rocdl.sched.barrier none
        ttg.barrier local
        rocdl.s.setprio 1
        rocdl.sched.barrier none
        ttg.barrier local
        rocdl.s.setprio 1
        ttg.local_store %arg12, %165 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
        %166 = ttg.local_load %arg13 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
        %167 = arith.addi %arg8, %c192_i32 : i32
        %168 = tt.splat %167 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
        %169 = arith.addi %168, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
        %170 = tt.expand_dims %169 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
        %171 = arith.muli %170, %cst_1 : tensor<1x64xi32, #blocked1>
        %172 = tt.addptr %48, %171 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
        %173 = tt.broadcast %172 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
        %174 = tt.addptr %173, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
        %175 = tt.load %174 : tensor<128x64x!tt.ptr<f16>, #blocked1>
        %176 = arith.mulf %arg14, %25 : tensor<256x64xf32, #mma>
        %177 = math.exp2 %176 : tensor<256x64xf32, #mma>
        %178 = arith.truncf %177 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
        %179 = ttg.convert_layout %178 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
        rocdl.sched.barrier none
        rocdl.s.setprio 0
        llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
        rocdl.s.barrier
        llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
        rocdl.sched.barrier none
        rocdl.sched.barrier none
        rocdl.s.setprio 0
        llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
        rocdl.s.barrier
        llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
        rocdl.sched.barrier none
        %180 = tt.dot %179, %166, %arg9, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
        %181 = ttg.memdesc_index %52[%arg10] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
        %182 = amdg.in_thread_transpose %arg15 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
        rocdl.sched.barrier none
        ttg.barrier local
        rocdl.s.setprio 1
        rocdl.sched.barrier none
        ttg.barrier local
        rocdl.s.setprio 1
        ttg.local_store %182, %181 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
        %183 = ttg.local_load %165 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
        %184 = arith.addi %arg8, %c128_i32 : i32
        %185 = tt.splat %184 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %186 = arith.addi %185, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %187 = tt.expand_dims %186 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
        %188 = arith.muli %187, %cst_0 : tensor<64x1xi32, #blocked>
        %189 = tt.addptr %50, %188 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
        %190 = tt.broadcast %189 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
        %191 = tt.addptr %190, %26 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
        %192 = tt.load %191 : tensor<64x128x!tt.ptr<f16>, #blocked>
        rocdl.sched.barrier none
        rocdl.s.setprio 0
        llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
        rocdl.sched.barrier none
        rocdl.s.setprio 0
        llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
        scf.yield %180, %164, %183, %175, %181, %161, %192 : tensor<256x128xf32, #mma>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<256x64xf32, #mma>, tensor<64x128xf16, #blocked>
      }
      amdg.cond_barrier %104
      %107 = arith.addi %arg5, %c63_i32 : i32
      %108 = arith.divsi %107, %c64_i32 : i32
      %109 = arith.subi %108, %c3_i32 : i32
      %110 = arith.maxsi %109, %c0_i32 : i32
      %111 = arith.cmpi sge, %108, %c1_i32 : i32
      %112 = arith.addi %110, %c2_i32 : i32
      %113 = arith.cmpi sge, %108, %c2_i32 : i32
      %114 = arith.muli %112, %c64_i32 : i32
      %115 = arith.cmpi sge, %108, %c3_i32 : i32
      %116 = scf.if %113 -> (tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>) {
        %161 = arith.addf %cst_7, %cst_7 : tensor<256x64xf32, #mma>
        %162 = ttg.convert_layout %161 : tensor<256x64xf32, #mma> -> tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
        scf.yield %162 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      } else {
        scf.yield %cst_8 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      }
      %117 = arith.addi %106#1, %c1_i32 : i32
      %118 = arith.cmpi slt, %117, %c1_i32 : i32
      %119 = arith.select %118, %117, %c0_i32 : i32
      %120 = ttg.memdesc_index %51[%119] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      ttg.local_store %106#3, %120 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %121 = ttg.local_load %106#4 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %122 = arith.mulf %106#5, %25 : tensor<256x64xf32, #mma>
      %123 = math.exp2 %122 : tensor<256x64xf32, #mma>
      %124 = arith.truncf %123 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
      %125 = ttg.convert_layout %124 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %126 = scf.if %111 -> (tensor<256x128xf32, #mma>) {
        %161 = arith.addf %106#0, %106#0 : tensor<256x128xf32, #mma>
        scf.yield %161 : tensor<256x128xf32, #mma>
      } else {
        scf.yield %106#0 : tensor<256x128xf32, #mma>
      }
      %127 = ttg.memdesc_index %52[%106#1] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %128 = amdg.in_thread_transpose %106#6 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
      ttg.local_store %128, %127 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %129 = ttg.local_load %120 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %130 = tt.splat %114 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %131 = arith.addi %130, %9 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %132 = tt.expand_dims %131 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %133 = arith.muli %132, %cst_0 : tensor<64x1xi32, #blocked>
      %134 = tt.addptr %50, %133 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %135 = tt.broadcast %134 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %136 = tt.addptr %135, %26 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %137 = tt.splat %115 : i1 -> tensor<64x128xi1, #blocked>
      %138 = tt.load %136, %137 : tensor<64x128x!tt.ptr<f16>, #blocked>
      %139 = arith.select %111, %126, %106#0 : tensor<256x128xf32, #mma>
      %140 = scf.if %115 -> (tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>) {
        %161 = arith.addf %cst_7, %cst_7 : tensor<256x64xf32, #mma>
        %162 = ttg.convert_layout %161 : tensor<256x64xf32, #mma> -> tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
        scf.yield %162 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      } else {
        scf.yield %cst_8 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      }
      %141 = ttg.local_load %127 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %142 = arith.mulf %116, %24 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %143 = math.exp2 %142 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %144 = arith.truncf %143 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> to tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %145 = scf.if %113 -> (tensor<256x128xf32, #mma>) {
        %161 = arith.addf %139, %139 : tensor<256x128xf32, #mma>
        scf.yield %161 : tensor<256x128xf32, #mma>
      } else {
        scf.yield %139 : tensor<256x128xf32, #mma>
      }
      %146 = ttg.memdesc_index %52[%119] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %147 = amdg.in_thread_transpose %138 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #linear>
      ttg.local_store %147, %146 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %148 = arith.select %113, %145, %139 : tensor<256x128xf32, #mma>
      %149 = ttg.local_load %146 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %150 = arith.mulf %140, %23 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %151 = math.exp2 %150 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %152 = arith.truncf %151 : tensor<256x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> to tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %153 = scf.if %115 -> (tensor<256x128xf32, #mma>) {
        %161 = arith.addf %148, %148 : tensor<256x128xf32, #mma>
        scf.yield %161 : tensor<256x128xf32, #mma>
      } else {
        scf.yield %148 : tensor<256x128xf32, #mma>
      }
      %154 = arith.select %115, %153, %148 : tensor<256x128xf32, #mma>
      ttg.local_dealloc %52 : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
      ttg.local_dealloc %51 : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
      %155 = tt.addptr %arg3, %32 : !tt.ptr<f16>, i32
      %156 = tt.splat %155 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #mma>
      %157 = tt.addptr %156, %12 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
      %158 = tt.broadcast %157 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
      %159 = tt.addptr %158, %18 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
      %160 = arith.truncf %154 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
      tt.store %159, %160 : tensor<256x128x!tt.ptr<f16>, #mma>
    }
    amdg.cond_barrier %29
    tt.return
  }
}
