@_spi(Hosting) import AviaryDrawing
import AviaryEngine
public import AviaryGraphics
public import Foundation

/// A colour in an archive.
///
/// Colours are no objects of Foundation's: its attributed strings stop a program where such lie side by side. So archives of
/// colours have forms of their own.
final class ArchivedColor: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  private static let systemKey = "UISystemColorName"
  private static let componentKeys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  func encode(with coder: NSCoder) {
    if let name = color.systemName { return coder.encode(name as NSString, forKey: Self.systemKey) }
    let rgba = color.rgba(in: EnvironmentValues())
    for (key, value) in zip(Self.componentKeys, [rgba.red, rgba.green, rgba.blue, rgba.alpha]) {
      coder.encode(Double(value), forKey: key)
    }
  }

  init?(coder: NSCoder) {
    if coder.containsValue(forKey: Self.systemKey) {
      guard let name = coder.decodeObject(of: NSString.self, forKey: Self.systemKey),
        let color = UIColor(systemName: name as String)
      else { return nil }
      self.color = color
      return
    }
    guard Self.componentKeys.allSatisfy({ coder.containsValue(forKey: $0) }) else { return nil }
    let values = Self.componentKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    color = UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}

extension NSKeyedArchiver {
  /// Writes a colour: one of the system's by its name, others by their components in a light environment.
  ///
  /// - Parameters:
  ///   - object: The colour.
  ///   - requiresSecureCoding: Whether only classes that are asked for can be read.
  /// - Returns: The archive.
  public class func archivedData(
    withRootObject object: UIColor,
    requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    try archivedData(
      withRootObject: ArchivedColor(object) as Any,
      requiringSecureCoding: requiresSecureCoding
    )
  }

  /// Writes a colour: one of the system's by its name, others by their components in a light environment.
  ///
  /// - Parameters:
  ///   - object: The colour.
  ///   - requiresSecureCoding: Whether only classes that are asked for can be read.
  /// - Returns: The archive.
  public class func archivedData(
    withRootObject object: NSColor,
    requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    try archivedData(
      withRootObject: object.base,
      requiringSecureCoding: requiresSecureCoding
    )
  }
}

extension NSKeyedUnarchiver {
  /// Reads a colour; nil where the archive holds something else.
  public class func unarchivedObject(
    ofClass cls: UIColor.Type,
    from data: Data
  ) throws -> UIColor? {
    try unarchivedObject(ofClass: ArchivedColor.self, from: data)?.color
  }

  /// Reads a colour; nil where the archive holds something else.
  public class func unarchivedObject(
    ofClass cls: NSColor.Type,
    from data: Data
  ) throws -> NSColor? {
    try unarchivedObject(ofClass: ArchivedColor.self, from: data).map { NSColor($0.color) }
  }
}
