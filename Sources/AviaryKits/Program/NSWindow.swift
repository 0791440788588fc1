import AviaryEngine
public import AviaryGraphics
public import Foundation

/// One of the program's windows, by AppKit's name, seen from outside.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  private var window: Program.Window?

  /// A window of the program's, which Aviary shows as a scene of an `App` only.
  public override init() { super.init() }

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
