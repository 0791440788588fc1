#include "CAviaryPixels.h"

#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* Pictures at a fraction of their resolution, for blurs that leave nothing of what is finer. A cell is a square of
   pixels; which pixels it has goes by their place in the picture alone, so that parts come out as the whole does. */

static inline int larger(int a, int b) { return a > b ? a : b; }
static inline int smaller(int a, int b) { return a < b ? a : b; }

#ifdef __SSE2__
/* The sum of a whole cell's pixels, `factor` of 2, 4 or 8 each way: at most 64 * 255 in each of four words. */
static inline __attribute__((always_inline)) __m128i cell_sum(
    const uint8_t *pixels, int stride, int factor) {
  const __m128i zero = _mm_setzero_si128();
  __m128i sum = zero;
  for (int y = 0; y < factor; y++, pixels += stride) {
    if (factor == 2) {
      const __m128i two = _mm_loadl_epi64((const __m128i *)(const void *)pixels);
      sum = _mm_add_epi16(sum, _mm_unpacklo_epi8(two, zero));
      continue;
    }
    for (int x = 0; x < factor; x += 4) {
      const __m128i four = _mm_loadu_si128((const __m128i *)(const void *)(pixels + 4 * x));
      sum = _mm_add_epi16(
          sum, _mm_add_epi16(_mm_unpacklo_epi8(four, zero), _mm_unpackhi_epi8(four, zero)));
    }
  }
  return _mm_add_epi16(sum, _mm_srli_si128(sum, 8));
}

/* Averages of `count` whole cells that lie beside each other. Inlined, so that `factor` is a constant. */
static inline __attribute__((always_inline)) void shrink_cells(
    const uint8_t *pixels, int stride, uint8_t *cells, int count, int factor) {
  const int shift = factor == 8 ? 6 : factor == 4 ? 4 : 2;
  const __m128i half = _mm_set1_epi16((short)(1 << (shift - 1)));
  for (int i = 0; i < count; i++, pixels += 4 * factor, cells += 4) {
    const __m128i sum = _mm_srli_epi16(_mm_add_epi16(cell_sum(pixels, stride, factor), half), shift);
    const int32_t cell = _mm_cvtsi128_si32(_mm_packus_epi16(sum, sum));
    memcpy(cells, &cell, 4);
  }
}
#endif

/* The average of a part of a cell. */
static void shrink_part(
    const uint8_t *pixels, int stride, int width, int height, uint8_t *cell) {
  uint32_t sum[4] = {0, 0, 0, 0};
  for (int y = 0; y < height; y++) {
    const uint8_t *in = pixels + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++, in += 4)
      for (int c = 0; c < 4; c++) sum[c] += in[c];
  }
  const uint32_t count = (uint32_t)(width * height);
  for (int c = 0; c < 4; c++) cell[c] = (uint8_t)((sum[c] + count / 2) / count);
}

void aviary_shrink_argb(
    const uint8_t *pixels, int stride, const int area[4], int factor, uint8_t *cells,
    int cells_stride, const int cell_area[4]) {
  const int left = larger(area[0], cell_area[0] * factor);
  const int right = smaller(area[2], cell_area[2] * factor);
  if (right <= left) return;
  for (int cy = cell_area[1]; cy < cell_area[3]; cy++) {
    const int top = larger(area[1], cy * factor), bottom = smaller(area[3], (cy + 1) * factor);
    if (bottom <= top) continue;
    const uint8_t *row = pixels + (ptrdiff_t)(top - area[1]) * stride;
    uint8_t *line = cells + (ptrdiff_t)(cy - cell_area[1]) * cells_stride;
    for (int cx = cell_area[0]; cx < cell_area[2]; cx++) {
      const int from = larger(left, cx * factor), to = smaller(right, (cx + 1) * factor);
      if (to <= from) continue;
      const uint8_t *first = row + (ptrdiff_t)(from - area[0]) * 4;
      uint8_t *out = line + (ptrdiff_t)(cx - cell_area[0]) * 4;
#ifdef __SSE2__
      if (to - from == factor && bottom - top == factor) {
        /* From cx * factor on there is at least a whole one. */
        const int count = smaller(cx + (right - from) / factor, cell_area[2]) - cx;
        if (factor == 8) shrink_cells(first, stride, out, count, 8);
        else if (factor == 4) shrink_cells(first, stride, out, count, 4);
        else if (factor == 2) shrink_cells(first, stride, out, count, 2);
        if (factor == 8 || factor == 4 || factor == 2) {
          cx += count - 1;
          continue;
        }
      }
#endif
      shrink_part(first, stride, to - from, bottom - top, out);
    }
  }
}

