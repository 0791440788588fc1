#include "Window.h"
#include "X11.h"

#include <stdio.h>
#include <stdlib.h>

void aviary_fail(const char *sentence) {
  fprintf(stderr, "%s\n", sentence);
  exit(1);
}

static int frame(void *widget, void *clock, void *data) {
  aviary_window *window = data;
  (void)widget;
  unsigned tick = window->tick;
  if (window->events.frame(window->owner, gtk.gdk_frame_clock_get_frame_time(clock))) return 1;
  if (window->tick == tick) window->tick = 0;
  return 0;
}

static int close_requested(void *widget, void *data) {
  aviary_window *window = data;
  (void)widget;
  window->events.close(window->owner);
  return 1;
}

static void tell_state(void *object, void *property, void *data) {
  aviary_window *window = data;
  (void)object;
  (void)property;
  int state = gtk.gtk_window_is_active(window->window) ? AVIARY_WINDOW_IS_ACTIVE : 0;
  void *surface = gtk.gtk_native_get_surface(window->window);
  /* 1 is GDK_TOPLEVEL_STATE_MINIMIZED; 1 << 16, from 4.12 on, GDK_TOPLEVEL_STATE_SUSPENDED. */
  if (surface && gtk.gdk_toplevel_get_state(surface) & (1 | 1 << 16))
    state |= AVIARY_WINDOW_IS_HIDDEN;
  /* GDK_TOPLEVEL_STATE_FULLSCREEN. */
  if (surface && gtk.gdk_toplevel_get_state(surface) & 1 << 3)
    state |= AVIARY_WINDOW_IS_FULL_SCREEN;
  if (!(state & AVIARY_WINDOW_IS_ACTIVE)) aviary_input_cancel(window);
  window->events.state(window->owner, state);
}

static void realized(void *widget, void *data) {
  CONNECT(gtk.gtk_native_get_surface(widget), "notify::state", tell_state, data);
  aviary_presenting_start(data);
}

static void scale_changed(void *object, void *property, void *data) {
  (void)object;
  (void)property;
  aviary_window_request_frame(data);
}

aviary_window *aviary_window_new(const aviary_window_events *events, void *owner) {
  aviary_window *window = calloc(1, sizeof *window);
  if (!window) aviary_fail("there is no memory left for a window");
  window->events = *events;
  window->owner = owner;
  window->window = gtk.gtk_window_new();
  window->canvas = aviary_canvas_new(window);
  gtk.gtk_widget_set_focusable(window->canvas, 1);
  gtk.gtk_window_set_child(window->window, window->canvas);
  CONNECT(window->window, "close-request", close_requested, window);
  CONNECT(window->window, "notify::is-active", tell_state, window);
  CONNECT(window->window, "realize", realized, window);
  CONNECT(window->canvas, "notify::scale-factor", scale_changed, window);
  aviary_input_start(window);
  aviary_text_start(window);
  return window;
}

void aviary_window_free(aviary_window *window) {
  void *surface = gtk.gtk_native_get_surface(window->window);
  void *objects[] = {window->window, window->canvas, surface, window->clock};
  for (int i = 0; i < 4; i++)
    if (objects[i])
      gtk.g_signal_handlers_disconnect_matched(objects[i], MATCH_DATA, 0, 0, NULL, NULL, window);
  if (window->tick) gtk.gtk_widget_remove_tick_callback(window->canvas, window->tick);
  aviary_input_stop(window);
  aviary_text_stop(window);
  aviary_presenting_stop(window);
  aviary_canvas_clear(window);
  aviary_shared_memory_release(window);
  gtk.gtk_window_destroy(window->window);
  free(window);
}

void aviary_window_show(aviary_window *window) { gtk.gtk_widget_set_visible(window->window, 1); }

void aviary_window_hide(aviary_window *window) { gtk.gtk_widget_set_visible(window->window, 0); }

void aviary_window_set_title(aviary_window *window, const char *title) {
  gtk.gtk_window_set_title(window->window, title);
}

void aviary_window_set_least_size(aviary_window *window, int width, int height) {
  if (width == window->least_width && height == window->least_height) return;
  window->least_width = width;
  window->least_height = height;
  gtk.gtk_widget_queue_resize(window->canvas);
}

void aviary_window_set_size(aviary_window *window, int width, int height) {
  /* GTK's size counts the frame that it draws itself, whose size is known once it is shown. */
  int shown_width = gtk.gtk_widget_get_width(window->canvas);
  int shown_height = gtk.gtk_widget_get_height(window->canvas);
  if (shown_width > 0 && shown_height > 0) {
    width += gtk.gtk_widget_get_allocated_width(window->window) - shown_width;
    height += gtk.gtk_widget_get_allocated_height(window->window) - shown_height;
  }
  gtk.gtk_window_set_default_size(window->window, width, height);
}

