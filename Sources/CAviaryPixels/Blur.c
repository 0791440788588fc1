#include "CAviaryPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The radii of three boxes whose joint variance is that of a Gaussian (W3C, filter effects). */
static void box_radii(double sigma, int radii[3]) {
  double ideal = sqrt(12 * sigma * sigma / 3 + 1);
  int low = (int)floor(ideal);
  if (low % 2 == 0) low -= 1;
  if (low < 1) low = 1;
  double m = (12 * sigma * sigma - 3.0 * low * low - 12.0 * low - 9) / (-4.0 * low - 4);
  int count = (int)lround(m);
  for (int i = 0; i < 3; i++) radii[i] = ((i < count ? low : low + 2) - 1) / 2;
}

/* sum / window for all sums of `window` bytes: the product stays below 2^32. */
#define BOX_SCALE(window) (((1u << 24) + (window) / 2) / (window))
#define BOX_AVERAGE(sum, scale) ((uint8_t)(((sum) * (scale) + (1u << 23)) >> 24))

/* One box filter along a row of `n` pixels. Inlined, so that `channels` is a constant. */
static inline __attribute__((always_inline)) void box_row_of(
    const uint8_t *in, uint8_t *out, int n, int radius, int channels, int clamp) {
  uint32_t scale = BOX_SCALE(2u * (uint32_t)radius + 1);
  uint32_t sums[4];
  const uint8_t zero[4] = {0, 0, 0, 0};
  const uint8_t *first = clamp ? in : zero;
  const uint8_t *last = clamp ? in + (size_t)(n - 1) * channels : zero;
  for (int c = 0; c < channels; c++) {
    sums[c] = first[c] * (uint32_t)radius;
    for (int i = 0; i <= radius; i++) sums[c] += i < n ? in[i * channels + c] : last[c];
  }
  for (int i = 0; i < n; i++) {
    int leaving = i - radius, entering = i + radius + 1;
    const uint8_t *minus = leaving >= 0 ? in + (size_t)leaving * channels : first;
    const uint8_t *plus = entering < n ? in + (size_t)entering * channels : last;
    for (int c = 0; c < channels; c++) {
      out[c] = BOX_AVERAGE(sums[c], scale);
      sums[c] += (uint32_t)plus[c] - minus[c];
    }
    out += channels;
  }
}

static void box_row(
    const uint8_t *in, uint8_t *out, int n, int radius, int channels, int clamp) {
  if (channels == 1) box_row_of(in, out, n, radius, 1, clamp);
  else box_row_of(in, out, n, radius, 4, clamp);
}

/* One box filter down all columns at once, row by row as memory lies. */
static void box_columns(
    const uint8_t *in, ptrdiff_t stride, uint8_t *out, ptrdiff_t out_stride, size_t length, int height,
    int radius, int clamp, uint32_t *sums, const uint8_t *zeros) {
  uint32_t scale = BOX_SCALE(2u * (uint32_t)radius + 1);
  const uint8_t *first = clamp ? in : zeros;
  const uint8_t *last = clamp ? in + (ptrdiff_t)(height - 1) * stride : zeros;
  for (size_t x = 0; x < length; x++) sums[x] = first[x] * (uint32_t)radius;
  for (int y = 0; y <= radius; y++) {
    const uint8_t *row = y < height ? in + (ptrdiff_t)y * stride : last;
    for (size_t x = 0; x < length; x++) sums[x] += row[x];
  }
  for (int y = 0; y < height; y++) {
    int leaving = y - radius, entering = y + radius + 1;
    const uint8_t *minus = leaving >= 0 ? in + (ptrdiff_t)leaving * stride : first;
    const uint8_t *plus = entering < height ? in + (ptrdiff_t)entering * stride : last;
    uint8_t *target = out + (ptrdiff_t)y * out_stride;
    for (size_t x = 0; x < length; x++) {
      uint32_t sum = sums[x];
      target[x] = BOX_AVERAGE(sum, scale);
      sums[x] = sum + plus[x] - minus[x];
    }
  }
}

void aviary_blur_across(
    uint8_t *pixels, int width, int height, int stride, double sigma, int channels, int clamp) {
  if (!(sigma > 0.05) || width <= 0 || height <= 0) return;
  int radii[3];
  box_radii(sigma, radii);
  size_t length = (size_t)width * channels;
  uint8_t *line = malloc(length * 2);
  if (!line) return;
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (ptrdiff_t)y * stride;
    box_row(row, line, width, radii[0], channels, clamp);
    box_row(line, line + length, width, radii[1], channels, clamp);
    box_row(line + length, row, width, radii[2], channels, clamp);
  }
  free(line);
}

void aviary_blur_down(
    uint8_t *pixels, int width, int height, int stride, double sigma, int channels, int clamp) {
  if (!(sigma > 0.05) || width <= 0 || height <= 0) return;
  int radii[3];
  box_radii(sigma, radii);
  size_t length = (size_t)width * channels;
  uint8_t *zeros = calloc(length, 1);
  uint32_t *sums = malloc(length * sizeof *sums);
  uint8_t *one = malloc(length * height), *two = malloc(length * height);
  if (zeros && sums && one && two) {
    ptrdiff_t row = (ptrdiff_t)length;
    box_columns(pixels, stride, one, row, length, height, radii[0], clamp, sums, zeros);
    box_columns(one, row, two, row, length, height, radii[1], clamp, sums, zeros);
    box_columns(two, row, pixels, stride, length, height, radii[2], clamp, sums, zeros);
  }
  free(zeros);
  free(sums);
  free(one);
  free(two);
}
