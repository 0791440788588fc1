@preconcurrency import Glibc

/// What the program prints.
package enum StandardOutput {
  /// Why it could not be written.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Writes each line as it is printed, also where no terminal reads it.
  package static func flushEachLine() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Writes what was printed and is still kept.
  ///
  /// - Throws: ``Failure`` where not all that was printed since the beginning could be written, such as on a full disk.
  package static func flush() throws {
    errno = 0
    guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
    let reason = errno == 0 ? "not all of it was written" : String(cString: strerror(errno))
    throw Failure(description: "the standard output cannot be written: \(reason)")
  }
}
