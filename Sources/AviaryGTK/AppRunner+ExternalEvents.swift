import AviaryApps
import AviaryDocuments
@_spi(Engine) import AviaryEngine
import AviaryInteraction
import Foundation

extension AppRunner {
  /// The scenes whose windows open when the program starts: the first one, and those that ask for it.
  var launchedScenes: [Int] {
    let all = scenes.enumerated()
    let usual = all.filter { $1.opensByItself && $1.launch != .suppressed }
    let asked = usual.filter { $1.launch == .presented }.map(\.offset)
    // Tools come beside what they are for.
    let tools = all.filter { $1.kind == .utility && $1.launch == .presented }.map(\.offset)
    return (asked.isEmpty ? usual.prefix(1).map(\.offset) : asked) + tools
  }

  /// Opens the windows of a scene that the program starts with.
  func launch(_ index: Int) throws {
    let values = scenes[index].launchValues()
    for value in values { try open(index, value: value) }
    if values.isEmpty { try open(index, value: nil) }
  }

  /// Does what another start of the program was for: a document in a window of its own, an address in the window that is
  /// for it, and without any the program comes to the front.
  func wasStartedAgain(for request: SingleInstance.Request) {
    let wanted = request.addresses.filter { !openFile($0) }
    for address in wanted where !isUnreadable(address) { receive(address) }
    tellUnopened()
    if windows.isEmpty {
      for index in launchedScenes { _ = show(index, value: nil) }
    }
    ProgramWindows.bringToFront(token: request.token)
  }

  /// Opens a file in a window of the scene that is for it.
  ///
  /// - Returns: Whether it was opened; ``tellUnopened()`` tells why it could not be read.
  func openFile(_ url: URL) -> Bool {
    guard url.isFileURL else { return false }
    for (index, scene) in scenes.enumerated() {
      do {
        if let value = try scene.valueForFile?(url) { return show(index, value: value) }
      } catch {
        unopened.append((url, OpeningFailure(url, error)))
      }
    }
    return false
  }

  /// Whether a file is a document's that could not be read.
  func isUnreadable(_ url: URL) -> Bool { unopened.contains { $0.url == url } }

  /// The program does not open a file, though it opens others.
  func refuse(_ url: URL) {
    guard scenes.contains(where: { $0.valueForFile != nil }) else { return }
    unopened.append((url, OpeningFailure(url, DocumentOpeningError(program: name))))
  }

  /// Tells which files that the program was asked to open are not open, and why.
  func tellUnopened() {
    let failures = unopened.map(\.failure)
    unopened = []
    for failure in failures {
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(failure.line)\n".utf8))
    }
    OpeningFailure.tell(failures)
  }

  /// Hands an address to the window that is for it, or to a new one.
  ///
  /// A window that prefers it comes first, then one that allows it, or whose scene is for it; then a scene of which a
  /// window can be opened. Windows of settings, of tools and of signs take what they name, and nothing else. Where no
  /// scene is for it, it is told once and dropped.
  func receive(_ address: URL) {
    let text = address.absoluteString
    func takes(_ conditions: Set<String>?) -> Bool {
      conditions.map { ExternalEventConditions.match($0, text) } ?? true
    }
    let open = windows.filter { !$0.isEnding }
    let preferring = open.first {
      $0.externalEvents.map { ExternalEventConditions.match($0.preferring, text) } == true
    }
    func allowing() -> AppWindow? {
      open.first { window in
        window.externalEvents.map { ExternalEventConditions.match($0.allowing, text) }
          ?? (window.scene.opensByItself && takes(window.scene.externalEvents))
      }
    }
    guard let window = preferring ?? allowing() ?? newWindow(where: takes) else {
      if address.isFileURL { refuse(address) }
      return Warnings.once("no scene is for \(text): see handlesExternalEvents")
    }
    window.update()
    if !window.receive(address) {
      if address.isFileURL { refuse(address) }
      Warnings.once("no view of the window takes \(address.absoluteString): add onOpenURL to one")
    }
    window.scheduleFrame()
  }

  /// A window that is opened for an address, of the first scene that is for it; nil where none is.
  private func newWindow(where takes: (Set<String>?) -> Bool) -> AppWindow? {
    let index = scenes.firstIndex {
      $0.opensByItself && $0.valueType == nil && takes($0.externalEvents)
    }
    guard let index, show(index, value: nil) else { return nil }
    return windows.last { $0.sceneIndex == index && !$0.isEnding }
  }
}
