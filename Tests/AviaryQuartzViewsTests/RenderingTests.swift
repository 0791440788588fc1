import SwiftUI
import Testing

@Suite("Views in CoreGraphics' contexts")
@MainActor
struct RenderingTests {
  private struct Flag: View {
    var body: some View {
      VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 2)
        Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 2)
      }
    }
  }

  @Test("the idiom of Apple's page makes a document of several pages, and text stays text")
  func document() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("views-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = ImageRenderer(content: Text("Hello").frame(width: 80, height: 30))
    renderer.render { size, context in
      var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      for _ in 0..<3 {
        pdf.beginPDFPage(nil)
        context(pdf)
        pdf.endPDFPage()
      }
      pdf.closePDF()
    }
    let text = String(decoding: try Data(contentsOf: url), as: Unicode.ASCII.self)
    #expect(text.matches(of: /\/MediaBox \[ ?0 0 80 30/).count == 3)
    #expect(text.contains("/Type /Font"))
  }

  @Test("a view is upright where y points up")
  func upright() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 6,
        height: 6,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    ImageRenderer(content: Flag()).render { size, draw in
      #expect(size == CGSize(width: 4, height: 4))
      context.translateBy(x: 1, y: 1)
      draw(context)
    }
    #expect(
      context.makeImage()?.letters == ["......", ".RRRR.", ".RRRR.", ".BBBB.", ".BBBB.", "......"]
    )
  }

  @Test("a view has its pixels as an image, as many as the scale says")
  func image() throws {
    let renderer = ImageRenderer(content: Flag())
    #expect(renderer.cgImage?.letters == ["RRRR", "RRRR", "BBBB", "BBBB"])
    renderer.scale = 2
    #expect(renderer.cgImage?.width == 8)
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
  }

  @Test("in a canvas y points down, and calls are commands under the canvas's transform and clip")
  func canvas() throws {
    let view = Canvas { context, size in
      context.translateBy(x: 1, y: 0)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 2, height: 9)))
      context.withCGContext { cg in
        #expect(cg.ctm == .identity && cg.data == nil && cg.makeImage() == nil)
        cg.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        cg.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
        cg.saveGState()
        cg.clip(to: CGRect(x: 0, y: 1, width: 1, height: 1))
        cg.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
        cg.fill(CGRect(x: -5, y: -5, width: 50, height: 50))
        cg.restoreGState()
        if let image = try? CGImage.fourColors() {
          cg.draw(image, in: CGRect(x: 0, y: 2, width: 2, height: 2))
        }
      }
    }
    let image = try #require(ImageRenderer(content: view.frame(width: 4, height: 4)).cgImage)
    #expect(
      image.letters == [".RR.", ".B..", ".BW.", ".RG."],
      "an image is upside down, as Apple's"
    )
  }

  @Test("what is drawn by calls stays shapes in an SVG picture")
  func vectors() throws {
    let view = Canvas { context, _ in
      context.withCGContext { cg in
        cg.setStrokeColor(CGColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1))
        cg.addEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
        cg.strokePath()
      }
    }
    let svg = String(
      decoding: try ImageRenderer(content: view.frame(width: 10, height: 10)).svgData(),
      as: UTF8.self
    )
    #expect(svg.contains("<path") && !svg.contains("<image"))
  }
}
