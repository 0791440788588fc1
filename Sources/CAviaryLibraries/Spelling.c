#include "CAviaryLibraries.h"
#include "AviaryLibrary.h"

#include <stdlib.h>
#include <string.h>

/* The part of Enchant's interface that is used here, the same since its version 2. */
typedef void describe(const char *, const char *, const char *, const char *, void *);

static void *(*broker_init)(void);
static void (*list_dicts)(void *, describe *, void *);
static void *(*request_dict)(void *, const char *);
static int (*dict_check)(void *, const char *, ptrdiff_t);
static char **(*dict_suggest)(void *, const char *, ptrdiff_t, size_t *);
static void (*free_strings)(void *, char **);

#define SYMBOL(name, variable) {name, (void **)(void *)&variable}

static int load(char **error) {
  static int loaded;
  static const char *const names[] = {"libenchant-2.so.2", NULL};
  static const aviary_symbol symbols[] = {
    SYMBOL("enchant_broker_init", broker_init),
    SYMBOL("enchant_broker_list_dicts", list_dicts),
    SYMBOL("enchant_broker_request_dict", request_dict),
    SYMBOL("enchant_dict_check", dict_check),
    SYMBOL("enchant_dict_suggest", dict_suggest),
    SYMBOL("enchant_dict_free_string_list", free_strings),
  };
  return aviary_load_once(
      &loaded, names, "libenchant-2-2", symbols, sizeof symbols / sizeof symbols[0], error);
}

void *aviary_spelling_open(char **error) { return load(error) ? broker_init() : NULL; }

typedef struct {
  void (*body)(const char *, void *);
  void *context;
} visitor;

static void visit(
    const char *tag, const char *name, const char *description, const char *file, void *data) {
  (void)name, (void)description, (void)file;
  const visitor *to = data;
  to->body(tag, to->context);
}

void aviary_spelling_languages(
    void *spelling, void (*body)(const char *tag, void *context), void *context) {
  visitor to = {body, context};
  list_dicts(spelling, visit, &to);
}

void *aviary_spelling_dictionary(void *spelling, const char *tag) {
  return request_dict(spelling, tag);
}

int aviary_spelling_knows(void *dictionary, const char *word) {
  return dict_check(dictionary, word, (ptrdiff_t)strlen(word)) <= 0;
}

void aviary_spelling_guesses(
    void *dictionary, const char *word, void (*body)(const char *guess, void *context),
    void *context) {
  size_t count = 0;
  char **guesses = dict_suggest(dictionary, word, (ptrdiff_t)strlen(word), &count);
  for (size_t i = 0; i < count; i++) body(guesses[i], context);
  if (guesses) free_strings(dictionary, guesses);
}
