internal import CAviarySupport

/// A registered preview, which `#Preview` declares as a type.
public protocol PreviewRegistry: SendableMetatype {
  /// The module and file of the declaration, as `#fileID` spells them.
  static var fileID: String { get }
  /// The line of the declaration, from 1.
  static var line: Int { get }
  /// The column of the declaration in UTF-8 bytes, from 1.
  static var column: Int { get }

  /// Makes the preview's description; its view is not made before `makeBody` is called.
  @MainActor static func makePreview() throws -> Preview
}

/// The previews that the program holds.
public enum _PreviewRegistry {
  /// What `#Preview` puts into the linker section: a function that writes the registry's type.
  private typealias Record = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// The registered previews by file, line and column.
  ///
  /// They are those of the image (executable or shared library) that SwiftUI is linked into, its
  /// statically linked libraries included.
  ///
  /// - Complexity: O(*n* log *n*); no view is made.
  public static var all: [any PreviewRegistry.Type] {
    records.map { record in
      withUnsafeTemporaryAllocation(of: (any PreviewRegistry.Type).self, capacity: 1) { slot in
        // The record initialises the one slot; metatypes need no deinitialisation.
        guard let address = slot.baseAddress else { preconditionFailure("An empty allocation") }
        record(UnsafeMutableRawPointer(address))
        return address.pointee
      }
    }
    .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  /// The descriptions of the registered previews by file, line and column.
  ///
  /// - Throws: What a preview's own arguments throw.
  @MainActor
  public static func previews() throws -> [Preview] {
    try all.map { registry in
      var preview = try registry.makePreview()
      preview.fileID = registry.fileID
      preview.line = registry.line
      preview.column = registry.column
      return preview
    }
  }

  private static var records: UnsafeBufferPointer<Record> {
    var begin: UnsafeRawPointer?
    var end: UnsafeRawPointer?
    aviary_preview_section(&begin, &end)
    guard let begin, let end else { return UnsafeBufferPointer(start: nil, count: 0) }
    let count = (end - begin) / MemoryLayout<Record>.stride
    return UnsafeBufferPointer(start: begin.assumingMemoryBound(to: Record.self), count: count)
  }
}
