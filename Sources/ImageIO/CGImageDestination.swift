import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryQuartz
public import CoreGraphics
public import Foundation

/// Writes a picture into a file: PNG or JPEG.
///
/// - SeeAlso: Apple's documentation, page `cgimagedestination`.
public final class CGImageDestination {
  fileprivate let format: Format
  fileprivate let write: (Data) throws -> Void
  fileprivate var picture: (image: CGImage, quality: CGFloat)?
  fileprivate var isDone = false

  fileprivate enum Format: String {
    case png = "public.png"
    case jpeg = "public.jpeg"
  }

  fileprivate init?(_ type: String, _ count: Int, _ write: @escaping (Data) throws -> Void) {
    guard let format = Format(rawValue: type), count == 1 else { return nil }
    self.format = format
    self.write = write
  }
}

@available(*, unavailable)
extension CGImageDestination: Sendable {}

/// Makes a destination that adds a file's bytes to data; nil for another kind than PNG and JPEG, and for several pictures.
///
/// - Parameters:
///   - data: What the bytes are added to.
///   - type: The kind of file, a uniform type identifier.
///   - count: How many pictures it is to have: 1.
///   - options: Must be nil on Apple's systems; have no effect.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(type, count) { data.append($0) } }

/// Makes a destination that writes a file; nil for another kind than PNG and JPEG, and for several pictures.
///
/// - Parameters:
///   - url: The file, which is replaced.
///   - type: The kind of file, a uniform type identifier.
///   - count: How many pictures it is to have: 1.
///   - options: Must be nil on Apple's systems; have no effect.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count) { try $0.write(to: url, options: .atomic) }
}

/// The kinds of files that are written, as uniform type identifiers.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  [CGImageDestination.Format.png.rawValue, CGImageDestination.Format.jpeg.rawValue]
}

/// Says which picture the file has; of several the first counts.
///
/// - Parameters:
///   - idst: The destination.
///   - image: The picture.
///   - properties: `kCGImageDestinationLossyCompressionQuality` is a JPEG's quality, from 0 to 1, 0.8 by default; nothing else
///     is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination,
  _ image: CGImage,
  _ properties: CFDictionary?
) {
  guard idst.picture == nil else { return }
  let quality = properties?.number(kCGImageDestinationLossyCompressionQuality)
  idst.picture = (image, CGFloat(quality ?? 0.8))
}

/// Says which picture of a source the file has; of several the first counts.
///
/// - Parameters:
///   - idst: The destination.
///   - isrc: The source.
///   - index: Which of its pictures, from 0.
///   - properties: As for `CGImageDestinationAddImage`.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination,
  _ isrc: CGImageSource,
  _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  CGImageDestinationAddImage(idst, image, properties)
}

/// Writes the file.
///
/// - Returns: Whether that was possible: there has to be a picture, and the file is written once.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard !idst.isDone, let (image, quality) = idst.picture else { return false }
  idst.isDone = true
  do {
    let bitmap = image.bitmap(in: .standard)
    switch idst.format {
    case .png: try idst.write(PictureFile.png(of: bitmap))
    case .jpeg: try idst.write(LossyEncoder.encode(bitmap, as: .jpeg, quality: quality))
    }
    return true
  } catch {
    return false
  }
}
