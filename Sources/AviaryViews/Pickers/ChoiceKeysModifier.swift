import AviaryDrawing
import AviaryGeometry
import Foundation

/// Makes choices that stand side by side, or below each other, one place for the focus: arrows choose.
nonisolated struct ChoiceKeysModifier: _NodeModifier {
  /// Along which the choices stand.
  let axis: Axis
  /// Chooses the next one in reading order for 1, the one before for -1.
  let move: @MainActor (Int) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ChoiceKeysNode(list, child, place)
  }
}

/// The node of choices that arrows choose from.
final class ChoiceKeysNode: FocusTargetNode<ChoiceKeysModifier> {
  override func receiveKey(_ key: InputEvent.Key) -> Bool {
    guard !key.phase.contains(.up), !key.isCommand, let step = step(key.key) else { return false }
    let move = modifier.move
    MainThread.run { move(step) }
    return true
  }

  /// The way that an arrow goes in reading order; nil for other keys.
  private func step(_ key: KeyEquivalent) -> Int? {
    switch (modifier.axis, key) {
    case (.horizontal, .leftArrow): isRightToLeft ? 1 : -1
    case (.horizontal, .rightArrow): isRightToLeft ? -1 : 1
    case (.vertical, .upArrow): -1
    case (.vertical, .downArrow): 1
    default: nil
    }
  }
}
