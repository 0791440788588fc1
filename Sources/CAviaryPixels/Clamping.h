#ifndef CLAMPING_H
#define CLAMPING_H

#include <stdint.h>

/* The byte that is nearest to a value. */
static inline uint8_t clamp_byte(float value) {
  return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)(value + 0.5f);
}

#endif
