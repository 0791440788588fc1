import Foundation

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  /// The letter of the format in C, small.
  private var letter = "f"
  private var precision: Int?
  private var hasSign = false
  private var isUppercase = false

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In hexadecimal digits and a power of two.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(letter: "a") }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
  /// As the shorter of ``fixed`` and ``exponential``.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }

  /// With a number of digits after the point.
  ///
  /// - Parameters:
  ///   - precision: The number of digits; 6 by default.
  ///   - explicitPositiveSign: Whether positive numbers have a plus.
  ///   - uppercase: Whether infinity and the like are in capitals.
  public static func fixed(
    precision: Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: "f",
      precision: precision,
      hasSign: explicitPositiveSign,
      isUppercase: uppercase
    )
  }

  /// In hexadecimal digits and a power of two.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus.
  ///   - uppercase: Whether the digits are capitals.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(letter: "a", hasSign: explicitPositiveSign, isUppercase: uppercase)
  }

  /// With a power of ten.
  ///
  /// - Parameters:
  ///   - precision: The number of digits after the point; 6 by default.
  ///   - explicitPositiveSign: Whether positive numbers have a plus.
  ///   - uppercase: Whether the E is a capital.
  public static func exponential(
    precision: Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: "e",
      precision: precision,
      hasSign: explicitPositiveSign,
      isUppercase: uppercase
    )
  }

  /// As the shorter of a fixed number of digits and a power of ten.
  ///
  /// - Parameters:
  ///   - precision: The number of digits that count; 6 by default.
  ///   - explicitPositiveSign: Whether positive numbers have a plus.
  ///   - uppercase: Whether the E is a capital.
  public static func hybrid(
    precision: Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: "g",
      precision: precision,
      hasSign: explicitPositiveSign,
      isUppercase: uppercase
    )
  }

  func text(of number: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    let letter = isUppercase ? letter.uppercased() : letter
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(letter)", number)
  }
}
