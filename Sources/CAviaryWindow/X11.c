#define _GNU_SOURCE
#include "X11.h"

#include <dlfcn.h>

/* Whether GTK was built for X servers is known only here. */
static gboolean (*is_a)(void *, unsigned long);
static unsigned long (*display_type)(void);
static void *(*display_of)(void *);

static int find(const char *library, const char *const *names, void **const *functions) {
  /* Loaded already, where a window is open. */
  void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
  if (!handle) return 0;
  int has_all = 1;
  for (int i = 0; names[i]; i++) {
    *functions[i] = dlsym(handle, names[i]);
    has_all &= *functions[i] != NULL;
  }
  dlclose(handle);
  return has_all;
}

#define PLACE(pointer) (void **)(void *)&(pointer)

const aviary_x11_functions *aviary_x11(void *surface, void **connection) {
  static aviary_x11_functions found;
  static int is_tried, is_there;
  if (!is_tried) {
    is_tried = 1;
    is_there = find(
        "libgtk-4.so.1",
        (const char *const[]){
          "g_type_check_instance_is_a", "gdk_x11_display_get_type", "gdk_surface_get_display",
          "gdk_x11_display_get_xdisplay", "gdk_x11_surface_get_xid", NULL},
        (void **const[]){
          PLACE(is_a), PLACE(display_type), PLACE(display_of), PLACE(found.connection),
          PLACE(found.window)});
    is_there = is_there
        && find(
            "libX11.so.6",
            (const char *const[]){
              "XDefaultRootWindow", "XDefaultScreen", "XDefaultVisual", "XTranslateCoordinates",
              "XGetWindowAttributes", NULL},
            (void **const[]){
              PLACE(found.root), PLACE(found.screen), PLACE(found.visual), PLACE(found.translate),
              PLACE(found.attributes)});
    is_there = is_there
        && find(
            "libcairo.so.2",
            (const char *const[]){
              "cairo_xlib_surface_create", "cairo_surface_create_similar_image", NULL},
            (void **const[]){PLACE(found.surface), PLACE(found.similar_image)});
  }
  if (!is_there || !surface) return NULL;
  void *display = display_of(surface);
  if (!is_a(display, display_type())) return NULL;
  *connection = found.connection(display);
  return &found;
}

/* MARK: - Keys that are grabbed while something is dragged */

/* The parts of XIDeviceEvent, and of XGenericEventCookie that holds it, up to the key. */
typedef struct {
  int type;
  unsigned long serial;
  int is_sent;
  void *connection;
  int extension, kind;
  unsigned cookie;
  void *data;
} generic_event;

typedef struct {
  int type;
  unsigned long serial;
  int is_sent;
  void *connection;
  int extension, kind;
  unsigned long time;
  int device, source, key;
} device_event;

enum { GENERIC_EVENT = 35, XI_KEY_PRESS = 2, ESCAPE = 0xff1b };

int aviary_x11_is_escape(void *connection, const void *event) {
  static unsigned char (*key_of)(void *, unsigned long);
  static int is_tried;
  if (!is_tried) {
    is_tried = 1;
    find("libX11.so.6", (const char *const[]){"XKeysymToKeycode", NULL}, (void **const[]){PLACE(key_of)});
  }
  const generic_event *told = event;
  if (!key_of || told->type != GENERIC_EVENT || told->kind != XI_KEY_PRESS || !told->data) return 0;
  return ((const device_event *)told->data)->key == key_of(connection, ESCAPE);
}

/* MARK: - What window managers are asked for */

/* XClientMessageEvent, as long as an XEvent is. */
typedef struct {
  int type;
  unsigned long serial;
  int is_sent;
  void *connection;
  unsigned long window, kind;
  int format;
  long data[5];
  long rest[12];
} client_message;

enum { CLIENT_MESSAGE = 33, SUBSTRUCTURE_MASKS = 1L << 20 | 1L << 19 };

static struct {
  unsigned long (*atom)(void *connection, const char *name, int only_if_exists);
  int (*send)(void *connection, unsigned long window, int propagates, long mask, void *event);
  int (*move)(void *connection, unsigned long window, int x, int y);
} manager;

