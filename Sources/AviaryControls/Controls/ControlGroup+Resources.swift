@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import AviaryStacks
import Foundation

extension ControlGroup {
  /// Creates a group with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a group with a symbol and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
  }
}
