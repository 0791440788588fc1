// What the module `os` needs in C: a lock of one word, and a datagram to a socket.

#ifndef CAVIARY_OS_H
#define CAVIARY_OS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A lock in memory that does not move; zero is unlocked.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock;

typedef struct os_unfair_lock_s *os_unfair_lock_t;

/// Waits until the lock is this thread's. A thread that has it already stops the program.
void os_unfair_lock_lock(struct os_unfair_lock_s *_Nonnull lock);

/// Takes the lock if nobody has it; whether that was so.
bool os_unfair_lock_trylock(struct os_unfair_lock_s *_Nonnull lock);

/// Gives the lock back. A thread that does not have it stops the program.
void os_unfair_lock_unlock(struct os_unfair_lock_s *_Nonnull lock);

/// Stops the program where this thread does not have the lock.
void os_unfair_lock_assert_owner(const struct os_unfair_lock_s *_Nonnull lock);

/// Stops the program where this thread has the lock.
void os_unfair_lock_assert_not_owner(const struct os_unfair_lock_s *_Nonnull lock);

/// Sends a datagram to a socket of the file system, without waiting; whether that was possible.
bool aviary_os_send(const char *_Nonnull path, const void *_Nonnull bytes, size_t count);

/// The number of this thread, as the system counts threads.
int32_t aviary_os_thread(void);

#endif
