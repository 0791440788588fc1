#define _GNU_SOURCE
#include "CAviaryWindow.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

/* What the handler writes into; the loop reads from the other end. */
static int ends[2] = {-1, -1};
static volatile sig_atomic_t was_asked;
static void (*asked)(void);

/* The second time the program ends at once, as it would have without us. */
static void handle(int number) {
  int error = errno;
  if (was_asked) {
    signal(number, SIG_DFL);
    raise(number);
  } else {
    was_asked = 1;
    ssize_t count = write(ends[1], "", 1);
    (void)count;
  }
  errno = error;
}

static void ready(int descriptor) {
  char byte;
  while (read(descriptor, &byte, 1) > 0) continue;
  asked();
}

void aviary_loop_watch_end(void (*end)(void)) {
  static const int numbers[] = {SIGTERM, SIGINT, SIGHUP};
  if (asked || pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return;
  asked = end;
  aviary_loop_watch(ends[0], ready);
  sigset_t watched;
  sigemptyset(&watched);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction known;
    /* What somebody ignores, as nohup does, or handles by himself stays so. */
    if (sigaction(numbers[i], NULL, &known) != 0 || known.sa_handler != SIG_DFL) continue;
    struct sigaction ours = {.sa_handler = handle, .sa_flags = SA_RESTART};
    sigaction(numbers[i], &ours, NULL);
    sigaddset(&watched, numbers[i]);
  }
  /* A program that was started by a thread that blocks them would never hear of them. */
  pthread_sigmask(SIG_UNBLOCK, &watched, NULL);
}
