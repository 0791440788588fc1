import AviaryEngine
public import Combine
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

/// Sends the value of an object, and what it becomes.
///
/// Without Objective-C nobody tells of a change: while somebody listens, the value is looked at in each turn of the
/// program's loop, and sent where it is another one. What can't be compared is sent once.
@MainActor @preconcurrency
public struct KeyValueObservingPublisher<Subject: NSObject, Value> {
  /// Whose value it is.
  public let object: Subject
  /// Which value.
  public let keyPath: KeyPath<Subject, Value>
  /// What is sent.
  public let options: NSKeyValueObservingOptions
}

extension KeyValueObservingPublisher: @preconcurrency Publisher {
  /// The value.
  public typealias Output = Value
  /// It never fails.
  public typealias Failure = Never

  /// Sends values to a subscriber for as long as it listens.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let (object, keyPath) = (object, keyPath)
    let values = CurrentValueSubject<Value, Never>(object[keyPath: keyPath])
    let stop = ValueWatch.start(object, keyPath) { _, new in values.send(new) }
    values.dropFirst(options.contains(.initial) ? 0 : 1)
      .handleEvents(receiveCancel: stop)
      .receive(subscriber: subscriber)
  }
}

/// Looks at a value of an object in each turn of the program's loop.
@MainActor
private enum ValueWatch {
  /// Calls a closure with the old value and the new one where they differ, until what is returned is called.
  static func start<Subject: NSObject, Value>(
    _ object: Subject,
    _ keyPath: KeyPath<Subject, Value>,
    _ changed: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> () -> Void {
    nonisolated(unsafe) var last = object[keyPath: keyPath]
    nonisolated(unsafe) weak let object = object
    nonisolated(unsafe) let keyPath = keyPath
    return MainTurn.observe {
      MainActor.assumeIsolated {
        guard let value = object?[keyPath: keyPath], !isSame(value, last) else { return }
        let old = last
        last = value
        changed(old, value)
      }
    }
  }

  private static func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
    if let a = a as? AnyHashable { return a == b as? AnyHashable }
    if let x = a as? (any OptionalValue), let y = b as? (any OptionalValue), x.isNone || y.isNone {
      return x.isNone == y.isNone
    }
    guard Value.self is AnyObject.Type else { return true }
    return a as AnyObject === b as AnyObject
  }
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

private protocol OptionalValue { var isNone: Bool { get } }

extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}

/// What has values that can be listened to.
@MainActor @preconcurrency
public protocol KeyValueObservable: NSObject {}

extension KeyValueObservable {
  /// Sends a value, and what it becomes.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - options: What is sent; the value at first and what it becomes by default.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> KeyValueObservingPublisher<Self, Value> {
    KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
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

extension NSResponder: KeyValueObservable {}
extension UIResponder: KeyValueObservable {}

extension NSAppearance: Hashable {
  /// Those of one name are the same.
  public static func == (a: NSAppearance, b: NSAppearance) -> Bool { a.name == b.name }

  /// By its name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
