public import AviaryEngine
public import Foundation

/// How changes of AppKit's views are animated: they are made at once, and told of when they would
/// be over.
@MainActor @preconcurrency
open class NSAnimationContext: NSObject {
  private static var stack = [NSAnimationContext()]

  /// The one of the changes that are made now.
  open class var current: NSAnimationContext { stack[stack.count - 1] }

  /// How long changes take, in seconds: how long it is until it is told that they are over.
  open var duration: TimeInterval = 0.25
  /// Which pace they have; nil for the usual one; kept.
  open var timingFunction: CAMediaTimingFunction?
  /// Called when the changes would be over.
  open var completionHandler: (() -> Void)?
  /// Whether changes that nobody asked to animate are; kept: they are made at once.
  open var allowsImplicitAnimation = false

  override init() { super.init() }

  /// Begins changes that belong together, with the values of those around them.
  open class func beginGrouping() {
    let context = NSAnimationContext()
    context.duration = current.duration
    context.timingFunction = current.timingFunction
    context.allowsImplicitAnimation = current.allowsImplicitAnimation
    stack.append(context)
  }
  /// Ends changes that belong together; what is to be done then is done after their duration.
  open class func endGrouping() {
    guard stack.count > 1 else { return }
    let context = stack.removeLast()
    if let handler = context.completionHandler { after(context.duration, handler) }
  }

  /// Makes changes that belong together, at once.
  ///
  /// - Parameter changes: Makes them, and may say how long they take.
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
    beginGrouping()
    changes(current)
    endGrouping()
  }

  /// Makes changes that belong together, at once.
  ///
  /// - Parameters:
  ///   - changes: Makes them, and may say how long they take.
  ///   - completionHandler: Called after that time.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void,
    completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    current.completionHandler = completionHandler
    changes(current)
    endGrouping()
  }

  /// Makes changes that belong together, at once, and waits as long as they would take.
  ///
  /// - Parameter changes: Makes them, and may say how long they take.
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    await withCheckedContinuation { continuation in
      runAnimationGroup(changes) { continuation.resume() }
    }
  }

  /// Makes changes with an animation of SwiftUI, which the views that are hosted have.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - changes: Makes them.
  ///   - completion: Called when they are over; nil for nothing.
  public static func animate(
    _ animation: Animation,
    changes: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    guard let completion else { return withAnimation(animation) { changes() } }
    withAnimation(animation) {
      changes()
    } completion: {
      completion()
    }
  }

  private static func after(_ seconds: TimeInterval, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { work() }
  }
}

/// What a value that is animated is found by.
public typealias NSAnimatablePropertyKey = String

/// What has values that are animated, of AppKit: they change at once.
@MainActor @preconcurrency
public protocol NSAnimatablePropertyContainer {
  /// What animates changes that are made of it: itself, so that they are made at once.
  func animator() -> Self
  /// The animations of values, by their names; kept.
  var animations: [NSAnimatablePropertyKey: Any] { get set }
  /// The animation of a value; nil for the usual one.
  ///
  /// - Parameter key: The name of the value.
  func animation(forKey key: NSAnimatablePropertyKey) -> Any?
  /// The usual animation of a value; nil: there is none.
  static func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any?
}

extension NSAnimatablePropertyContainer {
  /// Itself, so that changes are made at once.
  public func animator() -> Self { self }
  /// The animation of a value, where one was set.
  ///
  /// - Parameter key: The name of the value.
  public func animation(forKey key: NSAnimatablePropertyKey) -> Any? { animations[key] }
  /// None.
  public static func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? { nil }
}

extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}

extension NSLayoutConstraint: NSAnimatablePropertyContainer {
  /// The animations of values; none is kept: rules change at once.
  public var animations: [NSAnimatablePropertyKey: Any] {
    get { [:] }
    set { Missing.tell("NSLayoutConstraint.animations", "rules change at once") }
  }
}
