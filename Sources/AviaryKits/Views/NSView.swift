import AviaryEngine
public import Foundation

/// A view of AppKit: its values are kept, and nothing draws them.
///
/// It is there so that sources with `NSViewRepresentable` compile; where such a view would be, a
/// box names it.
@MainActor @preconcurrency
open class NSView: NSResponder, NSDraggingDestination {
  /// Where it is in the view around it, in points.
  open var frame: NSRect {
    didSet { frameChanged(from: oldValue) }
  }
  /// Its own rectangle, at the origin.
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Whether it is not seen.
  open var isHidden = false {
    didSet {
      if isHidden != oldValue { hidingChanged() }
    }
  }
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

  /// The animations of its values, by their names; kept, and values change at once.
  open var animations: [NSAnimatablePropertyKey: Any] = [:]
  /// Its size when the views in it were placed, in points; nil where they never were.
  final var laidOutSize: NSSize?
  /// Tells what shows it that it hosts other views.
  let change = HostedChange()
  /// The view of SwiftUI that it hosts; nil for none.
  var hostedContent: AnyView? { nil }
  /// What of SwiftUI's draws it; nil for nothing.
  var drawnContent: AnyView? { nil }

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
    view.move(to: window) {
      subviews.insert(view, at: index)
      view.superview = self
    }
    didAddSubview(view)
    view.viewDidMoveToSuperview()
    contentChanged()
  }

  /// Puts a view in the place of one in this one.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView !== newView, oldView.superview === self else { return }
    addSubview(newView, positioned: .above, relativeTo: oldView)
    oldView.removeFromSuperview()
  }

  /// Takes it out of the view around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    viewWillMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    move(to: nil) {
      superview.subviews.removeAll { $0 === self }
      self.superview = nil
    }
    superview.contentChanged()
    viewDidMoveToSuperview()
  }

  /// Called before it comes into a view, or leaves one.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called when it came into a view, or left one.
  open func viewDidMoveToSuperview() {}
  /// Called before it comes into a window that the program opens, or leaves it.
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
  open lazy var layer: CALayer? = makeBackingLayer()
  /// Makes what is drawn of it.
  open func makeBackingLayer() -> CALayer { CALayer() }
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
  /// Says how large it is, in points.
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  /// Says where it is, in points.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  /// Says that a part of it is to be drawn anew: all of it is, where a representable shows it.
  open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
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

  /// The window of the program that it is in; nil for none, and in a scene of an `App`.
  open var window: NSWindow? { superview?.window ?? ownWindow }
  /// The window whose content it is.
  weak var ownWindow: NSWindow?
  /// Whether y goes downwards: no, in AppKit.
  open var isFlipped: Bool { false }
  /// The size of its content, -1 for no size of its own.
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  /// The size that fits.
  open var fittingSize: NSSize { frame.size }
  /// Whether it is to be drawn anew, where a representable shows it.
  open var needsDisplay = false { didSet { if needsDisplay { shownBy?.send() } } }
  /// What tells the representable that shows it that it is to be drawn anew.
  final var shownBy: HostedChange? { ownShower ?? superview?.shownBy }
  /// The same, of the view that the representable has made itself.
  final weak var ownShower: HostedChange?
  /// Whether the views in it are to be placed.
  open var needsLayout = false
  /// Places the views in it; by default nothing.
  ///
  /// Called for a view in a representable, and for those in it, when they are shown and where their size changes.
  open func layout() {}
  /// Draws it; by default nothing.
  ///
  /// Called in a representable for a view of a program's own whose superclass is `NSView`, with a current context.
  open func draw(_ dirtyRect: NSRect) {}
  /// Called when it came into a window that the program opens, or left it.
  open func viewDidMoveToWindow() {}
  /// Called when it is no longer seen: it was hidden, or a view around it was.
  open func viewDidHide() {}
  /// Called when it is seen again: it is no longer hidden, nor is a view around it.
  open func viewDidUnhide() {}
  /// Whether its rules are to be made.
  open var needsUpdateConstraints = false
  /// Makes its rules; by default nothing more than saying that they were made.
  ///
  /// Called by `updateConstraintsForSubtreeIfNeeded()` alone.
  open func updateConstraints() { needsUpdateConstraints = false }
  /// The appearance that it is drawn in: the current one.
  open var effectiveAppearance: NSAppearance { .currentDrawing() }
  /// Has it be as new, to be used again: seen, and opaque.
  open func prepareForReuse() {
    alphaValue = 1
    isHidden = false
  }
  /// Whether a point is in a rectangle of it, in points.
  open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
  /// Draws it; nothing draws it.
  open func display() {}
  /// Draws it, if it is to be drawn; nothing draws it.
  open func displayIfNeeded() { needsDisplay = false }
  /// Gives the views in it the frames that follow its size, by their masks.
  ///
  /// - Parameter oldSize: Its size before, in points.
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    for view in subviews { view.resize(withOldSuperviewSize: oldSize) }
  }
  /// Gives it the frame that follows the size of the view around it, by its mask.
  ///
  /// - Parameter oldSize: That view's size before, in points.
  open func resize(withOldSuperviewSize oldSize: NSSize) {
    guard let superview, !autoresizingMask.isEmpty else { return }
    frame = autoresizingMask.frame(frame, from: oldSize, to: superview.bounds.size)
  }
  /// Whether a notification is posted when its frame changes.
  open var postsFrameChangedNotifications = true
  /// Whether a notification is posted when its own rectangle changes.
  open var postsBoundsChangedNotifications = true
  /// What of it is covered by what is around it, in points: nothing.
  open var safeAreaInsets: NSEdgeInsets { additionalSafeAreaInsets }
  /// What else of it is covered, in points.
  open var additionalSafeAreaInsets = NSEdgeInsets()
  /// What of it is not covered, in points.
  open var safeAreaRect: NSRect {
    let insets = safeAreaInsets
    return NSRect(
      x: insets.left,
      y: isFlipped ? insets.top : insets.bottom,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
  }
  /// What tab leads to from it; kept: nothing draws it.
  open weak var nextKeyView: NSView? {
    didSet { nextKeyView?.previousKeyView = self }
  }
  /// What tab leads from to it.
  open private(set) weak var previousKeyView: NSView?
  /// The rules that say where it is, in one direction: none, as nobody solves rules.
  open func constraintsAffectingLayout(
    for orientation: NSLayoutConstraint.Orientation
  ) -> [NSLayoutConstraint] { [] }
  /// What is drawn in a part of it as a document of one page: what it hosts, and what it draws
  /// itself.
  open func dataWithPDF(inside rect: NSRect) -> Data { documentData(of: rect) }

  /// Its menu for the second button, for what the pointer did; never called here.
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  /// Called before it is drawn; never here.
  open func viewWillDraw() {}
  /// Called before a person changes its window's size; never here.
  open func viewWillStartLiveResize() {}
  /// Called when a person has changed its window's size; never here.
  open func viewDidEndLiveResize() {}
  /// Whether a person changes its window's size just now: not known.
  open var inLiveResize: Bool { false }
  /// Whether its layer is changed in place of drawing: as told by a subclass; nobody asks.
  open var wantsUpdateLayer: Bool { false }
  /// Changes its layer in place of drawing; never called here.
  open func updateLayer() {}
  /// Whether what is behind the window shines through it: as told by a subclass; nobody asks.
  open var allowsVibrancy: Bool { false }
  /// When its layer is drawn anew; kept.
  open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
  /// Whether layers of views in it are drawn into its own; kept.
  open var canDrawSubviewsIntoLayer = false

  // MARK: - Dragging

  /// What may be dragged onto it; nothing can be.
  open internal(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []
  /// Lets things of some types be dragged onto it; said once that SwiftUI's `dropDestination` does.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    Missing.tell(
      "NSView.registerForDraggedTypes",
      "SwiftUI's dropDestination takes what is dragged"
    )
    for type in newTypes where !registeredDraggedTypes.contains(type) {
      registeredDraggedTypes.append(type)
    }
  }
  /// Lets nothing be dragged onto it.
  open func unregisterDraggedTypes() { registeredDraggedTypes = [] }
  /// Begins to drag things, which ends at once; said once that SwiftUI's `draggable` does.
  ///
  /// - Parameters:
  ///   - items: The things.
  ///   - event: What the pointer did.
  ///   - source: Who is told that it has ended.
  /// - Returns: The drag, which is over.
  @discardableResult
  open func beginDraggingSession(
    with items: [NSDraggingItem],
    event: NSEvent,
    source: any NSDraggingSource
  ) -> NSDraggingSession { endedSession(of: items, source) }
  /// Called when something is dragged onto it; never here.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Called when something moves on it; never here.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Called when something leaves it; never here.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Called before something is dropped; never here.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Called when something is dropped; never here.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Called when something was dropped; never here.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Called when dragging ended; never here.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// Whether it is called while nothing moves.
  open var wantsPeriodicDraggingUpdates: Bool { true }
}
