#ifndef CAVIARY_OBSERVATION_H
#define CAVIARY_OBSERVATION_H

#include <stddef.h>

/// A stretch of the calling thread's thread-local storage, in words.
typedef struct {
  void **words;
  size_t count;
} AviaryThreadLocals;

/// The calling thread's variables of Swift's Observation library, wherever it was linked to.
///
/// Where it is a shared library these are its own few; where it was linked statically, all of the
/// executable's. Words are null where the thread has none.
AviaryThreadLocals aviary_observation_thread_locals(void);

#endif
