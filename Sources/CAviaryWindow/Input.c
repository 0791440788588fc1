#include "Transfer.h"

#include <stdlib.h>
#include <string.h>

/* What people do in a window: the display's own events, taken where they come in, and told in one form. */

/* GdkEventType */
enum {
  MOTION_NOTIFY = 1,
  BUTTON_PRESS = 2,
  BUTTON_RELEASE = 3,
  KEY_PRESS = 4,
  KEY_RELEASE = 5,
  SCROLL = 15,
  TOUCH_BEGIN = 17,
  TOUCH_UPDATE = 18,
  TOUCH_END = 19,
  TOUCH_CANCEL = 20,
  TOUCHPAD_PINCH = 22,
};

/* GdkModifierType */
enum {
  SHIFT_MASK = 1 << 0,
  LOCK_MASK = 1 << 1,
  CONTROL_MASK = 1 << 2,
  ALT_MASK = 1 << 3,
  BUTTON_MASKS = 31 << 8,
  SUPER_MASK = 1 << 26,
  META_MASK = 1 << 28,
};

/* GdkInputSource, GdkScrollDirection, GdkScrollUnit */
enum { SOURCE_TOUCHPAD = 5 };
enum { SCROLL_UP, SCROLL_DOWN, SCROLL_LEFT, SCROLL_RIGHT, SCROLL_SMOOTH };
enum { UNIT_WHEEL, UNIT_SURFACE };

/* Logical pixels that a notch of a wheel, and what touchpads under X11 call one, scroll by. */
static const double NOTCH = 48, TOUCHPAD_NOTCH = 15;

static int modifiers_of(int state) {
  return (state & SHIFT_MASK ? AVIARY_SHIFT : 0) | (state & LOCK_MASK ? AVIARY_CAPS_LOCK : 0)
      | (state & CONTROL_MASK ? AVIARY_CONTROL : 0) | (state & ALT_MASK ? AVIARY_ALT : 0)
      | (state & (SUPER_MASK | META_MASK) ? AVIARY_SUPER : 0);
}

/* The place of an event in the canvas; that of the last one where it has none, as scrolling has not. */
static void locate(aviary_window *window, void *event, double *x, double *y) {
  double left = 0, top = 0, at_x, at_y;
  if (gtk.gdk_event_get_position(event, &at_x, &at_y)) {
    gtk.gtk_native_get_surface_transform(window->window, &left, &top);
    gtk.gtk_widget_translate_coordinates(
        window->window, window->canvas, at_x - left, at_y - top, &window->x, &window->y);
  }
  *x = window->x;
  *y = window->y;
}

/* A pointer can be down only once: how often it was pressed in its place, shortly after each other. */
static int count_presses(aviary_window *window, unsigned button, double x, double y, uint32_t time) {
  int limit = 400, distance = 5;
  gtk.g_object_get(
      gtk.gtk_settings_get_default(), "gtk-double-click-time", &limit,
      "gtk-double-click-distance", &distance, NULL);
  double dx = x - window->press_x, dy = y - window->press_y;
  int continues = window->press_count && button == window->press_button
      && time - window->press_time <= (uint32_t)limit && dx * dx + dy * dy <= distance * distance;
  window->press_count = continues ? window->press_count + 1 : 1;
  window->press_button = button;
  window->press_time = time;
  window->press_x = x;
  window->press_y = y;
  return window->press_count;
}

static int tell_pointer(
    aviary_window *window, void *event, int kind, unsigned button, uintptr_t id, int is_touch) {
  aviary_pointer_event told = {.kind = kind, .button = (int)button, .id = id};
  double x, y;
  locate(window, event, &x, &y);
  window->device = gtk.gdk_event_get_device(event);
  told.x = x;
  told.y = y;
  told.is_touch = is_touch;
  told.modifiers = modifiers_of(gtk.gdk_event_get_modifier_state(event));
  told.click_count = window->press_count;
  if (kind == AVIARY_POINTER_DOWN)
    told.click_count = count_presses(window, button, x, y, gtk.gdk_event_get_time(event));
  return window->events.pointer(window->owner, &told);
}

static int tell_button(aviary_window *window, void *event, int is_press) {
  /* Buttons beyond the third one are the desktop's. */
  unsigned button = gtk.gdk_button_event_get_button(event);
  if (button < 1 || button > 3) return 0;
  if (is_press) {
    gtk.gtk_widget_grab_focus(window->canvas);
    /* One button at a time: another one that goes down meanwhile does nothing. */
    if (window->held_button) return 1;
    window->held_button = button;
  } else {
    if (window->held_button != button) return 1;
    window->held_button = 0;
  }
  int kind = is_press ? AVIARY_POINTER_DOWN : AVIARY_POINTER_UP;
  return tell_pointer(window, event, kind, button, 0, 0);
}

