// A prefetch of Triton 3.4 and 3.5: the only slot of the loaded index is read before the wait for its copy.
// Compiled from `peers/trophies/kernels.py`.
// options check: finish warp-locality producer=triton-3.5
// expect check: bound all-paths

#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loaded_index(%order: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %flag: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %n: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %column = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %row = ttg.local_alloc : () -> !ttg.memdesc<1x1xi32, #shared, #smem, mutable>
    %value = ttg.local_alloc : () -> !ttg.memdesc<1x1024xf32, #shared, #smem, mutable>
    %0 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi32, #shared, #smem, mutable>
    %1 = arith.cmpi sgt, %n, %c0_i32 : i32
    %row_0 = tt.splat %order : !tt.ptr<i32> -> tensor<1x!tt.ptr<i32>, #blocked1>
    %row_1 = ttg.memdesc_index %row[%c0_i32] : !ttg.memdesc<1x1xi32, #shared, #smem, mutable> -> !ttg.memdesc<1xi32, #shared, #smem, mutable, 1x1>
    %2 = tt.splat %1 : i1 -> tensor<1xi1, #blocked1>
    %row_2 = ttg.async_copy_global_to_local %row_0, %row_1 mask %2 : tensor<1x!tt.ptr<i32>, #blocked1> -> <1xi32, #shared, #smem, mutable, 1x1>
    %row_3 = ttg.async_commit_group tokens %row_2
    %3 = arith.cmpi sgt, %n, %c1_i32 : i32
    %row_4 = ttg.async_wait %row_3 {num = 0 : i32}
    %row_5 = ttg.local_load %row_1 token %row_4 : !ttg.memdesc<1xi32, #shared, #smem, mutable, 1x1> -> tensor<1xi32, #blocked1>
    %row_6 = tt.unsplat %row_5 : tensor<1xi32, #blocked1>
    %value_7 = arith.muli %row_6, %c1024_i32 : i32
    %value_8 = tt.addptr %x, %value_7 : !tt.ptr<f32>, i32
    %value_9 = tt.splat %value_8 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %value_10 = tt.addptr %value_9, %column : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %value_11 = ttg.memdesc_index %value[%c0_i32] : !ttg.memdesc<1x1024xf32, #shared, #smem, mutable> -> !ttg.memdesc<1024xf32, #shared, #smem, mutable, 1x1024>
    %4 = tt.splat %1 : i1 -> tensor<1024xi1, #blocked>
    %value_12 = ttg.async_copy_global_to_local %value_10, %value_11 mask %4 : tensor<1024x!tt.ptr<f32>, #blocked> -> <1024xf32, #shared, #smem, mutable, 1x1024>
    %value_13 = ttg.async_commit_group tokens %value_12
    %5 = tt.splat %flag : !tt.ptr<i32> -> tensor<1x!tt.ptr<i32>, #blocked1>
    %6 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<1x1xi32, #shared, #smem, mutable> -> !ttg.memdesc<1xi32, #shared, #smem, mutable, 1x1>
    %7 = ttg.async_copy_global_to_local %5, %6 mask %2 : tensor<1x!tt.ptr<i32>, #blocked1> -> <1xi32, #shared, #smem, mutable, 1x1>
    %8 = ttg.async_commit_group tokens %7
    %row_14 = tt.addptr %order, %c1_i32 : !tt.ptr<i32>, i32
    %row_15 = tt.splat %row_14 : !tt.ptr<i32> -> tensor<1x!tt.ptr<i32>, #blocked1>
    %9 = tt.splat %3 : i1 -> tensor<1xi1, #blocked1>
    %row_16 = ttg.async_copy_global_to_local %row_15, %row_1 mask %9 : tensor<1x!tt.ptr<i32>, #blocked1> -> <1xi32, #shared, #smem, mutable, 1x1>
    %row_17 = ttg.async_commit_group tokens %row_16
    %10:3 = scf.for %arg5 = %c0_i32 to %n step %c1_i32 iter_args(%arg6 = %8, %row_18 = %row_17, %value_19 = %value_13) -> (!ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %12 = arith.subi %n, %c2_i32 : i32
      %13 = arith.cmpi slt, %arg5, %12 : i32
      %14 = arith.subi %n, %c1_i32 : i32
      %15 = arith.cmpi slt, %arg5, %14 : i32
      %16 = ttg.async_wait %arg6, %row_18 {num = 0 : i32}
      %17 = ttg.local_load %6 token %16 : !ttg.memdesc<1xi32, #shared, #smem, mutable, 1x1> -> tensor<1xi32, #blocked1>
      %18 = tt.unsplat %17 : tensor<1xi32, #blocked1>
      %19 = arith.cmpi ne, %18, %c0_i32 : i32
      %row_20 = ttg.local_load %row_1 token %16 : !ttg.memdesc<1xi32, #shared, #smem, mutable, 1x1> -> tensor<1xi32, #blocked1>
      %row_21 = tt.unsplat %row_20 : tensor<1xi32, #blocked1>
      %value_22 = arith.muli %row_21, %c1024_i32 : i32
      %value_23 = tt.addptr %x, %value_22 : !tt.ptr<f32>, i32
      %value_24 = tt.splat %value_23 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
      %value_25 = tt.addptr %value_24, %column : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
      %20 = tt.splat %15 : i1 -> tensor<1024xi1, #blocked>
      %value_26 = ttg.async_copy_global_to_local %value_25, %value_11 mask %20 : tensor<1024x!tt.ptr<f32>, #blocked> -> <1024xf32, #shared, #smem, mutable, 1x1024>
      %value_27 = ttg.async_commit_group tokens %value_26
      %21 = arith.addi %arg5, %c1_i32 : i32
      %22 = tt.addptr %flag, %21 : !tt.ptr<i32>, i32
      %23 = tt.splat %22 : !tt.ptr<i32> -> tensor<1x!tt.ptr<i32>, #blocked1>
      %24 = tt.splat %15 : i1 -> tensor<1xi1, #blocked1>
      %25 = ttg.async_copy_global_to_local %23, %6 mask %24 : tensor<1x!tt.ptr<i32>, #blocked1> -> <1xi32, #shared, #smem, mutable, 1x1>
      %26 = ttg.async_commit_group tokens %25
      %27 = arith.addi %arg5, %c2_i32 : i32
      %row_28 = tt.addptr %order, %27 : !tt.ptr<i32>, i32
      %row_29 = tt.splat %row_28 : !tt.ptr<i32> -> tensor<1x!tt.ptr<i32>, #blocked1>
      %28 = tt.splat %13 : i1 -> tensor<1xi1, #blocked1>
      %row_30 = ttg.async_copy_global_to_local %row_29, %row_1 mask %28 : tensor<1x!tt.ptr<i32>, #blocked1> -> <1xi32, #shared, #smem, mutable, 1x1>
      %row_31 = ttg.async_commit_group tokens %row_30
      %value_32 = ttg.async_wait %value_19 {num = 5 : i32}
      %value_33 = ttg.local_load %value_11 token %value_32 : !ttg.memdesc<1024xf32, #shared, #smem, mutable, 1x1024> -> tensor<1024xf32, #blocked> // expect check: SW202
      scf.if %19 {
        %29 = arith.muli %arg5, %c1024_i32 : i32
        %30 = tt.addptr %y, %29 : !tt.ptr<f32>, i32
        %31 = tt.splat %30 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
        %32 = tt.addptr %31, %column : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
        tt.store %32, %value_33 : tensor<1024x!tt.ptr<f32>, #blocked>
      }
      scf.yield %26, %row_31, %value_27 : !ttg.async.token, !ttg.async.token, !ttg.async.token
    } {tt.num_stages = 2 : i32}
    %11 = ttg.async_wait {num = 0 : i32}
    ttg.local_dealloc %0 : !ttg.memdesc<1x1xi32, #shared, #smem, mutable>
    ttg.local_dealloc %value : !ttg.memdesc<1x1024xf32, #shared, #smem, mutable>
    ttg.local_dealloc %row : !ttg.memdesc<1x1xi32, #shared, #smem, mutable>
    tt.return
  }
}
