@_spi(Engine) import AviaryEngine
import AviaryInteraction

/// Finds what a test may have meant.
enum NearestMatches {
  /// How many are told.
  private static let limit = 3

  /// The lines of the elements whose names, or values, are most like what was asked for, the nearest first; where none is
  /// like it, those of the kind, if they are few.
  static func of(_ query: ScreenQuery, in items: [TreeItem]) -> [String] {
    var ranked: [(distance: Double, place: Int)] = []
    if let wanted = (query.name ?? query.identifier ?? query.value)?.text, !wanted.isEmpty {
      for place in items.indices {
        let element = items[place].item.element
        let names = ScreenQuery.names(place, items) + [element.value].compactMap(\.self)
        guard var least = names.map({ distance($0, wanted) }).min() else { continue }
        if let kind = query.kind, !kind.includes(element) { least += 0.05 }
        if least <= 0.6 { ranked.append((least, place)) }
      }
    }
    if ranked.isEmpty, let kind = query.kind {
      let others = items.indices.filter { kind.includes(items[$0].item.element) }
      if others.count <= limit { ranked = others.map { (0, $0) } }
    }
    let nearest = ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(limit)
    return nearest.map { TreeText.words(at: $0.place, in: items) }
  }

  /// How unlike two texts are: 0 for the same but for capitals, 1 for nothing in common.
  static func distance(_ a: String, _ b: String) -> Double {
    let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
    let longest = max(a.count, b.count)
    guard longest > 0 else { return 0 }
    // One text within the other is near, whatever stands around it; a letter or two are in many.
    let shortest = min(a.count, b.count)
    if shortest > 2, String(a).contains(String(b)) || String(b).contains(String(a)) {
      return 0.3 * (1 - Double(shortest) / Double(longest))
    }
    // Rows of Levenshtein's table.
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let change = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return Double(row[b.count]) / Double(longest)
  }
}
