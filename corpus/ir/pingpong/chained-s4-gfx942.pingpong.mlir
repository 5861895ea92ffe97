#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [2, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[1, 0], [0, 1], [0, 2], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [0, 64], [2, 0], [4, 0]], warp = [[8, 0], [16, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [8, 1], instrShape = [32, 32, 8], isTransposed = true}>
#mmra_tag = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<256x1xi32, #mma>
    %cst_0 = arith.constant dense<128> : tensor<256x1xi32, #blocked>
    %cst_1 = arith.constant dense<128> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<8192> : tensor<128x64xi32, #blocked1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<256x128xf32, #mma>
    %cst_5 = arith.constant dense<0xFF800000> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c63_i32 = arith.constant 63 : i32
    %c192_i32 = arith.constant 192 : i32
    %c128_i32 = arith.constant 128 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<256x64xf32, #mma>
    %cst_7 = arith.constant dense<8192> : tensor<64x128xi32, #blocked2>
    %cst_8 = arith.constant dense<128> : tensor<64x1xi32, #blocked2>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %5 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = arith.addi %4, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %7 = arith.addi %5, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.expand_dims %6 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xi32, #mma>
    %9 = tt.expand_dims %7 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %10 = arith.muli %8, %cst : tensor<256x1xi32, #mma>
    %11 = arith.muli %9, %cst_0 : tensor<256x1xi32, #blocked>
    %12 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %11 : tensor<256x1x!tt.ptr<f16>, #blocked>, tensor<256x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %15 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %17 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %18 = tt.broadcast %13 : tensor<256x1x!tt.ptr<f16>, #blocked> -> tensor<256x128x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %16 : tensor<1x128xi32, #mma> -> tensor<256x128xi32, #mma>
    %20 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<256x128xi32, #blocked>
    %21 = tt.addptr %18, %20 : tensor<256x128x!tt.ptr<f16>, #blocked>, tensor<256x128xi32, #blocked>
    %22 = tt.load %21 : tensor<256x128x!tt.ptr<f16>, #blocked>
    %23 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %24 = ttg.local_load %23 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %25 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %26 = ttg.local_load %25 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %27 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %28 = ttg.local_load %27 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %29 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %30 = ttg.local_load %29 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %31 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %33 = arith.muli %32, %cst_1 : tensor<1x64xi32, #blocked1>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %33 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %36 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %37 = tt.expand_dims %36 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %38 = tt.broadcast %35 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %39 = tt.broadcast %37 : tensor<128x1xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %40 = tt.addptr %38, %39 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked1>
    %43 = tt.load %40, %42 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %44 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %46 = arith.muli %45, %cst_8 : tensor<64x1xi32, #blocked2>
    %47 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %48 = tt.addptr %47, %46 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %49 = tt.broadcast %48 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %50 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked2>
    %51 = tt.addptr %49, %50 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %52 = tt.splat %41 : i1 -> tensor<64x128xi1, #blocked2>
    %53 = tt.load %51, %52 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked2>
    %54 = tt.splat %arg4 : f32 -> tensor<256x64xf32, #mma>
    %55 = ttg.local_alloc : () -> !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %56 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    %57 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %58 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %43, %58 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %59 = tt.addptr %40, %cst_2 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %60 = tt.splat %57 : i1 -> tensor<128x64xi1, #blocked1>
    %61 = tt.load %59, %60 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %62 = ttg.local_load %58 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %63 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %64 = scf.if %41 -> (tensor<256x64xf32, #mma>) {
      %172 = tt.dot %30, %62, %cst_6, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
      scf.yield %172 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_6 : tensor<256x64xf32, #mma>
    }
    %65 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %61, %65 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %66 = tt.addptr %59, %cst_2 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %67 = tt.splat %63 : i1 -> tensor<128x64xi1, #blocked1>
    %68 = tt.load %66, %67 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %69 = arith.mulf %64, %54 : tensor<256x64xf32, #mma>
    %70 = "tt.reduce"(%69) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %172 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %172 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %71 = arith.maxnumf %70, %cst_5 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %73 = tt.broadcast %72 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %74 = arith.subf %69, %73 : tensor<256x64xf32, #mma>
    %75 = math.exp2 %74 : tensor<256x64xf32, #mma>
    %76 = arith.subf %cst_5, %71 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %77 = math.exp2 %76 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %78 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %79 = amdg.in_thread_transpose %53 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
    ttg.local_store %79, %78 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %80 = ttg.local_load %65 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %81 = tt.addptr %51, %cst_7 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %82 = tt.splat %57 : i1 -> tensor<64x128xi1, #blocked2>
    %83 = tt.load %81, %82 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked2>
    %84 = arith.subi %arg5, %c192_i32 : i32
    ttg.barrier local
    %85 = rocdl.workitem.id.x : i32
    %c0_i32_9 = arith.constant 0 : i32
    %c256_i32_10 = arith.constant 256 : i32
    %86 = arith.divsi %85, %c256_i32_10 : i32
    %87 = arith.cmpi eq, %86, %c0_i32_9 : i32
    %88 = arith.cmpi ne, %86, %c0_i32_9 : i32
    amdg.cond_barrier %88
    %89:12 = scf.for %arg6 = %c0_i32 to %84 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_3, %arg9 = %71, %arg10 = %66, %arg11 = %c0_i32, %arg12 = %80, %arg13 = %77, %arg14 = %75, %arg15 = %68, %arg16 = %78, %arg17 = %83, %arg18 = %81) -> (tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64x!tt.ptr<f16>, #blocked1>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256x64xf32, #mma>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<64x128xf16, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked2>)  : i32 {
      rocdl.s.barrier
      rocdl.sched.barrier none
      %172 = tt.dot %28, %arg12, %cst_6, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
      %173 = arith.mulf %arg8, %arg13 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %174 = "tt.reduce"(%arg14) <{axis = 1 : i32}> ({
      ^bb0(%arg19: f32, %arg20: f32):
        %203 = arith.addf %arg19, %arg20 : f32
        tt.reduce.return %203 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %175 = arith.addf %173, %174 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %176 = arith.truncf %arg14 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
      %177 = tt.expand_dims %arg13 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %178 = tt.broadcast %177 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
      %179 = arith.mulf %arg7, %178 : tensor<256x128xf32, #mma>
      %180 = ttg.convert_layout %176 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %181 = arith.addi %arg11, %c1_i32 : i32
      %182 = arith.cmpi slt, %181, %c1_i32 : i32
      %183 = arith.select %182, %181, %c0_i32 : i32
      %184 = ttg.memdesc_index %55[%183] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.s.setprio 1
      ttg.local_store %arg15, %184 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %185 = ttg.local_load %arg16 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %186 = tt.addptr %arg10, %cst_2 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %187 = tt.load %186 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier none
      rocdl.s.setprio 0
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier none
      %188 = tt.dot %180, %185, %179, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      %189 = arith.mulf %172, %54 : tensor<256x64xf32, #mma>
      %190 = "tt.reduce"(%189) <{axis = 1 : i32}> ({
      ^bb0(%arg19: f32, %arg20: f32):
        %203 = arith.maxnumf %arg19, %arg20 : f32
        tt.reduce.return %203 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %191 = arith.maxnumf %arg9, %190 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %192 = tt.expand_dims %191 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %193 = tt.broadcast %192 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
      %194 = arith.subf %189, %193 : tensor<256x64xf32, #mma>
      %195 = math.exp2 %194 : tensor<256x64xf32, #mma>
      %196 = arith.subf %arg9, %191 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %197 = math.exp2 %196 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %198 = ttg.memdesc_index %56[%arg11] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %199 = amdg.in_thread_transpose %arg17 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.s.setprio 1
      ttg.local_store %199, %198 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %200 = ttg.local_load %184 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %201 = tt.addptr %arg18, %cst_7 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      %202 = tt.load %201 : tensor<64x128x!tt.ptr<f16>, #blocked2>
      rocdl.sched.barrier none
      rocdl.s.setprio 0
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      scf.yield %188, %175, %191, %186, %183, %200, %197, %195, %187, %198, %202, %201 : tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64x!tt.ptr<f16>, #blocked1>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256x64xf32, #mma>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<64x128xf16, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked2>
    }
    amdg.cond_barrier %87
    %90 = arith.addi %arg5, %c63_i32 : i32
    %91 = arith.divsi %90, %c64_i32 : i32
    %92 = arith.cmpi sge, %91, %c1_i32 : i32
    %93 = arith.cmpi sge, %91, %c2_i32 : i32
    %94 = arith.cmpi sge, %91, %c3_i32 : i32
    %95 = scf.if %93 -> (tensor<256x64xf32, #mma>) {
      %172 = tt.dot %26, %89#5, %cst_6, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
      scf.yield %172 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_6 : tensor<256x64xf32, #mma>
    }
    %96 = arith.mulf %89#1, %89#6 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %97 = "tt.reduce"(%89#7) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %172 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %172 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %98 = arith.addf %96, %97 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %99 = arith.truncf %89#7 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %100 = tt.expand_dims %89#6 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %101 = tt.broadcast %100 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %102 = arith.mulf %89#0, %101 : tensor<256x128xf32, #mma>
    %103 = ttg.convert_layout %99 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %104 = arith.addi %89#4, %c1_i32 : i32
    %105 = arith.cmpi slt, %104, %c1_i32 : i32
    %106 = arith.select %105, %104, %c0_i32 : i32
    %107 = ttg.memdesc_index %55[%106] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %89#8, %107 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %108 = ttg.local_load %89#9 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %109 = scf.if %92 -> (tensor<256x128xf32, #mma>) {
      %172 = tt.dot %103, %108, %102, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %172 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %102 : tensor<256x128xf32, #mma>
    }
    %110 = arith.mulf %95, %54 : tensor<256x64xf32, #mma>
    %111 = "tt.reduce"(%110) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %172 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %172 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %112 = arith.maxnumf %89#2, %111 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %113 = tt.expand_dims %112 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %114 = tt.broadcast %113 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %115 = arith.subf %110, %114 : tensor<256x64xf32, #mma>
    %116 = math.exp2 %115 : tensor<256x64xf32, #mma>
    %117 = arith.subf %89#2, %112 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %118 = math.exp2 %117 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %119 = ttg.memdesc_index %56[%89#4] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %120 = amdg.in_thread_transpose %89#10 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
    ttg.local_store %120, %119 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %121 = ttg.local_load %107 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %122 = tt.addptr %89#11, %cst_7 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %123 = tt.splat %94 : i1 -> tensor<64x128xi1, #blocked2>
    %124 = tt.load %122, %123 : tensor<64x128x!tt.ptr<f16>, #blocked2>
    %125 = arith.select %92, %109, %89#0 : tensor<256x128xf32, #mma>
    %126 = arith.select %92, %98, %89#1 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %127 = arith.select %93, %112, %89#2 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %128 = scf.if %94 -> (tensor<256x64xf32, #mma>) {
      %172 = tt.dot %24, %121, %cst_6, inputPrecision = tf32 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x64xf32, #mma>
      scf.yield %172 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_6 : tensor<256x64xf32, #mma>
    }
    %129 = arith.mulf %126, %118 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %130 = "tt.reduce"(%116) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %172 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %172 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %131 = arith.addf %129, %130 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %132 = arith.truncf %116 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %133 = tt.expand_dims %118 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %134 = tt.broadcast %133 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %135 = arith.mulf %125, %134 : tensor<256x128xf32, #mma>
    %136 = ttg.convert_layout %132 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %137 = ttg.local_load %119 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %138 = scf.if %93 -> (tensor<256x128xf32, #mma>) {
      %172 = tt.dot %136, %137, %135, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %172 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %135 : tensor<256x128xf32, #mma>
    }
    %139 = arith.mulf %128, %54 : tensor<256x64xf32, #mma>
    %140 = "tt.reduce"(%139) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %172 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %172 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %141 = arith.maxnumf %127, %140 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %142 = tt.expand_dims %141 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %143 = tt.broadcast %142 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %144 = arith.subf %139, %143 : tensor<256x64xf32, #mma>
    %145 = math.exp2 %144 : tensor<256x64xf32, #mma>
    %146 = arith.subf %127, %141 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %147 = math.exp2 %146 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %148 = ttg.memdesc_index %56[%106] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %149 = amdg.in_thread_transpose %124 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #linear>
    ttg.local_store %149, %148 : tensor<64x128xf16, #linear> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %150 = arith.select %93, %138, %125 : tensor<256x128xf32, #mma>
    %151 = arith.select %93, %131, %126 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %152 = arith.mulf %151, %147 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %153 = "tt.reduce"(%145) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %172 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %172 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %154 = arith.addf %152, %153 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %155 = arith.truncf %145 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %156 = tt.expand_dims %147 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %157 = tt.broadcast %156 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %158 = arith.mulf %150, %157 : tensor<256x128xf32, #mma>
    %159 = ttg.convert_layout %155 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %160 = ttg.local_load %148 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %161 = scf.if %94 -> (tensor<256x128xf32, #mma>) {
      %172 = tt.dot %159, %160, %158, inputPrecision = tf32 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %172 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %158 : tensor<256x128xf32, #mma>
    }
    %162 = arith.select %94, %161, %150 : tensor<256x128xf32, #mma>
    %163 = arith.select %94, %154, %151 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %56 : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %164 = tt.expand_dims %163 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %165 = tt.broadcast %164 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %166 = arith.divf %162, %165 : tensor<256x128xf32, #mma>
    %167 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #mma>
    %168 = tt.addptr %167, %10 : tensor<256x1x!tt.ptr<f16>, #mma>, tensor<256x1xi32, #mma>
    %169 = tt.broadcast %168 : tensor<256x1x!tt.ptr<f16>, #mma> -> tensor<256x128x!tt.ptr<f16>, #mma>
    %170 = tt.addptr %169, %19 : tensor<256x128x!tt.ptr<f16>, #mma>, tensor<256x128xi32, #mma>
    %171 = arith.truncf %166 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
    tt.store %170, %171 : tensor<256x128x!tt.ptr<f16>, #mma>
    tt.return
  }
}
