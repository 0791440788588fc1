public import AviaryEngine

/// What a bar does while a search field is in use.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let keepsContent: Bool

  /// As it suits the platform: bars here stay as they are.
  public static var automatic: Self { Self(keepsContent: false) }
  /// It stays as it is.
  public static var avoidHidingContent: Self { Self(keepsContent: true) }
}

extension View {
  /// Sets what bars do while a search field is in use; they stay as they are, whatever is set.
  ///
  /// - Parameter behavior: What they do.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
