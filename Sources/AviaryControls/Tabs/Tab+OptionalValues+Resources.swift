@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
import AviaryGraphics
import Foundation

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab for a value that may be missing, with a symbol and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      value: value,
      content: content
    )
  }

  /// Creates a tab for a value that may be missing, with a symbol and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      value: value,
      role: role,
      content: content
    )
  }

  /// Creates a tab for a value that may be missing, with a picture and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(LocalizedStringKey(titleResource), image: image, value: value, content: content)
  }

  /// Creates a tab for a value that may be missing, with a picture and a role and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      LocalizedStringKey(titleResource),
      image: image,
      value: value,
      role: role,
      content: content
    )
  }
}
