import Foundation

extension Dimension {
  /// Units of daily life, by system and from the smallest.
  private static func scales(_ unit: Dimension) -> (metric: [Dimension], imperial: [Dimension])? {
    switch unit {
    case is UnitLength:
      (
        [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers],
        [UnitLength.inches, UnitLength.feet, UnitLength.miles]
      )
    case is UnitMass:
      (
        [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons],
        [UnitMass.ounces, UnitMass.pounds, UnitMass.shortTons]
      )
    case is UnitTemperature: ([UnitTemperature.celsius], [UnitTemperature.fahrenheit])
    case is UnitSpeed: ([UnitSpeed.kilometersPerHour], [UnitSpeed.milesPerHour])
    case is UnitVolume:
      (
        [UnitVolume.milliliters, UnitVolume.liters],
        [UnitVolume.fluidOunces, UnitVolume.gallons]
      )
    case is UnitArea:
      (
        [UnitArea.squareCentimeters, UnitArea.squareMeters, UnitArea.squareKilometers],
        [UnitArea.squareInches, UnitArea.squareFeet, UnitArea.squareMiles]
      )
    case is UnitPressure: ([UnitPressure.hectopascals], [UnitPressure.inchesOfMercury])
    default: nil
    }
  }

  private func usesImperial(_ locale: Locale) -> Bool {
    switch self {
    case is UnitLength, is UnitSpeed: locale.measurementSystem != .metric
    default: locale.measurementSystem == .us
    }
  }

  /// Whether the unit belongs to the locale's system, or to none.
  func isPreferred(in locale: Locale) -> Bool {
    guard let scales = Self.scales(self) else { return true }
    return usesImperial(locale) ? !scales.metric.contains(self) : !scales.imperial.contains(self)
  }

  /// A value in the unit that the locale prefers for it.
  ///
  /// - Parameters:
  ///   - value: The value in this unit.
  ///   - locale: Says the system.
  ///   - bySize: Whether the unit is chosen by the number's size alone, in the locale's system; else the unit
  ///     is the one that is nearest in size to this one.
  func preferred(_ value: Double, in locale: Locale, bySize: Bool) -> (Double, Dimension) {
    guard let scales = Self.scales(self) else { return (value, self) }
    let units = usesImperial(locale) ? scales.imperial : scales.metric
    func converted(_ unit: Dimension) -> Double {
      unit.converter.value(fromBaseUnitValue: converter.baseUnitValue(fromValue: value))
    }
    let chosen: Dimension?
    if bySize {
      chosen = units.last { abs(converted($0)) >= 1 } ?? units.first
    } else {
      let size = converter.baseUnitValue(fromValue: 1)
      chosen = units.min {
        abs(log($0.converter.baseUnitValue(fromValue: 1) / size))
          < abs(log($1.converter.baseUnitValue(fromValue: 1) / size))
      }
    }
    return chosen.map { (converted($0), $0) } ?? (value, self)
  }
}
