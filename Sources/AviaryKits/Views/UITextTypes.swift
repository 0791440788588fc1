import AviaryGraphics
public import Foundation

/// What the return key of a phone's keyboard says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a person does to something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// Opens it.
  case invokeDefaultAction = 0
  /// Asks what can be done.
  case presentActions = 1
  /// Looks at it.
  case preview = 2
}

/// Where a text is set.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// What lays a text out in it; nil for nothing.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Where in it no letters stand; kept.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      guard !exclusionPaths.isEmpty else { return }
      Missing.tell("NSTextContainer.exclusionPaths", "lines go through them")
    }
  }
  /// Whether its lines are of one width: they are.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  /// Room before and after lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 for any.
  open var maximumNumberOfLines = 0
  /// What becomes of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether its width is that of the view; kept.
  open var widthTracksTextView = false
  /// Whether its height is that of the view; kept.
  open var heightTracksTextView = false
  /// How large it is, in points; 0 for as large as the text.
  open var size = CGSize.zero

  /// A place without a size.
  public override init() {}

  /// A place of a size, in points.
  public init(size: CGSize) { self.size = size }
}
