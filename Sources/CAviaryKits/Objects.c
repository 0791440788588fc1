#include "CAviaryKits.h"

// NSObject, and its `init()` as classes below it override it.
extern const char object_class __asm__("$s10Foundation8NSObjectCMn");
extern const char object_init __asm__("$s10Foundation8NSObjectCACycfCTq");

// Of the Swift runtime: what a class does for a method of a class above it.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *declaring)
    __attribute__((swiftcall));

typedef void *(*initializer)(__attribute__((swift_context)) const void *type) __attribute__((swiftcall));

void *aviary_make_object(const void *type) {
  initializer make = (initializer)swift_lookUpClassMethod(type, &object_init, &object_class);
  return make(type);
}

// UITableViewCell and UIView, and the initialisers that classes below them override.
extern const char row_class __asm__("$s10AviaryKits15UITableViewCellCMn");
extern const char row_init
    __asm__("$s10AviaryKits15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq");
extern const char view_class __asm__("$s10AviaryKits6UIViewCMn");
extern const char view_init __asm__("$s10AviaryKits6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");

typedef void *(*row_initializer)(unsigned char style, unsigned long name, unsigned long storage,
                                 __attribute__((swift_context)) const void *type)
    __attribute__((swiftcall));

void *aviary_make_row(const void *type, unsigned char style, unsigned long name, unsigned long storage) {
  row_initializer make = (row_initializer)swift_lookUpClassMethod(type, &row_init, &row_class);
  return make(style, name, storage, type);
}

typedef void *(*view_initializer)(double x, double y, double width, double height,
                                  __attribute__((swift_context)) const void *type)
    __attribute__((swiftcall));

void *aviary_make_view(const void *type, double x, double y, double width, double height) {
  view_initializer make = (view_initializer)swift_lookUpClassMethod(type, &view_init, &view_class);
  return make(x, y, width, height, type);
}
