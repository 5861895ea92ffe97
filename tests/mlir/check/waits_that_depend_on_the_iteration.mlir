// A wait that is left out in the first iterations, when no operation can be in flight in its slot.
// Only some of the joined paths of the loop are runs.
// expect check: bound all-paths
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.shared = 16384 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @from_the_third_iteration(%d: !tt.tensordesc<64x64xf16, #shared>, %v: tensor<64x64xf16, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %buf = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %full = arith.cmpi sge, %i, %c2 : i32
      scf.if %full {
        ttng.async_tma_store_wait {pendings = 1 : i32, read_only}
      }
      ttg.barrier local
      %slot = arith.remsi %i, %c2 : i32
      %b = ttg.memdesc_index %buf[%slot] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %v, %b : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %d[%c0, %i] %b : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    tt.return
  }
  // One iteration too late.
  tt.func public @from_the_fourth_iteration(%d: !tt.tensordesc<64x64xf16, #shared>, %v: tensor<64x64xf16, #blocked>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %buf = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    scf.for %i = %c0 to %n step %c1 : i32 {
      %full = arith.cmpi sge, %i, %c3 : i32
      scf.if %full {
        ttng.async_tma_store_wait {pendings = 1 : i32, read_only}
      }
      ttg.barrier local
      %slot = arith.remsi %i, %c2 : i32
      %b = ttg.memdesc_index %buf[%slot] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
      ttg.local_store %v, %b : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable> // expect check: SW201
      ttng.fence_async_shared {bCluster = false}
      ttg.barrier local
      ttng.async_tma_copy_local_to_global %d[%c0, %i] %b : !tt.tensordesc<64x64xf16, #shared>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32, read_only}
    tt.return
  }
}
