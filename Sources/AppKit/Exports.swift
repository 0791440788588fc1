@_exported public import AviaryKits
@_exported public import CoreGraphics
@_exported public import Foundation
