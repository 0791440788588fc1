import Foundation
import Synchronization

/// Finds icons in folders that the platform names, and keeps what it has read.
///
/// Icons are SVG files of Bootstrap Icons; our own drawings need no file.
package final class SymbolLoader: @unchecked Sendable {
  /// The loaders there are, by their folders: what is drawn for a symbol in one root is drawn so in all that were
  /// given the same folders, and read once.
  private static let loaders = Mutex<[[String]: SymbolLoader]>([:])

  /// The loader for folders, one in a process.
  package static func loader(for folders: [String]) -> SymbolLoader {
    loaders.withLock { known in
      if let loader = known[folders] { return loader }
      let made = SymbolLoader(folders: folders)
      known[folders] = made
      return made
    }
  }

  /// The folders that are searched, in order.
  package let folders: [String]
  private let warn: @Sendable (String) -> Void
  /// Guards what follows: pictures may be drawn on several threads.
  private let lock = NSLock()
  private var shapes: [String: SymbolShape?] = [:]
  private var outlines: [SymbolEntry: SymbolOutline?] = [:]
  private var hasWarned = false

  /// A loader that looks in folders.
  ///
  /// - Parameters:
  ///   - folders: Where icons are, in the order to search them in.
  ///   - warn: Told once, in a sentence, where there are none.
  package init(
    folders: [String],
    warn: @escaping @Sendable (String) -> Void = { text in
      try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }
  ) {
    self.folders = folders
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
