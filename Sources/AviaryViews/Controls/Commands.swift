import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// What a view does when a person asks for it with the keyboard or a menu.
package struct EditCommands {
  package enum Kind: Hashable { case delete, exit, copy, cut }
  package var actions: [Kind: () -> Void] = [:]
}

/// Adds what a view does when a person asks for it.
package nonisolated struct CommandModifier: _NodeModifier {
  let kind: EditCommands.Kind
  let action: (() -> Void)?

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    CommandNode(list, child, place)
  }
}

/// The node of a view that does something when a person asks for it.
package final class CommandNode: ModifierNode<CommandModifier> {
  package override func viewDidChange() {}

  /// Does it, if the command is the node's.
  ///
  /// - Returns: Whether it was done.
  package func perform(_ kind: EditCommands.Kind) -> Bool {
    guard kind == modifier.kind, let action = modifier.action else { return false }
    action()
    return true
  }
}

extension View {
  /// Does something when a person deletes while this view has the focus.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(CommandModifier(kind: .delete, action: action))
  }

  /// Does something when a person presses escape while this view has the focus.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(CommandModifier(kind: .exit, action: action))
  }
}

enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Says whether the device's status bar is hidden.
  ///
  /// Pictures and windows have none.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Says whether the device's status bar is hidden.
  ///
  /// Pictures and windows have none.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
