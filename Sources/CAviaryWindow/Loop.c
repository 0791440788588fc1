#include "CAviaryWindow.h"
#include "GTK.h"

#include <stdlib.h>

typedef struct {
  gboolean (*prepare)(void *, int *);
  gboolean (*check)(void *);
  gboolean (*dispatch)(void *, gboolean (*)(void *), void *);
  void (*finalize)(void *);
  void *closure[2];
} source_functions;

/* The size of GSource: twelve words. */
enum { SOURCE_SIZE = 12 * sizeof(void *) };

static void *alarm_source;
/* When it rings; -1 for never. */
static int64_t alarm_time = -1;

void aviary_loop_wait(void) { gtk.g_main_context_iteration(NULL, 1); }

void aviary_loop_wake(void) { gtk.g_main_context_wakeup(NULL); }

static gboolean descriptor_is_ready(int descriptor, int condition, void *data) {
  (void)condition;
  ((void (*)(int))data)(descriptor);
  return 1;
}

void aviary_loop_watch(int descriptor, void (*ready)(int)) {
  /* 1 is G_IO_IN. */
  gtk.g_unix_fd_add(descriptor, 1, descriptor_is_ready, (void *)ready);
}

/* It need only end the waiting. */
static gboolean ring(void *source, gboolean (*callback)(void *), void *data) {
  (void)callback;
  (void)data;
  alarm_time = -1;
  gtk.g_source_set_ready_time(source, -1);
  return 1;
}

void aviary_loop_set_alarm(double seconds) {
  static const source_functions functions = {NULL, NULL, ring, NULL, {NULL, NULL}};
  if (!alarm_source) {
    alarm_source = gtk.g_source_new(&functions, SOURCE_SIZE);
    gtk.g_source_attach(alarm_source, NULL);
  }
  /* Further away than a year is never. */
  int is_never = seconds < 0 || seconds > 31536000;
  int64_t time = is_never ? -1 : gtk.g_get_monotonic_time() + (int64_t)(seconds * 1e6);
  /* A new time ends the next wait at once; the same one, computed anew, must not do so over and over. */
  if (time == alarm_time || (time >= 0 && alarm_time >= 0 && llabs(time - alarm_time) < 1000)) return;
  alarm_time = time;
  gtk.g_source_set_ready_time(alarm_source, time);
}
