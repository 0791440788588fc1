#include "CAviaryWindow.h"
#include "GTK.h"

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
  gtk.g_source_set_ready_time(
      alarm_source, is_never ? -1 : gtk.g_get_monotonic_time() + (int64_t)(seconds * 1e6));
}
