import AviaryGraphics
public import Foundation

/// Colours and fonts of an attributed string in a form that archives hold.
///
/// They are no objects of Foundation's, which stops a program that archives such; nor could it hold other objects beside
/// one another in a string. So each is plain data, under a key of its own.
private struct ArchivedAttribute: Codable {
  private enum Kind: String, Codable {
    case uiColor, nsColor, uiFont, nsFont
  }

  fileprivate struct Face: Codable {
    var design: String?
    var name: String?
    var size: Double
    var weight: Double
    var isItalic: Bool
    var width: Double
    var hasMonospacedDigits: Bool
    var textStyle: String?
  }

  private var kind: Kind
  private var color: Data?
  private var face: Face?

  /// nil for what is neither a colour nor a font.
  init?(_ value: Any) throws {
    switch value {
    case let color as UIColor:
      kind = .uiColor
      self.color = try Self.data(of: color)
    case let color as NSColor:
      kind = .nsColor
      self.color = try Self.data(of: color.base)
    case let font as UIFont:
      kind = .uiFont
      face = Face(font.face)
    case let font as NSFont:
      kind = .nsFont
      face = Face(font.face)
    default: return nil
    }
  }

  /// The colour or font; nil where the archive is damaged.
  var value: AnyObject? {
    switch kind {
    case .uiColor: readColor as AnyObject?
    case .nsColor: readColor.map { NSColor($0) }
    case .uiFont: face?.face.map { UIFont(face: $0) }
    case .nsFont: face?.face.map { NSFont(face: $0) }
    }
  }

  private static func data(of color: UIColor) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
  }

  private var readColor: UIColor? {
    guard let color else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: color)
  }
}

extension ArchivedAttribute.Face {
  fileprivate static var designs: [(String, Font.Design)] {
    [
      ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
    ]
  }

  fileprivate init(_ face: FontFace) {
    switch face.family {
    case .system(let design): self.design = Self.designs.first { $0.1 == design }?.0
    case .named(let name): self.name = name
    }
    size = Double(face.size)
    weight = Double(face.weight)
    isItalic = face.isItalic
    width = Double(face.width)
    hasMonospacedDigits = face.hasMonospacedDigits
    textStyle = face.textStyle
  }

  fileprivate var face: FontFace? {
    guard size.isFinite, weight.isFinite, width.isFinite else { return nil }
    var face = FontFace(size: CGFloat(size))
    if let name {
      face.family = .named(name)
    } else if let design = Self.designs.first(where: { $0.0 == design })?.1 {
      face.family = .system(design)
    }
    face.weight = CGFloat(weight)
    face.isItalic = isItalic
    face.width = CGFloat(width)
    face.hasMonospacedDigits = hasMonospacedDigits
    face.textStyle = textStyle
    return face
  }
}

extension NSAttributedString {
  private static let archivedPrefix = "Aviary."

  /// The same with plain data for colours and fonts; without what no archive can hold, which is told once.
  fileprivate func archivable() throws -> NSAttributedString {
    try mapAttributes { key, value in
      if let archived = try ArchivedAttribute(value) {
        let data = try JSONEncoder().encode(archived)
        return (Key(rawValue: Self.archivedPrefix + key.rawValue), data as NSData)
      }
      switch value {
      case is NSString, is NSNumber, is NSURL, is NSData, is NSDate, is String, is Int, is Double,
        is Float, is Bool, is URL, is Data, is Date:
        return (key, value)
      case let length as CGFloat: return (key, Double(length))
      default:
        Missing.tell(
          "NSKeyedArchiver of \(type(of: value))",
          "archives of attributed strings hold colours, fonts, texts, numbers, dates and addresses"
        )
        return nil
      }
    }
  }

  /// The same with the colours and fonts that data stands for.
  fileprivate func unarchived() -> NSMutableAttributedString {
    mapAttributes { key, value in
      guard key.rawValue.hasPrefix(Self.archivedPrefix) else { return (key, value) }
      guard let data = value as? Data ?? (value as? NSData).map({ Data(referencing: $0) }),
        let archived = try? JSONDecoder().decode(ArchivedAttribute.self, from: data),
        let object = archived.value
      else { return nil }
      let name = String(key.rawValue.dropFirst(Self.archivedPrefix.count))
      return (Key(rawValue: name), object)
    }
  }

  private func mapAttributes(
    _ change: (Key, Any) throws -> (Key, Any)?
  ) rethrows -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: string)
    var runs: [([Key: Any], NSRange)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append((attributes, range))
    }
    for (attributes, range) in runs {
      for (key, value) in attributes {
        guard let (newKey, newValue) = try change(key, value) else { continue }
        result.addAttribute(newKey, value: newValue, range: range)
      }
    }
    return result
  }
}

extension NSKeyedArchiver {
  /// Writes an attributed string: its texts, numbers, dates and addresses, its colours and its fonts.
  ///
  /// - Parameters:
  ///   - object: The string. Attributes of other kinds are left out, which is told once.
  ///   - requiresSecureCoding: Whether only classes that are asked for can be read.
  /// - Returns: The archive, which this library alone reads with colours and fonts.
  public class func archivedData(
    withRootObject object: NSAttributedString,
    requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    try archivedData(
      withRootObject: object.archivable() as Any,
      requiringSecureCoding: requiresSecureCoding
    )
  }
}

extension NSKeyedUnarchiver {
  /// Reads an attributed string with its colours and fonts; nil where the archive holds something else.
  public class func unarchivedObject(
    ofClass cls: NSAttributedString.Type,
    from data: Data
  ) throws -> NSAttributedString? {
    try unarchivedObject(ofClass: NSMutableAttributedString.self, from: data)
  }

  /// Reads an attributed string with its colours and fonts; nil where the archive holds something else.
  public class func unarchivedObject(
    ofClass cls: NSMutableAttributedString.Type,
    from data: Data
  ) throws -> NSMutableAttributedString? {
    let read = try unarchivedObject(ofClasses: [NSAttributedString.self], from: data)
    return (read as? NSAttributedString)?.unarchived()
  }
}
