import Foundation

/// Which sections there are, and which things in each, of UIKit.
///
/// Names are there once: a section's or a thing's that is added again ends the program, as does one
/// that is not there where one is asked for.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  private struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// Sections whose things are to be made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// Things that are to be made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Things that are to be brought up to date.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Nothing.
  public init() {}

  /// How many things there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The things of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  // MARK: - What is there

  /// How many things a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[known(identifier)].items.count
  }
  /// The things of a section, in their order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[known(identifier)].items }
  /// The section that a thing is in; nil where there is no such thing.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section].identifier } }
  /// Which thing it is, counted over all sections; nil where there is no such thing.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Which section it is; nil where there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func known(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("NSDiffableDataSourceSnapshot: there is no section \(identifier)")
    }
    return index
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (index, item) }
    }
    return nil
  }

  private func known(_ identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let place = place(of: identifier) else {
      preconditionFailure("NSDiffableDataSourceSnapshot: there is no item \(identifier)")
    }
    return place
  }

  private func requireNew(_ identifiers: [ItemIdentifierType]) {
    var all = Set(itemIdentifiers)
    for identifier in identifiers {
      precondition(
        all.insert(identifier).inserted,
        "NSDiffableDataSourceSnapshot: the item \(identifier) is there already"
      )
    }
  }

  private func requireNew(_ identifiers: [SectionIdentifierType]) {
    var all = Set(sectionIdentifiers)
    for identifier in identifiers {
      precondition(
        all.insert(identifier).inserted,
        "NSDiffableDataSourceSnapshot: the section \(identifier) is there already"
      )
    }
  }

  // MARK: - Things

  /// Adds things at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The things.
  ///   - sectionIdentifier: The section; nil for the last one, which must be there.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "NSDiffableDataSourceSnapshot: there is no section for items")
    requireNew(identifiers)
    let index = sectionIdentifier.map { known($0) } ?? sections.count - 1
    sections[index].items += identifiers
  }
  /// Adds things before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    requireNew(identifiers)
    let place = known(beforeIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }
  /// Adds things after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    requireNew(identifiers)
    let place = known(afterIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }
  /// Takes things away; those that are not there don't count.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// Takes all things and sections away.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves a thing to before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 0) }
  /// Moves a thing to after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 1) }
  private mutating func move(
    _ identifier: ItemIdentifierType,
    to other: ItemIdentifierType,
    distance: Int
  ) {
    precondition(
      identifier != other,
      "NSDiffableDataSourceSnapshot: the item \(identifier) can't be moved beside itself"
    )
    let place = known(identifier)
    _ = known(other)
    sections[place.section].items.remove(at: place.item)
    let target = known(other)
    sections[target.section].items.insert(identifier, at: target.item + distance)
  }
  /// Has things be made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      _ = known(identifier)
      if !reloadedItemIdentifiers.contains(identifier) {
        reloadedItemIdentifiers.append(identifier)
      }
    }
  }
  /// Has things be brought up to date.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      _ = known(identifier)
      if !reconfiguredItemIdentifiers.contains(identifier) {
        reconfiguredItemIdentifiers.append(identifier)
      }
    }
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    requireNew(identifiers)
    sections += identifiers.map { Section(identifier: $0) }
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    requireNew(identifiers)
    let new = identifiers.map { Section(identifier: $0) }
    sections.insert(contentsOf: new, at: known(toIdentifier))
  }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    requireNew(identifiers)
    let new = identifiers.map { Section(identifier: $0) }
    sections.insert(contentsOf: new, at: known(toIdentifier) + 1)
  }
  /// Takes sections away with their things; those that are not there don't count.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.identifier) }
  }
  /// Moves a section to before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 0) }
  /// Moves a section to after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 1) }
  private mutating func move(
    _ identifier: SectionIdentifierType,
    to other: SectionIdentifierType,
    distance: Int
  ) {
    precondition(
      identifier != other,
      "NSDiffableDataSourceSnapshot: the section \(identifier) can't be moved beside itself"
    )
    let index = known(identifier)
    _ = known(other)
    let section = sections.remove(at: index)
    sections.insert(section, at: known(other) + distance)
  }
  /// Has all things of sections be made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      _ = known(identifier)
      if !reloadedSectionIdentifiers.contains(identifier) {
        reloadedSectionIdentifiers.append(identifier)
      }
    }
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// The thing at a place; nil where there is none.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    let sections = sectionIdentifiers
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let items = itemIdentifiers(inSection: sections[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The place of a thing; nil where it is not there.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let number = indexOfSection(section),
      let index = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: number)
  }

  /// How many things a section of a number has; 0 where there is none.
  func count(in section: Int) -> Int {
    let sections = sectionIdentifiers
    return sections.indices.contains(section) ? numberOfItems(inSection: sections[section]) : 0
  }
}
