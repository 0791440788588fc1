#include "CAviaryPixels.h"

#include <string.h>

void aviary_premultiply(
    uint8_t *destination, int destination_stride, const uint8_t *source, int source_stride,
    int channels, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *d = destination + (ptrdiff_t)y * destination_stride;
    const uint8_t *s = source + (ptrdiff_t)y * source_stride;
    for (int x = 0; x < width; x++, d += 4, s += channels) {
      unsigned a = channels == 4 ? s[3] : 255;
      d[0] = (uint8_t)((s[2] * a + 127) / 255);
      d[1] = (uint8_t)((s[1] * a + 127) / 255);
      d[2] = (uint8_t)((s[0] * a + 127) / 255);
      d[3] = (uint8_t)a;
    }
  }
}

void aviary_swap_red_and_blue(uint8_t *destination, const uint8_t *source, long count) {
  for (long i = 0; i < count; i++) {
    uint32_t pixel;
    memcpy(&pixel, source + 4 * i, 4);
    pixel = (pixel & 0xFF00FF00) | (pixel & 0xFF) << 16 | (pixel >> 16 & 0xFF);
    memcpy(destination + 4 * i, &pixel, 4);
  }
}
