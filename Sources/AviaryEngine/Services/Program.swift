package import Foundation
package import UniformTypeIdentifiers

/// The program: what the desktop does for it, and what happens to it.
///
/// For what has no root to ask, since there is one of it in a process: the services that UIKit's
/// and AppKit's names stand for. Views ask ``PlatformServices`` of their root. All of it belongs to
/// the main thread.
package enum Program {
  /// What happens to a program.
  package enum Event: Hashable, Sendable {
    case willFinishLaunching, didFinishLaunching
    case didBecomeActive, willResignActive
    case willEnterForeground, didEnterBackground
    case willTerminate
  }

  /// A window, as others see it; lengths are points.
  package struct Window {
    package var title: String
    package var size: CGSize
    package var isKey: Bool
    package var reference: WindowReference?
    /// What is shown in it; nil where that is not known.
    package var root: ViewRoot? { shown?.root }
    private let shown: RootReference?

    package init(
      title: String,
      size: CGSize,
      isKey: Bool,
      reference: WindowReference?,
      root: ViewRoot? = nil
    ) {
      self.title = title
      self.size = size
      self.isKey = isKey
      self.reference = reference
      shown = root?.reference
    }
  }

  /// Files that a person is asked for.
  package struct FileDialog {
    package enum Kind { case open, save, folder }

    package var kind = Kind.open
    package var title: String?
    /// What the button that accepts says; nil for the desktop's word.
    package var acceptLabel: String?
    package var folder: URL?
    package var fileName: String?
    package var allowsSeveral = false
    /// Which files are shown; nil for all.
    package var filter: FileFilter?
    /// Takes the dialog away again; nil where nobody wants to.
    package var closer: DialogCloser?

    package init() {}
  }

  /// Takes a dialog away that nobody has answered.
  package final class DialogCloser {
    /// Set by who shows the dialog, for as long as it is there.
    package var take: (() -> Void)?
    /// Whether it was taken away: no answer counts any more.
    package private(set) var wasUsed = false

    package init() {}

    /// Takes the dialog away, if it is there.
    package func close() {
      guard let take else { return }
      wasUsed = true
      self.take = nil
      take()
    }
  }

  /// A question with buttons.
  package struct Alert {
    package var message: String
    package var detail: String
    package var buttons: [String]

    package init(message: String, detail: String, buttons: [String]) {
      self.message = message
      self.detail = detail
      self.buttons = buttons
    }
  }

  /// What the desktop does for a program; the defaults are those of one without a desktop.
  package struct Services {
    /// The windows that are open, in the order in which they were opened.
    package var windows: () -> [Window] = { [] }

    /// The size of the display in points, and its pixels a point; nil where there is none.
    package var display: () -> (size: CGSize, scale: CGFloat)? = { nil }

    /// Opens an address with the desktop's program for it; false where that was not possible.
    package var openURL: (URL) -> Bool = { PlatformServices().openURL($0) }

    /// The clipboard of the window that has the keyboard, or of any.
    package var clipboard: () -> any Clipboard

    /// Asks for files; the answer is nil where a person chooses none.
    package var askForFiles: (FileDialog, _ answer: @escaping ([URL]?) -> Void) -> Void = {
      _,
      answer in
      Warnings.once("file panels: there is nothing here to choose files with")
      answer(nil)
    }

    /// Asks a question; the answer is the number of a button, from 0.
    package var ask: (Alert, _ answer: @escaping (Int) -> Void) -> Void = { alert, answer in
      Warnings.once("alert: there is nothing here to ask with: \(alert.message)")
      answer(0)
    }

    /// Has words spoken by a screen reader; without a window nobody listens.
    package var announce: (String) -> Void = { _ in }

    /// Waits for the next event and handles it; false where there is no loop of events.
    package var handleEvent: () -> Bool = { false }

    /// Opens the settings; false where the program has none.
    package var openSettings: () -> Bool = { false }

    /// Shows or hides the sidebar of the window that has the keyboard; false where it has none.
    package var toggleSidebar: () -> Bool = { false }

    /// Shows a window that no scene has, or brings it to the front; false where nothing shows windows.
    package var openWindow: (ProgramWindow) -> Bool = { _ in false }

    /// Takes away a window that ``openWindow`` has shown, without asking.
    package var closeWindow: (ProgramWindow) -> Void = { _ in }

    /// Closes all windows, which ends the program.
    package var end: () -> Void = { exit(0) }

    package init() {
      let clipboard = PrivateClipboard()
      self.clipboard = { clipboard }
    }
  }

  // Shared: there is one desktop for a process, and one loop.
  nonisolated(unsafe) package static var services = Services()

  // Shared: code asks for "the screen" without a view. Whoever shows views sets it before each update.
  /// The size in points of the screen that stands in for a window, of a test, a preview or a picture.
  ///
  /// That of the one that was used last; nil where there was none yet.
  nonisolated(unsafe) package static var screenSize: CGSize?

  /// What is shown in the window that has the keyboard, or on what stands for one: a screen of a test, a preview, a picture.
  ///
  /// That of the one that was used last; nil where there is none. Code shows windows over "the window" without a view, and
  /// whoever shows views sets it with each update.
  package static var frontRoot: ViewRoot? {
    get { front?.root }
    set { front = newValue?.reference }
  }
  // Shared: there is one window with the keyboard.
  private nonisolated(unsafe) static var front: RootReference?

  // Shared: what happens to the program happens to all of it.
  private nonisolated(unsafe) static var observers: [(Event) -> Void] = []

  /// Calls back whenever something happens to the program, as long as it runs.
  package static func observe(_ observer: @escaping (Event) -> Void) { observers.append(observer) }

  /// Tells all who observe what happens to the program.
  package static func tell(_ event: Event) {
    for observer in observers { observer(event) }
  }
}
