extension Program {
  /// What a program that is told to end still has to finish, such as files that are being written.
  @MainActor
  package final class Work {
    /// How many things there are.
    package private(set) static var count = 0

    private var isDone = false

    /// Begins something that the program's end waits for.
    package init() { Self.count += 1 }

    /// It is done; once is enough.
    package func end() {
      guard !isDone else { return }
      isDone = true
      Self.count -= 1
    }
  }
}
