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
  open var title: String
  /// What it shows.
  open var image: UIImage?
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

  /// Does it.
  func perform() { handler(self) }

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

  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The menu of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The menu of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// All menus.
    public static let root = Identifier("com.apple.menu.root")
    /// What concerns the program.
    public static let application = Identifier("com.apple.menu.application")
    /// Files.
    public static let file = Identifier("com.apple.menu.file")
    /// What is changed.
    public static let edit = Identifier("com.apple.menu.edit")
    /// What is seen.
    public static let view = Identifier("com.apple.menu.view")
    /// Windows.
    public static let window = Identifier("com.apple.menu.window")
    /// Explanations.
    public static let help = Identifier("com.apple.menu.help")
    /// How texts look.
    public static let format = Identifier("com.apple.menu.format")
    /// What it is about.
    public static let about = Identifier("com.apple.menu.about")
    /// Settings.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// What others can do.
    public static let services = Identifier("com.apple.menu.services")
    /// What hides it.
    public static let hide = Identifier("com.apple.menu.hide")
    /// What ends it.
    public static let quit = Identifier("com.apple.menu.quit")
    /// What makes something new.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// Documents.
    public static let document = Identifier("com.apple.menu.document")
    /// What opens something.
    public static let open = Identifier("com.apple.menu.open")
    /// What was opened before.
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    /// What closes something.
    public static let close = Identifier("com.apple.menu.close")
    /// What prints.
    public static let print = Identifier("com.apple.menu.print")
    /// Steps back.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// What is copied.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// What is found.
    public static let find = Identifier("com.apple.menu.find")
    /// What is put in its place.
    public static let replace = Identifier("com.apple.menu.replace")
    /// What is passed on.
    public static let share = Identifier("com.apple.menu.share")
    /// Spelling.
    public static let spelling = Identifier("com.apple.menu.spelling")
    /// What is replaced while typing.
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    /// Capitals.
    public static let transformations = Identifier("com.apple.menu.transformations")
    /// Reading out.
    public static let speech = Identifier("com.apple.menu.speech")
    /// What is looked up.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// Learning.
    public static let learn = Identifier("com.apple.menu.learn")
    /// Fonts.
    public static let font = Identifier("com.apple.menu.font")
    /// Sizes of texts.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// Colours of texts.
    public static let textColor = Identifier("com.apple.menu.text-color")
    /// Alignment.
    public static let alignment = Identifier("com.apple.menu.alignment")
    /// Styles of texts.
    public static let textStyle = Identifier("com.apple.menu.text-style")
    /// Toolbars.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// Sidebars.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The whole screen.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    /// What is small or large.
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    /// What is brought to front.
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
  }

  /// What tells it from others.
  public let identifier: Identifier
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
  ///   - identifier: What tells it from others; nil for a name of its own.
  ///   - options: How its items are shown.
  ///   - children: What is in it.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier("aviary.\(UUID().uuidString)")
    self.options = options
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}

/// What changes the menus of a program of UIKit: its menu bar is made by SwiftUI's commands, and nothing calls
/// ``UIResponder/buildMenu(with:)``.
@MainActor @preconcurrency
public protocol UIMenuBuilder {
  /// The menu of a name; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Puts a menu in another one's place.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts a menu before another one.
  func insertSibling(
    _ siblingMenu: UIMenu,
    beforeMenu siblingIdentifier: UIMenu.Identifier
  )
  /// Puts a menu behind another one.
  func insertSibling(
    _ siblingMenu: UIMenu,
    afterMenu siblingIdentifier: UIMenu.Identifier
  )
  /// Puts a menu at the beginning of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts other items in place of those of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
}
