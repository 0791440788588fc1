/// The sizes that can be drawn.
///
/// Cairo's surfaces end at 32,767 pixels a side, and a picture takes four bytes a pixel while it is
/// drawn: the bound on the total keeps that under half a gigabyte.
enum Limits {
  /// The greatest width or height, in points.
  static let side = 16_384.0
  /// The greatest width or height, in pixels.
  static let pixelSide = 32_767.0
  /// The greatest number of pixels in a picture.
  static let pixels = 134_217_728.0
  /// The greatest number of pixels to a point.
  static let scale = 16.0

  /// The length in points that `text` names.
  ///
  /// - Throws: a usage error unless it is a number greater than 0 and at most `side`.
  static func length(_ text: String, option: String) throws -> Double {
    try number(text, option: option, atMost: side, unit: " points")
  }

  static func scale(_ text: String, option: String) throws -> Double {
    try number(text, option: option, atMost: scale, unit: "")
  }

  /// Checks that a picture of this size can be made.
  static func check(width: Double, height: Double, scale: Double) throws {
    let pixelWidth = (width * scale).rounded(.up)
    let pixelHeight = (height * scale).rounded(.up)
    guard pixelWidth <= pixelSide, pixelHeight <= pixelSide, pixelWidth * pixelHeight <= pixels
    else {
      throw CommandError(
        """
        a picture of \(plain(width)) × \(plain(height)) points at scale \(plain(scale)) is too \
        large: at most \(plain(pixelSide)) pixels a side and \(plain(pixels)) in all
        """
      )
    }
  }

  private static func number(
    _ text: String,
    option: String,
    atMost limit: Double,
    unit: String
  ) throws -> Double {
    guard let value = Double(text) else {
      throw CommandError.usage("\(option) takes a number, not '\(text)'")
    }
    guard value.isFinite, value > 0, value <= limit else {
      throw CommandError.usage(
        "\(option) \(text) is out of range: more than 0 and at most \(plain(limit))\(unit)"
      )
    }
    return value
  }

  /// A number without a needless `.0`.
  static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
