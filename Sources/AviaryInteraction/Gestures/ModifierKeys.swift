@_spi(Engine) public import AviaryEngine

/// Tells of keys like shift that are pressed and let go.
nonisolated struct ModifierKeysModifier: _NodeModifier {
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ModifierKeysNode(list, child, place)
  }
}

final class ModifierKeysNode: ModifierNode<ModifierKeysModifier> {
  override func viewDidChange() {}

  override func didMount() {
    root.input.modifierKeys.add(self)
    guard modifier.isInitial else { return }
    root.actions.append(
      (
        "onModifierKeysChanged",
        { [weak self] in
          guard let self, isMounted else { return }
          keysDidChange(from: [], to: root.input.modifierKeys.pressed)
        }
      )
    )
  }

  func keysDidChange(from old: EventModifiers, to new: EventModifiers) {
    let (old, new) = (old.intersection(modifier.mask), new.intersection(modifier.mask))
    if old != new { modifier.action(old, new) }
  }
}

/// Knows which of the keys like shift are pressed, on any keyboard, and who wants to know.
final class ModifierKeys {
  private(set) var pressed: EventModifiers = []
  private struct Observer {
    weak var node: ModifierKeysNode?
  }

  private var observers: [Observer] = []

  func add(_ node: ModifierKeysNode) {
    observers.removeAll { $0.node?.isMounted != true }
    observers.append(Observer(node: node))
  }

  /// Other keys are pressed than before, or the same.
  func change(to keys: EventModifiers) {
    // That of the number pad is told of each of its keys, and none by itself.
    let new = keys.subtracting(.numericPad)
    let old = pressed
    guard new != old else { return }
    pressed = new
    for observer in observers {
      if let node = observer.node, node.isMounted { node.keysDidChange(from: old, to: new) }
    }
  }
}

extension View {
  /// Does something when keys like shift are pressed or let go, while the window has the keyboard.
  ///
  /// - Parameters:
  ///   - mask: Which keys count; all by default.
  ///   - initial: Whether the action is called when the view appears, if one of the keys is down then; `true` by default.
  ///   - action: Called with the keys of the mask that were down before, and those that are now.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all,
    initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action))
  }
}
