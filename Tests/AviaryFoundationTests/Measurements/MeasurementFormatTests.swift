import Foundation
import Testing

@testable import AviaryFoundation

@Suite("Formats of measurements")
struct MeasurementFormatTests {
  typealias Width = Measurement<UnitLength>.FormatStyle.UnitWidth

  /// What a measurement says, with plain spaces.
  private func text<U: Dimension>(
    _ value: Double,
    _ unit: U,
    _ width: Measurement<U>.FormatStyle.UnitWidth = .abbreviated,
    _ usage: MeasurementFormatUnitUsage<U> = .general,
    digits: Int? = nil,
    _ locale: String = "en_US"
  ) -> String {
    let number = digits.map {
      FloatingPointFormatStyle<Double>.number.precision(.fractionLength($0))
    }
    return Measurement(value: value, unit: unit).formatted(
      .measurement(width: width, usage: usage, numberFormatStyle: number)
        .locale(Locale(identifier: locale))
    ).replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }

  @Test("The unit is the region's, as documented")
  func regions() {
    #expect(text(38, UnitTemperature.celsius) == "100°F")
    #expect(text(38, UnitTemperature.celsius, "fr_FR") == "38 °C")
    #expect(text(38, UnitTemperature.celsius, .wide) == "100 degrees Fahrenheit")
    #expect(text(38, UnitTemperature.celsius, .wide, .general, "fr_FR") == "38 degrés Celsius")
    #expect(text(36.8, UnitTemperature.celsius) == "98°F")
    #expect(text(36.8, UnitTemperature.celsius, .abbreviated, .asProvided) == "36.8°C")
    #expect(text(36, UnitLength.miles, .wide, .road) == "36 miles")
    #expect(text(36, UnitLength.miles, .wide, .road, "fr_FR") == "58 kilomètres")
  }

  private func text<U: Dimension>(_ value: Double, _ unit: U, _ locale: String) -> String {
    text(value, unit, .abbreviated, .general, locale)
  }

  private func text<U: Dimension>(
    _ value: Double,
    _ unit: U,
    _ width: Measurement<U>.FormatStyle.UnitWidth,
    _ usage: MeasurementFormatUnitUsage<U>,
    _ locale: String
  ) -> String {
    text(value, unit, width, usage, digits: nil, locale)
  }

