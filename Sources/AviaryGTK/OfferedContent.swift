import AviaryInteraction
import CAviaryWindow
import Foundation

/// What this program offers to others, for as long as the desktop knows of it.
@MainActor
class OfferedContent {
  let offer: DesktopOffer

  init(_ offer: DesktopOffer) { self.offer = offer }

  /// Offers it as what was copied.
  func copy(to window: OpaquePointer) {
    var events = Self.events
    let owner = Unmanaged.passRetained(self).toOpaque()
    Self.withNames(offer.names) { aviary_clipboard_offer(window, $0, &events, owner) }
  }

  static let events = aviary_offer_events(
    wanted: { owner, type, request in
      guard let owner, let type, let request else { return }
      nonisolated(unsafe) let (pointer, waiting) = (owner, request)
      let name = String(cString: type)
      MainActor.assumeIsolated {
        let content = Unmanaged<OfferedContent>.fromOpaque(pointer).takeUnretainedValue()
        content.offer.data(of: name, folder: { PromisedFiles.makeFolder() }) { data in
          guard let data else { return aviary_request_answer(waiting, nil, 0) }
          data.withUnsafeBytes { bytes in
            // No bytes are data too.
            withUnsafeBytes(of: UInt8(0)) { none in
              aviary_request_answer(waiting, bytes.baseAddress ?? none.baseAddress, bytes.count)
            }
          }
        }
      }
    },
    gone: { owner in
      guard let owner else { return }
      Unmanaged<OfferedContent>.fromOpaque(owner).release()
    }
  )

  /// Calls a closure with names as a list that ends with NULL.
  static func withNames<Result>(
    _ names: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = names.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return (copies.map { $0.map { UnsafePointer($0) } } + [nil]).withUnsafeBufferPointer { list in
      guard let first = list.baseAddress else { preconditionFailure("a list that ends with NULL") }
      return body(first)
    }
  }
}

/// Files that are written when another program asks for what is dragged or copied as files.
///
/// They stay until the program ends: nobody tells when they have been read.
@MainActor
enum PromisedFiles {
  private static var parent: URL?
  private static var count = 0

  /// A new folder for files; nil where there can be none.
  static func makeFolder() -> URL? {
    let name = "aviary-promised-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
    let parent = self.parent ?? FileManager.default.temporaryDirectory.appendingPathComponent(name)
    self.parent = parent
    count += 1
    let folder = parent.appendingPathComponent("\(count)")
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("files for other programs: \(error)\n".utf8)
      )
      return nil
    }
    return folder
  }

  /// Takes them away, at the program's end.
  static func remove() {
    guard let parent else { return }
    self.parent = nil
    try? FileManager.default.removeItem(at: parent)
  }
}
