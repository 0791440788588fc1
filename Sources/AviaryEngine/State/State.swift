import AviaryGraph
import Foundation

/// A value that a view owns: it lives as long as the view's identity, and a change runs the bodies
/// that read it.
///
/// Properties of types get it by the macro of this name, whose default is evaluated once for each
/// identity. As a property wrapper it serves local variables, and code that has the engine alone.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let start: Start
  var location: StateLocation<Value>?

  /// Where the first value comes from.
  private enum Start {
    case value(Value)
    case expression(() -> Value)
  }

  /// Creates a state with its first value, which counts when the view's identity is new.
  ///
  /// - Parameter value: The first value; later ones of the same identity are ignored.
  public init(wrappedValue value: Value) { start = .value(value) }
  /// Creates a state with its first value, which counts when the view's identity is new.
  ///
  /// - Parameter value: The first value; later ones of the same identity are ignored.
  public init(initialValue value: Value) { start = .value(value) }

  /// Creates a state whose first value is made when the view's identity is new.
  ///
  /// For what `@State` generates.
  ///
  /// - Parameter expression: Makes the first value. A state that is read outside of a view that is
  ///   shown runs it at each reading.
  public init(_lazy expression: @escaping () -> Value) { start = .expression(expression) }

  var initialValue: Value {
    switch start {
    case .value(let value): value
    case .expression(let expression): expression()
    }
  }

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

  /// Sets the value and runs the property's observers.
  ///
  /// For what `@State` generates. As in any property, an observer that sets the value again doesn't
  /// run the observers again. Outside of a view that is shown nothing changes, so none runs.
  ///
  /// - Parameters:
  ///   - newValue: The value.
  ///   - willSet: Runs before the change, with the new value.
  ///   - didSet: Runs after the change, with the old value.
  public func _set(_ newValue: Value, willSet: (Value) -> Void, didSet: (Value) -> Void) {
    guard let location, location.beginObserving() else { return wrappedValue = newValue }
    defer { location.endObserving() }
    let oldValue = wrappedValue
    willSet(newValue)
    wrappedValue = newValue
    didSet(oldValue)
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

/// Stands for the default of a private state in initialisers that Swift generates.
///
/// For what `@State` generates.
public struct _StateStart: @unchecked Sendable {
  // Is called where the view is, by the state that takes it over.
  fileprivate let make: () -> Any

  /// Creates one of a state that knows its default.
  public init() { make = { () } }

  /// Creates one that knows the default, in which names mean what they mean in a stored property's: static members of the
  /// type, that is.
  public init<Value>(_ make: @escaping () -> Value) { self.make = make }
}

extension State {
  /// Creates a state whose default another property knows.
  ///
  /// For what `@State` generates.
  ///
  /// - Parameter _start: Who knows the default; of a value of this type, else the program ends.
  public init(_start: _StateStart) {
    self.init(_lazy: {
      guard let value = _start.make() as? Value else {
        preconditionFailure("the default of a state is no \(Value.self)")
      }
      return value
    })
  }
}
