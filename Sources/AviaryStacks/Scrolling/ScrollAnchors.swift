@_spi(Engine) public import AviaryEngine
public import AviaryGeometry

/// The anchors that were set for a scroll view; nil for roles without.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

nonisolated struct ScrollAnchorModifier: _EnvironmentModifier {
  let anchor: UnitPoint?
  /// nil for all roles.
  let role: ScrollAnchorRole?

  func _apply(to values: inout EnvironmentValues) {
    var anchors = values.scrollAnchors
    switch role?.role {
    case nil:
      anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    case .initialOffset: anchors.initialOffset = anchor
    case .sizeChanges: anchors.sizeChanges = anchor
    case .alignment: anchors.alignment = anchor
    }
    values.scrollAnchors = anchors
  }
}

extension View {
  /// Sets which point of a scroll view's content is shown at first, is kept when sizes change, and where
  /// content lies that is smaller than the scroll view.
  ///
  /// - Parameter anchor: nil for the top leading point.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: nil))
  }

  /// Sets an anchor of scroll views for one role.
  ///
  /// - Parameter anchor: nil for the default of the role.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: role))
  }
}
