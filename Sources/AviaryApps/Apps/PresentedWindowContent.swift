@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

/// What a window shows that is opened for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let makeDefault: (() -> Data)?
  let content: (Binding<Data?>) -> Content
  var presented: Data?
}

extension PresentedWindowContent: View {
  @MainActor @preconcurrency
  public var body: some View {
    PresentedValue(presented: presented ?? makeDefault?(), content: content)
  }
}

/// Keeps the value of one window, over runs of the program too.
private struct PresentedValue<Data: Codable & Hashable, Content: View>: View {
  @SceneStorage private var value: Data?
  let content: (Binding<Data?>) -> Content

  init(presented: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = SceneStorage(any: presented, "aviary.presented")
    self.content = content
  }

  var body: some View { content($value) }
}

/// What a window shows that is opened for a value, whatever its type.
protocol ValueWindowContent {
  static var valueType: Any.Type { get }
  static func encode(_ value: AnyHashable) -> Foundation.Data?
  static func decode(_ data: Foundation.Data) -> AnyHashable?
  func presenting(_ value: AnyHashable?) -> AnyView
}

extension PresentedWindowContent: ValueWindowContent {
  static var valueType: Any.Type { Data.self }

  static func encode(_ value: AnyHashable) -> Foundation.Data? {
    (value.base as? Data).flatMap { try? JSONEncoder().encode($0) }
  }

  static func decode(_ data: Foundation.Data) -> AnyHashable? {
    (try? JSONDecoder().decode(Data.self, from: data)).map { AnyHashable($0) }
  }

  func presenting(_ value: AnyHashable?) -> AnyView {
    var copy = self
    copy.presented = value?.base as? Data
    return AnyView(copy)
  }
}

extension WindowGroup {
  private nonisolated init<D, C>(
    title: Text?,
    id: String?,
    content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: title,
      id: id,
      content: PresentedWindowContent(makeDefault: nil, content: content)
    )
  }

  private nonisolated init<D, C>(
    title: Text?,
    id: String?,
    content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let inner: (Binding<D?>) -> C = { value in
      content(
        Binding(
          location: FunctionalLocation(
            get: { value.wrappedValue ?? defaultValue() },
            set: { new, _ in value.wrappedValue = new }
          )
        )
      )
    }
    self.init(
      title: title,
      id: id,
      content: PresentedWindowContent(makeDefault: defaultValue, content: inner)
    )
  }

  /// Creates windows for values of a type.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, content: content)
  }

  /// Creates windows for values of a type and a title.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, content: content)
  }

  /// Creates windows for values of a type and a title that is looked up.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, content: content)
  }

  /// Creates windows for values of a type and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil, content: content)
  }

  /// Creates windows for values of a type, found by an id.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content: content)
  }

  /// Creates windows for values of a type and a title, found by an id.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, content: content)
  }

  /// Creates windows for values of a type and a title that is looked up, found by an id.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, content: content)
  }

  /// Creates windows for values of a type and a title, found by an id.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String,
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, content: content)
  }

  /// Creates windows for values of a type; a new one begins with a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, content: content, defaultValue: defaultValue)
  }

  /// Creates windows for values of a type and a title; a new one begins with a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, content: content, defaultValue: defaultValue)
  }

  /// Creates windows for values of a type and a title that is looked up; a new one begins with a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, content: content, defaultValue: defaultValue)
  }

  /// Creates windows for values of a type and a title; a new one begins with a default value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil, content: content, defaultValue: defaultValue)
  }

  /// Creates windows for values of a type, found by an id; a new one begins with a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content: content, defaultValue: defaultValue)
  }

  /// Creates windows for values of a type and a title, found by an id; a new one begins with a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, content: content, defaultValue: defaultValue)
  }

  /// Creates windows for values of a type and a title that is looked up, found by an id; a new one begins with a default value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, content: content, defaultValue: defaultValue)
  }

  /// Creates windows for values of a type and a title, found by an id; a new one begins with a default value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S,
    id: String,
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, content: content, defaultValue: defaultValue)
  }
}
