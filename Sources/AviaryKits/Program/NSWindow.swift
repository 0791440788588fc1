import AviaryEngine
import AviaryGraphics
public import Foundation

/// One of the program's windows, by AppKit's name, seen from outside.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  private var window: Program.Window?

  /// A window of the program's, which Aviary shows as a scene of an `App` only.
  public convenience override init() {
    self.init(
      contentRect: .zero,
      styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered,
      defer: false
    )
  }

  private static var known: [(reference: WindowReference, window: NSWindow)] = []

  /// The windows that are open; the same objects as long as they are.
  static var open: [NSWindow] {
    let windows = Program.services.windows()
    known = windows.compactMap { window in
      guard let reference = window.reference else { return nil }
      let made = known.first { $0.reference === reference }?.window ?? NSWindow()
      made.window = window
      return (reference, made)
    }
    return known.map(\.window)
  }

  /// Its title.
  open var title: String {
    get { window?.title ?? "" }
    set { Missing.tell("NSWindow.title", "navigationTitle sets it") }
  }
  /// Its rectangle in points; where it is on the display is not known.
  open var frame: NSRect { NSRect(origin: .zero, size: window?.size ?? .zero) }
  /// Whether it has the keyboard.
  open var isKeyWindow: Bool { window?.isKey ?? false }
  /// Whether it is seen.
  open var isVisible: Bool { window != nil }
  /// What fills it; kept, and not shown.
  open var contentView: NSView?
  /// Whether windows are put together as tabs by themselves; they are not.
  open class var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set {}
  }
  /// Whether nothing is behind its title; kept, and told once that `windowStyle` says so.
  open var titlebarAppearsTransparent = false {
    didSet { Missing.tell("NSWindow.titlebarAppearsTransparent", "windowStyle says it") }
  }
  /// Whether its title is seen; kept, and told once that `windowStyle` says so.
  open var titleVisibility = TitleVisibility.visible {
    didSet { Missing.tell("NSWindow.titleVisibility", "windowStyle says it") }
  }
  /// Whether it is moved by what is behind its content; kept, and told once that it isn't.
  open var isMovableByWindowBackground = false {
    didSet { Missing.tell("NSWindow.isMovableByWindowBackground", "its title moves it") }
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
  /// Which windows it lies above; kept, and told once that `windowLevel` says so.
  open var level = Level.normal {
    didSet { Missing.tell("NSWindow.level", "windowLevel says it") }
  }

  /// Whether a window's title is seen.
  public enum TitleVisibility: Int, Sendable {
    /// It is.
    case visible = 0
    /// It is not.
    case hidden = 1
  }

  /// Which windows one lies above.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The greater, the further in front.
    public let rawValue: Int

    /// A level of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// Above others.
    public static let floating = Level(rawValue: 3)
    /// As things in the desktop's bar.
    public static let statusBar = Level(rawValue: 25)
    /// As menus in the desktop's bar.
    public static let mainMenu = Level(rawValue: 24)
    /// As questions that nothing is done before.
    public static let modalPanel = Level(rawValue: 8)
    /// As menus that open.
    public static let popUpMenu = Level(rawValue: 101)
    /// As what covers all.
    public static let screenSaver = Level(rawValue: 1000)
  }

  /// What it has around its content; kept, and told once that the desktop decides.
  open var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable] {
    didSet { Missing.tell("NSWindow.styleMask", "the desktop draws frames") }
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
  /// Its least size in points; kept, and told once that its content's frames say it.
  open var minSize = NSSize.zero {
    didSet { Missing.tell("NSWindow.minSize", "frame(minWidth:minHeight:) says it") }
  }
  /// Its greatest size in points; kept, and told once that its content's frames say it.
  open var maxSize = NSSize(width: CGFloat.infinity, height: CGFloat.infinity) {
    didSet { Missing.tell("NSWindow.maxSize", "frame(maxWidth:maxHeight:) says it") }
  }
  /// The least size of its content in points; kept, as `minSize` is.
  open var contentMinSize = NSSize.zero {
    didSet { Missing.tell("NSWindow.contentMinSize", "frame(minWidth:minHeight:) says it") }
  }
  /// What manages its content; kept, and not shown.
  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view }
  }
  /// Who is told; never here.
  open weak var delegate: (any NSWindowDelegate)?
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
  /// Says where it is; told once that the desktop decides.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    Missing.tell("NSWindow.setFrame", "the desktop places windows")
  }
  /// Says where it is; told once that the desktop decides.
  open func setFrame(_ frameRect: NSRect, display: Bool, animate: Bool) {
    setFrame(frameRect, display: display)
  }
  /// Says where it is; told once that the desktop decides.
  open func setFrameOrigin(_ point: NSPoint) {
    Missing.tell("NSWindow.setFrameOrigin", "the desktop places windows")
  }
  /// Says how large its content is; told once that `defaultSize` does.
  open func setContentSize(_ size: NSSize) {
    Missing.tell("NSWindow.setContentSize", "defaultSize says it")
  }
  /// Keeps where it is under a name; told once that it is not kept.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool {
    Missing.tell("NSWindow.setFrameAutosaveName", "the desktop places windows")
    return false
  }
  /// Puts it into the middle; told once that the desktop decides.
  open func center() { Missing.tell("NSWindow.center", "the desktop places windows") }
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
  /// Brings it to the front; told once that the desktop decides.
  open func orderFront(_ sender: Any?) {
    Missing.tell("NSWindow.orderFront", "openWindow shows scenes of an App")
  }
  /// Brings it to the front; told once that the desktop decides.
  open func orderFrontRegardless() { orderFront(nil) }
  /// Puts it away; told once that `dismissWindow` closes scenes.
  open func orderOut(_ sender: Any?) {
    Missing.tell("NSWindow.orderOut", "dismissWindow closes scenes of an App")
  }
  /// Puts it behind others; told once that the desktop decides.
  open func orderBack(_ sender: Any?) {
    Missing.tell("NSWindow.orderBack", "the desktop decides")
  }
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

  /// A window with content; it is not shown, which is told once when it is to be.
  ///
  /// - Parameters:
  ///   - contentRect: Where its content is; the desktop decides.
  ///   - style: What is around it; the desktop decides.
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
  }

  /// A window with what manages its content; it is not shown.
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
  }

  /// Closes it.
  open func close() {
    guard let reference = window?.reference else { return }
    PlatformWindows.close(reference)
  }
  /// Closes it, as a person does.
  open func performClose(_ sender: Any?) { close() }
  /// Would bring it to the front; the desktop decides.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    Missing.tell("NSWindow.makeKeyAndOrderFront", "openWindow shows scenes of an App")
  }
}

/// Closes windows.
enum PlatformWindows {
  @MainActor static func close(_ reference: WindowReference) { reference.close() }
}
