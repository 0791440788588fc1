@_exported public import AviaryFoundation
@_exported public import AviaryKitPrograms
@_exported public import AviaryKits
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import QuartzCore

@_exported public import class AviaryEngine.UndoManager
@_exported public import class AviaryFoundation.PersonNameComponentsFormatter
@_exported public import class AviaryGraphics.UIColor
@_exported public import class AviaryInteraction.NSItemProvider
@_exported public import class AviaryInteraction.NSUserActivity
