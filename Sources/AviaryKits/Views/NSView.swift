public import Foundation

/// What takes part in the handling of events, by AppKit's name.
///
/// Aviary's views take events
/// themselves.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  /// Nothing more than an object.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Who is asked next; nobody.
  open var nextResponder: NSResponder?
  /// Whether it may have the keyboard: no.
  open var acceptsFirstResponder: Bool { false }
}

/// A view of AppKit: its values are kept, and nothing draws them.
///
/// It is there so that sources with `NSViewRepresentable` compile; where such a view would be, a
/// box names it.
@MainActor @preconcurrency
open class NSView: NSResponder {
  /// Where it is in the view around it, in points.
  open var frame: NSRect
  /// Its own rectangle, at the origin.
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Whether it is not seen.
  open var isHidden = false
  /// Its opacity, from 0 to 1.
  open var alphaValue: CGFloat = 1
  /// Whether it is drawn by a layer.
  open var wantsLayer = false
  /// Whether its frame makes rules for its layout.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What it keeps to when the view around it changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// The views in it, from the back to the front.
  open private(set) var subviews: [NSView] = []
  /// The view around it; nil for none.
  open private(set) weak var superview: NSView?
  /// What is told when the pointer rests on it.
  open var toolTip: String?

  /// What a view keeps to when the view around it changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its width follows.
    public static let width = AutoresizingMask(rawValue: 2)
    /// Its height follows.
    public static let height = AutoresizingMask(rawValue: 16)
  }

  /// A view with a frame.
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    return nil
  }

  /// Puts a view in front of the others in this one.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The window that it is in; none.
  open var window: NSWindow? { nil }
  /// Whether y goes downwards: no, in AppKit.
  open var isFlipped: Bool { false }
  /// The size of its content, -1 for no size of its own.
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  /// The size that fits.
  open var fittingSize: NSSize { frame.size }
  /// Whether it is to be drawn; nothing draws it.
  open var needsDisplay = false
  /// Whether the views in it are to be placed.
  open var needsLayout = false
  /// Places the views in it; by default nothing.
  open func layout() {}
  /// Draws it; by default nothing.
  open func draw(_ dirtyRect: NSRect) {}
  /// Called when it came into a window; never here.
  open func viewDidMoveToWindow() {}
  /// The appearance that it is drawn in: the current one.
  open var effectiveAppearance: NSAppearance { .currentDrawing() }
}

/// What manages a view of AppKit: its values are kept, and nothing shows them.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  private var loadedView: NSView?

  /// Its title.
  open var title: String?
  /// The size that it would like, in points.
  open var preferredContentSize = NSSize.zero

  /// A controller; there are no interface files here, so both names are nil.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) {
    super.init()
    return nil
  }

  /// Its view, made when it is asked for.
  open var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let made = loadedView ?? NSView()
      loadedView = made
      viewDidLoad()
      return made
    }
    set { loadedView = newValue }
  }

  /// Makes its view.
  open func loadView() { loadedView = NSView() }
  /// Called when its view was made.
  open func viewDidLoad() {}
  /// Called before its view is seen; never here.
  open func viewWillAppear() {}
  /// Called when its view is seen; never here.
  open func viewDidAppear() {}
  /// Called before its view is no longer seen; never here.
  open func viewWillDisappear() {}
  /// Called when its view is no longer seen; never here.
  open func viewDidDisappear() {}
}

/// A view of materials of AppKit: its values are kept, and nothing draws it.
///
/// SwiftUI's materials do.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
  /// What is behind it, and how it shines through.
  public enum Material: Int, Sendable {
    /// A title.
    case titlebar = 3
    /// What is chosen.
    case selection = 4
    /// A menu.
    case menu = 5
    /// What floats beside something.
    case popover = 6
    /// A sidebar.
    case sidebar = 7
    /// A header.
    case headerView = 10
    /// A sheet.
    case sheet = 11
    /// A window.
    case windowBackground = 12
    /// A panel over others.
    case hudWindow = 13
    /// All of a display.
    case fullScreenUI = 15
    /// What explains something.
    case toolTip = 17
    /// Content.
    case contentBackground = 18
    /// Below a window.
    case underWindowBackground = 21
    /// Below a page.
    case underPageBackground = 22
  }

  /// What shines through it.
  public enum BlendingMode: Int, Sendable {
    /// What is behind the window.
    case behindWindow = 0
    /// What is in the window.
    case withinWindow = 1
  }

  /// When something shines through.
  public enum State: Int, Sendable {
    /// While the window has the keyboard.
    case followsWindowActiveState = 0
    /// Always.
    case active = 1
    /// Never.
    case inactive = 2
  }

  /// What is behind it, and how it shines through.
  open var material = Material.sidebar
  /// What shines through it.
  open var blendingMode = BlendingMode.behindWindow
  /// When something shines through.
  open var state = State.followsWindowActiveState
  /// Whether it is drawn as what is chosen.
  open var isEmphasized = false
}
