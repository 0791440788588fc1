public import AviaryApps

extension App {
  /// Runs the program until its last window is closed.
  ///
  /// Where there is no display, or no GTK, it says so and ends with exit code 1.
  @MainActor @preconcurrency
  public static func main() {
    ProgramLoop.run(named: "\(Self.self)") { Self() }
  }
}
