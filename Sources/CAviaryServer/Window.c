#define _GNU_SOURCE
#include "AviaryLibrary.h"
#include "CAviaryServer.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The parts of GTK's, WebKit's and GLib's interfaces that are used here. */
static int (*gtk_init_check)(void);
static void *(*gtk_window_new)(void);
static void (*gtk_window_set_title)(void *, const char *);
static void (*gtk_window_set_default_size)(void *, int, int);
static void (*gtk_window_set_child)(void *, void *);
static void (*gtk_window_present)(void *);
static void *(*webkit_web_view_new)(void);
static void (*webkit_web_view_load_uri)(void *, const char *);
static void *(*g_main_loop_new)(void *, int);
static void (*g_main_loop_run)(void *);
static void (*g_main_loop_quit)(void *);
static unsigned long (*g_signal_connect_data)(void *, const char *, void *, void *, void *, int);

static int load_gtk(char **error) {
  static const char *const names[] = {"libgtk-4.so.1", NULL};
#define S(name) {#name, (void **)(void *)&name}
  static const aviary_symbol symbols[] = {
    S(gtk_init_check), S(gtk_window_new), S(gtk_window_set_title), S(gtk_window_set_default_size),
    S(gtk_window_set_child), S(gtk_window_present), S(g_main_loop_new), S(g_main_loop_run),
    S(g_main_loop_quit), S(g_signal_connect_data),
  };
  return aviary_load_library(
      names, "libgtk-4-1", symbols, sizeof symbols / sizeof symbols[0], error);
}

static int load_webkit(char **error) {
  static const char *const names[] = {"libwebkitgtk-6.0.so.4", NULL};
  static const aviary_symbol symbols[] = {S(webkit_web_view_new), S(webkit_web_view_load_uri)};
#undef S
  return aviary_load_library(
      names, "libwebkitgtk-6.0-4", symbols, sizeof symbols / sizeof symbols[0], error);
}

static int on_close(void *window, void *loop) {
  (void)window;
  g_main_loop_quit(loop);
  return 0;
}

static int on_page_closed(void *view, void *loop) {
  (void)view;
  g_main_loop_quit(loop);
  return 0;
}

int aviary_window_load(char **error) {
  if (!load_gtk(error) || !load_webkit(error)) return 0;
  if (gtk_init_check()) return 1;
  *error = strdup("there is no display: DISPLAY and WAYLAND_DISPLAY name none that answers");
  return 0;
}

void aviary_window_run(const char *title, const char *address, int width, int height) {
  void *loop = g_main_loop_new(NULL, 0);
  void *window = gtk_window_new();
  void *view = webkit_web_view_new();
  gtk_window_set_title(window, title);
  gtk_window_set_default_size(window, width, height);
  gtk_window_set_child(window, view);
  g_signal_connect_data(window, "close-request", (void *)on_close, loop, NULL, 0);
  g_signal_connect_data(view, "close", (void *)on_page_closed, loop, NULL, 0);
  webkit_web_view_load_uri(view, address);
  gtk_window_present(window);
  g_main_loop_run(loop);
}
