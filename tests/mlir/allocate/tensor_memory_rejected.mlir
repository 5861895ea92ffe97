// Tensor memory that Seawall does not allocate, because its lifetime or size is unknown.

// A call that the compiler inlines.
#t = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
!m = !ttg.memdesc<128x64xf32, #t, #ttng.tensor_memory, mutable>
module attributes {ttg.target = "cuda:100"} {
  tt.func @f(%x: !m) {
    %y = ttng.tmem_alloc : () -> !m
    tt.return
  }
  tt.func @k(%x: !m) {
    tt.call @f(%x) : (!m) -> () // expect allocate: error lower::tensor-allocation
    tt.return
  }
}
// -----
// An MMA whose left operand is an unknown buffer.
#s = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
!left = !ttg.memdesc<64x64xf16, #s, #ttng.tensor_memory, mutable>
!sum = !ttg.memdesc<64x64xf32, #s, #ttng.tensor_memory, mutable>
!b = !ttg.memdesc<64x64xf16, #ttg.shared, #ttg.shared_memory>
module attributes {ttg.target = "cuda:100"} {
  tt.func @k(%l: !left, %b: !b, %p: i1) { // expect allocate: error lower::tensor-allocation
    %d = ttng.tmem_alloc : () -> !sum
    ttng.tc_gen5_mma %l, %b, %d, %p, %p : !left, !b, !sum
    tt.return
  }
}
// -----
// An unknown encoding.
module attributes {ttg.target = "cuda:100"} {
  tt.func @k() {
    %d = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf32, #odd<1>, #ttng.tensor_memory, mutable> // expect allocate: error lower::tensor-allocation
    tt.return
  }
}
// -----
// An unknown op with regions.
#t = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
!m = !ttg.memdesc<128x64xf32, #t, #ttng.tensor_memory, mutable>
module attributes {ttg.target = "cuda:100"} {
  tt.func @k() {
    %d = ttng.tmem_alloc : () -> !m
    "scf.odd"() ({ // expect allocate: error lower::tensor-allocation
    }) : () -> ()
    tt.return
  }
}
