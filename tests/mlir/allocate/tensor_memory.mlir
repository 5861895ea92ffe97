// A function that is not inlined has its own columns.
#t = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
!m = !ttg.memdesc<128x64xf32, #t, #ttng.tensor_memory, mutable>
module attributes {ttg.target = "cuda:100"} { // expect allocate: columns 64 // expect allocate: shared 4
  tt.func @f(%x: !m) attributes {noinline = true} {
    %y = ttng.tmem_alloc : () -> !m // expect allocate: column 0
    tt.return
  }
  tt.func @k(%x: !m) {
    tt.call @f(%x) : (!m) -> ()
    tt.return
  }
}
