// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a symbol and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), systemImage: systemImage))
  }

  /// Creates a tab with a symbol and a role and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), systemImage: systemImage), role: role)
  }

  /// Creates a tab with a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), systemImage: systemImage))
  }

  /// Creates a tab with a symbol and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), systemImage: systemImage), role: role)
  }

  /// Creates a tab with a symbol and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), systemImage: systemImage))
  }

  /// Creates a tab with a symbol and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), systemImage: systemImage), role: role)
  }

  /// Creates a tab with a picture and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), image: image))
  }

  /// Creates a tab with a picture and a role and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), image: image), role: role)
  }

  /// Creates a tab with a picture and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), image: image))
  }

  /// Creates a tab with a picture and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), image: image), role: role)
  }

  /// Creates a tab with a picture and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), image: image))
  }

  /// Creates a tab with a picture and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), image: image), role: role)
  }

  /// Creates a tab without a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content
  )
  where
    Label == EmptyView
  {
    self.init(content, TabLabel(view: AnyView(EmptyView())))
  }

  /// Creates a tab with any label.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  )
  {
    self.init(content, TabLabel(view: AnyView(label())))
  }

  /// Creates a tab with the label of its role.
  public nonisolated init(
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, (role ?? .search).label, role: role)
  }

  /// Creates a tab with a role and any label.
  public nonisolated init(
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  )
  {
    self.init(content, TabLabel(view: AnyView(label())), role: role)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab for a value with a symbol and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), systemImage: systemImage), tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a symbol and a role and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), systemImage: systemImage), role: role, tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), systemImage: systemImage), tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a symbol and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), systemImage: systemImage), role: role, tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a symbol and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), systemImage: systemImage), tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a symbol and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), systemImage: systemImage), role: role, tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a picture and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), image: image), tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a picture and a role and a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), image: image), role: role, tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a picture and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), image: image), tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a picture and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), image: image), role: role, tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a picture and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), image: image), tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a picture and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), image: image), role: role, tag: TabTag.value(value))
  }

  /// Creates a tab for a value without a label.
  public nonisolated init(
    value: Value,
    @ViewBuilder content: () -> Content
  )
  where
    Label == EmptyView
  {
    self.init(content, TabLabel(view: AnyView(EmptyView())), tag: TabTag.value(value))
  }

  /// Creates a tab for a value with any label.
  public nonisolated init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  )
  {
    self.init(content, TabLabel(view: AnyView(label())), tag: TabTag.value(value))
  }

  /// Creates a tab for a value with the label of its role.
  public nonisolated init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Label == DefaultTabLabel
  {
    self.init(content, (role ?? .search).label, role: role, tag: TabTag.value(value))
  }

  /// Creates a tab for a value with a role and any label.
  public nonisolated init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  )
  {
    self.init(content, TabLabel(view: AnyView(label())), role: role, tag: TabTag.value(value))
  }
}
