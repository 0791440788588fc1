public import AviaryEngine
import Foundation

extension Group: Commands where Content: Commands {
  public nonisolated func _parts() -> [_CommandPart] { content._parts() }
}

extension EmptyView: Commands {
  public nonisolated func _parts() -> [_CommandPart] { [] }
}

extension TupleContent: Commands where repeat each Content: Commands {
  public nonisolated func _parts() -> [_CommandPart] {
    var parts: [_CommandPart] = []
    for commands in repeat each content { parts += commands._parts() }
    return parts
  }
}

extension ViewBuilder {
  /// The commands of an `if #available`.
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    CommandList(members: [{ content._parts() }])
  }
}

extension Optional: Commands where Wrapped: Commands {
  public nonisolated func _parts() -> [_CommandPart] { self?._parts() ?? [] }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public nonisolated func _parts() -> [_CommandPart] {
    switch storage {
    case .trueContent(let content): content._parts()
    case .falseContent(let content): content._parts()
    }
  }
}
