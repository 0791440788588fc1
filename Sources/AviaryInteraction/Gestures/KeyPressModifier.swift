@_spi(Engine) public import AviaryEngine
public import Foundation

/// Calls back when a key is pressed while the view has the focus.
package nonisolated struct KeyPressModifier: _NodeModifier {
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    KeyPressNode(list, child, place)
  }
}

/// The node of a view that handles keys; a window calls ``receive(_:)`` from the focus outwards.
package final class KeyPressNode: ModifierNode<KeyPressModifier>, KeyPressTarget {
  package override func viewDidChange() {}

  package func receive(_ press: KeyPress) -> KeyPress.Result {
    modifier.accepts(press) ? modifier.action(press) : .ignored
  }
}

extension View {
  private nonisolated func onKeyPress(
    where accepts: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(accepts: accepts, action: action))
  }

  /// Calls an action when a key goes down while the view has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      where: { $0.key == key && !$0.phase.isDisjoint(with: [.down, .repeat]) },
      { _ in action() }
    )
  }

  /// Calls an action when something happens to a key while the view has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { $0.key == key && !$0.phase.isDisjoint(with: phases) }, action)
  }

  /// Calls an action when something happens to one of some keys while the view has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { keys.contains($0.key) && !$0.phase.isDisjoint(with: phases) }, action)
  }

  /// Calls an action when a key that types certain characters is pressed while the view has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      where: {
        !$0.phase.isDisjoint(with: phases) && !$0.characters.isEmpty
          && $0.characters.unicodeScalars.allSatisfy(characters.contains)
      },
      action
    )
  }

  /// Calls an action when something happens to any key while the view has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(where: { !$0.phase.isDisjoint(with: phases) }, action)
  }
}
