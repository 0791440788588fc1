import Foundation
import Synchronization

/// A method that an object is asked to perform, by name: the target's action of UIKit and AppKit.
///
/// On Linux there is no runtime that finds methods by name, so a selector carries the method with it. `#selector(save(_:))` is
/// written so in the copies that `aviary` compiles; elsewhere the compiler refuses `#selector`, and a selector is
/// made of a name and a method:
///
///     Selector("save:", Editor.save(_:))
///
/// Two selectors of one name are equal, whatever methods they carry. One that is made of a name alone performs nothing, and
/// has the bits of every other one of that name, so that it can be a key of associated objects.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  // One reference, as large as a pointer: sources take its bits for one.
  private let record: SelectorRecord

  /// What it is called in Objective-C: `save:`, with a colon for each argument.
  package var name: String { record.name }
  private var method: Method? { record.method }

  /// What a method was asked for.
  package enum Outcome {
    /// It was performed, and has returned something.
    case performed(Any)
    /// There is no method, or it is none of the target's, or takes other arguments.
    case refused
  }

  fileprivate struct Method: @unchecked Sendable {
    var accepts: (AnyObject) -> Bool
    var perform: (AnyObject?, [Any?]) -> Outcome
  }

  /// Whether two selectors have one name.
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  /// Adds the name to what is hashed.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }

  /// A selector of a name alone, which performs nothing.
  ///
  /// - Parameter str: The name as Objective-C has it, such as `save:`.
  public init(_ str: String) {
    record = SelectorRecord.named(str)
  }

  /// A selector of a name alone, which performs nothing.
  public init(stringLiteral value: String) { self.init(value) }

  private init(
    _ name: String,
    accepts: @escaping (AnyObject) -> Bool,
    _ perform: @escaping (AnyObject?, [Any?]) -> Outcome
  ) {
    record = SelectorRecord(name, Method(accepts: accepts, perform: perform))
  }

  /// A selector of a method without arguments.
  ///
  /// - Parameters:
  ///   - name: What it is called, such as `save`.
  ///   - method: The method of a class: `Editor.save`.
  public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name, accepts: { $0 is Target }) { target, _ in
      guard let target = target as? Target else { return .refused }
      return .performed(method(target)())
    }
  }

  /// A selector of a method without arguments that belongs to the main actor.
  public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor () -> Result,
    on actor: MainActor.Type = MainActor.self
  ) { self.init(name, Self.withoutActor(method)) }

  /// A selector of a method with one argument: most often who sends it.
  ///
  /// - Parameters:
  ///   - name: What it is called, such as `save:`.
  ///   - method: The method of a class: `Editor.save(_:)`.
  public init<Target: AnyObject, Argument, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (Argument) -> Result
  ) {
    self.init(name, accepts: { $0 is Target }) { target, values in
      guard let target = target as? Target,
        let argument = Self.argument(values, 0, as: Argument.self)
      else { return .refused }
      return .performed(method(target)(argument))
    }
  }

  /// A selector of a method with one argument that belongs to the main actor.
  public init<Target: AnyObject, Argument, Result>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (Argument) -> Result,
    on actor: MainActor.Type = MainActor.self
  ) { self.init(name, Self.withoutActor(method)) }

  /// A selector of a method with two arguments: who sends it, and the event.
  ///
  /// - Parameters:
  ///   - name: What it is called, such as `save:event:`.
  ///   - method: The method of a class: `Editor.save(_:event:)`.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name, accepts: { $0 is Target }) { target, values in
      guard let target = target as? Target,
        let first = Self.argument(values, 0, as: First.self),
        let second = Self.argument(values, 1, as: Second.self)
      else { return .refused }
      return .performed(method(target)(first, second))
    }
  }

  /// A selector of a method with two arguments that belongs to the main actor.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (First, Second) -> Result,
    on actor: MainActor.Type = MainActor.self
  ) { self.init(name, Self.withoutActor(method)) }

  /// A selector of a function, which is performed for any target.
  @_disfavoredOverload
  public init<Result>(_ name: String, _ function: @escaping () -> Result) {
    self.init(name, accepts: { _ in true }) { _, _ in .performed(function()) }
  }

  /// A selector of a function of the main actor, which is performed for any target.
  @_disfavoredOverload
  public init<Result>(
    _ name: String,
    _ function: @escaping @MainActor () -> Result,
    on actor: MainActor.Type = MainActor.self
  ) { self.init(name, Self.withoutActor(function)) }

  /// A selector of a function with an argument, which is performed for any target.
  @_disfavoredOverload
  public init<Argument, Result>(_ name: String, _ function: @escaping (Argument) -> Result) {
    self.init(name, accepts: { _ in true }) { _, values in
      guard let argument = Self.argument(values, 0, as: Argument.self) else { return .refused }
      return .performed(function(argument))
    }
  }

  /// A selector of a function of the main actor with an argument, which is performed for any target.
  @_disfavoredOverload
  public init<Argument, Result>(
    _ name: String,
    _ function: @escaping @MainActor (Argument) -> Result,
    on actor: MainActor.Type = MainActor.self
  ) { self.init(name, Self.withoutActor(function)) }

  /// Whether it carries a method that a target has.
  package func isPerformed(by target: AnyObject) -> Bool { method?.accepts(target) ?? false }

  /// Has a target perform it, on the thread that this is called on.
  ///
  /// - Parameters:
  ///   - target: Whose method it is; nil for functions.
  ///   - arguments: What the method is given; what it does not take is left out.
  /// - Returns: what the method returned.
  package func perform(on target: AnyObject?, _ arguments: Any?...) -> Outcome {
    method?.perform(target, arguments) ?? .refused
  }

  // As in Objective-C the method runs on the thread that sends it, whatever actor it belongs to.
  private static func withoutActor<T, R>(
    _ method: @escaping (T) -> @MainActor () -> R
  ) -> (T) -> () -> R { unsafeBitCast(method, to: ((T) -> () -> R).self) }

  private static func withoutActor<T, A, R>(
    _ method: @escaping (T) -> @MainActor (A) -> R
  ) -> (T) -> (A) -> R { unsafeBitCast(method, to: ((T) -> (A) -> R).self) }

  private static func withoutActor<T, A, B, R>(
    _ method: @escaping (T) -> @MainActor (A, B) -> R
  ) -> (T) -> (A, B) -> R { unsafeBitCast(method, to: ((T) -> (A, B) -> R).self) }

  private static func withoutActor<R>(_ function: @escaping @MainActor () -> R) -> () -> R {
    unsafeBitCast(function, to: (() -> R).self)
  }

  private static func withoutActor<A, R>(
    _ function: @escaping @MainActor (A) -> R
  ) -> (A) -> R { unsafeBitCast(function, to: ((A) -> R).self) }

  /// An argument as the method takes it; nil where it is of another type.
  private static func argument<T>(_ values: [Any?], _ index: Int, as type: T.Type) -> T? {
    let value = values.indices.contains(index) ? values[index] : nil
    // A method may take an object for what is a value in Swift.
    if type == NSNotification.self, let value = value as? Notification {
      let object = NSNotification(
        name: value.name,
        object: value.object,
        userInfo: value.userInfo
      )
      return object as? T
    }
    return value as? T
  }
}

/// What a selector is.
private final class SelectorRecord: Sendable {
  let name: String
  /// The method, for a target and its arguments; nil where only a name is known.
  let method: Selector.Method?

  init(_ name: String, _ method: Selector.Method?) {
    self.name = name
    self.method = method
  }

  // Shared: a name is one thing in a process, as in Objective-C.
  private static let known = Mutex<[String: SelectorRecord]>([:])

  /// The one of a name alone, kept for good.
  static func named(_ name: String) -> SelectorRecord {
    known.withLock { known in
      if let record = known[name] { return record }
      let record = SelectorRecord(name, nil)
      known[name] = record
      return record
    }
  }
}

/// Who performs a selector later: as in Objective-C on whatever thread that is.
struct SelectorTarget: @unchecked Sendable {
  var object: AnyObject
}

/// A selector of a name alone, which performs nothing.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
