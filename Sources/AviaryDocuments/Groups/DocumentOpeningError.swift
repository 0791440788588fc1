@_spi(Engine) import AviaryEngine
package import Foundation

/// Why a document can't be opened.
package struct DocumentOpeningError: LocalizedError {
  package let errorDescription: String?

  /// No group of the program is for a file.
  init(noGroupFor url: URL) {
    errorDescription = "No document group of the program reads “\(url.lastPathComponent)”."
  }

  /// A person wants a program to open a file that none of its groups is for.
  ///
  /// - Parameter program: What the program is called.
  package init(program: String) {
    errorDescription = "\(program) does not open files of its type."
  }
}

/// A file that could not be opened, and why.
package struct OpeningFailure {
  let url: URL
  let reason: String

  package init(_ url: URL, _ error: any Error) {
    self.url = url
    reason = (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
  }

  /// What is told in one line.
  package var line: String { "\(url.relativePath) can't be opened: \(reason)" }

  /// Tells a person of files that could not be opened, once for all of them.
  @MainActor
  package static func tell(_ failures: [OpeningFailure]) {
    guard let first = failures.first else { return }
    let isAlone = failures.count == 1
    let alert = Program.Alert(
      message: isAlone
        ? "The document “\(first.url.lastPathComponent)” could not be opened."
        : "\(failures.count) documents could not be opened.",
      detail: isAlone
        ? first.reason
        : failures.map { "“\($0.url.lastPathComponent)”: \($0.reason)" }.joined(separator: "\n"),
      buttons: ["OK"]
    )
    Program.services.ask(alert) { _ in }
  }
}
