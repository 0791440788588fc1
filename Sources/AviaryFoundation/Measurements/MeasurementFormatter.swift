public import Foundation

/// Writes measurements, in the unit that the locale prefers unless told otherwise.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes options of their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit that the measurement has.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit of the same system in which the number is neither very large nor very small.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// A temperature without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []
  /// How long the unit's name is.
  open var unitStyle = Formatter.UnitStyle.medium
  /// Says the language and the region.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter?.locale = locale }
  }
  /// Writes the number; by default with up to three digits after the point.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Makes a formatter of short names.
  public override init() { super.init() }

  /// Makes a formatter of short names; nothing is read.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a measurement.
  ///
  /// - Parameter measurement: The measurement.
  /// - Returns: The number and the unit.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var value = measurement.value
    var unit: Unit = measurement.unit
    if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
      let scaled =
        unitOptions.contains(.naturalScale) || !dimension.isPreferred(in: locale)
        ? dimension.preferred(value, in: locale, bySize: unitOptions.contains(.naturalScale))
        : (value, dimension)
      (value, unit) = (scaled.0, scaled.1)
    }
    return writer.string(value, unit)
  }

  /// Writes a unit's name.
  ///
  /// - Parameter unit: The unit.
  /// - Returns: The name in the plural.
  open func string(from unit: Unit) -> String { writer.name(of: unit) }

  /// Writes a measurement or a unit.
  ///
  /// - Parameter obj: An `NSMeasurement` or a unit.
  /// - Returns: The text; nil for other values.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let unit as Unit: string(from: unit)
    case let measurement as NSMeasurement:
      string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
    default: nil
    }
  }

  private var writer: MeasurementWriter {
    let width: MeasurementWriter.Width =
      switch unitStyle {
      case .short: .narrow
      case .medium: .abbreviated
      case .long: .wide
      }
    let used = locale ?? .current
    let formatter = numberFormatter
    return MeasurementWriter(
      width: width,
      locale: used,
      usage: nil,
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit),
      number: { value in
        guard let formatter, let text = formatter.string(from: NSNumber(value: value)) else {
          return FloatingPointFormatStyle<Double>(locale: used).precision(.fractionLength(0...3))
            .written(value, used)
        }
        let point = formatter.decimalSeparator ?? "."
        let fraction = text.range(of: point).map { text[$0.upperBound...].count { $0.isNumber } }
        return (text, fraction ?? 0)
      }
    )
  }
}
