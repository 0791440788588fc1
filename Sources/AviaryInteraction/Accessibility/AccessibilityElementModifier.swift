@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Makes one element out of a view.
nonisolated struct AccessibilityElementModifier: _NodeModifier {
  let behavior: AccessibilityChildBehavior

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AccessibilityElementNode(list, child, place)
  }
}

final class AccessibilityElementNode: ModifierNode<AccessibilityElementModifier> {
  override func viewDidChange() { invalidateDrawing() }

  override func draw(into recorder: inout NodeRecorder) {
    var element = AccessibilityElement(
      role: .group,
      label: "",
      frame: CGRect(origin: .zero, size: size)
    )
    if modifier.behavior.kind == .contain {
      recorder.drawContained(child, in: element, of: self)
      return
    }
    let pieces = recorder.drawPieces(child)
    if modifier.behavior.kind == .combine { element.combine(pieces) }
    recorder.describe(element, of: self)
  }
}

extension View {
  /// Makes one element out of this view.
  ///
  /// - Parameter children: Whether the elements of views inside stay, are left out, or are put
  ///   together; `.ignore` by default.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }
}
