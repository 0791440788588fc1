public import Foundation

/// Pixels that are kept from frame to frame: of each display list only what differs from the last
/// has to be painted.
@_spi(Hosting) public protocol FramePicture: AnyObject {
  /// The number of pixels, from left to right and from top to bottom; 0 before there are any.
  var width: Int { get }
  var height: Int { get }

  /// Makes space for pictures of so many pixels, each side at least 1; new ones have nothing painted.
  ///
  /// - Parameter memory: Asked where the size is another than before: memory of somebody else's for as many pixels, nil for
  ///   memory of the picture's own. A picture that is elsewhere after each ``paint(_:scale:)`` doesn't ask.
  /// - Throws: `PainterError` where they are more than memory holds.
  func resize(width: Int, height: Int, memory: PixelMemory) throws

  /// Forgets what was painted: the next list is painted whole.
  func invalidate()

  /// Whether everything is painted exactly where it is.
  ///
  /// If not, ``paint(_:scale:)`` has something to do even with the same list.
  var isSettled: Bool { get }

  /// Whether nothing has been painted yet, or what has been is forgotten.
  var isBlank: Bool { get }

  /// Paints what differs from the list that was painted last.
  ///
  /// - Parameters:
  ///   - list: As large, in points, as the pixels that ``resize(width:height:)`` made space for.
  ///   - scale: Pixels a point; more than 0.
  /// - Returns: The rectangles that show something else than before, in points; empty where nothing differs.
  /// - Precondition: ``resize(width:height:)`` was called.
  func paint(_ list: DisplayList, scale: CGFloat) throws -> [CGRect]

  /// How many pixels have been painted so far; what was moved isn't counted.
  var paintedPixels: Int { get }

  /// Calls a closure with the pixels that were painted last, rows of blue, green, red, alpha bytes,
  /// premultiplied; nil before there is space for any.
  func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result?

  /// Where the pixels are, for who shows them without a copy; nil where they may be elsewhere after each
  /// ``paint(_:scale:)``, or there is no space for any yet.
  ///
  /// They stay there until the next ``resize(width:height:)``, and for as long as their owner is held.
  var residence: PixelResidence? { get }
}

/// Memory that holds a picture.
@_spi(Hosting) public struct PixelResidence {
  /// The first byte of the first row.
  public var address: UnsafeMutableRawPointer
  /// From a row's first byte to that of the next.
  public var bytesPerRow: Int
  /// Who holds it keeps the memory.
  public var owner: AnyObject

  /// - Parameters:
  ///   - address: The first byte of the first row.
  ///   - bytesPerRow: From a row's first byte to that of the next; at least 4 times the width in pixels.
  ///   - owner: Keeps the memory for as long as it is held.
  public init(address: UnsafeMutableRawPointer, bytesPerRow: Int, owner: AnyObject) {
    self.address = address
    self.bytesPerRow = bytesPerRow
    self.owner = owner
  }
}

/// Finds memory for a picture of so many pixels; nil where there is none but what the picture takes itself.
@_spi(Hosting) public typealias PixelMemory = (_ width: Int, _ height: Int) -> PixelResidence?

extension FramePicture {
  /// Makes space for pictures of so many pixels in memory of its own; new ones have nothing painted.
  ///
  /// - Throws: `PainterError` where they are more than memory holds.
  public func resize(width: Int, height: Int) throws {
    try resize(width: width, height: height) { _, _ in nil }
  }

  /// Nil: the picture has no memory that lasts.
  public var residence: PixelResidence? { nil }

  /// Whether the next list has to be painted even if it is the last one.
  public var needsPainting: Bool { isBlank || !isSettled }
}

/// The pixels of a painter that has no way of its own to paint parts of a picture.
final class RepaintedPicture: FramePicture {
  private let painter: any Painter
  private(set) var width = 0
  private(set) var height = 0
  private var bitmap: Bitmap?
  private var painted: DisplayList?
  private(set) var paintedPixels = 0

  init(painter: any Painter) { self.painter = painter }

  func resize(width: Int, height: Int, memory: PixelMemory) {
    let (width, height) = (max(width, 1), max(height, 1))
    guard width != self.width || height != self.height else { return }
    (self.width, self.height) = (width, height)
    bitmap = Bitmap(
      width: width,
      height: height,
      bytesPerRow: 4 * width,
      bytes: [UInt8](repeating: 0, count: 4 * width * height)
    )
    painted = nil
  }

  func invalidate() { painted = nil }

  var isSettled: Bool { true }

  var isBlank: Bool { painted == nil }

  func paint(_ list: DisplayList, scale: CGFloat) throws -> [CGRect] {
    let damage = painted.map(list.damage(since:)) ?? [list.bounds]
    guard !damage.isEmpty else { return [] }
    let new = try painter.bitmap(of: list, scale: scale)
    // Sizes in points may come out a pixel larger or smaller.
    if new.width == width, new.height == height {
      bitmap = new
    } else {
      bitmap = new.resized(width: width, height: height)
    }
    painted = list
    paintedPixels += width * height
    return damage
  }

  func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result? {
    guard let bitmap else { return nil }
    return try bitmap.bytes.withUnsafeBytes { try body($0, bitmap.bytesPerRow) }
  }
}

extension Bitmap {
  /// The pixels cut off, or clear ones added, at the right and below.
  fileprivate func resized(width: Int, height: Int) -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    let kept = 4 * min(width, self.width)
    for row in 0..<min(height, self.height) {
      let start = row * bytesPerRow
      bytes += self.bytes[start..<(start + kept)]
      bytes += repeatElement(0, count: 4 * width - kept)
    }
    bytes += repeatElement(0, count: 4 * width * height - bytes.count)
    return Bitmap(width: width, height: height, bytesPerRow: 4 * width, bytes: bytes)
  }
}
