#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 32) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 16)>
#map2 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map3 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
#map4 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map5 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map6 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map7 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 16 + 32)>
#map8 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 16 + 64)>
#map9 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [64, 2, 1] subgroup_size = 32>
module attributes {transform.with_named_sequence} {
  stream.executable private @gemm {
    stream.executable.export public @gemm workgroups() -> (index, index, index) {
      %c4 = arith.constant 4 : index
      %c3 = arith.constant 3 : index
      %c1 = arith.constant 1 : index
      stream.return %c4, %c3, %c1 : index, index, index
    }
    builtin.module {
      func.func @gemm(%arg0: !stream.binding, %arg1: !stream.binding, %arg2: !stream.binding) attributes {translation_info = #translation} {
        %c6 = arith.constant 6 : index
        %c1 = arith.constant 1 : index
        %c4608 = arith.constant 4608 : index
        %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 64
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [128, 256], strides: [256, 1] : memref<f16> to memref<128x256xf16, strided<[256, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [192, 256], strides: [256, 1] : memref<f16> to memref<192x256xf16, strided<[256, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [128, 192], strides: [192, 1] : memref<f32> to memref<128x192xf32, strided<[192, 1]>>
        %alloc = memref.alloc() : memref<6912xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c4608][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = vector.load %reinterpret_cast[%3, %4] : memref<128x256xf16, strided<[256, 1]>>, vector<16xf16>
        %6 = affine.apply #map2()[%thread_id_x, %block_id_y, %thread_id_y]
        %7 = vector.load %reinterpret_cast_0[%6, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        %8 = affine.apply #map3()[%thread_id_x, %block_id_y, %thread_id_y]
        %9 = vector.load %reinterpret_cast_0[%8, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        %10 = affine.apply #map4()[%thread_id_x]
        vector.store %5, %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %11 = affine.apply #map5()[%thread_id_x, %thread_id_y]
        vector.store %7, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %12 = affine.apply #map6()[%thread_id_x, %thread_id_y]
        vector.store %9, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %13 = affine.apply #map7()[%thread_id_x]
        %14 = vector.load %reinterpret_cast[%3, %13] : memref<128x256xf16, strided<[256, 1]>>, vector<16xf16>
        %15 = vector.load %reinterpret_cast_0[%6, %13] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        %16 = vector.load %reinterpret_cast_0[%8, %13] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        rocdl.s.barrier.wait -1
        %17 = vector.load %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %18 = vector.load %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %19 = vector.load %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %20:8 = scf.for %arg3 = %c0 to %c6 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst, %arg6 = %14, %arg7 = %15, %arg8 = %16, %arg9 = %17, %arg10 = %18, %arg11 = %19) -> (vector<8xf32>, vector<8xf32>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>) {
          %52 = rocdl.wmma.f32.16x16x32.f16 %arg11, %arg9, %arg4 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
          %53 = rocdl.wmma.f32.16x16x32.f16 %arg11, %arg10, %arg5 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          vector.store %arg6, %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          vector.store %arg7, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          vector.store %arg8, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          %54 = affine.apply #map8()[%arg3, %thread_id_x]
          %55 = vector.load %reinterpret_cast[%3, %54] : memref<128x256xf16, strided<[256, 1]>>, vector<16xf16>
          %56 = vector.load %reinterpret_cast_0[%6, %54] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
          %57 = vector.load %reinterpret_cast_0[%8, %54] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
          rocdl.s.barrier.wait -1
          %58 = vector.load %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %59 = vector.load %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %60 = vector.load %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          scf.yield %52, %53, %55, %56, %57, %58, %59, %60 : vector<8xf32>, vector<8xf32>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>
        }
        %21 = rocdl.wmma.f32.16x16x32.f16 %20#7, %20#5, %20#0 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        %22 = rocdl.wmma.f32.16x16x32.f16 %20#7, %20#6, %20#1 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        vector.store %20#2, %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        vector.store %20#3, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        vector.store %20#4, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %23 = vector.load %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %24 = vector.load %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %25 = vector.load %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %26 = rocdl.wmma.f32.16x16x32.f16 %25, %23, %21 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        %27 = rocdl.wmma.f32.16x16x32.f16 %25, %24, %22 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        %28 = vector.extract_strided_slice %26 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %29 = affine.apply #map9()[%block_id_x, %thread_id_x]
        vector.store %28, %reinterpret_cast_1[%29, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %30 = vector.extract_strided_slice %26 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %31 = affine.apply #map10()[%block_id_x, %thread_id_x]
        vector.store %30, %reinterpret_cast_1[%31, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %32 = vector.extract_strided_slice %26 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %33 = affine.apply #map11()[%block_id_x, %thread_id_x]
        vector.store %32, %reinterpret_cast_1[%33, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %34 = vector.extract_strided_slice %26 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %35 = affine.apply #map12()[%block_id_x, %thread_id_x]
        vector.store %34, %reinterpret_cast_1[%35, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %36 = vector.extract_strided_slice %26 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %37 = affine.apply #map13()[%block_id_x, %thread_id_x]
        vector.store %36, %reinterpret_cast_1[%37, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %38 = vector.extract_strided_slice %26 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %39 = affine.apply #map14()[%block_id_x, %thread_id_x]
        vector.store %38, %reinterpret_cast_1[%39, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %40 = vector.extract_strided_slice %26 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %41 = affine.apply #map15()[%block_id_x, %thread_id_x]
        vector.store %40, %reinterpret_cast_1[%41, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %42 = vector.extract_strided_slice %26 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %43 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %42, %reinterpret_cast_1[%43, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %44 = vector.extract_strided_slice %27 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %44, %reinterpret_cast_1[%29, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %45 = vector.extract_strided_slice %27 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %45, %reinterpret_cast_1[%31, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %46 = vector.extract_strided_slice %27 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %46, %reinterpret_cast_1[%33, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %47 = vector.extract_strided_slice %27 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %47, %reinterpret_cast_1[%35, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %48 = vector.extract_strided_slice %27 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %48, %reinterpret_cast_1[%37, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %49 = vector.extract_strided_slice %27 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %49, %reinterpret_cast_1[%39, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %50 = vector.extract_strided_slice %27 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %50, %reinterpret_cast_1[%41, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %51 = vector.extract_strided_slice %27 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %51, %reinterpret_cast_1[%43, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        return
      }
    }
  }
  func.func @isolated_benchmark$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view {
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<128x256xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<192x256xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<128x192xf32>
    %3 = flow.dispatch @gemm::@gemm(%0, %1, %2) : (tensor<128x256xf16>, tensor<192x256xf16>, tensor<128x192xf32>) -> %2
    %4 = hal.tensor.barrier join(%3 : tensor<128x192xf32>) => %arg4 : !hal.fence
    %5 = hal.tensor.export %4 : tensor<128x192xf32> -> !hal.buffer_view
    return %5 : !hal.buffer_view
  }
}
