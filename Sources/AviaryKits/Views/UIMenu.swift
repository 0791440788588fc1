import AviaryGraphics
public import Foundation

/// Something in a menu of UIKit: kept, and nothing shows it.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// How an item is.
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// In part.
    case mixed = 2
  }

  /// What a person may do with an item.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not seen.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// What it is called.
  public internal(set) var title: String
  /// What it shows.
  public internal(set) var image: UIImage?
  /// What it says below its title.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Something that is done from a menu or a control of UIKit.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// What an action is found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What it is found by.
  public let identifier: Identifier
  /// What a person may do with it.
  open var attributes: Attributes
  /// How it is.
  open var state: State
  /// What it explains beside its title.
  open var discoverabilityTitle: String?
  /// The control that did it; nil for none.
  open private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// An action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: What it says below; nil for nothing.
  ///   - image: What it shows; nil for nothing.
  ///   - identifier: What it is found by; nil for a new name.
  ///   - discoverabilityTitle: What it explains; nil for nothing.
  ///   - attributes: What a person may do with it.
  ///   - state: How it is.
  ///   - handler: What is done.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.discoverabilityTitle = discoverabilityTitle
  }

  func perform(by sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu of UIKit: kept, and nothing shows it; SwiftUI's `Menu` is shown.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// How its items are shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Among the others.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
    /// One of them is on.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// What is in it.
  public let children: [UIMenuElement]
  /// How its items are shown.
  public let options: Options

  /// A menu.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: What it says below; nil for nothing.
  ///   - image: What it shows; nil for nothing.
  ///   - options: How its items are shown.
  ///   - children: What is in it.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}

/// What is added to a view of UIKit; kept, and nothing does it.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it is on; nil for none.
  var view: UIView? { get }
  /// Called before it comes to a view or leaves it.
  func willMove(to view: UIView?)
  /// Called when it came to a view or left it.
  func didMove(to view: UIView?)
}

/// What opens a menu on a view of UIKit: kept, and nothing opens it.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that it is on; nil for none.
  public private(set) weak var view: UIView?
  /// Who is asked for the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// What opens a menu that is asked for.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before it comes to a view or leaves it.
  open func willMove(to view: UIView?) {}
  /// Called when it came to a view or left it.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Who is asked for a menu; never here.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu and what is shown beside it, of UIKit: kept.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// A menu.
  ///
  /// - Parameters:
  ///   - identifier: What it is found by; nil for nothing.
  ///   - previewProvider: What is shown beside it; nil for the view itself.
  ///   - actionProvider: Makes the menu of what the system offers; nil for none.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.actionProvider = actionProvider
    super.init()
  }
}

extension UIView {
  /// Adds what it does; nothing does it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes away what it does.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
