// Calls that are not followed may do anything: races with them, and across them, are not decided.
// options check: warp-locality
// expect check: bound some-runs
!b = memref<128xf32, #gpu.address_space<workgroup>>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  func.func private @rec(%m: !b, %i: index, %n: index, %v: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %v, %m[%i] : !b
    gpu.barrier
    %z = arith.cmpi eq, %n, %c0 : index
    scf.if %z {
    } else {
      %k = arith.subi %n, %c1 : index
      func.call @rec(%m, %i, %k, %v) : (!b, index, index, f32) -> () // expect check: note lower::unknown-callee
    }
    return
  }
  gpu.func @ok(%v: f32, %n: index) workgroup(%m : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    func.call @rec(%m, %tid, %n, %v) : (!b, index, index, f32) -> ()
    %x = memref.load %m[%r] : !b
    gpu.return
  }
}
// -----
// A function without a body.
!b = memref<128xf32, #gpu.address_space<workgroup>>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  func.func private @ext(!b, index)
  gpu.func @ok(%v: f32, %n: index) workgroup(%m : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    memref.store %v, %m[%tid] : !b
    func.call @ext(%m, %tid) : (!b, index) -> () // expect check: note lower::unknown-callee
    %x = memref.load %m[%r] : !b
    gpu.return
  }
}
// -----
// A function without buffers and results may be a barrier. One that computes a value is none.
!b = memref<128xf32, #gpu.address_space<workgroup>>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  func.func private @synchronizes()
  func.func private @sine(f32) -> f32
  gpu.func @ok(%v: f32, %n: index) workgroup(%m : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    memref.store %v, %m[%tid] : !b
    func.call @synchronizes() : () -> () // expect check: note lower::unknown-callee
    %x = memref.load %m[%r] : !b
    gpu.return
  }
  gpu.func @race_on_another_path(%v: f32, %n: index) workgroup(%m : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    %p = arith.cmpi eq, %n, %c127 : index
    memref.store %v, %m[%tid] : !b
    scf.if %p {
      func.call @synchronizes() : () -> () // expect check: note lower::unknown-callee
    }
    %x = memref.load %m[%r] : !b // expect check: SW101
    gpu.return
  }
  gpu.func @sine_orders_nothing(%v: f32, %n: index) workgroup(%m : !b) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    memref.store %v, %m[%tid] : !b
    %s = func.call @sine(%v) : (f32) -> f32
    %x = memref.load %m[%r] : !b // expect check: SW101
    gpu.return
  }
}
// -----
// Memory that an unknown function returns may be any memory.
!b = memref<128xf32, #gpu.address_space<workgroup>>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  func.func private @some_memory(index) -> !b
  gpu.func @k(%v: f32, %n: index) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %tid = gpu.thread_id x
    %m = func.call @some_memory(%n) : (index) -> !b
    memref.store %v, %m[%tid] : !b // expect check: note lower::unknown-index
    %x = memref.load %m[%tid] : !b // expect check: note lower::unknown-index
    gpu.return
  }
}
// -----
// Without a caller, each argument is memory of its own.
!b = memref<128xf32, #gpu.address_space<workgroup>>
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  func.func @copies_own(%from: !b, %to: !b) attributes {known_block_size = array<i32: 128, 1, 1>} { // expect check: note lower::unknown-memory
    %tid = gpu.thread_id x
    %c127 = arith.constant 127 : index
    %r = arith.subi %c127, %tid : index
    %x = memref.load %from[%r] : !b
    memref.store %x, %to[%tid] : !b
    %y = memref.load %to[%r] : !b // expect check: SW101
    return
  }
}
