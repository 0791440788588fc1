import AviaryGraph

// The data: its elements, their ids, and where each id stands.
extension ForEachList {
  /// The element of the data at an offset.
  ///
  /// nil while the data is a list that has shrunk already and this one has not had its turn: who asks then,
  /// is told of the change, and asks again.
  func datum(at offset: Int) -> Data.Element? {
    isGone(offset) ? nil : presentDatum(at: offset)
  }

  /// Whether the data has shrunk already, and has nothing at an offset any more.
  func isGone(_ offset: Int) -> Bool { isLive && offset >= view.data.count }

  /// The element of the data at an offset that is there.
  ///
  /// Where each element is read this is asked, not ``datum(at:)``: the type of an optional element has to be looked up.
  func presentDatum(at offset: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  func offset(ofElement position: Int) -> Int { uniqueOffsets?[position] ?? position }

  func id(atOffset offset: Int) -> ID? {
    if isGone(offset) { return nil }
    guard let fixedIDs else { return readID(presentDatum(at: offset)) }
    return offset < fixedIDs.count ? fixedIDs[offset] : nil
  }

  /// Counts the data and finds duplicates.
  ///
  /// Reads the data for this list alone.
  func measureData() {
    let reads = LiveReads.count
    let bindingReads = LiveReads.bindingCount
    let count = Tracker.run(for: dependent) {
      view.listBackedData?.trackStructure()
      let count = view.data.count
      // A collection made of one of subviews, reversed say, tells so by what reading it reads.
      if count > 0, !(view.data is Range<Int>) { _ = view.data[view.data.startIndex] }
      return count
    }
    let isBinding = LiveReads.bindingCount != bindingReads
    isLive = LiveReads.count != reads || isBinding
    elementCount = count
    uniqueOffsets = nil
    starts = nil
    offsets = nil
    ordered = nil
    shownIDs = nil
    fixedIDs = nil
    if hasConstantIDs { return }
    Tracker.untracked { fixIDs(count) }
    if isBinding, count <= Self.duplicateLimit {
      shownIDs = fixedIDs ?? Tracker.untracked { view.data.map(readID) }
    }
    guard count <= Self.duplicateLimit, count > 1 else { return }
    Tracker.untracked { findDuplicates(count) }
  }

  /// Keeps the ids as they are now where those of an element differ from one reading to the next, such as
  /// `var id: UUID { UUID() }`: they name the elements until the data changes.
  func fixIDs(_ count: Int) {
    if !hasFleetingIDs, count > 0, let first = datum(at: 0) {
      hasFleetingIDs = isFleeting(readID(first), of: first)
    }
    if hasFleetingIDs { fixedIDs = view.data.map(readID) }
  }

  /// Whether an element has another id now.
  func isFleeting(_ id: ID, of datum: Data.Element) -> Bool { readID(datum) != id }

  func findDuplicates(_ count: Int) {
    let (found, unique) = makeOffsets(count)
    offsets = found
    uniqueOffsets = unique
    elementCount = unique?.count ?? count
  }

  /// Finds out where each id stands.
  ///
  /// - Returns: The table, and the offsets of the first elements of each id if some id occurs twice.
  func makeOffsets(_ count: Int, warns: Bool = true) -> (PositionTable, unique: [Int]?) {
    var table = PositionTable(count: count)
    var unique: [Int]?
    let isExact = Self.hashesAreExact
    let readID = readID
    let fixedIDs = fixedIDs
    forEachDatum { offset, datum in
      let id = if let fixedIDs { fixedIDs[offset] } else { readID(datum) }
      let isNew = table.append(hash: Self.hash(id)) {
        isExact || isSame(id, atOffset: $0)
      }
      if isNew {
        unique?.append(offset)
      } else {
        if unique == nil { unique = Array(0..<offset) }
        if warns { warnOfDuplicate(id) }
      }
    }
    return (table, unique)
  }

  /// Hands over all of the data with their offsets.
  func forEachDatum(_ body: (Int, Data.Element) -> Void) {
    let isDone: Void? = view.data.withContiguousStorageIfAvailable { buffer in
      for offset in buffer.indices { body(offset, buffer[offset]) }
    }
    if isDone != nil { return }
    let data = view.data
    var index = data.startIndex
    for offset in 0..<data.count {
      body(offset, data[index])
      data.formIndex(after: &index)
    }
  }

  /// Whether what has the same hash is the same: integers are their own hashes.
  static var hashesAreExact: Bool { ID.self == Int.self }

  static func hash(_ id: ID) -> Int {
    ID.self == Int.self ? unsafeBitCast(id, to: Int.self) : id.hashValue
  }

  /// Whether an id stands at an offset where one with the same hash is.
  func isSame(_ id: ID, atOffset offset: Int) -> Bool { self.id(atOffset: offset) == id }

  func warnOfDuplicate(_ id: ID) {
    root.warn(
      "ForEach<\(Data.self), \(ID.self)>: the id \(id) occurs more than once; "
        + "the first element with it is shown, the others are left out"
    )
  }

  /// Where an id stands in the data now, or nil.
  func offset(of id: ID, hint: Int) -> Int? {
    if hint < view.data.count, self.id(atOffset: hint) == id { return hint }
    if hasConstantIDs, let number = id as? Int, let range = view.data as? Range<Int> {
      return range.contains(number) ? number - range.lowerBound : nil
    }
    return lookUp(id)
  }

  func lookUp(_ id: ID) -> Int? {
    let table = offsets ?? makeOffsets(view.data.count, warns: false).0
    offsets = table
    let isExact = Self.hashesAreExact
    return table.position(hash: Self.hash(id)) { isExact || isSame(id, atOffset: $0) }
  }
}
