import Foundation

/// What a program is started with, as `Exec=shop %U` of a desktop file asks for.
struct StartAddresses {
  /// Those with a scheme.
  let addresses: [URL]
  /// The files that are there.
  ///
  /// Only scenes for documents are asked about them: other programs read their arguments themselves.
  let files: [URL]

  /// - Parameter arguments: The program, then options, paths and addresses.
  init(arguments: [String]) {
    let wanted = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    addresses = wanted.compactMap { argument in
      guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else {
        return nil
      }
      return url
    }
    files = Self.present(
      wanted.map { argument in
        URL(string: argument).flatMap { $0.isFileURL ? $0 : nil }
          ?? URL(fileURLWithPath: argument)
      }
    )
  }

  /// - Parameter all: Addresses of all kinds.
  init(all: [URL]) {
    addresses = all
    files = Self.present(all.filter(\.isFileURL))
  }

  /// All of it, each once, as addresses.
  var all: [URL] {
    files.map(\.absoluteURL) + addresses.filter { !$0.isFileURL }
  }

  private static func present(_ files: [URL]) -> [URL] {
    files.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
