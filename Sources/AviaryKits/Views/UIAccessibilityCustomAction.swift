public import AviaryFoundation
public import Foundation

/// Which way a person who can't see it wants to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// On.
  case next = 5
  /// Back.
  case previous = 6
}

/// Something that can be done with a view of UIKit by who can't see it: kept, as none is read out.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// What does it; whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// What it is called, with attributes.
  open var attributedName: NSAttributedString
  /// What it shows.
  open var image: UIImage?
  /// Who does it; nil for the closure.
  open weak var target: AnyObject?
  /// What its target does.
  open var selector: Selector
  /// What does it; nil for its target.
  open var actionHandler: Handler?

  /// Something that a closure does.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - image: What it shows; nil for nothing.
  ///   - actionHandler: Does it; nil for nothing.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Something that a target does.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - image: What it shows; nil for nothing.
  ///   - target: Who does it.
  ///   - selector: What it does.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}

/// Something that is read out and is no view, of UIKit: its values are kept, and nothing reads it.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  /// What it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is in what it is in, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Something in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
