import Foundation

extension Error {
  /// The error as a sentence: what could not be done with which file, where Foundation has it as a value.
  package var words: String {
    let error = self as NSError
    if let words = error.fileWords { return words }
    if let error = self as? any LocalizedError, let text = error.errorDescription { return text }
    // Foundation's own describe themselves by their parts.
    let isFoundations = [NSCocoaErrorDomain, NSPOSIXErrorDomain].contains(error.domain)
    return isFoundations ? error.reason : "\(self)"
  }
}

extension NSError {
  /// The file and what is wrong with it; nil where no file is told.
  fileprivate var fileWords: String? {
    let url = userInfo[NSURLErrorKey] as? URL
    guard let path = userInfo[NSFilePathErrorKey] as? String ?? url?.path else { return nil }
    return "\(path): \(reason)"
  }

  /// What is wrong, in the system's words where it was the system that failed.
  fileprivate var reason: String {
    if let cause = userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
    }
    return localizedDescription.replacing("The operation could not be completed. ", with: "")
  }
}
