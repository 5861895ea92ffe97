#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 64) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8)>
#map2 = affine_map<()[s0, s1, s2] -> (s1 * 32 + s2 * 64 + s0 floordiv 4 - ((s1 * 32 + s0 floordiv 4) floordiv 64) * 64)>
#map3 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map4 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 64) * 16)>
#map5 = affine_map<()[s0, s1] -> ((s1 * 32 + s0 floordiv 4) mod 64)>
#map6 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 32)>
#map7 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 32)>
#map8 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map9 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map10 = affine_map<()[s0] -> (((s0 mod 64) floordiv 16) * 8 + 64)>
#map11 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 64)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 64) floordiv 16) * 8 + 96)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 96)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4)>
#map15 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 1)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 2)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 64) * 16 + ((s1 mod 64) floordiv 16) * 4 + 3)>
#map19 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
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
        %c5 = arith.constant 5 : index
        %c1 = arith.constant 1 : index
        %c11520 = arith.constant 11520 : index
        %c9216 = arith.constant 9216 : index
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
        %alloc = memref.alloc() : memref<13824xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<13824xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c4608][] : memref<13824xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_3 = memref.view %alloc[%c9216][] : memref<13824xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_4 = memref.view %alloc[%c11520][] : memref<13824xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = vector.load %reinterpret_cast[%3, %4] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %6 = affine.apply #map2()[%thread_id_x, %thread_id_y, %block_id_y]
        %7 = affine.apply #map3()[%thread_id_x]
        %8 = vector.load %reinterpret_cast_0[%6, %7] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %9 = affine.apply #map4()[%thread_id_x]
        vector.store %5, %view_4[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %10 = affine.apply #map5()[%thread_id_x, %thread_id_y]
        vector.store %8, %view_2[%10, %7] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %11 = affine.apply #map6()[%thread_id_x]
        %12 = vector.load %reinterpret_cast[%3, %11] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %13 = affine.apply #map7()[%thread_id_x]
        %14 = vector.load %reinterpret_cast_0[%6, %13] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        amdgpu.lds_barrier
        %15 = affine.apply #map8()[%thread_id_x, %thread_id_y]
        %16 = vector.load %view_2[%15, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %17 = affine.apply #map9()[%thread_id_x, %thread_id_y]
        %18 = vector.load %view_2[%17, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %19 = vector.load %view_4[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %12, %view_3[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %14, %view[%10, %7] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %20 = affine.apply #map10()[%thread_id_x]
        %21 = vector.load %reinterpret_cast[%3, %20] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %22 = affine.apply #map11()[%thread_id_x]
        %23 = vector.load %reinterpret_cast_0[%6, %22] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %24:11 = scf.for %arg3 = %c0 to %c5 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst, %arg6 = %21, %arg7 = %23, %arg8 = %16, %arg9 = %18, %arg10 = %19, %arg11 = %view_4, %arg12 = %view_3, %arg13 = %view_2, %arg14 = %view) -> (vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>) {
          %51 = amdgpu.mfma 16x16x32 %arg10 * %arg8 + %arg4 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          %52 = amdgpu.mfma 16x16x32 %arg10 * %arg9 + %arg5 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
          amdgpu.lds_barrier
          %53 = vector.load %arg14[%15, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %54 = vector.load %arg14[%17, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %55 = vector.load %arg12[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          amdgpu.lds_barrier
          vector.store %arg6, %arg11[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %arg7, %arg13[%10, %7] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %56 = affine.apply #map12()[%arg3, %thread_id_x]
          %57 = vector.load %reinterpret_cast[%3, %56] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
          %58 = affine.apply #map13()[%arg3, %thread_id_x]
          %59 = vector.load %reinterpret_cast_0[%6, %58] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
          scf.yield %51, %52, %57, %59, %53, %54, %55, %arg12, %arg11, %arg14, %arg13 : vector<4xf32>, vector<4xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>
        }
        %25 = amdgpu.mfma 16x16x32 %24#6 * %24#4 + %24#0 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %26 = amdgpu.mfma 16x16x32 %24#6 * %24#5 + %24#1 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        amdgpu.lds_barrier
        %27 = vector.load %24#10[%15, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %28 = vector.load %24#10[%17, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %29 = vector.load %24#8[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %24#2, %24#7[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %24#3, %24#9[%10, %7] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %30 = amdgpu.mfma 16x16x32 %29 * %27 + %25 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %31 = amdgpu.mfma 16x16x32 %29 * %28 + %26 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        amdgpu.lds_barrier
        %32 = vector.load %24#9[%15, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %33 = vector.load %24#9[%17, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %34 = vector.load %24#7[%9, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %35 = amdgpu.mfma 16x16x32 %34 * %32 + %30 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %36 = amdgpu.mfma 16x16x32 %34 * %33 + %31 blgp =  none : vector<8xf16>, vector<8xf16>, vector<4xf32>
        %37 = vector.extract_strided_slice %35 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %38 = affine.apply #map14()[%block_id_x, %thread_id_x]
        %39 = affine.apply #map15()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %37, %reinterpret_cast_1[%38, %39] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %40 = vector.extract_strided_slice %35 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %41 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %40, %reinterpret_cast_1[%41, %39] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %42 = vector.extract_strided_slice %35 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %43 = affine.apply #map17()[%block_id_x, %thread_id_x]
        vector.store %42, %reinterpret_cast_1[%43, %39] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %44 = vector.extract_strided_slice %35 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %45 = affine.apply #map18()[%block_id_x, %thread_id_x]
        vector.store %44, %reinterpret_cast_1[%45, %39] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %46 = vector.extract_strided_slice %36 {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        %47 = affine.apply #map19()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %46, %reinterpret_cast_1[%38, %47] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %48 = vector.extract_strided_slice %36 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %48, %reinterpret_cast_1[%41, %47] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %49 = vector.extract_strided_slice %36 {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %49, %reinterpret_cast_1[%43, %47] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %50 = vector.extract_strided_slice %36 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
        vector.store %50, %reinterpret_cast_1[%45, %47] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
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
