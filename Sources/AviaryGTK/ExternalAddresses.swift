import AviaryApps
import Foundation

/// Addresses that a program is started with, as `Exec=shop %u` of a desktop file asks for.
enum ExternalAddresses {
  /// The arguments that are addresses; those with a scheme alone, no options and no paths.
  static func inArguments(_ arguments: [String]) -> [URL] {
    arguments.dropFirst().compactMap { argument in
      guard !argument.hasPrefix("-"), let url = URL(string: argument),
        let scheme = url.scheme, scheme.count > 1
      else { return nil }
      return url
    }
  }

  /// The arguments that are paths of files that are there, or their addresses.
  ///
  /// Only scenes for documents are asked about them: other programs read their arguments themselves.
  static func filesInArguments(_ arguments: [String]) -> [URL] {
    let paths = arguments.dropFirst().filter { !$0.hasPrefix("-") }.map { argument in
      URL(string: argument).flatMap { $0.isFileURL ? $0 : nil } ?? URL(fileURLWithPath: argument)
    }
    return paths.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
