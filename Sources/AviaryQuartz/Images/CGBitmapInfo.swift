/// Where the opacity of a pixel is, and whether its colour has been multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// After the colour, which has been multiplied by it.
  case premultipliedLast = 1
  /// Before the colour, which has been multiplied by it.
  case premultipliedFirst = 2
  /// After the colour.
  case last = 3
  /// Before the colour.
  case first = 4
  /// After the colour is a number without a meaning.
  case noneSkipLast = 5
  /// Before the colour is a number without a meaning.
  case noneSkipFirst = 6
  /// There is nothing but the opacity.
  case alphaOnly = 7
}

/// In which order the bytes of a pixel are in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits that tell the order.
  case orderMask = 0x7000
  /// As the components are told, each with its highest byte first.
  case orderDefault = 0
  /// Pairs of bytes turned around.
  case order16Little = 0x1000
  /// Groups of four bytes turned around.
  case order32Little = 0x2000
  /// Pairs of bytes as they are told.
  case order16Big = 0x3000
  /// Groups of four bytes as they are told.
  case order32Big = 0x4000
}

/// How pixels lie in memory: a ``CGImageAlphaInfo``, a ``CGImageByteOrderInfo`` and kinds of numbers.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a set of what tells of the opacity and of the order of bytes.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    rawValue = alpha.rawValue | byteOrder.rawValue
  }

  /// The bits that tell of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that tell of the kind of numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are numbers with fractions.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that tell of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pairs of bytes turned around.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Groups of four bytes turned around.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Pairs of bytes as they are told.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Groups of four bytes as they are told.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// What tells of the opacity.
  package var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }
  /// What tells of the order of bytes.
  package var byteOrder: CGImageByteOrderInfo? { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) }
}

/// The order of bytes of this machine for pixels of four bytes.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
/// The order of bytes of this machine for pixels of two bytes.
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little
