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

/// No scene.
///
/// Public by Apple's interface, for code that has to name one.
public struct _EmptyScene {
  /// Creates it.
  public nonisolated init() {}
}

extension _EmptyScene: Scene {
  public typealias Body = Never
  public nonisolated func _windows() -> [_SceneWindow] { [] }
}
