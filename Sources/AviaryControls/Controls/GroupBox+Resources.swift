@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import AviaryStacks
import Foundation

extension GroupBox where Label == Text {
  /// Creates a box with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - content: What is in the box.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }
}
