import AviaryInteraction

/// Finds what a test may have meant.
enum NearestMatches {
  /// The lines of the elements whose names are most like what was asked for, the nearest first; at most three.
  static func of(_ query: ScreenQuery, in items: [TreeItem]) -> [String] {
    guard let wanted = (query.name ?? query.identifier ?? query.value)?.text else {
      return query.kind.map { kind in
        items.indices.filter { kind.includes(items[$0].item.element) }.prefix(3)
          .map { TreeText.words(at: $0, in: items) }
      } ?? []
    }
    var ranked: [(distance: Double, line: String)] = []
    for place in items.indices {
      let distances = ScreenQuery.names(place, items).map { distance($0, wanted) }
      guard var least = distances.min() else { continue }
      if let kind = query.kind, !kind.includes(items[place].item.element) { least += 0.05 }
      if least <= 0.6 { ranked.append((least, TreeText.words(at: place, in: items))) }
    }
    return ranked.sorted { $0.distance < $1.distance }.prefix(3).map(\.line)
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
