@_exported public import AviaryCairo
@_exported public import AviaryDrawing
@_exported public import AviaryGTK
@_exported public import AviaryGeometry
@_exported public import AviaryLayout
@_exported public import AviaryViews
@_exported public import Foundation
@_exported public import Observation
