import AviaryControls
import AviaryEngine

/// The dialog that a view has put up last.
@MainActor
final class ShownFileDialog {
  private var closer: Program.DialogCloser?

  nonisolated init() {}

  /// Another one is put up.
  func show(_ closer: Program.DialogCloser) { self.closer = closer }

  /// Takes it away, if a person has not answered it yet.
  func close() { closer?.close() }

  /// Takes it away when the view is gone that has put it up.
  var goesWithView: WhileMounted {
    WhileMounted(end: { [self] in MainActor.assumeIsolated { close() } })
  }
}
