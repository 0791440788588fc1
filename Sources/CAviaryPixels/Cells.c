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

void aviary_shrink_argb(
    const uint8_t *pixels, int stride, const int area[4], int factor, uint8_t *cells,
    int cells_stride, const int cell_area[4]) {
  const int left = larger(area[0], cell_area[0] * factor);
  const int right = smaller(area[2], cell_area[2] * factor);
  if (right <= left) return;
  const size_t length = (size_t)(right - left) * 4;
  /* At most 8 rows of 255 each. */
  uint16_t *sums = malloc(length * sizeof *sums);
  if (!sums) return;
  for (int cy = cell_area[1]; cy < cell_area[3]; cy++) {
    const int top = larger(area[1], cy * factor), bottom = smaller(area[3], (cy + 1) * factor);
    if (bottom <= top) continue;
    const uint8_t *first = pixels + (ptrdiff_t)(top - area[1]) * stride + (ptrdiff_t)(left - area[0]) * 4;
    for (size_t i = 0; i < length; i++) sums[i] = first[i];
    for (int y = top + 1; y < bottom; y++) {
      const uint8_t *row = first + (ptrdiff_t)(y - top) * stride;
      for (size_t i = 0; i < length; i++) sums[i] = (uint16_t)(sums[i] + row[i]);
    }
    for (int cx = cell_area[0]; cx < cell_area[2]; cx++) {
      const int from = larger(left, cx * factor), to = smaller(right, (cx + 1) * factor);
      if (to <= from) continue;
      uint32_t sum[4] = {0, 0, 0, 0};
      const uint16_t *in = sums + (size_t)(from - left) * 4;
      for (int x = from; x < to; x++, in += 4)
        for (int c = 0; c < 4; c++) sum[c] += in[c];
      const uint32_t count = (uint32_t)((to - from) * (bottom - top));
      uint8_t *out = cells + (ptrdiff_t)(cy - cell_area[1]) * cells_stride + (ptrdiff_t)(cx - cell_area[0]) * 4;
      for (int c = 0; c < 4; c++) out[c] = (uint8_t)((sum[c] + count / 2) / count);
    }
  }
  free(sums);
}

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
      } while (x < area[2] && weight < unit && across > 0);
    }
  }
  free(line);
}
