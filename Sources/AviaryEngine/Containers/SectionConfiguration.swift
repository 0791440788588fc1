/// One section of a resolved view: its parts as collections of subviews.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section: stable over updates.
  public struct ID: Hashable {
    /// The section, or for views that stand loose the section before them; nil at the start.
    let section: ElementID?
    let isLoose: Bool
  }

  let list: _ViewList
  package let entry: SectionEntry
  /// What tells the section apart: stable over updates.
  public let id: ID

  /// The header's subviews; none where the section has no header.
  public var header: SubviewsCollection { part(entry.header) }

  /// The subviews between header and footer.
  public var content: SubviewsCollection { part(entry.content) }

  /// The footer's subviews; none where the section has no footer.
  public var footer: SubviewsCollection { part(entry.footer) }

  private func part(_ range: Range<Int>) -> SubviewsCollection {
    SubviewsCollection(list, range: range, isPartOfSection: true)
  }

  /// What was written on the `Section`.
  ///
  /// Defaults for views that stand in no section.
  public var containerValues: ContainerValues { ContainerValues(traits: traits) }

  /// What `sectionActions` declared on the section; empty without.
  public var actions: Actions { Actions(content: traits.sectionActions) }

  private var traits: ViewTraits {
    var traits = ViewTraits()
    for writer in entry.writers { writer.write(to: &traits) }
    return traits
  }
}

@available(*, unavailable)
extension SectionConfiguration: Sendable {}
@available(*, unavailable)
extension SectionConfiguration.ID: Sendable {}

extension SectionConfiguration {
  /// The actions of a section, as a view that resolves to them.
  public struct Actions {
    let content: AnyView?
  }
}

extension SectionConfiguration.Actions: View {
  public var body: some View { content }
}
