/// A program with windows.
///
/// `main()`, which runs it, is in the module that shows windows.
@MainActor @preconcurrency
public protocol App {
  /// What the program shows.
  associatedtype Body: Scene

  /// What the program shows.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Creates the program.
  @MainActor @preconcurrency
  init()
}
