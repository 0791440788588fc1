@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// Renames what the view around shows; it is disabled where nobody says how.
public struct RenameButton<Label: View> {
  @Environment(\.rename) private var rename
  let label: Label

  /// Creates a button with the title Rename and a pencil.
  public nonisolated init() where Label == AviaryControls.Label<Text, Image> {
    label = AviaryControls.Label("Rename", systemImage: "pencil")
  }
}

@available(*, unavailable)
extension RenameButton: Sendable {}

extension RenameButton: View {
  /// A button that does the rename action around.
  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

/// Begins to rename something.
@MainActor @preconcurrency
public struct RenameAction {
  nonisolated(unsafe) let action: () -> Void

  package nonisolated init(_ action: @escaping () -> Void) { self.action = action }

  /// Begins to rename it.
  public func callAsFunction() { action() }
}

@available(*, unavailable)
extension RenameAction: Sendable {}

enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What a rename button does; nil where nothing can be renamed.
  public package(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what rename buttons in this view do.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }

  /// Lets rename buttons in this view move the focus to the view that follows a state: a field with the name.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
