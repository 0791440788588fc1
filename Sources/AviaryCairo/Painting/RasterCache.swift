@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// Pictures of what moves or fades without changing itself, while a surface is painted again and again.
///
/// A fragment that was painted in the last frame too, and then elsewhere, moves. From its second frame on it is
/// painted once, at whole pixels, and then only blended: at the whole pixels nearest to its place.
/// What does not move is painted exactly where it is; what has moved is painted again when it has come to
/// rest (``unsettled``). At most 64 MiB of pictures are kept, of fragments seen in the last frame.
struct RasterCache {
  /// A fragment's pixels, and where the first one is for a fragment whose origin is a pixel's corner.
  struct Picture {
    var surface: PixelSurface
    var left: Int
    var top: Int

    var byteCount: Int { surface.stride * surface.height }
  }

  /// An object, so that none is copied to be read.
  private final class Entry {
    /// Held, so that another fragment can't get its address.
    let fragment: DisplayFragment
    var scale: CGFloat
    /// Where its origin was painted last, in pixels.
    var place: CGPoint
    var frame: Int
    var isMoving: Bool
    var picture: Picture?

    init(_ fragment: DisplayFragment, _ scale: CGFloat, _ place: CGPoint, _ frame: Int) {
      self.fragment = fragment
      self.scale = scale
      self.place = place
      self.frame = frame
      isMoving = false
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame = 0
  private(set) var byteCount = 0
  /// The rectangles, in pixels, of what was not painted exactly where it is in this frame.
  private(set) var unsettled: [CGRect] = []

  static var capacity: Int { 64 << 20 }
  /// The most pixels of one picture: larger ones are rarely worth their memory.
  static var largestPicture: Int { 1 << 21 }

  /// How many pictures there are; tests count them.
  var count: Int { entries.values.reduce(0) { $0 + ($1.picture == nil ? 0 : 1) } }

  /// Begins a frame.
  ///
  /// What was not seen in the last one is forgotten.
  mutating func beginFrame() {
    frame += 1
    unsettled = []
    guard entries.values.contains(where: { $0.frame < frame - 1 }) else { return }
    entries = entries.filter { $0.value.frame >= frame - 1 }
    byteCount = entries.values.reduce(0) { $0 + ($1.picture?.byteCount ?? 0) }
  }

  /// Notes that a fragment is painted with its origin at a place.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - place: In pixels.
  /// - Returns: Whether it moves, so that a picture of it is to be blended.
  mutating func note(_ fragment: DisplayFragment, scale: CGFloat, at place: CGPoint) -> Bool {
    let key = ObjectIdentifier(fragment)
    guard let entry = entries[key] else {
      entries[key] = Entry(fragment, scale, place, frame)
      return false
    }
    if entry.frame == frame {
      // Once for each damaged rectangle; a fragment that is in two places at once moves in neither.
      return entry.isMoving && entry.place == place && entry.scale == scale
    }
    if entry.scale != scale { forgetPicture(of: entry) }
    entry.isMoving = entry.scale == scale && entry.place != place
    entry.scale = scale
    entry.place = place
    entry.frame = frame
    return entry.isMoving
  }

  /// The picture of a fragment that moves.
  func picture(of fragment: DisplayFragment) -> Picture? {
    entries[ObjectIdentifier(fragment)]?.picture
  }

  /// Keeps a picture of a fragment that moves, if there is space.
  mutating func keep(_ picture: Picture, of fragment: DisplayFragment) {
    guard byteCount + picture.byteCount <= Self.capacity,
      let entry = entries[ObjectIdentifier(fragment)]
    else { return }
    forgetPicture(of: entry)
    entry.picture = picture
    byteCount += picture.byteCount
  }

  /// Notes that a rectangle of pixels shows something beside its exact place.
  mutating func noteUnsettled(_ rect: CGRect) {
    if unsettled.count == 16 { unsettled = [unsettled.reduce(CGRect.null) { $0.union($1) }] }
    if unsettled.count == 1, unsettled[0].contains(rect) { return }
    unsettled.append(rect)
  }

  private mutating func forgetPicture(of entry: Entry) {
    byteCount -= entry.picture?.byteCount ?? 0
    entry.picture = nil
  }
}
