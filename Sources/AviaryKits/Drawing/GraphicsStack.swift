import AviaryQuartz
import CoreGraphics
import Foundation

/// The contexts that UIKit's and AppKit's drawing goes to, the current one last; each thread has
/// its own.
enum GraphicsStack {
  private final class Contexts: NSObject {
    var list: [(context: CGContext?, scale: CGFloat)] = []
  }

  private static let key = "AviaryKits.GraphicsStack"

  private static var contexts: Contexts {
    let known = Thread.current.threadDictionary
    if let contexts = known[key] as? Contexts { return contexts }
    let contexts = Contexts()
    known[key] = contexts
    return contexts
  }

  /// Where drawing goes; nil for nowhere.
  static var current: CGContext? { contexts.list.last?.context ?? nil }

  /// Pixels a point of where drawing goes.
  static var scale: CGFloat { contexts.list.last?.scale ?? 1 }

  /// Sends drawing to a context, or to nowhere, until it is popped.
  static func push(_ context: CGContext?, scale: CGFloat = 1) {
    contexts.list.append((context, scale))
  }

  @discardableResult
  static func pop() -> CGContext? { contexts.list.popLast()?.context ?? nil }

  /// Draws with a context as the current one.
  static func with<Result>(
    _ context: CGContext,
    scale: CGFloat,
    _ draw: () throws -> Result
  ) rethrows -> Result {
    push(context, scale: scale)
    defer { pop() }
    return try draw()
  }

  /// The context, or nil and a word about who asked.
  static func wanted(by name: String) -> CGContext? {
    if let current { return current }
    Missing.tell(name, "there is no current context to draw in")
    return nil
  }

  /// A context of pixels in memory.
  ///
  /// - Parameters:
  ///   - size: Points; without an area there is no context.
  ///   - scale: Pixels a point.
  ///   - isOpaque: Whether it is black at first instead of clear.
  ///   - pointsDown: Whether y goes down from the upper left corner, as UIKit has it.
  static func pixels(
    _ size: CGSize,
    scale: CGFloat,
    isOpaque: Bool,
    pointsDown: Bool
  ) -> CGContext? {
    guard size.width > 0, size.height > 0, size.width * scale < 32_768,
      size.height * scale < 32_768
    else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    guard
      let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil,
        width: Int(width.rounded(.up)),
        height: Int(height.rounded(.up)),
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    else { return nil }
    if isOpaque {
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: context.width, height: context.height))
    }
    if pointsDown {
      context.translateBy(x: 0, y: CGFloat(context.height))
      context.scaleBy(x: scale, y: -scale)
    } else {
      context.scaleBy(x: scale, y: scale)
    }
    return context
  }
}

extension CGContext {
  /// Draws in a rectangle whose own y goes up from its lower left corner, whichever way y goes here.
  func upright(in rect: CGRect, _ draw: () -> Void) {
    saveGState()
    let pointsDown = convertToDeviceSpace(CGSize(width: 0, height: 1)).height < 0
    if pointsDown {
      translateBy(x: rect.minX, y: rect.maxY)
      scaleBy(x: 1, y: -1)
    } else {
      translateBy(x: rect.minX, y: rect.minY)
    }
    draw()
    restoreGState()
  }
}
