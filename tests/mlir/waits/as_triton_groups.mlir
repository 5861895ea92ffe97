// Waits for the newest groups: the fewest instructions of these groups on any path back, as Triton's
// pass counts them. A copy to `%one` is one instruction, and one to `%two` is two, which the pass
// knows from hints on the arguments.
// options waits: as-triton
#rows = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @straight_line(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %t1 = ttg.async_commit_group
    %t2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t3 = ttg.async_commit_group
    ttg.async_wait {num = 0 : i32} // expect waits: 0
    ttg.async_wait {num = 1 : i32} // expect waits: 2
    ttg.async_wait {num = 2 : i32} // expect waits: 3
    ttg.async_wait {num = 3 : i32} // expect waits: 3
    tt.return
  }
  tt.func public @without_a_commit(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    ttg.async_wait {num = 0 : i32} // expect waits: 1
    ttg.async_wait {num = -1 : i32} // expect waits: 0
    tt.return
  }
  tt.func public @branch_without_else(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %t1 = ttg.async_commit_group
    scf.if %c {
      %t2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      %t3 = ttg.async_commit_group
    }
    ttg.async_wait {num = 1 : i32} // expect waits: 1
    %t4 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t5 = ttg.async_commit_group
    scf.if %c {
      %t6 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      %t7 = ttg.async_commit_group
    }
    ttg.async_wait {num = 1 : i32} // expect waits: 1
    ttg.async_wait {num = 2 : i32} // expect waits: 3
    tt.return
  }
  tt.func public @branches(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    scf.if %c {
      %t0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    } else {
      %t1 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    }
    %t2 = ttg.async_commit_group
    ttg.async_wait {num = 1 : i32} // expect waits: 1
    ttg.async_wait {num = 2 : i32} // expect waits: 1
    scf.if %c {
      %t3 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    } else {
      %t4 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    }
    %t5 = ttg.async_commit_group
    ttg.async_wait {num = 1 : i32} // expect waits: 1
    tt.return
  }
  tt.func public @nested_branches(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    scf.if %c {
      %t0 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      scf.if %c {
        %t1 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      } else {
        %t2 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      }
      %t3 = ttg.async_commit_group
    } else {
      %t4 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      scf.if %c {
        %t5 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      } else {
        %t6 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      }
      %t7 = ttg.async_commit_group
    }
    ttg.async_wait {num = 1 : i32} // expect waits: 2
    tt.return
  }
  tt.func public @loop_without_copies(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %t1 = ttg.async_commit_group
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttg.async_wait {num = 1 : i32} // expect waits: 1
    }
    ttg.async_wait {num = 1 : i32} // expect waits: 1
    tt.return
  }
  tt.func public @loop_with_copies(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t1 = ttg.async_commit_group
    %t2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t3 = ttg.async_commit_group
    %t4 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t5 = ttg.async_commit_group
    ttg.async_wait {num = 3 : i32} // expect waits: 6
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttg.async_wait {num = 3 : i32} // expect waits: 3
      %t6 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      %t7 = ttg.async_commit_group
    }
    ttg.async_wait {num = 3 : i32} // expect waits: 3
    tt.return
  }
  tt.func public @branches_in_a_loop(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t1 = ttg.async_commit_group
    %t2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t3 = ttg.async_commit_group
    %t4 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t5 = ttg.async_commit_group
    %t6 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t7 = ttg.async_commit_group
    scf.for %i = %c0 to %n step %c1 : i32 {
      ttg.async_wait {num = 4 : i32} // expect waits: 6
      %t8 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      %t9 = ttg.async_commit_group
      ttg.async_wait {num = 3 : i32} // expect waits: 5
      scf.if %c {
        %t10 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      } else {
        %t11 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      }
      %t12 = ttg.async_commit_group
      ttg.async_wait {num = 3 : i32} // expect waits: 4
    }
    ttg.async_wait {num = 4 : i32} // expect waits: 6
    tt.return
  }
  tt.func public @while_without_copies(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t1 = ttg.async_commit_group
    %r = scf.while (%a = %c) : (i1) -> i1 {
      ttg.async_wait {num = 1 : i32} // expect waits: 2
      scf.condition(%a) %a : i1
    } do {
    ^bb0(%b: i1):
      ttg.async_wait {num = 1 : i32} // expect waits: 2
      scf.yield %b : i1
    }
    ttg.async_wait {num = 1 : i32} // expect waits: 2
    tt.return
  }
  tt.func public @copies_before_the_condition(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t1 = ttg.async_commit_group
    %t2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t3 = ttg.async_commit_group
    %t4 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t5 = ttg.async_commit_group
    ttg.async_wait {num = 3 : i32} // expect waits: 6
    %r = scf.while (%a = %c) : (i1) -> i1 {
      ttg.async_wait {num = 3 : i32} // expect waits: 3
      %t6 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      %t7 = ttg.async_commit_group
      scf.condition(%a) %a : i1
    } do {
    ^bb0(%b: i1):
      ttg.async_wait {num = 3 : i32} // expect waits: 3
      scf.yield %b : i1
    }
    ttg.async_wait {num = 3 : i32} // expect waits: 3
    tt.return
  }
  tt.func public @copies_after_the_condition(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t1 = ttg.async_commit_group
    %t2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t3 = ttg.async_commit_group
    %t4 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %t5 = ttg.async_commit_group
    ttg.async_wait {num = 3 : i32} // expect waits: 6
    %r = scf.while (%a = %c) : (i1) -> i1 {
      ttg.async_wait {num = 3 : i32} // expect waits: 3
      scf.condition(%a) %a : i1
    } do {
    ^bb0(%b: i1):
      %t6 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      %t7 = ttg.async_commit_group
      ttg.async_wait {num = 4 : i32} // expect waits: 4
      scf.yield %b : i1
    }
    ttg.async_wait {num = 3 : i32} // expect waits: 3
    tt.return
  }
  tt.func public @loops_in_loops(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %t0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %t1 = ttg.async_commit_group
    %t2 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %t3 = ttg.async_commit_group
    %t4 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %t5 = ttg.async_commit_group
    %t6 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %t7 = ttg.async_commit_group
    ttg.async_wait {num = 4 : i32} // expect waits: 4
    %r = scf.while (%a = %c) : (i1) -> i1 {
      ttg.async_wait {num = 4 : i32} // expect waits: 4
      %t8 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      %t9 = ttg.async_commit_group
      scf.condition(%a) %a : i1
    } do {
    ^bb0(%b: i1):
      ttg.async_wait {num = 4 : i32} // expect waits: 5
      %t10 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      %t11 = ttg.async_commit_group
      scf.for %i = %c0 to %n step %c1 : i32 {
        %t12 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
        %t13 = ttg.async_commit_group
        ttg.async_wait {num = 4 : i32} // expect waits: 7
        scf.if %c {
          %t14 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
          %t15 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
          ttg.async_wait {num = 4 : i32} // expect waits: 10
        } else {
          %t16 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
        }
        %t17 = ttg.async_commit_group
        scf.if %c {
          %t18 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
          %t19 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
          %t20 = ttg.async_commit_group
          ttg.async_wait {num = 4 : i32} // expect waits: 9
        }
        ttg.async_wait {num = 4 : i32} // expect waits: 7
        scf.for %j = %c0 to %n step %c1 : i32 {
          %t21 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
          %t22 = ttg.async_commit_group
          %t23 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
          %t24 = ttg.async_commit_group
          ttg.async_wait {num = 4 : i32} // expect waits: 6
        }
        ttg.async_wait {num = 4 : i32} // expect waits: 6
      }
      scf.yield %b : i1
    }
    ttg.async_wait {num = 4 : i32} // expect waits: 5
    tt.return
  }
  tt.func public @regions(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    scf.execute_region {
      scf.execute_region {
        %t0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
        %t1 = ttg.async_commit_group
        scf.yield
      } {triton.warp_pipeline.stage = "load"}
      scf.execute_region {
        %t2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
        %t3 = ttg.async_commit_group
        scf.yield
      } {triton.warp_pipeline.stage = "more"}
      ttg.async_wait {num = 2 : i32} // expect waits: 3
      ttg.async_wait {num = 6 : i32} // expect waits: 3
      ttg.async_wait {num = 1 : i32} // expect waits: 2
      scf.yield
    }
    ttg.async_wait {num = 2 : i32} // expect waits: 3
    tt.return
  }
}
