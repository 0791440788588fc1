import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryQuartz
import AviaryQuartzViews
import AviaryStacks
public import Foundation

extension NSAttributedString {
  /// Draws the text, each of its lines being one.
  ///
  /// - Parameter point: The upper left corner in UIKit's drawing, the lower left one where y goes
  ///   up.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size()), lines: false)
  }

  /// Draws the text, whose lines end at a rectangle's width.
  ///
  /// - Parameter rect: The rectangle in points; what does not fit is cut.
  public func draw(in rect: CGRect) { draw(in: rect, lines: true) }

  /// Draws the text.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points; what does not fit is cut.
  ///   - options: Without `usesLineFragmentOrigin` it is one line.
  ///   - context: Kept for sources that give one; nothing reads it here.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    draw(in: rect, lines: options.contains(.usesLineFragmentOrigin))
  }

  private func draw(in rect: CGRect, lines: Bool) {
    guard let target = GraphicsStack.wanted(by: "NSAttributedString.draw"), length > 0,
      rect.width > 0, rect.height > 0
    else { return }
    let (text, alignment) = (attributed, firstAlignment)
    // The context is drawn in by this thread alone, which waits meanwhile.
    nonisolated(unsafe) let context = target
    onMainThread {
      let view = Text(text)
        .multilineTextAlignment(alignment.text)
        .fixedSize(horizontal: !lines, vertical: false)
        .frame(width: rect.width, height: rect.height, alignment: alignment.frame)
      ImageRenderer(content: view).render { _, draw in
        context.upright(in: rect) { draw(context) }
      }
    }
  }

  private var firstAlignment: NSTextAlignment {
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.alignment ?? .natural
  }

  /// The text with what SwiftUI has for its attributes.
  private var attributed: AttributedString {
    var result = AttributedString()
    let text = NSString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var part = AttributedString(text.substring(with: range))
      part.font = ((attributes[.font] as? CTFont)?.face ?? FontFace(size: 12)).font
      part.foregroundColor = Color(kit: attributes[.foregroundColor]) ?? .black
      part.backgroundColor = Color(kit: attributes[.backgroundColor])
      part.kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
      part.tracking = (attributes[.tracking] as? NSNumber).map { CGFloat($0.doubleValue) }
      part.baselineOffset = (attributes[.baselineOffset] as? NSNumber)
        .map { CGFloat($0.doubleValue) }
      if let style = (attributes[.underlineStyle] as? NSNumber)?.intValue, style != 0 {
        part.underlineStyle = .init(color: Color(kit: attributes[.underlineColor]))
      }
      if let style = (attributes[.strikethroughStyle] as? NSNumber)?.intValue, style != 0 {
        part.strikethroughStyle = .init(color: Color(kit: attributes[.strikethroughColor]))
      }
      result += part
    }
    return result
  }
}

extension Color {
  /// The counterpart of a colour of UIKit, AppKit or CoreGraphics; nil for anything else.
  fileprivate init?(kit value: Any?) {
    switch value {
    case let color as UIColor: self.init(uiColor: color)
    case let color as NSColor: self.init(nsColor: color)
    case let color as CGColor: self.init(cgColor: color)
    default: return nil
    }
  }
}

extension NSTextAlignment {
  fileprivate var text: TextAlignment {
    switch self {
    case .left, .natural, .justified: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  fileprivate var frame: Alignment {
    switch self {
    case .left, .natural, .justified: .topLeading
    case .center: .top
    case .right: .topTrailing
    }
  }
}

extension NSString {
  /// Draws the text, each of its lines being one.
  ///
  /// - Parameters:
  ///   - point: The upper left corner in UIKit's drawing, the lower left one where y goes up.
  ///   - attrs: Font, colours and the like; 12 points of the system's font in black without any.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
  }

  /// Draws the text, whose lines end at a rectangle's width.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points; what does not fit is cut.
  ///   - attrs: Font, colours and the like; 12 points of the system's font in black without any.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
  }
}

extension String {
  /// Draws the text, each of its lines being one.
  ///
  /// - Parameters:
  ///   - point: The upper left corner in UIKit's drawing, the lower left one where y goes up.
  ///   - attrs: Font, colours and the like; 12 points of the system's font in black without any.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text, whose lines end at a rectangle's width.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points; what does not fit is cut.
  ///   - attrs: Font, colours and the like; 12 points of the system's font in black without any.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
