import AviaryEngine
import AviaryGraphics
public import Foundation

// Longer than most files: members that programs override have to stand in the class itself.

/// A window by AppKit's name: one that the program opens, or one of its scenes, seen from outside.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  /// What is known of a window of a scene; nil for those that the program makes.
  private var window: Program.Window?
  /// The window that the desktop shows for one that the program makes.
  let own = ProgramWindow()

  /// A window without content.
  public convenience override init() {
    self.init(
      contentRect: .zero,
      styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered,
      defer: false
    )
  }

  /// The animations of its values, by their names; kept, and values change at once.
  open var animations: [NSAnimatablePropertyKey: Any] = [:]
  /// Called when it is not shown any more.
  var whenGone: (() -> Void)?

  /// The windows that the program has made and that are shown.
  static var shown: [NSWindow] = []
  private static var known: [(reference: WindowReference, window: NSWindow)] = []

  /// The windows that are open; the same objects as long as they are.
  static var open: [NSWindow] {
    let windows = Program.services.windows()
    known = windows.compactMap { window in
      guard let reference = window.reference else { return nil }
      if let own = shown.first(where: { $0.own.reference === reference }) {
        return (reference, own)
      }
      let made = known.first { $0.reference === reference }?.window ?? NSWindow()
      made.window = window
      return (reference, made)
    }
    return known.map(\.window)
  }

  /// Its title.
  open var title: String {
    get { window?.title ?? own.title ?? "" }
    set {
      if window == nil {
        own.title = newValue
      } else {
        Missing.tell("NSWindow.title", "navigationTitle sets it")
      }
    }
  }
  /// Its rectangle in points; where it is on the display is not known.
  open var frame: NSRect { NSRect(origin: .zero, size: known?.size ?? own.size ?? .zero) }
  /// Whether it has the keyboard.
  open var isKeyWindow: Bool { known?.isKey ?? false }
  /// Whether it is seen.
  open var isVisible: Bool { known != nil }
  /// What the desktop has of it; nil while it is not shown.
  private var known: Program.Window? {
    guard window == nil else { return window }
    guard let reference = own.reference else { return nil }
    return Program.services.windows().first { $0.reference === reference }
  }
  /// What fills it: a view that hosts one of SwiftUI's, or has such in it; a box names others.
  open var contentView: NSView? {
    didSet {
      if oldValue !== contentView { oldValue?.leaveWindow() }
      contentView?.enter(self)
      showContent()
    }
  }
  /// The tools above its content; kept for a window of a scene, which SwiftUI's `toolbar` has.
  open var toolbar: NSToolbar? {
    didSet {
      own(else: "NSWindow.toolbar", "SwiftUI's toolbar is shown") { _ in }
      showContent()
    }
  }
  /// Whether windows are put together as tabs by themselves; they are not.
  open class var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set {}
  }
  /// Whether nothing is behind its title, for a window that the program opens; `windowStyle` says
  /// so for scenes.
  open var titlebarAppearsTransparent = false {
    didSet { own(else: "NSWindow.titlebarAppearsTransparent", "windowStyle says it") { _ in } }
  }
  /// Whether its title is seen, for a window that the program opens; `windowStyle` says so for
  /// scenes.
  open var titleVisibility = TitleVisibility.visible {
    didSet { own(else: "NSWindow.titleVisibility", "windowStyle says it") { _ in } }
  }
  /// Whether it is moved by what is behind its content, for a window that the program opens.
  open var isMovableByWindowBackground = false {
    didSet {
      own(else: "NSWindow.isMovableByWindowBackground", "its title moves it") {
        $0.dragsByBackground = isMovableByWindowBackground
      }
    }
  }
  /// Whether a scene of an `App` has it.
  var isOfScene: Bool { window != nil }
  /// Changes a window that the program opens; tells once why nothing changes for one of a scene.
  private func own(else name: String, _ reason: String, _ change: (ProgramWindow) -> Void) {
    if window == nil { change(own) } else { Missing.tell(name, reason) }
  }
  /// Whether nothing behind it is seen; kept, and told once that it has no effect.
  open var isOpaque = true {
    didSet { Missing.tell("NSWindow.isOpaque", "containerBackground says it") }
  }
  /// The colour behind its content; kept, and told once that it has no effect.
  open var backgroundColor: NSColor! = .windowBackgroundColor {
    didSet { Missing.tell("NSWindow.backgroundColor", "containerBackground says it") }
  }
  /// Whether it has a shadow; kept, and told once that the desktop decides.
  open var hasShadow = true {
    didSet { Missing.tell("NSWindow.hasShadow", "the desktop decides") }
  }
  /// Which windows it lies above; for a window of a scene kept, and told once that `windowLevel`
  /// says so.
  open var level = Level.normal {
    didSet {
      own(else: "NSWindow.level", "windowLevel says it") { $0.level = level.rawValue.signum() }
    }
  }

  /// What it has around its content; once a window is shown whether it can be of another size alone
  /// changes.
  open var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable] {
    didSet {
      own(else: "NSWindow.styleMask", "the desktop draws frames") {
        $0.isResizable = styleMask.contains(.resizable)
      }
    }
  }
  /// What it does among others; kept, and told once that the desktop decides.
  open var collectionBehavior: CollectionBehavior = [] {
    didSet { Missing.tell("NSWindow.collectionBehavior", "the desktop decides") }
  }
  /// Where its tools are; kept, and told once that `windowToolbarStyle` says so.
  open var toolbarStyle = ToolbarStyle.automatic {
    didSet { Missing.tell("NSWindow.toolbarStyle", "windowToolbarStyle says it") }
  }
  /// Which line is below its title; kept, and told once that the desktop decides.
  open var titlebarSeparatorStyle = TitlebarSeparatorStyle.automatic {
    didSet { Missing.tell("NSWindow.titlebarSeparatorStyle", "the desktop decides") }
  }
  /// A second title; kept, and told once that it is not shown.
  open var subtitle = "" {
    didSet { Missing.tell("NSWindow.subtitle", "navigationSubtitle says it") }
  }
  /// Whether it can be moved; kept, and told once that the desktop decides.
  open var isMovable = true {
    didSet { Missing.tell("NSWindow.isMovable", "the desktop decides") }
  }
  /// How it comes and goes; kept, and told once that the desktop decides.
  open var animationBehavior = AnimationBehavior.default {
    didSet { Missing.tell("NSWindow.animationBehavior", "the desktop decides") }
  }
  /// Whether it is forgotten when it is closed; kept: programs don't hold windows.
  open var isReleasedWhenClosed = true
  /// Whether it goes away where its program is not in front; kept, and told once that it stays.
  open var hidesOnDeactivate = false {
    didSet { Missing.tell("NSWindow.hidesOnDeactivate", "windows stay") }
  }
  /// Its opacity, from 0 to 1; kept, and told once that it has no effect.
  open var alphaValue: CGFloat = 1 {
    didSet { Missing.tell("NSWindow.alphaValue", "the desktop decides") }
  }
  /// Whether clicks go through it; kept, and told once that they don't.
  open var ignoresMouseEvents = false {
    didSet { Missing.tell("NSWindow.ignoresMouseEvents", "windows get clicks") }
  }
  /// Its least size in points; for a window of a scene kept, and told once that its content's
  /// frames say it.
  open var minSize = NSSize.zero {
    didSet {
      own(else: "NSWindow.minSize", "frame(minWidth:minHeight:) says it") { $0.leastSize = minSize }
    }
  }
  /// Its greatest size in points; kept, and told once that its content's frames say it.
  open var maxSize = NSSize(width: CGFloat.infinity, height: CGFloat.infinity) {
    didSet { Missing.tell("NSWindow.maxSize", "frame(maxWidth:maxHeight:) says it") }
  }
  /// The least size of its content in points; kept, as `minSize` is.
  open var contentMinSize = NSSize.zero {
    didSet {
      own(else: "NSWindow.contentMinSize", "frame(minWidth:minHeight:) says it") {
        $0.leastSize = contentMinSize
      }
    }
  }
  /// The greatest size of its content in points; kept, as `maxSize` is.
  open var contentMaxSize = NSSize(width: CGFloat.infinity, height: CGFloat.infinity) {
    didSet { Missing.tell("NSWindow.contentMaxSize", "frame(maxWidth:maxHeight:) says it") }
  }
  /// Whether it becomes a tab of others; kept: windows are no tabs.
  open var tabbingMode = TabbingMode.automatic
  /// What those are called that become tabs of each other; kept.
  open var tabbingIdentifier = ""
  /// Whether it is left out of the menu of windows; kept: there is none.
  open var isExcludedFromWindowsMenu = false
  /// Whether a person may see what was in it when the program was ended; kept.
  open var isRestorable = true
  /// Whether others may see what is in it; kept: the desktop decides.
  open var sharingType = SharingType.readOnly
  /// Says where its upper left corner is when it opens, from the screen's lower left one.
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    setFrameOrigin(NSPoint(x: point.x, y: point.y - frame.height))
  }
  /// The frame that it may have in place of another one: that one; never called here.
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect { frameRect }
  /// Whether a key does something in it: as told by a subclass; nobody asks.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// What manages its content: a controller that hosts a view, or has such in it; a box names
  /// others.
  open var contentViewController: NSViewController? {
    didSet { showController() }
  }
  private func showController() {
    contentView = contentViewController?.view
    guard window == nil, let contentViewController else { return }
    if own.title == nil { own.title = contentViewController.title }
    let size = contentViewController.preferredContentSize
    if size != .zero { own.size = size }
  }
  /// Who is told, of a window that the program opens.
  open weak var delegate: (any NSWindowDelegate)?
  /// What manages it; nil for nothing.
  open weak var windowController: NSWindowController?
  /// What it is found by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Which appearance it has; kept, and told once that `preferredColorScheme` says it.
  open var appearance: NSAppearance? {
    didSet { Missing.tell("NSWindow.appearance", "preferredColorScheme says it") }
  }
  /// Whether it fills the display; not known.
  open var isZoomed: Bool { false }
  /// Whether it was put away; not known.
  open var isMiniaturized: Bool { false }
  /// Whether it is the program's main one: the one with the keyboard.
  open var isMainWindow: Bool { isKeyWindow }
  /// Whether it may have the keyboard: where it has a title.
  open var canBecomeKey: Bool { styleMask.contains(.titled) }
  /// Whether it may be the main one: as the keyboard.
  open var canBecomeMain: Bool { canBecomeKey }
  /// The display that it is on: the main one.
  open var screen: NSScreen? { .main }
  /// How many pixels a point has.
  open var backingScaleFactor: CGFloat { screen?.backingScaleFactor ?? 1 }
  /// Who has the keyboard in it: the window itself, as Aviary's views are no responders of AppKit.
  open var firstResponder: NSResponder? { self }
  /// Gives the keyboard to something of AppKit; whether it does: no.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { responder == nil }
  /// A button of its title; nil, since the desktop draws them.
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
  /// Says how large its content is, and where it opens.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    setContentSize(frameRect.size)
    setFrameOrigin(frameRect.origin)
  }
  /// Says how large its content is, and where it opens.
  open func setFrame(_ frameRect: NSRect, display: Bool, animate: Bool) {
    setFrame(frameRect, display: display)
  }
  /// Says where its lower left corner is when it opens, from the screen's; once it is shown the
  /// desktop decides.
  open func setFrameOrigin(_ point: NSPoint) {
    guard window == nil, own.reference == nil, let screen = Program.services.display()?.size else {
      return Missing.tell("NSWindow.setFrameOrigin", "the desktop places windows")
    }
    own.place = .point(
      NSPoint(x: point.x, y: screen.height - point.y - (own.size?.height ?? 0))
    )
  }
  /// Says how large its content is, in points; for a window of a scene it is told once that
  /// `defaultSize` does.
  open func setContentSize(_ size: NSSize) {
    own(else: "NSWindow.setContentSize", "defaultSize says it") { $0.size = size }
  }
  /// Keeps where it is under a name; told once that it is not kept.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool {
    Missing.tell("NSWindow.setFrameAutosaveName", "the desktop places windows")
    return false
  }
  /// Has it open in the middle of the screen; for a window that is shown it is told once that the
  /// desktop decides.
  open func center() {
    guard window == nil, own.reference == nil else {
      return Missing.tell("NSWindow.center", "the desktop places windows")
    }
    own.place = .middle
  }
  /// Makes it as large as it can be, or as before; told once that the desktop decides.
  open func zoom(_ sender: Any?) { Missing.tell("NSWindow.zoom", "the desktop decides") }
  /// Puts it away; told once that the desktop decides.
  open func miniaturize(_ sender: Any?) {
    Missing.tell("NSWindow.miniaturize", "the desktop decides")
  }
  /// Has it fill the display, or not; told once that the desktop decides.
  open func toggleFullScreen(_ sender: Any?) {
    Missing.tell("NSWindow.toggleFullScreen", "the desktop decides")
  }
  /// Shows it, or brings it to the front.
  func show() { showAsIs() }
  /// Shows it, in front of others.
  open func orderFront(_ sender: Any?) { show() }
  /// Shows it, in front of others.
  open func orderFrontRegardless() { show() }
  /// Takes it away; for a window of a scene it is told once that `dismissWindow` does.
  open func orderOut(_ sender: Any?) {
    own(else: "NSWindow.orderOut", "dismissWindow closes scenes of an App") { _ in hide() }
  }
  /// Puts it behind others; told once that the desktop decides.
  open func orderBack(_ sender: Any?) {
    Missing.tell("NSWindow.orderBack", "the desktop decides")
  }
  /// Called when it got the keyboard; tells its delegate, and posts it.
  open func becomeKey() { tell(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) } }
  /// Called when it lost the keyboard; tells its delegate, and posts it.
  open func resignKey() { tell(Self.didResignKeyNotification) { $0.windowDidResignKey($1) } }
  /// Called when it became the main one, with the keyboard; posts it.
  open func becomeMain() { tell(Self.didBecomeMainNotification) { $0.windowDidBecomeMain($1) } }
  /// Called when it is no longer the main one; posts it.
  open func resignMain() { tell(Self.didResignMainNotification) { $0.windowDidResignMain($1) } }
  /// What edits texts of its controls; nil: nothing does.
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
  /// A number of its own; -1 while it is not shown.
  open var windowNumber: Int { isVisible ? number : -1 }
  private lazy var number = Self.nextNumber()
  private static var lastNumber = 0
  private static func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
  /// Whether something of it is seen: while it is shown, as far as is known.
  open var occlusionState: OcclusionState { isVisible ? .visible : [] }
  /// Whether what explains something is shown where its program is not in front; kept.
  open var allowsToolTipsWhenApplicationIsInactive = false
  /// Whether it is told where the pointer moves; kept.
  open var acceptsMouseMovedEvents = false
  /// Gives it the keyboard; told once that the desktop decides.
  open func makeKey() { makeKeyAndOrderFront(nil) }
  /// Has it come along with another one; told once that it does not.
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    Missing.tell("NSWindow.addChildWindow", "the desktop places windows")
    childWin.parent?.removeChildWindow(childWin)
    childWin.parent = self
    childWindows = (childWindows ?? []) + [childWin]
  }
  /// Has it no longer come along.
  open func removeChildWindow(_ childWin: NSWindow) {
    childWindows?.removeAll { $0 === childWin }
    childWin.parent = nil
  }
  /// The window that it comes along with; nil for none.
  open weak var parent: NSWindow?
  /// The windows that come along with it; nil for none.
  open private(set) var childWindows: [NSWindow]?
  /// Shows its toolbar, or hides it.
  open func toggleToolbarShown(_ sender: Any?) { toolbar?.isVisible.toggle() }
  /// Has a person choose what is in its toolbar; says once that nobody can.
  open func runToolbarCustomizationPalette(_ sender: Any?) {
    toolbar?.runCustomizationPalette(sender)
  }
  /// Called with what happens in it; never here.
  open func sendEvent(_ event: NSEvent) {}
  /// Lets windows be dragged from here; told once that the title does it.
  open func performDrag(with event: NSEvent) {
    Missing.tell("NSWindow.performDrag", "its title moves it")
  }
  /// Shows it at another one; told once that SwiftUI's `sheet` is shown.
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { Missing.tell("NSWindow.beginSheet", "SwiftUI's sheet is shown") }
  /// Ends what is shown at it.
  open func endSheet(_ sheetWindow: NSWindow) {}

  /// A window without content, which is not shown yet.
  ///
  /// - Parameters:
  ///   - contentRect: How large its content is, in points; an empty one leaves it to the content.
  ///     Where it is counts for
  ///     nothing.
  ///   - style: What is around it.
  ///   - backingStoreType: Counts for nothing.
  ///   - flag: Counts for nothing.
  public init(
    contentRect: NSRect,
    styleMask style: StyleMask,
    backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    styleMask = style
    super.init()
    own.isResizable = style.contains(.resizable)
    if contentRect.width > 0, contentRect.height > 0 { own.size = contentRect.size }
  }

  /// A window with what manages its content, which is not shown yet.
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
    // What observes a property is not called within an initialiser.
    showController()
  }

  /// Closes it, without asking.
  open func close() {
    if let reference = window?.reference {
      PlatformWindows.close(reference)
    } else if own.reference != nil {
      Program.services.closeWindow(own)
    }
  }
  /// Closes it as a person does: its delegate may refuse.
  open func performClose(_ sender: Any?) {
    if window != nil || delegate?.windowShouldClose(self) != false { close() }
  }
  /// Shows it, in front of others.
  open func makeKeyAndOrderFront(_ sender: Any?) { show() }
}

/// Closes windows.
enum PlatformWindows {
  @MainActor static func close(_ reference: WindowReference) { reference.close() }
}
