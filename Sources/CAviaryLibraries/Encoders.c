#include "CAviaryLibraries.h"
#include "AviaryLibrary.h"

#include <stdlib.h>
#include <string.h>

/* The parts of TurboJPEG's and libwebp's interfaces that are used here, the same since their versions 1.2 and 0.1.3. */
static void *(*jpeg_new)(void);
static int (*jpeg_compress)(
    void *, const uint8_t *, int, int, int, int, uint8_t **, unsigned long *, int, int, int);
static char *(*jpeg_error)(void);
static int (*jpeg_end)(void *);
static void (*jpeg_free)(uint8_t *);
static size_t (*webp_encode)(const uint8_t *, int, int, int, float, uint8_t **);
static void (*webp_free)(void *);

enum { FORMAT_BGRX = 3, WITHOUT_SUBSAMPLING = 0, ACCURATE_DCT = 4096, WEBP_LENGTH = 16383 };

#define SYMBOL(name, variable) {name, (void **)(void *)&variable}
#define COUNT(array) (sizeof array / sizeof array[0])

static int load_jpeg(char **error) {
  static int loaded;
  static const char *const names[] = {"libturbojpeg.so.0", NULL};
  static const aviary_symbol symbols[] = {
    SYMBOL("tjInitCompress", jpeg_new),
    SYMBOL("tjCompress2", jpeg_compress),
    SYMBOL("tjGetErrorStr", jpeg_error),
    SYMBOL("tjDestroy", jpeg_end),
    SYMBOL("tjFree", jpeg_free),
  };
  return aviary_load_once(&loaded, names, "libturbojpeg0", symbols, COUNT(symbols), error);
}

static int load_webp(char **error) {
  static int loaded;
  static const char *const names[] = {"libwebp.so.7", NULL};
  static const aviary_symbol symbols[] = {
    SYMBOL("WebPEncodeBGRA", webp_encode),
    SYMBOL("WebPFree", webp_free),
  };
  return aviary_load_once(&loaded, names, "libwebp7", symbols, COUNT(symbols), error);
}

/* A copy of what a library wrote, in memory that free() frees. */
static void *copied(const uint8_t *bytes, size_t count, char **error) {
  void *copy = malloc(count);
  if (copy)
    memcpy(copy, bytes, count);
  else
    *error = strdup("no memory for the file");
  return copy;
}

/* The pixels without gaps between rows: on white where `on_white`, else with straight alpha. */
static uint8_t *converted(
    const uint8_t *pixels, int width, int height, int stride, int on_white, char **error) {
  uint8_t *copy = malloc((size_t)width * (size_t)height * 4);
  if (!copy) {
    *error = strdup("no memory for the picture's pixels");
    return NULL;
  }
  uint8_t *to = copy;
  for (int y = 0; y < height; y++) {
    const uint8_t *from = pixels + (size_t)y * (size_t)stride;
    for (int x = 0; x < width; x++, from += 4, to += 4) {
      unsigned alpha = from[3];
      if (alpha == 255) {
        memcpy(to, from, 4);
        continue;
      }
      for (int channel = 0; channel < 3; channel++) {
        unsigned value = on_white ? from[channel] + 255 - alpha
                         : alpha  ? (from[channel] * 255 + alpha / 2) / alpha
                                  : 0;
        to[channel] = (uint8_t)(value > 255 ? 255 : value);
      }
      to[3] = (uint8_t)(on_white ? 255 : alpha);
    }
  }
  return copy;
}

void *aviary_jpeg_encode(
    const uint8_t *pixels, int width, int height, int stride, int quality, size_t *count,
    char **error) {
  if (!load_jpeg(error)) return NULL;
  uint8_t *source = converted(pixels, width, height, stride, 1, error);
  if (!source) return NULL;
  uint8_t *file = NULL;
  unsigned long length = 0;
  void *result = NULL;
  void *encoder = jpeg_new();
  if (encoder
      && jpeg_compress(
             encoder, source, width, width * 4, height, FORMAT_BGRX, &file, &length,
             WITHOUT_SUBSAMPLING, quality, ACCURATE_DCT)
          == 0) {
    *count = length;
    result = copied(file, length, error);
  } else {
    *error = strdup(jpeg_error());
  }
  if (file) jpeg_free(file);
  if (encoder) jpeg_end(encoder);
  free(source);
  return result;
}

void *aviary_webp_encode(
    const uint8_t *pixels, int width, int height, int stride, int quality, size_t *count,
    char **error) {
  if (!load_webp(error)) return NULL;
  if (width > WEBP_LENGTH || height > WEBP_LENGTH) {
    *error = strdup("a WebP file has at most 16383 pixels a side");
    return NULL;
  }
  uint8_t *source = converted(pixels, width, height, stride, 0, error);
  if (!source) return NULL;
  uint8_t *file = NULL;
  *count = webp_encode(source, width, height, width * 4, (float)quality, &file);
  void *result = NULL;
  if (*count > 0)
    result = copied(file, *count, error);
  else
    *error = strdup("libwebp could not write the picture");
  if (file) webp_free(file);
  free(source);
  return result;
}
