import Foundation

extension URL {
  /// What lies in a folder, in the order of names; empty where it can't be listed.
  ///
  /// - Parameter isWanted: Whether an entry of that name is among them. Folders can hold thousands of entries, and an
  ///   address is costly to make.
  func entries(where isWanted: (String) -> Bool = { _ in true }) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter(isWanted).sorted().map { appendingPathComponent($0) }
  }
}
