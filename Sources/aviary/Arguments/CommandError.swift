/// A failure the user can read and act upon.
///
/// Everything that goes wrong ends as one of these.
struct CommandError: Error, Equatable, CustomStringConvertible {
  /// One or more lines, without the command's name and without a final newline.
  var message: String
  /// Whether the usage follows the message: the call itself was wrong.
  var showsUsage = false
  /// Whether `message` is shown as it stands, because the compiler has already said all.
  var isVerbatim = false

  /// Whether it is the sources that do not compile.
  var isOfSources: Bool

  init(
    _ message: String,
    showsUsage: Bool = false,
    isVerbatim: Bool = false,
    isOfSources: Bool? = nil
  ) {
    self.message = message
    self.showsUsage = showsUsage
    self.isVerbatim = isVerbatim
    self.isOfSources = isOfSources ?? isVerbatim
  }

  var description: String { message }

  static func usage(_ message: String) -> CommandError {
    CommandError(message, showsUsage: true)
  }

  /// The exit status: 64 for a wrong call, as in `sysexits.h`, otherwise 1.
  var status: Int32 { showsUsage ? 64 : 1 }
}
