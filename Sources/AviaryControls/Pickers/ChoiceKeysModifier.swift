@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import Foundation

/// Makes choices that stand side by side, or below each other, one place for the focus: arrows choose.
nonisolated struct ChoiceKeysModifier: _NodeModifier {
  /// Along which the choices stand.
  let axis: Axis
  /// How many choices a row has, of choices that stand in rows below each other; nil for one line of choices.
  var columnCount: Int?
  /// Whether assistive technology adjusts the choices as a whole; else it asks for one of them.
  var isAdjustable = false
  /// Chooses the next one in reading order for 1, the one before for -1, those a row away for the length of a row.
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
  override func draw(into recorder: inout NodeRecorder) {
    super.draw(into: &recorder)
    // Whoever asks for one of the choices gives the focus to all of them.
    recorder.respond(self)
  }

  override func receiveKey(_ key: InputEvent.Key) -> Bool {
    guard !key.phase.contains(.up), !key.isCommand, let step = step(key.key) else { return false }
    let move = modifier.move
    MainThread.run { move(step) }
    return true
  }

  /// By how many choices an arrow goes on in reading order; nil for other keys.
  private func step(_ key: KeyEquivalent) -> Int? {
    switch (modifier.axis, key) {
    case (.horizontal, .leftArrow): isRightToLeft ? 1 : -1
    case (.horizontal, .rightArrow): isRightToLeft ? -1 : 1
    case (.vertical, .upArrow): -1
    case (.vertical, .downArrow): 1
    case (.horizontal, .upArrow): modifier.columnCount.map { -$0 }
    case (.horizontal, .downArrow): modifier.columnCount
    default: nil
    }
  }
}

extension ChoiceKeysNode: AccessibilityResponder {
  var offeredActions: [AccessibleAction] {
    modifier.isAdjustable ? [.increment, .decrement] : []
  }

  func perform(_ action: AccessibleAction) -> Bool {
    guard offeredActions.contains(action), EnvironmentValues(scope: environment).isEnabled else {
      return false
    }
    let move = modifier.move
    MainThread.run { move(action == .increment ? 1 : -1) }
    return true
  }
}
