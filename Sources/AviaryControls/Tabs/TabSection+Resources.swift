@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import Foundation

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Creates a section with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    self.init(LocalizedStringKey(titleResource), content: content)
  }
}

extension TabContent {
  /// Shows a text that is looked up on the tab.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> {
    badge(LocalizedStringKey(resource))
  }
}
