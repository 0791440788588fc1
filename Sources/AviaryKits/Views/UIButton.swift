public import AviaryFoundation
public import AviaryGraphics
public import Foundation

/// A button of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// As nothing.
    case custom = 0
    /// As a text in the colour of controls.
    case system = 1
    /// As a sign that something is told.
    case detailDisclosure = 2
    /// As a light sign that something is told.
    case infoLight = 3
    /// As a dark sign that something is told.
    case infoDark = 4
    /// As a sign that something is added.
    case contactAdd = 5
    /// As a sign that something is closed.
    case close = 7
  }

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// What it looks like.
  open private(set) var buttonType = ButtonType.custom
  /// What it looks like and says; nil for what was set apart.
  open var configuration: Configuration?
  /// Makes its configuration anew when its state changes; never called here.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// Its menu.
  open var menu: UIMenu?
  /// Its text: not shown.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// Its picture: not shown.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  /// Room around its content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Room around its title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Room around its picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of a kind that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    setTitle(primaryAction?.title, for: .normal)
  }

  /// A button that looks like a configuration, and does something.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// A button of the system's look with a picture, which has a target do something.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - target: Who does it, not kept; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  /// - Returns: The button.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = makeObject(self)
    button.buttonType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Asks for its configuration anew.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// What it is called while it is in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// What it is called while it is in a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
  }
  /// The colour of its title while it is in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  /// What it shows while it is in a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// What is behind its title while it is in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  /// What it is called while it is in a state; nil where nothing was said for it.
  ///
  /// - Parameter state: The state, which counts as a whole.
  open func title(for state: State) -> String? { titles[state] }
  /// What it is called while it is in a state, with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// The colour of its title while it is in a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] }
  /// What it shows while it is in a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// What is behind its title while it is in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  /// What it is called now.
  open var currentTitle: String? { title(for: state) ?? title(for: .normal) }
  /// What it shows now.
  open var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }
}

extension UIButton {
  /// What a button of UIKit looks like and says: kept, and nothing draws it.
  public struct Configuration {
    /// How round its corners are.
    public enum CornerStyle: Int, Sendable {
      /// As its background says.
      case fixed = -1
      /// As the size of text.
      case dynamic = 0
      /// Little.
      case small = 1
      /// Some.
      case medium = 2
      /// Much.
      case large = 3
      /// Half of its height.
      case capsule = 4
    }

    /// How large it is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Small.
      case small = 1
      /// Very small.
      case mini = 2
      /// Large.
      case large = 3
    }

    /// What it is called.
    public var title: String?
    /// What it is called, with attributes.
    public var attributedTitle: AttributedString?
    /// What it says below.
    public var subtitle: String?
    /// What it shows.
    public var image: UIImage?
    /// On which side of its title the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Room between title and picture, in points.
    public var imagePadding: CGFloat = 0
    /// Room between title and what is below, in points.
    public var titlePadding: CGFloat = 1
    /// Room around its content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    /// The colour of its title.
    public var baseForegroundColor: UIColor?
    /// The colour behind it.
    public var baseBackgroundColor: UIColor?
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium
    /// Whether something turns in place of its picture.
    public var showsActivityIndicator = false

    /// As a text.
    public static func plain() -> Configuration { Configuration() }
    /// As a text, without room around it.
    public static func borderless() -> Configuration { Configuration() }
    /// Grey.
    public static func gray() -> Configuration { Configuration() }
    /// In a pale colour.
    public static func tinted() -> Configuration { Configuration() }
    /// In the colour of controls.
    public static func filled() -> Configuration { Configuration() }
    /// As a text in a pale frame.
    public static func bordered() -> Configuration { Configuration() }
    /// In the colour of controls, as what matters most.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}

/// Edges of a rectangle, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading one.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing one.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
