#include "CAviaryLibraries.h"
#include "AviaryLibrary.h"

#include <stdlib.h>
#include <string.h>

/* The parts of GLib's, GdkPixbuf's and librsvg's interfaces that are used here; they have been the same since
   their versions 2.0, 2.12 and 2.52. */
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} glib_error;
typedef struct {
  double x, y, width, height;
} svg_rectangle;
typedef struct {
  double length;
  int unit;
} svg_length;

static void (*object_unref)(void *);
static void (*error_free)(glib_error *);
static void *(*stream_new)(const void *, long, void (*)(void *));
static void *(*pixbuf_new)(void *, void *, glib_error **);
static void *(*pixbuf_turned)(void *);
static int (*pixbuf_width)(const void *);
static int (*pixbuf_height)(const void *);
static int (*pixbuf_stride)(const void *);
static int (*pixbuf_channels)(const void *);
static const uint8_t *(*pixbuf_pixels)(const void *);
/* GTimeVal, of which GdkPixbuf takes two. */
typedef struct {
  long seconds, microseconds;
} glib_time;
static void *(*animation_new)(void *, void *, glib_error **);
static void *(*animation_iter)(void *, const glib_time *);
static int (*iter_advance)(void *, const glib_time *);
static int (*iter_delay)(void *);
static void *(*iter_pixbuf)(void *);
static void *(*svg_new)(const void *, size_t, glib_error **);
static int (*svg_pixels)(const void *, double *, double *);
static void (*svg_dimensions)(
    const void *, int *, svg_length *, int *, svg_length *, int *, svg_rectangle *);
static int (*svg_render)(const void *, void *, const svg_rectangle *, glib_error **);

#define SYMBOL(name, variable) {name, (void **)(void *)&variable}
#define COUNT(array) (sizeof array / sizeof array[0])

static int load_pixbuf(char **error) {
  static int loaded;
  static const char *const names[] = {"libgdk_pixbuf-2.0.so.0", NULL};
  static const aviary_symbol symbols[] = {
    SYMBOL("g_object_unref", object_unref),
    SYMBOL("g_error_free", error_free),
    SYMBOL("g_memory_input_stream_new_from_data", stream_new),
    SYMBOL("gdk_pixbuf_new_from_stream", pixbuf_new),
    SYMBOL("gdk_pixbuf_apply_embedded_orientation", pixbuf_turned),
    SYMBOL("gdk_pixbuf_get_width", pixbuf_width),
    SYMBOL("gdk_pixbuf_get_height", pixbuf_height),
    SYMBOL("gdk_pixbuf_get_rowstride", pixbuf_stride),
    SYMBOL("gdk_pixbuf_get_n_channels", pixbuf_channels),
    SYMBOL("gdk_pixbuf_read_pixels", pixbuf_pixels),
    SYMBOL("gdk_pixbuf_animation_new_from_stream", animation_new),
    SYMBOL("gdk_pixbuf_animation_get_iter", animation_iter),
    SYMBOL("gdk_pixbuf_animation_iter_advance", iter_advance),
    SYMBOL("gdk_pixbuf_animation_iter_get_delay_time", iter_delay),
    SYMBOL("gdk_pixbuf_animation_iter_get_pixbuf", iter_pixbuf),
  };
  return aviary_load_once(
      &loaded, names, "libgdk-pixbuf-2.0-0", symbols, COUNT(symbols), error);
}

static int load_svg(char **error) {
  static int loaded;
  static const char *const names[] = {"librsvg-2.so.2", NULL};
  static const aviary_symbol symbols[] = {
    SYMBOL("g_object_unref", object_unref),
    SYMBOL("g_error_free", error_free),
    SYMBOL("rsvg_handle_new_from_data", svg_new),
    SYMBOL("rsvg_handle_get_intrinsic_size_in_pixels", svg_pixels),
    SYMBOL("rsvg_handle_get_intrinsic_dimensions", svg_dimensions),
    SYMBOL("rsvg_handle_render_document", svg_render),
  };
  return aviary_load_once(&loaded, names, "librsvg2-2", symbols, COUNT(symbols), error);
}

