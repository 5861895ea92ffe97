// Two equal sums count the slot of a ring, one compared and one selected, as before common subexpression elimination.
// expect check: clean
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#tl = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%desc: !tt.tensordesc<128x64xf16, #shared>, %ptr: !tt.ptr<i32>, %n: i32, %m: i32) {
    %full = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %empty = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %A = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %x1 = arith.constant 0 : i32
    %x2 = ttg.memdesc_index %full[%x1] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x2, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x3 = arith.constant 1 : i32
    %x4 = ttg.memdesc_index %full[%x3] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x4, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x5 = arith.constant 2 : i32
    %x6 = ttg.memdesc_index %full[%x5] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x7 = arith.constant 0 : i32
    %x8 = ttg.memdesc_index %empty[%x7] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x9 = arith.constant 1 : i32
    %x10 = ttg.memdesc_index %empty[%x9] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %x11 = arith.constant 2 : i32
    %x12 = ttg.memdesc_index %empty[%x11] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %x12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttg.warp_specialize(%n, %m, %full, %empty, %A, %desc)
    default {
      %x13 = arith.constant 0 : i32
      %x14 = arith.constant 1 : i32
      %x15 = arith.constant 0 : i32
      %x16 = arith.constant 0 : i32
      %x20:2 = scf.for %x17 = %x13 to %n step %x14 iter_args(%x18 = %x15, %x19 = %x16) -> (i32, i32) : i32 {
        %x21 = ttg.memdesc_index %full[%x18] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %x21, %x19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect report: barrier mbarrier_0: index i % 3
        %x22 = ttg.memdesc_index %A[%x18] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %x23 = ttg.local_load %x22 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> tensor<128x64xf16, #blocked>
        %x24 = ttg.memdesc_index %empty[%x18] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %x24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable> // expect report: barrier mbarrier_1: index i % 3
        %x25 = arith.constant 1 : i32
        %x26 = arith.addi %x18, %x25 : i32
        %x27 = arith.constant 3 : i32
        %x28 = arith.cmpi eq, %x26, %x27 : i32
        %x29 = arith.constant 0 : i32
        %x30 = arith.constant 1 : i32
        %x31 = arith.addi %x18, %x30 : i32
        %x32 = arith.select %x28, %x29, %x31 : i32
        %x33 = arith.constant 1 : i32
        %x34 = arith.addi %x18, %x33 : i32
        %x35 = arith.constant 3 : i32
        %x36 = arith.cmpi eq, %x34, %x35 : i32
        %x37 = arith.constant 1 : i32
        %x38 = arith.xori %x19, %x37 : i32
        %x39 = arith.select %x36, %x38, %x19 : i32
        scf.yield %x32, %x39 : i32, i32
      }
      ttg.warp_yield
    }
    partition0(%q1_n: i32, %q1_m: i32, %q1_fullM: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %q1_emptyM: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %q1_AM: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %q1_descM: !tt.tensordesc<128x64xf16, #shared>) num_warps(1) {
      %x40 = arith.constant 0 : i32
      %x41 = arith.constant 1 : i32
      %x42 = arith.constant 0 : i32
      %x43 = arith.constant 0 : i32
      %x47:2 = scf.for %x44 = %x40 to %q1_n step %x41 iter_args(%x45 = %x42, %x46 = %x43) -> (i32, i32) : i32 {
        %x48 = ttg.memdesc_index %q1_emptyM[%x45] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %x49 = arith.constant 1 : i32
        %x50 = arith.xori %x46, %x49 : i32
        ttng.wait_barrier %x48, %x50 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %x51 = ttg.memdesc_index %q1_fullM[%x45] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %x52 = arith.constant true
        ttng.barrier_expect %x51, 16384, %x52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %x53 = ttg.memdesc_index %q1_AM[%x45] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %x54 = ttg.memdesc_index %q1_fullM[%x45] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %x55 = arith.constant 0 : i32
        %x56 = arith.constant true
        ttng.async_tma_copy_global_to_local %q1_descM[%x55, %x55] %x53, %x54, %x56 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %x57 = arith.constant 1 : i32
        %x58 = arith.addi %x45, %x57 : i32
        %x59 = arith.constant 3 : i32
        %x60 = arith.cmpi eq, %x58, %x59 : i32
        %x61 = arith.constant 0 : i32
        %x62 = arith.constant 1 : i32
        %x63 = arith.addi %x45, %x62 : i32
        %x64 = arith.select %x60, %x61, %x63 : i32
        %x65 = arith.constant 1 : i32
        %x66 = arith.addi %x45, %x65 : i32
        %x67 = arith.constant 3 : i32
        %x68 = arith.cmpi eq, %x66, %x67 : i32
        %x69 = arith.constant 1 : i32
        %x70 = arith.xori %x46, %x69 : i32
        %x71 = arith.select %x68, %x70, %x46 : i32
        scf.yield %x64, %x71 : i32, i32
      }
      ttg.warp_return
    } : (i32, i32, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !tt.tensordesc<128x64xf16, #shared>) -> ()
    tt.return
  }
}
