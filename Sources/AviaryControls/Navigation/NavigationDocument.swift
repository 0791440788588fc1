public import AviaryEngine
import AviaryGraphics
public import CoreTransferable
public import Foundation

/// Says once that what a screen is about is not shown in its bar.
private func tellOfNavigationDocument() {
  Warnings.once(
    "navigationDocument has no effect: bars here show no document to drag or share; ShareLink does"
  )
}

extension View {
  /// Says which file the screen is about; bars show none, which is said once.
  ///
  /// - Parameter url: The file's address.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    tellOfNavigationDocument()
    return self
  }

  /// Says what the screen is about; bars show nothing of it, which is said once.
  ///
  /// - Parameter document: What can be handed on.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
    tellOfNavigationDocument()
    return self
  }
}
