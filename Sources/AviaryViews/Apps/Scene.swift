import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// A part of a program that the system shows: windows, settings.
@MainActor @preconcurrency
public protocol Scene {
  /// The scene that this one is made of.
  associatedtype Body: Scene

  /// The scene that this one is made of.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// The windows that the scene can open. For whoever shows them.
  nonisolated func _windows() -> [_SceneWindow]
}

extension Scene {
  public nonisolated func _windows() -> [_SceneWindow] {
    nonisolated(unsafe) let scene = self
    return MainThread.run { scene.body._windows() }
  }
}

extension Scene where Body == Never {
  /// Not to be called: the scene is built in.
  public var body: Never { primitiveBody(of: "\(Self.self)") }
}

extension Never: Scene {
  public nonisolated func _windows() -> [_SceneWindow] { [] }
}

/// A window that a scene can open.
///
/// For whoever shows windows.
public struct _SceneWindow {
  package enum Kind { case group, single, settings }

  package let kind: Kind
  package var id: String?
  package var title: Text?
  package let content: AnyView
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// One scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes, in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var windows: [_SceneWindow] = []
    for scene in repeat each content { windows += scene._windows() }
    return SceneList(windows: windows)
  }
  /// The scenes of an `if` without `else`; none where the condition fails.
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    SceneList(windows: scene?._windows() ?? [])
  }
  /// The scenes of an `if #available`.
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene {
    SceneList(windows: scene._windows())
  }
}

/// Scenes one after another.
struct SceneList {
  let windows: [_SceneWindow]
}

extension SceneList: Scene {
  typealias Body = Never
  nonisolated func _windows() -> [_SceneWindow] { windows }
}

/// Windows of one kind, as many as the user opens.
public struct WindowGroup<Content: View> {
  let id: String?
  let title: Text?
  let content: Content

  /// Creates windows with some content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    id = nil
    title = nil
    self.content = content()
  }

  /// Creates windows with some content, found by an id.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    title = nil
    self.content = content()
  }

  /// Creates windows with some content and a title that is looked up.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    id = nil
    title = Text(titleKey)
    self.content = content()
  }

  /// Creates windows with some content and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    id = nil
    self.title = Text(title)
    self.content = content()
  }

  /// Creates windows with some content and a title that is looked up, found by an id.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    title = Text(titleKey)
    self.content = content()
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
  public nonisolated func _windows() -> [_SceneWindow] {
    [_SceneWindow(kind: .group, id: id, title: title, content: AnyView(content))]
  }
}

/// One window.
public struct Window<Content: View> {
  let id: String
  let title: Text
  let content: Content

  /// Creates a window with a title that is looked up, found by an id.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    title = Text(titleKey)
    self.content = content()
  }

  /// Creates a window with a title, found by an id.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.title = Text(title)
    self.content = content()
  }
}

extension Window: Scene {
  public typealias Body = Never
  public nonisolated func _windows() -> [_SceneWindow] {
    [_SceneWindow(kind: .single, id: id, title: title, content: AnyView(content))]
  }
}

/// The settings of a program.
public struct Settings<Content: View> {
  let content: Content

  /// Creates the settings.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  public typealias Body = Never
  public nonisolated func _windows() -> [_SceneWindow] {
    [_SceneWindow(kind: .settings, id: "settings", title: nil, content: AnyView(content))]
  }
}

extension Scene {
  private nonisolated func mapWindows(_ transform: (AnyView) -> AnyView) -> SceneList {
    SceneList(
      windows: _windows().map {
        _SceneWindow(kind: $0.kind, id: $0.id, title: $0.title, content: transform($0.content))
      }
    )
  }

  /// Sets a value of the environment of the scene's windows.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    mapWindows { AnyView($0.environment(keyPath, value)) }
  }

  /// Hands an observable object to the scene's windows.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    mapWindows { AnyView($0.environmentObject(object)) }
  }
}
