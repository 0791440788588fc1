#include "CAviaryPixels.h"

#include <math.h>

void aviary_conic(
    uint8_t *pixels, int width, int height, int stride, const double inverse[6],
    double center_x, double center_y, double start_angle, const uint32_t *table, int count) {
  const double turn = 6.283185307179586;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (ptrdiff_t)y * stride);
    for (int x = 0; x < width; x++) {
      double px = x + 0.5, py = y + 0.5;
      double gx = inverse[0] * px + inverse[2] * py + inverse[4] - center_x;
      double gy = inverse[1] * px + inverse[3] * py + inverse[5] - center_y;
      double angle = (atan2(gy, gx) - start_angle) / turn;
      angle -= floor(angle);
      int index = (int)(angle * count);
      row[x] = table[index < count ? index : count - 1];
    }
  }
}
