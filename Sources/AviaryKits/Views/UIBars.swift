public import AviaryGraphics
public import Foundation

/// What a bar looks like, by UIKit's name: kept, and not read by SwiftUI's bars.
open class UIBarAppearance: NSObject, NSCopying, @unchecked Sendable {
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// What it does to what is behind it.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The colour of the line below.
  open var shadowColor: UIColor?
  /// The picture of the line below.
  open var shadowImage: UIImage?

  /// As usual.
  public required override init() { super.init() }

  /// As usual: material.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
  }
  /// One colour.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }
  /// Nothing.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  /// One with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    copy.backgroundImage = backgroundImage
    copy.shadowColor = shadowColor
    copy.shadowImage = shadowImage
    return copy
  }
}

/// What the bar of a navigation looks like, by UIKit's name: kept, and not read by SwiftUI's.
public final class UINavigationBarAppearance: UIBarAppearance, @unchecked Sendable {
  /// The attributes of its title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of its large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What its buttons look like.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// What the button looks like that ends something.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// What the button looks like that leads back.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the way back.
  public private(set) var backIndicatorImage: UIImage?
  /// Sets the picture of the way back, and of what shines through it.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { self.backIndicatorImage = backIndicatorImage }
}

/// What a bar's button looks like in a state: kept, and nothing draws it.
public final class UIBarButtonItemStateAppearance: NSObject, @unchecked Sendable {
  /// The attributes of its title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far its title is moved.
  public var titlePositionAdjustment = UIOffset.zero
  /// What is drawn behind it.
  public var backgroundImage: UIImage?
}

/// What a bar's button looks like: kept, and nothing draws it.
public final class UIBarButtonItemAppearance: NSObject, @unchecked Sendable {
  /// As usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// While it is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While it can't be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While it has the keyboard.
  public let focused = UIBarButtonItemStateAppearance()

  /// As the system has it.
  public override init() { super.init() }

  /// As the system has a kind of button.
  ///
  /// - Parameter style: The kind; all begin alike here.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  /// Takes the system's values.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = [:]
      state.titlePositionAdjustment = .zero
      state.backgroundImage = nil
    }
  }
}

/// What a tab looks like in a state.
public final class UITabBarItemStateAppearance: NSObject, @unchecked Sendable {
  /// The attributes of its title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of its picture.
  public var iconColor: UIColor?
  /// The colour behind its badge.
  public var badgeBackgroundColor: UIColor?
  /// The attributes of its badge.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What a tab looks like.
public final class UITabBarItemAppearance: NSObject, @unchecked Sendable {
  /// As usual.
  public let normal = UITabBarItemStateAppearance()
  /// While it is chosen.
  public let selected = UITabBarItemStateAppearance()
}

/// What a bar of tabs looks like, by UIKit's name: kept, and not read by SwiftUI's.
public final class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {
  /// Tabs whose title is below the picture.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Tabs whose title is beside the picture.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Tabs of little height.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// What a bar of tools looks like, by UIKit's name: kept, and not read by SwiftUI's.
public final class UIToolbarAppearance: UIBarAppearance, @unchecked Sendable {}

/// The bar of a navigation of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// What it looks like.
  open var standardAppearance = UINavigationBarAppearance()
  /// What it looks like in little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// What it looks like where nothing is behind it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// What it looks like in little height where nothing is behind it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether something shines through.
  open var isTranslucent = true
  /// Its colour.
  open var barTintColor: UIColor?
  /// The attributes of its title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of its large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line below.
  open var shadowImage: UIImage?
  /// The picture of the way back.
  open var backIndicatorImage: UIImage?
  /// What shines through the picture of the way back.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the picture behind it; nothing draws it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// Which height of a bar is meant.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Little.
  case compact = 1
}
