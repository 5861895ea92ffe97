#map = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 32 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4) floordiv 32) * 32)>
#map1 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32)>
#map2 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 64 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4) floordiv 64) * 64)>
#map3 = affine_map<()[s0, s1, s2] -> (s1 * 16 + s2 * 64 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4 + 32) floordiv 64) * 64 + 32)>
#map4 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 4) mod 32)>
#map5 = affine_map<()[s0, s1] -> ((s1 * 16 + s0 floordiv 4) mod 64)>
#map6 = affine_map<()[s0, s1] -> (s1 * 16 + s0 floordiv 4 - ((s1 * 16 + s0 floordiv 4 + 32) floordiv 64) * 64 + 32)>
#map7 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 32)>
#map8 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16)>
#map9 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8)>
#map10 = affine_map<()[s0] -> (((s0 mod 32) floordiv 16) * 8 + 16)>
#map11 = affine_map<()[s0, s1] -> (s0 + s1 * 32 - (s0 floordiv 16) * 16 + 16)>
#map12 = affine_map<()[s0] -> (s0 mod 16 + (s0 floordiv 32) * 16)>
#map13 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 4) * 32 + 64)>
#map14 = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 8 - (s1 floordiv 4) * 32 + 96)>
#map15 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8)>
#map16 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16)>
#map17 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 1)>
#map18 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 2)>
#map19 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 3)>
#map20 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 4)>
#map21 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 5)>
#map22 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 6)>
#map23 = affine_map<()[s0, s1] -> (s0 * 32 + (s1 floordiv 32) * 16 + ((s1 mod 32) floordiv 16) * 8 + 7)>
#map24 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 64 + s2 * 32 - (s0 floordiv 16) * 16 + 16)>
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
        %3 = affine.apply #map()[%thread_id_x, %thread_id_y, %block_id_x]
        %4 = affine.apply #map1()[%thread_id_x]
        %5 = vector.load %reinterpret_cast[%3, %4] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %6 = affine.apply #map2()[%thread_id_x, %thread_id_y, %block_id_y]
        %7 = vector.load %reinterpret_cast_0[%6, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %8 = affine.apply #map3()[%thread_id_x, %thread_id_y, %block_id_y]
        %9 = vector.load %reinterpret_cast_0[%8, %4] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %10 = affine.apply #map4()[%thread_id_x, %thread_id_y]
        vector.store %5, %view_4[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %11 = affine.apply #map5()[%thread_id_x, %thread_id_y]
        vector.store %7, %view_2[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %12 = affine.apply #map6()[%thread_id_x, %thread_id_y]
        vector.store %9, %view_2[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %13 = affine.apply #map7()[%thread_id_x]
        %14 = vector.load %reinterpret_cast[%3, %13] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %15 = vector.load %reinterpret_cast_0[%6, %13] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %16 = vector.load %reinterpret_cast_0[%8, %13] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        rocdl.s.barrier.wait -1
        %17 = affine.apply #map8()[%thread_id_x, %thread_id_y]
        %18 = affine.apply #map9()[%thread_id_x]
        %19 = vector.load %view_2[%17, %18] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %20 = affine.apply #map10()[%thread_id_x]
        %21 = vector.load %view_2[%17, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %22 = affine.apply #map11()[%thread_id_x, %thread_id_y]
        %23 = vector.load %view_2[%22, %18] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %24 = vector.load %view_2[%22, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %25 = affine.apply #map12()[%thread_id_x]
        %26 = vector.load %view_4[%25, %18] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %27 = vector.load %view_4[%25, %20] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %14, %view_3[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %15, %view[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %16, %view[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %28 = affine.apply #map13()[%thread_id_x]
        %29 = vector.load %reinterpret_cast[%3, %28] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
        %30 = vector.load %reinterpret_cast_0[%6, %28] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %31 = vector.load %reinterpret_cast_0[%8, %28] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
        %32:15 = scf.for %arg3 = %c0 to %c5 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst, %arg6 = %29, %arg7 = %30, %arg8 = %31, %arg9 = %19, %arg10 = %21, %arg11 = %23, %arg12 = %24, %arg13 = %26, %arg14 = %27, %arg15 = %view_4, %arg16 = %view_3, %arg17 = %view_2, %arg18 = %view) -> (vector<8xf32>, vector<8xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>) {
          %83 = amdgpu.wmma 16x16x16 %arg13 * %arg9 + %arg4 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %84 = amdgpu.wmma 16x16x16 %arg14 * %arg10 + %83 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %85 = amdgpu.wmma 16x16x16 %arg13 * %arg11 + %arg5 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          %86 = amdgpu.wmma 16x16x16 %arg14 * %arg12 + %85 : vector<8xf16>, vector<8xf16>, vector<8xf32>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          %87 = vector.load %arg18[%17, %18] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %88 = vector.load %arg18[%17, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %89 = vector.load %arg18[%22, %18] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %90 = vector.load %arg18[%22, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %91 = vector.load %arg16[%25, %18] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %92 = vector.load %arg16[%25, %20] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          rocdl.s.wait.dscnt 0
          rocdl.s.barrier.signal -1
          rocdl.s.barrier.wait -1
          vector.store %arg6, %arg15[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %arg7, %arg17[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          vector.store %arg8, %arg17[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
          %93 = affine.apply #map14()[%arg3, %thread_id_x]
          %94 = vector.load %reinterpret_cast[%3, %93] : memref<128x256xf16, strided<[256, 1]>>, vector<8xf16>
          %95 = vector.load %reinterpret_cast_0[%6, %93] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
          %96 = vector.load %reinterpret_cast_0[%8, %93] : memref<192x256xf16, strided<[256, 1]>>, vector<8xf16>
          scf.yield %84, %86, %94, %95, %96, %87, %88, %89, %90, %91, %92, %arg16, %arg15, %arg18, %arg17 : vector<8xf32>, vector<8xf32>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, vector<8xf16>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<32x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>, memref<64x36xf16, #gpu.address_space<workgroup>>
        }
        %33 = amdgpu.wmma 16x16x16 %32#9 * %32#5 + %32#0 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %34 = amdgpu.wmma 16x16x16 %32#10 * %32#6 + %33 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %35 = amdgpu.wmma 16x16x16 %32#9 * %32#7 + %32#1 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %36 = amdgpu.wmma 16x16x16 %32#10 * %32#8 + %35 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        rocdl.s.barrier.wait -1
        %37 = vector.load %32#14[%17, %18] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %38 = vector.load %32#14[%17, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %39 = vector.load %32#14[%22, %18] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %40 = vector.load %32#14[%22, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %41 = vector.load %32#12[%25, %18] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %42 = vector.load %32#12[%25, %20] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %32#2, %32#11[%10, %4] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %32#3, %32#13[%11, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        vector.store %32#4, %32#13[%12, %4] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        rocdl.s.wait.dscnt 0
        rocdl.s.barrier.signal -1
        %43 = amdgpu.wmma 16x16x16 %41 * %37 + %34 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %44 = amdgpu.wmma 16x16x16 %42 * %38 + %43 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %45 = amdgpu.wmma 16x16x16 %41 * %39 + %36 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %46 = amdgpu.wmma 16x16x16 %42 * %40 + %45 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        rocdl.s.barrier.wait -1
        %47 = vector.load %32#13[%17, %18] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %48 = vector.load %32#13[%17, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %49 = vector.load %32#13[%22, %18] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %50 = vector.load %32#13[%22, %20] : memref<64x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %51 = vector.load %32#11[%25, %18] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %52 = vector.load %32#11[%25, %20] : memref<32x36xf16, #gpu.address_space<workgroup>>, vector<8xf16>
        %53 = amdgpu.wmma 16x16x16 %51 * %47 + %44 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %54 = amdgpu.wmma 16x16x16 %52 * %48 + %53 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %55 = amdgpu.wmma 16x16x16 %51 * %49 + %46 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %56 = amdgpu.wmma 16x16x16 %52 * %50 + %55 : vector<8xf16>, vector<8xf16>, vector<8xf32>
        %57 = vector.extract_strided_slice %54 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %58 = affine.apply #map15()[%block_id_x, %thread_id_x]
        %59 = affine.apply #map16()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %57, %reinterpret_cast_1[%58, %59] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %60 = vector.extract_strided_slice %54 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %61 = affine.apply #map17()[%block_id_x, %thread_id_x]
        vector.store %60, %reinterpret_cast_1[%61, %59] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %62 = vector.extract_strided_slice %54 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %63 = affine.apply #map18()[%block_id_x, %thread_id_x]
        vector.store %62, %reinterpret_cast_1[%63, %59] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %64 = vector.extract_strided_slice %54 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %65 = affine.apply #map19()[%block_id_x, %thread_id_x]
        vector.store %64, %reinterpret_cast_1[%65, %59] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %66 = vector.extract_strided_slice %54 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %67 = affine.apply #map20()[%block_id_x, %thread_id_x]
        vector.store %66, %reinterpret_cast_1[%67, %59] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %68 = vector.extract_strided_slice %54 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %69 = affine.apply #map21()[%block_id_x, %thread_id_x]
        vector.store %68, %reinterpret_cast_1[%69, %59] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %70 = vector.extract_strided_slice %54 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %71 = affine.apply #map22()[%block_id_x, %thread_id_x]
        vector.store %70, %reinterpret_cast_1[%71, %59] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %72 = vector.extract_strided_slice %54 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %73 = affine.apply #map23()[%block_id_x, %thread_id_x]
        vector.store %72, %reinterpret_cast_1[%73, %59] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %74 = vector.extract_strided_slice %56 {offsets = [0], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        %75 = affine.apply #map24()[%thread_id_x, %block_id_y, %thread_id_y]
        vector.store %74, %reinterpret_cast_1[%58, %75] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %76 = vector.extract_strided_slice %56 {offsets = [1], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %76, %reinterpret_cast_1[%61, %75] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %77 = vector.extract_strided_slice %56 {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %77, %reinterpret_cast_1[%63, %75] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %78 = vector.extract_strided_slice %56 {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %78, %reinterpret_cast_1[%65, %75] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %79 = vector.extract_strided_slice %56 {offsets = [4], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %79, %reinterpret_cast_1[%67, %75] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %80 = vector.extract_strided_slice %56 {offsets = [5], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %80, %reinterpret_cast_1[%69, %75] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %81 = vector.extract_strided_slice %56 {offsets = [6], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %81, %reinterpret_cast_1[%71, %75] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
        %82 = vector.extract_strided_slice %56 {offsets = [7], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
        vector.store %82, %reinterpret_cast_1[%73, %75] : memref<128x192xf32, strided<[192, 1]>>, vector<1xf32>
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
