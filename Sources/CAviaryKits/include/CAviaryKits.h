#ifndef CAVIARY_KITS_H
#define CAVIARY_KITS_H

// Makes an object of a class below NSObject by its `init()`, given the class's metadata. The caller owns the object.
//
// Swift has no way to say that of a class that is not known before the program runs: NSObject's `init()` is not a
// required one on Linux, as it is where there is Objective-C.
void *aviary_make_object(const void *type);

#endif
