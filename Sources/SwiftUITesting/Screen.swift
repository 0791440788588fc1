@_spi(Hosting) import AviaryCairo
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) @_spi(Hosting) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
@_spi(Engine) @_spi(Hosting) package import AviaryInteraction
public import Foundation
public import SwiftUI

/// A view on a screen of its own, without a window: what a test drives, and looks at.
///
/// A person's fingers, keys and eyes are the test's: things are found by what assistive technology is told of them, and
/// used by input at the place where they are seen. The screen has a clock of its own, which stands still unless the
/// test lets time pass; what moves can so be looked at in the middle of its way.
///
///     let screen = Screen(ShoppingList(), size: .iPhone)
///     try screen.textField("Item").type("Milk\n")
///     #expect(screen.list.rows.count == 1)
///
/// Screens don't know of each other: each has its own clipboard, clock and state. Tests that run beside one another are
/// no trouble, since a screen belongs to the main actor.
@MainActor
public final class Screen {
  package let host: ViewHost<AnyView>
  package let tree: AccessibleTree
  let clipboard = TestClipboard()
  var settings: ScreenSettings
  /// Where a drag that is done in steps is now.
  var dragLocation = CGPoint.zero
  /// What went wrong where nothing could be thrown; the next call that can throws it.
  var failure: (any Error)?
  /// Tasks that were waited for once for as long as there is patience, and run on.
  var patientTasks = 0
  /// The time on the screen's clock.
  ///
  /// What moves goes by it, and what tells the time: the first is the morning of New Year's Day 2026, 9:41 in
  /// Greenwich, unless the test says otherwise.
  public internal(set) var now: Date
  /// The addresses that views have opened, in order: nothing else opens them.
  public private(set) var openedURLs: [URL] = []
  /// What taps, drags and presses are made with: fingers by default.
  public var pointer = ScreenPointer.touch

  /// Shows a view.
  ///
  /// Everything that is to happen when it appears has happened after this, but for its tasks: ``settle(limit:)`` waits
  /// for those. Where the fonts are not installed, the first call that can throw says so.
  ///
  /// - Parameters:
  ///   - content: The view, or several in a column.
  ///   - size: How large the screen is; that of a phone by default. `UIScreen` and `UIDevice` go by the screen used last.
  ///   - colorScheme: Whether it is light or dark; light by default.
  ///   - dynamicTypeSize: How large texts are; `large` by default, as on a new device.
  ///   - locale: The language and the habits; American English by default, whatever the machine's are.
  ///   - timeZone: Where it is what time; that of Greenwich by default, wherever the machine stands. Code that formats
  ///     dates by itself, with `formatted()`, asks the machine.
  ///   - layoutDirection: Where lines begin; from left to right by default.
  ///   - scale: Pixels a point, more than 0; 2 by default.
  ///   - safeAreaInsets: How much of each side bars and corners of the device cover, in points; nothing by default, so that
  ///     places count from the content's corner. An iPhone 14 has 47 above and 34 below.
  ///   - date: The time at first; nil for 9:41 on the first of January 2026. A `TimelineView(.periodic(from: .now, by: 1))`
  ///     ticks from the machine's time on, so that it wants `.now` here.
  public init<Content: View>(
    _ content: Content,
    size: ScreenSize = .iPhone,
    colorScheme: ColorScheme = .light,
    dynamicTypeSize: DynamicTypeSize = .large,
    locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .gmt,
    layoutDirection: LayoutDirection = .leftToRight,
    scale: CGFloat = 2,
    safeAreaInsets: EdgeInsets = EdgeInsets(),
    date: Date? = nil
  ) {
    precondition(scale > 0 && scale.isFinite, "a scale of \(scale) is invalid")
    Program.screenSize = size.size
    let date = date ?? Date(timeIntervalSince1970: 1_767_260_460)
    now = date
    settings = ScreenSettings(
      size: size,
      colorScheme: colorScheme,
      dynamicTypeSize: dynamicTypeSize,
      locale: locale,
      timeZone: timeZone,
      layoutDirection: layoutDirection,
      scale: scale
    )
    let clock = ScreenClock(date)
    self.clock = clock
    let wishes = ScreenWishes()
    self.wishes = wishes
    let opened = OpenedAddresses()
    var services = Platform.services
    services.clipboard = clipboard
    services.today = { clock.now }
    services.openURL = {
      opened.add($0)
      return true
    }
    var fonts: any TextEngine = MissingTextEngine()
    do { fonts = try Platform.textEngine() } catch { failure = error }
    // Without fonts nothing can be shown; the first call that can throw says why.
    let shown = content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .modifier(KeyboardBarReader())
      .safeAreaPadding(safeAreaInsets)
      .onPreferenceChange(PreferredColorSchemeKey.self) { wishes.colorScheme = $0 }
    host = ViewHost(
      content: failure == nil ? AnyView(shown) : AnyView(EmptyView()),
      textEngine: fonts,
      images: Platform.images,
      services: services,
      environment: settings.write
    )
    tree = AccessibleTree(root: host.root)
    opened.added = { [weak self] in self?.openedURLs.append($0) }
    host.proposal = ProposedViewSize(size.size)
    Program.frontRoot = host.root
    host.tick(date)
    update()
  }

