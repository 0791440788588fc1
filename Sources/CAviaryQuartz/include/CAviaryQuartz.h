#ifndef CAVIARY_QUARTZ_H
#define CAVIARY_QUARTZ_H

#include <stdint.h>

// An element of a path: C's functions and blocks, which apps walk along paths with, take only types that C knows.
// Swift gives it `type` and `points`.
typedef struct CGPathElement {
  int32_t _kind;
  void *_Nonnull _places;
} CGPathElement;

#endif
