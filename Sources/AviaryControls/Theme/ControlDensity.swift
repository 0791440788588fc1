public import AviaryEngine
import AviaryStacks

/// How much space controls, rows and items of menus take: as much as fingers need, or as little as a pointer does.
///
/// Apple's systems decide that by the device. Windows have `.pointer` on a desktop without a touch screen, where
/// `AVIARY_DENSITY`, `touch` or `pointer`, says nothing else; pictures have `.touch`.
public struct ControlDensity: Hashable, Sendable {
  private let isDense: Bool

  /// For fingers: rows of lists and items of menus are at least 44 points high.
  public static let touch = ControlDensity(isDense: false)
  /// For a mouse and a keyboard: rows of lists are at least 28 points high, items of menus 26, rows of tables 24.
  public static let pointer = ControlDensity(isDense: true)

  /// The density of a name, "touch" or "pointer", as `AVIARY_DENSITY` says it; nil for other names.
  public init?(name: String) {
    switch name {
    case "touch": self = .touch
    case "pointer": self = .pointer
    default: return nil
    }
  }

  private init(isDense: Bool) { self.isDense = isDense }
}

private enum ControlDensityKey: EnvironmentKey {
  static var defaultValue: ControlDensity { .touch }
}

extension EnvironmentValues {
  /// How much space controls, rows and items of menus take; `.touch` in pictures, as the desktop is in windows.
  public var controlDensity: ControlDensity {
    get { self[ControlDensityKey.self] }
    set { self[ControlDensityKey.self] = newValue }
  }
}

extension View {
  /// Sets how much space controls, rows and items of menus in this view take.
  ///
  /// - Parameter density: The density; the nearest one counts.
  public nonisolated func controlDensity(_ density: ControlDensity) -> some View {
    environment(\.controlDensity, density)
  }
}
