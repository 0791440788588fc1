@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// Blurred shadows, kept while they are painted again.
///
/// At most 64 MiB of them.
struct ShadowCache {
  /// A shadow is the same for the same fragment at the same place within a pixel.
  struct Key: Hashable {
    /// Held, so that another fragment can't get its address.
    var fragment: DisplayFragment
    var radius: CGFloat
    var pixelScale: CGFloat
    var transform: CGAffineTransform

    static func == (a: Key, b: Key) -> Bool {
      a.fragment === b.fragment && a.radius == b.radius && a.pixelScale == b.pixelScale
        && a.transform == b.transform
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(fragment))
      hasher.combine(radius)
      hasher.combine(transform)
    }
  }

  private struct Entry {
    var mask: PixelSurface
    var origin: CGPoint
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var clock = 0
  private var bytes = 0
  /// How many were kept so far; tests count them.
  private(set) var blurCount = 0

  subscript(key: Key) -> (PixelSurface, CGPoint)? {
    mutating get {
      clock += 1
      guard let index = entries.index(forKey: key) else { return nil }
      entries.values[index].lastUse = clock
      return (entries.values[index].mask, entries.values[index].origin)
    }
    set {
      guard let (mask, origin) = newValue else { return }
      blurCount += 1
      entries[key] = Entry(mask: mask, origin: origin, lastUse: clock)
      bytes += mask.stride * mask.height
      if bytes > 64 << 20 { forget() }
    }
  }

  /// Drops the half that was not used for longest.
  private mutating func forget() {
    let uses = entries.values.map(\.lastUse).sorted()
    let oldest = uses[uses.count / 2]
    entries = entries.filter { $0.value.lastUse > oldest }
    bytes = entries.values.reduce(0) { $0 + $1.mask.stride * $1.mask.height }
  }
}
