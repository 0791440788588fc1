/// Hears of bodies that run, where somebody wants to know why.
///
/// Bodies of views inside run between ``bodyDidReturn()`` and ``bodyDidRun()`` of the body that they are in.
package protocol BodyTrace: AnyObject {
  /// A body is about to run.
  ///
  /// - Parameters:
  ///   - name: The type of the view or the modifier.
  ///   - isOfToolkit: Whether the type is the toolkit's own.
  ///   - changes: What has changed since its last run, as `_printChanges()` names it; empty for modifiers.
  func bodyWillRun(_ name: String, isOfToolkit: Bool, changes: [String])

  /// The innermost body that runs has given its value.
  func bodyDidReturn()

  /// What the innermost body that runs has given is resolved.
  func bodyDidRun()

  /// Runs one of the passes of an update, such as "layout", and takes down how long it took.
  func traced<Result>(_ pass: String, _ work: () -> Result) -> Result
}

extension BodyTrace {
  package func traced<Result>(_ pass: String, _ work: () -> Result) -> Result { work() }
}
