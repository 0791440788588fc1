import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers of rows that are swiped or carried elsewhere.
struct SwipeTheme: Sendable {
  /// The least width of an action, in points; published.
  var actionWidth: CGFloat = 74
  /// The most width of an action by itself, in points: a longer title has two lines; published.
  var greatestActionWidth: CGFloat = 120
  /// Beside the label of an action, in points; chosen.
  var actionPadding: CGFloat = 12
  /// How much of a drag beyond the actions is followed, 0 to 1; chosen.
  var resistance: CGFloat = 0.3
  /// The part of a row's width beyond which its first action is done, 0 to 1; chosen.
  var fullShare: CGFloat = 0.6
  /// How fast a swipe opens a row that has not come far, in points a second; chosen.
  var flick: CGFloat = 300
  /// How long a finger holds still before what it did is no flick, in seconds; chosen.
  var restDuration: Double = 0.1
  /// How long a press lifts a row, in seconds; chosen.
  var reorderDelay: Double = 0.5
  /// How long rows take to make space, in seconds; chosen.
  var reorderDuration: Double = 0.25
  /// How far beside the sign for moving a row a press counts, in points; chosen.
  var gripReach = CGSize(width: 12, height: 11)
  /// How far beside the sign for deleting a row a press counts, in points; chosen.
  var deletionReach = CGSize(width: 10, height: 11)
}
