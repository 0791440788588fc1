@_spi(Hosting) import AviaryDrawing
import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Fonts, pictures and paths of UIKit and AppKit")
struct KitValueTests {
  @Test("fonts have sizes, names and metrics")
  func fonts() throws {
    let font = UIFont.systemFont(ofSize: 40, weight: .bold)
    #expect(font.pointSize == 40 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.descender < 0)
    #expect(UIFont(name: "NoSuchFont-Regular", size: 12) == nil)
    #expect(font == UIFont.systemFont(ofSize: 40, weight: .bold))
    #expect(font != UIFont.systemFont(ofSize: 40))
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 0).pointSize == 40)
    #expect(NSFont.systemFont(ofSize: 0).pointSize == 13)
  }

  @Test(
    "text styles follow the size of text",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17), (.body, .extraSmall, 14),
      (.largeTitle, .large, 34), (.caption2, .accessibilityExtraExtraExtraLarge, 40),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)]
  )
  func textStyles(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test("sizes grow with the text, up to a limit")
  func metrics() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 53)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 17),
      maximumPointSize: 30,
      compatibleWith: traits
    )
    #expect(font.pointSize == 30)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 17)
  }

  @Test("texts are measured by their font, and in a width")
  func measuring() {
    let small = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    let large = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(large.width > 3 * small.width && large.height > 3 * small.height)
    let room = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = NSString(string: "several words here").boundingRect(
      with: room,
      options: .usesLineFragmentOrigin,
      attributes: [.font: NSFont.systemFont(ofSize: 13)],
      context: nil
    )
    #expect(wrapped.width <= 60 && wrapped.height > 25)
  }

  /// A red picture of 4 by 2 pixels.
  private static let red = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEklEQVR42mP4z8DwHxkzoAsAAA8hD/H+RRRjAAAAAElFTkSuQmCC"
  )

  @Test("pictures are read, written and read again")
  func pictures() throws {
    let data = try #require(Self.red)
    let picture = try #require(UIImage(data: data, scale: 2))
    #expect(picture.size == CGSize(width: 2, height: 1) && picture.scale == 2)
    #expect(UIImage(data: Data("text".utf8)) == nil && UIImage(named: "NoSuchAsset") == nil)
    let png = try #require(picture.pngData())
    #expect(UIImage(data: png)?.size == CGSize(width: 4, height: 2))
    #expect(NSImage(data: data)?.size == CGSize(width: 4, height: 2))
  }

  @Test("a JPEG has the colours of its picture", arguments: [0.5, 0.9, 1.0])
  func jpegs(quality: CGFloat) throws {
    let renderer = ImageRenderer(
      content: Color(red: 1, green: 0.5, blue: 0).frame(width: 21, height: 13)
    )
    let picture = try #require(renderer.uiImage)
    let data = try #require(picture.jpegData(compressionQuality: quality))
    let decoded = try #require(UIImage(data: data))
    #expect(decoded.size == CGSize(width: 21, height: 13))
    let bitmap = try #require(decoded.content.bitmap(decoded.image))
    let pixel = bitmap[20, 12]
    #expect(abs(pixel.red - 1) < 0.03 && abs(pixel.green - 0.5) < 0.03 && pixel.blue < 0.03)
  }

  @Test("pixels, colours and paths go to CoreGraphics and come back")
  func coreGraphics() throws {
    let data = try #require(Self.red)
    let pixels = try #require(UIImage(data: data)?.cgImage)
    #expect(pixels.width == 4 && pixels.height == 2)
    #expect(
      UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 2, height: 1)
    )
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(color.cgColor.components?.map { ($0 * 10).rounded() } == [2, 4, 6, 10])
    #expect(
      UIColor(cgColor: color.cgColor).cgColor.components?.map { ($0 * 10).rounded() } == [
        2, 4, 6, 10,
      ]
    )
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(UIBezierPath(cgPath: path.cgPath).bounds == path.bounds)
  }

  @Test("symbols have a size, and take colours")
  func symbols() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(
      star.size.width > 5 && star.isSymbolImage && UIImage(systemName: "no.such.symbol") == nil
    )
    let large = star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60))
    #expect(try #require(large).size.width > 2 * star.size.width)
    #expect(star.withTintColor(.red).isSymbolImage == false)
    #expect(
      star.preparingThumbnail(of: CGSize(width: 8, height: 8))?.size == CGSize(width: 8, height: 8)
    )
  }

  @Test("a rendered picture has the renderer's scale")
  func rendered() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 5))
    renderer.scale = 3
    #expect(renderer.uiImage?.scale == 3 && renderer.uiImage?.size == CGSize(width: 10, height: 5))
    #expect(renderer.nsImage?.size == CGSize(width: 10, height: 5))
  }

  @Test("paths have round corners where they are asked for")
  func paths() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let radii = CGSize(width: 20, height: 20)
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: radii
    )
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 98, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 48)) && path.contains(CGPoint(x: 2, y: 48)))
    #expect(Path(path).boundingRect == rect)
    // A radius that does not fit is half of the shorter side, one without end too.
    for radius in [60, CGFloat.infinity] {
      let round = UIBezierPath(
        roundedRect: rect,
        byRoundingCorners: .topLeft,
        cornerRadii: CGSize(width: radius, height: radius)
      )
      #expect(!round.contains(CGPoint(x: 6, y: 6)) && round.contains(CGPoint(x: 26, y: 1)))
    }
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    line.addCurve(
      to: CGPoint(x: 20, y: 0),
      controlPoint1: CGPoint(x: 12, y: 5),
      controlPoint2: CGPoint(x: 18, y: 5)
    )
    #expect(line.reversing().currentPoint == .zero && line.reversing().bounds == line.bounds)
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(abs(arc.currentPoint.x) < 0.01 && abs(arc.currentPoint.y - 10) < 0.01)
    let oval = NSBezierPath(ovalIn: rect)
    #expect(oval.contains(CGPoint(x: 50, y: 25)) && !oval.contains(CGPoint(x: 1, y: 1)))
  }
}
