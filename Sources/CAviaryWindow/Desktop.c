#define _GNU_SOURCE
#include "Window.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *settings;
/* The desktop's own settings, and those that make it accessible; NULL where it has none. */
static void *desktop, *accessibility;
/* Which of them there are. */
static int has_scheme, has_text_scale, has_animations, has_contrast;
static void (*changed)(void);

static const char desktop_schema[] = "org.gnome.desktop.interface";
static const char accessibility_schema[] = "org.gnome.desktop.a11y.interface";

static void open_desktop_settings(void) {
  void *source = gtk.g_settings_schema_source_get_default();
  if (!source) return;
  void *schema = gtk.g_settings_schema_source_lookup(source, desktop_schema, 1);
  if (schema) {
    has_scheme = gtk.g_settings_schema_has_key(schema, "color-scheme");
    has_text_scale = gtk.g_settings_schema_has_key(schema, "text-scaling-factor");
    has_animations = gtk.g_settings_schema_has_key(schema, "enable-animations");
    desktop = gtk.g_settings_new(desktop_schema);
    gtk.g_settings_schema_unref(schema);
  }
  schema = gtk.g_settings_schema_source_lookup(source, accessibility_schema, 1);
  if (!schema) return;
  has_contrast = gtk.g_settings_schema_has_key(schema, "high-contrast");
  accessibility = gtk.g_settings_new(accessibility_schema);
  gtk.g_settings_schema_unref(schema);
}

int aviary_display_open(const char *program, const char *name, char **error) {
  if (!aviary_load_gtk(error) || !aviary_canvas_is_possible(error)) return 0;
  gtk.g_set_prgname(program);
  gtk.g_set_application_name(name);
  /* Input methods go by the language; numbers in documents must not. */
  gtk.gtk_disable_setlocale();
  setlocale(LC_CTYPE, "");
  setlocale(LC_MESSAGES, "");
  if (!aviary_compositor_start()) {
    const char *x11 = getenv("DISPLAY"), *wayland = getenv("WAYLAND_DISPLAY");
    int failed = x11 || wayland
        ? asprintf(error, "the display %s can't be opened", wayland ? wayland : x11)
        : asprintf(error, "there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set");
    if (failed < 0) *error = NULL;
    return 0;
  }
  settings = gtk.gtk_settings_get_default();
  open_desktop_settings();
  return 1;
}

/* GNOME's setting has the last word, where it has one: 0 is the default, 1 dark, 2 light. */
static int desktop_scheme(void) {
  return has_scheme ? gtk.g_settings_get_enum(desktop, "color-scheme") : 0;
}

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), end_length = strlen(end);
  return length > end_length && strcmp(text + length - end_length, end) == 0;
}

int aviary_desktop_is_dark(void) {
  /* A theme that the environment names is GTK's own last word: NAME:dark, or a dark NAME. */
  const char *chosen = getenv("GTK_THEME");
  if (chosen && *chosen) return ends_with(chosen, ":dark") || ends_with(chosen, "-dark");
  int scheme = desktop_scheme();
  if (scheme != 0) return scheme == 1;
  gboolean prefers_dark = 0;
  char *theme = NULL;
  gtk.g_object_get(
      settings, "gtk-application-prefer-dark-theme", &prefers_dark, "gtk-theme-name", &theme, NULL);
  int is_dark = prefers_dark || (theme && ends_with(theme, "-dark"));
  gtk.g_free(theme);
  return is_dark;
}

double aviary_desktop_zoom(void) {
  /* Dots an inch, times 1024; -1 where the desktop says nothing. */
  int resolution = -1;
  gtk.g_object_get(settings, "gtk-xft-dpi", &resolution, NULL);
  double zoom = resolution > 0 ? resolution / 1024.0 / 96 : 1;
  /* Nobody hands GNOME's setting on to GTK where only its settings run. */
  if (zoom == 1 && has_text_scale)
    zoom = gtk.g_settings_get_double(desktop, "text-scaling-factor");
  return zoom < 0.5 ? 0.5 : zoom > 4 ? 4 : zoom;
}

