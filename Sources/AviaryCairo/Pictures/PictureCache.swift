@_spi(Hosting) import AviaryDrawing
import Foundation

/// What painters have decoded of pictures, kept as long as the pictures are there.
///
/// May be used on any thread; what is in it belongs to the main thread once a painter has asked for it.
package final class PictureCache: @unchecked Sendable {
  /// That of all painters that have none of their own: what one has decoded another need not.
  package static let shared = PictureCache()

  private struct Entry {
    weak var image: DisplayImage?
    let decoded: DecodedPicture
  }

  private let lock = NSLock()
  /// Guarded by the lock.
  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// How many pictures it keeps something of, those that are gone left out.
  package var count: Int {
    lock.withLock {
      removeUnused()
      return entries.count
    }
  }

  /// What is known of a picture, nothing at first.
  func decoded(_ image: DisplayImage) -> DecodedPicture {
    lock.withLock {
      // Another picture may have been where this one is now.
      if let known = entries[ObjectIdentifier(image)], known.image === image {
        return known.decoded
      }
      let made = DecodedPicture()
      insert(made, for: image)
      return made
    }
  }

  /// Keeps what was decoded to find out how large a picture is.
  func keep(_ decoded: DecodedPicture, for image: DisplayImage) {
    lock.withLock { insert(decoded, for: image) }
  }

  private func insert(_ decoded: DecodedPicture, for image: DisplayImage) {
    removeUnused()
    entries[ObjectIdentifier(image)] = Entry(image: image, decoded: decoded)
  }

  /// Lets go of what was decoded of pictures that are gone: little work beside decoding one.
  private func removeUnused() {
    if entries.values.contains(where: { $0.image == nil }) {
      entries = entries.filter { $0.value.image != nil }
    }
  }
}
