public import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: "5 km", "5 kilometers", "3.1 mi".
  ///
  /// Units and words are CLDR's, in the language and region of the locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long a unit's name is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: String

      /// The whole name: "5 kilometers".
      public static var wide: UnitWidth { UnitWidth(width: "wide") }
      /// A short name: "5 km".
      public static var abbreviated: UnitWidth { UnitWidth(width: "abbreviated") }
      /// The shortest name: "5km".
      public static var narrow: UnitWidth { UnitWidth(width: "narrow") }
    }

    /// How long a unit's name is.
    public var width: UnitWidth
    /// Says the language, and with `usage` the unit.
    public var locale: Locale
    /// How the number is written; nil for as many digits as the unit usually has.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// What the measurement is for; nil as for `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    var hidesTemperatureScale = false

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - width: How long a unit's name is.
    ///   - locale: Says the language, and with `usage` the unit.
    ///   - usage: What the measurement is for.
    ///   - numberFormatStyle: How the number is written; nil for as many digits as the unit usually has.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a measurement.
    ///
    /// - Parameter value: The measurement.
    /// - Returns: The number and the unit.
    public func format(_ value: Measurement<UnitType>) -> String {
      writer.string(value.value, value.unit)
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

    /// The style whose result tells the number from the unit.
    public var attributed: Measurement<UnitType>.AttributedStyle {
      Measurement<UnitType>.AttributedStyle(base: self)
    }

    var writer: MeasurementWriter {
      let width: MeasurementWriter.Width =
        switch self.width.width {
        case "wide": .wide
        case "narrow": .narrow
        default: .abbreviated
        }
      return MeasurementWriter(
        width: width,
        locale: locale,
        usage: usage.map(\.identifier) ?? "default",
        hidesScaleName: hidesTemperatureScale,
        number: numberFormatStyle.map { style in { style.written($0, locale) } }
      )
    }
  }

  /// How a measurement is written, the number and the unit told apart by an attribute.
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    var base: Measurement<UnitType>.FormatStyle

    /// Writes a measurement.
    ///
    /// - Parameter value: The measurement.
    /// - Returns: The number and the unit, with the attribute `measurement`.
    public func format(_ value: Measurement<UnitType>) -> AttributedString {
      var result = AttributedString()
      for part in base.writer.parts(value.value, value.unit) {
        var text = AttributedString(part.text)
        text.measurement = part.isNumber ? .value : .unit
        result += text
      }
      return result
    }

    /// The style in another locale.
    ///
    /// - Parameter locale: The locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.base.locale = locale
      return copy
    }
  }

  /// The measurement in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: What the style makes of it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// The measurement in the unit and the short words of the current locale.
  ///
  /// - Returns: The number and the unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the scale is left out: "21°".
  public var hidesScaleName: Bool {
    get { hidesTemperatureScale }
    set { hidesTemperatureScale = newValue }
  }

  /// Makes a style of temperatures.
  ///
  /// - Parameters:
  ///   - width: How long a unit's name is.
  ///   - locale: Says the language, and with `usage` the unit.
  ///   - usage: What the measurement is for.
  ///   - hidesScaleName: Whether the scale is left out.
  ///   - numberFormatStyle: How the number is written; nil for as many digits as the unit usually has.
  public init(
    width: UnitWidth = .abbreviated,
    locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.width = width
    self.locale = locale
    self.usage = usage
    self.numberFormatStyle = numberFormatStyle
    hidesTemperatureScale = hidesScaleName
  }
}
