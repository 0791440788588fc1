// A lock of one word: the number of the thread that has it, and whether others may be waiting.

#define _GNU_SOURCE
#include "CAviaryOS.h"

#include <linux/futex.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#define WAITED_FOR 0x80000000u

static _Thread_local uint32_t thread_number;

int32_t aviary_os_thread(void) {
  if (thread_number == 0) thread_number = (uint32_t)syscall(SYS_gettid);
  return (int32_t)thread_number;
}

static _Atomic uint32_t *word_of(const struct os_unfair_lock_s *lock) {
  return (_Atomic uint32_t *)&lock->_os_unfair_lock_opaque;
}

static _Noreturn void stop(const char *reason) {
  fprintf(stderr, "os_unfair_lock: %s\n", reason);
  abort();
}

static bool is_mine(const struct os_unfair_lock_s *lock) {
  uint32_t word = atomic_load_explicit(word_of(lock), memory_order_relaxed);
  return (word & ~WAITED_FOR) == (uint32_t)aviary_os_thread();
}

bool os_unfair_lock_trylock(struct os_unfair_lock_s *lock) {
  uint32_t unlocked = 0;
  return atomic_compare_exchange_strong_explicit(word_of(lock), &unlocked, (uint32_t)aviary_os_thread(),
                                                 memory_order_acquire, memory_order_relaxed);
}

void os_unfair_lock_lock(struct os_unfair_lock_s *lock) {
  if (os_unfair_lock_trylock(lock)) return;
  if (is_mine(lock)) stop("the thread that locks it has it already");
  _Atomic uint32_t *word = word_of(lock);
  // Who has waited doesn't know whether others still do, and leaves the mark.
  uint32_t mine = (uint32_t)aviary_os_thread() | WAITED_FOR;
  for (;;) {
    uint32_t seen = atomic_load_explicit(word, memory_order_relaxed);
    if (seen == 0) {
      if (atomic_compare_exchange_weak_explicit(word, &seen, mine, memory_order_acquire, memory_order_relaxed)) return;
      continue;
    }
    if (!(seen & WAITED_FOR)) {
      if (!atomic_compare_exchange_weak_explicit(word, &seen, seen | WAITED_FOR, memory_order_relaxed,
                                                 memory_order_relaxed))
        continue;
      seen |= WAITED_FOR;
    }
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
  }
}

void os_unfair_lock_unlock(struct os_unfair_lock_s *lock) {
  if (!is_mine(lock)) stop("the thread that unlocks it does not have it");
  _Atomic uint32_t *word = word_of(lock);
  uint32_t before = atomic_exchange_explicit(word, 0, memory_order_release);
  if (before & WAITED_FOR) syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void os_unfair_lock_assert_owner(const struct os_unfair_lock_s *lock) {
  if (!is_mine(lock)) stop("this thread should have it");
}

void os_unfair_lock_assert_not_owner(const struct os_unfair_lock_s *lock) {
  if (is_mine(lock)) stop("this thread should not have it");
}
