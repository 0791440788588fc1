import AviaryFoundation
import Foundation

/// A bundle of some files, which goes with the value.
final class TemporaryBundle {
  let bundle: Bundle
  private let folder: URL

  /// - Parameter files: What they contain, by their paths in the bundle.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "aviary-\(UUID().uuidString).bundle"
    )
    for (path, content) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try content.write(to: url, atomically: true, encoding: .utf8)
    }
    struct NoBundle: Error {}
    guard let bundle = Bundle(path: folder.path) else { throw NoBundle() }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A string of a resource, in a language.
  func string(
    _ value: String.LocalizationValue,
    _ language: String,
    table: String? = nil
  ) -> String {
    String(
      localized: LocalizedStringResource(
        value,
        table: table,
        locale: Locale(identifier: language),
        bundle: .atURL(bundle.bundleURL)
      )
    )
  }
}
