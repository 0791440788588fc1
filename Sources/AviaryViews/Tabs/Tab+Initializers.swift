import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a symbol and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(titleKey, systemImage: systemImage))),
      role: nil,
      tag: nil
    )
  }

  /// Creates a tab with a symbol and a role and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(titleKey, systemImage: systemImage))),
      role: role,
      tag: nil
    )
  }

  /// Creates a tab with a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(title, systemImage: systemImage))),
      role: nil,
      tag: nil
    )
  }

  /// Creates a tab with a symbol and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(title, systemImage: systemImage))),
      role: role,
      tag: nil
    )
  }

  /// Creates a tab with a picture and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(titleKey, image: image))),
      role: nil,
      tag: nil
    )
  }

  /// Creates a tab with a picture and a role and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(titleKey, image: image))),
      role: role,
      tag: nil
    )
  }

  /// Creates a tab with a picture and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(title, image: image))),
      role: nil,
      tag: nil
    )
  }

  /// Creates a tab with a picture and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(title, image: image))),
      role: role,
      tag: nil
    )
  }

  /// Creates a tab without a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(EmptyView())),
      role: nil,
      tag: nil
    )
  }

  /// Creates a tab with any label.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(label())),
      role: nil,
      tag: nil
    )
  }

  /// Creates a tab with the label of its role.
  public nonisolated init(
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: (role ?? .search).label,
      role: role,
      tag: nil
    )
  }

  /// Creates a tab with a role and any label.
  public nonisolated init(
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(label())),
      role: role,
      tag: nil
    )
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab for a value with a symbol and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(titleKey, systemImage: systemImage))),
      role: nil,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with a symbol and a role and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(titleKey, systemImage: systemImage))),
      role: role,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(title, systemImage: systemImage))),
      role: nil,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with a symbol and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(title, systemImage: systemImage))),
      role: role,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with a picture and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(titleKey, image: image))),
      role: nil,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with a picture and a role and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(titleKey, image: image))),
      role: role,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with a picture and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(title, image: image))),
      role: nil,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with a picture and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(AviaryViews.Label(title, image: image))),
      role: role,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value without a label.
  public nonisolated init(
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(EmptyView())),
      role: nil,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with any label.
  public nonisolated init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(label())),
      role: nil,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with the label of its role.
  public nonisolated init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      content: content(),
      label: (role ?? .search).label,
      role: role,
      tag: { AnyView($0.tag(value)) }
    )
  }

  /// Creates a tab for a value with a role and any label.
  public nonisolated init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: content(),
      label: TabLabel(view: AnyView(label())),
      role: role,
      tag: { AnyView($0.tag(value)) }
    )
  }
}
