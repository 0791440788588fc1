@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CDeflate
import Foundation

/// What tells pictures in a document apart: their size and a hash of their pixels.
struct PDFPictureKey: Hashable {
  let width: Int
  let height: Int
  let hash: UInt64
}

// What PDF has no operators for, as pixels.
extension PDFWriter {
  /// Paints a command, and writes the pixels; the same pixels are written once for all pages.
  ///
  /// - Parameters:
  ///   - fragment: What of it is text, which is written over the picture for readers; nil for nothing.
  ///   - isContent: Whether the picture says something: decoration is passed over when a document is read out.
  mutating func writePicture(
    _ command: DisplayCommand,
    thenTextOf fragment: DisplayFragment? = nil,
    isContent: Bool = false
  ) {
    guard let painter else {
      assertionFailure("a command that only Cairo writes")
      return fail()
    }
    if !writesHiddenText, let bounds = shownBounds(of: command) {
      writePixels(of: command, in: bounds, isContent: isContent, painter)
    }
    guard let fragment else { return }
    let outer = writesHiddenText
    writesHiddenText = true
    visit(fragment)
    writesHiddenText = outer
  }

  /// What can be seen of a command, in whole points of the current coordinates; nil for nothing.
  private func shownBounds(of command: DisplayCommand) -> CGRect? {
    let transform = place.transform
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return nil }
    let seen = place.clip.applying(transform.inverted())
    let bounds = command.bounds.intersection(seen).integral
    return bounds.isNull || bounds.width < 1 || bounds.height < 1 ? nil : bounds
  }

  private mutating func writePixels(
    of command: DisplayCommand,
    in bounds: CGRect,
    isContent: Bool,
    _ painter: CairoPainter
  ) {
    let transform = place.transform
    let enlargement = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    // As sharp as the page's other pixels, within what memory holds.
    let scale = min(pixelScale * max(enlargement, 0.1), 8192 / max(bounds.width, bounds.height))
    let moved = DisplayFragment([
      .fragment(DisplayFragment([command]), offset: CGPoint(x: -bounds.minX, y: -bounds.minY))
    ])
    let list = DisplayList(root: moved, size: bounds.size)
    guard let surface = try? painter.raster(list, scale: scale),
      let index = writeObject(of: surface)
    else { return fail() }
    beginMark(at: bounds, isPicture: isContent)
    content.append("q\n")
    content.append(factor: CGFloat(surface.width) / scale)
    content.append(" 0 0 ")
    content.append(factor: -CGFloat(surface.height) / scale)
    content.append(" ")
    content.append(
      CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(surface.height) / scale) + origin
    )
    content.append(" cm /G")
    content.append(index)
    content.append(" Do\nQ\n")
    endMarks()
  }

  /// Writes pixels as an image, with another one for their alpha.
  ///
  /// - Returns: The position among ``groups``; nil if memory runs out.
  private mutating func writeObject(of surface: PixelSurface) -> Int? {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    var colors = [UInt8](repeating: 0, count: width * height * 3)
    var alphas = [UInt8](repeating: 255, count: width * height)
    var (hash, isOpaque): (UInt64, Bool) = (0xCBF2_9CE4_8422_2325, true)
    _ = surface.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = pixels + y * stride + x * 4
          let alpha = Int(pixel[3])
          let place = y * width + x
          for (channel, source) in [(0, 2), (1, 1), (2, 0)] where alpha > 0 {
            colors[place * 3 + channel] = UInt8(
              min((Int(pixel[source]) * 255 + alpha / 2) / alpha, 255)
            )
          }
          alphas[place] = pixel[3]
          if alpha < 255 { isOpaque = false }
          let word = UnsafeRawPointer(pixel).loadUnaligned(as: UInt32.self)
          hash = (hash ^ UInt64(word)) &* 0x100_0000_01B3
        }
      }
    }
    let key = PDFPictureKey(width: width, height: height, hash: hash)
    if let known = writtenPictures[key] { return known }
    var entries = MarkupBuffer()
    if !isOpaque {
      let mask = document.reserve()
      guard
        document.write(
          mask,
          stream: alphas,
          imageEntries(width, height, "/DeviceGray")
        )
      else { return nil }
      entries.append(" /SMask")
      entries.append(reference: mask)
    }
    entries.append(imageEntries(width, height, "/DeviceRGB"))
    let number = document.reserve()
    guard document.write(number, stream: colors, entries) else { return nil }
    groups.append(number)
    writtenPictures[key] = groups.count - 1
    return groups.count - 1
  }

  private func imageEntries(_ width: Int, _ height: Int, _ space: StaticString) -> MarkupBuffer {
    var entries = MarkupBuffer()
    entries.append(" /Type /XObject /Subtype /Image /BitsPerComponent 8 /Width ")
    entries.append(width)
    entries.append(" /Height ")
    entries.append(height)
    entries.append(" /ColorSpace ")
    entries.append(space)
    return entries
  }
}
