@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import AviaryStacks
import Foundation

extension DisclosureGroup where Label == Text {
  /// Creates a group that is folded at first, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a group with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
  }
}
