@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import AviaryStacks
import Foundation

extension ColorPicker where Label == Text {
  /// Creates a picker with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      selection: selection,
      supportsOpacity: supportsOpacity
    )
  }
}
