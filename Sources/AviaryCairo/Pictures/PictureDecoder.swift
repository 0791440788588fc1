import AviaryDrawing
import CAviaryPixels
import CCairo
import CPictures
import Foundation

/// Reads picture files: PNG, JPEG and what else GdkPixbuf knows; SVG by librsvg.
enum PictureDecoder {
  /// The most pixels a picture may have; they would take a gigabyte.
  static let pixelLimit = 1 << 28

  /// The pixels of a PNG, JPEG or other bitmap file, turned as its Exif data says.
  ///
  /// - Throws: `DisplayImageError` if the file is none, damaged, or too large.
  static func pixels(of data: Data, name: String) throws -> PixelSurface {
    let header = try PictureHeader(data, name: name)
    try checkSize(header.size, name: name)
    let pixbuf = try pixbuf(of: data, header, name: name)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let turned = gdk_pixbuf_apply_embedded_orientation(pixbuf) ?? pixbuf
    defer { if turned != pixbuf { g_object_unref(UnsafeMutableRawPointer(turned)) } }

    let width = Int(gdk_pixbuf_get_width(turned))
    let height = Int(gdk_pixbuf_get_height(turned))
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
        gdk_pixbuf_read_pixels(turned),
        gdk_pixbuf_get_rowstride(turned),
        gdk_pixbuf_get_n_channels(turned),
        Int32(width),
        Int32(height)
      )
    }
    return surface
  }

  /// - Throws: `DisplayImageError` if the document can't be parsed.
  static func vectorPicture(of data: Data, name: String) throws -> VectorPicture {
    var error: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBytes {
      rsvg_handle_new_from_data($0.bindMemory(to: guint8.self).baseAddress, gsize($0.count), &error)
    }
    guard let handle else {
      throw DisplayImageError(name: name, reason: .corrupt, detail: "SVG: \(take(error))")
    }
    return VectorPicture(handle)
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
        pixelWidth: Int(size.width.rounded(.up)),
        pixelHeight: Int(size.height.rounded(.up)),
        name: name,
        isTemplate: isTemplate
      )
      let decoded = DecodedPicture()
      decoded.vector = picture
      image.decoded = decoded
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
    image.decoded = decoded
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
    name: String
  ) throws -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let stream = g_memory_input_stream_new_from_bytes(bytes)
    defer { g_object_unref(stream) }
    guard let pixbuf = gdk_pixbuf_new_from_stream(stream, nil, &error) else {
      throw DisplayImageError(
        name: name,
        reason: header.format == .other ? .notAnImage : .corrupt,
        detail: take(error)
      )
    }
    return pixbuf
  }

  private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown error" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }
}
