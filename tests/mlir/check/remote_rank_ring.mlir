// The ring of `specialized/multicast_ring.mlir`, in which each consumer releases the slot of a constant CTA, and then only
// the own one. The first is not checked. In the second, a load overwrites what the other CTA still reads.
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {tlx.has_explicit_local_mem_access = true, tlx.has_tlx_ops = true, tlx.has_warp_spec_ops = true, "ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, ttg.early_tma_store_lowering = true, ttg.min_reg_auto_ws = 24 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mc(%ad: !tt.tensordesc<tensor<128x64xf16, #shared>>, %ad.shape.0: i32, %ad.shape.1: i32, %ad.stride.0: i64, %ad.stride.1: i64, %out: !tt.ptr<f16>, %n: i32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %rank = nvg.cluster_id
    %a = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %full = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %full_0 = ttg.memdesc_index %full[%c0_i32] : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %full_0, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %empty = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %empty_1 = ttg.memdesc_index %empty[%c0_i32] : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %empty_1, 2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.cluster_arrive
    ttng.cluster_wait
    ttg.warp_specialize(%a, %ad, %empty, %full, %n, %rank) attributes {requestedRegisters = array<i32: 24>}
    default {
      %offs = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %offs_2 = tt.expand_dims %offs {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
      %offs_3 = arith.muli %offs_2, %cst : tensor<128x1xi32, #blocked>
      %offs_4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %offs_5 = tt.expand_dims %offs_4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %offs_6 = tt.broadcast %offs_3 : tensor<128x1xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %offs_7 = tt.broadcast %offs_5 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %offs_8 = arith.addi %offs_6, %offs_7 : tensor<128x64xi32, #blocked>
      %y = ttg.memdesc_index %a[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %y_9 = ttg.memdesc_index %a[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %0 = arith.xori %rank, %c1_i32 : i32
      %1 = ttng.map_to_remote_buffer %empty_1, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #ttng.shared_cluster_memory, mutable> // expect check: note lower::unknown-rank
      %2 = tt.splat %out : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
      %3 = tt.addptr %2, %offs_8 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
      scf.for %i = %c0_i32 to %n step %c1_i32  : i32 {
        %4 = arith.andi %i, %c1_i32 : i32
        ttng.wait_barrier %full_0, %4, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %y_10 = ttg.local_load %y : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked1>
        %y_11 = ttg.local_load %y_9 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked1>
        %y_12 = arith.addf %y_10, %y_11 : tensor<128x64xf16, #blocked1>
        ttng.arrive_barrier %empty_1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #ttng.shared_cluster_memory, mutable>
        %5 = ttg.convert_layout %y_12 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #blocked>
        tt.store %3, %5 : tensor<128x64x!tt.ptr<f16>, #blocked>
      }
      ttg.warp_yield
    }
    partition0(%arg7: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg8: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg9: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg10: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg11: i32, %arg12: i32) num_warps(1) {
      %c1_i32_2 = arith.constant 1 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %c128_i32 = arith.constant 128 : i32
      %c64_i32 = arith.constant 64 : i32
      %0 = ttg.memdesc_index %arg9[%c0_i32_3] : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %1 = ttg.memdesc_index %arg10[%c0_i32_3] : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %2 = arith.xori %arg12, %c1_i32_2 : i32
      %3 = ttg.memdesc_index %arg7[%arg12] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %4 = arith.muli %arg12, %c128_i32 : i32
      %5 = arith.shli %c1_i32_2, %arg12 : i32
      %6 = arith.shli %c1_i32_2, %2 : i32
      %7 = arith.ori %5, %6 : i32
      scf.for %i = %c0_i32_3 to %arg11 step %c1_i32_2  : i32 {
        %8 = arith.andi %i, %c1_i32_2 : i32
        %9 = arith.xori %8, %c1_i32_2 : i32
        ttng.wait_barrier %0, %9, %true_4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %1, 32768, %true_4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %10 = arith.muli %i, %c64_i32 : i32
        ttng.async_tma_copy_global_to_local %arg8[%4, %10] %3, %1, %true_4, %7 {multicast} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      }
      ttg.warp_return
    } : (!ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, i32) -> ()
    ttng.cluster_arrive
    ttng.cluster_wait
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {tlx.has_explicit_local_mem_access = true, tlx.has_tlx_ops = true, tlx.has_warp_spec_ops = true, "ttg.cluster-dim-x" = 2 : i32, "ttg.cluster-dim-y" = 1 : i32, "ttg.cluster-dim-z" = 1 : i32, ttg.early_tma_store_lowering = true, ttg.min_reg_auto_ws = 24 : i32, "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mc(%ad: !tt.tensordesc<tensor<128x64xf16, #shared>>, %ad.shape.0: i32, %ad.shape.1: i32, %ad.stride.0: i64, %ad.stride.1: i64, %out: !tt.ptr<f16>, %n: i32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %rank = nvg.cluster_id
    %a = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %full = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %full_0 = ttg.memdesc_index %full[%c0_i32] : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %full_0, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %empty = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %empty_1 = ttg.memdesc_index %empty[%c0_i32] : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %empty_1, 2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.cluster_arrive
    ttng.cluster_wait
    ttg.warp_specialize(%a, %ad, %empty, %full, %n, %rank) attributes {requestedRegisters = array<i32: 24>}
    default {
      %offs = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %offs_2 = tt.expand_dims %offs {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
      %offs_3 = arith.muli %offs_2, %cst : tensor<128x1xi32, #blocked>
      %offs_4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %offs_5 = tt.expand_dims %offs_4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %offs_6 = tt.broadcast %offs_3 : tensor<128x1xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %offs_7 = tt.broadcast %offs_5 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %offs_8 = arith.addi %offs_6, %offs_7 : tensor<128x64xi32, #blocked>
      %y = ttg.memdesc_index %a[%c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %y_9 = ttg.memdesc_index %a[%c1_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %0 = arith.addi %c0_i32, %rank : i32
      %1 = ttng.map_to_remote_buffer %empty_1, %0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #ttng.shared_cluster_memory, mutable>
      %2 = tt.splat %out : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
      %3 = tt.addptr %2, %offs_8 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
      scf.for %i = %c0_i32 to %n step %c1_i32  : i32 {
        %4 = arith.andi %i, %c1_i32 : i32
        ttng.wait_barrier %full_0, %4, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %y_10 = ttg.local_load %y : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked1>
        %y_11 = ttg.local_load %y_9 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked1>
        %y_12 = arith.addf %y_10, %y_11 : tensor<128x64xf16, #blocked1>
        ttng.arrive_barrier %empty_1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #ttng.shared_cluster_memory, mutable>
        %5 = ttg.convert_layout %y_12 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #blocked>
        tt.store %3, %5 : tensor<128x64x!tt.ptr<f16>, #blocked>
      }
      ttg.warp_yield
    }
    partition0(%arg7: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %arg8: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg9: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg10: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg11: i32, %arg12: i32) num_warps(1) {
      %c1_i32_2 = arith.constant 1 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %c128_i32 = arith.constant 128 : i32
      %c64_i32 = arith.constant 64 : i32
      %0 = ttg.memdesc_index %arg9[%c0_i32_3] : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %1 = ttg.memdesc_index %arg10[%c0_i32_3] : !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %2 = arith.xori %arg12, %c1_i32_2 : i32
      %3 = ttg.memdesc_index %arg7[%arg12] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
      %4 = arith.muli %arg12, %c128_i32 : i32
      %5 = arith.shli %c1_i32_2, %arg12 : i32
      %6 = arith.shli %c1_i32_2, %2 : i32
      %7 = arith.ori %5, %6 : i32
      scf.for %i = %c0_i32_3 to %arg11 step %c1_i32_2  : i32 {
        %8 = arith.andi %i, %c1_i32_2 : i32
        %9 = arith.xori %8, %c1_i32_2 : i32
        ttng.wait_barrier %0, %9, %true_4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %1, 32768, %true_4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %10 = arith.muli %i, %c64_i32 : i32
        ttng.async_tma_copy_global_to_local %arg8[%4, %10] %3, %1, %true_4, %7 {multicast} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable> // expect check: SW106
      }
      ttg.warp_return
    } : (!ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32, i32) -> ()
    ttng.cluster_arrive
    ttng.cluster_wait
    tt.return
  }
}
