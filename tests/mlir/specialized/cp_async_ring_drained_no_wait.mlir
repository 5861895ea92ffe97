// cp_async_ring_drained.mlir without the wait for the slot: a copy races with the load from the slot. The copies of one warp complete in order.
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !tt.tensordesc<128x64xf16, #shared>, %ptr: !tt.ptr<i32>, %n: i32) {
    %full = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %x1 = arith.constant 0 : i32
    %x2 = ttg.memdesc_index %full[%x1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x2, 32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x3 = arith.constant 1 : i32
    %x4 = ttg.memdesc_index %full[%x3] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x4, 32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %empty = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %x5 = arith.constant 0 : i32
    %x6 = ttg.memdesc_index %empty[%x5] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x7 = arith.constant 1 : i32
    %x8 = ttg.memdesc_index %empty[%x7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %A = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    ttg.warp_specialize(%full, %empty, %A, %desc, %n)
    default {
      %x9 = arith.constant 0 : i32
      %x10 = arith.constant 1 : i32
      scf.for %x11 = %x9 to %n step %x10 : i32 {
        %x13 = arith.constant 2 : i32
        %x14 = arith.remsi %x11, %x13 : i32
        %x15 = ttg.memdesc_index %full[%x14] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %x16 = arith.constant 2 : i32
        %x17 = arith.divsi %x11, %x16 : i32
        %x18 = arith.constant 1 : i32
        %x19 = arith.andi %x17, %x18 : i32
        ttng.wait_barrier %x15, %x19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect check: SW301
        %x20 = arith.constant 2 : i32
        %x21 = arith.remsi %x11, %x20 : i32
        %x22 = ttg.memdesc_index %A[%x21] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %x23 = ttg.local_load %x22 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked>
        %x24 = arith.constant 2 : i32
        %x25 = arith.remsi %x11, %x24 : i32
        %x26 = ttg.memdesc_index %empty[%x25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %x26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect check: SW301
      }
      ttg.warp_yield
    }
    partition0(%p1_full: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %p1_empty: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %p1_A: !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, %p1_desc: !tt.tensordesc<128x64xf16, #shared>, %p1_n: i32) num_warps(1) {
      %x27 = arith.constant 0 : i32
      %x28 = arith.constant 1 : i32
      scf.for %x29 = %x27 to %p1_n step %x28 : i32 {
        %x31 = arith.constant 2 : i32
        %x32 = arith.remsi %x29, %x31 : i32
        %x33 = ttg.memdesc_index %p1_empty[%x32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %x34 = arith.constant 2 : i32
        %x35 = arith.divsi %x29, %x34 : i32
        %x36 = arith.constant 1 : i32
        %x37 = arith.andi %x35, %x36 : i32
        %x38 = arith.constant 1 : i32
        %x39 = arith.xori %x37, %x38 : i32
        %x40 = arith.constant 2 : i32
        %x41 = arith.remsi %x29, %x40 : i32
        %x42 = ttg.memdesc_index %p1_A[%x41] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %x44 = arith.constant 4096 : i64
        %x45 = tt.int_to_ptr %x44 : i64 -> !tt.ptr<f16>
        %x46 = tt.splat %x45 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
        %x43 = ttg.async_copy_global_to_local %x46, %x42 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared, #smem, mutable> // expect check: SW102
        %x47 = arith.constant 2 : i32
        %x48 = arith.remsi %x29, %x47 : i32
        %x49 = ttg.memdesc_index %p1_full[%x48] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.async_copy_mbarrier_arrive %x49 {noIncrement} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      }
      %x50 = arith.constant 6 : i32
      %x51 = arith.subi %p1_n, %x50 : i32
      %x52 = arith.constant 4 : i32
      %x53 = arith.remsi %x51, %x52 : i32
      %x54 = arith.constant 1 : i32
      %x55 = arith.cmpi eq, %x53, %x54 : i32
      scf.if %x55 {
        %x56 = arith.constant 2 : i32
        %x57 = arith.subi %p1_n, %x56 : i32
        %x58 = arith.constant 0 : i32
        %x59 = arith.maxsi %x57, %x58 : i32
        %x60 = arith.constant 2 : i32
        %x61 = arith.remsi %x59, %x60 : i32
        %x62 = ttg.memdesc_index %p1_empty[%x61] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %x63 = arith.constant 2 : i32
        %x64 = arith.subi %p1_n, %x63 : i32
        %x65 = arith.constant 0 : i32
        %x66 = arith.maxsi %x64, %x65 : i32
        %x67 = arith.constant 2 : i32
        %x68 = arith.divsi %x66, %x67 : i32
        %x69 = arith.constant 1 : i32
        %x70 = arith.andi %x68, %x69 : i32
        ttng.wait_barrier %x62, %x70 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect check: SW301
      }
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>, !tt.tensordesc<128x64xf16, #shared>, i32) -> ()
    %x71 = arith.constant 0 : i32
    %x72 = ttg.memdesc_index %full[%x71] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %x72 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x73 = arith.constant 1 : i32
    %x74 = ttg.memdesc_index %full[%x73] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %x74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x75 = arith.constant 0 : i32
    %x76 = ttg.memdesc_index %empty[%x75] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %x76 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x77 = arith.constant 1 : i32
    %x78 = ttg.memdesc_index %empty[%x77] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %x78 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
