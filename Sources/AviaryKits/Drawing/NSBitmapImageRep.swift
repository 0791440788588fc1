public import AviaryQuartz
public import Foundation

/// What a picture of AppKit's is made of.
open class NSImageRep: NSObject {
  /// The size in points.
  open var size: NSSize = .zero
  /// Pixels a row.
  open var pixelsWide: Int { 0 }
  /// Rows of pixels.
  open var pixelsHigh: Int { 0 }
}

/// Pixels of a picture of AppKit's, which can be written as a file's bytes.
open class NSBitmapImageRep: NSImageRep {
  private let picture: UIImage

  /// What kind of file.
  public enum FileType: UInt, Sendable {
    /// TIFF; PNG is written instead.
    case tiff = 0
    /// A Windows bitmap; PNG is written instead.
    case bmp = 1
    /// GIF; PNG is written instead.
    case gif = 2
    /// JPEG.
    case jpeg = 3
    /// PNG.
    case png = 4
    /// JPEG 2000; PNG is written instead.
    case jpeg2000 = 5
  }

  /// What a file's bytes are written with.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A property of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From 0 for the smallest JPEG file to 1 for the best picture.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    /// Whether a PNG file comes in coarse rows first; it doesn't.
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  /// The pixels of a file's bytes; nil where they are no picture.
  public init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.picture = picture
    super.init()
    size = picture.size
  }

  /// The pixels of CoreGraphics.
  public init(cgImage: CGImage) {
    picture = UIImage(cgImage: cgImage)
    super.init()
    size = picture.size
  }

  /// Pixels a row.
  open override var pixelsWide: Int { Int(picture.size.width * picture.scale) }
  /// Rows of pixels.
  open override var pixelsHigh: Int { Int(picture.size.height * picture.scale) }
  /// The pixels as CoreGraphics'; nil for no picture.
  open var cgImage: CGImage? { picture.cgImage }

  /// The bytes of a file; nil for no picture.
  ///
  /// - Parameters:
  ///   - storageType: PNG or JPEG; others are written as PNG, which is told once.
  ///   - properties: The compression factor counts, for JPEG.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    switch storageType {
    case .png: return picture.pngData()
    case .jpeg:
      let quality = (properties[.compressionFactor] as? NSNumber)?.doubleValue
      return picture.jpegData(compressionQuality: CGFloat(quality ?? 0.8))
    case .tiff, .bmp, .gif, .jpeg2000:
      Missing.tell("NSBitmapImageRep.FileType.\(storageType)", "the bytes are those of a PNG file")
      return picture.pngData()
    }
  }
}
