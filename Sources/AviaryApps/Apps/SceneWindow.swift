@_spi(Engine) package import AviaryEngine
package import AviaryGeometry
package import AviaryGraphics
package import AviaryInteraction
package import Foundation

/// A window that a scene can open.
///
/// For whoever shows windows.
public struct _SceneWindow {
  package enum Kind { case group, single, settings, utility, extra }

  /// A sign in the desktop's bar that leads to what a scene shows.
  package struct Extra {
    package var label: AnyView
    /// Whether it is there, and what takes it away.
    package var isInserted: Bool
    package var remove: () -> Void
    /// Whether it opens a window, and not a menu.
    package var opensWindow = false
  }

  /// What is around a window.
  package enum Frame: Equatable, Sendable {
    /// What the desktop puts there.
    case desktop
    /// No title bar: a bar of the content stands in its place.
    case hiddenTitleBar
    case unified(showsTitle: Bool)
    /// Nothing.
    case plain

    /// Whether the window's buttons stand in its content.
    package var hasOwnButtons: Bool { self != .desktop && self != .plain }

    /// Whether a bar of the content shows the title.
    package var showsTitle: Bool { self == .unified(showsTitle: true) }
  }

  package enum OpeningKeys {
    /// Control and N for the group whose windows New Window opens, none for others.
    case automatic
    case chosen(KeyboardShortcut?)

    package func shortcut(_ automatic: KeyboardShortcut?) -> KeyboardShortcut? {
      switch self {
      case .automatic: automatic
      case .chosen(let shortcut): shortcut
      }
    }
  }

  package let kind: Kind
  package var id: String?
  package var title: Text?
  /// The type of the values that windows are opened for; nil where they show none.
  package var valueType: Any.Type?
  /// The size to open with, in points; nil leaves it to the content.
  package var defaultSize: CGSize?
  package var resizability = WindowResizability.automatic
  /// What its windows become by the button that makes them large.
  package var idealSize = WindowIdealSize.automatic
  /// Where they are then, and how large; nil leaves it to ``idealSize``.
  package var makeIdealPlacement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
  /// What is around its windows.
  package var frame = Frame.desktop
  /// Where on the screen its windows open; nil leaves it to the desktop.
  package var position: UnitPoint?
  /// Where its windows open, and how large; nil leaves it to the others of these.
  package var makePlacement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
  /// Whether a press that no view wants moves them, wherever it is.
  package var dragsByBackground = false
  /// Before or behind which others its windows stand.
  package var level = 0
  /// What the scene adds to menu bars.
  package var commands: [() -> [_CommandPart]] = []
  /// Whether menu bars have a command that opens another window of the scene.
  package var offersNewWindow = true
  /// The keys that open a window of the scene.
  package var openingKeys = OpeningKeys.automatic
  /// Whether a window of the scene opens when the program starts.
  package var launch = SceneLaunchBehavior.Kind.automatic
  /// The sign that leads to what the scene shows; nil for scenes that are opened otherwise.
  package var extra: Extra?
  /// Whether windows of the scene are there again when the program runs next.
  package var restores = true
  /// What a value of ``valueType`` is kept as, and what it was; nil where it can't be.
  package var encodeValue: (AnyHashable) -> Data? = { _ in nil }
  package var decodeValue: (Data) -> AnyHashable? = { _ in nil }
  /// Texts of which addresses for the scene hold one; nil where the scene takes all.
  package var externalEvents: Set<String>?
  /// What windows are opened for at the start, in place of one for no value: what was left when the program was killed.
  package var launchValues: () -> [AnyHashable] = { [] }
  /// What a window is opened for that is opened for nothing; nil where that is nothing.
  package var newValue: () -> AnyHashable? = { nil }
  /// Whether its window is there only until a document is opened.
  package var yieldsToDocuments = false
  /// What a window is opened for that shows a file; nil for files that the scene is not for, and where it is for none.
  package var valueForFile: ((URL) throws -> AnyHashable?)?
  /// What a window shows, for a value of ``valueType``; nil for the one that a new window begins with.
  package var content: (_ value: AnyHashable?) -> AnyView

  /// Creates windows that are opened for values of a type, and show something without one too.
  package init(documents valueType: Any.Type, content: @escaping (AnyHashable?) -> AnyView) {
    kind = .group
    self.valueType = valueType
    self.content = content
  }

  init<Content: View>(kind: Kind, id: String?, title: Text?, content: Content) {
    self.kind = kind
    self.id = id
    self.title = title
    if let presented = content as? any ValueWindowContent {
      valueType = type(of: presented).valueType
      encodeValue = { type(of: presented).encode($0) }
      decodeValue = { type(of: presented).decode($0) }
      self.content = { presented.presenting($0) }
    } else {
      self.content = { _ in AnyView(content) }
    }
  }

  /// Whether its windows can open when the program starts, or for what comes from outside.
  package var opensByItself: Bool { kind == .group || kind == .single }

  /// What the command is called that opens a window of the scene; `name` where it has no title.
  package func openingTitle(else name: String) -> Text {
    let title = title ?? Text(verbatim: name)
    return kind == .group ? Text("New \(title) Window") : title
  }

  /// The title as text, in the given environment.
  package func title(in environment: EnvironmentValues) -> String? {
    title.map { $0.string(in: environment) }
  }
}
