#ifndef CAVIARY_KITS_H
#define CAVIARY_KITS_H

// Makes an object of a class below NSObject by its `init()`, given the class's metadata. The caller owns the object.
//
// Swift has no way to say that of a class that is not known before the program runs: NSObject's `init()` is not a
// required one on Linux, as it is where there is Objective-C.
void *aviary_make_object(const void *type);

// Makes a row of a class below UITableViewCell by its `init(style:reuseIdentifier:)`. The style is the number of its case,
// the name an optional String as Swift has it in two words, which is taken over.
void *aviary_make_row(const void *type, unsigned char style, unsigned long name, unsigned long storage);

// Makes a view of a class below UIView by its `init(frame:)`.
void *aviary_make_view(const void *type, double x, double y, double width, double height);

#endif
