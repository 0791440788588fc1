#ifndef CAVIARY_OBSERVATION_H
#define CAVIARY_OBSERVATION_H

#include <stddef.h>

/// A stretch of the calling thread's thread-local storage, in words.
typedef struct {
  void **words;
  size_t count;
  /// The module whose variables these are, for `aviary_thread_local`.
  size_t module;
} AviaryThreadLocals;

/// The calling thread's variables of Swift's Observation library, wherever it was linked to.
///
/// Where it is a shared library these are its own few; where it was linked statically, all of the
/// executable's. Words are null where the thread has none.
AviaryThreadLocals aviary_observation_thread_locals(void);

/// The calling thread's word at an index of a module's variables.
void **aviary_thread_local(size_t module, size_t index);

/// What a thread is in the middle of, for the engine; all null in a new thread.
typedef struct {
  /// Who is running and reads.
  void *_Nullable reader;
  /// The context of the changes that are made.
  void *_Nullable context;
  /// What is to be called later.
  void *_Nullable held;
  /// One object for each purpose that AviaryGraph's ThreadSlot.swift names.
  void *_Nullable slots[3];
  /// How often collections were read that show something as it is at the moment.
  ptrdiff_t live_reads, binding_reads;
} AviaryThreadState;

extern __attribute__((visibility("hidden"))) _Thread_local AviaryThreadState aviary_thread_state_storage;

/// The calling thread's state.
static inline AviaryThreadState *_Nonnull aviary_thread_state(void) {
  return &aviary_thread_state_storage;
}

/// The place of one of the calling thread's objects.
static inline void *_Nullable *_Nonnull aviary_thread_slot(int place) {
  return &aviary_thread_state_storage.slots[place];
}

#endif
