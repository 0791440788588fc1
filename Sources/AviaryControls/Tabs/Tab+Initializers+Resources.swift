@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
import AviaryGraphics
import Foundation

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a symbol and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
  }

  /// Creates a tab with a symbol and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      role: role,
      content: content
    )
  }

  /// Creates a tab with a picture and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(LocalizedStringKey(titleResource), image: image, content: content)
  }

  /// Creates a tab with a picture and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(LocalizedStringKey(titleResource), image: image, role: role, content: content)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab for a value with a symbol and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      value: value,
      content: content
    )
  }

  /// Creates a tab for a value with a symbol and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      value: value,
      role: role,
      content: content
    )
  }

  /// Creates a tab for a value with a picture and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(LocalizedStringKey(titleResource), image: image, value: value, content: content)
  }

  /// Creates a tab for a value with a picture and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(titleResource),
      image: image,
      value: value,
      role: role,
      content: content
    )
  }
}
