// Rectangles and numbers are Foundation's on Linux; what it has not lies in two modules below, since the engine knows
// transforms and no Cairo.
@_exported public import AviaryCoreGeometry
@_exported public import AviaryQuartz
@_exported public import Foundation