static int find_manager(void) {
  static int is_tried, is_there;
  if (is_tried) return is_there;
  is_tried = 1;
  is_there = find(
      "libX11.so.6", (const char *const[]){"XInternAtom", "XSendEvent", "XMoveWindow", NULL},
      (void **const[]){PLACE(manager.atom), PLACE(manager.send), PLACE(manager.move)});
  return is_there;
}

/* Tells the window manager to set or take a state of a window: _NET_WM_STATE of the extended hints for window managers. */
static void tell_state(
    const aviary_x11_functions *x11, void *connection, unsigned long window, const char *state, int is_on) {
  client_message message = {
    .type = CLIENT_MESSAGE,
    .window = window,
    .kind = manager.atom(connection, "_NET_WM_STATE", 0),
    .format = 32,
    .data = {is_on, (long)manager.atom(connection, state, 0), 0, 1},
  };
  manager.send(connection, x11->root(connection), 0, SUBSTRUCTURE_MASKS, &message);
}

int aviary_x11_set_level(void *surface, int level) {
  void *connection;
  const aviary_x11_functions *x11 = aviary_x11(surface, &connection);
  if (!x11 || !find_manager()) return 0;
  unsigned long window = x11->window(surface);
  tell_state(x11, connection, window, "_NET_WM_STATE_ABOVE", level > 0);
  tell_state(x11, connection, window, "_NET_WM_STATE_BELOW", level < 0);
  return 1;
}

int aviary_x11_move(void *surface, int x, int y) {
  void *connection;
  const aviary_x11_functions *x11 = aviary_x11(surface, &connection);
  if (!x11 || !find_manager()) return 0;
  manager.move(connection, x11->window(surface), x, y);
  return 1;
}

int aviary_x11_move_by(void *surface, int dx, int dy) {
  static gboolean (*supports)(void *, const char *);
  static void *(*screen_of)(void *);
  static int is_tried;
  void *connection;
  const aviary_x11_functions *x11 = aviary_x11(surface, &connection);
  if (!x11 || !find_manager()) return 0;
  if (!is_tried) {
    is_tried = 1;
    find(
        "libgtk-4.so.1",
        (const char *const[]){"gdk_x11_screen_supports_net_wm_hint", "gdk_x11_display_get_screen", NULL},
        (void **const[]){PLACE(supports), PLACE(screen_of)});
  }
  int x = 0, y = 0;
  unsigned long window = x11->window(surface), child;
  if (!x11->translate(connection, window, x11->root(connection), 0, 0, &x, &y, &child)) return 0;
  if (!supports || !screen_of
      || !supports(screen_of(display_of(surface)), "_NET_MOVERESIZE_WINDOW")) {
    manager.move(connection, window, x + dx, y + dy);
    return 1;
  }
  /* The place is the window's own, without its frame: the gravity is static. */
  enum { STATIC = 10, HAS_X = 1 << 8, HAS_Y = 1 << 9, IS_PROGRAM = 1 << 12 };
  client_message message = {
    .type = CLIENT_MESSAGE,
    .window = window,
    .kind = manager.atom(connection, "_NET_MOVERESIZE_WINDOW", 0),
    .format = 32,
    .data = {STATIC | HAS_X | HAS_Y | IS_PROGRAM, x + dx, y + dy, 0, 0},
  };
  manager.send(connection, x11->root(connection), 0, SUBSTRUCTURE_MASKS, &message);
  return 1;
}

/* MARK: - Windows that are painted at once */

void *aviary_x11_window_surface(aviary_window *window, void *surface, int width, int height) {
  if (window->x11_surface && window->x11_width == width && window->x11_height == height)
    return window->x11_surface;
  if (window->x11_surface) gtk.cairo_surface_destroy(window->x11_surface);
  window->x11_surface = NULL;
  void *connection;
  x_window_attributes attributes;
  const aviary_x11_functions *x11 = aviary_x11(surface, &connection);
  if (!x11 || !x11->attributes(connection, x11->window(surface), &attributes)) return NULL;
  window->x11_surface =
      x11->surface(connection, x11->window(surface), attributes.visual, width, height);
  window->x11_width = width;
  window->x11_height = height;
  return window->x11_surface;
}
