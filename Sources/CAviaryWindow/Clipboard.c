#include "Transfer.h"

#include <stdlib.h>

/* The desktop's clipboard, and the selection that the middle button pastes. */

static void *clipboard(aviary_window *window, int is_selection) {
  return is_selection ? gtk.gtk_widget_get_primary_clipboard(window->canvas)
                      : gtk.gtk_widget_get_clipboard(window->canvas);
}

void aviary_clipboard_write(aviary_window *window, int is_selection, const char *text) {
  gtk.gdk_clipboard_set_text(clipboard(window, is_selection), text);
}

typedef struct {
  void (*receive)(void *owner, const char *text);
  void *owner;
} reading;

static void finish(void *source, void *result, void *data) {
  reading *wanted = data;
  char *text = gtk.gdk_clipboard_read_text_finish(source, result, NULL);
  wanted->receive(wanted->owner, text);
  gtk.g_free(text);
  free(wanted);
}

void aviary_clipboard_read(
    aviary_window *window, int is_selection, void (*receive)(void *owner, const char *text),
    void *owner) {
  reading *wanted = malloc(sizeof *wanted);
  if (!wanted) aviary_fail("there is no memory left to read the clipboard");
  *wanted = (reading){receive, owner};
  gtk.gdk_clipboard_read_text_async(clipboard(window, is_selection), NULL, finish, wanted);
}

/* MARK: - Several types */

void aviary_clipboard_offer(
    aviary_window *window, const char *const *types, const aviary_offer_events *events, void *owner) {
  void *offered = aviary_content_new(types, events, owner);
  gtk.gdk_clipboard_set_content(clipboard(window, 0), offered);
  gtk.g_object_unref(offered);
}

int aviary_clipboard_is_own(aviary_window *window) {
  return gtk.gdk_clipboard_is_local(clipboard(window, 0));
}

const char **aviary_clipboard_types(aviary_window *window) {
  size_t count = 0;
  const char *const *types = gtk.gdk_content_formats_get_mime_types(
      gtk.gdk_clipboard_get_formats(clipboard(window, 0)), &count);
  const char **copy = calloc(count + 1, sizeof *copy);
  if (!copy) aviary_fail("there is no memory left to read the clipboard");
  /* Names of types are kept for as long as the program runs. */
  for (size_t index = 0; index < count; index++) copy[index] = gtk.g_intern_string(types[index]);
  return copy;
}

static void begin_type(
    void *source, const char **types, void (*finish_type)(void *, void *, void *), void *data) {
  gtk.gdk_clipboard_read_async(source, types, 0, NULL, finish_type, data);
}

static void *end_type(void *source, void *result, const char **type, g_error **error) {
  return gtk.gdk_clipboard_read_finish(source, result, type, error);
}

void aviary_clipboard_read_type(
    aviary_window *window, const char *type, aviary_receive *receive, void *owner) {
  aviary_read(clipboard(window, 0), type, begin_type, end_type, receive, owner);
}