static void take(glib_error *from, char **error) {
  *error = strdup(from ? from->message : "unknown error");
  if (from) error_free(from);
}

/* MARK: Bitmaps */

aviary_pixbuf *aviary_pixbuf_decode(
    const void *bytes, size_t count, int is_turned, char **error) {
  if (!load_pixbuf(error)) return NULL;
  glib_error *failure = NULL;
  void *stream = stream_new(bytes, (long)count, NULL);
  void *pixbuf = pixbuf_new(stream, NULL, &failure);
  object_unref(stream);
  if (!pixbuf) {
    take(failure, error);
    return NULL;
  }
  void *turned = is_turned ? pixbuf_turned(pixbuf) : NULL;
  if (!turned) return pixbuf;
  object_unref(pixbuf);
  return turned;
}

void aviary_pixbuf_free(aviary_pixbuf *pixbuf) { object_unref(pixbuf); }
int aviary_pixbuf_width(const aviary_pixbuf *pixbuf) { return pixbuf_width(pixbuf); }
int aviary_pixbuf_height(const aviary_pixbuf *pixbuf) { return pixbuf_height(pixbuf); }
int aviary_pixbuf_stride(const aviary_pixbuf *pixbuf) { return pixbuf_stride(pixbuf); }
int aviary_pixbuf_channels(const aviary_pixbuf *pixbuf) { return pixbuf_channels(pixbuf); }
const uint8_t *aviary_pixbuf_pixels(const aviary_pixbuf *pixbuf) { return pixbuf_pixels(pixbuf); }

/* MARK: Bitmaps that move */

struct aviary_animation {
  void *animation, *iter;
  long time;
};

static glib_time time_of(const aviary_animation *animation) {
  glib_time time = {animation->time / 1000, animation->time % 1000 * 1000};
  return time;
}

aviary_animation *aviary_animation_open(const void *bytes, size_t count, char **error) {
  if (!load_pixbuf(error)) return NULL;
  glib_error *failure = NULL;
  void *stream = stream_new(bytes, (long)count, NULL);
  void *opened = animation_new(stream, NULL, &failure);
  object_unref(stream);
  if (!opened) {
    take(failure, error);
    return NULL;
  }
  aviary_animation *animation = calloc(1, sizeof *animation);
  if (!animation) abort();
  animation->animation = opened;
  glib_time start = time_of(animation);
  animation->iter = animation_iter(opened, &start);
  return animation;
}

int aviary_animation_advance(aviary_animation *animation) {
  int delay = iter_delay(animation->iter);
  if (delay < 0) return 0;
  animation->time += delay;
  glib_time now = time_of(animation);
  iter_advance(animation->iter, &now);
  return 1;
}

aviary_pixbuf *aviary_animation_current(aviary_animation *animation) {
  return iter_pixbuf(animation->iter);
}

void aviary_animation_free(aviary_animation *animation) {
  object_unref(animation->iter);
  object_unref(animation->animation);
  free(animation);
}

/* MARK: SVG documents */

aviary_svg *aviary_svg_parse(const void *bytes, size_t count, char **error) {
  if (!load_svg(error)) return NULL;
  glib_error *failure = NULL;
  aviary_svg *svg = svg_new(bytes, count, &failure);
  if (!svg) take(failure, error);
  return svg;
}

void aviary_svg_free(aviary_svg *svg) { object_unref(svg); }

void aviary_svg_size(const aviary_svg *svg, double *width, double *height) {
  if (svg_pixels(svg, width, height) && *width > 0 && *height > 0) return;
  int has_width = 0, has_height = 0, has_box = 0;
  svg_length width_length, height_length;
  svg_rectangle box = {0, 0, 0, 0};
  svg_dimensions(
      svg, &has_width, &width_length, &has_height, &height_length, &has_box, &box);
  int is_sized = has_box && box.width > 0 && box.height > 0;
  *width = is_sized ? box.width : 100;
  *height = is_sized ? box.height : 100;
}

void aviary_svg_render(
    const aviary_svg *svg, void *cairo, double x, double y, double width, double height) {
  svg_rectangle viewport = {x, y, width, height};
  svg_render(svg, cairo, &viewport, NULL);
}
