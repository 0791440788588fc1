#ifndef AVIARY_GTK_H
#define AVIARY_GTK_H

#include <stddef.h>
#include <stdint.h>

/* The parts of GTK's, GLib's, Graphene's and Cairo's interfaces that are used here, as their documentation gives them.
   They belong to the stable interfaces of GTK 4.6 and later ones, and are written down so that nobody needs GTK's headers,
   and the packages that these bring, to build Aviary; scripts/check-gtk-headers compares them with the headers.
   Objects are `void *`: most functions take some ancestor of what they are called with. */

typedef int gboolean;
typedef void (*g_callback)(void);

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} g_error;

typedef struct {
  float x, y, width, height;
} graphene_rect;

typedef struct {
  float width, height;
} graphene_size;

typedef struct {
  double x, y;
} g_point;

typedef struct {
  int x, y, width, height;
} gdk_rectangle;

typedef struct {
  unsigned long type;
  uint64_t data[2];
} g_value;

/* What the classes of objects begin with; GObjectClass is 17 words long. */
typedef struct {
  void *words[17];
} g_object_class;

typedef struct {
  g_object_class parent;
  void (*show)(void *);
  void (*hide)(void *);
  void (*map)(void *);
  void (*unmap)(void *);
  void (*realize)(void *);
  void (*unrealize)(void *);
  void (*root)(void *);
  void (*unroot)(void *);
  void (*size_allocate)(void *widget, int width, int height, int baseline);
  void (*state_flags_changed)(void *, unsigned);
  void (*direction_changed)(void *, int);
  int (*get_request_mode)(void *);
  void (*measure)(
      void *widget, int orientation, int for_size, int *minimum, int *natural,
      int *minimum_baseline, int *natural_baseline);
  gboolean (*mnemonic_activate)(void *, gboolean);
  gboolean (*grab_focus)(void *);
  gboolean (*focus)(void *, int);
  void (*set_focus_child)(void *, void *);
  void (*move_focus)(void *, int);
  gboolean (*keynav_failed)(void *, int);
  gboolean (*query_tooltip)(void *, int, int, gboolean, void *);
  void (*compute_expand)(void *, gboolean *, gboolean *);
  void (*css_changed)(void *, void *);
  void (*system_setting_changed)(void *, int);
  void (*snapshot)(void *widget, void *snapshot);
  gboolean (*contains)(void *, double, double);
  void *private_data;
  void *padding[8];
} gtk_widget_class;

typedef struct {
  g_object_class parent;
  void (*content_changed)(void *);
  void (*attach_clipboard)(void *, void *);
  void (*detach_clipboard)(void *, void *);
  void *(*ref_formats)(void *provider);
  void *(*ref_storable_formats)(void *);
  void (*write_mime_type_async)(
      void *provider, const char *type, void *stream, int priority, void *cancellable,
      void (*callback)(void *, void *, void *), void *data);
  gboolean (*write_mime_type_finish)(void *provider, void *result, g_error **error);
  gboolean (*get_value)(void *, g_value *, g_error **);
  void *padding[8];
} gdk_content_provider_class;

typedef struct {
  unsigned long type;
  const char *name;
  unsigned class_size;
  unsigned instance_size;
} g_type_query_result;

