import AviaryEngine
public import Foundation

/// What of an attributed text is selected, and the attributes with which text is entered there.
///
/// The indices belong to the text as it was when the selection was made. A text that was changed since is read as well as can be:
/// places that it has not any more count as its end, those inside of a character as before it. Change a text and its selection
/// together by the methods of `AttributedString` that take one. Source: Apple's documentation of the type.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Where the selection is.
  @frozen
  public enum Indices: Equatable, Sendable {
    /// A place where text is entered.
    case insertionPoint(AttributedString.Index)
    /// What is selected, in the order of storage; several ranges where text of two directions is mixed.
    case ranges(RangeSet<AttributedString.Index>)
  }

  enum Place: Equatable, Sendable {
    case end
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  let place: Place
  /// The attributes that were set for what will be entered; nil for those of the characters around.
  var setAttributes: AttributeContainer?
  private(set) var affinity = TextSelectionAffinity.automatic

  init(_ place: Place, typing attributes: AttributeContainer? = nil) {
    self.place = place
    setAttributes = attributes
  }

  /// A place where text is entered: the end of the text.
  public init() { self.init(.end) }

  /// A place where text is entered.
  ///
  /// - Parameters:
  ///   - insertionPoint: The place.
  ///   - typingAttributes: The attributes with which text is entered; nil for those of the character before.
  public init(
    insertionPoint: AttributedString.Index,
    typingAttributes: AttributeContainer? = nil
  ) {
    self.init(.insertionPoint(insertionPoint), typing: typingAttributes)
  }

  /// A range of the text; an empty one is a place where text is entered.
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }

  /// Several ranges of the text; none at all is the end of the text, where text is entered.
  public init(ranges: RangeSet<AttributedString.Index>) {
    self.init(ranges.isEmpty ? .end : .ranges(ranges))
  }
}

extension AttributedTextSelection {
  /// Where the selection is in a text.
  ///
  /// - Parameter text: The text; places that it has not count as its end.
  public func indices(in text: AttributedString) -> Indices {
    switch place {
    case .end: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index): return .insertionPoint(text.legal(index))
    case .ranges(let ranges):
      let legal = ranges.ranges.map { text.legal($0) }.filter { !$0.isEmpty }
      guard !legal.isEmpty else {
        let start = ranges.ranges.first?.lowerBound
        return .insertionPoint(start.map { text.legal($0) } ?? text.endIndex)
      }
      return .ranges(RangeSet(legal))
    }
  }

  /// The attributes of what is selected in a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: Those of each run that is touched; of a place where text is entered, those with which it is.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes([typingAttributes(in: text)])
    case .ranges(let ranges):
      Attributes(ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
    }
  }

  /// The attributes with which text is entered.
  ///
  /// Those that were set; else those of the character before, or behind where the affinity says so or the text begins. A link does
  /// not go on behind its end, nor what Foundation says is not inherited by added text. In place of what is selected, text is
  /// entered with the attributes of its first character.
  ///
  /// - Parameter text: The text.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    typingAttributes(in: text, affinity: affinity)
  }

  /// - Parameter usual: The affinity where the selection has none.
  func typingAttributes(
    in text: AttributedString,
    affinity usual: TextSelectionAffinity
  ) -> AttributeContainer {
    switch indices(in: text) {
    case .ranges(let ranges):
      let start = ranges.ranges.first?.lowerBound ?? text.startIndex
      return text.attributes(at: start) ?? AttributeContainer()
    case .insertionPoint(let index):
      if let setAttributes { return setAttributes }
      let before = text.attributes(before: index)
      let behind = text.attributes(at: index)
      let isDownstream = (affinity == .automatic ? usual : affinity) == .downstream
      let chosen = isDownstream ? behind ?? before : before ?? behind
      var attributes = (chosen ?? AttributeContainer()).filter(inheritedByAddedText: true)
      // Only what is entered inside of a link belongs to it.
      if attributes.link != nil, before?.link != behind?.link { attributes.link = nil }
      return attributes
    }
  }

  /// Which of the characters around the place where text is entered it belongs to.
  ///
  /// - Parameter text: The text.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { affinity }
}

extension AttributedString {
  /// The nearest index of this text: not behind its end, and between characters.
  func legal(_ index: AttributedString.Index) -> AttributedString.Index {
    let clamped = Swift.min(Swift.max(index, startIndex), endIndex)
    // Made anew, so that it is one of this text and not of how it was before.
    let place = utf8.distance(from: startIndex, to: clamped)
    let own = utf8.index(startIndex, offsetBy: place)
    guard own > startIndex, own < endIndex else { return own }
    // An index inside of a character is before it.
    return characters.index(before: characters.index(after: own))
  }

  func legal(_ range: Range<AttributedString.Index>) -> Range<AttributedString.Index> {
    let start = legal(range.lowerBound)
    return start..<Swift.max(start, legal(range.upperBound))
  }

  fileprivate func attributes(at index: AttributedString.Index) -> AttributeContainer? {
    index < endIndex ? runs[index].attributes : nil
  }

  fileprivate func attributes(before index: AttributedString.Index) -> AttributeContainer? {
    index > startIndex ? runs[characters.index(before: index)].attributes : nil
  }
}
