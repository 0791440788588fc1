import AviaryEngine
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
    nonisolated(unsafe) var scene = self
    SceneEvaluation.current?.install(in: &scene)
    nonisolated(unsafe) let installed = scene
    return MainThread.run { installed.body._windows() }
  }
}

extension Scene where Body == Never {
  /// Not to be called: the scene is built in.
  public var body: Never { primitiveBody(of: "\(Self.self)") }
}

extension Never: Scene {
  public nonisolated func _windows() -> [_SceneWindow] { [] }
}
