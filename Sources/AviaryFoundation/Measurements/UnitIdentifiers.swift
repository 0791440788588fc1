import Foundation

/// What CLDR calls the units of Foundation.
enum UnitIdentifiers {
  /// The identifier of a unit, such as `kilometer-per-hour`; nil for units that CLDR doesn't know.
  static func identifier(of unit: Unit) -> String? {
    let table =
      switch unit {
      case is UnitLength: lengths
      case is UnitTemperature: temperatures
      case is UnitDuration: durations
      case is UnitMass: masses
      case is UnitSpeed: speeds
      case is UnitVolume: volumes
      case is UnitArea: areas
      case is UnitEnergy: energies
      case is UnitPower: powers
      case is UnitPressure: pressures
      case is UnitInformationStorage: storages
      case is UnitAngle: angles
      case is UnitFrequency: frequencies
      case is UnitElectricCharge, is UnitElectricCurrent, is UnitElectricResistance,
        is UnitElectricPotentialDifference:
        electrics
      default: others
      }
    return table.first { $0.unit == unit }?.name
  }

  private struct Entry: @unchecked Sendable {
    // Units don't change.
    var unit: Unit
    var name: String
  }

  private static func table(_ names: [(Unit, String)]) -> [Entry] {
    names.map { Entry(unit: $0.0, name: $0.1) }
  }

  private static let lengths = table([
    (UnitLength.meters, "meter"), (UnitLength.kilometers, "kilometer"),
    (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
    (UnitLength.miles, "mile"), (UnitLength.feet, "foot"), (UnitLength.inches, "inch"),
    (UnitLength.yards, "yard"), (UnitLength.megameters, "megameter"),
    (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "dekameter"),
    (UnitLength.decimeters, "decimeter"), (UnitLength.micrometers, "micrometer"),
    (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
    (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
    (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
    (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
    (UnitLength.parsecs, "parsec"),
  ])

  private static let temperatures = table([
    (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
    (UnitTemperature.kelvin, "kelvin"),
  ])

  private static let durations = table([
    (UnitDuration.seconds, "second"), (UnitDuration.minutes, "minute"),
    (UnitDuration.hours, "hour"), (UnitDuration.milliseconds, "millisecond"),
    (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
    (UnitDuration.picoseconds, "picosecond"),
  ])

  private static let masses = table([
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.pounds, "pound"),
    (UnitMass.ounces, "ounce"), (UnitMass.decigrams, "decigram"),
    (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"),
    (UnitMass.picograms, "picogram"), (UnitMass.stones, "stone"),
    (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
    (UnitMass.ouncesTroy, "ounce-troy"),
  ])

  private static let speeds = table([
    (UnitSpeed.metersPerSecond, "meter-per-second"),
    (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
  ])

  private static let volumes = table([
    (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cups, "cup"), (UnitVolume.gallons, "gallon"), (UnitVolume.pints, "pint"),
    (UnitVolume.quarts, "quart"), (UnitVolume.fluidOunces, "fluid-ounce"),
    (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"),
    (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicDecimeters, "cubic-decimeter"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"),
    (UnitVolume.cubicMillimeters, "cubic-millimeter"), (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
    (UnitVolume.bushels, "bushel"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
    (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.imperialPints, "pint-imperial"),
    (UnitVolume.imperialQuarts, "quart-imperial"), (UnitVolume.metricCups, "cup-metric"),
  ])

  private static let areas = table([
    (UnitArea.squareMeters, "square-meter"), (UnitArea.squareKilometers, "square-kilometer"),
    (UnitArea.squareCentimeters, "square-centimeter"),
    (UnitArea.squareMillimeters, "square-millimeter"),
    (UnitArea.squareMicrometers, "square-micrometer"),
    (UnitArea.squareNanometers, "square-nanometer"),
    (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
    (UnitArea.hectares, "hectare"),
  ])

  private static let energies = table([
    (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"),
    (UnitEnergy.calories, "calorie"), (UnitEnergy.kilocalories, "kilocalorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"),
  ])

  private static let powers = table([
    (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"),
    (UnitPower.megawatts, "megawatt"), (UnitPower.gigawatts, "gigawatt"),
    (UnitPower.terawatts, "terawatt"), (UnitPower.milliwatts, "milliwatt"),
    (UnitPower.microwatts, "microwatt"), (UnitPower.nanowatts, "nanowatt"),
    (UnitPower.picowatts, "picowatt"), (UnitPower.femtowatts, "femtowatt"),
    (UnitPower.horsepower, "horsepower"),
  ])

  private static let pressures = table([
    (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
    (UnitPressure.megapascals, "megapascal"), (UnitPressure.gigapascals, "gigapascal"),
    (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"),
    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
  ])

  private static let storages = table([
    (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.petabits, "petabit"), (UnitInformationStorage.petabytes, "petabyte"),
    (UnitInformationStorage.exabits, "exabit"), (UnitInformationStorage.exabytes, "exabyte"),
    (UnitInformationStorage.kibibits, "kibibit"), (UnitInformationStorage.kibibytes, "kibibyte"),
    (UnitInformationStorage.mebibits, "mebibit"), (UnitInformationStorage.mebibytes, "mebibyte"),
    (UnitInformationStorage.gibibits, "gibibit"), (UnitInformationStorage.gibibytes, "gibibyte"),
    (UnitInformationStorage.tebibits, "tebibit"), (UnitInformationStorage.tebibytes, "tebibyte"),
  ])

  private static let angles = table([
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
    (UnitAngle.revolutions, "revolution"),
  ])

  private static let frequencies = table([
    (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
    (UnitFrequency.terahertz, "terahertz"), (UnitFrequency.millihertz, "millihertz"),
    (UnitFrequency.microhertz, "microhertz"), (UnitFrequency.nanohertz, "nanohertz"),
  ])

  private static let electrics = table([
    (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
    (UnitElectricCurrent.microamperes, "microampere"),
    (UnitElectricCurrent.kiloamperes, "kiloampere"),
    (UnitElectricCurrent.megaamperes, "megaampere"),
    (UnitElectricPotentialDifference.volts, "volt"),
    (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
    (UnitElectricPotentialDifference.megavolts, "megavolt"),
    (UnitElectricPotentialDifference.millivolts, "millivolt"),
    (UnitElectricPotentialDifference.microvolts, "microvolt"),
    (UnitElectricResistance.ohms, "ohm"), (UnitElectricResistance.kiloohms, "kiloohm"),
    (UnitElectricResistance.megaohms, "megaohm"),
    (UnitElectricResistance.milliohms, "milliohm"),
    (UnitElectricResistance.microohms, "microohm"),
    (UnitElectricCharge.coulombs, "coulomb"),
  ])

  private static let others = table([
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    (UnitAcceleration.gravity, "g-force"),
    (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
    (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
    (UnitDispersion.partsPerMillion, "permillion"),
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    (UnitIlluminance.lux, "lux"),
  ])
}
