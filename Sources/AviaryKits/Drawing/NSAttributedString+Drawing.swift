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

  /// The text with what SwiftUI has for its attributes: 12 points in black where nothing else is said.
  private var attributed: AttributedString {
    var result = AttributedString(self)
    for run in result.runs {
      if run.swiftUI.font == nil { result[run.range].swiftUI.font = FontFace(size: 12).font }
      if run.swiftUI.foregroundColor == nil { result[run.range].swiftUI.foregroundColor = .black }
    }
    return result
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

  /// Draws the text.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points; what does not fit is cut.
  ///   - options: Without `usesLineFragmentOrigin` it is one line.
  ///   - attributes: Font, colours and the like; 12 points of the system's font in black without any.
  ///   - context: Kept for sources that give one; nothing reads it here.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
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

  /// Draws the text.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points; what does not fit is cut.
  ///   - options: Without `usesLineFragmentOrigin` it is one line.
  ///   - attributes: Font, colours and the like; 12 points of the system's font in black without any.
  ///   - context: Kept for sources that give one; nothing reads it here.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
