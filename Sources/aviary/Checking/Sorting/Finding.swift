/// An error, and whose it is.
struct Finding: Equatable {
  /// The groups that errors are reported in.
  enum Group: String, CaseIterable {
    /// What Apple's SwiftUI or a neighbour has, and Aviary has not yet.
    case missing
    /// What only Apple's systems have.
    case apple
    /// What comes from a package that is not on this machine.
    case package
    /// The compiler's errors about the sources themselves.
    case own
  }

  var group: Group
  /// What is not there, such as `onOpenURL(perform:)`; nil for the sources' own errors.
  var name: String?
  /// The module or the package that it belongs to.
  var module: String?
  var diagnostic: Diagnostic
  /// Whether the error is only the consequence of something that is not there.
  var isConsequence = false
  /// Whether only what the file imports points to the module.
  var isGuess = false
}
