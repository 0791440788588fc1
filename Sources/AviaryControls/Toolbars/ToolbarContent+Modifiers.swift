@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import Foundation

// What is said of items as a whole.
extension ToolbarContent {
  private nonisolated func changed<V: View>(
    _ change: (AnyView) -> V
  ) -> _ToolbarContentList {
    _ToolbarContentList(views: [AnyView(change(_toolbarView))])
  }

  /// The items, or none.
  ///
  /// - Parameter hidden: Whether they are left out; `true` by default.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarContentList(views: hidden ? [] : [_toolbarView])
  }

  /// Sets whether the items share a background with their neighbours.
  ///
  /// They do in the look of 26, where an item whose background is hidden lies on no plate; in that of 18 there are none.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    changed { $0.containerValue(\.hidesSharedBackground, visibility == .hidden) }
  }

  /// Sets whether the items reach to the edges of what they lie on.
  ///
  /// That is the plate of the look of 26, with which an item of this kind shares none; in the look of 18 items have no
  /// margins.
  ///
  /// - Parameter removed: Whether they do; `true` by default.
  public nonisolated func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent {
    changed { $0.containerValue(\.removesBarMargins, removed) }
  }

  /// Names the items as what a screen comes out of.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some ToolbarContent {
    changed { $0.matchedTransitionSource(id: id, in: namespace) }
  }
}

extension CustomizableToolbarContent {
  /// The items, or none.
  ///
  /// - Parameter hidden: Whether they are left out; `true` by default.
  public nonisolated func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _ToolbarContentList(views: hidden ? [] : [_toolbarView])
  }

  /// Sets whether the items share a background with their neighbours.
  ///
  /// They do in the look of 26, where an item whose background is hidden lies on no plate; in that of 18 there are none.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    _ToolbarContentList(
      views: [
        AnyView(_toolbarView.containerValue(\.hidesSharedBackground, visibility == .hidden))
      ]
    )
  }

  /// Names the items as what a screen comes out of.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    _ToolbarContentList(
      views: [AnyView(_toolbarView.matchedTransitionSource(id: id, in: namespace))]
    )
  }
}
