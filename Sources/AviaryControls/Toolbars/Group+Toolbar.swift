@_spi(Hosting) import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

extension Group: ToolbarContent where Content: ToolbarContent {
  public nonisolated var _toolbarView: AnyView { content._toolbarView }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group where Content: ToolbarContent {
  /// Several items of bars as one value; each goes where its own placement says.
  ///
  /// - Parameter content: The members, each of which a modifier of the group applies to.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(_content: content())
  }
}

extension Group where Content: CustomizableToolbarContent {
  /// Several items of bars that a person can move, as one value.
  ///
  /// - Parameter content: The members, each of which a modifier of the group applies to.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(_content: content())
  }
}
