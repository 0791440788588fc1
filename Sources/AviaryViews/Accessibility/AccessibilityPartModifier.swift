import AviaryDrawing
import AviaryGeometry

/// What a view is of the control that it is in.
package enum AccessibilityPart: UInt8, Equatable, Sendable {
  /// Nothing in particular.
  case whole
  /// The name of what is beside it.
  case label
  /// A picture that says no more than the title beside it.
  case icon
  /// What the control is set to.
  case value
  /// What the control could be set to at most, or at least.
  case bound
  /// What is shown in place of a text that nobody has entered yet.
  case placeholder
}

/// Says of a view which part of a control it is, for assistive technology alone.
nonisolated struct AccessibilityPartModifier: _NodeModifier {
  let part: AccessibilityPart

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AccessibilityPartNode(list, child, place)
  }
}

final class AccessibilityPartNode: ModifierNode<AccessibilityPartModifier> {
  override func viewDidChange() { invalidateDrawing() }

  override func draw(into recorder: inout NodeRecorder) {
    let part = modifier.part
    guard root.tracksAccessibility else {
      if part == .placeholder { _ = recorder.drawPieces(child) } else { recorder.draw(child) }
      return
    }
    recorder.accessibility.append(.part(recorder.drawPieces(child), part))
  }
}

extension View {
  /// Says which part of a control this view is, for assistive technology alone.
  nonisolated func accessibilityPart(_ part: AccessibilityPart) -> some View {
    modifier(AccessibilityPartModifier(part: part))
  }
}
