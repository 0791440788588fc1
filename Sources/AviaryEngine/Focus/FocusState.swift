import AviaryGraph

/// Says which view has the focus, and moves it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Follows whether one view has the focus.
  public nonisolated init() where Value == Bool { initialValue = false }

  /// Follows which of several views has the focus; nil for none.
  public nonisolated init<T: Hashable>() where Value == T? { initialValue = nil }

  /// The view that has the focus.
  ///
  /// Setting it asks for the focus to move.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding, for `focused(_:)`.
  public var projectedValue: Binding {
    Binding(location: location, initialValue: initialValue)
  }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    let root = context.root
    location = context.object { StateLocation(initialValue, root: root) }
  }

  /// A binding to a focus state.
  @propertyWrapper
  public struct Binding {
    package let location: StateLocation<Value>?
    package let initialValue: Value

    /// The view that has the focus.
    ///
    /// Setting it asks for the focus to move.
    public var wrappedValue: Value {
      get { location?.get() ?? initialValue }
      nonmutating set { location?.set(newValue, .current) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
extension FocusState: IgnoredInComparison {}
