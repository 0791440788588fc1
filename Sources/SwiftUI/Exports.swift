@_exported public import AviaryApps
@_exported public import AviaryCairo
@_exported public import AviaryControls
@_exported public import AviaryDocuments
@_exported public import AviaryDrawing
@_exported public import AviaryEngine
@_exported public import AviaryFoundation
@_exported public import AviaryGTK
@_exported public import AviaryGeometry
@_exported public import AviaryGraphics
@_exported public import AviaryHosting
@_exported public import AviaryInteraction
@_exported public import AviaryKitPrograms
@_exported public import AviaryKits
@_exported public import AviaryLayout
@_exported public import AviaryMotion
@_exported public import AviaryPages
@_exported public import AviaryQuartzViews
@_exported public import AviaryStacks
@_exported public import AviaryTables
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import Observation
@_exported public import QuartzCore
@_exported public import SwiftUICore

@_exported public import class AviaryFoundation.PersonNameComponentsFormatter

#if Networking
  @_exported public import FoundationNetworking
#endif
