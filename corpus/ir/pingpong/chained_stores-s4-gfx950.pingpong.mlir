#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 16], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 8], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [64, 0], [128, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [8, 1], instrShape = [32, 32, 16], isTransposed = true}>
#mmra_tag = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 16, order = [0, 1]}>
#shared2 = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<256x128xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %c63_i32 = arith.constant 63 : i32
    %c192_i32 = arith.constant 192 : i32
    %c128_i32 = arith.constant 128 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<256x64xf32, #mma>
    %cst_3 = arith.constant dense<8192> : tensor<64x128xi32, #blocked>
    %cst_4 = arith.constant dense<8192> : tensor<128x64xi32, #blocked1>
    %cst_5 = arith.constant dense<128> : tensor<64x1xi32, #blocked>
    %cst_6 = arith.constant dense<128> : tensor<1x64xi32, #blocked1>
    %cst_7 = arith.constant dense<128> : tensor<256x1xi32, #blocked>
    %cst_8 = arith.constant dense<128> : tensor<256x1xi32, #linear>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 : i32
    %2 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %5 = tt.splat %1 : i32 -> tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = arith.addi %4, %2 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %7 = arith.addi %5, %3 : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.expand_dims %6 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<256x1xi32, #linear>
    %9 = tt.expand_dims %7 {axis = 1 : i32} : tensor<256xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<256x1xi32, #blocked>
    %10 = arith.muli %8, %cst_8 : tensor<256x1xi32, #linear>
    %11 = arith.muli %9, %cst_7 : tensor<256x1xi32, #blocked>
    %12 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %11 : tensor<256x1x!tt.ptr<f16>, #blocked>, tensor<256x1xi32, #blocked>
    %14 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>>
    %15 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #linear}>> -> tensor<1x128xi32, #linear>
    %17 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %18 = tt.broadcast %13 : tensor<256x1x!tt.ptr<f16>, #blocked> -> tensor<256x128x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %16 : tensor<1x128xi32, #linear> -> tensor<256x128xi32, #linear>
    %20 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<256x128xi32, #blocked>
    %21 = tt.addptr %18, %20 : tensor<256x128x!tt.ptr<f16>, #blocked>, tensor<256x128xi32, #blocked>
    %22 = tt.load %21 : tensor<256x128x!tt.ptr<f16>, #blocked>
    %23 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %24 = ttg.local_load %23 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %25 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %26 = ttg.local_load %25 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %27 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %28 = ttg.local_load %27 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %29 = ttg.local_alloc %22 : (tensor<256x128xf16, #blocked>) -> !ttg.memdesc<256x128xf16, #shared, #smem>
    %30 = ttg.local_load %29 : !ttg.memdesc<256x128xf16, #shared, #smem> -> tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %31 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %33 = arith.muli %32, %cst_6 : tensor<1x64xi32, #blocked1>
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
    %44 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %46 = arith.muli %45, %cst_5 : tensor<64x1xi32, #blocked>
    %47 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %48 = tt.addptr %47, %46 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %50 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %51 = tt.addptr %49, %50 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %52 = tt.splat %41 : i1 -> tensor<64x128xi1, #blocked>
    %53 = tt.load %51, %52 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %54 = tt.splat %arg4 : f32 -> tensor<256x64xf32, #mma>
    %55 = ttg.local_alloc : () -> !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %56 = ttg.local_alloc : () -> !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    %57 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %58 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %43, %58 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %59 = tt.addptr %40, %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %60 = tt.splat %57 : i1 -> tensor<128x64xi1, #blocked1>
    %61 = tt.load %59, %60 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %62 = ttg.local_load %58 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %63 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %64 = scf.if %41 -> (tensor<256x64xf32, #mma>) {
      %170 = tt.dot %30, %62, %cst_2 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      scf.yield %170 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_2 : tensor<256x64xf32, #mma>
    }
    %65 = ttg.memdesc_index %55[%c0_i32] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %61, %65 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %66 = tt.addptr %59, %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %67 = tt.splat %63 : i1 -> tensor<128x64xi1, #blocked1>
    %68 = tt.load %66, %67 {amd.pipeliner_part = "prologue"} : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %69 = arith.mulf %64, %54 : tensor<256x64xf32, #mma>
    %70 = "tt.reduce"(%69) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %170 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %170 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %71 = arith.maxnumf %70, %cst_1 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %73 = tt.broadcast %72 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %74 = arith.subf %69, %73 : tensor<256x64xf32, #mma>
    %75 = math.exp2 %74 : tensor<256x64xf32, #mma>
    %76 = arith.subf %cst_1, %71 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %77 = math.exp2 %76 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %78 = ttg.memdesc_index %56[%c0_i32] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    ttg.local_store %53, %78 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %79 = ttg.local_load %65 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %80 = tt.addptr %51, %cst_3 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %81 = tt.splat %57 : i1 -> tensor<64x128xi1, #blocked>
    %82 = tt.load %80, %81 {amd.pipeliner_part = "prologue"} : tensor<64x128x!tt.ptr<f16>, #blocked>
    %83 = arith.subi %arg5, %c192_i32 : i32
    ttg.barrier local
    %84 = rocdl.workitem.id.x : i32
    %c0_i32_9 = arith.constant 0 : i32
    %c256_i32_10 = arith.constant 256 : i32
    %85 = arith.divsi %84, %c256_i32_10 : i32
    %86 = arith.cmpi eq, %85, %c0_i32_9 : i32
    %87 = arith.cmpi ne, %85, %c0_i32_9 : i32
    amdg.cond_barrier %87
    %88:12 = scf.for %arg6 = %c0_i32 to %83 step %c64_i32 iter_args(%arg7 = %cst_0, %arg8 = %cst, %arg9 = %71, %arg10 = %66, %arg11 = %80, %arg12 = %c0_i32, %arg13 = %79, %arg14 = %77, %arg15 = %75, %arg16 = %68, %arg17 = %78, %arg18 = %82) -> (tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256x64xf32, #mma>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<64x128xf16, #blocked>)  : i32 {
      rocdl.s.barrier
      rocdl.sched.barrier none
      %170 = tt.dot %28, %arg13, %cst_2 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      %171 = arith.mulf %arg8, %arg14 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %172 = "tt.reduce"(%arg15) <{axis = 1 : i32}> ({
      ^bb0(%arg19: f32, %arg20: f32):
        %200 = arith.addf %arg19, %arg20 : f32
        tt.reduce.return %200 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %173 = arith.addf %171, %172 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %174 = arith.truncf %arg15 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
      %175 = tt.expand_dims %arg14 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %176 = tt.broadcast %175 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
      %177 = arith.mulf %arg7, %176 : tensor<256x128xf32, #mma>
      %178 = ttg.convert_layout %174 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %179 = arith.addi %arg12, %c1_i32 : i32
      %180 = arith.cmpi slt, %179, %c1_i32 : i32
      %181 = arith.select %180, %179, %c0_i32 : i32
      %182 = ttg.memdesc_index %55[%181] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.s.setprio 1
      ttg.local_store %arg16, %182 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
      %183 = ttg.local_load %arg17 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %184 = tt.addptr %arg10, %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %185 = tt.load %184 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      rocdl.sched.barrier none
      rocdl.s.setprio 0
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier none
      %186 = tt.dot %178, %183, %177 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      %187 = arith.mulf %170, %54 : tensor<256x64xf32, #mma>
      %188 = "tt.reduce"(%187) <{axis = 1 : i32}> ({
      ^bb0(%arg19: f32, %arg20: f32):
        %200 = arith.maxnumf %arg19, %arg20 : f32
        tt.reduce.return %200 : f32
      }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %189 = arith.maxnumf %arg9, %188 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %190 = tt.expand_dims %189 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
      %191 = tt.broadcast %190 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
      %192 = arith.subf %187, %191 : tensor<256x64xf32, #mma>
      %193 = math.exp2 %192 : tensor<256x64xf32, #mma>
      %194 = arith.subf %arg9, %189 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %195 = math.exp2 %194 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %196 = ttg.memdesc_index %56[%arg12] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      rocdl.sched.barrier none
      ttg.barrier local
      rocdl.s.setprio 1
      ttg.local_store %arg18, %196 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
      %197 = ttg.local_load %182 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %198 = tt.addptr %arg11, %cst_3 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %199 = tt.load %198 : tensor<64x128x!tt.ptr<f16>, #blocked>
      rocdl.sched.barrier none
      rocdl.s.setprio 0
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      scf.yield %186, %173, %189, %184, %198, %181, %197, %195, %193, %185, %196, %199 : tensor<256x128xf32, #mma>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i32, tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<256x64xf32, #mma>, tensor<128x64xf16, #blocked1>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>, tensor<64x128xf16, #blocked>
    }
    amdg.cond_barrier %86
    %89 = arith.addi %arg5, %c63_i32 : i32
    %90 = arith.divsi %89, %c64_i32 : i32
    %91 = arith.cmpi sge, %90, %c1_i32 : i32
    %92 = arith.cmpi sge, %90, %c2_i32 : i32
    %93 = arith.cmpi sge, %90, %c3_i32 : i32
    %94 = scf.if %92 -> (tensor<256x64xf32, #mma>) {
      %170 = tt.dot %26, %88#6, %cst_2 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      scf.yield %170 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_2 : tensor<256x64xf32, #mma>
    }
    %95 = arith.mulf %88#1, %88#7 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %96 = "tt.reduce"(%88#8) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %170 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %170 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %97 = arith.addf %95, %96 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %98 = arith.truncf %88#8 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %99 = tt.expand_dims %88#7 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %100 = tt.broadcast %99 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %101 = arith.mulf %88#0, %100 : tensor<256x128xf32, #mma>
    %102 = ttg.convert_layout %98 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %103 = arith.addi %88#5, %c1_i32 : i32
    %104 = arith.cmpi slt, %103, %c1_i32 : i32
    %105 = arith.select %104, %103, %c0_i32 : i32
    %106 = ttg.memdesc_index %55[%105] : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttg.local_store %88#9, %106 : tensor<128x64xf16, #blocked1> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %107 = ttg.local_load %88#10 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %108 = scf.if %91 -> (tensor<256x128xf32, #mma>) {
      %170 = tt.dot %102, %107, %101 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %170 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %101 : tensor<256x128xf32, #mma>
    }
    %109 = arith.mulf %94, %54 : tensor<256x64xf32, #mma>
    %110 = "tt.reduce"(%109) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %170 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %170 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %111 = arith.maxnumf %88#2, %110 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %112 = tt.expand_dims %111 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %113 = tt.broadcast %112 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %114 = arith.subf %109, %113 : tensor<256x64xf32, #mma>
    %115 = math.exp2 %114 : tensor<256x64xf32, #mma>
    %116 = arith.subf %88#2, %111 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %117 = math.exp2 %116 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %118 = ttg.memdesc_index %56[%88#5] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    ttg.local_store %88#11, %118 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %119 = ttg.local_load %106 : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %120 = tt.addptr %88#4, %cst_3 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %121 = tt.splat %93 : i1 -> tensor<64x128xi1, #blocked>
    %122 = tt.load %120, %121 : tensor<64x128x!tt.ptr<f16>, #blocked>
    %123 = arith.select %91, %108, %88#0 : tensor<256x128xf32, #mma>
    %124 = arith.select %91, %97, %88#1 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %125 = arith.select %92, %111, %88#2 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %126 = scf.if %93 -> (tensor<256x64xf32, #mma>) {
      %170 = tt.dot %24, %119, %cst_2 : tensor<256x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<128x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<256x64xf32, #mma>
      scf.yield %170 : tensor<256x64xf32, #mma>
    } else {
      scf.yield %cst_2 : tensor<256x64xf32, #mma>
    }
    %127 = arith.mulf %124, %117 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %128 = "tt.reduce"(%115) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %170 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %170 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %129 = arith.addf %127, %128 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %130 = arith.truncf %115 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %131 = tt.expand_dims %117 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %132 = tt.broadcast %131 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %133 = arith.mulf %123, %132 : tensor<256x128xf32, #mma>
    %134 = ttg.convert_layout %130 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %135 = ttg.local_load %118 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %136 = scf.if %92 -> (tensor<256x128xf32, #mma>) {
      %170 = tt.dot %134, %135, %133 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %170 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %133 : tensor<256x128xf32, #mma>
    }
    %137 = arith.mulf %126, %54 : tensor<256x64xf32, #mma>
    %138 = "tt.reduce"(%137) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %170 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %170 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %139 = arith.maxnumf %125, %138 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %140 = tt.expand_dims %139 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %141 = tt.broadcast %140 : tensor<256x1xf32, #mma> -> tensor<256x64xf32, #mma>
    %142 = arith.subf %137, %141 : tensor<256x64xf32, #mma>
    %143 = math.exp2 %142 : tensor<256x64xf32, #mma>
    %144 = arith.subf %125, %139 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %145 = math.exp2 %144 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %146 = ttg.memdesc_index %56[%105] : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    ttg.local_store %122, %146 : tensor<64x128xf16, #blocked> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    %147 = arith.select %92, %136, %123 : tensor<256x128xf32, #mma>
    %148 = arith.select %92, %129, %124 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %149 = arith.mulf %148, %145 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %150 = "tt.reduce"(%143) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %170 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %170 : f32
    }) : (tensor<256x64xf32, #mma>) -> tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %151 = arith.addf %149, %150 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %152 = arith.truncf %143 : tensor<256x64xf32, #mma> to tensor<256x64xf16, #mma>
    %153 = tt.expand_dims %145 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %154 = tt.broadcast %153 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %155 = arith.mulf %147, %154 : tensor<256x128xf32, #mma>
    %156 = ttg.convert_layout %152 : tensor<256x64xf16, #mma> -> tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %157 = ttg.local_load %146 : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %158 = scf.if %93 -> (tensor<256x128xf32, #mma>) {
      %170 = tt.dot %156, %157, %155 : tensor<256x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<256x128xf32, #mma>
      scf.yield %170 : tensor<256x128xf32, #mma>
    } else {
      scf.yield %155 : tensor<256x128xf32, #mma>
    }
    %159 = arith.select %93, %158, %147 : tensor<256x128xf32, #mma>
    %160 = arith.select %93, %151, %148 : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %56 : !ttg.memdesc<1x64x128xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %55 : !ttg.memdesc<1x128x64xf16, #shared1, #smem, mutable>
    %161 = tt.expand_dims %160 {axis = 1 : i32} : tensor<256xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<256x1xf32, #mma>
    %162 = tt.broadcast %161 : tensor<256x1xf32, #mma> -> tensor<256x128xf32, #mma>
    %163 = arith.divf %159, %162 : tensor<256x128xf32, #mma>
    %164 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<256x1x!tt.ptr<f16>, #linear>
    %165 = tt.addptr %164, %10 : tensor<256x1x!tt.ptr<f16>, #linear>, tensor<256x1xi32, #linear>
    %166 = tt.broadcast %165 : tensor<256x1x!tt.ptr<f16>, #linear> -> tensor<256x128x!tt.ptr<f16>, #linear>
    %167 = tt.addptr %166, %19 : tensor<256x128x!tt.ptr<f16>, #linear>, tensor<256x128xi32, #linear>
    %168 = arith.truncf %163 : tensor<256x128xf32, #mma> to tensor<256x128xf16, #mma>
    %169 = ttg.convert_layout %168 : tensor<256x128xf16, #mma> -> tensor<256x128xf16, #linear>
    tt.store %167, %169 : tensor<256x128x!tt.ptr<f16>, #linear>
    tt.return
  }
}
