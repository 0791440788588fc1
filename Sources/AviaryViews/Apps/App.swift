import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// A program with windows.
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

extension App {
  /// Runs the program until it is quit.
  @MainActor @preconcurrency
  public static func main() {
    guard let run = PlatformActions.runApp else {
      let message =
        "\(Self.self): windows are not supported yet; draw the app's views with ImageRenderer, or "
        + "with `aviary render`\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
    exit(run(Self()))
  }
}
