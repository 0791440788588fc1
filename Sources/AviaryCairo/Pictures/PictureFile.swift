@_spi(Hosting) package import AviaryDrawing
import CAviaryLibraries
package import Foundation

/// A file with one picture or, as a GIF that moves, several: what is told of them, and each when it is asked for.
package final class PictureFile {
  /// One of the pictures.
  package struct Frame: Equatable {
    /// How long it is shown, in seconds; 0 where the file doesn't say.
    package var delay: Double
  }

  /// What kind of file it is, as a uniform type identifier.
  package let type: String
  /// In pixels, as it lies in the file.
  package let width: Int
  package let height: Int
  /// Which way it is turned, from 1 to 8, as Exif counts.
  package let orientation: Int
  /// The pictures; one at least.
  package let frames: [Frame]
  /// How often a GIF is shown; 0 for always.
  package let loopCount: Int

  package var isGIF: Bool { type == Self.gif }
  package var isJPEG: Bool { type == "public.jpeg" }

  private static let gif = "com.compuserve.gif"
  /// The kinds of files that are read, as uniform type identifiers.
  package static let types = [
    "public.png", "public.jpeg", gif, "org.webmproject.webp", "com.microsoft.bmp", "public.tiff",
  ]

  private let data: Data
  private lazy var animation = PictureAnimation(data)

  /// - Throws: `DisplayImageError` where the bytes are none of a picture of pixels.
  package init(_ data: Data) throws {
    self.data = data
    let header = try PictureHeader(data, name: "image")
    orientation = header.orientation
    switch header.format {
    case .png: type = "public.png"
    case .jpeg: type = "public.jpeg"
    case .svg:
      throw DisplayImageError(name: "image", reason: .notAnImage, detail: "an SVG has no pixels")
    case .other: type = Self.otherType(data)
    }
    if type == Self.gif {
      let gif = try GIFStructure(data)
      (width, height, loopCount) = (gif.width, gif.height, gif.loopCount)
      frames = gif.delays.map(Frame.init)
    } else {
      var size = header.size
      if size == nil {
        let surface = try PictureDecoder.pixels(of: data, name: "image")
        size = (surface.width, surface.height)
      }
      let (across, down) = size ?? (0, 0)
      (width, height) = orientation >= 5 ? (down, across) : (across, down)
      loopCount = 0
      frames = [Frame(delay: 0)]
    }
  }

  /// What kind of file it is that only GdkPixbuf reads.
  private static func otherType(_ data: Data) -> String {
    if data.starts(with: "GIF8".utf8) { return gif }
    if data.starts(with: "RIFF".utf8) { return "org.webmproject.webp" }
    return data.starts(with: "BM".utf8) ? "com.microsoft.bmp" : "public.tiff"
  }

  /// The pixels of a picture.
  ///
  /// - Parameters:
  ///   - index: Which picture; one of `frames`.
  ///   - isTurned: Whether it is turned upright.
  /// - Throws: `DisplayImageError` where the file is damaged, or its picture is too large.
  package func bitmap(at index: Int, isTurned: Bool) throws -> Bitmap {
    let surface =
      frames.count > 1
      ? try animation.frame(at: index)
      : try PictureDecoder.pixels(of: data, name: "image", isTurned: isTurned)
    return surface.bitmap
  }

  /// Pixels as the bytes of a PNG file.
  package static func png(of bitmap: Bitmap) throws -> Data {
    try bitmap.bytes.withUnsafeBufferPointer { bytes in
      guard let pixels = bytes.baseAddress else { return Data() }
      return try PNGEncoder.encode(
        pixels,
        width: bitmap.width,
        height: bitmap.height,
        stride: bitmap.bytesPerRow
      )
    }
  }
}

/// The pictures of a file that moves, by GdkPixbuf, which puts each together from what the file has of it.
private final class PictureAnimation {
  private let data: Data
  private var animation: OpaquePointer?
  /// Which picture it is at.
  private var current = 0

  init(_ data: Data) { self.data = data }

  deinit { if let animation { aviary_animation_free(animation) } }

  /// Pictures are asked for in order, as a rule: an earlier one begins from the first.
  func frame(at index: Int) throws -> PixelSurface {
    if animation == nil || index < current { try begin() }
    while current < index {
      guard aviary_animation_advance(animation) != 0 else {
        throw DisplayImageError(name: "image", reason: .corrupt, detail: "a picture is missing")
      }
      current += 1
    }
    return try PictureDecoder.surface(of: aviary_animation_current(animation), name: "image")
  }

  private func begin() throws {
    if let animation { aviary_animation_free(animation) }
    animation = nil
    current = 0
    var error: UnsafeMutablePointer<CChar>?
    // GLib reads the bytes while it decodes, which is over when this returns.
    animation = data.withUnsafeBytes { aviary_animation_open($0.baseAddress, $0.count, &error) }
    guard animation != nil else {
      throw DisplayImageError(
        name: "image",
        reason: .corrupt,
        detail: PictureDecoder.take(error)
      )
    }
  }
}
