@_exported public import AviaryKits
@_exported public import CoreGraphics
@_exported public import Foundation

@_exported public import class AviaryGraphics.UIColor
