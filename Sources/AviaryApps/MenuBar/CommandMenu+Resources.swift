@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGraphics
import Foundation

extension CommandMenu {
  /// Creates a menu with a name that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ nameResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(nameResource), content: content)
  }
}
