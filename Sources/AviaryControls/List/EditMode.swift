@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
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

extension EnvironmentValues {
  /// Whether a person edits what the views around show; nil where nothing can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
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
