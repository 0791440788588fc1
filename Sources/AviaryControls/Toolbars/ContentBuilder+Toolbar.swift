@_spi(Hosting) import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

extension Group: ToolbarContent where Content: ToolbarContent {
  public nonisolated var _toolbarView: AnyView { content._toolbarView }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ForEach: ToolbarContent where Content: ToolbarContent {
  public nonisolated var _toolbarView: AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(data: data, identify: { id(of: $0) }) { content($0)._toolbarView }
    )
  }
}

extension EmptyView: ToolbarContent, CustomizableToolbarContent {
  public nonisolated var _toolbarView: AnyView { AnyView(self) }
}

extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {
  public nonisolated var _toolbarView: AnyView {
    var views: [AnyView] = []
    for item in repeat each content { views.append(item._toolbarView) }
    return _ToolbarContentList(views: views)._toolbarView
  }
}

extension TupleContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

extension ViewBuilder {
  /// The items of an `if #available`.
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent {
    _ToolbarContentList(views: [content._toolbarView])
  }
}
