@_spi(Engine) public import AviaryEngine

extension Section {
  /// A section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The rows, or other content.
  ///   - header: What stands above them.
  ///   - footer: What stands below them.
  public nonisolated init(
    @ContentBuilder content: () -> Content,
    @ContentBuilder header: () -> Parent,
    @ContentBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }
}

extension Section where Parent == EmptyContent {
  /// A section with a footer.
  ///
  /// - Parameters:
  ///   - content: The rows, or other content.
  ///   - footer: What stands below them.
  public nonisolated init(
    @ContentBuilder content: () -> Content,
    @ContentBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyContent(), footer: footer(), content: content())
  }
}

extension Section where Footer == EmptyContent {
  /// A section with a header.
  ///
  /// - Parameters:
  ///   - content: The rows, or other content.
  ///   - header: What stands above them.
  public nonisolated init(
    @ContentBuilder content: () -> Content,
    @ContentBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyContent(), content: content())
  }
}

extension Section where Parent == EmptyContent, Footer == EmptyContent {
  /// A section with neither header nor footer.
  ///
  /// - Parameter content: The rows, or other content.
  public nonisolated init(@ContentBuilder content: () -> Content) {
    self.init(header: EmptyContent(), footer: EmptyContent(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  ///
  /// An older form.
  ///
  /// - Parameters:
  ///   - header: What stands above them.
  ///   - footer: What stands below them.
  ///   - content: The rows, or other views.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  ///
  /// An older form.
  ///
  /// - Parameters:
  ///   - footer: What stands below them.
  ///   - content: The rows, or other views.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  ///
  /// An older form.
  ///
  /// - Parameters:
  ///   - header: What stands above them.
  ///   - content: The rows, or other views.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }

  /// A section with a header, whose content is there while a binding is true.
  ///
  /// In a sidebar the header has an arrow that changes the binding.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is there.
  ///   - content: The rows, or other views.
  ///   - header: What stands above them.
  public nonisolated init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section under a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - content: The rows, or other views.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// A section under a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: The rows, or other views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }

  /// A section under a title that is looked up, whose content is there while a binding is true.
  ///
  /// In a sidebar the title has an arrow that changes the binding.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isExpanded: Whether the content is there.
  ///   - content: The rows, or other views.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey),
      footer: EmptyView(),
      content: content(),
      isExpanded: isExpanded
    )
  }

  /// A section under a title, whose content is there while a binding is true.
  ///
  /// In a sidebar the title has an arrow that changes the binding.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isExpanded: Whether the content is there.
  ///   - content: The rows, or other views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer: View {
  /// A section with a title and a footer.
  ///
  /// SwiftUI has no such initialiser, though its documentation uses it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - content: The rows, or other views.
  ///   - footer: What stands below them.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: Text(titleKey), footer: footer(), content: content())
  }

  /// A section with a title and a footer.
  ///
  /// SwiftUI has no such initialiser, though its documentation uses it.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: The rows, or other views.
  ///   - footer: What stands below them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: Text(title), footer: footer(), content: content())
  }
}
