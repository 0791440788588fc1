public import Foundation

/// What a measurement is for, which tells the unit that people of a region use.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: RawRepresentable, Hashable, Codable,
  Sendable
{
  public var rawValue: String

  /// Makes a usage of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What CLDR calls the usage; nil for the unit that the measurement has.
  var identifier: String? {
    switch rawValue {
    case "asProvided": nil
    case "general": "default"
    case "personHeight": "person-height"
    case "personWeight": "person"
    case "focalLength": "focal-length"
    case "visibility": "visiblty"
    case "barometric": "baromtrc"
    case "liquid": "fluid"
    // CLDR has preferences for food alone.
    case "workout": "food"
    default: rawValue
    }
  }
}

extension MeasurementFormatUnitUsage where UnitType: Dimension {
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(rawValue: "asProvided") }
  /// The unit that the region uses for most things.
  public static var general: Self { Self(rawValue: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A length of a person's body.
  public static var person: Self { Self(rawValue: "person") }
  /// How tall a person is.
  public static var personHeight: Self { Self(rawValue: "personHeight") }
  /// A distance on a road.
  public static var road: Self { Self(rawValue: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(rawValue: "focalLength") }
  /// How much rain fell.
  public static var rainfall: Self { Self(rawValue: "rainfall") }
  /// How much snow fell.
  public static var snowfall: Self { Self(rawValue: "snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self(rawValue: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food contains.
  public static var food: Self { Self(rawValue: "food") }
  /// What exercise takes.
  public static var workout: Self { Self(rawValue: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// What a person weighs.
  public static var personWeight: Self { Self(rawValue: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person's body.
  public static var person: Self { Self(rawValue: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(rawValue: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(rawValue: "barometric") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// How fast the wind is.
  public static var wind: Self { Self(rawValue: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// How much of a liquid there is.
  public static var liquid: Self { Self(rawValue: "liquid") }
}
