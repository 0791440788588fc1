@_spi(Engine) import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
public import Foundation

extension Link where Label == Text {
  /// Creates a link with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }
}