static int tell_scroll(aviary_window *window, void *event) {
  aviary_scroll_event told = {.kind = AVIARY_PHASE_CHANGED};
  locate(window, event, &told.x, &told.y);
  told.modifiers = modifiers_of(gtk.gdk_event_get_modifier_state(event));
  int direction = gtk.gdk_scroll_event_get_direction(event);
  if (direction == SCROLL_SMOOTH) {
    void *device = gtk.gdk_event_get_device(event);
    int is_surface = gtk.gdk_scroll_event_get_unit(event) == UNIT_SURFACE;
    told.is_precise = is_surface || gtk.gdk_device_get_source(device) == SOURCE_TOUCHPAD;
    double factor = is_surface ? 1 : told.is_precise ? TOUCHPAD_NOTCH : NOTCH;
    gtk.gdk_scroll_event_get_deltas(event, &told.dx, &told.dy);
    told.dx *= factor;
    told.dy *= factor;
  } else {
    told.dx = direction == SCROLL_LEFT ? -NOTCH : direction == SCROLL_RIGHT ? NOTCH : 0;
    told.dy = direction == SCROLL_UP ? -NOTCH : direction == SCROLL_DOWN ? NOTCH : 0;
  }
  if (told.is_precise) {
    int is_stop = gtk.gdk_scroll_event_is_stop(event);
    if (is_stop && !window->is_scrolling) return 0;
    told.kind = is_stop ? AVIARY_PHASE_ENDED
        : window->is_scrolling ? AVIARY_PHASE_CHANGED : AVIARY_PHASE_BEGAN;
    window->is_scrolling = !is_stop;
  }
  return window->events.scroll(window->owner, &told);
}

static int tell_pinch(aviary_window *window, void *event) {
  /* GdkTouchpadGesturePhase: begin, update, end, cancel. */
  static const int phases[] = {
    AVIARY_PHASE_BEGAN, AVIARY_PHASE_CHANGED, AVIARY_PHASE_ENDED, AVIARY_PHASE_CANCELLED};
  int phase = gtk.gdk_touchpad_event_get_gesture_phase(event);
  if (phase < 0 || phase > 3) return 0;
  aviary_pinch_event told = {.kind = phases[phase]};
  locate(window, event, &told.x, &told.y);
  if (phase == 0) window->pinch_angle = 0;
  window->pinch_angle += gtk.gdk_touchpad_event_get_pinch_angle_delta(event);
  told.angle = window->pinch_angle;
  told.scale = gtk.gdk_touchpad_event_get_pinch_scale(event);
  return window->events.pinch(window->owner, &told);
}

static int tell_key(aviary_window *window, void *event, int is_press) {
  aviary_key_event told = {.is_press = is_press};
  unsigned code = gtk.gdk_key_event_get_keycode(event);
  told.value = gtk.gdk_key_event_get_keyval(event);
  told.character = gtk.gdk_keyval_to_unicode(told.value);
  told.modifiers = modifiers_of(gtk.gdk_event_get_modifier_state(event));
  told.is_repeat = is_press && window->held_key == code;
  if (is_press) window->held_key = code;
  else if (window->held_key == code) window->held_key = 0;
  return aviary_text_filter(window, event, &told);
}

static int receive(void *controller, void *event, void *data) {
  aviary_window *window = data;
  (void)controller;
  int type = gtk.gdk_event_get_event_type(event);
  switch (type) {
  case MOTION_NOTIFY:
    return tell_pointer(
        window, event, window->held_button ? AVIARY_POINTER_MOVED : AVIARY_POINTER_HOVERED,
        window->held_button, 0, 0);
  case BUTTON_PRESS:
  case BUTTON_RELEASE: return tell_button(window, event, type == BUTTON_PRESS);
  case TOUCH_BEGIN:
    gtk.gtk_widget_grab_focus(window->canvas);
    /* fall through */
  case TOUCH_UPDATE:
  case TOUCH_END:
  case TOUCH_CANCEL: {
    static const int kinds[] = {
      AVIARY_POINTER_DOWN, AVIARY_POINTER_MOVED, AVIARY_POINTER_UP, AVIARY_POINTER_CANCELLED};
    uintptr_t id = (uintptr_t)gtk.gdk_event_get_event_sequence(event);
    return tell_pointer(window, event, kinds[type - TOUCH_BEGIN], 1, id, 1);
  }
  case SCROLL: return tell_scroll(window, event);
  case TOUCHPAD_PINCH: return tell_pinch(window, event);
  case KEY_PRESS:
  case KEY_RELEASE: return tell_key(window, event, type == KEY_PRESS);
  default: return 0;
  }
}

static void leave(void *controller, void *data) {
  aviary_window *window = data;
  (void)controller;
  if (window->held_button) return;
  aviary_pointer_event told = {.kind = AVIARY_POINTER_LEFT};
  window->events.pointer(window->owner, &told);
}

void aviary_input_cancel(aviary_window *window) {
  window->held_key = 0;
  if (!window->held_button) return;
  aviary_pointer_event told = {
    .kind = AVIARY_POINTER_CANCELLED, .button = (int)window->held_button};
  window->held_button = 0;
  window->events.pointer(window->owner, &told);
}

void aviary_input_start(aviary_window *window) {
  void *all = gtk.gtk_event_controller_legacy_new();
  CONNECT(all, "event", receive, window);
  gtk.gtk_widget_add_controller(window->canvas, all);
  void *motion = gtk.gtk_event_controller_motion_new();
  CONNECT(motion, "leave", leave, window);
  gtk.gtk_widget_add_controller(window->canvas, motion);
  window->controllers[0] = all;
  window->controllers[1] = motion;
  window->controllers[2] = aviary_drop_target_new(window);
  gtk.gtk_widget_add_controller(window->canvas, window->controllers[2]);
}

void aviary_input_stop(aviary_window *window) {
  for (int i = 0; i < 3; i++) {
    gtk.gtk_widget_remove_controller(window->canvas, window->controllers[i]);
    window->controllers[i] = NULL;
  }
}

void aviary_window_set_cursor(aviary_window *window, const char *name) {
  gtk.gtk_widget_set_cursor_from_name(window->canvas, name);
}
