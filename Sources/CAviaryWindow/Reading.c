#include "Transfer.h"

#include <stdlib.h>
#include <string.h>

/* What other programs offer. One that does not answer for a while counts as having nothing: whoever waits is told so, and
   what comes later is thrown away. */

/* How long nothing may come, in milliseconds; chosen. */
enum { PATIENCE = 5000, CHUNK = 1 << 18 };

typedef struct {
  aviary_finish_reading *finish;
  aviary_receive *receive;
  void *owner;
  void *stream, *cancellable;
  uint8_t *bytes;
  size_t length, room;
  /* The source that ends the waiting, 0 for none; whether GDK calls back yet. */
  unsigned timer;
  int is_told, is_asked;
} reading;

static void free_if_over(reading *wanted) {
  if (!wanted->is_told || wanted->is_asked) return;
  if (wanted->stream) gtk.g_object_unref(wanted->stream);
  gtk.g_object_unref(wanted->cancellable);
  free(wanted->bytes);
  free(wanted);
}

static void tell(reading *wanted, int is_there) {
  if (wanted->is_told) return;
  wanted->is_told = 1;
  if (wanted->timer) gtk.g_source_remove(wanted->timer);
  wanted->timer = 0;
  static const uint8_t nothing = 0;
  wanted->receive(
      wanted->owner, !is_there ? NULL : wanted->bytes ? wanted->bytes : &nothing,
      is_there ? wanted->length : 0);
}

static gboolean lose_patience(void *data) {
  reading *wanted = data;
  wanted->timer = 0;
  tell(wanted, 0);
  gtk.g_cancellable_cancel(wanted->cancellable);
  free_if_over(wanted);
  return 0;
}

static void wait_on(reading *wanted) {
  if (wanted->timer) gtk.g_source_remove(wanted->timer);
  wanted->timer = gtk.g_timeout_add(PATIENCE, lose_patience, wanted);
}

static void read_on(reading *wanted);

static void came(void *stream, void *result, void *data) {
  reading *wanted = data;
  wanted->is_asked = 0;
  g_error *error = NULL;
  void *chunk = gtk.g_input_stream_read_bytes_finish(stream, result, &error);
  if (error) gtk.g_error_free(error);
  size_t count = 0;
  const void *bytes = chunk ? gtk.g_bytes_get_data(chunk, &count) : NULL;
  if (!wanted->is_told && count) {
    if (wanted->length + count > wanted->room) {
      size_t room = (wanted->length + count) * 2;
      uint8_t *larger = realloc(wanted->bytes, room);
      if (!larger) aviary_fail("there is no memory left for what was pasted or dropped");
      wanted->bytes = larger;
      wanted->room = room;
    }
    memcpy(wanted->bytes + wanted->length, bytes, count);
    wanted->length += count;
    read_on(wanted);
  } else {
    tell(wanted, chunk != NULL);
  }
  if (chunk) gtk.g_bytes_unref(chunk);
  free_if_over(wanted);
}

static void read_on(reading *wanted) {
  wait_on(wanted);
  wanted->is_asked = 1;
  gtk.g_input_stream_read_bytes_async(wanted->stream, CHUNK, 0, wanted->cancellable, came, wanted);
}

static void opened(void *source, void *result, void *data) {
  reading *wanted = data;
  wanted->is_asked = 0;
  const char *type = NULL;
  g_error *error = NULL;
  wanted->stream = wanted->finish(source, result, &type, &error);
  if (error) gtk.g_error_free(error);
  if (wanted->stream && !wanted->is_told) read_on(wanted);
  else tell(wanted, 0);
  free_if_over(wanted);
}

void aviary_read(
    void *source, const char *type, aviary_begin_reading *begin, aviary_finish_reading *finish,
    aviary_receive *receive, void *owner) {
  reading *wanted = calloc(1, sizeof *wanted);
  if (!wanted) aviary_fail("there is no memory left to read what others offer");
  wanted->finish = finish;
  wanted->receive = receive;
  wanted->owner = owner;
  wanted->cancellable = gtk.g_cancellable_new();
  wanted->is_asked = 1;
  wait_on(wanted);
  const char *types[] = {type, NULL};
  begin(source, types, opened, wanted);
}
