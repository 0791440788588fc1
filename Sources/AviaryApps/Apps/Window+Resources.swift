@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGraphics
import Foundation

extension Window {
  /// Creates a window with a title that is looked up, found by an id.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), id: id, content: content)
  }
}
