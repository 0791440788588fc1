@_spi(Engine) public import AviaryEngine

/// When a window that has the whole screen shows its toolbar.
public struct WindowToolbarFullScreenVisibility: Sendable {
  /// Whether it comes only when the pointer is at the top.
  package let isOnHover: Bool

  /// As is usual: at all times.
  public static let automatic = WindowToolbarFullScreenVisibility(isOnHover: false)
  /// At all times.
  public static let visible = WindowToolbarFullScreenVisibility(isOnHover: false)
  /// When the pointer is at the top of the screen.
  public static let onHover = WindowToolbarFullScreenVisibility(isOnHover: true)
}

package enum ToolbarOnHoverKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension View {
  /// Sets when the window that the view is in shows its toolbar while it has the whole screen.
  ///
  /// That is the bar of a window whose content has no navigation container; the bars of those stay.
  ///
  /// - Parameter visibility: When; `.onHover` where any view of the window says so.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    transformPreference(ToolbarOnHoverKey.self) { if visibility.isOnHover { $0 = true } }
  }
}
