import Foundation

extension LineLengths {
  /// What makes up the length of all lines: `height 880: 20 lines, all measured, with 8 between`.
  ///
  /// `name` is what the length is called.
  package func reason(_ name: String) -> String {
    let measured = runs.reduce(0) { $0 + $1.count }
    var words = "\(name) \(total.inWords): \(LayoutWords.count(count, "line", "lines"))"
    if measured == count {
      words += count == 0 ? "" : ", all measured"
    } else {
      words += ", \(measured) measured, the others guessed to be \(mean.inWords)"
    }
    guard count > 1, spacing != 0 else { return words }
    return words + ", with \(spacing?.inWords ?? "what neighbours want") between"
  }
}
