// sm_80
// Pipelines of cp.async with several stages.
#include "ptx.cuh"

// C = A B^T with tiles of 64 x 64 x 32 and rows of 80 bytes in shared memory.
template <int STAGES>
__device__ void gemm(const u16* a, const u16* b, float* c, int n, int k) {
  constexpr int PITCH = 40, TILE = 64 * PITCH;
  extern __shared__ __align__(128) u16 memory[];
  u16 *a_tiles = memory, *b_tiles = memory + STAGES * TILE;
  int tid = threadIdx.x, warp = tid / 32, lane = tid % 32, steps = k / 32;
  a += blockIdx.x * 64 * k;
  b += blockIdx.y * 64 * k;
  auto load = [&](int step) {
    int slot = step % STAGES;
    for (int part = tid; part < 256; part += 128) {
      int row = part / 4, column = part % 4 * 8;
      copy_async(a_tiles + slot * TILE + row * PITCH + column, a + row * k + step * 32 + column);
      copy_async(b_tiles + slot * TILE + row * PITCH + column, b + row * k + step * 32 + column);
    }
  };
  for (int step = 0; step < STAGES - 1; ++step) {
    if (step < steps) load(step);
    commit_copies();
  }
  float sums[8][4] = {};
  for (int step = 0; step < steps; ++step) {
    wait_copies<STAGES - 2>();
    __syncthreads();
    if (step + STAGES - 1 < steps) load(step + STAGES - 1);
    commit_copies();
    const u16 *a_tile = a_tiles + step % STAGES * TILE, *b_tile = b_tiles + step % STAGES * TILE;
    for (int part = 0; part < 2; ++part) {
      u32 left[4], right[4];
      load_matrix(left, a_tile + (warp * 16 + lane % 16) * PITCH + part * 16 + lane / 16 * 8);
      for (int column = 0; column < 4; ++column) {
        load_matrix(right, b_tile + (column * 16 + lane % 16) * PITCH + part * 16 + lane / 16 * 8);
        mma(sums[column * 2], left, right[0], right[2]);
        mma(sums[column * 2 + 1], left, right[1], right[3]);
      }
    }
  }
  for (int column = 0; column < 8; ++column)
    for (int i = 0; i < 4; ++i)
      c[(blockIdx.x * 64 + warp * 16 + i / 2 * 8 + lane / 4) * n + blockIdx.y * 64 + column * 8 + lane % 4 * 2 + i % 2] =
          sums[column][i];
}

extern "C" __global__ void __launch_bounds__(128) gemm_2(const u16* a, const u16* b, float* c, int n, int k) { gemm<2>(a, b, c, n, k); }
extern "C" __global__ void __launch_bounds__(128) gemm_3(const u16* a, const u16* b, float* c, int n, int k) { gemm<3>(a, b, c, n, k); }
extern "C" __global__ void __launch_bounds__(128) gemm_4(const u16* a, const u16* b, float* c, int n, int k) { gemm<4>(a, b, c, n, k); }

// Transposes tiles that cp.async brings, two in flight.
extern "C" __global__ void __launch_bounds__(256) transpose_copied(const float* x, float* y, int n, int tiles) {
  __shared__ __align__(16) float memory[2][32][36];
  int row = threadIdx.x / 8, part = threadIdx.x % 8 * 4;
  auto load = [&](int t) { copy_async(&memory[t % 2][row][part], x + (blockIdx.x * 32 + row) * n + t * 32 + part); };
  if (tiles > 0) load(0);
  commit_copies();
  for (int t = 0; t < tiles; ++t) {
    if (t + 1 < tiles) load(t + 1);
    commit_copies();
    wait_copies<1>();
    __syncthreads();
    for (int i = 0; i < 4; ++i) y[(t * 32 + row) * n + blockIdx.x * 32 + part + i] = memory[t % 2][part + i][row];
    __syncthreads();
  }
}
