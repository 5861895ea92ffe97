#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 32) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 16)>
#map2 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map3 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
#map4 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map5 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map6 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map7 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 16 + 32)>
#map8 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map9 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
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
        %c7 = arith.constant 7 : index
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
        %13:2 = scf.for %arg3 = %c0 to %c7 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst) -> (vector<8xf32>, vector<8xf32>) {
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %43 = vector.load %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %44 = vector.load %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %45 = vector.load %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          %46 = affine.apply #map7()[%arg3, %thread_id_x]
          %47 = vector.load %reinterpret_cast[%3, %46] : memref<128x256xf16, strided<[256, 1]>>, vector<16xf16>
          %48 = vector.load %reinterpret_cast_0[%6, %46] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
          %49 = vector.load %reinterpret_cast_0[%8, %46] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
          %50 = rocdl.wmma.f32.16x16x32.f16 %45, %43, %arg4 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
          %51 = rocdl.wmma.f32.16x16x32.f16 %45, %44, %arg5 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
          rocdl.s.barrier.wait -1
          vector.store %47, %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          vector.store %48, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          vector.store %49, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          scf.yield %50, %51 : vector<8xf32>, vector<8xf32>
        }
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %14 = vector.load %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %15 = vector.load %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %16 = vector.load %view_2[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %17 = rocdl.wmma.f32.16x16x32.f16 %16, %14, %13#0 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        %18 = rocdl.wmma.f32.16x16x32.f16 %16, %15, %13#1 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        %19 = vector.extract_strided_slice %17 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %20 = affine.apply #map8()[%block_id_x, %thread_id_x]
        vector.store %19, %reinterpret_cast_1[%20, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %21 = vector.extract_strided_slice %17 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %22 = affine.apply #map9()[%block_id_x, %thread_id_x]
        vector.store %21, %reinterpret_cast_1[%22, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %23 = vector.extract_strided_slice %17 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %24 = affine.apply #map10()[%block_id_x, %thread_id_x]
        vector.store %23, %reinterpret_cast_1[%24, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %25 = vector.extract_strided_slice %17 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %26 = affine.apply #map11()[%block_id_x, %thread_id_x]
        vector.store %25, %reinterpret_cast_1[%26, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %27 = vector.extract_strided_slice %17 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %28 = affine.apply #map12()[%block_id_x, %thread_id_x]
        vector.store %27, %reinterpret_cast_1[%28, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %29 = vector.extract_strided_slice %17 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %30 = affine.apply #map13()[%block_id_x, %thread_id_x]
        vector.store %29, %reinterpret_cast_1[%30, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %31 = vector.extract_strided_slice %17 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %32 = affine.apply #map14()[%block_id_x, %thread_id_x]
        vector.store %31, %reinterpret_cast_1[%32, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %33 = vector.extract_strided_slice %17 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %34 = affine.apply #map15()[%block_id_x, %thread_id_x]
        vector.store %33, %reinterpret_cast_1[%34, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %35 = vector.extract_strided_slice %18 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %35, %reinterpret_cast_1[%20, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %36 = vector.extract_strided_slice %18 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %36, %reinterpret_cast_1[%22, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %37 = vector.extract_strided_slice %18 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %37, %reinterpret_cast_1[%24, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %38 = vector.extract_strided_slice %18 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %38, %reinterpret_cast_1[%26, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %39 = vector.extract_strided_slice %18 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %39, %reinterpret_cast_1[%28, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %40 = vector.extract_strided_slice %18 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %40, %reinterpret_cast_1[%30, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %41 = vector.extract_strided_slice %18 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %41, %reinterpret_cast_1[%32, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %42 = vector.extract_strided_slice %18 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %42, %reinterpret_cast_1[%34, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
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
