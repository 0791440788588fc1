public import AviaryEngine
public import AviaryFoundation
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
  /// Takes the keyboard; whether it does: as told by a subclass; nobody asks.
  open func becomeFirstResponder() -> Bool { true }
  /// Gives the keyboard back; whether it does: as told by a subclass; nobody asks.
  open func resignFirstResponder() -> Bool { true }
  /// Has it perform a method, or who comes next, up to the program; whether somebody does.
  @discardableResult
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    if action.isPerformed(by: self) { return SentAction.send(action, to: self, from: object) }
    if let nextResponder { return nextResponder.tryToPerform(action, with: object) }
    return SentAction.send(action, to: nil, from: object)
  }
  /// Has the program do what an action's name says; where nobody does, that is told once.
  open func doCommand(by selector: Selector) { tryToPerform(selector, with: nil) }
  /// Chooses all; by default nothing.
  open func selectAll(_ sender: Any?) {}
  /// What takes steps back; none.
  open var undoManager: UndoManager? { nil }

  /// Called when the first button of a pointer goes down; never here.
  open func mouseDown(with event: NSEvent) {}
  /// Called when the pointer moves with its first button down; never here.
  open func mouseDragged(with event: NSEvent) {}
  /// Called when the first button of a pointer goes up; never here.
  open func mouseUp(with event: NSEvent) {}
  /// Called when the pointer moves; never here.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the pointer comes in; never here.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer goes out; never here.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the second button of a pointer goes down; never here.
  open func rightMouseDown(with event: NSEvent) {}
  /// Called when the second button of a pointer goes up; never here.
  open func rightMouseUp(with event: NSEvent) {}
  /// Called when another button of a pointer goes down; never here.
  open func otherMouseDown(with event: NSEvent) {}
  /// Called when a wheel turns; never here.
  open func scrollWheel(with event: NSEvent) {}
  /// Called when two fingers go apart; never here.
  open func magnify(with event: NSEvent) {}
  /// Called when two fingers turn; never here.
  open func rotate(with event: NSEvent) {}
  /// Called when a key goes down; never here.
  open func keyDown(with event: NSEvent) {}
  /// Called when a key goes up; never here.
  open func keyUp(with event: NSEvent) {}
  /// Called when a key such as shift goes down or up; never here.
  open func flagsChanged(with event: NSEvent) {}
  /// Called when escape is pressed; never here.
  open func cancelOperation(_ sender: Any?) {}
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
  open internal(set) var subviews: [NSView] = []
  /// The view around it; nil for none.
  open private(set) weak var superview: NSView?
  /// What is told when the pointer rests on it.
  open var toolTip: String?
  /// Whether tab leads to it: no, as nothing draws it.
  open var canBecomeKeyView: Bool { false }
  /// The edges and middles that rules are made of.
  public final private(set) lazy var _guide = UILayoutGuide()

  /// The view of SwiftUI that it hosts; nil for none.
  var hostedContent: AnyView? { nil }

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
  open func addSubview(_ view: NSView) { addSubview(view, positioned: .above, relativeTo: nil) }

  /// Puts a view in front of another one in this one, or behind it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - place: Before or behind.
  ///   - otherView: The other one; nil for all in it.
  open func addSubview(
    _ view: NSView,
    positioned place: NSWindow.OrderingMode,
    relativeTo otherView: NSView?
  ) {
    view.removeFromSuperview()
    let other = otherView.flatMap { other in subviews.firstIndex { $0 === other } }
    let index = place == .below ? other ?? 0 : other.map { $0 + 1 } ?? subviews.count
    view.viewWillMove(toSuperview: self)
    subviews.insert(view, at: index)
    view.superview = self
    didAddSubview(view)
    view.viewDidMoveToSuperview()
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    viewWillMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    viewDidMoveToSuperview()
  }

  /// Called before it comes into a view, or leaves one.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called when it came into a view, or left one.
  open func viewDidMoveToSuperview() {}
  /// Called before it comes into a window; never here.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Called when a view came into this one.
  open func didAddSubview(_ subview: NSView) {}
  /// Called before a view leaves this one.
  open func willRemoveSubview(_ subview: NSView) {}
  /// Called when its appearance changed; never here.
  open func viewDidChangeEffectiveAppearance() {}
  /// Called when its pixels changed; never here.
  open func viewDidChangeBackingProperties() {}
  /// The foremost view at a point of the view around it: one in it, or itself; nil beside it and
  /// where it is hidden.
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden else { return nil }
    let own = NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    guard bounds.contains(own) else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(own) { return found }
    }
    return self
  }
  /// Whether it takes the click that brings its window to the front: no.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Whether a pointer drags its window on it: where it is not opaque.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// Whether nothing behind it is seen: as told by a subclass; nobody asks.
  open var isOpaque: Bool { false }
  /// Whether a key does something in it: as told by a subclass; nobody asks.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Its menu for the second button.
  open var menu: NSMenu?
  /// What is drawn of it.
  open lazy var layer: CALayer? = CALayer()
  /// A number to find it by.
  open var tag: Int { -1 }
  /// What it is found by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Which appearance it has; nil for that of what is around it.
  open var appearance: NSAppearance?
  /// Where the pointer is watched.
  open internal(set) var trackingAreas: [NSTrackingArea] = []
  /// Watches the pointer somewhere; it is never told of.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  /// Watches the pointer somewhere no longer.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }
  /// Called when places where the pointer is watched are to be set anew; never here.
  open func updateTrackingAreas() {}
  /// Says where the pointer has which shape; by default nowhere.
  ///
  /// Never called here.
  open func resetCursorRects() {}
  /// Says that the pointer has a shape somewhere; nothing sets it: SwiftUI's `pointerStyle` does.
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  /// What knows movements of a pointer on it.
  open var gestureRecognizers: [NSGestureRecognizer] = []
  /// Adds what knows movements of a pointer; it never begins.
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Takes away what knows movements of a pointer.
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// Whether it is a view, or lies in it at any depth.
  open func isDescendant(of view: NSView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
  /// The view that scrolls it; nil for none.
  open var enclosingScrollView: NSScrollView? {
    sequence(first: self, next: \.superview).dropFirst().lazy
      .compactMap { $0 as? NSScrollView }.first
  }
  /// Says where it is, in points.
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  /// Says where it is, in points.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  /// Says that a part of it is to be drawn; nothing draws it.
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
  /// Says that the size of its content changed; nobody asks.
  open func invalidateIntrinsicContentSize() {}
  /// Places the views in it at once.
  open func layoutSubtreeIfNeeded() { layout() }
  /// Its visible rectangle: all of it.
  open var visibleRect: NSRect { bounds }
  /// Whether it is drawn with rounded pixels of its own: no.
  open var isHiddenOrHasHiddenAncestor: Bool {
    sequence(first: self, next: \.superview).contains { $0.isHidden }
  }
  /// Whether it follows size changes of what is around it.
  open var autoresizesSubviews = true
  /// Whether the ring of the keyboard is drawn around it; it is not.
  open var focusRingType = NSFocusRingType.default
  /// Whether what is beyond it is cut.
  open var clipsToBounds = false

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

  /// Its view, where it was made; nil before.
  public final var viewIfLoaded: NSView? { loadedView }

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
  /// Called before its view is seen, in a window that the program opens.
  open func viewWillAppear() {}
  /// Called when its view is seen, in a window that the program opens.
  open func viewDidAppear() {}
  /// Called before its view is no longer seen, in a window that the program opens.
  open func viewWillDisappear() {}
  /// Called when its view is no longer seen, in a window that the program opens.
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
