import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

/// Asks a person where a file is to be written, by AppKit's name; nothing is written.
@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
  var kind: Program.FileDialog.Kind { .save }

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

  /// The file that was chosen; nil for none.
  public internal(set) var url: URL?
  var chosen: [URL] = []

  var request: Program.FileDialog {
    var request = Program.FileDialog()
    request.kind = kind
    let words = [title, message ?? ""].first { !$0.isEmpty }
    request.title = words
    request.acceptLabel = prompt.flatMap { $0.isEmpty ? nil : $0 }
    request.folder = directoryURL
    request.fileName = nameFieldStringValue.isEmpty ? nil : nameFieldStringValue
    request.filter = FileFilter(allowedContentTypes)
    return request
  }

  /// Whether the delegate, where it is one of panels, has nothing against what was chosen; what it
  /// has is shown.
  private var isAccepted: Bool {
    guard let asked = delegate as? any NSOpenSavePanelDelegate else { return true }
    do {
      for url in chosen { try asked.panel(self, validate: url) }
      return true
    } catch {
      presentError(error)
      return false
    }
  }

  override func show() {
    Missing.tell("NSSavePanel.orderFront", "begin and runModal show panels")
  }

  /// Shows the panel, and goes on.
  ///
  /// - Parameter handler: Told what a person chose: `.OK`, and then ``url``, or `.cancel`.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    Program.services.askForFiles(request) { [self] urls in
      let isFine = onMainThread {
        chosen = urls ?? []
        url = chosen.first
        return isAccepted
      }
      guard isFine else { return begin(completionHandler: handler) }
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
