import Synchronization

/// The one entry of an alignment guide: the type that defines it, and the axis it is measured along.
///
/// There are as many as a program has guides, so they are kept for as long as it runs.
final class AlignmentGuideEntry: Sendable {
  let type: any AlignmentID.Type
  let axis: Axis

  private init(_ type: any AlignmentID.Type, _ axis: Axis) {
    self.type = type
    self.axis = axis
  }

  private struct Name: Hashable {
    let type: ObjectIdentifier
    let axis: Axis
  }

  // Shared by all roots: what is in it are the program's types, which are the same for each.
  private static let entries = Mutex<[Name: AlignmentGuideEntry]>([:])

  /// The entry of a guide, which is made when somebody names the guide for the first time.
  ///
  /// Any thread may ask.
  static func entry(of type: any AlignmentID.Type, axis: Axis) -> AlignmentGuideEntry {
    entries.withLock { entries in
      let name = Name(type: ObjectIdentifier(type), axis: axis)
      if let known = entries[name] { return known }
      let entry = AlignmentGuideEntry(type, axis)
      entries[name] = entry
      return entry
    }
  }
}
