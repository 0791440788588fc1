/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var hasSign = false
  private var hasPrefix = false
  private var isUppercase = false
  private var minimum = 0

  /// In decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In hexadecimal digits, small and without a prefix.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// In octal digits, without a prefix.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// In decimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus.
  ///   - minDigits: The least number of digits, filled up with zeros; 0 by default.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, minimum: minDigits)
  }

  /// In hexadecimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus.
  ///   - includePrefix: Whether `0x` stands before the digits.
  ///   - uppercase: Whether the digits are capitals.
  ///   - minDigits: The least number of digits, filled up with zeros; 0 by default.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      hasSign: explicitPositiveSign,
      hasPrefix: includePrefix,
      isUppercase: uppercase,
      minimum: minDigits
    )
  }

  /// In octal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus.
  ///   - includePrefix: Whether `0o` stands before the digits.
  ///   - uppercase: Kept for sources that say it; octal digits have no capitals.
  ///   - minDigits: The least number of digits, filled up with zeros; 0 by default.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8,
      hasSign: explicitPositiveSign,
      hasPrefix: includePrefix,
      minimum: minDigits
    )
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimum - digits.count))
    let prefix = hasPrefix ? (radix == 16 ? "0x" : radix == 8 ? "0o" : "") : ""
    let sign = number < 0 ? "-" : hasSign ? "+" : ""
    return sign + prefix + zeros + digits
  }
}
