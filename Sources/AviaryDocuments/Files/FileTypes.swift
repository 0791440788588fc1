import Foundation
import UniformTypeIdentifiers

/// The types that a file is of: those of its name, or, where that tells nothing, what is in it.
struct FileTypes {
  /// A type that is asked for, and how well it fits.
  struct Match: Comparable {
    /// What the file is read or written as: its own type where that is one of those that are asked for.
    let type: UTType
    private let fit: Fit
    /// How many types the one that was asked for is too: more are more particular.
    private let depth: Int

    /// How a type fits.
    private enum Fit: Int {
      /// No file can be told by its name to be of it, so that any may be.
      case unnamed
      /// The desktop counts the file's type among its own.
      case desktop
      /// The file's type conforms to it.
      case conforming
      /// It is the file's type.
      case same
    }

    /// nil where a type does not fit.
    fileprivate init?(_ own: UTType, as asked: UTType) {
      if own == asked {
        (type, fit) = (own, .same)
      } else if own.conforms(to: asked) {
        (type, fit) = (own, .conforming)
      } else if own.isOnDesktop(asked) {
        (type, fit) = (asked, .desktop)
      } else {
        return nil
      }
      depth = asked.supertypes.count
    }

    /// A type of which no file can be told by its name.
    fileprivate init?(unnamed asked: UTType, isFolder: Bool) {
      guard asked.conforms(to: .directory) == isFolder, asked.desktopMIMETypes.isEmpty,
        asked.allFilenameExtensions.isEmpty
      else { return nil }
      (type, fit, depth) = (asked, .unnamed, 0)
    }

    static func < (a: Match, b: Match) -> Bool {
      (a.fit.rawValue, a.depth) < (b.fit.rawValue, b.depth)
    }
  }

  /// The preferred one first.
  private let types: [UTType]
  /// Whether a folder is there, or a file; nil where that does not count.
  private let isFolder: Bool?

  private init(_ types: [UTType], isFolder: Bool? = nil) {
    self.types = types
    self.isFolder = isFolder
  }

  /// A file that is of a type.
  init(_ type: UTType) { self.init([type]) }

  /// A file that is to be called so; whatever is there does not count.
  init(named name: String) { self.init(UTType.types(ofFileNamed: name)) }

  /// A file that is there; a link is followed.
  init(of url: URL) {
    let target = url.resolvingSymlinksInPath()
    let isFolder = (try? target.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    let named = [url, target].lazy
      .map { UTType.types(ofFileNamed: $0.lastPathComponent) }.first { !$0.isEmpty }
    if let named {
      self.init(isFolder ? named + [.folder] : named, isFolder: isFolder)
    } else if isFolder {
      self.init([.folder], isFolder: true)
    } else {
      self.init(Self.isText(target) ? [.plainText, .data] : [.data], isFolder: false)
    }
  }

  /// The one of some types that fits best, the earlier one of those that fit alike; nil where none does.
  func match(_ asked: [UTType]) -> Match? {
    var matches = asked.flatMap { asked in types.compactMap { Match($0, as: asked) } }
    if matches.isEmpty, let isFolder {
      matches = asked.compactMap { Match(unnamed: $0, isFolder: isFolder) }
    }
    return matches.reduce(nil) { best, next in
      best.map { $0 < next ? next : $0 } ?? next
    }
  }

  /// Whether a file begins as text does: without control characters but those of lines.
  ///
  /// Source: the Shared MIME-info Database specification has files without a known name or beginning looked at so.
  private static func isText(_ url: URL) -> Bool {
    // What is no file may never end.
    guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
      let file = try? FileHandle(forReadingFrom: url)
    else { return false }
    defer { try? file.close() }
    // Chosen: what one page of a disk holds.
    guard let start = try? file.read(upToCount: 4096) ?? Data() else { return false }
    let ofLines: Set<UInt8> = [8, 9, 10, 12, 13, 27]
    return start.allSatisfy { $0 >= 32 && $0 != 127 || ofLines.contains($0) }
  }
}
