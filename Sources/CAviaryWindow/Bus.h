#ifndef AVIARY_BUS_H
#define AVIARY_BUS_H

#include "CAviaryAccessibility.h"
#include "GTK.h"

/* The parts of GIO's interface that are used here, as its documentation gives them. */

/* What is called with the object and the result of something that was started, and its own data. */
typedef void (*aviary_ready)(void *object, void *result, void *data);

#define AVIARY_BUS_FUNCTIONS(X) \
  X(void, g_bus_get, (int, void *, aviary_ready, void *)) \
  X(void *, g_bus_get_finish, (void *, g_error **)) \
  X(void, g_dbus_connection_new_for_address, (const char *, int, void *, void *, aviary_ready, void *)) \
  X(void *, g_dbus_connection_new_for_address_finish, (void *, g_error **)) \
  X(char *, g_dbus_address_get_for_bus_sync, (int, void *, g_error **)) \
  X(void, g_dbus_connection_set_exit_on_close, (void *, gboolean)) \
  X(void, g_dbus_connection_close, (void *, void *, aviary_ready, void *)) \
  X(const char *, g_dbus_connection_get_unique_name, (void *)) \
  X(unsigned, g_dbus_connection_add_filter, (void *, void *(*)(void *, void *, gboolean, void *), void *, void *)) \
  X(void, g_dbus_connection_remove_filter, (void *, unsigned)) \
  X(void, g_dbus_connection_call, (void *, const char *, const char *, const char *, const char *, void *, void *, int, int, void *, aviary_ready, void *)) \
  X(void *, g_dbus_connection_call_finish, (void *, void *, g_error **)) \
  X(unsigned, g_dbus_connection_signal_subscribe, (void *, const char *, const char *, const char *, const char *, const char *, int, void (*)(void *, const char *, const char *, const char *, const char *, void *, void *), void *, void *)) \
  X(void, g_dbus_connection_signal_unsubscribe, (void *, unsigned)) \
  X(gboolean, g_dbus_connection_emit_signal, (void *, const char *, const char *, const char *, const char *, void *, g_error **)) \
  X(gboolean, g_dbus_connection_send_message, (void *, void *, int, volatile uint32_t *, g_error **)) \
  X(int, g_dbus_message_get_message_type, (void *)) \
  X(int, g_dbus_message_get_flags, (void *)) \
  X(const char *, g_dbus_message_get_path, (void *)) \
  X(const char *, g_dbus_message_get_interface, (void *)) \
  X(const char *, g_dbus_message_get_member, (void *)) \
  X(void *, g_dbus_message_get_body, (void *)) \
  X(void, g_dbus_message_set_body, (void *, void *)) \
  X(void *, g_dbus_message_new_method_reply, (void *)) \
  X(void *, g_dbus_message_new_method_error_literal, (void *, const char *, const char *)) \
  X(void *, g_variant_parse, (void *, const char *, const char *, const char **, g_error **)) \
  X(void *, g_variant_ref_sink, (void *)) \
  X(void, g_variant_unref, (void *)) \
  X(size_t, g_variant_n_children, (void *)) \
  X(void *, g_variant_get_child_value, (void *, size_t)) \
  X(void *, g_variant_get_variant, (void *)) \
  X(int, g_variant_classify, (void *)) \
  X(const char *, g_variant_get_string, (void *, size_t *)) \
  X(gboolean, g_variant_get_boolean, (void *)) \
  X(int, g_variant_get_int32, (void *)) \
  X(uint32_t, g_variant_get_uint32, (void *)) \
  X(double, g_variant_get_double, (void *)) \
  X(unsigned, g_idle_add_full, (int, gboolean (*)(void *), void *, void *))

typedef struct {
#define X(result, name, arguments) result(*name) arguments;
  AVIARY_BUS_FUNCTIONS(X)
#undef X
} aviary_bus_functions;

/* The functions, after `aviary_load_bus` has found them. */
extern __attribute__((visibility("hidden"))) aviary_bus_functions gio;

/* Loads GIO, once. */
__attribute__((visibility("hidden"))) int aviary_load_bus(void);

/* Whether there is a bus of the session, which is not started for this. */
__attribute__((visibility("hidden"))) int aviary_has_session_bus(void);

/* A method that was called, or what a method has answered, or a signal: then `message` is NULL. */
struct aviary_bus_call {
  void *message;
  /* The connection that the answer goes to; the tuple of arguments. */
  void *connection, *body;
  /* Arguments that were handed out. */
  void *kept[8];
};

/* Parses a value; NULL where the text is none, which is told. The caller's. */
__attribute__((visibility("hidden"))) void *aviary_bus_parse(const char *text);

#endif
