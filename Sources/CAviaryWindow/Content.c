#include "Transfer.h"

#include <stdlib.h>
#include <string.h>

/* What this program offers to others: a GdkContentProvider whose data is made when somebody asks. */

/* An instance begins with GObject's three words. */
typedef struct {
  void *object[3];
  void *formats;
  aviary_offer_events events;
  void *owner;
} content;

struct aviary_request {
  /* GTask and GOutputStream, and the bytes while they are written. */
  void *task, *stream;
  void *bytes;
};

static void *ref_formats(void *provider) {
  return gtk.gdk_content_formats_ref(((content *)provider)->formats);
}

static void end(aviary_request *request, int is_written) {
  if (is_written) gtk.g_task_return_boolean(request->task, 1);
  else
    gtk.g_task_return_new_error(
        request->task, gtk.g_quark_from_static_string("aviary-transfer"), 1, "%s",
        "the data could not be had");
  gtk.g_object_unref(request->task);
  gtk.g_object_unref(request->stream);
  free(request->bytes);
  free(request);
}

static void written(void *stream, void *result, void *data) {
  size_t count = 0;
  g_error *error = NULL;
  int is_written = gtk.g_output_stream_write_all_finish(stream, result, &count, &error);
  if (error) gtk.g_error_free(error);
  end(data, is_written);
}

void aviary_request_answer(aviary_request *request, const void *bytes, size_t length) {
  request->bytes = bytes ? malloc(length ? length : 1) : NULL;
  if (!request->bytes) {
    end(request, 0);
    return;
  }
  memcpy(request->bytes, bytes, length);
  gtk.g_output_stream_write_all_async(
      request->stream, request->bytes, length, 0, NULL, written, request);
}

static void write_type(
    void *provider, const char *type, void *stream, int priority, void *cancellable,
    void (*callback)(void *, void *, void *), void *data) {
  content *offered = provider;
  (void)priority;
  aviary_request *request = calloc(1, sizeof *request);
  if (!request) aviary_fail("there is no memory left to hand data over");
  request->task = gtk.g_task_new(provider, cancellable, callback, data);
  request->stream = gtk.g_object_ref(stream);
  offered->events.wanted(offered->owner, type, request);
}

static gboolean write_finish(void *provider, void *result, g_error **error) {
  (void)provider;
  return gtk.g_task_propagate_boolean(result, error);
}

static void initialize_class(void *class, void *data) {
  gdk_content_provider_class *provider = class;
  (void)data;
  provider->ref_formats = ref_formats;
  provider->write_mime_type_async = write_type;
  provider->write_mime_type_finish = write_finish;
}

static void gone(void *data, void *place) {
  content *offered = place;
  (void)data;
  gtk.gdk_content_formats_unref(offered->formats);
  if (offered->events.gone) offered->events.gone(offered->owner);
}

void *aviary_content_new(
    const char *const *types, const aviary_offer_events *events, void *owner) {
  static unsigned long type;
  if (!type)
    type = gtk.g_type_register_static_simple(
        gtk.gdk_content_provider_get_type(), "AviaryContent", sizeof(gdk_content_provider_class),
        initialize_class, sizeof(content), NULL, 0);
  unsigned count = 0;
  while (types[count]) count++;
  content *made = gtk.g_object_new(type, NULL);
  made->formats = gtk.gdk_content_formats_new((const char **)(uintptr_t)types, count);
  made->events = *events;
  made->owner = owner;
  /* Told while the object is freed: its own words are there yet. */
  gtk.g_object_weak_ref(made, gone, NULL);
  return made;
}

void aviary_content_disown(void *content_of) { ((content *)content_of)->events.gone = NULL; }
