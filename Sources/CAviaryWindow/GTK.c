#include "GTK.h"

#include <AviaryLibrary.h>

aviary_gtk_functions gtk;

int aviary_load_gtk(char **error) {
  static int loaded;
  static const char *const names[] = {"libgtk-4.so.1", NULL};
  static const aviary_symbol symbols[] = {
#define X(result, name, arguments) {#name, (void **)(void *)&gtk.name},
    AVIARY_GTK_FUNCTIONS(X)
#undef X
  };
  if (!loaded)
    loaded = aviary_load_library(
        names, "libgtk-4-1", symbols, sizeof symbols / sizeof symbols[0], error);
  return loaded;
}
