// Written by scripts/generate-overloads.
public import AviaryGraphics
public import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that UIKit has.
  ///
  /// SwiftUI's texts show those of its own scope.
  public struct UIKitAttributes: AttributeScope {
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
      public typealias Value = UIFont
      public static let name = "UIKit.Font"
    }

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "UIKit.ForegroundColor"
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "UIKit.BackgroundColor"
    }

    /// Points after each character.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "UIKit.Kern"
    }

    /// Points after each character, ligatures dissolved.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "UIKit.Tracking"
    }

    /// Points that the characters are raised by.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "UIKit.BaselineOffset"
    }

    /// The line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "UIKit.UnderlineStyle"
    }

    /// The colour of the line under the characters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "UIKit.UnderlineColor"
    }

    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "UIKit.StrikethroughStyle"
    }

    /// The colour of the line through the characters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "UIKit.StrikethroughColor"
    }

    /// The colour of the outline.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "UIKit.StrokeColor"
    }

    /// How wide the outline is, in hundredths of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "UIKit.StrokeWidth"
    }

    /// How lines and paragraphs are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "UIKit.ParagraphStyle"
    }

    /// What stands in the place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "UIKit.Attachment"
    }
  }

  /// The attributes that UIKit has.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit's by its name, where SwiftUI has none of that type.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
  /// The attributes of UIKit's, as older attributed strings have them.
  var uiKitValues: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
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
