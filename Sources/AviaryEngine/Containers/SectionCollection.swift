import AviaryGeometry
import AviaryGraph

/// The sections of a resolved view: at least one.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<SectionCollection>
  public typealias SubSequence = Slice<SectionCollection>

  let list: _ViewList

  init(_ list: _ViewList) { self.list = list }

  private var entries: [SectionEntry] {
    LiveReads.count &+= 1
    let observers = list.observe()
    observers.structure.track()
    return observers.sections(of: list)
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of sections: at least 1, even of an empty view.
  public var endIndex: Int { entries.count }

  /// The section at an index.
  ///
  /// - Precondition: The index is in the bounds; else the program ends with a message that gives both.
  public subscript(index: Int) -> SectionConfiguration {
    let entries = entries
    callerRule(
      entries.indices.contains(index),
      "index \(index) is out of bounds: the collection has \(counted(entries.count, "section"))"
    )
    let entry = entries[index]
    let id = SectionConfiguration.ID(
      section: entry.id ?? (index > 0 ? entries[index - 1].id : nil),
      isLoose: entry.section == nil
    )
    return SectionConfiguration(list: list, entry: entry, id: id)
  }
}

@available(*, unavailable)
extension SectionCollection: Sendable {}
