import AviaryCairo
@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) @_spi(Hosting) public import AviaryEngine
import AviaryGeometry
import AviaryGraph
public import AviaryGraphics
@_spi(Engine) @_spi(Hosting) public import AviaryInteraction
import AviaryStacks
public import Foundation

/// A live view for a host of its own: a terminal, a game, a test, a device without windows.
///
/// The host keeps the time, hands over what people do and shows the display list, by a `Painter` or by
/// whatever else it can show. In each frame, when ``nextWakeUp`` says so or ``onChange`` was called:
///
///     try view.update(at: now)
///     if view.needsDisplay { show(view.displayList()) }
///
/// Times are those of one clock of the host's choice that never runs backwards. Tasks of the views run
/// on the main queue, which the host has to serve.
@_spi(Hosting)
@MainActor
public final class HostedView {
  private let host: ViewHost<AnyView>
  private var screen: HostedScreen

  /// Makes a view live; what appears in it does so in the first ``update(at:)``.
  ///
  /// - Parameters:
  ///   - size: The space of the view in points; each side more than 0.
  ///   - scale: Pixels a point, to which lines and edges keep; more than 0.
  ///   - colorScheme: Whether it is to be light or dark.
  ///   - textEngine: What sets its texts; nil for Pango, with the fonts of windows and pictures.
  /// - Throws: `PainterError` where the fonts of Pango's engine are not installed.
  public init(
    _ content: some View,
    size: CGSize,
    scale: CGFloat = 1,
    colorScheme: ColorScheme = .light,
    textEngine: (any TextEngine)? = nil
  ) throws {
    precondition(size.width > 0 && size.height > 0, "a view of \(size) has no space")
    precondition(scale > 0 && scale.isFinite, "a scale of \(scale) is invalid")
    let screen = HostedScreen(size: size, scale: scale, colorScheme: colorScheme)
    self.screen = screen
    host = ViewHost(
      content: AnyView(
        content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      ),
      textEngine: try textEngine ?? Platform.textEngine(),
      images: Platform.images,
      services: Platform.services,
      environment: screen.write
    )
    host.proposal = ProposedViewSize(size)
    let changes = changes
    host.root.graph.onInvalidate = { changes.tell() }
    host.root.graph.onForeignInvalidate = { changes.tell() }
  }

  // MARK: - What it goes by

  /// The space of the view in points; each side more than 0.
  public var size: CGSize {
    get { screen.size }
    set {
      precondition(newValue.width > 0 && newValue.height > 0, "a view of \(newValue) has no space")
      screen.size = newValue
      host.proposal = ProposedViewSize(newValue)
      applyScreen()
    }
  }

  /// Whether the view is light or dark, where nothing in it says otherwise.
  public var colorScheme: ColorScheme {
    get { screen.colorScheme }
    set {
      screen.colorScheme = newValue
      applyScreen()
    }
  }

  private func applyScreen() { host.setEnvironment(screen.write) }

  // MARK: - Time and input

  /// Tells the view how late it is and brings it to rest: bodies, layout, callbacks, animations.
  ///
  /// - Throws: ``RenderingError`` where it never comes to rest.
  public func update(at time: Date) throws {
    Program.frontRoot = host.root
    host.tick(time)
    try host.update()
  }

  /// When ``update(at:)`` is to be called next if nothing else happens: never, at rest.
  public var nextWakeUp: WakeUp { host.nextWakeUp }

  /// Called when something has changed beside ``send(_:)`` and ``update(at:)``, on whatever thread
  /// that happened: the host is to ask for ``nextWakeUp``, later and on the main thread.
  public var onChange: (@Sendable () -> Void)? {
    get { changes.listener }
    set { changes.listener = newValue }
  }

  private let changes = HostedChanges()

  /// Hands over what a person did; the next ``update(at:)`` shows what follows.
  ///
  /// - Returns: Whether something made use of it.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool { host.receive(event) }

  /// Whether keys go to a text: then characters are to be sent as texts, and only other keys as keys.
  public var isEditingText: Bool { host.textInputState != nil }

  /// Where the caret of the text is that keys go to, in points; nil where there is none.
  public var caret: CGRect? { host.textInputState?.caret }

  // MARK: - What is seen

  /// Whether ``displayList()`` has something new to show.
  public var needsDisplay: Bool { host.root.needsDisplay }

  /// What is seen, as large as ``size``, over the background of windows.
  ///
  /// Fragments that have not changed since the last list are the same objects in both.
  public func displayList() -> DisplayList {
    let background = SystemColor.background.rgba(screen.colorScheme, .standard)
    var list = host.root.displayList(background: background)
    list.size = screen.size
    return list
  }

  /// What is seen in words, for assistive technology and tests.
  public var accessibilityTree: AccessibilityElement { host.root.accessibilityTree }

  /// Takes the view away for good, and tells its parts: `onDisappear`.
  public func close() {
    onChange = nil
    host.close()
  }
}

/// Who hears of changes; on any thread.
private final class HostedChanges: @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by the lock.
  private var heard: (@Sendable () -> Void)?

  var listener: (@Sendable () -> Void)? {
    get { lock.withLock { heard } }
    set { lock.withLock { heard = newValue } }
  }

  func tell() { listener?() }
}

/// What a host tells its views.
private struct HostedScreen {
  var size: CGSize
  var scale: CGFloat
  var colorScheme: ColorScheme

  func write(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme
    values.displayScale = scale
    values.scenePhase = .active
    values.horizontalSizeClass = UserInterfaceSizeClass(width: size.width)
  }
}