  private let clock: ScreenClock
  private let wishes: ScreenWishes

  // MARK: - What it is like

  /// How large the screen is.
  public var size: ScreenSize {
    get { settings.size }
    set { change { $0.size = newValue } }
  }

  /// Whether it is light or dark where no view has a `preferredColorScheme`, which goes before it.
  public var colorScheme: ColorScheme {
    get { settings.colorScheme }
    set { change { $0.colorScheme = newValue } }
  }

  /// How large texts are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { settings.dynamicTypeSize }
    set { change { $0.dynamicTypeSize = newValue } }
  }

  /// The language and the habits.
  public var locale: Locale {
    get { settings.locale }
    set { change { $0.locale = newValue } }
  }

  /// Where it is what time.
  public var timeZone: TimeZone {
    get { settings.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  /// Where lines begin.
  public var layoutDirection: LayoutDirection {
    get { settings.layoutDirection }
    set { change { $0.layoutDirection = newValue } }
  }

  private func change(_ edit: (inout ScreenSettings) -> Void) {
    edit(&settings)
    host.proposal = ProposedViewSize(settings.size.size)
    host.setEnvironment(settings.write)
    update()
  }

  /// How much contrast there is between colours.
  package var contrast: ColorSchemeContrast {
    get { settings.contrast }
    set { change { $0.contrast = newValue } }
  }

  /// Pixels a point.
  package var scale: CGFloat {
    get { settings.scale }
    set { change { $0.scale = newValue } }
  }

  /// The text on the screen's own clipboard; nil for none.
  public var pasteboard: String? {
    get { clipboard.text }
    set { clipboard.text = newValue }
  }

  /// What can be perceived, a line for each element: its kind, its label, its value and state.
  public var description: String {
    update()
    return TreeText(items: items).text
  }

  // MARK: - Keeping it at rest

  package var root: ViewRoot { host.root }

  /// Brings the views to rest at the time that it is, and keeps an error for the next call that can throw.
  package func update() {
    Program.screenSize = settings.size.size
    Program.frontRoot = host.root
    do {
      try host.update()
      if settings.preferredScheme != wishes.colorScheme {
        settings.preferredScheme = wishes.colorScheme
        host.setEnvironment(settings.write)
        try host.update()
      }
    } catch {
      failure = failure ?? error
    }
    settings.undoManager.endEvent()
  }

  /// Throws what went wrong where nothing could be thrown.
  package func check() throws {
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  /// Sets the clock, and brings the views to rest.
  package func tick(to time: Date) {
    now = time
    clock.now = time
    host.tick(time)
    update()
  }

  /// Takes the view away: `onDisappear` is called, tasks are cancelled.
  ///
  /// A screen that nothing holds any more goes without that.
  public func close() { host.close() }

  // The views belong to the main actor; a suite that holds a screen may be let go of elsewhere.
  isolated deinit {}
}

extension Screen: @MainActor CustomStringConvertible {}

extension Screen: CustomReflectable {
  /// Without parts: what tests print of it is its description.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What taps, drags and presses are made with.
public enum ScreenPointer: Sendable {
  /// A finger: drags scroll, rows are swiped.
  case touch
  /// A mouse: drags select, the wheel scrolls.
  case mouse
}

/// The time that a screen's texts and timelines tell.
private final class ScreenClock {
  var now: Date
  init(_ now: Date) { self.now = now }
}

/// What the views of a screen would like it to be: it is told of before the screen is made.
private final class ScreenWishes {
  var colorScheme: ColorScheme?
}

/// Hands on which addresses were opened: services are made before the screen.
private final class OpenedAddresses {
  var added: (URL) -> Void = { _ in }
  func add(_ url: URL) { added(url) }
}
