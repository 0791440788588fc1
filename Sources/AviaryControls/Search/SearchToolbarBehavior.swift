public import AviaryEngine

/// How a search field stands in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let isMinimized: Bool

  /// As it suits the space.
  public static var automatic: SearchToolbarBehavior { Self(isMinimized: false) }
  /// As a button that becomes the field.
  public static var minimize: SearchToolbarBehavior { Self(isMinimized: true) }
}

extension View {
  /// Sets how search fields stand in the toolbar; says once that they are not made smaller here.
  ///
  /// - Parameter behavior: How they stand.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    if behavior == .minimize {
      Warnings.once("searchToolbarBehavior: search fields don't become buttons here")
    }
    return self
  }
}
