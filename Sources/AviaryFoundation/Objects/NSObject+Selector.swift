public import Foundation
import Synchronization

// Of the protocol, not of the class: a class below NSObject can have a method of its own then, which others override.
extension NSObjectProtocol {
  /// Whether this object has the method that a selector carries; false for one of a name alone.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isPerformed(by: self) } ?? false
  }
}

extension NSObject {
  /// Performs a method of this object.
  ///
  /// - Returns: the object that the method returns, which is kept for good; nil where it returns none, or there is no such method.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    result(of: aSelector?.perform(on: self))
  }

  /// Performs a method of this object that takes an argument.
  ///
  /// - Returns: the object that the method returns, which is kept for good; nil where it returns none, or there is no such method.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    result(of: aSelector?.perform(on: self, object))
  }

  /// Performs a method of this object that takes two arguments.
  ///
  /// - Returns: the object that the method returns, which is kept for good; nil where it returns none, or there is no such method.
  @discardableResult
  public func perform(
    _ aSelector: Selector!,
    with object1: Any!,
    with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    result(of: aSelector?.perform(on: self, object1, object2))
  }

  private func result(of outcome: Selector.Outcome?) -> Unmanaged<AnyObject>? {
    guard case .performed(let value)? = outcome, type(of: value) is AnyClass else { return nil }
    // There is no pool that keeps it until somebody takes it.
    return Unmanaged.passRetained(value as AnyObject)
  }

  /// Performs a method of this object later, on this thread's run loop.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: What it is given; what it does not take is left out.
  ///   - delay: Seconds; at 0 or less in the next turn of the loop.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let request = DelayedRequests.Request(selector: aSelector, argument: anArgument)
    let target = SelectorTarget(object: self)
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { timer in
      DelayedRequests.remove(timer)
      _ = aSelector.perform(on: target.object, request.argument)
    }
    DelayedRequests.add(timer, for: self, request)
    RunLoop.current.add(timer, forMode: .common)
  }

  /// Takes back what an object was to perform later.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequests.cancel(for: aTarget as AnyObject) { _ in true }
  }

  /// Takes back a method that an object was to perform later.
  ///
  /// - Parameters:
  ///   - aTarget: The object.
  ///   - aSelector: The method.
  ///   - anArgument: Only with this argument, by identity; nil for one without.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    DelayedRequests.cancel(for: aTarget as AnyObject) { request in
      guard request.selector == aSelector else { return false }
      switch (request.argument, anArgument) {
      case (nil, nil): return true
      case (let mine?, let other?): return mine as AnyObject === other as AnyObject
      default: return false
      }
    }
  }
}

/// What objects are to perform later.
private enum DelayedRequests {
  struct Request: @unchecked Sendable {
    var selector: Selector
    var argument: Any?
  }

  private struct Entry: @unchecked Sendable {
    var timer: Timer
    var target: ObjectIdentifier
    var request: Request
  }

  // Shared: an object belongs to no program, and any thread may take back its requests; guarded by the lock.
  private static let entries = Mutex<[Entry]>([])

  static func add(_ timer: Timer, for target: AnyObject, _ request: Request) {
    let entry = Entry(timer: timer, target: ObjectIdentifier(target), request: request)
    entries.withLock { $0.append(entry) }
  }

  static func remove(_ timer: Timer) {
    let identifier = ObjectIdentifier(timer)
    entries.withLock { $0.removeAll { ObjectIdentifier($0.timer) == identifier } }
  }

  static func cancel(for target: AnyObject, where matches: (Request) -> Bool) {
    let identifier = ObjectIdentifier(target)
    let mine = entries.withLock { entries in entries.filter { $0.target == identifier } }
    for entry in mine where matches(entry.request) {
      entry.timer.invalidate()
      remove(entry.timer)
    }
  }
}
