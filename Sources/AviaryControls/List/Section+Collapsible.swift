@_spi(Engine) public import AviaryEngine

extension Section where Parent: View, Content: View, Footer: View {
  /// Says whether a person can fold the section away where it stands in a sidebar; it is unfolded at first.
  ///
  /// Elsewhere it makes no difference. An older form of the initialisers that take `isExpanded`, whose binding
  /// goes before it.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View {
    FoldingSection(section: self, isCollapsible: collapsible)
  }
}

/// A section that keeps by itself whether it is folded away.
struct FoldingSection<Parent: View, Content: View, Footer: View> {
  @State private var isExpanded = true
  @Environment(\.listAppearance) private var appearance
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool

  nonisolated init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
    self.section = section
    self.isCollapsible = isCollapsible
  }
}

extension FoldingSection: View {
  var body: some View {
    if isCollapsible, appearance?.isSidebar == true, section.isExpanded == nil {
      Section(
        header: section.header,
        footer: section.footer,
        content: section.content,
        isExpanded: $isExpanded
      )
    } else {
      section
    }
  }
}
