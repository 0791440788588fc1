// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab for a value that may be missing, with a symbol and a title that is looked up.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: T,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), systemImage: systemImage), tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a symbol and a role and a title that is
  /// looked up.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), systemImage: systemImage), role: role, tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S,
    systemImage: String,
    value: T,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), systemImage: systemImage), tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a symbol and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S,
    systemImage: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), systemImage: systemImage), role: role, tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a symbol and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: T,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), systemImage: systemImage), tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a symbol and a role and a title that is
  /// looked up.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), systemImage: systemImage), role: role, tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a picture and a title that is looked up.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: T,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), image: image), tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a picture and a role and a title that is
  /// looked up.
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(titleKey), image: image), role: role, tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a picture and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S,
    image: String,
    value: T,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), image: image), tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a picture and a role and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S,
    image: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(title), image: image), role: role, tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a picture and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: T,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), image: image), tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a picture and a role and a title that is
  /// looked up.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, TabLabel(Text(LocalizedStringKey(titleResource)), image: image), role: role, tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, without a label.
  public nonisolated init<T: Hashable>(
    value: T,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == EmptyView
  {
    self.init(content, TabLabel(view: AnyView(EmptyView())), tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with any label.
  public nonisolated init<T: Hashable>(
    value: T,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  )
  where
    Value == T?
  {
    self.init(content, TabLabel(view: AnyView(label())), tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with the label of its role.
  public nonisolated init<T: Hashable>(
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  )
  where
    Value == T?,
    Label == DefaultTabLabel
  {
    self.init(content, (role ?? .search).label, role: role, tag: TabTag.value(optional: value))
  }

  /// Creates a tab for a value that may be missing, with a role and any label.
  public nonisolated init<T: Hashable>(
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  )
  where
    Value == T?
  {
    self.init(content, TabLabel(view: AnyView(label())), role: role, tag: TabTag.value(optional: value))
  }
}
