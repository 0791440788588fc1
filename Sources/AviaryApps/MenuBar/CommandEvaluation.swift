import AviaryEngine
import AviaryGraph

/// Keeps what commands with properties of their own, as views have them, read and remember.
@propertyWrapper
struct CommandEvaluation: DynamicProperty {
  private var evaluation: SceneEvaluation?

  nonisolated init() {}

  var wrappedValue: CommandEvaluation { self }

  nonisolated mutating func _install(_ context: inout _DynamicContext) {
    let (root, environment, dependent) = (context.root, context.environment, context.dependent)
    evaluation = context.object {
      SceneEvaluation(root: root, environment: environment, dependent: dependent)
    }
  }

  /// Runs the bodies of commands.
  func parts(of commands: [() -> [_CommandPart]]) -> [_CommandPart] {
    guard let evaluation else { return [] }
    return evaluation.collect { commands.flatMap { $0() } }
  }
}
