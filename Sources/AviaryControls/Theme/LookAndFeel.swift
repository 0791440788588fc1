public import AviaryEngine
import AviaryGraphics
import AviaryStacks

/// What controls, lists and bars look like: the system whose look they have.
///
/// Apple has no such choice: there the system that runs the program decides. Set it for all of a
/// program at its root, with `lookAndFeel(_:)`.
public struct LookAndFeel: Hashable, Sendable {
  /// What tells looks apart.
  private enum Kind: Hashable, Sendable { case automatic, system18, system26 }

  private let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// The look that programs have where nobody chooses: that of iOS 16 to 18.
  public static let automatic = LookAndFeel(kind: .automatic)
  /// The look of iOS 16 to 18: rows of 44 points on cards with corners of 10, bars from edge to edge.
  public static let system18 = LookAndFeel(kind: .system18)
  /// The look of iOS 26: rows of 52 points on cards with corners of 26, bars of glass, capsules.
  public static let system26 = LookAndFeel(kind: .system26)

  /// The look of a name, "system18" or "system26", as commands take it; nil for other names.
  public init?(name: String) {
    switch name {
    case "system18": self = .system18
    case "system26": self = .system26
    default: return nil
    }
  }

  /// The numbers of the look, at a density.
  func theme(_ density: ControlDensity = .touch) -> ControlTheme {
    switch kind {
    case .automatic, .system18: density == .pointer ? .standardForPointer : .standard
    case .system26: density == .pointer ? .system26ForPointer : .system26
    }
  }
}

private enum LookAndFeelKey: EnvironmentKey {
  static var defaultValue: LookAndFeel { .automatic }
}

extension EnvironmentValues {
  /// What controls, lists and bars look like.
  public var lookAndFeel: LookAndFeel {
    get { self[LookAndFeelKey.self] }
    set {
      self[LookAndFeelKey.self] = newValue
      let accent = newValue.theme().accent
      systemAccent = SystemAccent(light: accent.light, dark: accent.dark)
    }
  }

  /// The numbers that tell what controls look like.
  var controlTheme: ControlTheme { lookAndFeel.theme(controlDensity) }
}

extension View {
  /// Sets what controls, lists and bars in this view look like.
  ///
  /// - Parameter look: The look; the nearest one counts.
  public nonisolated func lookAndFeel(_ look: LookAndFeel) -> some View {
    environment(\.lookAndFeel, look)
  }
}
