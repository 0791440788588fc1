#include "Window.h"

#include <stdlib.h>
#include <string.h>

/* Input methods: they see keys first while a text is edited, and say what is entered or being composed. */

static void tell_text(aviary_window *window, aviary_text_event told) {
  window->events.text(window->owner, &told);
}

/* While a key is filtered, what it enters is kept: where it is just the key's own character, the key is told
   in its place, so that who listens to keys hears of it. */
static void committed(void *context, const char *text, void *data) {
  aviary_window *window = data;
  (void)context;
  if (window->filtering && !window->committed) {
    window->committed = strdup(text);
    if (window->committed) return;
  }
  tell_text(window, (aviary_text_event){.kind = AVIARY_TEXT_COMMITTED, .text = text});
}

static void preedit_changed(void *context, void *data) {
  aviary_window *window = data;
  char *text = NULL;
  int cursor = 0;
  gtk.gtk_im_context_get_preedit_string(context, &text, NULL, &cursor);
  if (!text) return;
  /* The cursor is a number of characters; it is told in bytes. */
  size_t bytes = 0;
  while (cursor > 0 && text[bytes]) {
    do bytes++;
    while (((unsigned char)text[bytes] & 0xC0) == 0x80);
    cursor--;
  }
  int is_empty = !*text;
  if (!is_empty || window->is_composing)
    tell_text(
        window, (aviary_text_event){.kind = AVIARY_TEXT_COMPOSED, .text = text, .caret = (int)bytes});
  window->is_composing = !is_empty;
  gtk.g_free(text);
}

static int retrieve_surrounding(void *context, void *data) {
  aviary_window *window = data;
  aviary_surrounding around = {0};
  if (!window->events.surrounding(window->owner, &around)) return 0;
  gtk.gtk_im_context_set_surrounding_with_selection(
      context, around.text, around.length, around.head, around.anchor);
  free(around.text);
  return 1;
}

static int delete_surrounding(void *context, int offset, int count, void *data) {
  aviary_window *window = data;
  (void)context;
  aviary_text_event told = {.kind = AVIARY_TEXT_DELETED, .text = ""};
  told.before = offset < 0 ? -offset : 0;
  told.after = offset + count > 0 ? offset + count : 0;
  if (offset > 0 || offset + count < 0) return 0;
  tell_text(window, told);
  return 1;
}

void aviary_text_start(aviary_window *window) {
  void *context = gtk.gtk_im_multicontext_new();
  window->input_method = context;
  gtk.gtk_im_context_set_client_widget(context, window->canvas);
  CONNECT(context, "commit", committed, window);
  CONNECT(context, "preedit-changed", preedit_changed, window);
  CONNECT(context, "retrieve-surrounding", retrieve_surrounding, window);
  CONNECT(context, "delete-surrounding", delete_surrounding, window);
}

void aviary_text_stop(aviary_window *window) {
  if (!window->input_method) return;
  gtk.g_signal_handlers_disconnect_matched(
      window->input_method, MATCH_DATA, 0, 0, NULL, NULL, window);
  gtk.gtk_im_context_set_client_widget(window->input_method, NULL);
  gtk.g_object_unref(window->input_method);
  window->input_method = NULL;
}

int aviary_text_filter(aviary_window *window, void *event, aviary_key_event *key) {
  if (!window->is_editing) return window->events.key(window->owner, key);
  window->filtering = 1;
  int is_filtered = gtk.gtk_im_context_filter_keypress(window->input_method, event);
  window->filtering = 0;
  char *text = window->committed;
  window->committed = NULL;
  if (text) {
    uint32_t first = gtk.g_utf8_get_char(text);
    int is_own = key->character == first && !*gtk.g_utf8_find_next_char(text, NULL);
    int result = 1;
    if (is_own) result = window->events.key(window->owner, key);
    else tell_text(window, (aviary_text_event){.kind = AVIARY_TEXT_COMMITTED, .text = text});
    free(text);
    return result;
  }
  return is_filtered ? 1 : window->events.key(window->owner, key);
}

void aviary_window_set_editing(aviary_window *window, const aviary_editing *editing) {
  void *context = window->input_method;
  int is_editing = editing != NULL;
  if (is_editing) {
    /* GtkInputPurpose: 0 is free form, 8 a password. */
    gtk.g_object_set(context, "input-purpose", editing->is_secure ? 8 : 0, NULL);
    gdk_rectangle caret = {
      editing->x, editing->y, editing->width > 0 ? editing->width : 1,
      editing->height > 0 ? editing->height : 1};
    gtk.gtk_im_context_set_cursor_location(context, &caret);
  }
  if (is_editing == window->is_editing) return;
  window->is_editing = is_editing;
  if (is_editing) {
    gtk.gtk_im_context_focus_in(context);
    return;
  }
  gtk.gtk_im_context_reset(context);
  gtk.gtk_im_context_focus_out(context);
  window->is_composing = 0;
}

void aviary_window_end_composing(aviary_window *window) {
  if (!window->is_composing) return;
  window->is_composing = 0;
  gtk.gtk_im_context_reset(window->input_method);
}
