public import AviaryApps
import Foundation

extension App {
  /// Runs the program until its last window is closed.
  ///
  /// Where there is no display, or no GTK, it says so and ends with exit code 1.
  @MainActor @preconcurrency
  public static func main() {
    do {
      // Another one that runs has taken over where there is none.
      guard let program = try AppRunner({ Self() }) else { exit(0) }
      exit(program.run())
    } catch {
      let reason = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      FileHandle.standardError.write(Data("\(Self.self): \(reason)\n".utf8))
      exit(1)
    }
  }
}
