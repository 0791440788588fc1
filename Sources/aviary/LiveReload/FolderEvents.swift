import Foundation

/// Tells at once which files in some folders were written, moved or removed, by Linux's inotify.
///
/// A file that is still being written is told of when it is closed. Used by one thread at a time.
final class FolderEvents {
  enum News: Equatable {
    /// Nothing happened in the time.
    case nothing
    /// These files are new, other or gone.
    case files(Set<String>)
    /// So much happened, or to folders, that all has to be looked at.
    case folders
  }

  private let descriptor: Int32
  private var folders: [Int32: String] = [:]

  /// Listens to folders; fails where the system watches no more, or can't watch these.
  ///
  /// - Parameter folders: The folders; what lies in folders inside them is not told of.
  init?(_ folders: [String]) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF
    for folder in folders {
      let number = inotify_add_watch(descriptor, folder, UInt32(events))
      // What was opened is closed by `deinit`, which runs here too.
      guard number >= 0 else { return nil }
      self.folders[number] = folder
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Waits until something happens.
  ///
  /// - Parameter seconds: At most so long.
  func wait(seconds: Double) -> News {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32((seconds * 1000).rounded(.up))) > 0 else { return .nothing }
    var files: Set<String> = []
    var areFolders = false
    withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { break }
        var place = 0
        while place + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let name = UnsafeRawBufferPointer(buffer)[
            (place + MemoryLayout<inotify_event>.size)..<(place + MemoryLayout<inotify_event>.size
              + Int(event.len))
          ]
          note(event, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self), &files, &areFolders)
          place += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    if areFolders { return .folders }
    return files.isEmpty ? .nothing : .files(files)
  }

  private func note(
    _ event: inotify_event,
    _ name: String,
    _ files: inout Set<String>,
    _ areFolders: inout Bool
  ) {
    let mask = event.mask
    if mask & UInt32(IN_Q_OVERFLOW | IN_DELETE_SELF) != 0 { areFolders = true }
    guard !name.isEmpty, !SourceSnapshot.isHidden(name), let folder = folders[event.wd] else {
      return
    }
    if mask & UInt32(IN_ISDIR) != 0 {
      areFolders = true
    } else if mask & UInt32(IN_CREATE) == 0 {
      files.insert(folder + "/" + name)
    }
  }
}
