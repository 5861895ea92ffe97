// The prefetch is guarded by the condition that continues the loop, with another counter that counts alike.
// expect check: bound all-paths
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#scales = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!bb = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!acc = !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
!sf = !ttg.memdesc<128x64xf32, #scales, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @counts_alike(%desc: !desc, %n: i32) {
    %c0 = arith.constant 0 : i32
    %full = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
    %empty = ttg.local_alloc {allocation.offset = 8 : i32} : () -> !bar
    %x = ttg.local_alloc {allocation.offset = 1024 : i32} : () -> !a
    ttng.init_barrier %full, 1 : !bar
    ttng.init_barrier %empty, 1 : !bar
    ttg.barrier local
    ttg.warp_specialize(%full, %empty, %x, %desc, %n)
    default {
      ttg.warp_yield
    }
    partition0(%pf: !bar, %pe: !bar, %px: !a, %pd: !desc, %pn: i32) num_warps(1) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %t = arith.constant true
      %some = arith.cmpi sgt, %pn, %z : i32
      ttng.barrier_expect %pf, 16384, %some : !bar
      ttng.async_tma_copy_global_to_local %pd[%z, %z] %px, %pf, %some : !desc, !bar -> !a
      %r = scf.for %i = %z to %pn step %one iter_args(%k = %z) -> (i32) : i32 {
        %k1 = arith.addi %k, %one : i32
        %more = arith.cmpi slt, %k1, %pn : i32
        %ph = arith.andi %i, %one : i32
        ttng.wait_barrier %pe, %ph, %t : !bar
        ttng.barrier_expect %pf, 16384, %more : !bar
        ttng.async_tma_copy_global_to_local %pd[%z, %z] %px, %pf, %more : !desc, !bar -> !a
        scf.yield %k1 : i32
      }
      ttg.warp_return
    }
    partition1(%pf: !bar, %pe: !bar, %px: !a, %pd: !desc, %pn: i32) num_warps(4) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %t = arith.constant true
      scf.for %i = %z to %pn step %one : i32 {
        %ph = arith.andi %i, %one : i32
        ttng.wait_barrier %pf, %ph, %t : !bar
        %v = ttg.local_load %px : !a -> tensor<128x64xf16, #b>
        ttng.arrive_barrier %pe, 1 : !bar
      }
      ttg.warp_return
    } : (!bar, !bar, !a, !desc, i32) -> ()
    tt.return
  }
}

// -----

// The other counter is one ahead, so that the last tile is never loaded.
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#scales = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
!a = !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
!bb = !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
!acc = !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
!sf = !ttg.memdesc<128x64xf32, #scales, #smem, mutable>
!desc = !tt.tensordesc<128x64xf16, #shared>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @counts_apart(%desc: !desc, %n: i32) {
    %c0 = arith.constant 0 : i32
    %full = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
    %empty = ttg.local_alloc {allocation.offset = 8 : i32} : () -> !bar
    %x = ttg.local_alloc {allocation.offset = 1024 : i32} : () -> !a
    ttng.init_barrier %full, 1 : !bar
    ttng.init_barrier %empty, 1 : !bar
    ttg.barrier local
    ttg.warp_specialize(%full, %empty, %x, %desc, %n)
    default {
      ttg.warp_yield
    }
    partition0(%pf: !bar, %pe: !bar, %px: !a, %pd: !desc, %pn: i32) num_warps(1) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %t = arith.constant true
      %some = arith.cmpi sgt, %pn, %z : i32
      ttng.barrier_expect %pf, 16384, %some : !bar
      ttng.async_tma_copy_global_to_local %pd[%z, %z] %px, %pf, %some : !desc, !bar -> !a
      %r = scf.for %i = %z to %pn step %one iter_args(%k = %one) -> (i32) : i32 {
        %k1 = arith.addi %k, %one : i32
        %more = arith.cmpi slt, %k1, %pn : i32
        %ph = arith.andi %i, %one : i32
        ttng.wait_barrier %pe, %ph, %t : !bar // expect check: SW301
        ttng.barrier_expect %pf, 16384, %more : !bar
        ttng.async_tma_copy_global_to_local %pd[%z, %z] %px, %pf, %more : !desc, !bar -> !a
        scf.yield %k1 : i32
      }
      ttg.warp_return
    }
    partition1(%pf: !bar, %pe: !bar, %px: !a, %pd: !desc, %pn: i32) num_warps(4) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %t = arith.constant true
      scf.for %i = %z to %pn step %one : i32 {
        %ph = arith.andi %i, %one : i32
        ttng.wait_barrier %pf, %ph, %t : !bar // expect check: SW301
        %v = ttg.local_load %px : !a -> tensor<128x64xf16, #b>
        ttng.arrive_barrier %pe, 1 : !bar
      }
      ttg.warp_return
    } : (!bar, !bar, !a, !desc, i32) -> ()
    tt.return
  }
}
