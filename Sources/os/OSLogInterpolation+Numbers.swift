extension OSLogInterpolation {
  /// Appends an integer; anyone may read it where no privacy is given.
  ///
  /// - Parameters:
  ///   - number: The integer.
  ///   - format: How it is written; `.decimal` by default.
  ///   - align: How wide it is written; `.none` by default.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: T,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.text(of: number), align, privacy, isPlain: true)
  }

  /// Appends an integer that means something else; anyone may read it where no privacy is given.
  ///
  /// - Parameters:
  ///   - number: The integer.
  ///   - format: What it means.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation(
    _ number: Int32,
    format: OSLogInt32ExtendedFormat,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.meaning.text(of: Int(number)), .none, privacy, isPlain: true)
  }

  /// Appends an integer that means something else; anyone may read it where no privacy is given.
  ///
  /// - Parameters:
  ///   - number: The integer.
  ///   - format: What it means.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation(
    _ number: Int,
    format: OSLogIntExtendedFormat,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.meaning.text(of: number), .none, privacy, isPlain: true)
  }

  /// Appends a number; anyone may read it where no privacy is given.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: How it is written; with six digits after the point by default.
  ///   - align: How wide it is written; `.none` by default.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: T,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.text(of: Double(number)), align, privacy, isPlain: true)
  }

  /// Appends a truth value; anyone may read it where no privacy is given.
  ///
  /// - Parameters:
  ///   - boolean: The truth value.
  ///   - format: Which words are written; `true` and `false` by default.
  ///   - privacy: Who may read it; `.auto` by default.
  ///   - attributes: Kept for sources that give some; nothing reads them here.
  public mutating func appendInterpolation(
    _ boolean: Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.text(of: boolean), .none, privacy, isPlain: true)
  }
}
