public import AviaryEngine
public import AviaryFoundation
public import Foundation

/// What adapts to something, of UIKit.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What it adapts to.
  var traitCollection: UITraitCollection { get }
  /// Called when what it adapts to changed; never here.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// That somebody wants to be told of changes; nobody is told here.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class KeptRegistration: NSObject, UITraitChangeRegistration {}

/// What tells when what it adapts to changes; never here.
@MainActor @preconcurrency
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Has a closure be told when values change; it never is, as they don't.
  ///
  /// - Parameters:
  ///   - traits: The kinds of values.
  ///   - handler: Would be told, with what it adapted to before.
  /// - Returns: What takes it back.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { KeptRegistration() }

  /// Has a closure that names what it is told by, as `self: Self`, be told when values change; it never is, as they don't.
  ///
  /// - Parameters:
  ///   - traits: The kinds of values.
  ///   - handler: Would be told, with what it adapted to before.
  /// - Returns: What takes it back.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { KeptRegistration() }

  /// Has a target be told when values change; it never is, as they don't.
  ///
  /// - Parameters:
  ///   - traits: The kinds of values.
  ///   - target: Who would be told.
  ///   - action: What it would be told by.
  /// - Returns: What takes it back.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration { KeptRegistration() }

  /// Has itself be told when values change; it never is, as they don't.
  ///
  /// - Parameters:
  ///   - traits: The kinds of values.
  ///   - action: What it would be told by.
  /// - Returns: What takes it back.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration { KeptRegistration() }

  /// Has nobody be told by a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}

/// A value of SwiftUI's environment that UIKit has among what interfaces adapt to; not asked here.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Takes it from what an interface of UIKit adapts to.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Puts it among what an interface of UIKit adapts to.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
