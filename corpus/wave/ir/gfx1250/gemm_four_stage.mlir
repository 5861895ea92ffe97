#map = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + (s0 floordiv 32) * 16)>
#map1 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 16)>
#map2 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map3 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
#map4 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map5 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map6 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map7 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 16 + 32)>
#map8 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 16 + 64)>
#map9 = affine_map<()[s0, s1] -> (s0 * 32 + ((s1 mod 32) floordiv 16) * 16 + 96)>
#map10 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map11 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map12 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map13 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map16 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
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
        %c5 = arith.constant 5 : index
        %c1 = arith.constant 1 : index
        %c11520 = arith.constant 11520 : index
        %c9216 = arith.constant 9216 : index
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
        %alloc = memref.alloc() : memref<13824xi8, #gpu.address_space<workgroup>>
        %view = memref.view %alloc[%c0][] : memref<13824xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_2 = memref.view %alloc[%c4608][] : memref<13824xi8, #gpu.address_space<workgroup>> to memref<64x36xf16, #gpu.address_space<workgroup>>
        %view_3 = memref.view %alloc[%c9216][] : memref<13824xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %view_4 = memref.view %alloc[%c11520][] : memref<13824xi8, #gpu.address_space<workgroup>> to memref<32x36xf16, #gpu.address_space<workgroup>>
        %3 = affine.apply #map()[%thread_id_x, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = vector.load %reinterpret_cast[%3, %4] : memref<128x256xf16, strided<[256, 1]>>, vector<16xf16>
        %6 = affine.apply #map2()[%thread_id_x, %block_id_y, %thread_id_y]
        %7 = vector.load %reinterpret_cast_0[%6, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        %8 = affine.apply #map3()[%thread_id_x, %block_id_y, %thread_id_y]
        %9 = vector.load %reinterpret_cast_0[%8, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        %10 = affine.apply #map4()[%thread_id_x]
        vector.store %5, %view_4[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %11 = affine.apply #map5()[%thread_id_x, %thread_id_y]
        vector.store %7, %view_2[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %12 = affine.apply #map6()[%thread_id_x, %thread_id_y]
        vector.store %9, %view_2[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %13 = affine.apply #map7()[%thread_id_x]
        %14 = vector.load %reinterpret_cast[%3, %13] : memref<128x256xf16, strided<[256, 1]>>, vector<16xf16>
        %15 = vector.load %reinterpret_cast_0[%6, %13] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        %16 = vector.load %reinterpret_cast_0[%8, %13] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        rocdl.s.barrier.wait -1
        %17 = vector.load %view_2[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %18 = vector.load %view_2[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %19 = vector.load %view_4[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        vector.store %14, %view_3[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        vector.store %15, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        vector.store %16, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %20 = affine.apply #map8()[%thread_id_x]
        %21 = vector.load %reinterpret_cast[%3, %20] : memref<128x256xf16, strided<[256, 1]>>, vector<16xf16>
        %22 = vector.load %reinterpret_cast_0[%6, %20] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        %23 = vector.load %reinterpret_cast_0[%8, %20] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
        %24:12 = scf.for %arg3 = %c0 to %c5 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst, %arg6 = %21, %arg7 = %22, %arg8 = %23, %arg9 = %17, %arg10 = %18, %arg11 = %19, %arg12 = %view_4, %arg13 = %view_3, %arg14 = %view_2, %arg15 = %view) -> (vector<8xf32>, vector<8xf32>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>) {
          %61 = rocdl.wmma.f32.16x16x32.f16 %arg11, %arg9, %arg4 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
          %62 = rocdl.wmma.f32.16x16x32.f16 %arg11, %arg10, %arg5 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %63 = vector.load %arg15[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %64 = vector.load %arg15[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %65 = vector.load %arg13[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          vector.store %arg6, %arg12[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          vector.store %arg7, %arg14[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          vector.store %arg8, %arg14[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
          %66 = affine.apply #map9()[%arg3, %thread_id_x]
          %67 = vector.load %reinterpret_cast[%3, %66] : memref<128x256xf16, strided<[256, 1]>>, vector<16xf16>
          %68 = vector.load %reinterpret_cast_0[%6, %66] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
          %69 = vector.load %reinterpret_cast_0[%8, %66] : memref<192x256xf16, strided<[256, 1]>>, vector<16xf16>
          scf.yield %61, %62, %67, %68, %69, %63, %64, %65, %arg13, %arg12, %arg15, %arg14 : vector<8xf32>, vector<8xf32>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, vector<16xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>
        }
        %25 = rocdl.wmma.f32.16x16x32.f16 %24#7, %24#5, %24#0 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        %26 = rocdl.wmma.f32.16x16x32.f16 %24#7, %24#6, %24#1 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %27 = vector.load %24#11[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %28 = vector.load %24#11[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %29 = vector.load %24#9[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        vector.store %24#2, %24#8[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        vector.store %24#3, %24#10[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        vector.store %24#4, %24#10[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %30 = rocdl.wmma.f32.16x16x32.f16 %29, %27, %25 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        %31 = rocdl.wmma.f32.16x16x32.f16 %29, %28, %26 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        rocdl.s.barrier.wait -1
        %32 = vector.load %24#10[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %33 = vector.load %24#10[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %34 = vector.load %24#8[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<16xf16>
        %35 = rocdl.wmma.f32.16x16x32.f16 %34, %32, %30 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        %36 = rocdl.wmma.f32.16x16x32.f16 %34, %33, %31 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
        %37 = vector.extract_strided_slice %35 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %38 = affine.apply #map10()[%block_id_x, %thread_id_x]
        vector.store %37, %reinterpret_cast_1[%38, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %39 = vector.extract_strided_slice %35 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %40 = affine.apply #map11()[%block_id_x, %thread_id_x]
        vector.store %39, %reinterpret_cast_1[%40, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %41 = vector.extract_strided_slice %35 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %42 = affine.apply #map12()[%block_id_x, %thread_id_x]
        vector.store %41, %reinterpret_cast_1[%42, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %43 = vector.extract_strided_slice %35 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %44 = affine.apply #map13()[%block_id_x, %thread_id_x]
        vector.store %43, %reinterpret_cast_1[%44, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %45 = vector.extract_strided_slice %35 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %46 = affine.apply #map14()[%block_id_x, %thread_id_x]
        vector.store %45, %reinterpret_cast_1[%46, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %47 = vector.extract_strided_slice %35 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %48 = affine.apply #map15()[%block_id_x, %thread_id_x]
        vector.store %47, %reinterpret_cast_1[%48, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %49 = vector.extract_strided_slice %35 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %50 = affine.apply #map16()[%block_id_x, %thread_id_x]
        vector.store %49, %reinterpret_cast_1[%50, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %51 = vector.extract_strided_slice %35 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %52 = affine.apply #map17()[%block_id_x, %thread_id_x]
        vector.store %51, %reinterpret_cast_1[%52, %6] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %53 = vector.extract_strided_slice %36 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %53, %reinterpret_cast_1[%38, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %54 = vector.extract_strided_slice %36 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %54, %reinterpret_cast_1[%40, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %55 = vector.extract_strided_slice %36 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %55, %reinterpret_cast_1[%42, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %56 = vector.extract_strided_slice %36 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %56, %reinterpret_cast_1[%44, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %57 = vector.extract_strided_slice %36 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %57, %reinterpret_cast_1[%46, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %58 = vector.extract_strided_slice %36 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %58, %reinterpret_cast_1[%48, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %59 = vector.extract_strided_slice %36 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %59, %reinterpret_cast_1[%50, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %60 = vector.extract_strided_slice %36 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %60, %reinterpret_cast_1[%52, %8] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
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
