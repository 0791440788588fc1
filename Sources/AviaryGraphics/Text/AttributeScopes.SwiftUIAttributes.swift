public import Foundation

extension AttributeScopes {
  /// The attributes of attributed strings that texts show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points after each character.
    public let kern: KerningAttribute
    /// Points after each character, ligatures dissolved.
    public let tracking: TrackingAttribute
    /// Points that the characters are raised by.
    public let baselineOffset: BaselineOffsetAttribute
    /// From one line's baseline to the next one's.
    public let lineHeight: LineHeightAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points after each character.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// Points after each character, ligatures dissolved.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// Points that the characters are raised by.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// From one line's baseline to the next one's.
    public enum LineHeightAttribute: AttributedStringKey {
      public typealias Value = AttributedString.LineHeight
      public static let name = "SwiftUI.LineHeight"
    }
  }

  /// The attributes that texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute that texts show by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
