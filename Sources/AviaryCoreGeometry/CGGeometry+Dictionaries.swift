public import Foundation

extension CGPoint {
  /// The point as "X" and "Y" in a dictionary.
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  /// Reads a point from a dictionary of "X" and "Y"; nil where one of them is no number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// The size as "Width" and "Height" in a dictionary.
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  /// Reads a size from a dictionary of "Width" and "Height"; nil where one of them is no number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// The rectangle as "X", "Y", "Width" and "Height" in a dictionary.
  public var dictionaryRepresentation: CFDictionary {
    ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
  }

  /// Reads a rectangle from a dictionary of "X", "Y", "Width" and "Height"; nil where one of them is no number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

extension [AnyHashable: Any] {
  /// The number of a key, whatever its type.
  fileprivate func number(_ key: String) -> CGFloat? {
    switch self[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
