#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.padded_shared<[128:+8] {order = [0, 1], shape = [64, 64]}>
#shared2 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 53712 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_forward(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: f32, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf16, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c63_i32 = arith.constant 63 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_5 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_6 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_8 = arith.constant dense<64> : tensor<64x1xi32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg6 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.muli %4, %c64_i64 : i64
    %6 = arith.muli %0, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.splat %6 : i32 -> tensor<64xi32, #blocked2>
    %14 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.addi %13, %10 : tensor<64xi32, #blocked2>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %19 = arith.muli %17, %cst_8 : tensor<64x1xi32, #mma>
    %20 = arith.muli %18, %cst_7 : tensor<64x1xi32, #blocked1>
    %21 = arith.extsi %19 : tensor<64x1xi32, #mma> to tensor<64x1xi64, #mma>
    %22 = arith.extsi %20 : tensor<64x1xi32, #blocked1> to tensor<64x1xi64, #blocked1>
    %23 = tt.splat %5 : i64 -> tensor<64x1xi64, #mma>
    %24 = tt.splat %5 : i64 -> tensor<64x1xi64, #blocked1>
    %25 = arith.addi %23, %21 : tensor<64x1xi64, #mma>
    %26 = arith.addi %24, %22 : tensor<64x1xi64, #blocked1>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %28 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
    %30 = tt.expand_dims %28 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = arith.extsi %29 : tensor<1x64xi32, #mma> to tensor<1x64xi64, #mma>
    %32 = arith.extsi %30 : tensor<1x64xi32, #blocked1> to tensor<1x64xi64, #blocked1>
    %33 = tt.broadcast %25 : tensor<64x1xi64, #mma> -> tensor<64x64xi64, #mma>
    %34 = tt.broadcast %26 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %35 = tt.broadcast %31 : tensor<1x64xi64, #mma> -> tensor<64x64xi64, #mma>
    %36 = tt.broadcast %32 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %37 = arith.addi %33, %35 : tensor<64x64xi64, #mma>
    %38 = arith.addi %34, %36 : tensor<64x64xi64, #blocked1>
    %39 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #mma>
    %40 = tt.splat %arg6 : i32 -> tensor<64x1xi32, #blocked1>
    %41 = arith.cmpi slt, %17, %39 : tensor<64x1xi32, #mma>
    %42 = arith.cmpi slt, %18, %40 : tensor<64x1xi32, #blocked1>
    %43 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %45 = tt.broadcast %41 : tensor<64x1xi1, #mma> -> tensor<64x64xi1, #mma>
    %46 = tt.broadcast %42 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %47 = tt.load %44, %46, %cst_3 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %48 = ttg.local_alloc %47 {allocation.offset = 0 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %49 = ttg.local_load %48 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %50 = tt.addptr %arg1, %5 : !tt.ptr<f16>, i64
    %51 = tt.addptr %arg2, %5 : !tt.ptr<f16>, i64
    %52 = tt.splat %arg6 : i32 -> tensor<1x64xi32, #blocked>
    %53 = tt.splat %50 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %54 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %56 = tt.broadcast %55 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %57 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %58 = tt.splat %51 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %59 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %60 = ttg.local_alloc {allocation.offset = 27616 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %61 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %62 = arith.cmpi sgt, %arg6, %c0_i32 : i32
    %63 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %64 = arith.cmpi slt, %63, %52 : tensor<1x64xi32, #blocked>
    %65 = arith.muli %63, %cst_6 : tensor<1x64xi32, #blocked>
    %66 = tt.addptr %53, %65 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %56 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %69 = tt.broadcast %64 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %70 = ttg.memdesc_index %60[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %71 = tt.splat %62 : i1 -> tensor<64x64xi1, #blocked>
    %72 = arith.andi %71, %69 : tensor<64x64xi1, #blocked>
    %73 = ttg.async_copy_global_to_local %68, %70 mask %72 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    %74 = ttg.async_commit_group tokens %73
    %75 = tt.expand_dims %8 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %76 = arith.cmpi slt, %75, %40 : tensor<64x1xi32, #blocked1>
    %77 = arith.muli %75, %cst_7 : tensor<64x1xi32, #blocked1>
    %78 = tt.addptr %58, %77 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %80 = tt.addptr %79, %59 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %81 = tt.broadcast %76 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %82 = ttg.memdesc_index %61[%c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %83 = tt.splat %62 : i1 -> tensor<64x64xi1, #blocked1>
    %84 = arith.andi %83, %81 : tensor<64x64xi1, #blocked1>
    %85 = ttg.async_copy_global_to_local %80, %82 mask %84 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %86 = ttg.async_commit_group tokens %85
    %87 = arith.cmpi sgt, %arg6, %c64_i32 : i32
    %88 = arith.addi %9, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %89 = arith.addi %8, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %90 = tt.expand_dims %88 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %91 = arith.cmpi slt, %90, %52 : tensor<1x64xi32, #blocked>
    %92 = arith.muli %90, %cst_6 : tensor<1x64xi32, #blocked>
    %93 = tt.addptr %53, %92 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %94 = tt.broadcast %93 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %95 = tt.addptr %94, %56 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %96 = tt.broadcast %91 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %97 = ttg.memdesc_index %60[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %98 = tt.splat %87 : i1 -> tensor<64x64xi1, #blocked>
    %99 = arith.andi %98, %96 : tensor<64x64xi1, #blocked>
    %100 = ttg.async_copy_global_to_local %95, %97 mask %99 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    %101 = ttg.async_commit_group tokens %100
    %102 = tt.expand_dims %89 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %103 = arith.cmpi slt, %102, %40 : tensor<64x1xi32, #blocked1>
    %104 = arith.muli %102, %cst_7 : tensor<64x1xi32, #blocked1>
    %105 = tt.addptr %58, %104 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %106 = tt.broadcast %105 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %107 = tt.addptr %106, %59 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %108 = tt.broadcast %103 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %109 = ttg.memdesc_index %61[%c1_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %110 = tt.splat %87 : i1 -> tensor<64x64xi1, #blocked1>
    %111 = arith.andi %110, %108 : tensor<64x64xi1, #blocked1>
    %112 = ttg.async_copy_global_to_local %107, %109 mask %111 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %113 = ttg.async_commit_group tokens %112
    %114 = arith.subi %arg6, %c128_i32 : i32
    cf.br ^bb1(%c0_i32, %cst_0, %cst, %cst_1, %c1_i32, %74, %101, %86, %113, %70, %97, %82, %109 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb1(%115: i32, %116: tensor<64x64xf32, #mma>, %117: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %118: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, %119: i32, %120: !ttg.async.token, %121: !ttg.async.token, %122: !ttg.async.token, %123: !ttg.async.token, %124: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %125: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %126: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, %127: !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>):  // 2 preds: ^bb0, ^bb2
    %128 = arith.cmpi slt, %115, %114 : i32
    cf.cond_br %128, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %129 = amdg.async_wait %120, %122 {num_inst = 8 : i32, ttg.num_commit_groups = 0 : i32}
    %130 = arith.addi %119, %c1_i32 : i32
    %131 = arith.cmpi slt, %130, %c3_i32 : i32
    %132 = arith.select %131, %130, %c0_i32 : i32
    %133 = arith.addi %115, %c128_i32 : i32
    %134 = tt.splat %133 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %135 = tt.splat %133 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %136 = arith.addi %134, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %137 = arith.addi %135, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %138 = tt.expand_dims %136 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %139 = arith.cmpi slt, %138, %52 : tensor<1x64xi32, #blocked>
    %140 = arith.muli %138, %cst_6 : tensor<1x64xi32, #blocked>
    %141 = tt.addptr %53, %140 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %142 = tt.broadcast %141 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %143 = tt.addptr %142, %56 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %144 = tt.broadcast %139 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %145 = ttg.memdesc_index %60[%132] : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %146 = ttg.async_copy_global_to_local %143, %145 mask %144 other %cst_2 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    %147 = ttg.async_commit_group tokens %146
    %148 = ttg.local_load %124 token %129 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %149 = tt.dot %49, %148, %cst_0 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %150 = arith.mulf %149, %57 : tensor<64x64xf32, #mma>
    %151 = "tt.reduce"(%150) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %253 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %253 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %152 = arith.maxnumf %118, %151 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %153 = tt.expand_dims %152 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %154 = tt.broadcast %153 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %155 = arith.subf %150, %154 : tensor<64x64xf32, #mma>
    %156 = math.exp2 %155 : tensor<64x64xf32, #mma>
    %157 = arith.subf %118, %152 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %158 = math.exp2 %157 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %159 = arith.mulf %117, %158 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %160 = "tt.reduce"(%156) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %253 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %253 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %161 = arith.addf %159, %160 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %162 = tt.expand_dims %137 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %163 = arith.cmpi slt, %162, %40 : tensor<64x1xi32, #blocked1>
    %164 = arith.muli %162, %cst_7 : tensor<64x1xi32, #blocked1>
    %165 = tt.addptr %58, %164 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %166 = tt.broadcast %165 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %167 = tt.addptr %166, %59 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %168 = tt.broadcast %163 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %169 = ttg.memdesc_index %61[%132] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>
    %170 = ttg.async_copy_global_to_local %167, %169 mask %168 other %cst_3 {contiguity = 8 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared2, #smem, mutable>
    %171 = ttg.async_commit_group tokens %170
    %172 = ttg.local_load %126 token %129 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %173 = arith.truncf %156 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %174 = tt.expand_dims %158 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %175 = tt.broadcast %174 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %176 = arith.mulf %116, %175 : tensor<64x64xf32, #mma>
    %177 = ttg.convert_layout %173 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %178 = tt.dot %177, %172, %176 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    %179 = arith.addi %115, %c64_i32 : i32
    cf.br ^bb1(%179, %178, %161, %152, %132, %121, %147, %123, %171, %125, %145, %127, %169 : i32, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable>)
  ^bb3:  // pred: ^bb1
    %180 = arith.addi %arg6, %c63_i32 : i32
    %181 = arith.divsi %180, %c64_i32 : i32
    %182 = arith.cmpi sge, %181, %c1_i32 : i32
    %183 = arith.cmpi sge, %181, %c2_i32 : i32
    %184 = amdg.async_wait %120, %122 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %185 = ttg.local_load %124 token %184 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %182, ^bb4, ^bb5(%cst_0 : tensor<64x64xf32, #mma>)
  ^bb4:  // pred: ^bb3
    %186 = tt.dot %49, %185, %cst_0 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb5(%186 : tensor<64x64xf32, #mma>)
  ^bb5(%187: tensor<64x64xf32, #mma>):  // 2 preds: ^bb3, ^bb4
    %188 = arith.mulf %187, %57 : tensor<64x64xf32, #mma>
    %189 = "tt.reduce"(%188) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %253 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %253 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %190 = arith.maxnumf %118, %189 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %191 = tt.expand_dims %190 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %192 = tt.broadcast %191 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %193 = arith.subf %188, %192 : tensor<64x64xf32, #mma>
    %194 = math.exp2 %193 : tensor<64x64xf32, #mma>
    %195 = arith.subf %118, %190 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %196 = math.exp2 %195 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %197 = arith.mulf %117, %196 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %198 = "tt.reduce"(%194) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %253 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %253 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %199 = arith.addf %197, %198 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %200 = ttg.local_load %126 token %184 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %201 = arith.truncf %194 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %202 = tt.expand_dims %196 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %203 = tt.broadcast %202 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %204 = arith.mulf %116, %203 : tensor<64x64xf32, #mma>
    %205 = ttg.convert_layout %201 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %182, ^bb6, ^bb7(%204 : tensor<64x64xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %206 = tt.dot %205, %200, %204 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb7(%206 : tensor<64x64xf32, #mma>)
  ^bb7(%207: tensor<64x64xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %208 = arith.select %182, %207, %116 : tensor<64x64xf32, #mma>
    %209 = arith.select %182, %199, %117 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %210 = arith.select %182, %190, %118 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %211 = amdg.async_wait %121, %123 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %212 = ttg.local_load %125 token %211 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %183, ^bb8, ^bb9(%cst_0 : tensor<64x64xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %213 = tt.dot %49, %212, %cst_0 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb9(%213 : tensor<64x64xf32, #mma>)
  ^bb9(%214: tensor<64x64xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %215 = arith.mulf %214, %57 : tensor<64x64xf32, #mma>
    %216 = "tt.reduce"(%215) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %253 = arith.maxnumf %arg7, %arg8 : f32
      tt.reduce.return %253 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %217 = arith.maxnumf %210, %216 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %218 = tt.expand_dims %217 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %219 = tt.broadcast %218 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %220 = arith.subf %215, %219 : tensor<64x64xf32, #mma>
    %221 = math.exp2 %220 : tensor<64x64xf32, #mma>
    %222 = arith.subf %210, %217 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %223 = math.exp2 %222 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %224 = arith.mulf %209, %223 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %225 = "tt.reduce"(%221) <{axis = 1 : i32}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %253 = arith.addf %arg7, %arg8 : f32
      tt.reduce.return %253 : f32
    }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %226 = arith.addf %224, %225 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %227 = ttg.local_load %127 token %211 : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %228 = arith.truncf %221 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %229 = tt.expand_dims %223 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %230 = tt.broadcast %229 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %231 = arith.mulf %208, %230 : tensor<64x64xf32, #mma>
    %232 = ttg.convert_layout %228 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    cf.cond_br %183, ^bb10, ^bb11(%231 : tensor<64x64xf32, #mma>)
  ^bb10:  // pred: ^bb9
    %233 = tt.dot %232, %227, %231 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #mma>
    cf.br ^bb11(%233 : tensor<64x64xf32, #mma>)
  ^bb11(%234: tensor<64x64xf32, #mma>):  // 2 preds: ^bb9, ^bb10
    %235 = arith.select %183, %234, %208 : tensor<64x64xf32, #mma>
    %236 = arith.select %183, %226, %209 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %237 = arith.select %183, %217, %210 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    ttg.local_dealloc %61 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %60 : !ttg.memdesc<3x64x64xf16, #shared1, #smem, mutable>
    %238 = tt.expand_dims %236 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %239 = tt.broadcast %238 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %240 = arith.divf %235, %239 : tensor<64x64xf32, #mma>
    %241 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked2>
    %242 = arith.cmpi slt, %16, %241 : tensor<64xi32, #blocked2>
    %243 = arith.muli %1, %arg6 : i32
    %244 = tt.addptr %arg4, %243 : !tt.ptr<f32>, i32
    %245 = tt.splat %244 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %246 = tt.addptr %245, %16 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %247 = math.log2 %236 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %248 = arith.addf %237, %247 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %249 = ttg.convert_layout %248 {allocation.offset = 0 : i32, allocation.size = 256 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64xf32, #blocked2>
    tt.store %246, %249, %242 : tensor<64x!tt.ptr<f32>, #blocked2>
    %250 = tt.splat %arg3 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #mma>
    %251 = tt.addptr %250, %37 : tensor<64x64x!tt.ptr<f16>, #mma>, tensor<64x64xi64, #mma>
    %252 = arith.truncf %240 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    tt.store %251, %252, %45 : tensor<64x64x!tt.ptr<f16>, #mma>
    tt.return
  }
}
