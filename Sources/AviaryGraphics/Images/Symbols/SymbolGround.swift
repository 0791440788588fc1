@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// A symbol in two layers: a sign, and the filled form that it is cut out of, such as those of `xmark.circle.fill`.
///
/// The sign is the first layer, as in Apple's symbols of these names.
struct SymbolGround: Equatable {
  /// The form without the hole.
  let form: Path
  /// What fills the hole.
  let sign: Path

  /// The layers of a symbol; nil where its name tells of no filled form, or nothing is cut out of that.
  ///
  /// - Parameters:
  ///   - name: The name that the outline was found by.
  ///   - outline: The symbol as one path.
  init?(name: String, outline: Path) {
    let words = name.split(separator: ".")
    guard words.count > 2, words.last == "fill",
      SymbolEntry.Enclosure(rawValue: String(words[words.count - 2])) != nil
    else { return nil }
    // The form is around all else.
    let contours = SymbolContour.contours(of: outline)
    let bounds = contours.map { Path(elements: $0.elements).boundingRect }
    let largest = contours.indices.max {
      bounds[$0].width * bounds[$0].height < bounds[$1].width * bounds[$1].height
    }
    guard let largest, contours.count > 1, bounds.allSatisfy({ bounds[largest].contains($0) })
    else { return nil }
    form = Path(elements: contours[largest].elements)
    // What was an island in the hole is a hole in the sign.
    let rest = contours.indices.filter { $0 != largest }.map { contours[$0] }
    sign = Path(
      elements: SymbolContour.oriented(rest, evenOdd: true).flatMap(\.elements)
    )
  }
}
