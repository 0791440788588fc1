@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// What a person asks for with a key that means the same everywhere.
package enum EditCommand: Hashable {
  case delete, exit
  case move(MoveCommandDirection)
  case copy, cut, paste

  /// What a key asks for; nil for other keys.
  init?(_ key: InputEvent.Key) {
    if key.phase == .down, key.isCommand, key.modifiers.isDisjoint(with: [.shift, .option]) {
      switch key.key.character.lowercased() {
      case "c": self = .copy
      case "x": self = .cut
      case "v": self = .paste
      default: return nil
      }
      return
    }
    guard !key.phase.contains(.up), !key.isCommand, !key.modifiers.contains(.option) else {
      return nil
    }
    switch key.key {
    case .delete, .deleteForward: self = .delete
    case .escape: self = .exit
    case .upArrow: self = .move(.up)
    case .downArrow: self = .move(.down)
    case .leftArrow: self = .move(.left)
    case .rightArrow: self = .move(.right)
    default: return nil
    }
  }
}

/// Where an arrow key points.
public enum MoveCommandDirection: Sendable, Hashable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the left, whatever the direction of layout.
  case left
  /// To the right, whatever the direction of layout.
  case right
}

/// Adds what a view does when a person asks for it.
package nonisolated struct CommandModifier: _NodeModifier {
  /// Does it, and says whether the command is the view's.
  let perform: (EditCommand) -> Bool

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    CommandNode(list, child, place)
  }
}

/// The node of a view that does something when a person asks for it.
package final class CommandNode: ModifierNode<CommandModifier>, CommandTarget {
  package override func viewDidChange() {}

  /// Does it, if the command is the node's.
  ///
  /// - Returns: Whether it was done.
  package func perform(_ command: EditCommand) -> Bool { modifier.perform(command) }
}

extension View {
  private nonisolated func onEditCommand(
    _ command: EditCommand,
    perform action: (() -> Void)?
  ) -> some View {
    modifier(
      CommandModifier { asked in
        guard asked == command, let action else { return false }
        action()
        return true
      }
    )
  }

  /// Does something when a person presses one of the keys for deleting while this view has the focus.
  ///
  /// With nil the keys are left to the views around.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onEditCommand(.delete, perform: action)
  }

  /// Does something when a person presses escape while this view has the focus.
  ///
  /// With nil the key is left to the views around.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    onEditCommand(.exit, perform: action)
  }

  /// Does something when a person presses an arrow key that the focused view has no use for.
  ///
  /// The action is told where the arrow points. With nil the keys are left to the views around.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(
      CommandModifier { asked in
        guard case .move(let direction) = asked, let action else { return false }
        action(direction)
        return true
      }
    )
  }
}
