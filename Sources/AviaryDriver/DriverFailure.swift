/// A failure with a sentence for the user.
struct DriverFailure: Error, CustomStringConvertible {
  var description: String
}
