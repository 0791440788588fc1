import Foundation

/// Why the gallery could not be drawn, as a sentence.
struct GalleryFailure: Error {
  let description: String

  /// What went wrong, in words for whoever reads the terminal.
  static func text(of error: any Error) -> String {
    if let failure = error as? GalleryFailure { return failure.description }
    if let reason = systemReason(error) { return reason }
    return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }

  /// What the system says, such as "No space left on device"; nil where it was not its fault.
  private static func systemReason(_ error: any Error) -> String? {
    if let error = error as? POSIXError { return String(cString: strerror(error.code.rawValue)) }
    guard let error = error as? CocoaError else { return nil }
    return error.underlying.flatMap(systemReason) ?? error.localizedDescription
  }
}
