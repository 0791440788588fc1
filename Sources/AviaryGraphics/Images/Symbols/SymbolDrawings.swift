import Foundation

/// Symbols of our own, for what Bootstrap Icons has no icon for.
enum SymbolDrawings {
  /// The drawing of a name, or nil.
  static func shape(_ name: String) -> SymbolShape? {
    guard let strokes = all[name] else { return nil }
    return SymbolShape(
      viewBox: SymbolEntry.all,
      paths: [SymbolShape.Outline(d: strokes.joined(), evenOdd: false)]
    )
  }

  /// The names, without `own:`.
  static var names: [String] { all.keys.sorted() }

  typealias Draw = SymbolDrawing

  private static let all: [String: [String]] = [forms, things, pastimes, digits, letters]
    .reduce(into: [:]) { all, drawings in all.merge(drawings) { $1 } }
}
