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
