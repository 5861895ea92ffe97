#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[1, 0], [16, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [0, 4]], lane = [[8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32]], warp = [[0, 1], [0, 2]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 8]], warp = [[32, 0], [64, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [32, 32, 16], isTransposed = true}>
#mmra_tag = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[512:+8] {offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [0, 8], [0, 16], [0, 32], [0, 1], [0, 2], [0, 4]], block = []}>
#shared2 = #ttg.padded_shared<[512:+32] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0], [1, 0], [16, 0], [32, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: f32, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c192_i32 = arith.constant 192 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<4096> : tensor<64x64xi32, #linear>
    %cst_4 = arith.constant dense<4096> : tensor<64x64xi32, #linear1>
    %cst_5 = arith.constant dense<64> : tensor<64x1xi32, #linear>
    %cst_6 = arith.constant dense<64> : tensor<1x64xi32, #linear1>
    %cst_7 = arith.constant dense<64> : tensor<128x1xi32, #linear2>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #linear2}>> -> tensor<128x1xi32, #linear2>
    %9 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %10 = arith.muli %8, %cst_7 : tensor<128x1xi32, #linear2>
    %11 = arith.muli %9, %cst_2 : tensor<128x1xi32, #blocked>
    %12 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %13 = tt.addptr %12, %11 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>>
    %17 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear2}>> -> tensor<1x64xi32, #linear2>
    %18 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %19 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #linear1}>> -> tensor<1x64xi32, #linear1>
    %20 = tt.broadcast %13 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x64x!tt.ptr<bf16>, #blocked>
    %21 = tt.broadcast %17 : tensor<1x64xi32, #linear2> -> tensor<128x64xi32, #linear2>
    %22 = tt.broadcast %18 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %20, %22 : tensor<128x64x!tt.ptr<bf16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.load %23 : tensor<128x64x!tt.ptr<bf16>, #blocked>
    %25 = ttg.local_alloc %24 : (tensor<128x64xbf16, #blocked>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %26 = ttg.local_load %25 : !ttg.memdesc<128x64xbf16, #shared, #smem> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %27 = ttg.local_alloc %24 : (tensor<128x64xbf16, #blocked>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %28 = ttg.local_load %27 : !ttg.memdesc<128x64xbf16, #shared, #smem> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %29 = ttg.local_alloc %24 : (tensor<128x64xbf16, #blocked>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %30 = ttg.local_load %29 : !ttg.memdesc<128x64xbf16, #shared, #smem> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %31 = ttg.local_alloc %24 : (tensor<128x64xbf16, #blocked>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %32 = ttg.local_load %31 : !ttg.memdesc<128x64xbf16, #shared, #smem> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %33 = arith.muli %19, %cst_6 : tensor<1x64xi32, #linear1>
    %34 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<1x64x!tt.ptr<bf16>, #linear1>
    %35 = tt.addptr %34, %33 : tensor<1x64x!tt.ptr<bf16>, #linear1>, tensor<1x64xi32, #linear1>
    %36 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %37 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>>
    %38 = tt.expand_dims %36 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %39 = tt.expand_dims %37 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #linear}>> -> tensor<64x1xi32, #linear>
    %40 = tt.broadcast %35 : tensor<1x64x!tt.ptr<bf16>, #linear1> -> tensor<64x64x!tt.ptr<bf16>, #linear1>
    %41 = tt.broadcast %38 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #linear1>
    %42 = tt.addptr %40, %41 : tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64xi32, #linear1>
    %43 = arith.muli %39, %cst_5 : tensor<64x1xi32, #linear>
    %44 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<64x1x!tt.ptr<bf16>, #linear>
    %45 = tt.addptr %44, %43 : tensor<64x1x!tt.ptr<bf16>, #linear>, tensor<64x1xi32, #linear>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<bf16>, #linear> -> tensor<64x64x!tt.ptr<bf16>, #linear>
    %47 = tt.broadcast %18 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #linear>
    %48 = tt.addptr %46, %47 : tensor<64x64x!tt.ptr<bf16>, #linear>, tensor<64x64xi32, #linear>
    %49 = tt.splat %arg4 : f32 -> tensor<128x64xf32, #mma>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable>
    %51 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable>
    %52 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %53 = ttg.memdesc_index %50[%c0_i32] : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>
    %54 = tt.splat %52 : i1 -> tensor<64x64xi1, #linear1>
    %55 = ttg.async_copy_global_to_local %42, %53 mask %54 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear1> -> <64x64xbf16, #shared1, #smem, mutable>
    %56 = ttg.async_commit_group tokens %55
    %57 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %58 = tt.addptr %42, %cst_4 : tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64xi32, #linear1>
    %59 = ttg.memdesc_index %50[%c1_i32] : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>
    %60 = tt.splat %57 : i1 -> tensor<64x64xi1, #linear1>
    %61 = ttg.async_copy_global_to_local %58, %59 mask %60 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear1> -> <64x64xbf16, #shared1, #smem, mutable>
    %62 = ttg.async_commit_group tokens %61
    %63 = ttg.async_wait %56 {num = 1 : i32}
    %64 = ttg.local_load %53 token %63 : !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %65 = ttg.memdesc_index %51[%c0_i32] : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>
    %66 = tt.splat %52 : i1 -> tensor<64x64xi1, #linear>
    %67 = ttg.async_copy_global_to_local %48, %65 mask %66 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear> -> <64x64xbf16, #shared2, #smem, mutable>
    %68 = ttg.async_commit_group tokens %67
    %69 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %70 = scf.if %52 -> (tensor<128x64xf32, #mma>) {
      %179 = tt.dot %32, %64, %cst_0 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      scf.yield %179 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %cst_0 : tensor<128x64xf32, #mma>
    }
    %71 = tt.addptr %58, %cst_4 : tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64xi32, #linear1>
    %72 = ttg.memdesc_index %50[%c0_i32] : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>
    %73 = tt.splat %69 : i1 -> tensor<64x64xi1, #linear1>
    %74 = ttg.async_copy_global_to_local %71, %72 mask %73 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear1> -> <64x64xbf16, #shared1, #smem, mutable>
    %75 = ttg.async_commit_group tokens %74
    %76 = arith.mulf %70, %49 : tensor<128x64xf32, #mma>
    %77 = "tt.reduce"(%76) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %179 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %179 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %78 = arith.maxnumf %77, %cst_1 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %79 = tt.expand_dims %78 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %80 = tt.broadcast %79 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %81 = arith.subf %76, %80 : tensor<128x64xf32, #mma>
    %82 = math.exp2 %81 : tensor<128x64xf32, #mma>
    %83 = arith.subf %cst_1, %78 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %84 = math.exp2 %83 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %85 = ttg.async_wait %62 {num = 2 : i32}
    %86 = ttg.local_load %59 token %85 : !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %87 = tt.addptr %48, %cst_3 : tensor<64x64x!tt.ptr<bf16>, #linear>, tensor<64x64xi32, #linear>
    %88 = ttg.memdesc_index %51[%c1_i32] : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>
    %89 = tt.splat %57 : i1 -> tensor<64x64xi1, #linear>
    %90 = ttg.async_copy_global_to_local %87, %88 mask %89 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear> -> <64x64xbf16, #shared2, #smem, mutable>
    %91 = ttg.async_commit_group tokens %90
    %92 = arith.subi %arg5, %c192_i32 : i32
    ttg.barrier local
    %93 = rocdl.workitem.id.x : i32
    %c0_i32_8 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %94 = arith.divsi %93, %c256_i32 : i32
    %95 = arith.cmpi eq, %94, %c0_i32_8 : i32
    %96 = arith.cmpi ne, %94, %c0_i32_8 : i32
    amdg.cond_barrier %96
    %97:15 = scf.for %arg6 = %c0_i32 to %92 step %c64_i32 iter_args(%arg7 = %cst_0, %arg8 = %cst, %arg9 = %78, %arg10 = %c0_i32, %arg11 = %86, %arg12 = %84, %arg13 = %82, %arg14 = %68, %arg15 = %91, %arg16 = %65, %arg17 = %88, %arg18 = %75, %arg19 = %72, %arg20 = %71, %arg21 = %87) -> (tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>, tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64x!tt.ptr<bf16>, #linear>)  : i32 {
      rocdl.s.barrier
      rocdl.sched.barrier none
      %179 = tt.dot %30, %arg11, %cst_0 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      %180 = arith.mulf %arg8, %arg12 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %181 = "tt.reduce"(%arg13) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %213 = arith.addf %arg22, %arg23 : f32
        tt.reduce.return %213 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %182 = arith.addf %180, %181 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %183 = arith.truncf %arg13 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
      %184 = tt.expand_dims %arg12 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %185 = tt.broadcast %184 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %186 = arith.mulf %arg7, %185 : tensor<128x64xf32, #mma>
      %187 = ttg.convert_layout %183 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      rocdl.sched.barrier none
      %188 = ttg.async_wait %arg14 {num = 2 : i32}
      rocdl.s.setprio 1
      rocdl.sched.barrier none
      %189 = ttg.local_load %arg16 token %188 : !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %190 = tt.addptr %arg20, %cst_4 : tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64xi32, #linear1>
      %191 = arith.addi %arg10, %c1_i32 : i32
      %192 = arith.cmpi slt, %191, %c2_i32 : i32
      %193 = arith.select %192, %191, %c0_i32 : i32
      %194 = ttg.memdesc_index %50[%193] : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>
      %195 = ttg.async_copy_global_to_local %190, %194 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear1> -> <64x64xbf16, #shared1, #smem, mutable>
      %196 = ttg.async_commit_group tokens %195
      rocdl.sched.barrier none
      rocdl.s.setprio 0
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      rocdl.s.barrier
      llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
      rocdl.sched.barrier none
      %197 = tt.dot %187, %189, %186 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
      %198 = arith.mulf %179, %49 : tensor<128x64xf32, #mma>
      %199 = "tt.reduce"(%198) <{axis = 1 : i32}> ({
      ^bb0(%arg22: f32, %arg23: f32):
        %213 = arith.maxnumf %arg22, %arg23 : f32
        tt.reduce.return %213 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %200 = arith.maxnumf %arg9, %199 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %201 = tt.expand_dims %200 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %202 = tt.broadcast %201 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %203 = arith.subf %198, %202 : tensor<128x64xf32, #mma>
      %204 = math.exp2 %203 : tensor<128x64xf32, #mma>
      %205 = arith.subf %arg9, %200 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %206 = math.exp2 %205 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      rocdl.sched.barrier none
      %207 = ttg.async_wait %arg18 {num = 2 : i32}
      rocdl.s.setprio 1
      rocdl.sched.barrier none
      %208 = ttg.local_load %arg19 token %207 : !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
      %209 = tt.addptr %arg21, %cst_3 : tensor<64x64x!tt.ptr<bf16>, #linear>, tensor<64x64xi32, #linear>
      %210 = ttg.memdesc_index %51[%arg10] : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>
      %211 = ttg.async_copy_global_to_local %209, %210 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear> -> <64x64xbf16, #shared2, #smem, mutable>
      %212 = ttg.async_commit_group tokens %211
      rocdl.sched.barrier none
      rocdl.s.setprio 0
      llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
      scf.yield %197, %182, %200, %193, %208, %206, %204, %arg15, %212, %arg17, %210, %196, %194, %190, %209 : tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>, !ttg.async.token, !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable>, tensor<64x64x!tt.ptr<bf16>, #linear1>, tensor<64x64x!tt.ptr<bf16>, #linear>
    }
    amdg.cond_barrier %95
    %98 = arith.addi %arg5, %c63_i32 : i32
    %99 = arith.divsi %98, %c64_i32 : i32
    %100 = arith.cmpi sge, %99, %c1_i32 : i32
    %101 = arith.cmpi sge, %99, %c2_i32 : i32
    %102 = arith.cmpi sge, %99, %c3_i32 : i32
    %103 = scf.if %101 -> (tensor<128x64xf32, #mma>) {
      %179 = tt.dot %28, %97#4, %cst_0 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      scf.yield %179 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %cst_0 : tensor<128x64xf32, #mma>
    }
    %104 = arith.mulf %97#1, %97#5 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %105 = "tt.reduce"(%97#6) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %179 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %179 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %106 = arith.addf %104, %105 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %107 = arith.truncf %97#6 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
    %108 = tt.expand_dims %97#5 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %109 = tt.broadcast %108 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %110 = arith.mulf %97#0, %109 : tensor<128x64xf32, #mma>
    %111 = ttg.convert_layout %107 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %112 = ttg.async_wait %97#7 {num = 0 : i32}
    %113 = ttg.local_load %97#9 token %112 : !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %114 = scf.if %100 -> (tensor<128x64xf32, #mma>) {
      %179 = tt.dot %111, %113, %110 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
      scf.yield %179 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %110 : tensor<128x64xf32, #mma>
    }
    %115 = arith.mulf %103, %49 : tensor<128x64xf32, #mma>
    %116 = "tt.reduce"(%115) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %179 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %179 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %117 = arith.maxnumf %97#2, %116 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %118 = tt.expand_dims %117 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %119 = tt.broadcast %118 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %120 = arith.subf %115, %119 : tensor<128x64xf32, #mma>
    %121 = math.exp2 %120 : tensor<128x64xf32, #mma>
    %122 = arith.subf %97#2, %117 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %123 = math.exp2 %122 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %124 = ttg.async_wait %97#11 {num = 0 : i32}
    %125 = ttg.local_load %97#12 token %124 : !ttg.memdesc<64x64xbf16, #shared1, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %126 = tt.addptr %97#14, %cst_3 : tensor<64x64x!tt.ptr<bf16>, #linear>, tensor<64x64xi32, #linear>
    %127 = ttg.memdesc_index %51[%97#3] : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable>
    %128 = tt.splat %102 : i1 -> tensor<64x64xi1, #linear>
    %129 = ttg.async_copy_global_to_local %126, %127 mask %128 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<bf16>, #linear> -> <64x64xbf16, #shared2, #smem, mutable>
    %130 = ttg.async_commit_group tokens %129
    %131 = arith.select %100, %114, %97#0 : tensor<128x64xf32, #mma>
    %132 = arith.select %100, %106, %97#1 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %133 = arith.select %101, %117, %97#2 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %134 = scf.if %102 -> (tensor<128x64xf32, #mma>) {
      %179 = tt.dot %26, %125, %cst_0 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x64xf32, #mma>
      scf.yield %179 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %cst_0 : tensor<128x64xf32, #mma>
    }
    %135 = arith.mulf %132, %123 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %136 = "tt.reduce"(%121) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %179 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %179 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %137 = arith.addf %135, %136 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %138 = arith.truncf %121 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
    %139 = tt.expand_dims %123 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %140 = tt.broadcast %139 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %141 = arith.mulf %131, %140 : tensor<128x64xf32, #mma>
    %142 = ttg.convert_layout %138 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %143 = ttg.async_wait %97#8 {num = 1 : i32}
    %144 = ttg.local_load %97#10 token %143 : !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %145 = scf.if %101 -> (tensor<128x64xf32, #mma>) {
      %179 = tt.dot %142, %144, %141 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
      scf.yield %179 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %141 : tensor<128x64xf32, #mma>
    }
    %146 = arith.mulf %134, %49 : tensor<128x64xf32, #mma>
    %147 = "tt.reduce"(%146) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %179 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %179 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %148 = arith.maxnumf %133, %147 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %149 = tt.expand_dims %148 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %150 = tt.broadcast %149 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %151 = arith.subf %146, %150 : tensor<128x64xf32, #mma>
    %152 = math.exp2 %151 : tensor<128x64xf32, #mma>
    %153 = arith.subf %133, %148 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %154 = math.exp2 %153 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %155 = arith.select %101, %145, %131 : tensor<128x64xf32, #mma>
    %156 = arith.select %101, %137, %132 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %157 = arith.mulf %156, %154 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %158 = "tt.reduce"(%152) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %179 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %179 : f32
    }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %159 = arith.addf %157, %158 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %160 = arith.truncf %152 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
    %161 = tt.expand_dims %154 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %162 = tt.broadcast %161 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %163 = arith.mulf %155, %162 : tensor<128x64xf32, #mma>
    %164 = ttg.convert_layout %160 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    %165 = ttg.async_wait %130 {num = 0 : i32}
    %166 = ttg.local_load %127 token %165 : !ttg.memdesc<64x64xbf16, #shared2, #smem, mutable> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
    %167 = scf.if %102 -> (tensor<128x64xf32, #mma>) {
      %179 = tt.dot %164, %166, %163 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<128x64xf32, #mma>
      scf.yield %179 : tensor<128x64xf32, #mma>
    } else {
      scf.yield %163 : tensor<128x64xf32, #mma>
    }
    %168 = arith.select %102, %167, %155 : tensor<128x64xf32, #mma>
    %169 = arith.select %102, %159, %156 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %51 : !ttg.memdesc<2x64x64xbf16, #shared2, #smem, mutable>
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xbf16, #shared1, #smem, mutable>
    %170 = tt.expand_dims %169 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %171 = tt.broadcast %170 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %172 = arith.divf %168, %171 : tensor<128x64xf32, #mma>
    %173 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #linear2>
    %174 = tt.addptr %173, %10 : tensor<128x1x!tt.ptr<bf16>, #linear2>, tensor<128x1xi32, #linear2>
    %175 = tt.broadcast %174 : tensor<128x1x!tt.ptr<bf16>, #linear2> -> tensor<128x64x!tt.ptr<bf16>, #linear2>
    %176 = tt.addptr %175, %21 : tensor<128x64x!tt.ptr<bf16>, #linear2>, tensor<128x64xi32, #linear2>
    %177 = arith.truncf %172 : tensor<128x64xf32, #mma> to tensor<128x64xbf16, #mma>
    %178 = ttg.convert_layout %177 : tensor<128x64xbf16, #mma> -> tensor<128x64xbf16, #linear2>
    tt.store %176, %178 : tensor<128x64x!tt.ptr<bf16>, #linear2>
    tt.return
  }
}
