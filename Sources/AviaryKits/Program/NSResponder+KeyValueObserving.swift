import AviaryEngine
public import Combine
public import Foundation

/// What a publisher of an object's value sends: what it is at first, and what it becomes.
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
public struct KeyValueObservingPublisher<Subject: NSResponder, Value> {
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
    let first = object[keyPath: keyPath]
    let values = CurrentValueSubject<Value, Never>(first)
    nonisolated(unsafe) var last = first
    let stop = MainTurn.observe {
      MainActor.assumeIsolated {
        let value = object[keyPath: keyPath]
        guard !Self.isSame(value, last) else { return }
        last = value
        values.send(value)
      }
    }
    values.dropFirst(options.contains(.initial) ? 0 : 1)
      .handleEvents(receiveCancel: stop)
      .receive(subscriber: subscriber)
  }

  private static func isSame(_ a: Value, _ b: Value) -> Bool {
    if let a = a as? AnyHashable { return a == b as? AnyHashable }
    if let x = a as? (any OptionalValue), let y = b as? (any OptionalValue), x.isNone || y.isNone {
      return x.isNone == y.isNone
    }
    guard Value.self is AnyObject.Type else { return true }
    return a as AnyObject === b as AnyObject
  }
}

private protocol OptionalValue { var isNone: Bool { get } }

extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}

/// What has values that can be listened to.
@MainActor @preconcurrency
public protocol KeyValueObservable: NSResponder {}

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

extension NSResponder: KeyValueObservable {}

extension NSAppearance: Hashable {
  /// Those of one name are the same.
  public static func == (a: NSAppearance, b: NSAppearance) -> Bool { a.name == b.name }

  /// By its name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
