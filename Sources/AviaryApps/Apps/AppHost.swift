@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGraph
import Foundation

/// Keeps an app alive: its state, and the windows that its scenes can open.
package final class AppHost: GraphItem {
  private let root: ViewRoot
  private var dependent: Dependent!
  private var evaluation: SceneEvaluation!
  private let evaluate: (SceneEvaluation) -> [_SceneWindow]

  package let graphName: String

  /// The windows that the app can open, in the order of its scenes.
  package private(set) var windows: [_SceneWindow] = []

  /// Called when something that the app's body read has changed: ``update()`` is due.
  ///
  /// From any thread.
  package var onInvalidate: (@Sendable () -> Void)? {
    didSet {
      let notify = onInvalidate
      root.graph.onInvalidate = { notify?() }
      root.graph.onForeignInvalidate = notify
    }
  }

  /// Runs the app's body for the first time.
  ///
  /// - Parameters:
  ///   - phase: The phase that it reads.
  ///   - services: What the platform does for scenes and commands; by default what it does without a desktop.
  package init<A: App>(
    _ app: A,
    phase: ScenePhase = .active,
    textEngine: any TextEngine,
    images: any ImageSource,
    services: PlatformServices = PlatformServices()
  ) {
    graphName = "\(A.self)"
    root = ViewRoot(textEngine: textEngine, images: images, services: services)
    root.environment.replace { $0.scenePhase = phase }
    evaluate = { evaluation in
      evaluation.run {
        nonisolated(unsafe) var copy = app
        evaluation.install(in: &copy)
        nonisolated(unsafe) let installed = copy
        return MainThread.run { installed.body._windows() }
      }
    }
    dependent = Dependent(item: self, graph: root.graph, depth: 0)
    evaluation = SceneEvaluation(
      root: root,
      environment: root.environment,
      dependent: dependent
    )
    windows = evaluate(evaluation)
  }

  deinit {
    dependent.detach()
    root.end()
  }

  /// Runs the app's body again where something that it read has changed.
  ///
  /// - Returns: Whether it ran.
  package func update() -> Bool {
    guard root.graph.isDirty else { return false }
    _ = root.graph.flush()
    return true
  }

  package func updateIfNeeded() { windows = evaluate(evaluation) }

  /// Sets the phase that the app's body reads: that of its most active window.
  package func setPhase(_ phase: ScenePhase) {
    root.environment.replace { $0.scenePhase = phase }
  }
}
