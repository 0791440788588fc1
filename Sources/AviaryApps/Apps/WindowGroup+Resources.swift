@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGraphics
import Foundation

extension WindowGroup {
  /// Creates windows with some content and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates windows with some content and a title that is looked up, found by an id.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), id: id, content: content)
  }
}
