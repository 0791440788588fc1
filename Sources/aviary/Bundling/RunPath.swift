import Foundation

/// Where a program looks for its libraries, as its file says: the run path of an ELF file.
struct RunPath {
  private var file: Data

  /// - Throws: A sentence, where the file is none that the loader of a 64-bit system takes.
  init(_ file: Data) throws {
    self.file = Data(file)
    guard file.count > 64, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      throw CommandError("the program is no ELF file of 64 bits")
    }
  }

  /// The folders; none where the file names none.
  var folders: [String] {
    places.flatMap { place -> [String] in
      String(decoding: file[place], as: UTF8.self).split(separator: ":").map(String.init)
    }
  }

  /// The file with the folder of the program in place of every folder with a fixed place.
  ///
  /// The machine that a program was built on is not the one that it runs on. Nothing gets longer: what is too long is
  /// filled with slashes, which mean nothing at the end of a folder.
  func besideProgram() throws -> Data {
    let own = "$ORIGIN"
    var result = file
    for place in places {
      let folders = String(decoding: file[place], as: UTF8.self)
        .split(separator: ":", omittingEmptySubsequences: false)
      let new = try folders.map { folder -> String in
        guard !folder.hasPrefix(own) else { return String(folder) }
        guard folder.utf8.count >= own.utf8.count else {
          throw CommandError("the program looks for libraries in '\(folder)', which is too short")
        }
        return own + String(repeating: "/", count: folder.utf8.count - own.utf8.count)
      }
      result.replaceSubrange(place, with: Data(new.joined(separator: ":").utf8))
    }
    return result
  }

  // MARK: - The file

  /// A number of the file; 0 behind its end.
  private func number(_ offset: Int, bytes: Int) -> Int {
    guard offset >= 0, offset + bytes <= file.count else { return 0 }
    let value = file[offset..<offset + bytes].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: value)
  }

  private struct Segment {
    let kind: Int
    let offset: Int
    let address: Int
    let length: Int
  }

  private var segments: [Segment] {
    let (start, size, count) = (
      number(32, bytes: 8), number(54, bytes: 2), number(56, bytes: 2)
    )
    return (0..<count).map { index in
      let place = start + index * size
      return Segment(
        kind: number(place, bytes: 4),
        offset: number(place + 8, bytes: 8),
        address: number(place + 16, bytes: 8),
        length: number(place + 32, bytes: 8)
      )
    }
  }

  /// Where the texts of the run path are in the file, without the zeros behind.
  private var places: [Range<Int>] {
    let segments = segments
    guard let table = segments.first(where: { $0.kind == 2 }) else { return [] }
    var texts = 0
    var found: [Int] = []
    for place in stride(from: table.offset, to: table.offset + table.length, by: 16) {
      let value = number(place + 8, bytes: 8)
      switch number(place, bytes: 8) {
      case 5: texts = value
      case 15, 29: found.append(value)
      default: break
      }
    }
    let loaded = segments.first {
      $0.kind == 1 && ($0.address..<$0.address + max($0.length, 0)).contains(texts)
    }
    guard let loaded else { return [] }
    return Set(found).sorted().compactMap { offset in
      let start = texts - loaded.address + loaded.offset + offset
      guard start >= 0, start < file.count, let end = file[start...].firstIndex(of: 0) else {
        return nil
      }
      return start..<end
    }
  }
}
