public import Foundation

extension AttributedString {
  /// Changes the text and keeps a selection at what it was on.
  ///
  /// - Parameters:
  ///   - selection: What is selected; afterwards the same characters, as far as they are there still.
  ///   - body: Changes the text.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection,
    body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let isEnd = selection.place == .end
    var ranges = selection.places(in: self).map { indices($0) }
    try transform(updating: &ranges, body: body)
    if !isEnd {
      let places = ranges.map { place($0.lowerBound)..<place($0.upperBound) }
      selection = selection.moved(to: places, in: self)
    }
  }

  /// Changes the attributes of what is selected, and those with which text is entered.
  ///
  /// - Parameters:
  ///   - selection: What is selected. At a place where text is entered, only what will be entered gets the attributes.
  ///   - body: Changes the attributes of one run; called for each run that is touched.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint:
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.setAttributes = attributes
    case .ranges(let ranges):
      let places = selection.places(in: self)
      var changes: [(range: Range<AttributedString.Index>, attributes: AttributeContainer)] = []
      for range in ranges.ranges {
        for run in self[range].runs {
          var attributes = run.attributes
          try body(&attributes)
          changes.append((run.range, attributes))
        }
      }
      for change in changes { self[change.range].setAttributes(change.attributes) }
      selection = selection.moved(to: places, in: self)
    }
  }

  /// Puts another text in place of what is selected; text is entered behind it then.
  ///
  /// - Parameters:
  ///   - selection: What is selected.
  ///   - newContent: The text, with its attributes.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    with newContent: some AttributedStringProtocol
  ) {
    let places = selection.places(in: self)
    let start = places.first?.lowerBound ?? 0
    let new = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    for range in places.dropFirst().reversed() { removeSubrange(indices(range)) }
    replaceSubrange(indices(places.first ?? 0..<0), with: new)
    selection = AttributedTextSelection(insertionPoint: index(start + new.utf8.count))
  }

  /// Puts characters in place of what is selected, as typing does; text is entered behind them then.
  ///
  /// - Parameters:
  ///   - selection: What is selected.
  ///   - newContent: The characters, which get the attributes with which text is entered.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection,
      with: AttributedString(String(newContent), attributes: attributes)
    )
    selection.setAttributes = attributes
  }

  /// What is selected of the text.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet()]
    case .ranges(let ranges): self[ranges]
    }
  }
}
