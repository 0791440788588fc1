#include "Window.h"

#include <stdlib.h>
#include <string.h>

/* Dialogs for files. GtkFileChooserNative asks the desktop's portal where there is one, and is GTK's dialog otherwise;
   it is there from GTK 4.0 on. */

/* GTK_RESPONSE_ACCEPT. */
#define ACCEPT (-3)
/* GTK_RESPONSE_CANCEL. */
#define CANCEL (-6)

typedef struct {
  void (*answer)(void *owner, int count, const char *const *paths);
  void *owner, *dialog;
  int is_closing;
} asking;

static void finish(void *dialog, int response, void *data) {
  asking *asked = data;
  if (asked->is_closing) return;
  char **paths = NULL;
  unsigned count = 0;
  void *files = response == ACCEPT ? gtk.gtk_file_chooser_get_files(dialog) : NULL;
  unsigned known = files ? gtk.g_list_model_get_n_items(files) : 0;
  if (known) paths = calloc(known, sizeof *paths);
  for (unsigned index = 0; paths && index < known; index++) {
    void *file = gtk.g_list_model_get_item(files, index);
    if (!file) continue;
    /* What is not on this machine has no path. */
    char *path = gtk.g_file_get_path(file);
    if (path) paths[count++] = path;
    gtk.g_object_unref(file);
  }
  asked->answer(asked->owner, (int)count, (const char *const *)paths);
  for (unsigned index = 0; index < count; index++) gtk.g_free(paths[index]);
  free(paths);
  if (files) gtk.g_object_unref(files);
  gtk.gtk_native_dialog_destroy(dialog);
  gtk.g_object_unref(dialog);
  free(asked);
}

/* Patterns tell capital letters from small ones, in GTK's dialog as in the portal's: both are allowed of each letter. */
static void add_pattern(void *filter, const char *pattern) {
  char *any = malloc(4 * strlen(pattern) + 1), *end = any;
  if (!any) aviary_fail("there is no memory left to ask for files");
  for (const char *letter = pattern; *letter; letter++) {
    int is_small = *letter >= 'a' && *letter <= 'z', is_capital = *letter >= 'A' && *letter <= 'Z';
    if (is_small || is_capital) {
      *end++ = '[';
      *end++ = (char)(is_small ? *letter : *letter - 'A' + 'a');
      *end++ = (char)(is_small ? *letter - 'a' + 'A' : *letter);
      *end++ = ']';
    } else {
      *end++ = *letter;
    }
  }
  *end = 0;
  gtk.gtk_file_filter_add_pattern(filter, any);
  free(any);
}

static void add_mime_type(void *filter, const char *name) {
  gtk.gtk_file_filter_add_mime_type(filter, name);
}

static void add_each(void *filter, const char *lines, void (*add)(void *filter, const char *line)) {
  if (!lines) return;
  char *copy = strdup(lines), *rest = copy;
  if (!copy) aviary_fail("there is no memory left to ask for files");
  for (char *line = strtok_r(copy, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
    add(filter, line);
  free(copy);
}

static void add_filter(void *dialog, const char *name, const char *patterns, const char *mime_types) {
  void *filter = gtk.gtk_file_filter_new();
  gtk.gtk_file_filter_set_name(filter, name);
  add_each(filter, patterns, add_pattern);
  add_each(filter, mime_types, add_mime_type);
  gtk.gtk_file_chooser_add_filter(dialog, filter);
}

void *aviary_files_ask(
    aviary_window *window, aviary_files_kind kind, const char *title, const char *accept,
    const char *folder, const char *name, const char *filter, const char *patterns,
    const char *mime_types, int allows_several,
    void (*answer)(void *owner, int count, const char *const *paths), void *owner) {
  asking *asked = malloc(sizeof *asked);
  if (!asked) aviary_fail("there is no memory left to ask for files");
  const char *usual = kind == AVIARY_FILES_SAVE ? "Save" : kind == AVIARY_FILES_FOLDER ? "Select Folder" : "Open";
  void *dialog = gtk.gtk_file_chooser_native_new(
      title ? title : usual, window ? window->window : NULL, kind, accept, NULL);
  *asked = (asking){answer, owner, dialog, 0};
  gtk.gtk_native_dialog_set_modal(dialog, 1);
  if (folder) {
    void *file = gtk.g_file_new_for_path(folder);
    /* A folder that is not there leaves the desktop's. */
    gtk.gtk_file_chooser_set_current_folder(dialog, file, NULL);
    gtk.g_object_unref(file);
  }
  if (name && kind == AVIARY_FILES_SAVE) gtk.gtk_file_chooser_set_current_name(dialog, name);
  if (filter && kind != AVIARY_FILES_FOLDER) add_filter(dialog, filter, patterns, mime_types);
  if (allows_several && kind != AVIARY_FILES_SAVE) gtk.gtk_file_chooser_set_select_multiple(dialog, 1);
  CONNECT(dialog, "response", finish, asked);
  gtk.gtk_native_dialog_show(dialog);
  return asked;
}

void aviary_files_close(void *data) {
  asking *asked = data;
  asked->is_closing = 1;
  gtk.gtk_native_dialog_hide(asked->dialog);
  asked->is_closing = 0;
  finish(asked->dialog, CANCEL, asked);
}

void aviary_desktop_add_recent(const char *address) {
  gtk.gtk_recent_manager_add_item(gtk.gtk_recent_manager_get_default(), address);
}
