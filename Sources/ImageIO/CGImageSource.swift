import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryQuartz
public import CoreGraphics
import Foundation

/// Reads the pictures of a file, and what is told of them.
///
/// PNG, JPEG, GIF with its frames, and what else GdkPixbuf knows; pictures are decoded when they are asked for.
///
/// - SeeAlso: Apple's documentation, page `cgimagesource`.
public final class CGImageSource {
  /// The file; nil where there are too few bytes yet, or they are none of a picture.
  fileprivate var file: PictureFile?
  fileprivate var count: Int { file?.frames.count ?? 0 }
  /// How many bytes there are.
  fileprivate var length: Int
  fileprivate var status: CGImageSourceStatus

  fileprivate init(_ data: Data, isFinal: Bool = true) {
    length = data.count
    status = .statusInvalidData
    update(data, isFinal: isFinal)
  }

  fileprivate func update(_ data: Data, isFinal: Bool) {
    length = data.count
    file = try? PictureFile(data)
    status =
      if file != nil { isFinal ? .statusComplete : .statusIncomplete } else if isFinal {
        data.isEmpty ? .statusUnexpectedEOF : .statusUnknownType
      } else { data.isEmpty ? .statusReadingHeader : .statusIncomplete }
  }
}

@available(*, unavailable)
extension CGImageSource: Sendable {}

/// How far a source's bytes have come.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends early.
  case statusUnexpectedEOF = -5
  /// What there is makes no sense.
  case statusInvalidData = -4
  /// It is none of the known kinds.
  case statusUnknownType = -3
  /// Too little has come to tell.
  case statusReadingHeader = -2
  /// More is to come.
  case statusIncomplete = -1
  /// All is there.
  case statusComplete = 0
}

/// Makes a source of a file's bytes; one without pictures where they are none of a picture.
///
/// - Parameters:
///   - data: The bytes.
///   - options: Have no effect: nothing is kept that is decoded.
public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }

/// Makes a source of a file; nil where there is none that can be read.
///
/// - Parameters:
///   - url: The file.
///   - options: Have no effect: nothing is kept that is decoded.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// Makes a source of what a provider gives; nil where it gives nothing.
///
/// - Parameters:
///   - provider: Gives the bytes of a file.
///   - options: Have no effect: nothing is kept that is decoded.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider,
  _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0) } }

/// Makes a source whose bytes come little by little.
///
/// - Parameter options: Have no effect: nothing is kept that is decoded.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Hands over all bytes that have come so far.
///
/// - Parameters:
///   - isrc: The source.
///   - data: The bytes, from the first one on.
///   - final: Whether these are all.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

/// What kind of file it is, as a uniform type identifier; nil where that is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.file?.type }

/// The kinds of files that are read, as uniform type identifiers.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { PictureFile.types }

/// How many pictures there are: the frames of a GIF, else one, or none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Which picture is the main one: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// How far the bytes have come.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// How far a picture's bytes have come.
///
/// - Parameters:
///   - isrc: The source.
///   - index: Which picture, from 0.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource,
  _ index: Int
) -> CGImageSourceStatus {
  index >= 0 && index < isrc.count ? isrc.status : .statusUnexpectedEOF
}

/// What is told of the file: its length, and of a GIF how often it is repeated.
///
/// - Parameters:
///   - isrc: The source.
///   - options: Have no effect.
/// - Returns: nil where it is no picture.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = isrc.file else { return nil }
  var properties: CFDictionary = [kCGImagePropertyFileSize: NSNumber(value: isrc.length)]
  if file.isGIF {
    let gif: CFDictionary = [kCGImagePropertyGIFLoopCount: NSNumber(value: file.loopCount)]
    properties[kCGImagePropertyGIFDictionary] = gif
  }
  return properties
}

/// What is told of a picture: its size as it lies in the file, which way it is turned, and of a GIF's frame how long it is
/// shown.
///
/// - Parameters:
///   - isrc: The source.
///   - index: Which picture, from 0.
///   - options: Have no effect.
/// - Returns: Values of `kCGImagePropertyPixelWidth` and its kin; nil where there is no such picture.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard let file = isrc.file, file.frames.indices.contains(index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: file.width),
    kCGImagePropertyPixelHeight: NSNumber(value: file.height),
    kCGImagePropertyDepth: NSNumber(value: 8),
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ]
  if file.isJPEG {
    properties[kCGImagePropertyOrientation] = NSNumber(value: file.orientation)
  }
  if file.isGIF {
    let delay = file.frames[index].delay
    let gif: CFDictionary = [
      kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
      kCGImagePropertyGIFDelayTime: NSNumber(value: max(delay, 0.1)),
    ]
    properties[kCGImagePropertyGIFDictionary] = gif
  }
  return properties
}

/// A picture as it lies in the file, not turned.
///
/// - Parameters:
///   - isrc: The source.
///   - index: Which picture, from 0.
///   - options: Have no effect: it is decoded at once, and not kept.
/// - Returns: nil where there is no such picture, or it is damaged.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index, isTurned: false) }

/// A picture made smaller.
///
/// - Parameters:
///   - isrc: The source.
///   - index: Which picture, from 0.
///   - options: `kCGImageSourceThumbnailMaxPixelSize` is the greatest width and height in pixels, without which it is as
///     large as it is; with `kCGImageSourceCreateThumbnailWithTransform` it is upright.
/// - Returns: nil where there is no such picture, and where neither `kCGImageSourceCreateThumbnailFromImageAlways` nor
///   `kCGImageSourceCreateThumbnailFromImageIfAbsent` is true: small pictures within files are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  let options = options ?? [:]
  func isOn(_ key: CFString) -> Bool { options.number(key) ?? 0 != 0 }
  guard
    isOn(kCGImageSourceCreateThumbnailFromImageAlways)
      || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let image = isrc.image(
      at: index,
      isTurned: isOn(kCGImageSourceCreateThumbnailWithTransform)
    )
  else { return nil }
  guard let limit = options.number(kCGImageSourceThumbnailMaxPixelSize) else { return image }
  return image.fitted(into: limit)
}

extension CGImageSource {
  fileprivate func image(at index: Int, isTurned: Bool) -> CGImage? {
    guard let file, file.frames.indices.contains(index) else { return nil }
    return (try? file.bitmap(at: index, isTurned: isTurned)).flatMap { CGImage($0) }
  }
}

extension CGImage {
  /// The picture, made smaller where a side is longer than a number of pixels; nil where that is less than one.
  fileprivate func fitted(into limit: Double) -> CGImage? {
    let factor = limit / Double(max(width, height))
    guard limit >= 1 else { return nil }
    guard factor < 1 else { return self }
    let size = CGSize(
      width: max(1, (Double(width) * factor).rounded()),
      height: max(1, (Double(height) * factor).rounded())
    )
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil,
        width: Int(size.width),
        height: Int(size.height),
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    else { return nil }
    context.interpolationQuality = .high
    context.draw(self, in: CGRect(origin: .zero, size: size))
    return context.makeImage()
  }
}

extension CFDictionary {
  /// A number or a truth value of an option, whatever its type; nil for none.
  func number(_ key: CFString) -> Double? {
    switch self[key] {
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
