@_spi(Engine) public import AviaryEngine

/// Fades what is out of date, where the surroundings say that it is.
struct InvalidatableContentModifier: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  nonisolated init(isInvalidatable: Bool) { self.isInvalidatable = isInvalidatable }

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}

extension View {
  /// Says that what this view shows may be out of date: it is shown at half of its opacity inside of
  /// `redacted(reason: .invalidated)`.
  ///
  /// - Parameter invalidatable: Whether it may be; `true` by default.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContentModifier(isInvalidatable: invalidatable))
  }
}