  @Test("A number style writes the number, as documented")
  func numbers() {
    let distances = [100.0, 1_000, 10_000, 100_000, 1_000_000]
    let texts = distances.map {
      Measurement(value: $0, unit: UnitLength.kilometers).formatted(
        .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number)
          .locale(Locale(identifier: "en_US"))
      )
    }
    #expect(texts == ["100km", "1,000km", "10,000km", "100,000km", "1,000,000km"])
  }

  @Test(
    "A unit has three lengths, and the form that goes with the digits shown",
    arguments: [
      (5, .abbreviated, 0, "5 km"), (5, .wide, 0, "5 kilometers"), (5, .narrow, 0, "5km"),
      (1, .wide, 0, "1 kilometer"), (1, .wide, 2, "1.00 kilometers"),
      (-1.5, .wide, 1, "-1.5 kilometers"),
    ] as [(Double, Width, Int, String)]
  )
  func widths(value: Double, width: Width, digits: Int, expected: String) {
    #expect(text(value, UnitLength.kilometers, width, .asProvided, digits: digits) == expected)
  }

  @Test("What a measurement is for tells the unit")
  func usages() {
    #expect(text(1.78, UnitLength.meters, .wide, .personHeight) == "5 feet, 10 inches")
    #expect(text(1.78, UnitLength.meters, .abbreviated, .personHeight, "de_DE") == "178 cm")
    #expect(text(80, UnitMass.kilograms, .abbreviated, .personWeight) == "176 lb")
    #expect(text(10, UnitSpeed.metersPerSecond, .abbreviated, .wind) == "22 mph")
    #expect(text(5, UnitLength.kilometers, .abbreviated, .road, digits: 2) == "3.11 mi")
    #expect(text(250, UnitEnergy.kilocalories, .abbreviated, .food) == "250 Cal")
    #expect(text(5, UnitLength.kilometers, .abbreviated, .general) == "3.1 mi")
  }

  @Test("A temperature may hide its scale")
  func scales() {
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(
      locale: Locale(identifier: "en_US"),
      usage: .asProvided,
      hidesScaleName: true
    )
    #expect(warm.formatted(style) == "21°")
    var changed = style
    changed.usage = .weather
    #expect(warm.formatted(changed) == "70°")
    changed.numberFormatStyle = .number.precision(.fractionLength(1))
    #expect(warm.formatted(changed) == "69.8°")
    changed.hidesScaleName = false
    #expect(warm.formatted(changed) == "69.8°F")
  }

  @Test("Units that CLDR doesn't know have their symbol")
  func unknown() {
    #expect(text(3, UnitMass.slugs, .wide, .asProvided) == "3 slug")
    let own = UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 0.5))
    #expect(text(2, own, .wide, .asProvided, digits: 1) == "2.0 ell")
  }

  @Test("The number and the unit are told apart by an attribute")
  func attributed() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide,
      locale: Locale(identifier: "en_US"),
      usage: .asProvided
    )
    let string = Measurement(value: 5, unit: UnitLength.kilometers).formatted(style.attributed)
    #expect(
      string.runs.map { String(string[$0.range].characters) } == ["5", " kilometers"]
    )
    #expect(string.runs.map(\.measurement) == [.value, .unit])
  }

  @Test("A style survives a file")
  func coding() throws {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .narrow,
      locale: Locale(identifier: "de"),
      usage: .road
    )
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: data) == style)
  }

  @Test("Amounts of storage are written as byte counts")
  func bytes() {
    let amount = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
    #expect(
      amount.formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US"))) == "1.5 MB"
    )
  }

  @Test("All units of Foundation have a name that ICU knows, or their symbol")
  func names() {
    let writer = MeasurementWriter(width: .wide, locale: Locale(identifier: "en_US"))
    #expect(writer.string(2, UnitLength.nauticalMiles) == "2 nautical miles")
    #expect(writer.string(2, UnitLength.decameters).hasPrefix("2 de"))
    #expect(writer.string(2, UnitVolume.imperialPints).hasPrefix("2 "))
    #expect(writer.string(2, UnitFuelEfficiency.milesPerGallon) == "2 miles per gallon")
    #expect(writer.string(2, UnitInformationStorage.gibibytes) == "2 gibibytes")
    #expect(writer.string(2, UnitElectricCharge.ampereHours) == "2 Ah")
  }
}

@Suite("MeasurementFormatter")
struct MeasurementFormatterTests {
  private func formatter(
    _ options: MeasurementFormatter.UnitOptions = [],
    _ style: Formatter.UnitStyle = .medium
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter
  }

  @Test("The unit is the locale's, or the measurement's own")
  func units() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter().string(from: distance) == "3.107 mi")
    #expect(formatter(.providedUnit).string(from: distance) == "5 km")
    #expect(formatter(.providedUnit, .long).string(from: distance) == "5 kilometers")
    #expect(formatter(.providedUnit, .short).string(from: distance) == "5km")
    #expect(
      formatter(.naturalScale).string(from: Measurement(value: 5_280, unit: UnitLength.feet))
        == "1 mi"
    )
    #expect(
      formatter([.providedUnit, .temperatureWithoutUnit]).string(
        from: Measurement(value: 21, unit: UnitTemperature.celsius)
      ) == "21°"
    )
  }

  @Test("A unit has a name of its own")
  func names() {
    #expect(formatter().string(from: UnitLength.kilometers) == "km")
    #expect(formatter([], .long).string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter().string(for: UnitMass.grams) == "g")
    #expect(formatter().string(for: "g") == nil)
  }

  @Test("A number formatter writes the number")
  func numbers() {
    let formatter = formatter(.providedUnit, .long)
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimumFractionDigits = 2
    formatter.numberFormatter = numbers
    #expect(
      formatter.string(from: Measurement(value: 1, unit: UnitLength.miles)) == "1.00 miles"
    )
  }

  @Test("The formatter of a measurement's number is there, and what is set of it counts")
  func numberFormatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitOptions = .providedUnit
    let length = Measurement(value: 1234.5678, unit: UnitLength.meters)
    #expect(formatter.string(from: length) == "1.234,568 m")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: length) == "1.235 m")
  }
}
