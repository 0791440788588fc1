@_spi(Engine) import AviaryEngine
import Foundation

/// The size that windows take when they are made large.
public struct WindowIdealSize: Sendable {
  package enum Kind: Sendable { case automatic, fitToContent, maximum }

  package let kind: Kind

  /// The screen's.
  public static let automatic = WindowIdealSize(kind: .automatic)
  /// That of the content, by its own wish, within the screen.
  public static let fitToContent = WindowIdealSize(kind: .fitToContent)
  /// The screen's.
  public static let maximum = WindowIdealSize(kind: .maximum)
}

extension Scene {
  /// Sets the size that the scene's windows take when they are made large.
  ///
  /// It counts for the button and the double press of a window whose title bar stands in its content: what the desktop's
  /// own button does is the desktop's.
  ///
  /// - Parameter idealSize: The size; of several that are not automatic the innermost counts.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    mapWindows { if case .automatic = $0.idealSize.kind { $0.idealSize = idealSize } }
  }
}
