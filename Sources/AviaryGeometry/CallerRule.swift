/// Stops the program where a caller broke a documented rule, and says which, in release too.
///
/// `precondition` keeps its message to itself in release builds, where a command such as
/// `aviary render` has nothing else to show to whoever wrote the view.
///
/// - Parameters:
///   - holds: Whether the rule is kept.
///   - message: The rule and the value that breaks it, in a sentence.
///   - file: Where the rule is checked.
///   - line: Where the rule is checked.
@inlinable
package func callerRule(
  _ holds: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String,
  file: StaticString = #fileID,
  line: UInt = #line
) {
  guard holds() else { fatalError(message(), file: file, line: line) }
}
