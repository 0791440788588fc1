@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry

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
  package nonisolated func accessibilityPart(_ part: AccessibilityPart) -> some View {
    modifier(AccessibilityPartModifier(part: part))
  }
}
