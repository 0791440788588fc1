public import AviaryFoundation
public import Foundation

/// What is done in place of a command while other keys are held, of UIKit: kept.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
  /// What it is called.
  public let title: String
  /// What is done.
  public let action: Selector
  /// The keys that are held for it.
  public let modifierFlags: UIKeyModifierFlags

  /// What is done while keys are held.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// An item of a menu that has the first that can do something, of UIKit: kept, and not shown.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  /// What is done.
  public let action: Selector?
  /// What is told beside it; nil for nothing.
  open internal(set) var propertyList: Any?
  /// What is done with other keys held.
  open internal(set) var alternates: [UICommandAlternate] = []
  /// What is told of it; nil for its name.
  open var discoverabilityTitle: String?
  /// What a person may do with it.
  open var attributes: UIMenuElement.Attributes = []
  /// How it is.
  open var state = UIMenuElement.State.off

  init(title: String, image: UIImage?, action: Selector) {
    self.action = action
    super.init(title: title, image: image)
  }

  /// An item of a menu.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: What it shows; nil for nothing.
  ///   - action: What is done.
  ///   - propertyList: What is told beside it; nil for nothing.
  ///   - alternates: What is done with other keys held.
  ///   - discoverabilityTitle: What is told of it; nil for its name.
  ///   - attributes: What a person may do with it.
  ///   - state: How it is.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(title: title, image: image, action: action)
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}
