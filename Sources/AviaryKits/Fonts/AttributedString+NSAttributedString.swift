import AviaryEngine
public import AviaryGraphics
import AviaryQuartz
import AviaryQuartzViews
public import Foundation

extension AttributeContainer {
  /// The attributes that SwiftUI has for those of an older attributed string.
  ///
  /// They are fonts, colours, lines, distances and addresses; others are left out.
  ///
  /// - Parameter dictionary: The older attributes.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? dictionary[key] as? CGFloat
    }
    func line(
      _ style: NSAttributedString.Key,
      _ color: NSAttributedString.Key
    ) -> Text.LineStyle? {
      let bits = (dictionary[style] as? NSUnderlineStyle)?.rawValue ?? number(style).map { Int($0) }
      guard let bits, bits != 0 else { return nil }
      return Text.LineStyle(color: Color(kit: dictionary[color]))
    }
    self.swiftUI.font = (dictionary[.font] as? CTFont)?.face.font
    // What is made an older string again has the same font.
    self.uiKit.font = dictionary[.font] as? UIFont
    self.appKit.font = dictionary[.font] as? NSFont
    self.swiftUI.foregroundColor = Color(kit: dictionary[.foregroundColor])
    self.swiftUI.backgroundColor = Color(kit: dictionary[.backgroundColor])
    self.swiftUI.kern = number(.kern)
    self.swiftUI.tracking = number(.tracking)
    self.swiftUI.baselineOffset = number(.baselineOffset)
    self.swiftUI.underlineStyle = line(.underlineStyle, .underlineColor)
    self.swiftUI.strikethroughStyle = line(.strikethroughStyle, .strikethroughColor)
    self.foundation.link =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }
}

extension AttributedString {
  /// The characters of an older attributed string, with what SwiftUI has for its attributes.
  ///
  /// - Parameter nsStr: The older string.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = NSString(string: nsStr.string)
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) {
      attributes,
      range,
      _ in
      append(
        AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes))
      )
    }
  }
}

extension NSAttributedString {
  /// The characters of an attributed string, with colours, lines, distances and addresses.
  ///
  /// Those of UIKit and AppKit go before those of SwiftUI. Fonts of SwiftUI are known only where they are shown: they are
  /// left out, which is said once.
  ///
  /// - Parameter attrStr: The string.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let values = run.swiftUI
      let kits = run.appKitValues.merging(run.uiKitValues) { $1 }
      if values.font != nil, kits[.font] == nil {
        Warnings.once("NSAttributedString(_:) leaves out fonts of SwiftUI")
      }
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.foregroundColor] = values.foregroundColor.map { UIColor($0) }
      attributes[.backgroundColor] = values.backgroundColor.map { UIColor($0) }
      attributes[.kern] = values.kern.map { NSNumber(value: Double($0)) }
      attributes[.tracking] = values.tracking.map { NSNumber(value: Double($0)) }
      attributes[.baselineOffset] = values.baselineOffset.map { NSNumber(value: Double($0)) }
      attributes[.underlineStyle] = values.underlineStyle.map { _ in
        NSNumber(value: NSUnderlineStyle.single.rawValue)
      }
      attributes[.strikethroughStyle] = values.strikethroughStyle.map { _ in
        NSNumber(value: NSUnderlineStyle.single.rawValue)
      }
      attributes[.link] = run.link
      attributes.merge(kits) { $1 }
      let string = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: string, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// The characters of an older attributed string, with attributes of a scope.
  ///
  /// - Parameters:
  ///   - nsStr: The older string.
  ///   - scope: Which attributes are wanted, such as `\.uiKit`; all that are known come.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
}

extension NSAttributedString {
  /// The characters of an attributed string, with attributes of a scope.
  ///
  /// - Parameters:
  ///   - attrStr: The string.
  ///   - scope: Which attributes are wanted, such as `\.uiKit`; all that are known come.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }
}

extension NSUnderlineStyle {
  /// A line by SwiftUI's style.
  ///
  /// - Parameter lineStyle: The style; its colour is an attribute of its own.
  public init(_ lineStyle: Text.LineStyle) { self = .single }
}

extension Color {
  /// The counterpart of a colour of UIKit, AppKit or CoreGraphics; nil for anything else.
  init?(kit value: Any?) {
    switch value {
    case let color as UIColor: self.init(uiColor: color)
    case let color as NSColor: self.init(nsColor: color)
    case let color as CGColor: self.init(cgColor: color)
    default: return nil
    }
  }
}
