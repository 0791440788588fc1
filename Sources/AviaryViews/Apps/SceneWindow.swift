package import Foundation

/// A window that a scene can open.
///
/// For whoever shows windows.
public struct _SceneWindow {
  package enum Kind { case group, single, settings }

  package let kind: Kind
  package var id: String?
  package var title: Text?
  /// The type of the values that windows are opened for; nil where they show none.
  package var valueType: Any.Type?
  /// The size to open with, in points; nil leaves it to the content.
  package var defaultSize: CGSize?
  package var resizability = WindowResizability.automatic
  /// What the scene adds to menu bars.
  package var commands: [() -> [_CommandPart]] = []
  /// Whether menu bars have a command that opens another window of the scene.
  package var offersNewWindow = true
  /// What a window shows, for a value of ``valueType``; nil for the one that a new window begins with.
  package var content: (_ value: AnyHashable?) -> AnyView

  init<Content: View>(kind: Kind, id: String?, title: Text?, content: Content) {
    self.kind = kind
    self.id = id
    self.title = title
    if let presented = content as? any ValueWindowContent {
      valueType = type(of: presented).valueType
      self.content = { presented.presenting($0) }
    } else {
      self.content = { _ in AnyView(content) }
    }
  }

  /// The title as text, in the given environment.
  package func title(in environment: EnvironmentValues) -> String? {
    title.map { $0.string(in: environment) }
  }
}
