import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

/// Asks a person where a file is to be written, by AppKit's name; nothing is written.
@MainActor @preconcurrency
open class NSSavePanel: NSResponder {
  var kind: Program.FileDialog.Kind { .save }

  /// A panel, not shown yet.
  public override init() { super.init() }

  /// What the window is called.
  open var title: String! = ""
  /// What is told in it; it stands in the title here.
  open var message: String! = ""
  /// What the accepting button says; the desktop's word where it is empty.
  open var prompt: String! = ""
  /// What stands before the name; the desktop decides.
  open var nameFieldLabel: String! = ""
  /// The name of the file.
  open var nameFieldStringValue = ""
  /// The folder to begin in.
  open var directoryURL: URL?
  /// The types of files; all where there are none.
  open var allowedContentTypes: [UTType] = []
  /// The extensions of files; `allowedContentTypes` is newer.
  open var allowedFileTypes: [String]? {
    get { allowedContentTypes.compactMap(\.preferredFilenameExtension) }
    set { allowedContentTypes = (newValue ?? []).compactMap { UTType(filenameExtension: $0) } }
  }
  /// Whether another extension may be written; the desktop asks nothing.
  open var allowsOtherFileTypes = false
  /// Whether folders can be made; the desktop decides.
  open var canCreateDirectories = true
  /// Whether the extension can be hidden; the desktop decides.
  open var canSelectHiddenExtension = false
  /// Whether the extension is hidden; the desktop decides.
  open var isExtensionHidden = false
  /// Whether hidden files are shown; the desktop decides.
  open var showsHiddenFiles = false
  /// Whether packages are folders; there are none here.
  open var treatsFilePackagesAsDirectories = false
  /// Further controls; they are not shown, which is told once.
  open var accessoryView: NSView? {
    didSet { Missing.tell("NSSavePanel.accessoryView", "the desktop's panel has no room for it") }
  }
  /// Who is told of what happens; nobody is.
  open weak var delegate: AnyObject?

  /// The file that was chosen; nil for none.
  public fileprivate(set) var url: URL?
  fileprivate var chosen: [URL] = []

  var request: Program.FileDialog {
    var request = Program.FileDialog()
    request.kind = kind
    let words = [title, message].compactMap(\.self).first { !$0.isEmpty }
    request.title = words
    request.acceptLabel = prompt.flatMap { $0.isEmpty ? nil : $0 }
    request.folder = directoryURL
    request.fileName = nameFieldStringValue.isEmpty ? nil : nameFieldStringValue
    request.patterns = allowedContentTypes.flatMap { type in
      (type.tags[.filenameExtension] ?? []).map { "*.\($0)" }
    }
    return request
  }

  /// Shows the panel, and goes on.
  ///
  /// - Parameter handler: Told what a person chose: `.OK`, and then ``url``, or `.cancel`.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    Program.services.askForFiles(request) { [self] urls in
      onMainThread {
        chosen = urls ?? []
        url = chosen.first
      }
      handler(urls == nil ? .cancel : .OK)
    }
  }

  /// Shows the panel at a window, and goes on.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - handler: Told what a person chose.
  open func beginSheetModal(
    for window: NSWindow,
    completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    begin(completionHandler: handler)
  }

  /// Shows the panel, and waits for what a person chooses.
  open func runModal() -> NSApplication.ModalResponse {
    var response: NSApplication.ModalResponse?
    begin { response = $0 }
    while response == nil, Program.services.handleEvent() {}
    return response ?? .cancel
  }

  /// Shows the panel, and waits for what a person chooses.
  open func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
  }
}

/// Asks a person for files or folders, by AppKit's name; nothing is read.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
  /// A panel, not shown yet.
  public override init() { super.init() }

  override var kind: Program.FileDialog.Kind {
    canChooseDirectories && !canChooseFiles ? .folder : .open
  }

  override var request: Program.FileDialog {
    var request = super.request
    request.allowsSeveral = allowsMultipleSelection
    return request
  }

  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen; where files can be, the desktop lets only these be chosen.
  open var canChooseDirectories = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether what a link leads to is meant; it always is.
  open var resolvesAliases = true

  /// What was chosen.
  public var urls: [URL] { chosen }
}

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
}

/// A button of an alert, by AppKit's name.
@MainActor @preconcurrency
open class NSButton: NSView {
  /// What it says.
  open var title = ""
  /// What it does in place of a click; letters count only in menus here.
  open var keyEquivalent = ""
  /// Whether what it does can't be undone; the desktop shows all alike.
  open var hasDestructiveAction = false

  /// A button that says something.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }
}
