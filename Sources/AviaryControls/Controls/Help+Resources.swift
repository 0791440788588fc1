@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import Foundation

extension View {
  /// Explains this view with a text that is looked up.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(LocalizedStringKey(textResource))
  }
}
