import AviaryApps
import AviaryGeometry
import Foundation

/// How large the content of a window can be, in points.
///
/// Used on the main thread.
final class WindowSizes: @unchecked Sendable {
  var least = CGSize.zero
  var ideal = CGSize.zero
  var greatest = CGSize.zero
  /// Whether `ideal` and `greatest` are wanted.
  let measuresAll: Bool
  /// The size of the screen that a size to open with is wanted for; nil where none is wanted.
  var screen: CGSize??
  /// The size to open with.
  var opening: CGSize?
  /// What places the window, while that is wanted.
  var makePlacement: ((WindowLayoutRoot) -> WindowPlacement)?
  /// Where it is placed; nil where nothing says so.
  var placement: WindowPlacement?
  /// What says where the window goes when it is made large; nil for the whole screen.
  let makeIdealPlacement: ((WindowLayoutRoot) -> WindowPlacement)?
  /// Where it goes then.
  var idealPlacement: WindowPlacement?

  init(
    measuresAll: Bool,
    makeIdealPlacement: ((WindowLayoutRoot) -> WindowPlacement)? = nil
  ) {
    self.measuresAll = measuresAll
    self.makeIdealPlacement = makeIdealPlacement
  }
}
