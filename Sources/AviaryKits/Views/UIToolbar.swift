public import AviaryGraphics
public import Foundation

/// A bar of tools of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// What it looks like.
  open var standardAppearance = UIToolbarAppearance()
  /// What it looks like where nothing is behind it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Its colour.
  open var barTintColor: UIColor?
  /// Whether something shines through.
  open var isTranslucent = true
  /// Its items; nil for none.
  open var items: [UIBarButtonItem]?
  /// Sets its items; nothing moves.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Who is asked where it lies; never here.
  open weak var delegate: (any UIToolbarDelegate)?
}

/// Where a bar of UIKit lies.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the lower edge.
  case bottom = 1
  /// At the upper edge.
  case top = 2
  /// At the upper edge, with the bar of time above it.
  case topAttached = 3
}

/// A bar of UIKit that lies somewhere.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it lies.
  var barPosition: UIBarPosition { get }
}

/// Who is asked where a bar lies; never here.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is to lie.
  ///
  /// - Parameter bar: The bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  ///
  /// - Parameter bar: The bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Who is asked where a bar of tools lies; never here.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  /// Where it lies: nowhere, as nothing draws it.
  public var barPosition: UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  /// Where it lies: at the upper edge.
  public var barPosition: UIBarPosition { .top }
}
