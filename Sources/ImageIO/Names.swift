public import CoreGraphics

// The names of options, and of what is told of pictures.

/// Whether what is decoded is kept; it is not.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether a picture is decoded when it is made; it is.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may be floating numbers; they are bytes.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// What kind of file it may be; the bytes tell.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a small picture is made of the large one where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is made of the large one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The greatest width and height of a small picture, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a small picture is turned upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// By what a picture may be made smaller while it is decoded; it is not.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// The quality of a JPEG, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// The length of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// How many pixels it is wide, as it lies in the file.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// How many pixels it is high, as it lies in the file.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Which way it is turned, from 1 to 8, as Exif counts.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits of each component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// What components mean.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// They are red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Whether it has opacities; not told here.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The name of its colour space; not told here.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// Pixels an inch from left to right; not told here.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels an inch from top to bottom; not told here.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// What is told of a GIF.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often it is shown, 0 for always.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a frame is shown in seconds, 0.1 at least.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame is shown in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What a camera tells; not told here.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What a TIFF tells; not told here.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// What a PNG tells; not told here.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// What a JPEG tells; not told here.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Where it was taken; not told here.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What its publisher tells; not told here.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// How long a frame of a PNG is shown in seconds; not told here.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long a frame of a PNG is shown in seconds, as the file says; not told here.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a PNG is shown; not told here.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// What a WebP tells; not told here.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How long a frame of a WebP is shown in seconds; not told here.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// How long a frame of a WebP is shown in seconds, as the file says; not told here.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a WebP is shown; not told here.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
