import AviaryEngine
public import AviaryGraphics
public import Foundation

/// A line of text of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UILabel: UIView {
  override var drawnContent: AnyView? { label }

  /// The size that its text takes in a space, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { HostedSize.of(words, in: size) }
  /// The size that its text takes where it has all space, in points.
  open override var intrinsicContentSize: CGSize { HostedSize.of(words, in: nil) }

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
  /// How wide lines may be, in points; 0 where its rules say so.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of its shadow; nil for none.
  open var shadowColor: UIColor?
  /// How far its shadow is from it, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether it is drawn as pressed.
  open var isHighlighted = false
  /// Whether it is drawn as in use.
  open var isEnabled = true
  /// The colour of letters while it is pressed.
  open var highlightedTextColor: UIColor?
  /// Draws its text into the current context; nothing asks by itself.
  open func drawText(in rect: CGRect) { drawn.draw(in: rect) }
  /// Its text as it is drawn.
  private var drawn: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 17), .foregroundColor: color ?? .label,
        .paragraphStyle: style,
      ]
    )
  }
  /// Where its text is, in points: as large as it is, at the upper left corner.
  ///
  /// - Parameters:
  ///   - bounds: Where it may be.
  ///   - numberOfLines: How many lines there may be; 0 for any.
  /// - Returns: The rectangle.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let lines = TextLines(drawn, width: bounds.width, padding: 0, limit: numberOfLines)
    let size = lines.used.size
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    )
  }
  /// What becomes of the room before and after lines; kept.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters come nearer where there is little room; kept.
  open var allowsDefaultTighteningForTruncation = false
}

/// A picture of UIKit as a view: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIImageView: UIView {
  override var drawnContent: AnyView? { picture }

  /// The picture.
  open var image: UIImage?
  /// The picture while it is pressed.
  open var highlightedImage: UIImage?
  /// Pictures that are shown one after the other; kept.
  open var animationImages: [UIImage]?
  /// How long all of them take, in seconds; kept.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown, 0 for ever; kept.
  open var animationRepeatCount = 0
  /// Whether they are shown one after the other.
  open private(set) var isAnimating = false
  /// Shows them one after the other; nothing draws the view.
  open func startAnimating() { isAnimating = true }
  /// Shows the picture again.
  open func stopAnimating() { isAnimating = false }

  /// One with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of a picture, as large as it is.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view of a picture, as large as it is, and of one for while it is touched, which is kept.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Whether it is drawn as pressed.
  open var isHighlighted = false
  /// How a symbol is drawn; kept.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Pictures that are shown one after the other while it is pressed; kept.
  open var highlightedAnimationImages: [UIImage]?
  /// Whether its picture grows with the text that a person wants; kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
}

/// A switch of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// Turns it on or off; nothing moves.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
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
  /// Whether it tells values while it is moved.
  open var isContinuous = true
  /// Sets the value; nothing moves.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
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
  private var segments: [Any] = []

  /// One with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Choices of texts and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = items ?? []
  }

  /// How many choices there are.
  open var numberOfSegments: Int { segments.count }
  /// What a choice is called; nil for a picture.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] as? String : nil
  }
  /// Adds a choice.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }
  /// Takes all choices away.
  open func removeAllSegments() { segments = [] }
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
  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic

  /// What is behind dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Something.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

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
  /// How it looks.
  open var progressViewStyle = Style.default

  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  /// A bar in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Says how much is done, from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
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

  override var drawnContent: AnyView? { spinner }

  /// How large it is.
  open var style = Style.medium
  /// Its colour.
  open var color: UIColor! = .secondaryLabel
  /// Whether it is not seen while it stands.
  open var hidesWhenStopped = true
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// One with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// One without values: there are no interface files here.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// One of a size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
  }

  /// Has it turn.
  open func startAnimating() { isAnimating = true }
  /// Has it stand.
  open func stopAnimating() { isAnimating = false }
}

/// What of a text stays where it is when it becomes smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The line that it stands on.
  case alignBaselines = 0
  /// Its middle.
  case alignCenters = 1
  /// Its upper left corner.
  case none = 2
}
