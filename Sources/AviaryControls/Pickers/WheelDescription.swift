@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryInteraction
import AviaryLayout
import Foundation

/// Makes one element out of a wheel: its value is the choice in front.
///
/// A mouse's wheel turns it.
nonisolated struct WheelDescription: _NodeModifier {
  let name: String
  /// Which of how many choices is in front; nil where there is no end of them.
  let range: AccessibilityRange?
  /// In points.
  let rowHeight: CGFloat
  /// Chooses the row so many further.
  let step: (Int) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    WheelDescriptionNode(list, child, place)
  }
}

final class WheelDescriptionNode: ModifierNode<WheelDescription> {
  private var isEnabled = true
  /// How far it was turned that was not enough for a row, in points.
  private var passed: CGFloat = 0

  override class var resolves: Bool { true }

  override func resolve(_ environment: EnvironmentValues) { isEnabled = environment.isEnabled }

  override func environmentDidChange() { invalidateDrawing() }
  override func viewDidChange() { invalidateDrawing() }

  override func draw(into recorder: inout NodeRecorder) {
    let pieces = recorder.drawPieces(child)
    let inFront = AccessibilityPiece.elements(pieces).first { $0.details.state == .selected(true) }
    var element = AccessibilityElement(
      role: .slider,
      label: modifier.name,
      value: inFront?.label,
      frame: CGRect(origin: .zero, size: size)
    )
    element.isEnabled = isEnabled
    element.details.kind = .wheel
    element.details.range = modifier.range
    element.responders = AccessibilityPiece.ownResponders(pieces)
    recorder.describe(element, of: self)
  }
}

extension WheelDescriptionNode: WheelTarget {
  func turnWheel(by distance: CGFloat, isPrecise: Bool) -> Bool {
    guard isEnabled, distance != 0, distance.isFinite else { return false }
    guard isPrecise else {
      modifier.step(distance > 0 ? 1 : -1)
      return true
    }
    passed += distance
    let rows = (passed / modifier.rowHeight).rounded(.towardZero)
    passed -= rows * modifier.rowHeight
    if rows != 0 { modifier.step(Int(bounded: rows)) }
    return true
  }
}
