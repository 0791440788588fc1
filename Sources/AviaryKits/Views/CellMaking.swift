import CAviaryKits
import Foundation

/// Makes rows and things of classes that programs register: their initialisers are not required ones, on Apple's systems and
/// so here, which Swift by itself can't call for a class that is not known before the program runs.
@MainActor
enum CellMaking {
  /// A row of a class, by `init(style:reuseIdentifier:)`.
  static func row(of type: UITableViewCell.Type, named identifier: String) -> UITableViewCell {
    // The initialiser takes the name over: what is written to memory is not let go there.
    let name = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { name.deallocate() }
    name.initialize(to: identifier)
    let words = UnsafeRawPointer(name).assumingMemoryBound(to: UInt.self)
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let style = withUnsafeBytes(of: UITableViewCell.CellStyle.default) { $0.load(as: UInt8.self) }
    return Unmanaged<UITableViewCell>.fromOpaque(
      aviary_make_row(metadata, style, words[0], words[1])
    ).takeRetainedValue()
  }

  /// A thing of a class, by `init(frame:)`.
  static func thing(of type: UIView.Type) -> UICollectionViewCell {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return Unmanaged<UICollectionViewCell>.fromOpaque(aviary_make_view(metadata, 0, 0, 0, 0))
      .takeRetainedValue()
  }
}
