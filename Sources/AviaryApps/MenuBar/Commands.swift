import AviaryEngine
import AviaryGraphics
import Foundation

/// What a person can have done by a program, in its menu bar.
///
/// Conforming types may read the environment, and what the focused view hands up, as views do.
@MainActor @preconcurrency
public protocol Commands {
  /// The commands that these are made of.
  associatedtype Body: Commands

  /// The commands that these are made of.
  @CommandsBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// The commands as parts of menus. For whoever shows the menu bar.
  nonisolated func _parts() -> [_CommandPart]
}

extension Commands {
  public nonisolated func _parts() -> [_CommandPart] {
    nonisolated(unsafe) var commands = self
    SceneEvaluation.current?.install(in: &commands)
    nonisolated(unsafe) let installed = commands
    return MainThread.run { installed.body._parts() }
  }
}

extension Commands where Body == Never {
  /// Not to be called: the commands are built in.
  public var body: Never { primitiveBody(of: "\(Self.self)") }
}

extension Never: Commands {
  public nonisolated func _parts() -> [_CommandPart] { [] }
}

/// A menu of its own, or what is added to a group of commands, or what replaces it.
///
/// For whoever shows the menu bar.
public struct _CommandPart {
  enum Place {
    case menu(Text)
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
  }

  let place: Place
  let content: AnyView
}

/// No commands.
public struct EmptyCommands {
  /// Creates no commands.
  public nonisolated init() {}
}

extension EmptyCommands: Commands {
  public typealias Body = Never
  public nonisolated func _parts() -> [_CommandPart] { [] }
}

/// Commands one after another; those with properties of their own are run where the menu bar is.
struct CommandList {
  let members: [() -> [_CommandPart]]
}

extension CommandList: Commands {
  typealias Body = Never
  nonisolated func _parts() -> [_CommandPart] { members.flatMap { $0() } }
}
