@_spi(Engine) public import AviaryEngine
public import Foundation

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private enum AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

// Each setter also writes into the bundle that texts read.
extension EnvironmentValues {
  /// The font of text that sets none; nil for that of running text.
  public var font: Font? {
    get { self[FontKey.self] }
    set {
      self[FontKey.self] = newValue
      textEnvironment.styling.font = newValue
    }
  }

  /// The most lines that a text has; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      textEnvironment.lineLimit = newValue
      textEnvironment.reservedLines = 0
    }
  }

  /// Which part of a line that is too long gives way to an ellipsis.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set {
      self[TruncationModeKey.self] = newValue
      textEnvironment.truncationMode = newValue
    }
  }

  /// Where the shorter lines of a text go.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set {
      self[MultilineTextAlignmentKey.self] = newValue
      textEnvironment.alignment = newValue
    }
  }

  /// Points between the bottom of one line and the top of the next.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set {
      self[LineSpacingKey.self] = newValue
      textEnvironment.lineSpacing = newValue
    }
  }

  /// From one line's baseline to the next one's; nil for what the font has.
  public var lineHeight: AttributedString.LineHeight? {
    get { textEnvironment.styling.lineHeight }
    set { textEnvironment.styling.lineHeight = newValue }
  }

  /// The least factor by which text may shrink to fit, more than 0 and at most 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set {
      self[MinimumScaleFactorKey.self] = newValue
      textEnvironment.minimumScaleFactor = newValue
    }
  }

  /// Whether characters may move closer together to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set {
      self[AllowsTighteningKey.self] = newValue
      textEnvironment.allowsTightening = newValue
    }
  }

  /// The case that letters are turned into; nil leaves them.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set {
      self[TextCaseKey.self] = newValue
      textEnvironment.textCase = newValue
    }
  }

  /// How large the reader wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      textEnvironment.fonts.dynamicTypeSize = newValue
    }
  }

  /// Whether the reader asked for bold text; nil if unknown.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set {
      self[LegibilityWeightKey.self] = newValue
      textEnvironment.fonts.legibilityWeight = newValue
    }
  }

  /// Why what is shown is made unreadable; empty where it is not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      textEnvironment.redactionReasons = newValue
    }
  }
}
