#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 32]}>
#shared = #ttg.padded_shared<[128:+8] {order = [1, 0], shape = [128, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 107472 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x128xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %c127_i32 = arith.constant 127 : i32
    %c8_i32 = arith.constant 8 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c108_i32 = arith.constant 108 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg3, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = arith.addi %arg4, %c127_i32 : i32
    %3 = arith.divsi %2, %c128_i32 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %1, %3 : i32
    %6 = arith.muli %3, %c8_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.addi %arg5, %c63_i32 : i32
    %14 = arith.divsi %13, %c64_i32 : i32
    %15 = tt.expand_dims %11 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %16 = tt.splat %arg3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %19 = tt.expand_dims %12 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %20 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %21 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %22 = tt.splat %arg4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.splat %arg3 : i32 -> tensor<128x1xi32, #mma>
    %24 = tt.splat %arg4 : i32 -> tensor<1x128xi32, #mma>
    %25 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #mma>
    %26 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #mma>
    cf.br ^bb1(%4 : i32)
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb9
    %28 = arith.cmpi slt, %27, %5 : i32
    cf.cond_br %28, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %29 = arith.divsi %27, %6 : i32
    %30 = arith.muli %29, %c8_i32 : i32
    %31 = arith.subi %1, %30 : i32
    %32 = arith.minsi %31, %c8_i32 : i32
    %33 = arith.remsi %27, %32 : i32
    %34 = arith.addi %30, %33 : i32
    %35 = arith.remsi %27, %6 : i32
    %36 = arith.divsi %35, %32 : i32
    %37 = arith.muli %34, %c128_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %39 = tt.splat %37 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %40 = arith.addi %38, %7 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = arith.addi %39, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %42 = arith.muli %36, %c128_i32 : i32
    %43 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %44 = tt.splat %42 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %45 = arith.addi %43, %8 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %46 = arith.addi %44, %9 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %47 = ttg.local_alloc {allocation.offset = 55264 : i32} : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %48 = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %14, %c0_i32 : i32
    %50 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %51 = arith.cmpi slt, %15, %50 : tensor<1x64xi32, #blocked1>
    %52 = arith.remsi %40, %16 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %54 = arith.muli %53, %17 : tensor<128x1xi32, #blocked1>
    %55 = tt.addptr %18, %54 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %56 = tt.broadcast %55 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %57 = tt.broadcast %15 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %58 = tt.addptr %56, %57 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %59 = tt.broadcast %51 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %60 = ttg.memdesc_index %47[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %61 = tt.splat %49 : i1 -> tensor<128x64xi1, #blocked1>
    %62 = arith.andi %61, %59 : tensor<128x64xi1, #blocked1>
    %63 = ttg.async_copy_global_to_local %58, %60 mask %62 other %cst_2 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared, #smem, mutable>
    %64 = ttg.async_commit_group tokens %63
    %65 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked>
    %66 = arith.cmpi slt, %19, %65 : tensor<64x1xi32, #blocked>
    %67 = arith.muli %19, %20 : tensor<64x1xi32, #blocked>
    %68 = tt.addptr %21, %67 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %69 = arith.remsi %46, %22 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %70 = tt.expand_dims %69 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %71 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %72 = tt.broadcast %70 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %73 = tt.addptr %71, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %74 = tt.broadcast %66 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %75 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %76 = tt.splat %49 : i1 -> tensor<64x128xi1, #blocked>
    %77 = arith.andi %76, %74 : tensor<64x128xi1, #blocked>
    %78 = ttg.async_copy_global_to_local %73, %75 mask %77 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %79 = ttg.async_commit_group tokens %78
    %80 = arith.cmpi sgt, %14, %c1_i32 : i32
    %81 = arith.subi %arg5, %c64_i32 : i32
    %82 = tt.splat %81 : i32 -> tensor<1x64xi32, #blocked1>
    %83 = arith.cmpi slt, %15, %82 : tensor<1x64xi32, #blocked1>
    %84 = arith.addi %11, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %85 = arith.addi %12, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %86 = tt.expand_dims %84 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %87 = tt.broadcast %86 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %88 = tt.addptr %56, %87 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %89 = tt.broadcast %83 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %90 = ttg.memdesc_index %47[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %91 = tt.splat %80 : i1 -> tensor<128x64xi1, #blocked1>
    %92 = arith.andi %91, %89 : tensor<128x64xi1, #blocked1>
    %93 = ttg.async_copy_global_to_local %88, %90 mask %92 other %cst_2 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared, #smem, mutable>
    %94 = ttg.async_commit_group tokens %93
    %95 = tt.splat %81 : i32 -> tensor<64x1xi32, #blocked>
    %96 = arith.cmpi slt, %19, %95 : tensor<64x1xi32, #blocked>
    %97 = tt.expand_dims %85 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %98 = arith.muli %97, %20 : tensor<64x1xi32, #blocked>
    %99 = tt.addptr %21, %98 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %100 = tt.broadcast %99 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %101 = tt.addptr %100, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %102 = tt.broadcast %96 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %103 = ttg.memdesc_index %48[%c1_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %104 = tt.splat %80 : i1 -> tensor<64x128xi1, #blocked>
    %105 = arith.andi %104, %102 : tensor<64x128xi1, #blocked>
    %106 = ttg.async_copy_global_to_local %101, %103 mask %105 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %107 = ttg.async_commit_group tokens %106
    %108 = arith.subi %14, %c2_i32 : i32
    cf.br ^bb3(%c0_i32, %cst_3, %c1_i32, %64, %94, %79, %107, %60, %90, %75, %103 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb3(%109: i32, %110: tensor<128x128xf32, #mma>, %111: i32, %112: !ttg.async.token, %113: !ttg.async.token, %114: !ttg.async.token, %115: !ttg.async.token, %116: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %117: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %118: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, %119: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>):  // 2 preds: ^bb2, ^bb4
    %120 = arith.cmpi slt, %109, %108 : i32
    cf.cond_br %120, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %121 = amdg.async_wait %112, %114 {num_inst = 16 : i32, ttg.num_commit_groups = 0 : i32}
    %122 = arith.addi %111, %c1_i32 : i32
    %123 = arith.cmpi slt, %122, %c3_i32 : i32
    %124 = arith.select %123, %122, %c0_i32 : i32
    %125 = arith.addi %109, %c2_i32 : i32
    %126 = arith.muli %125, %c64_i32 : i32
    %127 = arith.subi %arg5, %126 : i32
    %128 = tt.splat %127 : i32 -> tensor<1x64xi32, #blocked1>
    %129 = arith.cmpi slt, %15, %128 : tensor<1x64xi32, #blocked1>
    %130 = tt.splat %126 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %131 = tt.splat %126 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %132 = arith.addi %130, %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %133 = arith.addi %131, %12 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %134 = tt.expand_dims %132 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %135 = tt.broadcast %134 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %136 = tt.addptr %56, %135 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %137 = tt.broadcast %129 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %138 = ttg.memdesc_index %47[%124] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %139 = ttg.async_copy_global_to_local %136, %138 mask %137 other %cst_2 {contiguity = 8 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared, #smem, mutable>
    %140 = ttg.async_commit_group tokens %139
    %141 = ttg.local_load %116 token %121 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %142 = tt.splat %127 : i32 -> tensor<64x1xi32, #blocked>
    %143 = arith.cmpi slt, %19, %142 : tensor<64x1xi32, #blocked>
    %144 = tt.expand_dims %133 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %145 = arith.muli %144, %20 : tensor<64x1xi32, #blocked>
    %146 = tt.addptr %21, %145 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %147 = tt.broadcast %146 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %148 = tt.addptr %147, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %149 = tt.broadcast %143 : tensor<64x1xi1, #blocked> -> tensor<64x128xi1, #blocked>
    %150 = ttg.memdesc_index %48[%124] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    %151 = ttg.async_copy_global_to_local %148, %150 mask %149 other %cst_1 {contiguity = 8 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable>
    %152 = ttg.async_commit_group tokens %151
    %153 = ttg.local_load %118 token %121 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    %154 = tt.dot %141, %153, %110 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    %155 = arith.addi %109, %c1_i32 : i32
    cf.br ^bb3(%155, %154, %124, %113, %140, %115, %152, %117, %138, %119, %150 : i32, tensor<128x128xf32, #mma>, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>)
  ^bb5:  // pred: ^bb3
    %156 = arith.cmpi sge, %14, %c1_i32 : i32
    %157 = arith.cmpi sge, %14, %c2_i32 : i32
    %158 = amdg.async_wait %112, %114 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %159 = ttg.local_load %116 token %158 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %160 = ttg.local_load %118 token %158 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %156, ^bb6, ^bb7(%110 : tensor<128x128xf32, #mma>)
  ^bb6:  // pred: ^bb5
    %161 = tt.dot %159, %160, %110 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb7(%161 : tensor<128x128xf32, #mma>)
  ^bb7(%162: tensor<128x128xf32, #mma>):  // 2 preds: ^bb5, ^bb6
    %163 = arith.select %156, %162, %110 : tensor<128x128xf32, #mma>
    %164 = amdg.async_wait %113, %115 {num_inst = 0 : i32, ttg.num_commit_groups = 0 : i32}
    %165 = ttg.local_load %117 token %164 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    %166 = ttg.local_load %119 token %164 : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    cf.cond_br %157, ^bb8, ^bb9(%163 : tensor<128x128xf32, #mma>)
  ^bb8:  // pred: ^bb7
    %167 = tt.dot %165, %166, %163 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<128x128xf32, #mma>
    cf.br ^bb9(%167 : tensor<128x128xf32, #mma>)
  ^bb9(%168: tensor<128x128xf32, #mma>):  // 2 preds: ^bb7, ^bb8
    %169 = arith.select %157, %168, %163 : tensor<128x128xf32, #mma>
    ttg.local_dealloc %48 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %170 = tt.expand_dims %41 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xi32, #mma>
    %171 = arith.cmpi slt, %170, %23 : tensor<128x1xi32, #mma>
    %172 = tt.expand_dims %45 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi32, #mma>
    %173 = arith.cmpi slt, %172, %24 : tensor<1x128xi32, #mma>
    %174 = tt.broadcast %171 : tensor<128x1xi1, #mma> -> tensor<128x128xi1, #mma>
    %175 = tt.broadcast %173 : tensor<1x128xi1, #mma> -> tensor<128x128xi1, #mma>
    %176 = arith.andi %174, %175 : tensor<128x128xi1, #mma>
    %177 = arith.muli %170, %25 : tensor<128x1xi32, #mma>
    %178 = tt.addptr %26, %177 : tensor<128x1x!tt.ptr<f16>, #mma>, tensor<128x1xi32, #mma>
    %179 = tt.broadcast %178 : tensor<128x1x!tt.ptr<f16>, #mma> -> tensor<128x128x!tt.ptr<f16>, #mma>
    %180 = tt.broadcast %172 : tensor<1x128xi32, #mma> -> tensor<128x128xi32, #mma>
    %181 = tt.addptr %179, %180 : tensor<128x128x!tt.ptr<f16>, #mma>, tensor<128x128xi32, #mma>
    %182 = arith.truncf %169 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    tt.store %181, %182, %176 : tensor<128x128x!tt.ptr<f16>, #mma>
    %183 = arith.addi %27, %c108_i32 : i32
    cf.br ^bb1(%183 : i32)
  ^bb10:  // pred: ^bb1
    tt.return
  }
}
