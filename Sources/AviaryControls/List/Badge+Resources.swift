@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

extension View {
  /// Shows a text that is looked up beside this row or on this tab.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { LocalizedStringKey($0) })
  }
}
