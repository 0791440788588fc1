@_spi(Engine) import AviaryEngine
import AviaryStacks
import Foundation

/// The rows of a list, from the first to the last, whether they are visible or not.
struct SelectableRows {
  let list: _ViewList
  /// The rows that are mounted, in reading order.
  let mounted: [Subview]
  private let selection: ListSelection
  /// Where rows stand in the list, between headers and footers.
  private let ranges: [Range<Int>]

  /// The rows inside of a node; nil where there are none.
  init?(in node: ViewNode, _ selection: ListSelection) {
    let found = node.nodes(of: ListRowNode.self, outermostOnly: true).map(\.modifier.row)
    guard let list = found.first?.list else { return nil }
    self.list = list
    self.selection = selection
    mounted = found
    ranges = list.observe().sections(of: list).map(\.content)
  }

  func isSelectable(_ index: Int) -> Bool {
    let values = Subview(list, index).containerValues
    return selection.isSelectable(values) && !values.listRow.isSelectionDisabled
  }

  /// The first row after an index that can be selected; nil for none.
  func index(after index: Int) -> Int? {
    for range in ranges where range.upperBound > index + 1 {
      let rest = max(range.lowerBound, index + 1)..<range.upperBound
      if let found = rest.first(where: isSelectable) { return found }
    }
    return nil
  }

  /// The last row before an index that can be selected; nil for none.
  func index(before index: Int) -> Int? {
    for range in ranges.reversed() where range.lowerBound < index {
      let rest = range.lowerBound..<min(range.upperBound, index)
      if let found = rest.last(where: isSelectable) { return found }
    }
    return nil
  }

  /// The row that another one is under; nil for none, and for one that can't be selected.
  ///
  /// - Parameter depth: Under how many rows the other one is.
  func index(above index: Int, depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    let above = (0..<index).last { Subview(list, $0).containerValues.listRow.depth < depth }
    return above.flatMap { isSelectable($0) ? $0 : nil }
  }

  /// The first row that is selected; nil for none.
  var firstSelectedIndex: Int? {
    for range in ranges {
      let found = range.first { selection.isSelected(Subview(list, $0).containerValues) }
      if let found { return found }
    }
    return nil
  }

  /// The rows that are selected, in their order.
  ///
  /// - Parameter limit: No more are looked for.
  func selected(atMost limit: Int) -> [Subview] {
    Array(
      ranges.lazy.joined().lazy.map { Subview(list, $0) }
        .filter { selection.isSelected($0.containerValues) }.prefix(limit)
    )
  }

  /// The tags of the rows that can be selected.
  func tags(in indices: ClosedRange<Int>) -> Set<AnyHashable> {
    var tags: Set<AnyHashable> = []
    for range in ranges {
      for index in range.clamped(to: indices.lowerBound..<indices.upperBound + 1)
      where isSelectable(index) {
        if let tag = selection.tag(Subview(list, index).containerValues) { tags.insert(tag) }
      }
    }
    return tags
  }

  /// The tags of all rows that can be selected.
  var allTags: Set<AnyHashable> { list.count == 0 ? [] : tags(in: 0...list.count - 1) }

  /// The first row, from an index on and around to it, whose text begins with what was typed; nil for none.
  ///
  /// - Complexity: At most `limit` rows are looked at.
  func index(from start: Int, typed: String, _ rowText: ListRowText, limit: Int = 20_000) -> Int? {
    let later = ranges.lazy.map { max($0.lowerBound, start)..<max($0.upperBound, start) }
    let earlier = ranges.lazy.map { min($0.lowerBound, start)..<min($0.upperBound, start) }
    for index in [Array(later), Array(earlier)].joined().lazy.joined().prefix(limit) {
      guard let value = Subview(list, index).containerValues.listRow.value,
        let text = rowText.text(value)
      else { continue }
      let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .anchored]
      if text.range(of: typed, options: options) != nil, isSelectable(index) { return index }
    }
    return nil
  }
}
