import AviaryGraph

/// A value that a view owns: it lives as long as the view's identity, and a change runs the bodies
/// that read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let initialValue: Value
  var location: StateLocation<Value>?

  /// Creates a state with its first value, which counts when the view's identity is new.
  ///
  /// - Parameter value: The first value; later ones of the same identity are ignored.
  public init(wrappedValue value: Value) { initialValue = value }
  /// Creates a state with its first value, which counts when the view's identity is new.
  ///
  /// - Parameter value: The first value; later ones of the same identity are ignored.
  public init(initialValue value: Value) { initialValue = value }

  /// The value.
  ///
  /// Outside of a view that is shown it is the first value, and writes have no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set {
      guard let location else {
        Warnings.once(
          "State<\(Value.self)> was set before its view was shown; the value is not kept"
        )
        return
      }
      location.set(newValue, Transaction.current)
    }
  }

  /// A binding to the value; outside of a view that is shown one to the first value, which stays.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(initialValue)
  }

  /// Ties the state to what the view's identity owns.
  ///
  /// For the engine.
  public mutating func _install(_ context: inout _DynamicContext) {
    let root = context.root
    location = context.object { StateLocation(initialValue, root: root) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
extension State: IgnoredInComparison {}
