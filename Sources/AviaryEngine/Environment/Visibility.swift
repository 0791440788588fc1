@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As it is usual in the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
