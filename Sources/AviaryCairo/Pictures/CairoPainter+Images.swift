@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

extension CairoPainter {
  /// An image's pixels, decoded once and kept as long as it is there.
  ///
  /// - Parameter scale: For vector pictures, how many pixels a point they are drawn with.
  func surface(of image: DisplayImage, scale: CGFloat) -> PixelSurface? {
    let decoded = images.decoded(image)
    if decoded.hasFailed { return nil }
    if let surface = decoded.surface, !image.isVector || decoded.scale == scale { return surface }
    do {
      switch image.content {
      case .bitmap(let bitmap):
        decoded.surface = try PixelSurface(bitmap)
      case .encoded(let data):
        decoded.surface = try PictureDecoder.pixels(of: data, name: image.name)
      case .vector:
        decoded.surface = vectorPicture(of: image).flatMap {
          draw($0, image.size, scale: scale)
        }
        decoded.scale = scale
      }
    } catch {
      decoded.hasFailed = true
      try? FileHandle.standardError.write(contentsOf: Data("Aviary: \(error)\n".utf8))
    }
    return decoded.surface
  }

  func vectorPicture(of image: DisplayImage) -> VectorPicture? {
    let decoded = images.decoded(image)
    if decoded.hasFailed { return nil }
    if let vector = decoded.vector { return vector }
    guard case .vector(let data) = image.content else { return nil }
    do {
      decoded.vector = try PictureDecoder.vectorPicture(of: data, name: image.name)
    } catch {
      decoded.hasFailed = true
      try? FileHandle.standardError.write(contentsOf: Data("Aviary: \(error)\n".utf8))
    }
    return decoded.vector
  }

  private func draw(_ picture: VectorPicture, _ size: CGSize, scale: CGFloat) -> PixelSurface? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard let surface = try? PixelSurface(width: Int(bounded: width), height: Int(bounded: height)),
      let cairo = cairo_create(surface.surface)
    else { return nil }
    picture.draw(on: cairo, in: CGRect(x: 0, y: 0, width: width, height: height))
    cairo_destroy(cairo)
    return surface
  }
}

extension PixelSurface {
  convenience init(_ bitmap: Bitmap) throws {
    try self.init(width: bitmap.width, height: bitmap.height)
    let rowLength = 4 * bitmap.width
    _ = withPixels { pixels in
      bitmap.bytes.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        for row in 0..<bitmap.height {
          memcpy(pixels + row * stride, base + row * bitmap.bytesPerRow, rowLength)
        }
      }
    }
  }
}
