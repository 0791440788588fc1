@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryLibraries
import CAviaryPixels
import Foundation

/// Reads picture files: PNG, JPEG and what else GdkPixbuf knows; SVG by librsvg.
enum PictureDecoder {
  /// The most pixels a picture may have; they would take a gigabyte.
  static let pixelLimit = 1 << 28

  /// The pixels of a PNG, JPEG or other bitmap file.
  ///
  /// - Parameter isTurned: Whether they are turned as its Exif data says.
  /// - Throws: `DisplayImageError` if the file is none, damaged, or too large.
  static func pixels(of data: Data, name: String, isTurned: Bool = true) throws -> PixelSurface {
    let header = try PictureHeader(data, name: name)
    try checkSize(header.size, name: name)
    let pixbuf = try pixbuf(of: data, header, isTurned, name: name)
    defer { aviary_pixbuf_free(pixbuf) }
    return try surface(of: pixbuf, name: name)
  }

  /// The pixels of what GdkPixbuf has decoded.
  ///
  /// - Throws: `DisplayImageError` if it is too large.
  static func surface(of pixbuf: OpaquePointer, name: String) throws -> PixelSurface {
    let width = Int(aviary_pixbuf_width(pixbuf))
    let height = Int(aviary_pixbuf_height(pixbuf))
    try checkSize((width, height), name: name)
    let surface: PixelSurface
    do {
      surface = try PixelSurface(width: width, height: height)
    } catch {
      throw DisplayImageError(name: name, reason: .tooLarge, detail: "\(error)")
    }
    _ = surface.withPixels {
      aviary_premultiply(
        $0,
        Int32(surface.stride),
        aviary_pixbuf_pixels(pixbuf),
        aviary_pixbuf_stride(pixbuf),
        aviary_pixbuf_channels(pixbuf),
        Int32(width),
        Int32(height)
      )
    }
    return surface
  }

  /// - Throws: `DisplayImageError` if the document can't be parsed.
  static func vectorPicture(of data: Data, name: String) throws -> VectorPicture {
    var error: UnsafeMutablePointer<CChar>?
    let document = data.withUnsafeBytes { aviary_svg_parse($0.baseAddress, $0.count, &error) }
    guard let document else {
      throw DisplayImageError(name: name, reason: .corrupt, detail: "SVG: \(take(error))")
    }
    return VectorPicture(document)
  }

  /// An image whose pixels will be decoded when they are first painted.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Throws: `DisplayImageError` if the beginning, and for a PNG the structure, isn't that of a
  ///   picture.
  static func image(
    _ data: Data,
    name: String,
    scale: CGFloat,
    isTemplate: Bool
  ) throws -> DisplayImage {
    let header = try PictureHeader(data, name: name)
    if header.format == .svg {
      let picture = try vectorPicture(of: data, name: name)
      let size = picture.naturalSize
      let image = DisplayImage(
        content: .vector(data),
        pixelWidth: Int(bounded: size.width.rounded(.up)),
        pixelHeight: Int(bounded: size.height.rounded(.up)),
        name: name,
        isTemplate: isTemplate
      )
      let decoded = DecodedPicture()
      decoded.vector = picture
      PictureCache.shared.keep(decoded, for: image)
      return image
    }
    let decoded = DecodedPicture()
    var size = header.size
    if size == nil {
      let surface = try pixels(of: data, name: name)
      decoded.surface = surface
      size = (surface.width, surface.height)
    }
    try checkSize(size, name: name)
    let image = DisplayImage(
      content: .encoded(data),
      pixelWidth: size?.width ?? 0,
      pixelHeight: size?.height ?? 0,
      scale: scale,
      name: name,
      isTemplate: isTemplate
    )
    if decoded.surface != nil { PictureCache.shared.keep(decoded, for: image) }
    return image
  }

  private static func checkSize(_ size: (width: Int, height: Int)?, name: String) throws {
    guard let size else { return }
    guard size.width > 0, size.height > 0 else {
      throw DisplayImageError(
        name: name,
        reason: .corrupt,
        detail: "its size is \(size.width) x \(size.height)"
      )
    }
    guard size.width <= 32767, size.height <= 32767, size.width * size.height <= pixelLimit else {
      throw DisplayImageError(
        name: name,
        reason: .tooLarge,
        detail: "\(size.width) x \(size.height) pixels; the limits are 32767 a side and"
          + " \(pixelLimit) in all"
      )
    }
  }

  private static func pixbuf(
    of data: Data,
    _ header: PictureHeader,
    _ isTurned: Bool,
    name: String
  ) throws -> OpaquePointer {
    var error: UnsafeMutablePointer<CChar>?
    let pixbuf = data.withUnsafeBytes {
      aviary_pixbuf_decode($0.baseAddress, $0.count, isTurned ? 1 : 0, &error)
    }
    guard let pixbuf else {
      throw DisplayImageError(
        name: name,
        reason: header.format == .other ? .notAnImage : .corrupt,
        detail: take(error)
      )
    }
    return pixbuf
  }

  /// The words of an error of C's, which is freed.
  static func take(_ error: UnsafeMutablePointer<CChar>?) -> String {
    guard let error else { return "unknown error" }
    defer { free(error) }
    return String(cString: error)
  }
}
