package import AviaryApps
import Foundation

/// The loop of a program with windows.
@MainActor
package enum ProgramLoop {
  /// Runs a program until its last window is closed, and ends the process.
  ///
  /// Where there is no display, or no GTK, it says so and ends with exit code 1.
  ///
  /// - Parameters:
  ///   - name: What the program is called where its bundle doesn't say.
  ///   - makeApp: Makes its scenes.
  package static func run<A: App>(named name: String, _ makeApp: () -> A) -> Never {
    do {
      // Another one that runs has taken over where there is none.
      guard let program = try AppRunner(named: name, makeApp) else { exit(0) }
      exit(program.run())
    } catch {
      let reason = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      fail(name, reason)
    }
  }

  /// Ends the process with exit code 1, and says why.
  package static func fail(_ name: String, _ reason: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(name): \(reason)\n".utf8))
    exit(1)
  }
}
