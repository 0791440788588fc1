/// Calls back when a value differs from that of the last update.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  /// Whether the action of the modifier with the last value is called, which has captured what was there before the change.
  var callsEarlierAction = false
  let action: (Value, Value) -> Void

  static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    ChangeList(modifier, inputs, content(inputs.inside()))
  }

  static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    let list = unsafeDowncast(list, to: ChangeList<Value>.self)
    list.update(modifier)
    updateContent(list.content)
  }

  static func _shape(content: _ListShape) -> _ListShape { content }
}

/// The list of views with a watched value; called back once, however many views there are.
final class ChangeList<Value: Equatable>: _ForwardingList {
  private var modifier: ChangeModifier<Value>

  init(_ modifier: ChangeModifier<Value>, _ inputs: _ListInputs, _ content: _ViewList) {
    self.modifier = modifier
    super.init(inputs, content)
    if modifier.isInitial { call(modifier.value, modifier.value, by: modifier) }
  }

  func update(_ new: ChangeModifier<Value>) {
    let earlier = modifier
    modifier = new
    guard earlier.value != new.value else { return }
    call(earlier.value, new.value, by: new.callsEarlierAction ? earlier : new)
  }

  private func call(_ old: Value, _ new: Value, by modifier: ChangeModifier<Value>) {
    let action = modifier.action
    root.actions.append((ChangeCallback.name(Value.self), { action(old, new) }))
  }
}

/// How calls of `onChange` are told from others.
enum ChangeCallback {
  static func name(_ type: Any.Type) -> String { "onChange(of: \(type))" }
  static func isNamed(_ name: String) -> Bool { name.hasPrefix("onChange(of:") }
}

extension View {
  /// Calls an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: What is compared with its last value whenever the view is made again.
  ///   - initial: Whether it is also called when the view first appears; `false` by default.
  ///   - action: Called after the update, with the last value and the new one, which are the same
  ///     at first.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: What is compared with its last value whenever the view is made again.
  ///   - initial: Whether it is also called when the view first appears; `false` by default.
  ///   - action: Called after the update.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Calls an action with the new value when a value changes.
  ///
  /// It is the closure of the update before: what it captures was there before the change.
  ///
  /// - Parameters:
  ///   - value: What is compared with its last value whenever the view is made again.
  ///   - action: Called after the update. `{ [value] new in … }` has the last value.
  /// - SeeAlso: documentation of `onChange(of:perform:)`. The other forms call the new closure.
  @available(*, deprecated, message: "Use the form with two values, or with none.")
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value,
        isInitial: false,
        callsEarlierAction: true,
        action: { action($1) }
      )
    )
  }
}
