// The consumer waits for a first tile. Without iterations, the producer loads none.
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
  tt.func public @first_tile(%desc: !desc, %n: i32) {
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
      scf.for %i = %z to %pn step %one : i32 {
        %ph = arith.andi %i, %one : i32
        %inv = arith.xori %ph, %one : i32
        ttng.wait_barrier %pe, %inv, %t : !bar
        ttng.barrier_expect %pf, 16384, %t : !bar
        ttng.async_tma_copy_global_to_local %pd[%z, %z] %px, %pf, %t : !desc, !bar -> !a
      }
      ttg.warp_return
    }
    partition1(%pf: !bar, %pe: !bar, %px: !a, %pd: !desc, %pn: i32) num_warps(4) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %t = arith.constant true
      ttng.wait_barrier %pf, %z, %t : !bar // expect check: SW301-edge
      %v = ttg.local_load %px : !a -> tensor<128x64xf16, #b>
      ttng.arrive_barrier %pe, 1 : !bar
      scf.for %i = %one to %pn step %one : i32 {
        %ph = arith.andi %i, %one : i32
        ttng.wait_barrier %pf, %ph, %t : !bar
        %w = ttg.local_load %px : !a -> tensor<128x64xf16, #b>
        ttng.arrive_barrier %pe, 1 : !bar
      }
      ttg.warp_return
    } : (!bar, !bar, !a, !desc, i32) -> ()
    tt.return
  }
}

// -----

// The consumer waits for a tile after the last one, for any number of iterations.
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
  tt.func public @one_tile_more(%desc: !desc, %n: i32) {
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
      scf.for %i = %z to %pn step %one : i32 {
        %ph = arith.andi %i, %one : i32
        %inv = arith.xori %ph, %one : i32
        ttng.wait_barrier %pe, %inv, %t : !bar
        ttng.barrier_expect %pf, 16384, %t : !bar
        ttng.async_tma_copy_global_to_local %pd[%z, %z] %px, %pf, %t : !desc, !bar -> !a
      }
      ttg.warp_return
    }
    partition1(%pf: !bar, %pe: !bar, %px: !a, %pd: !desc, %pn: i32) num_warps(4) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %t = arith.constant true
      ttng.wait_barrier %pf, %z, %t : !bar // expect check: SW301-edge
      %v = ttg.local_load %px : !a -> tensor<128x64xf16, #b>
      ttng.arrive_barrier %pe, 1 : !bar
      scf.for %i = %one to %pn step %one : i32 {
        %ph = arith.andi %i, %one : i32
        ttng.wait_barrier %pf, %ph, %t : !bar
        %w = ttg.local_load %px : !a -> tensor<128x64xf16, #b>
        ttng.arrive_barrier %pe, 1 : !bar
      }
      %last = arith.andi %pn, %one : i32
      ttng.wait_barrier %pf, %last, %t : !bar // expect check: SW301
      ttg.warp_return
    } : (!bar, !bar, !a, !desc, i32) -> ()
    tt.return
  }
}

// -----

// A flag that is 0 is no empty loop.
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
  tt.func public @first_tile_of_a_flag(%desc: !desc, %n: i32, %flag: i32) {
    %full = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !bar
    %empty = ttg.local_alloc {allocation.offset = 8 : i32} : () -> !bar
    %x = ttg.local_alloc {allocation.offset = 1024 : i32} : () -> !a
    ttng.init_barrier %full, 1 : !bar
    ttng.init_barrier %empty, 1 : !bar
    ttg.barrier local
    ttg.warp_specialize(%full, %empty, %x, %desc, %n, %flag)
    default {
      ttg.warp_yield
    }
    partition0(%pf: !bar, %pe: !bar, %px: !a, %pd: !desc, %pn: i32, %pflag: i32) num_warps(1) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %t = arith.constant true
      %on = arith.cmpi ne, %pflag, %z : i32
      scf.if %on {
      scf.for %i = %z to %pn step %one : i32 {
        %ph = arith.andi %i, %one : i32
        %inv = arith.xori %ph, %one : i32
        ttng.wait_barrier %pe, %inv, %t : !bar
        ttng.barrier_expect %pf, 16384, %t : !bar
        ttng.async_tma_copy_global_to_local %pd[%z, %z] %px, %pf, %t : !desc, !bar -> !a
      }
      }
      ttg.warp_return
    }
    partition1(%pf: !bar, %pe: !bar, %px: !a, %pd: !desc, %pn: i32, %pflag: i32) num_warps(4) {
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %t = arith.constant true
      ttng.wait_barrier %pf, %z, %t : !bar // expect check: SW301
      %v = ttg.local_load %px : !a -> tensor<128x64xf16, #b>
      ttng.arrive_barrier %pe, 1 : !bar
      scf.for %i = %one to %pn step %one : i32 {
        %ph = arith.andi %i, %one : i32
        ttng.wait_barrier %pf, %ph, %t : !bar
        %w = ttg.local_load %px : !a -> tensor<128x64xf16, #b>
        ttng.arrive_barrier %pe, 1 : !bar
      }
      ttg.warp_return
    } : (!bar, !bar, !a, !desc, i32, i32) -> ()
    tt.return
  }
}
