public import Foundation

extension FormatStyle {
  /// A style of measurements.
  ///
  /// - Parameters:
  ///   - width: How long a unit's name is.
  ///   - usage: What the measurement is for, which tells the unit.
  ///   - numberFormatStyle: How the number is written; nil for as many digits as the unit usually has.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// A style of temperatures.
  ///
  /// - Parameters:
  ///   - width: How long a unit's name is.
  ///   - usage: What the temperature is of, which tells the unit.
  ///   - hidesScaleName: Whether the scale is left out: "21°".
  ///   - numberFormatStyle: How the number is written; nil for as many digits as the unit usually has.
  /// - Returns: The style.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(
      width: width,
      usage: usage,
      hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle
    )
  }
}

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// How an amount of storage is written: "1.2 MB".
  public struct ByteCount: FormatStyle, Sendable {
    /// Whether thousands are 1000 or 1024 bytes.
    public var style: ByteCountFormatStyle.Style
    /// The units that may be used.
    public var allowedUnits: ByteCountFormatStyle.Units
    /// Whether zero is a word.
    public var spellsOutZero: Bool
    /// Whether the number of bytes follows.
    public var includesActualByteCount: Bool
    /// Says the language.
    public var locale: Locale

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - style: Whether thousands are 1000 or 1024 bytes.
    ///   - allowedUnits: The units that may be used.
    ///   - spellsOutZero: Whether zero is a word.
    ///   - includesActualByteCount: Whether the number of bytes follows.
    ///   - locale: Says the language.
    public init(
      style: ByteCountFormatStyle.Style,
      allowedUnits: ByteCountFormatStyle.Units,
      spellsOutZero: Bool,
      includesActualByteCount: Bool,
      locale: Locale
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    /// Writes an amount.
    ///
    /// - Parameter value: The amount; parts of a byte are left out.
    /// - Returns: The number and the unit.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value
      return ByteCountFormatStyle(
        style: style,
        allowedUnits: allowedUnits,
        spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount,
        locale: locale
      ).format(Int64(max(min(bytes, 9.2e18), -9.2e18)))
    }

    /// The style in another locale.
    ///
    /// - Parameter locale: The locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// A style of amounts of storage.
  ///
  /// - Parameters:
  ///   - style: Whether thousands are 1000 or 1024 bytes.
  ///   - allowedUnits: The units that may be used.
  ///   - spellsOutZero: Whether zero is a word.
  ///   - includesActualByteCount: Whether the number of bytes follows.
  /// - Returns: The style.
  public static func byteCount(
    style: ByteCountFormatStyle.Style,
    allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style,
      allowedUnits: allowedUnits,
      spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount,
      locale: .autoupdatingCurrent
    )
  }
}
