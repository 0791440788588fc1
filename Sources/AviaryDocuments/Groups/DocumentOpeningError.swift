import Foundation

/// Why a document can't be opened.
struct DocumentOpeningError: LocalizedError {
  let errorDescription: String?

  /// No group of the program is for a file.
  init(noGroupFor url: URL) {
    errorDescription = "No document group of the program reads “\(url.lastPathComponent)”."
  }
}