void aviary_window_set_resizable(aviary_window *window, int resizable) {
  gtk.gtk_window_set_resizable(window->window, resizable);
}

void aviary_window_remove_frame(aviary_window *window, int is_plain) {
  if (is_plain) {
    gtk.gtk_window_set_decorated(window->window, 0);
    return;
  }
  /* A window with a title bar of its own has edges that change its size; one that is hidden takes no space. */
  void *bar = gtk.gtk_box_new(0, 0);
  gtk.gtk_window_set_titlebar(window->window, bar);
  gtk.gtk_widget_set_visible(bar, 0);
}

void aviary_window_set_deletable(aviary_window *window, int deletable) {
  gtk.gtk_window_set_deletable(window->window, deletable);
}

void aviary_window_set_in_front_of(aviary_window *window, aviary_window *other) {
  gtk.gtk_window_set_transient_for(window->window, other ? other->window : NULL);
}

int aviary_window_begin_move(aviary_window *window, double x, double y) {
  void *surface = gtk.gtk_native_get_surface(window->window);
  if (!surface || !window->device) return 0;
  double left = 0, top = 0, shown_x = x, shown_y = y;
  gtk.gtk_native_get_surface_transform(window->window, &left, &top);
  gtk.gtk_widget_translate_coordinates(
      window->canvas, window->window, x, y, &shown_x, &shown_y);
  /* The pointer is the desktop's until it is let go, which this window isn't told. */
  window->held_button = 0;
  gtk.gdk_toplevel_begin_move(surface, window->device, 1, shown_x + left, shown_y + top, 0);
  return 1;
}

void aviary_window_minimize(aviary_window *window) { gtk.gtk_window_minimize(window->window); }

void aviary_window_toggle_maximized(aviary_window *window) {
  if (gtk.gtk_window_is_maximized(window->window)) gtk.gtk_window_unmaximize(window->window);
  else gtk.gtk_window_maximize(window->window);
}

int aviary_window_is_maximized(aviary_window *window) {
  return gtk.gtk_window_is_maximized(window->window);
}

void aviary_window_toggle_full_screen(aviary_window *window) {
  if (gtk.gtk_window_is_fullscreen(window->window)) gtk.gtk_window_unfullscreen(window->window);
  else gtk.gtk_window_fullscreen(window->window);
}

int aviary_window_is_full_screen(aviary_window *window) {
  return gtk.gtk_window_is_fullscreen(window->window);
}

int aviary_window_set_level(aviary_window *window, int level) {
  return aviary_x11_set_level(gtk.gtk_native_get_surface(window->window), level);
}

int aviary_window_move(aviary_window *window, int x, int y) {
  void *surface = gtk.gtk_native_get_surface(window->window);
  int scale = gtk.gtk_widget_get_scale_factor(window->window);
  return aviary_x11_move(surface, x * scale, y * scale);
}

int aviary_window_move_by(aviary_window *window, int dx, int dy) {
  void *surface = gtk.gtk_native_get_surface(window->window);
  int scale = gtk.gtk_widget_get_scale_factor(window->window);
  return aviary_x11_move_by(surface, dx * scale, dy * scale);
}

void aviary_window_set_start_token(aviary_window *window, const char *token) {
  gtk.gtk_window_set_startup_id(window->window, token);
}

void aviary_window_present(aviary_window *window) {
  aviary_compositor_realize(window->window);
  gtk.gtk_window_present(window->window);
  gtk.gtk_widget_grab_focus(window->canvas);
}

static void painted(void *clock, void *data) {
  aviary_window *window = data;
  (void)clock;
  window->events.painted(window->owner);
}

void aviary_window_watch_painting(aviary_window *window) {
  if (window->clock) return;
  window->clock = gtk.gtk_widget_get_frame_clock(window->canvas);
  if (window->clock) CONNECT(window->clock, "after-paint", painted, window);
}

void aviary_window_request_frame(aviary_window *window) {
  if (!window->tick)
    window->tick = gtk.gtk_widget_add_tick_callback(window->canvas, frame, window, NULL);
}

void aviary_window_queue_draw(aviary_window *window) {
  gtk.gtk_widget_queue_draw(window->canvas);
  /* GTK asks for no frame for what it hasn't drawn since it was asked last. */
  void *surface = gtk.gtk_native_get_surface(window->window);
  if (surface) gtk.gdk_surface_queue_render(surface);
}

void aviary_window_get_size(const aviary_window *window, int *width, int *height, int *scale) {
  *width = gtk.gtk_widget_get_width(window->canvas);
  *height = gtk.gtk_widget_get_height(window->canvas);
  *scale = gtk.gtk_widget_get_scale_factor(window->canvas);
}
