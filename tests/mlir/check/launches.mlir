// The body of a launch is a kernel, which runs once. Workgroup memory does not survive it.
// options check: warp-locality target=sm_80
module attributes {gpu.container_module} {
  func.func @ok(%n: index, %v: f32) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) workgroup(%m : memref<128xf32, #gpu.address_space<workgroup>>) {
      %last = arith.subi %sx, %c1 : index
      %r = arith.subi %last, %tx : index
      memref.store %v, %m[%tx] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %x = memref.load %m[%r] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.terminator
    }
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) workgroup(%m : memref<128xf32, #gpu.address_space<workgroup>>) {
      memref.store %v, %m[%tx] : memref<128xf32, #gpu.address_space<workgroup>>
      %x = memref.load %m[%tx] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.terminator
    }
    return
  }
  func.func @racy(%n: index, %v: f32) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %c127 = arith.constant 127 : index
    scf.for %i = %c1 to %n step %c1 {
      gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {
        %m = memref.alloca() : memref<128xf32, #gpu.address_space<workgroup>>
        %r = arith.subi %c127, %tx : index
        memref.store %v, %m[%tx] : memref<128xf32, #gpu.address_space<workgroup>>
        %x = memref.load %m[%r] : memref<128xf32, #gpu.address_space<workgroup>> // expect check: SW101
        gpu.terminator
      }
    }
    return
  }
  func.func @once_per_launch(%n: index, %v: f32) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %c127 = arith.constant 127 : index
    %t = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) workgroup(%m : memref<128xf32, #gpu.address_space<workgroup>>) {
      %r = arith.subi %c127, %tx : index
      %e = arith.cmpi slt, %n, %c1 : index
      memref.store %v, %m[%tx] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %x = memref.load %m[%r] : memref<128xf32, #gpu.address_space<workgroup>>
      gpu.terminator
    }
    gpu.wait [%t]
    return
  }
}
// -----
// Launches with two dimensions, which call functions.
!b = memref<16x16xf32, #gpu.address_space<workgroup>>
module {
  func.func private @load_tile(%m: !b, %g: memref<?x?xf32>, %y: index, %x: index) {
    %v = memref.load %g[%y, %x] : memref<?x?xf32>
    memref.store %v, %m[%y, %x] : !b
    return
  }
  func.func @transpose_ok(%g: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) workgroup(%m : !b) {
      func.call @load_tile(%m, %g, %ty, %tx) : (!b, memref<?x?xf32>, index, index) -> ()
      gpu.barrier
      %x = memref.load %m[%tx, %ty] : !b
      gpu.terminator
    }
    return
  }
  func.func @transpose_racy(%g: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    %two = arith.addi %c8, %c8 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) workgroup(%m : !b) {
      func.call @load_tile(%m, %g, %ty, %tx) : (!b, memref<?x?xf32>, index, index) -> ()
      %x = memref.load %m[%tx, %ty] : !b // expect check: SW101
      gpu.terminator
    }
    return
  }
  func.func @divergent_barrier(%g: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c16, %sz = %c1) workgroup(%m : !b) {
      %p = arith.cmpi slt, %tx, %c8 : index
      scf.if %p {
        gpu.barrier // expect check: SW301 // expect check: note lower::divergent-barrier
      }
      gpu.terminator
    }
    return
  }
}
// -----
// The host passes the number of threads.
!v = memref<1024xf32, #gpu.address_space<workgroup>>
module {
  func.func @unknown_size_ok(%n: index, %v: f32) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) workgroup(%m : !v) {
      %last = arith.subi %sx, %c1 : index
      %r = arith.subi %last, %tx : index
      memref.store %v, %m[%tx] : !v
      gpu.barrier
      %x = memref.load %m[%r] : !v
      gpu.terminator
    }
    return
  }
  func.func @unknown_size_own(%n: index, %v: f32) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) workgroup(%m : !v) {
      memref.store %v, %m[%tx] : !v
      %x = memref.load %m[%tx] : !v
      gpu.terminator
    }
    return
  }
  func.func @unknown_size_racy(%n: index, %v: f32) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) workgroup(%m : !v) {
      memref.store %v, %m[%tx] : !v
      %x = memref.load %m[%c0] : !v // expect check: SW101
      gpu.terminator
    }
    return
  }
}
