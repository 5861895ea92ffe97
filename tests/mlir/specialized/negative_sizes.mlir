// One partition loops over tiles times steps, the other over tiles and then steps. With two negative
// numbers only the first loop runs. Kernel arguments are sizes by default, so that is no deadlock.
// expect check: clean
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #shared, #smem, mutable>
!tile = !ttg.memdesc<128xf32, #shared, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90", ttg.shared = 4096 : i32, "ttg.total-num-warps" = 8 : i32} {
  tt.func @f(%v: tensor<128xf32, #blocked>, %n: i32, %m: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !tile
    %full = ttg.local_alloc {allocation.offset = 1024 : i32} : () -> !bar
    %empty = ttg.local_alloc {allocation.offset = 1032 : i32} : () -> !bar
    ttng.init_barrier %full, 1 : !bar
    ttng.init_barrier %empty, 1 : !bar
    ttg.barrier local
    ttg.warp_specialize(%a, %full, %empty, %n, %m, %v) attributes {requestedRegisters = array<i32: 24>, warpGroupStartIds = array<i32: 4>, allocation.offset = 2048 : i32, allocation.size = 44 : i32}
    default {
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %c0) -> (i32) : i32 {
        %q = scf.for %j = %c0 to %m step %c1 iter_args(%p2 = %p) -> (i32) : i32 {
          ttng.wait_barrier %full, %p2 : !bar
          %x = ttg.local_load %a : !tile -> tensor<128xf32, #blocked>
          ttg.barrier local
          ttng.arrive_barrier %empty, 1 : !bar
          %p3 = arith.xori %p2, %c1 : i32
          scf.yield %p3 : i32
        }
        scf.yield %q : i32
      }
      ttg.warp_yield
    }
    partition0(%a0: !tile, %full0: !bar, %empty0: !bar, %n0: i32, %m0: i32, %v0: tensor<128xf32, #blocked>) num_warps(4) {
      %d0 = arith.constant 0 : i32
      %d1 = arith.constant 1 : i32
      %nm = arith.muli %n0, %m0 : i32
      %r = scf.for %i = %d0 to %nm step %d1 iter_args(%p2 = %d1) -> (i32) : i32 {
          ttng.wait_barrier %empty0, %p2 : !bar
          ttg.local_store %v0, %a0 : tensor<128xf32, #blocked> -> !tile
          ttg.barrier local
          ttng.arrive_barrier %full0, 1 : !bar
          %p3 = arith.xori %p2, %d1 : i32
          scf.yield %p3 : i32
      }
      ttg.warp_return
    } : (!tile, !bar, !bar, i32, i32, tensor<128xf32, #blocked>) -> ()
    tt.return
  }
}