/* Each function: its result, its name, its arguments. */
#define AVIARY_GTK_FUNCTIONS(X) \
  X(void *, g_object_ref, (void *)) \
  X(void *, g_object_ref_sink, (void *)) \
  X(void, g_object_unref, (void *)) \
  X(void, g_object_get, (void *, const char *, ...)) \
  X(void, g_object_set, (void *, const char *, ...)) \
  X(void *, g_object_class_find_property, (void *, const char *)) \
  X(void, g_free, (void *)) \
  X(void, g_error_free, (g_error *)) \
  X(unsigned long, g_signal_connect_data, (void *, const char *, g_callback, void *, void *, int)) \
  X(void, g_signal_emit_by_name, (void *, const char *, ...)) \
  X(void, g_signal_handler_disconnect, (void *, unsigned long)) \
  X(unsigned, g_signal_handlers_disconnect_matched, (void *, int, unsigned, uint32_t, void *, void *, void *)) \
  X(unsigned long, g_signal_handler_find, (void *, int, unsigned, uint32_t, void *, void *, void *)) \
  X(void, g_signal_handler_block, (void *, unsigned long)) \
  X(void, g_signal_handler_unblock, (void *, unsigned long)) \
  X(unsigned, g_signal_lookup, (const char *, unsigned long)) \
  X(const char *, g_type_name_from_instance, (void *)) \
  X(void, g_type_query, (unsigned long, g_type_query_result *)) \
  X(unsigned long, g_type_register_static_simple, (unsigned long, const char *, unsigned, void (*)(void *, void *), unsigned, void (*)(void *, void *), int)) \
  X(void *, g_object_new, (unsigned long, const char *, ...)) \
  X(gboolean, g_main_context_iteration, (void *, gboolean)) \
  X(void, g_main_context_wakeup, (void *)) \
  X(unsigned, g_unix_fd_add, (int, int, gboolean (*)(int, int, void *), void *)) \
  X(void *, g_source_new, (const void *, unsigned)) \
  X(unsigned, g_source_attach, (void *, void *)) \
  X(void, g_source_set_callback, (void *, gboolean (*)(void *), void *, void *)) \
  X(void, g_source_set_ready_time, (void *, int64_t)) \
  X(int64_t, g_get_monotonic_time, (void)) \
  X(void, g_set_prgname, (const char *)) \
  X(void, g_set_application_name, (const char *)) \
  X(void *, g_settings_schema_source_get_default, (void)) \
  X(void *, g_settings_schema_source_lookup, (void *, const char *, gboolean)) \
  X(gboolean, g_settings_schema_has_key, (void *, const char *)) \
  X(void, g_settings_schema_unref, (void *)) \
  X(void *, g_settings_new, (const char *)) \
  X(int, g_settings_get_enum, (void *, const char *)) \
  X(double, g_settings_get_double, (void *, const char *)) \
  X(gboolean, g_settings_get_boolean, (void *, const char *)) \
  X(gboolean, g_app_info_launch_default_for_uri, (const char *, void *, g_error **)) \
  X(void, gtk_disable_setlocale, (void)) \
  X(unsigned, gtk_get_minor_version, (void)) \
  X(gboolean, gtk_init_check, (void)) \
  X(void *, gtk_settings_get_default, (void)) \
  X(unsigned long, gtk_widget_get_type, (void)) \
  X(void *, gtk_window_new, (void)) \
  X(void, gtk_window_set_title, (void *, const char *)) \
  X(void, gtk_window_set_child, (void *, void *)) \
  X(void, gtk_window_set_default_size, (void *, int, int)) \
  X(void, gtk_window_set_resizable, (void *, gboolean)) \
  X(void, gtk_window_set_decorated, (void *, gboolean)) \
  X(void, gtk_window_set_deletable, (void *, gboolean)) \
  X(void, gtk_window_set_titlebar, (void *, void *)) \
  X(void, gtk_window_set_transient_for, (void *, void *)) \
  X(void, gtk_window_set_startup_id, (void *, const char *)) \
  X(void, gtk_window_minimize, (void *)) \
  X(void, gtk_window_maximize, (void *)) \
  X(void, gtk_window_unmaximize, (void *)) \
  X(gboolean, gtk_window_is_maximized, (void *)) \
  X(int, gtk_widget_get_allocated_width, (void *)) \
  X(int, gtk_widget_get_allocated_height, (void *)) \
  X(void, gtk_window_fullscreen, (void *)) \
  X(void, gtk_window_unfullscreen, (void *)) \
  X(gboolean, gtk_window_is_fullscreen, (void *)) \
  X(void *, gtk_box_new, (int, int)) \
  X(void, gdk_toplevel_begin_move, (void *, void *, int, double, double, uint32_t)) \
  X(void *, gdk_display_get_default_seat, (void *)) \
  X(unsigned, gdk_seat_get_capabilities, (void *)) \
  X(void, gtk_window_present, (void *)) \
  X(void, gtk_widget_realize, (void *)) \
  X(void, gtk_window_destroy, (void *)) \
  X(void, gtk_widget_set_visible, (void *, gboolean)) \
  X(gboolean, gtk_window_is_active, (void *)) \
  X(void, gtk_window_set_icon_name, (void *, const char *)) \
  X(void *, gtk_native_get_surface, (void *)) \
  X(void *, gtk_native_get_renderer, (void *)) \
  X(unsigned long, gdk_surface_get_type, (void)) \
  X(int, gdk_surface_get_width, (void *)) \
  X(int, gdk_surface_get_height, (void *)) \
  X(void, gdk_surface_queue_render, (void *)) \
  X(void *, gdk_surface_create_cairo_context, (void *)) \
  X(void *, gdk_cairo_context_cairo_create, (void *)) \
  X(void, gdk_cairo_region, (void *, const void *)) \
  X(void, gdk_draw_context_begin_frame, (void *, const void *)) \
  X(void, gdk_draw_context_end_frame, (void *)) \
  X(int, gdk_toplevel_get_state, (void *)) \
  X(int, gtk_widget_get_width, (void *)) \
  X(int, gtk_widget_get_height, (void *)) \
  X(int, gtk_widget_get_scale_factor, (void *)) \
  X(void, gtk_widget_queue_draw, (void *)) \
  X(void, gtk_widget_queue_resize, (void *)) \
  X(unsigned, gtk_widget_add_tick_callback, (void *, gboolean (*)(void *, void *, void *), void *, void *)) \
  X(void, gtk_widget_remove_tick_callback, (void *, unsigned)) \
  X(void, gtk_widget_set_focusable, (void *, gboolean)) \
  X(gboolean, gtk_widget_grab_focus, (void *)) \
  X(void, gtk_widget_unparent, (void *)) \
  X(void *, gtk_widget_get_first_child, (void *)) \
  X(int64_t, gdk_frame_clock_get_frame_time, (void *)) \
  X(void *, gtk_widget_get_frame_clock, (void *)) \
  X(void *, gsk_cairo_node_new, (const graphene_rect *)) \
  X(void *, gsk_cairo_node_get_draw_context, (void *)) \
  X(void, gsk_render_node_unref, (void *)) \
  X(void, gtk_snapshot_append_node, (void *, void *)) \
  X(void *, cairo_image_surface_create, (int, int, int)) \
  X(void *, cairo_image_surface_create_for_data, (uint8_t *, int, int, int, int)) \
  X(int, cairo_surface_set_user_data, (void *, const void *, void *, void (*)(void *))) \
  X(uint8_t *, cairo_image_surface_get_data, (void *)) \
  X(int, cairo_image_surface_get_stride, (void *)) \
  X(void, cairo_surface_flush, (void *)) \
  X(void, cairo_surface_mark_dirty, (void *)) \
  X(void, cairo_surface_destroy, (void *)) \
  X(void *, cairo_surface_reference, (void *)) \
  X(void *, cairo_surface_get_device, (void *)) \
  X(void *, cairo_region_create, (void)) \
  X(int, cairo_region_union, (void *, const void *)) \
  X(int, cairo_region_union_rectangle, (void *, const gdk_rectangle *)) \
  X(gboolean, cairo_region_is_empty, (const void *)) \
  X(void, cairo_region_destroy, (void *)) \
  X(void, cairo_set_operator, (void *, int)) \
  X(void, cairo_scale, (void *, double, double)) \
  X(void, cairo_set_source_surface, (void *, void *, double, double)) \
  X(void *, cairo_get_source, (void *)) \
  X(void, cairo_pattern_set_filter, (void *, int)) \
  X(void, cairo_identity_matrix, (void *)) \
  X(void, cairo_clip, (void *)) \
  X(void *, cairo_create, (void *)) \
  X(void, cairo_paint, (void *)) \
  X(void, cairo_destroy, (void *)) \
  X(void *, gtk_event_controller_legacy_new, (void)) \
  X(void *, gtk_event_controller_motion_new, (void)) \
  X(void, gtk_widget_add_controller, (void *, void *)) \
  X(void, gtk_widget_remove_controller, (void *, void *)) \
  X(void, gtk_widget_set_cursor_from_name, (void *, const char *)) \
  X(void, gtk_native_get_surface_transform, (void *, double *, double *)) \
  X(gboolean, gtk_widget_translate_coordinates, (void *, void *, double, double, double *, double *)) \
  X(int, gdk_event_get_event_type, (void *)) \
  X(gboolean, gdk_event_get_position, (void *, double *, double *)) \
  X(uint32_t, gdk_event_get_time, (void *)) \
  X(int, gdk_event_get_modifier_state, (void *)) \
  X(void *, gdk_event_get_device, (void *)) \
  X(void *, gdk_event_get_event_sequence, (void *)) \
  X(int, gdk_device_get_source, (void *)) \
  X(unsigned, gdk_button_event_get_button, (void *)) \
  X(int, gdk_scroll_event_get_direction, (void *)) \
  X(int, gdk_scroll_event_get_unit, (void *)) \
  X(void, gdk_scroll_event_get_deltas, (void *, double *, double *)) \
  X(gboolean, gdk_scroll_event_is_stop, (void *)) \
  X(int, gdk_touchpad_event_get_gesture_phase, (void *)) \
  X(double, gdk_touchpad_event_get_pinch_angle_delta, (void *)) \
  X(double, gdk_touchpad_event_get_pinch_scale, (void *)) \
  X(unsigned, gdk_key_event_get_keycode, (void *)) \
  X(unsigned, gdk_key_event_get_keyval, (void *)) \
  X(uint32_t, gdk_keyval_to_unicode, (unsigned)) \
  X(uint32_t, g_utf8_get_char, (const char *)) \
  X(char *, g_utf8_find_next_char, (const char *, const char *)) \
  X(void *, gtk_im_multicontext_new, (void)) \
  X(void, gtk_im_context_set_client_widget, (void *, void *)) \
  X(void, gtk_im_context_get_preedit_string, (void *, char **, void *, int *)) \
  X(gboolean, gtk_im_context_filter_keypress, (void *, void *)) \
  X(void, gtk_im_context_set_cursor_location, (void *, const gdk_rectangle *)) \
  X(void, gtk_im_context_set_surrounding_with_selection, (void *, const char *, int, int, int)) \
  X(void, gtk_im_context_focus_in, (void *)) \
  X(void, gtk_im_context_focus_out, (void *)) \
  X(void, gtk_im_context_reset, (void *)) \
  X(void *, gtk_widget_get_clipboard, (void *)) \
  X(void *, gtk_widget_get_primary_clipboard, (void *)) \
  X(void, gdk_clipboard_set_text, (void *, const char *)) \
  X(void, gdk_clipboard_read_text_async, (void *, void *, void (*)(void *, void *, void *), void *)) \
  X(char *, gdk_clipboard_read_text_finish, (void *, void *, g_error **)) \
  X(void, g_object_weak_ref, (void *, void (*)(void *, void *), void *)) \
  X(void, g_object_set_data, (void *, const char *, void *)) \
  X(void *, g_object_get_data, (void *, const char *)) \
  X(const char *, g_intern_string, (const char *)) \
  X(unsigned, g_timeout_add, (unsigned, gboolean (*)(void *), void *)) \
  X(gboolean, g_source_remove, (unsigned)) \
  X(void *, g_cancellable_new, (void)) \
  X(void, g_cancellable_cancel, (void *)) \
  X(uint32_t, g_quark_from_static_string, (const char *)) \
  X(void *, g_task_new, (void *, void *, void (*)(void *, void *, void *), void *)) \
  X(void, g_task_return_boolean, (void *, gboolean)) \
  X(void, g_task_return_new_error, (void *, uint32_t, int, const char *, ...)) \
  X(gboolean, g_task_propagate_boolean, (void *, g_error **)) \
  X(void, g_output_stream_write_all_async, (void *, const void *, size_t, int, void *, void (*)(void *, void *, void *), void *)) \
  X(gboolean, g_output_stream_write_all_finish, (void *, void *, size_t *, g_error **)) \
  X(void, g_input_stream_read_bytes_async, (void *, size_t, int, void *, void (*)(void *, void *, void *), void *)) \
  X(void *, g_input_stream_read_bytes_finish, (void *, void *, g_error **)) \
  X(void *, g_bytes_new, (const void *, size_t)) \
  X(const void *, g_bytes_get_data, (void *, size_t *)) \
  X(void, g_bytes_unref, (void *)) \
  X(unsigned long, gdk_content_provider_get_type, (void)) \
  X(void *, gdk_content_formats_new, (const char **, unsigned)) \
  X(void *, gdk_content_formats_ref, (void *)) \
  X(void, gdk_content_formats_unref, (void *)) \
  X(const char *const *, gdk_content_formats_get_mime_types, (void *, size_t *)) \
  X(gboolean, gdk_clipboard_set_content, (void *, void *)) \
  X(gboolean, gdk_clipboard_is_local, (void *)) \
  X(void *, gdk_clipboard_get_formats, (void *)) \
  X(void, gdk_clipboard_read_async, (void *, const char **, int, void *, void (*)(void *, void *, void *), void *)) \
  X(void *, gdk_clipboard_read_finish, (void *, void *, const char **, g_error **)) \
  X(void *, gdk_device_get_surface_at_position, (void *, double *, double *)) \
  X(void *, gdk_drag_begin, (void *, void *, void *, int, double, double)) \
  X(void, gdk_drag_drop_done, (void *, gboolean)) \
  X(int, gdk_drag_get_selected_action, (void *)) \
  X(void, gtk_drag_icon_set_from_paintable, (void *, void *, int, int)) \
  X(void *, gdk_memory_texture_new, (int, int, int, void *, size_t)) \
  X(void *, gtk_snapshot_new, (void)) \
  X(void, gtk_snapshot_append_texture, (void *, void *, const graphene_rect *)) \
  X(void *, gtk_snapshot_free_to_paintable, (void *, const graphene_size *)) \
  X(void *, gtk_drop_target_async_new, (void *, int)) \
  X(void *, gdk_drop_get_formats, (void *)) \
  X(int, gdk_drop_get_actions, (void *)) \
  X(void *, gdk_drop_get_drag, (void *)) \
  X(void, gdk_drop_read_async, (void *, const char **, int, void *, void (*)(void *, void *, void *), void *)) \
  X(void *, gdk_drop_read_finish, (void *, void *, const char **, g_error **)) \
  X(void, gdk_drop_finish, (void *, int)) \
  X(void *, gtk_file_chooser_native_new, (const char *, void *, unsigned, const char *, const char *)) \
  X(void, gtk_native_dialog_set_modal, (void *, gboolean)) \
  X(void, gtk_native_dialog_hide, (void *)) \
  X(void, gtk_native_dialog_show, (void *)) \
  X(void, gtk_native_dialog_destroy, (void *)) \
  X(gboolean, gtk_file_chooser_set_current_folder, (void *, void *, g_error **)) \
  X(void, gtk_file_chooser_set_current_name, (void *, const char *)) \
  X(void, gtk_file_chooser_set_select_multiple, (void *, gboolean)) \
  X(void, gtk_file_chooser_add_filter, (void *, void *)) \
  X(void *, gtk_file_chooser_get_files, (void *)) \
  X(void *, gtk_file_filter_new, (void)) \
  X(void, gtk_file_filter_set_name, (void *, const char *)) \
  X(void, gtk_file_filter_add_pattern, (void *, const char *)) \
  X(void, gtk_file_filter_add_mime_type, (void *, const char *)) \
  X(void *, g_file_new_for_path, (const char *)) \
  X(char *, g_file_get_path, (void *)) \
  X(void *, gtk_recent_manager_get_default, (void)) \
  X(gboolean, gtk_recent_manager_add_item, (void *, const char *)) \
  X(unsigned, g_list_model_get_n_items, (void *)) \
  X(void *, g_list_model_get_item, (void *, unsigned)) \
  X(void *, gdk_display_get_default, (void)) \
  X(void *, gdk_display_get_monitors, (void *)) \
  X(void, gdk_monitor_get_geometry, (void *, gdk_rectangle *)) \
  X(int, gdk_monitor_get_scale_factor, (void *))

typedef struct {
#define X(result, name, arguments) result(*name) arguments;
  AVIARY_GTK_FUNCTIONS(X)
#undef X
} aviary_gtk_functions;

/* The functions, after `aviary_load_gtk` has found them. */
extern __attribute__((visibility("hidden"))) aviary_gtk_functions gtk;

/* Loads GTK, once. False where that fails, and `error` says why. */
__attribute__((visibility("hidden"))) int aviary_load_gtk(char **error);

/* Calls `handler` with the object, what comes with the signal, and `data`. */
#define CONNECT(object, signal, handler, data) \
  gtk.g_signal_connect_data(object, signal, (g_callback)(void *)(handler), data, NULL, 0)

#endif