#ifdef __SSE2__
/* All pixels between the centres of two cells, from weights 1, 3, 5 ... Inlined, so that `factor` is a constant. */
static inline __attribute__((always_inline)) void enlarge_gap(
    const uint16_t *from, uint8_t *out, int factor) {
  const int unit = 2 * factor, shift = factor == 8 ? 8 : factor == 4 ? 6 : 4;
  const __m128i zero = _mm_setzero_si128();
  const __m128i l = _mm_loadl_epi64((const __m128i *)(const void *)from);
  const __m128i r = _mm_loadl_epi64((const __m128i *)(const void *)(from + 4));
  const __m128i step = _mm_sub_epi16(r, l);
  /* unit * l + weight * (r - l): what wraps on the way is right at the end. */
  __m128i base = _mm_add_epi16(_mm_mullo_epi16(l, _mm_set1_epi16((short)unit)), _mm_set1_epi16((short)(1 << (shift - 1))));
  base = _mm_unpacklo_epi64(base, _mm_add_epi16(base, _mm_add_epi16(step, step)));
  const __m128i ones = _mm_unpacklo_epi64(step, step);
  for (int x = 0; x < factor; x += 2) {
    const __m128i sum = _mm_add_epi16(base, _mm_mullo_epi16(ones, _mm_set1_epi16((short)(2 * x + 1))));
    _mm_storel_epi64(
        (__m128i *)(void *)(out + 4 * x), _mm_packus_epi16(_mm_srli_epi16(sum, shift), zero));
  }
}
#endif

void aviary_enlarge_argb(
    const uint8_t *cells, int cells_stride, const int cell_area[4], int factor, uint8_t *pixels,
    int stride, const int area[4]) {
  const int columns = cell_area[2] - cell_area[0], rows = cell_area[3] - cell_area[1];
  if (columns <= 0 || rows <= 0) return;
  /* Pixels' centres lie at odd multiples of half a pixel: weights are in units of `2 * factor`. */
  const int unit = 2 * factor;
  int shift = 0;
  while (1 << shift < unit * unit) shift++;
  const uint16_t half = (uint16_t)(1 << (shift - 1));
  /* A row between two rows of cells: at most 255 * 16. A cell more at the end has the last one's colour. */
  uint16_t *line = malloc(((size_t)columns + 1) * 4 * sizeof *line);
  if (!line) return;
  for (int y = area[1]; y < area[3]; y++) {
    const int down = 2 * y + 1 - factor - unit * cell_area[1];
    int above = down < 0 ? 0 : down / unit;
    uint16_t lower = (uint16_t)(down < 0 ? 0 : down % unit);
    if (above >= rows - 1) above = rows - 1, lower = 0;
    const uint16_t upper = (uint16_t)(unit - lower);
    const uint8_t *a = cells + (ptrdiff_t)above * cells_stride;
    const uint8_t *b = lower ? a + cells_stride : a;
    for (int i = 0; i < columns * 4; i++) line[i] = (uint16_t)(a[i] * upper + b[i] * lower);
    memcpy(line + (size_t)columns * 4, line + (size_t)(columns - 1) * 4, 4 * sizeof *line);
    uint8_t *out = pixels + (ptrdiff_t)(y - area[1]) * stride;
    int across = 2 * area[0] + 1 - factor - unit * cell_area[0];
    int x = area[0];
    while (x < area[2]) {
      int cell = across < 0 ? 0 : across / unit;
      int weight = across < 0 ? 0 : across % unit;
      if (cell >= columns) cell = columns - 1, weight = 0;
      const uint16_t *from = line + (size_t)cell * 4;
#ifdef __SSE2__
      if (weight == 1 && across > 0 && area[2] - x >= factor && (factor == 2 || factor == 4 || factor == 8)) {
        /* As many whole gaps as there are. */
        const int gaps = smaller((area[2] - x) / factor, columns - cell);
        for (int i = 0; i < gaps; i++, from += 4, out += 4 * factor) {
          if (factor == 8) enlarge_gap(from, out, 8);
          else if (factor == 4) enlarge_gap(from, out, 4);
          else enlarge_gap(from, out, 2);
        }
        across += gaps * unit;
        x += gaps * factor;
        continue;
      }
#endif
      /* All pixels between these two cells' centres. */
#ifdef __SSE2__
      const __m128i zero = _mm_setzero_si128();
      const __m128i l = _mm_loadl_epi64((const __m128i *)(const void *)from);
      const __m128i r = _mm_loadl_epi64((const __m128i *)(const void *)(from + 4));
#endif
      do {
#ifdef __SSE2__
        __m128i sum = _mm_add_epi16(
            _mm_mullo_epi16(l, _mm_set1_epi16((short)(unit - weight))),
            _mm_mullo_epi16(r, _mm_set1_epi16((short)weight)));
        sum = _mm_srl_epi16(_mm_add_epi16(sum, _mm_set1_epi16((short)half)), _mm_cvtsi32_si128(shift));
        const int32_t pixel = _mm_cvtsi128_si32(_mm_packus_epi16(sum, zero));
        memcpy(out, &pixel, 4);
#else
        for (int c = 0; c < 4; c++)
          out[c] = (uint8_t)((from[c] * (unit - weight) + from[c + 4] * weight + half) >> shift);
#endif
        out += 4;
        across += 2;
        weight += 2;
        x++;
        /* At 1 the first cell's centre has just been passed: the weights begin there. */
      } while (x < area[2] && weight < unit && across > 1);
    }
  }
  free(line);
}
