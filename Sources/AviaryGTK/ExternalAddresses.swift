import AviaryApps
import Foundation

/// Addresses that a program is started with, as `Exec=shop %u` of a desktop file asks for.
enum ExternalAddresses {
  /// The arguments that are addresses; those with a scheme alone, no options, and no paths but those of files that are
  /// there.
  static func inArguments(_ arguments: [String]) -> [URL] {
    arguments.dropFirst().compactMap { argument in
      guard !argument.hasPrefix("-") else { return nil }
      if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
      guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else {
        return nil
      }
      return url
    }
  }
}
