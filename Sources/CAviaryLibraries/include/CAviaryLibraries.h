#ifndef CAVIARY_LIBRARIES_H
#define CAVIARY_LIBRARIES_H

#include <stddef.h>
#include <stdint.h>

#include "AviaryLibrary.h"

/* Libraries that are loaded when something needs them first: most programs never do, and loading them
   takes longer than drawing a page.

   An `error` is set to a text for people where a function fails, to be freed with free(). */

/* MARK: Bitmaps, by GdkPixbuf */

typedef struct aviary_pixbuf aviary_pixbuf;

/* Decodes a file and, if wanted, turns it as its Exif data says. NULL where it is none. */
aviary_pixbuf *aviary_pixbuf_decode(
    const void *bytes, size_t count, int is_turned, char **error);
void aviary_pixbuf_free(aviary_pixbuf *pixbuf);
int aviary_pixbuf_width(const aviary_pixbuf *pixbuf);
int aviary_pixbuf_height(const aviary_pixbuf *pixbuf);
int aviary_pixbuf_stride(const aviary_pixbuf *pixbuf);
int aviary_pixbuf_channels(const aviary_pixbuf *pixbuf);
const uint8_t *aviary_pixbuf_pixels(const aviary_pixbuf *pixbuf);

/* The pictures of a file that moves, such as a GIF, the first one at first. NULL where it is none. */
typedef struct aviary_animation aviary_animation;
aviary_animation *aviary_animation_open(const void *bytes, size_t count, char **error);
/* Goes on to the next picture. Whether there was one. */
int aviary_animation_advance(aviary_animation *animation);
/* The picture that it is at, whole, until it goes on; not to be freed. */
aviary_pixbuf *aviary_animation_current(aviary_animation *animation);
void aviary_animation_free(aviary_animation *animation);

/* MARK: JPEG and WebP files, by TurboJPEG and libwebp */

/* Writes premultiplied ARGB32 pixels as a file of `quality` from 1 to 100: JPEG on white, without subsampling; WebP with
   straight alpha. NULL where that fails; to be freed with free(). May be called on any thread. */
void *aviary_jpeg_encode(
    const uint8_t *pixels, int width, int height, int stride, int quality, size_t *count,
    char **error);
void *aviary_webp_encode(
    const uint8_t *pixels, int width, int height, int stride, int quality, size_t *count,
    char **error);

/* MARK: SVG documents, by librsvg */

typedef struct aviary_svg aviary_svg;

/* Parses a document. NULL where it can't be parsed. */
aviary_svg *aviary_svg_parse(const void *bytes, size_t count, char **error);
void aviary_svg_free(aviary_svg *svg);
/* The width and height that the document gives itself, else its view box's size, else 100 x 100. */
void aviary_svg_size(const aviary_svg *svg, double *width, double *height);
/* Draws the document into a rectangle; `cairo` is a cairo_t *. */
void aviary_svg_render(
    const aviary_svg *svg, void *cairo, double x, double y, double width, double height);

/* MARK: Parts of fonts, by HarfBuzz */

/* Whether fonts can be cut down. */
int aviary_can_subset(char **error);
/* A face with these glyphs of an hb_face_t alone, which keep their numbers; an hb_face_t of the caller's. NULL where that
   fails. */
void *aviary_subset_face(const void *face, const uint32_t *glyphs, size_t count);

/* MARK: Loading from addresses, by libcurl */

/* Loads what is at an address; waits for it. NULL where it fails. To be freed with free().
   `status` is set to that of HTTP, 0 for other protocols. */
void *aviary_load(const char *address, size_t *count, long *status, char **error);

/* MARK: Spelling, by Enchant: the dictionaries of Hunspell and others that are installed */

/* Opens what knows of dictionaries, for good. NULL where Enchant is not there. None of these may be called by two threads at a
   time. */
void *aviary_spelling_open(char **error);
/* Tells of each dictionary that is installed, by its language's tag: "en_US". */
void aviary_spelling_languages(
    void *spelling, void (*body)(const char *tag, void *context), void *context);
/* The dictionary of a tag, which stays open; NULL where there is none. */
void *aviary_spelling_dictionary(void *spelling, const char *tag);
/* Whether a word is in a dictionary; true also where it can't be looked up. */
int aviary_spelling_knows(void *dictionary, const char *word);
/* Tells of what may have been meant, the likeliest first. */
void aviary_spelling_guesses(
    void *dictionary, const char *word, void (*body)(const char *guess, void *context),
    void *context);

#endif
