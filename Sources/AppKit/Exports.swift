@_exported public import AviaryKits
@_exported public import Foundation
