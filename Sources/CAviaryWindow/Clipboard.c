#include "Window.h"

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
