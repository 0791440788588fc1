#include "CAviaryPixels.h"
#include "Clamping.h"

#include <stdlib.h>
#include <string.h>

/* The height at a place; beyond the picture that of its edge. */
static inline int slope_at(const uint8_t *slope, int stride, int width, int height, int x, int y) {
  x = x < 0 ? 0 : x >= width ? width - 1 : x;
  y = y < 0 ? 0 : y >= height ? height - 1 : y;
  return slope[(ptrdiff_t)y * stride + x];
}

void aviary_refract_argb(
    uint8_t *pixels, int width, int height, int stride, const uint8_t *slope, int slope_stride,
    double depth) {
  if (width < 2 || height < 2 || !(depth > 0)) return;
  size_t size = (size_t)stride * (size_t)height;
  uint8_t *copy = malloc(size);
  if (!copy) return;
  memcpy(copy, pixels, size);
  /* A step blurred by sigma rises by 1 / (sigma sqrt(2 pi)) at its edge; sigma is half of the depth. Two pixels are
     compared, of 255 steps each. */
  float far = (float)(depth * depth / 2 * 2.5066 / (2 * 255));
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      int dx = slope_at(slope, slope_stride, width, height, x + 1, y)
          - slope_at(slope, slope_stride, width, height, x - 1, y);
      int dy = slope_at(slope, slope_stride, width, height, x, y + 1)
          - slope_at(slope, slope_stride, width, height, x, y - 1);
      if (!dx && !dy) continue;
      float fx = (float)x + (float)dx * far, fy = (float)y + (float)dy * far;
      fx = fx < 0 ? 0 : fx > (float)(width - 1) ? (float)(width - 1) : fx;
      fy = fy < 0 ? 0 : fy > (float)(height - 1) ? (float)(height - 1) : fy;
      int left = (int)fx, top = (int)fy;
      if (left > width - 2) left = width - 2;
      if (top > height - 2) top = height - 2;
      float u = fx - (float)left, v = fy - (float)top;
      const uint8_t *a = copy + (ptrdiff_t)top * stride + (ptrdiff_t)left * 4, *b = a + stride;
      uint8_t *target = pixels + (ptrdiff_t)y * stride + (ptrdiff_t)x * 4;
      for (int c = 0; c < 4; c++) {
        float upper = (float)a[c] + ((float)a[c + 4] - (float)a[c]) * u;
        float lower = (float)b[c] + ((float)b[c + 4] - (float)b[c]) * u;
        target[c] = clamp_byte(upper + (lower - upper) * v);
      }
    }
  }
  free(copy);
}
