// What Apple's module of this name has, as far as names are written with it in front.
@_exported public import AviaryDrawing
@_exported public import AviaryEngine
@_exported public import AviaryGeometry
@_exported public import AviaryGraphics
@_exported public import AviaryInteraction
@_exported public import AviaryLayout
@_exported public import AviaryMotion
@_exported public import AviaryStacks
