public import Foundation

/// What views of a kind look like, by UIKit's name: `UINavigationBar.appearance()`.
///
/// Values that are set there are kept, and told of once: Aviary's own views don't read them.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// Where values for all views of the kind are kept.
  static func appearance() -> Self
}

/// What a view is made with that stands for all of its kind.
final class AppearanceCoder: NSCoder {}

@MainActor
enum Appearances {
  static var known: [ObjectIdentifier: UIView] = [:]
  static var items: [ObjectIdentifier: UIBarItem] = [:]
}

extension UIBarItem: UIAppearance {
  /// Where values for all items of the kind are kept; nothing reads them, which is told once.
  public static func appearance() -> Self {
    Missing.tell("\(Self.self).appearance()", "bars of SwiftUI don't read it")
    if let item = Appearances.items[ObjectIdentifier(self)] as? Self { return item }
    let item = makeObject(self)
    Appearances.items[ObjectIdentifier(self)] = item
    return item
  }

  /// Where values for all items of the kind within others are kept; nothing reads them.
  ///
  /// - Parameter containerTypes: The kinds of what they are within; not told apart here.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyObject.Type]
  ) -> Self { appearance() }
}

extension UIView: UIAppearance {
  /// Where values for all views of the kind are kept; nothing reads them, which is told once.
  public static func appearance() -> Self {
    Missing.tell("\(Self.self).appearance()", "views of SwiftUI don't read it")
    if let view = Appearances.known[ObjectIdentifier(self)] as? Self { return view }
    guard let view = Self(coder: AppearanceCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) returned nil")
    }
    Appearances.known[ObjectIdentifier(self)] = view
    return view
  }

  /// Where values for all views of the kind within others are kept; nothing reads them.
  ///
  /// - Parameter containerTypes: The kinds of what they are within; not told apart here.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyObject.Type]
  ) -> Self { appearance() }
}
