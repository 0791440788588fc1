@_spi(Engine) public import AviaryEngine

/// Ties the focus of a view to a value of a focus state.
package nonisolated struct FocusedModifier: _NodeModifier {
  /// Whether the state asks for the focus to be here.
  package let isWanted: () -> Bool
  /// Tells the state that the focus came or went.
  package let focusDidChange: (Bool) -> Void
  /// Whether keys go where the state says, and not only what assistive technology looks at.
  var movesFocus = true

  package init(
    isWanted: @escaping () -> Bool,
    focusDidChange: @escaping (Bool) -> Void,
    movesFocus: Bool = true
  ) {
    self.isWanted = isWanted
    self.focusDidChange = focusDidChange
    self.movesFocus = movesFocus
  }

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    FocusedNode(list, child, place)
  }
}

/// The node around a view that can have the focus; a window reads ``isWanted`` and tells it of
/// changes.
package final class FocusedNode: ModifierNode<FocusedModifier> {
  package var isWanted: Bool {
    modifier.isWanted() && EnvironmentValues(scope: environment).canBeFocused
  }
  package func focusDidChange(_ isFocused: Bool) { modifier.focusDidChange(isFocused) }

  package var movesFocus: Bool { modifier.movesFocus }

  private var wasWanted = false

  package override func didMount() { refresh() }
  package override func viewDidChange() { refresh() }
  package override func environmentDidChange() { refresh() }

  /// Follows the state; what it asks for is done once everything is laid out.
  private func refresh() {
    guard isMounted, modifier.movesFocus else { return }
    var isWanted = false
    tracked { _ in isWanted = modifier.isWanted() }
    guard isWanted != wasWanted else { return }
    wasWanted = isWanted
    root.actions.append(
      (
        "focused",
        { [weak self] in
          guard let self, isMounted, wasWanted == isWanted else { return }
          root.input.focus.stateDidChange(self, isWanted: isWanted)
        }
      )
    )
  }
}

extension View {
  /// Gives the focus to this view while a focus state has a value.
  ///
  /// - Parameters:
  ///   - binding: The focus state; it follows when a person moves the focus.
  ///   - value: What the state is while the focus is here.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(
      FocusedModifier(
        isWanted: { binding.wrappedValue == value },
        focusDidChange: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = binding.initialValue
          }
        }
      )
    )
  }

  /// Gives the focus to this view while a focus state is true.
  ///
  /// - Parameter condition: The focus state; it follows when a person moves the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Says whether the view can have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets this view have the focus, and tells when it gets or loses it.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether it can; `true` by default.
  ///   - onFocusChange: Called with whether it has the focus now.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(FocusChangeModifier(isFocusable: isFocusable, action: onFocusChange))
  }

  /// Says whether the view can have the focus, and for what.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
  }

  /// Says whether the view shows that it has the focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

/// What a view wants the focus for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be activated with the keyboard.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited with the keyboard.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the view wants by itself.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

enum CanBeFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views may take the focus.
  package var canBeFocused: Bool {
    get { self[CanBeFocusedKey.self] }
    set { self[CanBeFocusedKey.self] = newValue }
  }

  /// Whether a focused view is to show it.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  /// Whether the nearest view around that can have the focus has it.
  public var isFocused: Bool { isFocusedValue }

  /// The same, to be written.
  var isFocusedValue: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}
