#include "CAviaryLibraries.h"
#include "AviaryLibrary.h"

/* The part of HarfBuzz' subsetting interface that is used here, the same since its version 2.9. */
static void *(*input_new)(void);
static void (*input_free)(void *);
static void *(*input_glyphs)(void *);
static void (*input_set_flags)(void *, unsigned);
static void (*set_add)(void *, uint32_t);
static void *(*subset)(void *, const void *);

enum { RETAIN_GIDS = 2, NOTDEF_OUTLINE = 0x40 };

#define SYMBOL(name, variable) {name, (void **)(void *)&variable}

static int load(char **error) {
  static int loaded;
  static const char *const names[] = {"libharfbuzz-subset.so.0", NULL};
  static const aviary_symbol symbols[] = {
    SYMBOL("hb_subset_input_create_or_fail", input_new),
    SYMBOL("hb_subset_input_destroy", input_free),
    SYMBOL("hb_subset_input_glyph_set", input_glyphs),
    SYMBOL("hb_subset_input_set_flags", input_set_flags),
    SYMBOL("hb_set_add", set_add),
    SYMBOL("hb_subset_or_fail", subset),
  };
  return aviary_load_once(
      &loaded, names, "libharfbuzz-subset0", symbols, sizeof symbols / sizeof symbols[0], error);
}

int aviary_can_subset(char **error) { return load(error); }

void *aviary_subset_face(const void *face, const uint32_t *glyphs, size_t count) {
  char *error = NULL;
  if (!load(&error)) return NULL;
  void *input = input_new();
  if (!input) return NULL;
  input_set_flags(input, RETAIN_GIDS | NOTDEF_OUTLINE);
  for (size_t i = 0; i < count; i++) set_add(input_glyphs(input), glyphs[i]);
  void *result = subset((void *)face, input);
  input_free(input);
  return result;
}
