// The partition loads one address twice, and stores through another argument between. The arguments
// may be one address, so that the second value may be another one, and neither arm arrives.
// expect check: clean
// expect check: bound some-runs
#bars = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
!bar = !ttg.memdesc<1xi64, #bars, #smem, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @kernel(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>, %n: i32) {
    %f = ttg.local_alloc : () -> !bar
    ttng.init_barrier %f, 1 : !bar
    %e = ttg.local_alloc : () -> !bar
    ttng.init_barrier %e, 1 : !bar
    ttg.warp_specialize(%p, %q, %f, %e, %n)
    default {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %end = scf.for %i = %zero to %n step %one iter_args(%c = %zero) -> (i32) : i32 {
        %phase = arith.andi %i, %one : i32
        ttng.wait_barrier %f, %phase : !bar
        ttng.arrive_barrier %e, 1 : !bar
        scf.yield %c : i32
      }
      ttg.warp_yield
    }
    partition0(%p0: !tt.ptr<i32>, %q0: !tt.ptr<i32>, %f0: !bar, %e0: !bar, %n0: i32) num_warps(1) {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %end = scf.for %i = %zero to %n0 step %one iter_args(%c = %zero) -> (i32) : i32 {
        %address = tt.addptr %p0, %i : !tt.ptr<i32>, i32
        %value = tt.load %address : !tt.ptr<i32>
        %is = arith.cmpi sgt, %value, %zero : i32
        %bit = arith.andi %i, %one : i32
        %phase = arith.xori %bit, %one : i32
        ttng.wait_barrier %e0, %phase : !bar
        scf.if %is {
          ttng.arrive_barrier %f0, 1 : !bar
        }
        %five = arith.constant 5 : i32
        %other = tt.addptr %q0, %i : !tt.ptr<i32>, i32
        tt.store %other, %five : !tt.ptr<i32>
        %again = tt.load %address : !tt.ptr<i32>
        %is_not = arith.cmpi sle, %again, %zero : i32
        scf.if %is_not {
          ttng.arrive_barrier %f0, 1 : !bar
        }
        scf.yield %c : i32
      }
      ttg.warp_return
    } : (!tt.ptr<i32>, !tt.ptr<i32>, !bar, !bar, i32) -> ()
    ttng.inval_barrier %f : !bar
    ttng.inval_barrier %e : !bar
    tt.return
  }
}