int aviary_desktop_screen(int *width, int *height, int *scale) {
  void *display = gtk.gdk_display_get_default();
  void *monitors = display ? gtk.gdk_display_get_monitors(display) : NULL;
  unsigned count = monitors ? gtk.g_list_model_get_n_items(monitors) : 0;
  int is_known = 0;
  for (unsigned index = 0; index < count; index++) {
    void *monitor = gtk.g_list_model_get_item(monitors, index);
    if (!monitor) continue;
    gdk_rectangle area = {0};
    gtk.gdk_monitor_get_geometry(monitor, &area);
    int is_real = area.width > 0 && area.height > 0;
    if (is_real && (!is_known || (long)area.width * area.height < (long)*width * *height)) {
      *width = area.width;
      *height = area.height;
      *scale = gtk.gdk_monitor_get_scale_factor(monitor);
      is_known = 1;
    }
    gtk.g_object_unref(monitor);
  }
  return is_known;
}

int aviary_desktop_has_touch(void) {
  void *display = gtk.gdk_display_get_default();
  void *seat = display ? gtk.gdk_display_get_default_seat(display) : NULL;
  /* GDK_SEAT_CAPABILITY_TOUCH */
  return seat && gtk.gdk_seat_get_capabilities(seat) & 1 << 1;
}

char *aviary_desktop_title_buttons(void) {
  char *layout = NULL;
  gtk.g_object_get(settings, "gtk-decoration-layout", &layout, NULL);
  char *copy = layout ? strdup(layout) : NULL;
  gtk.g_free(layout);
  return copy;
}

int aviary_desktop_reduces_motion(void) {
  gboolean animates = 1;
  gtk.g_object_get(settings, "gtk-enable-animations", &animates, NULL);
  /* Nobody hands GNOME's setting on to GTK where only its settings run. */
  return !animates || (has_animations && !gtk.g_settings_get_boolean(desktop, "enable-animations"));
}

int aviary_desktop_has_high_contrast(void) {
  if (has_contrast && gtk.g_settings_get_boolean(accessibility, "high-contrast")) return 1;
  char *theme = NULL;
  gtk.g_object_get(settings, "gtk-theme-name", &theme, NULL);
  int is_high = theme && strncmp(theme, "HighContrast", strlen("HighContrast")) == 0;
  gtk.g_free(theme);
  return is_high;
}

static void settings_changed(void *object, void *property, void *data) {
  (void)object;
  (void)property;
  (void)data;
  changed();
}

/* The frames of windows are GTK's: they follow. */
static void scheme_changed(void *object, const char *key, void *data) {
  (void)object;
  (void)key;
  (void)data;
  gtk.g_object_set(
      settings, "gtk-application-prefer-dark-theme", (gboolean)(desktop_scheme() == 1), NULL);
  changed();
}

void aviary_desktop_observe(void (*callback)(void)) {
  changed = callback;
  CONNECT(settings, "notify::gtk-application-prefer-dark-theme", settings_changed, NULL);
  CONNECT(settings, "notify::gtk-theme-name", settings_changed, NULL);
  CONNECT(settings, "notify::gtk-xft-dpi", settings_changed, NULL);
  CONNECT(settings, "notify::gtk-enable-animations", settings_changed, NULL);
  if (has_animations) CONNECT(desktop, "changed::enable-animations", settings_changed, NULL);
  if (has_contrast) CONNECT(accessibility, "changed::high-contrast", settings_changed, NULL);
  if (has_text_scale) CONNECT(desktop, "changed::text-scaling-factor", settings_changed, NULL);
  if (!has_scheme) return;
  CONNECT(desktop, "changed::color-scheme", scheme_changed, NULL);
  if (desktop_scheme() != 0) scheme_changed(NULL, NULL, NULL);
}

int aviary_desktop_open(const char *address) {
  g_error *error = NULL;
  if (gtk.g_app_info_launch_default_for_uri(address, NULL, &error)) return 1;
  if (error) gtk.g_error_free(error);
  return 0;
}
