import AviaryEngine
public import Foundation
import UniformTypeIdentifiers

/// Asks a person a question, by AppKit's name.
@MainActor @preconcurrency
open class NSAlert: NSObject {
  /// How grave a question is; the desktop shows all alike.
  public enum Style: UInt, Sendable {
    /// A warning.
    case warning = 0
    /// Something to know.
    case informational = 1
    /// Something that can't be undone.
    case critical = 2
  }

  /// A question without words.
  public nonisolated override init() { super.init() }

  /// What went wrong, as a question.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
  }

  /// The question.
  open var messageText = ""
  /// What is told of it.
  open var informativeText = ""
  /// How grave it is.
  open var alertStyle = Style.warning
  /// A picture; the desktop shows none.
  open var icon: NSImage?
  /// Whether a person can turn the question off; not asked for here.
  open var showsSuppressionButton = false
  /// Further controls; they are not shown, which is told once.
  open var accessoryView: NSView? {
    didSet { Missing.tell("NSAlert.accessoryView", "the desktop's question has no room for it") }
  }
  /// The buttons, the first one being that for the return key.
  open private(set) var buttons: [NSButton] = []

  /// Adds a button.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title)
    buttons.append(button)
    return button
  }

  private var request: Program.Alert {
    Program.Alert(
      message: messageText,
      detail: informativeText,
      buttons: buttons.isEmpty ? ["OK"] : buttons.map(\.title)
    )
  }

  private func ask(_ answer: @escaping (NSApplication.ModalResponse) -> Void) {
    let first = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
    Program.services.ask(request) { answer(.init(rawValue: first + $0)) }
  }

  /// Shows the question, and waits for the answer.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    var response: NSApplication.ModalResponse?
    ask { response = $0 }
    while response == nil, Program.services.handleEvent() {}
    return response ?? .alertFirstButtonReturn
  }

  /// Shows the question at a window, and goes on.
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    ask { handler?($0) }
  }

  /// Shows the question at a window, and waits for the answer.
  ///
  /// - Parameter sheetWindow: The window.
  /// - Returns: the button that was chosen.
  @discardableResult
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
  }
}
