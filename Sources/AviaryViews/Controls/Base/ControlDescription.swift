import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// Makes one element for assistive technology out of a control.
nonisolated struct ControlDescription: _NodeModifier {
  let role: AccessibilityElement.Role
  /// nil for what the views inside say.
  var label: String?
  var value: String?

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ControlDescriptionNode(list, child, place)
  }
}

final class ControlDescriptionNode: ModifierNode<ControlDescription> {
  private var isEnabled = true

  override class var resolves: Bool { true }

  override func resolve(_ environment: EnvironmentValues) { isEnabled = environment.isEnabled }

  override func environmentDidChange() { invalidateDrawing() }
  override func viewDidChange() { invalidateDrawing() }

  override func draw(into recorder: inout NodeRecorder) {
    let inside = recorder.drawApart(child)
    var element = AccessibilityElement(
      role: modifier.role,
      label: modifier.label ?? inside.combinedLabel,
      value: modifier.value,
      frame: CGRect(origin: .zero, size: size)
    )
    element.isEnabled = isEnabled
    recorder.describe(element)
  }
}

extension NodeRecorder {
  /// Draws a child, and hands back what it says instead of saying it.
  mutating func drawApart(_ child: ViewNode) -> [AccessibilityElement] {
    let before = accessibility
    accessibility = []
    draw(child)
    defer { accessibility = before }
    return AccessibilityPiece.elements(accessibility)
  }
}

extension [AccessibilityElement] {
  /// What all of them say, in reading order.
  var combinedLabel: String {
    flatMap { [$0.label] + [$0.children.combinedLabel] }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

extension View {
  /// Makes one element for assistive technology out of this view.
  nonisolated func controlDescription(
    _ role: AccessibilityElement.Role,
    label: String? = nil,
    value: String? = nil
  ) -> some View {
    modifier(ControlDescription(role: role, label: label, value: value))
  }
}
