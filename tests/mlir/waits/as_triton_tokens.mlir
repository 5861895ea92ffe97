// Waits that name tokens: the fewest instructions since the copies of these tokens, as Triton's pass
// counts them.
// options waits: as-triton
#rows = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @straight_line(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    ttg.async_wait %1 {num = 0 : i32} // expect waits: 2
    ttg.async_wait %3 {num = 0 : i32} // expect waits: 0
    ttg.async_wait %1, %3 {num = 7 : i32} // expect waits: 0
    tt.return
  }
  tt.func public @loads_do_not_count(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    %x = tt.load %p1 : tensor<32x32x!tt.ptr<f16>, #rows>
    ttg.async_wait %1 {num = 0 : i32} // expect waits: 2
    tt.return
  }
  tt.func public @one_group_ahead(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %1, %b = %3) -> (!ttg.async.token, !ttg.async.token) : i32 {
      ttg.async_wait %a, %b {num = 2 : i32} // expect waits: 0
      %4 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      %5 = ttg.async_commit_group tokens %4
      %6 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      %7 = ttg.async_commit_group tokens %6
      scf.yield %5, %7 : !ttg.async.token, !ttg.async.token
    }
    ttg.async_wait %r#0, %r#1 {num = 0 : i32} // expect waits: 0
    tt.return
  }
  tt.func public @two_groups_ahead(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %2 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    %4 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %5 = ttg.async_commit_group tokens %4
    %6 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
    %7 = ttg.async_commit_group tokens %6
    %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %1, %b = %5, %d = %3, %e = %7) -> (!ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token) : i32 {
      scf.if %c {
        %8 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
        %9 = ttg.async_commit_group tokens %8
        ttg.async_wait %a, %d {num = 2 : i32} // expect waits: 5
      } else {
        ttg.async_wait %a {num = 1 : i32} // expect waits: 5
      }
      ttg.async_wait %a, %d {num = 2 : i32} // expect waits: 3
      %x = scf.if %c -> (!ttg.async.token) {
        %10 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
        %11 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
        %12 = ttg.async_commit_group tokens %10, %11
        scf.yield %12 : !ttg.async.token
      } else {
        %13 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
        %14 = ttg.async_commit_group tokens %13
        scf.yield %14 : !ttg.async.token
      }
      %15 = ttg.async_copy_global_to_local %p2, %two : tensor<32x64x!tt.ptr<f16>, #rows> -> <32x64xf16, #shared, #smem, mutable>
      %16 = ttg.async_commit_group tokens %15
      scf.yield %b, %x, %e, %16 : !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    ttg.async_wait %r#0, %r#1, %r#2, %r#3 {num = 0 : i32} // expect waits: 0
    tt.return
  }
  tt.func public @loop_between(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %2 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    scf.for %i = %c0 to %n step %c1 : i32 {
      %4 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      %5 = ttg.async_commit_group tokens %4
    }
    ttg.async_wait %1 {num = 1 : i32} // expect waits: 1
    tt.return
  }
  tt.func public @loop_of_four_between(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}, %two: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, %p2: tensor<32x64x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %2 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %3 = ttg.async_commit_group tokens %2
    scf.for %i = %c0 to %c4 step %c1 : i32 {
      %4 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      %5 = ttg.async_commit_group tokens %4
    }
    ttg.async_wait %1 {num = 1 : i32} // expect waits: 5
    tt.return
  }
  // The pass gives up at a `scf.while`, also behind a nearer copy.
  tt.func public @further_than_the_nearest(%c: i1, %n: i32, %one: !ttg.memdesc<32x32xf16, #shared, #smem, mutable>, %p1: tensor<32x32x!tt.ptr<f16>, #rows> {tt.contiguity = dense<[32, 1]> : tensor<2xi32>, tt.divisibility = dense<16> : tensor<2xi32>}) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %0 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
    %1 = ttg.async_commit_group tokens %0
    %w = scf.while (%a = %1) : (!ttg.async.token) -> (!ttg.async.token) {
      scf.condition(%c) %a : !ttg.async.token
    } do {
    ^bb0(%b: !ttg.async.token):
      %2 = ttg.async_copy_global_to_local %p1, %one : tensor<32x32x!tt.ptr<f16>, #rows> -> <32x32xf16, #shared, #smem, mutable>
      %3 = ttg.async_commit_group tokens %2
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %1) -> (!ttg.async.token) : i32 {
        ttg.async_wait %t {num = 0 : i32} // expect waits: 0
        scf.yield %b : !ttg.async.token
      }
      scf.yield %r : !ttg.async.token
    }
    tt.return
  }
}
