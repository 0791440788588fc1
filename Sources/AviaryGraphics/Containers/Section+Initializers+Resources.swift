@_spi(Engine) public import AviaryEngine
public import AviaryFoundation

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section under a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - content: The rows, or other views.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// A section under a title that is looked up, whose content is there while a binding is true.
  ///
  /// In a sidebar the title has an arrow that changes the binding.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isExpanded: Whether the content is there.
  ///   - content: The rows, or other views.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer: View {
  /// A section with a title and a footer.
  ///
  /// SwiftUI has no such initialiser, though its documentation uses it.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - content: The rows, or other views.
  ///   - footer: What stands below them.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(LocalizedStringKey(titleResource), content: content, footer: footer)
  }
}
