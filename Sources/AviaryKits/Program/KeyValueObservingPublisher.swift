import AviaryEngine
public import Combine
public import Foundation

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

extension NSResponder: KeyValueObservable {}
extension UIResponder: KeyValueObservable {}
extension CALayer: KeyValueObservable {}
extension Progress: KeyValueObservable {}
extension Operation: KeyValueObservable {}
extension OperationQueue: KeyValueObservable {}
extension UserDefaults: KeyValueObservable {}
