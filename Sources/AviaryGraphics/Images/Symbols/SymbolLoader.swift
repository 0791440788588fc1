import Foundation

/// Finds icons on disk and keeps what it has read.
///
/// Icons are the files of Debian's package `bootstrap-icons`, or those of the folder that the
/// environment variable `AVIARY_ICONS` names; our own drawings need no file.
package final class SymbolLoader: @unchecked Sendable {
  /// The loader for the process's own environment.
  package static let shared = SymbolLoader(environment: ProcessInfo.processInfo.environment)

  /// Where the Debian package puts its icons.
  package static let systemFolder = "/usr/share/bootstrap-icons/svg"

  /// The folders that are searched, in order.
  package let folders: [String]
  private let warn: @Sendable (String) -> Void
  /// Guards what follows: pictures may be drawn on several threads.
  private let lock = NSLock()
  private var shapes: [String: SymbolShape?] = [:]
  private var outlines: [SymbolEntry: SymbolOutline?] = [:]
  private var hasWarned = false

  /// A loader that looks where `environment` says, then in the package's folder.
  ///
  /// - Parameters:
  ///   - environment: The variables, of which `AVIARY_ICONS` is read.
  ///   - warn: Told once, in a sentence, where the icons are not installed.
  package init(
    environment: [String: String],
    warn: @escaping @Sendable (String) -> Void = { text in
      FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
  ) {
    let override = environment["AVIARY_ICONS"].map { [$0] } ?? []
    folders = override.filter { !$0.isEmpty } + [Self.systemFolder]
    self.warn = warn
  }

  /// The drawing of a Bootstrap icon, or of our own with `own:` before its name.
  ///
  /// - Returns: nil where there is no such icon. Where the whole set is missing a message names the
  ///   package, once.
  package func shape(icon: String) -> SymbolShape? {
    lock.withLock { lockedShape(icon) }
  }

  /// What is drawn for a symbol, as one path.
  ///
  /// - Returns: nil where an icon of it is missing.
  package func outline(of entry: SymbolEntry) -> SymbolOutline? {
    lock.withLock {
      if let known = outlines[entry] { return known }
      let outline = SymbolOutline(entry) { lockedShape($0) }
      outlines[entry] = outline
      return outline
    }
  }

  private func lockedShape(_ icon: String) -> SymbolShape? {
    if let known = shapes[icon] { return known }
    let shape = read(icon)
    shapes[icon] = shape
    return shape
  }

  private func read(_ icon: String) -> SymbolShape? {
    if icon.hasPrefix("own:") { return SymbolDrawings.shape(String(icon.dropFirst(4))) }
    // A name is never a path.
    guard !icon.isEmpty, !icon.contains("/"), !icon.hasPrefix(".") else { return nil }
    for folder in folders {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(icon).svg"),
        let shape = SymbolShape(svg: String(decoding: data, as: UTF8.self))
      else { continue }
      return shape
    }
    warnIfMissing()
    return nil
  }

  private func warnIfMissing() {
    guard !hasWarned,
      !folders.contains(where: { FileManager.default.fileExists(atPath: $0 + "/circle.svg") })
    else { return }
    hasWarned = true
    warn(
      """
      Aviary: the icons for system symbols are not installed. On Debian: \
      apt-get install bootstrap-icons. Or set AVIARY_ICONS to a folder of Bootstrap Icons' SVG files.
      """
    )
  }
}
