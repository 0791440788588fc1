@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryLayout
package import Foundation

/// Makes one element for assistive technology out of a control.
nonisolated struct ControlDescription: _NodeModifier {
  let role: AccessibilityElement.Role
  /// nil for what the views inside say.
  var label: String?
  var value: String?
  var kind = AccessibilityKind.plain
  var state: AccessibilityState?
  var range: AccessibilityRange?
  /// Where a link leads.
  var address: URL?

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
    let pieces = recorder.drawPieces(child)
    let inside = AccessibilityPiece.elements(pieces)
    let values = inside.filter { $0.details.part == .value }
    var names = inside.filter { $0.details.part != .value && $0.details.part != .bound }
    if modifier.kind == .tab {
      // A tab has a text and a picture: the picture is its name only where there is no text.
      let words = names.filter { $0.role != .image }
      if !words.combinedLabel.isEmpty { names = words }
    }
    var element = AccessibilityElement(
      role: modifier.role,
      label: modifier.label ?? names.combinedLabel,
      value: values.isEmpty ? modifier.value ?? modifier.state?.words : values.combinedLabel,
      frame: CGRect(origin: .zero, size: size)
    )
    element.isEnabled = isEnabled
    element.details.kind = modifier.kind
    element.details.state = modifier.state
    element.details.range = modifier.range
    element.details.address = modifier.address
    element.responders = AccessibilityPiece.responders(pieces)
    recorder.describe(element, of: self)
  }
}

extension View {
  /// Makes one element for assistive technology out of this view.
  package nonisolated func controlDescription(
    _ role: AccessibilityElement.Role,
    label: String? = nil,
    value: String? = nil,
    kind: AccessibilityKind = .plain,
    state: AccessibilityState? = nil,
    range: AccessibilityRange? = nil,
    address: URL? = nil
  ) -> some View {
    modifier(
      ControlDescription(
        role: role,
        label: label,
        value: value,
        kind: kind,
        state: state,
        range: range,
        address: address
      )
    )
  }
}
