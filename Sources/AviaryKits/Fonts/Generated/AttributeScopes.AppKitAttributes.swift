// Written by scripts/generate-overloads.
public import AviaryGraphics
public import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that AppKit has.
  ///
  /// SwiftUI's texts show those of its own scope.
  public struct AppKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points after each character.
    public let kern: KernAttribute
    /// Points after each character, ligatures dissolved.
    public let tracking: TrackingAttribute
    /// Points that the characters are raised by.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the characters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the characters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute
    /// How wide the outline is, in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// How lines and paragraphs are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// What stands in the place of a character.
    public let attachment: AttachmentAttribute
    /// The attributes of SwiftUI.
    public let swiftUI: SwiftUIAttributes
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = NSFont
      public static let name = "AppKit.Font"
    }

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = NSColor
      public static let name = "AppKit.ForegroundColor"
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = NSColor
      public static let name = "AppKit.BackgroundColor"
    }

    /// Points after each character.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "AppKit.Kern"
    }

    /// Points after each character, ligatures dissolved.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "AppKit.Tracking"
    }

    /// Points that the characters are raised by.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "AppKit.BaselineOffset"
    }

    /// The line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "AppKit.UnderlineStyle"
    }

    /// The colour of the line under the characters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = NSColor
      public static let name = "AppKit.UnderlineColor"
    }

    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "AppKit.StrikethroughStyle"
    }

    /// The colour of the line through the characters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = NSColor
      public static let name = "AppKit.StrikethroughColor"
    }

    /// The colour of the outline.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = NSColor
      public static let name = "AppKit.StrokeColor"
    }

    /// How wide the outline is, in hundredths of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "AppKit.StrokeWidth"
    }

    /// How lines and paragraphs are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "AppKit.ParagraphStyle"
    }

    /// What stands in the place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "AppKit.Attachment"
    }
  }

  /// The attributes that AppKit has.
  public var appKit: AppKitAttributes.Type { AppKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of AppKit's by its name, where SwiftUI has none of that type.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AppKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
  /// The attributes of AppKit's, as older attributed strings have them.
  var appKitValues: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.AppKitAttributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[Scope.FontAttribute.self]
    values[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    values[.kern] = self[Scope.KernAttribute.self].map { NSNumber(value: Double($0)) }
    values[.tracking] = self[Scope.TrackingAttribute.self].map { NSNumber(value: Double($0)) }
    values[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self].map {
      NSNumber(value: Double($0))
    }
    values[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self].map {
      NSNumber(value: $0.rawValue)
    }
    values[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
    values[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self].map {
      NSNumber(value: $0.rawValue)
    }
    values[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
    values[.strokeColor] = self[Scope.StrokeColorAttribute.self]
    values[.strokeWidth] = self[Scope.StrokeWidthAttribute.self].map { NSNumber(value: Double($0)) }
    values[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
    values[.attachment] = self[Scope.AttachmentAttribute.self]
    return values
  }
}
