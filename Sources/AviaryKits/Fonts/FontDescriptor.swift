import AviaryGraphics
public import Foundation

/// What a font is, or should be; UIKit's and AppKit's descriptors.
public class FontDescriptorBase: NSObject, @unchecked Sendable {
  let face: FontFace

  init(face: FontFace) { self.face = face }

  /// The name of a design.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The design of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var design: Font.Design {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// What a descriptor is made of.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The attribute of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style in the family, a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, width and slant, a dictionary of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, UIKit's `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What the traits of a descriptor are.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The trait of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How bold, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide, as a difference to the font's own width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted; more than 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// Traits that fonts have or have not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic, by UIKit's name.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold, by UIKit's name.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide, by UIKit's name.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow, by UIKit's name.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Letters of one width, by UIKit's name.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Italic, by AppKit's name.
    public static let italic = traitItalic
    /// Bold, by AppKit's name.
    public static let bold = traitBold
    /// Wide, by AppKit's name.
    public static let expanded = traitExpanded
    /// Narrow, by AppKit's name.
    public static let condensed = traitCondensed
    /// Letters of one width, by AppKit's name.
    public static let monoSpace = traitMonoSpace
  }

  /// Points.
  public var pointSize: CGFloat { face.size }

  /// The name of the font that is meant.
  public var postscriptName: String { face.fontName }

  /// Which traits the font has.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= 600 { traits.insert(.traitBold) }
    if face.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    if face.width < 0 { traits.insert(.traitCondensed) }
    if face.width > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  /// Family, name and size.
  public var fontAttributes: [AttributeName: Any] {
    [.family: face.familyName, .name: face.fontName, .face: face.styleName, .size: face.size]
  }

  /// One attribute; nil where it is not told.
  public func object(forKey attribute: AttributeName) -> Any? {
    if attribute == .textStyle { return face.textStyle }
    if attribute == .traits {
      return [
        TraitKey.weight: UIFont.Weight(value: face.weight).rawValue, .width: face.width,
        .slant: face.isItalic ? 0.07 : 0,
      ] as [TraitKey: CGFloat]
    }
    return fontAttributes[attribute]
  }
}

extension FontFace {
  func with(_ traits: FontDescriptorBase.SymbolicTraits) -> FontFace {
    var face = self
    face.isItalic = traits.contains(.traitItalic)
    let isBold = traits.contains(.traitBold)
    if isBold != (weight >= 600) { face.weight = isBold ? 700 : 400 }
    if traits.contains(.traitMonoSpace), case .system = family {
      face.family = .system(.monospaced)
    }
    face.width = traits.contains(.traitCondensed) ? -0.2 : traits.contains(.traitExpanded) ? 0.2 : 0
    return face
  }

  func with(_ attributes: [FontDescriptorBase.AttributeName: Any]) -> FontFace {
    var face = self
    if let size = (attributes[.size] as? CGFloat)
      ?? (attributes[.size] as? Double).map({ CGFloat($0) })
    {
      face.size = size
    }
    if let name = attributes[.name] as? String, let found = FontFace(name: name, size: face.size) {
      face = found
    }
    if let family = attributes[.family] as? String { face.family = .named(family) }
    if let traits = attributes[.traits] as? [FontDescriptorBase.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { face.weight = weight.value }
      if let weight = traits[.weight] as? CGFloat { face.weight = UIFont.Weight(weight).value }
      if let width = traits[.width] as? CGFloat { face.width = width }
      if let slant = traits[.slant] as? CGFloat { face.isItalic = slant > 0 }
    }
    return face
  }
}

/// What a font is, or should be, by UIKit's name.
public final class UIFontDescriptor: FontDescriptorBase, @unchecked Sendable {
  override init(face: FontFace) { super.init(face: face) }

  /// A font of attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    super.init(face: FontFace(size: 0).with(attributes))
  }

  /// A font of a name, and its size in points.
  public init(name fontName: String, size: CGFloat) {
    super.init(face: FontFace(name: fontName, size: size) ?? FontFace(size: size))
  }

  /// The font of a text style, in the usual size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(face: style.face(for: .large))
  }

  /// The font of a text style, in the size for some traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(face: style.face(for: traitCollection?.preferredContentSizeCategory ?? .large))
  }

  private func changed(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    var copy = face
    change(&copy)
    return UIFontDescriptor(face: copy)
  }

  /// The same in a design; nil for a font that is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = face.family else { return nil }
    return changed { $0.family = .system(design.design) }
  }

  /// The same with these traits and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(face: face.with(symbolicTraits))
  }

  /// The same in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize > 0 ? newPointSize : FontFace.defaultSize }
  }

  /// The same in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = .named(newFamily) }
  }

  /// The same with some attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(face: face.with(attributes))
  }
}

/// What a font is, or should be, by AppKit's name.
public final class NSFontDescriptor: FontDescriptorBase, @unchecked Sendable {
  override init(face: FontFace) { super.init(face: face) }

  /// A font of attributes.
  public init(fontAttributes attributes: [AttributeName: Any]? = nil) {
    super.init(face: FontFace(size: 0).with(attributes ?? [:]))
  }

  /// A font of a name, and its size in points.
  public init(name fontName: String, size: CGFloat) {
    super.init(face: FontFace(name: fontName, size: size) ?? FontFace(size: size))
  }

  /// The font of a text style, in the usual size.
  public static func preferredFontDescriptor(
    forTextStyle style: UIFont.TextStyle,
    options: [AnyHashable: Any] = [:]
  ) -> NSFontDescriptor {
    NSFontDescriptor(face: style.face(for: .large))
  }

  private func changed(_ change: (inout FontFace) -> Void) -> NSFontDescriptor {
    var copy = face
    change(&copy)
    return NSFontDescriptor(face: copy)
  }

  /// The same in a design; nil for a font that is not the system's.
  public func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    guard case .system = face.family else { return nil }
    return changed { $0.family = .system(design.design) }
  }

  /// The same with these traits and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    NSFontDescriptor(face: face.with(symbolicTraits))
  }

  /// The same in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor {
    changed { $0.size = newPointSize > 0 ? newPointSize : FontFace.defaultSize }
  }

  /// The same in another family.
  public func withFamily(_ newFamily: String) -> NSFontDescriptor {
    changed { $0.family = .named(newFamily) }
  }

  /// The same with some attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor {
    NSFontDescriptor(face: face.with(attributes))
  }
}
