import AviaryDrawing
import AviaryGeometry
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

/// What reloads the data of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Reloads the data; returns when that is done.
  public func callAsFunction() async { await action() }
}

enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What reloads the data of the view; nil where nobody said how.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person reload the data of this view, by pulling a list down.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
