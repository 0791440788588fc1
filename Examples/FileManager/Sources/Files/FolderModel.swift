import SwiftUI

/// A folder that is shown, and what can be done in it.
@MainActor @Observable
final class FolderModel {
  private(set) var folder: URL
  private(set) var entries: [FileEntry] = []
  var selection: Set<URL> = []
  var order = [KeyPathComparator(\FileEntry.name)]
  /// The sentence that says why something could not be done; nil for none.
  var failure: String?

  /// What the window of information tells of.
  static var shown: FolderModel?

  init(_ folder: URL) {
    self.folder = folder.standardizedFileURL
    reload()
  }

  /// The folders above, outermost first.
  var folders: [URL] {
    var result = [folder]
    while let first = result.first, first.path != "/" {
      result.insert(first.deletingLastPathComponent().standardizedFileURL, at: 0)
    }
    return result.suffix(6)
  }

  func open(_ folder: URL) {
    self.folder = folder.standardizedFileURL
    selection = []
    reload()
  }

  func reload() {
    attempt {
      let urls = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles
      )
      entries = urls.map(FileEntry.init).sorted(using: order)
      selection.formIntersection(entries.map(\.id))
    }
  }

  func sort() { entries.sort(using: order) }

  func newFolder() {
    let new = free(folder.appendingPathComponent("untitled folder"))
    attempt { try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false) }
    reload()
    selection = [new.standardizedFileURL]
  }

  func rename(_ entry: FileEntry, to name: String) {
    guard !name.isEmpty, name != entry.name else { return }
    let new = folder.appendingPathComponent(name)
    attempt { try FileManager.default.moveItem(at: entry.url, to: new) }
    reload()
    selection = [new.standardizedFileURL]
  }

  func move(_ urls: [URL], into target: URL) {
    for url in urls
    where url.deletingLastPathComponent().path != target.path
      && !target.path.hasPrefix(url.path)
    {
      attempt {
        try FileManager.default.moveItem(
          at: url,
          to: target.appendingPathComponent(url.lastPathComponent)
        )
      }
    }
    reload()
  }

  func copy(_ urls: [URL]) {
    for url in urls where !folder.path.hasPrefix(url.path) {
      let new = free(folder.appendingPathComponent(url.lastPathComponent))
      attempt { try FileManager.default.copyItem(at: url, to: new) }
    }
    reload()
  }

  func delete(_ urls: Set<URL>) {
    for url in urls { attempt { try FileManager.default.removeItem(at: url) } }
    reload()
  }

  /// A place that no file is at yet.
  private func free(_ url: URL) -> URL {
    var result = url
    var number = 2
    while FileManager.default.fileExists(atPath: result.path) {
      let name = url.deletingPathExtension().lastPathComponent + " \(number)"
      result = url.deletingLastPathComponent().appendingPathComponent(name)
      if !url.pathExtension.isEmpty { result.appendPathExtension(url.pathExtension) }
      number += 1
    }
    return result
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { failure = error.localizedDescription }
  }
}
