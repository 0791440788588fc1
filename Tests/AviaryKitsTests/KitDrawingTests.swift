import AviaryGraphics
import AviaryQuartz
import CoreGraphics
import Foundation
import Testing

@testable import AviaryKits

/// Drawing by the names of UIKit and AppKit, looked at by its pixels.
@MainActor
@Suite("Drawing of UIKit and AppKit")
struct KitDrawingTests {
  /// Red, green, blue and opacity of a pixel, counted from the upper left corner.
  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try #require(image)
    let context = try #require(
      CGContext(
        data: nil,
        width: image.width,
        height: image.height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: try #require(CGColorSpace(name: CGColorSpace.sRGB)),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    return (0..<4).map { data[y * context.bytesPerRow + x * 4 + $0] }
  }

  private let format = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return format
  }()

  private let red: [UInt8] = [255, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]
  private let green: [UInt8] = [0, 255, 0, 255]

  @Test("y goes down in UIKit's pictures, which have the format's pixels")
  func renderer() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8), format: format).image {
      context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
      UIColor.green.setFill()
      UIBezierPath(rect: CGRect(x: 8, y: 6, width: 2, height: 2)).fill()
    }
    #expect(image.size == CGSize(width: 10, height: 8) && image.scale == 2)
    #expect(try pixel(image.cgImage, 1, 1) == red)
    #expect(try pixel(image.cgImage, 1, 14) == clear)
    #expect(try pixel(image.cgImage, 18, 14) == green)
  }

  @Test("a gradient of AppKit's goes from corner to corner, within its path")
  func gradient() throws {
    let blue = NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let gradient = try #require(
      NSGradient(starting: NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), ending: blue)
    )
    #expect(gradient.numberOfColorStops == 2 && gradient.interpolatedColor(atLocation: 1) == blue)
    let middle = gradient.interpolatedColor(atLocation: 0.5)
    #expect(abs(middle.redComponent - 0.5) < 0.01 && abs(middle.blueComponent - 0.5) < 0.01)
    let image = NSImage(size: NSSize(width: 20, height: 20), flipped: false) { rect in
      gradient.draw(in: NSRect(x: 0, y: 10, width: 20, height: 10), angle: 0)
      gradient.draw(in: NSBezierPath(rect: NSRect(x: 0, y: 0, width: 10, height: 10)), angle: 90)
      return true
    }
    let picture = image.cgImage(forProposedRect: nil, context: nil, hints: nil)
    let width = try #require(picture).width
    let scale = width / 20
    func color(_ x: Int, _ y: Int) throws -> [UInt8] { try pixel(picture, x * scale, y * scale) }
    // Above from left to right, below upwards.
    #expect(try color(0, 5)[0] > 235 && color(19, 5)[2] > 235)
    #expect(try abs(Int(color(10, 5)[0]) - 128) < 12)
    #expect(try color(5, 19)[0] > 220 && color(5, 10)[2] > 220)
    #expect(try color(15, 15) == clear)
    #expect(NSGradient(colors: []) == nil)
  }

  @Test("y goes up in AppKit's pictures, unless they are flipped", arguments: [false, true])
  func lockedFocus(isFlipped: Bool) throws {
    let image = NSImage(size: NSSize(width: 10, height: 8))
    image.lockFocusFlipped(isFlipped)
    NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).set()
    NSRect(x: 0, y: 0, width: 10, height: 2).fill()
    image.unlockFocus()
    let picture = image.cgImage(forProposedRect: nil, context: nil, hints: nil)
    #expect(try pixel(picture, 1, 1) == (isFlipped ? red : clear))
    #expect(try pixel(picture, 1, 14) == (isFlipped ? clear : red))
    let drawn = NSImage(size: NSSize(width: 10, height: 8), flipped: isFlipped) { rect in
      image.draw(in: rect)
      return true
    }
    // A picture stands upright whichever way y goes where it is drawn.
    let copy = drawn.cgImage(forProposedRect: nil, context: nil, hints: nil)
    #expect(try pixel(copy, 1, 1) == (isFlipped ? red : clear))
  }

  @Test("paths clip what follows, also where they are even-odd")
  func clip() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      context in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
      path.usesEvenOddFillRule = true
      path.addClip()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(try pixel(image.cgImage, 2, 2) == red)
    #expect(try pixel(image.cgImage, 10, 10) == clear)
  }

  @Test("what is drawn inside of other drawing ends by itself, also without an area")
  func nesting() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 0, height: 4), false, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(try pixel(image?.cgImage, 2, 2) == [0, 0, 0, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("the focus of a picture without an area ends by itself, inside of another one's")
  func nestedFocus() throws {
    let (image, empty) = (NSImage(size: NSSize(width: 4, height: 4)), NSImage(size: .zero))
    image.lockFocus()
    empty.lockFocus()
    NSRect(x: 0, y: 0, width: 4, height: 4).fill()
    empty.unlockFocus()
    NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).set()
    NSRect(x: 0, y: 0, width: 4, height: 4).fill()
    image.unlockFocus()
    #expect(try pixel(image.cgImage(forProposedRect: nil, context: nil, hints: nil), 4, 4) == red)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("lines of both kinds of paths have dashes and gaps", arguments: [false, true])
  func dashes(isUIKit: Bool) throws {
    let size = CGSize(width: 20, height: 10)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.red.setStroke()
      let (start, end) = (CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5))
      if isUIKit {
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        path.lineWidth = 4
        path.setLineDash([6, 4], count: 2, phase: 0)
        path.stroke()
      } else {
        let path = NSBezierPath()
        path.move(to: start)
        path.line(to: end)
        path.lineWidth = 4
        path.setLineDash([6, 4], count: 2, phase: 0)
        (path.copy() as? NSBezierPath)?.stroke()
      }
    }
    #expect(try pixel(image.cgImage, 6, 10) == red)
    #expect(try pixel(image.cgImage, 16, 10) == clear)
    #expect(try pixel(image.cgImage, 26, 10) == red)
  }

  @Test("sizes that are none make no picture", arguments: [CGFloat.nan, .infinity, -3, 0, 1e9])
  func badSizes(width: CGFloat) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 4), format: format).image
    { _ in
      Issue.record("There is nothing to draw in.")
    }
    #expect(image.cgImage == nil)
    #expect(
      UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 0, height: 4)).pdfData { _ in }
        .isEmpty
    )
  }

  @Test("text is drawn where it is said, in its colour")
  func text() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image {
      _ in
      let text = NSAttributedString(
        string: "\u{25A0}\u{25A0}",
        attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.red]
      )
      text.draw(at: CGPoint(x: 30, y: 10))
    }
    var ink = CGRect.null
    for y in 0..<80 {
      for x in 0..<120 where try pixel(image.cgImage, x, y)[3] > 128 {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    #expect(ink.minX >= 60 && ink.minY >= 20 && ink.maxY <= 64 && ink.width > 12)
    #expect(try pixel(image.cgImage, Int(ink.minX) + 4, Int(ink.midY)) == red)
  }

  @Test("documents have as many pages as are begun")
  func pages() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let data = renderer.pdfData { context in
      for _ in 0..<3 {
        context.beginPage()
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let text = String(decoding: data, as: UTF8.self)
    func count(_ words: String) -> Int { text.components(separatedBy: words).count - 1 }
    #expect(text.hasPrefix("%PDF") && count("/Type /Page") - count("/Type /Pages") == 3)
  }
}
