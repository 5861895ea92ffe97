// Functions that get memrefs are judged where they are called: with the memory and the indices of
// their callers, also in loops, in conditionals, and through other calls.
// options check: warp-locality
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  func.func private @put(%m: memref<128xf32, #gpu.address_space<workgroup>>, %i: index, %v: f32) {
    memref.store %v, %m[%i] : memref<128xf32, #gpu.address_space<workgroup>>
    return
  }
  func.func private @get(%m: memref<128xf32, #gpu.address_space<workgroup>>, %i: index) -> f32 {
    %x = memref.load %m[%i] : memref<128xf32, #gpu.address_space<workgroup>> // expect check: SW101
    return %x : f32
  }
  gpu.func @ok(%v: f32) workgroup(%m : memref<128xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    func.call @put(%m, %tid, %v) : (memref<128xf32, #gpu.address_space<workgroup>>, index, f32) -> ()
    gpu.barrier
    %x = func.call @get(%m, %r) : (memref<128xf32, #gpu.address_space<workgroup>>, index) -> f32
    gpu.barrier
    func.call @put(%m, %tid, %x) : (memref<128xf32, #gpu.address_space<workgroup>>, index, f32) -> ()
    gpu.return
  }
  gpu.func @own(%v: f32) workgroup(%m : memref<128xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    func.call @put(%m, %tid, %v) : (memref<128xf32, #gpu.address_space<workgroup>>, index, f32) -> ()
    %x = func.call @get(%m, %tid) : (memref<128xf32, #gpu.address_space<workgroup>>, index) -> f32
    gpu.return
  }
  gpu.func @racy(%v: f32) workgroup(%m : memref<128xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    func.call @put(%m, %tid, %v) : (memref<128xf32, #gpu.address_space<workgroup>>, index, f32) -> ()
    %x = func.call @get(%m, %r) : (memref<128xf32, #gpu.address_space<workgroup>>, index) -> f32
    gpu.return
  }
}
// -----
// Functions of the device without a visibility, calls of calls, and memrefs as results.
!b = memref<128xf32, #gpu.address_space<workgroup>>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @swap(%a: !b, %c: !b) -> (!b, !b) {
    gpu.return %c, %a : !b, !b
  }
  func.func @step(%from: !b, %to: !b, %i: index, %r: index) {
    %x = memref.load %from[%r] : !b // expect check: SW101 SW101
    memref.store %x, %to[%i] : !b
    gpu.barrier
    return
  }
  func.func @twice(%p: !b, %q: !b, %i: index, %r: index) {
    func.call @step(%p, %q, %i, %r) : (!b, !b, index, index) -> ()
    func.call @step(%q, %p, %i, %r) : (!b, !b, index, index) -> ()
    return
  }
  gpu.func @ok(%v: f32, %n: index) workgroup(%a : !b, %c : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    memref.store %v, %a[%tid] : !b
    gpu.barrier
    scf.for %i = %c0 to %n step %c1 {
      func.call @twice(%a, %c, %tid, %r) : (!b, !b, index, index) -> ()
    }
    gpu.return
  }
  gpu.func @ok_rotating(%v: f32, %n: index) workgroup(%a : !b, %c : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    memref.store %v, %a[%tid] : !b
    gpu.barrier
    %e:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %c) -> (!b, !b) {
      func.call @step(%p, %q, %tid, %r) : (!b, !b, index, index) -> ()
      %s:2 = func.call @swap(%p, %q) : (!b, !b) -> (!b, !b)
      scf.yield %s#0, %s#1 : !b, !b
    }
    gpu.return
  }
  gpu.func @racy_rotating(%v: f32, %n: index) workgroup(%a : !b, %c : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    memref.store %v, %a[%tid] : !b
    %e:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %c) -> (!b, !b) {
      func.call @step(%p, %q, %tid, %r) : (!b, !b, index, index) -> ()
      %s:2 = func.call @swap(%p, %q) : (!b, !b) -> (!b, !b)
      scf.yield %s#0, %s#1 : !b, !b
    }
    gpu.return
  }
  gpu.func @ok_branch(%v: f32, %n: index) workgroup(%a : !b, %c : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    %p = arith.cmpi eq, %n, %c0 : index
    memref.store %v, %a[%tid] : !b
    memref.store %v, %c[%tid] : !b
    gpu.barrier
    scf.if %p {
      func.call @step(%a, %c, %tid, %r) : (!b, !b, index, index) -> ()
    } else {
      func.call @step(%c, %a, %tid, %r) : (!b, !b, index, index) -> ()
    }
    %x = memref.load %a[%r] : !b
    %y = memref.load %c[%r] : !b
    gpu.return
  }
  gpu.func @racy_step_twice(%v: f32, %n: index) workgroup(%a : !b, %c : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    memref.store %v, %a[%tid] : !b
    func.call @twice(%a, %c, %tid, %r) : (!b, !b, index, index) -> ()
    gpu.return
  }
}
// -----
// Functions with several blocks.
!b = memref<128xf32, #gpu.address_space<workgroup>>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  func.func private @first_if_empty(%m: !b, %i: index, %n: index, %v: f32) -> !b {
    %c0 = arith.constant 0 : index
    %z = arith.cmpi eq, %n, %c0 : index
    cf.cond_br %z, ^empty, ^end(%v : f32)
  ^empty:
    %w = arith.addf %v, %v : f32
    memref.store %w, %m[%i] : !b
    cf.br ^end(%w : f32)
  ^end(%last: f32):
    gpu.barrier
    return %m : !b
  }
  func.func private @reads_in_a_part(%m: !b, %i: index, %n: index) {
    %c0 = arith.constant 0 : index
    %z = arith.cmpi eq, %n, %c0 : index
    cf.cond_br %z, ^empty, ^end
  ^empty:
    %x = memref.load %m[%i] : !b // expect check: SW101
    cf.br ^end
  ^end:
    return
  }
  gpu.func @followed(%v: f32, %n: index) workgroup(%m : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    scf.for %i = %c0 to %n step %c1 {
      %b = func.call @first_if_empty(%m, %tid, %n, %v) : (!b, index, index, f32) -> !b
      %x = memref.load %b[%r] : !b
      gpu.barrier
    }
    gpu.return
  }
  gpu.func @no_barrier(%v: f32, %n: index) workgroup(%m : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    memref.store %v, %m[%tid] : !b
    func.call @reads_in_a_part(%m, %r, %n) : (!b, index, index) -> ()
    gpu.return
  }
}
