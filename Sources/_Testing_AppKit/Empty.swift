// The compiler gives a module of this name to a file that imports both `Testing` and `AppKit`; see `_Testing_CoreGraphics`.
