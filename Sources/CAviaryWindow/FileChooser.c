#include "Window.h"

#include <stdlib.h>
#include <string.h>

/* Dialogs for files. GtkFileChooserNative asks the desktop's portal where there is one, and is GTK's dialog otherwise;
   it is there from GTK 4.0 on. */

/* GTK_RESPONSE_ACCEPT. */
#define ACCEPT (-3)

typedef struct {
  void (*answer)(void *owner, int count, const char *const *paths);
  void *owner;
} asking;

static void finish(void *dialog, int response, void *data) {
  asking *asked = data;
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

static void add_patterns(void *dialog, const char *patterns) {
  void *filter = gtk.gtk_file_filter_new();
  char *copy = strdup(patterns);
  if (!copy) aviary_fail("there is no memory left to ask for files");
  char *rest = copy, *all = copy;
  char *label = strdup(patterns);
  if (!label) aviary_fail("there is no memory left to ask for files");
  for (char *place = label; *place; place++)
    if (*place == '\n') *place = ' ';
  gtk.gtk_file_filter_set_name(filter, label);
  for (char *pattern = strtok_r(all, "\n", &rest); pattern; pattern = strtok_r(NULL, "\n", &rest))
    gtk.gtk_file_filter_add_pattern(filter, pattern);
  gtk.gtk_file_chooser_add_filter(dialog, filter);
  free(label);
  free(copy);
}

void aviary_files_ask(
    aviary_window *window, aviary_files_kind kind, const char *title, const char *accept,
    const char *folder, const char *name, const char *patterns, int allows_several,
    void (*answer)(void *owner, int count, const char *const *paths), void *owner) {
  asking *asked = malloc(sizeof *asked);
  if (!asked) aviary_fail("there is no memory left to ask for files");
  *asked = (asking){answer, owner};
  const char *usual = kind == AVIARY_FILES_SAVE ? "Save" : kind == AVIARY_FILES_FOLDER ? "Select Folder" : "Open";
  void *dialog = gtk.gtk_file_chooser_native_new(
      title ? title : usual, window ? window->window : NULL, kind, accept, NULL);
  gtk.gtk_native_dialog_set_modal(dialog, 1);
  if (folder) {
    void *file = gtk.g_file_new_for_path(folder);
    /* A folder that is not there leaves the desktop's. */
    gtk.gtk_file_chooser_set_current_folder(dialog, file, NULL);
    gtk.g_object_unref(file);
  }
  if (name && kind == AVIARY_FILES_SAVE) gtk.gtk_file_chooser_set_current_name(dialog, name);
  if (patterns && *patterns && kind != AVIARY_FILES_FOLDER) add_patterns(dialog, patterns);
  if (allows_several && kind != AVIARY_FILES_SAVE) gtk.gtk_file_chooser_set_select_multiple(dialog, 1);
  CONNECT(dialog, "response", finish, asked);
  gtk.gtk_native_dialog_show(dialog);
}

void aviary_desktop_add_recent(const char *address) {
  gtk.gtk_recent_manager_add_item(gtk.gtk_recent_manager_get_default(), address);
}
