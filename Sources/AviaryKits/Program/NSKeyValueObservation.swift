public import Foundation

/// What somebody who listens to an object's value is told: what it is at first, and what it becomes.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value after a change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value; publishers don't send it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value that there is at first.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before a change too; publishers don't.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What becomes of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// What happened; always that the value was set.
  public let kind: NSKeyValueChange
  /// The new value, where it was asked for.
  public let newValue: Value?
  /// The old value, where it was asked for.
  public let oldValue: Value?
  /// Which members of a collection; nil.
  public let indexes: IndexSet?
  /// Whether it is told before the change; it is not.
  public let isPrior: Bool
}

/// What happens to an observed value.
public enum NSKeyValueChange: UInt, Sendable {
  /// It is set.
  case setting = 1
  /// Members come.
  case insertion = 2
  /// Members go.
  case removal = 3
  /// Members become others.
  case replacement = 4
}

/// Listens to a value for as long as it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var stop: (() -> Void)?

  fileprivate init(_ stop: @escaping () -> Void) { self.stop = stop }

  deinit { stop?() }

  /// Ends to listen.
  public func invalidate() {
    stop?()
    stop = nil
  }
}

extension KeyValueObservable {
  /// Calls a closure with a value's changes for as long as what is returned is kept.
  ///
  /// The value is looked at in each turn of the program's loop, as for ``publisher(for:options:)``; the object is not kept.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - options: What a change tells: the new value, the old one; `initial` calls at once too.
  ///   - changeHandler: Called with the object and the change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func tell(_ object: Self, _ old: Value?, _ new: Value) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil,
          indexes: nil,
          isPrior: false
        )
      )
    }
    if options.contains(.initial) { tell(self, nil, self[keyPath: keyPath]) }
    return NSKeyValueObservation(
      ValueWatch.start(self, keyPath) { [weak self] old, new in
        if let self { tell(self, old, new) }
      }
    )
  }
}
