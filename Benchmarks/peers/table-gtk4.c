// W10 beside GTK 4: a GtkColumnView of a million rows, painted into an image of our own by GSK's cairo code.
#include "cells.h"
#include <gtk/gtk.h>

static cairo_surface_t *screen;
static double frame_start, paint_end;
static int frames;

#define PIXEL_TYPE_BIN pixel_bin_get_type()
G_DECLARE_FINAL_TYPE(PixelBin, pixel_bin, PIXEL, BIN, GtkWidget)
struct _PixelBin { GtkWidget parent; GtkWidget *child; };
G_DEFINE_TYPE(PixelBin, pixel_bin, GTK_TYPE_WIDGET)

static void bin_measure(GtkWidget *widget, GtkOrientation way, int other, int *least, int *usual, int *a, int *b) {
  (void)widget; (void)other;
  *least = 1; *usual = way == GTK_ORIENTATION_HORIZONTAL ? VIEW_WIDTH : VIEW_HEIGHT; *a = *b = -1;
}
static void bin_allocate(GtkWidget *widget, int width, int height, int baseline) {
  PixelBin *bin = PIXEL_BIN(widget);
  if (bin->child) gtk_widget_allocate(bin->child, width, height, baseline, NULL);
}
static void bin_snapshot(GtkWidget *widget, GtkSnapshot *unused) {
  (void)unused;
  PixelBin *bin = PIXEL_BIN(widget);
  if (bin->child) {
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_widget_snapshot_child(widget, bin->child, snapshot);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    cairo_t *context = cairo_create(screen);
    cairo_set_source_rgb(context, 1, 1, 1); cairo_paint(context);
    if (node) { gsk_render_node_draw(node, context); gsk_render_node_unref(node); }
    cairo_destroy(context); cairo_surface_flush(screen);
  }
  paint_end = now_ms();
  frames++;
}
static void pixel_bin_init(PixelBin *bin) { (void)bin; }
static void pixel_bin_class_init(PixelBinClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->measure = bin_measure; widget->size_allocate = bin_allocate; widget->snapshot = bin_snapshot;
}

// A model that makes a row when it is asked for; a row is its number as a text.
#define ROW_TYPE_MODEL row_model_get_type()
G_DECLARE_FINAL_TYPE(RowModel, row_model, ROW, MODEL, GObject)
struct _RowModel { GObject parent; };
static GType model_type(GListModel *model) { (void)model; return GTK_TYPE_STRING_OBJECT; }
static guint model_count(GListModel *model) { (void)model; return TABLE_ROWS; }
static gpointer model_item(GListModel *model, guint row) {
  (void)model;
  if (row >= TABLE_ROWS) return NULL;
  char text[32];
  snprintf(text, sizeof text, "%u", row);
  return gtk_string_object_new(text);
}
static void model_interface(GListModelInterface *model) {
  model->get_item_type = model_type; model->get_n_items = model_count; model->get_item = model_item;
}
G_DEFINE_TYPE_WITH_CODE(RowModel, row_model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_interface))
static void row_model_init(RowModel *model) { (void)model; }
static void row_model_class_init(RowModelClass *class) { (void)class; }

static void cell_setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child(item, label);
}
static void cell_bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column) {
  (void)factory;
  const char *row = gtk_string_object_get_string(GTK_STRING_OBJECT(gtk_list_item_get_item(item)));
  char text[64];
  table_cell(atol(row), GPOINTER_TO_INT(column), text, sizeof text);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static GtkWidget *window;
static PixelBin *bin;
static void before_paint(GdkFrameClock *clock, gpointer data) { (void)clock; (void)data; frame_start = now_ms(); }
static void frame(void) {
  int seen = frames;
  gtk_widget_queue_draw(GTK_WIDGET(bin));
  while (frames == seen) g_main_context_iteration(NULL, TRUE);
}

int main(void) {
  load_words();
  gtk_init();
  GtkCssProvider *css = gtk_css_provider_new();
  gtk_css_provider_load_from_data(css,
    "* { font-family: \"" FONT "\"; font-size: 13px; } window { background: #fff; }"
    "columnview row { min-height: 24px; } columnview cell { padding: 0 6px; }"
    "columnview row:nth-child(even) { background: #f5f5f5; }", -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(css), GTK_STYLE_PROVIDER_PRIORITY_USER);
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  bin = g_object_new(PIXEL_TYPE_BIN, NULL);
  gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(bin));
  gtk_window_set_default_size(GTK_WINDOW(window), VIEW_WIDTH, VIEW_HEIGHT);
  screen = cairo_image_surface_create(CAIRO_FORMAT_RGB24, VIEW_WIDTH, VIEW_HEIGHT);
  gtk_window_present(GTK_WINDOW(window));
  while (!gtk_widget_get_mapped(GTK_WIDGET(bin))) g_main_context_iteration(NULL, TRUE);
  g_signal_connect(gtk_widget_get_frame_clock(window), "before-paint", G_CALLBACK(before_paint), NULL);
  frame();
  long before = rss_kb();
  double start = now_ms();
  GtkWidget *table = gtk_column_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_new(ROW_TYPE_MODEL, NULL))));
  for (int column = 0; column < TABLE_COLUMNS; column++) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(cell_setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(cell_bind), GINT_TO_POINTER(column));
    char title[32];
    snprintf(title, sizeof title, "Column %d", column);
    GtkColumnViewColumn *made = gtk_column_view_column_new(title, factory);
    gtk_column_view_column_set_expand(made, TRUE);
    gtk_column_view_append_column(GTK_COLUMN_VIEW(table), made);
    g_object_unref(made);
  }
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), table);
  bin->child = scrolled;
  gtk_widget_set_parent(scrolled, GTK_WIDGET(bin));
  double built = now_ms() - start;
  frame();
  report("W10", "1M rows of 8 columns, first frame painted", built + paint_end - frame_start, "ms");
  report("W10", "1M rows of 8 columns, RSS above empty window", (peak_kb() - before) / 1024.0, "MiB");
  frame(); frame();
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  static double times[300];
  double sum = 0;
  for (int step = 0; step < 300; step++) {
    double moved = now_ms();
    gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + VIEW_HEIGHT);
    moved = now_ms() - moved;
    frame();
    sum += times[step] = moved + paint_end - frame_start;
  }
  const char *png = getenv("BENCH_PNG");
  if (png) cairo_surface_write_to_png(screen, png);
  report("W10", "table scrolled by 800 px, mean", sum / 300, "ms/frame");
  report("W10", "table scrolled by 800 px, median", median(times, 300), "ms/frame");
  return 0;
}
