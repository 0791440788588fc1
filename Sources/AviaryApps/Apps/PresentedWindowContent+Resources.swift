@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGraphics
import Foundation

extension WindowGroup {
  /// Creates windows for values of a type and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(LocalizedStringKey(titleResource), for: type, content: content)
  }

  /// Creates windows for values of a type and a title that is looked up, found by an id.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(LocalizedStringKey(titleResource), id: id, for: type, content: content)
  }

  /// Creates windows for values of a type and a title that is looked up; a new one begins with a default value.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      LocalizedStringKey(titleResource),
      for: type,
      content: content,
      defaultValue: defaultValue
    )
  }

  /// Creates windows for values of a type and a title that is looked up, found by an id; a new one begins with a default value.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      LocalizedStringKey(titleResource),
      id: id,
      for: type,
      content: content,
      defaultValue: defaultValue
    )
  }
}
