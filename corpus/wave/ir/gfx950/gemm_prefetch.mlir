#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map2 = affine_map<()[s0, s1, s2] -> (s1 * 32 + s2 * 64 + s0 floordiv 4 - ((s1 * 32 + s0 floordiv 4) floordiv 64) * 64)>
#map3 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map4 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map5 = affine_map<()[s0, s1] -> ((s1 * 32 + s0 floordiv 4) mod 64)>
#map6 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map7 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map8 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 64) floordiv 16) * 8 + 32)>
#map9 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 32)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map11 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#map15 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
#translation = #iree_codegen.translation_info<pipeline = None workgroup_size = [128, 2, 1] subgroup_size = 64>
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
        %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
        %c0 = arith.constant 0 : index
        %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> memref<f16>
        %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> memref<f16>
        %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> memref<f32>
        %block_id_x = gpu.block_id  x upper_bound 4
        %block_id_y = gpu.block_id  y upper_bound 3
        %thread_id_x = gpu.thread_id  x upper_bound 128
        %thread_id_y = gpu.thread_id  y upper_bound 2
        %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [128, 256], strides: [256, 1] : memref<f16> to memref<128x256xf16, strided<[256, 1]>>
        %reinterpret_cast_0 = memref.reinterpret_cast %1 to offset: [0], sizes: [192, 256], strides: [256, 1] : memref<f16> to memref<192x256xf16, strided<[256, 1]>>
        %reinterpret_cast_1 = memref.reinterpret_cast %2 to offset: [0], sizes: [128, 192], strides: [192, 1] : memref<f32> to memref<128x192xf32, strided<[192, 1]>>
        %alloc = memref.alloc() : memref<6912xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c4608][] : memref<6912xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = vector.load %reinterpret_cast[%3, %4] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %6 = affine.apply #map2()[%thread_id_x, %thread_id_y, %block_id_y]
        %7 = affine.apply #map3()[%thread_id_x]
        %8 = vector.load %reinterpret_cast_0[%6, %7] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %9 = affine.apply #map4()[%thread_id_x]
        vector.store %5, %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %10 = affine.apply #map5()[%thread_id_x, %thread_id_y]
        vector.store %8, %view[%10, %7] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %11 = affine.apply #map6()[%thread_id_x, %thread_id_y]
        %12 = affine.apply #map7()[%thread_id_x, %thread_id_y]
        %13:2 = scf.for %arg3 = %c0 to %c7 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst) -> (vector<4xf32>, vector<4xf32>) {
          amdgpu.lds_barrier
          %35 = vector.load %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %36 = vector.load %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %37 = vector.load %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %38 = affine.apply #map8()[%arg3, %thread_id_x]
          %39 = vector.load %reinterpret_cast[%3, %38] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
          %40 = affine.apply #map9()[%arg3, %thread_id_x]
          %41 = vector.load %reinterpret_cast_0[%6, %40] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
          %42 = amdgpu.mfma 16x16x32 %37 * %35 + %arg4 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          %43 = amdgpu.mfma 16x16x32 %37 * %36 + %arg5 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          amdgpu.lds_barrier
          vector.store %39, %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %41, %view[%10, %7] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          scf.yield %42, %43 : vector<4xf32>, vector<4xf32>
        }
        amdgpu.lds_barrier
        %14 = affine.apply #map6()[%thread_id_x, %thread_id_y]
        %15 = vector.load %view[%14, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %16 = affine.apply #map7()[%thread_id_x, %thread_id_y]
        %17 = vector.load %view[%16, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %18 = vector.load %view_2[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %19 = amdgpu.mfma 16x16x32 %18 * %15 + %13#0 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %20 = amdgpu.mfma 16x16x32 %18 * %17 + %13#1 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %21 = vector.extract_strided_slice %19 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %22 = affine.apply #map10()[%block_id_x, %thread_id_x]
        %23 = affine.apply #map11()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %21, %reinterpret_cast_1[%22, %23] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %24 = vector.extract_strided_slice %19 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %25 = affine.apply #map12()[%block_id_x, %thread_id_x]
        vector.store %24, %reinterpret_cast_1[%25, %23] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %26 = vector.extract_strided_slice %19 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %27 = affine.apply #map13()[%block_id_x, %thread_id_x]
        vector.store %26, %reinterpret_cast_1[%27, %23] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %28 = vector.extract_strided_slice %19 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %29 = affine.apply #map14()[%block_id_x, %thread_id_x]
        vector.store %28, %reinterpret_cast_1[%29, %23] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %30 = vector.extract_strided_slice %20 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %31 = affine.apply #map15()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %30, %reinterpret_cast_1[%22, %31] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %32 = vector.extract_strided_slice %20 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %32, %reinterpret_cast_1[%25, %31] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %33 = vector.extract_strided_slice %20 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %33, %reinterpret_cast_1[%27, %31] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %34 = vector.extract_strided_slice %20 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %34, %reinterpret_cast_1[%29, %31] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
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
