public import AviaryGraphics
public import Foundation

/// A control of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A state.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = State([])
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Out of use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
}

/// A line of text of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of letters.
  open var textColor: UIColor! = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; 0 for any.
  open var numberOfLines = 1
  /// What becomes of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters become smaller where there is little room.
  open var adjustsFontSizeToFitWidth = false
  /// Whether its font follows the size that a person wants.
  open var adjustsFontForContentSizeCategory = false
  /// How small letters may become, as a factor.
  open var minimumScaleFactor: CGFloat = 0
}

/// A picture of UIKit as a view: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while it is pressed.
  open var highlightedImage: UIImage?

  /// A view of a picture, as large as it is.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A button of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// What it is called while it is in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  /// What it shows while it is in a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// What it is called while it is in a state; nil where nothing was said for it.
  ///
  /// - Parameter state: The state, which counts as a whole.
  open func title(for state: State) -> String? { titles[state] }
  /// What it shows while it is in a state.
  open func image(for state: State) -> UIImage? { images[state] }
}

/// A switch of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// Its colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of its knob.
  open var thumbTintColor: UIColor?
}

/// A slider of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The colour of its knob.
  open var thumbTintColor: UIColor?
  /// The colour of its line before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of its line after the knob.
  open var maximumTrackTintColor: UIColor?
  /// Sets the picture of its knob for a state; nothing draws it.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// Choices beside each other, of UIKit: its values are kept, and nothing draws them.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// Which is chosen; -1 for none.
  open var selectedSegmentIndex = -1
  /// The colour behind what is chosen.
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of its texts for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) { self.attributes[state] = attributes }
  /// The attributes of its texts for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

/// Dots for pages, of UIKit: its values are kept, and nothing draws them.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// Which is shown.
  open var currentPage = 0
  /// Whether nothing is shown for one page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
}

/// Progress, of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is not done.
  open var trackTintColor: UIColor?
}

/// What turns while something goes on, of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// How large it is.
  open var style = Style.medium
  /// Its colour.
  open var color: UIColor! = .secondaryLabel
  /// Whether it is not seen while it stands.
  open var hidesWhenStopped = true
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// One of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Has it turn.
  open func startAnimating() { isAnimating = true }
  /// Has it stand.
  open func stopAnimating() { isAnimating = false }
}

/// What a view of effects does to what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// What is behind, blurred.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How it is blurred.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the appearance is.
    case regular = 4
    /// As the appearance is, more.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light.
    case systemThinMaterialLight = 12
    /// The usual material, light.
    case systemMaterialLight = 13
    /// A thick material, light.
    case systemThickMaterialLight = 14
    /// The material of bars, light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark.
    case systemThinMaterialDark = 17
    /// The usual material, dark.
    case systemMaterialDark = 18
    /// A thick material, dark.
    case systemThickMaterialDark = 19
    /// The material of bars, dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }
}

/// Content that lets a blur through.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blur: UIBlurEffect

  /// What suits a blur.
  public init(blurEffect: UIBlurEffect) { blur = blurEffect }
}

/// A view of effects of UIKit: its values are kept, and nothing draws it.
///
/// SwiftUI's materials do.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// What it does to what is behind it.
  open var effect: UIVisualEffect?
  /// Where views are put.
  open private(set) lazy var contentView = UIView()

  /// A view of an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
