#include "Transfer.h"
#include "X11.h"

#include <stdlib.h>

/* What is dragged out of a window, and over one. */

/* The bits of GdkDragAction are those of AVIARY_OPERATION_... */
enum { ALL_ACTIONS = 7 };
/* GDK_MEMORY_B8G8R8A8_PREMULTIPLIED */
enum { BGRA_PREMULTIPLIED = 0 };

/* MARK: - Out */

typedef struct {
  void (*ended)(void *owner, int operation);
  void *owner;
  /* GDK's drag; its display and the connection of that, both NULL where there is no X server. */
  void *drag, *display, *connection;
} dragging;

/* GDK_DRAG_CANCEL_USER_CANCELLED */
enum { CANCELLED_BY_PERSON = 1 };

/* What keeps the owner with GDK's object. */
#define OWNER_KEY "aviary-owner"

static void finish(void *drag, void *data, int operation) {
  dragging *dragged = data;
  gtk.g_signal_handlers_disconnect_matched(drag, MATCH_DATA, 0, 0, NULL, NULL, data);
  if (dragged->display)
    gtk.g_signal_handlers_disconnect_matched(
        dragged->display, MATCH_DATA, 0, 0, NULL, NULL, data);
  gtk.gdk_drag_drop_done(drag, operation != 0);
  gtk.g_object_set_data(drag, OWNER_KEY, NULL);
  dragged->ended(dragged->owner, operation);
  free(dragged);
  gtk.g_object_unref(drag);
}

static void finished(void *drag, void *data) {
  finish(drag, data, gtk.gdk_drag_get_selected_action(drag) & ALL_ACTIONS);
}

static void cancelled(void *drag, int reason, void *data) {
  (void)reason;
  finish(drag, data, 0);
}

/* GDK grabs escape on the root window, and throws away what it hears of windows that are not its own. */
static gboolean heard(void *display, const void *event, void *data) {
  dragging *dragged = data;
  (void)display;
  if (!aviary_x11_is_escape(dragged->connection, event)) return 0;
  gtk.g_signal_emit_by_name(dragged->drag, "cancel", CANCELLED_BY_PERSON);
  return 1;
}

static void show_picture(void *drag, const aviary_drag_picture *picture) {
  void *bytes = gtk.g_bytes_new(picture->pixels, picture->stride * (size_t)picture->height);
  void *texture = gtk.gdk_memory_texture_new(
      picture->width, picture->height, BGRA_PREMULTIPLIED, bytes, picture->stride);
  graphene_rect bounds = {
    0, 0, (float)picture->width / (float)picture->scale, (float)picture->height / (float)picture->scale};
  void *snapshot = gtk.gtk_snapshot_new();
  gtk.gtk_snapshot_append_texture(snapshot, texture, &bounds);
  graphene_size size = {bounds.width, bounds.height};
  void *paintable = gtk.gtk_snapshot_free_to_paintable(snapshot, &size);
  gtk.gtk_drag_icon_set_from_paintable(drag, paintable, picture->x, picture->y);
  gtk.g_object_unref(paintable);
  gtk.g_object_unref(texture);
  gtk.g_bytes_unref(bytes);
}

int aviary_drag_begin(
    aviary_window *window, const char *const *types, const aviary_offer_events *events, void *owner,
    int operations, const aviary_drag_picture *picture, void (*ended)(void *owner, int operation)) {
  void *surface = gtk.gtk_native_get_surface(window->window);
  if (!surface || !window->device) return 0;
  void *offered = aviary_content_new(types, events, owner);
  void *drag = gtk.gdk_drag_begin(surface, window->device, offered, operations, 0, 0);
  if (!drag) {
    aviary_content_disown(offered);
    gtk.g_object_unref(offered);
    return 0;
  }
  gtk.g_object_unref(offered);
  /* The pointer is the desktop's now. */
  window->held_button = 0;
  dragging *dragged = malloc(sizeof *dragged);
  if (!dragged) aviary_fail("there is no memory left to drag something");
  *dragged = (dragging){.ended = ended, .owner = owner, .drag = drag};
  gtk.g_object_set_data(drag, OWNER_KEY, owner);
  if (picture) show_picture(drag, picture);
  CONNECT(drag, "dnd-finished", finished, dragged);
  CONNECT(drag, "cancel", cancelled, dragged);
  if (aviary_x11(surface, &dragged->connection)) {
    dragged->display = gtk.gdk_display_get_default();
    CONNECT(dragged->display, "xevent", heard, dragged);
  }
  return 1;
}

int aviary_window_has_lost_pointer(aviary_window *window) {
  if (!window->device) return 0;
  double x, y;
  void *surface = gtk.gdk_device_get_surface_at_position(window->device, &x, &y);
  return surface != gtk.gtk_native_get_surface(window->window);
}

/* MARK: - In */

static int tell(aviary_window *window, void *drop, int kind, double x, double y) {
  aviary_drop_event told = {.kind = kind, .x = x, .y = y, .drop = drop};
  size_t count = 0;
  const char *const *types =
      gtk.gdk_content_formats_get_mime_types(gtk.gdk_drop_get_formats(drop), &count);
  const char **copy = calloc(count + 1, sizeof *copy);
  if (!copy) aviary_fail("there is no memory left for what is dropped");
  for (size_t index = 0; index < count; index++) copy[index] = types[index];
  told.types = copy;
  told.operations = gtk.gdk_drop_get_actions(drop) & ALL_ACTIONS;
  void *drag = gtk.gdk_drop_get_drag(drop);
  told.origin = drag ? gtk.g_object_get_data(drag, OWNER_KEY) : NULL;
  int answer = window->events.drop(window->owner, &told);
  free(copy);
  return answer;
}

static int entered(void *target, void *drop, double x, double y, void *data) {
  (void)target;
  return tell(data, drop, AVIARY_DROP_ENTERED, x, y);
}

static int moved(void *target, void *drop, double x, double y, void *data) {
  (void)target;
  return tell(data, drop, AVIARY_DROP_MOVED, x, y);
}

static void left(void *target, void *drop, void *data) {
  (void)target;
  tell(data, drop, AVIARY_DROP_LEFT, 0, 0);
}

static gboolean dropped(void *target, void *drop, double x, double y, void *data) {
  (void)target;
  /* Until `aviary_drop_finish`. */
  gtk.g_object_ref(drop);
  if (tell(data, drop, AVIARY_DROP_DROPPED, x, y)) return 1;
  gtk.g_object_unref(drop);
  return 0;
}

void *aviary_drop_target_new(aviary_window *window) {
  void *target = gtk.gtk_drop_target_async_new(NULL, ALL_ACTIONS);
  CONNECT(target, "drag-enter", entered, window);
  CONNECT(target, "drag-motion", moved, window);
  CONNECT(target, "drag-leave", left, window);
  CONNECT(target, "drop", dropped, window);
  return target;
}

static void begin_type(
    void *source, const char **types, void (*finish_type)(void *, void *, void *), void *data) {
  gtk.gdk_drop_read_async(source, types, 0, NULL, finish_type, data);
}

static void *end_type(void *source, void *result, const char **type, g_error **error) {
  return gtk.gdk_drop_read_finish(source, result, type, error);
}

void aviary_drop_read(aviary_drop *drop, const char *type, aviary_receive *receive, void *owner) {
  aviary_read(drop, type, begin_type, end_type, receive, owner);
}

void aviary_drop_finish(aviary_drop *drop, int operation) {
  gtk.gdk_drop_finish(drop, operation);
  gtk.g_object_unref(drop);
}
