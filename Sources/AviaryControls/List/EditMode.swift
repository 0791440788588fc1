@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryGraphics
import AviaryLayout
import Foundation

/// Whether a person edits what a view shows.
public enum EditMode: Sendable, Hashable {
  /// They don't.
  case inactive
  /// They do for a moment, as while a row is swiped.
  case transient
  /// They do.
  case active

  /// Whether they do at all.
  public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The edit mode of all that a window or picture shows outside of navigation containers and presentations.
private final class RootEditMode {
  private let signal = Signal()
  private var mode = EditMode.inactive

  var binding: Binding<EditMode> {
    Binding(
      location: FunctionalLocation(
        get: {
          self.signal.track()
          return self.mode
        },
        set: { new, _ in
          guard self.mode != new else { return }
          self.mode = new
          self.signal.send()
        }
      )
    )
  }
}

extension EnvironmentValues {
  /// Whether a person edits what the views around show.
  ///
  /// Each screen of a navigation container and each presentation has a mode of its own, and so has a window; nil only where
  /// there is none, as in values that no view is told.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? scope?.root.rootStorage { RootEditMode() }.binding }
    set { self[EditModeKey.self] = newValue }
  }

  /// The edit mode of a container around; nil where only the window has one.
  var surroundingEditMode: Binding<EditMode>? { self[EditModeKey.self] }
}

/// A button that begins and ends editing.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public nonisolated init() {}
}

extension EditButton: View {
  public var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      guard let editMode else { return }
      editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
