import Foundation

// Places are counts of UTF-8 bytes from the text's start, as those of `TextSession` are: they outlive a change of attributes,
// which makes all indices invalid.
extension AttributedString {
  func place(_ index: AttributedString.Index) -> Int {
    utf8.distance(from: startIndex, to: legal(index))
  }

  /// The index of a place; one that the text has not counts as its end.
  func index(_ place: Int) -> AttributedString.Index {
    let index = utf8.index(startIndex, offsetBy: Swift.max(place, 0), limitedBy: endIndex)
    return legal(index ?? endIndex)
  }

  func indices(_ places: Range<Int>) -> Range<AttributedString.Index> {
    index(places.lowerBound)..<index(places.upperBound)
  }
}

extension AttributedTextSelection {
  /// What is selected, in places; one empty range where text is entered.
  func places(in text: AttributedString) -> [Range<Int>] {
    switch indices(in: text) {
    case .insertionPoint(let index):
      let place = text.place(index)
      return [place..<place]
    case .ranges(let ranges):
      return ranges.ranges.map { text.place($0.lowerBound)..<text.place($0.upperBound) }
    }
  }

  /// The same selection in a text that was changed, whose places are known.
  func moved(to places: [Range<Int>], in text: AttributedString) -> AttributedTextSelection {
    let ranges = places.map { text.indices($0) }
    let filled = ranges.filter { !$0.isEmpty }
    guard !filled.isEmpty else {
      return AttributedTextSelection(
        .insertionPoint(ranges.first?.lowerBound ?? text.endIndex),
        typing: setAttributes
      )
    }
    return AttributedTextSelection(.ranges(RangeSet(filled)))
  }
}
