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
  /// Items of bars have none here: `.visible` says once that it has no effect.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    if visibility == .visible { warnOfBackgrounds() }
    return _ToolbarContentList(views: [_toolbarView])
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
  /// Items of bars have none here: `.visible` says once that it has no effect.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    if visibility == .visible { warnOfBackgrounds() }
    return _ToolbarContentList(views: [_toolbarView])
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

private func warnOfBackgrounds() {
  Warnings.once("sharedBackgroundVisibility has no effect: items of bars share no background here")
}
